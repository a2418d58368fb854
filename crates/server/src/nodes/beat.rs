//! Showing the others that this node lives, and noticing when they do not believe it any more.

use super::Nodes;
use crate::presence::Presence;
use std::collections::HashSet;
use std::sync::atomic::Ordering;
use store::{NodeId, PersonId, StoreError};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

/// So many words fit into the time of a lease: some may get lost.
const BEATS_PER_LEASE: u32 = 5;

/// Beats for as long as the server runs.
pub(crate) async fn keep_beating(nodes: Nodes, presence: Presence) {
    let lease = nodes.0.lease;
    let mut pause = interval(lease / BEATS_PER_LEASE);
    pause.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut told = HashSet::new();
    loop {
        pause.tick().await;
        match timeout(lease / 2, beat(&nodes)).await {
            Ok(Ok(Some(node))) => {
                let shown = timeout(lease / 2, show(&nodes, node, &presence, &mut told)).await;
                if let Ok(Err(error)) = shown {
                    tracing::warn!(%error, "the nodes do not know who is where");
                }
            }
            Ok(Ok(None)) => {
                nodes.lose();
                told.clear();
            }
            Ok(Err(error)) => tracing::warn!(%error, "the other nodes do not hear of this one"),
            Err(_) => tracing::warn!("the database takes long; the other nodes hear nothing"),
        }
        if nodes.good_until() <= Instant::now() {
            nodes.lose();
            told.clear();
        }
    }
}

/// Shows that we live; `None` if the others have given us up. Whoever was given up comes back.
async fn beat(nodes: &Nodes) -> Result<Option<NodeId>, StoreError> {
    let who = *nodes.0.who.borrow();
    let Some(node) = who else { return nodes.rejoin().await.map(Some) };
    let sent_at = Instant::now();
    let pulse = nodes.0.store.beat(node).await?;
    if let Some(pulse) = pulse {
        nodes.heard(sent_at);
        nodes.0.is_first.store(pulse.is_first, Ordering::Relaxed);
    }
    Ok(pulse.map(|_| node))
}

/// Tells the others who is here, and learns who is there.
async fn show(
    nodes: &Nodes,
    node: NodeId,
    presence: &Presence,
    told: &mut HashSet<PersonId>,
) -> Result<(), StoreError> {
    let here: HashSet<PersonId> = presence.here().into_iter().collect();
    let come: Vec<PersonId> = here.difference(told).copied().collect();
    let gone: Vec<PersonId> = told.difference(&here).copied().collect();
    if !come.is_empty() || !gone.is_empty() {
        nodes.0.store.attend(node, &come, &gone).await?;
        *told = here;
    }
    presence.set_elsewhere(nodes.0.store.attending_elsewhere(node).await?);
    Ok(())
}
