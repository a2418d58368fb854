//! From one table that waits to the next.

use crate::api;
use crate::parts::is_letter;
use crate::reactive::{Memo, RwSignal};
use crate::router::Router;
use crate::say::Say;
use crate::table::Table;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::TableSummary;
use std::time::Duration;

/// So long one has to be done before it is asked what else waits: computers are quick.
const PAUSE: Duration = Duration::from_secs(1);

/// The way to the next table that waits, by a button or the key N, after one's turn.
#[component]
pub(super) fn NextTable() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let router = Router::here();
    let is_done = Memo::new(move |_| table.moment(|moment| !moment.is_my_turn()).unwrap_or(false));
    // How many other tables waited when one was last done here.
    let n_waiting = RwSignal::new(None::<usize>);
    // Nobody is told that nothing waits who has not asked.
    let is_asked = RwSignal::new(false);
    let ask = move |then: fn(Router, &[TableSummary])| {
        let here = table.line.table.with_untracked(|info| info.as_ref().map(|it| it.id.clone()));
        spawn_local(async move {
            let Ok(lobby) = api::lobby().await else { return };
            let waits = |it: &TableSummary| it.is_my_turn && Some(&it.id) != here.as_ref();
            let mut waiting: Vec<TableSummary> = lobby.mine.into_iter().filter(waits).collect();
            waiting.sort_by_key(pressing);
            // The page may be gone by now.
            if n_waiting.try_set(Some(waiting.len())).is_none() {
                then(router, &waiting);
            }
        });
    };
    Effect::new(move || {
        is_asked.set(false);
        if is_done.get() {
            let still_done = move || is_done.try_get_untracked() == Some(true);
            set_timeout(
                move || {
                    if still_done() {
                        ask(|_, _| ())
                    }
                },
                PAUSE,
            );
        }
    });
    let go = move || {
        is_asked.set(true);
        ask(|router, waiting| {
            if let Some(next) = waiting.first() {
                router.go(&format!("/table/{}", next.id));
            }
        });
    };
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if is_letter(&event, "n") && is_done.get_untracked() {
            go();
        }
    });
    on_cleanup(move || listener.remove());
    view! {
        {move || is_done.get().then(|| match n_waiting.get() {
            Some(0) => view! {
                <p class="quiet" role="status">{move || is_asked.get().then(|| say.the("next-none"))}</p>
            }
            .into_any(),
            n_waiting => view! {
                <button class="button small plain" id="next-table" aria-keyshortcuts="n" on:click=move |_| go()>
                    {say.the("next-table")}
                    {n_waiting.map(|count| view! { " "<span class="count">{count}</span> })}
                </button>
            }
            .into_any(),
        })}
    }
}

/// The less time is left, the more a table presses; without a clock, the longer it waits.
fn pressing(table: &TableSummary) -> (i64, i64) {
    (table.time_left.unwrap_or(i64::MAX), table.changed_at)
}
