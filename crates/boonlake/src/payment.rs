//! Paying for cards and projects: coins, vases, and resources that are shown.
//!
//! Boats matter only here, so their moves are part of paying. Of all ways to pay, the cheapest
//! are offered: with the same levers none that costs more coins for boats or moves boats further
//! downstream than need be, and none that uses a lever for nothing. Where a boat that is paid to
//! go upstream can stop is up to the player.

use crate::card::Card;
use crate::components::Components;
use crate::effect::Price;
use crate::lever::{Lever, Levers};
use crate::player::Player;
use crate::resource::{Resource, Resources};
use crate::rule::Rule;
use crate::scoring_tile::ScoringTile;
use crate::state::Open;
use arrayvec::ArrayVec;
use table::Seat;

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

impl Way {
    /// The coins that come with the levers used.
    pub fn lever_coins(&self) -> u16 {
        bonus_coins(self.levers)
    }

    /// The one that uses the fewest levers, and of those the one that costs least.
    pub fn cheapest(ways: &[Way]) -> Option<&Way> {
        ways.iter().min_by_key(|way| (way.levers.len(), way.coins))
    }
}

/// The ways to pay for something.
pub type Ways = ArrayVec<Way, 80>;

/// How the boats get to some places.
#[derive(Clone, Copy)]
struct Trip {
    /// The places, the one further upstream first.
    boats: [Resource; 2],
    /// How many boats go upstream, if as few as possible do.
    n_upstream: u8,
    /// Where the boats would be had none gone upstream, the one further upstream first.
    kept: [Resource; 2],
    /// How many resources of the price are not shown then.
    n_missing: u8,
}

impl Trip {
    /// Whether no boat goes further downstream than in another trip.
    fn keeps_as_much_as(&self, other: &Trip) -> bool {
        self.kept.iter().zip(&other.kept).all(|(one, other)| one <= other)
    }

    /// What it costs in coins.
    fn coins(&self, has_boat_lever: bool) -> u16 {
        UPSTREAM_COINS * u16::from(self.n_upstream.saturating_sub(has_boat_lever.into()))
    }
}

const PAYING_LEVERS: [Lever; 3] = [Lever::Boat, Lever::JokerOrTwo, Lever::JokerAndFive];

impl Player {
    /// What a card costs this player.
    pub fn card_price(&self, card: Card, parts: &Components) -> Price {
        self.reduced(parts.card(card).price)
    }

    /// What the project of a scoring tile costs this player.
    pub fn project_price(&self, tile: ScoringTile, parts: &Components) -> Price {
        self.reduced(parts.scoring(tile).price)
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
        let mut ways: ArrayVec<(Way, Trip), 80> = ArrayVec::new();
        if price.vases > self.vases {
            return Ways::new();
        }
        let ready = self.paying_levers();
        for choice in 0..8u8 {
            let chosen = PAYING_LEVERS.into_iter().enumerate();
            let levers: Levers = chosen
                .filter(|(index, _)| choice >> index & 1 == 1)
                .map(|(_, lever)| lever)
                .collect();
            if (levers - ready).is_empty() {
                self.add_ways(price, levers, &mut ways);
            }
        }
        ways.into_iter().map(|(way, _)| way).collect()
    }

    /// What moving the boats costs at least so that they show what a price asks for without any
    /// lever; `None` if they cannot.
    pub fn boat_coins(&self, price: &Price) -> Option<u16> {
        if self.resources_with(self.boats).missing(price.resources) == 0 {
            return Some(0);
        }
        if self.production.missing(price.resources) > 2 {
            return None;
        }
        let shown = self.trips(price).filter(|trip| trip.n_missing == 0);
        shown.map(|trip| trip.coins(false)).min()
    }

    /// Whether a price can be paid, and if not, why.
    pub(crate) fn check_price(&self, price: &Price) -> Result<(), Rule> {
        if price.vases > self.vases {
            return Err(Rule::NoVase);
        }
        // Most often no boat has to move, which is quickly seen.
        let is_shown = self.resources_with(self.boats).missing(price.resources) == 0;
        if is_shown && u16::from(price.coins) <= self.coins {
            return Ok(());
        }
        // With all levers a price can be paid if it can be paid with any of them.
        let levers = self.paying_levers();
        if self.production.missing(price.resources) > 2 + n_jokers(levers) {
            return Err(Rule::NoResources);
        }
        let shown = self.trips(price).filter(|trip| trip.n_missing <= n_jokers(levers));
        let for_boats = shown.map(|trip| trip.coins(levers.has(Lever::Boat))).min();
        let for_boats = for_boats.ok_or(Rule::NoResources)?;
        let is_enough = self.coins + bonus_coins(levers) >= u16::from(price.coins) + for_boats;
        if is_enough { Ok(()) } else { Err(Rule::NoCoins) }
    }

    /// The levers that are up and can help to pay.
    fn paying_levers(&self) -> Levers {
        PAYING_LEVERS.into_iter().filter(|&lever| self.is_ready(lever)).collect()
    }

    /// Adds the cheapest ways that use exactly these levers.
    fn add_ways(&self, price: &Price, levers: Levers, ways: &mut ArrayVec<(Way, Trip), 80>) {
        let coins = self.coins + bonus_coins(levers);
        let Some(left) = coins.checked_sub(price.coins.into()) else { return };
        let n_before = ways.len();
        for trip in self.trips(price) {
            let has_boat_lever = levers.has(Lever::Boat);
            let way = Way { boats: trip.boats, levers, coins: trip.coins(has_boat_lever) };
            let is_possible = trip.n_missing <= n_jokers(levers) && way.coins <= left;
            if is_possible && !(has_boat_lever && trip.n_upstream == 0) {
                add_way(way, trip, n_before, ways);
            }
        }
    }

    /// The trips to all places that the boats can have.
    fn trips(&self, price: &Price) -> impl Iterator<Item = Trip> {
        let pairs = Resource::ALL.iter().enumerate().flat_map(|(index, &upper)| {
            Resource::ALL[index..].iter().map(move |&lower| [upper, lower])
        });
        pairs.map(|boats| self.trip(boats, price))
    }

    fn trip(&self, boats: [Resource; 2], price: &Price) -> Trip {
        let n_missing = self.resources_with(boats).missing(price.resources);
        let [one, other] = self.boats;
        let by = |[to_one, to_other]: [Resource; 2]| {
            let n_upstream = u8::from(to_one < one) + u8::from(to_other < other);
            let kept = [one.max(to_one), other.max(to_other)];
            let kept = [kept[0].min(kept[1]), kept[0].max(kept[1])];
            Trip { boats, n_upstream, kept, n_missing }
        };
        // Either boat may go to either place.
        let (straight, crossed) = (by(boats), by([boats[1], boats[0]]));
        if crossed.n_upstream < straight.n_upstream { crossed } else { straight }
    }
}

impl Open {
    /// The ways in which a seat can pay for a card.
    pub fn card_ways(&self, seat: Seat, card: Card) -> Ways {
        let player = self.player(seat);
        player.ways(&player.card_price(card, self.parts()))
    }

    /// The ways in which a seat can pay for a project.
    pub fn project_ways(&self, seat: Seat, tile: ScoringTile) -> Ways {
        let player = self.player(seat);
        player.ways(&player.project_price(tile, self.parts()))
    }
}

/// For how many resources these levers stand.
fn n_jokers(levers: Levers) -> u8 {
    levers.without(Lever::Boat).len() as u8
}

/// The coins that come with these levers.
fn bonus_coins(levers: Levers) -> u16 {
    if levers.has(Lever::JokerAndFive) { LEVER_COINS } else { 0 }
}

/// Adds a way unless another makes it pointless, and drops those it makes pointless. Ways before
/// `n_before` use other levers.
fn add_way(way: Way, trip: Trip, n_before: usize, ways: &mut ArrayVec<(Way, Trip), 80>) {
    let is_better = |(one, one_trip): &(Way, Trip), (other, other_trip): &(Way, Trip)| {
        one.coins < other.coins
            || one.coins == other.coins
                && one_trip.keeps_as_much_as(other_trip)
                && !other_trip.keeps_as_much_as(one_trip)
    };
    let new = (way, trip);
    let (others, same) = ways.split_at(n_before);
    let is_pointless = others.iter().any(|(other, other_trip)| {
        (other.levers - way.levers).is_empty()
            && other.coins <= way.coins
            && other_trip.keeps_as_much_as(&trip)
    }) || same.iter().any(|other| is_better(other, &new));
    if is_pointless {
        return;
    }
    let mut index = n_before;
    while index < ways.len() {
        if is_better(&new, &ways[index]) {
            ways.remove(index);
        } else {
            index += 1;
        }
    }
    ways.push(new);
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
