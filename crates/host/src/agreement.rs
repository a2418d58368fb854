//! What all agreed to by sitting down, and how whoever holds the table wants it to behave.

use crate::absence::Absence;
use crate::clock::{Clock, ClockState};
use crate::table::Table;
use protocol::{Away, Pace, Term, USUAL_GRACE, UndoRule};
use std::time::Duration;

/// How a table behaves.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How long a computer waits before it thinks while somebody looks on, so that one can follow.
    pub pause: Duration,
    /// How long a table stays awake at which nobody is and nothing happens.
    pub sleep_after: Duration,
    /// How many entries the log may have before nothing is taken back any more.
    pub max_entries: u64,
    /// How long everybody can still say no when all seats are taken.
    pub countdown: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            pause: Duration::from_millis(400),
            sleep_after: Duration::from_secs(60),
            max_entries: 20_000,
            countdown: Duration::from_secs(3),
        }
    }
}

/// What all agreed to by sitting down, beside the game itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreement {
    /// How long somebody has to be away before others may let a computer play.
    pub grace: Duration,
    /// How much time one has.
    pub pace: Option<Pace>,
    /// What happens when somebody stays away, or has no time left.
    pub away: Away,
    /// Whether people who do not sit here may watch.
    pub watchers: bool,
    /// What of it was changed before the match, until all are ready again.
    pub changed: Vec<Term>,
}

impl Default for Agreement {
    fn default() -> Agreement {
        Agreement {
            grace: Duration::from_secs(USUAL_GRACE.into()),
            pace: None,
            away: Away::Others,
            watchers: true,
            changed: Vec::new(),
        }
    }
}

impl<P: Copy + Eq> Table<P> {
    /// Whoever made the table has changed what all agree to. Once the match has begun it stands.
    pub(crate) fn on_agreed(&mut self, agreement: Agreement, undo: UndoRule, now: Duration) {
        let is_same = self.agreement == agreement && self.undo == undo;
        if self.seating.has_begun || is_same {
            return;
        }
        let (n_seats, state) = (self.host.n_seats(), ClockState::default());
        self.patience = agreement.counting(n_seats, &state);
        self.clock = agreement.pace.map(|pace| Clock::open(pace, n_seats, state));
        self.absence = Absence::new(agreement.grace);
        self.undo = undo;
        self.host.set_undo(undo);
        self.agreement = agreement;
        self.tell_info(now);
    }
}
