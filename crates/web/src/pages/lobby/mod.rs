//! The lobby: a first game at once, one's games, and ways to other tables.

mod doors;
mod games;
mod quick;
mod shelf;

use crate::api;
use crate::parts::{BoardPicture, NameField, TopBar, learn_name, my_name};
use crate::say::Say;
use doors::{JoinDoor, RecordDoor};
use games::Games;
use kingdom_builder::{Board, Components, Options};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Problem, TableSummary};
use quick::QuickGame;
use shelf::Shelf;
use table::Components as _;

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
    let server = RwSignal::new(Server::Asked);
    let ask = move || {
        server.set(Server::Asked);
        spawn_local(async move {
            let told = match api::lobby().await {
                Ok(lobby) => Server::Told(lobby),
                Err(problem) => Server::Silent(problem),
            };
            // The page may be gone by now.
            server.try_set(told);
        });
    };
    ask();
    learn_name(name);
    let board = Options::first_game(2)
        .quadrants
        .map(|quadrants| Board::new(&Components::ours(), quadrants, None));
    let listed = Signal::derive(move || match server.get() {
        Server::Told(lobby) => {
            let is_mine = |table: &TableSummary| lobby.mine.iter().any(|mine| mine.id == table.id);
            lobby.listed.into_iter().filter(|table| !is_mine(table)).collect()
        }
        Server::Asked | Server::Silent(_) => Vec::new(),
    });
    view! {
        <TopBar title=""/>
        <div class="symbols" inner_html=drawing::kingdom_builder::defs()></div>
        <main class="page lobby">
            <section class="hero">
                <div class="hero-words">
                    <h1>{say.the("app-tagline")}</h1>
                    <QuickGame name/>
                </div>
                <div class="hero-picture" aria-hidden="true">
                    <BoardPicture board=Signal::stored(board) label=""/>
                </div>
            </section>
            <div class="lobby-columns">
                <div class="lobby-main">
                    <ServerNote server ask/>
                    <Shelf server/>
                    <Listed listed/>
                </div>
                <aside class="lobby-side" aria-label=say.the("lobby-doors")>
                    <JoinDoor/>
                    <section class="door">
                        <NameField name/>
                    </section>
                    <RecordDoor/>
                </aside>
            </div>
        </main>
    }
}

/// Says so while the server is asked, or when it does not answer.
#[component]
fn ServerNote(server: RwSignal<Server>, ask: impl Fn() + Copy + Send + 'static) -> impl IntoView {
    let say = Say::here();
    let note = move || match server.get() {
        Server::Silent(problem) => Some(view! {
            <div class="note" id="server-note">
                <p>{say.problem(&problem)}</p>
                <button class="button" id="retry" on:click=move |_| ask()>{say.the("common-retry")}</button>
            </div>
        }),
        Server::Asked | Server::Told(_) => None,
    };
    view! { <div role="status">{note}</div> }
}

/// Tables of others that are open to all.
#[component]
fn Listed(listed: Signal<Vec<TableSummary>>) -> impl IntoView {
    let say = Say::here();
    let games = move || {
        let listed = listed.get();
        (!listed.is_empty()).then(|| {
            let games = listed.iter().map(|table| games::Listing::watched(table, say)).collect();
            view! {
                <section class="shelf" aria-labelledby="listed-title">
                    <h2 id="listed-title">{say.the("lobby-watch-title")}</h2>
                    <Games games/>
                </section>
            }
        })
    };
    view! { {games} }
}
