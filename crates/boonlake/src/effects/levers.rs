//! Buying and using levers.

use crate::event::Event;
use crate::lever::{Lever, LeverUse};
use crate::offer::{Offer, Offered};
use crate::resource::Resource;
use crate::state::State;
use crate::step::Step;
use table::{Chance, Journal, Seat};

/// Coins for a vase by the first lever.
const VASE_COINS: u16 = 6;
/// Coins for a card given up by the fifth lever.
const NO_CARD_COINS: u16 = 3;
/// VP by the twelfth lever.
const CARDS_VP: i16 = 3;
/// Cards discarded for the twelfth lever.
const CARDS_GIVEN: u8 = 2;

impl State {
    pub(crate) fn modernize<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        offer: Offer,
        lever: Lever,
        log: &mut J,
    ) {
        if offer.has(Offered::ModernizeShared) {
            self.give_inhabitants(seat, 1, log);
        }
        let cost = self.open.player(seat).lever_cost(lever, self.boards());
        self.pay_coins(seat, cost.into(), log);
        self.open.player_mut(seat).levers.add(lever);
        log.note(|| Event::Modernized { seat, lever });
    }

    /// Moves a lever down, since it is used.
    pub(crate) fn move_down<J: Journal<Event>>(&mut self, seat: Seat, lever: Lever, log: &mut J) {
        self.open.player_mut(seat).used.add(lever);
        log.note(|| Event::UsedLever { seat, lever });
    }

    pub(crate) fn use_lever<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        step: Step,
        lever: LeverUse,
        chance: &mut C,
        log: &mut J,
    ) {
        self.move_down(seat, lever.lever(), log);
        match lever {
            LeverUse::TakeVase => {
                self.forgo_share(seat, step);
                self.gain_vases(seat, 1, log);
            }
            LeverUse::SellVase => {
                self.forgo_share(seat, step);
                self.give_vases(seat, 1, log);
                self.gain_coins(seat, VASE_COINS, log);
            }
            LeverUse::Modernize => {
                self.forgo_share(seat, step);
                self.open.steps.push(Step::Offer { seat, offer: Offer::of([Offered::Modernize]) });
            }
            LeverUse::Upgrade => {
                self.forgo_share(seat, step);
                self.open.steps.push(Step::Offer { seat, offer: Offer::of([Offered::Upgrade]) });
            }
            LeverUse::Production => {
                self.forgo_card(step);
                let coins = self.open.player(seat).production.total();
                self.gain_coins(seat, coins.into(), log);
            }
            LeverUse::ThreeCoins => {
                self.forgo_card(step);
                self.gain_coins(seat, NO_CARD_COINS, log);
            }
            LeverUse::Region => {
                let Step::RegionShare { region, .. } = step else {
                    unreachable!("the lever was checked")
                };
                self.open.steps.pop();
                self.pay_region(seat, region, true, log);
            }
            LeverUse::Boat => {
                let player = self.open.player_mut(seat);
                player.boats = [Resource::Wood, player.boats[0]];
                let boats = player.boats;
                log.note(|| Event::Shown { seat, boats });
            }
            LeverUse::Tile => {
                self.open.steps.pop();
                self.gain_inhabitants(seat, 1, log);
            }
            LeverUse::TwoCoins => self.gain_coins(seat, 2, log),
            LeverUse::TwoCards => self.draw_cards(seat, 2, chance, log),
            LeverUse::FiveCoins => self.gain_coins(seat, crate::payment::LEVER_COINS, log),
            LeverUse::Cards => {
                self.gain_inhabitants(seat, 1, log);
                self.gain_vp(seat, CARDS_VP, log);
                self.ask_to_drop(seat, CARDS_GIVEN, log);
            }
        }
    }

    /// Gives up a shared part. If a card was in it, that is given up as well, and a lever for it
    /// can follow.
    fn forgo_share(&mut self, seat: Seat, step: Step) {
        self.open.steps.pop();
        let had_card = match step {
            Step::Offer { offer, .. } => offer.has_card(),
            Step::PioneerShare { .. } => true,
            _ => false,
        };
        if had_card {
            let offer = Offer::any_card().with(Offered::Forgone);
            self.open.steps.push(Step::Offer { seat, offer });
        }
    }

    /// Gives up the card of an offer. Everything else that was offered can still be done, and
    /// another lever used for the card.
    fn forgo_card(&mut self, step: Step) {
        let Step::Offer { seat, offer } = step else { unreachable!("the lever was checked") };
        self.open.steps.pop();
        let once = offer.without(Offered::Twice);
        if offer.has(Offered::Twice) {
            self.open.steps.push(Step::Offer { seat, offer: once });
        }
        self.open.steps.push(Step::Offer { seat, offer: once.without_card() });
    }
}
