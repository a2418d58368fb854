//! What the progress tiles do.

use crate::event::Event;
use crate::farm_ref::FarmRef;
use crate::good::{animals, crops};
use crate::kinds::ProgressTile;
use crate::state::State;
use table::{Journal, Seat};

impl FarmRef<'_> {
    /// Whether using a progress tile could give anything now.
    pub(crate) fn has_use_for(self, tile: ProgressTile) -> bool {
        self.profits_from_tiles()
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
        self.after_tile(seat);
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
