//! What is stored.

use crate::person_id::PersonId;
use crate::secret_hash::SecretHash;
use protocol::{Away, Entry, Membership, Pace, Said, TableId, Term, UndoRule};
use std::collections::BTreeMap;
use table::{ComponentTexts, Origin, Seat, Side};

/// A person to be remembered.
#[derive(Clone, Debug)]
pub struct NewPerson {
    /// A number of the caller's choice.
    pub id: PersonId,
    /// The hash of the token the person is recognised by.
    pub token: SecretHash,
    /// How the person wants to be called.
    pub name: String,
}

/// Somebody who was here before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The person's number.
    pub id: PersonId,
    /// How the person wants to be called.
    pub name: String,
    /// What the person is in the club; `None` for a guest.
    pub membership: Option<Membership>,
    /// When the device by which the person is recognised was last here, in milliseconds since 1970.
    pub seen_at: i64,
}

/// A table to be stored.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The table's name in links.
    pub id: TableId,
    /// Who made it.
    pub owner: PersonId,
    /// What its match begins with.
    pub origin: Origin,
    /// The components that the origin names, which are kept from now on.
    pub components: ComponentTexts,
    /// How far one may take back.
    pub undo: UndoRule,
    /// Whether everybody sees it in the lobby.
    pub listed: bool,
    /// Whether only members do.
    pub members_only: bool,
    /// Whether the match counts for ratings.
    pub rated: bool,
    /// How long somebody has to be away before others may let a computer play, in seconds.
    pub grace: u32,
    /// How much time one has.
    pub pace: Option<Pace>,
    /// What happens when somebody stays away.
    pub away: Away,
    /// Whether people who do not sit there may watch.
    pub watchers: bool,
    /// Whether the match begins only when all others who sit there say that they are ready; with a free
    /// seat it begins later anyway.
    pub waits: bool,
    /// Codes of which the first that is free leads to the table until its match begins.
    pub codes: Vec<String>,
    /// Who is asked first.
    pub to_act: Option<Seat>,
    /// Who sits where.
    pub seats: Vec<NewSeat>,
}

/// A seat to be stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NewSeat {
    /// For whoever brings the secret with this hash.
    Open {
        /// The hash.
        secret: SecretHash,
    },
    /// A person's.
    Person {
        /// Whose browser it is.
        person: PersonId,
        /// The name at this seat, if it is another than the person's own.
        name: Option<String>,
    },
    /// A computer's.
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
        person: PersonId,
        /// The name at this seat.
        name: String,
        /// Whether the name is the seat's rather than the person's own.
        has_own_name: bool,
        /// The level of the computer that plays for the person.
        played_by: Option<String>,
        /// The computer that plays, or last played, for the person.
        stand_in: Option<StoredStandIn>,
        /// Who held the seat before it went to another device.
        moved_from: Option<PersonId>,
        /// Whether the person wants to wait before the match begins.
        hesitates: bool,
        /// Until when the person is on holiday, in milliseconds since 1970; lists do not say it.
        holiday_until: Option<i64>,
    },
    /// A computer.
    Computer {
        /// Its level.
        level: String,
        /// The name of the person who gave the seat up.
        given_up_by: Option<String>,
    },
}

/// A computer that plays for a person, or did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredStandIn {
    /// Its level.
    pub level: String,
    /// How many actions there were when it came.
    pub since: u64,
    /// How many there were when it went.
    pub until: Option<u64>,
    /// Whether it goes by itself when the person returns.
    pub yields: bool,
}

impl StoredSeat {
    /// The person who holds the seat.
    pub fn person(&self) -> Option<PersonId> {
        match self {
            StoredSeat::Person { person, .. } => Some(*person),
            StoredSeat::Open { .. } | StoredSeat::Computer { .. } => None,
        }
    }

    /// The level of the computer that plays here now.
    pub fn computer(&self) -> Option<&str> {
        match self {
            StoredSeat::Open { played_by } | StoredSeat::Person { played_by, .. } => {
                played_by.as_deref()
            }
            StoredSeat::Computer { level, .. } => Some(level),
        }
    }
}

/// A table as it is stored, without its log.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredTable {
    /// The table's name in links.
    pub id: TableId,
    /// Who made it.
    pub owner: PersonId,
    /// What its match began with.
    pub origin: Origin,
    /// How far one may take back.
    pub undo: UndoRule,
    /// Whether everybody sees it in the lobby.
    pub listed: bool,
    /// Whether only members do.
    pub members_only: bool,
    /// Whether the match counts for ratings.
    pub rated: bool,
    /// How long somebody has to be away before others may let a computer play, in seconds.
    pub grace: u32,
    /// How much time one has.
    pub pace: Option<Pace>,
    /// What happens when somebody stays away.
    pub away: Away,
    /// Whether people who do not sit there may watch.
    pub watchers: bool,
    /// Whether the match has begun.
    pub has_begun: bool,
    /// What of it was changed, until all are ready again.
    pub terms_changed: Vec<Term>,
    /// The code that leads there until then.
    pub code: Option<String>,
    /// How much time is left.
    pub clock: StoredClock,
    /// Whether the match is over.
    pub is_over: bool,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// Who sits where.
    pub seats: Vec<StoredSeat>,
}

/// An entry to be added to a table's log.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The entry's number, from 0.
    pub number: u64,
    /// The entry.
    pub entry: Entry,
    /// How the match goes on after it.
    pub then: Then,
    /// How much time is left after it, if that is stored anew.
    pub clock: Option<StoredClock>,
}

/// How much time is left at a table, in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StoredClock {
    /// What each seat has in reserve; none for those that never had a turn.
    pub reserves: Vec<Option<i64>>,
    /// How long the seat that is asked has been waited for; `None` if its time does not run.
    pub used: Option<i64>,
    /// How long until its time is up; `None` if that never comes, or has.
    pub left: Option<i64>,
    /// Whether all time stands still.
    pub is_paused: bool,
    /// How long whoever is asked may still do nothing, at a table without a clock.
    pub silence: Option<StoredSilence>,
}

/// How long whoever is asked in a state may still do nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoredSilence {
    /// The number of the state.
    pub number: u64,
    /// In milliseconds.
    pub left: i64,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewRemark {
    /// The seat of whoever said it.
    pub seat: Seat,
    /// Who.
    pub person: PersonId,
    /// Their name, as it is shown.
    pub name: String,
    /// What.
    pub said: Said,
}

/// What came of an attempt to change places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Swapped {
    /// Done.
    Done,
    /// The match has begun.
    HasBegun,
    /// The seats are not the person's to change.
    NotYours,
    /// There is no such table or seat.
    NoSuchSeat,
}

/// How a match goes on after an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Then {
    /// A seat is asked.
    Asked(Seat),
    /// The match is over, for good.
    Over(Outcome),
}

impl Then {
    pub(crate) fn is_over(&self) -> bool {
        matches!(self, Then::Over(_))
    }
}

/// How a match ended, and the whole of it as a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// What came of each side.
    pub sides: Vec<SideResult>,
    /// How many actions the match had.
    pub n_plies: u64,
    /// The record.
    pub record: String,
}

/// What came of one side: a seat, or beyond the seats an opponent that is part of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideResult {
    /// Its points.
    pub total: i32,
    /// Its place, from 1; sides that are tied share the better one.
    pub place: u32,
    /// Its points by category; empty for matches of a time when they were not stored.
    pub points: BTreeMap<String, i32>,
}

impl SideResult {
    /// Whether it won, alone or with others.
    pub fn is_winner(&self) -> bool {
        self.place == 1
    }
}

/// How a finished match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredResult {
    /// When, in milliseconds since 1970.
    pub ended_at: i64,
    /// What came of each side.
    pub sides: Vec<SideResult>,
}

/// What came of an attempt to take a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claimed {
    /// The seat is the person's now, or was already.
    Seat(Seat),
    /// Somebody else took it.
    Taken,
    /// The link is too old.
    Expired,
    /// The match is over.
    Over,
    /// No seat of this table has this secret.
    NoSuchSeat,
}

/// A seat that a secret opens, or did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// The seat.
    pub seat: Seat,
    /// Who holds it.
    pub person: Option<PersonId>,
    /// Until when its holder can go on with it at another device, in milliseconds since 1970: `None`
    /// for the link of an open seat, `Some(None)` if the holder has.
    pub travels_until: Option<Option<i64>>,
    /// Whether the match is over.
    pub is_over: bool,
}

/// A computer comes to a seat, or goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandOver {
    /// The level of the computer; with `None` the person plays again.
    pub level: Option<String>,
    /// How many actions there are.
    pub n_plies: u64,
    /// Whether the computer goes by itself when the person returns.
    pub yields: bool,
}

/// What came of an attempt to have done with a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Left {
    /// Done.
    Done,
    /// This is not the way; the table has changed.
    AnotherWay,
    /// There is no such table.
    NoSuchTable,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The table's name in links.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The options in full.
    pub options: String,
    /// Who sits where.
    pub seats: Vec<StoredSeat>,
    /// Who is asked; nobody when the match is over.
    pub to_act: Option<Seat>,
    /// Who made it, or was left with it.
    pub owner: PersonId,
    /// Whether the match counts for ratings.
    pub rated: bool,
    /// How much has happened in the match: how many entries its log has.
    pub n_entries: u64,
    /// How much time one has.
    pub pace: Option<Pace>,
    /// The name of whoever made it, or was left with it.
    pub made_by: String,
    /// Whether people still sit down, and nobody acts.
    pub is_waiting: bool,
    /// In how many milliseconds the time of the seat that is asked is up.
    pub time_left: Option<i64>,
    /// Whether people who do not sit there may watch.
    pub watchers: bool,
    /// Whether the match is over.
    pub is_over: bool,
    /// How it ended, once it is over.
    pub sides: Vec<SummarySide>,
    /// The seat that acted last.
    pub acted: Option<Seat>,
    /// When something last happened, in milliseconds since 1970.
    pub changed_at: i64,
    /// When it was made.
    pub made_at: i64,
}

impl Summary {
    /// The sides that won.
    pub fn winners(&self) -> Vec<Side> {
        self.sides.iter().filter(|side| side.place == 1).map(|side| side.side).collect()
    }
}

/// How a match ended for a side, in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SummarySide {
    /// The side.
    pub side: Side,
    /// Its place, from 1.
    pub place: usize,
    /// Its points.
    pub total: i32,
    /// Who held its seat.
    pub person: Option<PersonId>,
    /// What the match did to their rating, if it counted.
    pub rating_change: Option<i64>,
}
