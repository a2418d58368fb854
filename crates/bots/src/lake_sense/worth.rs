//! What everything a player owns is worth, in points at the end.

use boonlake::{
    Action, Card, Effect, Laid, Lasting, Piece, Player, Reward, Space, State, Track, parts,
};
use table::{Game, Seat};

/// Points for a river space of advance: who is slow has fewer turns that count.
const PER_RIVER_SPACE: f32 = 0.55;

/// What a seat has and what it will still bring, in points.
pub(super) fn worth(state: &State, seat: Seat) -> f32 {
    let open = state.open();
    let player = open.player(seat);
    let n_left = f32::from(4 - open.n_scorings.min(4));
    let mut points = state.totals()[seat] as f32;
    if state.to_act().is_none() {
        return points;
    }
    let stage = Stage::new(n_left);
    points += stage.coins(f32::from(player.coins))
        + stage.inhabitant * f32::from(player.ranch)
        + stage.vase * f32::from(player.vases);
    points += hand_worth(state, seat, &stage);
    points += production_worth(player, &stage);
    points += tracks_worth(player, n_left);
    let paid = (n_left - 1.0).max(0.0);
    for recess in player.empty_recesses() {
        points += 0.45 * f32::from(recess.coins) * paid + f32::from(recess.vp) * n_left;
    }
    points += f32::from(open.terrain.cattle_vp(seat)) * n_left;
    points += lever_worth(player, n_left);
    points += presence_worth(state, seat, n_left);
    points += lasting_worth(player, n_left);
    let round = if open.is_second_round { parts().river.last(false) } else { 0 };
    points + PER_RIVER_SPACE * f32::from(player.ship + round)
}

/// How much goods are worth with so many scorings to come.
struct Stage {
    n_left: f32,
    inhabitant: f32,
    vase: f32,
    card: f32,
}

impl Stage {
    fn new(n_left: f32) -> Stage {
        let fade = (n_left / 3.0).min(1.0);
        Stage {
            n_left,
            inhabitant: 0.3 + 1.7 * fade,
            vase: 0.3 + 1.0 * fade,
            card: 0.15 + 0.75 * fade,
        }
    }

    /// The first coins are worth more than those one cannot spend.
    fn coins(&self, coins: f32) -> f32 {
        let each = 0.08 + 0.46 * (self.n_left / 3.0).min(1.0);
        each * (coins.min(16.0) + 0.5 * (coins - 16.0).max(0.0))
    }
}

/// Cards that can nearly be played are worth more than others.
fn hand_worth(state: &State, seat: Seat, stage: &Stage) -> f32 {
    let player = state.open().player(seat);
    let mut worths: Vec<f32> =
        state.hand_of(seat).iter().map(|card| card_worth(player, card, stage)).collect();
    worths.sort_by(|one, other| other.total_cmp(one));
    // Only so many will ever be played; the rest is small change.
    worths.iter().enumerate().map(|(at, worth)| if at < 6 { *worth } else { 0.5 * worth }).sum()
}

fn card_worth(player: &Player, card: Card, stage: &Stage) -> f32 {
    let sheet = parts().card(card);
    let price = player.card_price(card);
    let missing = player.production.missing(price.resources).saturating_sub(2);
    let gain = f32::from(sheet.vp) + effect_worth(&sheet.effect, stage.n_left)
        - 0.5 * f32::from(price.coins)
        - 1.5 * f32::from(price.vases)
        - 1.2 * f32::from(missing);
    stage.card * (0.75 + 0.22 * gain).clamp(0.5, 2.2)
}

/// A rough value of what a card does when it is played.
fn effect_worth(effect: &Effect, n_left: f32) -> f32 {
    let share = n_left / 4.0;
    match effect {
        Effect::Tracks { coin, card } => {
            (0.6 + 2.6 * share) * f32::from(*coin) + (0.6 + 2.9 * share) * f32::from(*card)
        }
        Effect::Gain(Reward::Coins(coins)) => 0.5 * f32::from(*coins),
        Effect::Gain(Reward::Inhabitants(number)) => 1.8 * f32::from(*number),
        Effect::Gain(Reward::Vases(_)) => 1.5,
        Effect::Gain(_) => 1.0,
        Effect::Exchange { .. } => 1.0,
        Effect::LiftLever => 1.2,
        Effect::FreeHouse | Effect::CheapSettlement => 3.0,
        Effect::Per { .. } | Effect::Threshold { .. } => 3.4,
        Effect::Always(Lasting::DiscardBonus(_)) => 1.2 * share,
        Effect::Always(_) => 3.2 * share,
    }
}

fn production_worth(player: &Player, stage: &Stage) -> f32 {
    const BY_NUMBER: [f32; 9] = [0.0, 3.0, 6.0, 8.8, 11.2, 13.2, 14.8, 16.0, 16.8];
    let number = usize::from(player.production.total()).min(8);
    BY_NUMBER[number] * (0.05 + 0.95 * (stage.n_left / 4.0))
}

fn tracks_worth(player: &Player, n_left: f32) -> f32 {
    let paid = (n_left - 1.0).max(0.0);
    let each = [(Track::Coin, 0.5), (Track::Card, 0.7)].map(|(track, per_income)| {
        let space = parts().boards.track(track)[usize::from(player.steps(track))];
        per_income * f32::from(space.income) * paid + f32::from(space.vp) * n_left
    });
    each[0] + each[1]
}

/// What a lever brings between two scorings, by its number.
const LEVER_USE: [f32; 12] = [0.8, 0.9, 1.6, 1.4, 1.2, 2.0, 0.7, 1.5, 1.4, 1.3, 2.6, 3.0];

fn lever_worth(player: &Player, n_left: f32) -> f32 {
    let n_levers = f32::from(player.levers.len());
    let uses: f32 = player
        .levers
        .iter()
        .map(|lever| {
            let now = if player.used.has(lever) { 0.0 } else { 1.0 };
            let each = LEVER_USE[lever.index()].max(1.0);
            each * ((n_left - 1.0).max(0.0) * 0.75 + now)
        })
        .sum();
    // On the way to four and seven levers, which pay at the end.
    uses + 0.8 * n_levers.min(3.0) + 1.0 * (n_levers - 4.0).clamp(0.0, 2.0)
}

/// Pieces on the map are paid at region scorings and can grow.
fn presence_worth(state: &State, seat: Seat, n_left: f32) -> f32 {
    let terrain = &state.open().terrain;
    let mut points = 0.0;
    for at in Space::all() {
        let spot = terrain.spot(at);
        points += 0.3 * n_left * f32::from(spot.n_presences_of(seat));
        if let Laid::Building(_) = spot.laid {
            for presence in spot.sites.iter().flatten().filter(|presence| presence.seat == seat) {
                points += match presence.piece {
                    Piece::Inhabitant => 1.1 + 0.5 * n_left,
                    Piece::House => 0.5 + 0.3 * n_left,
                    Piece::Settlement => 0.0,
                };
            }
        }
    }
    points
}

fn lasting_worth(player: &Player, n_left: f32) -> f32 {
    let lasting = &player.lasting;
    let bonus: u8 = lasting.discard_bonus.iter().sum();
    let each = [
        (lasting.lever_discount, 0.5),
        (lasting.card_discount, 0.9),
        (bonus, 0.3),
        (lasting.cattle_inhabitants, 0.7),
        (lasting.cattle_coins, 0.25),
        (lasting.river_coins, 0.3),
        (lasting.harbour_coins, 0.4),
        (lasting.harbour_cards, 0.5),
        (lasting.vase_bonus, 0.4),
    ];
    n_left * each.iter().map(|(number, worth)| f32::from(*number) * worth).sum::<f32>()
}

/// What a first production site is worth: that it fits the hand and the own scoring tile.
pub(super) fn first_site(state: &State, seat: Seat, action: Action) -> f32 {
    let Action::Produce { resource } = action else { return 0.0 };
    let needs = state.hand_of(seat).iter().map(|card| parts().card(card).price.resources);
    let in_hand: f32 = needs.map(|needed| f32::from(needed.of(resource).min(2))).sum();
    let own = state.open().scoring[seat.index()];
    // Boats begin at the wood, so that it is the one resource they show without a move.
    let is_wood = resource as usize == 0;
    in_hand + 1.5 * f32::from(parts().scoring(own).price.resources.of(resource))
        - if is_wood { 2.0 } else { 0.0 }
}
