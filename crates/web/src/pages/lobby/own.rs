//! One's own games: those that wait for one, those where others think, and the finished ones.

use super::games::{Games, Kind};
use super::listing::Listing;
use crate::feed::Server;
use crate::local::LocalTables;
use crate::reactive::{Memo, RwSignal};
use crate::say::Say;
use crate::storage::{Browser, Storage as _};
use leptos::prelude::*;
use protocol::Problem;

/// So many finished games are shown at first.
const N_FINISHED: usize = 5;

/// Where it is kept whether there were games under way.
const HAD_GAMES: &str = "had-games";

/// One's own games, wherever they are.
#[derive(Clone, Copy)]
pub(super) struct Own {
    all: Memo<Vec<Listing>>,
    /// Whether any is under way; until the server has answered, as it was the last time.
    pub(super) has_games: Memo<bool>,
    is_asked: Memo<bool>,
    /// Throws a table of this browser away.
    pub(super) remove: Callback<String>,
}

impl Own {
    pub(super) fn new(server: RwSignal<Server>) -> Own {
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
        let is_asked = Memo::new(move |_| server.get() == Server::Asked);
        let had_games = Browser.get(HAD_GAMES).is_some_and(|it| it == "yes");
        let has_games = Memo::new(move |_| {
            let has_games = all.with(|all| all.iter().any(|listing| !listing.is_over));
            has_games || (is_asked.get() && had_games)
        });
        Effect::new(move || {
            if !is_asked.get() {
                Browser.set(HAD_GAMES, if has_games.get() { "yes" } else { "no" });
            }
        });
        Own { all, has_games, is_asked, remove }
    }

    fn those(self, is_wanted: fn(&Listing) -> bool) -> Memo<Vec<Listing>> {
        Memo::new(move |_| {
            self.all.with(|all| all.iter().filter(|it| is_wanted(it)).cloned().collect())
        })
    }
}

/// What waits for one, or whom one waits for.
#[component]
pub(super) fn Waiting(own: Own, changed: Callback<Option<Problem>>) -> impl IntoView {
    let say = Say::here();
    let remove = own.remove;
    let waiting = own.those(|listing| listing.is_my_turn);
    move || {
        let games = waiting.get();
        match (games.is_empty(), own.has_games.get(), own.is_asked.get()) {
            (false, ..) => view! { <Games games kind=Kind::Moves remove changed/> }.into_any(),
            (true, _, true) => {
                view! { <p class="empty" role="status">{say.the("app-loading")}</p> }.into_any()
            }
            (true, true, false) => {
                view! { <p class="empty">{say.the("home-your-move-none")}</p> }.into_any()
            }
            (true, false, false) => ().into_any(),
        }
    }
}

/// Where others think, or still come.
#[component]
pub(super) fn Thinking(own: Own, changed: Callback<Option<Problem>>) -> impl IntoView {
    let title = Say::here().the("home-thinking");
    let games = own.those(|listing| !listing.is_my_turn && !listing.is_over);
    view! { <Zone id="thinking-title" title games own changed/> }
}

/// What is over.
#[component]
pub(super) fn Finished(own: Own, changed: Callback<Option<Problem>>) -> impl IntoView {
    let title = Say::here().the("lobby-replay-title");
    let games = own.those(|listing| listing.is_over);
    view! { <Zone id="finished-title" title games own changed/> }
}

/// Some of one's games under a heading, the first few at first.
#[component]
fn Zone(
    id: &'static str,
    title: String,
    games: Memo<Vec<Listing>>,
    own: Own,
    changed: Callback<Option<Problem>>,
) -> impl IntoView {
    let say = Say::here();
    let remove = own.remove;
    let shows_all = RwSignal::new(false);
    move || {
        let mut games = games.get();
        let n_games = games.len();
        if !shows_all.get() {
            games.truncate(N_FINISHED);
        }
        let n_shown = games.len();
        (0 < n_games).then(|| {
            view! {
                <section class="zone" aria-labelledby=id>
                    <h2 id=id>{title.clone()}" "<span class="count">{n_games}</span></h2>
                    <Games games kind=Kind::Own remove changed/>
                    {(n_shown < n_games).then(|| view! {
                        <button class="button plain more-games" on:click=move |_| shows_all.set(true)>
                            {say.the("common-more")}
                        </button>
                    })}
                </section>
            }
        })
    }
}
