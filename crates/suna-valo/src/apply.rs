//! What an action does.

use crate::action::Action;
use crate::event::{Event, Seller};
use crate::farm::HeldTile;
use crate::figure::Spot;
use crate::good::resources_of;
use crate::kinds::Characters;
use crate::state::{State, other};
use crate::step::{CardPlace, Pending, Pool, Step};
use crate::store::Tile;
use table::{BySeat, Chance, Journal, Seat};

impl State {
    /// Carries out a legal action and everything that follows from it, up to the next choice.
    pub(crate) fn carry_out<C: Chance, J: Journal<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        journal: &mut J,
    ) {
        self.do_one(action, chance, journal);
        self.settle(chance, journal);
    }

    /// Carries out a legal action alone; what it makes pending waits.
    pub(crate) fn do_one<C: Chance, J: Journal<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        journal: &mut J,
    ) {
        let Pending { seat, step } = self.open.pending().expect("the match is not over");
        match (step, action) {
            (_, Action::Swap { place, good }) => {
                self.open.push(seat, Step::SwapGive { place, take: good });
            }
            (Step::Activation(activation), action) => match action {
                Action::Done => {
                    self.open.steps.pop();
                    for (choice, count) in activation.resources.iter() {
                        self.note_lost(seat, choice.resources(), count, journal);
                    }
                }
                action => self.go_on(seat, activation, action, journal),
            },
            (Step::Pay(bill), action) => self.pay(seat, bill, action, journal),
            (Step::Price { place, least }, action) => {
                self.price(seat, place, least, action, journal);
            }
            (Step::Prepare, Action::Pay { good, from }) => {
                let place = self.next_unpriced(seat).expect("a card without a price");
                self.put_price(seat, place, good, from, journal);
            }
            (Step::SwapGive { place, take }, Action::Pay { good, from }) => {
                self.open.steps.pop();
                self.swap(seat, place, take, good, from, journal);
            }
            (Step::Receive { mut goods }, Action::Store { resource, to }) => {
                goods[resource] -= 1;
                self.open.put(seat, resource, to);
                journal.note(|| Event::Stored { seat, resource, to });
                self.open.steps.last_mut().expect("the receiving").step = Step::Receive { goods };
            }
            (Step::Gain { choice, left }, action) => {
                self.open.steps.pop();
                if left > 1 && action != Action::Skip {
                    self.open.push(seat, Step::Gain { choice, left: left - 1 });
                }
                match action {
                    Action::Store { resource, to } => {
                        self.open.put(seat, resource, to);
                        journal.note(|| Event::Stored { seat, resource, to });
                    }
                    Action::TakeEnergy => self.gain_energy(seat, 1, journal),
                    _ => self.note_lost(seat, resources_of(choice), left, journal),
                }
            }
            (Step::Row { cards }, Action::Use { card }) => {
                let index = self.open.farm(seat).find(card).expect("the card lies here");
                let step = Step::Row { cards: cards.without(CardPlace(index as u8)) };
                self.open.steps.last_mut().expect("the row").step = step;
                self.activate_card(seat, card, journal);
            }
            (Step::PickCards { columns, left }, Action::Use { card }) => {
                self.open.steps.pop();
                let farm = self.open.farm(seat);
                let column = farm.cards[farm.find(card).expect("the card lies here")].column;
                if left > 1 {
                    let columns = columns.without(column);
                    self.open.push(seat, Step::PickCards { columns, left: left - 1 });
                }
                self.activate_card(seat, card, journal);
            }
            (Step::Renew, Action::Replace { place, card }) => {
                self.replace(seat, place, card, journal);
            }
            (Step::Renew, Action::Done) => {
                self.open.steps.pop();
                self.discard_hand(seat, journal);
            }
            (Step::Refill { place }, Action::Look) => self.look(seat, place, chance, journal),
            (_, action) => {
                self.open.steps.pop();
                self.answer(seat, step, action, journal);
            }
        }
    }

    /// Carries out an action that answers its step once and for all.
    fn answer<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        step: Step,
        action: Action,
        journal: &mut J,
    ) {
        match (step, action) {
            (Step::Character, Action::Keep { character }) => {
                self.open.farm_mut(seat).character = Some(character);
                journal.note(|| Event::Kept { seat, character });
                if self.open.farms.values().all(|farm| farm.character.is_some()) {
                    self.dealt = BySeat::default();
                    self.undealt = Characters::EMPTY;
                }
            }
            (Step::Turn, Action::BuyVillage { place }) => {
                let bill = self.open.village_bill(seat, place).expect("a card of the village");
                let card = self.open.village[place.index()].take().expect("a card of the village");
                journal.note(|| Event::Bought { seat, card, from: Seller::Village });
                self.open.push(seat, Step::FillVillage);
                self.open.push(seat, Step::PlaceCard { card });
                self.open.push(seat, Step::Pay(bill));
            }
            (Step::Turn, Action::BuyOwn { place }) => {
                let farm = self.open.farm_mut(seat);
                let priced = farm.display[place.index()].take().expect("a card of the display");
                let card = priced.card;
                journal.note(|| Event::Bought { seat, card, from: Seller::Own });
                self.take_scarcity(seat, priced.markers, journal);
                self.open.push(seat, Step::Refill { place });
                self.open.push(seat, Step::PlaceCard { card });
            }
            (Step::Turn, Action::BuyOther { place }) => {
                let bill = self.open.other_bill(seat, place).expect("a card of the other display");
                let seller = other(seat);
                let farm = self.open.farm_mut(seller);
                let priced = farm.display[place.index()].take().expect("a card of the display");
                let card = priced.card;
                journal.note(|| Event::Bought { seat, card, from: Seller::Other });
                self.take_scarcity(seller, priced.markers, journal);
                self.open.push(seller, Step::Refill { place });
                self.open.push(seat, Step::PlaceCard { card });
                self.receive(seller, priced.price.doubled());
                self.open.push(seat, Step::Pay(bill));
            }
            (Step::Turn, Action::Ship { order }) => {
                self.remove_from_village(journal);
                self.open.push(seat, Step::FillVillage);
                self.offer_swap(seat);
                self.ship(seat, order, 0, journal);
            }
            (Step::ShipOffer { festival, discount }, Action::Ship { order }) => {
                if self.open.setting.festival_ships_remove && festival.is_as_in_a_turn() {
                    self.remove_from_village(journal);
                }
                self.ship(seat, order, discount, journal);
            }
            (Step::PlaceCard { card }, Action::Place { column }) => {
                self.place(seat, card, column, false, journal);
                self.activate_column(seat, column, 0, journal);
            }
            (Step::PlaceCard { card }, Action::PlaceDown { column }) => {
                self.place(seat, card, column, true, journal);
                let gears = u8::from(self.open.farm(seat).has(Spot::FaceDownStep));
                self.activate_column(seat, column, gears, journal);
            }
            (Step::PlaceCard { card }, Action::Celebrate) => {
                self.offer_swap(seat);
                self.celebrate(seat, card.festival().expect("a festival"), journal);
            }
            (Step::RowBonus { .. }, Action::RowPoints) => {
                self.open.farm_mut(seat).rows_for_points += 1;
                journal.note(|| Event::RowPoints { seat });
            }
            (Step::RowBonus { row }, Action::RowActivate) => {
                self.open.farm_mut(seat).rows_activated += 1;
                self.activate_row(seat, row, journal);
            }
            (Step::PickColumn { .. }, Action::Activate { column }) => {
                self.activate_column(seat, column, 0, journal);
            }
            (Step::Figure { .. }, Action::Lift { spot }) => self.lift(seat, spot, journal),
            (Step::TakeTile { pool }, Action::Take { tile }) => {
                match tile {
                    Tile::Progress(tile) => {
                        match pool {
                            Pool::Boxed => self.open.boxed_tiles.remove(tile),
                            Pool::Progress | Pool::End => self.open.progress_tiles.remove(tile),
                        }
                        let held = HeldTile { tile, is_fresh: true };
                        self.open.farm_mut(seat).tiles.push(held);
                    }
                    Tile::End(tile) => {
                        self.open.end_tiles.remove(tile);
                        self.open.farm_mut(seat).end_tile = Some(tile);
                    }
                }
                journal.note(|| Event::TookTile { seat, tile });
            }
            (Step::Dig, Action::Dig { card, column }) => {
                self.open.discards.remove(card);
                self.place(seat, card, column, false, journal);
                self.activate_card(seat, card, journal);
            }
            (Step::Refill { place }, Action::Refill { place: from }) => {
                let card = self.open.village[from.index()].take().expect("a card of the village");
                self.refill(seat, place, card, journal);
            }
            (Step::RefillLooked { place, card: seen }, Action::Refill { place: from }) => {
                let card = self.open.village[from.index()].take().expect("a card of the village");
                self.shift_village();
                self.put_leftmost(seen, journal);
                self.refill(seat, place, card, journal);
            }
            (Step::RefillLooked { place, card }, Action::RefillDeck) => {
                self.refill(seat, place, card, journal);
            }
            (_, Action::Skip | Action::Done) => {}
            (step, action) => unreachable!("{action} does not answer {step:?}"),
        }
    }
}
