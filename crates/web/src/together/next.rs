//! From one table that waits to the next.

use crate::feed::Feed;
use crate::parts::is_letter;
use crate::reactive::{Memo, RwSignal};
use crate::router::Router;
use crate::say::Say;
use crate::table::Table;
use leptos::prelude::*;

/// The way to the next table that waits, by a button or the key N, after one's turn.
#[component]
pub(super) fn NextTable() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let router = Router::here();
    let waiting = Feed::here().elsewhere();
    let n_waiting = Memo::new(move |_| waiting.with(Vec::len));
    let is_done = Memo::new(move |_| table.moment(|moment| !moment.is_my_turn()).unwrap_or(false));
    // Nobody is told that nothing waits who has not asked.
    let is_asked = RwSignal::new(false);
    Effect::new(move || {
        is_done.track();
        is_asked.set(false);
    });
    let go = move || {
        is_asked.set(true);
        if let Some(next) =
            waiting.with_untracked(|waiting| waiting.first().map(|it| it.id.clone()))
        {
            router.go(&format!("/table/{next}"));
        }
    };
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if is_letter(&event, "n") && is_done.get_untracked() {
            go();
        }
    });
    on_cleanup(move || listener.remove());
    view! {
        {move || is_done.get().then(|| match n_waiting.get() {
            0 => view! {
                <p class="quiet" role="status">{move || is_asked.get().then(|| say.the("next-none"))}</p>
            }
            .into_any(),
            n_waiting => view! {
                <button class="button small plain" id="next-table" aria-keyshortcuts="n" on:click=move |_| go()>
                    {say.the("next-table")}" "<span class="count">{n_waiting}</span>
                </button>
            }
            .into_any(),
        })}
    }
}
