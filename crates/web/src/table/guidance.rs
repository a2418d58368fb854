//! What a game tells when it is asked about a moment: it comes by itself soon after the table is there,
//! or at once when it is wanted earlier.

use super::Table;
use crate::face::{AsGuide, Guide, Sight, Spot, Teller, guide_of};
use crate::lazy::NotArrived;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;

/// So long everything else has the line for itself.
const SOON: Duration = Duration::from_secs(1);

/// The guide of a game, on its way or there.
#[derive(Clone, Copy)]
pub(super) struct Guidance {
    game: &'static str,
    arrived: RwSignal<Option<AsGuide>>,
    is_coming: StoredValue<bool>,
}

impl Guidance {
    pub(super) fn new(game: &'static str) -> Guidance {
        Guidance { game, arrived: RwSignal::new(None), is_coming: StoredValue::new(false) }
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

    /// Lets it come. If it does not arrive, whoever wants it next asks again.
    fn fetch(self) {
        if self.is_coming.try_get_value() != Some(false) {
            return;
        }
        self.is_coming.set_value(true);
        spawn_local(async move {
            let arrived = self.come().await;
            self.is_coming.try_update_value(|is_coming| *is_coming = arrived.is_ok());
        });
    }
}

/// Lets the guide come once the table is seen.
pub(super) fn follow(table: Table) {
    let is_seen = Memo::new(move |_| table.sight.with(Option::is_some));
    Effect::new(move || {
        if is_seen.get() {
            set_timeout(move || table.guidance.fetch(), SOON);
        }
    });
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
                self.guidance.fetch();
                T::default()
            }
        }
    }

    /// Says over the board why nothing can be done at a place.
    pub(super) fn say_why_not(self, spot: Spot) {
        spawn_local(async move {
            let arrived = self.guidance.come().await;
            // The page may be gone by now.
            let sight = self.sight.try_get_untracked().flatten();
            if let (Ok(Some(as_guide)), Some(sight)) = (arrived, sight) {
                let told = |teller: Teller<'_>| as_guide(&*sight).why_not(spot, teller);
                self.why_not.set(untrack(|| self.tell(told)));
            }
        });
    }
}
