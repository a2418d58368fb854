//! Showing the others that this node lives, and noticing when they do not believe it any more.

use super::question::SILENT;
use super::{BEATS_PER_LEASE, Nodes};
use crate::complaints::Complaints;
use crate::presence::{Presence, Sights};
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use store::{NodeId, PersonId, StoreError};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

/// What may be wrong.
const UNHEARD: &str = "the other nodes do not hear of this one";
const UNSEEN: &str = "the nodes do not know who is where";

/// Beats for as long as the server runs.
pub(crate) async fn keep_beating(nodes: Nodes, presence: Presence) {
    let lease = nodes.0.lease;
    let mut pause = interval(lease / BEATS_PER_LEASE);
    pause.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut told = HashMap::new();
    let mut complaints = Complaints::none();
    loop {
        pause.tick().await;
        match timeout(lease / 2, beat(&nodes)).await {
            Ok(Ok(Some(node))) => {
                complaints.settle_one(UNHEARD);
                match timeout(lease / 2, show(&nodes, node, &presence, &mut told)).await {
                    Ok(Ok(())) => complaints.settle(),
                    Ok(Err(error)) => complaints.warn(UNSEEN, &error),
                    Err(_) => complaints.warn(UNSEEN, &SILENT),
                }
            }
            Ok(Ok(None)) => {
                nodes.lose();
                told.clear();
            }
            Ok(Err(error)) => complaints.warn(UNHEARD, &error),
            Err(_) => complaints.warn(UNHEARD, &SILENT),
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

/// Tells the others who is here and what they have in sight, and learns who is there.
async fn show(
    nodes: &Nodes,
    node: NodeId,
    presence: &Presence,
    told: &mut HashMap<PersonId, Sights>,
) -> Result<(), StoreError> {
    let here = presence.here();
    let is_new = |(person, sights): &(&PersonId, &Sights)| told.get(*person) != Some(*sights);
    let come: Vec<_> =
        here.iter().filter(is_new).map(|(person, sights)| (*person, sights.clone())).collect();
    let gone: Vec<_> = told.keys().filter(|person| !here.contains_key(*person)).copied().collect();
    if !come.is_empty() || !gone.is_empty() {
        nodes.0.store.attend(node, &come, &gone).await?;
        *told = here;
    }
    presence.set_elsewhere(nodes.0.store.attending_elsewhere(node).await?);
    Ok(())
}
