//! Ships on the river: how far they come, what they find, and which locks they cross.

use crate::effect::Reward;
use crate::event::Event;
use crate::state::{Open, State};
use crate::step::Step;
use table::{Chance, Journal, Seat};

impl Open {
    /// Whether a space is the last of this round.
    pub fn is_at_end(&self, space: u8) -> bool {
        space == self.parts().river.last(self.is_second_round)
    }

    /// Whether any ship lies on a space.
    fn has_ship(&self, space: u8) -> bool {
        self.players.iter().any(|player| player.ship == space)
            || self.eminence.as_ref().is_some_and(|eminence| eminence.ship == space)
    }

    /// Where a ship comes with so many steps: spaces with other ships do not count, except
    /// harbours, and the last space is the end.
    pub(crate) fn landing_from(&self, from: u8, steps: u8) -> u8 {
        let river = &self.parts().river;
        let last = river.last(self.is_second_round);
        let mut at = from;
        let mut left = steps;
        while left > 0 && at < last {
            at += 1;
            if river.space(self.is_second_round, at).is_harbour || !self.has_ship(at) {
                left -= 1;
            }
        }
        at
    }

    /// Where a seat's ship comes with so many steps.
    pub fn landing(&self, seat: Seat, steps: u8) -> u8 {
        self.landing_from(self.player(seat).ship, steps)
    }

    /// Whether this move is the first in its round over a lock, so that a scoring follows. At the
    /// end of the second round it follows later.
    pub fn triggers_scoring(&self, from: u8, to: u8) -> bool {
        let n_before = if self.is_second_round { 2 } else { 0 };
        let n_common = self.parts().river.n_common;
        let over_first_lock = from <= n_common && to > n_common && self.n_scorings == n_before;
        let to_end = !self.is_second_round && self.is_at_end(to) && self.n_scorings == 1;
        over_first_lock || to_end
    }
}

impl State {
    pub(crate) fn sail<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        steps: u8,
        chance: &mut C,
        log: &mut J,
    ) {
        let from = self.open.player(seat).ship;
        let to = self.open.landing(seat, steps);
        self.open.player_mut(seat).ship = to;
        log.note(|| Event::Sailed { seat, to });
        self.after_sailing(seat, from, to, log);
        let space = self.parts().river.space(self.open.is_second_round, to);
        let (is_harbour, reward) = (space.is_harbour, space.reward);
        let lasting = self.open.player(seat).lasting;
        if is_harbour {
            self.gain_coins(seat, lasting.harbour_coins.into(), log);
            self.draw_cards(seat, lasting.harbour_cards, chance, log);
        }
        match reward {
            Some(Reward::Coins(coins)) => {
                self.gain_coins(seat, (coins + lasting.river_coins).into(), log);
            }
            Some(Reward::Vases(vases)) => self.gain_vases(seat, vases + lasting.vase_bonus, log),
            Some(reward) => self.gain(seat, reward, chance, log),
            None => {}
        }
    }

    /// What follows from crossing locks and reaching the end; rewards come before it.
    pub(crate) fn after_sailing<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        from: u8,
        to: u8,
        log: &mut J,
    ) {
        if self.open.triggers_scoring(from, to) {
            self.open.steps.push(Step::Scoring { first: seat });
        }
        if self.open.is_second_round && self.open.is_at_end(to) && !self.open.is_ending {
            self.open.is_ending = true;
            log.note(|| Event::LastRound);
        }
    }

    /// All ships go back to where the second round starts.
    pub(crate) fn return_ships<J: Journal<Event>>(&mut self, log: &mut J) {
        self.open.is_second_round = true;
        let start = self.parts().river.starts[1][self.open.n_seats() - 1];
        self.open.players.iter_mut().for_each(|player| player.ship = start);
        if let Some(eminence) = &mut self.open.eminence {
            eminence.ship = start;
        }
        log.note(|| Event::RoundBegan);
    }
}
