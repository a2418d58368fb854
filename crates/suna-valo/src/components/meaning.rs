//! The canonical form of what the rules read; its hash names a set of components for ever.

use super::{Components, FarmCard, Reward, Slot};
use crate::card::{Card, Era, Festival};
use crate::figure::Spot;
use crate::good::{Choice, Resource};
use crate::kinds::{PublicOrder, ShipOrder};
use crate::track::Track;
use table::Canon;

impl Components {
    pub(super) fn write_meaning(&self, canon: &mut Canon) {
        for card in Card::all() {
            if let Some(sheet) = self.sheet(card) {
                canon.line(&card.to_string(), farm_card(sheet));
            }
        }
        for &era in Era::ALL {
            canon.line("festival-draws", [era.to_string(), self.n_festival_draws(era).to_string()]);
        }
        for &festival in Festival::ALL {
            let sheet = self.festival(festival);
            canon.line(festival.name(), [sheet.era.to_string(), sheet.minimum.to_string()]);
        }
        for order in PublicOrder::all() {
            let sheet = self.public(order);
            let [first, second] = sheet.barrels;
            canon.line(&order.to_string(), [sheet.era.to_string(), format!("{first}/{second}")]);
            for slots in &sheet.slots {
                canon.line("slots", slots.iter().map(slot));
            }
        }
        for &order in ShipOrder::ALL {
            let sheet = self.ship(order);
            let [first, second] = sheet.places;
            canon.line(order.name(), [sheet.era.to_string(), format!("{first}/{second}")]);
            canon.line("cost", sheet.cost.iter().map(|(good, count)| format!("{good}*{count}")));
        }
        for &spot in Spot::ALL {
            let sheet = self.spot(spot);
            let blocks = sheet.blocks.map(|it| format!("blocks:{}:{}", it.space, it.around));
            let values = [sheet.figure.to_string(), sheet.points.to_string()];
            canon.line(spot.name(), values.into_iter().chain(blocks));
        }
        canon.line("village", self.village);
        for &track in Track::ALL {
            canon.line(track.name(), self.track(track));
        }
        canon.line("progress-notches", &self.progress_notches);
        canon.line("end-notch", [self.end_notch]);
    }
}

fn farm_card(sheet: &FarmCard) -> Vec<String> {
    let joined = |names: Vec<&str>| names.join("/");
    let mut words = vec![
        sheet.era.to_string(),
        joined(sheet.columns.iter().map(|it| it.name()).collect()),
        format!("minimum:{}", sheet.minimum),
    ];
    words.extend(
        sheet
            .makes
            .iter()
            .map(|makes| format!("make:{}", joined(makes.iter().map(Resource::name).collect()))),
    );
    let gains = sheet.gains;
    let counts = [("energy", gains.energy), ("delivery", gains.drones), ("step", gains.gears)];
    let resources = Choice::ALL.iter().map(|&it| (it.name(), gains.resources[it]));
    let gained = counts.into_iter().chain(resources).filter(|(_, count)| *count > 0);
    words.extend(gained.map(|(name, count)| format!("gain:{name}*{count}")));
    words.extend(sheet.slots.iter().map(|resource| format!("slot:{resource}")));
    words.push(format!("points:{}", sheet.points));
    words
}

fn slot(slot: &Slot) -> String {
    let reward = match slot.reward {
        Reward::Nothing => String::new(),
        Reward::Energy(count) => format!(">energy*{count}"),
        Reward::Resources(choice, count) => format!(">{choice}*{count}"),
        Reward::Steps(count) => format!(">step*{count}"),
        Reward::Deliveries(count) => format!(">delivery*{count}"),
    };
    format!("{}{reward}", slot.resource)
}
