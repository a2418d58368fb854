//! The built-in components: counts, and every value that the printed rules name.

use super::{Back, Components};
use crate::card::Card;
use crate::effect::{Condition, Counted, Effect, Reward, SiteCost, SiteEffect};
use crate::region::{Region, Strip};
use crate::resource::{Kind, Resources, Track};
use crate::scoring_tile::ScoringTile;
use crate::space::Space;
use crate::tile::Tile;
use table::{ComponentTexts, Components as _};

#[test]
fn counts_of_the_box() {
    let parts = Components::ours();
    let kinds = |kind| Card::all().filter(|&card| parts.card(card).kind == kind).count();
    assert_eq!([Kind::Day, Kind::Sunset, Kind::Night].map(kinds), [55, 55, 55]);
    let tiles = |back| Tile::all().filter(|&tile| parts.tile(tile).back == back).count();
    assert_eq!([Back::Start2, Back::Start3, Back::Start4, Back::Gray].map(tiles), [6, 2, 2, 25]);
    let n_sites: usize = Tile::all().map(|tile| parts.tile(tile).sites.len()).sum();
    assert_eq!(n_sites, 54);
    assert_eq!(parts.solo.tiles.len(), 10);
    assert_eq!(parts.boards.levers.len(), 12);
    assert_eq!(parts.river.n_common, 15);
}

#[test]
fn values_of_the_printed_examples() {
    let parts = Components::ours();
    let has_price = |coins, resources| {
        Card::all().any(|card| {
            let price = parts.card(card).price;
            price.coins == coins && price.resources == Resources(resources)
        })
    };
    assert!(has_price(2, [0, 2, 1, 0]), "Monica's card");
    assert!(Card::all().any(|card| parts.card(card).price.resources == Resources([0, 4, 2, 0])));
    assert!(Card::all().any(|card| parts.card(card).price.vases > 0), "some cards cost a vase");
    let scoring = |index| parts.scoring(ScoringTile::new(index).expect("a tile"));
    let joanne = scoring(0);
    assert_eq!((joanne.price.coins, joanne.vp, joanne.track), (13, 8, Track::Card));
    assert_eq!(joanne.price.resources, Resources([0, 2, 0, 3]));
    let peter = (0..16)
        .map(scoring)
        .find(|tile| tile.condition == Condition::AtLeast(Counted::Track(Track::Card)));
    assert_eq!(peter.expect("a tile").values.map(|(value, _)| value), [1, 2, 4, 7]);
    let is_elizabeths = |site: &crate::effect::SiteRule| {
        site.cost == Some(SiteCost::Coins(4))
            && site.effect == Some(SiteEffect::Track(Track::Coin, 1))
    };
    assert!(Tile::all().any(|tile| parts.tile(tile).sites.iter().any(is_elizabeths)));
    let sites = || Tile::all().flat_map(|tile| &parts.tile(tile).sites);
    assert!(sites().any(|site| site.on_settlement == -5));
    let coins = Some(Reward::Coins(2));
    assert!(Space::all().any(|at| parts.land.spaces[at].reward == coins), "Frances' space");
    assert_eq!(parts.boards.labels[Region::Boonlake as usize], Reward::Coins(4));
    let tino = parts.boards.coin_track.iter().any(|space| (space.income, space.vp) == (5, 1));
    assert!(tino && parts.boards.card_track.iter().any(|space| space.income == 3));
    assert_eq!((parts.boards.coin_track[0].income, parts.boards.card_track[0].income), (2, 2));
    assert_eq!(parts.boards.coin_track[2].reward, Some(Reward::Inhabitants(1)));
    let solo = &parts.solo;
    assert!(solo.houses.contains(&2) && solo.settlements.contains(&6) && solo.cattle.contains(&4));
    assert!(solo.cactus.contains(&14));
    assert_eq!(solo.tiles[0].actions, [Strip::Builder, Strip::Region, Strip::Settle]);
    assert_eq!(solo.tiles[0].corners[2].to_string(), "13");
}

#[test]
fn every_kind_of_effect_is_on_some_card() {
    let effects: Vec<Effect> =
        Card::all().map(|card| Components::ours().card(card).effect).collect();
    let n_kinds = |is: fn(&Effect) -> bool| effects.iter().filter(|effect| is(effect)).count();
    assert_eq!(n_kinds(|effect| matches!(effect, Effect::Exchange { .. })), 24);
    assert_eq!(n_kinds(|effect| matches!(effect, Effect::Always(_))), 24);
    assert_eq!(
        n_kinds(|effect| matches!(effect, Effect::Per { .. } | Effect::Threshold { .. })),
        38
    );
    for region in Region::ALL {
        let wanted = Effect::Per { what: Counted::Presences(*region), vp: 1 };
        assert!(effects.contains(&wanted), "{region}");
    }
}

/// Our files with some of them changed.
fn read_with(change: impl Fn(&str, &str) -> String) -> Result<Components, table::Faults> {
    let texts =
        Components::files().iter().map(|&(name, text)| (name.to_owned(), change(name, text)));
    Components::read(&ComponentTexts::with_others::<Components>(texts)?)
}

#[test]
fn a_wrong_file_gets_every_fault_with_its_line() {
    let faults = read_with(|name, text| match name {
        "cards.txt" => text.replacen("2 coins | 1 | coin-track 1", "2 shells | 1 | dance", 1),
        "map.txt" => text.replace("bridge | 6 | 7 | ours", "bridge | 6 | 70 | ours"),
        "river.txt" => text.replace("common | 2 | - | coins 1", "common | 2 | - | coins 1 | x"),
        "boards.txt" => text.replace("label | southern | cards 3 | ours", ""),
        _ => text.to_owned(),
    });
    let faults = faults.expect_err("four wrong files").0;
    let starts = [
        "cards.txt line 5: `shells`: ",
        "map.txt line 38: `70`: ",
        "river.txt line 7: 5 columns before the mark are needed, not 6",
        "boards.txt: the label of southern is missing",
    ];
    assert_eq!(faults.len(), starts.len(), "{faults:?}");
    for (fault, start) in faults.iter().zip(starts) {
        assert!(fault.starts_with(start), "{fault}: {start}");
    }
}

/// Whichever line is wrong, it alone is: none makes the lines after it wrong.
#[test]
fn a_wrong_line_is_the_only_one() {
    for &(file, ours) in Components::files() {
        for (index, line) in ours.lines().enumerate() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (entry, _mark) = line.rsplit_once('|').expect("an entry has a mark");
            let (_name, rest) = line.split_once('|').expect("an entry has a name");
            for wrong in [entry.to_owned(), format!("nonsense | {rest}")] {
                let mut lines: Vec<&str> = ours.lines().collect();
                lines[index] = &wrong;
                let text = lines.join("\n");
                let read = read_with(
                    |name, ours| if name == file { text.clone() } else { ours.to_owned() },
                );
                let faults = read.expect_err("a wrong line").0;
                let start = format!("{file} line {}: ", index + 1);
                let is_alone = faults.len() == 1 && faults[0].starts_with(&start);
                assert!(is_alone, "`{wrong}`, which is {start}: {faults:?}");
            }
        }
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let fault_of = |file: &str, from: &str, to: &str| {
        let read = read_with(|name, text| match name == file {
            true => {
                assert!(text.contains(from), "`{from}` is in {file}");
                text.replacen(from, to, 1)
            }
            false => text.to_owned(),
        });
        read.expect_err(to).0.remove(0)
    };
    for (file, from, to, end) in [
        (
            "boards.txt",
            "3 steps | 0 vp",
            "3 steps | 1 vp",
            "the two lowest rows have a fine, the others none",
        ),
        ("boards.txt", "lever | boat |", "lever | tile |", "this is given a second time"),
        ("solo.txt", "tile | a2 |", "tile | a1 |", "this is given a second time"),
        ("solo.txt", "cattle | 1 2 4", "cattle | 2 4", "4 values are not possible here"),
        ("scoring.txt", "1/1 2/1", "1/1 1/2", "`1/2`: the higher number comes first"),
        ("scoring.txt", "1/1 2/1", "1/1 2/0", "`2/0`: 0 is always met"),
        (
            "scoring.txt",
            "1/1 2/1",
            "1/1 2",
            "`2`: this condition asks for another number of values",
        ),
        ("scoring.txt", "settlements | 1 1", "settlements | 0 1", "`0`: 0 is always met"),
        (
            "cards.txt",
            "threshold cattle 2:3 4:7",
            "threshold cattle 4:3 4:7",
            "in order: the lower number comes first",
        ),
        ("cards.txt", "| 2 coins |", "| 200 coins, 100 coins |", "is not a price one can pay"),
        ("cards.txt", "coin-track 1 |", "coin-track 60 |", "`60` is not from 1 to 9 steps"),
        ("cards.txt", "card | c2 |", "card | c1 |", "this is given a second time"),
        (
            "tiles.txt",
            "tile | g1 | gray",
            "tile | g1 | start-2",
            "g1 cannot have the back `start-2`",
        ),
        ("river.txt", "upper | 16 |", "upper | 15 |", "space 16 of the upper arm is missing"),
    ] {
        let fault = fault_of(file, from, to);
        assert!(fault.starts_with(file) && fault.ends_with(end), "{to}: {fault}");
    }
}

/// If this fails, the code is wrong: stored matches name their components by this hash.
#[test]
fn the_hash_of_components_that_matches_were_stored_with() {
    let stored = |name: &str| {
        let path = format!("tests/records/1/components/{name}");
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
    };
    let stored = read_with(|name, _| stored(name)).expect("a possible set");
    assert_eq!(stored.hash().to_string(), "79596fc0c2feef9efab164551dd5c8be");
}

#[test]
fn only_what_the_rules_read_changes_the_hash() {
    let ours = Components::ours().hash().to_string();
    let hash_with = |from: &str, to: &str| {
        assert!(
            Components::files().iter().any(|(_, text)| text.contains(from)),
            "`{from}` is in some file"
        );
        read_with(|_, text| text.replacen(from, to, 1)).expect("a possible set").hash().to_string()
    };
    for (from, to) in [
        ("Pfadfinderin", "Fährtensucherin"),
        ("Trail Scout", "Path Finder"),
        ("forgo a card: 3 coins", "three coins instead of a card"),
        ("6.963,-0.06", "6.9,0.1"),
        ("# The map", "# The land"),
        ("| coin-track 1 | ours", "| coin-track 1 | fact; seen in the box"),
    ] {
        assert_eq!(hash_with(from, to), ours, "{to}");
    }
    for (from, to) in [
        ("| 2 coins | 1 |", "| 3 coins | 1 |"),
        ("lever | boat | 2 coins", "lever | boat | 3 coins"),
        ("space | 22 | boonlake | 3,5 | - | coins 2", "space | 22 | boonlake | 3,5 | - | coins 3"),
        ("bridge | 27 | 28 |", "ford | 27 | 28 |"),
        ("settlements | 1 1 2 3", "settlements | 1 2 2 3"),
        ("houses | 1 | tier 1 | 2 coins", "houses | 1 | tier 1 | 3 coins"),
        ("builder region settle | 4 22", "builder region settle | 4 23"),
        ("common | 4 | - | coins 2", "common | 4 | harbour | coins 2"),
    ] {
        assert_ne!(hash_with(from, to), ours, "{to}");
    }
}

#[test]
fn a_decimal_is_what_the_standard_library_reads() {
    use super::reader::Decimal;
    for text in ["13.164", "0", "7.5", "-0.05", "1.819", "12"] {
        let Decimal(read) = text.parse().expect("a number");
        assert_eq!(Some(read), text.parse().ok(), "{text}");
    }
    for wrong in ["", ".", "1.2.3", "x", "1.-5", "1e3", "0.00000000001"] {
        assert!(wrong.parse::<Decimal>().is_err(), "`{wrong}`");
    }
}
