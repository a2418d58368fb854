//! Which computer shall play.

use crate::parts::{computer_name, level_name};
use crate::reactive::RwSignal;
use crate::say::Say;
use bots::{LEVELS, Level};
use leptos::prelude::*;

/// The level of a computer unless another one is wanted.
pub(crate) const USUAL_LEVEL: &str = "steady";

/// A choice between the computers: what they are called, and how strong they are.
#[component]
pub(crate) fn LevelSelect(
    #[prop(into)] id: String,
    #[prop(into)] level: Signal<String>,
    choose: Callback<String>,
    /// Which there are to choose from.
    #[prop(default = LEVELS)]
    levels: &'static [Level],
) -> impl IntoView {
    let say = Say::here();
    let choices = levels.iter().map(|choice| choice.name).map(|name| {
        let text = format!("{} · {}", computer_name(name, say), level_name(name, say));
        view! { <option value=name selected=move || level.with(|level| level == name)>{text}</option> }
    });
    view! {
        <select id=id on:change=move |event| choose.run(event_target_value(&event))>
            {choices.collect_view()}
        </select>
    }
}

/// A computer, chosen by its level, and a button that lets it play.
#[component]
pub(crate) fn LetPlay(
    #[prop(into)] id: String,
    #[prop(into)] label: String,
    /// Is told the level.
    let_play: Callback<String>,
    /// Which there are to choose from.
    #[prop(default = LEVELS)]
    levels: &'static [Level],
) -> impl IntoView {
    let say = Say::here();
    let level = RwSignal::new(USUAL_LEVEL.to_owned());
    view! {
        <div class="open-seat hand-over">
            <label class="visually-hidden" for=id.clone()>{say.the("create-level")}</label>
            <LevelSelect id=id level levels choose=Callback::new(move |wanted| level.set(wanted))/>
            <button class="button small" on:click=move |_| let_play.run(level.get_untracked())>{label}</button>
        </div>
    }
}
