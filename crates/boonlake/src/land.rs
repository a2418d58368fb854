//! What lies and stands on the map.

use crate::components::parts;
use crate::region::Region;
use crate::space::{BySpace, Site, Space, SpaceSet};
use crate::tile::{MAX_CATTLE, Tile, n_sites};
use serde::{Deserialize, Serialize};
use table::{Seat, named_enum};

named_enum! {
    /// What stands on a building site.
    pub enum Piece {
        /// An inhabitant.
        Inhabitant = "inhabitant",
        /// A house.
        House = "house",
        /// A settlement.
        Settlement = "settlement",
    }
}

/// A piece on a building site.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Presence {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub piece: Piece,
}

/// What lies on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Laid {
    /// No tile yet.
    Nothing,
    /// A pasture.
    Pasture,
    /// A building tile.
    Building(Tile),
}

/// A space and everything on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Spot {
    /// The tile.
    pub laid: Laid,
    /// The pieces on its sites.
    pub sites: [Option<Presence>; 2],
    /// The cattle of each seat.
    pub cattle: [u8; 4],
}

impl Spot {
    const EMPTY: Spot = Spot { laid: Laid::Nothing, sites: [None; 2], cattle: [0; 4] };

    /// All cattle here.
    pub fn n_cattle(&self) -> u8 {
        self.cattle.iter().sum()
    }

    /// All presences here.
    pub fn n_presences(&self) -> u8 {
        self.n_cattle() + self.sites.iter().flatten().count() as u8
    }

    /// The presences of one seat here.
    pub fn n_presences_of(&self, seat: Seat) -> u8 {
        let pieces = self.sites.iter().flatten().filter(|presence| presence.seat == seat);
        self.cattle[seat.index()] + pieces.count() as u8
    }

    /// How many pieces of a sort stand here, whoever owns them.
    pub fn n_pieces(&self, piece: Piece) -> u8 {
        self.sites.iter().flatten().filter(|presence| presence.piece == piece).count() as u8
    }

    /// How many sites the tile here has.
    pub fn n_sites(&self) -> usize {
        match self.laid {
            Laid::Building(tile) => n_sites(tile),
            Laid::Nothing | Laid::Pasture => 0,
        }
    }
}

/// The map during a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terrain {
    spots: BySpace<Spot>,
    /// The spaces with a tile.
    laid: SpaceSet,
    /// The spaces with a pasture.
    pastures: SpaceSet,
}

impl Default for Terrain {
    fn default() -> Terrain {
        Terrain {
            spots: BySpace::from_fn(|_| Spot::EMPTY),
            laid: SpaceSet::EMPTY,
            pastures: SpaceSet::EMPTY,
        }
    }
}

impl Terrain {
    /// A space and what is on it.
    #[inline]
    pub fn spot(&self, at: Space) -> &Spot {
        &self.spots[at]
    }

    /// The spaces with a tile.
    pub fn laid(&self) -> SpaceSet {
        self.laid
    }

    /// The spaces with a pasture.
    pub fn pastures(&self) -> SpaceSet {
        self.pastures
    }

    /// The empty spaces next to a tile.
    pub fn open_spaces(&self) -> SpaceSet {
        let neighbours = &parts().land.neighbours;
        let near = self.laid.iter().fold(SpaceSet::EMPTY, |near, at| near.or(neighbours[at]));
        near.without(self.laid)
    }

    /// The piece on a site.
    pub fn piece(&self, site: Site) -> Option<Presence> {
        self.spots[site.at].sites[site.index()]
    }

    /// Whether a tile with this site lies there.
    pub fn has_site(&self, site: Site) -> bool {
        site.index() < self.spots[site.at].n_sites()
    }

    /// The sites on which a seat has a certain piece.
    pub fn sites_with(&self, seat: Seat, piece: Piece) -> impl Iterator<Item = Site> {
        let wanted = Some(Presence { seat, piece });
        self.laid
            .without(self.pastures)
            .iter()
            .flat_map(Site::of)
            .filter(move |&site| self.piece(site) == wanted)
    }

    /// The sites on which nothing stands.
    pub fn free_sites(&self) -> impl Iterator<Item = Site> {
        self.laid
            .without(self.pastures)
            .iter()
            .flat_map(Site::of)
            .filter(|&site| self.has_site(site) && self.piece(site).is_none())
    }

    /// Sums something over the tiles adjacent to a space.
    pub(crate) fn around(&self, at: Space, count: impl Fn(&Spot) -> u8) -> u8 {
        parts().land.neighbours[at].within(self.laid).iter().map(|at| count(&self.spots[at])).sum()
    }

    /// The presences next to a piece: on its own tile and on adjacent ones.
    pub fn presences_beside(&self, site: Site) -> u8 {
        self.around(site.at, Spot::n_presences) + self.spots[site.at].n_presences() - 1
    }

    /// The presences of a seat on some spaces.
    pub fn presences_on(&self, seat: Seat, spaces: SpaceSet) -> u8 {
        self.laid.within(spaces).iter().map(|at| self.spots[at].n_presences_of(seat)).sum()
    }

    /// The presences of a seat in a region.
    pub fn presences_in(&self, seat: Seat, region: Region) -> u8 {
        self.presences_on(seat, parts().land.regions[region as usize])
    }

    /// The presences of a seat in all regions but one.
    pub fn presences_outside(&self, seat: Seat, region: Region) -> u8 {
        self.presences_on(seat, SpaceSet::ALL.without(parts().land.regions[region as usize]))
    }

    /// The VP for each cattle of a seat and each settlement adjacent to it.
    pub fn cattle_vp(&self, seat: Seat) -> u8 {
        self.pastures
            .iter()
            .map(|at| {
                let n_cattle = self.spots[at].cattle[seat.index()];
                match n_cattle {
                    0 => 0,
                    _ => n_cattle * self.around(at, |spot| spot.n_pieces(Piece::Settlement)),
                }
            })
            .sum()
    }

    /// The size of the largest group of adjacent tiles on all of which a seat is present.
    pub fn connected_tiles(&self, seat: Seat) -> u8 {
        let mut left: SpaceSet =
            self.laid.iter().filter(|&at| self.spots[at].n_presences_of(seat) > 0).collect();
        let mut largest = 0;
        while let Some(first) = left.iter().next() {
            let mut group: SpaceSet = [first].into_iter().collect();
            loop {
                let neighbours = &parts().land.neighbours;
                let near = group.iter().fold(group, |near, at| near.or(neighbours[at]));
                let grown = near.within(left);
                if grown == group {
                    break;
                }
                group = grown;
            }
            largest = largest.max(group.len() as u8);
            left = left.without(group);
        }
        largest
    }

    /// Lays a building tile.
    pub(crate) fn lay(&mut self, at: Space, tile: Tile) {
        self.spots[at].laid = Laid::Building(tile);
        self.laid.add(at);
    }

    /// Lays a pasture.
    pub(crate) fn lay_pasture(&mut self, at: Space) {
        self.spots[at].laid = Laid::Pasture;
        self.laid.add(at);
        self.pastures.add(at);
    }

    /// Puts a piece on a site, in place of what stood there.
    pub(crate) fn put(&mut self, site: Site, seat: Seat, piece: Piece) {
        self.spots[site.at].sites[site.index()] = Some(Presence { seat, piece });
    }

    /// Puts cattle on a pasture.
    pub(crate) fn put_cattle(&mut self, at: Space, seat: Seat) {
        self.spots[at].cattle[seat.index()] += 1;
    }

    /// The pastures that have room.
    pub fn pastures_with_room(&self) -> impl Iterator<Item = Space> {
        self.pastures.iter().filter(|&at| self.spots[at].n_cattle() < MAX_CATTLE)
    }

    /// Compares what is kept about the tiles with the tiles themselves.
    pub(crate) fn is_consistent(&self) -> bool {
        let with = |is: fn(Laid) -> bool| -> SpaceSet {
            Space::all().filter(|&at| is(self.spots[at].laid)).collect()
        };
        self.laid == with(|laid| laid != Laid::Nothing)
            && self.pastures == with(|laid| laid == Laid::Pasture)
            && Space::all().all(|at| {
                let spot = &self.spots[at];
                let n_sites = spot.n_sites();
                let is_pasture = spot.laid == Laid::Pasture;
                spot.sites[n_sites..].iter().all(Option::is_none)
                    && if is_pasture { spot.n_cattle() <= MAX_CATTLE } else { spot.n_cattle() == 0 }
            })
    }
}
