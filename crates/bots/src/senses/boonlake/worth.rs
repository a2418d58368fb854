//! What everything a player owns is worth, in points at the end.

use super::hand::Hand;
use super::prospect::{Plan, at_the_end};
use super::stage::Stage;
use super::weights::Weights;
use boonlake::components::Recess;
use boonlake::{
    Bundle, Card, Effect, Lasting, Lever, Piece, Player, Resource, Reward, ScoringTile, State,
    Track,
};
use table::{Game, Seat};

/// What a seat has and what it will still bring, in points.
pub(super) fn worth(state: &State, seat: Seat, weights: &Weights) -> f32 {
    let open = state.open();
    let player = open.player(seat);
    let mut points = state.open().total_vp(seat) as f32;
    if state.to_act().is_none() {
        return points;
    }
    let stage = Stage::of(state, weights);
    points += Hand::new(state, seat, player, &stage).worth;
    points += fading_worth(player, &stage);
    points += tracks_worth(player, &stage);
    for recess in player.empty_recesses(&stage.parts.boards) {
        points += income_worth(recess, &stage);
    }
    points += f32::from(open.map().cattle_vp(seat)) * stage.n_scorings;
    points += lever_worth(player, &stage);
    points += presence_worth(state, seat, &stage);
    points += weights.scoring_tiles * Plan::new(state, seat, &stage).worth;
    points + river_worth(state, seat, &stage)
}

/// What the way that a ship has made is worth.
pub(super) fn river_worth(state: &State, seat: Seat, stage: &Stage<'_>) -> f32 {
    let open = state.open();
    let round = if open.is_second_round { stage.parts.river.last(false) } else { 0 };
    stage.weights.river_space * f32::from(open.player(seat).ship + round)
}

/// What is worth the less the nearer the end is.
pub(super) fn fading_worth(player: &Player, stage: &Stage<'_>) -> f32 {
    stage.coins(f32::from(player.coins))
        + stage.inhabitants(f32::from(player.ranch))
        + stage.vase * f32::from(player.vases)
        + production_worth(player.production.total(), stage)
        + levers_begun(player.levers.len(), stage)
        + lasting_worth(player, stage)
}

/// What a card in hand is worth: what it will bring, as far as it can be hoped to be paid.
pub(super) fn held_worth(player: &Player, card: Card, stage: &Stage<'_>) -> f32 {
    let sheet = stage.parts.card(card);
    let price = &sheet.price;
    let n_short = player.production.missing(price.resources).saturating_sub(2);
    let hopes = stage.weights.hope;
    let hope = hopes[usize::from(n_short).min(hopes.len() - 1)];
    let gain = f32::from(sheet.vp) + usual_worth(&sheet.effect, stage)
        - stage.coin * f32::from(price.coins)
        - stage.vase * f32::from(price.vases);
    let fading = stage.weights.fading;
    (hope * gain * stage.left.min(fading) / fading).max(stage.card)
}

/// What a card usually does for whoever plays it: rough, but quickly said.
fn usual_worth(effect: &Effect, stage: &Stage<'_>) -> f32 {
    let weights = stage.weights;
    match effect {
        Effect::Tracks { coin, card } => {
            let [at_once, at_scorings] = weights.track_step;
            f32::from(coin + card) * (at_once + at_scorings * stage.n_paid)
                + weights.card_step * f32::from(*card)
        }
        Effect::Gain(Reward::Coins(coins)) => stage.coin * f32::from(*coins),
        Effect::Gain(Reward::Inhabitants(number)) => stage.inhabitant * f32::from(*number),
        Effect::Gain(_) => stage.vase,
        Effect::Exchange { .. } | Effect::LiftLever => weights.usual_exchange,
        Effect::FreeHouse | Effect::CheapSettlement => building_worth(stage),
        Effect::Per { .. } | Effect::Threshold { .. } => weights.usual_end,
        Effect::Always(lasting) => one_lasting(*lasting, weights) * 4.0 * stage.left,
    }
}

/// What a house or settlement that a card builds is worth.
fn building_worth(stage: &Stage<'_>) -> f32 {
    let [anyway, at_scorings] = stage.weights.building;
    stage.inhabitant + anyway + at_scorings * stage.n_scorings
}

/// What playing a card brings, less what is paid for it.
pub(super) fn played_worth(state: &State, seat: Seat, card: Card, stage: &Stage<'_>) -> f32 {
    let player = state.open().player(seat);
    let sheet = stage.parts.card(card);
    let price = player.card_price(card, stage.parts);
    f32::from(sheet.vp) + effect_worth(state, seat, &sheet.effect, stage)
        - stage.coin * f32::from(price.coins)
        - stage.vase * f32::from(price.vases)
}

/// What realising a project brings, less what is paid for it.
pub(super) fn project_worth(
    state: &State,
    seat: Seat,
    tile: ScoringTile,
    stage: &Stage<'_>,
) -> f32 {
    let player = state.open().player(seat);
    let sheet = stage.parts.scoring(tile);
    let is_own = state.open().area(tile) == Some(seat.index());
    let factor = if is_own { 2.0 } else { 1.0 };
    factor * f32::from(sheet.vp) + stage.inhabitant + steps_worth(player, sheet.track, 1, stage)
        - stage.coin * f32::from(player.project_price(tile, stage.parts).coins)
}

/// What a card does when it is played, and later.
pub(super) fn effect_worth(state: &State, seat: Seat, effect: &Effect, stage: &Stage<'_>) -> f32 {
    let player = state.open().player(seat);
    match effect {
        Effect::Tracks { coin, card } => {
            steps_worth(player, Track::Coin, *coin, stage)
                + steps_worth(player, Track::Card, *card, stage)
        }
        Effect::Gain(reward) => reward_worth(player, *reward, stage),
        Effect::Exchange { give, take, both_ways } => {
            let worth = |bundle: &Bundle| {
                stage.card * f32::from(bundle.cards)
                    + stage.coin * f32::from(bundle.coins)
                    + stage.vase * f32::from(bundle.vases)
                    + stage.inhabitant * f32::from(bundle.inhabitants)
                    + f32::from(bundle.vp)
            };
            let gain = worth(take) - worth(give);
            let gain = if *both_ways { gain.abs() } else { gain };
            stage.weights.exchanged * gain.max(0.0)
        }
        Effect::LiftLever => stage.weights.lifted * player.used.len().min(1) as f32,
        Effect::FreeHouse | Effect::CheapSettlement => building_worth(stage),
        Effect::Per { what, vp } => f32::from(*vp) * at_the_end(state, seat, *what, stage),
        Effect::Threshold { what, low, high } => {
            let number = at_the_end(state, seat, *what, stage);
            let reached = |from: u8| (number - f32::from(from) + 1.0).clamp(0.0, 1.0);
            f32::from(low.1) * reached(low.0) + f32::from(high.1 - low.1) * reached(high.0)
        }
        Effect::Always(lasting) => one_lasting(*lasting, stage.weights) * 4.0 * stage.left,
    }
}

/// What a plain reward is worth.
pub(super) fn reward_worth(player: &Player, reward: Reward, stage: &Stage<'_>) -> f32 {
    match reward {
        Reward::Coins(number) => stage.coin * f32::from(number),
        Reward::Cards(number) => stage.weights.drawn * stage.card * f32::from(number),
        Reward::Vp(number) => f32::from(number),
        Reward::Inhabitants(number) => stage.inhabitant * f32::from(number.min(player.supply)),
        Reward::Vases(number) => stage.vase * f32::from(number),
        Reward::Production(Some(resource)) => match player.production.of(resource) {
            2 => 0.0,
            _ => one_production(player, stage),
        },
        Reward::Production(None) => one_production(player, stage),
        Reward::VaseOrProduction => one_production(player, stage).max(stage.vase),
    }
}

pub(super) fn one_production(player: &Player, stage: &Stage<'_>) -> f32 {
    let total = player.production.total();
    production_worth(total + 1, stage) - production_worth(total, stage)
}

fn production_worth(total: u8, stage: &Stage<'_>) -> f32 {
    let by_number = stage.weights.production;
    by_number[usize::from(total).min(by_number.len() - 1)] * stage.left.sqrt()
}

/// What an empty recess brings.
pub(super) fn recess_worth(recess: &Recess, stage: &Stage<'_>) -> f32 {
    income_worth(recess, stage) + f32::from(stage.parts.boards.tier_of(recess).end_vp)
}

/// What an empty recess brings at scorings.
fn income_worth(recess: &Recess, stage: &Stage<'_>) -> f32 {
    stage.coin * f32::from(recess.coins) * stage.n_paid + f32::from(recess.vp) * stage.n_scorings
}

fn tracks_worth(player: &Player, stage: &Stage<'_>) -> f32 {
    track_worth(Track::Coin, player.steps(Track::Coin), stage)
        + track_worth(Track::Card, player.steps(Track::Card), stage)
}

fn track_worth(track: Track, steps: u8, stage: &Stage<'_>) -> f32 {
    let space = stage.parts.boards.track(track)[usize::from(steps)];
    let each = match track {
        Track::Coin => stage.coin,
        Track::Card => stage.weights.income_card * stage.card,
    };
    each * f32::from(space.income) * stage.n_paid + f32::from(space.vp) * stage.n_scorings
}

/// What steps on a track bring, with the rewards on the way.
pub(super) fn steps_worth(player: &Player, track: Track, steps: u8, stage: &Stage<'_>) -> f32 {
    let spaces = stage.parts.boards.track(track);
    let from = usize::from(player.steps(track));
    let to = (from + usize::from(steps)).min(spaces.len() - 1);
    let beyond = from + usize::from(steps) - to;
    let rewards = spaces[from + 1..=to].iter().filter_map(|space| space.reward);
    let rewards: f32 = rewards.map(|reward| reward_worth(player, reward, stage)).sum();
    rewards + track_worth(track, to as u8, stage) - track_worth(track, from as u8, stage)
        + stage.weights.overflow * beyond as f32
}

/// What a lever brings between two scorings.
fn lever_use(player: &Player, lever: Lever, stage: &Stage<'_>) -> f32 {
    let weights = stage.weights;
    match lever {
        Lever::Vase => weights.lever_vase,
        Lever::Modernize => weights.lever_modernize,
        Lever::Upgrade => weights.lever_upgrade,
        Lever::Production => {
            weights.lever_production * stage.coin * f32::from(player.production.total())
        }
        Lever::ThreeCoins => weights.lever_three_coins * stage.coin,
        Lever::Region => weights.lever_region,
        Lever::Boat => weights.lever_boat,
        Lever::Settlement => weights.lever_settlement,
        Lever::Tile => weights.lever_tile * stage.inhabitant,
        Lever::JokerOrTwo => weights.lever_joker_or_two * stage.coin,
        Lever::JokerAndFive => weights.lever_joker_and_five * stage.coin,
        Lever::Cards => {
            let [points, n_cards] = weights.lever_cards;
            points + stage.inhabitant - n_cards * stage.card
        }
    }
}

/// What one use of a lever is worth: one that is up at a scoring brings a point.
pub(super) fn lever_use_worth(player: &Player, lever: Lever, stage: &Stage<'_>) -> f32 {
    lever_use(player, lever, stage).max(1.0)
}

/// What uses of a lever after the next scoring are worth, of one use.
fn later_uses(stage: &Stage<'_>) -> f32 {
    (stage.n_scorings - 1.0).max(0.0) * stage.weights.lever_later
}

/// What levers on the way to four and seven, which pay at the end, are worth.
fn levers_begun(n_levers: usize, stage: &Stage<'_>) -> f32 {
    let n_levers = n_levers as f32;
    let [to_four, to_seven] = stage.weights.levers_begun;
    let on_the_way = to_four * n_levers.min(3.0) + to_seven * (n_levers - 4.0).clamp(0.0, 2.0);
    on_the_way * stage.left.sqrt()
}

/// What uses of all levers are worth.
fn lever_worth(player: &Player, stage: &Stage<'_>) -> f32 {
    let later = later_uses(stage);
    let uses = player.levers.iter().map(|lever| {
        let now = if player.used.has(lever) { 0.0 } else { stage.weights.lever_now };
        lever_use_worth(player, lever, stage) * (later + now)
    });
    uses.sum::<f32>()
}

/// What buying a lever brings, whatever it costs.
pub(super) fn lever_gain(player: &Player, lever: Lever, stage: &Stage<'_>) -> f32 {
    let n_levers = player.levers.len();
    let by_number = stage.weights.levers_at_end;
    let at_the_end = by_number[n_levers.min(by_number.len() - 1)];
    let begun = levers_begun(n_levers + 1, stage) - levers_begun(n_levers, stage);
    let uses = later_uses(stage) + stage.weights.lever_now;
    at_the_end + begun + lever_use_worth(player, lever, stage) * uses
}

/// What a piece on the map will bring: it is paid at region scorings and can grow.
pub(super) fn piece_worth(piece: Piece, stage: &Stage<'_>) -> f32 {
    let weights = stage.weights;
    let growing = match piece {
        Piece::Inhabitant => {
            let [share, at_scorings] = weights.can_grow;
            share * stage.inhabitant + at_scorings * stage.n_scorings
        }
        Piece::House => {
            let [anyway, at_scorings] = weights.house;
            anyway + at_scorings * stage.n_scorings
        }
        Piece::Settlement => 0.0,
    };
    weights.presence * stage.n_scorings + growing
}

fn presence_worth(state: &State, seat: Seat, stage: &Stage<'_>) -> f32 {
    let terrain = &state.open().terrain;
    let n_cattle = state.open().player(seat).cattle_taken();
    let mut points = piece_worth(Piece::Settlement, stage) * f32::from(n_cattle);
    for at in (terrain.laid() - terrain.pastures()).iter() {
        for presence in terrain.spot(at).sites.iter().flatten() {
            if presence.side == seat {
                points += piece_worth(presence.piece, stage);
            }
        }
    }
    points
}

/// What a lasting effect brings between two scorings.
fn one_lasting(lasting: Lasting, weights: &Weights) -> f32 {
    match lasting {
        Lasting::LeverDiscount(coins) => weights.lever_discount * f32::from(coins),
        Lasting::CardDiscount => weights.card_discount,
        Lasting::DiscardBonus(_) => weights.discard_bonus,
        Lasting::CattleInhabitant => weights.cattle_inhabitant,
        Lasting::CattleCoins => weights.cattle_coins,
        Lasting::RiverCoins => weights.river_coins,
        Lasting::HarbourCoins => weights.harbour_coins,
        Lasting::HarbourCards => weights.harbour_cards,
        Lasting::VaseBonus => weights.vase_bonus,
    }
}

fn lasting_worth(player: &Player, stage: &Stage<'_>) -> f32 {
    let lasting = &player.lasting;
    let bonus: u8 = lasting.discard_bonus.iter().sum();
    let each = [
        (lasting.lever_discount, one_lasting(Lasting::LeverDiscount(1), stage.weights)),
        (lasting.card_discount, one_lasting(Lasting::CardDiscount, stage.weights)),
        (bonus, stage.weights.discard_bonus),
        (lasting.cattle_inhabitants, one_lasting(Lasting::CattleInhabitant, stage.weights)),
        (lasting.cattle_coins / 2, one_lasting(Lasting::CattleCoins, stage.weights)),
        (lasting.river_coins, one_lasting(Lasting::RiverCoins, stage.weights)),
        (lasting.harbour_coins / 2, one_lasting(Lasting::HarbourCoins, stage.weights)),
        (lasting.harbour_cards / 2, one_lasting(Lasting::HarbourCards, stage.weights)),
        (lasting.vase_bonus, one_lasting(Lasting::VaseBonus, stage.weights)),
    ];
    4.0 * stage.left * each.iter().map(|(number, worth)| f32::from(*number) * worth).sum::<f32>()
}

/// What a first production site is worth: that it fits the hand and the own scoring tile.
pub(super) fn first_site(state: &State, seat: Seat, resource: Resource, weights: &Weights) -> f32 {
    let needs = state.hand_of(seat).iter().map(|card| state.parts().card(card).price.resources);
    let in_hand: f32 = needs.map(|needed| f32::from(needed.of(resource).min(2))).sum();
    let own = state.open().scoring[seat.index()];
    // Boats begin at the wood, so that it is the one resource they show without a move.
    let is_wood = resource == Resource::Wood;
    in_hand
        + weights.project_resource
            * f32::from(state.parts().scoring(own).price.resources.of(resource))
        - if is_wood { weights.wood } else { 0.0 }
}
