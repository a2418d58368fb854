//! Time goes on at tables that sleep: those at which somebody's time is up are woken.

use crate::app::App;
use crate::complaints::Complaints;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval};

/// How often is looked for them; a table that is awake does not wait for it.
const LOOK_PAUSE: Duration = Duration::from_secs(2);

/// The club's clock is written down at every so many looks: a stop gives everybody at most so much
/// time back.
const LOOKS_PER_BEAT: u32 = 3;

/// So many tables are woken at a time.
const BATCH: usize = 50;

/// What may be wrong.
const NOT_WRITTEN: &str = "the club's clock could not be written down";
const UNKNOWN: &str = "nobody knows whose time is up";

/// Wakes tables in time, for as long as the server runs.
pub(crate) async fn keep_time(app: Arc<App>) {
    let mut pause = interval(LOOK_PAUSE);
    pause.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut complaints = Complaints::none();
    for n_looks in 0_u32.. {
        pause.tick().await;
        if !app.is_first() {
            continue;
        }
        if n_looks % LOOKS_PER_BEAT == 0 {
            match app.store.keep_time().await {
                Ok(()) => complaints.settle_one(NOT_WRITTEN),
                Err(error) => complaints.warn(NOT_WRITTEN, &error),
            }
        }
        match app.store.out_of_time(BATCH).await {
            Ok(tables) => {
                complaints.settle_one(UNKNOWN);
                for table in tables {
                    app.tables.wake(&table).await;
                }
            }
            Err(error) => complaints.warn(UNKNOWN, &error),
        }
    }
}
