//! What is stored.

use crate::hash::Hash;
use protocol::{Entry, UndoRule};
use table::Origin;

/// A guest's number, random and never shown to anybody.
pub type GuestId = i64;

/// A guest to be remembered.
#[derive(Clone, Debug)]
pub struct NewGuest {
    /// A number of the caller's choice.
    pub id: GuestId,
    /// The hash of the token the guest is recognised by.
    pub token: Hash,
    /// How the guest wants to be called.
    pub name: String,
}

/// Somebody who was here before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The guest's number.
    pub id: GuestId,
    /// How the guest wants to be called.
    pub name: String,
}

/// A table to be stored.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The table's name in links.
    pub id: String,
    /// Who made it.
    pub owner: GuestId,
    /// What its match begins with.
    pub match_setup: Origin,
    /// How far one may take back.
    pub undo: UndoRule,
    /// Whether everybody sees it in the lobby.
    pub listed: bool,
    /// Who is asked first.
    pub to_act: Option<usize>,
    /// Who sits where.
    pub seats: Vec<SeatHolder>,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatHolder {
    /// Whoever brings the secret with this hash.
    Open {
        /// The hash.
        secret: Hash,
    },
    /// A person.
    Person {
        /// Whose browser it is.
        guest: GuestId,
        /// The person's name, if it is another than the guest's.
        name: Option<String>,
    },
    /// A computer.
    Computer {
        /// Its level.
        level: String,
    },
}

/// A seat as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoredSeat {
    /// Nobody holds it yet.
    Open {
        /// The level of the computer that plays here meanwhile.
        played_by: Option<String>,
    },
    /// A person.
    Person {
        /// Whose browser it is.
        guest: GuestId,
        /// The person's name.
        name: String,
        /// Whether the name is the seat's own rather than the guest's.
        has_own_name: bool,
        /// The level of the computer that plays for the person.
        played_by: Option<String>,
    },
    /// A computer.
    Computer {
        /// Its level.
        level: String,
    },
}

impl StoredSeat {
    /// The guest who holds the seat.
    pub fn guest(&self) -> Option<GuestId> {
        match self {
            StoredSeat::Person { guest, .. } => Some(*guest),
            _ => None,
        }
    }

    /// The level of the computer that plays here now.
    pub fn computer(&self) -> Option<&str> {
        match self {
            StoredSeat::Open { played_by } | StoredSeat::Person { played_by, .. } => {
                played_by.as_deref()
            }
            StoredSeat::Computer { level } => Some(level),
        }
    }
}

/// A table as it is stored, without its log.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredTable {
    /// The table's name in links.
    pub id: String,
    /// Who made it.
    pub owner: GuestId,
    /// What its match began with.
    pub match_setup: Origin,
    /// How far one may take back.
    pub undo: UndoRule,
    /// Whether everybody sees it in the lobby.
    pub listed: bool,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// Who sits where.
    pub seats: Vec<StoredSeat>,
}

/// A line to be added to a table's log.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The line's number, from 0.
    pub number: u64,
    /// The line.
    pub entry: Entry,
    /// Who is asked after it; `None` when the match is over.
    pub to_act: Option<usize>,
}

/// What came of an attempt to take a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claimed {
    /// The seat is the guest's now, or was already.
    Seat(usize),
    /// Somebody else took it.
    Taken,
    /// No seat of this table has this secret.
    NoSuchSeat,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// The table's name in links.
    pub id: String,
    /// What its match began with.
    pub match_setup: Origin,
    /// Who sits where.
    pub seats: Vec<StoredSeat>,
    /// Who is asked.
    pub to_act: Option<usize>,
    /// Whether the match is over.
    pub is_over: bool,
    /// When something last happened, in seconds since 1970.
    pub changed_at: i64,
}
