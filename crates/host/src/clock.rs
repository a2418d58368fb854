//! How much time is left, and what happens when none is.
//!
//! Every wait for a seat has the time of a turn; what goes beyond it is taken from the seat's reserve
//! when the wait is over. Time counts only while a person is waited for: not for computers, not
//! before the match begins, not while all agreed to pause.

use crate::output::Output;
use crate::table::Table;
use protocol::{Away, Clocks, Pace, ToClient};
use std::time::Duration;
use table::Seat;

/// The clocks of a table as they are stored.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClockState {
    /// What each seat had in reserve when its turn came; none for those that never had a turn.
    pub reserves: Vec<Option<Duration>>,
    /// How long the seat that is asked has been waited for; `None` if its time does not run.
    pub used: Option<Duration>,
    /// How long until its time is up; `None` if that never comes, or has.
    pub left: Option<Duration>,
    /// Whether all time stands still.
    pub is_paused: bool,
    /// How long whoever is asked may still do nothing, at a table without a clock.
    pub silence: Option<SilenceLeft>,
}

/// How long whoever is asked in a state may still do nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SilenceLeft {
    /// The number of the state.
    pub number: u64,
    /// How long.
    pub left: Duration,
}

/// The clocks of a table.
#[derive(Clone)]
pub(crate) struct Clock {
    turn: Duration,
    reserves: Vec<Duration>,
    running: Option<Running>,
    is_paused: bool,
    /// What the seat asked had used when the table was opened.
    used_before: Option<Duration>,
}

#[derive(Clone)]
struct Running {
    seat: Seat,
    /// What was used before `since`.
    used: Duration,
    since: Duration,
}

impl Clock {
    pub(crate) fn open(pace: Pace, n_seats: usize, state: ClockState) -> Clock {
        let full = Duration::from_secs(pace.reserve.into());
        let reserve = |seat: usize| state.reserves.get(seat).copied().flatten().unwrap_or(full);
        Clock {
            turn: Duration::from_secs(pace.turn.into()),
            reserves: (0..n_seats).map(reserve).collect(),
            running: None,
            is_paused: state.is_paused,
            used_before: state.used,
        }
    }

    /// Lets the time of this seat run from now on; says whether another's ran before.
    pub(crate) fn run_for(&mut self, seat: Option<Seat>, now: Duration) -> bool {
        let before = self.running.as_ref().map(|running| running.seat);
        let opened_with = self.used_before.take();
        if seat == before {
            // Nobody is waited for any more: somebody else has seen to that while the table slept.
            return seat.is_none() && opened_with.is_some();
        }
        self.charge(now);
        let used = opened_with.unwrap_or_default();
        self.running = seat.map(|seat| Running { seat, used, since: now });
        // A table that opens goes on where it was; nothing has changed.
        opened_with.is_none()
    }

    /// Takes what the present wait has used beyond a turn from the seat's reserve.
    fn charge(&mut self, now: Duration) {
        if let Some(running) = &self.running {
            let beyond = self.used(running, now).saturating_sub(self.turn);
            let reserve = &mut self.reserves[running.seat.index()];
            *reserve = reserve.saturating_sub(beyond);
        }
    }

    fn used(&self, running: &Running, now: Duration) -> Duration {
        match self.is_paused {
            true => running.used,
            false => running.used + now.saturating_sub(running.since),
        }
    }

    /// When the time of the seat that is asked is up.
    pub(crate) fn ends_at(&self) -> Option<Duration> {
        let running = self.running.as_ref().filter(|_| !self.is_paused)?;
        let all = self.turn + self.reserves[running.seat.index()];
        Some(running.since + all.saturating_sub(running.used))
    }

    /// Whether the seat has had no time left for so long.
    pub(crate) fn is_up_since(&self, seat: Seat, time: Duration, now: Duration) -> bool {
        let running = self.running.as_ref().filter(|it| it.seat == seat && !self.is_paused);
        let all = self.turn + self.reserves[seat.index()];
        running.is_some_and(|running| all + time <= self.used(running, now))
    }

    /// Gives a seat more time.
    pub(crate) fn excuse(&mut self, seat: Seat, time: Duration, now: Duration) {
        // What is overdrawn is forgiven, or somebody would have less than they are given.
        if let Some(running) = self.running.clone().filter(|running| running.seat == seat) {
            let all = self.turn + self.reserves[seat.index()];
            let used = self.used(&running, now).min(all);
            self.running = Some(Running { used, since: now, ..running });
        }
        self.reserves[seat.index()] += time;
    }

    pub(crate) fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Stops all time, or lets it go on.
    pub(crate) fn pause(&mut self, is_paused: bool, now: Duration) {
        if let Some(running) = self.running.clone() {
            let used = self.used(&running, now);
            self.running = Some(Running { used, since: now, ..running });
        }
        self.is_paused = is_paused;
    }

    pub(crate) fn state(&self, now: Duration) -> ClockState {
        ClockState {
            reserves: self.reserves.iter().copied().map(Some).collect(),
            used: self.running.as_ref().map(|running| self.used(running, now)),
            left: self.ends_at().filter(|at| now < *at).map(|at| at - now),
            is_paused: self.is_paused,
            silence: None,
        }
    }

    pub(crate) fn shown(&self, now: Duration) -> Clocks {
        let milliseconds = |time: Duration| time.as_millis() as i64;
        let used = self.running.as_ref().map(|running| self.used(running, now));
        Clocks {
            running: self.running.as_ref().map(|running| running.seat),
            turn_left: milliseconds(self.turn) - milliseconds(used.unwrap_or_default()),
            reserves: self.reserves.iter().copied().map(milliseconds).collect(),
            is_paused: self.is_paused,
        }
    }
}

impl ClockState {
    /// Whether the time of the seat that is asked was up when this was stored.
    pub(crate) fn is_up(&self) -> bool {
        let is_over = self.silence.is_some_and(|silence| silence.left.is_zero());
        (self.used.is_some() || is_over) && self.left.is_none() && !self.is_paused
    }
}

impl<P: Copy + Eq> Table<P> {
    /// The seat whose holder is waited for.
    pub(crate) fn waited_for(&self) -> Option<Seat> {
        let seat = self.host.to_act().filter(|_| self.seating.has_begun)?;
        let holder = self.seating.at(seat)?;
        (holder.person().is_some() && holder.computer().is_none()).then_some(seat)
    }

    /// The clocks as they will be once the entry that was just carried out is stored, if it lets
    /// another's time run.
    pub(crate) fn clock_after(&self, now: Duration) -> Option<Clock> {
        let mut clock = self.clock.clone()?;
        clock.run_for(self.waited_for(), now).then_some(clock)
    }

    /// Takes note of whose time runs now, when it is not by an entry that it does.
    pub(crate) fn note_clock(&mut self, now: Duration) {
        let seat = self.waited_for();
        if self.clock.as_mut().is_some_and(|clock| clock.run_for(seat, now)) {
            self.keep_clock(now);
        }
    }

    /// Stores the clocks and shows them to all.
    pub(crate) fn keep_clock(&mut self, now: Duration) {
        let Some(clock) = &self.clock else { return };
        let (state, shown) = (clock.state(now), clock.shown(now));
        self.say(Output::KeepClock(state));
        self.show_clocks(shown);
    }

    pub(crate) fn show_clocks(&mut self, shown: Clocks) {
        let all: Vec<_> = self.subscribers.iter().map(|subscriber| subscriber.id).collect();
        if !all.is_empty() {
            self.send(all, ToClient::Clocks(shown));
        }
    }

    /// When whoever is waited for has no time left, or without a clock has been waited for too long.
    pub(crate) fn time_is_up_at(&self) -> Option<Duration> {
        let ends_at = match &self.clock {
            Some(clock) => clock.ends_at(),
            None => self.patience_ends_at(),
        };
        ends_at.filter(|_| !self.is_time_up_told)
    }

    /// What the table agreed on for whoever is waited for in vain.
    pub(crate) fn on_time_up(&mut self, now: Duration) {
        self.is_time_up_told = true;
        match self.waited_for().zip(self.sits_in()) {
            Some((seat, level)) => self.sit_in(seat, level),
            None => {
                self.tell_others(now);
                match self.clock {
                    Some(_) => self.keep_clock(now),
                    None => self.keep_patience(now),
                }
                self.tell_info(now);
            }
        }
    }

    /// Tells the others, once for each state, that somebody is waited for in vain.
    fn tell_others(&mut self, now: Duration) {
        let number = self.host.number();
        let seat = self.waited_for().filter(|_| self.is_others_turn(now));
        if let Some(seat) = seat.filter(|_| self.others_told_at != Some(number)) {
            self.others_told_at = Some(number);
            self.say(Output::TellOthers { seat });
        }
    }

    /// Somebody gets more time.
    pub(crate) fn on_excused(&mut self, seat: Seat, time: Duration, now: Duration) {
        self.is_time_up_told = false;
        match &mut self.clock {
            Some(clock) => {
                clock.excuse(seat, time, now);
                self.keep_clock(now);
            }
            None => self.be_patient(seat, time, now),
        }
    }

    /// The level of the computer that sits in by itself, if that was agreed.
    pub(crate) fn sits_in(&self) -> Option<String> {
        match &self.agreement.away {
            Away::Computer { level } => Some(level.clone()),
            Away::Others | Away::Wait => None,
        }
    }

    pub(crate) fn sit_in(&mut self, seat: Seat, level: String) {
        let n_plies = self.host.n_plies();
        self.say(Output::SitIn { seat, level, n_plies });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn what_goes_beyond_a_turn_is_taken_from_the_reserve() {
        let pace = Pace { turn: 60, reserve: 100 };
        let mut clock = Clock::open(pace, 2, ClockState::default());
        let (ada, ben) = (Seat::FIRST, Seat::FIRST.next(2));
        assert!(clock.run_for(Some(ada), seconds(1000)));
        assert_eq!(clock.ends_at(), Some(seconds(1160)));
        assert!(!clock.run_for(Some(ada), seconds(1050)), "it runs already");
        assert!(clock.run_for(Some(ben), seconds(1090)));
        assert_eq!(clock.reserves, [seconds(70), seconds(100)]);
        assert!(clock.run_for(Some(ada), seconds(1100)));
        assert_eq!(clock.reserves, [seconds(70), seconds(100)], "a quick turn saves nothing");
        assert_eq!(clock.ends_at(), Some(seconds(1230)));
        let is_up = |seat, at| clock.is_up_since(seat, Duration::ZERO, seconds(at));
        assert!(is_up(ada, 1230) && !is_up(ada, 1229));
        assert!(!is_up(ben, 1230), "Ben is not asked");
        assert!(!clock.is_up_since(ada, seconds(10), seconds(1239)));
        assert!(clock.is_up_since(ada, seconds(10), seconds(1240)));
    }

    #[test]
    fn a_table_that_opens_goes_on_where_it_was() {
        let pace = Pace { turn: 60, reserve: 100 };
        let mut clock = Clock::open(pace, 2, ClockState::default());
        clock.run_for(Some(Seat::FIRST), seconds(0));
        let state = clock.state(seconds(90));
        assert_eq!((state.used, state.left), (Some(seconds(90)), Some(seconds(70))));
        let mut again = Clock::open(pace, 2, state);
        assert!(!again.run_for(Some(Seat::FIRST), seconds(5000)), "nothing to store");
        assert_eq!(again.ends_at(), Some(seconds(5070)));
    }

    #[test]
    fn a_pause_costs_nobody_anything() {
        let mut clock = Clock::open(Pace { turn: 60, reserve: 0 }, 2, ClockState::default());
        clock.run_for(Some(Seat::FIRST), seconds(0));
        clock.pause(true, seconds(20));
        assert_eq!(clock.ends_at(), None);
        let mut again = Clock::open(Pace { turn: 60, reserve: 0 }, 2, clock.state(seconds(9000)));
        again.run_for(Some(Seat::FIRST), seconds(100));
        again.pause(false, seconds(200));
        assert_eq!(again.ends_at(), Some(seconds(240)));
    }
}
