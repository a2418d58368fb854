//! The task of one table: it moves messages, entries and thoughts between the table's state machine
//! and the world, and decides nothing.

mod doubt;

use crate::complaints::Complaints;
use crate::error::{counted, storage};
use crate::nodes::{Held, NotHere, Question, Reply};
use crate::secret;
use crate::tables::Shared;
use crate::tables::message::{Message, answer};
use crate::tables::news::News;
use crate::tables::outbox::{Outbox, written};
use crate::tables::stored::{agreement, clock, plan, seating, stored_append, stored_clock};
use crate::thinking::Patron;
use doubt::Lost;
use host::{Append, Input, Job, MAX_REMEMBERED, Opening, Output, SubscriberId, Table, Then};
use protocol::{Code, Plan, Problem, Said, TableId, ToClient};
use std::collections::{HashMap, VecDeque};
use std::ops::ControlFlow::{self, Break, Continue};
use std::sync::Arc;
use store::{HandOver, NewRemark, PersonId, SeatPlan, Store, StoreError, StoredTable};
use table::{Origin, Seat};
use tokio::sync::mpsc;
use tokio::time::{Duration, Instant, sleep_until, timeout};

/// How long a table's log may take to be read. A database that was cut off says nothing at all.
const OPENING_PATIENCE: Duration = Duration::from_secs(10);

/// A table's task before the table is open.
pub(crate) struct Actor {
    shared: Arc<Shared>,
    id: TableId,
    inbox: mpsc::Receiver<Message>,
    /// For thoughts to come back; weak, so that a table does not keep itself awake.
    own: mpsc::WeakSender<Message>,
}

/// A table that is open, and its ways to the world.
struct OpenTable {
    shared: Arc<Shared>,
    /// What is written goes by the lease under which this node has the table.
    store: Store,
    /// The lease; none where one process has all tables.
    held: Option<Held>,
    own: mpsc::WeakSender<Message>,
    id: TableId,
    /// What its match begins with.
    origin: Origin,
    table: Table<PersonId>,
    /// The table's time counts from here.
    opened_at: Instant,
    /// When the table is to be told that time passed.
    wakes_at: Option<Duration>,
    outboxes: HashMap<SubscriberId, Outbox>,
    next_subscriber: u64,
    /// Who was last asked, as lobbies know it.
    asked: Option<Seat>,
    complaints: Complaints<Code>,
    /// Whether something may be written yet of which this table was told that it could not be.
    is_in_doubt: bool,
}

impl Actor {
    pub(crate) fn new(
        shared: Arc<Shared>,
        id: TableId,
        inbox: mpsc::Receiver<Message>,
        own: mpsc::WeakSender<Message>,
    ) -> Actor {
        Actor { shared, id, inbox, own }
    }

    pub(crate) async fn run(mut self) {
        let opened = timeout(OPENING_PATIENCE, OpenTable::open(&self)).await;
        match opened.unwrap_or_else(|_| Err(silent().into())) {
            Ok(mut table) => {
                table.run(&mut self.inbox).await;
                self.shared.forget(&self.id);
                table.release().await;
            }
            Err(why) => {
                self.shared.forget(&self.id);
                self.inbox.close();
                while let Some(message) = self.inbox.recv().await {
                    message.fail(&why);
                }
            }
        }
        // What is still in the inbox is dropped unanswered; whoever sent it notices and asks anew.
    }
}

impl OpenTable {
    async fn open(actor: &Actor) -> Result<OpenTable, NotHere> {
        // First the lease: from then on nobody else writes, and what is read is all there is.
        let held = match &actor.shared.nodes {
            Some(nodes) => Some(nodes.take(&actor.id).await?),
            None => None,
        };
        let store = match &held {
            Some(held) => actor.shared.store.under(held.fence),
            None => actor.shared.store.clone(),
        };
        let stored = load(&actor.shared, &actor.id).await?;
        let log = store.log(&actor.id).await.map_err(storage)?;
        let game = &stored.origin.game;
        let brain = bots::brain(game).map_err(|_| {
            Problem::new(Code::OtherRules, format!("nobody here knows the game `{game}`"))
        })?;
        let origin = stored.origin.clone();
        let table = Table::open(Opening {
            id: stored.id.clone(),
            brain,
            library: actor.shared.shelf.for_match(&stored.origin).await?,
            origin: origin.clone(),
            undo: stored.undo,
            log,
            agreement: agreement(&stored),
            clock: clock(&stored.clock),
            talk: store.talk(&actor.id, MAX_REMEMBERED).await.map_err(storage)?,
            plans: store.plans(&actor.id).await.map_err(storage)?.into_iter().map(plan).collect(),
            seating: seating(stored),
            settings: actor.shared.settings,
            seed: u64::from_le_bytes(secret::random()?),
        })?;
        Ok(OpenTable {
            shared: Arc::clone(&actor.shared),
            store,
            held,
            own: actor.own.clone(),
            id: actor.id.clone(),
            origin,
            table,
            opened_at: Instant::now(),
            wakes_at: None,
            outboxes: HashMap::new(),
            next_subscriber: 0,
            asked: None,
            complaints: Complaints::none(),
            is_in_doubt: false,
        })
    }

    async fn run(&mut self, inbox: &mut mpsc::Receiver<Message>) {
        let mut next = self.tell(Input::TimePassed).await;
        while next.is_continue() {
            let wakes_at = self.wakes_at.map(|at| self.opened_at + at);
            let alarm = async {
                match wakes_at {
                    Some(at) => sleep_until(at).await,
                    None => std::future::pending().await,
                }
            };
            let lost = async {
                match &mut self.held {
                    Some(held) => held.lost().await,
                    None => std::future::pending().await,
                }
            };
            next = tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => self.handle(message).await,
                    None => return,
                },
                () = alarm => self.tell(Input::TimePassed).await,
                () = lost => return,
            };
        }
    }

    /// Lets the table go, so that any node can have it.
    async fn release(self) {
        if let (Some(held), Some(nodes)) = (&self.held, &self.shared.nodes) {
            nodes.release(&self.id, held.fence).await;
        }
    }

    async fn handle(&mut self, message: Message) -> ControlFlow<()> {
        if self.held.as_ref().is_some_and(|held| !held.is_good()) {
            // Whoever sent this notices and asks anew, wherever the table is by then.
            return Break(());
        }
        match message {
            Message::Subscribe { person, outbox, answer } => {
                if let Err(problem) = self.table.may_watch(person) {
                    drop(answer.send(Err(problem.into())));
                    return Continue(());
                }
                let subscriber = SubscriberId(self.next_subscriber);
                self.next_subscriber += 1;
                // Whoever went away meanwhile is not let in, for they cannot say goodbye.
                if answer.send(Ok(subscriber)).is_err() {
                    return Continue(());
                }
                self.outboxes.insert(subscriber, outbox);
                self.tell(Input::Joined { subscriber, person }).await
            }
            Message::Tell(input) => {
                if let Input::Left { subscriber } = input {
                    self.outboxes.remove(&subscriber);
                }
                if let Input::Sync { subscriber } = input
                    && let Some(outbox) = self.outboxes.get_mut(&subscriber)
                {
                    outbox.catch_up();
                }
                self.tell(input).await
            }
            Message::Leased(fence) => self.compare(fence).await,
            Message::Ask { question, answer: to } => {
                let now = self.opened_at.elapsed();
                match question {
                    Question::Info { person } => {
                        let info = self.table.info(person.map(PersonId::new), now);
                        answer(to, Ok(Reply::Info(Box::new(info))));
                    }
                    Question::MayHandOver { seat, person, is_back } => {
                        let person = PersonId::new(person);
                        let may = self.table.may_hand_over(seat, person, is_back, now);
                        answer(to, may.map(Reply::from));
                    }
                    Question::TimePassed => {
                        let next = self.tell(Input::TimePassed).await;
                        answer(to, Ok(Reply::Noted));
                        return next;
                    }
                    Question::SeatsChanged => {
                        let (next, noted) = self.read_seats().await;
                        answer(to, noted.map(|()| Reply::Noted));
                        return next;
                    }
                }
                Continue(())
            }
        }
    }

    /// Somebody has changed the seats in the store.
    async fn read_seats(&mut self) -> (ControlFlow<()>, Result<(), Problem>) {
        match load(&self.shared, &self.id).await {
            // Its game was set up anew. Whoever comes back to it finds it like that.
            Ok(stored) if stored.origin != self.origin => (Break(()), Ok(())),
            Ok(stored) => {
                let (agreement, undo) = (agreement(&stored), stored.undo);
                // Before the match begins it may have been changed.
                if self.tell(Input::Agreed { agreement, undo }).await.is_break() {
                    return (Break(()), Ok(()));
                }
                (self.tell(Input::Seated(seating(stored))).await, Ok(()))
            }
            // Somebody has removed the table. Whoever comes back to it is told.
            Err(problem) if problem.code == Code::Unknown => (Break(()), Ok(())),
            Err(problem) => (Continue(()), Err(problem)),
        }
    }

    /// Tells the table something and does what it says, until nothing follows any more.
    ///
    /// While the store writes, the inbox waits. It is bounded, so whoever sends too much waits too,
    /// down to their socket.
    async fn tell(&mut self, input: Input<PersonId>) -> ControlFlow<()> {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for output in self.table.on(input, self.opened_at.elapsed()) {
                match output {
                    Output::Send { to, message } => self.send(&to, &message),
                    Output::Append(append) => match self.append(append).await {
                        Some(input) => inputs.push_back(input),
                        None => return Break(()),
                    },
                    Output::ReadLog => match self.read_log().await {
                        Ok(log) => inputs.push_back(Input::Log(log)),
                        Err(Lost) => return Break(()),
                    },
                    Output::Think(job) => inputs.extend(self.think(job)),
                    Output::WakeAt(at) => self.wakes_at = at,
                    Output::GiveBack { seat, n_plies } => {
                        inputs.extend(self.give_back(seat, n_plies).await);
                    }
                    Output::SitIn { seat, level, n_plies } => {
                        inputs.extend(self.sit_in(seat, level, n_plies).await);
                    }
                    Output::TellOthers { seat } => {
                        if let Err(error) = self.store.tell_others(&self.id, seat).await {
                            self.trouble(&storage(error));
                        }
                    }
                    Output::Begin => {
                        let begun = self.store.begin(&self.id, &self.origin.options).await;
                        if matches!(begun, Ok(false)) {
                            // Its game was set up anew; whoever asks next opens it like that.
                            return Break(());
                        }
                        let begun = begun.map(drop);
                        self.shared.news.tell(self.news_of_list());
                        inputs.extend(self.reseated(begun).await);
                    }
                    Output::KeepClock(state) => {
                        let state = stored_clock(state);
                        if let Err(error) = self.store.keep_clock(&self.id, state).await {
                            drop(self.failed(error));
                        }
                    }
                    Output::KeepRemark { seat, said } => {
                        inputs.extend(self.remark(seat, said).await);
                    }
                    Output::KeepPlan { seat, number, plan } => {
                        inputs.extend(self.keep_plan(seat, number, plan).await);
                    }
                    Output::EndPlan { seat } => {
                        if let Err(error) = self.store.end_plan(&self.id, seat).await {
                            drop(self.failed(error));
                        }
                    }
                    Output::Trouble(problem) => self.trouble(&problem),
                    Output::Sleep => return Break(()),
                    Output::Close(problem) => {
                        let to: Vec<SubscriberId> = self.outboxes.keys().copied().collect();
                        self.send(&to, &ToClient::Refused { key: None, problem });
                        return Break(());
                    }
                }
            }
        }
        Continue(())
    }

    /// Nobody plays for whoever has returned; if that cannot be stored, they can still ask for it.
    async fn give_back(&mut self, seat: Seat, n_plies: usize) -> Option<Input<PersonId>> {
        let hand_over = HandOver { level: None, n_plies: n_plies as u64, yields: false };
        let given = self.store.hand_over(&self.id, seat, hand_over).await;
        self.reseated(given).await
    }

    /// A computer plays for whoever stays away, until they are back.
    async fn sit_in(
        &mut self,
        seat: Seat,
        level: String,
        n_plies: usize,
    ) -> Option<Input<PersonId>> {
        // Where turns take days, somebody on holiday is waited for.
        let is_slow = self.table.is_slow();
        match self.store.holiday_at(&self.id, seat).await {
            Ok(Some(time)) if is_slow => return Some(Input::Excused { seat, time }),
            Ok(_) => {}
            Err(error) => self.trouble(&storage(error)),
        }
        tracing::info!(%seat, level, "a computer sits in");
        let hand_over = HandOver { level: Some(level), n_plies: n_plies as u64, yields: true };
        let handed = self.store.hand_over(&self.id, seat, hand_over).await;
        self.reseated(handed).await
    }

    /// Who sits here after something was stored about it, if it was.
    async fn reseated(&mut self, stored: Result<(), StoreError>) -> Option<Input<PersonId>> {
        self.shared.news.tell(News::For(self.table.people()));
        let stored = match stored {
            Ok(()) => load(&self.shared, &self.id).await,
            Err(error) => Err(storage(error)),
        };
        stored.inspect_err(|problem| self.trouble(problem)).ok().map(seating).map(Input::Seated)
    }

    /// Stores what somebody has said.
    async fn remark(&mut self, seat: Seat, said: Said) -> Option<Input<PersonId>> {
        let (person, name) = self.table.holder(seat)?;
        let name = name.to_owned();
        let remark = NewRemark { seat, person, name, said };
        match self.store.remark(&self.id, remark).await {
            Ok(remark) => Some(Input::Remarked(remark)),
            Err(error) => {
                drop(self.failed(error));
                None
            }
        }
    }

    /// Stores what somebody plans, or that they plan nothing.
    async fn keep_plan(
        &mut self,
        seat: Seat,
        number: u64,
        plan: Option<Plan>,
    ) -> Option<Input<PersonId>> {
        let kept = match plan.clone() {
            Some(plan) => self.store.keep_plan(&self.id, SeatPlan { seat, number, plan }).await,
            None => self.store.end_plan(&self.id, seat).await,
        };
        match kept {
            Ok(()) => Some(Input::PlanKept { seat, number, plan }),
            Err(error) => {
                drop(self.failed(error));
                None
            }
        }
    }

    fn trouble(&mut self, problem: &Problem) {
        if let Some(left_out) = self.complaints.hear(problem.code, Instant::now().into_std()) {
            tracing::error!(code = ?problem.code, %problem, left_out, "trouble");
        }
    }

    /// A failure of the store, as a problem.
    fn failed(&mut self, error: StoreError) -> Problem {
        if matches!(error, StoreError::Closed) {
            return counted(error);
        }
        let reason = error.to_string();
        let problem = counted(error);
        if let Some(left_out) = self.complaints.hear(problem.code, Instant::now().into_std()) {
            tracing::error!(error = reason, left_out, "the store failed");
        }
        problem
    }

    fn send(&mut self, to: &[SubscriberId], message: &ToClient) {
        if let ToClient::Refused { problem, .. } = message {
            metrics::counter!("freehold_refusals_total").increment(1);
            tracing::debug!(code = ?problem.code, reason = %problem, "refused");
        }
        let text = written(message);
        for id in to {
            if let Some(outbox) = self.outboxes.get_mut(id) {
                outbox.post(text.clone());
            }
        }
    }

    /// Stores an entry; `None` if another node has taken the table over, and nothing here is true any
    /// more.
    async fn append(&mut self, append: Append) -> Option<Input<PersonId>> {
        let began_at = Instant::now();
        let news = self.news(&append.then);
        match self.store.append(stored_append(&self.id, append)).await {
            Ok(()) => {
                self.complaints.settle();
                self.shared.counts.actions.increment(1);
                self.shared.counts.store_seconds.record(began_at.elapsed());
                if let Some(news) = news {
                    self.shared.news.tell(news);
                }
                Some(Input::Stored)
            }
            Err(StoreError::Fenced) => {
                tracing::warn!("another node has taken the table over");
                None
            }
            Err(error) => {
                self.is_in_doubt |= error.is_doubtful();
                Some(Input::NotStored(self.failed(error)))
            }
        }
    }

    /// What lobbies are to be told when an entry is stored: not every action, but every turn.
    fn news(&mut self, then: &Then) -> Option<News> {
        match then {
            Then::Asked(seat) if self.asked.replace(*seat) == Some(*seat) => None,
            Then::Asked(_) => Some(News::For(self.table.people())),
            Then::Over { .. } => Some(self.news_of_list()),
        }
    }

    /// For those who find this table in a list.
    fn news_of_list(&self) -> News {
        match self.table.is_listed() {
            true => News::ForAll,
            false => News::of(&self.table.people(), self.table.owner()),
        }
    }

    /// For whom computers think here: for the owner, at the address of whoever looks on longest.
    fn patron(&self) -> Patron {
        let first = self.outboxes.iter().min_by_key(|(subscriber, _)| **subscriber);
        Patron { owner: self.table.owner(), address: first.map(|(_, outbox)| outbox.address) }
    }

    /// Lets somebody think; says so if there is no time.
    fn think(&self, job: Job) -> Option<Input<PersonId>> {
        let own = self.own.clone();
        let runtime = tokio::runtime::Handle::current();
        let submitted = self.shared.thinking.submit(self.patron(), job, move |thought| {
            // A table waits for its thought; only when the server stops is nobody there.
            if let Some(own) = own.upgrade() {
                let thought = Message::Tell(Input::Thought(thought));
                runtime.spawn(async move { drop(own.send(thought).await) });
            }
        });
        submitted.err().map(Input::NotThought)
    }
}

fn silent() -> Problem {
    Problem::new(Code::Unavailable, "the database does not answer; try again in a moment")
}

async fn load(shared: &Shared, id: &TableId) -> Result<StoredTable, Problem> {
    let found = shared.store.table(id).await.map_err(storage)?;
    found.ok_or_else(|| Problem::new(Code::Unknown, "there is no such table"))
}
