//! Choices that pay for a card or project, or give something for something else.

use super::Speech;
use super::action::Deal;
use crate::Arg;
use boonlake::{
    Action, Card, Condition, Effect, Levers, Open, Price, Resource, ScoringTile, Step, View, Way,
    Ways,
};
use table::Seat;

impl Speech<'_> {
    pub(super) fn play_deal(&self, open: &Open, seat: Seat, card: Card) -> Deal {
        let parts = open.parts();
        let sheet = parts.card(card);
        let mut deal = self.card_deal("action-play", open, card);
        let price = open.player(seat).card_price(card, parts);
        self.add_price(&mut deal, &price, &open.card_ways(seat, card));
        deal.brings.push(self.card_effect(card, parts));
        if matches!(sheet.effect, Effect::Per { .. } | Effect::Threshold { .. }) {
            let vp = open.vp_of_effect(seat, sheet.effect);
            deal.brings.push(self.say("effect-as-it-stands", &[("vp", vp.into())]));
        }
        if sheet.vp > 0 {
            deal.brings.push(self.say("deal-vp-at-end", &[("vp", sheet.vp.into())]));
        }
        deal
    }

    pub(super) fn project_deal(&self, open: &Open, seat: Seat, tile: ScoringTile) -> Deal {
        let parts = open.parts();
        let sheet = parts.scoring(tile);
        let name = self.scoring_tile(tile, parts);
        let mut deal = Deal::new(self.say("action-project", &[("tile", name.into())]));
        let price = open.player(seat).project_price(tile, parts);
        self.add_price(&mut deal, &price, &open.project_ways(seat, tile));
        let is_own = open.area(tile) == Some(seat.index());
        let vp = u16::from(sheet.vp) * if is_own { 2 } else { 1 };
        deal.brings.push(self.count("vp", vp));
        deal.brings.extend(self.track_gain(open, seat, sheet.track, 1));
        // Of the two inhabitants that are taken the first stays above the project.
        if open.player(seat).supply >= 2 {
            deal.brings.push(self.count("inhabitants", 1));
        }
        if is_own {
            deal.notes.push(self.words.say("note-own-project"));
        }
        deal
    }

    /// What one pays, with the way that costs least; other ways are asked about later.
    fn add_price(&self, deal: &mut Deal, price: &Price, ways: &Ways) {
        deal.costs.extend(self.price_parts(price));
        if let Some(way) = Way::cheapest(ways) {
            deal.costs.extend(self.boats_cost(way.coins));
            deal.notes.extend(self.by_levers(way.levers));
        }
        let resources = self.resources(&price.resources);
        if !resources.is_empty() {
            deal.notes.push(self.say("deal-needs", &[("resources", resources.into())]));
        }
        if ways.len() > 1 {
            deal.notes.push(self.say("note-ways", &[("count", ways.len().into())]));
        }
    }

    fn boats_cost(&self, coins: u16) -> Option<String> {
        (coins > 0).then(|| self.say("cost-boats", &[("count", coins.into())]))
    }

    fn by_levers(&self, levers: Levers) -> Option<String> {
        let names: Vec<String> = levers.iter().map(|lever| self.lever(lever)).collect();
        (!names.is_empty())
            .then(|| self.say("note-levers", &[("levers", self.words.list(&names).into())]))
    }

    pub(super) fn pay_deal(&self, view: &View, boats: [Resource; 2], levers: Levers) -> Deal {
        let open = view.open();
        let places = boats.map(|boat| self.resource_plain(boat));
        let mut deal = Deal::new(match boats[0] == boats[1] {
            true => self.say("action-pay-both", &[("place", (&places[0]).into())]),
            false => self.say(
                "action-pay",
                &[("upper", (&places[0]).into()), ("lower", (&places[1]).into())],
            ),
        });
        let (Some(step), Some(seat)) = (open.step(), open.to_act()) else { return deal };
        let player = open.player(seat);
        let (price, ways) = match step {
            Step::PayCard { card, .. } => {
                (player.card_price(card, open.parts()), open.card_ways(seat, card))
            }
            Step::PayProject { tile, .. } => {
                (player.project_price(tile, open.parts()), open.project_ways(seat, tile))
            }
            _ => return deal,
        };
        let is_it = |way: &&Way| (way.boats, way.levers) == (boats, levers);
        let for_boats = ways.iter().find(is_it).map_or(0, |way| way.coins);
        deal.costs.extend(self.price_parts(&price));
        deal.costs.extend(self.boats_cost(for_boats));
        let by_lever = Way { boats, levers, coins: for_boats }.lever_coins();
        deal.brings.extend(self.some("coins", by_lever));
        deal.notes.extend(self.by_levers(levers));
        let left = (player.coins + by_lever).saturating_sub(u16::from(price.coins) + for_boats);
        deal.notes.push(self.say("note-coins-left", &[("count", left.into())]));
        deal
    }

    pub(super) fn discard_deal(&self, open: &Open, seat: Seat, card: Card) -> Deal {
        let mut deal = self.card_deal("action-discard", open, card);
        let kind = open.parts().card(card).kind;
        deal.brings.push(self.count("coins", open.player(seat).discard_coins(kind)));
        deal
    }

    pub(super) fn drop_deal(&self, open: &Open, card: Card) -> Deal {
        let mut deal = self.card_deal("action-drop", open, card);
        deal.notes.push(self.words.say("note-no-coins"));
        deal
    }

    fn card_deal(&self, key: &str, open: &Open, card: Card) -> Deal {
        let name = self.card(card, open.parts());
        Deal::new(self.say(key, &[("card", name.into())]))
    }

    pub(super) fn exchange_deal(&self, open: &Open, action: Action) -> Deal {
        let mut deal = Deal::new(self.words.say("action-exchange"));
        let Some(Step::Exchange { card, .. }) = open.step() else { return deal };
        let Effect::Exchange { give, take, .. } = open.parts().card(card).effect else {
            return deal;
        };
        let (give, take) = if action == Action::ExchangeBack { (take, give) } else { (give, take) };
        deal.costs.push(self.bundle(&give));
        deal.brings.push(self.bundle(&take));
        deal
    }

    pub(super) fn trade_deal(&self, open: &Open, seat: Seat, pieces: u8) -> Deal {
        let Some(Step::Trade { tile, .. }) = open.step() else {
            return Deal::new(self.words.say("action-exchange"));
        };
        let parts = open.parts();
        let terms = open.trade_terms(seat, tile);
        let mut deal = Deal::new(self.say("action-trade", &[("count", terms.n_needed.into())]));
        let piece = match parts.scoring(tile).condition {
            Condition::ExchangeVases => "vases",
            _ => "inhabitants",
        };
        deal.costs.extend(self.some(piece, pieces.into()));
        deal.costs.extend(self.some("coins", terms.coins(pieces)));
        deal.brings.push(self.count("vp", terms.vp()));
        let vp = open.tile_vp(seat, tile);
        deal.brings.push(self.say("gain-of-tile", &[("vp", vp.into())]));
        deal
    }

    /// Scoring a tile: gain or loss, and how much one has of what it asks for.
    pub(super) fn score_deal(&self, open: &Open, seat: Seat, tile: ScoringTile) -> Deal {
        let parts = open.parts();
        let name = self.scoring_tile(tile, parts);
        let mut deal = Deal::new(self.say("action-score", &[("tile", name.into())]));
        let vp = open.tile_vp(seat, tile);
        let args = [("vp", Arg::from(vp))];
        if parts.scoring(tile).condition.is_exchange() {
            deal.notes.push(self.say("note-score-exchange", &args));
        } else if open.meets(seat, tile, open.n_scorings) {
            deal.brings.push(self.count("vp", vp));
        } else {
            deal.costs.push(self.count("vp", vp));
        }
        deal.notes.push(self.standing(open, seat, tile, open.n_scorings));
        if open.area(tile) == Some(seat.index()) {
            deal.notes.push(self.words.say("note-own-tile"));
        }
        deal
    }
}
