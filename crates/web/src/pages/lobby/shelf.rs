//! One's own games: those under way, and the finished ones.

use super::Server;
use super::games::{Games, Listing};
use crate::local::LocalTables;
use crate::say::Say;
use leptos::prelude::*;
use protocol::Problem;

/// So many finished games are shown at first.
const N_FINISHED: usize = 5;

#[component]
pub(super) fn Shelf(server: RwSignal<Server>, changed: Callback<Option<Problem>>) -> impl IntoView {
    let say = Say::here();
    let here = move || {
        let tables = LocalTables::here().all();
        tables
            .iter()
            .map(|(table, progress)| Listing::local(table, progress, say))
            .collect::<Vec<_>>()
    };
    let local = RwSignal::new(here());
    let remove = Callback::new(move |id: String| {
        LocalTables::here().remove(&id);
        local.set(here());
    });
    let all = Memo::new(move |_| {
        let mut all = local.get();
        if let Server::Told(lobby) = server.get() {
            all.extend(lobby.mine.iter().map(|table| Listing::mine(table, say)));
        }
        all.sort_by_key(Listing::order);
        all
    });
    let is_waiting = move || server.get() == Server::Asked;
    let under_way = move || {
        let games: Vec<Listing> =
            all.get().into_iter().filter(|listing| !listing.is_over).collect();
        match (games.is_empty(), is_waiting()) {
            (false, _) => view! { <Games games remove changed/> }.into_any(),
            (true, true) => {
                view! { <p class="empty" role="status">{say.the("app-loading")}</p> }.into_any()
            }
            (true, false) => {
                view! { <p class="empty">{say.the("lobby-continue-empty")}</p> }.into_any()
            }
        }
    };
    let shows_all = RwSignal::new(false);
    let finished = move || {
        let games: Vec<Listing> = all.get().into_iter().filter(|listing| listing.is_over).collect();
        if games.is_empty() {
            return None;
        }
        let n_games = games.len();
        let n_shown = if shows_all.get() { n_games } else { N_FINISHED };
        let games = games.into_iter().take(n_shown).collect();
        Some(view! {
            <section class="shelf" aria-labelledby="finished-title">
                <h2 id="finished-title">{say.the("lobby-replay-title")}</h2>
                <Games games remove changed/>
                {(n_games > n_shown).then(|| view! {
                    <button class="button plain" id="more-finished" on:click=move |_| shows_all.set(true)>
                        {say.the("common-more")}
                    </button>
                })}
            </section>
        })
    };
    view! {
        <section class="shelf" aria-labelledby="mine-title">
            <h2 id="mine-title">{say.the("lobby-continue-title")}</h2>
            {under_way}
        </section>
        {finished}
    }
}
