//! What happens when a figure leaves the farm.

use crate::event::Event;
use crate::figure::Spot;
use crate::good::{animals, crops};
use crate::state::State;
use table::{Journal, Seat};

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
        match spot {
            Spot::EnergyIncome => self.gain_energy(seat, 2, journal),
            Spot::CropIncome => self.offer_resources(seat, crops(), 1),
            Spot::AnimalIncome => self.offer_resources(seat, animals(), 1),
            Spot::FaceDownStep
            | Spot::ShipDiscount
            | Spot::VillageDiscount
            | Spot::PlantMarket
            | Spot::FlowerMarket
            | Spot::PastureMarket
            | Spot::PlantSilo
            | Spot::FlowerSilo
            | Spot::PastureSilo
            | Spot::LeftLower
            | Spot::LeftMiddle
            | Spot::LeftUpper
            | Spot::RightLower
            | Spot::RightMiddle
            | Spot::RightUpper => {}
        }
    }
}
