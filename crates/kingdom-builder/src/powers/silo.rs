//! Silos, used after the last round.

use crate::action::Action;
use crate::event::Event;
use crate::power::Power;
use crate::rule::Rule;
use crate::state::{Mandatory, State, Turn};
use crate::step::Step;
use table::{Journal, Seat};

impl State {
    pub(crate) fn end_last_round(&mut self) {
        let n_seats = self.open.setting.n_seats;
        for (index, silo) in self.open.board().silos.iter().enumerate() {
            for seat in Seat::all(n_seats) {
                if silo.neighbours().meets(&self.open.kingdoms[seat].pieces) {
                    self.open.silo_turns |= 1 << (index * n_seats + seat.index());
                }
            }
        }
        self.open.steps.clear();
        self.open.steps.push(Step::Silo { turn: 0 });
    }

    /// Whether the silo's turn asks its seat; if not, it is over.
    pub(crate) fn ask_for_silo<J: Journal<Event>>(&mut self, turn: u8, journal: &mut J) -> bool {
        let n_seats = self.open.setting.n_seats;
        if turn as usize >= self.open.board().silos.len() * n_seats {
            self.open.steps.pop();
            journal.note(|| Event::Over);
            return false;
        }
        if self.open.silo_turns >> turn & 1 == 1 {
            let seat = Seat::new(turn as usize % n_seats).expect("a seat in play");
            let round = self.open.turn.round;
            self.open.turn = Turn { mandatory: Mandatory::Done, ..Turn::new(seat, round) };
            let can_build =
                self.open.kingdoms[seat].supply > 0 && !self.has_no_site(seat, Power::Silo);
            if can_build || !self.open.liftable(seat, Power::Silo).is_empty() {
                return true;
            }
        }
        self.next_silo_turn();
        false
    }

    pub(crate) fn next_silo_turn(&mut self) {
        if let Some(Step::Silo { turn }) = self.open.steps.last_mut() {
            *turn += 1;
        }
    }

    pub(crate) fn verdict_on_silo(&self, action: Action) -> Result<(), Rule> {
        let open = &self.open;
        let seat = open.turn.seat;
        if action == Action::SiloBuild {
            if !open.has_supply(seat, Power::Silo) {
                return Err(Rule::NoSupply);
            }
            let sites = open.sites(|open, sieve| open.build_sites(seat, Power::Silo, sieve));
            return if sites.is_empty() { Err(Rule::NotPossible) } else { Ok(()) };
        }
        if open.liftable(seat, Power::Silo).is_empty() { Err(Rule::NotPossible) } else { Ok(()) }
    }
}
