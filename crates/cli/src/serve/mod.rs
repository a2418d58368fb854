//! Serves tables to browsers and programs.

mod check;
mod log;

use crate::failure::Failure;
use crate::place::Place;
use games::Library;
use server::{
    Config, Limits, MailServer, NightlyCopies, NodeConfig, OpenId, ServeError, Server, TlsFiles,
};
use std::io::Write as _;
use std::net::{Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// Where and how to serve.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to listen; port 0 takes any that is free.
    #[arg(long, env = "FREEHOLD_ADDRESS", default_value = "127.0.0.1:8080")]
    address: SocketAddr,
    #[command(flatten)]
    place: Place,
    /// The address under which people reach the server, such as <https://play.example.org>.
    #[arg(long, env = "FREEHOLD_BASE_URL", value_name = "URL")]
    base_url: Option<String>,
    /// What to log: error, warn, info, debug, trace, or a filter such as server=debug.
    #[arg(long, env = "FREEHOLD_LOG", default_value = "info")]
    log: String,
    /// Log JSON even on a terminal.
    #[arg(long, env = "FREEHOLD_LOG_JSON")]
    log_json: bool,
    /// Log a line for each request; without it, only at --log debug.
    #[arg(long, env = "FREEHOLD_ACCESS_LOG")]
    access_log: bool,
    /// Say what is wrong with flags, environment and configuration file, and do not serve.
    #[arg(long)]
    check: bool,
    /// Speak TLS, with the certificate in this file and those that vouch for it, in PEM; read again
    /// when it changes.
    #[arg(long, env = "FREEHOLD_TLS_CERTIFICATE", value_name = "FILE", requires = "tls_key")]
    tls_certificate: Option<PathBuf>,
    /// The key of the certificate, in PEM.
    #[arg(long, env = "FREEHOLD_TLS_KEY", value_name = "FILE", requires = "tls_certificate")]
    tls_key: Option<PathBuf>,
    /// A proxy stands in front: take its word for the addresses of clients.
    #[arg(long, env = "FREEHOLD_BEHIND_PROXY")]
    behind_proxy: bool,
    /// Show /metrics to whoever has this token, instead of to this machine.
    #[arg(long, env = "FREEHOLD_METRICS_TOKEN", value_name = "TOKEN", hide_env_values = true)]
    metrics_token: Option<String>,
    /// Programs that show this token think for this server: freehold think. Better set by the
    /// environment or in the configuration file.
    #[arg(long, env = "FREEHOLD_THINK_TOKEN", value_name = "TOKEN", hide_env_values = true)]
    think_token: Option<String>,
    /// A server that sends mails, such as smtps://mail.example.org or smtp://127.0.0.1:25.
    #[arg(long, env = "FREEHOLD_MAIL_SERVER", value_name = "URL", requires = "mail_from")]
    mail_server: Option<String>,
    /// From whom mails are, such as "Freehold <play@example.org>".
    #[arg(long, env = "FREEHOLD_MAIL_FROM", value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// Who we are to the mail server, if it asks.
    #[arg(long, env = "FREEHOLD_MAIL_USER", value_name = "NAME")]
    mail_user: Option<String>,
    /// The password for the mail server; better set by the environment.
    #[arg(long, env = "FREEHOLD_MAIL_PASSWORD", value_name = "PASSWORD", hide_env_values = true)]
    mail_password: Option<String>,
    /// Let people sign in elsewhere, by OpenID Connect: the issuer, such as <https://id.example.org>.
    #[arg(long, env = "FREEHOLD_OPENID_ISSUER", value_name = "URL")]
    openid_issuer: Option<String>,
    /// What the issuer calls us by; it sends people back to BASE-URL/sign-in/elsewhere.
    #[arg(long, env = "FREEHOLD_OPENID_CLIENT", value_name = "ID")]
    openid_client: Option<String>,
    /// By what the issuer knows us; better set by the environment.
    #[arg(long, env = "FREEHOLD_OPENID_SECRET", value_name = "SECRET", hide_env_values = true)]
    openid_secret: Option<String>,
    /// What people know the issuer by, on the button; without it, its address.
    #[arg(long, env = "FREEHOLD_OPENID_NAME", value_name = "NAME")]
    openid_name: Option<String>,
    /// Send messages also to addresses inside this network.
    #[arg(long, env = "FREEHOLD_REACH_INSIDE")]
    reach_inside: bool,
    /// Make a copy of everything in this folder each night.
    #[arg(long, env = "FREEHOLD_BACKUPS", value_name = "FOLDER")]
    backups: Option<PathBuf>,
    /// How many copies are kept there.
    #[arg(long, env = "FREEHOLD_BACKUPS_KEPT", value_name = "N",
        default_value_t = server::USUALLY_KEPT)]
    backups_kept: usize,
    /// How long a computer waits before it acts while somebody looks on, in milliseconds.
    #[arg(long, env = "FREEHOLD_BOT_PAUSE", value_name = "MS", default_value_t = 400)]
    bot_pause: u64,
    /// How long a table without people stays in memory, in seconds.
    #[arg(long, env = "FREEHOLD_SLEEP_AFTER", value_name = "S", default_value_t = 60)]
    sleep_after: u64,
    /// How long a table stays that somebody made and nobody has used, in days.
    #[arg(long, env = "FREEHOLD_UNTOUCHED_FOR", value_name = "DAYS", default_value_t = 30)]
    untouched_for: u32,
    /// Where other processes that share the PostgreSQL database reach this one, such as
    /// 10.0.0.5:7070; without it, the database is for this process alone.
    #[arg(long, env = "FREEHOLD_NODE_ADDRESS", value_name = "HOST:PORT")]
    node_address: Option<String>,
    /// Where to listen for them, if that is not their address for this one.
    #[arg(long, env = "FREEHOLD_NODE_LISTEN", value_name = "IP:PORT", requires = "node_address")]
    node_listen: Option<SocketAddr>,
    /// After how many seconds without a word of it the others take this one for gone.
    #[arg(long, env = "FREEHOLD_LEASE", value_name = "S", default_value_t = 5.0)]
    lease: f64,
    /// Connections over which the database is read, beside the one over which it is written.
    #[arg(long, env = "FREEHOLD_DATABASE_CONNECTIONS", value_name = "N",
        default_value_t = server::USUAL_READERS, value_parser = clap::value_parser!(u32).range(2..=100))]
    database_connections: u32,
    /// HTTP requests in a second from one address.
    #[arg(long, env = "FREEHOLD_REQUESTS_PER_SECOND", value_name = "N",
        default_value_t = Limits::default().requests_per_second)]
    requests_per_second: u32,
    /// Messages in a second over one socket.
    #[arg(long, env = "FREEHOLD_MESSAGES_PER_SECOND", value_name = "N",
        default_value_t = Limits::default().messages_per_second)]
    messages_per_second: u32,
    /// Attempts in an hour to come in, from one address and under one name.
    #[arg(long, env = "FREEHOLD_SIGN_INS_PER_HOUR", value_name = "N",
        default_value_t = Limits::default().sign_ins_per_hour)]
    sign_ins_per_hour: u32,
    /// Codes of tables that one address tries in an hour.
    #[arg(long, env = "FREEHOLD_CODES_PER_HOUR", value_name = "N",
        default_value_t = Limits::default().codes_per_hour)]
    codes_per_hour: u32,
    /// Sets of components in an hour from one address.
    #[arg(long, env = "FREEHOLD_UPLOADS_PER_HOUR", value_name = "N",
        default_value_t = Limits::default().uploads_per_hour)]
    uploads_per_hour: u32,
    /// New guests and members in a day from one address.
    #[arg(long, env = "FREEHOLD_GUESTS_PER_DAY", value_name = "N",
        default_value_t = Limits::default().guests_per_day)]
    guests_per_day: u32,
    /// New tables in a day from one address.
    #[arg(long, env = "FREEHOLD_TABLES_PER_DAY", value_name = "N",
        default_value_t = Limits::default().tables_per_day)]
    tables_per_day: u32,
    /// People who are asked to a table in a day, by one member and from one address.
    #[arg(long, env = "FREEHOLD_ASKED_PER_DAY", value_name = "N",
        default_value_t = Limits::default().asked_per_day)]
    asked_per_day: u32,
    /// Remarks in a minute of one person at all tables, and from one address.
    #[arg(long, env = "FREEHOLD_REMARKS_PER_MINUTE", value_name = "N",
        default_value_t = Limits::default().remarks_per_minute)]
    remarks_per_minute: u32,
    /// How many of them may come at once.
    #[arg(long, env = "FREEHOLD_REMARKS_AT_ONCE", value_name = "N",
        default_value_t = Limits::default().remarks_at_once)]
    remarks_at_once: u32,
    /// Unfinished tables of one guest.
    #[arg(long, env = "FREEHOLD_TABLES_PER_GUEST", value_name = "N",
        default_value_t = Limits::default().tables_per_guest)]
    tables_per_guest: usize,
    /// Sockets from one address.
    #[arg(long, env = "FREEHOLD_SOCKETS_PER_ADDRESS", value_name = "N",
        default_value_t = Limits::default().sockets_per_address)]
    sockets_per_address: usize,
    /// Connections from one address, sockets included; behind a proxy they are not counted.
    #[arg(long, env = "FREEHOLD_CONNECTIONS_PER_ADDRESS", value_name = "N",
        default_value_t = Limits::default().connections_per_address)]
    connections_per_address: usize,
    /// Connections in all; fewer if this process may not open so many files. Sockets leave one in twenty
    /// to pages and requests.
    #[arg(long, env = "FREEHOLD_CONNECTIONS", value_name = "N",
        default_value_t = Limits::default().connections)]
    connections: usize,
    /// The most looks that people may let a computer take for a choice, as in keen@300.
    #[arg(long, env = "FREEHOLD_COMPUTER_LOOKS", value_name = "N",
        default_value_t = Limits::default().computer_looks)]
    computer_looks: u32,
    /// The longest time that people may let a computer think for a turn, as in keen@1000ms.
    #[arg(long, env = "FREEHOLD_COMPUTER_TIME", value_name = "MS",
        default_value_t = Limits::default().computer_time)]
    computer_time: u32,
    /// The most looks for a choice that hosts and stewards may let a computer take.
    #[arg(long, env = "FREEHOLD_HOST_COMPUTER_LOOKS", value_name = "N",
        default_value_t = Limits::default().host_computer_looks)]
    host_computer_looks: u32,
    /// The longest time for a turn that hosts and stewards may let a computer think.
    #[arg(long, env = "FREEHOLD_HOST_COMPUTER_TIME", value_name = "MS",
        default_value_t = Limits::default().host_computer_time)]
    host_computer_time: u32,
}

/// Shorter leases run out by chance.
const MIN_LEASE: Duration = Duration::from_secs(1);

/// How long work that cannot be broken off may go on after the server has stopped.
const LAST_WORK: Duration = Duration::from_millis(300);

const ONE_DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Files that are open beside connections: the database, the log.
const OTHER_FILES: usize = 100;

/// Serves; the library is for new tables, since those that are there keep what they began with.
pub(crate) fn run(args: Args, library: &Library) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if args.check {
        return runtime.block_on(check::run(args, library));
    }
    log::start(log::filter(&args.log)?, args.log_json);
    #[cfg(unix)]
    allow_many_files();
    let served: Result<(), Failure> = runtime.block_on(async {
        let config = config(args, library)?;
        let scheme = if config.tls.is_some() { "https" } else { "http" };
        let server = Server::bind(config).await?;
        let mut out = std::io::stdout().lock();
        writeln!(out, "Freehold: {scheme}://{}", server.address())?;
        out.flush()?;
        drop(out);
        tracing::info!(address = %server.address(), "serving");
        server.run(told_to_stop()).await?;
        tracing::info!("stopped");
        Ok(())
    });
    // A copy that is being made, or a password that is being hashed, is not waited for.
    runtime.shutdown_timeout(LAST_WORK);
    served
}

fn config(args: Args, library: &Library) -> Result<Config, Failure> {
    let database_url = args.place.database_url()?;
    let node = match args.node_address {
        Some(address) => Some(node(address, args.node_listen, args.lease)?),
        None => None,
    };
    let mail = args.mail_server.zip(args.mail_from).map(|(url, from)| MailServer {
        url,
        from,
        user: args.mail_user,
        password: args.mail_password,
    });
    let openid = args.openid_issuer.map(|issuer| OpenId {
        client_id: args.openid_client.unwrap_or_default(),
        client_secret: args.openid_secret.filter(|secret| !secret.is_empty()),
        name: args.openid_name.unwrap_or_else(|| host(&issuer)),
        issuer,
    });
    let n_kept = args.backups_kept;
    Ok(Config {
        address: args.address,
        database_connections: args.database_connections,
        nightly: args.backups.map(|folder| NightlyCopies { folder, n_kept }),
        components: library.clone(),
        base_url: args.base_url.map(|url| url.trim_end_matches('/').to_owned()),
        tls: args.tls_certificate.zip(args.tls_key).map(|(file, key)| TlsFiles::new(file, key)),
        is_behind_proxy: args.behind_proxy,
        metrics_token: args.metrics_token,
        think_token: args.think_token,
        mail,
        openid,
        reaches_inside: args.reach_inside,
        operator_token: Some(args.place.operator_token()?),
        bot_pause: Duration::from_millis(args.bot_pause),
        sleep_after: Duration::from_secs(args.sleep_after),
        untouched_for: ONE_DAY * args.untouched_for,
        logs_access: args.access_log,
        node,
        limits: Limits {
            requests_per_second: args.requests_per_second,
            messages_per_second: args.messages_per_second,
            sign_ins_per_hour: args.sign_ins_per_hour,
            codes_per_hour: args.codes_per_hour,
            uploads_per_hour: args.uploads_per_hour,
            guests_per_day: args.guests_per_day,
            tables_per_day: args.tables_per_day,
            asked_per_day: args.asked_per_day,
            remarks_per_minute: args.remarks_per_minute,
            remarks_at_once: args.remarks_at_once,
            tables_per_guest: args.tables_per_guest,
            sockets_per_address: args.sockets_per_address,
            connections_per_address: args.connections_per_address,
            connections: args.connections.min(max_files().saturating_sub(OTHER_FILES)),
            computer_looks: args.computer_looks,
            computer_time: args.computer_time,
            host_computer_looks: args.host_computer_looks,
            host_computer_time: args.host_computer_time,
            ..Limits::default()
        },
        ..Config::new(database_url)
    })
}

/// What this process is among others.
fn node(address: String, listen: Option<SocketAddr>, lease: f64) -> Result<NodeConfig, Failure> {
    let Some((_, port)) = address.rsplit_once(':') else {
        return Err(Failure::bad(format!("--node-address: `{address}` names no port")));
    };
    let port: u16 =
        port.parse().map_err(|_| Failure::bad(format!("--node-address: `{port}` is no port")))?;
    // A name may stand for several addresses of this machine.
    let listen = match (listen, address.parse()) {
        (Some(listen), _) | (None, Ok(listen)) => listen,
        (None, Err(_)) => SocketAddr::from((Ipv6Addr::UNSPECIFIED, port)),
    };
    match Duration::try_from_secs_f64(lease) {
        Ok(lease) if lease >= MIN_LEASE => Ok(NodeConfig { address, listen, lease }),
        _ => Err(Failure::bad(format!("--lease: `{lease}` is too short: it is a second or more"))),
    }
}

/// The name of the machine in an address.
fn host(url: &str) -> String {
    let rest = url.split("://").nth(1).unwrap_or_default();
    rest.split('/').next().unwrap_or_default().to_owned()
}

/// Every socket is an open file, of which a program may have few unless it asks.
#[cfg(unix)]
pub(crate) fn allow_many_files() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    if let Err(error) = setrlimit(Resource::Nofile, limit) {
        tracing::debug!(%error, "the number of sockets stays limited");
    }
}

/// How many files this process may have open.
#[cfg(unix)]
fn max_files() -> usize {
    use rustix::process::{Resource, getrlimit};
    let limit = getrlimit(Resource::Nofile).current;
    limit.map_or(usize::MAX, |limit| usize::try_from(limit).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
fn max_files() -> usize {
    usize::MAX
}

/// Waits for Ctrl-C, or for whoever manages the machine.
async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminated) => {
                tokio::select! { _ = tokio::signal::ctrl_c() => {} _ = terminated.recv() => {} }
                return;
            }
            Err(error) => tracing::warn!(%error, "only Ctrl-C stops the server"),
        }
    }
    drop(tokio::signal::ctrl_c().await);
}

impl From<ServeError> for Failure {
    fn from(error: ServeError) -> Failure {
        match error {
            ServeError::Network(_) => Failure::Io(error.to_string()),
            ServeError::Store(error) => error.into(),
            ServeError::Address { .. } | ServeError::Config(_) => Failure::bad(error),
        }
    }
}
