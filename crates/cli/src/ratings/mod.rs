//! Ratings: finding those of a database again, seasons, and which way to rate foretells best.

mod compare;
mod methods;

use crate::failure::Failure;
use crate::place::Place;
use games::Library;
use std::io::Write as _;
use store::{Store, StoreError};

/// What to do about ratings.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Find all ratings again from the matches that are stored; no server may be running.
    Again(Place),
    /// Begin a season: nobody's rating is wiped, but all change faster for a while.
    Season(Place),
    /// Compare ways to rate on people made of bots.
    Compare(compare::Args),
}

pub(crate) fn run(args: Args, library: &Library) -> Result<(), Failure> {
    match args.what {
        What::Again(place) => on(&place, async |store| {
            store.rate_computers(server::computer_ratings()).await?;
            let n_matches = store.rate_again().await?;
            Ok(format!("{n_matches} rated matches were counted again"))
        }),
        What::Season(place) => on(&place, async |store| {
            store.begin_season().await?;
            Ok("a season has begun".to_owned())
        }),
        What::Compare(args) => compare::run(&args, library),
    }
}

/// Does something with a database and tells what came of it.
fn on(
    place: &Place,
    work: impl AsyncFnOnce(&Store) -> Result<String, StoreError>,
) -> Result<(), Failure> {
    let url = place.database_url()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let told = runtime.block_on(async {
        let store = Store::open(&url).await?;
        let told = work(&store).await;
        store.close().await;
        told
    });
    writeln!(std::io::stdout().lock(), "{}", told?)?;
    Ok(())
}
