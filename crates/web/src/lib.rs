//! The browser client: one client for tables on a server and for tables of one's own.
//!
//! - `app`, `pages/`: what there is to see, by address.
//! - `line/`: the link to a table. Over a socket or to a worker in the same browser, the page speaks
//!   the same protocol and notices no difference.
//! - `local`, `storage`: tables of one's own, kept in the browser; their matches run in the worker.
//! - `components`: boards and cards that do not come with this page.
//! - `kingdom_builder/`: how a table of that game looks and is played.
//! - `settings`, `say`: how one likes it, and in which language.
//!
//! The engine is part of the page. What is lit, what a place would bring and why something is
//! impossible is asked of it directly, from the view that the table sent.

#![expect(unreachable_pub, reason = "components are made public by their macro")]

mod api;
mod app;
mod components;
mod kingdom_builder;
mod line;
mod local;
mod pages;
mod parts;
mod random;
mod say;
mod settings;
mod storage;
mod worker;

use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page.
#[wasm_bindgen]
pub fn start() {
    console_error_panic_hook::set_once();
    app::mount();
}

/// Starts the worker, in which tables of one's own live.
#[wasm_bindgen]
pub fn start_worker() {
    console_error_panic_hook::set_once();
    worker::start();
}
