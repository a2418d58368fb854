//! The course of a match: turns, refilling, the ends of eras, incomes, new eras.

use crate::card::{Card, Cards, Era};
use crate::column::Column;
use crate::event::Event;
use crate::farm::{Farm, Placed, Priced};
use crate::figure::Spot;
use crate::kinds::{PublicOrder, ShipOrder};
use crate::state::{OpenPublic, OpenShip, Specials, State, other};
use crate::step::{Pending, Step};
use crate::store::Place;
use arrayvec::ArrayVec;
use std::sync::Arc;
use table::{BySeat, Chance, Journal, Seat, Urn};

/// Every era shows so many orders of each kind.
pub(crate) const ORDERS_PER_ERA: usize = 2;
/// The deck's last cards: the two that reveal orders, and so many others among them.
pub(crate) const OTHERS_AT_THE_BOTTOM: usize = 2;

/// Draws one of some equally likely things.
fn draw_one<C: Chance, T: Copy + ToString>(
    what: &'static str,
    items: impl Iterator<Item = T>,
    chance: &mut C,
) -> T {
    let items: ArrayVec<T, 32> = items.collect();
    let counts = [1; 32];
    let name = |kind: usize| items[kind].to_string();
    items[chance.draw(&Urn { what, counts: &counts[..items.len()], name: &name })]
}

/// What comes off the deck.
enum Drawn {
    Card(Card),
    Festival,
    RevealPublic,
    RevealShip,
}

impl State {
    /// How many cards the deck has.
    pub(crate) fn deck_len(&self) -> usize {
        self.deck.len() + self.open.specials.len()
    }

    /// Draws the top card of the deck, which must not be empty.
    fn draw_top<C: Chance>(&mut self, chance: &mut C) -> Drawn {
        let specials = self.open.specials;
        let n_others = self.deck.len() + usize::from(specials.festivals);
        let at_bottom = n_others <= OTHERS_AT_THE_BOTTOM;
        let cards: ArrayVec<Card, 24> = self.deck.iter().collect();
        let n_cards = cards.len();
        let mut counts = [1u8; 27];
        counts[n_cards] = specials.festivals;
        counts[n_cards + 1] = u8::from(specials.reveal_public && at_bottom);
        counts[n_cards + 2] = u8::from(specials.reveal_ship && at_bottom);
        let name = |kind: usize| match kind.checked_sub(n_cards) {
            None => cards[kind].to_string(),
            Some(0) => "festival".to_owned(),
            Some(1) => "reveal-public".to_owned(),
            Some(_) => "reveal-ship".to_owned(),
        };
        let urn = Urn { what: "farm card", counts: &counts[..n_cards + 3], name: &name };
        let kind = chance.draw(&urn);
        match kind.checked_sub(n_cards) {
            None => {
                self.deck.remove(cards[kind]);
                Drawn::Card(cards[kind])
            }
            Some(0) => {
                self.open.specials.festivals -= 1;
                Drawn::Festival
            }
            Some(1) => {
                self.open.specials.reveal_public = false;
                Drawn::RevealPublic
            }
            Some(_) => {
                self.open.specials.reveal_ship = false;
                Drawn::RevealShip
            }
        }
    }

    /// Draws a card one can buy, after carrying out the special ones before it.
    fn draw<C: Chance, J: Journal<Event>>(
        &mut self,
        chance: &mut C,
        journal: &mut J,
    ) -> Option<Card> {
        while self.deck_len() > 0 {
            match self.draw_top(chance) {
                Drawn::Card(card) => return Some(card),
                Drawn::RevealPublic => self.reveal_public(chance, journal),
                Drawn::RevealShip => self.reveal_ship(chance, journal),
                Drawn::Festival if self.festivals.is_empty() => {}
                Drawn::Festival => {
                    let festival = draw_one("festival", self.festivals.iter(), chance);
                    self.festivals.remove(festival);
                    return Some(festival);
                }
            }
        }
        None
    }

    /// Reveals the next public order of the era.
    fn reveal_public<C: Chance, J: Journal<Event>>(&mut self, chance: &mut C, journal: &mut J) {
        let open = &mut self.open;
        let is_open = |order: PublicOrder| open.public_orders.iter().any(|it| it.order == order);
        let hidden = open.setting.components.public_of(open.era).filter(|&order| !is_open(order));
        let order = draw_one("public order", hidden, chance);
        open.public_orders.push(OpenPublic { order, delivered: BySeat::default(), first: None });
        journal.note(|| Event::RevealedPublic { order });
        self.note_revealed(journal);
    }

    /// Reveals the next ship order of the era.
    fn reveal_ship<C: Chance, J: Journal<Event>>(&mut self, chance: &mut C, journal: &mut J) {
        let open = &mut self.open;
        let is_open = |order: ShipOrder| open.ship_orders.iter().any(|it| it.order == order);
        let hidden = open.setting.components.ships_of(open.era).filter(|&order| !is_open(order));
        let order = draw_one("ship order", hidden, chance);
        open.ship_orders.push(OpenShip { order, is_done: BySeat::default(), first: None });
        journal.note(|| Event::RevealedShip { order });
        self.note_revealed(journal);
    }

    /// The era ends with the round in which its last order is revealed.
    fn note_revealed<J: Journal<Event>>(&mut self, journal: &mut J) {
        let open = &mut self.open;
        let all = ORDERS_PER_ERA * (open.era as usize + 1);
        if open.public_orders.len() == all && open.ship_orders.len() == all {
            open.is_era_ending = true;
            journal.note(|| Event::EraEnds);
        }
    }

    /// Discards a farm card; a festival goes to the box.
    pub(crate) fn discard<J: Journal<Event>>(&mut self, card: Card, journal: &mut J) {
        if card.festival().is_none() {
            self.open.discards.add(card);
        }
        journal.note(|| Event::Discarded { card });
    }

    /// Removes the rightmost card of the village.
    pub(crate) fn remove_from_village<J: Journal<Event>>(&mut self, journal: &mut J) {
        let rightmost = self.open.village.iter_mut().rev().find_map(Option::take);
        if let Some(card) = rightmost {
            self.discard(card, journal);
        }
    }

    /// Starts an era: its deck, its first orders, the village and the hands or displays.
    pub(crate) fn begin_era<C: Chance, J: Journal<Event>>(
        &mut self,
        era: Era,
        chance: &mut C,
        journal: &mut J,
    ) {
        let components = Arc::clone(&self.open.setting.components);
        self.open.era = era;
        self.open.is_era_ending = false;
        let tree = self.open.tree;
        journal.note(|| Event::EraBegan { era, tree });
        self.reveal_public(chance, journal);
        self.reveal_ship(chance, journal);
        self.deck = components.deck(era);
        self.festivals = components.festivals(era);
        self.open.specials = Specials {
            festivals: components.n_festival_draws(era),
            reveal_public: true,
            reveal_ship: true,
        };
        for place in 0..3 {
            let card = self.draw(chance, journal).expect("a full deck");
            self.open.village[place] = Some(card);
            journal.note(|| Event::CameToVillage { card });
        }
        for seat in [tree, other(tree)] {
            for place in Place::ALL {
                let card = self.draw(chance, journal).expect("a full deck");
                if era == Era::One {
                    let farm = self.open.farm_mut(seat);
                    farm.display[place.index()] = Some(Priced::new(card));
                    journal.note(|| Event::CameToDisplay { seat, card });
                } else {
                    self.hands[seat].add(card);
                    journal.note(|| Event::DrewHand { seat, card: Some(card) });
                }
            }
        }
    }

    /// Starts a seat's turn.
    pub(crate) fn begin_turn<J: Journal<Event>>(&mut self, seat: Seat, journal: &mut J) {
        let open = &mut self.open;
        open.active = seat;
        open.turn += 1;
        open.is_swapped = false;
        open.farm_mut(seat).tiles.iter_mut().for_each(|tile| tile.is_fresh = false);
        let turn = open.turn;
        journal.note(|| Event::TurnBegan { seat, turn });
        open.push(seat, Step::EndTurn);
        open.push(seat, Step::Turn);
    }

    /// Decides what comes after a seat's turn.
    pub(crate) fn end_turn<J: Journal<Event>>(&mut self, seat: Seat, journal: &mut J) {
        let open = &mut self.open;
        let next = other(seat);
        if open.extra_turns > 0 {
            open.extra_turns -= 1;
            if open.extra_turns == 0 {
                self.begin_incomes();
            } else {
                open.push(next, Step::BeginTurn);
            }
        } else if !open.is_era_ending || seat == open.tree {
            open.push(next, Step::BeginTurn);
        } else if open.era == Era::Three {
            open.extra_turns = 2;
            journal.note(|| Event::ExtraTurns);
            open.push(next, Step::BeginTurn);
        } else {
            self.begin_incomes();
        }
    }

    /// Both incomes, that of the start tree first, and then the next era.
    fn begin_incomes(&mut self) {
        let tree = self.open.tree;
        self.open.push(tree, Step::NextEra);
        self.open.push(other(tree), Step::Income);
        self.open.push(tree, Step::Income);
    }

    /// A seat's income begins: first the character, then the incomes.
    pub(crate) fn income(&mut self, seat: Seat) {
        self.open.push(seat, Step::IncomePay);
        self.before_income(seat);
    }

    /// Pays the uncovered incomes.
    pub(crate) fn pay_incomes<J: Journal<Event>>(&mut self, seat: Seat, journal: &mut J) {
        for spot in [Spot::AnimalIncome, Spot::CropIncome, Spot::EnergyIncome] {
            if self.open.farm(seat).has(spot) {
                journal.note(|| Event::Income { seat, spot });
                self.pay_income(seat, spot, journal);
            }
        }
    }

    /// Prepares the next era, or ends the match.
    pub(crate) fn next_era<C: Chance, J: Journal<Event>>(
        &mut self,
        chance: &mut C,
        journal: &mut J,
    ) {
        let Some(era) = self.open.era.next() else {
            journal.note(|| Event::Over);
            return;
        };
        for place in (0..3).rev() {
            if let Some(card) = self.open.village[place].take() {
                self.discard(card, journal);
            }
        }
        for card in std::mem::take(&mut self.deck).iter() {
            self.discard(card, journal);
        }
        let tree = other(self.open.tree);
        self.open.tree = tree;
        self.begin_era(era, chance, journal);
        self.open.push(tree, Step::BeginTurn);
        self.open.push(other(tree), Step::Renew);
        self.open.push(tree, Step::Renew);
    }

    /// Throws away what is left in a hand.
    pub(crate) fn discard_hand<J: Journal<Event>>(&mut self, seat: Seat, journal: &mut J) {
        for card in std::mem::take(&mut self.hands[seat]).iter() {
            self.discard(card, journal);
        }
    }

    /// Moves the village to the right and fills its gaps from the deck.
    pub(crate) fn fill_village<C: Chance, J: Journal<Event>>(
        &mut self,
        chance: &mut C,
        journal: &mut J,
    ) {
        while self.open.village.contains(&None) {
            self.shift_village();
            let Some(card) = self.draw(chance, journal) else { return };
            self.put_leftmost(card, journal);
        }
    }

    /// Moves the cards of the village to the right, over the gaps.
    pub(crate) fn shift_village(&mut self) {
        let cards: ArrayVec<Card, 3> = self.open.village.iter().flatten().copied().collect();
        let n_gaps = 3 - cards.len();
        self.open.village = [None; 3];
        for (index, card) in cards.into_iter().enumerate() {
            self.open.village[n_gaps + index] = Some(card);
        }
    }

    /// Puts a card to the left of the others, which have been shifted.
    pub(crate) fn put_leftmost<J: Journal<Event>>(&mut self, card: Card, journal: &mut J) {
        let gap = self.open.village.iter().rposition(Option::is_none);
        self.open.village[gap.expect("a gap in the village")] = Some(card);
        journal.note(|| Event::CameToVillage { card });
    }

    /// Turns the top card of the deck up for a seat that refills its display.
    pub(crate) fn look<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        place: Place,
        chance: &mut C,
        journal: &mut J,
    ) {
        let step = match self.draw(chance, journal) {
            Some(card) => {
                journal.note(|| Event::Looked { seat, card });
                Step::RefillLooked { place, card }
            }
            None => Step::Refill { place },
        };
        *self.open.steps.last_mut().expect("the refilling") = Pending { seat, step };
    }

    /// Puts a card into a seat's display and asks for its price; the village is filled afterwards.
    pub(crate) fn refill<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        place: Place,
        card: Card,
        journal: &mut J,
    ) {
        journal.note(|| Event::Refilled { seat, card });
        let minimum = self.open.components().minimum(card);
        let farm = self.open.farm_mut(seat);
        farm.display[place.index()] = Some(Priced::new(card));
        let least = farm.least_price(minimum);
        self.open.push(seat, Step::FillVillage);
        self.open.push(seat, Step::Price { place, least });
    }

    /// Places a card on a farm and says whether that fills a row for which there is a tile.
    pub(crate) fn place<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        card: Card,
        column: Column,
        is_face_down: bool,
        journal: &mut J,
    ) {
        journal.note(|| Event::Placed { seat, card, column, face_down: is_face_down });
        let farm: &mut Farm = self.open.farm_mut(seat);
        let before = farm.n_full_rows();
        farm.cards.push(Placed { card, column, is_face_down, stores: [None; 2], delivered: 0 });
        farm.n_cards[column as usize] += 1;
        if farm.n_full_rows() > before && farm.n_row_tiles() < 3 {
            journal.note(|| Event::FilledRow { seat, row: before });
            self.open.push(seat, Step::RowBonus { row: before });
        }
    }

    /// The farm cards one may dig for.
    pub(crate) fn diggable(&self) -> Cards {
        self.open.discards
    }
}
