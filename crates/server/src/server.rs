//! Starting and stopping.

use crate::api::{self, Trial, USUAL_LEVEL};
use crate::app::App;
use crate::backups::copy_nightly;
use crate::components::Shelf;
use crate::config::{Config, NightlyCopies};
use crate::connections::{self, Doors};
use crate::error::{ApiError, FAILURE_KINDS, ServeError};
use crate::keys::Keys;
use crate::limits::Guards;
use crate::listings::Listings;
use crate::nodes::NodeDoor;
use crate::notify::{Courier, MailBox, deliver};
use crate::openid::Provider;
use crate::passwords::Passwords;
use crate::pictures::Pictures;
use crate::presence::Presence;
use crate::session::now;
use crate::signed_in::{SignedInHere, keep_looking};
use crate::strengths::computer_ratings;
use crate::tables::{Newsroom, Tables};
use crate::thinking::{Room, Thinking};
use crate::timekeeper::keep_time;
use crate::tls::Tls;
use host::Settings;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use store::{Access, Store};
use tokio::net::TcpListener;
use tokio::sync::{Mutex, mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, interval, timeout, timeout_at};

/// Whoever still talks after the server began to stop is cut off after this time.
const GRACE: Duration = Duration::from_secs(3);

/// After this time nothing more is waited for, whatever the database does: the program ends within five
/// seconds, and has to be let go by everything else in what is left of them.
const STOPS_WITHIN: Duration = Duration::from_secs(4);

/// How often what is no longer needed is forgotten.
const TIDY_PAUSE: Duration = Duration::from_secs(60);

/// How often what nobody uses is looked for, and how long components may wait for a table.
const UNUSED_PAUSE: Duration = Duration::from_secs(60 * 60);
const UNUSED_AGE: Duration = Duration::from_secs(24 * 60 * 60);

/// So many pictures stay in memory, of how matches ended and of how they stand.
const MAX_FINAL_PICTURES: usize = 16;
const MAX_SMALL_PICTURES: usize = 256;

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    tls: Option<Arc<Tls>>,
    app: Arc<App>,
    stop: watch::Sender<bool>,
    sockets: mpsc::Receiver<()>,
    door: Option<NodeDoor>,
}

impl Server {
    /// Opens the store and the address.
    pub async fn bind(config: Config) -> Result<Server, ServeError> {
        config.check_base_url()?;
        config.check_openid()?;
        let tls = config.tls.as_ref().map(Tls::open).transpose()?.map(Arc::new);
        let listener = TcpListener::bind(config.address)
            .await
            .map_err(|error| ServeError::Address { address: config.address, error })?;
        let address = listener.local_addr()?;
        let access =
            Access { is_for_nodes: config.node.is_some(), n_readers: config.database_connections };
        let store = Store::open_with(&config.database_url, access).await?;
        store.rate_computers(computer_ratings()).await?;
        let shelf = Arc::new(Shelf::new(store.clone(), config.components.clone()));
        let settings = Settings {
            pause: config.bot_pause,
            sleep_after: config.sleep_after,
            max_entries: config.limits.entries_per_table,
            countdown: config.countdown,
        };
        let keys = Keys::read(&store).await?;
        let mail = config.mail.as_ref().map(MailBox::open).transpose();
        let mail = mail.map_err(|error| ServeError::Config(format!("mail: {error}")))?;
        let (nodes, newsroom, door) = match &config.node {
            Some(node) => {
                let door = NodeDoor::open(node, store.clone(), keys.nodes).await?;
                (Some(door.nodes.clone()), door.newsroom.clone(), Some(door))
            }
            None => (None, Newsroom::new(), None),
        };
        let (stop, stopping) = watch::channel(false);
        let (open_socket, sockets) = mpsc::channel(1);
        let room = Room {
            per_owner: config.limits.jobs_per_owner,
            per_address: config.limits.jobs_per_address,
        };
        let thinking = Arc::new(Thinking::start(room, config.think_patience)?);
        // From here on is counted.
        let metrics = metrics_handle();
        let app = Arc::new(App {
            tables: Tables::new(
                store.clone(),
                Arc::clone(&shelf),
                Arc::clone(&thinking),
                settings,
                nodes.clone(),
                newsroom,
                &config.limits,
            ),
            thinking,
            nodes,
            shelf,
            trial: Trial::default(),
            listings: Listings::default(),
            guards: Guards::new(config.limits),
            passwords: Passwords::new(),
            courier: Courier::new(mail, keys.push, config.reaches_inside),
            openid: provider(&config),
            stop_key: keys.stop,
            presence: Presence::default(),
            signed_in: SignedInHere::default(),
            started_at: now(),
            club: crate::club::Settings::read(store.clone()).await?,
            pictures: Pictures::new(MAX_FINAL_PICTURES),
            small_pictures: Pictures::new(MAX_SMALL_PICTURES),
            backing_up: Mutex::default(),
            metrics,
            store,
            config,
            stopping,
            open_socket,
        });
        Ok(Server { listener, address, tls, app, stop, sockets, door })
    }

    /// What is wrong with settings, without serving by them. Where another server listens or writes
    /// already, it may be the one that they are meant for.
    pub async fn check(config: &Config) -> Vec<String> {
        let mut faults = Vec::new();
        faults.extend(config.check_base_url().err().map(|error| format!("--base-url: {error}")));
        let tls = config.tls.as_ref().map(Tls::open).transpose();
        faults.extend(tls.err().map(|error| error.to_string()));
        let mail = config.mail.as_ref().map(MailBox::open).transpose();
        faults.extend(mail.err().map(|error| format!("--mail-server: {error}")));
        faults.extend(match (config.check_openid(), provider(config)) {
            (Err(error), _) => Some(error.to_string()),
            (Ok(()), Some(provider)) => {
                provider.check().await.err().map(|error| format!("--openid-issuer: {error}"))
            }
            (Ok(()), None) => None,
        });
        faults.extend(config.nightly.as_ref().and_then(NightlyCopies::fault));
        faults.extend(match TcpListener::bind(config.address).await {
            Err(error) if error.kind() != ErrorKind::AddrInUse => {
                Some(format!("--address: cannot listen on {}: {error}", config.address))
            }
            _ => None,
        });
        faults.extend(store::check_url(&config.database_url).await.err().map(|e| e.to_string()));
        faults
    }

    /// Where the server listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The store, for tests that fill it up.
    #[doc(hidden)]
    pub fn store(&self) -> Store {
        self.app.store.clone()
    }

    /// How many tables are in memory, for tests that wait for them to sleep.
    #[doc(hidden)]
    pub fn awake_tables(&self) -> impl Fn() -> usize + Send + Sync + 'static {
        let tables = self.app.tables.clone();
        move || tables.n_awake()
    }

    /// Serves until `shutdown` is done. Then nobody new is let in, sockets are told, what is being
    /// written is finished, and the store is closed.
    pub async fn run(
        self,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let Server { listener, tls, app, stop, mut sockets, door, .. } = self;
        let store = app.store.clone();
        let nodes = app.nodes.clone();
        let mut stopping = stop.subscribe();
        let mut chores = JoinSet::new();
        chores.spawn(tidy(Arc::clone(&app)));
        chores.spawn(deliver(Arc::clone(&app)));
        chores.spawn(keep_time(Arc::clone(&app)));
        chores.spawn(keep_looking(Arc::clone(&app)));
        chores.spawn(copy_nightly(Arc::clone(&app)));
        if let Some(door) = door {
            door.attend(&app, &mut chores);
        }
        if let Some(tls) = tls.clone() {
            chores.spawn(tls.keep_fresh());
        }
        tokio::spawn(async move {
            shutdown.await;
            tracing::info!("stopping");
            chores.abort_all();
            stop.send_replace(true);
            // Whoever is sent away comes back at another node, and shall find the table free.
            if let Some(nodes) = nodes {
                nodes.leave().await;
            }
        });
        let doors = Doors::for_clients(&app.config, tls);
        let serving = connections::serve(listener, doors, api::router(app), stopping.clone());
        let mut all_gone = pin!(async {
            serving.await;
            // The last copy of the sender goes with the last socket.
            sockets.recv().await;
        });
        let are_gone = tokio::select! {
            () = &mut all_gone => true,
            () = async { drop(stopping.wait_for(|&is_stopping| is_stopping).await) } => false,
        };
        let stops_at = Instant::now() + STOPS_WITHIN;
        if !are_gone && timeout(GRACE, all_gone).await.is_err() {
            tracing::warn!("some connections did not close in time");
        }
        if timeout_at(stops_at, store.close()).await.is_err() {
            tracing::warn!("the database did not close in time");
        }
        Ok(())
    }
}

/// Where people sign in elsewhere.
fn provider(config: &Config) -> Option<Provider> {
    let (openid, base_url) = config.openid.as_ref().zip(config.base_url.as_ref())?;
    Some(Provider::new(openid.clone(), base_url))
}

async fn tidy(app: Arc<App>) {
    let mut pause = interval(TIDY_PAUSE);
    let mut unused = interval(UNUSED_PAUSE);
    loop {
        tokio::select! {
            _ = pause.tick() => {
                app.guards.tidy();
                app.tables.tidy();
                app.metrics.run_upkeep();
            }
            // What is in the database is tidied by one node for all.
            _ = unused.tick() => if app.is_first() {
                tidy_database(&app).await;
            },
        }
    }
}

/// Forgets what nobody uses and who wants to be forgotten.
async fn tidy_database(app: &App) {
    match app.store.forget_unused_components(UNUSED_AGE).await {
        Ok(0) => {}
        Ok(n_sets) => tracing::info!(n_sets, "unused components were forgotten"),
        Err(error) => tracing::warn!(%error, "unused components stay"),
    }
    if let Err(problem) = forget_untouched(app).await {
        tracing::warn!(problem = %problem.0, "tables that nobody used stay");
    }
    if let Err(problem) = forget_members(app).await {
        tracing::warn!(problem = %problem.0, "members who want to be forgotten are not yet");
    }
}

/// Forgets the tables that somebody made long ago and nobody has used.
async fn forget_untouched(app: &App) -> Result<(), ApiError> {
    loop {
        let tables = app.store.forget_untouched_tables(app.config.untouched_for).await?;
        if tables.is_empty() {
            return Ok(());
        }
        tracing::info!(n_tables = tables.len(), "tables that nobody used were forgotten");
        for table in tables {
            app.tables.seats_changed(&table).await?;
        }
    }
}

/// Forgets the members whose time has come.
async fn forget_members(app: &App) -> Result<(), ApiError> {
    for person in app.store.due_farewells().await? {
        let tables = app.store.forget_member(person, USUAL_LEVEL.to_owned()).await?;
        tracing::info!(n_tables = tables.len(), "a member was forgotten");
        app.tables.signed_out(person);
        for table in tables {
            app.tables.seats_changed(&table).await?;
        }
    }
    Ok(())
}

/// The bounds by which times are counted.
const SECONDS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0];

/// There is one set of counters for each process.
fn metrics_handle() -> PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE
        .get_or_init(|| {
            let builder = PrometheusBuilder::new().set_buckets(&SECONDS);
            let recorder = builder.expect("there are buckets").build_recorder();
            let handle = recorder.handle();
            if metrics::set_global_recorder(recorder).is_err() {
                tracing::warn!("somebody else counts in this process");
            }
            count_from_zero();
            handle
        })
        .clone()
}

/// Shows what alerts wait for before it has happened: the first time is no change where nothing was
/// before.
fn count_from_zero() {
    for kind in FAILURE_KINDS {
        metrics::counter!("freehold_store_failures_total", "kind" => kind).increment(0);
    }
    metrics::counter!("freehold_copy_failures_total").increment(0);
    metrics::counter!("freehold_node_losses_total").increment(0);
    metrics::counter!("freehold_node_failures_total").increment(0);
    metrics::counter!("freehold_thoughts_given_up_total").increment(0);
}
