//! What others did, shown again one after the other.

use super::areas::PanelPart;
use super::story::{Change, Told};
use super::{Place, Table};
use crate::face::Spot;
use crate::reactive::{Memo, RwSignal};
use crate::settings::Settings;
use leptos::prelude::*;
use table::Seat;

/// The moves of the others being shown again: how many so far, or not at all.
#[derive(Clone, Copy)]
pub(crate) struct Showing {
    n_shown: RwSignal<Option<usize>>,
    settings: Settings,
}

impl Showing {
    pub(crate) fn new() -> Showing {
        Showing { n_shown: RwSignal::new(None), settings: Settings::here() }
    }

    pub(crate) fn is_on(self) -> bool {
        self.n_shown.get().is_some()
    }

    pub(crate) fn n_shown(self) -> Option<usize> {
        self.n_shown.get()
    }

    pub(crate) fn stop(self) {
        if self.n_shown.get_untracked().is_some() {
            self.n_shown.set(None);
        }
    }

    /// Shows so many moves, one after the other, and then all of them for a while.
    pub(crate) fn start(self, n_moves: usize) {
        self.n_shown.set(Some(0));
        self.go_on(1, n_moves);
    }

    fn go_on(self, next: usize, n_moves: usize) {
        let step = move || {
            // Stopped, or the page is gone.
            let Some(Some(shown)) = self.n_shown.try_get_untracked() else { return };
            if shown + 1 != next {
                return;
            }
            self.n_shown.set((next <= n_moves).then_some(next));
            if next <= n_moves {
                self.go_on(next + 1, n_moves);
            }
        };
        set_timeout(step, self.settings.pace.get_untracked().per_move());
    }

    /// Lights where others moved just now, for as long as a move is shown. A board that is drawn in
    /// one piece shows the piece itself.
    pub(super) fn light(self, change: &Change, eyes: Option<Seat>, lit: RwSignal<Vec<Spot>>) {
        let is_others = |told: &&Told| eyes.is_none() || told.event.seat() != eyes;
        let moves = change.come.iter().filter(is_others).filter(|told| told.event.is_move());
        let spots: Vec<Spot> = moves.flat_map(|told| told.event.spots()).collect();
        if spots.is_empty() || self.n_shown.get_untracked().is_some() {
            return;
        }
        lit.set(spots.clone());
        let put_out = move || {
            if lit.try_with_untracked(|now| *now == spots) == Some(true) {
                lit.set(Vec::new());
            }
        };
        set_timeout(put_out, self.settings.pace.get_untracked().per_move());
    }

    /// Places whose pieces are still to come.
    pub(super) fn to_come(self, news: Memo<Vec<Told>>) -> Vec<Spot> {
        let Some(shown) = self.n_shown.get() else { return Vec::new() };
        let news = news.get();
        let moves = news.iter().filter(|told| told.event.is_move()).skip(shown);
        moves.filter_map(|told| told.event.motion()?.target()).collect()
    }

    /// The move that is shown just now, in words.
    pub(crate) fn text(self, table: Table) -> Option<String> {
        let told = self.shown(table)?;
        table.tell(|teller| told.event.line(teller))
    }

    /// The move that is shown just now.
    fn shown(self, table: Table) -> Option<Told> {
        let shown = self.n_shown.get()?.checked_sub(1)?;
        let news = table.news.get();
        news.into_iter().filter(|told| told.event.is_move()).nth(shown)
    }
}

/// What a showing opened where there is no room for all of the table, and what was open before.
#[derive(Clone, Copy)]
struct Turned {
    before: Option<PanelPart>,
    now: Option<PanelPart>,
}

/// Lets the pieces of the moves that are shown again move again; and shows somebody who comes to the
/// table what was done meanwhile.
pub(super) fn perform(table: Table) {
    Effect::new(move |turned: Option<Option<Turned>>| {
        let told = table.showing.shown(table);
        let open = table.open_part.get_untracked();
        let turned = turned.flatten();
        let Some(told) = told else {
            let back = turned.filter(|turned| open == turned.now);
            back.into_iter().for_each(|turned| table.open_part.set(turned.before));
            return None;
        };
        let mut turned = turned.unwrap_or(Turned { before: open, now: open });
        // Whoever opened something else meanwhile looks at that.
        if let Some(&spot) = told.event.spots().first().filter(|_| open == turned.now) {
            turned.now = table.face.area_told(table, spot).map(PanelPart::Area);
            table.open_part.set(turned.now);
        }
        Some(turned)
    });
    Effect::new(move |was_shown: Option<bool>| {
        let told = table.showing.shown(table);
        if let Some(told) = &told {
            table.stage.perform(told.event.motion().into_iter().collect());
        }
        // Where it happened is lit as long as it is told.
        if told.is_some() || was_shown == Some(true) {
            let spots = told.as_ref().map(|told| told.event.spots());
            table.highlighted.set(spots.unwrap_or_default());
        }
        told.is_some()
    });
    Effect::new(move |has_come: Option<bool>| {
        let Some(is_asked) = table.moment(|moment| moment.is_my_turn()) else { return false };
        if has_come != Some(true) && is_asked && table.place != Place::Replay {
            let news = table.news.get_untracked();
            let n_moves = news.iter().filter(|told| told.event.is_move()).count();
            if n_moves > 0 && table.showing.settings.moves() {
                table.showing.start(n_moves);
            }
        }
        true
    });
}
