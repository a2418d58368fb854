//! What taking an action strip promises, without carrying it out.

use super::gains::Gains;
use super::stage::Stage;
use super::worth::{held_worth, piece_worth, played_worth, project_worth};
use boonlake::{Kind, Lever, Offer, Offered, Piece, Player, Price, Region, State, Strip};
use table::Seat;

/// The best of what a seat could do now.
pub(super) struct Promises<'a> {
    gains: &'a Gains<'a>,
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
    pub(super) fn new(gains: &'a Gains<'a>) -> Promises<'a> {
        let Gains { state, seat, player, stage, .. } = *gains;
        let mut promises = Promises {
            gains,
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
            keep_two(&mut promises.spaces, gains.space(at));
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
        if self.player.ranch == 0 {
            return;
        }
        let map = self.state.open().map();
        for site in map.free_sites() {
            keep_two(&mut self.buildings, self.gains.developed(site));
        }
        if !self.player.houses.is_empty()
            && map.sites_with(self.seat, Piece::Inhabitant).next().is_some()
        {
            keep_two(&mut self.buildings, self.gains.house(false));
        }
        let settlement = self.gains.best_settlement(Offer::of([Offered::Upgrade]));
        keep_two(&mut self.buildings, settlement);
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
        let is_open =
            |region: Region| !open.covered.has(region) || open.free_labels().next().is_none();
        let regions = Region::ALL.iter().copied().filter(|&region| is_open(region));
        let best = regions.map(|region| self.gains.region(region)).fold(0.0, f32::max);
        best - self.for_others(self.stage.weights.others_region)
    }

    /// The best lever alone, and the best of the rest with an inhabitant.
    fn levers(&self) -> [f32; 2] {
        let mut best = [0.0; 2];
        for lever in Lever::ALL.iter().copied() {
            let cost = self.player.lever_cost(lever, &self.stage.parts.boards);
            if !self.player.levers.has(lever) && self.player.coins >= cost.into() {
                keep_two(&mut best, self.gains.modernized(lever));
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
        (1..=steps).map(|steps| self.gains.sailed(steps)).fold(0.0, f32::max)
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
