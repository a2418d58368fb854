//! Rules of different expansions together.

use crate::scenario::*;
use kingdom_builder::{Card, IslandSide, Nomad, Objective, Piece, Position, Terrain};
use table::Game;

/// The seat that is asked.
fn asked(game: &Played) -> Option<usize> {
    game.state.to_act().map(table::Seat::index)
}

/// Builds on the first legal hex, so many times.
fn any(game: Played, n_builds: usize) -> Played {
    (0..n_builds).fold(game, |game, _| {
        let at = game.hexes_of("build").split(' ').next().expect("a hex").to_owned();
        game.act(&format!("build {at}"))
    })
}

/// Adds a nomad tile in hand.
fn nomad(mut position: Position, nomad: Nomad, index: usize) -> Position {
    position.nomads.push((nomad, seat(index)));
    position
}

/// Temple top left (2,2 and 5,7), bazaar 7,11 top right.
fn temple_and_bazaar() -> Position {
    on("temple bazaar-water-mill oasis farm")
}

/// KB-10.9, KB-11.8: the temple twice by the bazaar, so five settlements in the next turn.
#[test]
fn the_bazaar_repeats_the_temple() {
    let position = temple_and_bazaar().built(0, "5,8 7,12 8,13 8,14").card("grass");
    let game = position.game();
    assert_eq!(game.seat_line(0), "seat 0: supply 36, tiles temple bazaar");
    let game = game.act("use temple; remove 8,13; again temple; remove 8,14");
    assert_eq!(game.refusal("again temple"), "KB-4.6");
    assert_eq!(game.seat_line(0).matches("supply 36").count(), 1);
    let builds = |mut game: Played| {
        let mut n_built = 0;
        while !game.can("end") {
            let at = game.hexes_of("build").split(' ').next().expect("a hex").to_owned();
            game = game.act(&format!("build {at}"));
            n_built += 1;
        }
        (game, n_built)
    };
    let (game, n_built) = builds(game);
    assert_eq!(n_built, 3);
    let (game, _) = builds(game.act("end > grass"));
    let (game, n_built) = builds(game.act("end > grass"));
    assert_eq!(n_built, 5);
    assert!(game.seat_line(0).contains("supply 30"), "{}", game.seat_line(0));
}

/// KB-2.12, KB-10.9: a card replaced in the middle; all that is missing, kept ones too, goes on the
/// new card.
#[test]
fn a_replaced_card_takes_the_rest_with_the_kept_one() {
    let position = on("temple refuge canoe fountain").built(0, "5,8 9,2").card("flower");
    let position = position.walled(Terrain::Grass, "9,1 9,3");
    let position = Position { hands: vec![vec![Card::Flower], vec![Card::Desert]], ..position };
    let game = position.game().act("use temple; remove 5,8");
    assert!(game.happened("seat 0 loses the temple tile"));
    let game = any(game, 3).act("end > grass");
    let game = any(game, 3).act("end > canyon");
    // One more than three are asked for; grass has two hexes.
    let game = game.act("build 9,1; build 9,3 > desert");
    assert!(game.happened("seat 0 plays desert"), "{:?}", game.log());
    let game = any(game, 2);
    assert!(game.can("end"));
}

/// KB-7.3, KB-7.4, KB-8.9: a sword against players in the last round gives each a settlement back;
/// who still has a turn builds it, and the round stays the last.
#[test]
fn a_sword_in_the_last_round() {
    let position = on("oasis farm harbor oracle").players(3).supply(0, 3).supply(2, 0);
    let mut position = nomad(position.built(1, "0,0"), Nomad::Sword, 1);
    position.hands = vec![vec![Card::Desert], vec![Card::Desert], vec![Card::Canyon]];
    let game = any(position.game(), 3).act("end > grass");
    assert!(game.happened("seat 0 has an empty supply: this round is the last"));
    let mut game = game.act("use sword");
    for _ in 0..2 {
        let from = game.hexes_of("remove").split(' ').next().expect("a hex").to_owned();
        game = game.act(&format!("remove {from}"));
    }
    let game = any(game, 3).act("end > grass");
    assert_eq!(asked(&game), Some(2));
    assert!(game.refusal("end") == "KB-2.4", "one settlement is there again");
    let game = any(game, 1).act("end > grass");
    assert_eq!(asked(&game), None);
}

/// KB-8.7, KB-9.16: an outpost after the fort's card was seen.
#[test]
fn an_outpost_frees_the_fort_after_its_card_is_seen() {
    let position =
        on("city-hall-fort barracks-crossroads lighthouse-foresters-lodge monastery-wagon");
    let fort = position.board().locations.iter().find(|(_, one)| one.name() == "fort").map(|l| l.0);
    let beside =
        fort.expect("a fort").neighbours().iter().find(|&at| position.board().buildable.has(at));
    let beside = beside.expect("land beside the fort").to_string();
    let game = nomad(position.built(0, &beside), Nomad::Outpost, 0).card("grass").game();
    for card in ["grass", "flower", "forest", "canyon", "desert"] {
        let game = game.clone().act(&format!("use fort > {card}"));
        let free = game.hexes_of("build").split(' ').count();
        if game.can("outpost") {
            let game = game.act("outpost");
            assert!(game.hexes_of("build").split(' ').count() > free, "{card}");
            let far = game.hexes_of("build").split(' ').next_back().expect("a hex").to_owned();
            let game = game.act(&format!("build {far}"));
            assert!(!game.can("outpost"), "there was only one");
        }
    }
}

/// KB-8.4, KB-7.1: a donation with a single settlement left builds it and ends the game.
#[test]
fn a_donation_with_one_settlement_left() {
    let position = on("tavern barn oasis farm").built(0, "0,0").supply(0, 1).card("grass");
    let game = nomad(position, Nomad::DonationDesert, 0).game().act("use donation-desert");
    let at = game.hexes_of("build").split(' ').next().expect("a hex").to_owned();
    let game = game.act(&format!("build {at}"));
    assert!(game.seat_line(0).contains("supply 0"));
    assert!(game.can("end"), "nothing is left for the mandatory action (KB-2.6)");
}

/// KB-12.6, KB-8.7, KB-10.10: outpost and temple bonus reach the island.
#[test]
fn outpost_and_temple_bonus_reach_the_island() {
    let mut position = on("tavern barn oasis farm").built(0, "8,10").card("grass");
    position.island = Some(IslandSide::RopeBridge);
    let game = nomad(position, Nomad::Outpost, 0).game();
    assert!(!game.hexes_of("build").contains("22,6"));
    let game = game.act("outpost");
    assert!(game.can("build 22,6"));
    let game = game.act("build 22,6");
    let sites = game.hexes_of("build");
    assert!(sites.contains("21,5"), "beside the island's settlement: {sites}");
    assert!(sites.contains("7,10"), "or beside that on the board: {sites}");

    let mut position = on("temple refuge canoe fountain").built(0, "1,2 5,8 9,2").card("grass");
    position.island = Some(IslandSide::RopeBridge);
    let game = position.game();
    assert_eq!(game.seat_line(0), "seat 0: supply 37, tiles temple temple");
    assert!(game.can("build 22,6"));
    assert!(!game.act("build 9,3").can("build 22,6"), "only the first");
}

/// KB-9.1, KB-2.9: a card is replaced if warriors guard the only hexes left.
#[test]
fn guarded_hexes_are_no_place_for_a_card() {
    let mut position = on("tavern barn oasis farm").built(0, "0,1").walled(Terrain::Grass, "8,10");
    position.pieces.push((Piece::Warrior, hex("8,11"), seat(1)));
    position.walls.retain(|&at| at != hex("8,11"));
    let game = position.card("grass").game();
    assert!(!game.can("build 8,10"), "{:?}", game.legal());
    assert!(!game.hexes_of("build").is_empty(), "another card is played");
}

/// KB-10.15: five players, all but one with a canoe.
#[test]
fn five_players_with_canoes() {
    let position = on("temple refuge canoe fountain").players(5);
    let position = position.built(0, "2,11").built(1, "12,5").built(2, "12,6").built(3, "17,8");
    let mut position = position.built(4, "18,9");
    position.seat = seat(2);
    position.hands = vec![vec![Card::Desert], vec![Card::Desert], vec![Card::Grass]];
    let mut game = position.game().act("build 3,12");
    assert!(game.happened("seat 2 takes the refuge tile from 2,12"));
    let mut order = Vec::new();
    while game.can("stop") {
        order.extend(asked(&game));
        game = game.act("stop");
    }
    assert_eq!(order, [3, 4, 1, 2]);
}

/// KB-8.20, KB-10.13, KB-11.7: canoes answer in the silo phase too, and their builds pay nothing.
#[test]
fn canoes_answer_in_the_silo_phase() {
    // Silo 7,8; refuge 2,12 with one tile left; seat 1 has a canoe of 13,5.
    let position = on("bazaar-water-mill refuge canoe fountain").players(3);
    let position = position.built(0, "7,9 3,13").built(1, "12,6 3,11").supply(2, 3);
    let mut position = position.objective(Objective::Ambassadors);
    position.seat = seat(2);
    position.hands = vec![vec![Card::Grass]; 3];
    let game = any(position.game(), 3).act("end > grass");
    assert_eq!(asked(&game), Some(0), "only seat 0 is beside the silo");
    let game = game.act("silo-build; build 3,12");
    assert!(game.happened("seat 0 takes the refuge tile from 2,12"));
    assert_eq!(asked(&game), Some(1));
    let game = any(game, 1);
    assert!(game.log().last().is_some_and(|line| line.ends_with("(canoe)")));
    assert_eq!(asked(&game), Some(0), "two more for the silo");
    assert!(game.can("stop"));
    assert_eq!(asked(&game.clone().act("stop")), None);
    assert_eq!((game.gold("ambassadors", 0), game.gold("ambassadors", 1)), (0, 0));
}
