//! The page: which address shows what.

use crate::pages::{Create, Join, Lobby, LocalTablePage, NotFound, RemoteTablePage, ReplayPage};
use crate::say::Say;
use crate::settings::Settings;
use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;
use words::Words;

pub(crate) fn mount() {
    mount_to_body(App);
}

#[component]
fn App() -> impl IntoView {
    let settings = Settings::provide();
    // Another language is another page: everything is said anew.
    move || {
        Say::provide(Words::new(settings.language.get()));
        view! { <Pages/> }
    }
}

#[component]
fn Pages() -> impl IntoView {
    view! {
        <Router>
            <Routes fallback=|| view! { <NotFound/> }>
                <Route path=path!("/") view=Lobby/>
                <Route path=path!("/new") view=Create/>
                <Route path=path!("/join/:table") view=Join/>
                <Route path=path!("/table/:table") view=RemoteTablePage/>
                <Route path=path!("/local/:table") view=LocalTablePage/>
                <Route path=path!("/replay/:table") view=ReplayPage/>
                <Route path=path!("/local/:table/replay") view=ReplayPage/>
            </Routes>
        </Router>
    }
}
