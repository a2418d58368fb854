//! What moves on the table when something happens.

use super::Spot;
use table::Seat;

/// Something that moves. Pictures are SVG: of pieces in the measure of the board, around the middle
/// of their place; of everything else as an icon.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Motion {
    /// A piece is put down.
    Put { at: Spot, piece: String },
    /// A piece slides from one place to another.
    Slide { from: Spot, to: Spot },
    /// A piece is lifted off the board.
    Lift { from: Spot, piece: String },
    /// A thing goes from its place to whoever owns it now.
    Take { from: Spot, owner: Seat, icon: String },
    /// The cards before a seat are turned.
    Turn { owner: Seat },
}

impl Motion {
    /// What moves when it is taken back.
    pub(crate) fn back(self) -> Option<Motion> {
        match self {
            Motion::Put { at, piece } => Some(Motion::Lift { from: at, piece }),
            Motion::Slide { from, to } => Some(Motion::Slide { from: to, to: from }),
            Motion::Lift { from, piece } => Some(Motion::Put { at: from, piece }),
            Motion::Take { .. } | Motion::Turn { .. } => None,
        }
    }

    /// Where a piece stands because of it.
    pub(crate) fn target(&self) -> Option<Spot> {
        match self {
            Motion::Put { at: target, .. } | Motion::Slide { to: target, .. } => Some(*target),
            Motion::Lift { .. } | Motion::Take { .. } | Motion::Turn { .. } => None,
        }
    }
}
