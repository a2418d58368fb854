//! Choices that put something on the map.

use super::Speech;
use super::action::Deal;
use boonlake::{
    Offer, Offered, Open, Piece, Placed, Reward, Site, SiteEffect, Space, Step, Track, View,
};
use table::Seat;

impl Speech<'_> {
    pub(super) fn lay_deal(&self, open: &Open, seat: Seat, at: Space) -> Deal {
        let name = self.space_name(at, open.parts());
        let mut deal = Deal::new(self.say("action-lay", &[("place", name.into())]));
        if let Some(reward) = &open.parts().land.spaces[at].reward {
            deal.brings.extend(self.gain(open, seat, reward));
        }
        deal.notes = match open.step() {
            Some(Step::Pasture { .. }) => self.beside_pasture(open, seat, at),
            _ => self.beside_tile(open, at),
        };
        deal
    }

    /// What cattle on a pasture would have of those around it.
    fn beside_pasture(&self, open: &Open, seat: Seat, at: Space) -> Vec<String> {
        let n_houses = open.map().pieces_around(at, Piece::House);
        let n_settlements = open.map().pieces_around(at, Piece::Settlement);
        let coins = open.cattle_terms(seat, at, 0).map_or(0, |terms| terms.coins);
        let of_houses = || {
            let coins = self.count("coins", coins);
            self.say("note-houses-beside", &[("count", n_houses.into()), ("coins", coins.into())])
        };
        let of_settlements =
            || self.say("note-settlements-beside", &[("count", n_settlements.into())]);
        let houses = (n_houses > 0).then(of_houses);
        houses.into_iter().chain((n_settlements > 0).then(of_settlements)).collect()
    }

    /// Whom those on a tile would have around them.
    fn beside_tile(&self, open: &Open, at: Space) -> Vec<String> {
        let n_presences = open.map().presences_around(at);
        let told = || self.say("note-presences-beside", &[("count", n_presences.into())]);
        (n_presences > 0).then(told).into_iter().collect()
    }

    pub(super) fn develop_deal(&self, open: &Open, seat: Seat, site: Site) -> Deal {
        let name = self.site_name(site, open.parts());
        let mut deal = Deal::new(self.say("action-develop", &[("place", name.into())]));
        deal.costs.push(self.count("inhabitants", 1));
        let Some(rule) = open.map().site_rule(site) else { return deal };
        deal.costs.extend(self.site_cost(rule));
        match rule.effect {
            Some(SiteEffect::Gain(reward)) => deal.brings.extend(self.gain(open, seat, &reward)),
            Some(SiteEffect::Track(track, steps)) => {
                deal.brings.extend(self.track_gain(open, seat, track, steps));
            }
            Some(SiteEffect::Income(track)) => {
                let player = open.player(seat);
                let space = open.parts().boards.track(track)[usize::from(player.steps(track))];
                let what = if track == Track::Coin { "coins" } else { "cards" };
                deal.brings.push(self.count(what, space.income));
                deal.brings.extend(self.some("vp", space.vp.into()));
            }
            Some(SiteEffect::OneTrack(_)) => deal.brings.extend(self.site_effect(rule)),
            None => {}
        }
        deal.notes.extend(self.site_settlement(rule));
        deal
    }

    pub(super) fn house_deal(&self, open: &Open, seat: Seat, site: Site) -> Deal {
        let name = self.site_name(site, open.parts());
        let mut deal = Deal::new(self.say("action-house", &[("place", name.into())]));
        let is_free =
            matches!(open.step(), Some(Step::Offer { offer, .. }) if offer.has(Offered::FreeHouse));
        if !is_free {
            deal.costs.push(self.count("inhabitants", 1));
        }
        self.add_recess(&mut deal, open, seat, Placed::House);
        if open.player(seat).houses_to_take(&open.parts().boards).len() > 1 {
            deal.notes.push(self.words.say("note-choose-house"));
        }
        deal
    }

    pub(super) fn settle_deal(
        &self,
        open: &Open,
        seat: Seat,
        site: Site,
        lever: bool,
        vp: u8,
    ) -> Deal {
        let name = self.site_name(site, open.parts());
        let mut deal = Deal::new(self.say("action-settle", &[("place", name.into())]));
        let offer = match open.step() {
            Some(Step::Offer { offer, .. }) => offer,
            _ => Offer::NONE,
        };
        let Some(terms) = open.settlement_terms(seat, offer, site, lever, vp) else { return deal };
        deal.costs.extend(self.some("inhabitants", terms.inhabitants.into()));
        let vp_costs = [
            (terms.surcharge_vp, "cost-surcharge"),
            (terms.region_vp, "cost-second-settlement"),
            (-terms.site_vp, "cost-site"),
        ];
        for (vp, key) in vp_costs.into_iter().filter(|&(vp, _)| vp > 0) {
            deal.costs.push(self.say(key, &[("vp", vp.into())]));
        }
        if terms.site_vp > 0 {
            deal.brings.push(self.say("gain-of-site", &[("vp", terms.site_vp.into())]));
        }
        self.add_recess(&mut deal, open, seat, Placed::Settlement);
        if lever {
            let lever = self.lever(boonlake::Lever::Settlement);
            deal.notes.push(self.say("note-levers", &[("levers", lever.into())]));
        }
        deal
    }

    pub(super) fn cattle_deal(&self, open: &Open, seat: Seat, at: Space, vp: u8) -> Deal {
        let name = self.space_name(at, open.parts());
        let mut deal = Deal::new(self.say("action-cattle", &[("place", name.into())]));
        let Some(terms) = open.cattle_terms(seat, at, vp) else { return deal };
        deal.costs.extend(self.some("inhabitants", terms.inhabitants.into()));
        if terms.surcharge_vp > 0 {
            deal.costs.push(self.say("cost-surcharge", &[("vp", terms.surcharge_vp.into())]));
        }
        deal.brings.extend(self.some("coins", terms.coins));
        self.add_recess(&mut deal, open, seat, Placed::Cattle);
        if terms.vp_at_scorings > 0 {
            deal.brings.push(self.say("gain-of-cattle", &[("vp", terms.vp_at_scorings.into())]));
        }
        deal
    }

    /// What the recess that becomes empty brings at each scoring, and the inhabitant of a tier.
    fn add_recess(&self, deal: &mut Deal, open: &Open, seat: Seat, placed: Placed) {
        if open.frees_inhabitant(seat, placed) {
            deal.brings.push(self.words.say("gain-of-tier"));
        }
        if let Some(recess) = open.next_recess(seat, placed) {
            let is_last = open.n_scorings >= 3;
            deal.brings.extend(self.at_scorings(recess.coins, recess.vp.into(), is_last));
        }
    }

    pub(super) fn sail_deal(&self, view: &View, seat: Seat, steps: u8) -> Deal {
        let open = view.open();
        let river = &open.parts().river;
        let (from, to) = (open.player(seat).ship, open.landing(seat, steps));
        let space = river.space(open.is_second_round, to);
        let key = if space.is_harbour { "action-sail-harbour" } else { "action-sail" };
        let mut deal = Deal::new(
            self.say(key, &[("count", steps.into()), ("place", self.river_space(to).into())]),
        );
        let lasting = &open.player(seat).lasting;
        if space.is_harbour {
            deal.brings.extend(self.some("coins", lasting.harbour_coins.into()));
            deal.brings.extend(self.some("cards", lasting.harbour_cards.into()));
        }
        let reward = space.reward.map(|reward| match reward {
            Reward::Coins(coins) => Reward::Coins(coins + lasting.river_coins),
            Reward::Vases(vases) => Reward::Vases(vases + lasting.vase_bonus),
            other => other,
        });
        if let Some(reward) = reward {
            deal.brings.extend(self.gain(open, seat, &reward));
        }
        if open.triggers_scoring(from, to) {
            let number = open.n_scorings + 1;
            deal.notes.push(self.say("note-scoring", &[("number", number.into())]));
        } else if open.is_second_round && open.is_at_end(to) && !open.is_ending {
            deal.notes.push(self.words.say("note-last-turns"));
        }
        deal
    }

    /// A reward as this seat would get it: what cannot be taken any more is said.
    pub(super) fn gain(&self, open: &Open, seat: Seat, reward: &Reward) -> Vec<String> {
        match *reward {
            Reward::Inhabitants(count) => self.inhabitants_gain(open, seat, count),
            Reward::Production(Some(resource))
                if open.player(seat).production.of(resource) >= 2 =>
            {
                vec![self.say("gain-lost", &[("what", self.reward(reward).into())])]
            }
            _ => vec![self.reward(reward)],
        }
    }

    /// Inhabitants from the supply, as many as there are.
    pub(super) fn inhabitants_gain(&self, open: &Open, seat: Seat, count: u8) -> Vec<String> {
        match count.min(open.player(seat).supply) {
            0 => vec![self.say("gain-lost", &[("what", self.count("inhabitants", count).into())])],
            there => vec![self.count("inhabitants", there)],
        }
    }

    /// Steps on a track, with what they bring at once and the income they lead to.
    pub(super) fn track_gain(
        &self,
        open: &Open,
        seat: Seat,
        track: Track,
        steps: u8,
    ) -> Vec<String> {
        let spaces = open.parts().boards.track(track);
        let from = usize::from(open.player(seat).steps(track));
        let last = spaces.len() - 1;
        let to = (from + usize::from(steps)).min(last);
        let beyond = from + usize::from(steps) - to;
        let mut said = vec![self.steps_on(track, steps)];
        if to > from {
            let space = &spaces[to];
            let income =
                self.count(if track == Track::Coin { "coins" } else { "cards" }, space.income);
            let parts: Vec<String> =
                [income].into_iter().chain(self.some("vp", space.vp.into())).collect();
            said[0] = self.say(
                "steps-to-income",
                &[("steps", (&said[0]).into()), ("income", self.words.list(&parts).into())],
            );
        }
        for space in &spaces[from + 1..=to] {
            if let Some(reward) = &space.reward {
                said.extend(self.gain(open, seat, reward));
            }
        }
        if beyond > 0 {
            said.push(self.count("vp", 2 * beyond));
        }
        said
    }
}
