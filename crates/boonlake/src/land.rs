//! What lies and stands on the map.

use crate::components::Components;
use crate::effect::SiteRule;
use crate::region::Region;
use crate::space::{BySpace, Site, Space, SpaceSet};
use crate::state::MAX_PLAYERS;
use crate::tile::{MAX_CATTLE, Tile};
use serde::{Deserialize, Serialize};
use std::ops::Deref;
use table::{Side, named_enum, read_fields};

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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Presence {
    /// Whose.
    pub side: Side,
    /// What.
    pub piece: Piece,
}

read_fields! { Presence: side, piece }

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
    /// The cattle of each side.
    pub cattle: [u8; MAX_PLAYERS],
}

impl Spot {
    const EMPTY: Spot = Spot { laid: Laid::Nothing, sites: [None; 2], cattle: [0; MAX_PLAYERS] };

    /// All cattle here.
    pub fn n_cattle(&self) -> u8 {
        self.cattle.iter().sum()
    }

    /// All presences here.
    pub fn n_presences(&self) -> u8 {
        self.n_cattle() + self.sites.iter().flatten().count() as u8
    }

    /// The presences of one side here.
    pub fn n_presences_of(&self, side: impl Into<Side>) -> u8 {
        let side = side.into();
        let pieces = self.sites.iter().flatten().filter(|presence| presence.side == side);
        self.cattle[side.index()] + pieces.count() as u8
    }

    /// How many pieces of a sort stand here, whoever owns them.
    pub fn n_pieces(&self, piece: Piece) -> u8 {
        self.sites.iter().flatten().filter(|presence| presence.piece == piece).count() as u8
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

    /// The piece on a site.
    pub fn piece(&self, site: Site) -> Option<Presence> {
        self.spots[site.at].sites[site.index()]
    }

    /// The sites on which a side has a certain piece.
    pub fn sites_with<S: Into<Side>>(&self, side: S, piece: Piece) -> impl Iterator<Item = Site> {
        let wanted = Some(Presence { side: side.into(), piece });
        (self.laid - self.pastures)
            .iter()
            .flat_map(Site::of)
            .filter(move |&site| self.piece(site) == wanted)
    }

    /// The presences of a side on some spaces.
    pub fn presences_on(&self, side: impl Into<Side>, spaces: SpaceSet) -> u8 {
        let side = side.into();
        (self.laid & spaces).iter().map(|at| self.spots[at].n_presences_of(side)).sum()
    }

    /// The pastures that have room.
    pub fn pastures_with_room(&self) -> impl Iterator<Item = Space> {
        self.pastures.iter().filter(|&at| self.spots[at].n_cattle() < MAX_CATTLE)
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
    pub(crate) fn put(&mut self, site: Site, side: impl Into<Side>, piece: Piece) {
        let presence = Presence { side: side.into(), piece };
        self.spots[site.at].sites[site.index()] = Some(presence);
    }

    /// Puts cattle on a pasture.
    pub(crate) fn put_cattle(&mut self, at: Space, side: impl Into<Side>) {
        self.spots[at].cattle[side.into().index()] += 1;
    }
}

/// The map with what is printed on it and on its tiles.
#[derive(Clone, Copy, Debug)]
pub struct Map<'a> {
    terrain: &'a Terrain,
    parts: &'a Components,
}

impl<'a> Map<'a> {
    /// What lies and stands there, and what is printed there.
    #[inline]
    pub(crate) fn new(terrain: &'a Terrain, parts: &'a Components) -> Map<'a> {
        Map { terrain, parts }
    }

    /// The region of a space.
    pub fn region(self, at: Space) -> Region {
        self.parts.land.spaces[at].region
    }

    /// What is printed on a site, if there is such a site.
    #[inline]
    pub fn site_rule(self, site: Site) -> Option<&'a SiteRule> {
        match self.terrain.spot(site.at).laid {
            Laid::Building(tile) => self.parts.tile(tile).sites.get(site.index()),
            Laid::Nothing | Laid::Pasture => None,
        }
    }

    /// Whether a tile with this site lies there.
    #[inline]
    pub fn has_site(self, site: Site) -> bool {
        self.site_rule(site).is_some()
    }

    /// The sites on which nothing stands.
    pub fn free_sites(self) -> impl Iterator<Item = Site> + use<'a> {
        let terrain = self.terrain;
        (terrain.laid - terrain.pastures)
            .iter()
            .flat_map(Site::of)
            .filter(move |&site| terrain.piece(site).is_none() && self.has_site(site))
    }

    /// The empty spaces next to a tile.
    pub fn open_spaces(self) -> SpaceSet {
        self.grown(self.terrain.laid) - self.terrain.laid
    }

    /// Some spaces and those adjacent to them.
    fn grown(self, spaces: SpaceSet) -> SpaceSet {
        let neighbours = &self.parts.land.neighbours;
        spaces.iter().fold(spaces, |near, at| near | neighbours[at])
    }

    /// Sums something over the tiles adjacent to a space.
    pub(crate) fn around(self, at: Space, count: impl Fn(&Spot) -> u8) -> u8 {
        let near = self.parts.land.neighbours[at] & self.terrain.laid;
        near.iter().map(|at| count(self.terrain.spot(at))).sum()
    }

    /// The presences on the tiles adjacent to a space.
    pub fn presences_around(self, at: Space) -> u8 {
        self.around(at, Spot::n_presences)
    }

    /// The pieces of a kind on the tiles adjacent to a space.
    pub fn pieces_around(self, at: Space, piece: Piece) -> u8 {
        self.around(at, |spot| spot.n_pieces(piece))
    }

    /// The presences next to a piece: on its own tile and on adjacent ones.
    pub fn presences_beside(self, site: Site) -> u8 {
        self.presences_around(site.at) + self.terrain.spot(site.at).n_presences() - 1
    }

    /// The presences of a side in a region.
    pub fn presences_in(self, side: impl Into<Side>, region: Region) -> u8 {
        self.terrain.presences_on(side, self.parts.land.regions[region as usize])
    }

    /// The presences of a side in all regions but one.
    pub fn presences_outside(self, side: impl Into<Side>, region: Region) -> u8 {
        let elsewhere = self.terrain.laid - self.parts.land.regions[region as usize];
        self.terrain.presences_on(side, elsewhere)
    }

    /// The presences of a side at the ends of bridges.
    pub fn presences_at_bridges(self, side: impl Into<Side>) -> u8 {
        self.terrain.presences_on(side, self.parts.land.bridge_ends)
    }

    /// The VP for each cattle of a side and each settlement adjacent to it.
    pub fn cattle_vp(self, side: impl Into<Side>) -> u8 {
        let side = side.into();
        self.terrain
            .pastures
            .iter()
            .map(|at| {
                let n_cattle = self.terrain.spot(at).cattle[side.index()];
                match n_cattle {
                    0 => 0,
                    _ => n_cattle * self.pieces_around(at, Piece::Settlement),
                }
            })
            .sum()
    }

    /// The cattle of a side next to a space.
    pub fn cattle_beside(self, at: Space, side: impl Into<Side>) -> u8 {
        let side = side.into();
        self.around(at, |spot| spot.cattle[side.index()])
    }

    /// The size of the largest group of adjacent tiles on all of which a side is present.
    pub fn connected_tiles(self, side: impl Into<Side>) -> u8 {
        let side = side.into();
        let is_there = |at: &Space| self.terrain.spot(*at).n_presences_of(side) > 0;
        let mut left: SpaceSet = self.terrain.laid.iter().filter(is_there).collect();
        let mut largest = 0;
        while let Some(first) = left.iter().next() {
            let mut group: SpaceSet = [first].into_iter().collect();
            loop {
                let grown = self.grown(group) & left;
                if grown == group {
                    break;
                }
                group = grown;
            }
            largest = largest.max(group.len() as u8);
            left = left - group;
        }
        largest
    }

    /// Compares what is kept about the tiles with the tiles themselves.
    pub(crate) fn is_consistent(self) -> bool {
        let terrain = self.terrain;
        let with = |is: fn(Laid) -> bool| -> SpaceSet {
            Space::all().filter(|&at| is(terrain.spot(at).laid)).collect()
        };
        terrain.laid == with(|laid| laid != Laid::Nothing)
            && terrain.pastures == with(|laid| laid == Laid::Pasture)
            && Space::all().all(|at| {
                let spot = terrain.spot(at);
                let is_pasture = spot.laid == Laid::Pasture;
                Site::of(at)
                    .iter()
                    .all(|&site| self.has_site(site) || terrain.piece(site).is_none())
                    && if is_pasture { spot.n_cattle() <= MAX_CATTLE } else { spot.n_cattle() == 0 }
            })
    }
}

impl Deref for Map<'_> {
    type Target = Terrain;

    #[inline]
    fn deref(&self) -> &Terrain {
        self.terrain
    }
}
