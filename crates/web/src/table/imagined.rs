//! What is needed to imagine how a match might go on: what one knows, and how something that never was
//! would look.

use super::Table;
use crate::face::Sight;
use games::ComponentSet;
use protocol::Update;
use std::sync::Arc;

impl Table {
    /// The latest view, as it was sent.
    pub(crate) fn latest_view(self) -> Option<String> {
        self.hints.latest_view()
    }

    /// Asks something of the components that are played with.
    pub(crate) fn with_set<T>(self, ask: impl FnOnce(&ComponentSet) -> T) -> T {
        self.hints.with_set(ask)
    }

    /// What an imagined moment would look like.
    pub(crate) fn sight_of(self, update: &Update) -> Option<Arc<dyn Sight>> {
        let rules = self.line.table.with_untracked(|info| info.as_ref().map(|info| info.rules))?;
        let reader = self.with_set(|set| self.face.reader(rules, set)).ok()?;
        reader.sight(update, None).ok()
    }
}
