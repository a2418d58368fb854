//! The lobby: a first game at once, one's games, and ways to other tables.

mod doors;
mod games;
mod live;
mod quick;
mod requests;
mod shelf;
mod who;

use crate::api;
use crate::face::{OFFERS, Offer};
use crate::files;
use crate::parts::{TopBar, my_name};
use crate::say::Say;
use crate::storage::{Browser, Storage as _};
pub(crate) use doors::short_code;

use doors::{JoinDoor, RecordDoor};
use games::Games;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Admission, Club, Holder, Problem, TableSummary};
use quick::QuickGame;
use requests::Requests;
use shelf::Shelf;
use who::Who;

/// What the server tells of tables.
#[derive(Clone, PartialEq)]
enum Server {
    Asked,
    Told(protocol::Lobby),
    Silent(Problem),
}

#[component]
pub(crate) fn Lobby() -> impl IntoView {
    let say = Say::here();
    let name = RwSignal::new(my_name());
    let offer = RwSignal::new(latest_offer());
    Effect::new(move || {
        Browser.set(LATEST, offer.get().game);
    });
    let server = RwSignal::new(Server::Asked);
    let ask = move || {
        server.set(Server::Asked);
        live::ask(server);
    };
    live::listen(server);
    // What went wrong stands above the lists until something goes well.
    let refused = RwSignal::new(None::<Problem>);
    let changed = Callback::new(move |problem: Option<Problem>| {
        refused.set(problem);
        live::ask(server);
    });
    count_turns(server, say);
    let about = about_club();
    let listed = move |is_free: bool| {
        Signal::derive(move || match server.get() {
            Server::Told(lobby) => {
                let is_mine =
                    |table: &TableSummary| lobby.mine.iter().any(|mine| mine.id == table.id);
                let others = lobby.listed.into_iter().filter(|table| !is_mine(table));
                // Where nobody may watch, only a seat is worth being told.
                let others = others.filter(|table| table.watchers || has_free_seat(table));
                others.filter(|table| has_free_seat(table) == is_free).collect()
            }
            Server::Asked | Server::Silent(_) => Vec::new(),
        })
    };
    let n_requests = Memo::new(move |_| match server.get() {
        Server::Told(lobby) => lobby.n_requests,
        Server::Asked | Server::Silent(_) => 0,
    });
    view! {
        <TopBar title=move || about.get().name/>
        <main class="page lobby">
            {move || Some(about.get().news).filter(|news| !news.is_empty()).map(|news| view! {
                <p class="note" id="news">{news}</p>
            })}
            <section class="hero">
                <div class="hero-words">
                    <h1>{say.the("app-tagline")}</h1>
                    <QuickGame name offer/>
                </div>
                {move || view! { <Picture game=offer.get().game/> }}
            </section>
            <div class="lobby-columns">
                <div class="lobby-main">
                    <ServerNote server ask/>
                    <p class="problem" role="alert">
                        {move || refused.get().map(|problem| say.problem(&problem))}
                    </p>
                    <Requests n_requests changed/>
                    <Shelf server changed/>
                    <Listed id="free-tables" title=say.the("lobby-free-title") listed=listed(true) changed/>
                    <Listed id="watched-tables" title=say.the("lobby-watch-title") listed=listed(false) changed/>
                </div>
                <aside class="lobby-side" aria-label=say.the("lobby-doors")>
                    <JoinDoor/>
                    <Who name/>
                    <RecordDoor/>
                </aside>
            </div>
        </main>
    }
}

/// What the club is called, and its news.
fn about_club() -> RwSignal<Club> {
    let unknown = Club { name: String::new(), news: String::new(), admission: Admission::Open };
    let about = RwSignal::new(unknown);
    spawn_local(async move {
        // Without an answer it has neither; and the page may be gone by now.
        if let Ok(told) = api::club::club().await {
            about.try_set(told);
        }
    });
    about
}

/// Where the game that was looked at last is kept.
const LATEST: &str = "game";

/// The game that was looked at last, or the one for beginners.
fn latest_offer() -> &'static Offer {
    let latest = Browser.get(LATEST).unwrap_or_default();
    let known = OFFERS.iter().find(|offer| offer.game == latest);
    known.or(OFFERS.first()).expect("there is a game")
}

/// What a game looks like; it comes after everything else.
#[component]
fn Picture(game: &'static str) -> impl IntoView {
    let picture = RwSignal::new(String::new());
    spawn_local(async move {
        let (style, drawn) =
            (files::style(&format!("{game}.css")), files::text(&format!("pictures/{game}.svg")));
        // Without it the page is as good; and it may be gone by now.
        if let (Ok(()), Ok(drawn)) = (style.await, drawn.await) {
            picture.try_set(drawn);
        }
    });
    view! { <div class=format!("hero-picture of-{game}") aria-hidden="true" inner_html=picture></div> }
}

/// The title of the page counts the tables at which one is asked.
fn count_turns(server: RwSignal<Server>, say: Say) {
    Effect::new(move || {
        let n_turns = server.with(|server| match server {
            Server::Told(lobby) => lobby.mine.iter().filter(|table| table.is_my_turn).count(),
            Server::Asked | Server::Silent(_) => 0,
        });
        let name = say.the("app-name");
        document().set_title(&match n_turns {
            0 => name,
            _ => format!("({n_turns}) {name}"),
        });
    });
    on_cleanup(move || document().set_title(&say.the("app-name")));
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

fn has_free_seat(table: &TableSummary) -> bool {
    !table.is_over && table.seats.contains(&Holder::Open)
}

/// Tables of others that are open to all.
#[component]
fn Listed(
    /// What the heading is called in the page.
    id: &'static str,
    title: String,
    listed: Signal<Vec<TableSummary>>,
    changed: Callback<Option<Problem>>,
) -> impl IntoView {
    let say = Say::here();
    let games = move || {
        let listed = listed.get();
        (!listed.is_empty()).then(|| {
            let games = listed.iter().map(|table| games::Listing::offered(table, say)).collect();
            view! {
                <section class="shelf" aria-labelledby=id>
                    <h2 id=id>{title.clone()}</h2>
                    <Games games changed/>
                </section>
            }
        })
    };
    view! { {games} }
}
