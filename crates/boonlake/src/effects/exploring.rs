//! Laying tiles and pastures.

use crate::draw::draw;
use crate::event::Event;
use crate::lever::Lever;
use crate::space::Space;
use crate::state::State;
use crate::step::Step;
use crate::tile::BUILDING_TILE;
use crate::tile::Tile;
use table::{Chance, Journal, Seat};

/// Coins for a tile that cannot be laid.
const COINS_FOR_NO_TILE: u16 = 2;

impl State {
    /// Whether a gray tile can be laid.
    pub(crate) fn can_explore(&self) -> bool {
        !self.open.mound.is_empty() && !self.open.map().open_spaces().is_empty()
    }

    /// Whether a pasture can be laid.
    pub(crate) fn can_lay_pasture(&self) -> bool {
        self.open.pastures_left > 0 && !self.open.map().open_spaces().is_empty()
    }

    /// Coins instead of a tile that cannot be laid.
    pub(crate) fn lay_nothing<J: Journal<Event>>(&mut self, seat: Seat, log: &mut J) {
        self.gain_coins(seat, COINS_FOR_NO_TILE, log);
    }

    /// Reveals a gray tile.
    pub(crate) fn reveal<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        log: &mut J,
    ) {
        let tile = draw(&mut self.open.mound, BUILDING_TILE, chance).expect("a gray tile is left");
        log.note(|| Event::Explored { seat, tile });
        self.open.push(&[Step::Lay { seat, tile }]);
    }

    pub(crate) fn lay_tile<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        tile: Tile,
        at: Space,
        chance: &mut C,
        log: &mut J,
    ) {
        self.open.terrain.lay(at, tile);
        log.note(|| Event::Laid { seat, tile, at });
        self.reward_laying(seat, at, chance, log);
    }

    pub(crate) fn lay_pasture<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        at: Space,
        chance: &mut C,
        log: &mut J,
    ) {
        self.open.pastures_left -= 1;
        self.open.terrain.lay_pasture(at);
        log.note(|| Event::LaidPasture { seat, at });
        self.reward_laying(seat, at, chance, log);
    }

    fn reward_laying<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        at: Space,
        chance: &mut C,
        log: &mut J,
    ) {
        if let Some(reward) = self.parts().land.spaces[at].reward {
            self.gain(seat, reward, chance, log);
        }
        let player = self.open.player(seat);
        if player.is_ready(Lever::Tile) && player.supply > 0 {
            self.open.push(&[Step::TileLever { seat }]);
        }
    }
}
