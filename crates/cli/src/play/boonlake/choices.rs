//! What can be chosen, with its full price, and what is read from a few letters.

use super::super::terminal::{Choice, Choices};
use super::map;
use super::sight::Sight;
use boonlake::{Action, Reward, Space};

/// All choices; spaces for a tile, and cards that are given away, each kind in one paragraph.
pub(super) fn listed(sight: &Sight<'_>) -> Vec<Choices> {
    let is_brief = |action: &&Action| brief_key(action).is_some();
    let single = sight.legal.iter().filter(|action| !is_brief(action));
    let mut listed: Vec<Choices> =
        single.map(|&action| Choices::One(choice(sight, action))).collect();
    for key in ["list-lay", "list-discard", "list-drop"] {
        let of_kind: Vec<Action> =
            sight.legal.iter().filter(|action| brief_key(action) == Some(key)).copied().collect();
        if of_kind.is_empty() {
            continue;
        }
        listed.push(Choices::Many {
            title: sight.teller.words.say(key),
            brief: of_kind.iter().map(|&action| brief(sight, action)).collect(),
            choices: of_kind.into_iter().map(|action| choice(sight, action)).collect(),
        });
    }
    listed
}

fn brief_key(action: &Action) -> Option<&'static str> {
    match action {
        Action::Lay { .. } => Some("list-lay"),
        Action::Discard { .. } => Some("list-discard"),
        Action::Drop { .. } => Some("list-drop"),
        _ => None,
    }
}

/// A space with what it brings, as on the map, or a card with its name and its coins.
fn brief(sight: &Sight<'_>, action: Action) -> String {
    let speech = sight.speech();
    let name = match action {
        Action::Lay { at } => return brief_space(sight, at),
        Action::Discard { card } | Action::Drop { card } => {
            speech.card(card, sight.view.open().parts())
        }
        _ => action.to_string(),
    };
    let deal = speech.deal(&action, &sight.view);
    match deal.brings.is_empty() {
        true => name,
        false => format!("{name} ({})", sight.teller.words.commas(&deal.brings)),
    }
}

/// A space with its reward; one that this seat cannot take any more is a dash.
fn brief_space(sight: &Sight<'_>, at: Space) -> String {
    let open = sight.view.open();
    let player = open.player(sight.seat);
    match &open.parts().land.spaces[at].reward {
        None => at.to_string(),
        Some(Reward::Inhabitants(_)) if player.supply == 0 => format!("{at} (–)"),
        Some(Reward::Production(Some(one))) if player.production.of(*one) >= 2 => {
            format!("{at} (–)")
        }
        Some(reward) => format!("{at} ({})", map::short(sight, reward)),
    }
}

fn choice(sight: &Sight<'_>, action: Action) -> Choice {
    let speech = sight.speech();
    let deal = speech.deal(&action, &sight.view);
    Choice {
        action: action.to_string(),
        label: speech.label(&deal),
        preview: speech.outcome(&deal),
    }
}

/// What is done to one thing, by its name alone: `12a`, `c17`, `t5`, `hire`.
pub(super) fn read(sight: &Sight<'_>, typed: &str) -> Option<Result<String, String>> {
    let actions = sight.legal.iter().map(ToString::to_string);
    let meant: Vec<String> =
        actions.filter(|action| action.split(' ').nth(1) == Some(typed)).collect();
    match &meant[..] {
        [] => None,
        [one] => Some(Ok(one.clone())),
        several => {
            let actions = several.join(", ");
            let words = sight.teller.words;
            Some(Err(words.say_with("terminal-which", &[("actions", actions.into())])))
        }
    }
}
