//! How long whoever is asked is waited for, at a table without a clock.
//!
//! For one who stays away it counts from when both is so, and goes on while the table sleeps: it is stored
//! as clocks are. One who does nothing, be they here or not, has longer, from when anything last happened.
//! That is stored too, or whoever looks in now and then at a table that sleeps were waited for for ever:
//! when somebody comes or goes, and once it has lasted for a while, so that quick play writes nothing.

use crate::agreement::Agreement;
use crate::clock::{Clock, ClockState, SilenceLeft};
use crate::output::Output;
use crate::table::Table;
use protocol::{Away, Pace};
use std::time::Duration;
use table::Seat;

/// A table is woken for a wait of at least this: where people stay, one that all have left does not go
/// on by itself, and whoever comes back finds how long the others were missed.
const LEAST_WOKEN: Duration = Duration::from_secs(60 * 60);

/// Whoever agreed to wait for each other does so for this much longer: no match hangs for ever.
pub(crate) const LONGEST_WAIT: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// Whoever is asked may think for at least so long, as long as they are here.
const LONG_THOUGHT: Duration = Duration::from_secs(24 * 60 * 60);

/// After this time it is stored that somebody does nothing, if nobody comes or goes before.
const STORED_AFTER: Duration = Duration::from_secs(60 * 60);

/// The state in which somebody is asked, and until when they may do nothing.
#[derive(Clone, Copy)]
pub(crate) struct Silence {
    number: u64,
    since: Duration,
    ends_at: Duration,
    is_stored: bool,
}

impl Agreement {
    /// How long somebody is waited for at a table without a clock.
    fn patience(&self) -> Duration {
        match self.away {
            Away::Wait => self.grace + LONGEST_WAIT,
            Away::Others | Away::Computer { .. } => self.grace,
        }
    }

    /// Whether people come back for their turns, rather than stay.
    pub fn is_slow(&self) -> bool {
        match self.pace {
            Some(pace) => pace.is_slow(),
            None => u64::from(Pace::SLOW_TURN) <= self.patience().as_secs(),
        }
    }

    /// What counts how long somebody has been waited for.
    pub(crate) fn counting(&self, n_seats: usize, state: &ClockState) -> Clock {
        let pace = Pace { turn: self.patience().as_secs() as u32, reserve: 0 };
        let state = ClockState { reserves: Vec::new(), is_paused: false, ..state.clone() };
        Clock::open(pace, n_seats, state)
    }
}

impl<P: Copy + Eq> Table<P> {
    /// The seat that is asked and for whose holder others wait.
    fn awaited(&self) -> Option<Seat> {
        let others_wait = self.clock.is_none() && self.seating.has_several_people();
        self.waited_for().filter(|_| others_wait)
    }

    /// The same, if its holder is away.
    fn missed(&self) -> Option<Seat> {
        let seat = self.awaited()?;
        self.absence.is_away(self.seating.at(seat)?.person()?).then_some(seat)
    }

    /// Takes note of who is missed now.
    pub(crate) fn note_patience(&mut self, now: Duration) {
        let ends_stored = self.note_silence(now);
        let seat = self.missed();
        let is_changed = self.clock.is_none() && self.patience.run_for(seat, now);
        if is_changed {
            self.is_time_up_told = false;
        }
        if is_changed || ends_stored {
            self.keep_patience(now);
        }
    }

    /// Takes note of since when whoever is asked does nothing; says whether it is stored that somebody does
    /// in this state, of whom it is not so any more.
    fn note_silence(&mut self, now: Duration) -> bool {
        let asked_in = self.awaited().map(|_| self.host.number());
        let stored = self.silence_before.take().filter(|silence| Some(silence.number) == asked_in);
        if asked_in == self.silence.map(|silence| silence.number) {
            return false;
        }
        let time = stored.map_or(self.longest_silence(), |silence| silence.left);
        let begun = |number| Silence {
            number,
            since: now,
            ends_at: now + time,
            is_stored: stored.is_some(),
        };
        let ended = std::mem::replace(&mut self.silence, asked_in.map(begun));
        ended.is_some_and(|silence| silence.is_stored && silence.number == self.host.number())
    }

    fn longest_silence(&self) -> Duration {
        self.agreement.patience().max(LONG_THOUGHT)
    }

    /// When even one who is here has been waited for long enough.
    fn silence_ends_at(&self) -> Option<Duration> {
        self.silence.map(|silence| silence.ends_at)
    }

    /// When it is to be stored that somebody does nothing.
    pub(crate) fn stores_silence_at(&self) -> Option<Duration> {
        let silence = self.silence.filter(|silence| !silence.is_stored)?;
        Some(silence.since + STORED_AFTER)
    }

    /// When whoever is waited for has been so for long enough.
    pub(crate) fn patience_ends_at(&self) -> Option<Duration> {
        self.patience.ends_at().into_iter().chain(self.silence_ends_at()).min()
    }

    fn has_been_silent(&self, now: Duration) -> bool {
        self.silence_ends_at().is_some_and(|at| at <= now)
    }

    /// Somebody gets more time.
    pub(crate) fn be_patient(&mut self, seat: Seat, time: Duration, now: Duration) {
        self.patience.excuse(seat, time, now);
        let is_awaited = self.awaited() == Some(seat);
        if let Some(silence) = self.silence.as_mut().filter(|_| is_awaited) {
            silence.ends_at = silence.ends_at.max(now) + time;
        }
        self.keep_patience(now);
    }

    pub(crate) fn keep_patience(&mut self, now: Duration) {
        let state = self.patience.state(now);
        // Where nothing happens when the time is up, nobody needs to be woken.
        let sits_in = self.sits_in().is_some() && LEAST_WOKEN <= self.agreement.patience();
        let is_woken = (sits_in || self.agreement.is_slow()) && !self.is_time_up_told;
        let silence_left = |silence: &mut Silence| {
            silence.is_stored = true;
            let left = silence.ends_at.saturating_sub(now);
            SilenceLeft { number: silence.number, left }
        };
        let silence = self.silence.as_mut().map(silence_left);
        // Nobody is woken for one who is here, or was when they acted.
        let left = state.left.filter(|_| is_woken);
        let left = left.map(|left| silence.map_or(left, |silence| left.min(silence.left)));
        self.say(Output::KeepClock(ClockState { reserves: Vec::new(), left, silence, ..state }));
    }

    /// For how long a person who is away is waited for; `None` for one who is here, unless they have been
    /// waited for long enough.
    pub(crate) fn wait_for(&self, person: P, now: Duration) -> Option<Duration> {
        let Some(wait) = self.absence.wait(person, now) else {
            let asked = self.awaited().and_then(|seat| self.seating.at(seat)?.person());
            let is_silent = asked == Some(person) && self.has_been_silent(now);
            return is_silent.then_some(Duration::ZERO);
        };
        let seat = self.missed();
        let is_missed = seat.and_then(|seat| self.seating.at(seat)?.person()) == Some(person);
        match self.patience_ends_at().filter(|_| is_missed) {
            Some(at) => Some(at.saturating_sub(now)),
            None => Some(wait),
        }
    }

    /// Whether others may do something about whoever is waited for in vain, and have to be told.
    pub(crate) fn is_others_turn(&self, now: Duration) -> bool {
        let may_go_on = match self.agreement.away {
            Away::Others => true,
            Away::Wait => self.clock.is_none(),
            Away::Computer { .. } => false,
        };
        // Where people stay they see it, but not for a whole day.
        let is_slow = self.agreement.is_slow() || self.has_been_silent(now);
        may_go_on && is_slow && self.seating.has_several_people()
    }
}
