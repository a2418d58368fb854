//! What is said at the table.

use crate::api;
use crate::line::Line;
use crate::reactive::{Memo, RwSignal, StoredValue};
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{MAX_REMARK, MutedTalk, Phrase, Remark, Said, ToServer};

#[component]
pub(super) fn Talk(line: Line) -> impl IntoView {
    let say = Say::here();
    let words = RwSignal::new(String::new());
    let hidden = RwSignal::new(MutedTalk::default());
    if let Some(id) = table_id(line) {
        spawn_local(async move {
            // Where it cannot be had, everything is shown; and the page may be gone by now.
            if let Ok(muted) = api::together::muted(&id).await {
                hidden.try_set(muted);
            }
        });
    }
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = words.get_untracked().trim().to_owned();
        if !text.is_empty() {
            line.send(&ToServer::Say(Said::Text(text)));
            words.set(String::new());
        }
    };
    let phrases = Phrase::ALL.iter().map(|&phrase| {
        let text = said(&Said::Phrase(phrase), say);
        view! {
            <button class="chip" type="button" on:click=move |_| line.send(&ToServer::Say(Said::Phrase(phrase)))>
                {text}
            </button>
        }
    });
    let remarks = move || {
        let remarks = line.talk.get();
        match remarks.is_empty() {
            true => view! { <li class="quiet">{say.the("talk-none")}</li> }.into_any(),
            false => remarks
                .into_iter()
                .map(|remark| view! { <RemarkLine line remark hidden/> })
                .collect_view()
                .into_any(),
        }
    };
    let latest = move || {
        let latest = line.talk.with(|talk| talk.last().cloned())?;
        let is_hidden = hidden.with(|hidden| is_muted(hidden, &latest));
        let args = [("name", latest.name.into()), ("words", said(&latest.said, say).into())];
        (!is_hidden).then(|| say.with("talk-heard", &args))
    };
    view! {
        <section class="talk sheet" aria-labelledby="talk-title">
            <h3 id="talk-title">{say.the("talk-title")}</h3>
            <ol class="remarks" tabindex="0" aria-labelledby="talk-title">{remarks}</ol>
            <p class="visually-hidden" role="status" aria-live="polite">{latest}</p>
            <form class="row" on:submit=send>
                <label class="visually-hidden" for="remark">{say.the("talk-field")}</label>
                <input
                    type="text"
                    id="remark"
                    autocomplete="off"
                    maxlength=MAX_REMARK.to_string()
                    placeholder=say.the("talk-field")
                    prop:value=move || words.get()
                    on:input=move |event| words.set(event_target_value(&event))
                    on:keydown=|event| event.stop_propagation()
                />
                <button class="button small" id="say">{say.the("talk-send")}</button>
            </form>
            <details class="phrases">
                <summary>{say.the("talk-phrases")}</summary>
                <div class="row">{phrases.collect_view()}</div>
            </details>
        </section>
    }
}

/// What was said, in the reader's language where it is a phrase.
fn said(said: &Said, say: Say) -> String {
    match said {
        Said::Text(text) => text.clone(),
        Said::Phrase(phrase) => say.the(&format!("phrase-{phrase}")),
    }
}

#[component]
fn RemarkLine(line: Line, remark: Remark, hidden: RwSignal<MutedTalk>) -> impl IntoView {
    let say = Say::here();
    let told = StoredValue::new(remark.clone());
    let Remark { number, name, said: what, seat, .. } = remark;
    let is_mine = line.table.with_untracked(|info| {
        let info = info.as_ref()?;
        Some(info.seats.get(seat?.index())?.is_mine)
    });
    let is_mine = is_mine == Some(true);
    let text = said(&what, say);
    let is_reported = RwSignal::new(false);
    let report = move |_| {
        let id = table_id(line).unwrap_or_default();
        spawn_local(async move {
            match api::together::report(&id, number).await {
                Ok(()) => drop(is_reported.try_set(true)),
                Err(problem) => drop(line.problem.try_set(Some(problem))),
            }
        });
    };
    let called = StoredValue::new(name);
    let is_hidden = Memo::new(move |_| {
        hidden.with(|hidden| told.with_value(|remark| is_muted(hidden, remark)))
    });
    let turn = move |_| {
        let id = table_id(line).unwrap_or_default();
        let hides = !is_hidden.get_untracked();
        spawn_local(async move {
            match api::together::mute(&id, number, hides).await {
                Ok(muted) => drop(hidden.try_set(muted)),
                Err(problem) => drop(line.problem.try_set(Some(problem))),
            }
        });
    };
    let name = move |key: &str| say.with(key, &[("name", called.get_value().into())]);
    view! {
        <li class="remark" class:mine=is_mine>
            <strong>{called.get_value()}</strong>" "
            {move || match is_hidden.get() {
                true => view! { <span class="quiet">{name("talk-hidden")}</span> }.into_any(),
                false => view! { <span>{text.clone()}</span> }.into_any(),
            }}
            {(!is_mine).then(|| view! {
                <details class="remark-care">
                    <summary aria-label=name("talk-hide")>"…"</summary>
                    <button class="button small" type="button" on:click=turn>
                        {move || name(if is_hidden.get() { "talk-show" } else { "talk-hide" })}
                    </button>
                    <button class="button small" type="button" on:click=report prop:disabled=move || is_reported.get()>
                        {move || say.the(if is_reported.get() { "talk-reported" } else { "talk-report" })}
                    </button>
                </details>
            })}
        </li>
    }
}

fn table_id(line: Line) -> Option<String> {
    line.table.with_untracked(|info| info.as_ref().map(|it| it.id.to_string()))
}

/// Whether a remark is one that the reader does not want to read: known by its number, or, if it came
/// since, by the seat of whoever said it.
fn is_muted(muted: &MutedTalk, remark: &Remark) -> bool {
    muted.remarks.contains(&remark.number)
        || remark.seat.is_some_and(|seat| muted.seats.contains(&seat))
}
