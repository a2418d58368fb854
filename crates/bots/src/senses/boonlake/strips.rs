//! What taking an action strip promises, without carrying it out.

use super::stage::Stage;
use super::worth::{
    held_worth, lever_gain, piece_worth, played_worth, project_worth, reward_worth, steps_worth,
};
use boonlake::{
    Kind, Lever, Piece, Player, Price, Region, SiteCost, SiteEffect, SiteRule, State, Strip, Track,
};
use table::Seat;

/// What a seat could do now, each thing by what it would bring.
pub(super) struct Promises<'a> {
    state: &'a State,
    seat: Seat,
    player: &'a Player,
    stage: &'a Stage<'a>,
    /// The best card of each kind.
    by_kind: [f32; 3],
    /// The two best cards or projects of any kind.
    cards: [f32; 2],
    /// The two best of developing, building a house and settling.
    buildings: [f32; 2],
    /// The two best spaces to lay a tile on.
    spaces: [f32; 2],
}

impl<'a> Promises<'a> {
    pub(super) fn new(state: &'a State, seat: Seat, stage: &'a Stage<'a>) -> Promises<'a> {
        let player = state.open().player(seat);
        let mut promises = Promises {
            state,
            seat,
            player,
            stage,
            by_kind: [0.0; 3],
            cards: [0.0; 2],
            buildings: [0.0; 2],
            spaces: [0.0; 2],
        };
        promises.look_at_cards();
        promises.look_at_buildings();
        for at in state.open().map().open_spaces().iter() {
            let reward = stage.parts.land.spaces[at].reward;
            let worth = reward.map_or(0.0, |reward| reward_worth(player, reward, stage));
            keep_two(&mut promises.spaces, worth);
        }
        promises
    }

    fn look_at_cards(&mut self) {
        let (state, seat, player, stage) = (self.state, self.seat, self.player, self.stage);
        for card in state.hand_of(seat).iter() {
            let held = held_worth(player, card, stage);
            let mut gain = 2.0 * stage.coin - held;
            if can_pay(player, &player.card_price(card, stage.parts)) {
                gain = gain.max(played_worth(state, seat, card, stage) - held);
            }
            let of_kind = &mut self.by_kind[stage.parts.card(card).kind as usize];
            *of_kind = of_kind.max(gain);
            keep_two(&mut self.cards, gain);
        }
        for (area, &tile) in state.open().scoring.iter().enumerate() {
            if player.projects >> area & 1 == 0
                && can_pay(player, &player.project_price(tile, stage.parts))
            {
                let gain = project_worth(state, seat, tile, stage);
                keep_two(&mut self.cards, gain);
                self.by_kind.iter_mut().for_each(|of_kind| *of_kind = of_kind.max(gain));
            }
        }
    }

    fn look_at_buildings(&mut self) {
        let (player, stage) = (self.player, self.stage);
        if player.ranch == 0 {
            return;
        }
        let terrain = self.state.open().map();
        let developed = piece_worth(Piece::Inhabitant, stage) - stage.inhabitant;
        for site in terrain.free_sites() {
            if let Some(rule) = terrain.site_rule(site) {
                let gain = developed + self.site(rule);
                keep_two(&mut self.buildings, gain);
            }
        }
        let boards = &stage.parts.boards;
        let recess = |recess: &boonlake::components::Recess| {
            stage.coin * f32::from(recess.coins) * stage.n_paid
                + f32::from(recess.vp) * stage.n_scorings
                + f32::from(boards.tier_of(recess).end_vp)
        };
        if !player.houses.is_empty()
            && terrain.sites_with(self.seat, Piece::Inhabitant).next().is_some()
        {
            let change = piece_worth(Piece::House, stage) - piece_worth(Piece::Inhabitant, stage);
            let choice = player.houses_to_take(boards);
            let house = choice.iter().map(|place| recess(boards.house(place)));
            let house = house.fold(0.0, f32::max);
            keep_two(&mut self.buildings, house + change - stage.inhabitant);
        }
        if player.settlements > 0 && player.ranch >= 2 {
            let mut houses = terrain.sites_with(self.seat, Piece::House);
            if houses.any(|site| terrain.presences_beside(site) >= 3) {
                let change =
                    piece_worth(Piece::Settlement, stage) - piece_worth(Piece::House, stage);
                let next = boards.settlements.get(usize::from(player.settlements_taken()));
                let settlement = next.map_or(0.0, recess);
                keep_two(&mut self.buildings, settlement + change - 2.0 * stage.inhabitant);
            }
        }
    }

    fn site(&self, rule: &SiteRule) -> f32 {
        let stage = self.stage;
        let cost = match rule.cost {
            Some(SiteCost::Coins(coins)) if u16::from(coins) > self.player.coins => 99.0,
            Some(SiteCost::Coins(coins)) => stage.coin * f32::from(coins),
            Some(SiteCost::Cards(cards)) => stage.card * f32::from(cards),
            Some(SiteCost::Vp(vp)) => f32::from(vp),
            None => 0.0,
        };
        let brings = match rule.effect {
            Some(SiteEffect::Gain(reward)) => reward_worth(self.player, reward, stage),
            Some(SiteEffect::Track(track, steps)) => steps_worth(self.player, track, steps, stage),
            Some(SiteEffect::OneTrack(steps)) => Track::ALL
                .iter()
                .map(|&track| steps_worth(self.player, track, steps, stage))
                .fold(0.0, f32::max),
            Some(SiteEffect::Income(_)) => stage.weights.site_income * stage.coin,
            None => 0.0,
        };
        brings - cost
    }

    /// What taking a strip brings, from choosing it to the end of the turn.
    pub(super) fn strip(&self, strip: Strip) -> f32 {
        let open = self.state.open();
        let row = open.strips.iter().position(|&there| there == strip).unwrap_or(0);
        let (steps, fine) = self.stage.parts.boards.rows[row];
        let card = strip.kind().map_or(0.0, |kind: Kind| self.by_kind[kind as usize]);
        // A card that is played first cannot be played again afterwards.
        let another = if card >= self.cards[0] { self.cards[1] } else { self.cards[0] };
        let [space, next_space] = self.spaces;
        let [building, next_building] = self.buildings;
        let stage = self.stage;
        let weights = stage.weights;
        let action = match strip {
            Strip::Pioneer => {
                space + next_space + building - self.for_others(weights.others_pioneer * stage.card)
            }
            Strip::Cattle => {
                space + self.cattle().max(another) - self.for_others(weights.others_cattle)
            }
            Strip::Region => self.region(),
            Strip::Progress => {
                let [lever, next_lever] = self.levers();
                let drawn = weights.drawn_by_progress * stage.card;
                let others = self.for_others(weights.others_progress * stage.card);
                lever + next_lever.max(drawn) - others
            }
            Strip::Settle => {
                building + next_building.max(another) - self.for_others(weights.others_settle)
            }
            Strip::Hire => {
                let hired = stage.inhabitant * f32::from(self.player.supply.min(1));
                hired + space + self.hiring() - self.for_others(weights.others_hire)
            }
            Strip::Builder => {
                let [best, next] = self.cards;
                let drawn = weights.drawn_by_builder * stage.card;
                3.0 * stage.coin + best.max(drawn) + next - self.for_others(weights.others_builder)
            }
        };
        card + action + self.sailing(steps) - f32::from(fine)
    }

    /// What others get weighs the less the more of them there are.
    fn for_others(&self, each: f32) -> f32 {
        if self.state.open().is_solo() { 0.0 } else { self.stage.weights.for_others * each }
    }

    fn cattle(&self) -> f32 {
        let terrain = &self.state.open().terrain;
        let (player, stage) = (self.player, self.stage);
        if player.cattle == 0 {
            return 0.0;
        }
        let boards = &stage.parts.boards;
        let recess = boards.cattle[usize::from(player.cattle_taken())];
        let end_vp = boards.tier_of(&recess).end_vp;
        let own = stage.coin * f32::from(recess.coins) * stage.n_paid
            + f32::from(recess.vp) * stage.n_scorings
            + f32::from(end_vp)
            + piece_worth(Piece::Settlement, stage);
        // There is always a pasture just laid.
        let n_here = terrain.pastures_with_room().map(|at| terrain.spot(at).n_cattle()).min();
        let due = f32::from(1 + n_here.unwrap_or(0).min(player.ranch.max(1) - 1));
        let due = due - f32::from(player.lasting.cattle_inhabitants);
        if f32::from(player.ranch) < due {
            return 0.0;
        }
        (own + 2.0 * stage.coin - stage.inhabitant * due.max(0.0)).max(0.0)
    }

    fn region(&self) -> f32 {
        let open = self.state.open();
        let best = |region: Region| {
            let label = match open.covered.has(region) {
                true => 0.0,
                false => {
                    let reward = self.stage.parts.boards.label(region);
                    reward_worth(self.player, reward, self.stage)
                }
            };
            let n_paying = open.map().presences_outside(self.seat, region);
            let vp = if self.player.is_ready(Lever::Region) { 1.0 } else { 0.0 };
            label + (self.stage.coin + vp) * f32::from(n_paying)
        };
        let is_open =
            |region: Region| !open.covered.has(region) || open.free_labels().next().is_none();
        let best =
            Region::ALL.iter().filter(|&&region| is_open(region)).map(|&region| best(region));
        best.fold(0.0, f32::max) - self.for_others(self.stage.weights.others_region)
    }

    /// The best lever alone, and the best of the rest with an inhabitant.
    fn levers(&self) -> [f32; 2] {
        let mut best = [0.0; 2];
        for lever in Lever::ALL.iter().copied() {
            let cost = self.player.lever_cost(lever, &self.stage.parts.boards);
            if !self.player.levers.has(lever) && self.player.coins >= cost.into() {
                let gain = lever_gain(self.player, lever, self.stage);
                keep_two(&mut best, gain - self.stage.coin * f32::from(cost));
            }
        }
        [best[0], (best[1] - self.stage.inhabitant).max(0.0)]
    }

    fn hiring(&self) -> f32 {
        let n_hired = (self.player.coins / 3).min(u16::from(self.player.supply)).min(2);
        (self.stage.inhabitant - 3.0 * self.stage.coin).max(0.0) * f32::from(n_hired)
    }

    /// The best space of the river within reach.
    fn sailing(&self, steps: u8) -> f32 {
        let open = self.state.open();
        let ship = self.player.ship;
        let reached = (1..=steps).map(|steps| {
            let at = open.landing(self.seat, steps);
            let space = self.stage.parts.river.space(open.is_second_round, at);
            let reward =
                space.reward.map_or(0.0, |reward| reward_worth(self.player, reward, self.stage));
            reward + self.stage.weights.river_space * f32::from(at - ship)
        });
        reached.fold(0.0, f32::max)
    }
}

/// Keeps the two largest.
fn keep_two(best: &mut [f32; 2], worth: f32) {
    if worth > best[0] {
        *best = [worth, best[0]];
    } else if worth > best[1] {
        best[1] = worth;
    }
}

/// Whether a price could be paid, near enough.
fn can_pay(player: &Player, price: &Price) -> bool {
    let n_jokers = [Lever::JokerOrTwo, Lever::JokerAndFive]
        .iter()
        .filter(|&&lever| player.is_ready(lever))
        .count();
    player.coins >= price.coins.into()
        && player.vases >= price.vases
        && usize::from(player.production.missing(price.resources)) <= 2 + n_jokers
}
