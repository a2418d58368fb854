//! What everything a player owns is worth, in points at the end.

use super::prospect::{at_the_end, scoring_tiles};
use super::stage::Stage;
use boonlake::{
    Bundle, Card, Effect, Lasting, Lever, Piece, Player, Resource, Reward, ScoringTile, State,
    Track,
};
use table::{Game, Seat};

/// Points for a river space of advance: who is slow lets the others choose when it ends.
pub(super) const PER_RIVER_SPACE: f32 = 1.65;

/// How much of what scoring tiles promise is believed.
const TILE_SHARE: f32 = 0.67;

/// What a seat has and what it will still bring, in points.
pub(super) fn worth(state: &State, seat: Seat) -> f32 {
    let open = state.open();
    let player = open.player(seat);
    let mut points = state.total_vp(seat) as f32;
    if state.to_act().is_none() {
        return points;
    }
    let stage = Stage::of(state);
    points += stage.coins(f32::from(player.coins))
        + stage.inhabitants(player)
        + stage.vase * f32::from(player.vases);
    points += hand_worth(state, seat, &stage);
    points += production_worth(player.production.total(), &stage);
    points += tracks_worth(player, &stage);
    for recess in player.empty_recesses(&stage.parts.boards) {
        points += stage.coin * f32::from(recess.coins) * stage.n_paid
            + f32::from(recess.vp) * stage.n_scorings;
    }
    points += f32::from(open.map().cattle_vp(seat)) * stage.n_scorings;
    points += lever_worth(player, &stage);
    points += presence_worth(state, seat, &stage);
    points += lasting_worth(player, &stage);
    points += TILE_SHARE * scoring_tiles(state, seat, &stage);
    let round = if open.is_second_round { stage.parts.river.last(false) } else { 0 };
    points + PER_RIVER_SPACE * f32::from(player.ship + round)
}

/// How many of the best cards in hand count in full: no more will ever be played.
const N_PLAYED: usize = 5;

fn hand_worth(state: &State, seat: Seat, stage: &Stage<'_>) -> f32 {
    let player = state.open().player(seat);
    let mut best = [0.0_f32; N_PLAYED];
    let mut points = 0.0;
    for card in state.hand_of(seat).iter() {
        let mut worth = held_worth(player, card, stage);
        let small = stage.card.min(worth);
        points += small;
        worth -= small;
        for place in &mut best {
            if worth > *place {
                std::mem::swap(place, &mut worth);
            }
        }
    }
    // Each further card is less likely to be played.
    best.iter().zip([1.0, 0.9, 0.75, 0.6, 0.45]).map(|(worth, share)| worth * share).sum::<f32>()
        + points
}

/// What a card in hand is worth: what it will bring, as far as it can be hoped to be paid.
pub(super) fn held_worth(player: &Player, card: Card, stage: &Stage<'_>) -> f32 {
    let sheet = stage.parts.card(card);
    let price = &sheet.price;
    let n_short = player.production.missing(price.resources).saturating_sub(2);
    let hope = [0.55, 0.38, 0.2, 0.08][usize::from(n_short).min(3)];
    let gain = f32::from(sheet.vp) + usual_worth(&sheet.effect, stage)
        - stage.coin * f32::from(price.coins)
        - stage.vase * f32::from(price.vases);
    (hope * gain * stage.left.min(0.3) / 0.3).max(stage.card)
}

/// What a card usually does for whoever plays it: rough, but quickly said.
fn usual_worth(effect: &Effect, stage: &Stage<'_>) -> f32 {
    match effect {
        Effect::Tracks { coin, card } => {
            f32::from(coin + card) * (0.9 + 0.75 * stage.n_paid) + 0.4 * f32::from(*card)
        }
        Effect::Gain(Reward::Coins(coins)) => stage.coin * f32::from(*coins),
        Effect::Gain(Reward::Inhabitants(number)) => stage.inhabitant * f32::from(*number),
        Effect::Gain(_) => stage.vase,
        Effect::Exchange { .. } | Effect::LiftLever => 1.0,
        Effect::FreeHouse | Effect::CheapSettlement => {
            stage.inhabitant + 1.0 + 0.5 * stage.n_scorings
        }
        Effect::Per { .. } | Effect::Threshold { .. } => 4.0,
        Effect::Always(lasting) => one_lasting(*lasting) * 4.0 * stage.left,
    }
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
fn effect_worth(state: &State, seat: Seat, effect: &Effect, stage: &Stage<'_>) -> f32 {
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
            0.8 * gain.max(0.0)
        }
        Effect::LiftLever => 1.2 * player.used.len().min(1) as f32,
        Effect::FreeHouse => stage.inhabitant + 1.0 + 0.5 * stage.n_scorings,
        Effect::CheapSettlement => stage.inhabitant + 1.0 + 0.5 * stage.n_scorings,
        Effect::Per { what, vp } => f32::from(*vp) * at_the_end(state, seat, *what, stage),
        Effect::Threshold { what, low, high } => {
            let number = at_the_end(state, seat, *what, stage);
            let reached = |from: u8| (number - f32::from(from) + 1.0).clamp(0.0, 1.0);
            f32::from(low.1) * reached(low.0) + f32::from(high.1 - low.1) * reached(high.0)
        }
        Effect::Always(lasting) => one_lasting(*lasting) * 4.0 * stage.left,
    }
}

/// What a plain reward is worth.
pub(super) fn reward_worth(player: &Player, reward: Reward, stage: &Stage<'_>) -> f32 {
    match reward {
        Reward::Coins(number) => stage.coin * f32::from(number),
        Reward::Cards(number) => 1.3 * stage.card * f32::from(number),
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

fn one_production(player: &Player, stage: &Stage<'_>) -> f32 {
    let total = player.production.total();
    production_worth(total + 1, stage) - production_worth(total, stage)
}

fn production_worth(total: u8, stage: &Stage<'_>) -> f32 {
    const BY_NUMBER: [f32; 9] = [0.0, 3.6, 7.0, 10.0, 12.6, 14.8, 16.4, 17.6, 18.4];
    BY_NUMBER[usize::from(total).min(8)] * stage.left.sqrt()
}

fn tracks_worth(player: &Player, stage: &Stage<'_>) -> f32 {
    track_worth(Track::Coin, player.steps(Track::Coin), stage)
        + track_worth(Track::Card, player.steps(Track::Card), stage)
}

fn track_worth(track: Track, steps: u8, stage: &Stage<'_>) -> f32 {
    let space = stage.parts.boards.track(track)[usize::from(steps)];
    let each = match track {
        Track::Coin => stage.coin,
        Track::Card => 1.2 * stage.card,
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
        + 2.0 * beyond as f32
}

/// What a lever brings between two scorings.
fn lever_use(player: &Player, lever: Lever, stage: &Stage<'_>) -> f32 {
    match lever {
        Lever::Vase => 1.2,
        Lever::Modernize => 1.1,
        Lever::Upgrade => 1.6,
        Lever::Production => 0.6 * stage.coin * f32::from(player.production.total()),
        Lever::ThreeCoins => 2.0 * stage.coin,
        Lever::Region => 3.0,
        Lever::Boat => 1.0,
        Lever::Settlement => 2.0,
        Lever::Tile => 0.9 * stage.inhabitant,
        Lever::JokerOrTwo => 2.0 * stage.coin,
        Lever::JokerAndFive => 5.0 * stage.coin,
        Lever::Cards => 3.0 + stage.inhabitant - 2.5 * stage.card,
    }
}

fn lever_worth(player: &Player, stage: &Stage<'_>) -> f32 {
    let n_levers = player.levers.len() as f32;
    let later = (stage.n_scorings - 1.0).max(0.0) * 0.6;
    let uses: f32 = player
        .levers
        .iter()
        .map(|lever| {
            // A lever that is up at a scoring brings a point.
            let now = if player.used.has(lever) { 0.0 } else { 0.85 };
            lever_use(player, lever, stage).max(1.0) * (later + now)
        })
        .sum();
    // On the way to four and seven levers, which pay at the end.
    let on_the_way = 1.0 * n_levers.min(3.0) + 1.5 * (n_levers - 4.0).clamp(0.0, 2.0);
    uses + on_the_way * stage.left.sqrt()
}

/// What buying a lever brings, whatever it costs.
pub(super) fn lever_gain(player: &Player, lever: Lever, stage: &Stage<'_>) -> f32 {
    let mut after = player.clone();
    after.levers.add(lever);
    let at_the_end = match player.levers.len() {
        0..3 => 0.0,
        3 => 8.0,
        4 | 5 => 2.0,
        6 => 9.0,
        _ => 3.0,
    };
    at_the_end + lever_worth(&after, stage) - lever_worth(player, stage)
}

/// What a piece on the map will bring: it is paid at region scorings and can grow.
pub(super) fn piece_worth(piece: Piece, stage: &Stage<'_>) -> f32 {
    let scored = 0.25 * stage.n_scorings;
    scored
        + match piece {
            Piece::Inhabitant => 0.3 * stage.inhabitant + 0.3 * stage.n_scorings,
            Piece::House => 0.2 + 0.3 * stage.n_scorings,
            Piece::Settlement => 0.0,
        }
}

fn presence_worth(state: &State, seat: Seat, stage: &Stage<'_>) -> f32 {
    let terrain = &state.open().terrain;
    let n_cattle = state.open().player(seat).cattle_taken();
    let mut points = piece_worth(Piece::Settlement, stage) * f32::from(n_cattle);
    for at in terrain.laid().without(terrain.pastures()).iter() {
        for presence in terrain.spot(at).sites.iter().flatten() {
            if presence.side == seat {
                points += piece_worth(presence.piece, stage);
            }
        }
    }
    points
}

/// What a lasting effect brings between two scorings.
fn one_lasting(lasting: Lasting) -> f32 {
    match lasting {
        Lasting::LeverDiscount(coins) => 0.4 * f32::from(coins),
        Lasting::CardDiscount => 1.1,
        Lasting::DiscardBonus(_) => 0.3,
        Lasting::CattleInhabitant => 0.8,
        Lasting::CattleCoins => 0.5,
        Lasting::RiverCoins => 0.45,
        Lasting::HarbourCoins => 0.7,
        Lasting::HarbourCards => 0.9,
        Lasting::VaseBonus => 0.5,
    }
}

fn lasting_worth(player: &Player, stage: &Stage<'_>) -> f32 {
    let lasting = &player.lasting;
    let bonus: u8 = lasting.discard_bonus.iter().sum();
    let each = [
        (lasting.lever_discount, one_lasting(Lasting::LeverDiscount(1))),
        (lasting.card_discount, one_lasting(Lasting::CardDiscount)),
        (bonus, 0.3),
        (lasting.cattle_inhabitants, one_lasting(Lasting::CattleInhabitant)),
        (lasting.cattle_coins / 2, one_lasting(Lasting::CattleCoins)),
        (lasting.river_coins, one_lasting(Lasting::RiverCoins)),
        (lasting.harbour_coins / 2, one_lasting(Lasting::HarbourCoins)),
        (lasting.harbour_cards / 2, one_lasting(Lasting::HarbourCards)),
        (lasting.vase_bonus, one_lasting(Lasting::VaseBonus)),
    ];
    4.0 * stage.left * each.iter().map(|(number, worth)| f32::from(*number) * worth).sum::<f32>()
}

/// What a first production site is worth: that it fits the hand and the own scoring tile.
pub(super) fn first_site(state: &State, seat: Seat, resource: Resource) -> f32 {
    let needs = state.hand_of(seat).iter().map(|card| state.parts().card(card).price.resources);
    let in_hand: f32 = needs.map(|needed| f32::from(needed.of(resource).min(2))).sum();
    let own = state.open().scoring[seat.index()];
    // Boats begin at the wood, so that it is the one resource they show without a move.
    let is_wood = resource == Resource::Wood;
    in_hand + 1.5 * f32::from(state.parts().scoring(own).price.resources.of(resource))
        - if is_wood { 2.0 } else { 0.0 }
}
