//! The tables that are awake, each a task that owns its match.
//!
//! A table wakes when somebody asks for it and sleeps when nobody is there; between the two, every
//! request goes through its queue, one after the other.

mod actor;
mod message;
mod news;
mod outbox;
mod stored;

pub(crate) use news::{Dispatch, News, Newsroom, Reader, SignOuts};
pub(crate) use outbox::{Next, Outgoing, outbox, written};
pub(crate) use stored::agreement;

use crate::components::Shelf;
use crate::config::Limits;
use crate::error::storage;
use crate::limits::TalkGuard;
use crate::nodes::{Attempts, Nodes, NotHere, Question, Reply};
use crate::thinking::Thinking;
use actor::Actor;
use host::{HandingOver, Input, Settings, SubscriberId};
use message::Message;
use metrics::{Counter, Histogram};
use protocol::{Code, Plan, Problem, Request, Said, TableId, TableInfo, Wish};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use store::{Fence, PersonId, Store};
use table::Seat;
use tokio::sync::{mpsc, oneshot};
use tracing::Instrument as _;

/// The most requests that wait for one table.
const MAX_WAITING: usize = 64;

/// So often a request is sent anew to a table that fell asleep while it was on its way.
const MAX_ATTEMPTS: usize = 5;

/// The way to all tables.
#[derive(Clone)]
pub(crate) struct Tables {
    shared: Arc<Shared>,
}

pub(crate) struct Shared {
    pub(crate) store: Store,
    pub(crate) shelf: Arc<Shelf>,
    pub(crate) thinking: Arc<Thinking>,
    pub(crate) settings: Settings,
    pub(crate) news: Newsroom,
    /// The other nodes; none where one process has all tables.
    pub(crate) nodes: Option<Nodes>,
    awake: Mutex<HashMap<TableId, mpsc::Sender<Message>>>,
    talk: TalkGuard,
    counts: Counts,
}

/// What is counted with every action, not looked up by its name each time.
struct Counts {
    actions: Counter,
    store_seconds: Histogram,
}

/// A socket's way to its table.
pub(crate) struct Subscription {
    table: mpsc::Sender<Message>,
    subscriber: SubscriberId,
    shared: Arc<Shared>,
    person: Option<PersonId>,
    address: IpAddr,
}

impl Tables {
    pub(crate) fn new(
        store: Store,
        shelf: Arc<Shelf>,
        thinking: Arc<Thinking>,
        settings: Settings,
        nodes: Option<Nodes>,
        news: Newsroom,
        limits: &Limits,
    ) -> Tables {
        let (awake, talk) = (Mutex::default(), TalkGuard::new(limits));
        let counts = Counts {
            actions: metrics::counter!("freehold_actions_total"),
            store_seconds: metrics::histogram!("freehold_store_seconds"),
        };
        let shared = Shared { store, shelf, thinking, settings, news, nodes, awake, talk, counts };
        Tables { shared: Arc::new(shared) }
    }

    /// Whether tables can be had here at all: not at a node that is cut off from the others.
    pub(crate) fn check(&self) -> Result<(), Problem> {
        match &self.shared.nodes {
            Some(nodes) => nodes.node().map(drop),
            None => Ok(()),
        }
    }

    /// Shows a table to somebody from now on.
    pub(crate) async fn subscribe(
        &self,
        id: &TableId,
        person: Option<PersonId>,
        address: IpAddr,
        capacity: usize,
    ) -> Result<(Subscription, Outgoing), NotHere> {
        for _ in 0..MAX_ATTEMPTS {
            let (outbox, outgoing) = outbox(address, capacity);
            let (answer, answered) = oneshot::channel();
            let table = self.shared.wake(id);
            let message = Message::Subscribe { person, outbox, answer };
            if table.send(message).await.is_ok()
                && let Ok(subscriber) = answered.await
            {
                let (subscriber, shared) = (subscriber?, Arc::clone(&self.shared));
                let subscription = Subscription { table, subscriber, shared, person, address };
                return Ok((subscription, outgoing));
            }
        }
        Err(unavailable().into())
    }

    /// Who sits at a table.
    pub(crate) async fn info(
        &self,
        id: &TableId,
        person: Option<PersonId>,
    ) -> Result<TableInfo, Problem> {
        match self.ask(id, Question::info(person)).await? {
            Reply::Info(info) => Ok(*info),
            Reply::HandingOver { .. } | Reply::Noted => Err(unavailable()),
        }
    }

    /// Whether a person may let a computer play at a seat, or whoever holds it again.
    pub(crate) async fn may_hand_over(
        &self,
        id: &TableId,
        seat: Seat,
        person: PersonId,
        is_back: bool,
    ) -> Result<HandingOver, Problem> {
        match self.ask(id, Question::may_hand_over(seat, person, is_back)).await? {
            Reply::HandingOver { n_plies, yields } => Ok(HandingOver { n_plies, yields }),
            Reply::Info(_) | Reply::Noted => Err(unavailable()),
        }
    }

    /// Lets a table take note of the time. One that cannot be opened stays as it is.
    pub(crate) async fn wake(&self, id: &TableId) {
        if let Err(problem) = self.ask(id, Question::TimePassed).await {
            tracing::debug!(%problem, table = %id, "a table does not know what time it is");
        }
    }

    /// What lobbies of a person are to be told from now on.
    pub(crate) fn news(&self, person: Option<PersonId>) -> Reader {
        self.shared.news.reader(person)
    }

    /// Tells the lobbies of a person that something has changed there.
    pub(crate) fn tell_lobby(&self, person: PersonId) {
        self.shared.news.tell(News::For(vec![person]));
    }

    /// Tells all open sockets that somebody may be signed out where they were opened.
    pub(crate) fn signed_out(&self, person: PersonId) {
        self.shared.news.tell(News::SignedOut(person));
    }

    /// The same for those of this node alone.
    pub(crate) fn signed_out_here(&self, person: PersonId) {
        self.shared.news.tell_here(News::SignedOut(person));
    }

    /// What sockets are told of that.
    pub(crate) fn sign_outs(&self) -> SignOuts {
        self.shared.news.sign_outs()
    }

    /// Tells the other nodes that the host has set something.
    pub(crate) fn club_changed(&self) {
        self.shared.news.tell(News::Club);
    }

    /// Tells the lobbies of this node what another one said.
    pub(crate) fn tell_here(&self, news: News) {
        self.shared.news.tell_here(news);
    }

    /// Tells all lobbies that there is another table, or one less.
    pub(crate) fn lists_changed(&self) {
        self.shared.news.tell(News::ForAll);
    }

    /// Tells a table, and the lobbies in which it is found, that its seats changed in the store, or that it
    /// is not there any more, and returns when it knows.
    pub(crate) async fn seats_changed(&self, id: &TableId) -> Result<(), Problem> {
        let news = match self.shared.store.table(id).await.map_err(storage)? {
            Some(table) if !table.listed => {
                let people: Vec<PersonId> =
                    table.seats.iter().filter_map(|it| it.person()).collect();
                News::of(&people, table.owner)
            }
            Some(_) | None => News::ForAll,
        };
        self.shared.news.tell(news);
        let is_awake = self.shared.awake().contains_key(id);
        let is_elsewhere = match &self.shared.nodes {
            Some(nodes) if !is_awake => nodes.holder(id).await?.is_some(),
            _ => false,
        };
        match is_awake || is_elsewhere {
            true => self.ask(id, Question::SeatsChanged).await.map(drop),
            false => Ok(()),
        }
    }

    /// Tells every table that is awake under which lease this node has it, as the database knows it.
    pub(crate) fn compare(&self, leases: &HashMap<TableId, Fence>) {
        for (id, table) in self.shared.awake().iter() {
            // Whoever has much to do is told the next time.
            drop(table.try_send(Message::Leased(leases.get(id).copied())));
        }
    }

    /// Forgets who has said nothing for a while.
    pub(crate) fn tidy(&self) {
        self.shared.talk.tidy();
    }

    /// How many tables are awake.
    pub(crate) fn n_awake(&self) -> usize {
        self.shared.awake().len()
    }

    /// Asks a table, wherever it is.
    async fn ask(&self, id: &TableId, question: Question) -> Result<Reply, Problem> {
        let attempts = Attempts::begin();
        loop {
            let (nodes, address) = match (self.ask_here(id, question).await, &self.shared.nodes) {
                (Ok(reply), _) => return Ok(reply),
                (Err(NotHere::Problem(problem)), _) => return Err(problem),
                (Err(NotHere::Elsewhere(_)), None) => return Err(unavailable()),
                (Err(NotHere::Elsewhere(address)), Some(nodes)) => (nodes, address),
            };
            if let Ok(answer) = nodes.ask(&address, id, question).await {
                return answer;
            }
            if !attempts.another(nodes).await {
                return Err(unavailable());
            }
        }
    }

    /// Asks a table, if this node has it or can have it.
    pub(crate) async fn ask_here(
        &self,
        id: &TableId,
        question: Question,
    ) -> Result<Reply, NotHere> {
        for _ in 0..MAX_ATTEMPTS {
            let (answer, answered) = oneshot::channel();
            let message = Message::Ask { question, answer };
            if self.shared.wake(id).send(message).await.is_ok()
                && let Ok(result) = answered.await
            {
                return result;
            }
        }
        Err(unavailable().into())
    }
}

impl Shared {
    fn awake(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, mpsc::Sender<Message>>> {
        self.awake.lock().expect("nobody panics while looking a table up")
    }

    /// The way to a table, which is woken if it sleeps. Whether there is such a table, it finds
    /// out itself.
    fn wake(self: &Arc<Shared>, id: &TableId) -> mpsc::Sender<Message> {
        let mut awake = self.awake();
        // A task that broke down has left its queue closed.
        if let Some(table) = awake.get(id).filter(|table| !table.is_closed()) {
            return table.clone();
        }
        let (sender, inbox) = mpsc::channel(MAX_WAITING);
        let actor = Actor::new(Arc::clone(self), id.clone(), inbox, sender.downgrade());
        // Whoever asked first is not to blame for all that follows.
        let span = tracing::info_span!(parent: None, "table", %id);
        tokio::spawn(actor.run().instrument(span));
        awake.insert(id.clone(), sender.clone());
        sender
    }

    /// Forgets a table that goes to sleep. What is sent to it from now on wakes it anew.
    pub(crate) fn forget(&self, id: &TableId) {
        self.awake().remove(id);
    }
}

impl Subscription {
    /// Does something; whether it was done is told over the outbox. An error says that the table
    /// is gone.
    pub(crate) async fn carry_out(&self, request: Request) -> Result<(), Gone> {
        self.tell(Input::Asked { subscriber: self.subscriber, request }).await
    }

    pub(crate) async fn refuse(&self, problem: Problem) -> Result<(), Gone> {
        self.tell(Input::Unreadable { subscriber: self.subscriber, problem }).await
    }

    /// Wants something that others are asked about.
    pub(crate) async fn wish(&self, seat: Seat, wish: Wish) -> Result<(), Gone> {
        self.tell(Input::Wished { subscriber: self.subscriber, seat, wish }).await
    }

    pub(crate) async fn answer(&self, agrees: bool) -> Result<(), Gone> {
        self.tell(Input::Answered { subscriber: self.subscriber, agrees }).await
    }

    pub(crate) async fn say(&self, said: Said) -> Result<(), Gone> {
        // Whoever is nobody may not talk, as the table says.
        let may_say = match self.person {
            Some(person) => self.shared.talk.say(person, self.address),
            None => Ok(()),
        };
        match may_say {
            Ok(()) => self.tell(Input::Said { subscriber: self.subscriber, said }).await,
            Err(problem) => self.refuse(problem).await,
        }
    }

    pub(crate) async fn plan(&self, seat: Seat, plan: Option<Plan>) -> Result<(), Gone> {
        self.tell(Input::Planned { subscriber: self.subscriber, seat, plan }).await
    }

    /// Asks for everything anew.
    pub(crate) async fn sync(&self) -> Result<(), Gone> {
        self.tell(Input::Sync { subscriber: self.subscriber }).await
    }

    pub(crate) async fn leave(self) {
        // A table that is gone has nobody to forget.
        drop(self.tell(Input::Left { subscriber: self.subscriber }).await);
    }

    async fn tell(&self, input: Input<PersonId>) -> Result<(), Gone> {
        self.table.send(Message::Tell(input)).await.map_err(|_| Gone)
    }
}

/// The table's task has ended.
#[derive(Debug)]
pub(crate) struct Gone;

/// Nobody has the table just now.
pub(crate) fn unavailable() -> Problem {
    Problem::new(Code::Unavailable, "the table does not answer; try again")
}
