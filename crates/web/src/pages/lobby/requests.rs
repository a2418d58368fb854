//! Tables at which one is asked to sit down.

use crate::api;
use crate::lazy::{lazy, part};
use crate::router::Router;
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Problem, SitRequest};

#[component]
pub(super) fn Requests(
    requests: Signal<Vec<SitRequest>>,
    changed: Callback<Option<Problem>>,
) -> impl IntoView {
    move || {
        let requests = requests.get();
        (!requests.is_empty()).then(|| part(lines, move |lines| lines(requests.clone(), changed)))
    }
}

type Lines = fn(Vec<SitRequest>, Callback<Option<Problem>>) -> AnyView;

lazy! { lobby_later:
    // Whom nobody asks does not load it.
    fn lines() -> Lines {
        |requests, changed| {
            let say = Say::here();
            let lines = requests.into_iter().map(|request| view! { <Line request changed/> });
            view! {
                <section class="shelf" aria-labelledby="requests-title">
                    <h2 id="requests-title">{say.the("lobby-requests")}</h2>
                    <ul class="games">{lines.collect_view()}</ul>
                </section>
            }
            .into_any()
        }
    }
}

#[component]
fn Line(request: SitRequest, changed: Callback<Option<Problem>>) -> impl IntoView {
    let say = Say::here();
    let router = Router::here();
    let game = say.the(&format!("game-{}", request.game));
    let title =
        say.with("lobby-asks-you", &[("name", request.asked_by.into()), ("game", game.into())]);
    let table = StoredValue::new(request.table.to_string());
    let accept = move |_| {
        spawn_local(async move {
            let table = table.get_value();
            match api::together::accept(&table).await {
                Ok(_) => router.go(&format!("/table/{table}")),
                Err(problem) => changed.run(Some(problem)),
            }
        });
    };
    let decline = move |_| {
        spawn_local(async move {
            changed.run(api::together::decline(&table.get_value()).await.err());
        });
    };
    view! {
        <li class="game">
            <div class="game-words">
                <h3>{title}</h3>
                {(!request.words.is_empty()).then(|| view! { <p class="quiet">{request.words}</p> })}
            </div>
            <div class="game-buttons">
                <button class="button primary accept" on:click=accept>{say.the("lobby-sit-down")}</button>
                <button class="button decline" on:click=decline>{say.the("lobby-not-now")}</button>
            </div>
        </li>
    }
}
