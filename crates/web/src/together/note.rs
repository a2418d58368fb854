//! Notes that one makes for oneself at a table.

use crate::api;
use crate::line::Line;
use crate::reactive::{RwSignal, StoredValue};
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;

#[component]
pub(super) fn NoteToMyself(line: Line) -> impl IntoView {
    let say = Say::here();
    let id = line.table.with_untracked(|info| info.as_ref().map(|it| it.id.to_string()));
    let id = StoredValue::new(id.unwrap_or_default());
    let words = RwSignal::new(String::new());
    let is_kept = RwSignal::new(false);
    spawn_local(async move {
        // Who is no guest yet has no notes.
        if let Ok(note) = api::together::note(&id.get_value()).await {
            words.try_set(note.words);
        }
    });
    let keep = move |_| {
        spawn_local(async move {
            match api::together::set_note(&id.get_value(), words.get_untracked()).await {
                Ok(()) => drop(is_kept.try_set(true)),
                Err(problem) => drop(line.problem.try_set(Some(problem))),
            }
        });
    };
    let write = move |event| {
        is_kept.set(false);
        words.set(event_target_value(&event));
    };
    view! {
        <details class="note-to-myself">
            <summary>{say.the("note-title")}</summary>
            <label class="field" for="note">
                <span class="quiet">{say.the("note-field")}</span>
                <textarea id="note" rows="4" maxlength="4000" prop:value=move || words.get() on:input=write on:change=keep
                    on:keydown=|event| event.stop_propagation()></textarea>
            </label>
            <p class="quiet" role="status">{move || is_kept.get().then(|| say.the("note-kept"))}</p>
        </details>
    }
}
