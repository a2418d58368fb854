use super::*;
use crate::column::Column;
use crate::figure::Figure;
use crate::good::{Choice, Resource};
use table::Components as _;

/// Our texts with one line of one file replaced.
fn texts(file: &str, from: &str, to: &str) -> ComponentTexts {
    let ours = ComponentTexts::ours::<Components>();
    assert!(ours.text(file).contains(from), "`{from}` is in {file}");
    let other = (file.to_owned(), ours.text(file).replace(from, to));
    ComponentTexts::with_others::<Components>([other]).expect("a file of ours")
}

fn fault(file: &str, from: &str, to: &str) -> String {
    Components::read(&texts(file, from, to)).expect_err("a fault").0.join("\n")
}

fn changed(file: &str, from: &str, to: &str) -> Components {
    Components::read(&texts(file, from, to)).unwrap_or_else(|faults| panic!("{to}: {faults}"))
}

/// SV-1.2
#[test]
fn the_box_is_complete() {
    let components = Components::ours();
    for &era in Era::ALL {
        let n_cards = components.deck(era).len();
        let n_draws = usize::from(components.n_festival_draws(era));
        assert_eq!(n_cards + n_draws + 2, 23, "era {era}");
        assert_eq!(components.festivals(era).len(), 4);
        assert_eq!(components.public_of(era).count(), 6);
        assert_eq!(components.ships_of(era).count(), 6);
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
    let components = Components::ours();
    let sheet =
        |name: &str| components.sheet(name.parse().expect("a card")).expect("a farm card").clone();
    for name in ["h22", "h24", "h41", "h42"] {
        let card = sheet(name);
        assert_eq!(card.columns.len(), 2, "{name}");
        assert!(card.makes.iter().any(|makes| makes.has(Resource::Flower)), "{name}");
        assert_eq!(card.makes.len(), 2, "{name}");
    }
    for name in ["h40", "h46", "h49", "h52"] {
        let card = sheet(name);
        assert!(card.points > 0 && card.makes.is_empty(), "{name}");
        assert_eq!((card.gains, card.is_order()), (Gains::default(), false), "{name}");
    }
    for name in ["h28", "h43"] {
        assert_eq!(sheet(name).makes[..], [Choice::Animal.resources()], "{name}");
    }
    let all: Vec<&FarmCard> = components.cards.iter().flatten().collect();
    let slots = [Resource::Lily, Resource::Flower];
    assert!(all.iter().any(|card| card.slots[..] == slots && card.points == 3));
    assert!(all.iter().any(|card| card.gains.drones == 2));
    let with_gear = |card: &&&FarmCard| card.gains.drones == 1 && card.gains.gears == 1;
    assert!(all.iter().filter(with_gear).count() >= 2);
    for minimum in 0..=3 {
        assert!(all.iter().any(|card| card.minimum == minimum), "minimum {minimum}");
    }
    assert!(all.iter().all(|card| card.minimum <= 3));
    let lily = Choice::Lily.resources();
    assert!(all.iter().any(|card| card.makes[..] == [lily] && card.minimum == 1));
    assert_eq!(components.ship(ShipOrder::EnergyCargo).places[0], 3);
    let best = ["p01", "p07"].map(|it| components.public(it.parse().expect("an order")).barrels[0]);
    assert_eq!(best, [3, 4]);
}

/// The seats have orders of the same worth.
#[test]
fn both_areas_of_a_public_order_ask_for_the_same_worth() {
    let components = Components::ours();
    for order in PublicOrder::all() {
        let worth = |seat: usize| -> u32 {
            let slots = components.public(order).slots[seat].iter();
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
    let wrong = fault(
        "cards.txt",
        "h01 | one | plants | 0 | make grain |",
        "h01 | one | plants | x | make corn |",
    );
    let (minimum, made) = wrong.split_once('\n').expect("two faults");
    assert_eq!(minimum, "cards.txt line 8: `x` is no number that is possible here");
    assert!(made.starts_with("cards.txt line 8: `corn` is not known"), "{made}");
    for (file, from, to, expected) in [
        ("cards.txt", "h02 | one", "h01 | one", "line 9: h01 is there twice"),
        ("cards.txt", "h02 | one", "regatta | one", "line 9: regatta does not belong here"),
        ("cards.txt", "h02 | one", "# h02 | one", "cards.txt: h02 is missing"),
        ("cards.txt", "| make grain | ours", "| make grain", "line 8: the last column says"),
        ("cards.txt", "h19 | one | orders", "h19 | two | orders", "era one has 22 cards"),
        ("cards.txt", "h19 | one | orders", "h19 | one | dock", "nothing else, lie in the column"),
        ("cards.txt", "make lily, lily", "make lily, lily, lily", "line 10: 3 things, where 2"),
        ("cards.txt", "gain 1 energy |", "gain 1 gold |", "`gold` cannot be gained"),
        ("cards.txt", "for 3 | ours", "for 30 | ours", "`30` is more than 20"),
        ("board.txt", "face-down-step | crate", "face-down-step | ship", "6 crates"),
        ("board.txt", "left-track | 1 1", "left-track | 1", "left-upper cannot stand on space 6"),
        ("board.txt", "end-notch | 7", "end-notch | 8", "no tile can lie at space 8"),
        ("board.txt", "progress-notches | 3 5", "progress-notches | 3 4", "at space 4"),
        ("board.txt", "left-lower | crate | 0 | 2 | 0", "left-lower | crate | 0 | 2 | 1", "around"),
        ("board.txt", "village | 3 2 1", "village | 3 2", "3 numbers are needed, not 2"),
        ("board.txt", "village | 3 2 1", "villa | 3 2 1", "`villa` is not known here"),
        ("ships.txt", "energy-cargo | one | grain", "energy-cargo | one | corn", "`corn`"),
        ("orders.txt", "wool > 2 energy", "wool > 2 gold", "`gold` is no reward"),
        ("festivals.txt", "regatta | two | 1", "regatta | one | 1", "era one has 5, not four"),
    ] {
        let told = fault(file, from, to);
        assert!(told.contains(expected), "{file}, {to}: {told}");
    }
}

/// What the box may hold can be typed in.
///
/// SV-20.4
#[test]
fn other_boxes_can_be_described() {
    let tracks =
        changed("board.txt", "right-track | 0 0 0 1 1 2 2 3", "right-track | 0 0 0 1 1 2 2 3 3 4");
    assert_eq!(tracks.top(Track::Right), 9);
    assert_eq!(tracks.notch(7), Notch::End);
    let around = changed(
        "board.txt",
        "right-lower | barrel | 0 | 2 | 2",
        "right-lower | barrel | 0 | 1 | 3",
    );
    assert_eq!(
        around.blocker(Track::Right, 1),
        Some((Spot::RightLower, Blocker { space: 1, around: 3 }))
    );
    let notches = changed("board.txt", "progress-notches | 3 5", "progress-notches | 1 3 5");
    assert_eq!(notches.notch(1), Notch::Progress);
    let specials = changed(
        "cards.txt",
        "h19 | one | orders | 0 | order grain, lily, flower for 3",
        "h19 | one | special | festival",
    );
    assert_eq!((specials.deck(Era::One).len(), specials.n_festival_draws(Era::One)), (18, 3));
    assert!(!specials.is_for_sale("h19".parse().expect("a card")));
    let gains = changed("cards.txt", "gain 1 crop |", "gain 1 any, 2 wool; make egg; points 1 |");
    let card = gains.sheet("h12".parse().expect("a card")).expect("a farm card");
    let resources = card.gains.resources;
    assert_eq!((resources[Choice::Any], resources[Choice::Wool]), (1, 2));
    assert_eq!((card.makes.len(), card.points), (1, 1));
    assert_eq!(card.columns, [Column::Discoveries].into_iter().collect());
    let rewards =
        changed("orders.txt", "wool > 2 energy, grain,", "wool > 2 any, grain > 1 delivery,");
    let slots = &rewards.public(PublicOrder::at(0)).slots[0];
    assert_eq!(slots[0].reward, Reward::Resources(Choice::Any, 2));
    assert_eq!(slots[1].reward, Reward::Deliveries(1));
}

/// Stored matches name our components by this hash for ever: a value that changes makes another set.
#[test]
fn the_hash_is_that_of_what_the_rules_read() {
    let ours = Components::ours();
    assert_eq!(ours.hash().to_string(), "d9f39ae58728ccb92fddc56fc465121c");
    for (file, from, to) in [
        ("cards.txt", "# The cards of the decks", "# Our cards"),
        ("cards.txt", "make grain | ours", "make grain | fact; seen at last"),
        ("cards.txt", "h01 | one | plants", "h01   |  one | plants"),
    ] {
        assert_eq!(changed(file, from, to), *ours, "{to}");
    }
    for (file, from, to) in [
        ("cards.txt", "h01 | one | plants | 0", "h01 | one | plants | 1"),
        (
            "cards.txt",
            "h30 | two | discoveries | 0 | gain 1 animal",
            "h30 | two | discoveries | 0 | gain 1 wool",
        ),
        ("board.txt", "village | 3 2 1", "village | 3 3 1"),
        ("orders.txt", "wool > 2 energy", "wool > 3 energy"),
        ("ships.txt", "wool, egg, 2 energy", "wool, egg, 3 energy"),
        ("festivals.txt", "harvest-fair | one | 0", "harvest-fair | one | 1"),
    ] {
        assert_ne!(changed(file, from, to), *ours, "{to}");
    }
}
