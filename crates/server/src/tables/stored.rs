//! Between what is stored of a table and what its state machine speaks of.

use host::{
    Agreement, Append, ClockState, Past, SeatHolder, Seating, SilenceLeft, StoredPlan, Then,
};
use protocol::{StandIn, TableId};
use std::time::Duration;
use store::{
    Outcome, PersonId, SeatPlan, SideResult, StoredClock, StoredSeat, StoredSilence, StoredStandIn,
    StoredTable,
};
use table::Standings;

/// Who sits at a stored table.
pub(crate) fn seating(table: StoredTable) -> Seating<PersonId> {
    let holder = |seat| match seat {
        StoredSeat::Open { played_by } => SeatHolder::Open { played_by },
        StoredSeat::Person {
            person,
            name,
            played_by,
            stand_in,
            moved_from,
            hesitates,
            holiday_until,
            has_own_name: _,
        } => {
            let yields = stand_in.as_ref().is_some_and(|stand_in| stand_in.yields);
            let holiday_until = holiday_until.map(|until| until / 1_000);
            let stand_in = stand_in.map(told);
            let past = Past { stand_in, yields, moved_from, hesitates, holiday_until };
            SeatHolder::Person { person, name, played_by, past }
        }
        StoredSeat::Computer { level, given_up_by } => SeatHolder::Computer { level, given_up_by },
    };
    Seating {
        owner: table.owner,
        seats: table.seats.into_iter().map(holder).collect(),
        is_listed: table.listed,
        is_for_members: table.members_only,
        is_rated: table.rated,
        rematch: table.rematch,
        has_begun: table.has_begun,
        code: table.code,
    }
}

/// What was agreed at a stored table.
pub(crate) fn agreement(table: &StoredTable) -> Agreement {
    Agreement {
        grace: Duration::from_secs(table.grace.into()),
        pace: table.pace,
        away: table.away.clone(),
        watchers: table.watchers,
        changed: table.terms_changed.clone(),
    }
}

/// How much time is left at a stored table.
pub(crate) fn clock(stored: &StoredClock) -> ClockState {
    let time = |milliseconds: i64| Duration::from_millis(milliseconds.max(0) as u64);
    ClockState {
        reserves: stored.reserves.iter().map(|reserve| reserve.map(time)).collect(),
        used: stored.used.map(time),
        left: stored.left.map(time),
        is_paused: stored.is_paused,
        silence: stored
            .silence
            .map(|silence| SilenceLeft { number: silence.number, left: time(silence.left) }),
    }
}

/// How much time is left, as it is stored.
pub(crate) fn stored_clock(state: ClockState) -> StoredClock {
    let milliseconds = |time: Duration| time.as_millis() as i64;
    StoredClock {
        reserves: state.reserves.into_iter().map(|reserve| reserve.map(milliseconds)).collect(),
        used: state.used.map(milliseconds),
        left: state.left.map(milliseconds),
        is_paused: state.is_paused,
        silence: state.silence.map(|silence| StoredSilence {
            number: silence.number,
            left: milliseconds(silence.left),
        }),
    }
}

fn told(stored: StoredStandIn) -> StandIn {
    let StoredStandIn { level, since, until, .. } = stored;
    StandIn { level, since: since as usize, until: until.map(|until| until as usize) }
}

/// A stored plan.
pub(crate) fn plan(stored: SeatPlan) -> StoredPlan {
    let SeatPlan { seat, number, plan } = stored;
    StoredPlan { seat, number, plan }
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
    let Append { number, entry, clock, .. } = append;
    store::Append { table: table.clone(), number, entry, then, clock: clock.map(stored_clock) }
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
