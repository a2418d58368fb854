//! What an action does.

use crate::action::Action;
use crate::box_contents::BOX;
use crate::cell::{Cell, CellSet};
use crate::event::Event;
use crate::legal::{CATHEDRAL, Work};
use crate::location::{Location, Nomad};
use crate::power::Power;
use crate::sieve::Sieve;
use crate::state::{Mandatory, State, Turn};
use crate::step::{Piece, Step};
use crate::terrain::{Card, Terrain};
use table::{Chance, Journal, Seat};

impl State {
    /// Carries out a legal action and everything that follows from it, up to the next choice.
    pub(crate) fn carry_out<C: Chance, J: Journal<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        journal: &mut J,
    ) {
        let step = self.open.step().expect("the match is not over");
        let seat = self.open.turn.seat;
        match action {
            Action::Play { card } => {
                self.open.steps.pop();
                let hand = &mut self.hands[seat];
                let index = hand.iter().position(|&held| held == card).expect("a card in hand");
                hand.remove(index);
                self.play(card, journal);
            }
            Action::PlayRemoved => {
                self.open.steps.pop();
                let card = self.hands[seat].pop().expect("two cards in hand");
                let terrain = self.open.setting.removed.expect("a terrain was removed");
                self.open.turn.card = Some(card);
                self.open.turn.terrain = Some(terrain);
                journal.note(|| Event::PlayedRemoved { seat, terrain });
            }
            Action::Replace => {
                self.open.steps.pop();
                while let Some(card) = self.hands[seat].pop() {
                    self.open.gone.add(card as usize);
                    journal.note(|| Event::Replaced { seat, card });
                }
            }
            Action::Choose { terrain } => {
                self.open.turn.terrain = Some(terrain);
                journal.note(|| Event::Chose { seat, terrain });
            }
            Action::Build { at } => self.build_for(step, at, journal),
            Action::Use { power } => {
                self.use_up(power);
                journal.note(|| Event::Used { seat, power });
                self.start(power, chance, journal);
            }
            Action::Again { location } => {
                let bazaar = self.open.usable_tiles(seat, Location::Bazaar) & !self.open.turn.used;
                self.open.turn.used |= lowest(bazaar);
                let power = Power::Location(location);
                journal.note(|| Event::Used { seat, power });
                self.start(power, chance, journal);
            }
            Action::Outpost => {
                self.open.kingdoms[seat].nomads.remove(Nomad::Outpost as usize);
                self.open.turn.outpost = true;
                journal.note(|| Event::UsedOutpost { seat });
            }
            Action::Lift { from } => {
                let Some(Step::Lift { power, left, is_first }) = self.open.steps.last_mut() else {
                    unreachable!("a settlement is lifted only in a step that lifts")
                };
                *left -= 1;
                *is_first = false;
                let power = *power;
                self.open.take_off(seat, from);
                self.open.steps.push(Step::Put { power, from });
            }
            Action::Put { at } => {
                let Some(Step::Put { power, from }) = self.open.steps.pop() else {
                    unreachable!("a settlement is put down only after it was lifted")
                };
                journal.note(|| Event::Moved { seat, from, to: at, power });
                self.open.put_on(seat, at);
                self.arrive(seat, at, journal);
                self.open.lose_tiles(seat, from, journal);
            }
            Action::Wall { at } => {
                self.one_less();
                self.open.walls.add(at);
                self.open.occupied.add(at);
                journal.note(|| Event::PutWall { seat, at });
            }
            Action::Scout { at } => {
                self.one_less();
                self.open.turn.scouts.push(at);
                self.open.occupied.add(at);
                self.open.kingdoms[seat].near |= *at.neighbours();
                journal.note(|| Event::PlacedScout { seat, at });
            }
            Action::Place { at } => self.place_piece(at, journal),
            Action::Recall { from } => self.recall_piece(from, journal),
            Action::City { at } => self.lay_city(at, journal),
            Action::Remove { from } => self.remove(step, from, journal),
            Action::Take => {
                self.open.steps.pop();
                self.open.kingdoms[seat].tokens += 1;
                journal.note(|| Event::TookToken { seat });
            }
            Action::SiloBuild => {
                self.next_silo_turn();
                self.open.steps.push(Step::Build { power: Power::Silo, left: 3, is_first: true });
            }
            Action::SiloMove => {
                self.next_silo_turn();
                self.open.steps.push(Step::Lift { power: Power::Silo, left: 3, is_first: true });
            }
            Action::Stop => match step {
                Step::Silo { .. } => self.next_silo_turn(),
                Step::Canoe { seat, .. } => self.next_canoe(seat),
                _ => {
                    self.open.steps.pop();
                }
            },
            Action::End => self.end_turn(chance, journal),
        }
        self.settle(chance, journal);
    }

    /// Resolves what resolves itself, until a step asks for a choice or the match is over.
    pub(crate) fn settle<C: Chance, J: Journal<Event>>(&mut self, chance: &mut C, journal: &mut J) {
        while let Some(step) = self.open.step() {
            let seat = self.open.turn.seat;
            let is_finished = match step {
                Step::PlayCard | Step::Put { .. } | Step::Piece { .. } | Step::City => false,
                Step::Temple | Step::Cathedral => false,
                Step::Turn => {
                    if self.open.turn.mandatory == Mandatory::Pending {
                        self.prepare_mandatory(chance, journal);
                    }
                    false
                }
                Step::Mandatory => {
                    if self.n_mandatory_left() == 0 {
                        self.finish_mandatory(journal);
                        true
                    } else {
                        self.prepare_mandatory(chance, journal);
                        self.open.turn.mandatory == Mandatory::Done
                    }
                }
                Step::Build { power, left, .. } => {
                    let kingdom = &self.open.kingdoms[seat];
                    left == 0 || kingdom.supply == 0 || self.has_no_site(seat, power)
                }
                Step::Lift { power, left, .. } => {
                    left == 0 || self.open.liftable(seat, power).is_empty()
                }
                Step::Wall { left, .. } => {
                    let mut sieve = Sieve::new();
                    self.open.wall_sites(seat, &mut sieve);
                    left == 0 || self.open.walls_left() == 0 || sieve.into_left().is_empty()
                }
                Step::Scout { left, .. } => {
                    let mut sieve = Sieve::new();
                    self.open.scout_sites(seat, &mut sieve);
                    left == 0 || sieve.into_left().is_empty()
                }
                Step::Sword { against } => self.open.settlements(against).is_empty(),
                Step::Canoe { seat, left } => {
                    let canoe = Power::Location(Location::Canoe);
                    let asks = left > 0
                        && self.open.kingdoms[seat].supply > 0
                        && !self.has_no_site(seat, canoe);
                    if asks {
                        return;
                    }
                    self.next_canoe(seat);
                    continue;
                }
                Step::Silo { turn } => {
                    if self.ask_for_silo(turn, journal) {
                        return;
                    }
                    continue;
                }
            };
            if !is_finished {
                return;
            }
            self.open.steps.pop();
        }
    }

    fn has_no_site(&self, seat: Seat, power: Power) -> bool {
        let mut sieve = Sieve::new();
        self.open.build_sites(seat, power, &mut sieve);
        sieve.into_left().is_empty()
    }

    // Building

    /// Builds a settlement as the pending step asks for.
    fn build_for<J: Journal<Event>>(&mut self, step: Step, at: Cell, journal: &mut J) {
        let turn_seat = self.open.turn.seat;
        let (seat, power) = match step {
            Step::Turn => {
                let left = self.n_mandatory_left();
                self.open.turn.mandatory = Mandatory::Running { left };
                self.open.steps.push(Step::Mandatory);
                (turn_seat, Power::Mandatory)
            }
            Step::Mandatory => (turn_seat, Power::Mandatory),
            Step::Build { power, .. } => {
                self.one_less();
                (turn_seat, power)
            }
            Step::Cathedral => {
                self.open.steps.pop();
                let left = self.open.kingdoms[turn_seat].tokens - 1;
                self.open.steps.push(Step::Build { power: CATHEDRAL, left, is_first: false });
                (turn_seat, CATHEDRAL)
            }
            Step::Canoe { seat, left } => {
                self.open.steps.pop();
                self.open.steps.push(Step::Canoe { seat, left: left - 1 });
                (seat, Power::Location(Location::Canoe))
            }
            _ => unreachable!("a settlement is built only in a step that builds"),
        };
        journal.note(|| Event::Built { seat, at, power });
        if power == CATHEDRAL {
            self.open.kingdoms[seat].tokens -= 1;
        }
        if seat == turn_seat && power.has_usual_adjacency() {
            self.open.turn.outpost = false;
        }
        let from_temple = power == Power::Mandatory && self.open.kingdoms[seat].kept_due > 0;
        if from_temple {
            self.open.kingdoms[seat].kept_due -= 1;
        } else {
            self.take_from_supply(seat, journal);
        }
        self.open.put_on(seat, at);
        if power == Power::Mandatory {
            self.open.turn.built.push(at);
            if let Mandatory::Running { left } = &mut self.open.turn.mandatory {
                *left -= 1;
            }
        }
        self.earn_for_building(seat, at, journal);
        self.arrive(seat, at, journal);
    }

    /// How many settlements the mandatory action still asks for and has (KB-2.2, KB-2.6, KB-10.1).
    fn n_mandatory_left(&self) -> u8 {
        let kingdom = &self.open.kingdoms[self.open.turn.seat];
        let asked = match self.open.turn.mandatory {
            Mandatory::Pending if self.open.turn.terrain == Some(Terrain::Swamp) => {
                2 + kingdom.kept_due
            }
            Mandatory::Pending => 3 + kingdom.kept_due,
            Mandatory::Running { left } => left,
            Mandatory::Done => 0,
        };
        asked.min(kingdom.supply + kingdom.kept_due)
    }

    /// Makes sure that the mandatory action can go on: a card that cannot be played is replaced,
    /// and a choice that is none is made (KB-2.6, KB-2.9, KB-2.10, KB-10.3).
    fn prepare_mandatory<C: Chance, J: Journal<Event>>(&mut self, chance: &mut C, journal: &mut J) {
        let seat = self.open.turn.seat;
        if self.n_mandatory_left() == 0 {
            self.open.turn.mandatory = Mandatory::Done;
            return;
        }
        loop {
            let board = self.open.board();
            let is_free = |terrain: Terrain| !self.open.free(board.of(terrain)).is_empty();
            if self.open.turn.terrain.is_some_and(is_free) {
                return;
            }
            if let Some(card) = self.open.turn.card {
                if self.open.turn.terrain.is_none() {
                    let mut choices = card.terrains().filter(|&terrain| is_free(terrain));
                    match (choices.next(), choices.next()) {
                        (Some(_), Some(_)) => return,
                        (Some(only), None) => {
                            self.open.turn.terrain = Some(only);
                            return;
                        }
                        _ => {}
                    }
                }
                self.open.gone.add(card as usize);
                self.open.turn.card = None;
                self.open.turn.terrain = None;
                journal.note(|| Event::Replaced { seat, card });
            }
            match self.draw(chance, journal) {
                Some(card) => self.play(card, journal),
                None => return self.lapse_mandatory(journal),
            }
        }
    }

    fn lapse_mandatory<J: Journal<Event>>(&mut self, journal: &mut J) {
        let seat = self.open.turn.seat;
        let kingdom = &mut self.open.kingdoms[seat];
        kingdom.supply += std::mem::take(&mut kingdom.kept_due);
        self.open.turn.mandatory = Mandatory::Done;
        self.open.is_last_round = true;
        journal.note(|| Event::MandatoryLapsed { seat });
    }

    fn finish_mandatory<J: Journal<Event>>(&mut self, journal: &mut J) {
        self.open.turn.mandatory = Mandatory::Done;
        self.earn_for_families(journal);
    }

    /// Counts down in the step that repeats.
    fn one_less(&mut self) {
        if let Some(
            Step::Build { left, is_first, .. }
            | Step::Wall { left, is_first }
            | Step::Scout { left, is_first },
        ) = self.open.steps.last_mut()
        {
            *left -= 1;
            *is_first = false;
        }
    }

    /// Takes a settlement out of the supply, to build it or to mark a line with it.
    pub(crate) fn take_from_supply<J: Journal<Event>>(&mut self, seat: Seat, journal: &mut J) {
        let kingdom = &mut self.open.kingdoms[seat];
        kingdom.supply -= 1;
        if kingdom.supply == 0 && !self.open.is_last_round && !self.open.is_silo_phase() {
            self.open.is_last_round = true;
            journal.note(|| Event::LastRound { seat });
        }
    }

    // Powers

    /// Marks a power as used.
    fn use_up(&mut self, power: Power) {
        let seat = self.open.turn.seat;
        match power {
            Power::Location(location) => {
                let unused = self.open.usable_tiles(seat, location) & !self.open.turn.used;
                self.open.turn.used |= lowest(unused);
            }
            Power::RefugeBonus => self.open.turn.used_refuge_bonus = true,
            Power::CanoeBonus => self.open.turn.used_canoe_bonus = true,
            Power::Farmland => self.open.turn.used_farmland = true,
            Power::Cave => self.open.turn.used_cave = true,
            Power::Donation(_) | Power::Resettlement | Power::Sword => {
                let nomad = power.nomad().expect("a nomad tile");
                self.open.kingdoms[seat].nomads.remove(nomad as usize);
            }
            Power::Mandatory | Power::Silo => unreachable!("not used by a choice in the turn"),
        }
    }

    /// Asks for what a power needs.
    fn start<C: Chance, J: Journal<Event>>(
        &mut self,
        power: Power,
        chance: &mut C,
        journal: &mut J,
    ) {
        let seat = self.open.turn.seat;
        if power == Power::Location(Location::Fort) {
            let card = self.draw(chance, journal).expect("a card can be drawn");
            self.open.discards.add(card as usize);
            self.open.turn.fort = Some(card);
            journal.note(|| Event::DrewForFort { seat, card });
        }
        self.open.steps.push(match power.work() {
            Work::Build(left) => Step::Build { power, left, is_first: true },
            Work::Move(left) => Step::Lift { power, left, is_first: true },
            Work::Walls => Step::Wall { left: 2, is_first: true },
            Work::Scouts => {
                let left = BOX.scouts - self.open.turn.scouts.len() as u8;
                Step::Scout { left, is_first: true }
            }
            Work::Piece(piece) => Step::Piece { piece },
            Work::City => Step::City,
            Work::Temple => Step::Temple,
            Work::Sword => {
                let against = self.open.next_struck(seat).expect("somebody has a settlement");
                Step::Sword { against }
            }
            Work::Cathedral => Step::Cathedral,
            Work::Passive => unreachable!("not used by a choice in the turn"),
        });
    }

    fn place_piece<J: Journal<Event>>(&mut self, at: Cell, journal: &mut J) {
        let seat = self.open.turn.seat;
        let Some(Step::Piece { piece }) = self.open.steps.pop() else {
            unreachable!("a special piece is placed only in its own step")
        };
        let kingdom = &mut self.open.kingdoms[seat];
        let from = match piece {
            Piece::Warrior => {
                let place = kingdom.warriors.iter_mut().find(|place| place.is_none());
                *place.expect("a warrior is off the board") = Some(at);
                None
            }
            Piece::Wagon => kingdom.wagon.replace(at),
            Piece::Ship => kingdom.ship.replace(at),
        };
        if let Some(from) = from {
            self.open.take_off(seat, from);
            self.open.special_pieces.remove(from);
        }
        self.open.put_on(seat, at);
        self.open.special_pieces.add(at);
        self.open.refresh_guards();
        match from {
            None => {
                journal.note(|| Event::Placed { seat, piece, at });
                self.earn_for_building(seat, at, journal);
            }
            Some(from) => journal.note(|| Event::MovedPiece { seat, piece, from, to: at }),
        }
        self.arrive(seat, at, journal);
        if let Some(from) = from {
            self.open.lose_tiles(seat, from, journal);
        }
    }

    fn recall_piece<J: Journal<Event>>(&mut self, from: Cell, journal: &mut J) {
        let seat = self.open.turn.seat;
        let Some(Step::Piece { piece }) = self.open.steps.pop() else {
            unreachable!("a special piece is taken back only in its own step")
        };
        let kingdom = &mut self.open.kingdoms[seat];
        let places = match piece {
            Piece::Warrior => &mut kingdom.warriors[..],
            Piece::Wagon => std::slice::from_mut(&mut kingdom.wagon),
            Piece::Ship => std::slice::from_mut(&mut kingdom.ship),
        };
        let place = places.iter_mut().find(|place| **place == Some(from));
        *place.expect("the piece stands there") = None;
        self.open.take_off(seat, from);
        self.open.special_pieces.remove(from);
        self.open.refresh_guards();
        journal.note(|| Event::Recalled { seat, piece, from });
        self.open.lose_tiles(seat, from, journal);
    }

    fn lay_city<J: Journal<Event>>(&mut self, at: Cell, journal: &mut J) {
        let seat = self.open.turn.seat;
        self.open.steps.pop();
        self.open.kingdoms[seat].city = Some(at);
        let mut hexes = *at.neighbours();
        hexes.add(at);
        for hex in hexes.iter() {
            self.open.put_on(seat, hex);
            self.open.special_pieces.add(hex);
        }
        journal.note(|| Event::LaidCity { seat, at });
        for hex in hexes.iter() {
            self.earn_for_building(seat, hex, journal);
        }
        for hex in hexes.iter() {
            self.arrive(seat, hex, journal);
        }
    }

    /// Removes a settlement, of an opponent by the sword or an own one by the temple.
    fn remove<J: Journal<Event>>(&mut self, step: Step, from: Cell, journal: &mut J) {
        let seat = self.open.turn.seat;
        self.open.steps.pop();
        match step {
            Step::Sword { against: whose } => {
                journal.note(|| Event::Struck { seat, whose, from });
                self.open.take_off(whose, from);
                self.open.kingdoms[whose].supply += 1;
                self.open.lose_tiles(whose, from, journal);
                if let Some(against) = self.open.next_struck(whose) {
                    self.open.steps.push(Step::Sword { against });
                }
            }
            Step::Temple => {
                journal.note(|| Event::KeptOnTemple { seat, from });
                self.open.take_off(seat, from);
                self.open.kingdoms[seat].kept += 1;
                self.open.lose_tiles(seat, from, journal);
            }
            _ => unreachable!("settlements are removed only by sword and temple"),
        }
    }

    // Canoes and silos

    /// Asks the next seat with canoe tiles, or nobody more if the seat in turn was asked already
    /// (KB-10.15).
    fn next_canoe(&mut self, after: Seat) {
        self.open.steps.pop();
        if after != self.open.turn.seat {
            self.push_canoe(after);
        }
    }

    /// Asks the seats after `after`, up to the one in turn.
    pub(crate) fn push_canoe(&mut self, after: Seat) {
        for seat in after.from_left(self.open.setting.n_seats) {
            let left = self.open.usable_tiles(seat, Location::Canoe).count_ones() as u8;
            if left > 0 {
                self.open.steps.push(Step::Canoe { seat, left });
                return;
            }
            if seat == self.open.turn.seat {
                return;
            }
        }
    }

    fn next_silo_turn(&mut self) {
        if let Some(Step::Silo { turn }) = self.open.steps.last_mut() {
            *turn += 1;
        }
    }

    /// Whether the silo's turn asks its seat; if not, it is over.
    fn ask_for_silo<J: Journal<Event>>(&mut self, turn: u8, journal: &mut J) -> bool {
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

    // Cards and turns

    /// Draws a terrain card, from the discards if the pile is empty.
    pub(crate) fn draw<C: Chance, J: Journal<Event>>(
        &mut self,
        chance: &mut C,
        journal: &mut J,
    ) -> Option<Card> {
        if self.deck.is_empty() && !self.open.discards.is_empty() {
            self.deck = std::mem::replace(&mut self.open.discards, table::Pile::EMPTY);
            journal.note(|| Event::Reshuffled);
        }
        let name = |kind: usize| Card::ALL[kind].to_string();
        self.deck.draw("terrain card", &name, chance).map(|kind| Card::ALL[kind])
    }

    /// Shows a card as the one for this turn.
    fn play<J: Journal<Event>>(&mut self, card: Card, journal: &mut J) {
        let seat = self.open.turn.seat;
        self.open.turn.card = Some(card);
        self.open.turn.terrain = (!card.has_swamp()).then(|| card.base());
        journal.note(|| Event::Played { seat, card });
    }

    fn end_turn<C: Chance, J: Journal<Event>>(&mut self, chance: &mut C, journal: &mut J) {
        let seat = self.open.turn.seat;
        journal.note(|| Event::TurnEnded { seat });
        while let Some(scout) = self.open.turn.scouts.pop() {
            self.open.occupied.remove(scout);
            self.open.refresh_near(seat, *scout.neighbours());
        }
        self.open.kingdoms[seat].nomads = table::Pile::EMPTY;
        if let Some(card) = self.open.turn.card.take() {
            self.open.discards.add(card as usize);
        }
        while let Some(card) = self.hands[seat].pop() {
            self.open.discards.add(card as usize);
        }
        for _ in 0..self.open.n_cards_to_draw(seat) {
            let Some(card) = self.draw(chance, journal) else { break };
            self.hands[seat].push(card);
            journal.note(|| Event::Drew { seat, card: Some(card) });
        }
        // A hand has no order, so that no viewer and no comparison depends on it.
        self.hands[seat].sort_unstable();

        let next = seat.next(self.open.setting.n_seats);
        let round = self.open.turn.round + u16::from(next == Seat::FIRST);
        if self.open.is_last_round && next == Seat::FIRST {
            self.end_last_round();
        } else {
            self.begin_turn(next, round, journal);
        }
    }

    fn end_last_round(&mut self) {
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

    /// Begins a seat's turn: what was taken since its last one becomes usable (KB-4.2, KB-8.2).
    pub(crate) fn begin_turn<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        round: u16,
        journal: &mut J,
    ) {
        self.open.turn = Turn::new(seat, round);
        journal.note(|| Event::TurnBegan { seat, round });
        let kingdom = &mut self.open.kingdoms[seat];
        kingdom.fresh = 0;
        kingdom.nomads = std::mem::replace(&mut kingdom.fresh_nomads, table::Pile::EMPTY);
        kingdom.kept_due += std::mem::take(&mut kingdom.kept);
        self.open.steps.clear();
        self.open.steps.push(Step::Turn);
        match self.hands[seat][..] {
            [card] => {
                self.hands[seat].clear();
                self.play(card, journal);
            }
            [_, _] => self.open.steps.push(Step::PlayCard),
            _ => {}
        }
    }
}

/// The lowest bit of a mask.
fn lowest(mask: u16) -> u16 {
    mask & mask.wrapping_neg()
}

/// All hexes of a set in which a straight unbroken line of `cells` lies, if it does.
pub(crate) fn is_straight_line(cells: &[Cell]) -> bool {
    let set: CellSet = cells.iter().copied().collect();
    crate::cell::Direction::AXES.into_iter().any(|direction| {
        cells.iter().any(|&start| {
            let line = std::iter::successors(Some(start), |at| at.next(direction));
            line.take(cells.len()).filter(|&at| set.has(at)).count() == cells.len()
        })
    })
}
