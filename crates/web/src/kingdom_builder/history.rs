//! What happened: since one's last turn, and all of it; and how others' turns are shown again.

use super::sight::Sight;
use super::table::Table;
use crate::parts::Drawing;
use crate::say::Say;
use drawing::kingdom_builder::{Icon, icon};
use kingdom_builder::Event;
use leptos::prelude::*;
use std::time::Duration;

/// So long each move of the others is shown.
const PACE: Duration = Duration::from_millis(900);

/// The moves of the others being shown again: how many so far, or not at all.
#[derive(Clone, Copy)]
pub(crate) struct Showing(RwSignal<Option<usize>>);

impl Showing {
    pub(crate) fn new() -> Showing {
        Showing(RwSignal::new(None))
    }

    pub(crate) fn is_on(self) -> bool {
        self.0.get().is_some()
    }

    pub(crate) fn n_shown(self) -> Option<usize> {
        self.0.get()
    }

    pub(crate) fn stop(self) {
        if self.0.get_untracked().is_some() {
            self.0.set(None);
        }
    }

    /// Shows so many moves, one after the other, and then all of them for a while.
    fn start(self, n_moves: usize) {
        self.0.set(Some(0));
        self.go_on(1, n_moves);
    }

    fn go_on(self, next: usize, n_moves: usize) {
        let step = move || {
            // Stopped, or the page is gone.
            let Some(Some(shown)) = self.0.try_get_untracked() else { return };
            if shown + 1 != next {
                return;
            }
            self.0.set((next <= n_moves).then_some(next));
            if next <= n_moves {
                self.go_on(next + 1, n_moves);
            }
        };
        set_timeout(step, PACE);
    }

    /// The move that is shown just now, in words.
    pub(crate) fn text(self, sight: &Sight, table: Table, say: Say) -> Option<String> {
        let shown = self.0.get()?.checked_sub(1)?;
        let told = sight.news.iter().filter(|told| told.event.changes_the_board()).nth(shown)?;
        table.speak(say, |speech| speech.event(&told.event))
    }
}

#[component]
pub(crate) fn History() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let news = move || {
        table.sight.with(|sight| sight.as_ref().map_or_else(Vec::new, |sight| sight.news.clone()))
    };
    let n_moves = move || news().iter().filter(|told| told.event.changes_the_board()).count();
    let is_all = RwSignal::new(false);
    let latest_first = move || {
        let mut told = match is_all.get() {
            true => table.stories.with(|stories| stories.now().to_vec()),
            false => news(),
        };
        told.reverse();
        told
    };
    view! {
        <section class="history" aria-label=say.the("a11y-log")>
            <div class="history-head">
                <h2>{move || say.the(if is_all.get() { "table-log" } else { "table-since-your-turn" })}</h2>
                <Show when=move || { n_moves() > 0 && !table.showing.is_on() }>
                    <button class="button small" id="show-again" on:click=move |_| table.showing.start(n_moves())>
                        {say.the("table-show-again")}
                    </button>
                </Show>
                <Show when=move || table.showing.is_on()>
                    <button class="button small" id="skip" on:click=move |_| table.showing.stop()>
                        {say.the("table-skip")}
                    </button>
                </Show>
                <button
                    class="button small"
                    id="whole-log"
                    aria-pressed=move || is_all.get().to_string()
                    on:click=move |_| is_all.update(|is_all| *is_all = !*is_all)
                >
                    {move || say.the(if is_all.get() { "table-since-your-turn" } else { "table-log" })}
                </button>
            </div>
            <ol class="log" reversed=true>
                // Each line is said once, however many follow.
                <For each=latest_first key=|told| told.serial let(told)>
                    <LogLine event=told.event/>
                </For>
            </ol>
            {move || (news().is_empty() && !is_all.get()).then(|| view! {
                <p class="quiet">{say.the("table-since-your-turn-empty")}</p>
            })}
        </section>
    }
}

/// A line of the log, if there is something to say; pointed at, it lights up its hexes.
#[component]
fn LogLine(event: Event) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let places = StoredValue::new(event.cells().to_vec());
    let has_places = places.with_value(|places| !places.is_empty());
    let on = move || table.highlighted.set(places.get_value());
    let off = move || table.highlighted.set(Vec::new());
    move || {
        let text = table.speak(say, |speech| speech.event(&event))?;
        let mark = event.seat().map(|seat| view! { <Drawing svg=icon(Icon::PlayerMark(seat))/> });
        Some(view! {
            <li
                class="log-line"
                class:placed=has_places
                tabindex=has_places.then_some("0")
                on:pointerenter=move |_| on()
                on:pointerleave=move |_| off()
                on:focus=move |_| on()
                on:blur=move |_| off()
            >
                {mark}
                {text}
            </li>
        })
    }
}
