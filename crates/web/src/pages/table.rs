//! A table where a match is played.

use crate::components;
use crate::face::{self, Face};
use crate::lazy::arriving;
use crate::line::Line;
use crate::reactive::{Memo, RwSignal};
use crate::say::Say;
use crate::table::{NoTable, Place, PlayedTable};
use crate::together;
use games::ComponentSet;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Problem;
use table::{ComponentsHash, RulesVersion};

/// A table on the server, or one of one's own.
pub(crate) fn page(place: Place, id: String) -> AnyView {
    let line = match place {
        Place::Browser => Line::to_own(id),
        Place::Server | Place::Replay => Line::to_server(&id),
    };
    view! { <Table line place/> }.into_any()
}

#[component]
fn Table(line: Line, place: Place) -> impl IntoView {
    let named = Memo::new(move |_| {
        line.table.with(|table| {
            let table = table.as_ref()?;
            Some((table.game.clone(), table.rules, table.components))
        })
    });
    let is_waiting =
        Memo::new(move |_| line.table.with(|it| it.as_ref().is_some_and(|it| it.room.is_some())));
    move || match named.get() {
        Some(_) if is_waiting.get() => arriving(together::room, move |room| room(line)),
        Some((game, rules, hash)) => {
            let lay = move |face| view! { <Laid face line place rules hash/> }.into_any();
            face::with_face(game, lay)
        }
        None => line.problem.get().map_or_else(loading, |problem| no_table(&problem)),
    }
}

/// The table, once its boards and cards are there.
#[component]
fn Laid(
    face: &'static dyn Face,
    line: Line,
    place: Place,
    rules: RulesVersion,
    hash: ComponentsHash,
) -> impl IntoView {
    let set = RwSignal::new(None::<Result<ComponentSet, Problem>>);
    spawn_local(async move {
        let found = components::fetch(face.game(), hash, |texts| face.components(texts)).await;
        // The page may be gone by now.
        set.try_set(Some(found));
    });
    move || match set.get() {
        Some(Ok(set)) => view! { <PlayedTable face line place rules set/> }.into_any(),
        Some(Err(problem)) => no_table(&problem),
        None => loading(),
    }
}

fn loading() -> AnyView {
    let say = Say::here();
    view! { <p class="loading" role="status">{say.the("app-loading")}</p> }.into_any()
}

fn no_table(problem: &Problem) -> AnyView {
    let told = Say::here().problem(problem);
    view! { <NoTable told/> }.into_any()
}
