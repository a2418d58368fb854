//! Playing cards and realising projects.

use crate::card::Card;
use crate::effect::{Effect, Price};
use crate::event::Event;
use crate::lever::Lever;
use crate::offer::{Offer, Offered};
use crate::payment::{LEVER_COINS, Way};
use crate::resource::Track;
use crate::scoring_tile::ScoringTile;
use crate::state::State;
use crate::step::Step;
use table::{Chance, Journal, Seat};

/// Inhabitants that a project brings; one of them stays above it.
const PROJECT_INHABITANTS: u8 = 2;

impl State {
    /// Plays a card, asking how to pay if there is more than one way.
    pub(crate) fn play<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        card: Card,
        chance: &mut C,
        log: &mut J,
    ) {
        // It is seen from now on, even before it is paid for.
        self.hands[seat].remove(card);
        let ways = self.open.card_ways(seat, card);
        match ways[..] {
            [way] => self.pay_for_card(seat, card, way, chance, log),
            _ => self.open.push(&[Step::PayCard { seat, card }]),
        }
    }

    pub(crate) fn pay_for_card<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        card: Card,
        way: Way,
        chance: &mut C,
        log: &mut J,
    ) {
        log.note(|| Event::Played { seat, card });
        let price = self.open.player(seat).card_price(card, self.parts());
        self.pay(seat, &price, way, log);
        self.open.player_mut(seat).display.add(card);
        match self.parts().card(card).effect {
            Effect::Tracks { coin, card } => {
                self.advance(seat, Track::Coin, coin, chance, log);
                self.advance(seat, Track::Card, card, chance, log);
            }
            Effect::Gain(reward) => self.gain(seat, reward, chance, log),
            Effect::Exchange { .. } => self.open.push(&[Step::Exchange { seat, card }]),
            Effect::LiftLever => self.open.push(&[Step::LiftLever { seat }]),
            Effect::FreeHouse => {
                self.open.push(&[Step::Offer { seat, offer: Offer::of([Offered::FreeHouse]) }]);
            }
            Effect::CheapSettlement => {
                self.open
                    .push(&[Step::Offer { seat, offer: Offer::of([Offered::CheapSettlement]) }]);
            }
            Effect::Per { .. } | Effect::Threshold { .. } => {}
            Effect::Always(effect) => self.open.player_mut(seat).lasting.add(effect),
        }
    }

    /// Realises a project, asking how to pay if there is more than one way.
    pub(crate) fn realise<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        tile: ScoringTile,
        chance: &mut C,
        log: &mut J,
    ) {
        let ways = self.open.project_ways(seat, tile);
        match ways[..] {
            [way] => self.pay_for_project(seat, tile, way, chance, log),
            _ => self.open.push(&[Step::PayProject { seat, tile }]),
        }
    }

    pub(crate) fn pay_for_project<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        tile: ScoringTile,
        way: Way,
        chance: &mut C,
        log: &mut J,
    ) {
        log.note(|| Event::Realised { seat, tile });
        let sheet = self.parts().scoring(tile);
        let (vp, track) = (i16::from(sheet.vp), sheet.track);
        let price = self.open.player(seat).project_price(tile, self.parts());
        self.pay(seat, &price, way, log);
        let area = self.open.area(tile).expect("the tile is in play");
        // One of the two taken stays there; an empty supply has none to stay.
        let stays = self.open.player(seat).supply.min(1);
        self.gain_inhabitants(seat, PROJECT_INHABITANTS, log);
        let player = self.open.player_mut(seat);
        player.projects |= 1 << area;
        player.ranch -= stays;
        player.inhabitants_on_projects += stays;
        let factor = if area == seat.index() { 2 } else { 1 };
        self.gain_vp(seat, factor * vp, log);
        self.advance(seat, track, 1, chance, log);
    }

    /// Pays a price in one way.
    fn pay<J: Journal<Event>>(&mut self, seat: Seat, price: &Price, way: Way, log: &mut J) {
        for lever in way.levers.iter() {
            self.move_down(seat, lever, log);
        }
        if way.levers.has(Lever::JokerAndFive) {
            self.gain_coins(seat, LEVER_COINS, log);
        }
        self.pay_coins(seat, u16::from(price.coins) + way.coins, log);
        self.give_vases(seat, price.vases, log);
        let player = self.open.player_mut(seat);
        if player.boats != way.boats {
            player.boats = way.boats;
            log.note(|| Event::Shown { seat, boats: way.boats });
        }
    }

    /// Discards a card for coins.
    pub(crate) fn sell<J: Journal<Event>>(&mut self, seat: Seat, card: Card, log: &mut J) {
        self.discard(seat, card);
        log.note(|| Event::Discarded { seat, card });
        let kind = self.parts().card(card).kind;
        let coins = self.open.player(seat).discard_coins(kind);
        self.gain_coins(seat, coins.into(), log);
    }
}
