//! What one player has.

use crate::card::CardSet;
use crate::components::{Recess, parts};
use crate::effect::{Counted, Effect, Lasting};
use crate::lever::{Lever, Levers};
use crate::resource::{Kind, Resource, Resources, Track};
use serde::{Deserialize, Serialize};

/// Inhabitants of each player in all.
pub(crate) const N_INHABITANTS: u8 = 10;
/// Inhabitants on the ranch at the start.
pub(crate) const START_RANCH: u8 = 3;

/// What the lasting effects of a player's cards add up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LastingEffects {
    /// Coins less for levers.
    pub lever_discount: u8,
    /// Coins less for cards and projects.
    pub card_discount: u8,
    /// Coins more for discarding a card of each kind.
    pub discard_bonus: [u8; 3],
    /// Inhabitants less for cattle.
    pub cattle_inhabitants: u8,
    /// Coins more for cattle.
    pub cattle_coins: u8,
    /// Coins more on river spaces with coins.
    pub river_coins: u8,
    /// Coins in harbours.
    pub harbour_coins: u8,
    /// Cards in harbours.
    pub harbour_cards: u8,
    /// Vases more on river spaces with a vase.
    pub vase_bonus: u8,
}

impl LastingEffects {
    /// Adds what one card brings.
    pub(crate) fn add(&mut self, effect: Lasting) {
        match effect {
            Lasting::LeverDiscount(coins) => self.lever_discount += coins,
            Lasting::CardDiscount => self.card_discount += 1,
            Lasting::DiscardBonus(kind) => self.discard_bonus[kind as usize] += 1,
            Lasting::CattleInhabitant => self.cattle_inhabitants += 1,
            Lasting::CattleCoins => self.cattle_coins += 2,
            Lasting::RiverCoins => self.river_coins += 1,
            Lasting::HarbourCoins => self.harbour_coins += 2,
            Lasting::HarbourCards => self.harbour_cards += 2,
            Lasting::VaseBonus => self.vase_bonus += 1,
        }
    }

    /// All effects of the cards in a display.
    pub(crate) fn of(display: &CardSet) -> LastingEffects {
        let mut effects = LastingEffects::default();
        for card in display.iter() {
            if let Effect::Always(effect) = parts().card(card).effect {
                effects.add(effect);
            }
        }
        effects
    }
}

/// What one player has, apart from cards in hand and pieces on the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Victory points on the track, which may be below 0.
    pub vp: i16,
    /// Coins.
    pub coins: u16,
    /// Vases.
    pub vases: u8,
    /// Inhabitants on the ranch.
    pub ranch: u8,
    /// Inhabitants in the supply.
    pub supply: u8,
    /// Houses still on the board.
    pub houses: u8,
    /// Houses that became settlements.
    pub houses_gone: u8,
    /// Settlements still on the board.
    pub settlements: u8,
    /// Cattle still on the board.
    pub cattle: u8,
    /// How many of the two tier inhabitants have been taken.
    pub tiers_emptied: u8,
    /// Steps on the coin track and the card track.
    pub tracks: [u8; 2],
    /// The level of each production site.
    pub production: Resources,
    /// Where the boats are, the one further upstream first.
    pub boats: [Resource; 2],
    /// Levers owned.
    pub levers: Levers,
    /// Levers that are down.
    pub used: Levers,
    /// Inhabitants that stay above realised projects.
    pub inhabitants_on_projects: u8,
    /// Which of the four areas' projects are realised, as bits.
    pub projects: u8,
    /// Which of the four areas' tiles are scored, as bits.
    pub scored: u8,
    /// Cards played.
    pub display: CardSet,
    /// What they last for.
    pub lasting: LastingEffects,
    /// The ship's space on the river, from 1.
    pub ship: u8,
    /// Own turns so far.
    pub turns: u8,
}

impl Player {
    pub(crate) fn new(coins: u8, ship: u8) -> Player {
        let boards = &parts().boards;
        let n_tier_inhabitants = boards.inhabitants.len() as u8;
        Player {
            vp: 0,
            coins: coins.into(),
            vases: 0,
            ranch: START_RANCH,
            supply: N_INHABITANTS - START_RANCH - n_tier_inhabitants,
            houses: boards.houses.len() as u8,
            houses_gone: 0,
            settlements: boards.settlements.len() as u8,
            cattle: boards.cattle.len() as u8,
            tiers_emptied: 0,
            tracks: [0; 2],
            production: Resources::default(),
            boats: [Resource::Wood; 2],
            levers: Levers::NONE,
            used: Levers::NONE,
            inhabitants_on_projects: 0,
            projects: 0,
            scored: 0,
            display: CardSet::EMPTY,
            lasting: LastingEffects::default(),
            ship,
            turns: 0,
        }
    }

    /// Steps on a track.
    pub fn steps(&self, track: Track) -> u8 {
        self.tracks[track as usize]
    }

    /// Whether a lever is owned and up.
    pub fn is_ready(&self, lever: Lever) -> bool {
        self.levers.has(lever) && !self.used.has(lever)
    }

    /// Houses taken off the board.
    pub fn houses_taken(&self) -> u8 {
        parts().boards.houses.len() as u8 - self.houses
    }

    /// Settlements taken off the board.
    pub fn settlements_taken(&self) -> u8 {
        parts().boards.settlements.len() as u8 - self.settlements
    }

    /// Cattle taken off the board.
    pub fn cattle_taken(&self) -> u8 {
        parts().boards.cattle.len() as u8 - self.cattle
    }

    /// The recesses that are empty, column by column.
    pub fn empty_recesses(&self) -> impl Iterator<Item = &'static Recess> {
        let boards = &parts().boards;
        let columns = [
            (&boards.houses, self.houses_taken()),
            (&boards.settlements, self.settlements_taken()),
            (&boards.cattle, self.cattle_taken()),
            (&boards.inhabitants, self.tiers_emptied),
        ];
        columns.into_iter().flat_map(|(column, n_taken)| &column[..usize::from(n_taken)])
    }

    /// Whether all pieces of a tier and those above are off the board.
    pub(crate) fn has_emptied(&self, tier: u8) -> bool {
        let boards = &parts().boards;
        let columns = [
            (&boards.houses, self.houses_taken()),
            (&boards.settlements, self.settlements_taken()),
            (&boards.cattle, self.cattle_taken()),
        ];
        columns.into_iter().all(|(column, n_taken)| {
            column.iter().filter(|recess| recess.tier <= tier).count() <= usize::from(n_taken)
        })
    }

    /// The surcharge for the next settlement.
    pub(crate) fn settlement_surcharge(&self) -> u8 {
        surcharge(&parts().boards.settlements, self.settlements_taken())
    }

    /// The surcharge for the next cattle.
    pub(crate) fn cattle_surcharge(&self) -> u8 {
        surcharge(&parts().boards.cattle, self.cattle_taken())
    }

    /// What modernizing with a lever costs.
    pub fn lever_cost(&self, lever: Lever) -> u8 {
        parts().boards.levers[lever.index()].cost.saturating_sub(self.lasting.lever_discount)
    }

    /// How many cards of a kind were played.
    pub fn n_played(&self, kind: Kind) -> u8 {
        self.display.iter().filter(|&card| parts().card(card).kind == kind).count() as u8
    }

    /// How much there is of something, except presences, which are on the map.
    pub(crate) fn count(&self, what: Counted) -> Option<u8> {
        Some(match what {
            Counted::Track(track) => self.steps(track),
            Counted::Levers => self.levers.len(),
            Counted::Cattle => self.cattle_taken(),
            Counted::Houses => self.houses_taken(),
            Counted::Settlements => self.settlements_taken(),
            Counted::Production => self.production.total(),
            Counted::Presences(_) => return None,
        })
    }
}

fn surcharge(column: &[Recess], n_taken: u8) -> u8 {
    let next = column.get(usize::from(n_taken));
    next.map_or(0, |recess| parts().boards.tiers[usize::from(recess.tier) - 1].surcharge)
}
