//! A table: what follows from what.

use crate::absence::Absence;
use crate::agreement::{Agreement, Settings};
use crate::clock::{Clock, ClockState, SilenceLeft};
use crate::computers::Computers;
use crate::eyes::eyes;
use crate::host::Host;
use crate::input::Input;
use crate::output::Output;
use crate::patience::Silence;
use crate::plans::{Plans, StoredPlan};
use crate::proposal::Pending;
use crate::seating::{SeatHolder, Seating, Waited};
use crate::storing::{Asker, Storing, Waiting};
use crate::subscribers::{Owed, SubscriberId, Subscribers};
use crate::talk::Talk;
use crate::thinker::{Occasion, Thought};
use bots::AnyBrain;
use games::Library;
use protocol::{
    COMPUTER_KEY, Code, Deed, Entry, Problem, Remark, Request, TableId, TableInfo, ToClient,
    UndoRule,
};
use std::collections::VecDeque;
use std::time::Duration;
use table::{Origin, Seat, Viewer};

/// Who comes and goes is told at most so often: at a table with many watchers, each of them would
/// otherwise be told about each.
const INFO_PAUSE: Duration = Duration::from_millis(150);

/// How long a computer for whom there is no time to think waits before it asks again.
const BUSY_PAUSE: Duration = Duration::from_secs(2);

/// The longest key a client may choose, in bytes.
const MAX_KEY: usize = 64;

/// What a table is opened with.
pub struct Opening<P> {
    /// The table's name in links.
    pub id: TableId,
    /// Its game, and how computers play it.
    pub brain: &'static dyn AnyBrain,
    /// What its match began with.
    pub origin: Origin,
    /// The components it began with.
    pub library: Library,
    /// How far one may take back.
    pub undo: UndoRule,
    /// What was done so far.
    pub log: Vec<Entry>,
    /// Who sits here.
    pub seating: Seating<P>,
    /// What all agreed to.
    pub agreement: Agreement,
    /// How much time is left, at a table with a pace.
    pub clock: ClockState,
    /// What was said lately.
    pub talk: Vec<Remark>,
    /// What people have planned.
    pub plans: Vec<StoredPlan>,
    /// How it behaves.
    pub settings: Settings,
    /// A number that nobody can foretell, for what computers leave to chance.
    pub seed: u64,
}

/// A table: one match, who plays it and who looks on. `P` is how its holder tells people apart.
///
/// It never waits and never asks: everything comes in by [`Table::on`], the time too, as what has
/// passed since some moment of the holder's choice.
pub struct Table<P> {
    id: TableId,
    pub(crate) brain: &'static dyn AnyBrain,
    pub(crate) origin: Origin,
    pub(crate) library: Library,
    pub(crate) undo: UndoRule,
    seed_hash: String,
    pub(crate) settings: Settings,
    pub(crate) agreement: Agreement,
    pub(crate) seating: Seating<P>,
    /// When the match begins.
    pub(crate) begins_at: Option<Duration>,
    pub(crate) clock: Option<Clock>,
    /// How long whoever is asked was missed, at a table without a clock.
    pub(crate) patience: Clock,
    /// Since when whoever is asked does nothing there, be they here or not.
    pub(crate) silence: Option<Silence>,
    /// What was stored of that when the table was opened.
    pub(crate) silence_before: Option<SilenceLeft>,
    /// Whether all know that the time of the seat that is asked is up.
    pub(crate) is_time_up_told: bool,
    /// In which state the others were last told so while they were away.
    pub(crate) others_told_at: Option<u64>,
    pub(crate) proposal: Option<Pending<P>>,
    pub(crate) talk: Talk<P>,
    pub(crate) plans: Plans,
    pub(crate) absence: Absence<P>,
    pub(crate) host: Host,
    pub(crate) subscribers: Subscribers<P>,
    pub(crate) computers: Computers,
    /// What waits for the store, if anything does.
    pub(crate) storing: Option<Storing>,
    /// So often in a row the store has failed.
    pub(crate) n_failures: u32,
    /// The requests that wait for that, in the order in which they came.
    pub(crate) waiting: VecDeque<Waiting<P>>,
    /// When everybody is to be told who is here.
    tells_at: Option<Duration>,
    /// When something last happened; the clock is known from the first input on.
    used_at: Option<Duration>,
    /// What was last said about when to wake the table.
    wakes_at: Option<Duration>,
    is_closed: bool,
    outputs: Vec<Output>,
}

impl<P: Copy + Eq> Table<P> {
    /// Opens a table from what is stored of it. Its first [`Input::TimePassed`] sets it going.
    pub fn open(opening: Opening<P>) -> Result<Table<P>, Problem> {
        let Opening { id, brain, origin, library, undo, log, seating, settings, seed, .. } =
            opening;
        let Opening { agreement, clock, talk, plans, .. } = opening;
        let host = Host::open(brain.game(), &origin, &library, undo, log.iter().cloned())?;
        if seating.seats.len() != host.n_seats() {
            let reason = format!(
                "the match has {} seats, but the table {}",
                host.n_seats(),
                seating.seats.len()
            );
            return Err(Problem::new(Code::Damaged, reason));
        }
        Ok(Table {
            id,
            brain,
            seed_hash: origin.seed().map(|seed| seed.commitment()).unwrap_or_default(),
            origin,
            library,
            undo,
            settings,
            computers: Computers::new(brain, host.n_seats(), seed),
            patience: agreement.counting(host.n_seats(), &clock),
            silence: None,
            silence_before: clock.silence,
            others_told_at: clock.is_up().then(|| host.number()),
            clock: agreement.pace.map(|pace| Clock::open(pace, host.n_seats(), clock)),
            is_time_up_told: false,
            begins_at: None,
            proposal: None,
            talk: Talk::new(talk),
            plans: Plans::open(plans, &log, |seat| host.goes_on(seat)),
            seating,
            absence: Absence::new(agreement.grace),
            agreement,
            host,
            subscribers: Subscribers::new(),
            storing: None,
            n_failures: 0,
            waiting: VecDeque::new(),
            tells_at: None,
            used_at: None,
            wakes_at: None,
            is_closed: false,
            outputs: Vec::new(),
        })
    }

    /// Takes in what happened and says what is to be done.
    pub fn on(&mut self, input: Input<P>, now: Duration) -> Vec<Output> {
        if self.is_closed {
            return Vec::new();
        }
        if !matches!(input, Input::TimePassed) || self.used_at.is_none() {
            self.used_at = Some(now);
        }
        match input {
            Input::Joined { subscriber, person } => {
                self.subscribers.join(subscriber, person);
                self.on_return(person);
                self.tells_at.get_or_insert(now + INFO_PAUSE);
            }
            Input::Left { subscriber } => {
                self.subscribers.leave(subscriber);
                self.tells_at.get_or_insert(now + INFO_PAUSE);
            }
            Input::Asked { subscriber, request } => {
                let person = self.subscribers.get(subscriber).and_then(|it| it.person);
                self.queue(Waiting { subscriber, person, request });
            }
            Input::Unreadable { subscriber, problem } => self.refuse(subscriber, None, problem),
            Input::Wished { subscriber, seat, wish } => self.on_wish(subscriber, seat, wish, now),
            Input::Answered { subscriber, agrees } => self.on_answer(subscriber, agrees, now),
            Input::Said { subscriber, said } => self.on_said(subscriber, said, now),
            Input::Remarked(remark) => self.on_remark(remark),
            Input::Planned { subscriber, seat, plan } => self.on_plan(subscriber, seat, plan),
            Input::PlanKept { seat, number, plan } => self.on_plan_kept(seat, number, plan),
            Input::Agreed { agreement, undo } => self.on_agreed(agreement, undo, now),
            Input::Sync { subscriber } => self.subscribers.owe(subscriber, Owed::Everything),
            Input::Stored => self.on_stored(now),
            Input::NotStored(problem) => self.on_not_stored(problem),
            Input::Log(log) => self.on_log(log, now),
            Input::Thought(thought) => self.on_thought(thought, now),
            Input::NotThought(job) => self.computers.put_off(job, now + BUSY_PAUSE),
            Input::Excused { seat, time } => self.on_excused(seat, time, now),
            Input::Seated(seating) => self.on_seated(seating, now),
            Input::Pause(pause) => {
                self.settings.pause = pause;
                self.computers.plan_anew();
            }
            Input::TimePassed => self.on_time(now),
        }
        self.absence.note(&self.seating, &self.subscribers, now);
        self.note_room(now);
        self.go_on(now);
        self.set_alarm(now);
        std::mem::take(&mut self.outputs)
    }

    /// Does whatever can be done before the store answers.
    fn go_on(&mut self, now: Duration) {
        while !self.is_storing() && !self.is_closed {
            // First everybody sees what is stored; the next request makes the match unshowable.
            self.pay(now);
            self.note_clock(now);
            self.note_patience(now);
            if self.carry_out_wish(now) || self.carry_out_plan(now) {
                continue;
            }
            let Some(waiting) = self.waiting.pop_front() else {
                let pause = match self.subscribers.is_empty() {
                    true => Duration::ZERO,
                    false => self.settings.pause,
                };
                return self.computers.plan(self.occasion(), now + pause);
            };
            self.carry_out(waiting, now);
        }
    }

    fn on_time(&mut self, now: Duration) {
        let is_due = |at: Option<Duration>| at.is_some_and(|at| at <= now);
        if is_due(self.begins_at) {
            self.begin();
        }
        if !self.is_storing() && is_due(self.time_is_up_at()) {
            self.on_time_up(now);
        }
        if !self.is_storing() && is_due(self.stores_silence_at()) {
            self.keep_patience(now);
        }
        if is_due(self.tells_at) || is_due(self.absence.tells_at()) {
            self.tell_info(now);
        }
        if is_due(self.reads_at()) {
            self.read_again();
        }
        if !self.is_storing() && is_due(self.computers.thinks_at()) {
            match self.computers.begin(&self.host) {
                Some(Ok(job)) => self.say(Output::Think(job)),
                Some(Err(problem)) => self.say(Output::Trouble(problem)),
                None => {}
            }
        }
        if is_due(self.sleeps_at()) {
            self.is_closed = true;
            self.say(Output::Sleep);
        }
    }

    fn sleeps_at(&self) -> Option<Duration> {
        let is_idle =
            self.subscribers.is_empty() && self.computers.are_idle() && !self.is_storing();
        self.used_at.filter(|_| is_idle).map(|at| at + self.settings.sleep_after)
    }

    /// Says when the table is to be woken, if that has changed.
    fn set_alarm(&mut self, now: Duration) {
        // While the store writes, no computer begins to think: its time comes afterwards.
        let thinks_at = self.computers.thinks_at().filter(|_| !self.is_storing());
        // Where nobody looks on, nobody waits for anybody.
        let waits_until = self.absence.tells_at().filter(|_| !self.subscribers.is_empty());
        let time_is_up_at = self.time_is_up_at().filter(|_| !self.is_storing());
        let stores_at = self.stores_silence_at().filter(|_| !self.is_storing());
        let ends = [self.begins_at, time_is_up_at, stores_at, self.plans.tries_at()];
        let due = [self.tells_at, waits_until, self.reads_at(), thinks_at, self.sleeps_at()];
        let wakes_at = due.into_iter().chain(ends).flatten().min().filter(|_| !self.is_closed);
        // An alarm that has gone off is used up, even if the next one is for the same moment.
        let has_gone_off = self.wakes_at.is_some_and(|at| at <= now);
        if wakes_at != self.wakes_at || (has_gone_off && wakes_at.is_some()) {
            self.wakes_at = wakes_at;
            self.say(Output::WakeAt(wakes_at));
        }
    }

    fn carry_out(&mut self, waiting: Waiting<P>, now: Duration) {
        let Waiting { subscriber, person, request } = waiting;
        match self.may_act(person, &request).and_then(|()| self.host.carry_out(&request)) {
            Ok(entry) => self.store(Asker::Subscriber(subscriber), entry, now),
            Err(problem) => self.refuse(subscriber, Some(request.key), problem),
        }
    }

    /// Whether a person may do anything at a seat. What may be done there is the match's to say.
    fn may_act(&self, person: Option<P>, request: &Request) -> Result<(), Problem> {
        let holder = self.seating.at(request.seat).ok_or_else(|| {
            Problem::new(Code::Unknown, format!("there is no seat {}", request.seat))
        })?;
        if !holder.is_held_by(person) {
            return Err(Problem::new(Code::NotYourSeat, "this seat is not yours"));
        }
        if !self.seating.has_begun {
            return Err(Problem::new(Code::NotBegun, "the match has not begun"));
        }
        if holder.computer().is_some() {
            return Err(Problem::new(
                Code::NotYourSeat,
                "a computer plays for you at this seat; take the seat back first",
            ));
        }
        if MAX_KEY < request.key.len() {
            let reason = format!("a key has at most {MAX_KEY} bytes");
            return Err(Problem::new(Code::Unreadable, reason));
        }
        if request.key.starts_with(COMPUTER_KEY) {
            let reason = format!("keys that begin with `{COMPUTER_KEY}` are for computers");
            return Err(Problem::new(Code::Unreadable, reason));
        }
        // Taking back ends and not the match, which comes to its end by itself.
        if self.is_full() && matches!(request.deed, Deed::Undo { .. }) {
            return Err(Problem::new(
                Code::NoUndo,
                "so much was done and taken back at this table that nothing is taken back any more",
            ));
        }
        Ok(())
    }

    pub(crate) fn is_full(&self) -> bool {
        self.settings.max_entries <= self.host.number()
    }

    /// What a computer is to be asked now.
    fn occasion(&self) -> Option<Occasion> {
        let seat = self.host.to_act().filter(|_| self.seating.has_begun)?;
        let level = self.seating.at(seat)?.computer()?;
        // Where nobody looks on, computers go on only until a person is asked who may wait for that:
        // one who plays against computers alone comes back to them, unless a clock runs.
        let goes_on = self.seating.has_several_people() || self.agreement.pace.is_some();
        let is_awaited =
            !self.subscribers.is_empty() || (goes_on && self.seating.waits_for_people());
        let number = self.host.number();
        is_awaited.then(|| Occasion { number, seat, level: level.to_owned() })
    }

    fn on_thought(&mut self, thought: Thought, now: Duration) {
        let Thought { occasion, thinker, action } = thought;
        self.computers.end(&occasion, thinker);
        // People may have taken something back while it thought, or the seat.
        let is_idle = self.is_storing()
            || occasion.number != self.host.number()
            || self.seating.at(occasion.seat).and_then(|it| it.computer()) != Some(&occasion.level);
        if is_idle {
            return;
        }
        let done = action.and_then(|action| self.host.act(occasion.seat, &action));
        let done = done.or_else(|problem| {
            // A match does not end because a computer is at its wits' end.
            self.say(Output::Trouble(problem));
            let action = self.host.any_action();
            self.host.act(occasion.seat, &action)
        });
        match done {
            Ok(entry) => self.store(Asker::Computer, entry, now),
            Err(problem) => {
                self.computers.give_up(occasion.seat);
                self.say(Output::Trouble(problem));
            }
        }
    }

    fn on_seated(&mut self, seating: Seating<P>, now: Duration) {
        self.seating = seating;
        self.computers.hope_again();
        self.reseat_wish();
        self.is_time_up_told = false;
        self.absence.note(&self.seating, &self.subscribers, now);
        self.tell_info(now);
    }

    /// Sends everybody what they are owed.
    fn pay(&mut self, now: Duration) {
        let (to_act, n_plies) = (self.host.to_act(), self.host.n_plies());
        // Few see with different eyes: each side is made once.
        let mut sides: Vec<(Viewer, Option<usize>, Vec<SubscriberId>)> = Vec::new();
        let mut newcomers = Vec::new();
        for subscriber in self.subscribers.iter_mut() {
            let latest = |seat| self.host.latest(seat);
            let eyes = eyes(&self.seating, subscriber.person, to_act, latest);
            let Some((owed, since)) = subscriber.pay(eyes, n_plies) else { continue };
            if owed == Owed::Everything {
                newcomers.push((subscriber.id, subscriber.person));
            }
            match sides.iter_mut().find(|side| (side.0, side.1) == (eyes, since)) {
                Some((.., to)) => to.push(subscriber.id),
                None => sides.push((eyes, since, vec![subscriber.id])),
            }
        }
        for (id, person) in newcomers {
            self.send(vec![id], ToClient::Table(self.info(person, now)));
            if let Some(clock) = &self.clock {
                self.send(vec![id], ToClient::Clocks(clock.shown(now)));
            }
            self.recall(id, person);
            self.recall_plans(id, person);
        }
        for (eyes, since, to) in sides {
            self.send(to, ToClient::Update(self.host.update(eyes, since)));
        }
    }

    /// Tells everybody who sits here and who is here.
    pub(crate) fn tell_info(&mut self, now: Duration) {
        self.tells_at = None;
        self.absence.told(now);
        let (mut known, mut strangers) = (Vec::new(), Vec::new());
        for subscriber in self.subscribers.iter() {
            let person = subscriber.person;
            let is_known = person.is_some_and(|person| self.seating.concerns(person));
            match is_known {
                true => known.push((subscriber.id, person)),
                false => strangers.push(subscriber.id),
            }
        }
        for (id, person) in known {
            self.send(vec![id], ToClient::Table(self.info(person, now)));
        }
        if !strangers.is_empty() {
            self.send(strangers, ToClient::Table(self.info(None, now)));
        }
    }

    /// Who made the table, or has it since.
    pub fn owner(&self) -> P {
        self.seating.owner
    }

    /// The table as a reader is told, without the match.
    pub fn info(&self, reader: Option<P>, now: Duration) -> TableInfo {
        let waited = |person| {
            let wait = self.wait_for(person, now);
            let by_agreement = wait.is_some() && !self.is_for_one_to_decide(person);
            Waited { is_away: self.absence.is_away(person), wait, by_agreement }
        };
        let seats = self.seating.seats.iter().map(|seat| seat.info(reader, waited));
        let watchers = self.subscribers.iter().filter(|it| !self.seating.sits(it.person));
        TableInfo {
            id: self.id.clone(),
            game: self.origin.game.clone(),
            rules: self.origin.rules,
            components: self.origin.components,
            options: self.origin.options.clone(),
            seed_hash: self.seed_hash.clone(),
            seats: seats.collect(),
            undo: self.undo,
            listed: self.seating.is_listed,
            members_only: self.seating.is_for_members,
            rated: self.seating.is_rated,
            is_owner: reader == Some(self.seating.owner),
            n_watchers: watchers.count(),
            rematch: self.seating.rematch.clone(),
            grace: self.absence.grace(),
            way_out: self.way_out(reader),
            pace: self.agreement.pace,
            away: self.agreement.away.clone(),
            watchers: self.agreement.watchers,
            room: self.room(reader, now),
            proposal: self.proposed(),
        }
    }

    /// Who holds a seat, and what they are called there; nobody if it is no person's.
    pub fn holder(&self, seat: Seat) -> Option<(P, &str)> {
        match self.seating.at(seat)? {
            SeatHolder::Person { person, name, .. } => Some((*person, name)),
            SeatHolder::Open { .. } | SeatHolder::Computer { .. } => None,
        }
    }

    /// Whether people come back for their turns, rather than stay.
    pub fn is_slow(&self) -> bool {
        self.agreement.is_slow()
    }

    /// Whether somebody may look on.
    pub fn may_watch(&self, person: Option<P>) -> Result<(), Problem> {
        let is_inside = person.is_some_and(|person| self.seating.concerns(person));
        match self.agreement.watchers || is_inside {
            true => Ok(()),
            false => Err(Problem::new(Code::NoWatchers, "only those who sit at this table see it")),
        }
    }

    pub(crate) fn refuse(&mut self, id: SubscriberId, key: Option<String>, problem: Problem) {
        // Who is gone is not answered.
        if self.subscribers.get(id).is_some() {
            self.send(vec![id], ToClient::Refused { key, problem });
            self.subscribers.owe(id, Owed::Update);
        }
    }

    pub(crate) fn close(&mut self, problem: Problem) {
        self.is_closed = true;
        self.say(Output::Close(problem));
    }

    pub(crate) fn send(&mut self, to: Vec<SubscriberId>, message: ToClient) {
        self.say(Output::Send { to, message: Box::new(message) });
    }

    pub(crate) fn say(&mut self, output: Output) {
        self.outputs.push(output);
    }
}
