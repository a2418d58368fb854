//! The built-in components: counts, and every value that the printed rules name.

use super::{Back, Components, FILES, parts};
use crate::card::Card;
use crate::effect::{Condition, Counted, Effect, Reward, SiteCost, SiteEffect};
use crate::region::{Region, Strip};
use crate::resource::{Kind, Resources, Track};
use crate::scoring_tile::ScoringTile;
use crate::space::Space;
use crate::tile::Tile;

#[test]
fn counts_of_the_box() {
    let parts = parts();
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
    let parts = parts();
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
    let effects: Vec<Effect> = Card::all().map(|card| parts().card(card).effect).collect();
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
    let texts = FILES.map(|(name, text)| change(name, text));
    Components::read(&texts.each_ref().map(String::as_str))
}

#[test]
fn a_wrong_file_gets_every_fault_with_its_line() {
    let faults = read_with(|name, text| match name {
        "cards.txt" => text.replacen("2 coins | 1 | coin-track 1", "2 shells | 1 | dance", 1),
        "map.txt" => text.replace("bridge | 6 | 7 | ours", "bridge | 6 | 70 | ours"),
        "river.txt" => text.replace("C2 | - | coins 1", "C2 | - | coins 1 | x |"),
        "boards.txt" => text.replace("label | southern | cards 3 | ours", ""),
        _ => text.to_owned(),
    });
    let faults = faults.expect_err("four wrong files").0;
    assert!(faults[0].starts_with("cards.txt line 5: `shells`: "), "{faults:?}");
    assert!(faults.iter().any(|fault| fault.starts_with("map.txt line 42: `70`")), "{faults:?}");
    assert!(faults.iter().any(|fault| fault.starts_with("river.txt line 7: ")), "{faults:?}");
    assert!(faults.contains(&"boards.txt: 4 region labels are needed, not 3".to_owned()));
    let of_cards = faults.iter().filter(|fault| fault.starts_with("cards.txt")).count();
    assert_eq!(of_cards, 1, "the lines after a wrong one are right: {faults:?}");
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
    let fault = fault_of("boards.txt", "row | 3 | 0 |", "row | 3 | 1 |");
    assert_eq!(fault, "boards.txt: the two lowest rows have a fine, the others none");
    let fault = fault_of("solo.txt", "A2 |", "B2 |");
    assert!(fault.ends_with("`B2` should be `A2`"), "{fault}");
    let fault = fault_of("scoring.txt", "3/1", "1/3");
    assert!(fault.ends_with("`1/3`: the higher number comes first"), "{fault}");
    let fault = fault_of("cards.txt", "threshold cattle 2:3 4:7", "threshold cattle 4:3 4:7");
    assert!(fault.ends_with("in order: the lower number comes first"), "{fault}");
    let fault = fault_of("cards.txt", "| 2 coins |", "| 200 coins, 100 coins |");
    assert!(fault.ends_with("is not a price one can pay"), "{fault}");
    let fault = fault_of("cards.txt", "coin-track 1 |", "coin-track 60 |");
    assert!(fault.ends_with("`60` is not from 1 to 9 steps"), "{fault}");
}

#[test]
fn a_value_of_ones_own_changes_the_hash() {
    let other = read_with(|_, text| text.replacen("2 coins | 1 |", "3 coins | 1 |", 1));
    assert_ne!(other.expect("a possible set").hash(), parts().hash());
    let same = read_with(|_, text| format!("# my box\n{text}"));
    assert_eq!(same.expect("a possible set").hash(), parts().hash(), "a comment changes nothing");
}
