//! What people have planned for their next turn, and carrying it out.
//!
//! A plan is for the next turn of its seat alone. What was done of it is told by the log, where its
//! entries have keys of their own; so a table that opens knows how far it came, whatever happened
//! between an entry and the plan's end.

use crate::output::Output;
use crate::storing::Asker;
use crate::subscribers::SubscriberId;
use crate::table::Table;
use protocol::{Code, Entry, PLAN_KEY, Plan, PlanTold, Problem, ToClient, mark};
use std::time::Duration;
use table::Seat;

/// A plan as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPlan {
    /// The seat it is for.
    pub seat: Seat,
    /// The number of the table's state when it was made.
    pub number: u64,
    /// All of it.
    pub plan: Plan,
}

impl StoredPlan {
    /// What is left of it after a log, and whether it has begun; nothing, if its owner has acted
    /// otherwise since.
    fn left(mut self, log: &[Entry]) -> Option<(StoredPlan, bool)> {
        let since = usize::try_from(self.number).unwrap_or(usize::MAX).min(log.len());
        let own = log[since..].iter().filter(|entry| entry.seat == self.seat);
        let (planned, others): (Vec<&Entry>, Vec<&Entry>) =
            own.partition(|entry| entry.key.starts_with(PLAN_KEY));
        let has_begun = !planned.is_empty();
        self.plan.steps.drain(..planned.len().min(self.plan.steps.len()));
        (others.is_empty() && !self.plan.steps.is_empty()).then_some((self, has_begun))
    }
}

/// The plans of a table.
#[derive(Default)]
pub(crate) struct Plans {
    plans: Vec<StoredPlan>,
    /// After the store has failed: when to try again.
    waits_until: Option<Duration>,
}

impl Plans {
    /// What is left of what is stored; `goes_on` says whether a seat may go on with what it has begun.
    pub(crate) fn open(
        plans: Vec<StoredPlan>,
        log: &[Entry],
        goes_on: impl Fn(Seat) -> bool,
    ) -> Plans {
        let left = plans.into_iter().filter_map(|plan| plan.left(log));
        let left = left.filter(|(plan, has_begun)| !has_begun || goes_on(plan.seat));
        Plans { plans: left.map(|(plan, _)| plan).collect(), waits_until: None }
    }

    fn of(&self, seat: Seat) -> Option<&Plan> {
        self.plans.iter().find(|plan| plan.seat == seat).map(|plan| &plan.plan)
    }

    fn set(&mut self, seat: Seat, number: u64, plan: Option<Plan>) {
        self.plans.retain(|plan| plan.seat != seat);
        self.plans.extend(plan.map(|plan| StoredPlan { seat, number, plan }));
    }

    pub(crate) fn pause_until(&mut self, at: Duration) {
        self.waits_until = Some(at);
    }

    pub(crate) fn tries_at(&self) -> Option<Duration> {
        self.waits_until
    }
}

impl<P: Copy + Eq> Table<P> {
    pub(crate) fn on_plan(&mut self, id: SubscriberId, seat: Seat, plan: Option<Plan>) {
        match self.may_plan(id, seat, plan.as_ref()) {
            Err(problem) => self.refuse(id, None, problem),
            Ok(()) => {
                let number = self.host.number();
                self.say(Output::KeepPlan { seat, number, plan });
            }
        }
    }

    fn may_plan(&self, id: SubscriberId, seat: Seat, plan: Option<&Plan>) -> Result<(), Problem> {
        let person = self.subscribers.get(id).and_then(|it| it.person);
        if !self.seating.at(seat).is_some_and(|holder| holder.is_held_by(person)) {
            return Err(Problem::new(Code::NotYourSeat, "this seat is not yours"));
        }
        let Some(plan) = plan else { return Ok(()) };
        if !self.seating.has_begun {
            return Err(Problem::new(Code::NotBegun, "the match has not begun"));
        }
        match self.host.to_act() {
            None => return Err(Problem::new(Code::Over, "the match is over")),
            Some(asked) if asked == seat => {
                return Err(Problem::new(Code::Stale, "it is your turn by now; act instead"));
            }
            Some(_) => {}
        }
        match (1..=Plan::MAX_STEPS).contains(&plan.steps.len()) {
            true => Ok(()),
            false => {
                let reason = format!("a plan has 1 to {} steps", Plan::MAX_STEPS);
                Err(Problem::new(Code::Unreadable, reason))
            }
        }
    }

    /// A plan is stored, or that there is none any more.
    pub(crate) fn on_plan_kept(&mut self, seat: Seat, number: u64, plan: Option<Plan>) {
        self.plans.set(seat, number, plan);
        self.tell_plan(seat, false);
    }

    /// Tells the holder of a seat, and nobody else, what is planned there.
    fn tell_plan(&mut self, seat: Seat, is_dropped: bool) {
        let Some((holder, _)) = self.holder(seat) else { return };
        let theirs = self.subscribers.iter().filter(|it| it.person == Some(holder));
        let to: Vec<SubscriberId> = theirs.map(|it| it.id).collect();
        let plan = self.plans.of(seat).cloned();
        if !to.is_empty() {
            self.send(to, ToClient::Plan(PlanTold { seat, plan, is_dropped }));
        }
    }

    /// Tells somebody who has come what they have planned.
    pub(crate) fn recall_plans(&mut self, id: SubscriberId, person: Option<P>) {
        let seats: Vec<Seat> = self.seating.held_by(person).collect();
        for seat in seats {
            if let Some(plan) = self.plans.of(seat).cloned() {
                let told = PlanTold { seat, plan: Some(plan), is_dropped: false };
                self.send(vec![id], ToClient::Plan(told));
            }
        }
    }

    /// Does what whoever is asked has planned; says whether there was anything to be done.
    pub(crate) fn carry_out_plan(&mut self, now: Duration) -> bool {
        self.plans.waits_until.take_if(|at| *at <= now);
        let is_early = self.plans.waits_until.is_some();
        let Some(seat) = self.waited_for().filter(|_| !is_early) else { return false };
        let Some(plan) = self.plans.of(seat) else { return false };
        let step = plan.steps.first().expect("a plan has steps");
        let is_meant = !plan.is_strict || {
            let legal = self.host.legal();
            mark(legal.iter().map(String::as_str)) == step.among
        };
        let act = step.act.clone();
        match is_meant.then(|| self.host.act_as_planned(seat, &act)) {
            Some(Ok(entry)) => self.store(Asker::Plan, entry, now),
            Some(Err(_)) | None => self.drop_plan(seat),
        }
        true
    }

    /// An action that was planned is stored: goes on with the rest, unless there is none, or somebody
    /// has learned something new.
    pub(crate) fn plan_went_on(&mut self, seat: Seat) {
        let is_on = self.host.goes_on(seat);
        let Some(stored) = self.plans.plans.iter_mut().find(|plan| plan.seat == seat) else {
            return;
        };
        stored.plan.steps.remove(0);
        match (stored.plan.steps.is_empty(), is_on) {
            (false, true) => self.tell_plan(seat, false),
            (true, _) => self.end_plan(seat, false),
            (false, false) => self.end_plan(seat, true),
        }
    }

    /// Whoever acts has other plans.
    pub(crate) fn forget_plan(&mut self, seat: Seat) {
        if self.plans.of(seat).is_some() {
            self.end_plan(seat, false);
        }
    }

    fn drop_plan(&mut self, seat: Seat) {
        self.end_plan(seat, true);
    }

    fn end_plan(&mut self, seat: Seat, is_dropped: bool) {
        let number = self.host.number();
        self.plans.set(seat, number, None);
        self.say(Output::EndPlan { seat });
        self.tell_plan(seat, is_dropped);
    }
}
