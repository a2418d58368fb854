//! Between what is stored of a table and what its state machine speaks of.

use host::{Append, SeatHolder, Seating, Then};
use store::{GuestId, StoredSeat, StoredTable};

/// Who sits at a stored table.
pub(crate) fn seating(table: StoredTable) -> Seating<GuestId> {
    let holder = |seat| match seat {
        StoredSeat::Open { played_by } => SeatHolder::Open { played_by },
        StoredSeat::Person { guest, name, played_by, .. } => {
            SeatHolder::Person { person: guest, name, played_by }
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
pub(crate) fn stored_append(table: &str, append: Append) -> store::Append {
    let to_act = match append.then {
        Then::Asked(seat) => Some(seat.index()),
        Then::Over { .. } => None,
    };
    store::Append { table: table.to_owned(), number: append.number, entry: append.entry, to_act }
}
