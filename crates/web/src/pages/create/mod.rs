//! A new game: what is played, by whom, and where.

mod form;
mod last;
mod own_set;
mod seats;
mod setup;
mod terms;

use crate::api;
use crate::face::{self, OFFERS, SetUpFace};
use crate::lazy::part;
use crate::parts::{TopBar, focus_name, learn_name};
use crate::reactive::{Memo, RwSignal};
use crate::router::Router;
use crate::say::Say;
use crate::storage::{Browser, Storage as _};
use crate::title::Title;
use crate::together::{self, Told};
use form::Form;
use games::AnyGame;
use last::AsLastTime;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Created, NewSitRequest, Problem};
use seats::Seats;
use setup::SetUp;
use terms::Terms;

/// The page; with another game it is another one, with what was chosen so far.
pub(crate) fn page() -> AnyView {
    let form = Form::new(asked_for());
    learn_name(form.name);
    learn_friends(form.friends);
    let shown = move || {
        face::with_set_up(form.game.get(), move |(face, engine)| {
            view! { <Create form face engine/> }.into_any()
        })
    };
    shown.into_any()
}

#[component]
fn Create(form: Form, face: &'static dyn SetUpFace, engine: &'static dyn AnyGame) -> impl IntoView {
    let say = Say::here();
    Title::say(move || Some(say.the("create-title")));
    view! {
        <TopBar title=say.the("create-title") has_ways=true/>
        <main class="page create">
            <div class="create-head">
                <h1>{say.the("create-title")}</h1>
                <AsLastTime form/>
            </div>
            <div class="create-columns">
                <SetUp form face engine/>
                <div>
                    <Seats form face/>
                    <Terms form/>
                </div>
            </div>
            <Finish form engine/>
        </main>
    }
}

/// Asks whom one could ask to a table; guests have no friends here.
fn learn_friends(friends: RwSignal<Vec<String>>) {
    spawn_local(async move {
        let Ok(Some(guest)) = api::guest().await else { return };
        if guest.is_in_club()
            && let Ok(me) = api::club::me().await
        {
            // The page may be gone by now.
            friends.try_set(me.friends);
        }
    });
}

/// The game that the address asks for, or the first there is.
fn asked_for() -> String {
    let search = window().location().search().unwrap_or_default();
    let mut parts = search.trim_start_matches('?').split('&');
    let asked = parts.find_map(|part| part.strip_prefix("game=")).map(str::to_owned);
    let is_offered = |game: &String| OFFERS.iter().any(|offer| offer.game == game);
    let first = || OFFERS.first().map(|offer| offer.game.to_owned()).unwrap_or_default();
    asked.filter(is_offered).unwrap_or_else(first)
}

/// Makes the table, or says what is still in the way.
#[component]
fn Finish(form: Form, engine: &'static dyn AnyGame) -> impl IntoView {
    let say = Say::here();
    let router = Router::here();
    let is_busy = RwSignal::new(false);
    let refused = RwSignal::new(None::<Problem>);
    let problem = Memo::new(move |_| form.problem(engine, say));
    // Whoever has only forgotten their name is led to the field.
    let is_impossible = Memo::new(move |_| problem.with(Option::is_some) && !form.lacks_my_name());
    let told = move || problem.get().or_else(|| refused.get().map(|problem| say.problem(&problem)));
    let create = move |_| {
        if untrack(|| form.lacks_my_name()) {
            return focus_name();
        }
        refused.set(None);
        last::keep(form);
        if !untrack(|| form.is_on_server()) {
            match form.create_here(engine) {
                Ok(table) => router.go(&format!("/local/{}", table.id)),
                Err(found) => refused.set(Some(found)),
            }
            return;
        }
        is_busy.set(true);
        spawn_local(async move {
            match create_on_server(form).await {
                Ok(id) => router.go(&format!("/table/{id}")),
                Err(found) => {
                    refused.try_set(Some(found));
                    is_busy.try_set(false);
                }
            }
        });
    };
    let is_on_server = Memo::new(move |_| form.is_on_server());
    let told_back = Told {
        setup: Signal::derive(move || form.setup()),
        asked: Signal::derive(move || form.asked()),
    };
    view! {
        {move || is_on_server.get().then(|| part(together::told, move |show| show(told_back)))}
        <section class="finish">
            <p class="problem" id="create-problem" role="status" aria-live="polite">{told}</p>
            <button
                class="button primary large"
                id="create"
                aria-describedby="create-problem"
                prop:disabled=move || is_busy.get() || is_impossible.get()
                on:click=create
            >
                {move || say.the(match (is_busy.get(), form.has_open_seat()) {
                    (true, _) => "create-starting",
                    (false, true) => "create-start",
                    (false, false) => "create-start-now",
                })}
            </button>
        </section>
    }
}

async fn create_on_server(form: Form) -> Result<String, Problem> {
    let (name, setup) = untrack(|| (form.name.get().trim().to_owned(), form.setup()));
    api::introduce(&name).await?;
    if let Some(set) = form.set_up.own_set.get_untracked() {
        api::keep_components(&set).await?;
    }
    let Created { table, links } = api::create(&setup).await?;
    for link in links {
        Browser.set(&format!("link/{}/{}", table.id, link.seat), &link.link);
    }
    Browser.set(&format!("fingerprint/{}", table.id), &table.seed_hash);
    let id = table.id.to_string();
    for name in untrack(|| form.asked()) {
        let request = NewSitRequest { name, words: String::new() };
        // The table is there; who could not be asked is not among those asked in its room.
        drop(api::together::request(&id, &request).await);
    }
    Ok(id)
}
