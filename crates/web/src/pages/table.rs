//! A table where a match is played.

use crate::components;
use crate::kingdom_builder::KingdomBuilderTable;
use crate::line::Line;
use crate::parts::TopBar;
use crate::say::Say;
use games::ComponentSet;
use kingdom_builder::State;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;
use protocol::Problem;
use table::Game as _;

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
    let say = Say::here();
    let named = Memo::new(move |_| {
        line.table.with(|table| {
            let table = table.as_ref()?;
            Some((table.game.clone(), table.rules, table.components))
        })
    });
    let set = RwSignal::new(None::<Result<ComponentSet, Problem>>);
    Effect::new(move || {
        let Some((game, _, hash)) = named.get() else { return };
        spawn_local(async move {
            // The page may be gone by now.
            set.try_set(Some(components::fetch(&game, hash).await));
        });
    });
    let no_table =
        move |problem: &Problem| view! { <NoTable told=say.problem(problem)/> }.into_any();
    let loading =
        move || view! { <p class="loading" role="status">{say.the("app-loading")}</p> }.into_any();
    move || match (named.get(), set.get()) {
        (Some((game, ..)), _) if game != State::NAME => {
            view! { <NoTable told=say.the("error-game-not-here")/> }.into_any()
        }
        (Some((_, rules, _)), Some(Ok(set))) => match components::edition(rules, &set) {
            Ok(edition) => view! { <KingdomBuilderTable line is_local edition/> }.into_any(),
            Err(problem) => no_table(&problem),
        },
        (_, Some(Err(problem))) => no_table(&problem),
        (None, _) => line.problem.get().map_or_else(loading, |problem| no_table(&problem)),
        (Some(_), None) => loading(),
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
