//! The browser client: one client for tables on a server and for tables of one's own.
//!
//! - `app`, `router`, `pages/`: what there is to see, by address.
//! - `feed`, `title`: what waits for one, as the server tells it on every page.
//! - `line/`: the link to a table. Over a socket or to a worker in the same browser, the page speaks
//!   the same protocol and notices no difference.
//! - `local`, `storage`: tables of one's own, kept in the browser; their matches run in the worker.
//! - `components`: boards and cards that do not come with this page.
//! - `lazy`, `files`: what is downloaded when it is first used.
//! - `table/`: the table that all games share.
//! - `face/`: what a game gives to it; a folder for each game, such as `kingdom_builder/`, does.
//! - `settings`, `menu`, `say`, `sound`: how one likes it, and in which language.
//!
//! The engine comes with the page of a table. What is lit, what a place would bring and why something is
//! impossible is asked of it directly, from the view that the table sent.

#![expect(unreachable_pub, reason = "components are made public by their macro")]

mod api;
mod app;
mod arms;
mod boonlake;
mod choices;
mod clock;
mod components;
mod dates;
mod face;
mod feed;
mod files;
mod hint;
mod hyphens;
mod kingdom_builder;
mod lazy;
mod levels;
mod line;
mod local;
mod menu;
mod nav;
mod pages;
mod parting;
mod parts;
mod random;
mod reactive;
mod router;
mod rules_text;
mod say;
mod settings;
mod sight;
mod sound;
mod storage;
mod suna_valo;
mod table;
mod title;
mod together;
mod worker;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page, whose files lie in this folder; whether everything arrived that it needs.
#[wasm_bindgen]
pub async fn start(folder: String) -> Result<(), JsValue> {
    console_error_panic_hook::set_once();
    files::lie_in(folder);
    app::mount().await.map_err(not_arrived)
}

/// Starts the worker, in which tables of one's own live; whether everything arrived.
#[wasm_bindgen]
pub async fn start_worker() -> Result<(), JsValue> {
    console_error_panic_hook::set_once();
    worker::start().await.map_err(not_arrived)
}

fn not_arrived(_: lazy::NotArrived) -> JsValue {
    JsValue::from_str("a part of the program did not arrive")
}
