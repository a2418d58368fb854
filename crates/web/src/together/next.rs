//! From one table that waits to the next.

use crate::api;
use crate::router::Router;
use crate::say::Say;
use crate::table::Table;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::TableSummary;

/// The way to the next table that waits, by a button or the key N, after one's turn.
#[component]
pub(super) fn NextTable() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let router = Router::here();
    let is_done = Memo::new(move |_| table.moment(|moment| !moment.is_my_turn()).unwrap_or(false));
    let told = RwSignal::new(None::<String>);
    let go = move || {
        let here = table.line.table.with_untracked(|info| info.as_ref().map(|it| it.id.clone()));
        spawn_local(async move {
            let Ok(lobby) = api::lobby().await else { return };
            let next =
                lobby.mine.iter().filter(|it| it.is_my_turn && Some(&it.id) != here.as_ref());
            match next.min_by_key(|table| pressing(table)) {
                Some(next) => router.go(&format!("/table/{}", next.id)),
                None => drop(told.try_set(Some(say.the("next-none")))),
            }
        });
    };
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        let is_plain = !(event.ctrl_key() || event.meta_key() || event.alt_key());
        let is_writing = document()
            .active_element()
            .is_some_and(|it| matches!(it.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"));
        if event.key() == "n" && is_plain && !is_writing && is_done.get_untracked() {
            go();
        }
    });
    on_cleanup(move || listener.remove());
    view! {
        {move || is_done.get().then(|| view! {
            <button class="button small plain" id="next-table" aria-keyshortcuts="n" on:click=move |_| go()>
                {say.the("next-table")}
            </button>
        })}
        <p class="quiet" role="status">{move || told.get()}</p>
    }
}

/// The less time is left, the more a table presses; without a clock, the longer it waits.
fn pressing(table: &TableSummary) -> (i64, i64) {
    (table.time_left.unwrap_or(i64::MAX), table.changed_at)
}
