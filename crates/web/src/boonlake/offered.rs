//! Where each choice is made, and the parts of an offer.

use super::thing::Thing;
use crate::face::{Choice, Group, Role};
use boonlake::{Action, Open};
use drawing::boonlake::{Icon, icon};
use words::Words;

/// A part of an offer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Part {
    Develop,
    House,
    Settlement,
    Cattle,
    Play,
    Project,
    Modernize,
    Discard,
    Lever,
}

impl Part {
    fn of(action: &Action) -> Option<Part> {
        Some(match action {
            Action::Develop { .. } => Part::Develop,
            Action::House { .. } => Part::House,
            Action::Settle { .. } => Part::Settlement,
            Action::Cattle { .. } => Part::Cattle,
            Action::Play { .. } => Part::Play,
            Action::Project { .. } => Part::Project,
            Action::Modernize { .. } => Part::Modernize,
            Action::Discard { .. } => Part::Discard,
            Action::Use { .. } => Part::Lever,
            _ => return None,
        })
    }

    fn key(self) -> &'static str {
        match self {
            Part::Develop => "chip-develop",
            Part::House => "chip-house",
            Part::Settlement => "chip-settlement",
            Part::Cattle => "chip-cattle",
            Part::Play => "chip-play",
            Part::Project => "chip-project",
            Part::Modernize => "chip-modernize",
            Part::Discard => "chip-discard",
            Part::Lever => "chip-lever",
        }
    }

    fn icon(self) -> Icon {
        match self {
            Part::Develop => Icon::Develop,
            Part::House => Icon::House,
            Part::Settlement => Icon::Settlement,
            Part::Cattle => Icon::Cattle,
            Part::Play => Icon::Play,
            Part::Project => Icon::Project,
            Part::Modernize => Icon::Modernize,
            Part::Discard => Icon::Discard,
            Part::Lever => Icon::Lever,
        }
    }
}

/// The parts of what can be done, if there are several.
fn parts(legal: &[Action]) -> Vec<Part> {
    let mut parts: Vec<Part> = legal.iter().filter_map(Part::of).collect();
    parts.sort_unstable();
    parts.dedup();
    if parts.len() > 1 { parts } else { Vec::new() }
}

/// The choices, each with where it is made and the part it belongs to.
pub(super) fn choices(legal: &[Action], texts: &[String], open: &Open) -> Vec<Choice> {
    let parts = parts(legal);
    let choice = |(action, text): (&Action, &String)| Choice {
        action: text.clone(),
        role: role(*action, open),
        group: Part::of(action).and_then(|part| parts.iter().position(|other| *other == part)),
    };
    legal.iter().zip(texts).map(choice).collect()
}

/// The parts by their names and signs.
pub(super) fn groups(legal: &[Action], words: &Words) -> Vec<Group> {
    let group = |part: Part| Group { name: words.say(part.key()), picture: icon(part.icon()) };
    parts(legal).into_iter().map(group).collect()
}

fn role(action: Action, open: &Open) -> Role {
    match (Thing::of_action(action, open), action) {
        (Some(thing), _) => Role::At(thing.spot()),
        (
            None,
            Action::Pick { .. }
            | Action::Pay { .. }
            | Action::Advance { .. }
            | Action::Exchange
            | Action::ExchangeBack
            | Action::Score { .. }
            | Action::Trade { .. },
        ) => Role::Way,
        (None, Action::Pass) => Role::End,
        (None, _) => Role::Use,
    }
}
