//! Paying for cards and projects: coins, vases, and resources that are shown.
//!
//! Boats matter only here, so their moves are part of paying. Of all ways to pay, the cheapest
//! are offered: with the same levers none that costs more coins for boats or moves boats further
//! downstream than need be, and none that uses a lever for nothing. Where a boat that is paid to
//! go upstream can stop is up to the player.

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
pub type Ways = ArrayVec<Way, 80>;

/// How the boats get to their new places.
#[derive(Clone, Copy)]
struct Trip {
    /// How many of them go upstream.
    n_upstream: u16,
    /// Where they would be had none gone upstream, the one further upstream first.
    kept: [Resource; 2],
}

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
        // Most often no boat has to move, which is quickly seen.
        let is_shown = self.resources_with(self.boats).missing(price.resources) == 0;
        is_shown && u16::from(price.coins) <= self.coins
            || !self.ways_with(price, self.coins).is_empty()
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
                let n_upstream = self.trip(boats).n_upstream;
                if has_boat_lever && n_upstream == 0 {
                    continue;
                }
                let n_paid = n_upstream - u16::from(has_boat_lever);
                let way = Way { boats, levers, coins: UPSTREAM_COINS * n_paid };
                if way.coins <= left {
                    self.add_way(way, n_before, ways);
                }
            }
        }
    }

    /// Adds a way unless another makes it pointless, and drops those it makes pointless. Ways
    /// before `n_before` use other levers.
    fn add_way(&self, way: Way, n_before: usize, ways: &mut Ways) {
        let (others, same) = ways.split_at(n_before);
        let is_pointless = others.iter().any(|other| {
            other.levers.is_within(way.levers)
                && other.coins <= way.coins
                && self.keeps_as_much(other, &way)
        }) || same.iter().any(|other| self.is_better(other, &way));
        if is_pointless {
            return;
        }
        let mut index = n_before;
        while index < ways.len() {
            if self.is_better(&way, &ways[index]) {
                ways.remove(index);
            } else {
                index += 1;
            }
        }
        ways.push(way);
    }

    /// Whether a way is better than another with the same levers.
    fn is_better(&self, one: &Way, other: &Way) -> bool {
        one.coins < other.coins
            || one.coins == other.coins
                && self.keeps_as_much(one, other)
                && !self.keeps_as_much(other, one)
    }

    /// Whether one way moves no boat further downstream than another does.
    fn keeps_as_much(&self, one: &Way, other: &Way) -> bool {
        let (one, other) = (self.trip(one.boats).kept, self.trip(other.boats).kept);
        one.iter().zip(&other).all(|(one, other)| one <= other)
    }

    /// How the boats get to these places with the fewest moves upstream.
    fn trip(&self, [upper, lower]: [Resource; 2]) -> Trip {
        let by = |places: [Resource; 2]| {
            let moves = self.boats.iter().zip(&places);
            let n_upstream = moves.filter(|(from, to)| to < from).count() as u16;
            let mut kept = [0, 1].map(|boat| self.boats[boat].max(places[boat]));
            kept.sort_unstable();
            Trip { n_upstream, kept }
        };
        let (straight, crossed) = (by([upper, lower]), by([lower, upper]));
        if crossed.n_upstream < straight.n_upstream { crossed } else { straight }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// BL-3.5, BL-3.7; every place each boat could go to is tried
    #[test]
    fn no_way_is_cheaper_than_those_offered() {
        let mut player = Player::new(40, 1);
        let places = || {
            let pairs = |&one| Resource::ALL.iter().map(move |&other| [one, other]);
            Resource::ALL.iter().flat_map(pairs)
        };
        for boats in places().filter(|[one, other]| one <= other) {
            player.boats = boats;
            for code in 0..4usize.pow(4) {
                let needed = [0, 2, 4, 6].map(|shift| (code >> shift & 3) as u8);
                let price = Price { coins: 1, vases: 0, resources: Resources(needed) };
                let coins_of = |to: [Resource; 2]| {
                    (0..2).filter(|&boat| to[boat] < boats[boat]).count() as u16 * UPSTREAM_COINS
                };
                let cheapest = places()
                    .filter(|&to| player.resources_with(to).missing(price.resources) == 0)
                    .map(coins_of)
                    .min();
                let ways = player.ways(&price);
                assert_eq!(
                    ways.iter().map(|way| way.coins).min(),
                    cheapest,
                    "{boats:?} {needed:?}"
                );
                assert!(ways.iter().all(|way| way.boats[0] <= way.boats[1]));
            }
        }
    }
}
