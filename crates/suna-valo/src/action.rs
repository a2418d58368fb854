//! One small choice of a player.

use crate::card::Card;
use crate::column::Column;
use crate::figure::Spot;
use crate::good::{Good, Resource};
use crate::kinds::{Character, ProgressTile, ShipOrder};
use crate::store::{Place, Source, Store, Target, Tile};
use crate::track::Track;
use serde::Serialize;
use std::fmt;
use std::str::FromStr;
use table::ParseError;

/// One small choice of the seat that is asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Action {
    /// Keeps one of two characters: `keep satchel`.
    Keep {
        /// Which.
        character: Character,
    },
    /// Buys a card of the village: `buy-village 1`.
    BuyVillage {
        /// Which place.
        place: Place,
    },
    /// Takes a card of the own display: `buy-own 2`.
    BuyOwn {
        /// Which place.
        place: Place,
    },
    /// Buys a card of the other display: `buy-other 3`.
    BuyOther {
        /// Which place.
        place: Place,
    },
    /// Fulfils a ship order: `ship energy-cargo`.
    Ship {
        /// Which.
        order: ShipOrder,
    },
    /// Gives a good, as payment, as part of a price or in a swap: `pay wool h07`.
    Pay {
        /// Which.
        good: Good,
        /// Where it comes from.
        from: Source,
    },
    /// Gives everything that is still due in the most obvious way: `pay-rest`.
    PayRest,
    /// Leaves out a good of a ship order by a discount: `save wool`.
    Save {
        /// Which.
        good: Good,
    },
    /// Places the bought card face up: `place plants`.
    Place {
        /// Where.
        column: Column,
    },
    /// Places the bought card face down: `place-down dock`.
    PlaceDown {
        /// Where.
        column: Column,
    },
    /// Holds the bought festival: `celebrate`.
    Celebrate,
    /// Makes a resource in the head of the column: `produce-head grain endless`.
    ProduceHead {
        /// What.
        resource: Resource,
        /// Where it goes.
        to: Store,
    },
    /// Makes a resource on a card: `produce h28 wool h28`.
    Produce {
        /// The card.
        card: Card,
        /// What.
        resource: Resource,
        /// Where it goes.
        to: Store,
    },
    /// Stores a resource that was received: `store egg head`.
    Store {
        /// What.
        resource: Resource,
        /// Where it goes.
        to: Store,
    },
    /// Takes an energy stone where any good is offered: `take-energy`.
    TakeEnergy,
    /// Uses a progress tile: `use-tile pasture-crop`.
    UseTile {
        /// Which.
        tile: ProgressTile,
    },
    /// Activates one card: `use h20`.
    Use {
        /// Which.
        card: Card,
    },
    /// Activates a whole column: `activate plants`.
    Activate {
        /// Which.
        column: Column,
    },
    /// Delivers to an order: `deliver p03 2 head`; slots are counted from 1.
    Deliver {
        /// To which order.
        to: Target,
        /// To which slot.
        slot: u8,
        /// From where.
        from: Source,
    },
    /// Moves a gear up: `step left`.
    Step {
        /// Which.
        track: Track,
    },
    /// Takes a figure off the farm: `lift plant-market`.
    Lift {
        /// From where.
        spot: Spot,
    },
    /// Takes a bot tile: `take pasture-energy`.
    Take {
        /// Which.
        tile: Tile,
    },
    /// Takes five points for a full row: `row-points`.
    RowPoints,
    /// Activates the full row instead: `row-activate`.
    RowActivate,
    /// Places a card from the discards: `dig h20 plants`.
    Dig {
        /// Which.
        card: Card,
        /// Where.
        column: Column,
    },
    /// Fills the own display from the village: `refill 2`.
    Refill {
        /// Which place of the village.
        place: Place,
    },
    /// Turns the top card of the deck up before refilling: `look`.
    Look,
    /// Fills the own display with the card turned up: `refill-deck`.
    RefillDeck,
    /// Puts a card of the hand in place of one in the own display: `replace 2 h30`.
    Replace {
        /// Which place of the display.
        place: Place,
        /// Which card.
        card: Card,
    },
    /// Takes a good off a card of the own display, for another: `swap 2 wool`.
    Swap {
        /// Which place of the display.
        place: Place,
        /// What is taken.
        good: Good,
    },
    /// Does without what is offered: `skip`.
    Skip,
    /// Wants no more: `done`.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep { character } => write!(f, "keep {character}"),
            Action::BuyVillage { place } => write!(f, "buy-village {place}"),
            Action::BuyOwn { place } => write!(f, "buy-own {place}"),
            Action::BuyOther { place } => write!(f, "buy-other {place}"),
            Action::Ship { order } => write!(f, "ship {order}"),
            Action::Pay { good, from } => write!(f, "pay {good} {from}"),
            Action::PayRest => f.write_str("pay-rest"),
            Action::Save { good } => write!(f, "save {good}"),
            Action::Place { column } => write!(f, "place {column}"),
            Action::PlaceDown { column } => write!(f, "place-down {column}"),
            Action::Celebrate => f.write_str("celebrate"),
            Action::ProduceHead { resource, to } => write!(f, "produce-head {resource} {to}"),
            Action::Produce { card, resource, to } => write!(f, "produce {card} {resource} {to}"),
            Action::Store { resource, to } => write!(f, "store {resource} {to}"),
            Action::TakeEnergy => f.write_str("take-energy"),
            Action::UseTile { tile } => write!(f, "use-tile {tile}"),
            Action::Use { card } => write!(f, "use {card}"),
            Action::Activate { column } => write!(f, "activate {column}"),
            Action::Deliver { to, slot, from } => write!(f, "deliver {to} {slot} {from}"),
            Action::Step { track } => write!(f, "step {track}"),
            Action::Lift { spot } => write!(f, "lift {spot}"),
            Action::Take { tile } => write!(f, "take {tile}"),
            Action::RowPoints => f.write_str("row-points"),
            Action::RowActivate => f.write_str("row-activate"),
            Action::Dig { card, column } => write!(f, "dig {card} {column}"),
            Action::Refill { place } => write!(f, "refill {place}"),
            Action::Look => f.write_str("look"),
            Action::RefillDeck => f.write_str("refill-deck"),
            Action::Replace { place, card } => write!(f, "replace {place} {card}"),
            Action::Swap { place, good } => write!(f, "swap {place} {good}"),
            Action::Skip => f.write_str("skip"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    /// Reads what `Display` writes, and no other spelling of it.
    fn from_str(text: &str) -> Result<Action, ParseError> {
        table::one_spelling(text, Action::read(text)?)
    }
}

impl Action {
    fn read(text: &str) -> Result<Action, ParseError> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["keep", character] => Action::Keep { character: character.parse()? },
            ["buy-village", place] => Action::BuyVillage { place: place.parse()? },
            ["buy-own", place] => Action::BuyOwn { place: place.parse()? },
            ["buy-other", place] => Action::BuyOther { place: place.parse()? },
            ["ship", order] => Action::Ship { order: order.parse()? },
            ["pay", good, from] => Action::Pay { good: good.parse()?, from: from.parse()? },
            ["pay-rest"] => Action::PayRest,
            ["save", good] => Action::Save { good: good.parse()? },
            ["place", column] => Action::Place { column: column.parse()? },
            ["place-down", column] => Action::PlaceDown { column: column.parse()? },
            ["celebrate"] => Action::Celebrate,
            ["produce-head", resource, to] => {
                Action::ProduceHead { resource: resource.parse()?, to: to.parse()? }
            }
            ["produce", card, resource, to] => Action::Produce {
                card: card.parse()?,
                resource: resource.parse()?,
                to: to.parse()?,
            },
            ["store", resource, to] => {
                Action::Store { resource: resource.parse()?, to: to.parse()? }
            }
            ["take-energy"] => Action::TakeEnergy,
            ["use-tile", tile] => Action::UseTile { tile: tile.parse()? },
            ["use", card] => Action::Use { card: card.parse()? },
            ["activate", column] => Action::Activate { column: column.parse()? },
            ["deliver", to, slot, from] => {
                let slot = match slot {
                    "1" => 1,
                    "2" => 2,
                    "3" => 3,
                    "4" => 4,
                    _ => {
                        return Err(ParseError(format!(
                            "`{slot}` is no slot; slots are counted from 1 to 4"
                        )));
                    }
                };
                Action::Deliver { to: to.parse()?, slot, from: from.parse()? }
            }
            ["step", track] => Action::Step { track: track.parse()? },
            ["lift", spot] => Action::Lift { spot: spot.parse()? },
            ["take", tile] => Action::Take { tile: tile.parse()? },
            ["row-points"] => Action::RowPoints,
            ["row-activate"] => Action::RowActivate,
            ["dig", card, column] => Action::Dig { card: card.parse()?, column: column.parse()? },
            ["refill", place] => Action::Refill { place: place.parse()? },
            ["look"] => Action::Look,
            ["refill-deck"] => Action::RefillDeck,
            ["replace", place, card] => {
                Action::Replace { place: place.parse()?, card: card.parse()? }
            }
            ["swap", place, good] => Action::Swap { place: place.parse()?, good: good.parse()? },
            ["skip"] => Action::Skip,
            ["done"] => Action::Done,
            _ => {
                return Err(ParseError(format!(
                    "`{text}` is no action; actions look like `buy-own 2`, `pay wool h07` or \
                     `done` (SV-20.1)"
                )));
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SV-20.1
    #[test]
    fn unreadable_actions_say_what_was_expected() {
        let error = |text: &str| text.parse::<Action>().expect_err("unreadable").0;
        assert!(error("").contains("SV-20.1"));
        assert!(error("dance").contains("SV-20.1"));
        assert!(error("buy-own 4").starts_with("`4` is no place"));
        assert!(error("pay gold head").starts_with("`gold` is not known"));
        assert!(error("deliver P03 0 head").starts_with("`0` is no slot"));
        assert!(error("take BX01").starts_with("`BX01` is no tile"));
        assert!(error("store egg attic").starts_with("`attic` is no store"));
    }
}
