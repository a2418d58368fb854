//! Objectives, tasks and everything else that pays, with what it is worth to each now.

use super::of_things;
use crate::parts::Drawing;
use crate::say::Say;
use crate::table::Table;
use drawing::kingdom_builder::{Icon, icon};
use kingdom_builder::{Objective, Task};
use leptos::prelude::*;
use std::str::FromStr;
use table::{Category, Seat};

#[component]
pub(crate) fn Goals() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let goals = move || {
        table.names.track();
        let categories = table.moment(|moment| moment.standings.categories.clone())?;
        Some(categories.into_iter().map(|category| view! { <Goal category/> }).collect_view())
    };
    view! {
        <section class="goals" aria-label=say.the("a11y-objectives")>
            <h2>{say.the("table-objectives")}</h2>
            {goals}
        </section>
    }
}

#[component]
fn Goal(category: Category) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let (name, help) = of_things(say, |speech| {
        (speech.category(category.name), speech.category_help(category.name))
    });
    let picture = picture_of(category.name).map(|found| view! { <Drawing svg=icon(found)/> });
    let names = table.names.get_untracked();
    let values = category.points.iter().enumerate().filter_map(|(index, points)| {
        let seat = Seat::new(index)?;
        let label = format!("{}: {points}", names.get(index).cloned().unwrap_or_default());
        let title = label.clone();
        Some(view! {
            <li title=title>
                <Drawing svg=icon(Icon::PlayerMark(seat))/>
                <span class="visually-hidden">{label}</span>
                <span aria-hidden="true">{*points}</span>
            </li>
        })
    });
    view! {
        <article class="goal">
            {picture}
            <div>
                <h3>{name}</h3>
                <p>{help}</p>
                <ul class="values">{values.collect_view()}</ul>
            </div>
        </article>
    }
}

/// The picture of something that pays.
fn picture_of(name: &str) -> Option<Icon> {
    if let Ok(objective) = Objective::from_str(name) {
        return Some(Icon::Objective(objective));
    }
    if let Ok(task) = Task::from_str(name) {
        return Some(Icon::Task(task));
    }
    match name {
        "castle" | "castles" => Some(Icon::Castle),
        "palace" => Some(Icon::Palace),
        "capitol" => Some(Icon::Capitol),
        "treasure" => Some(Icon::Gold),
        _ => None,
    }
}
