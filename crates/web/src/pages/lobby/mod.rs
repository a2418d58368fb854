//! Home: what waits for one, one's other games, a first game at once, and ways to other tables.

mod boxes;
mod doors;
mod games;
mod here;
mod listing;
mod moves;
mod open;
mod own;
mod requests;
mod who;

use crate::api;
use crate::feed::{Feed, Server};
use crate::nav::{Dock, Oneself};
use crate::parts::{TopBar, my_name};
use crate::reactive::{Memo, RwSignal};
use crate::say::Say;
use crate::title::Title;
use boxes::Boxes;
pub(crate) use doors::short_code;
use doors::{JoinDoor, RecordDoor};
use games::{Games, Kind, Wanted};
use here::HereNow;
use leptos::prelude::*;
use leptos::task::spawn_local;
use own::{Finished, Own, Thinking, Waiting};
use protocol::{Club, Problem, TableSummary};
use requests::Requests;
use who::Who;

#[component]
pub(crate) fn Lobby() -> impl IntoView {
    let say = Say::here();
    let name = RwSignal::new(my_name());
    let known = who::ask(name);
    let is_member = Memo::new(move |_| {
        known.with(|known| known.as_ref().is_some_and(|guest| guest.membership.is_some()))
    });
    let is_in_club = Memo::new(move |_| {
        known.with(|known| known.as_ref().is_some_and(protocol::Guest::is_in_club))
    });
    let feed = Feed::here();
    let server = feed.server;
    let ask = move || {
        server.set(Server::Asked);
        feed.ask();
    };
    // What went wrong stands above the lists until something goes well.
    let refused = RwSignal::new(None::<Problem>);
    let changed = Callback::new(move |problem: Option<Problem>| {
        refused.set(problem);
        feed.ask();
    });
    let n_turns = feed.n_turns();
    Title::say(move || (0 < n_turns.get()).then(|| say.the("home-your-move")));
    let about = about_club();
    let own = Own::new(server);
    let first = move || match own.has_games.get() {
        true => view! { <Tables server own name is_member is_in_club changed/> }.into_any(),
        false => view! {
            <Boxes name/>
            <Watched server own changed/>
        }
        .into_any(),
    };
    let second = move || match own.has_games.get() {
        false => view! { <Tables server own name is_member is_in_club changed/> }.into_any(),
        true => view! {
            <Boxes name/>
            <Watched server own changed/>
        }
        .into_any(),
    };
    view! {
        <TopBar title=move || about.get().name has_ways=true>
            <Oneself known/>
        </TopBar>
        <main class="page lobby">
            {move || Some(about.get().news).filter(|news| !news.is_empty()).map(|news| view! {
                <p class="note" id="news">{news}</p>
            })}
            {move || match is_member.get() {
                true => view! { <h1 class="visually-hidden">{say.the("home-title")}</h1> }.into_any(),
                false => view! {
                    <section class="hero">
                        <div>
                            <h1>{say.the("home-title")}</h1>
                            <p class="lead">{say.the("home-lead")}</p>
                        </div>
                        <JoinDoor/>
                    </section>
                }
                .into_any(),
            }}
            <ServerNote server ask/>
            <p class="problem" role="alert">
                {move || refused.get().map(|problem| say.problem(&problem))}
            </p>
            {first}
            {second}
            <footer class="foot">
                <span>{say.the("home-promise-followed")}</span>
                <span>{say.the("home-promise-shuffle")}</span>
                <span>{say.the("home-promise-ways")}</span>
            </footer>
        </main>
        <Dock/>
    }
}

/// One's own games and open tables, and beside them who is here and how one gets elsewhere.
#[component]
fn Tables(
    server: RwSignal<Server>,
    own: Own,
    name: RwSignal<String>,
    is_member: Memo<bool>,
    is_in_club: Memo<bool>,
    changed: Callback<Option<Problem>>,
) -> impl IntoView {
    let say = Say::here();
    let n_requests = Memo::new(move |_| match server.get() {
        Server::Told(lobby) => lobby.n_requests,
        Server::Asked | Server::Silent(_) => 0,
    });
    let open = listed(server, move |table| table.has_seat_for(is_in_club.get()));
    let wanted = RwSignal::new(Wanted::default());
    view! {
        <div class="home-grid">
            <div class="home-main">
                <Waiting own changed/>
                <div class="home-two">
                    <Thinking own changed/>
                    <section class="zone" aria-labelledby="free-tables">
                        <h2 id="free-tables">{say.the("home-open")}</h2>
                        <Listed listed=open kind=Kind::Open(wanted) own changed/>
                        {move || open.with(Vec::is_empty).then(|| view! {
                            <p class="empty">{say.the("home-open-none")}</p>
                        })}
                        <a href="/new" class="open-own">{say.the("home-open-own")}</a>
                    </section>
                </div>
            </div>
            <aside class="home-side" aria-label=say.the("lobby-doors")>
                <Requests n_requests changed/>
                <HereNow is_member/>
                <Finished own changed/>
                <div class="zone doors">
                    {move || is_member.get().then(|| view! { <JoinDoor/> })}
                    <Who name is_member/>
                    <RecordDoor/>
                </div>
            </aside>
        </div>
    }
}

/// Tables of others at which one may look on.
#[component]
fn Watched(
    server: RwSignal<Server>,
    own: Own,
    changed: Callback<Option<Problem>>,
) -> impl IntoView {
    let say = Say::here();
    let watched = listed(server, |table| table.watchers && !table.has_seat_for(true));
    let is_any = Memo::new(move |_| !watched.with(Vec::is_empty));
    move || {
        is_any.get().then(|| {
            view! {
                <section class="watched" aria-labelledby="watched-tables">
                    <div class="zone-head">
                        <h2 id="watched-tables">{say.the("home-live")}</h2>
                        <span class="quiet">{say.the("home-live-hint")}</span>
                    </div>
                    <Listed listed=watched kind=Kind::Watched own changed/>
                </section>
            }
        })
    }
}

/// Those tables of others that are wanted.
fn listed(
    server: RwSignal<Server>,
    is_wanted: impl Fn(&TableSummary) -> bool + Send + Sync + 'static,
) -> Memo<Vec<TableSummary>> {
    Memo::new(move |_| match server.get() {
        Server::Told(lobby) => {
            let is_mine = |table: &TableSummary| lobby.mine.iter().any(|mine| mine.id == table.id);
            let others = lobby.listed.iter().filter(|table| !is_mine(table));
            others.filter(|table| is_wanted(table)).cloned().collect()
        }
        Server::Asked | Server::Silent(_) => Vec::new(),
    })
}

#[component]
fn Listed(
    listed: Memo<Vec<TableSummary>>,
    kind: Kind,
    own: Own,
    changed: Callback<Option<Problem>>,
) -> impl IntoView {
    let say = Say::here();
    move || {
        let listed = listed.get();
        (!listed.is_empty()).then(|| {
            let games = listed.iter().map(|table| listing::Listing::offered(table, say)).collect();
            view! { <Games games kind remove=own.remove changed/> }
        })
    }
}

/// What the club is called, and its news.
fn about_club() -> RwSignal<Club> {
    let about = RwSignal::new(Club::default());
    spawn_local(async move {
        // Without an answer it has neither; and the page may be gone by now.
        if let Ok(told) = api::club::club().await {
            about.try_set(told);
        }
    });
    about
}

/// Says so while the server is asked, or when it does not answer.
#[component]
fn ServerNote(server: RwSignal<Server>, ask: impl Fn() + Copy + Send + 'static) -> impl IntoView {
    let say = Say::here();
    let note = move || match server.get() {
        Server::Silent(problem) => Some(view! {
            <div class="note" id="server-note">
                <p>{match is_offline() {
                    true => say.the("lobby-offline"),
                    false => say.problem(&problem),
                }}</p>
                <button class="button" id="retry" on:click=move |_| ask()>{say.the("common-retry")}</button>
            </div>
        }),
        Server::Asked | Server::Told(_) => None,
    };
    view! { <div role="status">{note}</div> }
}

/// Whether this device has no network at all, as far as the browser knows.
fn is_offline() -> bool {
    !window().navigator().on_line()
}
