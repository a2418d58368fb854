//! Cards, orders and the farm board, read from the files in `data/`.
//!
//! The files are part of the program. Others can take their place, before the first match is set
//! up, by [`install`].

mod read;

use crate::card::{Card, Cards, Era, N_FARM_CARDS, N_FESTIVALS};
use crate::column::Columns;
use crate::figure::{Figure, Spot};
use crate::good::{Goods, Resource, Resources};
use crate::kinds::{PublicOrder, ShipOrder};
use arrayvec::ArrayVec;
use std::sync::{Arc, OnceLock};
use table::{Canon, ComponentTexts, Faults};

/// The name and our text of each data file.
pub static FILES: [(&str, &str); 5] = [
    ("cards.txt", include_str!("../../data/cards.txt")),
    ("festivals.txt", include_str!("../../data/festivals.txt")),
    ("orders.txt", include_str!("../../data/orders.txt")),
    ("ships.txt", include_str!("../../data/ships.txt")),
    ("board.txt", include_str!("../../data/board.txt")),
];

/// Everything that is printed on cards and boards.
#[derive(Clone, PartialEq, Debug)]
pub struct Components {
    /// H01 to H57.
    pub cards: [FarmCard; N_FARM_CARDS],
    /// How many cards in the deck of each era bring a festival.
    pub festival_draws: [u8; 3],
    /// E01 to E12.
    pub festivals: [FestivalSheet; N_FESTIVALS],
    /// P01 to P18.
    pub public_orders: [PublicSheet; PublicOrder::ALL.len()],
    /// S01 to S18.
    pub ship_orders: [ShipSheet; ShipOrder::ALL.len()],
    /// The places for figures.
    pub spots: [SpotSheet; Spot::ALL.len()],
    /// What the places of the village cost, from left to right.
    pub village: [u8; 3],
    /// The multipliers of the left track.
    pub left: [u8; 7],
    /// The points of the right track.
    pub right: [u8; 8],
}

/// What a farm card shows.
#[derive(Clone, PartialEq, Debug)]
pub struct FarmCard {
    /// The deck it is in.
    pub era: Era,
    /// Where it can be placed.
    pub columns: Columns,
    /// The least price.
    pub minimum: u8,
    /// What it makes, a store for each.
    pub makes: ArrayVec<Resources, 2>,
    /// What it gives.
    pub gains: Gains,
    /// What must be delivered to it, if it is an order.
    pub slots: ArrayVec<Resource, 4>,
    /// Points for the crate of an order, or for the card itself.
    pub points: u8,
}

impl FarmCard {
    /// Whether it is an order to deliver to.
    pub fn is_order(&self) -> bool {
        !self.slots.is_empty()
    }
}

/// What a card gives when it is activated, beside what it makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gains {
    /// Energy stones.
    pub energy: u8,
    /// Deliveries.
    pub drones: u8,
    /// Steps on the bot tracks.
    pub gears: u8,
    /// Resources, each grain, lily or flower.
    pub crops: u8,
    /// Resources, each wool or egg.
    pub animals: u8,
}

/// What a festival shows, beside what it does.
#[derive(Clone, PartialEq, Debug)]
pub struct FestivalSheet {
    /// The pile it is in.
    pub era: Era,
    /// The least price.
    pub minimum: u8,
}

/// A place of a public order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// What must be delivered.
    pub resource: Resource,
    /// What that gives.
    pub reward: Reward,
}

/// What a delivery to a public order gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// Nothing.
    Nothing,
    /// Energy stones.
    Energy(u8),
    /// A resource.
    Resource(Resource),
    /// A step on a bot track.
    Step,
}

/// What a public order shows.
#[derive(Clone, PartialEq, Debug)]
pub struct PublicSheet {
    /// When it can be revealed.
    pub era: Era,
    /// The slots of seat 0 and of seat 1.
    pub slots: [ArrayVec<Slot, 4>; 2],
    /// Points of the first and the second barrel.
    pub barrels: [u8; 2],
}

/// What a ship order shows, beside what it does.
#[derive(Clone, PartialEq, Debug)]
pub struct ShipSheet {
    /// When it can be revealed.
    pub era: Era,
    /// What must be handed in.
    pub cost: Goods,
    /// Points of the first and the second ship.
    pub places: [u8; 2],
}

/// What is printed on a place for a figure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SpotSheet {
    /// What stands there at the start.
    pub figure: Figure,
    /// Points when it is empty.
    pub points: u8,
}

impl table::Components for Components {
    const FILES: &'static [(&'static str, &'static str)] = &FILES;

    fn read(texts: &ComponentTexts) -> Result<Components, Faults> {
        read::components(&FILES.map(|(name, _)| texts.text(name)))
    }

    fn ours() -> Arc<Components> {
        Arc::new(current().clone())
    }

    fn meaning(&self, canon: &mut Canon) {
        let read = format!("{self:?}");
        canon.line("hash", [blake3::hash(read.as_bytes()).to_hex()]);
    }
}

impl Components {
    /// The farm cards of an era's deck.
    pub fn deck(&self, era: Era) -> Cards {
        let of_era = |card: &Card| self.cards.get(card.index()).is_some_and(|it| it.era == era);
        Card::all().filter(of_era).collect()
    }

    /// The festivals of an era.
    pub fn festivals(&self, era: Era) -> Cards {
        let of_era =
            |card: &Card| card.festival().is_some_and(|it| self.festivals[it as usize].era == era);
        Card::all().filter(of_era).collect()
    }
}

static CURRENT: OnceLock<Components> = OnceLock::new();

/// The components in use.
#[inline]
pub fn current() -> &'static Components {
    CURRENT.get_or_init(|| {
        read::components(&FILES.map(|(_, text)| text))
            .unwrap_or_else(|faults| panic!("the data files: {faults}"))
    })
}

/// Takes other components instead of ours, for as long as the program runs. `file` gives the text
/// of a file of [`FILES`], or `None` to keep ours. Says everything that is wrong, with the line.
pub fn install(file: &dyn Fn(&str) -> Option<String>) -> Result<(), Faults> {
    let texts = FILES.map(|(name, ours)| file(name).unwrap_or_else(|| ours.to_owned()));
    let components = read::components(&texts.each_ref().map(String::as_str))?;
    let wanted = components.clone();
    if *CURRENT.get_or_init(|| components) == wanted {
        Ok(())
    } else {
        Err(Faults(vec!["other components are in use already".to_owned()]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The texts of our files with one line of one file replaced.
    fn with_line(file: &str, from: &str, to: &str) -> Faults {
        let texts = FILES.map(|(name, text)| {
            if name == file {
                assert!(text.contains(from), "`{from}` is in {file}");
                text.replace(from, to)
            } else {
                text.to_owned()
            }
        });
        read::components(&texts.each_ref().map(String::as_str)).expect_err("a fault")
    }

    /// SV-1.2
    #[test]
    fn the_box_is_complete() {
        let components = current();
        for &era in Era::ALL {
            let n_cards = components.deck(era).len();
            let n_draws = usize::from(components.festival_draws[era as usize]);
            assert_eq!(n_cards + n_draws + 2, 23, "era {era}");
            assert_eq!(components.festivals(era).len(), 4);
            assert_eq!(PublicOrder::of_era(era).count(), 6);
            assert_eq!(ShipOrder::of_era(era).count(), 6);
        }
        for &figure in Figure::ALL {
            let of_kind = components.spots.iter().filter(|spot| spot.figure == figure);
            assert_eq!(of_kind.count(), 6, "{figure}");
        }
        assert_eq!(components.spots.iter().map(|spot| spot.points).sum::<u8>(), 11);
    }

    /// What the printed rules say of single cards.
    ///
    /// SV-5.4, SV-7.9, SV-7.10
    #[test]
    fn the_known_cards_are_as_known() {
        let sheet = |name: &str| {
            name.parse::<Card>().expect("a card").sheet().expect("a farm card").clone()
        };
        for name in ["H22", "H24", "H41", "H42"] {
            let card = sheet(name);
            assert_eq!(card.columns.len(), 2, "{name}");
            assert!(card.makes.iter().any(|makes| makes.has(Resource::Flower)), "{name}");
            assert_eq!(card.makes.len(), 2, "{name}");
        }
        for name in ["H40", "H46", "H49", "H52"] {
            let card = sheet(name);
            assert!(card.points > 0 && card.makes.is_empty(), "{name}");
            assert_eq!((card.gains, card.is_order()), (Gains::default(), false), "{name}");
        }
        for name in ["H28", "H43"] {
            assert_eq!(sheet(name).makes[..], [crate::good::animals()], "{name}");
        }
        let all: Vec<FarmCard> = current().cards.to_vec();
        let slots = |letters: &str| -> Vec<Resource> {
            letters.split(' ').map(|it| Resource::from_letter(it).expect("a letter")).collect()
        };
        assert!(all.iter().any(|card| card.slots[..] == slots("S B") && card.points == 3));
        assert!(all.iter().any(|card| card.gains.drones == 2));
        let with_gear = |card: &&FarmCard| card.gains.drones == 1 && card.gains.gears == 1;
        assert!(all.iter().filter(with_gear).count() >= 2);
        for minimum in 0..=3 {
            assert!(all.iter().any(|card| card.minimum == minimum), "minimum {minimum}");
        }
        assert!(all.iter().all(|card| card.minimum <= 3));
        let lily = [Resource::Lily].into_iter().collect();
        assert!(all.iter().any(|card| card.makes[..] == [lily] && card.minimum == 1));
        assert_eq!(ShipOrder::S01.sheet().places[0], 3);
        let best_barrels = [PublicOrder::P01, PublicOrder::P07].map(|it| it.sheet().barrels[0]);
        assert_eq!(best_barrels, [3, 4]);
    }

    /// The seats have orders of the same worth.
    #[test]
    fn both_areas_of_a_public_order_ask_for_the_same_worth() {
        for order in PublicOrder::ALL {
            let worth = |seat: usize| -> u32 {
                let slots = order.sheet().slots[seat].iter();
                slots
                    .map(|slot| match slot.resource {
                        Resource::Grain | Resource::Lily => 2,
                        Resource::Flower => 3,
                        Resource::Wool | Resource::Egg => 4,
                    })
                    .sum()
            };
            assert_eq!(worth(0), worth(1), "{order}");
        }
    }

    /// SV-20.4
    #[test]
    fn a_wrong_file_names_every_fault_with_its_line() {
        let fault = |file, from, to| with_line(file, from, to).0.join("\n");
        assert_eq!(
            fault("cards.txt", "H01 1 plants 0 make G |", "H01 1 plants x make Q |"),
            "cards.txt line 6: `x` is no number\ncards.txt line 6: `Q` is no resource; there are G S B W E\ncards.txt: H01 is missing"
        );
        assert!(fault("cards.txt", "H02 1", "H01 1").contains("line 7: H01 is there twice"));
        assert!(
            fault("cards.txt", "H01 1 plants 0 make G | ours", "H01 1 plants 0 make G")
                .contains("line 6: say after `|` whether it is fact, ours or part of each")
        );
        assert!(fault("cards.txt", "H19 1 orders", "H19 2 orders").contains("era I has 22 cards"));
        assert!(fault("board.txt", "figure U01 crate", "figure U01 ship").contains("6 crates"));
        assert!(fault("ships.txt", "S01 1 cost G", "S01 1 cost Q").contains("`Q` is no good"));
        assert!(fault("orders.txt", "P01 1 white W>2N", "P01 1 white W>2X").contains("`2X`"));
        assert!(fault("festivals.txt", "E05 2", "E05 1").contains("four festivals"));
        assert!(fault("board.txt", "left 1 1", "left 1").contains("7 numbers"));
    }
}
