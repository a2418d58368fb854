//! Between what is stored of a table and what its state machine speaks of.

use host::{Append, SeatHolder, Seating, Then};
use protocol::TableId;
use store::{Outcome, PersonId, SideResult, StoredSeat, StoredTable};
use table::{Side, Standings};

/// Who sits at a stored table.
pub(crate) fn seating(table: StoredTable) -> Seating<PersonId> {
    let holder = |seat| match seat {
        StoredSeat::Open { played_by } => SeatHolder::Open { played_by },
        StoredSeat::Person { person, name, played_by, .. } => {
            SeatHolder::Person { person, name, played_by }
        }
        StoredSeat::Computer { level } => SeatHolder::Computer { level },
    };
    Seating {
        owner: table.owner,
        seats: table.seats.into_iter().map(holder).collect(),
        is_listed: table.listed,
        rematch: table.rematch,
    }
}

/// An entry as it is stored.
pub(crate) fn stored_append(table: &TableId, append: Append) -> store::Append {
    let then = match append.then {
        Then::Asked(seat) => store::Then::Asked(seat),
        Then::Over { record, standings } => {
            store::Then::Over(Outcome { sides: sides(&standings), record: record.to_string() })
        }
    };
    store::Append { table: table.clone(), number: append.number, entry: append.entry, then }
}

fn sides(standings: &Standings) -> Vec<SideResult> {
    let winners = standings.winners();
    let result =
        |(side, total): (Side, i32)| SideResult { total, is_winner: winners.contains(&side) };
    Side::all(standings.n_sides()).zip(standings.totals()).map(result).collect()
}
