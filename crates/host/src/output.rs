//! What a table says is to be done.

use crate::clock::ClockState;
use crate::subscribers::SubscriberId;
use crate::thinker::Job;
use protocol::{Entry, Plan, Problem, Said, ToClient};
use std::time::Duration;
use table::{Record, Seat, Standings};

/// What is to be done, in this order.
pub enum Output {
    /// Send a message. Several who see the same are named together, so that it is written once.
    Send {
        /// To whom; none of them has left.
        to: Vec<SubscriberId>,
        /// What.
        message: Box<ToClient>,
    },
    /// Store an entry and tell [`Stored`](crate::Input::Stored) or
    /// [`NotStored`](crate::Input::NotStored). Until then there is no other.
    Append(Append),
    /// Read the log from the store and tell [`Log`](crate::Input::Log).
    ReadLog,
    /// Let a computer think and tell its [`Thought`](crate::Input::Thought). Until then there is no
    /// other job.
    Think(Job),
    /// Tell that [time passed](crate::Input::TimePassed) when the clock shows this; it replaces
    /// what was said before. With `None` the table waits for nothing.
    WakeAt(Option<Duration>),
    /// The person who holds a seat has returned: store that no computer plays there any more, and
    /// tell [`Seated`](crate::Input::Seated).
    GiveBack {
        /// The seat.
        seat: Seat,
        /// How many actions there are.
        n_plies: usize,
    },
    /// The person who holds a seat stays away, or has no time left: store that a computer plays there
    /// until they are back, as the table agreed, and tell [`Seated`](crate::Input::Seated).
    SitIn {
        /// The seat.
        seat: Seat,
        /// The level of the computer.
        level: String,
        /// How many actions there are.
        n_plies: usize,
    },
    /// The person who holds a seat is waited for in vain, and the others may do something about it: tell
    /// those who are not here.
    TellOthers {
        /// The seat.
        seat: Seat,
    },
    /// Store that the match has begun, and tell [`Seated`](crate::Input::Seated).
    Begin,
    /// Store how much time is left.
    KeepClock(ClockState),
    /// Store what the holder of a seat has said, and tell [`Remarked`](crate::Input::Remarked).
    KeepRemark {
        /// The seat.
        seat: Seat,
        /// What.
        said: Said,
    },
    /// Store what the holder of a seat plans, or that they plan nothing, and tell
    /// [`PlanKept`](crate::Input::PlanKept).
    KeepPlan {
        /// The seat.
        seat: Seat,
        /// The number of the table's state.
        number: u64,
        /// What.
        plan: Option<Plan>,
    },
    /// Store that what was planned at a seat is done, or comes to nothing.
    EndPlan {
        /// The seat.
        seat: Seat,
    },
    /// Something went wrong that nobody at the table can do anything about.
    Trouble(Problem),
    /// Nobody is here and nothing happens: the table can be closed, and opened again from its log.
    Sleep,
    /// The table cannot go on; everybody is to be told why and sent away.
    Close(Problem),
}

/// An entry for the log.
#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    /// Its number, from 0: how many entries are before it.
    pub number: u64,
    /// The entry.
    pub entry: Entry,
    /// How the match goes on after it.
    pub then: Then,
    /// How much time is left after it, at a table with a pace.
    pub clock: Option<ClockState>,
}

/// How a match goes on after an entry.
#[derive(Clone, PartialEq, Debug)]
pub enum Then {
    /// A seat is asked.
    Asked(Seat),
    /// The match is over, for good.
    Over {
        /// All of it, with the seed.
        record: Box<Record>,
        /// How it ended.
        standings: Standings,
    },
}
