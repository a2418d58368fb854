//! How the board is set up: a usual way, or a mix of one's own.

mod board;
mod form;
mod goals;

use super::of_things;
use crate::face::SetUp;
use crate::parts::{Drawing, Switch};
use crate::reactive::Memo;
use crate::say::Say;
use board::{BoardChoice, BoardPreview};
use drawing::kingdom_builder::{Icon, icon};
use form::{Form, Preset};
use goals::{Objectives, Tasks};
use kingdom_builder::{Expansion, IslandSide as Side, Location};
use leptos::prelude::*;
use table::Seat;

#[component]
pub(super) fn SetUpForm(common: SetUp) -> impl IntoView {
    let say = Say::here();
    let form = Form::like(common.n_players, &common.first.get_value());
    Effect::new(move || common.options.set(form.options()));
    let is_own = Memo::new(move |_| form.preset.get() == Preset::Own);
    let presets = Preset::ALL.into_iter().map(|preset| view! { <PresetCard form preset/> });
    view! {
        <div class="setup-columns" class:own=move || is_own.get()>
            <fieldset class="cards">
                <legend class="visually-hidden">{say.the("create-preset")}</legend>
                {presets.collect_view()}
            </fieldset>
            {move || (!is_own.get()).then(|| view! { <BoardPreview form/> })}
        </div>
        {move || is_own.get().then(|| view! { <OwnMix form/> })}
    }
}

#[component]
fn PresetCard(form: Form, preset: Preset) -> impl IntoView {
    let say = Say::here();
    let name = preset.name();
    view! {
        <label class="card">
            <input
                type="radio"
                name="preset"
                id=format!("preset-{name}")
                prop:checked=move || form.preset.get() == preset
                on:change=move |_| form.preset.set(preset)
            />
            <span class="card-words">
                <strong>{say.the(&format!("create-preset-{name}"))}</strong>
                <span class="quiet">{say.the(&format!("create-preset-{name}-hint"))}</span>
            </span>
        </label>
    }
}

/// Everything that can be chosen.
#[component]
fn OwnMix(form: Form) -> impl IntoView {
    let say = Say::here();
    let expansions = Expansion::ALL.iter().map(|&expansion| {
        let (name, help) = of_things(say, |speech| {
            (speech.expansion(Some(expansion)), speech.expansion_help(Some(expansion)))
        });
        view! {
            <label class="card">
                <input
                    type="checkbox"
                    id=format!("with-{expansion}")
                    prop:checked=move || form.has(expansion)
                    on:change=move |event| form.set_expansion(expansion, event_target_checked(&event))
                />
                <Drawing svg=picture_of(expansion)/>
                <span class="card-words">
                    <strong>{name}</strong>
                    <span class="quiet">{help}</span>
                </span>
            </label>
        }
    });
    view! {
        <fieldset class="part">
            <legend>{say.the("create-expansions")}</legend>
            <div class="cards wide">{expansions.collect_view()}</div>
        </fieldset>
        <BoardChoice form/>
        <Objectives form/>
        {move || (form.n_tasks() > 0).then(|| view! { <Tasks form/> })}
        {move || form.has(Expansion::Island).then(|| view! { <IslandSide form/> })}
        <Variants form/>
    }
}

/// What an expansion is known by.
fn picture_of(expansion: Expansion) -> String {
    icon(match expansion {
        Expansion::Nomads => Icon::NomadHex,
        Expansion::Crossroads => Icon::Warrior(Seat::FIRST),
        Expansion::Marshlands => Icon::Palace,
        Expansion::Harvest => Icon::Silo,
        Expansion::Capitol => Icon::Capitol,
        Expansion::Caves => Icon::Cave,
        Expansion::Island => Icon::Location(Location::TreeHouse),
    })
}

#[component]
fn IslandSide(form: Form) -> impl IntoView {
    let say = Say::here();
    let side = |&side: &Side| {
        let name = of_things(say, |speech| speech.location(side.location()));
        let is_chosen = move || form.island.get() == Some(side);
        view! { <option value=side.name() selected=is_chosen>{name}</option> }
    };
    let sides: Vec<_> = Side::ALL.iter().map(side).collect();
    view! {
        <label class="field" for="island">
            {say.the("create-island")}
            <select id="island" on:change=move |event| form.island.set(event_target_value(&event).parse().ok())>
                <option value="" selected=move || form.island.get().is_none()>
                    {say.the("common-by-chance")}
                </option>
                {sides}
            </select>
        </label>
    }
}

/// What is seldom wanted.
#[component]
fn Variants(form: Form) -> impl IntoView {
    let say = Say::here();
    view! {
        <details class="part variants">
            <summary>{say.the("create-more")}</summary>
            <div class="part-body">
                {move || (!form.has(Expansion::Marshlands)).then(|| view! {
                    <div>
                        <Switch on=form.has_swamp_cards label=say.the("create-swamp-cards") id="swamp-cards"/>
                        <p class="quiet">{say.the("create-swamp-cards-hint")}</p>
                    </div>
                })}
                <div>
                    <Switch on=form.lords_need_presence label=say.the("create-lords-presence") id="lords-presence"/>
                    <p class="quiet">{say.the("create-lords-presence-hint")}</p>
                </div>
                <label class="field" for="more-options">
                    {say.the("create-more-options")}
                    <input
                        type="text"
                        id="more-options"
                        autocomplete="off"
                        autocapitalize="off"
                        spellcheck="false"
                        placeholder="caves=3,8/12,0 capitols=1,3"
                        aria-describedby="more-options-hint"
                        prop:value=move || form.more.get()
                        on:input=move |event| form.more.set(event_target_value(&event))
                    />
                </label>
                <p class="quiet" id="more-options-hint">{say.the("create-more-options-hint")}</p>
                <p class="options-text"><code id="options-text">{move || form.options()}</code></p>
            </div>
        </details>
    }
}
