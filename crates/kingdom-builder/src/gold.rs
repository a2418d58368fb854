//! Gold earned during play.

use crate::cell::{Cell, Direction};
use crate::cell_set::CellSet;
use crate::event::{Event, GoldSource};
use crate::objective::{Objective, Pay};
use crate::state::State;
use table::{Journal, Seat};

impl State {
    /// Gold for a piece newly built or placed by the seat in turn (KB-8.20).
    pub(crate) fn earn_for_building<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        at: Cell,
        journal: &mut J,
    ) {
        if seat != self.open.turn.seat || self.open.is_silo_phase() {
            return;
        }
        for objective in self.open.setting.objectives {
            let Pay::AtOnce(source) = objective.pay() else { continue };
            let gold = match source {
                GoldSource::Shepherds if self.fills_its_land(at) => 2,
                GoldSource::Shepherds => 0,
                GoldSource::Ambassadors => {
                    u8::from(at.neighbours().meets(&self.open.foreign(seat)))
                }
                GoldSource::Rovers => self.enter_quadrant(at),
                // Paid when the mandatory action is done, and when the tile is taken.
                GoldSource::Families | GoldSource::Treasure => 0,
            };
            if gold > 0 {
                self.open.kingdoms[seat].gold[source] += gold;
                journal.note(|| Event::Earned { seat, gold, source });
            }
        }
    }

    fn fills_its_land(&self, at: Cell) -> bool {
        let board = self.open.board();
        let Some(terrain) = board.terrain_at(at) else { return false };
        let mut filled = self.open.occupied;
        self.open.turn.scouts.iter().for_each(|&scout| filled.remove(scout));
        (*at.neighbours() & board.of(terrain)).is_within(&filled)
    }

    /// One gold for the rovers if the quadrant is new in this turn.
    fn enter_quadrant(&mut self, at: Cell) -> u8 {
        let Some(quadrant) = at.quadrant() else { return 0 };
        let is_new = self.open.turn.quadrants >> quadrant & 1 == 0;
        self.open.turn.quadrants |= 1 << quadrant;
        u8::from(is_new)
    }

    /// Two gold if the mandatory action made one straight line (KB-8.17).
    pub(crate) fn earn_for_families<J: Journal<Event>>(&mut self, journal: &mut J) {
        let seat = self.open.turn.seat;
        let built = &self.open.turn.built;
        if self.open.setting.has(Objective::Families) && built.len() >= 3 && is_straight_line(built)
        {
            self.open.kingdoms[seat].gold[GoldSource::Families] += 2;
            journal.note(|| Event::Earned { seat, gold: 2, source: GoldSource::Families });
        }
    }
}

/// Whether the hexes lie in one straight unbroken line, in whatever order.
fn is_straight_line(cells: &[Cell]) -> bool {
    let set: CellSet = cells.iter().copied().collect();
    Direction::AXES.into_iter().any(|direction| {
        cells.iter().any(|&start| {
            let line = std::iter::successors(Some(start), |at| at.next(direction));
            line.take(cells.len()).filter(|&at| set.has(at)).count() == cells.len()
        })
    })
}
