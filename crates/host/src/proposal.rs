//! What one person wants and all others have to agree to.
//!
//! A wish is not stored: who wants it still, after the table has slept, says so again.

use crate::seating::SeatHolder;
use crate::storing::Asker;
use crate::subscribers::SubscriberId;
use crate::table::Table;
use protocol::{Code, Problem, Proposal, UndoRule, Wish};
use std::time::Duration;
use table::Seat;

/// A wish that waits for answers.
pub(crate) struct Pending<P> {
    wish: Wish,
    seat: Seat,
    person: P,
    subscriber: SubscriberId,
    /// The number of the table's state.
    number: u64,
    /// Those who have not answered.
    waits_for: Vec<P>,
}

impl<P: Copy + Eq> Table<P> {
    pub(crate) fn on_wish(&mut self, id: SubscriberId, seat: Seat, wish: Wish, now: Duration) {
        let person = self.subscribers.get(id).and_then(|it| it.person);
        match self.may_wish(person, seat, wish, now) {
            Err(problem) => self.refuse(id, None, problem),
            Ok(_) if wish == Wish::GoOn => self.pause(false, now),
            Ok(person) => {
                let number = self.host.number();
                let waits_for = self.asked_about(wish, person);
                self.proposal =
                    Some(Pending { wish, seat, person, subscriber: id, number, waits_for });
                self.tell_info(now);
            }
        }
    }

    fn may_wish(
        &self,
        person: Option<P>,
        seat: Seat,
        wish: Wish,
        now: Duration,
    ) -> Result<P, Problem> {
        let is_held = self.seating.at(seat).is_some_and(|holder| holder.is_held_by(person));
        let Some(person) = person.filter(|_| is_held) else {
            return Err(Problem::new(Code::NotYourSeat, "this seat is not yours"));
        };
        if !self.seating.has_begun {
            return Err(Problem::new(Code::NotBegun, "the match has not begun"));
        }
        if self.host.to_act().is_none() {
            return Err(Problem::new(Code::Over, "the match is over"));
        }
        if self.proposal.is_some() {
            let reason = "something else is being asked; wait for the answers";
            return Err(Problem::new(Code::Unavailable, reason));
        }
        let is_paused = self.clock.as_ref().map(|clock| clock.is_paused());
        match (wish, is_paused) {
            (Wish::TakeBack, _) if self.undo == UndoRule::Never => {
                Err(Problem::new(Code::NoUndo, "at this table nothing is taken back"))
            }
            (Wish::TakeBack, _) if self.is_full() => {
                let reason = "at this table nothing is taken back any more";
                Err(Problem::new(Code::NoUndo, reason))
            }
            (Wish::TakeBack, _) if self.host.n_returnable(seat).is_none() => {
                let reason = "since your latest action somebody has learned something new";
                Err(Problem::new(Code::NoUndo, reason))
            }
            (Wish::Pause | Wish::GoOn, None) => {
                Err(Problem::new(Code::Unavailable, "there is no clock at this table"))
            }
            (Wish::Pause, Some(true)) | (Wish::GoOn, Some(false)) => {
                Err(Problem::new(Code::Stale, "the clocks have changed meanwhile"))
            }
            (Wish::StandIn, _) => self.may_want_stand_in(person, now).map(|()| person),
            _ => Ok(person),
        }
    }

    fn may_want_stand_in(&self, person: P, now: Duration) -> Result<(), Problem> {
        let seat = self.waited_for();
        let holder = seat.and_then(|seat| self.seating.at(seat)?.person());
        match seat.zip(holder) {
            Some((_, holder)) if holder == person => {
                Err(Problem::new(Code::NotYourTurn, "it is you who is waited for"))
            }
            Some((seat, holder)) => self.may_go_on_without(seat, holder, now),
            None => Err(Problem::new(Code::Stale, "nobody is waited for any more")),
        }
    }

    /// Who has to agree to a wish: where somebody is missed, they and all who are away are not asked.
    fn asked_about(&self, wish: Wish, person: P) -> Vec<P> {
        let missed = self.waited_for().and_then(|seat| self.seating.at(seat)?.person());
        match (wish, missed) {
            (Wish::StandIn, Some(missed)) => {
                let mut asked = self.present_but(missed);
                asked.retain(|other| *other != person);
                asked
            }
            _ => self.others(person),
        }
    }

    /// Nobody is asked any more whether a computer shall play for somebody who has come, or acted; nor
    /// those who have gone.
    fn review_stand_in(&mut self, now: Duration) {
        let is_about_it = |pending: &mut Pending<P>| pending.wish == Wish::StandIn;
        let Some(mut pending) = self.proposal.take_if(is_about_it) else { return };
        let is_so = pending.number == self.host.number()
            && self.may_want_stand_in(pending.person, now).is_ok();
        let present = self.asked_about(Wish::StandIn, pending.person);
        let n_asked = pending.waits_for.len();
        pending.waits_for.retain(|person| present.contains(person));
        let is_new = !is_so || pending.waits_for.len() < n_asked;
        self.proposal = Some(pending).filter(|_| is_so);
        if is_new {
            self.tell_info(now);
        }
    }

    /// The other people who play here themselves.
    pub(crate) fn others(&self, person: P) -> Vec<P> {
        let mut others = Vec::new();
        for seat in &self.seating.seats {
            if let SeatHolder::Person { person: other, played_by: None, .. } = seat
                && *other != person
                && !others.contains(other)
            {
                others.push(*other);
            }
        }
        others
    }

    pub(crate) fn on_answer(&mut self, id: SubscriberId, agrees: bool, now: Duration) {
        let person = self.subscribers.get(id).and_then(|it| it.person);
        let is_asked = |pending: &Pending<P>| {
            let is_own = person == Some(pending.person) && !agrees;
            is_own || person.is_some_and(|person| pending.waits_for.contains(&person))
        };
        let Some(pending) = self.proposal.as_mut().filter(|pending| is_asked(pending)) else {
            let problem = Problem::new(Code::Stale, "nobody asks you anything any more");
            return self.refuse(id, None, problem);
        };
        match agrees {
            true => pending.waits_for.retain(|other| Some(*other) != person),
            false => self.proposal = None,
        }
        self.tell_info(now);
    }

    /// Does what all have agreed to; says whether there was anything to be done.
    pub(crate) fn carry_out_wish(&mut self, now: Duration) -> bool {
        self.review_stand_in(now);
        let Some(pending) = self.proposal.take_if(|pending| pending.waits_for.is_empty()) else {
            return false;
        };
        match pending.wish {
            Wish::TakeBack => match self.host.take_back(pending.seat) {
                Ok(entry) => self.store(Asker::Subscriber(pending.subscriber), entry, now),
                Err(problem) => self.refuse(pending.subscriber, None, problem),
            },
            Wish::Pause => self.pause(true, now),
            Wish::GoOn => self.pause(false, now),
            Wish::StandIn => {
                if let Some(seat) = self.waited_for() {
                    let level = bots::stand_ins()[0].name.to_owned();
                    self.sit_in(seat, level);
                }
            }
        }
        self.tell_info(now);
        true
    }

    fn pause(&mut self, is_paused: bool, now: Duration) {
        if let Some(clock) = &mut self.clock {
            clock.pause(is_paused, now);
            self.keep_clock(now);
        }
    }

    /// Once something else has happened, nobody is asked about what was before.
    pub(crate) fn drop_stale_wish(&mut self) {
        self.proposal.take_if(|pending| pending.wish == Wish::TakeBack);
    }

    /// Others sit here now: whoever has gone, or lets a computer play, is not asked any more, and what
    /// they wanted nobody wants.
    pub(crate) fn reseat_wish(&mut self) {
        let Some(mut pending) = self.proposal.take() else { return };
        let others = self.others(pending.person);
        pending.waits_for.retain(|person| others.contains(person));
        self.proposal = Some(pending).filter(|pending| self.seating.sits(Some(pending.person)));
    }

    /// The wish as all are told.
    pub(crate) fn proposed(&self) -> Option<Proposal> {
        let pending = self.proposal.as_ref()?;
        let seats = pending.waits_for.iter().flat_map(|person| self.seating.held_by(Some(*person)));
        Some(Proposal { wish: pending.wish, seat: pending.seat, waits_for: seats.collect() })
    }
}
