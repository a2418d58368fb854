//! Comparing what this node believes to have with what the database knows.
//!
//! A table that was removed at another node, or taken over while this one was thought gone, is usually
//! told of at once. Where that word got lost, it is noticed here.

use super::Nodes;
use super::question::SILENT;
use crate::app::App;
use crate::complaints::Complaints;
use std::collections::HashMap;
use std::sync::Arc;
use tokio::time::{MissedTickBehavior, interval, timeout};

/// What may be wrong.
const UNKNOWN: &str = "nobody knows which tables this node has";

/// Compares once in each lease, for as long as the server runs.
pub(crate) async fn keep_comparing(app: Arc<App>, nodes: Nodes) {
    let lease = nodes.0.lease;
    let mut pause = interval(lease);
    pause.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut complaints = Complaints::none();
    loop {
        pause.tick().await;
        let Ok(node) = nodes.node() else { continue };
        match timeout(lease, nodes.0.store.leases(node)).await {
            Ok(Ok(leases)) => {
                complaints.settle();
                app.tables.compare(&leases.into_iter().collect::<HashMap<_, _>>());
            }
            Ok(Err(error)) => complaints.warn(UNKNOWN, &error),
            Err(_) => complaints.warn(UNKNOWN, &SILENT),
        }
    }
}
