//! Developing, upgrading and placing cattle.

use crate::components::parts;
use crate::effect::{SiteCost, SiteEffect};
use crate::event::{Event, Good};
use crate::land::{Laid, Piece};
use crate::lever::Lever;
use crate::may::{VP_FOR_INHABITANT, cattle_due, settlement_due};
use crate::offer::Offer;
use crate::space::{Site, Space};
use crate::state::State;
use crate::step::Step;
use table::{Chance, Journal, Seat};

/// VP lost for a second settlement in a region.
const SAME_REGION_VP: i16 = 5;
/// Coins for each house next to placed cattle.
const COINS_PER_HOUSE: u16 = 2;

impl State {
    pub(crate) fn develop<J: Journal<Event>>(&mut self, seat: Seat, site: Site, log: &mut J) {
        self.open.player_mut(seat).ranch -= 1;
        self.open.terrain.put(site, seat, Piece::Inhabitant);
        log.note(|| Event::Developed { seat, site });
        self.open.push(&[Step::SiteReward { seat, site }]);
        let Laid::Building(tile) = self.open.terrain.spot(site.at).laid else {
            unreachable!("sites are on building tiles")
        };
        match parts().tile(tile).sites[site.index()].cost {
            Some(SiteCost::Coins(coins)) => self.pay_coins(seat, coins.into(), log),
            Some(SiteCost::Cards(cards)) => self.ask_to_drop(seat, cards, log),
            Some(SiteCost::Vp(vp)) => self.gain_vp(seat, -i16::from(vp), log),
            None => {}
        }
    }

    pub(crate) fn site_reward<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        site: Site,
        chance: &mut C,
        log: &mut J,
    ) {
        let Laid::Building(tile) = self.open.terrain.spot(site.at).laid else {
            unreachable!("sites are on building tiles")
        };
        match parts().tile(tile).sites[site.index()].effect {
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

    pub(crate) fn build_house<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        site: Site,
        is_free: bool,
        log: &mut J,
    ) {
        if !is_free {
            self.give_inhabitants(seat, 1, log);
        }
        let player = self.open.player_mut(seat);
        player.supply += 1;
        match player.houses {
            0 => player.houses_gone -= 1,
            _ => player.houses -= 1,
        }
        self.open.terrain.put(site, seat, Piece::House);
        log.note(|| Event::BuiltHouse { seat, site });
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
        let due = settlement_due(self.open.player(seat), offer, lever, vp)
            .expect("the price was checked");
        if lever {
            self.move_down(seat, Lever::SETTLEMENT, log);
        }
        self.give_inhabitants(seat, due, log);
        self.gain_vp(seat, -VP_FOR_INHABITANT * i16::from(vp), log);
        let region = parts().land.spaces[site.at].region;
        let terrain = &self.open.terrain;
        let is_second = terrain
            .sites_with(seat, Piece::Settlement)
            .any(|other| parts().land.spaces[other.at].region == region);
        let player = self.open.player_mut(seat);
        player.settlements -= 1;
        player.houses_gone += 1;
        self.open.terrain.put(site, seat, Piece::Settlement);
        log.note(|| Event::BuiltSettlement { seat, site });
        if is_second {
            self.gain_vp(seat, -SAME_REGION_VP, log);
        }
        if let Laid::Building(tile) = self.open.terrain.spot(site.at).laid {
            let vp = parts().tile(tile).sites[site.index()].on_settlement;
            self.gain_vp(seat, vp.into(), log);
        }
        self.tier_bonus(seat, log);
    }

    pub(crate) fn place_cattle<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        at: Space,
        vp: u8,
        log: &mut J,
    ) {
        let n_there = self.open.terrain.spot(at).n_cattle();
        let player = self.open.player(seat);
        let due = cattle_due(player, n_there, vp).expect("the price was checked");
        let bonus = u16::from(player.lasting.cattle_coins);
        self.give_inhabitants(seat, due, log);
        self.gain_vp(seat, -VP_FOR_INHABITANT * i16::from(vp), log);
        self.open.player_mut(seat).cattle -= 1;
        self.open.terrain.put_cattle(at, seat);
        log.note(|| Event::PlacedCattle { seat, at });
        let n_houses = self.open.terrain.around(at, |spot| spot.n_pieces(Piece::House));
        self.gain_coins(seat, COINS_PER_HOUSE * u16::from(n_houses) + bonus, log);
        self.tier_bonus(seat, log);
    }

    /// Hands out the inhabitants of the tiers that are empty now.
    fn tier_bonus<J: Journal<Event>>(&mut self, seat: Seat, log: &mut J) {
        let inhabitants = &parts().boards.inhabitants;
        let player = self.open.player_mut(seat);
        while let Some(recess) = inhabitants.get(usize::from(player.tiers_emptied)) {
            if !player.has_emptied(recess.tier) {
                return;
            }
            player.tiers_emptied += 1;
            player.ranch += 1;
            log.note(|| Event::Gained { seat, good: Good::Inhabitants, amount: 1 });
        }
    }
}
