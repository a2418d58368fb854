//! The task of one table.

use crate::error::storage;
use crate::secret;
use crate::tables::eyes::eyes;
use crate::tables::message::{Message, SubscriberId, Thought};
use crate::tables::outbox::{Outbox, Parcel, written};
use crate::tables::{Shared, seats};
use axum::extract::ws::Utf8Bytes;
use host::{Host, Thinker};
use protocol::{Code, Deed, Problem, Request, TableInfo, ToClient};
use std::sync::Arc;
use std::time::Duration;
use store::{Append, GuestId, StoredTable};
use table::{Seat, Viewer};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// Who comes and goes is told at most so often: at a table with many watchers, each of them would
/// otherwise be told about each.
const INFO_PAUSE: Duration = Duration::from_millis(150);

/// How long a computer waits after its action could not be stored.
const STORAGE_PAUSE: Duration = Duration::from_secs(3);

/// How tables behave.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    pub(crate) bot_pause: Duration,
    pub(crate) sleep_after: Duration,
    pub(crate) lines_per_table: u64,
}

/// A table before it is open.
pub(crate) struct Actor {
    shared: Arc<Shared>,
    id: String,
    inbox: mpsc::Receiver<Message>,
    /// For thoughts to come back; weak, so that a table does not keep itself awake.
    own: mpsc::WeakSender<Message>,
}

impl Actor {
    pub(crate) fn new(
        shared: Arc<Shared>,
        id: String,
        inbox: mpsc::Receiver<Message>,
        own: mpsc::WeakSender<Message>,
    ) -> Actor {
        Actor { shared, id, inbox, own }
    }

    pub(crate) async fn run(mut self) {
        match OpenTable::open(&self).await {
            Ok(mut table) => {
                table.run(&mut self.inbox).await;
                self.shared.forget(&self.id);
            }
            Err(problem) => {
                self.shared.forget(&self.id);
                self.inbox.close();
                while let Some(message) = self.inbox.recv().await {
                    message.fail(&problem);
                }
            }
        }
        // What is still in the inbox is dropped unanswered; whoever sent it notices and asks anew.
    }
}

/// Why a table's task goes on or ends.
#[derive(PartialEq, Eq)]
enum Next {
    GoOn,
    /// Nobody is here, or the match cannot be read from the store any more.
    End,
}

/// A table that is open.
struct OpenTable {
    shared: Arc<Shared>,
    own: mpsc::WeakSender<Message>,
    table: StoredTable,
    host: Host,
    subscribers: Vec<Subscriber>,
    next_subscriber: SubscriberId,
    /// Computers that wait for their next choice.
    thinkers: Vec<Option<(String, Thinker)>>,
    is_thinking: bool,
    /// When a computer shall begin to think.
    think_at: Option<Instant>,
    /// When everybody shall be told who is here.
    tell_info_at: Option<Instant>,
    used_at: Instant,
}

struct Subscriber {
    id: SubscriberId,
    guest: Option<GuestId>,
    eyes: Viewer,
    outbox: Outbox,
}

impl OpenTable {
    async fn open(actor: &Actor) -> Result<OpenTable, Problem> {
        let found = actor.shared.store.table(&actor.id).await.map_err(storage)?;
        let table = found.ok_or_else(|| Problem::new(Code::Unknown, "there is no such table"))?;
        let host = open_host(&actor.shared, &table).await?;
        let mut open = OpenTable {
            shared: Arc::clone(&actor.shared),
            own: actor.own.clone(),
            thinkers: table.seats.iter().map(|_| None).collect(),
            table,
            host,
            subscribers: Vec::new(),
            next_subscriber: 0,
            is_thinking: false,
            think_at: None,
            tell_info_at: None,
            used_at: Instant::now(),
        };
        open.plan_thinking();
        Ok(open)
    }

    async fn run(&mut self, inbox: &mut mpsc::Receiver<Message>) {
        loop {
            let next = match self.wakes_at() {
                None => match inbox.recv().await {
                    Some(message) => self.handle(message).await,
                    None => return,
                },
                Some(at) => tokio::select! {
                    message = inbox.recv() => match message {
                        Some(message) => self.handle(message).await,
                        None => return,
                    },
                    () = sleep_until(at) => self.on_time(Instant::now()),
                },
            };
            if next == Next::End {
                return;
            }
        }
    }

    /// When something is to be done though nobody asks.
    fn wakes_at(&self) -> Option<Instant> {
        [self.think_at, self.tell_info_at, self.sleeps_at()].into_iter().flatten().min()
    }

    fn sleeps_at(&self) -> Option<Instant> {
        let is_idle = self.subscribers.is_empty() && !self.is_thinking && self.think_at.is_none();
        is_idle.then(|| self.used_at + self.shared.settings.sleep_after)
    }

    fn on_time(&mut self, now: Instant) -> Next {
        let is_due = |at: Option<Instant>| at.is_some_and(|at| at <= now);
        if is_due(self.tell_info_at) {
            self.tell_info();
        }
        if is_due(self.think_at) {
            self.think();
        }
        if is_due(self.sleeps_at()) { Next::End } else { Next::GoOn }
    }

    async fn handle(&mut self, message: Message) -> Next {
        match message {
            Message::Subscribe { guest, outbox, answer } => {
                let id = self.subscribe(guest, outbox);
                // Whoever went away meanwhile cannot say goodbye.
                if answer.send(Ok(id)).is_err() {
                    self.unsubscribe(id);
                }
            }
            Message::Unsubscribe { subscriber } => self.unsubscribe(subscriber),
            Message::Do { subscriber, request } => {
                return self.carry_out(subscriber, request).await;
            }
            Message::Refuse { subscriber, problem } => self.refuse(subscriber, None, problem),
            Message::Sync { subscriber } => self.sync(subscriber),
            Message::Info { guest, answer } => drop(answer.send(Ok(self.info(guest)))),
            Message::Record { answer } => {
                drop(answer.send(self.host.record().map(|record| record.to_string())));
            }
            Message::SeatsChanged { answer } => {
                drop(answer.send(self.reload_seats().await));
            }
            Message::Thought(thought) => return self.on_thought(thought).await,
        }
        self.used_at = Instant::now();
        Next::GoOn
    }

    fn subscribe(&mut self, guest: Option<GuestId>, outbox: Outbox) -> SubscriberId {
        let id = self.next_subscriber;
        self.next_subscriber += 1;
        let eyes = eyes(&self.table.seats, guest, self.host.to_act(), None);
        let subscriber = Subscriber { id, guest, eyes, outbox };
        self.subscribers.push(subscriber);
        self.greet(self.subscribers.len() - 1);
        self.tell_info_soon();
        id
    }

    fn unsubscribe(&mut self, id: SubscriberId) {
        self.subscribers.retain(|subscriber| subscriber.id != id);
        self.tell_info_soon();
    }

    fn position(&self, id: SubscriberId) -> Option<usize> {
        self.subscribers.iter().position(|subscriber| subscriber.id == id)
    }

    /// Sends everything.
    fn greet(&mut self, index: usize) {
        let subscriber = &self.subscribers[index];
        let info = written(&ToClient::Table(self.info(subscriber.guest)));
        subscriber.outbox.post(Parcel::Two(info, self.update(subscriber.eyes, None)));
    }

    fn sync(&mut self, id: SubscriberId) {
        if let Some(index) = self.position(id) {
            self.subscribers[index].outbox.catch_up();
            self.greet(index);
        }
    }

    fn refuse(&mut self, id: SubscriberId, key: Option<String>, problem: Problem) {
        metrics::counter!("freehold_refusals_total").increment(1);
        tracing::debug!(table = self.table.id, code = ?problem.code, reason = %problem, "refused");
        if let Some(index) = self.position(id) {
            let subscriber = &self.subscribers[index];
            let refused = written(&ToClient::Refused { key, problem });
            subscriber.outbox.post(Parcel::Two(refused, self.update(subscriber.eyes, None)));
        }
    }

    async fn carry_out(&mut self, id: SubscriberId, request: Request) -> Next {
        self.used_at = Instant::now();
        let guest = self.position(id).and_then(|index| self.subscribers[index].guest);
        let n_plies = self.host.n_plies();
        let done = match self.may_act(guest, &request) {
            Ok(()) => self.perform(&request).await,
            Err(problem) => Err(Failed::Refused(problem)),
        };
        match done {
            Ok(()) => {
                let done = ToClient::Done { key: request.key, number: self.host.number() };
                self.show(n_plies, Some((id, written(&done))));
                self.plan_thinking();
                Next::GoOn
            }
            Err(Failed::Refused(problem)) => {
                self.refuse(id, Some(request.key), problem);
                Next::GoOn
            }
            Err(Failed::Lost) => Next::End,
        }
    }

    /// Whether the sender holds the seat.
    fn may_act(&self, guest: Option<GuestId>, request: &Request) -> Result<(), Problem> {
        let seat = self.table.seats.get(request.seat).ok_or_else(|| {
            Problem::new(Code::Unknown, format!("there is no seat {}", request.seat))
        })?;
        if guest.is_none() || seat.guest() != guest {
            return Err(Problem::new(Code::NotYourSeat, "this seat is not yours"));
        }
        if seat.computer().is_some() {
            return Err(Problem::new(
                Code::NotYourSeat,
                "a computer plays for you at this seat; take the seat back first",
            ));
        }
        if MAX_KEY < request.key.len() {
            return Err(Problem::new(
                Code::Unreadable,
                format!("a key has at most {MAX_KEY} bytes"),
            ));
        }
        Ok(())
    }

    /// Carries a request out and stores it; what could not be stored has not happened.
    async fn perform(&mut self, request: &Request) -> Result<(), Failed> {
        if self.shared.settings.lines_per_table <= self.host.number() {
            return Err(Failed::Refused(Problem::new(
                Code::Unavailable,
                "so much was done and taken back that the log of this table is full",
            )));
        }
        let number = self.host.number();
        let entry = self.host.carry_out(request).map_err(Failed::Refused)?;
        let append = Append {
            table: self.table.id.clone(),
            number,
            entry,
            to_act: self.host.to_act().map(Seat::index),
        };
        let stored_at = Instant::now();
        let Err(error) = self.shared.store.append(append).await else {
            metrics::counter!("freehold_actions_total").increment(1);
            metrics::histogram!("freehold_store_seconds").record(stored_at.elapsed());
            return Ok(());
        };
        let problem = storage(error);
        match open_host(&self.shared, &self.table).await {
            Ok(host) => self.host = host,
            Err(error) => {
                tracing::error!(table = self.table.id, %error, "the table must be opened anew");
                return Err(Failed::Lost);
            }
        }
        // The answer of a database can get lost after it has written.
        if self.host.number() == number + 1 { Ok(()) } else { Err(Failed::Refused(problem)) }
    }

    /// Shows everybody what happened since there were `n_plies` actions; `done` is for whoever did
    /// it.
    fn show(&mut self, n_plies: usize, mut done: Option<(SubscriberId, Utf8Bytes)>) {
        let since = n_plies.min(self.host.n_plies());
        let to_act = self.host.to_act();
        // Few see with different eyes: each side is written once and shared.
        let mut sides: Vec<(Viewer, Option<usize>, Utf8Bytes)> = Vec::with_capacity(4);
        for index in 0..self.subscribers.len() {
            let subscriber = &mut self.subscribers[index];
            let eyes = eyes(&self.table.seats, subscriber.guest, to_act, Some(subscriber.eyes));
            let since = (subscriber.eyes == eyes).then_some(since);
            subscriber.eyes = eyes;
            if subscriber.outbox.is_behind() {
                continue;
            }
            let known = sides.iter().find(|(viewer, from, _)| (*viewer, *from) == (eyes, since));
            let update = match known {
                Some((_, _, update)) => update.clone(),
                None => {
                    let update = self.update(eyes, since);
                    sides.push((eyes, since, update.clone()));
                    update
                }
            };
            let subscriber = &self.subscribers[index];
            let parcel = match done.take_if(|(id, _)| *id == subscriber.id) {
                Some((_, done)) => Parcel::Two(done, update),
                None => Parcel::One(update),
            };
            subscriber.outbox.post(parcel);
        }
    }

    fn update(&self, viewer: Viewer, since: Option<usize>) -> Utf8Bytes {
        written(&ToClient::Update(self.host.update(viewer, since)))
    }

    fn info(&self, reader: Option<GuestId>) -> TableInfo {
        let is_here = |guest| self.subscribers.iter().any(|s| s.guest == Some(guest));
        let n_watchers = self.subscribers.iter().filter(|s| s.eyes == Viewer::Watcher).count();
        seats::info(&self.table, reader, n_watchers, is_here)
    }

    fn tell_info_soon(&mut self) {
        self.tell_info_at.get_or_insert_with(|| Instant::now() + INFO_PAUSE);
    }

    fn tell_info(&mut self) {
        self.tell_info_at = None;
        let mut for_strangers = None;
        for subscriber in &self.subscribers {
            let is_known =
                subscriber.guest == Some(self.table.owner) || subscriber.eyes != Viewer::Watcher;
            let info = match is_known {
                true => written(&ToClient::Table(self.info(subscriber.guest))),
                false => for_strangers
                    .get_or_insert_with(|| written(&ToClient::Table(self.info(None))))
                    .clone(),
            };
            subscriber.outbox.post(Parcel::One(info));
        }
    }

    async fn reload_seats(&mut self) -> Result<(), Problem> {
        let found = self.shared.store.table(&self.table.id).await.map_err(storage)?;
        self.table = found.ok_or_else(|| Problem::new(Code::Unknown, "there is no such table"))?;
        self.tell_info();
        // Whoever has just sat down sees with other eyes.
        let to_act = self.host.to_act();
        for index in 0..self.subscribers.len() {
            let subscriber = &mut self.subscribers[index];
            let eyes = eyes(&self.table.seats, subscriber.guest, to_act, Some(subscriber.eyes));
            if eyes != subscriber.eyes {
                subscriber.eyes = eyes;
                let update = self.update(eyes, None);
                self.subscribers[index].outbox.post(Parcel::One(update));
            }
        }
        self.plan_thinking();
        Ok(())
    }

    /// The seat that is asked and the level of its computer, if one plays there.
    fn computer_asked(&self) -> Option<(Seat, &str)> {
        let seat = self.host.to_act()?;
        Some((seat, self.table.seats[seat.index()].computer()?))
    }

    fn plan_thinking(&mut self) {
        if self.is_thinking || self.computer_asked().is_none() {
            self.think_at = None;
            return;
        }
        let pause = match self.subscribers.is_empty() {
            true => Duration::ZERO,
            false => self.shared.settings.bot_pause,
        };
        self.think_at = Some(Instant::now() + pause);
    }

    fn think(&mut self) {
        self.think_at = None;
        let Some((seat, level)) = self.computer_asked() else { return };
        let level = level.to_owned();
        let waiting = self.thinkers[seat.index()].take().filter(|(known, _)| *known == level);
        let thinker = match waiting {
            Some((_, thinker)) => Ok(thinker),
            None => secret::random().and_then(|seed| {
                Thinker::new(&self.table.match_setup.game, &level, u64::from_le_bytes(seed))
            }),
        };
        let thinker = match thinker {
            Ok(thinker) => thinker,
            Err(problem) => {
                tracing::error!(table = self.table.id, %problem, level, "no computer for this seat");
                return;
            }
        };
        let Some(job) = thinker.job(&self.host) else { return };
        self.is_thinking = true;
        let number = self.host.number();
        let own = self.own.clone();
        let runtime = tokio::runtime::Handle::current();
        self.shared.thinking.submit(job, move |(thinker, action)| {
            let thought = Thought { number, seat, level, thinker, action };
            // A table waits for its thought; only when the server stops is nobody there.
            if let Some(own) = own.upgrade() {
                runtime.spawn(async move { drop(own.send(Message::Thought(thought)).await) });
            }
        });
    }

    async fn on_thought(&mut self, thought: Thought) -> Next {
        let Thought { number, seat, level, thinker, action } = thought;
        self.is_thinking = false;
        if let Some(thinker) = thinker {
            self.thinkers[seat.index()] = Some((level.clone(), thinker));
        }
        // People may have taken something back, or the seat, while it thought.
        if number != self.host.number() || self.computer_asked() != Some((seat, &level)) {
            self.plan_thinking();
            return Next::GoOn;
        }
        let action = action.unwrap_or_else(|problem| {
            tracing::error!(table = self.table.id, %problem, "the computer takes any action");
            self.host.update(Viewer::Seat(seat), Some(self.host.n_plies())).legal.swap_remove(0)
        });
        let key: Result<[u8; 8], Problem> = secret::random();
        let request = Request {
            number,
            // Nobody else can have used this key before.
            key: format!("computer {:016x}", key.map_or(number, u64::from_le_bytes)),
            seat: seat.index(),
            deed: Deed::Act(action),
        };
        let n_plies = self.host.n_plies();
        match self.perform(&request).await {
            Ok(()) => {
                self.show(n_plies, None);
                self.plan_thinking();
            }
            Err(Failed::Refused(problem)) => {
                tracing::error!(table = self.table.id, %problem, "a computer could not act");
                self.think_at = Some(Instant::now() + STORAGE_PAUSE);
            }
            Err(Failed::Lost) => return Next::End,
        }
        Next::GoOn
    }
}

/// The longest key a client may choose.
const MAX_KEY: usize = 64;

/// Why a request was not carried out.
enum Failed {
    Refused(Problem),
    /// It could not be stored, and the match cannot be read from the store.
    Lost,
}

async fn open_host(shared: &Shared, table: &StoredTable) -> Result<Host, Problem> {
    let log = shared.store.log(&table.id).await.map_err(storage)?;
    Host::open(&table.match_setup, &games::Library::default(), table.undo, log)
}
