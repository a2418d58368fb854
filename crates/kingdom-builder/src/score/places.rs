//! Gold for pieces near castles, palaces, capitols and other special hexes.

use super::{Realm, count, touching};
use crate::cell_set::CellSet;
use table::Seat;

/// KB-7.6 Three gold for each castle with a piece next to it.
pub fn castle(realm: &Realm<'_>, seat: Seat) -> i32 {
    let own = realm.own(seat);
    let reached = realm.board.castles.iter().filter(|castle| castle.neighbours().meets(own));
    3 * reached.count() as i32
}

/// KB-10.4 Five gold for each palace with most pieces next to it.
pub fn palace(realm: &Realm<'_>, seat: Seat) -> i32 {
    rivalry(realm, seat, realm.board.palaces)
}

/// KB-10.22 Locations, castles and nomad hexes pay like palaces; palaces not again, silos nothing.
pub(super) fn noblewomen(realm: &Realm<'_>, seat: Seat) -> i32 {
    rivalry(realm, seat, realm.board.landmarks)
}

/// KB-12.1 One gold for each piece at most two hexes away from a capitol.
pub fn capitol(realm: &Realm<'_>, seat: Seat) -> i32 {
    let own = realm.own(seat);
    let paid = realm.board.capitols.iter().map(|capitol| {
        let near = *capitol.neighbours();
        count((near | near.neighbours()) & *own)
    });
    paid.sum()
}

/// Five gold for each hex which nobody has more pieces next to; all who tie for most get it, but
/// KB-10.5 nobody gets it for having none there.
fn rivalry(realm: &Realm<'_>, seat: Seat, hexes: CellSet) -> i32 {
    let own = realm.own(seat);
    let is_won = |&hex: &_| {
        let strength = touching(hex, own);
        strength > 0 && realm.pieces.iter().all(|other| touching(hex, other) <= strength)
    };
    5 * hexes.iter().filter(is_won).count() as i32
}
