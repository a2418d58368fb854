//! A new game: what is played, by whom, and where.

mod board;
mod form;
mod goals;
mod seats;
mod setup;
mod terms;

use crate::api;
use crate::parts::{TopBar, learn_name};
use crate::say::Say;
use crate::storage::{Browser, Storage as _};
use form::Form;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use protocol::{Created, Problem};
use seats::Seats;
use setup::SetUp;
use terms::Terms;

#[component]
pub(crate) fn Create() -> impl IntoView {
    let say = Say::here();
    let form = Form::new();
    learn_name(form.name);
    view! {
        <TopBar title=say.the("create-title")/>
        <div class="symbols" inner_html=drawing::kingdom_builder::defs()></div>
        <main class="page create">
            <h1>{say.the("create-title")}</h1>
            <SetUp form/>
            <Seats form/>
            <Terms form/>
            <Finish form/>
        </main>
    }
}

/// Makes the table, or says what is still in the way.
#[component]
fn Finish(form: Form) -> impl IntoView {
    let say = Say::here();
    let navigate = use_navigate();
    let is_busy = RwSignal::new(false);
    let refused = RwSignal::new(None::<Problem>);
    let problem = Memo::new(move |_| form.problem(say));
    let told = move || problem.get().or_else(|| refused.get().map(|problem| say.problem(&problem)));
    let create = move |_| {
        refused.set(None);
        let navigate = navigate.clone();
        if !untrack(|| form.is_on_server()) {
            match form.create_here(say) {
                Ok(table) => navigate(&format!("/local/{}", table.id), Default::default()),
                Err(found) => refused.set(Some(found)),
            }
            return;
        }
        is_busy.set(true);
        spawn_local(async move {
            match create_on_server(form).await {
                Ok(id) => navigate(&format!("/table/{id}"), Default::default()),
                Err(found) => {
                    refused.try_set(Some(found));
                    is_busy.try_set(false);
                }
            }
        });
    };
    view! {
        <section class="finish">
            <p class="problem" id="create-problem" role="status" aria-live="polite">{told}</p>
            <button
                class="button primary large"
                id="create"
                aria-describedby="create-problem"
                prop:disabled=move || is_busy.get() || problem.with(Option::is_some)
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
    let Created { table, links } = api::create(&setup).await?;
    for link in links {
        Browser.set(&format!("link/{}/{}", table.id, link.seat), &link.link);
    }
    Browser.set(&format!("fingerprint/{}", table.id), &table.seed_hash);
    Ok(table.id.to_string())
}
