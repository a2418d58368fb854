//! Where each choice is made, and the parts of what an activation offers.

use super::thing::Thing;
use crate::face::{Choice, Group, Role};
use drawing::suna_valo::{Icon, icon};
use suna_valo::{Action, Card, Step, View};
use words::suna_valo::Speech;

/// A part of what is offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Part {
    Deliveries,
    Steps,
    Goods,
    Tiles,
    /// A card of the hand, for one in the display.
    Hand(Card),
}

impl Part {
    fn of(action: &Action) -> Option<Part> {
        Some(match action {
            Action::Deliver { .. } => Part::Deliveries,
            Action::Step { .. } => Part::Steps,
            Action::ProduceHead { .. } | Action::Produce { .. } | Action::Store { .. } => {
                Part::Goods
            }
            Action::UseTile { .. } => Part::Tiles,
            Action::Replace { card, .. } => Part::Hand(*card),
            _ => return None,
        })
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
pub(super) fn choices(legal: &[Action], texts: &[String], view: &View) -> Vec<Choice> {
    let parts = parts(legal);
    let choice = |(action, text): (&Action, &String)| Choice {
        action: text.clone(),
        role: role(*action, view),
        group: Part::of(action).and_then(|part| parts.iter().position(|other| *other == part)),
    };
    legal.iter().zip(texts).map(choice).collect()
}

/// The parts by their names and signs; of a pool, with how much of each is left.
pub(super) fn groups(legal: &[Action], view: &View, speech: Speech<'_>) -> Vec<Group> {
    let (n_drones, n_steps) = match view.open().pending().map(|pending| pending.step) {
        Some(Step::Activation(pool)) => (pool.drones, pool.gears),
        _ => (0, 0),
    };
    let count = |key: &str, count: u8| speech.words().say_with(key, &[("count", count.into())]);
    let group = |part: Part| {
        let (name, picture) = match part {
            Part::Deliveries => (count("count-deliveries", n_drones), Icon::Delivery),
            Part::Steps => (count("count-steps", n_steps), Icon::Step),
            Part::Goods => (speech.words().say("chip-goods"), Icon::AnyGood),
            Part::Tiles => (speech.words().say("chip-tiles"), Icon::Bot),
            Part::Hand(card) => (speech.card(card), Icon::Deck),
        };
        Group { name, picture: icon(picture) }
    };
    parts(legal).into_iter().map(group).collect()
}

/// The group of a card in the hand, if the hand can be used.
pub(super) fn group_of_hand(legal: &[Action], card: Card) -> Option<usize> {
    parts(legal).iter().position(|part| *part == Part::Hand(card))
}

fn role(action: Action, view: &View) -> Role {
    match (Thing::of_action(action, view.open()), action) {
        (Some(thing), _) => Role::At(thing.spot()),
        (
            None,
            Action::Keep { .. }
            | Action::Take { .. }
            | Action::RowPoints
            | Action::RowActivate
            | Action::Dig { .. },
        ) => Role::Way,
        (None, Action::Skip | Action::Done) => Role::End,
        (None, _) => Role::Use,
    }
}
