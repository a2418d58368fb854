//! What the Wise Eminence does, action by action.

use crate::draw::draw;
use crate::event::Event;
use crate::land::Piece;
use crate::region::{Region, Strip};
use crate::space::{Site, Space};
use crate::state::{EMINENCE, State};
use crate::step::Step;
use crate::tile::BUILDING_TILE;
use table::{Chance, Journal, Seat};

/// VP when a piece should be placed and none is left.
const NO_PIECE_VP: u16 = 10;
/// VP for covering the label of Boonlake.
const BOONLAKE_VP: u16 = 4;
/// VP for covering another label.
const LABEL_VP: u16 = 3;

impl State {
    /// What the bottommost strip brings, before an action is chosen.
    pub(super) fn react_to_bottom_strip<J: Journal<Event>>(&mut self, is_b: bool, log: &mut J) {
        match self.open.strips[6] {
            Strip::Settle => self.eminence_builds(if is_b { 2 } else { 1 }, log),
            Strip::Cattle => {
                self.eminence_places_cattle(log);
                self.eminence_cactus(u8::from(is_b), log);
            }
            Strip::Pioneer | Strip::Region | Strip::Progress | Strip::Hire | Strip::Builder => {
                self.eminence_cactus(if is_b { 2 } else { 1 }, log);
            }
        }
    }

    /// The effect of the chosen action.
    pub(super) fn eminence_acts<C: Chance, J: Journal<Event>>(
        &mut self,
        strip: Strip,
        is_b: bool,
        chance: &mut C,
        log: &mut J,
    ) {
        let double = if is_b { 2 } else { 1 };
        match strip {
            Strip::Builder | Strip::Progress => self.eminence_cactus(double, log),
            Strip::Hire => {
                self.eminence_explores(chance, log);
                self.eminence_cactus(double, log);
            }
            Strip::Pioneer => {
                self.eminence_explores(chance, log);
                if let Some(at) = self.eminence_explores(chance, log) {
                    self.eminence_house(Site { at, is_lower: false }, log);
                }
                self.eminence_cactus(u8::from(is_b), log);
            }
            Strip::Cattle => {
                self.eminence_lays_pasture(log);
                self.eminence_places_cattle(log);
                self.eminence_cactus(u8::from(is_b), log);
            }
            Strip::Settle => self.eminence_builds(double, log),
            Strip::Region => self.eminence_scores_regions(double, log),
        }
    }

    fn eminence_cactus<J: Journal<Event>>(&mut self, steps: u8, log: &mut J) {
        let last = self.parts().solo.cactus.len() as u8 - 1;
        let eminence = self.open.eminence.as_mut().expect("a solo match");
        eminence.cactus = (eminence.cactus + steps).min(last);
        if steps > 0 {
            log.note(|| Event::EminenceCactus { steps });
        }
    }

    /// Draws and lays a tile, if there is room; says where.
    fn eminence_explores<C: Chance, J: Journal<Event>>(
        &mut self,
        chance: &mut C,
        log: &mut J,
    ) -> Option<Space> {
        let at = self.search_open_space()?;
        let tile = draw(&mut self.open.mound, BUILDING_TILE, chance)?;
        self.open.terrain.lay(at, tile);
        log.note(|| Event::EminenceLaid { tile, at });
        Some(at)
    }

    fn eminence_lays_pasture<J: Journal<Event>>(&mut self, log: &mut J) {
        if self.open.pastures_left > 0
            && let Some(at) = self.search_open_space()
        {
            self.open.pastures_left -= 1;
            self.open.terrain.lay_pasture(at);
            log.note(|| Event::EminencePasture { at });
        }
    }

    fn eminence_places_cattle<J: Journal<Event>>(&mut self, log: &mut J) {
        if self.open.eminence.as_ref().expect("a solo match").cattle == 0 {
            self.eminence_gain(NO_PIECE_VP, log);
        } else if let Some(at) = self.search_pasture() {
            self.open.eminence.as_mut().expect("a solo match").cattle -= 1;
            self.open.terrain.put_cattle(at, EMINENCE);
            log.note(|| Event::EminenceCattle { at });
        }
    }

    /// Builds structures: houses until two stand on the map, then settlements in their place.
    fn eminence_builds<J: Journal<Event>>(&mut self, times: u8, log: &mut J) {
        for _ in 0..times {
            if self.open.eminence_houses() < 2 {
                if self.open.eminence.as_ref().expect("a solo match").houses == 0 {
                    self.eminence_gain(NO_PIECE_VP, log);
                } else if let Some(site) = self.search_free_site() {
                    self.eminence_house(site, log);
                }
            } else if self.open.eminence.as_ref().expect("a solo match").settlements == 0 {
                self.eminence_gain(NO_PIECE_VP, log);
            } else if let Some(site) = self.search_own_house() {
                self.open.eminence.as_mut().expect("a solo match").settlements -= 1;
                self.open.terrain.put(site, EMINENCE, Piece::Settlement);
                log.note(|| Event::EminenceSettlement { site });
            }
        }
    }

    /// Puts the top house on a site, or earns VP if none is left.
    fn eminence_house<J: Journal<Event>>(&mut self, site: Site, log: &mut J) {
        let eminence = self.open.eminence.as_mut().expect("a solo match");
        if eminence.houses == 0 {
            self.eminence_gain(NO_PIECE_VP, log);
            return;
        }
        eminence.houses -= 1;
        self.open.terrain.put(site, EMINENCE, Piece::House);
        log.note(|| Event::EminenceHouse { site });
    }

    fn eminence_scores_regions<J: Journal<Event>>(&mut self, vp_each: u8, log: &mut J) {
        let region = self.search_region();
        log.note(|| Event::EminenceRegion { region });
        if !self.open.covered.has(region) {
            self.open.covered.add(region);
            let vp = if region == Region::Boonlake { BOONLAKE_VP } else { LABEL_VP };
            self.eminence_gain(vp, log);
        }
        let n_presences = self.open.map().presences_outside(EMINENCE, region);
        self.eminence_gain(u16::from(vp_each) * u16::from(n_presences), log);
        self.open.push(&[Step::RegionShare { seat: Seat::FIRST, region }]);
    }
}
