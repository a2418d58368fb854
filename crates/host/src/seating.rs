//! Who sits at a table.

use protocol::{Holder, SeatInfo, StandIn, TableId};
use std::time::Duration;
use table::{Player, Seat};

/// Who sits at a table, and what else may change while its match is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating<P> {
    /// Who made the table.
    pub owner: P,
    /// Who holds the seats, the start player's first; as many as the match has.
    pub seats: Vec<SeatHolder<P>>,
    /// Whether everybody sees the table in the lobby.
    pub is_listed: bool,
    /// Whether only members do.
    pub is_for_members: bool,
    /// Whether the match counts for ratings.
    pub is_rated: bool,
    /// The table of the rematch, once somebody asked for one.
    pub rematch: Option<TableId>,
    /// Whether the match has begun: before that nobody acts.
    pub has_begun: bool,
    /// The short code that leads to a table whose match has not begun.
    pub code: Option<String>,
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
        /// What else is remembered of the seat.
        past: Past<P>,
    },
    /// A computer.
    Computer {
        /// Its level.
        level: String,
        /// The name of the person who gave the seat up.
        given_up_by: Option<String>,
    },
}

/// What is remembered of a person's seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past<P> {
    /// The computer that stands in, or last did.
    pub stand_in: Option<StandIn>,
    /// Whether it goes by itself when the person returns.
    pub yields: bool,
    /// Who held the seat before it went to another device.
    pub moved_from: Option<P>,
    /// Whether the person wants to wait before the match begins.
    pub hesitates: bool,
    /// Until when the person is on holiday, in seconds since 1970.
    pub holiday_until: Option<i64>,
}

/// How a person is waited for.
pub(crate) struct Waited {
    pub(crate) is_away: bool,
    /// For how long, unless it is as long as they like.
    pub(crate) wait: Option<Duration>,
    /// Whether all others who are here decide together what comes then.
    pub(crate) by_agreement: bool,
}

impl<P> Default for Past<P> {
    fn default() -> Past<P> {
        Past {
            stand_in: None,
            yields: false,
            moved_from: None,
            hesitates: false,
            holiday_until: None,
        }
    }
}

impl<P: Copy + Eq> SeatHolder<P> {
    /// The level of the computer that plays here now.
    pub fn computer(&self) -> Option<&str> {
        match self {
            SeatHolder::Open { played_by } | SeatHolder::Person { played_by, .. } => {
                played_by.as_deref()
            }
            SeatHolder::Computer { level, .. } => Some(level),
        }
    }

    /// Whether this person holds the seat, even if a computer stands in.
    pub fn is_held_by(&self, person: Option<P>) -> bool {
        match self {
            SeatHolder::Person { person: holder, .. } => person == Some(*holder),
            SeatHolder::Open { .. } | SeatHolder::Computer { .. } => false,
        }
    }

    /// The person who holds the seat.
    pub(crate) fn person(&self) -> Option<P> {
        match self {
            SeatHolder::Person { person, .. } => Some(*person),
            SeatHolder::Open { .. } | SeatHolder::Computer { .. } => None,
        }
    }

    /// The seat as a reader is told; `waited` says how its holder is waited for.
    pub(crate) fn info(&self, reader: Option<P>, waited: impl Fn(P) -> Waited) -> SeatInfo {
        let is_mine = self.is_held_by(reader);
        match self {
            SeatHolder::Open { played_by } => SeatInfo {
                is_here: false,
                played_by: played_by.clone(),
                ..SeatInfo::held_by(Holder::Open, is_mine)
            },
            SeatHolder::Person { person, name, played_by, past } => {
                let Waited { is_away, wait, by_agreement } = waited(*person);
                SeatInfo {
                    is_here: !is_away,
                    by_agreement,
                    played_by: played_by.clone(),
                    stand_in: past.stand_in.clone(),
                    hand_over_in: wait.map(|wait| wait.as_millis().div_ceil(1000) as u32),
                    has_moved: reader.is_some() && past.moved_from == reader,
                    is_ready: !past.hesitates,
                    holiday_until: past.holiday_until,
                    ..SeatInfo::held_by(Holder::Person { name: name.clone() }, is_mine)
                }
            }
            SeatHolder::Computer { level, given_up_by } => SeatInfo {
                is_here: false,
                given_up_by: given_up_by.clone(),
                ..SeatInfo::held_by(Holder::Computer { level: level.clone() }, is_mine)
            },
        }
    }
}

impl<P: Copy + Eq> Seating<P> {
    /// Who plays, as a record says it: a person also where a computer stands in.
    pub(crate) fn players(&self) -> Vec<Player> {
        let player = |holder: &SeatHolder<P>| match holder {
            SeatHolder::Open { played_by } => match played_by {
                Some(level) => Player::Computer(level.clone()),
                None => Player::Person(String::new()),
            },
            SeatHolder::Person { name, .. } => Player::Person(name.clone()),
            SeatHolder::Computer { level, .. } => Player::Computer(level.clone()),
        };
        self.seats.iter().map(player).collect()
    }

    /// Who holds a seat; `None` if the table has no such seat.
    pub(crate) fn at(&self, seat: Seat) -> Option<&SeatHolder<P>> {
        self.seats.get(seat.index())
    }

    /// The seats that a person holds.
    pub(crate) fn held_by(&self, person: Option<P>) -> impl Iterator<Item = Seat> + Clone + '_ {
        Seat::all(self.seats.len()).filter(move |seat| self.seats[seat.index()].is_held_by(person))
    }

    /// The people who hold seats; who holds several comes several times.
    pub(crate) fn people(&self) -> impl Iterator<Item = P> + Clone + '_ {
        self.seats.iter().filter_map(|seat| seat.person())
    }

    /// Whether a person holds a seat.
    pub(crate) fn sits(&self, person: Option<P>) -> bool {
        self.held_by(person).next().is_some()
    }

    /// Whether a person is told something about the table that others are not.
    pub(crate) fn concerns(&self, person: P) -> bool {
        let held = |seat: &SeatHolder<P>| match seat {
            SeatHolder::Person { person: holder, past, .. } => {
                *holder == person || past.moved_from == Some(person)
            }
            SeatHolder::Open { .. } | SeatHolder::Computer { .. } => false,
        };
        self.owner == person || self.seats.iter().any(held)
    }

    /// Whether the match comes to a seat sooner or later at which no computer plays.
    pub(crate) fn waits_for_people(&self) -> bool {
        self.seats.iter().any(|seat| seat.computer().is_none())
    }

    /// Whether several people play, and not only one against computers.
    pub(crate) fn has_several_people(&self) -> bool {
        let mut people = self.people();
        people.next().is_some_and(|first| people.any(|other| other != first))
    }
}
