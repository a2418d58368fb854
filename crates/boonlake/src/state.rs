//! The state of a match.

use crate::card::CardSet;
use crate::components::Components;
use crate::land::{Map, Piece, Terrain};
use crate::options::Level;
use crate::player::Player;
use crate::region::{Region, Strip};
use crate::scoring_tile::ScoringTile;
use crate::solo_tile::SoloTile;
use crate::space::Space;
use crate::step::{Step, Steps};
use crate::tile::TileSet;
use arrayvec::ArrayVec;
use std::sync::Arc;
use table::{BySeat, RulesVersion, Seat, Set, Side};

/// The most seats that play.
pub const MAX_PLAYERS: usize = 4;

/// The Wise Eminence, which has pieces and points but no seat.
pub const EMINENCE: Side = Side::new(1).expect("there are two sides at least");

/// The automated opponent of the solo game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Eminence {
    /// How hard the game is.
    pub level: Level,
    /// Victory points.
    pub vp: i16,
    /// Houses still on the board.
    pub houses: u8,
    /// Settlements still on the board.
    pub settlements: u8,
    /// Cattle still on the board.
    pub cattle: u8,
    /// The marker's place on the cactus track, from 0.
    pub cactus: u8,
    /// The ship's space on the river, from 1.
    pub ship: u8,
    /// The solo tiles in play.
    pub tiles: Set<SoloTile>,
    /// Those of them that are face down.
    pub stack: Set<SoloTile>,
    /// The tile revealed last.
    pub revealed: Option<SoloTile>,
    /// The preferred location of this turn.
    pub preferred: Space,
}

/// Everything that lies open on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open {
    /// What is printed on the cards, tiles and boards of this match.
    pub(crate) components: Arc<Components>,
    /// By which version of the rules it is played.
    pub(crate) rules: RulesVersion,
    /// The players, by seat.
    pub players: ArrayVec<Player, MAX_PLAYERS>,
    /// The opponent of the solo game.
    pub eminence: Option<Eminence>,
    /// The map.
    pub terrain: Terrain,
    /// Pastures in the supply.
    pub pastures_left: u8,
    /// The gray tiles that nobody has seen yet.
    pub mound: TileSet,
    /// The action strips, from the top.
    pub strips: [Strip; 7],
    /// Which region labels are covered.
    pub covered: Set<Region>,
    /// The scoring tiles of the four areas; the first belong to the seats.
    pub scoring: ArrayVec<ScoringTile, 4>,
    /// During the set-up: the two scoring tiles each seat chooses from.
    pub offered: ArrayVec<[ScoringTile; 2], MAX_PLAYERS>,
    /// Cards on the discard pile.
    pub discards: CardSet,
    /// How many interim scorings have begun.
    pub n_scorings: u8,
    /// Whether the ships sail for the second time.
    pub is_second_round: bool,
    /// Whether a ship has reached the end of the second round.
    pub is_ending: bool,
    /// Whose turn it is.
    pub turn: Seat,
    /// What is pending, the topmost last.
    pub steps: Steps,
}

/// A complete match: what lies open, and what does not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) open: Open,
    pub(crate) hands: BySeat<CardSet, MAX_PLAYERS>,
    pub(crate) deck: CardSet,
}

impl Open {
    /// What is printed on the cards, tiles and boards of this match.
    #[inline]
    pub fn parts(&self) -> &Components {
        &self.components
    }

    /// The map with what is printed on it.
    #[inline]
    pub fn map(&self) -> Map<'_> {
        Map::new(&self.terrain, &self.components)
    }

    /// How many seats play.
    pub fn n_seats(&self) -> usize {
        self.players.len()
    }

    /// How many sides have points: the seats, and the Wise Eminence.
    pub fn n_sides(&self) -> usize {
        self.n_seats() + usize::from(self.is_solo())
    }

    /// A player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The topmost step.
    #[inline]
    pub fn step(&self) -> Option<Step> {
        self.steps.last().copied()
    }

    /// The seat that is asked.
    pub fn to_act(&self) -> Option<Seat> {
        self.step().and_then(Step::seat)
    }

    /// All seats clockwise, beginning with one.
    pub(crate) fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let n_seats = self.n_seats();
        [first].into_iter().chain(first.from_left(n_seats).take(n_seats - 1))
    }

    /// Puts steps on the stack so that they are done in this order.
    pub(crate) fn push(&mut self, steps: &[Step]) {
        self.steps.extend(steps.iter().rev().copied());
    }

    /// Whether it is a match against the Wise Eminence.
    pub fn is_solo(&self) -> bool {
        self.eminence.is_some()
    }

    /// Houses of the Wise Eminence on the map.
    pub(crate) fn eminence_houses(&self) -> usize {
        self.terrain.sites_with(EMINENCE, Piece::House).count()
    }

    /// The region labels that are not covered.
    pub fn free_labels(&self) -> impl Iterator<Item = Region> {
        Region::ALL.iter().copied().filter(|&region| !self.covered.has(region))
    }

    /// The area of a scoring tile, from 0.
    pub fn area(&self, tile: ScoringTile) -> Option<usize> {
        self.scoring.iter().position(|&there| there == tile)
    }
}

impl State {
    /// What is printed on the cards, tiles and boards of this match.
    #[inline]
    pub fn parts(&self) -> &Components {
        &self.open.components
    }

    /// What lies open.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The cards in a seat's hand: of a true state hidden from the others, of a guessed one a
    /// guess.
    pub fn hand_of(&self, seat: Seat) -> &CardSet {
        self.hand(seat)
    }

    pub(crate) fn hand(&self, seat: Seat) -> &CardSet {
        &self.hands[seat]
    }
}
