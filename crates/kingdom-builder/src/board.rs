//! The land a match is played on: four quadrants, perhaps the island, caves and capitols.

use crate::cell::{BOARD_ROWS, Cell, SLOTS, WIDTH};
use crate::cell_set::CellSet;
use crate::components::Components;
use crate::location::{Location, Special};
use crate::quadrant::{IslandSide, Land, Quadrant};
use crate::terrain::Terrain;
use arrayvec::ArrayVec;

/// A quadrant laid out, perhaps turned by half.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placed {
    /// Which quadrant.
    pub quadrant: Quadrant,
    /// Whether it is turned by 180 degrees.
    pub is_turned: bool,
}

impl Placed {
    /// What is at a place of the quadrant as it lies.
    fn land(self, components: &Components, row: usize, col: usize) -> Option<Land> {
        let (row, col) = if self.is_turned { (9 - row, 9 - col) } else { (row, col) };
        components.quadrant(self.quadrant).land(row, col)
    }
}

/// The most location hexes a board can have: two on each quadrant, one on the island.
pub(crate) const MAX_LOCATIONS: usize = 9;
/// The most nomad hexes: three on the quarry's quadrant, one on each of the other three.
pub(crate) const MAX_NOMADS: usize = 6;
/// The most silo hexes, so that the turns of five seats for each have room in
/// [`Open::silo_turns`](crate::Open::silo_turns).
pub(crate) const MAX_SILOS: usize = 6;

/// Location and nomad hexes as bits: locations first, then nomads.
pub(crate) type SiteMask = u16;

/// Everything about the land that stays the same during a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// The quadrants: top left, top right, bottom left, bottom right.
    pub quadrants: [Placed; 4],
    /// The side of the island that lies up, if the island is in play.
    pub island: Option<IslandSide>,
    /// Location hexes in reading order.
    pub locations: ArrayVec<(Cell, Location), MAX_LOCATIONS>,
    /// Nomad hexes in reading order.
    pub nomads: ArrayVec<Cell, MAX_NOMADS>,
    /// Castle hexes.
    pub castles: CellSet,
    /// Palace hexes.
    pub palaces: CellSet,
    /// Silo hexes.
    pub silos: CellSet,
    /// Castle hexes with a capitol on them.
    pub capitols: CellSet,
    /// Mountains with a cave in them.
    pub caves: CellSet,
    /// Location, castle, nomad, palace and silo hexes.
    pub special: CellSet,
    /// Location, castle and nomad hexes, which some rules name alone.
    pub landmarks: CellSet,
    /// What workers and merchants count: location, castle, nomad and palace hexes.
    pub workplaces: CellSet,
    /// Where one may build without a special action.
    pub buildable: CellSet,
    /// The outermost hexes of the 20 by 20 board.
    pub edge: CellSet,
    /// Hexes next to a special hex.
    pub by_special: CellSet,
    /// Hexes next to a workplace.
    pub by_workplace: CellSet,
    /// Hexes next to a cave.
    pub by_cave: CellSet,
    /// Hexes next to water.
    pub by_water: CellSet,
    /// Hexes next to a mountain.
    pub by_mountain: CellSet,
    land: Vec<Option<Land>>,
    terrain: [CellSet; Terrain::ALL.len()],
    touches: Vec<SiteMask>,
    tiles_of: [SiteMask; Location::ALL.len()],
}

impl Board {
    /// Lays out quadrants and island; caves and capitols come later.
    pub fn new(
        components: &Components,
        quadrants: [Placed; 4],
        island: Option<IslandSide>,
    ) -> Board {
        let mut board = Board {
            quadrants,
            island,
            locations: ArrayVec::new(),
            nomads: ArrayVec::new(),
            castles: CellSet::EMPTY,
            palaces: CellSet::EMPTY,
            silos: CellSet::EMPTY,
            capitols: CellSet::EMPTY,
            caves: CellSet::EMPTY,
            special: CellSet::EMPTY,
            landmarks: CellSet::EMPTY,
            workplaces: CellSet::EMPTY,
            buildable: CellSet::EMPTY,
            edge: CellSet::all_where(is_edge),
            by_special: CellSet::EMPTY,
            by_workplace: CellSet::EMPTY,
            by_cave: CellSet::EMPTY,
            by_water: CellSet::EMPTY,
            by_mountain: CellSet::EMPTY,
            land: vec![None; SLOTS],
            terrain: [CellSet::EMPTY; Terrain::ALL.len()],
            touches: vec![0; SLOTS],
            tiles_of: [0; Location::ALL.len()],
        };
        for cell in CellSet::all_where(|_| true).iter() {
            let (row, col) = (cell.row(), cell.col());
            let land = match cell.quadrant() {
                Some(index) => quadrants[index].land(components, row % 10, col % 10),
                None => island.and_then(|side| components.island(side).land(row - BOARD_ROWS, col)),
            };
            if let Some(land) = land {
                board.put(cell, land);
            }
        }
        board.finish();
        board
    }

    fn put(&mut self, cell: Cell, land: Land) {
        self.land[cell.index()] = Some(land);
        match land {
            Land::Terrain(terrain) => {
                self.terrain[terrain as usize].add(cell);
                if terrain.is_buildable() {
                    self.buildable.add(cell);
                }
                return;
            }
            Land::Location(location) => self.locations.push((cell, location)),
            Land::Special(Special::Nomad) => self.nomads.push(cell),
            Land::Special(Special::Castle) => self.castles.add(cell),
            Land::Special(Special::Palace) => self.palaces.add(cell),
            Land::Special(Special::Silo) => self.silos.add(cell),
        }
        self.special.add(cell);
    }

    /// Fills what is derived from the hexes.
    fn finish(&mut self) {
        for (tile, &(cell, location)) in self.locations.iter().enumerate() {
            self.tiles_of[location as usize] |= 1 << tile;
            for near in cell.neighbours().iter() {
                self.touches[near.index()] |= 1 << tile;
            }
        }
        for (index, cell) in self.nomads.iter().enumerate() {
            for near in cell.neighbours().iter() {
                self.touches[near.index()] |= 1 << (MAX_LOCATIONS + index);
            }
        }
        self.landmarks = self.special & !self.palaces & !self.silos;
        self.workplaces = self.landmarks | self.palaces;
        self.by_special = self.special.neighbours();
        self.by_workplace = self.workplaces.neighbours();
        self.by_water = self.of(Terrain::Water).neighbours();
        self.by_mountain = self.of(Terrain::Mountain).neighbours();
    }

    /// Puts a cave into a mountain.
    pub fn add_cave(&mut self, cell: Cell) {
        self.caves.add(cell);
        self.by_cave = self.caves.neighbours();
    }

    /// All hexes of a terrain.
    #[inline]
    pub fn of(&self, terrain: Terrain) -> CellSet {
        self.terrain[terrain as usize]
    }

    /// The terrain of a hex; `None` for special hexes.
    pub fn terrain_at(&self, cell: Cell) -> Option<Terrain> {
        Terrain::ALL.iter().copied().find(|&terrain| self.of(terrain).has(cell))
    }

    /// What is printed on a hex, if it belongs to this board.
    pub fn land_at(&self, cell: Cell) -> Option<Land> {
        self.land[cell.index()]
    }

    /// The location and nomad hexes next to a hex.
    #[inline]
    pub fn touches(&self, cell: Cell) -> SiteMask {
        self.touches[cell.index() % SLOTS]
    }

    /// The tiles, by the number of their hex, of a kind of location.
    #[inline]
    pub fn tiles_of(&self, location: Location) -> SiteMask {
        self.tiles_of[location as usize]
    }

    /// The rows that count as horizontal lines.
    pub fn n_lines(&self) -> usize {
        if self.island.is_some() { BOARD_ROWS + 5 } else { BOARD_ROWS }
    }

    /// Whether a mountain has two hexes between it and every location, castle and nomad hex
    /// (KB-1.15).
    pub fn may_hold_cave(&self, cell: Cell) -> bool {
        self.of(Terrain::Mountain).has(cell)
            && !cell.is_island()
            && self.landmarks.iter().all(|other| cell.distance(other).is_none_or(|far| far >= 3))
    }
}

fn is_edge(cell: Cell) -> bool {
    let (row, col) = (cell.row(), cell.col());
    !cell.is_island() && (row == 0 || row == BOARD_ROWS - 1 || col == 0 || col == WIDTH - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Components as _;

    fn placed(name: &str, is_turned: bool) -> Placed {
        Placed { quadrant: name.parse().expect("a known quadrant"), is_turned }
    }

    fn cell(row: usize, col: usize) -> Cell {
        Cell::new(row, col).expect("a hex is there")
    }

    /// KB-1.2
    #[test]
    fn a_turned_quadrant_is_read_from_its_other_corner() {
        let quadrants = [
            placed("oasis", false),
            placed("tower", true),
            placed("harbor", false),
            placed("barn", true),
        ];
        let board = Board::new(&Components::ours(), quadrants, None);
        assert_eq!(board.land_at(cell(2, 7)), Some(Land::Location(Location::Oasis)));
        assert_eq!(board.land_at(cell(9 - 3, 10 + 9 - 5)), Some(Land::Location(Location::Tower)));
        assert_eq!(board.land_at(cell(14, 2)), Some(Land::Special(Special::Castle)));
        assert_eq!(
            board.land_at(cell(10 + 9 - 7, 10 + 9 - 7)),
            Some(Land::Special(Special::Castle))
        );
        assert_eq!(board.terrain_at(cell(0, 0)), Some(Terrain::Desert));
        assert_eq!(board.land_at(cell(22, 2)), None);
    }

    /// A settlement never takes two tiles at once, on whatever quadrants (a city may).
    #[test]
    fn no_hex_touches_two_special_hexes() {
        let quadrants = Quadrant::ALL;
        for four in quadrants.chunks(4).chain([&quadrants[5..9], &quadrants[10..14]]) {
            for is_turned in [false, true] {
                let placed = |index: usize| Placed { quadrant: four[index], is_turned };
                let board = Board::new(
                    &Components::ours(),
                    std::array::from_fn(placed),
                    Some(IslandSide::RopeBridge),
                );
                for at in CellSet::all_where(|_| true).iter() {
                    let touched = (*at.neighbours() & board.special).len();
                    assert!(touched <= 1, "{four:?}: {at} touches {touched}");
                }
            }
        }
    }

    /// KB-1.15
    #[test]
    fn caves_need_a_lonely_mountain() {
        let n_caves = |name| {
            let others = ["tavern", "harbor", "farm"].map(|other| placed(other, false));
            let four = [placed(name, false), others[0], others[1], others[2]];
            let board = Board::new(&Components::ours(), four, None);
            CellSet::all_where(|at| at.quadrant() == Some(0) && board.may_hold_cave(at)).len()
        };
        assert_eq!(n_caves("oasis"), 0);
        assert_eq!(n_caves("lighthouse-foresters-lodge"), 3);
        assert_eq!(n_caves("barracks-crossroads"), 1);
    }
}
