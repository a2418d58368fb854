//! Tables at which one is asked to sit down.

use super::listing::pace_told;
use crate::api;
use crate::lazy::{lazy, part};
use crate::reactive::{Memo, RwSignal, StoredValue};
use crate::router::Router;
use crate::say::Say;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Problem, SitRequest};
use std::time::Duration;

/// So long one can still change one's mind.
const TO_UNDO: Duration = Duration::from_secs(10);

#[component]
pub(super) fn Requests(
    /// How many there are.
    n_requests: Memo<usize>,
    changed: Callback<Option<Problem>>,
) -> impl IntoView {
    move || (n_requests.get() > 0).then(|| part(shown, move |shown| shown(changed)))
}

lazy! { lobby_later:
    // Whom nobody asks does not load it.
    fn shown() -> fn(Callback<Option<Problem>>) -> AnyView {
        |changed| view! { <All changed/> }.into_any()
    }
}

#[component]
fn All(changed: Callback<Option<Problem>>) -> impl IntoView {
    let say = Say::here();
    let requests = RwSignal::new(Vec::<SitRequest>::new());
    spawn_local(async move {
        match api::together::requests_to_me().await {
            // The page may be gone by now.
            Ok(found) => drop(requests.try_set(found)),
            Err(problem) => changed.run(Some(problem)),
        }
    });
    let lines = move || {
        let lines = requests.get().into_iter().map(|request| view! { <Line request changed/> });
        lines.collect_view()
    };
    view! {
        <section class="zone invitations" aria-labelledby="requests-title">
            <h2 id="requests-title">{say.the("lobby-requests")}</h2>
            <ul class="games">{lines}</ul>
        </section>
    }
}

#[component]
fn Line(request: SitRequest, changed: Callback<Option<Problem>>) -> impl IntoView {
    let say = Say::here();
    let router = Router::here();
    let game = say.the(&format!("game-{}", request.game));
    let title =
        say.with("lobby-asks-you", &[("name", request.asked_by.into()), ("game", game.into())]);
    let rated = request.rated.then(|| say.the("home-rated"));
    let terms = [Some(pace_told(request.pace, say)), rated];
    let terms = terms.into_iter().flatten().collect::<Vec<_>>().join(" · ");
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
    let undo = StoredValue::new(None::<TimeoutHandle>);
    let is_declined = RwSignal::new(false);
    let decline = move || {
        let table = table.get_value();
        spawn_local(async move {
            changed.run(api::together::decline(&table).await.err());
        });
    };
    let not_now = move |_| {
        is_declined.set(true);
        let waiting = set_timeout_with_handle(
            move || {
                undo.set_value(None);
                decline();
            },
            TO_UNDO,
        );
        undo.set_value(waiting.ok());
    };
    let after_all = move |_| {
        if let Some(waiting) = undo.try_update_value(Option::take).flatten() {
            waiting.clear();
            is_declined.set(false);
        }
    };
    // Whoever goes on to another page means it.
    on_cleanup(move || {
        if let Some(waiting) = undo.try_update_value(Option::take).flatten() {
            waiting.clear();
            decline();
        }
    });
    let answers = move || {
        match is_declined.get() {
        false => view! {
            <button class="button primary accept" on:click=accept>{say.the("lobby-sit-down")}</button>
            <button class="button decline" on:click=not_now>{say.the("lobby-not-now")}</button>
        }
        .into_any(),
        true => view! {
            <span class="quiet" role="status">{say.the("lobby-declined")}</span>
            <button class="button after-all" on:click=after_all>{say.the("lobby-after-all")}</button>
        }
        .into_any(),
    }
    };
    view! {
        <li class="game">
            <div class="game-words">
                <h3>{title}</h3>
                <p class="quiet asked-terms">{terms}</p>
                {(!request.words.is_empty()).then(|| view! { <p class="quiet">{request.words}</p> })}
            </div>
            <div class="game-buttons">{answers}</div>
        </li>
    }
}
