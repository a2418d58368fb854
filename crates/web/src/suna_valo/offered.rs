//! Where each choice is made, and the parts of what an activation offers.

use super::thing::Thing;
use crate::face::{Choice, Group, Role};
use drawing::suna_valo::{Icon, icon, store};
use suna_valo::{Action, Activation, Card, Column, FarmRef, Reach, Resource, Step, View};
use words::suna_valo::Speech;

/// A part of what is offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Part {
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

/// The parts of what can be done.
pub(super) fn offer(legal: &[Action]) -> Vec<Part> {
    let mut parts: Vec<Part> = legal.iter().filter_map(Part::of).collect();
    parts.sort_unstable();
    parts.dedup();
    parts
}

/// The parts of what can be done, if there are several.
fn parts(legal: &[Action]) -> Vec<Part> {
    let parts = offer(legal);
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
    let open = view.open();
    let Some(pending) = open.pending() else { return Vec::new() };
    let pool = match pending.step {
        Step::Activation(pool) => Some(pool),
        _ => None,
    };
    let count = |key: &str, count: u8| speech.words().say_with(key, &[("count", count.into())]);
    let (n_drones, n_steps) = pool.map_or((0, 0), |pool| (pool.drones, pool.gears));
    let group = |part: Part| {
        let name = match part {
            Part::Deliveries => count("count-deliveries", n_drones),
            Part::Steps => count("count-steps", n_steps),
            Part::Goods => speech.words().say("chip-goods"),
            Part::Tiles => speech.words().say("chip-tiles"),
            Part::Hand(card) => speech.card(card),
        };
        let picture = pool.map(|pool| signs(part, &pool, open.farm(pending.seat)));
        Group { name, picture: picture.unwrap_or_default() }
    };
    parts(legal).into_iter().map(group).collect()
}

/// What is left of a part, piece by piece.
pub(super) fn signs(part: Part, pool: &Activation, farm: FarmRef<'_>) -> String {
    match part {
        Part::Deliveries => {
            let own = if pool.reach == Reach::Everywhere { None } else { Some(Icon::OwnOrder) };
            icon(Icon::Delivery).repeat(pool.drones.into()) + &own.map(icon).unwrap_or_default()
        }
        Part::Steps => icon(Icon::Step).repeat(pool.gears.into()),
        Part::Goods => {
            let taken = pool.resources.iter();
            let taken = taken.map(|(it, count)| icon(Icon::Choice(it)).repeat(count.into()));
            let head = pool.column.filter(|_| pool.head).map(Column::head_makes);
            let head = head.filter(|it| it.iter().any(|it: Resource| farm.has_room(it)));
            let made = pool.makes.iter().filter_map(|symbol| {
                let placed = farm.placed().get(usize::from(symbol.card))?;
                let nth = usize::from(symbol.symbol);
                let makes = farm.sheet(placed)?.makes.get(nth).copied();
                makes.filter(|_| placed.stores[nth].is_none())
            });
            taken.chain(head.into_iter().chain(made).map(|it| store(it, None))).collect()
        }
        Part::Tiles => pool.tiles.iter().map(|tile| icon(Icon::ProgressTile(tile))).collect(),
        Part::Hand(_) => String::new(),
    }
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
