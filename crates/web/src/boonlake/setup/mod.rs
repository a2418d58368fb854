//! How the match is set up: alone against the Wise Eminence, or with others.

mod preview;

use super::of_things;
use crate::face::SetUp;
use crate::parts::Drawing;
use crate::reactive::{Memo, RwSignal};
use crate::say::Say;
use boonlake::{Components, Level, Options, State};
use drawing::boonlake::{Icon, icon};
use leptos::prelude::*;
use preview::Preview;
use std::sync::Arc;
use table::Components as _;

#[component]
pub(super) fn SetUpForm(common: SetUp) -> impl IntoView {
    let say = Say::here();
    let first = common.first.get_value().parse::<Options>().ok();
    let level = RwSignal::new(first.and_then(|options| options.level).unwrap_or(Level::Easy));
    let options = Memo::new(move |_| {
        let players = common.n_players.get();
        Options { players, level: (players == 1).then(|| level.get()) }
    });
    Effect::new(move || common.options.set(options.with(ToString::to_string)));
    let is_solo = Memo::new(move |_| common.n_players.get() == 1);
    view! {
        <div class="setup-columns">
            <div class="part-body">
                {move || is_solo.get().then(|| view! { <Levels common level/> })}
                <p class="set-up-summary" id="set-up-summary">
                    <strong>{move || options.with(|options| of_things(say, |speech| speech.options(options)))}</strong>
                    " "
                    {move || say.the(if is_solo.get() { "set-up-solo" } else { "set-up-others" })}
                </p>
            </div>
            <Preview common/>
        </div>
    }
}

/// How hard the Wise Eminence plays.
#[component]
fn Levels(common: SetUp, level: RwSignal<Level>) -> impl IntoView {
    let say = Say::here();
    let choices = Level::ALL.iter().map(|&choice| {
        let name = of_things(say, |speech| speech.level(choice));
        let help = move || of_things(say, |speech| speech.level_help(choice, &parts(common)));
        view! {
            <label class="card">
                <input
                    type="radio"
                    name="solo-level"
                    id=format!("solo-level-{choice}")
                    prop:checked=move || level.get() == choice
                    on:change=move |_| level.set(choice)
                />
                <span class="card-words">
                    <strong>{name}</strong>
                    <span class="quiet">{help}</span>
                </span>
            </label>
        }
    });
    view! {
        <fieldset class="part solo-levels">
            <legend>
                <Drawing svg=icon(Icon::Owl)/>
                {say.the("set-up-level")}
            </legend>
            <div class="cards">{choices.collect_view()}</div>
        </fieldset>
    }
}

/// What is played with: one's own boards and cards, or ours.
fn parts(common: SetUp) -> Arc<Components> {
    let own = common.own_set.with(|set| set.as_ref().and_then(|set| set.typed::<State>()));
    own.unwrap_or_else(Components::ours)
}
