//! What the progress tiles do.

use crate::event::Event;
use crate::farm_ref::FarmRef;
use crate::found::Set;
use crate::good::{Good, animals, crops};
use crate::kinds::{Character, ProgressTile};
use crate::state::State;
use crate::step::Step;
use table::{Journal, Seat};

impl FarmRef<'_> {
    /// Whether using a progress tile could give anything now.
    pub(crate) fn has_use_for(self, tile: ProgressTile) -> bool {
        // C05 gets a good for using it, even if what the tile itself gives is lost.
        self.is(Character::Tinker)
            || match tile {
                ProgressTile::FlowerEnergy
                | ProgressTile::PlantEnergy
                | ProgressTile::PastureEnergy => true,
                ProgressTile::PastureCrop | ProgressTile::DockCrop => self.has_room_among(crops()),
                ProgressTile::DiscoveryAnimal | ProgressTile::OrderAnimal => {
                    self.has_room_among(animals())
                }
                ProgressTile::OrderStep => self.can_step(),
            }
    }
}

impl State {
    /// What a progress tile does.
    pub(crate) fn use_tile<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        tile: ProgressTile,
        journal: &mut J,
    ) {
        journal.note(|| Event::UsedTile { seat, tile });
        if self.open.farm(seat).is(Character::Tinker) {
            let choice: Set<Good> = Good::ALL.iter().copied().collect();
            self.open.push(seat, Step::Gain { choice, left: 1 });
        }
        match tile {
            ProgressTile::FlowerEnergy
            | ProgressTile::PlantEnergy
            | ProgressTile::PastureEnergy => {
                self.gain_energy(seat, 1, journal);
            }
            ProgressTile::PastureCrop | ProgressTile::DockCrop => {
                self.offer_resources(seat, crops(), 1)
            }
            ProgressTile::DiscoveryAnimal | ProgressTile::OrderAnimal => {
                self.offer_resources(seat, animals(), 1)
            }
            ProgressTile::OrderStep => self.offer_steps(seat, 1),
        }
    }
}
