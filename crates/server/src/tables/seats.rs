//! Who sits at a table, as a reader is told.

use protocol::{Holder, SeatInfo, TableInfo};
use store::{GuestId, StoredSeat, StoredTable};

/// A table as a reader is told. `is_here` says whether a guest is connected.
pub(crate) fn info(
    table: &StoredTable,
    reader: Option<GuestId>,
    n_watchers: usize,
    is_here: impl Fn(GuestId) -> bool,
) -> TableInfo {
    let seed = table.match_setup.seed();
    TableInfo {
        id: table.id.clone(),
        game: table.match_setup.game.clone(),
        rules: table.match_setup.rules,
        components: table.match_setup.components,
        options: table.match_setup.options.clone(),
        seed_hash: seed.map(|seed| seed.commitment()).unwrap_or_default(),
        seats: table.seats.iter().map(|seat| seat_info(seat, reader, &is_here)).collect(),
        undo: table.undo,
        listed: table.listed,
        is_owner: reader == Some(table.owner),
        n_watchers,
        rematch: table.rematch.clone(),
    }
}

fn seat_info(
    seat: &StoredSeat,
    reader: Option<GuestId>,
    is_here: &impl Fn(GuestId) -> bool,
) -> SeatInfo {
    let (holder, played_by) = match seat {
        StoredSeat::Open { played_by } => (Holder::Open, played_by.clone()),
        StoredSeat::Person { guest, name, played_by, .. } => {
            (Holder::Person { name: name.clone(), is_here: is_here(*guest) }, played_by.clone())
        }
        StoredSeat::Computer { level } => (Holder::Computer { level: level.clone() }, None),
    };
    let is_mine = seat.guest().is_some() && seat.guest() == reader;
    SeatInfo { holder, is_mine, played_by }
}
