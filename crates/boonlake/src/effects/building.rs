//! Developing, upgrading and placing cattle.

use crate::effect::{SiteCost, SiteEffect, SiteRule};
use crate::event::{Event, Good};
use crate::house_recess::HouseRecess;
use crate::land::Piece;
use crate::lever::Lever;
use crate::offer::Offer;
use crate::space::{Site, Space};
use crate::state::State;
use crate::step::Step;
use table::{Chance, Journal, Seat};

impl State {
    pub(crate) fn develop<J: Journal<Event>>(&mut self, seat: Seat, site: Site, log: &mut J) {
        self.open.player_mut(seat).ranch -= 1;
        self.open.terrain.put(site, seat, Piece::Inhabitant);
        log.note(|| Event::Developed { seat, site });
        self.open.push(&[Step::SiteReward { seat, site }]);
        match self.site_rule(site).cost {
            Some(SiteCost::Coins(coins)) => self.pay_coins(seat, coins.into(), log),
            Some(SiteCost::Cards(cards)) => self.ask_to_drop(seat, cards, log),
            Some(SiteCost::Vp(vp)) => self.gain_vp(seat, -i16::from(vp), log),
            None => {}
        }
    }

    /// What is printed on a site that is there.
    fn site_rule(&self, site: Site) -> SiteRule {
        *self.open.map().site_rule(site).expect("the site was checked")
    }

    pub(crate) fn site_reward<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        site: Site,
        chance: &mut C,
        log: &mut J,
    ) {
        match self.site_rule(site).effect {
            Some(SiteEffect::Gain(reward)) => self.gain(seat, reward, chance, log),
            Some(SiteEffect::Track(track, steps)) => {
                self.advance(seat, track, steps, chance, log);
            }
            Some(SiteEffect::OneTrack(steps)) => {
                self.open.push(&[Step::ChooseTrack { seat, steps }]);
            }
            Some(SiteEffect::Income(track)) => self.track_income(seat, track, chance, log),
            None => {}
        }
    }

    /// Builds a house, asking which one is taken if there is more than one to choose from. When
    /// none is left on the board, one that became a settlement is used again.
    pub(crate) fn build_house<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        site: Site,
        is_free: bool,
        log: &mut J,
    ) {
        let choice = self.open.player(seat).houses_to_take(self.boards());
        if choice.len() > 1 {
            self.open.push(&[Step::TakeHouse { seat, site, is_free }]);
        } else {
            self.put_house(seat, site, is_free, choice.first(), log);
        }
    }

    /// Puts the house of a recess on a site, or one that is on no recess.
    pub(crate) fn put_house<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        site: Site,
        is_free: bool,
        recess: Option<HouseRecess>,
        log: &mut J,
    ) {
        if !is_free {
            self.give_inhabitants(seat, 1, log);
        }
        let player = self.open.player_mut(seat);
        player.supply += 1;
        match recess {
            None => player.houses_gone -= 1,
            Some(recess) => player.houses.remove(recess),
        }
        self.open.terrain.put(site, seat, Piece::House);
        log.note(|| Event::BuiltHouse { seat, site, recess });
        self.tier_bonus(seat, log);
    }

    pub(crate) fn build_settlement<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        offer: Offer,
        site: Site,
        (lever, vp): (bool, u8),
        log: &mut J,
    ) {
        let terms = self.open.settlement_terms(seat, offer, site, lever, vp);
        let terms = terms.expect("the price was checked");
        if lever {
            self.move_down(seat, Lever::Settlement, log);
        }
        self.give_inhabitants(seat, terms.inhabitants, log);
        self.gain_vp(seat, -terms.surcharge_vp, log);
        let player = self.open.player_mut(seat);
        player.settlements -= 1;
        player.houses_gone += 1;
        self.open.terrain.put(site, seat, Piece::Settlement);
        log.note(|| Event::BuiltSettlement { seat, site });
        self.gain_vp(seat, -terms.region_vp, log);
        self.gain_vp(seat, terms.site_vp, log);
        self.tier_bonus(seat, log);
    }

    pub(crate) fn place_cattle<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        at: Space,
        vp: u8,
        log: &mut J,
    ) {
        let terms = self.open.cattle_terms(seat, at, vp).expect("the price was checked");
        self.give_inhabitants(seat, terms.inhabitants, log);
        self.gain_vp(seat, -terms.surcharge_vp, log);
        self.open.player_mut(seat).cattle -= 1;
        self.open.terrain.put_cattle(at, seat);
        log.note(|| Event::PlacedCattle { seat, at });
        self.gain_coins(seat, terms.coins, log);
        self.tier_bonus(seat, log);
    }

    /// Hands out the inhabitants of the tiers that are empty now.
    fn tier_bonus<J: Journal<Event>>(&mut self, seat: Seat, log: &mut J) {
        let boards = &self.open.components.boards;
        let player = &mut self.open.players[seat.index()];
        while let Some(recess) = boards.inhabitants.get(usize::from(player.tiers_emptied)) {
            if !player.has_emptied(recess.tier, boards) {
                return;
            }
            player.tiers_emptied += 1;
            player.ranch += 1;
            log.note(|| Event::Gained { seat, good: Good::Inhabitants, amount: 1 });
        }
    }
}
