//! The interim scorings.

use crate::effect::Condition;
use crate::event::Event;
use crate::lever::Levers;
use crate::offer::{Offer, Offered};
use crate::resource::Track;
use crate::scoring_tile::ScoringTile;
use crate::state::{MAX_PLAYERS, State};
use crate::step::Step;
use arrayvec::ArrayVec;
use table::{Chance, Journal, Seat, Set};

impl State {
    /// Begins an interim scoring: all may play or upgrade twice, must score a tile, and then
    /// receive their income.
    pub(crate) fn begin_scoring<J: Journal<Event>>(&mut self, first: Seat, log: &mut J) {
        self.open.n_scorings += 1;
        let number = self.open.n_scorings;
        log.note(|| Event::ScoringBegan { number });
        let offer = Offer::any_card().with(Offered::Upgrade).with(Offered::Twice);
        let seats = self.open.seats_from(first);
        let mut steps: ArrayVec<Step, 9> =
            seats.clone().map(|seat| Step::Offer { seat, offer }).collect();
        steps.extend(seats.map(|seat| Step::ScoreTile { seat }));
        steps.push(Step::Income);
        self.open.push(&steps);
    }

    /// A seat scores a tile. An exchange is asked for if it can be made.
    pub(crate) fn score_tile<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        tile: ScoringTile,
        log: &mut J,
    ) {
        let area = self.open.area(tile).expect("the tile is in play");
        self.open.player_mut(seat).scored |= 1 << area;
        let is_exchange = self.parts().scoring(tile).condition.is_exchange();
        let can_trade = || {
            let n_needed = self.open.trade_terms(seat, tile).n_needed;
            (0..=n_needed).any(|pieces| self.may_trade(seat, tile, pieces).is_ok())
        };
        if is_exchange && can_trade() {
            self.open.steps.push(Step::Trade { seat, tile });
        } else {
            let is_met = self.open.meets(seat, tile, self.open.n_scorings);
            self.mark_tile(seat, tile, is_met, log);
        }
    }

    /// A seat makes the exchanges of a tile.
    pub(crate) fn trade<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        tile: ScoringTile,
        pieces: u8,
        log: &mut J,
    ) {
        let terms = self.open.trade_terms(seat, tile);
        self.pay_coins(seat, terms.coins(pieces), log);
        match self.parts().scoring(tile).condition {
            Condition::ExchangeInhabitants => self.give_inhabitants(seat, pieces, log),
            Condition::ExchangeVases => self.give_vases(seat, pieces, log),
            _ => {}
        }
        self.gain_vp(seat, terms.vp(), log);
        self.mark_tile(seat, tile, true, log);
    }

    /// Gains or loses the points of a scored tile; those of the own tile count twice.
    pub(crate) fn mark_tile<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        tile: ScoringTile,
        is_met: bool,
        log: &mut J,
    ) {
        log.note(|| Event::ScoredTile { seat, tile, is_met });
        let vp = self.open.tile_vp(seat, tile);
        self.gain_vp(seat, if is_met { vp } else { -vp }, log);
    }

    /// All receive their income. Before the levers go up, those that bring coins, cards or
    /// inhabitants can still be used, knowing the cards of the income.
    pub(crate) fn income<C: Chance, J: Journal<Event>>(&mut self, chance: &mut C, log: &mut J) {
        let is_last = self.open.n_scorings == 4;
        for seat in self.open.seats_from(self.open.turn) {
            self.income_of(seat, is_last, chance, log);
        }
        if self.open.is_solo() {
            self.eminence_income(log);
        }
        self.open.steps.push(Step::LeversUp);
        if !is_last {
            let last_uses = self.open.seats_from(self.open.turn);
            let steps: ArrayVec<Step, MAX_PLAYERS> =
                last_uses.map(|seat| Step::Offer { seat, offer: Offer::NONE }).collect();
            self.open.push(&steps);
        }
    }

    /// Levers up, markers back, and what follows the second and the fourth scoring.
    pub(crate) fn finish_scoring<J: Journal<Event>>(&mut self, log: &mut J) {
        for seat in self.open.seats_from(self.open.turn) {
            let player = self.open.player_mut(seat);
            let n_unused = player.ready().len();
            player.used = Levers::EMPTY;
            self.gain_vp(seat, n_unused as i16, log);
        }
        self.open.covered = Set::EMPTY;
        if self.open.n_scorings == 2 {
            self.return_ships(log);
        }
        if self.open.n_scorings == 4 {
            if self.open.is_solo() {
                self.eminence_final(log);
            }
            log.note(|| Event::Over);
        }
    }

    fn income_of<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        is_last: bool,
        chance: &mut C,
        log: &mut J,
    ) {
        let player = self.open.player(seat);
        let recesses = player.empty_recesses(self.boards());
        let (coins, vp) = recesses.fold((0, 0), |(coins, vp), recess| {
            (coins + u16::from(recess.coins), vp + i16::from(recess.vp))
        });
        if is_last {
            let of_track = |track: Track| {
                let place = usize::from(player.steps(track));
                i16::from(self.boards().track(track)[place].vp)
            };
            let of_tracks = of_track(Track::Coin) + of_track(Track::Card);
            self.gain_vp(seat, of_tracks, log);
        } else {
            self.gain_coins(seat, coins, log);
            self.track_income(seat, Track::Coin, chance, log);
            self.track_income(seat, Track::Card, chance, log);
        }
        let vp = vp + i16::from(self.open.map().cattle_vp(seat));
        self.gain_vp(seat, vp, log);
    }
}
