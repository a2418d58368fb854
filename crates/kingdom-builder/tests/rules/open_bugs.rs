//! Scenarios that the engine answers wrongly today. Each fails until it is mended and then moves
//! to the file of its section.

use crate::scenario::*;
use kingdom_builder::{Nomad, Objective, Position, Terrain};
use table::Game;

/// KB-4.2, KB-4.5: a used tile that is lost for a fresh one does not make the fresh one usable.
#[test]
fn a_used_tile_lost_for_a_fresh_one_gives_no_second_use() {
    // Barns 2,16 and 6,12. The barn itself carries the only settlement from one to the other.
    let game = on("tavern barn oasis farm").built(0, "2,17").card("grass").game();
    let game = game.act("use barn; lift 2,17; put 6,11");
    assert!(game.happened("seat 0 takes the barn tile from 6,12"));
    assert!(game.happened("seat 0 loses the barn tile"));
    assert_eq!(game.refusal("use barn"), "KB-4.6");
}

/// KB-8.7: an outpost frees one build; it does not free a move on the way.
#[test]
fn an_outpost_does_not_free_a_move_as_well() {
    let mut position = on("tavern barn oasis farm").built(0, "2,17 8,10").card("grass");
    position.nomads.push((Nomad::Outpost, seat(0)));
    let game = position.game();
    let without = game.clone().act("use barn; lift 2,17");
    assert_eq!(without.refusal("put 10,18"), "KB-3.4");
    let with = game.act("outpost; use barn; lift 2,17");
    assert_eq!(with.refusal("put 10,18"), "KB-3.4", "not a build");
}

/// KB-8.7: one outpost, two pieces put down far away.
#[test]
fn an_outpost_is_spent_once() {
    let mut position = on("tavern barn oasis farm").built(0, "2,17 8,10").card("grass");
    position.nomads.push((Nomad::Outpost, seat(0)));
    let game = position.game().act("outpost; use barn; lift 2,17");
    if game.can("put 10,18") {
        let game = game.act("put 10,18");
        assert!(!game.can("build 10,7"), "the outpost was spent on the move");
    }
}

/// Barn top left, refuge top right, canoe bottom left.
fn canoe_lost_by_its_own_move(others: &str) -> Played {
    let position = on("barn refuge canoe fountain").built(0, "13,4 2,7").built(1, others);
    position.card("grass").game().act("use barn; lift 13,4; put 3,12")
}

/// KB-4.10, KB-10.13, KB-10.15: whether a canoe that is lost by the very move answers it cannot
/// depend on whether somebody else owns a canoe too.
#[test]
fn a_canoe_lost_by_the_move_that_triggers_it() {
    let alone = canoe_lost_by_its_own_move("3,11");
    assert!(alone.happened("seat 0 takes the refuge tile from 2,12"));
    assert!(alone.happened("seat 0 loses the canoe tile"));
    let asked_alone = alone.can("stop");
    let both = canoe_lost_by_its_own_move("3,11 12,6");
    assert_eq!(both.state.to_act(), Some(seat(1)));
    let both = both.act("stop");
    assert_eq!(both.state.to_act(), Some(seat(0)));
    assert_eq!(asked_alone, both.can("stop"));
}

/// KB-10.2: the half of a swamp card is chosen when it is first needed, not at the start of the
/// turn because only one half is free at that moment.
#[test]
fn a_half_that_becomes_free_before_the_mandatory_action_can_be_chosen() {
    let mut position: Position = on("temple refuge canoe fountain");
    position.swamp_cards = true;
    let position = position.built(0, "8,1 3,12").walled(Terrain::Swamp, "");
    let game = position.card("swamp-grass").game();
    let game = game.act("use refuge; lift 8,1; put 8,2");
    assert!(game.can("choose swamp"), "8,1 is free now: {:?}", game.legal());
}

/// KB-11.14: scouts bring no gold, and none from the shepherds either.
#[test]
fn a_scout_does_not_fill_the_land_for_shepherds() {
    let position = on("bazaar_watermill mountainstation_scoutcabin cathedral_watchtower \
                       university_palisade");
    let position = position.built(0, "4,18 1,18").card("canyon").objective(Objective::Shepherds);
    // 2,19 is the only canyon hex beside 3,19.
    let plain = position.clone().built(0, "4,19").game();
    assert_eq!(plain.act("build 3,19").gold("shepherds", 0), 0);
    let game = position.game().act("use scout_cabin; scout 2,19; stop; build 3,19");
    assert_eq!(game.gold("shepherds", 0), 0);
}
