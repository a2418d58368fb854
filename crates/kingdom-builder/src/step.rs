//! What is pending: a stack of steps, the topmost of which asks for one choice.

use crate::cell::Cell;
use crate::power::Power;
use arrayvec::ArrayVec;
use serde::Serialize;
use table::{Seat, named_enum, read_kinds};

named_enum! {
    /// The special pieces that are placed, moved and taken back.
    pub enum Piece {
        /// Guards the hexes around it.
        Warrior = "warrior",
        /// Goes over land and mountains.
        Wagon = "wagon",
        /// Goes over water.
        Ship = "ship",
    }
}

/// Something that is pending. It asks one seat for one choice, or resolves itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Step {
    /// Choose one of two cards in hand.
    PlayCard,
    /// Start the mandatory action, use a tile, or end the turn.
    Turn,
    /// Go on with the mandatory action.
    Mandatory,
    /// Build up to `left` settlements by a power.
    Build {
        /// By which.
        power: Power,
        /// How many more.
        left: u8,
        /// Whether none was built yet, so that one must be.
        is_first: bool,
    },
    /// Lift a settlement to move it; up to `left` times.
    Lift {
        /// By which.
        power: Power,
        /// How many more.
        left: u8,
        /// Whether none was moved yet, so that one must be.
        is_first: bool,
    },
    /// Put the lifted settlement down.
    Put {
        /// By which.
        power: Power,
        /// Where it came from.
        from: Cell,
    },
    /// Put up stone walls.
    Wall {
        /// How many more.
        left: u8,
        /// Whether none was put up yet.
        is_first: bool,
    },
    /// Place scouts.
    Scout {
        /// How many more.
        left: u8,
        /// Whether none was placed yet.
        is_first: bool,
    },
    /// Place, move or take back a special piece.
    Piece {
        /// Which kind.
        piece: Piece,
    },
    /// Lay the city.
    City,
    /// Take an own settlement off the board for the next turn.
    Temple,
    /// Take a settlement of this opponent off the board.
    Sword {
        /// Whose.
        against: Seat,
    },
    /// Take a cathedral token or build for those one has.
    Cathedral,
    /// A location ran empty: this seat may build by canoe, then the next one.
    Canoe {
        /// Who is asked.
        seat: Seat,
        /// How many more builds this seat has.
        left: u8,
    },
    /// After the last round: the silos in order, and for each the seats in order.
    Silo {
        /// The silo's number times the number of seats, plus the seat.
        turn: u8,
    },
}

read_kinds! { Step:
    PlayCard,
    Turn,
    Mandatory,
    Build { power, left, is_first },
    Lift { power, left, is_first },
    Put { power, from },
    Wall { left, is_first },
    Scout { left, is_first },
    Piece { piece },
    City,
    Temple,
    Sword { against },
    Cathedral,
    Canoe { seat, left },
    Silo { turn },
}

/// The pending steps, the topmost last. Deep enough for a chain in which every location and nomad
/// hex of the board runs empty one by another's canoe.
pub type Steps = ArrayVec<Step, 24>;
