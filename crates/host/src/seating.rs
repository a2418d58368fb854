//! Who sits at a table.

use protocol::{Holder, SeatInfo, TableId};
use table::Seat;

/// Who sits at a table, and what else may change while its match is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating<P> {
    /// Who made the table.
    pub owner: P,
    /// Who holds the seats, the start player's first; as many as the match has.
    pub seats: Vec<SeatHolder<P>>,
    /// Whether everybody sees the table in the lobby.
    pub is_listed: bool,
    /// The table of the rematch, once somebody asked for one.
    pub rematch: Option<TableId>,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatHolder<P> {
    /// Nobody yet.
    Open {
        /// The level of the computer that plays here meanwhile.
        played_by: Option<String>,
    },
    /// A person; one who holds several seats plays them at one screen.
    Person {
        /// Who.
        person: P,
        /// The name at this seat.
        name: String,
        /// The level of the computer that stands in.
        played_by: Option<String>,
    },
    /// A computer.
    Computer {
        /// Its level.
        level: String,
    },
}

impl<P: Copy + Eq> SeatHolder<P> {
    /// The level of the computer that plays here now.
    pub fn computer(&self) -> Option<&str> {
        match self {
            SeatHolder::Open { played_by } | SeatHolder::Person { played_by, .. } => {
                played_by.as_deref()
            }
            SeatHolder::Computer { level } => Some(level),
        }
    }

    /// Whether this person holds the seat, even if a computer stands in.
    pub fn is_held_by(&self, person: Option<P>) -> bool {
        match self {
            SeatHolder::Person { person: holder, .. } => person == Some(*holder),
            SeatHolder::Open { .. } | SeatHolder::Computer { .. } => false,
        }
    }

    /// The seat as a reader is told. `is_here` says whether a person looks on.
    pub(crate) fn info(&self, reader: Option<P>, is_here: impl Fn(P) -> bool) -> SeatInfo {
        let (holder, played_by) = match self {
            SeatHolder::Open { played_by } => (Holder::Open, played_by.clone()),
            SeatHolder::Person { name, played_by, .. } => {
                (Holder::Person { name: name.clone() }, played_by.clone())
            }
            SeatHolder::Computer { level } => (Holder::Computer { level: level.clone() }, None),
        };
        let is_here = matches!(self, SeatHolder::Person { person, .. } if is_here(*person));
        SeatInfo { holder, is_mine: self.is_held_by(reader), is_here, played_by }
    }
}

impl<P: Copy + Eq> Seating<P> {
    /// Who holds a seat; `None` if the table has no such seat.
    pub(crate) fn at(&self, seat: Seat) -> Option<&SeatHolder<P>> {
        self.seats.get(seat.index())
    }

    /// The seats that a person holds.
    pub(crate) fn held_by(&self, person: Option<P>) -> impl Iterator<Item = Seat> + Clone + '_ {
        Seat::all(self.seats.len()).filter(move |seat| self.seats[seat.index()].is_held_by(person))
    }

    /// Whether a person holds a seat.
    pub(crate) fn sits(&self, person: Option<P>) -> bool {
        self.held_by(person).next().is_some()
    }

    /// Whether the match comes to a seat sooner or later at which no computer plays.
    pub(crate) fn waits_for_people(&self) -> bool {
        self.seats.iter().any(|seat| seat.computer().is_none())
    }
}
