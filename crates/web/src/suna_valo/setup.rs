//! How the match is set up: which characters take part.

use crate::face::SetUp;
use crate::parts::{Drawing, Switch};
use crate::reactive::{Memo, RwSignal};
use crate::say::Say;
use drawing::suna_valo::{Icon, icon, picture};
use leptos::prelude::*;
use suna_valo::{Cast, Character, Components, Options};
use table::Components as _;
use words::suna_valo::Speech;

/// How the characters come to the seats.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deal {
    First,
    All,
    Given,
}

impl Deal {
    const ALL: [Deal; 3] = [Deal::First, Deal::All, Deal::Given];

    fn name(self) -> &'static str {
        match self {
            Deal::First => "first",
            Deal::All => "all",
            Deal::Given => "given",
        }
    }
}

#[component]
pub(super) fn SetUpForm(common: SetUp) -> impl IntoView {
    let say = Say::here();
    let first = Some(common.first.get_value()).filter(|first| !first.is_empty());
    let first = first.and_then(|first| first.parse::<Options>().ok());
    let (first_deal, first_given) = match first.as_ref().map(|options| options.characters) {
        Some(Cast::All) => (Deal::All, None),
        Some(Cast::Given(given)) => (Deal::Given, Some(given)),
        Some(Cast::FirstGame) | None => (Deal::First, None),
    };
    let deal = RwSignal::new(first_deal);
    let usual = [Character::Courier, Character::Tinker];
    let given = first_given.unwrap_or(usual).map(RwSignal::new);
    let ships_remove = RwSignal::new(first.is_some_and(|options| options.festival_ships_remove));
    let options = Memo::new(move |_| Options {
        players: 2,
        characters: match deal.get() {
            Deal::First => Cast::FirstGame,
            Deal::All => Cast::All,
            Deal::Given => Cast::Given(given.map(|who| who.get())),
        },
        festival_ships_remove: ships_remove.get(),
    });
    Effect::new(move || common.options.set(options.with(ToString::to_string)));
    let summary = move || {
        let parts = Components::ours();
        let lines = say
            .ask(|words| options.with(|options| Speech::of_things(words, &parts).options(options)));
        lines.join(" ")
    };
    let deals = Deal::ALL.map(|choice| {
        let name = choice.name();
        view! {
            <label class="card">
                <input
                    type="radio"
                    name="characters"
                    id=format!("preset-{name}")
                    prop:checked=move || deal.get() == choice
                    on:change=move |_| deal.set(choice)
                />
                <span class="card-words">
                    <strong>{say.the(&format!("set-up-{name}"))}</strong>
                    <span class="quiet">{say.the(&format!("set-up-{name}-hint"))}</span>
                </span>
            </label>
        }
    });
    view! {
        <div class="setup-columns">
            <fieldset class="cards">
                <legend class="visually-hidden">{say.the("set-up-characters")}</legend>
                {deals.into_iter().collect_view()}
            </fieldset>
            <figure class="preview"><Drawing svg=picture()/></figure>
        </div>
        {move || (deal.get() == Deal::Given).then(|| view! { <Given given/> })}
        <details class="part variants">
            <summary>{say.the("create-more")}</summary>
            <div class="part-body">
                <Switch on=ships_remove label=say.the("set-up-ships-remove") id="festival-ships-remove"/>
                <p class="quiet">{say.the("set-up-ships-remove-hint")}</p>
            </div>
        </details>
        <p class="set-up-summary quiet" id="set-up-summary">{summary}</p>
    }
}

/// A character for each seat; no two the same.
#[component]
fn Given(given: [RwSignal<Character>; 2]) -> impl IntoView {
    let say = Say::here();
    let parts = Components::ours();
    let fields = [0, 1].map(|seat| {
        let (mine, theirs) = (given[seat], given[1 - seat]);
        let choose = move |event| {
            let Ok(chosen) = event_target_value(&event).parse::<Character>() else { return };
            if theirs.get_untracked() == chosen {
                theirs.set(mine.get_untracked());
            }
            mine.set(chosen);
        };
        let choices = Character::ALL.iter().map(|&character| {
            let name = say.ask(|words| Speech::of_things(words, &parts).character(character));
            view! {
                <option value=character.name() selected=move || mine.get() == character>{name}</option>
            }
        });
        let choices: Vec<_> = choices.collect();
        let parts = Components::ours();
        let help = move || {
            say.ask(|words| Speech::of_things(words, &parts).character_help(mine.get()))
        };
        let label = say.with("set-up-of-seat", &[("number", (seat + 1).into())]);
        view! {
            <label class="field" for=format!("character-{seat}")>
                {label}
                <select id=format!("character-{seat}") on:change=choose>{choices}</select>
                <span class="quiet">{move || view! { <Drawing svg=icon(Icon::Character(mine.get()))/> }}{help}</span>
            </label>
        }
    });
    view! { <fieldset class="part"><legend>{say.the("set-up-characters")}</legend>{fields.into_iter().collect_view()}</fieldset> }
}
