//! Turns: their cards, and the mandatory action.

use crate::event::Event;
use crate::rule::Rule;
use crate::state::{Mandatory, Open, State, Turn, put_in_order};
use crate::step::Step;
use crate::terrain::{Card, Terrain};
use table::{Chance, Journal, Seat};

impl Open {
    /// Whether one half of a swamp card is still to be chosen, and this one can be.
    pub(crate) fn can_choose(&self, terrain: Terrain) -> Result<(), Rule> {
        if self.turn.terrain.is_some() {
            return Err(Rule::TerrainChosen);
        }
        let is_shown = self.turn.card.is_some_and(|card| card.terrains().any(|one| one == terrain));
        if is_shown && !self.free(self.board().of(terrain)).is_empty() {
            Ok(())
        } else {
            Err(Rule::TerrainFull)
        }
    }
}

impl State {
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

    pub(crate) fn end_turn<C: Chance, J: Journal<Event>>(
        &mut self,
        chance: &mut C,
        journal: &mut J,
    ) {
        let seat = self.open.turn.seat;
        journal.note(|| Event::TurnEnded { seat });
        self.open.take_scouts_back();
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
        put_in_order(&mut self.hands[seat]);

        let next = seat.next(self.open.setting.n_seats);
        let round = self.open.turn.round + u16::from(next == Seat::FIRST);
        if self.open.is_last_round && next == Seat::FIRST {
            self.end_last_round();
        } else {
            self.begin_turn(next, round, journal);
        }
    }

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
    pub(crate) fn play<J: Journal<Event>>(&mut self, card: Card, journal: &mut J) {
        let seat = self.open.turn.seat;
        self.open.turn.card = Some(card);
        self.open.turn.terrain = (!card.has_swamp()).then(|| card.base());
        journal.note(|| Event::Played { seat, card });
    }

    /// How many settlements the mandatory action still asks for and has (KB-2.2, KB-2.6, KB-10.1).
    pub(crate) fn n_mandatory_left(&self) -> u8 {
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
    /// and a choice that is none is made (KB-2.6, KB-2.9, KB-2.10, KB-10.3, KB-10.30).
    pub(crate) fn prepare_mandatory<C: Chance, J: Journal<Event>>(
        &mut self,
        chance: &mut C,
        journal: &mut J,
    ) {
        self.ensure_card(chance, journal);
        if self.n_mandatory_left() == 0 {
            self.open.turn.mandatory = Mandatory::Done;
        }
    }

    /// Replaces a card that cannot be played.
    fn ensure_card<C: Chance, J: Journal<Event>>(&mut self, chance: &mut C, journal: &mut J) {
        let seat = self.open.turn.seat;
        loop {
            let board = self.open.board();
            let is_free = |terrain: Terrain| !self.open.free(board.of(terrain)).is_empty();
            if self.open.turn.terrain.is_some_and(is_free) {
                return;
            }
            if let Some(card) = self.open.turn.card {
                if let Some(terrain) = self.other_half(card).filter(|&terrain| is_free(terrain)) {
                    self.open.turn.terrain = Some(terrain);
                    journal.note(|| Event::WentOn { seat, terrain });
                    return;
                }
                if self.open.turn.terrain.is_none() {
                    // A half that this board does not have is no choice. One that is full may
                    // become free again before the choice is needed.
                    if board.of(Terrain::Swamp).is_empty() {
                        self.open.turn.terrain = Some(card.base());
                        continue;
                    }
                    if card.terrains().any(is_free) {
                        return;
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

    /// The half of the played swamp card that was not chosen (KB-10.30). The removed terrain of the
    /// scouts is no half of the card it is played with.
    fn other_half(&self, card: Card) -> Option<Terrain> {
        let chosen = self.open.turn.terrain?;
        let is_shown = card.terrains().any(|terrain| terrain == chosen);
        card.terrains().find(|&terrain| is_shown && terrain != chosen)
    }

    fn lapse_mandatory<J: Journal<Event>>(&mut self, journal: &mut J) {
        let seat = self.open.turn.seat;
        let kingdom = &mut self.open.kingdoms[seat];
        kingdom.supply += std::mem::take(&mut kingdom.kept_due);
        self.open.turn.mandatory = Mandatory::Done;
        self.open.is_last_round = true;
        journal.note(|| Event::MandatoryLapsed { seat });
    }

    pub(crate) fn finish_mandatory<J: Journal<Event>>(&mut self, journal: &mut J) {
        self.open.turn.mandatory = Mandatory::Done;
        self.earn_for_families(journal);
    }

    /// The terrain cards that could still be drawn.
    pub(crate) fn n_drawable(&self) -> usize {
        self.deck.len() + self.open.discards.len()
    }

    /// Whether a card in hand could be played now.
    pub(crate) fn is_playable(&self, card: Card) -> bool {
        card.terrains().any(|terrain| !self.open.free(self.open.board().of(terrain)).is_empty())
    }

    /// Whether the two cards in hand allow the terrain that the scouts removed (KB-10.27).
    pub(crate) fn can_play_removed(&self) -> bool {
        let hand = &self.hands[self.open.turn.seat];
        let [first, second] = hand[..] else { return false };
        let shared = first.terrains().any(|one| second.terrains().any(|other| one == other));
        shared
            && self
                .open
                .setting
                .removed
                .is_some_and(|terrain| !self.open.free(self.open.board().of(terrain)).is_empty())
    }

    /// Whether anything can be played with the two cards in hand.
    pub(crate) fn can_play_a_card(&self) -> bool {
        let hand = &self.hands[self.open.turn.seat];
        hand.iter().any(|&card| self.is_playable(card)) || self.can_play_removed()
    }
}
