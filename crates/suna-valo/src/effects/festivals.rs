//! What each festival does.

use crate::card::{Card, Festival};
use crate::column::{Column, Columns};
use crate::event::Event;
use crate::good::{animals, crops};
use crate::state::{State, other};
use crate::step::{Activation, Step};
use table::{Journal, Seat};

impl Festival {
    /// How many goods a ship order costs the buyer less, at a festival of ships.
    const fn ship_discount(self) -> Option<u8> {
        match self {
            Festival::LittleRegatta => Some(1),
            Festival::Regatta => Some(2),
            Festival::GreatRegatta => Some(3),
            _ => None,
        }
    }

    /// Whether its ship order is fulfilled as one that is the action of a turn: so it is printed on
    /// E04 and E05, but not on E09.
    pub(crate) const fn is_as_in_a_turn(self) -> bool {
        matches!(self, Festival::LittleRegatta | Festival::Regatta)
    }

    /// The column whose cards pay energy.
    const fn paying_column(self) -> Option<Column> {
        match self {
            Festival::HarvestFair => Some(Column::Plants),
            Festival::FlockFair => Some(Column::Pastures),
            Festival::FindersFair => Some(Column::Discoveries),
            Festival::BlossomFair => Some(Column::Flowers),
            Festival::DroneFair => Some(Column::Dock),
            Festival::NoticeFair => Some(Column::Orders),
            _ => None,
        }
    }

    /// The points of the card beside the buyer's farm.
    pub(crate) const fn points(self) -> u8 {
        match self {
            Festival::NoticeFair | Festival::OpenDay => 2,
            _ => 0,
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
        match festival {
            Festival::HarvestFair => self.gain_energy(seat, 3, journal),
            Festival::FlockFair | Festival::BarrelFair => self.offer_resources(seat, crops(), 2),
            Festival::FindersFair | Festival::BlossomFair => {
                self.offer_resources(seat, animals(), 2)
            }
            Festival::CogFair => self.offer_steps(seat, 2),
            Festival::DroneFair => {
                let activation = Activation { drones: 2, ..Activation::NONE };
                self.open.push(seat, Step::Activation(activation));
            }
            // The discount comes with the effect, the points with the card.
            Festival::LittleRegatta
            | Festival::Regatta
            | Festival::GreatRegatta
            | Festival::NoticeFair
            | Festival::OpenDay => {}
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
        if let Some(column) = festival.paying_column() {
            let count = 2 * self.open.farm(seat).n_in(column);
            return self.gain_energy(seat, count, journal);
        }
        if let Some(discount) = festival.ship_discount() {
            let discount = if is_buyer { discount } else { 0 };
            return self.open.push(seat, Step::ShipOffer { festival, discount });
        }
        match festival {
            Festival::BarrelFair => {
                let count = 2 * self.open.n_barrels(seat);
                self.gain_energy(seat, count, journal);
            }
            Festival::CogFair => {
                let fronts = self.open.farm(seat).sheets();
                let count = 2 * fronts.map(|sheet| sheet.gains.gears).sum::<u8>();
                self.gain_energy(seat, count, journal);
            }
            Festival::OpenDay => {
                let columns: Columns =
                    Column::PRODUCING.into_iter().chain([Column::Discoveries]).collect();
                self.open.push(seat, Step::PickCards { columns, left: 3 });
            }
            _ => unreachable!("all other festivals pay for a column or let ships sail"),
        }
    }
}
