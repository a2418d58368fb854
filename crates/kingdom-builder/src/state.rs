//! The complete state of a match.

use crate::MAX_SEATS;
use crate::board::{Board, MAX_LOCATIONS, MAX_NOMADS, SiteMask};
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::components::{BoxContents, Components};
use crate::event::GoldSource;
use crate::location::{Location, Nomad};
use crate::objective::{Objective, Task};
use crate::power::Power;
use crate::step::{Piece, Step, Steps};
use crate::terrain::{Card, Terrain};
use arrayvec::ArrayVec;
use serde::Serialize;
use std::ops::{Index, IndexMut};
use std::sync::Arc;
use table::{BySeat, Pile, RulesVersion, Seat, read_variants};

/// The complete state of a match, with what nobody or only one seat may know.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// What lies open.
    pub(crate) open: Open,
    /// The cards each seat holds hidden.
    pub(crate) hands: BySeat<Hand, MAX_SEATS>,
    /// The terrain cards not yet drawn.
    pub(crate) deck: Cards,
}

impl State {
    /// What lies open.
    #[inline]
    pub fn open(&self) -> &Open {
        &self.open
    }
}

/// Terrain cards without an order, by kind.
pub type Cards = Pile<{ Card::ALL.len() }>;

/// Nomad tiles, by kind.
pub type Nomads = Pile<{ Nomad::ALL.len() }>;

/// The terrain cards in one seat's hand.
pub(crate) type Hand = ArrayVec<Card, 2>;

/// Puts a hand in the one order in which it is kept, so that no viewer and no comparison depends on
/// how it was drawn.
pub(crate) fn put_in_order(hand: &mut Hand) {
    if let [first, second] = hand.as_mut_slice()
        && second < first
    {
        std::mem::swap(first, second);
    }
}

/// Some of the powers beside location tiles.
pub(crate) type Powers = ArrayVec<Power, { Power::N_BESIDE_LOCATIONS }>;

/// What was decided when the table was set up and never changes.
#[derive(Clone, PartialEq, Debug)]
pub struct Setting {
    /// The version of the rules.
    pub rules: RulesVersion,
    /// What is printed.
    pub components: Arc<Components>,
    /// How many play.
    pub n_seats: usize,
    /// The land.
    pub board: Board,
    /// The objectives in play.
    pub objectives: [Objective; 3],
    /// The tasks in play.
    pub tasks: ArrayVec<Task, 4>,
    /// The terrain whose cards the scouts removed.
    pub removed: Option<Terrain>,
    /// Whether Lords pays only players with a settlement in the quadrant.
    pub lords_need_presence: bool,
    /// The terrain cards that belong to this match.
    pub cards: Cards,
    /// The powers beside location tiles that somebody could ever use on this board.
    pub powers: Powers,
}

impl Setting {
    /// The powers beside location tiles that a board gives.
    pub(crate) fn powers_of(board: &Board) -> Powers {
        let is_given = |power: &Power| match power {
            Power::RefugeBonus => board.tiles_of(Location::Refuge) != 0,
            Power::CanoeBonus => board.tiles_of(Location::Canoe) != 0,
            Power::Farmland => !board.of(Terrain::Farmland).is_empty(),
            Power::Cave => !board.caves.is_empty(),
            Power::Donation(_) | Power::Resettlement | Power::Sword => !board.nomads.is_empty(),
            Power::Mandatory | Power::Location(_) | Power::Silo => false,
        };
        Power::BESIDE_LOCATIONS.into_iter().filter(is_given).collect()
    }

    /// What is in the box beside the boards.
    #[inline]
    pub fn contents(&self) -> &BoxContents {
        &self.components.contents
    }

    /// Whether an objective is in play.
    #[inline]
    pub fn has(&self, objective: Objective) -> bool {
        self.objectives.contains(&objective)
    }
}

/// Everything that lies open on the table, for all to see.
#[derive(Clone, PartialEq, Debug)]
pub struct Open {
    /// What never changes.
    pub setting: Arc<Setting>,
    /// What belongs to each seat.
    pub kingdoms: BySeat<Kingdom, MAX_SEATS>,
    /// Hexes with any piece, wall or scout on them.
    pub occupied: CellSet,
    /// Hexes next to a warrior.
    pub guarded: CellSet,
    /// Hexes with a warrior, wagon, ship or a part of a city.
    pub special_pieces: CellSet,
    /// Hexes with a stone wall.
    pub walls: CellSet,
    /// Tiles left on each location hex.
    pub tiles_left: [u8; MAX_LOCATIONS],
    /// The tile on each nomad hex.
    pub nomads_left: [Option<Nomad>; MAX_NOMADS],
    /// Played cards, to be drawn again when the deck is empty.
    pub discards: Cards,
    /// Cards that left the game.
    pub gone: Cards,
    /// The turn.
    pub turn: Turn,
    /// What is pending.
    pub steps: Steps,
    /// Whether this round is the last.
    pub is_last_round: bool,
    /// The silos each seat may use after the last round, as bits of [`Step::Silo`].
    pub silo_turns: u32,
}

/// What belongs to one seat and lies open.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Kingdom {
    /// All pieces on the board: settlements, warriors, wagon, ship, city.
    pub pieces: CellSet,
    /// Hexes next to an own piece or own scout.
    pub near: CellSet,
    /// Settlements not on the board.
    pub supply: u8,
    /// Settlements kept on a temple, to be built in this turn.
    pub kept_due: u8,
    /// Settlements kept on a temple in this turn, for the next.
    pub kept: u8,
    /// Cathedral tokens.
    pub tokens: u8,
    /// Location tiles in hand, by their hex.
    pub held: SiteMask,
    /// Location tiles ever taken, by their hex.
    pub taken: SiteMask,
    /// Location tiles taken since the seat's last turn began, not usable yet.
    pub fresh: SiteMask,
    /// Nomad tiles usable in this turn.
    pub nomads: Nomads,
    /// Nomad tiles for the next turn.
    pub fresh_nomads: Nomads,
    /// The warriors on the board.
    pub warriors: [Option<Cell>; 2],
    /// The wagon on the board.
    pub wagon: Option<Cell>,
    /// The ship on the board.
    pub ship: Option<Cell>,
    /// The middle of the city.
    pub city: Option<Cell>,
    /// Lines marked for the mayors.
    pub marks: u32,
    /// Gold earned in play.
    pub gold: InPlayGold,
}

/// Gold earned during play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct InPlayGold([u8; GoldSource::ALL.len()]);

impl InPlayGold {
    /// What all sources together have paid so far.
    pub fn total(self) -> i32 {
        self.0.iter().copied().map(i32::from).sum()
    }
}

impl Index<GoldSource> for InPlayGold {
    type Output = u8;

    /// What one source has paid so far.
    fn index(&self, source: GoldSource) -> &u8 {
        &self.0[source as usize]
    }
}

impl IndexMut<GoldSource> for InPlayGold {
    fn index_mut(&mut self, source: GoldSource) -> &mut u8 {
        &mut self.0[source as usize]
    }
}

impl Kingdom {
    pub(crate) fn new(supply: u8) -> Kingdom {
        Kingdom {
            pieces: CellSet::EMPTY,
            near: CellSet::EMPTY,
            supply,
            kept_due: 0,
            kept: 0,
            tokens: 0,
            held: 0,
            taken: 0,
            fresh: 0,
            nomads: Pile::EMPTY,
            fresh_nomads: Pile::EMPTY,
            warriors: [None; 2],
            wagon: None,
            ship: None,
            city: None,
            marks: 0,
            gold: InPlayGold::default(),
        }
    }

    /// Where the special pieces of a kind stand.
    pub fn places_of(&self, piece: Piece) -> impl Iterator<Item = Cell> {
        let [first, second] = match piece {
            Piece::Warrior => self.warriors,
            Piece::Wagon => [self.wagon, None],
            Piece::Ship => [self.ship, None],
        };
        first.into_iter().chain(second)
    }
}

/// How far the mandatory action is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mandatory {
    /// Not begun.
    Pending,
    /// So many settlements are still to be built.
    Running {
        /// How many.
        left: u8,
    },
    /// Done, or lapsed.
    Done,
}

read_variants! { Mandatory: Pending, Running { left }, Done }

/// What happens in the turn of one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// The round, from 1.
    pub round: u16,
    /// The card that was played.
    pub card: Option<Card>,
    /// The terrain of the card; `None` while one half of a swamp card is still to be chosen.
    pub terrain: Option<Terrain>,
    /// How far the mandatory action is.
    pub mandatory: Mandatory,
    /// The settlements built by the mandatory action.
    pub built: ArrayVec<Cell, 8>,
    /// The settlements moved for a silo.
    pub moved: ArrayVec<Cell, 3>,
    /// Location tiles used, by their hex.
    pub used: SiteMask,
    /// Whether the refuge bonus was used.
    pub used_refuge_bonus: bool,
    /// Whether the canoe bonus was used.
    pub used_canoe_bonus: bool,
    /// Whether the farmland action was used.
    pub used_farmland: bool,
    /// Whether the cave action was used.
    pub used_cave: bool,
    /// Whether an outpost was used for the next settlement.
    pub outpost: bool,
    /// The card drawn for the fort.
    pub fort: Option<Card>,
    /// Quadrants built in, as bits, for the rovers.
    pub quadrants: u8,
    /// Where the scouts stand.
    pub scouts: ArrayVec<Cell, 2>,
}

impl Turn {
    pub(crate) fn new(seat: Seat, round: u16) -> Turn {
        Turn {
            seat,
            round,
            card: None,
            terrain: None,
            mandatory: Mandatory::Pending,
            built: ArrayVec::new(),
            moved: ArrayVec::new(),
            used: 0,
            used_refuge_bonus: false,
            used_canoe_bonus: false,
            used_farmland: false,
            used_cave: false,
            outpost: false,
            fort: None,
            quadrants: 0,
            scouts: ArrayVec::new(),
        }
    }
}

impl Open {
    /// The land.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.setting.board
    }

    /// The pending step that asks, if the match is not over.
    #[inline]
    pub fn step(&self) -> Option<Step> {
        self.steps.last().copied()
    }

    /// Who is asked.
    #[inline]
    pub fn to_act(&self) -> Option<Seat> {
        match self.step()? {
            Step::Canoe { seat, .. } => Some(seat),
            Step::PlayCard
            | Step::Turn
            | Step::Mandatory
            | Step::Build { .. }
            | Step::Lift { .. }
            | Step::Put { .. }
            | Step::Wall { .. }
            | Step::Scout { .. }
            | Step::Piece { .. }
            | Step::City
            | Step::Temple
            | Step::Sword { .. }
            | Step::Cathedral
            | Step::Silo { .. } => Some(self.turn.seat),
        }
    }

    /// Whether the last round is over and the silos are used.
    pub fn is_silo_phase(&self) -> bool {
        self.steps.first().is_some_and(|step| matches!(step, Step::Silo { .. }))
    }

    /// The ordinary settlements of a seat on the board.
    #[inline]
    pub fn settlements(&self, seat: Seat) -> CellSet {
        self.kingdoms[seat].pieces & !self.special_pieces
    }

    /// All pieces of the other seats.
    pub fn foreign(&self, seat: Seat) -> CellSet {
        let mut pieces = CellSet::EMPTY;
        for other in Seat::all(self.setting.n_seats).filter(|&other| other != seat) {
            pieces |= self.kingdoms[other].pieces;
        }
        pieces
    }

    /// Hexes of a set where a piece may go.
    #[inline]
    pub fn free(&self, kind: CellSet) -> CellSet {
        kind & !self.occupied & !self.guarded
    }

    /// Location tiles of a kind that the seat holds and may use, except in the turn it was taken.
    #[inline]
    pub fn usable_tiles(&self, seat: Seat, location: Location) -> SiteMask {
        let kingdom = &self.kingdoms[seat];
        kingdom.held & !kingdom.fresh & self.board().tiles_of(location)
    }

    /// Whether the seat has the bonus for both tiles of a kind (KB-10.6, KB-10.7).
    pub fn has_bonus(&self, seat: Seat, location: Location) -> bool {
        self.usable_tiles(seat, location).count_ones() == 2
    }

    /// The cards a seat draws at the end of its turn: two with the crossroads tile (KB-9.19).
    pub fn n_cards_to_draw(&self, seat: Seat) -> usize {
        let has_crossroads =
            self.kingdoms[seat].held & self.board().tiles_of(Location::Crossroads) != 0;
        if has_crossroads { 2 } else { 1 }
    }
}
