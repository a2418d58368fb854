//! The line that says at all times what is asked of whom, and the buttons to answer.

use super::end::headline;
use super::preview::preview;
use super::sight::Sight;
use super::table::Table;
use crate::parts::Drawing;
use crate::say::Say;
use drawing::kingdom_builder::{Icon, icon};
use kingdom_builder::{Action, Power};
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub(crate) fn AskLine() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let question = Memo::new(move |_| {
        let sight = table.sight.get()?;
        Some(table.speak(say, |speech| speech.question(sight.view.open(), &sight.legal)))
    });
    let title = move || {
        let sight = table.sight.get()?;
        match sight.is_over() {
            true => Some(headline(&sight.standings, table, say)),
            false => question.get().map(|question| question.title),
        }
    };
    // What somebody did while it is shown again, then why something failed, then what the place
    // under the pointer would bring, then what helps.
    let detail = move || {
        let sight = table.sight.get()?;
        if let Some(text) = table.showing.text(&sight, table, say) {
            return Some(text);
        }
        let here = table.pointed.get().and_then(|at| sight.action_at(at));
        match here {
            Some(action) => Some(preview(&sight, action, say)),
            None => question.get().map(|question| question.detail),
        }
    };
    let problem = move || {
        let refused = table.line.problem.get().map(|problem| say.problem(&problem));
        refused.or_else(|| table.why_not.get())
    };
    let terrain = move || {
        let sight = table.sight.get()?;
        let turn = &sight.view.open().turn;
        let card = turn.terrain.map(Icon::Terrain).or(turn.card.map(Icon::Card))?;
        Some(view! { <Drawing svg=icon(card)/> })
    };
    view! {
        <section class="ask" aria-label=say.the("a11y-ask") class:mine=move || {
            table.sight.with(|sight| sight.as_ref().is_some_and(|sight| sight.is_my_turn()))
        }>
            <div class="ask-icon">{terrain}</div>
            <div class="ask-text">
                <p class="ask-title" id="ask-title" aria-live="polite">{title}</p>
                <p class="ask-detail">{detail}</p>
                <p class="ask-problem" role="alert">{problem}</p>
            </div>
            <div class="ask-buttons">{move || table.sight.get().map(|sight| view! { <Answers sight/> })}</div>
        </section>
    }
}

/// The buttons: everything that can be done without a hex, taking back, and the end of the turn.
#[component]
fn Answers(sight: Arc<Sight>) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let is_busy = move || table.line.is_sending();
    let ends = [Action::End, Action::Stop];
    let others = sight.plain_actions().into_iter().filter(|action| !ends.contains(action));
    let view = sight.view.clone();
    let others = others.map(|action| {
        let label = table.speak(say, |speech| speech.action(&action, &view));
        let help = help_of(&action, say);
        view! {
            <button
                class="button choice"
                data-action=action.to_string()
                title=help
                disabled=is_busy
                on:click=move |_| table.act(action)
            >
                {icon_of(&action).map(|found| view! { <Drawing svg=icon(found)/> })}
                {label}
            </button>
        }
    });
    let others = others.collect_view();
    let can_undo = sight.undoable > 0;
    let undo = can_undo.then(|| {
        view! {
            <button class="button" id="undo" disabled=is_busy on:click=move |_| table.undo()>
                {say.the("table-undo")}<kbd>"U"</kbd>
            </button>
        }
    });
    let end = ends.into_iter().find(|action| sight.legal.contains(action)).map(|action| {
        let label = match action {
            Action::End => say.the("table-end-turn"),
            _ => table.speak(say, |speech| speech.action(&action, &sight.view)),
        };
        view! {
            <button
                class="button primary"
                id="end-turn"
                data-action=action.to_string()
                disabled=is_busy
                on:click=move |_| table.act(action)
            >
                {label}<kbd>"E"</kbd>
            </button>
        }
    });
    view! { {others} {undo} {end} }
}

/// The picture on a button.
fn icon_of(action: &Action) -> Option<Icon> {
    match *action {
        Action::Play { card } => Some(Icon::Card(card)),
        Action::Choose { terrain } => Some(Icon::Terrain(terrain)),
        Action::Use { power } => icon_of_power(power),
        Action::Again { location } => Some(Icon::Location(location)),
        _ => None,
    }
}

fn icon_of_power(power: Power) -> Option<Icon> {
    match power {
        Power::Location(location) => Some(Icon::Location(location)),
        Power::Cave => Some(Icon::Cave),
        Power::Silo => Some(Icon::Silo),
        power => power.nomad().map(Icon::Nomad),
    }
}

/// What a button does, at more length.
fn help_of(action: &Action, say: Say) -> Option<String> {
    match *action {
        Action::Use { power } => Some(say.of_things(|speech| speech.power_help(power))),
        Action::Again { location } => Some(say.of_things(|speech| speech.location_help(location))),
        Action::Play { card } => Some(say.of_things(|speech| speech.card_help(card))),
        _ => None,
    }
}
