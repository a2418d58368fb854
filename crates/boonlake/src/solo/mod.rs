//! The Wise Eminence: the turn of the automated opponent, its income and its end.

mod effects;
mod location;

use crate::event::Event;
use crate::solo_tile::SoloTile;
use crate::space::Space;
use crate::state::{EMINENCE, Open, State};
use crate::step::Step;
use table::{Chance, Journal, Seat, Set, Urn};

/// VP for a tile of type B that was never revealed in the last stack.
const UNREVEALED_B_VP: u16 = 10;

impl State {
    /// The whole turn up to what the player may do in it.
    pub(crate) fn eminence_turn<C: Chance, J: Journal<Event>>(
        &mut self,
        chance: &mut C,
        log: &mut J,
    ) {
        let tile = self.reveal_solo_tile(chance, log);
        self.react_to_bottom_strip(tile.is_b(), log);
        let actions = self.parts().solo.tile(tile).actions;
        let mut strips = self.open.strips.into_iter();
        let strip = strips.find(|strip| actions.contains(strip)).expect("every strip is there");
        let (steps, _) = self.take_strip(strip);
        log.note(|| Event::EminenceChose { strip, steps });
        self.open.push(&[Step::EminenceSail { steps }, Step::Turn { seat: Seat::FIRST }]);
        self.push_shares(strip, [Seat::FIRST].into_iter(), None);
        self.eminence_acts(strip, tile.is_b(), chance, log);
    }

    /// Turns the top tile of the stack over. Where the figure stands on the back of the next one
    /// decides which corner counts; with no next one it is the first.
    fn reveal_solo_tile<C: Chance, J: Journal<Event>>(
        &mut self,
        chance: &mut C,
        log: &mut J,
    ) -> SoloTile {
        const CORNERS: [&str; 4] = ["top-left", "top-right", "bottom-left", "bottom-right"];
        let eminence = self.open.eminence.as_mut().expect("a solo match");
        if eminence.stack.is_empty() {
            eminence.stack = eminence.tiles;
        }
        let tile = draw_solo_tile("solo tile", eminence.stack, chance);
        eminence.stack.remove(tile);
        let corner = if eminence.stack.is_empty() {
            0
        } else {
            let name = |corner: usize| CORNERS[corner].to_owned();
            chance.draw(&Urn { what: "corner", counts: &[1; 4], name: &name })
        };
        let preferred = self.open.components.solo.tile(tile).corners[corner];
        eminence.revealed = Some(tile);
        eminence.preferred = preferred;
        log.note(|| Event::SoloTile { tile, preferred });
        tile
    }

    /// Moves the ship by all its steps, without any reward.
    pub(crate) fn eminence_sail<J: Journal<Event>>(&mut self, steps: u8, log: &mut J) {
        let from = self.open.eminence.as_ref().expect("a solo match").ship;
        let to = self.open.landing_from(from, steps);
        self.open.eminence.as_mut().expect("a solo match").ship = to;
        log.note(|| Event::EminenceSailed { to });
        self.after_sailing(Seat::FIRST, from, to, log);
    }

    pub(crate) fn eminence_gain<J: Journal<Event>>(&mut self, vp: u16, log: &mut J) {
        self.open.eminence.as_mut().expect("a solo match").vp += vp as i16;
        if vp > 0 {
            log.note(|| Event::EminenceGained { vp });
        }
    }

    pub(crate) fn eminence_income<J: Journal<Event>>(&mut self, log: &mut J) {
        let vp = self.open.eminence_next_income();
        self.eminence_gain(vp, log);
    }

    /// The income once more, and VP for tiles that were not revealed.
    pub(crate) fn eminence_final<J: Journal<Event>>(&mut self, log: &mut J) {
        self.eminence_income(log);
        self.eminence_gain(self.open.vp_for_unrevealed(), log);
    }

    /// The preferred location of this turn.
    pub(crate) fn preferred(&self) -> Space {
        self.open.eminence.as_ref().expect("a solo match").preferred
    }
}

impl Open {
    /// What the Wise Eminence is given at the end for the tiles that are still face down.
    pub fn vp_for_unrevealed(&self) -> u16 {
        let stack = self.eminence.iter().flat_map(|eminence| eminence.stack.iter());
        UNREVEALED_B_VP * stack.filter(|tile| tile.is_b()).count() as u16
    }

    /// What the Wise Eminence earns at an interim scoring: VP of the last vacated space of each
    /// column and of the cactus track, and for cattle.
    pub fn eminence_next_income(&self) -> u16 {
        let Some(eminence) = &self.eminence else { return 0 };
        let solo = &self.parts().solo;
        let last_vacated = |column: &[u8], left: u8| {
            let n_taken = column.len() - usize::from(left);
            n_taken.checked_sub(1).map_or(0, |last| u16::from(column[last]))
        };
        last_vacated(&solo.houses, eminence.houses)
            + last_vacated(&solo.settlements, eminence.settlements)
            + last_vacated(&solo.cattle, eminence.cattle)
            + u16::from(solo.cactus[usize::from(eminence.cactus)])
            + u16::from(self.map().cattle_vp(EMINENCE))
    }
}

/// Draws one of some solo tiles by chance.
pub(crate) fn draw_solo_tile<C: Chance>(
    what: &'static str,
    tiles: Set<SoloTile>,
    chance: &mut C,
) -> SoloTile {
    let counts: [u8; SoloTile::ALL.len()] =
        std::array::from_fn(|index| tiles.has(SoloTile::ALL[index]).into());
    let name = |index: usize| SoloTile::ALL[index].to_string();
    SoloTile::ALL[chance.draw(&Urn { what, counts: &counts, name: &name })]
}
