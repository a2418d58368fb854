//! What the conformance tests need to know of this game.

use crate::action::Action;
use crate::card::Card;
use crate::column::Column;
use crate::figure::Spot;
use crate::good::{Good, Resource};
use crate::kinds::{Character, EndTile, ProgressTile, PublicOrder, ShipOrder};
use crate::options::{Cast, Options};
use crate::state::{SEATS, State};
use crate::store::{Place, Source, Store, Target, Tile};
use crate::track::Track;
use conformance::Testable;
use table::Member as _;
use table::{Game as _, QuickChance, Seat};

impl Testable for State {
    /// Forty-four turns, each with a few dozen small choices at the very most; putting goods on
    /// cards is bounded by the goods there are.
    const MAX_ACTIONS: usize = 5_000;

    fn random_options(chance: &mut QuickChance) -> Options {
        let characters = match chance.below(3) {
            0 => Cast::All,
            1 => Cast::FirstGame,
            _ => {
                let one = chance.below(8);
                let two = (one + 1 + chance.below(7)) % 8;
                Cast::Given([Character::ALL[one], Character::ALL[two]])
            }
        };
        Options { characters, festival_ships_remove: chance.below(4) == 0, ..Options::default() }
    }

    fn random_action(&self, chance: &mut QuickChance) -> Action {
        let card = self.random_card(chance);
        let place = chance.pick(&Place::ALL);
        let good = chance.pick(Good::ALL);
        let resource = chance.pick(Resource::ALL);
        let column = chance.pick(Column::ALL);
        let store = chance.pick(&[Store::Head, Store::Endless, Store::Satchel, Store::Card(card)]);
        let from = chance.pick(&[Source::Store(store), Source::Stones, Source::Market]);
        let to = match chance.below(2) {
            0 if !self.open.public_orders.is_empty() => {
                Target::Public(chance.pick(&self.open.public_orders).order)
            }
            0 => Target::Public(PublicOrder::at(chance.below(PublicOrder::COUNT))),
            _ => Target::Own(card),
        };
        match chance.below(36) {
            0 => Action::Keep { character: chance.pick(Character::ALL) },
            1 => Action::BuyVillage { place },
            2 => Action::BuyOwn { place },
            3 => Action::BuyOther { place },
            4 => Action::Ship { order: chance.pick(ShipOrder::ALL) },
            5..=7 => Action::Pay { good, from },
            8 => Action::PayRest,
            9 => Action::Save { good },
            10 => Action::Place { column },
            11 => Action::PlaceDown { column },
            12 => Action::Celebrate,
            13 => Action::ProduceHead { resource, to: store },
            14 => Action::Produce { card, resource, to: store },
            15 | 16 => Action::Store { resource, to: store },
            17 => Action::TakeEnergy,
            18 => Action::UseTile { tile: chance.pick(ProgressTile::ALL) },
            19 => Action::Use { card },
            20 => Action::Activate { column },
            21..=23 => Action::Deliver { to, slot: 1 + chance.below(4) as u8, from },
            24 => Action::Step { track: chance.pick(Track::ALL) },
            25 => Action::Lift { spot: chance.pick(Spot::ALL) },
            26 if chance.below(2) == 0 => {
                Action::Take { tile: Tile::Progress(chance.pick(ProgressTile::ALL)) }
            }
            26 => Action::Take { tile: Tile::End(chance.pick(EndTile::ALL)) },
            27 => Action::RowPoints,
            28 => Action::RowActivate,
            29 => Action::Dig { card, column },
            30 => Action::Refill { place },
            31 if chance.below(2) == 0 => Action::Look,
            31 => Action::RefillDeck,
            32 => Action::Replace { place, card },
            33 => Action::Swap { place, good },
            34 => Action::Skip,
            _ => Action::Done,
        }
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_table()?;
        self.audit_figures()?;
        let standings = self.standings().totals();
        let totals = self.totals();
        for seat in Seat::all(SEATS) {
            if standings[seat.index()] != totals[seat] {
                return Err(format!("seat {seat}: the breakdown does not add up to the total"));
            }
        }
        Ok(())
    }
}

impl State {
    /// Any card, more often one that matters now.
    fn random_card(&self, chance: &mut QuickChance) -> Card {
        let seat = Seat::new(chance.below(SEATS)).expect("a seat in play");
        let farm = &self.open.farms[seat];
        if !farm.cards.is_empty() && chance.below(2) == 0 {
            return farm.cards[chance.below(farm.cards.len())].card;
        }
        Card::at(chance.below(Card::all().count()))
    }
}
