//! Gaining and giving coins, points, inhabitants, vases, cards and production sites.

use crate::card::Card;
use crate::card::PROJECT_CARD;
use crate::draw::draw;
use crate::effect::{Bundle, Reward};
use crate::event::{Event, Good};
use crate::resource::{Resource, Track};
use crate::state::State;
use crate::step::Step;
use table::{Chance, Journal, Seat};

/// VP for each step beyond the end of an income track.
const OVERFLOW_VP: i16 = 2;

impl State {
    pub(crate) fn gain_coins<J: Journal<Event>>(&mut self, seat: Seat, coins: u16, log: &mut J) {
        if coins > 0 {
            self.open.player_mut(seat).coins += coins;
            log.note(|| Event::Gained { seat, good: Good::Coins, amount: coins });
        }
    }

    pub(crate) fn pay_coins<J: Journal<Event>>(&mut self, seat: Seat, coins: u16, log: &mut J) {
        if coins > 0 {
            self.open.player_mut(seat).coins -= coins;
            log.note(|| Event::Lost { seat, good: Good::Coins, amount: coins });
        }
    }

    /// Adds or takes victory points.
    pub(crate) fn gain_vp<J: Journal<Event>>(&mut self, seat: Seat, vp: i16, log: &mut J) {
        self.open.player_mut(seat).vp += vp;
        let amount = vp.unsigned_abs();
        match vp {
            0 => {}
            1.. => log.note(|| Event::Gained { seat, good: Good::Vp, amount }),
            _ => log.note(|| Event::Lost { seat, good: Good::Vp, amount }),
        }
    }

    pub(crate) fn gain_vases<J: Journal<Event>>(&mut self, seat: Seat, vases: u8, log: &mut J) {
        if vases > 0 {
            self.open.player_mut(seat).vases += vases;
            log.note(|| Event::Gained { seat, good: Good::Vases, amount: vases.into() });
        }
    }

    pub(crate) fn give_vases<J: Journal<Event>>(&mut self, seat: Seat, vases: u8, log: &mut J) {
        if vases > 0 {
            self.open.player_mut(seat).vases -= vases;
            log.note(|| Event::Lost { seat, good: Good::Vases, amount: vases.into() });
        }
    }

    /// Takes inhabitants from the supply, as many as there are.
    pub(crate) fn gain_inhabitants<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        number: u8,
        log: &mut J,
    ) {
        let player = self.open.player_mut(seat);
        let number = number.min(player.supply);
        player.supply -= number;
        player.ranch += number;
        if number > 0 {
            log.note(|| Event::Gained { seat, good: Good::Inhabitants, amount: number.into() });
        }
    }

    /// Gives inhabitants of the ranch back to the supply.
    pub(crate) fn give_inhabitants<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        number: u8,
        log: &mut J,
    ) {
        let player = self.open.player_mut(seat);
        player.ranch -= number;
        player.supply += number;
        if number > 0 {
            log.note(|| Event::Lost { seat, good: Good::Inhabitants, amount: number.into() });
        }
    }

    /// Draws cards; the discards become the deck when it is empty, and nothing is drawn when
    /// there are none either.
    pub(crate) fn draw_cards<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        number: u8,
        chance: &mut C,
        log: &mut J,
    ) {
        for _ in 0..number {
            if self.deck.is_empty() {
                if self.open.discards.is_empty() {
                    return;
                }
                self.deck = std::mem::take(&mut self.open.discards);
                log.note(|| Event::Reshuffled);
            }
            let card = draw(&mut self.deck, PROJECT_CARD, chance).expect("the deck is not empty");
            self.hands[seat].add(card);
            log.note(|| Event::Drew { seat, card: Some(card) });
        }
    }

    /// Puts a card of the hand on the discard pile.
    pub(crate) fn discard(&mut self, seat: Seat, card: Card) {
        self.hands[seat].remove(card);
        self.open.discards.add(card);
    }

    /// Asks for cards to discard as a payment; a hand of just so many goes as a whole.
    pub(crate) fn ask_to_drop<J: Journal<Event>>(&mut self, seat: Seat, number: u8, log: &mut J) {
        if self.hand(seat).len() == usize::from(number) {
            for card in self.hand(seat).iter() {
                self.discard(seat, card);
                log.note(|| Event::Dropped { seat, card });
            }
        } else if number > 0 {
            self.open.push(&[Step::Drop { seat, left: number }]);
        }
    }

    pub(crate) fn gain<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        reward: Reward,
        chance: &mut C,
        log: &mut J,
    ) {
        match reward {
            Reward::Coins(coins) => self.gain_coins(seat, coins.into(), log),
            Reward::Cards(cards) => self.draw_cards(seat, cards, chance, log),
            Reward::Vp(vp) => self.gain_vp(seat, vp.into(), log),
            Reward::Inhabitants(number) => self.gain_inhabitants(seat, number, log),
            Reward::Vases(vases) => self.gain_vases(seat, vases, log),
            Reward::Production(Some(resource)) => self.produce(seat, resource, log),
            Reward::Production(None) => self.open.push(&[Step::Produce { seat }]),
            Reward::VaseOrProduction => self.open.push(&[Step::VaseOrProduce { seat }]),
        }
    }

    /// Builds a production site or raises it to its second level; beyond that nothing happens.
    pub(crate) fn produce<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        resource: Resource,
        log: &mut J,
    ) {
        let level = &mut self.open.player_mut(seat).production.0[resource as usize];
        if *level < 2 {
            *level += 1;
            let level = *level;
            log.note(|| Event::Produced { seat, resource, level });
        }
    }

    /// Advances on an income track, with the rewards on the way.
    pub(crate) fn advance<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        track: Track,
        steps: u8,
        chance: &mut C,
        log: &mut J,
    ) {
        if steps > 0 {
            log.note(|| Event::Advanced { seat, track, steps });
        }
        for _ in 0..steps {
            let place = self.open.player(seat).steps(track) + 1;
            match self.boards().track(track).get(usize::from(place)).map(|space| space.reward) {
                Some(reward) => {
                    self.open.player_mut(seat).tracks[track as usize] = place;
                    if let Some(reward) = reward {
                        self.gain(seat, reward, chance, log);
                    }
                }
                None => self.gain_vp(seat, OVERFLOW_VP, log),
            }
        }
    }

    /// The income of one marker.
    pub(crate) fn track_income<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        track: Track,
        chance: &mut C,
        log: &mut J,
    ) {
        let place = self.open.player(seat).steps(track);
        let space = self.boards().track(track)[usize::from(place)];
        match track {
            Track::Coin => self.gain_coins(seat, space.income.into(), log),
            Track::Card => self.draw_cards(seat, space.income, chance, log),
        }
        self.gain_vp(seat, space.vp.into(), log);
    }

    /// Gives one bundle and takes another.
    pub(crate) fn exchange<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        give: Bundle,
        take: Bundle,
        chance: &mut C,
        log: &mut J,
    ) {
        self.pay_coins(seat, give.coins.into(), log);
        self.give_vases(seat, give.vases, log);
        self.give_inhabitants(seat, give.inhabitants, log);
        self.gain_vp(seat, i16::from(take.vp) - i16::from(give.vp), log);
        self.gain_coins(seat, take.coins.into(), log);
        self.gain_vases(seat, take.vases, log);
        self.gain_inhabitants(seat, take.inhabitants, log);
        self.draw_cards(seat, take.cards, chance, log);
        self.ask_to_drop(seat, give.cards, log);
    }
}
