//! What a finger's tap does: where prices are long the first one only shows what a second one does.

use super::Table;
use crate::face::Spot;
use leptos::prelude::untrack;

impl Table {
    /// Whether what can be done at a place is planned, so that it is shown before it is done.
    fn is_planned(self, spot: Spot) -> bool {
        let sight = self.sight.get();
        sight.is_some_and(|sight| self.choices_at(spot).iter().any(|&it| sight.is_planned(it)))
    }

    /// A finger's tap on a place; whether something was done. Where prices are long the first tap
    /// only shows them.
    pub(crate) fn tap(self, spot: Spot) -> bool {
        let is_first = self.tapped.get_untracked() != Some(spot);
        let is_previewed =
            self.face.previews_taps() && untrack(|| self.is_lit(spot) && !self.is_planned(spot));
        if is_first && is_previewed {
            self.tapped_use.set(None);
            self.tapped.set(Some(spot));
            return false;
        }
        self.act_at(spot)
    }

    /// A finger's tap on the button of a choice, as on a place.
    pub(super) fn tap_use(self, choice: usize) {
        let is_first = self.tapped_use.get_untracked() != Some(choice);
        if is_first && self.face.previews_taps() {
            self.forget_taps();
            self.tapped_use.set(Some(choice));
        } else {
            self.choose(choice);
        }
    }

    /// Nothing is looked at by a finger any more.
    pub(super) fn forget_taps(self) {
        self.tapped.set(None);
        self.tapped_use.set(None);
    }
}
