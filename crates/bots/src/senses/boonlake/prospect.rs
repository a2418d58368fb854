//! How much of what is counted a player will have later, and which scoring tiles that meets.

use super::stage::Stage;
use super::weights::Weights;
use boonlake::{Condition, Counted, ScoringTile, State, Track};
use table::Seat;

/// How much of something a seat will probably have at the end.
pub(super) fn at_the_end(state: &State, seat: Seat, what: Counted, stage: &Stage<'_>) -> f32 {
    let (growth, most) = growth(what, stage.weights);
    (f32::from(count(state, seat, what)) + growth * 4.0 * stage.left).min(most)
}

/// How much of something a seat gains in a quarter of a match, and the most there can be.
fn growth(what: Counted, weights: &Weights) -> (f32, f32) {
    match what {
        Counted::Track(_) => (weights.growth_tracks, 9.0),
        Counted::Levers => (weights.growth_levers, 12.0),
        Counted::Cattle => (weights.growth_cattle, 5.0),
        Counted::Houses => (weights.growth_houses, 6.0),
        Counted::Settlements => (weights.growth_settlements, 4.0),
        Counted::Production => (weights.growth_production, 8.0),
        Counted::Presences(_) => (weights.growth_presences, 9.0),
    }
}

fn count(state: &State, seat: Seat, what: Counted) -> u8 {
    let player = state.open().player(seat);
    match what {
        Counted::Track(track) => player.steps(track),
        Counted::Levers => player.levers.len() as u8,
        Counted::Cattle => player.cattle_taken(),
        Counted::Houses => player.houses_taken(),
        Counted::Settlements => player.settlements_taken(),
        Counted::Production => player.production.total(),
        Counted::Presences(region) => state.open().map().presences_in(seat, region),
    }
}

/// What the scoring tiles that a seat has not scored will bring, each at the scoring that suits.
pub(super) fn scoring_tiles(state: &State, seat: Seat, stage: &Stage<'_>) -> f32 {
    let open = state.open();
    let scored = open.player(seat).scored;
    let n_scored = scored.count_ones() as usize;
    let mut hopes = [[0.0; 4]; 4];
    let mut n_left = 0;
    for (area, &tile) in open.scoring.iter().enumerate() {
        if scored >> area & 1 == 0 {
            hopes[n_left] = hopes_of(state, seat, tile, area == seat.index(), stage);
            n_left += 1;
        }
    }
    // A match begins before all tiles lie there.
    if n_left + n_scored < 4 { 0.0 } else { best_order(&hopes[..n_left], n_scored, 0) }
}

/// What a tile brings if it is scored at each of the four scorings.
fn hopes_of(
    state: &State,
    seat: Seat,
    tile: ScoringTile,
    is_own: bool,
    stage: &Stage<'_>,
) -> [f32; 4] {
    let sheet = stage.parts.scoring(tile);
    let factor = if is_own { 2.0 } else { 1.0 };
    let now = 4.0 * (1.0 - stage.left);
    let (have, other, growth, surplus) = standing(state, seat, sheet.condition, stage);
    let [likely, each] = stage.weights.tile_chance;
    std::array::from_fn(|index| {
        let number = index as f32 + 1.0;
        let (most, least) = sheet.values[index];
        let short = f32::from(most) - have + (f32::from(least) - other).max(0.0);
        let later = (number - now).max(0.0);
        let short = short.max(if other > 0.0 || least > 0 { 0.0 } else { -9.0 });
        let chance = match later > 0.1 {
            false if short <= 0.0 => 1.0,
            false => 0.0,
            true => (likely - each * (short - growth * later)).clamp(0.05, 0.95),
        };
        let gained = surplus * f32::from(most) * chance;
        factor * number * (2.0 * chance - 1.0) + gained.max(0.0)
    })
}

/// What a seat has of a condition (the larger and the smaller number where there are two), how
/// much it gains in a quarter of a match, and what meeting it brings besides, for each.
fn standing(
    state: &State,
    seat: Seat,
    condition: Condition,
    stage: &Stage<'_>,
) -> (f32, f32, f32, f32) {
    let open = state.open();
    let player = open.player(seat);
    let map = open.map();
    let alone = |number: u8, growth: f32| (f32::from(number), 0.0, growth, 0.0);
    let pair = |one: u8, other: u8, growth: f32| {
        (f32::from(one.max(other)), f32::from(one.min(other)), growth, 0.0)
    };
    let coins = f32::from(player.coins);
    let weights = stage.weights;
    let [inhabitants, vases, by_coins] = weights.growth_exchanges;
    match condition {
        Condition::AtLeast(what) => alone(count(state, seat, what), growth(what, weights).0),
        Condition::LowerTrack => alone(
            player.steps(Track::Coin).min(player.steps(Track::Card)),
            weights.growth_lower_track,
        ),
        Condition::ConnectedTiles => alone(map.connected_tiles(seat), weights.growth_connected),
        Condition::Bridges => alone(map.presences_at_bridges(seat), weights.growth_bridges),
        Condition::Regions([one, other]) => {
            let growth = weights.growth_two_regions;
            pair(map.presences_in(seat, one), map.presences_in(seat, other), growth)
        }
        Condition::CardKinds([one, other]) => {
            let n_played = |kind| player.n_played(kind, stage.parts);
            pair(n_played(one), n_played(other), weights.growth_card_kinds)
        }
        Condition::ExchangeInhabitants => (
            f32::from(player.ranch) + (coins / 5.0).floor(),
            0.0,
            inhabitants,
            2.0 - stage.inhabitant,
        ),
        Condition::ExchangeVases => {
            (f32::from(player.vases) + (coins / 5.0).floor(), 0.0, vases, 2.0 - stage.vase)
        }
        Condition::ExchangeCoins => ((coins / 2.0).floor(), 0.0, by_coins, 1.0 - 2.0 * stage.coin),
    }
}

/// The most that tiles can bring, one at each scoring to come.
fn best_order(hopes: &[[f32; 4]], scoring: usize, taken: u8) -> f32 {
    if scoring == 4 {
        return 0.0;
    }
    (0..hopes.len())
        .filter(|tile| taken >> tile & 1 == 0)
        .map(|tile| hopes[tile][scoring] + best_order(hopes, scoring + 1, taken | 1 << tile))
        .fold(f32::MIN, f32::max)
}
