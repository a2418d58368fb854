//! A position set up by hand: for tests, for other programs, for research.

use crate::MAX_SEATS;
use crate::board::{Board, MAX_NOMADS, Placed};
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::components::Components;
use crate::location::{Location, Nomad};
use crate::objective::{Objective, Task};
use crate::power::Power;
use crate::powers::Work;
use crate::quadrant::{IslandSide, Land};
use crate::sieve::Sieve;
use crate::state::{Hand, Open, Setting, State, Turn, put_in_order};
use crate::step::Piece;
use crate::terrain::{Card, Terrain};
use std::sync::Arc;
use table::{BySeat, Components as _, Faults, Seat, Silent};

/// Any arrangement of pieces, possible or not. [`Position::state`] lets only possible ones in.
///
/// Tiles follow from the board: whoever touches a location hex holds its tile, ready to use, the
/// first two seats where more than two touch it. A touched nomad hex is empty.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// What is printed.
    pub components: Arc<Components>,
    /// How many play.
    pub players: usize,
    /// The quadrants: top left, top right, bottom left, bottom right.
    pub quadrants: [Placed; 4],
    /// The side of the island.
    pub island: Option<IslandSide>,
    /// Mountains with a cave.
    pub caves: Vec<Cell>,
    /// Castles with a capitol.
    pub capitols: Vec<Cell>,
    /// The objectives.
    pub objectives: [Objective; 3],
    /// The tasks.
    pub tasks: Vec<Task>,
    /// The terrain whose cards the scouts removed.
    pub removed: Option<Terrain>,
    /// Whether Lords pays only players with a settlement in the quadrant.
    pub lords_need_presence: bool,
    /// Whether the swamp cards are in play.
    pub swamp_cards: bool,
    /// Settlements on the board.
    pub settlements: Vec<(Cell, Seat)>,
    /// Warriors, wagons and ships on the board.
    pub pieces: Vec<(Piece, Cell, Seat)>,
    /// Cities by their middle hexes.
    pub cities: Vec<(Cell, Seat)>,
    /// Stone walls; more than the box holds are a way to close land off.
    pub walls: Vec<Cell>,
    /// The tiles on the nomad hexes in reading order; those left out are empty.
    pub nomad_hexes: Vec<Nomad>,
    /// Nomad tiles that a seat may use in its turn.
    pub nomads: Vec<(Nomad, Seat)>,
    /// Whose turn it is.
    pub seat: Seat,
    /// The cards in each seat's hand, that of the seat in turn to be played; seats left out have
    /// one, dealt from the first kind that is left.
    pub hands: Vec<Vec<Card>>,
}

impl Position {
    /// An empty board for two, on which seat 0 is to play a grass card.
    pub fn new(quadrants: [Placed; 4]) -> Position {
        Position {
            components: Components::ours(),
            players: 2,
            quadrants,
            island: None,
            caves: Vec::new(),
            capitols: Vec::new(),
            objectives: [Objective::Fishermen, Objective::Knights, Objective::Merchants],
            tasks: Vec::new(),
            removed: None,
            lords_need_presence: false,
            swamp_cards: false,
            settlements: Vec::new(),
            pieces: Vec::new(),
            cities: Vec::new(),
            walls: Vec::new(),
            nomad_hexes: Vec::new(),
            nomads: Vec::new(),
            seat: Seat::FIRST,
            hands: vec![vec![Card::Grass]],
        }
    }

    /// The match that goes on from here with the turn of [`Position::seat`], or everything that is
    /// wrong with the position.
    pub fn state(&self) -> Result<State, Faults> {
        let mut state = self.without_turn()?;
        state.begin_turn(self.seat, 1, &mut Silent);
        state.settle(&mut NoChance, &mut Silent);
        Ok(state)
    }

    /// Everything but the turn.
    fn without_turn(&self) -> Result<State, Faults> {
        let mut faults = Faults::default();
        if !(2..=MAX_SEATS).contains(&self.players) {
            faults.add(format!("players: {} cannot play, two to five can", self.players));
            return Err(faults);
        }
        for (index, placed) in self.quadrants.iter().enumerate() {
            if self.quadrants[..index].iter().any(|other| other.quadrant == placed.quadrant) {
                faults.add(format!("quadrants: there is only one `{}`", placed.quadrant));
            }
        }
        faults.clone().into_result()?;
        let mut board = self.board();
        for (index, objective) in self.objectives.iter().enumerate() {
            if self.objectives[..index].contains(objective) {
                faults.add(format!("objectives: there is only one `{objective}`"));
            }
        }
        for &cave in &self.caves {
            if board.may_hold_cave(cave) {
                board.add_cave(cave);
            } else {
                faults.add(format!("caves: none fits on {cave}"));
            }
        }
        for &capitol in &self.capitols {
            if board.castles.has(capitol) {
                board.capitols.add(capitol);
            } else {
                faults.add(format!("capitols: {capitol} is no castle"));
            }
        }
        let mut cards = self.components.contents.cards;
        let is_out = |card: Card| {
            (card.has_swamp() && !self.swamp_cards) || Some(card.base()) == self.removed
        };
        for &card in Card::ALL.iter().filter(|&&card| is_out(card)) {
            cards.remove_all(card as usize);
        }
        let powers = Setting::powers_of(&board);
        let setting = Setting {
            rules: table::newest_rules::<State>(),
            components: Arc::clone(&self.components),
            n_seats: self.players,
            board,
            objectives: self.objectives,
            tasks: self.tasks.iter().copied().take(4).collect(),
            removed: self.removed,
            lords_need_presence: self.lords_need_presence,
            cards,
            powers,
        };
        let mut open = Open::new(Arc::new(setting), [None; MAX_NOMADS]);
        if self.seat.index() >= self.players {
            faults.add(format!("seat {}: only {} play", self.seat, self.players));
            return Err(faults);
        }
        open.turn = Turn::new(self.seat, 1);
        self.put_pieces(&mut open, &mut faults);
        for (index, &nomad) in self.nomad_hexes.iter().take(open.board().nomads.len()).enumerate() {
            open.nomads_left[index] = Some(nomad);
        }
        give_tiles(&mut open);
        for &(nomad, seat) in &self.nomads {
            open.kingdoms[seat].fresh_nomads.add(nomad as usize);
        }
        let mut state = State { open, hands: BySeat::from_fn(|_| Hand::new()), deck: cards };
        self.deal(&mut state, &mut faults);
        faults.into_result()?;
        Ok(state)
    }

    /// Puts all pieces on the board and takes note of those that cannot be there.
    fn put_pieces(&self, open: &mut Open, faults: &mut Faults) {
        let settlements = self.settlements.iter().map(|&(at, seat)| ("settlements", at, seat));
        let pieces = self.pieces.iter().map(|&(piece, at, seat)| (piece.name(), at, seat));
        let cities = self.cities.iter().flat_map(|&(middle, seat)| {
            let hexes = middle.neighbours().iter().chain([middle]);
            hexes.map(move |at| ("cities", at, seat)).collect::<Vec<_>>()
        });
        let walls = self.walls.iter().map(|&at| ("walls", at, Seat::FIRST));
        for (what, at, seat) in settlements.chain(pieces).chain(cities).chain(walls) {
            if seat.index() >= self.players {
                faults
                    .add(format!("{what}: {at} belongs to seat {seat}, but {} play", self.players));
                continue;
            }
            match open.board().land_at(at) {
                None => faults.add(format!("{what}: {at} is not on this board")),
                Some(Land::Terrain(_)) if open.occupied.has(at) => {
                    faults.add(format!("{what}: two on {at}"));
                }
                Some(Land::Terrain(_)) if what == "walls" => {
                    open.walls.add(at);
                    open.occupied.add(at);
                }
                Some(Land::Terrain(_)) => open.put_on(seat, at),
                Some(_) => faults.add(format!("{what}: nothing can stand on {at}, a special hex")),
            }
        }
        for &(piece, at, seat) in &self.pieces {
            open.special_pieces.add(at);
            let kingdom = &mut open.kingdoms[seat];
            let place = match piece {
                Piece::Warrior => kingdom.warriors.iter_mut().find(|place| place.is_none()),
                Piece::Wagon => Some(&mut kingdom.wagon).filter(|place| place.is_none()),
                Piece::Ship => Some(&mut kingdom.ship).filter(|place| place.is_none()),
            };
            match place {
                Some(place) => *place = Some(at),
                None => faults.add(format!("{piece}: seat {seat} has too many")),
            }
        }
        for &(middle, seat) in &self.cities {
            if open.kingdoms[seat].city.is_some() {
                faults.add(format!("cities: seat {seat} has only one"));
            }
            middle.neighbours().iter().chain([middle]).for_each(|at| open.special_pieces.add(at));
            open.kingdoms[seat].city = Some(middle);
        }
        open.refresh_guards();
        for seat in Seat::all(self.players) {
            let n_built = open.settlements(seat).len();
            let n_settlements = self.components.contents.settlements;
            match n_settlements.checked_sub(n_built as u8) {
                Some(supply) => open.kingdoms[seat].supply = supply,
                None => faults.add(format!(
                    "settlements: seat {seat} has {n_built}, there are {n_settlements}"
                )),
            }
        }
    }

    fn deal(&self, state: &mut State, faults: &mut Faults) {
        for seat in Seat::all(self.players) {
            let named = self.hands.get(seat.index()).filter(|hand| !hand.is_empty());
            let first_left =
                Card::ALL.iter().copied().find(|&card| state.deck.count(card as usize) > 0);
            let hand = named.cloned().unwrap_or_else(|| first_left.into_iter().collect());
            for &card in &hand {
                if state.deck.count(card as usize) == 0 {
                    faults.add(format!("hands: no {card} card is left for seat {seat}"));
                } else if state.hands[seat].try_push(card).is_ok() {
                    state.deck.remove(card as usize);
                } else {
                    faults.add(format!("hands: seat {seat} holds more than two cards"));
                }
            }
            put_in_order(&mut state.hands[seat]);
        }
    }

    /// Where the seat in turn may build by a power, or put the settlement of `from` by one that
    /// moves, as if it held the tile; the hexes a quarry may wall up.
    ///
    /// `terrain` is that of the played card, `n_built` how many settlements of the mandatory action
    /// stand already.
    pub fn targets(
        &self,
        power: Power,
        terrain: Option<Terrain>,
        n_built: usize,
        from: Option<Cell>,
    ) -> Result<CellSet, Faults> {
        let mut open = self.without_turn()?.open;
        let seat = self.seat;
        open.turn.terrain = terrain;
        let mut sieve = Sieve::new();
        let fault = |text: String| Err(Faults(vec![text]));
        match (power.work(), from) {
            (Work::Move(_), Some(from)) => {
                if !open.settlements(seat).has(from) {
                    return fault(format!("from: seat {seat} has no settlement on {from}"));
                }
                open.take_off(seat, from);
                open.put_sites(seat, power, from, &mut sieve);
            }
            (Work::Move(_), None) => {
                return fault(format!("from: {power} moves a settlement; say which"));
            }
            (_, Some(_)) => return fault(format!("from: {power} moves nothing")),
            (Work::Walls, None) => open.wall_sites(seat, &mut sieve),
            (Work::City, None) => return Ok(open.city_sites(seat)),
            (Work::Piece(piece), None) => open.piece_sites(seat, piece, &mut sieve),
            (Work::Scouts, None) => open.scout_sites(seat, &mut sieve),
            (Work::Build(_) | Work::Cathedral | Work::Answer | Work::Passive, None) => {
                if open.kingdoms[seat].supply == 0 {
                    return Ok(CellSet::EMPTY);
                }
                let built = open.settlements(seat);
                open.turn.built.extend(built.iter().take(n_built));
                // The fort builds on the terrain of the card drawn for it, as the oracle does on
                // that of the card played.
                let is_fort = power == Power::Location(Location::Fort);
                let power = if is_fort { Power::Location(Location::Oracle) } else { power };
                open.build_sites(seat, power, &mut sieve);
            }
            (Work::Temple | Work::Sword | Work::ByItself | Work::Again, None) => {
                return fault(format!("action: {power} has no hex to build on"));
            }
        }
        Ok(sieve.into_left())
    }

    /// The board of the position, with nothing on it.
    pub fn board(&self) -> Board {
        Board::new(&self.components, self.quadrants, self.island)
    }
}

/// Gives the tiles of each location hex to those who touch it, and empties touched nomad hexes.
fn give_tiles(open: &mut Open) {
    let locations = open.board().locations.clone();
    for (tile, (hex, _)) in locations.iter().enumerate() {
        for seat in Seat::all(open.setting.n_seats) {
            let kingdom = &mut open.kingdoms[seat];
            if hex.neighbours().meets(&kingdom.pieces) && open.tiles_left[tile] > 0 {
                open.tiles_left[tile] -= 1;
                kingdom.held |= 1 << tile;
                kingdom.taken |= 1 << tile;
            }
        }
    }
    let nomads = open.board().nomads.clone();
    for (index, hex) in nomads.iter().enumerate() {
        let all = Seat::all(open.setting.n_seats);
        if all.into_iter().any(|seat| hex.neighbours().meets(&open.kingdoms[seat].pieces)) {
            open.nomads_left[index] = None;
        }
    }
}

/// Nothing is left to chance in a position: a replaced card is the first kind that is left.
struct NoChance;

impl table::Chance for NoChance {
    fn draw(&mut self, urn: &table::Urn<'_>) -> usize {
        urn.counts.iter().position(|&count| count > 0).expect("an urn is never empty")
    }
}
