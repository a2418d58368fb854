//! What a game tells when it is asked about a moment: it comes by itself soon after the table is
//! there, or at once for a click that needs it.

use super::{Table, later};
use crate::face::{AsGuide, Change, Deal, Guide, Outcome, Sight, Spot, Teller, guide_of};
use crate::lazy::NotArrived;
use crate::line::Connection;
use crate::reactive::{Memo, RwSignal, StoredValue};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;
use std::time::Duration;

/// So long everything else has the line for itself.
const SOON: Duration = Duration::from_secs(1);

/// The guide of a game, on its way or there.
#[derive(Clone, Copy)]
pub(super) struct Guidance {
    game: &'static str,
    arrived: RwSignal<Option<AsGuide>>,
    /// Whether it was fetched in vain.
    is_missing: StoredValue<bool>,
}

impl Guidance {
    pub(super) fn new(game: &'static str) -> Guidance {
        Guidance { game, arrived: RwSignal::new(None), is_missing: StoredValue::new(false) }
    }

    /// Waits for the guide; there is none only where there is no table of this game either.
    pub(super) async fn come(self) -> Result<Option<AsGuide>, NotArrived> {
        let guide = guide_of(self.game).await?;
        // The page may be gone by now.
        if self.arrived.try_with_untracked(Option::is_none) == Some(true) {
            self.arrived.set(guide);
        }
        Ok(guide)
    }

    /// Lets it come. If it does not arrive, whoever wants it next fetches it again.
    fn fetch(self) {
        spawn_local(async move {
            let is_missing = self.come().await.is_err();
            self.is_missing.try_set_value(is_missing);
        });
    }
}

/// Lets the guide come once the table is seen; while the connection is lost, it is not asked for.
pub(super) fn follow(table: Table) {
    let can_come = Memo::new(move |_| {
        let is_lost = table.line.connection.get() == Connection::Lost;
        !is_lost && table.sight.with(Option::is_some)
    });
    let fetch = move || {
        if can_come.try_get_untracked() == Some(true) {
            table.guidance.fetch();
        }
    };
    Effect::new(move || {
        if can_come.get() && table.guidance.arrived.with_untracked(Option::is_none) {
            set_timeout(fetch, SOON);
        }
    });
}

/// The table as text, which a guide tells.
pub(super) async fn text_mode(table: Table) -> Result<fn() -> AnyView, NotArrived> {
    table.guidance.come().await?;
    later::text_mode().await
}

impl Table {
    /// Asks the guide about a moment; it says nothing until it is there.
    pub(super) fn ask_guide<T: Default>(
        self,
        sight: &dyn Sight,
        ask: impl FnOnce(&dyn Guide, Teller<'_>) -> T,
    ) -> T {
        match self.guidance.arrived.get() {
            Some(as_guide) => self.tell(|teller| ask(as_guide(sight), teller)),
            None => {
                if self.guidance.is_missing.get_value() {
                    self.guidance.is_missing.set_value(false);
                    self.guidance.fetch();
                }
                T::default()
            }
        }
    }

    /// What a choice costs and brings, with what would follow once that can be told.
    pub(super) fn deal(self, sight: &dyn Sight, choice: usize) -> Option<Deal> {
        let mut deal = self.tell(|teller| sight.deal(choice, teller))?;
        let outcome = self.ask_guide(sight, |guide, teller| guide.outcome(choice, teller));
        deal.notes.extend(outcome.notes);
        deal.changes = outcome.changes;
        Some(deal)
    }

    /// What would follow from a choice, in words: what one has before and after, then what else there
    /// is to know.
    pub(super) fn outcome_told(self, sight: &dyn Sight, choice: usize) -> Option<String> {
        let Outcome { changes, notes } =
            self.ask_guide(sight, |guide, teller| guide.outcome(choice, teller));
        self.tell(|teller| {
            let changes = changes.into_iter().map(|change| {
                let Change { name, before, after, .. } = change;
                let args =
                    [("name", name.into()), ("before", before.into()), ("after", after.into())];
                teller.words.say_with("table-outcome-change", &args)
            });
            let told: Vec<String> = changes.chain(notes).collect();
            (!told.is_empty()).then(|| told.join(&teller.words.say("table-outcome-and")))
        })
    }

    /// Says over the board why nothing can be done at a place of this moment.
    pub(super) fn say_why_not(self, sight: Arc<dyn Sight>, spot: Spot) {
        spawn_local(async move {
            let Ok(Some(as_guide)) = self.guidance.come().await else { return };
            // The match may have gone on by now, or the page be gone.
            let is_now = |now: &Option<Arc<dyn Sight>>| {
                now.as_ref().is_some_and(|now| Arc::ptr_eq(now, &sight))
            };
            if self.sight.try_with_untracked(is_now) == Some(true) {
                let told = |teller: Teller<'_>| as_guide(&*sight).why_not_clicked(spot, teller);
                self.why_not.set(untrack(|| self.tell(told)));
            }
        });
    }
}
