//! A table where a match is played.

use crate::kingdom_builder::KingdomBuilderTable;
use crate::line::Line;
use crate::parts::TopBar;
use crate::say::Say;
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;

/// A table on the server.
#[component]
pub(crate) fn RemoteTablePage() -> impl IntoView {
    let params = use_params_map();
    // Another table is another page, with a line of its own.
    move || {
        let line = Line::to_server(&params.read().get("table").unwrap_or_default());
        view! { <Table line is_local=false/> }
    }
}

/// A table of one's own.
#[component]
pub(crate) fn LocalTablePage() -> impl IntoView {
    let params = use_params_map();
    let say = Say::here();
    move || match Line::to_worker(&params.read().get("table").unwrap_or_default()) {
        Ok(line) => view! { <Table line is_local=true/> }.into_any(),
        Err(problem) => view! { <NoTable told=say.problem(&problem)/> }.into_any(),
    }
}

#[component]
fn Table(line: Line, is_local: bool) -> impl IntoView {
    let game = Memo::new(move |_| line.table.with(|table| Some(table.as_ref()?.game.clone())));
    let say = Say::here();
    move || match game.get().as_deref() {
        Some("kingdom-builder") => view! { <KingdomBuilderTable line is_local/> }.into_any(),
        Some(_) => view! { <NoTable told=say.the("error-game-not-here")/> }.into_any(),
        None => match line.problem.get() {
            Some(problem) => view! { <NoTable told=say.problem(&problem)/> }.into_any(),
            None => {
                view! { <p class="loading" role="status">{say.the("app-loading")}</p> }.into_any()
            }
        },
    }
}

#[component]
fn NoTable(told: String) -> impl IntoView {
    let say = Say::here();
    view! {
        <TopBar title=""/>
        <main class="page">
            <p role="alert">{told}</p>
            <A href="/">{say.the("error-back-to-lobby")}</A>
        </main>
    }
}
