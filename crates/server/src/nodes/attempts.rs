//! Trying to reach the node that has a table, for as long as it may take until another one has it.

use super::Nodes;
use tokio::time::{Duration, Instant, sleep};

/// How long until a node that did not answer, or has just lost the table, is tried again.
const PAUSE: Duration = Duration::from_millis(100);

/// Attempts at one thing.
pub(crate) struct Attempts {
    began_at: Instant,
}

impl Attempts {
    /// The first begins now.
    pub(crate) fn begin() -> Attempts {
        Attempts { began_at: Instant::now() }
    }

    /// Waits for the next attempt; says whether there is one, or it has been tried for long enough.
    pub(crate) async fn another(&self, nodes: &Nodes) -> bool {
        let is_worth_it = self.began_at.elapsed() <= nodes.patience();
        if is_worth_it {
            sleep(PAUSE).await;
        }
        is_worth_it
    }
}
