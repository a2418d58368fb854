//! Thinks for a server on another machine: it is sent choices, each as the seat that is asked knows
//! it, and answers them.

mod desk;
mod line;

use crate::failure::Failure;
use desk::Desk;
use futures_util::future::try_join_all;
use games::Library;
use line::{Ended, Line};
use std::num::NonZeroU32;
use std::time::{Duration, Instant};

/// For whom to think, and how much.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The server's address, such as <https://play.example.org>; of several nodes each one's own, with
    /// commas between.
    #[arg(
        long,
        env = "FREEHOLD_SERVER",
        value_name = "URL",
        value_delimiter = ',',
        required = true
    )]
    server: Vec<String>,
    /// The token that the server was started with; better set by the environment.
    #[arg(long, env = "FREEHOLD_THINK_TOKEN", value_name = "TOKEN", hide_env_values = true)]
    think_token: String,
    /// How many choices to think about at a time; without it, one for each core. Several servers share
    /// them.
    #[arg(long, env = "FREEHOLD_THINK_THREADS", value_name = "N")]
    threads: Option<NonZeroU32>,
}

/// How long to wait before a server that was lost is tried again; twice as long each time.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const MAX_PAUSE: Duration = Duration::from_secs(60);

pub(crate) fn run(args: Args, library: Library) -> Result<(), Failure> {
    let n_cores = std::thread::available_parallelism().map_or(1, |n| n.get() as u32);
    let n_threads = args.threads.map_or(n_cores, NonZeroU32::get);
    // Whoever is promised a thread shall not wait for it.
    let n_servers = args.server.len() as u32;
    let n_each = n_threads.div_ceil(n_servers);
    let line = |server: &String| Line::new(server, &args.think_token, n_each);
    let lines = args.server.iter().map(line).collect::<Result<Vec<_>, _>>()?;
    let desk = Desk::start(library, n_each * n_servers)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        tokio::select! {
            ended = try_join_all(lines.iter().map(|line| help(line, &desk))) => ended.map(drop),
            _ = tokio::signal::ctrl_c() => Ok(()),
        }
    })
}

/// Helps until the server says that it wants no help.
async fn help(line: &Line, desk: &Desk) -> Result<(), Failure> {
    let mut pause = FIRST_PAUSE;
    loop {
        let began_at = Instant::now();
        match line.attend(desk).await {
            Ended::Refused(reason) => return Err(Failure::bad(reason)),
            Ended::Lost(reason) => {
                // Whoever was connected for a while is not to blame.
                if began_at.elapsed() > MAX_PAUSE {
                    pause = FIRST_PAUSE;
                }
                eprintln!("freehold: {reason}; trying again in {} s", pause.as_secs());
                tokio::time::sleep(pause).await;
                pause = MAX_PAUSE.min(pause * 2);
            }
        }
    }
}
