//! Ways to bring somebody to the table: a code to say, a link to send, a picture to scan, a member to
//! ask.

use crate::api;
use crate::line::Line;
use crate::reactive::{Memo, RwSignal, StoredValue};
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{NewSitRequest, SitRequest};
use wasm_bindgen_futures::JsFuture;

#[component]
pub(super) fn Bring(line: Line) -> impl IntoView {
    let say = Say::here();
    let code =
        Memo::new(move |_| line.table.with(|info| info.as_ref()?.room.as_ref()?.code.clone()));
    view! {
        <section class="sheet bring" aria-labelledby="bring-title">
            <h2 id="bring-title">{say.the("room-bring")}</h2>
            {move || code.get().map(|code| view! { <ByCode code/> })}
            <AskMember line/>
        </section>
    }
}

#[component]
fn ByCode(code: String) -> impl IntoView {
    let say = Say::here();
    let origin = window().location().origin().unwrap_or_default();
    let link = StoredValue::new(format!("{origin}/join/{code}"));
    let picture = RwSignal::new(None::<String>);
    let is_copied = RwSignal::new(false);
    spawn_local(async move {
        // Without the picture there is still the code.
        if let Ok(svg) = api::qr(&link.get_value()).await {
            picture.try_set(Some(svg));
        }
    });
    let copy = move |_| {
        spawn_local(async move {
            let copied = window().navigator().clipboard().write_text(&link.get_value());
            is_copied.try_set(JsFuture::from(copied).await.is_ok());
        });
    };
    view! {
        <div class="by-code">
            <div>
                <p class="table-code" id="table-code" aria-label=say.the("room-code-label")>{code}</p>
                <p class="quiet">{say.the("room-bring-hint")}</p>
                <p class="row">
                    <input type="text" readonly=true id="table-link" aria-label=say.the("room-link-label") prop:value=link.get_value()/>
                    <button class="button small" on:click=copy>
                        {move || say.the(if is_copied.get() { "table-seat-link-copied" } else { "table-seat-copy-link" })}
                    </button>
                </p>
            </div>
            {move || picture.get().map(|svg| view! {
                <div class="link-code" role="img" aria-label=say.the("table-link-code-label") inner_html=svg></div>
            })}
        </div>
    }
}

/// Asks a member to sit down; guests have nobody to ask.
#[component]
fn AskMember(line: Line) -> impl IntoView {
    let say = Say::here();
    let asked = RwSignal::new(Vec::<SitRequest>::new());
    let is_member = RwSignal::new(false);
    let (name, words) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let id = move || {
        line.table
            .with_untracked(|info| info.as_ref().map(|info| info.id.to_string()))
            .unwrap_or_default()
    };
    spawn_local({
        let id = id();
        async move {
            if let Ok(Some(guest)) = api::guest().await {
                is_member.try_set(guest.membership.is_some());
            }
            if let Ok(known) = api::together::requests(&id).await {
                asked.try_set(known);
            }
        }
    });
    let ask = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let id = id();
        let request = NewSitRequest {
            name: name.get_untracked().trim().to_owned(),
            words: words.get_untracked().trim().to_owned(),
        };
        spawn_local(async move {
            match api::together::request(&id, &request).await {
                Ok(known) => {
                    asked.try_set(known);
                    name.try_set(String::new());
                    line.problem.try_set(None);
                }
                Err(problem) => drop(line.problem.try_set(Some(problem))),
            }
        });
    };
    let told = move || {
        let asked = asked.get().into_iter().map(|request| {
            let key = if request.is_seen { "room-asked-seen" } else { "room-asked" };
            view! { <li>{say.with(key, &[("name", request.name.into())])}</li> }
        });
        asked.collect_view()
    };
    move || {
        is_member.get().then(|| view! {
            <form class="ask-member" on:submit=ask>
                <h3>{say.the("room-ask")}</h3>
                <label class="field" for="ask-name">
                    {say.the("room-ask-name")}
                    <input type="text" id="ask-name" autocomplete="off" prop:value=move || name.get()
                        on:input=move |event| name.set(event_target_value(&event))/>
                </label>
                <label class="field" for="ask-words">
                    {say.the("room-ask-words")}
                    <input type="text" id="ask-words" maxlength="200" autocomplete="off" prop:value=move || words.get()
                        on:input=move |event| words.set(event_target_value(&event))/>
                </label>
                <button class="button" id="ask-member" prop:disabled=move || name.get().trim().is_empty()>
                    {say.the("room-ask-go")}
                </button>
                <ul class="quiet" role="status">{told}</ul>
            </form>
        })
    }
}
