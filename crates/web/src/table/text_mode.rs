//! The table as text: every choice as a button, grouped and in the order of what it brings, then the
//! table row by row.

use super::Table;
use crate::face::{Role, Sight};
use crate::say::Say;
use leptos::prelude::*;
use std::cmp::Reverse;
use std::sync::Arc;
use wasm_bindgen::JsCast;

pub(super) fn shown() -> AnyView {
    let say = Say::here();
    let table = Table::here();
    let groups = move || {
        let sight = table.sight.get()?;
        let of = |role: fn(Role) -> bool| {
            let choices = sight.moment().choices.iter().enumerate();
            let mut found: Vec<usize> =
                choices.filter(|(_, choice)| role(choice.role)).map(|(index, _)| index).collect();
            // Those that bring as much as each other stay in reading order.
            found.sort_by_key(|&choice| {
                Reverse(table.ask_guide(&*sight, |guide, _| guide.worth(choice)))
            });
            found
        };
        let groups = [
            ("table-choices-end", of(|role| role == Role::End)),
            ("table-choices-ways", of(|role| role == Role::Way)),
            ("table-choices-use", of(|role| role == Role::Use)),
            ("table-choices-places", of(|role| matches!(role, Role::At(_)))),
        ];
        let groups = groups.into_iter().filter(|(_, choices)| !choices.is_empty());
        let groups = groups.map(|(key, choices)| {
            let title = say.with(key, &[("count", choices.len().into())]);
            let choices = choices
                .into_iter()
                .map(|choice| view! { <TextChoice sight=sight.clone() choice/> });
            view! {
                <h3 id=key tabindex="-1">{title}</h3>
                <ul class="text-choices">{choices.collect_view()}</ul>
            }
        });
        Some(groups.collect_view())
    };
    let parts = move || {
        let sight = table.sight.get()?;
        let parts =
            table.ask_guide(&*sight, |guide, teller| guide.as_text(teller)).into_iter().enumerate();
        let parts = parts.map(|(index, part)| {
            let lines = part.lines.into_iter().map(|line| view! { <li>{line}</li> });
            view! {
                <h2 id=part_id(index) tabindex="-1">{part.title}</h2>
                <ul class="text-board">{lines.collect_view()}</ul>
            }
        });
        Some(parts.collect_view())
    };
    let jumps = move || {
        let sight = table.sight.get()?;
        let parts =
            table.ask_guide(&*sight, |guide, teller| guide.as_text(teller)).into_iter().enumerate();
        let parts = parts.map(|(index, part)| (part_id(index), part.title));
        let places = ("table-choices-places".to_owned(), say.the("table-choices"));
        let has_places = sight.moment().lit(None).next().is_some();
        let jumps = has_places.then_some(places).into_iter().chain(parts);
        let jumps = jumps.map(|(id, title)| {
            view! { <li><a href=format!("#{id}") on:click=move |event| jump(&event, &id)>{title}</a></li> }
        });
        Some(jumps.collect_view())
    };
    view! {
        <div class="text-mode" tabindex="-1">
            <nav aria-label=say.the("a11y-jump")><ul class="text-jumps">{jumps}</ul></nav>
            <h2>{say.the("table-choices")}</h2>
            {groups}
            {parts}
        </div>
    }
    .into_any()
}

/// Where a part of the table as text begins.
fn part_id(index: usize) -> String {
    format!("text-part-{index}")
}

/// Goes to a heading without a new address, which would be another page to the way back.
fn jump(event: &leptos::ev::MouseEvent, id: &str) {
    event.prevent_default();
    let heading = document().get_element_by_id(id);
    if let Some(heading) = heading.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
        // A browser that does not move the focus scrolls at least.
        let _ = heading.focus();
        heading.scroll_into_view();
    }
}

#[component]
fn TextChoice(sight: Arc<dyn Sight>, choice: usize) -> impl IntoView {
    let table = Table::here();
    let label = table.tell(|teller| sight.label(choice, teller));
    let found = &sight.moment().choices[choice];
    let terms = match found.role {
        Role::At(_) | Role::Way => {
            table.ask_guide(&*sight, |guide, teller| guide.preview(choice, teller))
        }
        Role::Use => table.tell(|teller| sight.help(choice, teller)).unwrap_or_default(),
        Role::End => String::new(),
    };
    let told = [Some(terms), table.outcome_told(&*sight, choice)].into_iter().flatten();
    let told: Vec<String> = told.filter(|text| !text.is_empty()).collect();
    let brings = told.join(&table.say.the("table-outcome-and"));
    view! {
        <li>
            <button
                class="button choice"
                data-action=found.action.clone()
                on:click=move |_| table.choose(choice)
            >
                {label}
            </button>
            " "
            <span class="quiet">{brings}</span>
        </li>
    }
}
