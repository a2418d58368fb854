//! Turns: what each action strip does for the active seat and for all.

use crate::event::Event;
use crate::lever::{Lever, LeverUse};
use crate::offer::{Offer, Offered};
use crate::region::{Region, Strip};
use crate::resource::Kind;
use crate::state::{EMINENCE, State};
use crate::step::Step;
use arrayvec::ArrayVec;
use table::{Chance, Journal, Seat};

/// Coins at the start of the builder.
const BUILDER_COINS: u16 = 3;
/// Cards for the others at the pioneer.
const PIONEER_CARDS: u8 = 2;

impl Strip {
    /// The kind of card that is played first, except by the builder.
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Strip::Pioneer | Strip::Cattle => Some(Kind::Day),
            Strip::Region | Strip::Progress => Some(Kind::Sunset),
            Strip::Settle | Strip::Hire => Some(Kind::Night),
            Strip::Builder => None,
        }
    }

    /// What the strip lets all seats do, as a step for one of them; region scoring has its own.
    fn share(self, seat: Seat) -> Option<Step> {
        let card = Offer::any_card().with(Offered::Discard).with(Offered::Share);
        let offer = match self {
            Strip::Pioneer => return Some(Step::PioneerShare { seat }),
            Strip::Hire => return Some(Step::Hire { seat, has_hired: false }),
            Strip::Region => return None,
            Strip::Cattle => card.with(Offered::Cattle),
            Strip::Settle => card.with(Offered::Develop).with(Offered::Upgrade),
            Strip::Builder => card,
            Strip::Progress => {
                Offer::of([Offered::ModernizeShared, Offered::DrawOne, Offered::Share])
            }
        };
        Some(Step::Offer { seat, offer })
    }
}

impl State {
    /// Takes a strip to the bottom of the action board and says how many steps its row gave, and
    /// which fine.
    pub(crate) fn take_strip(&mut self, strip: Strip) -> (u8, u8) {
        let strips = &mut self.open.strips;
        let row = strips.iter().position(|&there| there == strip).expect("all strips are there");
        strips[row..].rotate_left(1);
        self.boards().rows[row]
    }

    /// The active seat takes a strip.
    pub(crate) fn choose_strip<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        strip: Strip,
        log: &mut J,
    ) {
        let (steps, fine) = self.take_strip(strip);
        log.note(|| Event::Chose { seat, strip, steps });
        self.open.player_mut(seat).turns += 1;
        self.gain_vp(seat, -i16::from(fine), log);
        self.open.push(&[Step::Sail { seat, steps }, Step::EndTurn { seat }]);
        self.push_shares(strip, self.open.seats_from(seat), Some(seat));
        let offered = |offer| Step::Offer { seat, offer };
        match strip {
            Strip::Pioneer => self.open.push(&[
                Step::Explore { seat },
                Step::Explore { seat },
                offered(Offer::of([Offered::Develop, Offered::Upgrade])),
            ]),
            Strip::Cattle => self.open.push(&[Step::Pasture { seat }]),
            Strip::Region => self.open.push(&[Step::ChooseRegion { seat }]),
            Strip::Progress => self.open.push(&[offered(Offer::of([Offered::Modernize]))]),
            Strip::Settle => {
                self.open.push(&[offered(Offer::of([Offered::Develop, Offered::Upgrade]))])
            }
            Strip::Hire => self.open.push(&[Step::Recruit { seat }, Step::Explore { seat }]),
            Strip::Builder => {
                self.gain_coins(seat, BUILDER_COINS, log);
                self.open.push(&[offered(Offer::any_card().with(Offered::DrawTwo))]);
            }
        }
        if let Some(kind) = strip.kind() {
            self.open.push(&[offered(Offer::of([Offered::card(kind), Offered::Discard]))]);
        }
    }

    /// Lets seats do the shared part of a strip; the pioneer's is only for the others.
    pub(crate) fn push_shares(
        &mut self,
        strip: Strip,
        seats: impl Iterator<Item = Seat>,
        active: Option<Seat>,
    ) {
        let others = seats.filter(|&seat| strip != Strip::Pioneer || Some(seat) != active);
        let steps: ArrayVec<Step, 4> = others.filter_map(|seat| strip.share(seat)).collect();
        self.open.push(&steps);
    }

    /// A seat draws the pioneer's cards and may play one.
    pub(crate) fn share_pioneer<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        log: &mut J,
    ) {
        self.draw_cards(seat, PIONEER_CARDS, chance, log);
        self.open.push(&[Step::Offer { seat, offer: Offer::any_card().with(Offered::Discard) }]);
    }

    /// A seat chooses a region: its reward, if it is free, and coins from the others for all.
    pub(crate) fn choose_region<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        region: Region,
        chance: &mut C,
        log: &mut J,
    ) {
        log.note(|| Event::ChoseRegion { seat, region });
        let steps: ArrayVec<Step, 4> =
            self.open.seats_from(seat).map(|seat| Step::RegionShare { seat, region }).collect();
        self.open.push(&steps);
        if !self.open.covered.has(region) {
            self.open.covered.add(region);
            self.gain(seat, self.boards().label(region), chance, log);
        }
        if self.open.is_solo() {
            let n_presences = self.open.map().presences_outside(EMINENCE, region);
            self.eminence_gain(n_presences.into(), log);
        }
    }

    /// Pays a seat for its presences outside a region, by lever with VP as well.
    pub(crate) fn pay_region<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        region: Region,
        with_vp: bool,
        log: &mut J,
    ) {
        let n_presences = self.open.map().presences_outside(seat, region);
        self.gain_coins(seat, n_presences.into(), log);
        if with_vp {
            self.gain_vp(seat, n_presences.into(), log);
        }
    }

    /// Whether a seat could replace a shared part by a lever.
    pub(crate) fn can_replace_share(&self, seat: Seat, step: Step) -> bool {
        self.has_use_for(seat, step, &LeverUse::INSTEAD_OF_SHARE)
    }

    /// Moves a used lever up again.
    pub(crate) fn lift_lever<J: Journal<Event>>(&mut self, seat: Seat, lever: Lever, log: &mut J) {
        let player = self.open.player_mut(seat);
        player.used.remove(lever);
        log.note(|| Event::LiftedLever { seat, lever });
    }

    /// The turn passes on; after everybody's last turn the last scoring begins.
    pub(crate) fn end_turn<J: Journal<Event>>(&mut self, seat: Seat, log: &mut J) {
        log.note(|| Event::TurnEnded { seat });
        let n_seats = self.open.n_seats();
        if self.open.is_ending && seat.index() + 1 == n_seats {
            self.begin_scoring(Seat::FIRST, log);
            return;
        }
        let next = seat.next(n_seats);
        self.open.turn = next;
        let step = if self.open.is_solo() { Step::Eminence } else { Step::Turn { seat: next } };
        self.open.steps.push(step);
    }
}
