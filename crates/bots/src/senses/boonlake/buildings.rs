//! What developing, building and placing cattle bring.

use super::gains::Gains;
use super::worth::{piece_worth, recess_worth, reward_worth};
use boonlake::{
    Counted, Lever, Offer, Offered, Piece, Placed, Site, SiteCost, SiteEffect, Space, Track,
};

impl Gains<'_> {
    pub(super) fn developed(&self, site: Site) -> f32 {
        let stage = self.stage;
        let Some(rule) = self.state.open().map().site_rule(site) else { return 0.0 };
        let cost = match rule.cost {
            Some(SiteCost::Coins(coins)) if u16::from(coins) > self.player.coins => 99.0,
            Some(SiteCost::Coins(coins)) => -self.coins(-i32::from(coins)),
            Some(SiteCost::Cards(cards)) => stage.card * f32::from(cards),
            Some(SiteCost::Vp(vp)) => f32::from(vp),
            None => 0.0,
        };
        let brings = match rule.effect {
            Some(SiteEffect::Gain(reward)) => reward_worth(self.player, reward, stage),
            Some(SiteEffect::Track(track, steps)) => self.advanced(track, steps),
            Some(SiteEffect::OneTrack(steps)) => {
                let tracks = Track::ALL.iter().map(|&track| self.advanced(track, steps));
                tracks.fold(0.0, f32::max)
            }
            Some(SiteEffect::Income(track)) => self.income(track),
            None => 0.0,
        };
        piece_worth(Piece::Inhabitant, stage) + self.inhabitants(-1) + brings - cost
            + self.presence(site.at)
    }

    /// The next house, wherever it is built.
    pub(super) fn house(&self, is_free: bool) -> f32 {
        let gain = self.house_gain.get_or_init(|| {
            let (stage, open) = (self.stage, self.state.open());
            let boards = &stage.parts.boards;
            let choice = self.player.houses_to_take(boards);
            let best = choice.iter().map(|place| recess_worth(boards.house(place), stage));
            let change = piece_worth(Piece::House, stage) - piece_worth(Piece::Inhabitant, stage);
            let freed = open.frees_inhabitant(self.seat, Placed::House);
            best.fold(0.0, f32::max)
                + change
                + if freed { stage.inhabitant } else { 0.0 }
                + if choice.is_empty() { 0.0 } else { self.one_more(Counted::Houses) }
        });
        gain + if is_free { 0.0 } else { self.inhabitants(-1) }
    }

    pub(super) fn settled(&self, offer: Offer, site: Site, lever: bool, vp: u8) -> f32 {
        let (stage, open) = (self.stage, self.state.open());
        let Some(terms) = open.settlement_terms(self.seat, offer, site, lever, vp) else {
            return 0.0;
        };
        let recess = open.next_recess(self.seat, Placed::Settlement);
        let change = piece_worth(Piece::Settlement, stage) - piece_worth(Piece::House, stage);
        let freed = open.frees_inhabitant(self.seat, Placed::Settlement);
        recess.map_or(0.0, |recess| recess_worth(recess, stage))
            + change
            + if freed { stage.inhabitant } else { 0.0 }
            + self.one_more(Counted::Settlements)
            + f32::from(terms.site_vp - terms.region_vp - terms.surcharge_vp)
            + f32::from(open.map().cattle_beside(site.at, self.seat)) * stage.n_scorings
            + self.inhabitants(-i32::from(terms.inhabitants))
            - if lever { self.lever_used(Lever::Settlement) } else { 0.0 }
    }

    pub(super) fn placed_cattle(&self, at: Space, vp: u8) -> f32 {
        let (stage, open) = (self.stage, self.state.open());
        let Some(terms) = open.cattle_terms(self.seat, at, vp) else { return 0.0 };
        let recess = open.next_recess(self.seat, Placed::Cattle);
        let freed = open.frees_inhabitant(self.seat, Placed::Cattle);
        recess.map_or(0.0, |recess| recess_worth(recess, stage))
            + piece_worth(Piece::Settlement, stage)
            + if freed { stage.inhabitant } else { 0.0 }
            + self.one_more(Counted::Cattle)
            + self.presence(at)
            + f32::from(terms.vp_at_scorings) * stage.n_scorings
            + self.coins(terms.coins.into())
            + self.inhabitants(-i32::from(terms.inhabitants))
            - f32::from(terms.surcharge_vp)
    }

    /// The best settlement that can be built without a lever and without giving VP.
    pub(super) fn best_settlement(&self, offer: Offer) -> f32 {
        let map = self.state.open().map();
        let discount = u8::from(offer.has(Offered::CheapSettlement));
        if self.player.settlements == 0 || self.player.ranch + discount < 2 {
            return 0.0;
        }
        let sites = map.sites_with(self.seat, Piece::House);
        let near = sites.filter(|&site| map.presences_beside(site) + discount >= 3);
        near.map(|site| self.settled(offer, site, false, 0)).fold(0.0, f32::max)
    }

    /// The better of a house and a settlement.
    pub(super) fn best_upgrade(&self) -> f32 {
        let map = self.state.open().map();
        let can_house =
            self.player.ranch > 0 && map.sites_with(self.seat, Piece::Inhabitant).next().is_some();
        let house = if can_house { self.house(false) } else { 0.0 };
        house.max(self.best_settlement(Offer::of([Offered::Upgrade])))
    }
}
