//! What a table is told.

use crate::agreement::Agreement;
use crate::seating::Seating;
use crate::subscribers::SubscriberId;
use crate::thinker::{Job, Thought};
use protocol::{Entry, Plan, Problem, Remark, Request, Said, UndoRule, Wish};
use std::time::Duration;
use table::Seat;

/// What a table is told. `P` is how its holder tells people apart.
pub enum Input<P> {
    /// Somebody looks on from now on, under a number that nobody had before.
    Joined {
        /// The number.
        subscriber: SubscriberId,
        /// Who it is, if that is known.
        person: Option<P>,
    },
    /// Somebody is gone. What was asked before is still done.
    Left {
        /// Who.
        subscriber: SubscriberId,
    },
    /// Somebody wants to do something.
    Asked {
        /// Who.
        subscriber: SubscriberId,
        /// What.
        request: Request,
    },
    /// Somebody sent something that is no request.
    Unreadable {
        /// Who.
        subscriber: SubscriberId,
        /// What is wrong with it.
        problem: Problem,
    },
    /// Somebody wants something that others are asked about.
    Wished {
        /// Who.
        subscriber: SubscriberId,
        /// The seat of whoever wants it.
        seat: Seat,
        /// What.
        wish: Wish,
    },
    /// Somebody answers what others want.
    Answered {
        /// Who.
        subscriber: SubscriberId,
        /// Whether they agree.
        agrees: bool,
    },
    /// Somebody says something.
    Said {
        /// Who.
        subscriber: SubscriberId,
        /// What.
        said: Said,
    },
    /// A remark is stored, after [`Output::KeepRemark`](crate::Output::KeepRemark).
    Remarked(Remark),
    /// Somebody plans the next turn of a seat, or nothing any more.
    Planned {
        /// Who.
        subscriber: SubscriberId,
        /// The seat.
        seat: Seat,
        /// What.
        plan: Option<Plan>,
    },
    /// A plan is stored, or that there is none, after [`Output::KeepPlan`](crate::Output::KeepPlan).
    PlanKept {
        /// The seat.
        seat: Seat,
        /// The number of the table's state when it was made.
        number: u64,
        /// What.
        plan: Option<Plan>,
    },
    /// Somebody wants everything anew.
    Sync {
        /// Who.
        subscriber: SubscriberId,
    },
    /// The entry of [`Output::Append`](crate::Output::Append) is in the log, for good.
    Stored,
    /// Storing it failed. Whether it is in the log all the same, nobody knows yet: an answer can get
    /// lost after the work was done.
    NotStored(Problem),
    /// The log as it stands, after [`Output::ReadLog`](crate::Output::ReadLog), or why it cannot be
    /// read.
    Log(Result<Vec<Entry>, Problem>),
    /// What a computer came to, after [`Output::Think`](crate::Output::Think).
    Thought(Thought),
    /// Nobody has time for what [`Output::Think`](crate::Output::Think) asked: the computer is asked
    /// again in a while.
    NotThought(Job),
    /// Whoever holds a seat gets more time, after [`Output::SitIn`](crate::Output::SitIn): they are
    /// excused.
    Excused {
        /// The seat.
        seat: Seat,
        /// How much more.
        time: Duration,
    },
    /// What all agree to was changed, before the match begins.
    Agreed {
        /// What all agree to from now on.
        agreement: Agreement,
        /// How far one may take back.
        undo: UndoRule,
    },
    /// Others sit here now, or the table is listed, or its match begins, or there is a rematch.
    Seated(Seating<P>),
    /// From now on a computer waits so long before it thinks while somebody looks on.
    Pause(Duration),
    /// It is later than before; at the latest when [`Output::WakeAt`](crate::Output::WakeAt) said so.
    TimePassed,
}
