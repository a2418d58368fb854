//! Paying for cards and projects: coins, vases, and resources that are shown.
//!
//! Boats matter only here, so their moves are part of paying. Of all ways to pay, the cheapest
//! are offered: with the same levers none that costs more coins for boats or leaves the boats
//! further downstream, and none that uses a lever for nothing.

use crate::card::Card;
use crate::components::parts;
use crate::effect::Price;
use crate::lever::{Lever, Levers};
use crate::player::Player;
use crate::resource::{Resource, Resources};
use crate::rule::Rule;
use crate::scoring_tile::ScoringTile;
use arrayvec::ArrayVec;

/// What moving a boat upstream costs.
const UPSTREAM_COINS: u16 = 2;
/// The coins that come with the eleventh lever.
pub(crate) const LEVER_COINS: u16 = 5;

/// One way to show the resources of a price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// Where the boats are then, the one further upstream first.
    pub boats: [Resource; 2],
    /// The levers used.
    pub levers: Levers,
    /// What moving the boats costs.
    pub coins: u16,
}

/// The ways to pay for something.
pub type Ways = ArrayVec<Way, 40>;

const PAYING_LEVERS: [Lever; 3] = [Lever::BOAT, Lever::JOKER_OR_TWO, Lever::JOKER_AND_FIVE];

impl Player {
    /// What a card costs this player.
    pub fn card_price(&self, card: Card) -> Price {
        self.reduced(parts().card(card).price)
    }

    /// What the project of a scoring tile costs this player.
    pub fn project_price(&self, tile: ScoringTile) -> Price {
        self.reduced(parts().scoring(tile).price)
    }

    fn reduced(&self, price: Price) -> Price {
        Price { coins: price.coins.saturating_sub(self.lasting.card_discount), ..price }
    }

    /// The resources shown with the boats at these places.
    pub fn resources_with(&self, boats: [Resource; 2]) -> Resources {
        let mut resources = self.production;
        boats.iter().for_each(|&boat| resources.0[boat as usize] += 1);
        resources
    }

    /// All cheapest ways to pay a price; none if it cannot be paid.
    pub fn ways(&self, price: &Price) -> Ways {
        if price.vases > self.vases { Ways::new() } else { self.ways_with(price, self.coins) }
    }

    pub(crate) fn can_pay(&self, price: &Price) -> bool {
        if price.vases > self.vases {
            return false;
        }
        if self.resources_with(self.boats).missing(price.resources) == 0 {
            return u16::from(price.coins) <= self.coins;
        }
        !self.ways_with(price, self.coins).is_empty()
    }

    /// Why a price cannot be paid.
    pub(crate) fn check_price(&self, price: &Price) -> Result<(), Rule> {
        if self.can_pay(price) {
            return Ok(());
        }
        if price.vases > self.vases {
            return Err(Rule::NoVase);
        }
        if self.ways_with(price, u16::MAX - LEVER_COINS).is_empty() {
            return Err(Rule::NoResources);
        }
        Err(Rule::NoCoins)
    }

    fn ways_with(&self, price: &Price, coins: u16) -> Ways {
        let mut ways = Ways::new();
        let ready: Levers =
            PAYING_LEVERS.into_iter().filter(|&lever| self.is_ready(lever)).collect();
        let n_jokers = ready.without(Levers::only(Lever::BOAT)).len();
        if self.production.missing(price.resources) > 2 + n_jokers {
            return ways;
        }
        for choice in 0..8u8 {
            let chosen = PAYING_LEVERS.into_iter().enumerate();
            let levers: Levers = chosen
                .filter(|(index, _)| choice >> index & 1 == 1)
                .map(|(_, lever)| lever)
                .collect();
            if levers.is_within(ready) {
                self.add_ways(price, coins, levers, &mut ways);
            }
        }
        ways
    }

    /// Adds the cheapest ways that use exactly these levers.
    fn add_ways(&self, price: &Price, coins: u16, levers: Levers, ways: &mut Ways) {
        let has_boat_lever = levers.has(Lever::BOAT);
        let n_jokers = levers.without(Levers::only(Lever::BOAT)).len();
        let bonus = if levers.has(Lever::JOKER_AND_FIVE) { LEVER_COINS } else { 0 };
        let Some(left) = (coins + bonus).checked_sub(price.coins.into()) else { return };
        let n_before = ways.len();
        for (index, &upper) in Resource::ALL.iter().enumerate() {
            for &lower in &Resource::ALL[index..] {
                let boats = [upper, lower];
                if self.resources_with(boats).missing(price.resources) > n_jokers {
                    continue;
                }
                let moves = self.boats.iter().zip(&boats);
                let n_upstream = moves.filter(|(from, to)| to < from).count() as u16;
                if has_boat_lever && n_upstream == 0 {
                    continue;
                }
                let n_paid = n_upstream - u16::from(has_boat_lever);
                let way = Way { boats, levers, coins: UPSTREAM_COINS * n_paid };
                if way.coins <= left {
                    add_way(way, n_before, ways);
                }
            }
        }
    }
}

/// Adds a way unless another is at least as good, and drops those it makes pointless. Ways before
/// `n_before` use other levers, so that they are compared only if they use fewer.
fn add_way(way: Way, n_before: usize, ways: &mut Ways) {
    let is_upstream_of = |one: &Way, other: &Way| {
        one.boats.iter().zip(&other.boats).all(|(one, other)| one <= other)
    };
    let (others, same) = ways.split_at(n_before);
    let is_pointless = others.iter().any(|other| {
        other.levers.is_within(way.levers)
            && other.coins <= way.coins
            && is_upstream_of(other, &way)
    }) || same.iter().any(|other| {
        other.coins < way.coins || other.coins == way.coins && is_upstream_of(other, &way)
    });
    if is_pointless {
        return;
    }
    let mut index = n_before;
    while index < ways.len() {
        let other = ways[index];
        if way.coins < other.coins || way.coins == other.coins && is_upstream_of(&way, &other) {
            ways.remove(index);
        } else {
            index += 1;
        }
    }
    ways.push(way);
}
