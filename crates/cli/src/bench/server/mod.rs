//! How much a server can take: a server of its own, or several nodes, and many players in this process,
//! over loopback.
//!
//! As fast as the players can, at a set pace (which tells how long people wait), how soon tables open
//! that sleep, and many sockets at which nothing happens.

mod load;
mod player;
mod process;

use crate::failure::Failure;
use load::{Load, Pace};
use process::{Database, Servers};
use std::time::Duration;

/// How much load, and for how long.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many tables of two are played at the same time.
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// How long each round lasts, in seconds.
    #[arg(long, default_value_t = 15)]
    seconds: u64,
    /// How many moves in a second the second round asks for.
    #[arg(long, default_value_t = 5_000)]
    pace: u32,
    /// How many entries the log of the longest table has that is opened from its sleep.
    #[arg(long, default_value_t = 5_000)]
    entries: u64,
    /// How many further tables sleep while tables are opened.
    #[arg(long, default_value_t = 0)]
    asleep: usize,
    /// How many idle sockets the last round opens.
    #[arg(long, default_value_t = 5_000)]
    sockets: usize,
    /// Another build of this program whose server is measured instead, to compare with.
    #[arg(long)]
    program: Option<std::path::PathBuf>,
    /// The folder for the server's database; without it, a temporary one.
    #[arg(long)]
    data: Option<std::path::PathBuf>,
    /// An empty PostgreSQL database to store in instead.
    #[arg(long, conflicts_with = "data")]
    database_url: Option<String>,
    /// How many nodes serve on it; people are spread over them, whichever has their table.
    #[arg(long, default_value_t = 1, requires = "database_url")]
    nodes: usize,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if args.tables == 0 || args.seconds == 0 || args.pace == 0 || args.nodes == 0 {
        return Err(Failure::bad("tables, seconds, pace and nodes must be at least 1"));
    }
    process::allow_many_files();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(measure(args))
}

async fn measure(args: &Args) -> Result<(), Failure> {
    let database = match &args.database_url {
        Some(url) => Database::Postgres { url, n_nodes: args.nodes },
        None => Database::File(args.data.as_deref()),
    };
    let server = Servers::start(args.program.as_deref(), database)?;
    let addresses = &server.addresses()[..];
    println!("server {:?} at {addresses:?}", server.ids());
    let empty = server.memory()?;
    let time = Duration::from_secs(args.seconds);

    let mut load = Load::set_up(addresses, args.tables).await?;
    let live = server.memory()?;
    println!(
        "{} live tables with two sockets each: {} MB resident, {} kB each beyond the {} MB at start",
        args.tables,
        live >> 20,
        (live.saturating_sub(empty) / args.tables as u64) >> 10,
        empty >> 20
    );

    for (name, pace) in
        [("as fast as possible", Pace::Unbounded), ("at a set pace", Pace::PerSecond(args.pace))]
    {
        let cpu = server.cpu()?;
        let round = load.play(pace, time).await?;
        let cpu = (server.cpu()? - cpu).as_secs_f64();
        let n_moves = round.delays.len();
        println!(
            "{name}: {:.0} durable moves/s; {:.0} moves for each CPU second of the server ({:.2} of \
             {} cores); from move to everybody's view p50 {:.1} ms, p99 {:.1} ms, most {:.1} ms",
            n_moves as f64 / round.time.as_secs_f64(),
            n_moves as f64 / cpu,
            cpu / round.time.as_secs_f64(),
            std::thread::available_parallelism().map_or(1, usize::from),
            milliseconds(&round.delays, 0.5),
            milliseconds(&round.delays, 0.99),
            milliseconds(&round.delays, 1.0),
        );
    }
    let played = server.memory()?;
    let tables = load.leave();
    let long = load::long_table(addresses[0], args.entries).await?;
    load::make_tables(addresses, args.asleep).await?;
    server.until_asleep().await;
    println!(
        "after play: {} MB resident with {} live tables, {} MB with all of them asleep",
        played >> 20,
        args.tables,
        server.memory()? >> 20
    );

    let opened = load::open(addresses, &tables).await?;
    let long = load::open(addresses, &[long]).await?;
    println!(
        "from sleep to the first view, of {} tables: p50 {:.1} ms, p99 {:.1} ms, most {:.1} ms; with \
         {} entries {:.1} ms",
        tables.len() + args.asleep,
        milliseconds(&opened, 0.5),
        milliseconds(&opened, 0.99),
        milliseconds(&opened, 1.0),
        args.entries,
        milliseconds(&long, 1.0),
    );

    let watchers = load::watch(addresses, &tables, args.sockets).await?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let resident = server.memory()?;
    println!(
        "{} idle sockets at {} tables: {} MB resident",
        watchers.len(),
        tables.len(),
        resident >> 20
    );
    drop(watchers);
    Ok(())
}

/// A quantile of sorted delays.
fn milliseconds(delays: &[Duration], share: f64) -> f64 {
    let last = delays.len().saturating_sub(1);
    delays.get((last as f64 * share) as usize).map_or(f64::NAN, |delay| delay.as_secs_f64() * 1e3)
}
