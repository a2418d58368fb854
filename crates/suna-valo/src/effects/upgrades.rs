//! What happens when a figure leaves the farm.

use crate::event::Event;
use crate::figure::Spot;
use crate::good::{Resources, animals, crops};
use crate::state::State;
use table::{Journal, Seat};

impl Spot {
    /// The resources of an income, one of which it pays.
    pub fn income_resources(self) -> Option<Resources> {
        match self {
            Spot::CropIncome => Some(crops()),
            Spot::AnimalIncome => Some(animals()),
            _ => None,
        }
    }
}

impl State {
    /// Takes a figure off the farm; what it uncovers works at once.
    pub(crate) fn lift<J: Journal<Event>>(&mut self, seat: Seat, spot: Spot, journal: &mut J) {
        self.open.farm_mut(seat).standing.remove(spot);
        journal.note(|| Event::Lifted { seat, spot });
        self.pay_income(seat, spot, journal);
    }

    /// Pays what an income gives.
    pub(crate) fn pay_income<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        spot: Spot,
        journal: &mut J,
    ) {
        if spot == Spot::EnergyIncome {
            self.gain_energy(seat, 2, journal);
        }
        if let Some(resources) = spot.income_resources() {
            self.offer_resources(seat, resources, 1);
        }
    }
}
