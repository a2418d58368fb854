//! Whether a table is still this node's, and whether something was written of which nobody said so.

use super::{OPENING_PATIENCE, OpenTable, silent};
use crate::nodes::NotHere;
use protocol::{Code, Entry, Problem};
use std::ops::ControlFlow::{self, Break, Continue};
use store::Fence;
use tokio::time::timeout;

/// Another node has the table.
pub(super) struct Lost;

impl OpenTable {
    /// What the database knew a moment ago of who has the table. Where that is not what this node
    /// believes, it asks again: the table may have been opened meanwhile.
    pub(super) async fn compare(&mut self, fence: Option<Fence>) -> ControlFlow<()> {
        let Some(held) = self.held.as_ref().filter(|held| Some(held.fence) != fence) else {
            return Continue(());
        };
        match held.is_known(&self.id).await {
            Ok(false) => {
                tracing::warn!("this node believed to have a table that it has not got any more");
                Break(())
            }
            // Without the database nobody has taken it.
            Ok(true) | Err(_) => Continue(()),
        }
    }

    /// What the log says after something could not be stored.
    pub(super) async fn read_log(&mut self) -> Result<Result<Vec<Entry>, Problem>, Lost> {
        if self.is_in_doubt {
            match timeout(OPENING_PATIENCE, self.take_anew()).await {
                Ok(Ok(())) => {}
                // Somebody has removed it.
                Ok(Err(NotHere::Problem(problem))) if problem.code == Code::Unknown => {
                    return Err(Lost);
                }
                Ok(Err(NotHere::Problem(problem))) => return Ok(Err(problem)),
                Ok(Err(NotHere::Elsewhere(_))) => return Err(Lost),
                Err(_) => return Ok(Err(silent())),
            }
            if self.held.as_ref().is_some_and(|held| !held.is_good()) {
                return Err(Lost);
            }
        }
        let log = match self.is_in_doubt {
            true => timeout(OPENING_PATIENCE, self.store.settled_log(&self.id)).await,
            false => timeout(OPENING_PATIENCE, self.store.log(&self.id)).await,
        };
        Ok(match log {
            Ok(Ok(log)) => {
                self.is_in_doubt = false;
                Ok(log)
            }
            Ok(Err(error)) => Err(self.failed(error)),
            Err(_) => Err(silent()),
        })
    }

    /// Takes the table anew, under another lease: what was asked to be written under the one before has
    /// been written then, or never will be.
    async fn take_anew(&mut self) -> Result<(), NotHere> {
        let (Some(held), Some(nodes)) = (&mut self.held, &self.shared.nodes) else { return Ok(()) };
        let taken = nodes.take(&self.id).await?;
        self.store = self.shared.store.under(taken.fence);
        held.go_on_under(taken.fence);
        Ok(())
    }
}
