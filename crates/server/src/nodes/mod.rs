//! This process among others that share a database.
//!
//! Every node serves every page. A table is on one node at a time, by a lease in the database
//! ([`store::Lease`]); whoever is asked for a table that another node has passes the question on, and
//! the sockets that belong to it. Nothing depends on a word between nodes: the database is the truth,
//! and what is lost on the way is asked for again.

mod attempts;
mod beat;
mod compare;
mod door;
mod file;
#[cfg(test)]
mod golden;
mod inside;
mod line;
mod own_door;
mod question;
mod word;

pub(crate) use attempts::Attempts;
pub(crate) use door::NodeDoor;
pub(crate) use line::{Heard, RemoteLine};
pub(crate) use question::{NotReached, Question, Reply};

use beat::keep_beating;
use compare::keep_comparing;
use inside::router;
use own_door::knock;
use word::{hear, pass_on};

use crate::complaints::Complaints;
use crate::error::{ServeError, storage};
use crate::secret::random;
use axum::body::Bytes;
use http_body_util::Full;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::{TokioExecutor, TokioTimer};
use protocol::{Code, Problem, TableId};
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use store::{Fence, Lease, NodeId, Store, StoreError};
use tokio::sync::watch;
use tokio::time::Instant;

/// The version of what nodes say to each other that this one speaks.
const VERSION: &str = "1";

/// The versions that it understands. A new one is understood first, and spoken by the next program: so
/// nodes of two programs that follow each other always understand each other. A node that speaks another
/// one is as good as not there; its tables come over when it goes.
const UNDERSTOOD: &[&str] = &[VERSION];

/// How long another node may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long a connection to another node is kept for the next question: not as long as that node waits
/// for one.
const KEPT_FOR: Duration = Duration::from_secs(5);

/// So many words fit into the time of a lease: some may get lost.
const BEATS_PER_LEASE: u32 = 5;

/// This process among others.
#[derive(Clone)]
pub(crate) struct Nodes(Arc<Inner>);

struct Inner {
    store: Store,
    /// Where the others reach us.
    address: String,
    /// How long the others wait for a word of us.
    lease: Duration,
    /// Who we are to the others; nobody, while they take us for gone.
    who: watch::Sender<Option<NodeId>>,
    /// Until then no other node can have taken us for gone: a word counts from when it was sent.
    good_until: Mutex<Instant>,
    /// Whether we do what only one node has to do.
    is_first: AtomicBool,
    /// By which nodes know each other.
    secret: String,
    client: Client<HttpConnector, Full<Bytes>>,
    /// By which this node knows itself; one that two share is no harm worth more.
    mark: u64,
    /// Which nodes cannot be reached, by address.
    unreached: Mutex<Complaints<String>>,
}

/// A table that is held by this node.
pub(crate) struct Held {
    pub(crate) fence: Fence,
    node: NodeId,
    nodes: Nodes,
    who: watch::Receiver<Option<NodeId>>,
}

impl Nodes {
    /// Joins the others.
    pub(crate) async fn join(
        store: Store,
        address: String,
        lease: Duration,
        secret: String,
    ) -> Result<Nodes, ServeError> {
        let good_until = Mutex::new(Instant::now() + lease);
        let node = store.join_nodes(&address, lease).await?;
        tracing::info!(?node, address, "this node has joined");
        let mut connector = HttpConnector::new();
        connector.set_connect_timeout(Some(PATIENCE));
        connector.set_nodelay(true);
        let mut client = Client::builder(TokioExecutor::new());
        client.pool_timer(TokioTimer::new()).pool_idle_timeout(KEPT_FOR);
        let client = client.build(connector);
        let who = watch::Sender::new(Some(node));
        let is_first = AtomicBool::new(false);
        Ok(Nodes(Arc::new(Inner {
            store,
            address,
            lease,
            who,
            good_until,
            is_first,
            secret,
            client,
            mark: random().map(u64::from_le_bytes).unwrap_or_default(),
            unreached: Mutex::new(Complaints::none()),
        })))
    }

    /// By which this node knows itself.
    fn mark(&self) -> String {
        format!("{:016x}", self.0.mark)
    }

    /// Whether this node does what only one has to do.
    pub(crate) fn is_first(&self) -> bool {
        self.0.is_first.load(Ordering::Relaxed)
    }

    /// How long whoever waits for a table has to wait at most: until a node that is gone counts as
    /// gone, and a little more.
    pub(crate) fn patience(&self) -> Duration {
        self.0.lease * 2 + PATIENCE
    }

    /// Leaves the others: our tables are nobody's from now on.
    pub(crate) async fn leave(&self) {
        let Some(node) = self.0.who.send_replace(None) else { return };
        if let Err(error) = self.0.store.depart(node).await {
            tracing::warn!(%error, "the other nodes have to find out that this one is gone");
        }
    }

    /// Takes a table, unless another node has it.
    pub(crate) async fn take(&self, table: &TableId) -> Result<Held, NotHere> {
        let who = self.0.who.subscribe();
        let node = self.node()?;
        match self.0.store.lease(table, node).await.map_err(storage)? {
            Lease::Here(fence) => Ok(Held { fence, node, nodes: self.clone(), who }),
            Lease::Elsewhere(address) => Err(NotHere::Elsewhere(address)),
            Lease::Nowhere => match self.0.store.table(table).await.map_err(storage)? {
                Some(_) => Err(cut_off().into()),
                None => Err(Problem::new(Code::Unknown, "there is no such table").into()),
            },
        }
    }

    /// Lets a table go that sleeps from now on.
    pub(crate) async fn release(&self, table: &TableId, fence: Fence) {
        // A table that cannot be let go is this node's until somebody asks for it here.
        if let Err(error) = self.0.store.release(table, fence).await {
            tracing::debug!(%error, %table, "a lease stays");
        }
    }

    /// Where a table is, if another node has it.
    pub(crate) async fn holder(&self, table: &TableId) -> Result<Option<String>, Problem> {
        let node = self.node()?;
        self.0.store.holder(table, node).await.map_err(storage)
    }

    /// Who we are, as long as the others cannot have given us up.
    pub(crate) fn node(&self) -> Result<NodeId, Problem> {
        let who = self.0.who.borrow().filter(|_| Instant::now() < self.good_until());
        who.ok_or_else(cut_off)
    }

    fn good_until(&self) -> Instant {
        *self.0.good_until.lock().expect("nobody panics while looking at the time")
    }

    /// The others have heard a word of us that was sent at this time.
    fn heard(&self, sent_at: Instant) {
        let until = sent_at + self.0.lease;
        *self.0.good_until.lock().expect("nobody panics while looking at the time") = until;
    }

    async fn rejoin(&self) -> Result<NodeId, StoreError> {
        let sent_at = Instant::now();
        let node = self.0.store.join_nodes(&self.0.address, self.0.lease).await?;
        tracing::info!(?node, "this node has joined again");
        self.heard(sent_at);
        self.0.who.send_replace(Some(node));
        Ok(node)
    }

    /// Another node could not be reached, which is told, but not each time.
    fn missed(&self, address: &str, why: &impl fmt::Display) -> NotReached {
        metrics::counter!("freehold_node_failures_total").increment(1);
        let heard = self.unreached().hear(address.to_owned(), Instant::now().into_std());
        if let Some(left_out) = heard {
            tracing::warn!(address, %why, left_out, "another node cannot be reached");
        }
        NotReached
    }

    /// Another node was reached.
    fn reached(&self, address: &str) {
        self.unreached().settle_one(address);
    }

    fn unreached(&self) -> MutexGuard<'_, Complaints<String>> {
        self.0.unreached.lock().expect("nobody panics while complaining")
    }

    /// The others take us for gone: nothing here is ours any more.
    fn lose(&self) {
        if self.0.who.send_replace(None).is_some() {
            tracing::warn!("the other nodes take this one for gone; its tables are let go");
            metrics::counter!("freehold_node_losses_total").increment(1);
        }
        self.0.is_first.store(false, Ordering::Relaxed);
    }
}

impl Held {
    /// Whether no other node can have the table. Whoever was suspended finds out here, before anybody is
    /// shown what is not true any more.
    pub(crate) fn is_good(&self) -> bool {
        self.nodes.node().is_ok_and(|node| node == self.node)
    }

    /// The same node has the table under another lease now. For one that came back meanwhile it is not
    /// good: others may have had the table in between.
    pub(crate) fn go_on_under(&mut self, fence: Fence) {
        self.fence = fence;
    }

    /// Whether the database knows of it.
    pub(crate) async fn is_known(&self, table: &TableId) -> Result<bool, StoreError> {
        self.nodes.0.store.has_lease(table, self.node, self.fence).await
    }

    /// Waits until this node has lost the table, because the others take it for gone.
    pub(crate) async fn lost(&mut self) {
        let node = self.node;
        // Without a sender the server is gone, and nobody waits.
        drop(self.who.wait_for(|who| *who != Some(node)).await);
    }
}

/// Why a table cannot be had here.
#[derive(Clone, Debug)]
pub(crate) enum NotHere {
    /// Another node has it.
    Elsewhere(String),
    /// Nobody can have it.
    Problem(Problem),
}

impl From<Problem> for NotHere {
    fn from(problem: Problem) -> NotHere {
        NotHere::Problem(problem)
    }
}

fn cut_off() -> Problem {
    Problem::new(Code::Unavailable, "this part of the server is cut off; try again in a moment")
}
