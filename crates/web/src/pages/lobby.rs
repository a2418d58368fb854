//! The lobby.

use crate::local::LocalTable;
use crate::parts::TopBar;
use crate::say::Say;
use kingdom_builder::Options;
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use protocol::{SeatSetup, TableSetup, UndoRule};

#[component]
pub(crate) fn Lobby() -> impl IntoView {
    let say = Say::here();
    let navigate = use_navigate();
    let play = move |_| {
        let setup = TableSetup {
            game: "kingdom-builder".into(),
            options: Options::first_game(2).to_string(),
            seats: vec![SeatSetup::Me, SeatSetup::Computer { level: "steady".into() }],
            shuffle_seats: true,
            undo: UndoRule::Free,
            listed: false,
        };
        if let Ok(table) = LocalTable::create(setup, say.the("common-you")) {
            navigate(&format!("/local/{}", table.id), Default::default());
        }
    };
    view! {
        <TopBar title=""/>
        <main class="page">
            <button class="button primary" id="quick-start" on:click=play>
                {say.the("lobby-quick-start")}
            </button>
        </main>
    }
}
