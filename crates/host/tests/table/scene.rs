//! A table and a world around it that does only what a test says.

use games::Library;
use host::{
    Agreement, Append, ClockState, HandingOver, Host, Input, Job, Opening, Output, Past,
    SeatHolder, Seating, Settings, StoredPlan, SubscriberId, Table,
};
use protocol::{
    Deed, Entry, Plan, PlanTold, Problem, Request, Said, TableId, ToClient, UndoRule, Update,
};
use std::time::Duration;
use table::{Seat, Seed};

/// The people of these stories: Ada made the table.
pub(crate) const ADA: u8 = 1;
pub(crate) const BEN: u8 = 2;

/// Their screens.
pub(crate) const ADAS: SubscriberId = SubscriberId(10);
pub(crate) const BENS: SubscriberId = SubscriberId(20);
/// The screen of somebody who watches.
pub(crate) const WATCHER: SubscriberId = SubscriberId(30);

pub(crate) const PAUSE: Duration = Duration::from_millis(400);
pub(crate) const SLEEP_AFTER: Duration = Duration::from_secs(60);
pub(crate) const GRACE: Duration = Duration::from_secs(120);
pub(crate) const STORAGE_PAUSE: Duration = Duration::from_secs(3);

pub(crate) struct Scene {
    table: Table<u8>,
    pub(crate) now: Duration,
    /// What the store holds.
    pub(crate) log: Vec<Entry>,
    /// What the table wants stored, until the store answers.
    pub(crate) append: Option<Append>,
    /// Whether the table wants to read the log.
    pub(crate) is_reading: bool,
    pub(crate) jobs: Vec<Job>,
    pub(crate) wakes_at: Option<Duration>,
    pub(crate) troubles: Vec<Problem>,
    /// The seats whose holders have returned, and the number of actions then.
    pub(crate) given_back: Vec<(Seat, usize)>,
    /// The seats at which a computer sits in, and its level.
    pub(crate) sat_in: Vec<(Seat, String)>,
    /// The seats whose holders others were told are waited for in vain.
    pub(crate) missed: Vec<Seat>,
    /// How often the match was to begin.
    pub(crate) n_begins: usize,
    /// The clocks that were stored last.
    pub(crate) clock: Option<ClockState>,
    /// What was said, and from where.
    pub(crate) remarks: Vec<(Seat, Said)>,
    /// What was planned, where and in which state.
    pub(crate) kept_plans: Vec<(Seat, u64, Option<Plan>)>,
    /// The seats whose plans came to an end.
    pub(crate) ended_plans: Vec<Seat>,
    pub(crate) is_asleep: bool,
    pub(crate) closed: Option<Problem>,
    here: Vec<SubscriberId>,
    sent: Vec<(SubscriberId, ToClient)>,
    latest: Vec<(SubscriberId, Update)>,
    n_requests: u64,
}

pub(crate) fn person(person: u8) -> SeatHolder<u8> {
    SeatHolder::Person {
        person,
        name: format!("person {person}"),
        played_by: None,
        past: Past::default(),
    }
}

pub(crate) fn stood_in(person: u8) -> SeatHolder<u8> {
    let played_by = Some("greedy".to_owned());
    SeatHolder::Person {
        person,
        name: format!("person {person}"),
        played_by,
        past: Past::default(),
    }
}

pub(crate) fn computer() -> SeatHolder<u8> {
    SeatHolder::Computer { level: "greedy".to_owned(), given_up_by: None }
}

pub(crate) fn seating(seats: &[SeatHolder<u8>]) -> Seating<u8> {
    Seating {
        owner: ADA,
        seats: seats.to_vec(),
        is_listed: false,
        is_for_members: false,
        is_rated: false,
        rematch: None,
        has_begun: true,
        code: None,
    }
}

/// What a table was agreed on.
pub(crate) struct Agreed {
    pub(crate) seating: Seating<u8>,
    pub(crate) agreement: Agreement,
    pub(crate) undo: UndoRule,
    /// What the store holds.
    pub(crate) log: Vec<Entry>,
    pub(crate) plans: Vec<StoredPlan>,
    /// How much time is left.
    pub(crate) clock: ClockState,
}

impl Agreed {
    /// A table at which nothing has happened.
    pub(crate) fn new(seating: Seating<u8>, agreement: Agreement, undo: UndoRule) -> Agreed {
        Agreed {
            seating,
            agreement,
            undo,
            log: Vec::new(),
            plans: Vec::new(),
            clock: ClockState::default(),
        }
    }
}

pub(crate) fn at(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

/// A message in a few words.
pub(crate) fn told(message: &ToClient) -> String {
    match message {
        ToClient::Table(_) => "table".to_owned(),
        ToClient::Update(Update { number, since, .. }) => match since {
            Some(since) => format!("update {number} since {since}"),
            None => format!("update {number} in full"),
        },
        ToClient::Clocks(_) => "clocks".to_owned(),
        ToClient::Talk(remarks) => format!("{} remarks", remarks.len()),
        ToClient::Plan(PlanTold { plan, is_dropped, .. }) => {
            let n_steps = plan.as_ref().map_or(0, |plan| plan.steps.len());
            format!("plan of {n_steps}{}", if *is_dropped { ", dropped" } else { "" })
        }
        ToClient::Done { key, number } => format!("done {key} {number}"),
        ToClient::Refused { key, problem } => {
            format!("refused {} {:?}", key.as_deref().unwrap_or("-"), problem.code)
        }
    }
}

impl Scene {
    /// A table of Kingdom Builder at which these sit.
    pub(crate) fn new(seats: &[SeatHolder<u8>]) -> Scene {
        let options = format!("players={}", seats.len());
        Scene::of("kingdom-builder", &options, seats, Settings::default())
    }

    pub(crate) fn of(
        game: &str,
        options: &str,
        seats: &[SeatHolder<u8>],
        settings: Settings,
    ) -> Scene {
        let agreement = Agreement { grace: GRACE, ..Agreement::default() };
        let undo = UndoRule::Free;
        Scene::at(game, options, Agreed::new(seating(seats), agreement, undo), settings)
    }

    /// A table of Kingdom Builder for two at which this was agreed, and perhaps something happened.
    pub(crate) fn agreed(opening: Agreed) -> Scene {
        Scene::at("kingdom-builder", "players=2", opening, Settings::default())
    }

    fn at(game: &str, options: &str, opening: Agreed, settings: Settings) -> Scene {
        let settings = Settings { pause: PAUSE, sleep_after: SLEEP_AFTER, ..settings };
        let library = Library::default();
        let brain = bots::brain(game).expect("a game of the catalogue");
        let table = Table::open(Opening {
            id: TableId::new("table"),
            brain,
            origin: Host::set_up(brain.game(), options, Seed([3; 32]), &library)
                .expect("good options"),
            library,
            undo: opening.undo,
            log: opening.log.clone(),
            seating: opening.seating,
            agreement: opening.agreement,
            clock: opening.clock,
            talk: Vec::new(),
            plans: opening.plans,
            settings,
            seed: 5,
        });
        let mut scene = Scene {
            table: table.expect("a new table"),
            now: Duration::from_secs(1000),
            log: opening.log,
            append: None,
            is_reading: false,
            jobs: Vec::new(),
            wakes_at: None,
            troubles: Vec::new(),
            given_back: Vec::new(),
            sat_in: Vec::new(),
            missed: Vec::new(),
            n_begins: 0,
            clock: None,
            remarks: Vec::new(),
            kept_plans: Vec::new(),
            ended_plans: Vec::new(),
            is_asleep: false,
            closed: None,
            here: Vec::new(),
            sent: Vec::new(),
            latest: Vec::new(),
            n_requests: 0,
        };
        scene.tell(Input::TimePassed);
        scene
    }

    /// A table at which Ada and Ben play and both are here, with somebody who watches.
    pub(crate) fn of_two() -> Scene {
        let mut scene = Scene::new(&[person(ADA), person(BEN)]);
        scene.join(ADAS, Some(ADA));
        scene.join(BENS, Some(BEN));
        scene.join(WATCHER, None);
        scene.wait(Duration::from_secs(1));
        scene.sent.clear();
        scene
    }

    pub(crate) fn tell(&mut self, input: Input<u8>) {
        for output in self.table.on(input, self.now) {
            match output {
                Output::Send { to, message } => {
                    for id in to {
                        assert!(self.here.contains(&id), "{id:?} has left: {}", told(&message));
                        if let ToClient::Update(update) = &*message {
                            self.latest.retain(|(known, _)| *known != id);
                            self.latest.push((id, update.clone()));
                        }
                        self.sent.push((id, (*message).clone()));
                    }
                }
                Output::SitIn { seat, level, .. } => self.sat_in.push((seat, level)),
                Output::TellOthers { seat } => self.missed.push(seat),
                Output::Begin => self.n_begins += 1,
                Output::KeepClock(state) => self.clock = Some(state),
                Output::KeepRemark { seat, said } => self.remarks.push((seat, said)),
                Output::KeepPlan { seat, number, plan } => {
                    self.kept_plans.push((seat, number, plan))
                }
                Output::EndPlan { seat } => self.ended_plans.push(seat),
                Output::Append(append) => {
                    if append.clock.is_some() {
                        self.clock = append.clock.clone();
                    }
                    assert_eq!(self.append, None, "one at a time");
                    self.append = Some(append);
                }
                Output::ReadLog => {
                    assert!(!self.is_reading, "one at a time");
                    self.is_reading = true;
                }
                Output::Think(job) => self.jobs.push(job),
                Output::WakeAt(at) => self.wakes_at = at,
                Output::GiveBack { seat, n_plies } => self.given_back.push((seat, n_plies)),
                Output::Trouble(problem) => self.troubles.push(problem),
                Output::Sleep => self.is_asleep = true,
                Output::Close(problem) => self.closed = Some(problem),
            }
        }
        assert!(self.jobs.len() <= 1, "one at a time");
    }

    pub(crate) fn join(&mut self, subscriber: SubscriberId, person: Option<u8>) {
        self.here.push(subscriber);
        self.tell(Input::Joined { subscriber, person });
    }

    pub(crate) fn leave(&mut self, subscriber: SubscriberId) {
        self.here.retain(|here| *here != subscriber);
        self.tell(Input::Left { subscriber });
    }

    pub(crate) fn seat(&mut self, seats: &[SeatHolder<u8>]) {
        self.tell(Input::Seated(seating(seats)));
    }

    /// Lets time pass, and wakes the table whenever it wants to be woken.
    pub(crate) fn wait(&mut self, time: Duration) {
        let end = self.now + time;
        for _ in 0..1000 {
            match self.wakes_at.filter(|at| *at <= end) {
                Some(at) => {
                    self.now = self.now.max(at);
                    self.tell(Input::TimePassed);
                }
                None => {
                    self.now = end;
                    return;
                }
            }
        }
        panic!("the table wants to be woken for ever at {:?}", self.wakes_at);
    }

    /// The store has written.
    pub(crate) fn stored(&mut self) {
        let append = self.append.take().expect("something is to be stored");
        assert_eq!(append.number, self.log.len() as u64);
        self.log.push(append.entry);
        self.tell(Input::Stored);
    }

    /// The store has failed, and the table wants to know what it holds.
    pub(crate) fn not_stored(&mut self) -> Append {
        let append = self.append.take().expect("something is to be stored");
        self.tell(Input::NotStored(storage()));
        assert!(self.is_reading);
        append
    }

    /// The store tells what it holds.
    pub(crate) fn read(&mut self) {
        assert!(std::mem::take(&mut self.is_reading), "the table wants to read the log");
        self.tell(Input::Log(Ok(self.log.clone())));
    }

    /// The store cannot be read.
    pub(crate) fn not_read(&mut self) {
        assert!(std::mem::take(&mut self.is_reading), "the table wants to read the log");
        self.tell(Input::Log(Err(storage())));
    }

    /// The computer that thinks comes to an end.
    pub(crate) fn think(&mut self) {
        let job = self.jobs.pop().expect("a computer thinks");
        self.tell(Input::Thought(job.think(&bots::NoClock)));
    }

    pub(crate) fn ask(&mut self, subscriber: SubscriberId, request: Request) {
        self.tell(Input::Asked { subscriber, request });
    }

    /// The first legal choice of a screen that is asked, as a request.
    pub(crate) fn choice(&mut self, subscriber: SubscriberId) -> Request {
        self.nth_choice(subscriber, 0)
    }

    pub(crate) fn nth_choice(&mut self, subscriber: SubscriberId, n: usize) -> Request {
        let legal = &self.seen(subscriber).legal;
        let deed = Deed::Act(legal[n % legal.len()].clone());
        self.request(subscriber, deed)
    }

    pub(crate) fn request(&mut self, subscriber: SubscriberId, deed: Deed) -> Request {
        self.n_requests += 1;
        let update = self.seen(subscriber);
        let (number, seat) = (update.number, update.eyes.expect("a seat"));
        Request { number, key: format!("k{}", self.n_requests), seat, deed }
    }

    /// Somebody acts, and it is stored.
    pub(crate) fn act(&mut self, subscriber: SubscriberId) {
        let request = self.choice(subscriber);
        self.ask(subscriber, request);
        self.stored();
    }

    /// What a screen shows.
    pub(crate) fn seen(&self, subscriber: SubscriberId) -> &Update {
        let (_, update) =
            self.latest.iter().find(|(id, _)| *id == subscriber).expect("an update came");
        update
    }

    /// What came to a screen since this was asked last, in a few words.
    pub(crate) fn heard(&mut self, subscriber: SubscriberId) -> Vec<String> {
        self.messages(subscriber).iter().map(told).collect()
    }

    /// What came to a screen since this was asked last.
    pub(crate) fn messages(&mut self, subscriber: SubscriberId) -> Vec<ToClient> {
        let (own, others) =
            std::mem::take(&mut self.sent).into_iter().partition(|(id, _)| *id == subscriber);
        self.sent = others;
        let own: Vec<(SubscriberId, ToClient)> = own;
        own.into_iter().map(|(_, message)| message).collect()
    }

    /// Why a screen was last refused something, since this was asked last.
    pub(crate) fn refused(&mut self, subscriber: SubscriberId) -> protocol::Code {
        let told = self.messages(subscriber).into_iter().rev();
        let mut refusals = told.filter_map(|message| match message {
            ToClient::Refused { problem, .. } => Some(problem.code),
            _ => None,
        });
        refusals.next().expect("something was refused")
    }

    pub(crate) fn may_watch(&self, person: Option<u8>) -> Result<(), Problem> {
        self.table.may_watch(person)
    }

    pub(crate) fn info(&self, reader: Option<u8>) -> protocol::TableInfo {
        self.table.info(reader, self.now)
    }

    /// Whether somebody may let a computer play at a seat now.
    pub(crate) fn may_hand_over(
        &self,
        seat: usize,
        asker: u8,
    ) -> Result<HandingOver, protocol::Code> {
        let may = self.table.may_hand_over(at(seat), asker, false, self.now);
        may.map_err(|problem| problem.code)
    }

    /// Whether somebody may end that a computer stands in at a seat.
    pub(crate) fn may_give_back(&self, seat: usize, asker: u8) -> Result<(), protocol::Code> {
        let may = self.table.may_hand_over(at(seat), asker, true, self.now);
        may.map(drop).map_err(|problem| problem.code)
    }
}

pub(crate) fn storage() -> Problem {
    Problem::new(protocol::Code::Storage, "the disk is full")
}
