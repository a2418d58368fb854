//! The parts of a farm that a told event lights, on the near farm and on the far one.

use super::thing::Thing;
use crate::face::Spot as Place;
use crate::table::Table;
use drawing::suna_valo::{Lie, TrackPlace, told_place};
use suna_valo::{Column, FarmRef, Site, Spot, Track};
use table::Seat;

/// A part of a farm, whoever looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FarmPart {
    Column(Column),
    /// The stores in the head of a column.
    Stores(Column),
    Satchel,
    Stones,
    Track(Track),
    Figure(Spot),
}

/// Things come before, each kind in a row of its own.
const FIRST: u16 = 60_000;
const N_COLUMNS: usize = Column::ALL.len();
const N_TRACKS: usize = Track::ALL.len();

impl FarmPart {
    /// Its place on the table.
    pub(super) fn spot(self, seat: Seat) -> Place {
        let index = match self {
            FarmPart::Satchel => 0,
            FarmPart::Stones => 1,
            FarmPart::Track(track) => 2 + track as usize,
            FarmPart::Column(column) => 2 + N_TRACKS + column as usize,
            FarmPart::Stores(column) => 2 + N_TRACKS + N_COLUMNS + column as usize,
            FarmPart::Figure(spot) => 2 + N_TRACKS + 2 * N_COLUMNS + spot as usize,
        };
        let index = 2 * index + seat.index();
        Place(FIRST + u16::try_from(index).expect("a farm has few parts"))
    }

    /// The seat on whose farm a place is, if it is a part of one.
    pub(super) fn seat_of(place: Place) -> Option<Seat> {
        Seat::new(usize::from(place.0.checked_sub(FIRST)?) % 2)
    }

    /// Whether it is told of, on a seat's farm.
    pub(super) fn is_told(self, seat: Seat, table: Table) -> bool {
        table.highlighted.with(|spots| spots.contains(&self.spot(seat)))
    }
}

/// Where something happened. What is paid at the market is energy.
pub(super) fn place_of(site: Site) -> Place {
    let (part, seat) = match site {
        Site::Village(place) => return Thing::Stall(place).spot(),
        Site::Display(seat, place) => return Thing::Display(seat, place).spot(),
        Site::Card(card) => return Thing::Card(card).spot(),
        Site::Public(order) => return Thing::Public(order).spot(),
        Site::Ship(order) => return Thing::Ship(order).spot(),
        Site::Tile(tile) => return Thing::Tile(tile).spot(),
        Site::Column(seat, column) => (FarmPart::Column(column), seat),
        Site::Head(seat, column) => (FarmPart::Stores(column), seat),
        Site::Satchel(seat) => (FarmPart::Satchel, seat),
        Site::Stones(seat) | Site::Market(seat) => (FarmPart::Stones, seat),
        Site::Track(seat, track) => (FarmPart::Track(track), seat),
        Site::Spot(seat, spot) => (FarmPart::Figure(spot), seat),
    };
    part.spot(seat)
}

/// Rings around the gears and the spaces of the tracks that are told of.
pub(super) fn told_on_tracks(farm: FarmRef<'_>, seat: Seat, table: Table, lie: Lie) -> String {
    let parts = farm.components();
    let mut told = String::new();
    for &track in Track::ALL {
        if FarmPart::Track(track).is_told(seat, table) {
            told += &told_place(TrackPlace::of(farm.gears, track), parts, lie);
        }
        for space in 0..=parts.top(track) {
            let blocker = parts.blocker(track, space).map(|(spot, _)| FarmPart::Figure(spot));
            if blocker.is_some_and(|it| it.is_told(seat, table)) {
                told += &told_place(TrackPlace::Space(track, space), parts, lie);
            }
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Every part of both farms is a place of its own, and no thing.
    #[test]
    fn no_two_parts_share_a_place() {
        let columns = Column::ALL.iter();
        let columns = columns.flat_map(|&it| [FarmPart::Column(it), FarmPart::Stores(it)]);
        let tracks = Track::ALL.iter().map(|&it| FarmPart::Track(it));
        let figures = Spot::ALL.iter().map(|&it| FarmPart::Figure(it));
        let others = [FarmPart::Satchel, FarmPart::Stones];
        let parts: Vec<FarmPart> = columns.chain(tracks).chain(figures).chain(others).collect();
        let places: Vec<Place> =
            Seat::all(2).flat_map(|seat| parts.iter().map(move |it| it.spot(seat))).collect();
        assert!(places.iter().all(|it| Thing::at(*it).is_none()));
        let different: BTreeSet<u16> = places.iter().map(|it| it.0).collect();
        assert_eq!(different.len(), 2 * parts.len());
        for seat in Seat::all(2) {
            assert!(parts.iter().all(|it| FarmPart::seat_of(it.spot(seat)) == Some(seat)));
        }
        assert_eq!(FarmPart::seat_of(Thing::Stones.spot()), None);
    }
}
