//! Whether one is told, while one is away, what happens at this table.

use crate::api;
use crate::line::Line;
use crate::reactive::{Memo, RwSignal, StoredValue};
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Asks whoever can be told at all.
#[component]
pub(super) fn WordOfThisTable(line: Line) -> impl IntoView {
    let say = Say::here();
    let id = line.table.with_untracked(|info| info.as_ref().map(|it| it.id.to_string()));
    let id = StoredValue::new(id.unwrap_or_default());
    let told = RwSignal::new(None::<bool>);
    spawn_local(async move {
        if let Ok(is_told) = api::together::is_told(&id.get_value()).await {
            told.try_set(is_told);
        }
    });
    let choose = move |event| {
        let wish = event_target_checked(&event);
        let before = told.get_untracked();
        told.set(Some(wish));
        spawn_local(async move {
            if let Err(problem) = api::together::set_told(&id.get_value(), wish).await {
                told.try_set(before);
                line.problem.try_set(Some(problem));
            }
        });
    };
    let is_told = move || told.get() == Some(true);
    let is_asked = Memo::new(move |_| told.get().is_some());
    view! {
        <Show when=move || is_asked.get()>
            <label class="switch">
                <input type="checkbox" id="word-of-table" prop:checked=is_told on:change=choose/>
                {say.the("word-of-table")}
            </label>
        </Show>
    }
}
