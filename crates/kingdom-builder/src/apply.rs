//! What an action does.

use crate::action::Action;
use crate::event::Event;
use crate::location::{Location, Nomad};
use crate::power::{CANOE, FORT, Power};
use crate::state::{Mandatory, State};
use crate::step::Step;
use table::{Chance, Journal};

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
                self.use_up(Power::Location(Location::Bazaar));
                let power = Power::Location(location);
                journal.note(|| Event::Used { seat, power });
                self.start_again(location, chance, journal);
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
                if power == Power::Silo {
                    self.open.turn.moved.push(at);
                }
                if power.has_usual_adjacency() {
                    self.open.turn.outpost = false;
                }
                self.open.put_on(seat, at);
                self.arrive_from(seat, at, from, journal);
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
                // What was just started can be carried out, so it is not judged again; only for
                // the fort nobody knew the card.
                Step::Build { is_first: true, power, .. } if power != FORT => false,
                Step::Build { power, left, .. } => {
                    let kingdom = &self.open.kingdoms[seat];
                    left == 0 || kingdom.supply == 0 || self.has_no_site(seat, power)
                }
                Step::Lift { is_first: true, .. } => false,
                Step::Lift { power, left, .. } => {
                    left == 0 || self.open.liftable(seat, power).is_empty()
                }
                Step::Wall { left, .. } => {
                    let sites = || self.open.sites(|open, sieve| open.wall_sites(seat, sieve));
                    left == 0 || self.open.walls_left() == 0 || sites().is_empty()
                }
                Step::Scout { left, .. } => {
                    let sites = || self.open.sites(|open, sieve| open.scout_sites(seat, sieve));
                    left == 0 || sites().is_empty()
                }
                Step::Sword { against } => self.open.settlements(against).is_empty(),
                Step::Canoe { seat, left } => {
                    let asks = left > 0
                        && self.open.kingdoms[seat].supply > 0
                        && !self.has_no_site(seat, CANOE);
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
}
