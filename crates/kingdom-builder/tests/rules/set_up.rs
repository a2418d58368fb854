//! Section 1: set-up.

use crate::scenario::*;
use kingdom_builder::{
    Components, Expansion, IslandSide, Options, Piece, Position, Quadrant, State,
};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use table::{Components as _, Event as _, Game, Match, Seed, SeededChance, Silent, Viewer};

/// A match set up by a seed, with options as text.
fn start(options: &str, seed: u64) -> State {
    let options: Options = options.parse().expect("options");
    let mut chance = SeededChance::new(Seed::from_number(seed));
    State::start(&options, &mut chance, &mut Silent).expect("possible options")
}

/// What a viewer sees.
fn seen(state: &State, viewer: Viewer) -> Value {
    serde_json::to_value(State::write_view(&state.view(viewer))).expect("a view is JSON")
}

/// What everybody sees.
fn open(options: &str, seed: u64) -> Value {
    seen(&start(options, seed), Viewer::Watcher)
}

/// What is wrong with options, if anything.
fn faults(options: &str) -> String {
    let options: Options = options.parse().expect("options");
    options.check().map_or_else(|faults| faults.to_string(), |()| String::new())
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

/// KB-1.1
#[test]
fn two_to_five_seats_take_turns_in_rising_order() {
    assert!(faults("players=1").contains("two to five"));
    assert!(faults("players=6").contains("two to five"));
    for players in 2..=5 {
        let options = Options { players, ..Options::default() };
        let mut game = Match::<State>::seeded(options, Seed::from_number(1)).expect("a match");
        let mut turns = Vec::new();
        while turns.len() <= 2 * players {
            let to_act = game.state().to_act().expect("not over");
            if turns.last() != Some(&to_act.index()) {
                turns.push(to_act.index());
            }
            let mut legal = Vec::new();
            game.state().legal(&mut legal);
            game.act(to_act, legal[0], Vec::new()).expect("a legal action");
        }
        let expected: Vec<usize> = (0..=2 * players).map(|turn| turn % players).collect();
        assert_eq!(turns, expected);
        let events = game.events_since(None, Viewer::Watcher).map(|(_, event)| event.to_string());
        let began: Vec<String> = events.filter(|text| text.starts_with("round ")).collect();
        let round = |turn: usize| turn / players + 1;
        let expected = (0..=2 * players)
            .map(|turn| format!("round {}, turn of seat {}", round(turn), turn % players));
        assert_eq!(began, expected.collect::<Vec<_>>());
    }
}

/// KB-1.2
#[test]
fn four_different_quadrants_lie_either_way_round() {
    let (mut names, mut turns) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..100 {
        let view = open("with=nomads", seed);
        let quadrants = list(&view["quadrants"]);
        let four: BTreeSet<&str> = quadrants.iter().map(|one| one[0].as_str().unwrap()).collect();
        assert_eq!((quadrants.len(), four.len()), (4, 4));
        names.extend(four.into_iter().map(str::to_owned));
        turns.extend(quadrants.iter().map(|one| one[1].as_u64().unwrap()));
    }
    assert_eq!(turns, BTreeSet::from([0, 180]));
    let base = ["oracle", "farm", "tavern", "tower", "harbor", "paddock", "barn", "oasis"];
    let nomads = ["quarry", "caravan", "village", "garden"];
    assert_eq!(names, base.into_iter().chain(nomads).map(str::to_owned).collect());
    assert!(faults("quadrants=oasis,oasis,farm,barn").contains("only one `oasis`"));
    assert!(faults("quadrants=oasis,quarry,farm,barn").contains("nomads"));
    assert_eq!(faults("with=nomads quadrants=oasis:180,quarry,farm,barn"), "");
}

/// KB-1.3
#[test]
fn the_first_game_is_the_one_of_the_rulebook() {
    let options = Options::first_game(2);
    let mut chance = SeededChance::new(Seed::from_number(7));
    let state = State::start(&options, &mut chance, &mut Silent).expect("the first game");
    let view = seen(&state, Viewer::Watcher);
    assert_eq!(
        view["quadrants"],
        json!([["tavern", 0], ["paddock", 0], ["oasis", 0], ["farm", 0]])
    );
    assert_eq!(view["objectives"], json!(["fishermen", "knights", "merchants"]));
}

/// KB-1.3: the rulebook's hint, a flower card can reach five of the eight location hexes.
#[test]
fn five_locations_of_the_first_game_touch_flowers() {
    let game = on("tavern paddock oasis farm").card("flower").game();
    let sites = hexes(&game.hexes_of("build"));
    let locations = hexes("2,18 6,2 6,7 6,11 11,17 12,7 15,12 17,5");
    let reached = locations.into_iter().filter(|at| sites.iter().any(|n| at.neighbours().has(*n)));
    assert_eq!(reached.collect::<Vec<_>>(), hexes("2,18 6,2 11,17 12,7 15,12"));
}

/// KB-1.4
#[test]
fn three_different_objectives_of_the_chosen_boxes() {
    let drawn = |options: &str| -> BTreeSet<String> {
        (0..200)
            .flat_map(|seed| {
                let view = open(options, seed);
                let three: BTreeSet<String> = list(&view["objectives"])
                    .iter()
                    .map(|name| name.as_str().unwrap().to_owned())
                    .collect();
                assert_eq!(three.len(), 3);
                three
            })
            .collect()
    };
    let base = drawn("players=2");
    assert_eq!(base.len(), 10);
    let with_nomads: Vec<_> = drawn("with=nomads").difference(&base).cloned().collect();
    assert_eq!(with_nomads, ["ambassadors", "families", "shepherds"]);
    assert_eq!(drawn("with=marshlands").len(), 16);
    assert_eq!(drawn("with=harvest").len(), 16);
    assert!(faults("objectives=lords,lords,miners").contains("only one `lords`"));
    assert!(faults("objectives=lords,rovers,miners").contains("harvest"));
}

/// KB-1.5, KB-1.6
#[test]
fn every_location_has_two_tiles_and_every_seat_forty_settlements() {
    let view = open("players=5 with=all", 3);
    let locations = list(&view["locations"]);
    assert!(!locations.is_empty());
    assert!(locations.iter().all(|location| location["tiles"] == 2), "{locations:?}");
    let seats = list(&view["seats"]);
    assert_eq!(seats.len(), 5);
    assert!(seats.iter().all(|seat| seat["supply"] == 40 && seat["tiles"] == json!([])));
    assert_eq!(view["settlements"], json!([]));
}

/// All cards of a match, in hands, pile and played.
fn all_cards(options: &str) -> Value {
    let view = open(options, 11);
    let mut cards: BTreeMap<String, u64> = view["unseen"]
        .as_object()
        .expect("cards")
        .iter()
        .map(|(name, count)| (name.clone(), count.as_u64().expect("a number")))
        .collect();
    *cards.entry(view["turn"]["card"].as_str().expect("a card").to_owned()).or_default() += 1;
    json!(cards)
}

/// KB-1.7, KB-1.8
#[test]
fn five_cards_of_each_terrain_and_five_swamp_cards_with_marshlands() {
    let base = json!({"grass": 5, "flower": 5, "forest": 5, "canyon": 5, "desert": 5});
    assert_eq!(all_cards("players=3"), base);
    assert_eq!(all_cards("players=3 with=nomads,crossroads,harvest"), base);
    let mut with_swamp = base;
    for other in ["grass", "flower", "forest", "canyon", "desert"] {
        with_swamp[format!("swamp-{other}")] = json!(1);
    }
    let objectives = "objectives=lords,miners,workers";
    assert_eq!(all_cards(&format!("players=3 with=marshlands {objectives}")), with_swamp);
    assert_eq!(all_cards("players=3 swamp-cards=yes"), with_swamp);
}

/// KB-1.9
#[test]
fn everybody_has_one_card_that_nobody_else_sees() {
    let options = "players=3".parse().expect("options");
    let mut chance = SeededChance::new(Seed::from_number(5));
    let mut events = Vec::new();
    let state = State::start(&options, &mut chance, &mut events).expect("a match");
    let hand = |viewer: Viewer| list(&seen(&state, viewer)["hand"]).len();
    // Seat 0 has shown its card already, since its turn has begun.
    let owners = [0, 1, 2].map(|owner| hand(Viewer::Seat(seat(owner))));
    assert_eq!(owners, [0, 1, 1]);
    assert_eq!(hand(Viewer::Watcher), 0);
    let watched = seen(&state, Viewer::Watcher);
    let sizes: Vec<_> = list(&watched["seats"]).iter().map(|one| one["hand"].clone()).collect();
    assert_eq!(sizes, [0, 1, 1]);
    let told = |viewer: Viewer| {
        let all = events.iter().filter_map(|event| event.seen_by(viewer));
        all.map(|event| event.to_string()).filter(|text| text.contains("draws")).collect::<Vec<_>>()
    };
    assert_eq!(
        told(Viewer::Watcher),
        ["seat 0 draws a card", "seat 1 draws a card", "seat 2 draws a card"]
    );
    let to_seat_1 = told(Viewer::Seat(seat(1)));
    assert_eq!(to_seat_1[0], "seat 0 draws a card");
    assert_ne!(to_seat_1[1], "seat 1 draws a card");
    assert_eq!(to_seat_1[2], "seat 2 draws a card");
}

/// KB-1.10
#[test]
fn one_task_for_each_crossroads_quadrant() {
    let crossroads =
        ["lighthouse-foresters-lodge", "barracks-crossroads", "city-hall-fort", "monastery-wagon"];
    let others = ["oasis", "tower", "harbor", "barn"];
    for n_tasks in 0..=4 {
        let four = [&crossroads[..n_tasks], &others[n_tasks..]].concat().join(",");
        for seed in 0..20 {
            let view = open(&format!("with=crossroads quadrants={four}"), seed);
            let tasks: BTreeSet<String> =
                list(&view["tasks"]).iter().map(Value::to_string).collect();
            assert_eq!((list(&view["tasks"]).len(), tasks.len()), (n_tasks, n_tasks));
        }
    }
    let two = "with=crossroads quadrants=city-hall-fort,monastery-wagon,oasis,barn tasks=";
    assert!(faults(&format!("{two}road")).contains("tasks"));
    assert!(faults(&format!("{two}road,road")).contains("only one `road`"));
    assert_eq!(faults(&format!("{two}road,advance")), "");
}

/// KB-1.11, KB-1.12
#[test]
fn a_random_nomad_tile_lies_open_on_every_nomad_hex() {
    let mut most = BTreeMap::new();
    for seed in 0..300 {
        let view = open("with=nomads quadrants=quarry,caravan,village,garden", seed);
        let hexes: Vec<_> = list(&view["nomads"]).iter().map(|one| one["at"].clone()).collect();
        assert_eq!(json!(hexes), json!([[3, 13], [5, 2], [5, 7], [7, 5], [13, 4], [17, 16]]));
        let mut counts = BTreeMap::<String, usize>::new();
        for nomad in list(&view["nomads"]) {
            *counts.entry(nomad["tile"].as_str().expect("a tile").to_owned()).or_default() += 1;
        }
        for (tile, count) in counts {
            let so_far: &mut usize = most.entry(tile).or_default();
            *so_far = (*so_far).max(count);
        }
    }
    assert_eq!(
        json!(most),
        json!({
            "donation-grass": 1, "donation-flower": 1, "donation-forest": 1, "donation-canyon": 1,
            "donation-desert": 1, "donation-water": 1, "donation-mountain": 1,
            "resettlement": 2, "outpost": 2, "sword": 2, "treasure": 2,
        })
    );
    assert_eq!(Components::ours().contents.nomads.len(), 15);
    assert_eq!(open("players=2", 1)["nomads"], json!([]));
}

/// KB-1.13
#[test]
fn the_twenty_fifth_wall_is_the_last() {
    let quarry = |n_walls: usize| {
        let mut position =
            on("quarry caravan village garden").built(0, "2,5").card("desert").walled_far();
        position.walls.truncate(n_walls);
        position.game()
    };
    // With 23 in place two are left, so the second may be put up.
    assert_eq!(quarry(23).act("use quarry; wall 1,4").hexes_of("wall"), "2,6");
    let game = quarry(24).act("use quarry; wall 1,4");
    assert_eq!(game.refusal("wall 2,6"), "KB-2.1");
    assert!(game.can("build 2,6"));
    let game = game.act("build 2,6; build 2,7; build 3,6; end > grass; build 10,7; build 10,8");
    let game = game.act("build 10,9; end > grass");
    assert_eq!(game.refusal("use quarry"), "KB-4.7");
}

trait WalledFar {
    fn walled_far(self) -> Self;
}

impl WalledFar for Position {
    /// 24 walls at the bottom of the board.
    fn walled_far(mut self) -> Position {
        self.walls = hexes(
            "18,0 18,1 18,2 18,3 18,4 18,5 18,6 18,7 19,0 19,1 19,2 19,3 19,4 19,5 19,6 19,7 \
             18,12 18,13 18,14 18,15 19,10 19,11 19,12 19,13",
        );
        self
    }
}

/// KB-1.14
#[test]
fn two_warriors_one_wagon_one_ship_one_city() {
    let four = "barracks-crossroads monastery-wagon lighthouse-foresters-lodge city-hall-fort";
    let view = open(&format!("with=crossroads quadrants={}", four.replace(' ', ",")), 1);
    assert_eq!(view["pieces"], json!([]));

    // Next to barracks 3,3, wagon 8,18, lighthouse 16,6 and city hall 12,15.
    let position = on(four).built(0, "3,2 7,18 16,5 12,16");
    let game = position.clone().game();
    let sites = |power: &str| game.clone().act(&format!("use {power}")).hexes_of("place");
    assert!(!sites("barracks").is_empty() && !sites("wagon").is_empty());
    assert!(!sites("lighthouse").is_empty());
    assert!(game.can("use city-hall"));

    let with = |pieces: &[(Piece, &str)]| {
        let mut position = position.clone();
        position.pieces = pieces.iter().map(|(piece, at)| (*piece, hex(at), seat(0))).collect();
        position
    };
    let one = with(&[(Piece::Warrior, "1,0")]).game().act("use barracks");
    assert!(!one.hexes_of("place").is_empty());
    let two = with(&[(Piece::Warrior, "1,0"), (Piece::Warrior, "8,0")]).game().act("use barracks");
    assert_eq!((two.hexes_of("place").as_str(), two.hexes_of("recall").as_str()), ("", "1,0 8,0"));
    // The only wagon and the only ship move: afterwards there is still one of each.
    let game = with(&[(Piece::Wagon, "0,10"), (Piece::Ship, "0,15")]).game();
    let game = game.act("use wagon; place 0,11; use lighthouse; place 1,14");
    assert_eq!(
        seen(&game.state, Viewer::Watcher)["pieces"],
        json!([{"kind": "wagon", "at": [0, 11], "seat": 0},
               {"kind": "ship", "at": [1, 14], "seat": 0}])
    );
    let mut laid = position.clone();
    laid.cities = vec![(hex("8,15"), seat(0))];
    assert_eq!(laid.game().refusal("use city-hall"), "KB-9.13");
}

/// KB-1.15
#[test]
fn one_cave_in_each_quadrant_with_a_lonely_mountain() {
    // In these quadrants 0 (no mountain at all), 3, 1 and 6 mountains fit.
    let quadrants = "quadrants=oasis,lighthouse-foresters-lodge,barracks-crossroads,refuge";
    let mut seen_caves = BTreeSet::new();
    for seed in 0..100 {
        let view = open(&format!("with=crossroads,marshlands,caves {quadrants}"), seed);
        let caves = list(&view["caves"]);
        let quadrant =
            |cave: &Value| cave[0].as_u64().unwrap() / 10 * 2 + cave[1].as_u64().unwrap() / 10;
        let mut quadrants: Vec<u64> = caves.iter().map(quadrant).collect();
        quadrants.sort_unstable();
        assert_eq!(quadrants, [1, 2, 3], "{caves:?}");
        seen_caves.extend(caves.iter().map(Value::to_string));
    }
    assert_eq!(seen_caves.len(), 3 + 1 + 6);
    assert_eq!(open("with=crossroads quadrants=tower,paddock,barn,farm", 1)["caves"], json!([]));
}

/// KB-1.16
#[test]
fn capitols_stand_on_a_castle_of_harbor_and_oracle() {
    let capitols = |options: &str| -> BTreeSet<String> {
        (0..60).map(|seed| open(options, seed)["capitols"].to_string()).collect()
    };
    let set = |all: &[&str]| all.iter().map(|&one| one.to_owned()).collect::<BTreeSet<_>>();
    let both = capitols("with=capitol quadrants=oracle,farm,tavern,harbor");
    // Castles of the oracle: 1,3 and 7,2; of the harbor, lying bottom right: 14,12 and 18,12.
    let pairs = ["[[1,3],[14,12]]", "[[1,3],[18,12]]", "[[7,2],[14,12]]", "[[7,2],[18,12]]"];
    assert_eq!(both, set(&pairs));
    let harbor = capitols("with=capitol quadrants=oasis,farm,tavern,harbor:180");
    assert_eq!(harbor, set(&["[[11,17]]", "[[15,17]]"]));
    assert_eq!(capitols("with=capitol quadrants=oasis,farm,tavern,barn"), set(&["[]"]));
    assert_eq!(capitols("quadrants=oracle,farm,tavern,harbor"), set(&["[]"]));
}

/// KB-1.16
#[test]
fn with_both_quadrants_one_capitol_or_two_may_be_used() {
    let both = "with=capitol quadrants=oracle,farm,tavern,harbor";
    let one: BTreeSet<String> = (0..60)
        .map(|seed| open(&format!("{both} capitols=one"), seed)["capitols"].to_string())
        .collect();
    let castles = ["[[1,3]]", "[[7,2]]", "[[14,12]]", "[[18,12]]"];
    assert_eq!(one, castles.into_iter().map(str::to_owned).collect());
    assert_eq!(open(&format!("{both} capitols=18,12"), 1)["capitols"], json!([[18, 12]]));
    let two: Options = format!("{both} capitols=1,3/7,2").parse().expect("readable options");
    let faults_of_two =
        State::start(&two, &mut table::QuickChance::new(1), &mut table::Silent).expect_err("two");
    assert_eq!(faults_of_two.to_string(), "capitols: only one of 1,3 or 7,2 can have one, not 2");
    assert_eq!(
        faults("with=capitol capitols=1,3"),
        "capitols, caves: choose the quadrants too, or leave them to chance"
    );
    assert_eq!(faults("capitols=one"), "capitols: only with capitol; add with=capitol");
    let neither = open("with=capitol capitols=one quadrants=oasis,farm,tavern,barn", 1);
    assert_eq!(neither["capitols"], json!([]));
    let options: Options = format!("{both} capitols=one").parse().expect("good options");
    assert_eq!(options.to_string(), format!("players=2 {both} capitols=one"));
}

/// KB-1.15
#[test]
fn palaces_and_silos_keep_no_cave_away() {
    // Only the silo of 17,8 is within two hexes of 16,10.
    let options = "with=crossroads,harvest,caves quadrants=lighthouse-foresters-lodge:180,\
                   oasis:180,bazaar-water-mill,city-hall-fort:180";
    let caves: BTreeSet<String> = (0..100)
        .flat_map(|seed| list(&open(options, seed)["caves"]).to_vec())
        .map(|cave| cave.to_string())
        .collect();
    assert!(caves.contains("[16,10]"), "{caves:?}");
}

/// KB-1.17
#[test]
fn either_side_of_the_island_lies_beside_the_board() {
    let island_locations = |view: &Value| -> Vec<Value> {
        let all = list(&view["locations"]).iter();
        all.filter(|one| one["at"][0].as_u64().unwrap() >= 20).cloned().collect()
    };
    let mut sides = BTreeSet::new();
    for seed in 0..40 {
        let view = open("with=island", seed);
        let side = view["island"].as_str().expect("a side").to_owned();
        let at = if side == "rope-bridge" { json!([23, 1]) } else { json!([23, 4]) };
        assert_eq!(island_locations(&view), [json!({"at": at, "kind": side, "tiles": 2})]);
        sides.insert(side);
    }
    assert_eq!(sides, BTreeSet::from(["rope-bridge".to_owned(), "tree-house".to_owned()]));
    let without = open("players=2", 1);
    assert_eq!(without["island"], Value::Null);
    assert!(island_locations(&without).is_empty());
    let on_board = on("oasis tower harbor barn").card("canyon").game();
    assert!(on_board.hexes_of("build").split(' ').all(|at| hex(at).row() < 20));
    let mut with_island = on("oasis tower harbor barn").card("canyon");
    with_island.island = Some(IslandSide::RopeBridge);
    // The canyon hexes of the rope bridge side.
    assert!(with_island.game().hexes_of("build").ends_with("20,3 20,4 20,5 21,3 22,3 22,4 23,2"));
}

/// KB-1.15, KB-1.16, KB-1.17
#[test]
fn island_capitols_and_caves_can_be_chosen() {
    let text = "with=capitol,caves,island quadrants=oracle,tower,harbor,barn island=tree-house \
                capitols=7,2/14,2 caves=5,0/0,14/13,6/14,14";
    let options: Options = text.parse().expect("good options");
    assert_eq!(options.to_string().parse(), Ok(options.clone()));
    let start = |options: &Options| {
        State::start(options, &mut table::QuickChance::new(1), &mut table::Silent)
    };
    let state = start(&options).expect("a table");
    let view = seen(&state, table::Viewer::Watcher);
    assert_eq!(view["island"], "tree-house");
    assert_eq!(view["capitols"], serde_json::json!([[7, 2], [14, 2]]));
    assert_eq!(view["caves"].as_array().expect("a list").len(), 4);

    let wrong: Options = text.replace("7,2/14,2", "7,3").parse().expect("readable options");
    let faults = start(&wrong).expect_err("no castle").to_string();
    assert_eq!(
        faults,
        "capitols: none fits on 7,3; \
         capitols: one of 1,3 or 7,2 or 14,2 or 18,2 is needed at least"
    );
    let without: Options = "island=tree-house".parse().expect("readable options");
    let faults = start(&without).expect_err("no island").to_string();
    assert_eq!(faults, "island: only with island; add with=island");
}

/// How many quadrants on the board are of each expansion.
fn n_quadrants(state: &State) -> BTreeMap<Option<Expansion>, usize> {
    let mut counts = BTreeMap::new();
    for one in list(&seen(state, Viewer::Watcher)["quadrants"]) {
        let quadrant: Quadrant = one[0].as_str().expect("a name").parse().expect("a quadrant");
        *counts.entry(quadrant.expansion()).or_default() += 1;
    }
    counts
}

/// KB-1.18
#[test]
fn every_chosen_expansion_can_be_put_on_the_board() {
    use Expansion::{Crossroads, Harvest, Marshlands, Nomads};
    let big = [Nomads, Crossroads, Marshlands, Harvest];
    for chosen in 0..16_u32 {
        let chosen: Vec<Expansion> = big
            .into_iter()
            .enumerate()
            .filter(|(bit, _)| chosen >> bit & 1 == 1)
            .map(|(_, one)| one)
            .collect();
        let names: Vec<String> = chosen.iter().map(Expansion::to_string).collect();
        let with = format!("with={},capitol,caves of-each=yes", names.join(","));
        for seed in 0..25 {
            let state = start(&with.replace("with=,", "with="), seed);
            let counts = n_quadrants(&state);
            assert!(chosen.iter().all(|one| counts.contains_key(&Some(*one))), "{with} {counts:?}");
            let view = state.view(Viewer::Watcher);
            let board = view.open().board();
            assert_eq!(!board.capitols.is_empty(), chosen.len() < 4, "{with}");
            assert!(!board.caves.is_empty(), "{with}");
        }
    }
    let missing = |options: &str| {
        (0..200)
            .filter(|&seed| !n_quadrants(&start(options, seed)).contains_key(&Some(Nomads)))
            .count()
    };
    assert_eq!(missing("with=nomads of-each=yes"), 0);
    assert!(missing("with=nomads") > 20, "pure chance leaves it out often");
    assert!(faults("quadrants=oasis,farm,barn,tower of-each=yes").contains("of-each"));
}

/// KB-1.18
#[test]
fn no_corner_is_reserved_for_an_expansion() {
    let mut corners = BTreeSet::new();
    for seed in 0..60 {
        let view = open("with=nomads of-each=yes", seed);
        for (corner, one) in list(&view["quadrants"]).iter().enumerate() {
            let quadrant: Quadrant = one[0].as_str().expect("a name").parse().expect("a quadrant");
            corners.insert((corner, quadrant.expansion().is_some()));
        }
    }
    assert_eq!(corners.len(), 8, "{corners:?}");
}
