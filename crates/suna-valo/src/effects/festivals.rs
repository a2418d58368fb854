//! What each festival does.

use crate::card::{Card, Festival};
use crate::column::{Column, Columns};
use crate::event::Event;
use crate::good::{Resources, animals, crops};
use crate::state::{Open, State, other};
use crate::step::{Activation, Step};
use table::{Journal, Seat};

/// What a festival does for everybody.
enum Effect {
    /// Two energy for each card of a column.
    Cards(Column),
    /// Two energy for each barrel on public orders.
    Barrels,
    /// Two energy for each gear on cards that lie face up.
    Gears,
    /// A ship order, which costs the buyer so many goods less.
    Ship(u8),
    /// Up to three cards are activated.
    Activate,
}

impl Festival {
    const fn effect(self) -> Effect {
        match self {
            Festival::HarvestFair => Effect::Cards(Column::Plants),
            Festival::FlockFair => Effect::Cards(Column::Pastures),
            Festival::FindersFair => Effect::Cards(Column::Discoveries),
            Festival::LittleRegatta => Effect::Ship(1),
            Festival::Regatta => Effect::Ship(2),
            Festival::BarrelFair => Effect::Barrels,
            Festival::CogFair => Effect::Gears,
            Festival::BlossomFair => Effect::Cards(Column::Flowers),
            Festival::GreatRegatta => Effect::Ship(3),
            Festival::DroneFair => Effect::Cards(Column::Dock),
            Festival::NoticeFair => Effect::Cards(Column::Orders),
            Festival::OpenDay => Effect::Activate,
        }
    }

    /// Whether its ship order is fulfilled as one that is the action of a turn: so it is printed on
    /// E04 and E05, but not on E09.
    pub fn is_as_in_a_turn(self) -> bool {
        [Festival::LittleRegatta, Festival::Regatta].contains(&self)
    }

    /// How many goods less a ship order costs the buyer, if it lets ships go.
    pub fn discount(self) -> Option<u8> {
        match self.effect() {
            Effect::Ship(discount) => Some(discount),
            _ => None,
        }
    }

    /// The resources that the buyer gets besides: of which, and how many.
    pub fn bonus_resources(self) -> Option<(Resources, u8)> {
        match self {
            Festival::FlockFair | Festival::BarrelFair => Some((crops(), 2)),
            Festival::FindersFair | Festival::BlossomFair => Some((animals(), 2)),
            _ => None,
        }
    }

    /// The points of the card beside the buyer's farm.
    pub fn points(self) -> u8 {
        if [Festival::NoticeFair, Festival::OpenDay].contains(&self) { 2 } else { 0 }
    }
}

impl Open {
    /// The energy a festival gives a seat, beside the buyer's bonus.
    pub fn festival_energy(&self, seat: Seat, festival: Festival) -> u8 {
        let farm = self.farm(seat);
        match festival.effect() {
            Effect::Cards(column) => 2 * farm.n_in(column),
            Effect::Barrels => 2 * self.n_barrels(seat),
            Effect::Gears => 2 * farm.sheets().map(|sheet| sheet.gains.gears).sum::<u8>(),
            Effect::Ship(_) | Effect::Activate => 0,
        }
    }
}

impl State {
    /// Holds a festival: the buyer's bonus, the buyer's effect, the other's effect.
    pub(crate) fn celebrate<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        festival: Festival,
        journal: &mut J,
    ) {
        journal.note(|| Event::Celebrated { seat, festival });
        if festival.points() > 0 {
            self.open.farm_mut(seat).kept.push(Card::of_festival(festival));
        }
        self.open.push(other(seat), Step::FestivalEffect { festival, is_buyer: false });
        self.open.push(seat, Step::FestivalEffect { festival, is_buyer: true });
        self.open.push(seat, Step::FestivalBonus { festival });
    }

    /// What the buyer gets besides.
    pub(crate) fn festival_bonus<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        festival: Festival,
        journal: &mut J,
    ) {
        if let Some((resources, count)) = festival.bonus_resources() {
            return self.offer_resources(seat, resources, count);
        }
        match festival {
            Festival::HarvestFair => self.gain_energy(seat, 3, journal),
            Festival::CogFair => self.offer_steps(seat, 2),
            Festival::DroneFair => {
                let activation = Activation { drones: 2, ..Activation::NONE };
                self.open.push(seat, Step::Activation(activation));
            }
            // The discount comes with the effect, the points with the card.
            _ => {}
        }
    }

    /// What everybody gets.
    pub(crate) fn festival_effect<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        festival: Festival,
        is_buyer: bool,
        journal: &mut J,
    ) {
        match festival.effect() {
            Effect::Cards(_) | Effect::Barrels | Effect::Gears => {
                let energy = self.open.festival_energy(seat, festival);
                self.gain_energy(seat, energy, journal);
            }
            Effect::Ship(discount) => {
                let discount = if is_buyer { discount } else { 0 };
                self.open.push(seat, Step::ShipOffer { festival, discount });
            }
            Effect::Activate => {
                let columns: Columns =
                    Column::PRODUCING.into_iter().chain([Column::Discoveries]).collect();
                self.open.push(seat, Step::PickCards { columns, left: 3 });
            }
        }
    }
}
