//! What an action means, in one short phrase.

use crate::action::Action;
use crate::card::Card;
use crate::components::{Components, FarmCard, SpotSheet};
use crate::farm_ref::FarmRef;
use crate::figure::Spot;
use crate::good::Good;
use crate::state::State;
use crate::step::Step;
use crate::store::{Source, Store, Target, Tile};
use crate::track::Track;

impl State {
    /// What an action of the seat to act would mean, in one short phrase.
    pub fn meaning(&self, action: Action) -> String {
        let Some(pending) = self.open.pending() else { return "the match is over".to_owned() };
        let (seat, step) = (pending.seat, pending.step);
        let farm = self.open.farm(seat);
        let components = self.open.components();
        match action {
            Action::Keep { character } => format!("play {character}: {}", character.explained()),
            Action::BuyVillage { place } => match self.village_bill(seat, place) {
                Some(bill) => {
                    bought(self.open.village[place.index()], &goods(bill.any), components)
                }
                None => no_card(),
            },
            Action::BuyOwn { place } => {
                bought(farm.display[place.index()].map(|it| it.card), "nothing", components)
            }
            Action::BuyOther { place } => {
                let seller = self.open.farm(crate::state::other(seat));
                let Some(priced) = seller.display[place.index()] else { return no_card() };
                let price = match (priced.price.is_empty(), priced.markers) {
                    (true, 0) => "nothing".to_owned(),
                    (true, markers) => goods(markers),
                    (false, 0) => priced.price.to_string(),
                    (false, markers) => format!("{} and {}", priced.price, goods(markers)),
                };
                bought(
                    Some(priced.card),
                    &format!("{price} from seat {}", seat.next(2)),
                    components,
                )
            }
            Action::Ship { order } => {
                let discount = match step {
                    Step::ShipOffer { discount, .. } => discount,
                    _ => 0,
                };
                let bill = self.open.ship_bill(seat, order, discount);
                let less = match bill.saves {
                    0 => String::new(),
                    saves => format!(", {} less", goods(saves)),
                };
                format!("fulfil {order} for {}{less}: {}", bill.fixed, order.explained())
            }
            Action::Pay { good, from } => match step {
                Step::Prepare | Step::Price { .. } => {
                    format!("put {good} on it{}", place_of(from, Some(good), farm))
                }
                _ => format!("give {good}{}", place_of(from, Some(good), farm)),
            },
            Action::PayRest => match step {
                Step::Price { .. } => {
                    "put the least price on it: energy first, then cheap goods".to_owned()
                }
                _ => "pay all that is due: own goods before the market, energy first".to_owned(),
            },
            Action::Save { good } => format!("leave out {good}"),
            Action::Place { column } => match step {
                Step::PlaceCard { card } => {
                    let does = components.sheet(card).map(FarmCard::does).unwrap_or_default();
                    format!("face up ({does}), and activate {column}")
                }
                _ => format!("face up, and activate {column}"),
            },
            Action::PlaceDown { column } => {
                let step = if farm.has(Spot::FaceDownStep) { " and 1 step" } else { "" };
                format!("face down, without its function, and activate {column}{step}")
            }
            Action::Celebrate => match step {
                Step::PlaceCard { card } => format!("hold the {}", card.explained(components)),
                _ => "hold the festival".to_owned(),
            },
            Action::ProduceHead { resource, to } => {
                format!("the head makes {resource}, into {}", store_name(to))
            }
            Action::Produce { card, resource, to } => {
                format!("{card} makes {resource}, into {}", store_name(to))
            }
            Action::Store { resource, to } => format!("take {resource} into {}", store_name(to)),
            Action::TakeEnergy => "take 1 energy".to_owned(),
            Action::UseTile { tile } => format!("use the tile: {}", tile.explained()),
            Action::Use { card } => format!("activate {card}, {}", card.explained(components)),
            Action::Activate { column } => format!("activate your {column}"),
            Action::Deliver { to, slot, from } => self.delivery_meaning(seat, to, slot, from),
            Action::Step { track } => self.step_meaning(seat, track),
            Action::Lift { spot } => {
                let SpotSheet { figure, points, .. } = components.spot(spot);
                let points = match points {
                    0 => String::new(),
                    1 => ", 1 point".to_owned(),
                    points => format!(", {points} points"),
                };
                format!("take the {figure}: {}{points}", spot.explained())
            }
            Action::Take { tile: Tile::Progress(tile) } => {
                format!("take it: from the next turn on {}", tile.explained())
            }
            Action::Take { tile: Tile::End(tile) } => {
                format!("take it: at the end {}", tile.explained())
            }
            Action::RowPoints => "take 5 points for the row".to_owned(),
            Action::RowActivate => "activate the row's cards once more instead".to_owned(),
            Action::Dig { card, .. } => format!("place it face up, {}", card.explained(components)),
            Action::Refill { place } => refilled(self.open.village[place.index()], farm),
            Action::Look => "turn up the top card of the deck first".to_owned(),
            Action::RefillDeck => match step {
                Step::RefillLooked { card, .. } => refilled(Some(card), farm),
                _ => refilled(None, farm),
            },
            Action::Replace { place, card } => {
                let now = farm.display[place.index()].map(|it| it.card);
                let now = now.map_or("nothing".to_owned(), |card| card.to_string());
                format!("{card} instead of {now}, {}", card.explained(components))
            }
            Action::Swap { place, good } => {
                format!("take {good} off place {place} and put another good there")
            }
            Action::Skip => "do without".to_owned(),
            Action::Done => match step {
                Step::Price { .. } => "leave the price as it is",
                Step::Renew => "keep the display as it is",
                _ => "use no more of it",
            }
            .to_owned(),
        }
    }

    fn delivery_meaning(&self, seat: table::Seat, to: Target, slot: u8, from: Source) -> String {
        let index = usize::from(slot) - 1;
        let (resource, reward) = match to {
            Target::Public(order) => {
                let slot = self.open.components().public(order).slots[seat.index()].get(index);
                (slot.map(|it| it.resource), slot.and_then(|it| it.reward.explained()))
            }
            Target::Own(card) => {
                let sheet = self.open.components().sheet(card);
                (sheet.and_then(|sheet| sheet.slots.get(index).copied()), None)
            }
        };
        let place = place_of(from, resource.map(Good::from), self.open.farm(seat));
        let resource = resource.map_or("nothing".to_owned(), |it| it.to_string());
        let whose = match to {
            Target::Public(_) => "the public order",
            Target::Own(_) => "your order",
        };
        let reward = reward.map_or(String::new(), |it| format!(", gives {it}"));
        format!("deliver {resource}{place} to {whose} {to}{reward}")
    }

    fn step_meaning(&self, seat: table::Seat, track: Track) -> String {
        let farm = self.open.farm(seat);
        let components = farm.components();
        let Some(after) = farm.after_step(track) else {
            return "the way is blocked".to_owned();
        };
        match track {
            Track::Left => {
                format!("to space {}, multiplies by {}", after.left, after.multiplier(components))
            }
            Track::Right if after.detour > 0 => {
                format!("around the figure on space {}", after.right + 1)
            }
            Track::Right => {
                format!("to space {}, {} points", after.right, after.points(components))
            }
        }
    }
}

fn no_card() -> String {
    "no card lies there".to_owned()
}

fn goods(count: u8) -> String {
    match count {
        0 => "nothing".to_owned(),
        1 => "1 good".to_owned(),
        count => format!("{count} goods"),
    }
}

fn bought(card: Option<Card>, price: &str, components: &Components) -> String {
    card.map_or_else(no_card, |card| format!("{card} for {price}, {}", card.explained(components)))
}

/// What filling the own display with a card means, for somebody who puts the least price on it.
fn refilled(card: Option<Card>, farm: FarmRef<'_>) -> String {
    card.map_or_else(no_card, |card| {
        let least = farm.least_price(farm.components().minimum(card));
        let does = card.explained(farm.components());
        format!("{card} at a price of at least {least}, {does}")
    })
}

/// Where a good comes from, after its name, and what it costs at the market.
fn place_of(from: Source, good: Option<Good>, farm: FarmRef<'_>) -> String {
    match from {
        Source::Stones => String::new(),
        Source::Market => match good.and_then(Good::resource) {
            Some(resource) => format!(" bought at the market for {} energy", farm.rate(resource)),
            None => " bought at the market".to_owned(),
        },
        Source::Store(store) => format!(" from {}", store_name(store)),
    }
}

fn store_name(store: Store) -> String {
    match store {
        Store::Head => "the head".to_owned(),
        Store::Endless => "the endless store".to_owned(),
        Store::Satchel => "satchel".to_owned(),
        Store::Card(card) => card.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use table::{Game as _, QuickChance, Silent};

    /// The kinds of actions that have a meaning in random matches.
    #[test]
    fn every_action_has_a_short_meaning() {
        let mut kinds = BTreeSet::new();
        let mut actions = Vec::new();
        for number in 0..400 {
            let mut chance = QuickChance::new(number);
            let options = "players=2".parse().expect("good options");
            let mut state = State::start(&options, &mut chance, &mut Silent).expect("a match");
            while state.to_act().is_some() {
                state.legal(&mut actions);
                for &action in &actions {
                    let meaning = state.meaning(action);
                    assert!(!meaning.is_empty(), "{action}");
                    assert!(meaning.chars().count() <= 150, "{action}: {meaning}");
                    kinds.insert(action.to_string().split(' ').next().expect("a word").to_owned());
                }
                let action = chance.pick(&actions);
                state.apply_unchecked(action, &mut chance, &mut Silent);
            }
        }
        let all = "buy-other buy-own buy-village celebrate deliver dig done keep lift \
                   look pay pay-rest place place-down produce produce-head refill refill-deck \
                   replace row-activate row-points ship skip step store swap take \
                   use use-tile";
        let all: BTreeSet<String> = all.split_whitespace().map(str::to_owned).collect();
        assert_eq!(all.difference(&kinds).collect::<Vec<_>>(), Vec::<&String>::new());
    }

    /// What chance alone hardly ever comes to.
    #[test]
    fn rare_actions_have_a_meaning_too() {
        let options = "players=2".parse().expect("good options");
        let state = State::start(&options, &mut QuickChance::new(1), &mut Silent).expect("a match");
        let meaning = |text: &str| state.meaning(text.parse().expect("an action"));
        assert_eq!(meaning("activate dock"), "activate your dock");
        assert_eq!(meaning("take-energy"), "take 1 energy");
        assert_eq!(meaning("save grain"), "leave out grain");
    }
}
