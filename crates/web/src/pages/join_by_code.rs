//! A seat at somebody's table, by its short code.

use super::sit_down::SitDownForm;
use crate::api;
use crate::lazy::part;
use crate::parts::{TopBar, computer_name, for_members, learn_name, my_name};
use crate::reactive::{RwSignal, StoredValue};
use crate::router::Router;
use crate::say::Say;
use crate::title::Title;
use crate::together;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Holder, Problem, TableInfo};

pub(super) fn page(code: String) -> AnyView {
    let say = Say::here();
    Title::say(move || Some(say.the("lobby-join")));
    let router = Router::here();
    let name = RwSignal::new(my_name());
    learn_name(name);
    let code = StoredValue::new(code);
    let found = RwSignal::new(None::<Result<TableInfo, Problem>>);
    let is_busy = RwSignal::new(false);
    let problem = RwSignal::new(None::<Problem>);
    spawn_local(async move {
        let told = api::together::coded(&code.get_value()).await;
        // The page may be gone by now.
        found.try_set(Some(told));
    });
    let sit_down = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        is_busy.set(true);
        problem.set(None);
        spawn_local(async move {
            let seated = match api::introduce(name.get_untracked().trim()).await {
                Ok(()) => api::together::sit_down_by_code(&code.get_value()).await,
                Err(problem) => Err(problem),
            };
            match seated {
                Ok(table) => router.go(&format!("/table/{}", table.id)),
                Err(found) => {
                    problem.try_set(Some(found));
                    is_busy.try_set(false);
                }
            }
        });
    };
    let form = move || view! { <SitDownForm name is_busy problem sit_down/> };
    let words = move || match found.get() {
        None => view! { <p role="status">{say.the("app-loading")}</p> }.into_any(),
        Some(Err(found)) => view! {
            <p class="problem" role="alert" id="no-seat">{say.problem(&found)}</p>
        }
        .into_any(),
        Some(Ok(info)) => {
            let agreed = StoredValue::new(info.clone());
            let seats = info.seats.iter().map(|seat| {
                let who = match &seat.holder {
                    Holder::Open => say.the("table-seat-open"),
                    Holder::Person { name } => name.clone(),
                    Holder::Computer { level } => computer_name(level, say),
                };
                view! { <li class:open=seat.holder == Holder::Open>{who}</li> }
            });
            view! {
                <section class="sheet">
                    <h2>{say.the(&format!("game-{}", info.game))}</h2>
                    <ul class="sitters">{seats.collect_view()}</ul>
                    {part(together::agreed, move |shown| shown(agreed.get_value()))}
                </section>
                {match info.rated {
                    true => for_members(form),
                    false => form().into_any(),
                }}
            }
            .into_any()
        }
    };
    view! {
        <TopBar title=say.the("lobby-join")/>
        <main class="page narrow join">
            <h1>{say.the("lobby-join")}" · "{code.get_value()}</h1>
            {words}
            <p><a href="/">{say.the("error-back-to-lobby")}</a></p>
        </main>
    }
    .into_any()
}
