//! What a seat sees on the board before it weighs single hexes.

use super::weights::Weights;
use kingdom_builder::{Cell, CellSet, Direction, Location, Objective, Open, Power, Terrain, Work};
use table::Seat;

/// Where a settlement would bring something, and how much.
pub(crate) struct Situation<'a> {
    open: &'a Open,
    weights: &'a Weights,
    pieces: CellSet,
    /// Hexes that bring something by themselves.
    attractors: [(CellSet, f32); MAX_ATTRACTORS],
    n_attractors: usize,
    /// Own settlements on each line, and on the fullest.
    on_line: [u8; 25],
    on_best_line: u8,
    /// What one more settlement in each quadrant is worth.
    quadrants: [f32; 4],
    /// Free hexes of terrains that no own piece touches yet.
    untouched_terrains: [CellSet; 5],
    n_untouched: usize,
}

const MAX_ATTRACTORS: usize = 32;

impl<'a> Situation<'a> {
    pub(crate) fn new(open: &'a Open, weights: &'a Weights, seat: Seat) -> Situation<'a> {
        let mut situation = Situation {
            open,
            weights,
            pieces: open.kingdoms[seat].pieces,
            attractors: [(CellSet::EMPTY, 0.0); MAX_ATTRACTORS],
            n_attractors: 0,
            on_line: [0; 25],
            on_best_line: 0,
            quadrants: [0.0; 4],
            untouched_terrains: [CellSet::EMPTY; 5],
            n_untouched: 0,
        };
        situation.see_special_hexes(seat);
        for objective in open.setting.objectives {
            situation.see_objective(objective, seat);
        }
        situation.see_terrains(seat);
        situation
    }

    /// How many ready tiles build something each turn.
    pub(crate) fn n_building_tiles(open: &Open, seat: Seat) -> f32 {
        let held = open.kingdoms[seat].held;
        let locations = open.board().locations.iter().enumerate();
        locations.filter(|(tile, (_, location))| held >> tile & 1 == 1 && builds(*location)).count()
            as f32
    }

    fn attract(&mut self, hexes: CellSet, weight: f32) {
        if self.n_attractors < MAX_ATTRACTORS {
            self.attractors[self.n_attractors] = (hexes, weight);
            self.n_attractors += 1;
        }
    }

    /// Tiles to take, castles and other special hexes to touch.
    fn see_special_hexes(&mut self, seat: Seat) {
        let open = self.open;
        let kingdom = &open.kingdoms[seat];
        let turns_left = f32::from(kingdom.supply) / 3.5;
        for (tile, (hex, location)) in open.board().locations.iter().enumerate() {
            if open.tiles_left[tile] > 0 && kingdom.taken >> tile & 1 == 0 {
                let weight = match Power::Location(*location).work() {
                    Work::Build(_) | Work::Cathedral | Work::Again => self.weights.building_tile,
                    Work::Move(_) => self.weights.moving_tile,
                    Work::Walls
                    | Work::Scouts
                    | Work::Piece(_)
                    | Work::City
                    | Work::Temple
                    | Work::Sword
                    | Work::ByItself
                    | Work::Answer
                    | Work::Passive => self.weights.other_tile,
                };
                self.attract(*hex.neighbours(), weight * turns_left);
            }
        }
        for (index, hex) in open.board().nomads.iter().enumerate() {
            if open.nomads_left[index].is_some() {
                self.attract(*hex.neighbours(), self.weights.nomad_tile);
            }
        }
        let mut castles = CellSet::EMPTY;
        for castle in open.board().castles.iter() {
            if !castle.neighbours().meets(&self.pieces) {
                castles |= *castle.neighbours();
            }
        }
        self.attract(castles, self.weights.castle);
    }

    fn see_objective(&mut self, objective: Objective, seat: Seat) {
        let open = self.open;
        let board = open.board();
        let place = self.weights.place;
        match objective {
            Objective::Fishermen => {
                self.attract(board.by_water & !board.of(Terrain::Water), place);
            }
            Objective::Miners => {
                self.attract(board.by_mountain & !board.of(Terrain::Mountain), place);
            }
            Objective::Workers => self.attract(board.by_workplace, place),
            Objective::Noblewomen => self.attract(board.landmarks.neighbours(), place),
            Objective::Merchants => {
                let mut untouched = CellSet::EMPTY;
                for hex in board.workplaces.iter() {
                    if !hex.neighbours().meets(&self.pieces) {
                        untouched |= *hex.neighbours();
                    }
                }
                self.attract(untouched, self.weights.merchants);
            }
            Objective::Travellers => self.attract(board.edge, place),
            Objective::Ambassadors => self.attract(open.foreign(seat).neighbours(), place),
            Objective::Geologists => self.attract(board.by_mountain, place),
            Objective::Scouts => {
                if let Some(terrain) = open.setting.removed {
                    let land = board.of(terrain);
                    self.attract(land.neighbours() & !land, place);
                }
            }
            Objective::Lords | Objective::Farmers | Objective::Homesteaders => {
                self.see_quadrants(objective, seat);
            }
            Objective::Discoverers
            | Objective::Knights
            | Objective::Rangers
            | Objective::Mayors => {
                self.on_line = [0; 25];
                self.pieces.iter().for_each(|cell| self.on_line[cell.row()] += 1);
                self.on_best_line = self.on_line[..20].iter().copied().max().unwrap_or(0);
            }
            // What these hope for depends on the other own settlements: see `gain_of`.
            Objective::Hermits
            | Objective::Citizens
            | Objective::Messengers
            | Objective::Vassals
            | Objective::Captains
            | Objective::Chainers
            | Objective::Rovers => {}
            // Nothing is hoped for from these; a search finds them.
            Objective::Families | Objective::Shepherds => {}
        }
    }

    fn see_quadrants(&mut self, objective: Objective, seat: Seat) {
        let count = |seat: Seat| {
            let mut counts = [0i32; 4];
            let quadrants = self.open.kingdoms[seat].pieces.iter().filter_map(Cell::quadrant);
            quadrants.for_each(|quadrant| counts[quadrant] += 1);
            counts
        };
        let own = count(seat);
        match objective {
            Objective::Lords => {
                let mut best_other = [0; 4];
                for other in Seat::all(self.open.setting.n_seats).filter(|&other| other != seat) {
                    for (best, n_pieces) in best_other.iter_mut().zip(count(other)) {
                        *best = (*best).max(n_pieces);
                    }
                }
                for quadrant in 0..4 {
                    let lead = own[quadrant] - best_other[quadrant];
                    let worth = match lead {
                        0 => 1.0,
                        -1 => 0.9,
                        1 => 0.5,
                        lead if lead < 0 => 0.5,
                        _ => 0.1,
                    };
                    self.quadrants[quadrant] += self.weights.lords * worth;
                }
            }
            Objective::Farmers => {
                let fewest = own.iter().copied().min().unwrap_or(0);
                let n_weakest = own.iter().filter(|&&n_pieces| n_pieces == fewest).count();
                let worth = self.weights.farmers / (n_weakest as f32).sqrt();
                self.prefer_quadrants(|quadrant| own[quadrant] == fewest, worth);
            }
            _ => {
                let most = own.iter().copied().max().unwrap_or(0);
                self.prefer_quadrants(|quadrant| own[quadrant] == most, self.weights.place);
            }
        }
    }

    fn prefer_quadrants(&mut self, is_preferred: impl Fn(usize) -> bool, worth: f32) {
        for (quadrant, sum) in self.quadrants.iter_mut().enumerate() {
            if is_preferred(quadrant) {
                *sum += worth;
            }
        }
    }

    /// The fewer terrains one touches, the freer one is with the next card.
    fn see_terrains(&mut self, seat: Seat) {
        for terrain in Terrain::BASE {
            let free = self.open.free(self.open.board().of(terrain));
            if !free.meets(&self.open.kingdoms[seat].near)
                && self.open.turn.terrain != Some(terrain)
            {
                self.untouched_terrains[self.n_untouched] = free;
                self.n_untouched += 1;
            }
        }
    }

    /// What a settlement on a hex is hoped to bring.
    pub(crate) fn gain(&self, at: Cell) -> f32 {
        let mut gain = 0.0;
        for (hexes, weight) in &self.attractors[..self.n_attractors] {
            if hexes.has(at) {
                gain += weight;
            }
        }
        if let Some(quadrant) = at.quadrant() {
            gain += self.quadrants[quadrant];
        }
        for free in &self.untouched_terrains[..self.n_untouched] {
            if at.neighbours().meets(free) {
                gain -= self.weights.terrain;
            }
        }
        for objective in self.open.setting.objectives {
            gain += self.gain_of(objective, at);
        }
        gain
    }

    /// What depends on the other own settlements.
    fn gain_of(&self, objective: Objective, at: Cell) -> f32 {
        let weights = self.weights;
        let on_line = self.on_line[at.row()];
        match objective {
            Objective::Discoverers if on_line == 0 => weights.line,
            Objective::Rangers if on_line == 0 => weights.line,
            Objective::Rangers if on_line == 1 => -weights.line,
            Objective::Knights if !at.is_island() => {
                let missing = self.on_best_line - on_line;
                weights.knights / f32::from(1 + missing)
            }
            Objective::Mayors if on_line < 4 => weights.knights * f32::from(on_line) / 4.0,
            Objective::Hermits => weights.hermits * (1.0 - self.n_neighbouring_areas(at)),
            Objective::Citizens | Objective::Messengers | Objective::Captains
                if at.neighbours().meets(&self.pieces) =>
            {
                weights.citizens
            }
            Objective::Chainers => match self.n_neighbouring_areas(at) as u8 {
                1 | 2 => weights.citizens,
                _ => 0.0,
            },
            Objective::Vassals => {
                let (row, col) = (at.row(), at.col());
                let is_seam = matches!(row, 9 | 10) || (row < 20 && matches!(col, 9 | 10));
                if is_seam { weights.place } else { 0.0 }
            }
            Objective::Rovers => {
                let is_new =
                    at.quadrant().is_some_and(|one| self.open.turn.quadrants >> one & 1 == 0);
                if is_new { weights.place } else { 0.0 }
            }
            Objective::Discoverers
            | Objective::Rangers
            | Objective::Knights
            | Objective::Mayors
            | Objective::Citizens
            | Objective::Messengers
            | Objective::Captains => 0.0,
            // What these hope for is known before any hex is looked at: see `see_objective`.
            Objective::Fishermen
            | Objective::Miners
            | Objective::Workers
            | Objective::Merchants
            | Objective::Lords
            | Objective::Farmers
            | Objective::Ambassadors
            | Objective::Geologists
            | Objective::Noblewomen
            | Objective::Scouts
            | Objective::Travellers
            | Objective::Homesteaders => 0.0,
            Objective::Families | Objective::Shepherds => 0.0,
        }
    }

    /// How many runs of own pieces are around a hex; each is taken for an area of its own.
    fn n_neighbouring_areas(&self, at: Cell) -> f32 {
        let own =
            |direction: Direction| at.next(direction).is_some_and(|near| self.pieces.has(near));
        let around = Direction::ALL.map(own);
        let starts = (0..6).filter(|&index| around[index] && !around[(index + 5) % 6]).count();
        let all = around.iter().all(|&is_own| is_own);
        if all { 1.0 } else { starts as f32 }
    }
}

/// Whether a tile builds a settlement each turn.
fn builds(location: Location) -> bool {
    let work = Power::Location(location).work();
    matches!(work, Work::Build(_) | Work::Cathedral | Work::Again)
}
