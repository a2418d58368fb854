//! Between what is stored of a table and what its state machine speaks of.

use host::{Append, Past, SeatHolder, Seating, Then};
use protocol::{StandIn, TableId};
use store::{Outcome, PersonId, SideResult, StoredSeat, StoredStandIn, StoredTable};
use table::Standings;

/// Who sits at a stored table.
pub(crate) fn seating(table: StoredTable) -> Seating<PersonId> {
    let holder = |seat| match seat {
        StoredSeat::Open { played_by } => SeatHolder::Open { played_by },
        StoredSeat::Person { person, name, played_by, stand_in, moved_from, .. } => {
            let yields = stand_in.as_ref().is_some_and(|stand_in| stand_in.yields);
            let past = Past { stand_in: stand_in.map(told), yields, moved_from };
            SeatHolder::Person { person, name, played_by, past }
        }
        StoredSeat::Computer { level, given_up_by } => SeatHolder::Computer { level, given_up_by },
    };
    Seating {
        owner: table.owner,
        seats: table.seats.into_iter().map(holder).collect(),
        is_listed: table.listed,
        is_rated: table.rated,
        rematch: table.rematch,
    }
}

fn told(stored: StoredStandIn) -> StandIn {
    let StoredStandIn { level, since, until, .. } = stored;
    StandIn { level, since: since as usize, until: until.map(|until| until as usize) }
}

/// An entry as it is stored.
pub(crate) fn stored_append(table: &TableId, append: Append) -> store::Append {
    let then = match append.then {
        Then::Asked(seat) => store::Then::Asked(seat),
        Then::Over { record, standings } => store::Then::Over(Outcome {
            sides: sides(&standings),
            n_plies: record.plies.len() as u64,
            record: record.to_string(),
        }),
    };
    store::Append { table: table.clone(), number: append.number, entry: append.entry, then }
}

fn sides(standings: &Standings) -> Vec<SideResult> {
    let places = standings.places();
    let result = |(side, total): (usize, i32)| {
        let points = standings.categories.iter();
        SideResult {
            total,
            place: places[side] as u32,
            points: points.map(|one| (one.name.to_owned(), one.points[side])).collect(),
        }
    };
    standings.totals().into_iter().enumerate().map(result).collect()
}
