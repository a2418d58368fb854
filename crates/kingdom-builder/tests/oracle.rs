//! Compares scoring, legal hexes and whole games with those of an independent implementation in Python (see
//! `oracle/README.md`).

use kingdom_builder::score::{self, Realm};
use kingdom_builder::{
    Action, Cell, CellSet, Expansion, Nomad, Objective, Options, Placed, Position, Power, State,
    Task,
};
use serde_json::Value;
use table::{Game, ScriptedChance, Seat, Silent, Viewer};

/// A number of the file.
fn number(value: &Value) -> usize {
    value.as_u64().expect("a number") as usize
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn cell(value: &Value) -> Cell {
    Cell::new(number(&value[0]), number(&value[1])).expect("a hex of the board")
}

fn seat(value: &Value) -> Seat {
    Seat::new(number(value)).expect("a seat")
}

fn position(value: &Value) -> Position {
    let placed: Vec<Placed> = list(&value["quadrants"])
        .iter()
        .map(|item| {
            let text = format!("{}:{}", item[0].as_str().expect("a name"), number(&item[1]));
            text.parse().expect("a known quadrant")
        })
        .collect();
    let objectives: Vec<Objective> = list(&value["objectives"])
        .iter()
        .map(|item| item.as_str().expect("a name").parse().expect("a known objective"))
        .collect();
    let settlements = value["settlements"].as_array().into_iter().flatten();
    Position {
        players: number(&value["players"]),
        objectives: objectives.try_into().expect("three objectives"),
        settlements: settlements.map(|item| (cell(item), seat(&item[2]))).collect(),
        ..Position::new(placed.try_into().expect("four quadrants"))
    }
}

/// KB-6.1 KB-6.2 KB-6.3 KB-6.4 KB-6.5 KB-6.6 KB-6.7 KB-6.8 KB-6.9 KB-6.10 KB-6.11 KB-6.12 KB-6.13
/// KB-7.6 KB-9.24 KB-9.25 KB-9.26 KB-9.27 KB-9.28 KB-9.29 KB-9.30 KB-9.31 KB-9.32 KB-10.4 KB-10.5
/// KB-10.20 KB-10.21 KB-10.22 KB-10.23 KB-10.24 KB-11.22 KB-11.26 KB-11.27 KB-11.28
#[test]
fn every_score_is_that_of_the_oracle() {
    let mut compared = 0;
    for (index, text) in include_str!("oracle/positions-score.jsonl").lines().enumerate() {
        let line: Value = serde_json::from_str(text).expect("one position on each line");
        let (position, expected) = (position(&line["position"]), &line["expect"]);
        let board = position.board();
        let mut pieces = vec![CellSet::EMPTY; position.players];
        position.settlements.iter().for_each(|(at, seat)| pieces[seat.index()].add(*at));
        let realm =
            Realm { board: &board, pieces: &pieces, removed: None, lords_need_presence: false };
        let mut compare = |card: &str, expected: &Value, gold: &dyn Fn(Seat) -> i32| {
            let ours: Vec<i32> = Seat::all(pieces.len()).map(gold).collect();
            assert_eq!(Value::from(ours), *expected, "line {}, {card}", index + 1);
            compared += 1;
        };
        compare("castle", &expected["castle"], &|seat| score::castle(&realm, seat));
        compare("palace", &expected["palace"], &|seat| score::palace(&realm, seat));
        for (name, gold) in expected["objectives"].as_object().expect("objectives") {
            let card: Objective = name.parse().expect("a known objective");
            compare(name, gold, &|seat| {
                score::objective(card, &realm, seat).expect("paid at the end")
            });
        }
        for (name, gold) in expected["tasks"].as_object().expect("tasks") {
            let card: Task = name.parse().expect("a known task");
            compare(name, gold, &|seat| {
                if score::task(card, &realm, seat) { card.gold() } else { 0 }
            });
        }
    }
    assert_eq!(compared, 300 * (2 + 19 + 6), "every card on every line of the file");
}

/// KB-3.2 KB-3.3 KB-3.4 KB-3.5 KB-3.6 KB-3.7 KB-3.9 KB-3.13 KB-5.1 KB-5.2 KB-5.3 KB-5.4 KB-5.6
/// KB-5.7 KB-5.8 KB-5.9 KB-8.11 KB-8.13 KB-8.14 KB-8.15 KB-8.16 KB-9.14 KB-9.15 KB-10.11 KB-10.18
/// KB-11.11 KB-11.12 KB-11.19 KB-11.20 KB-11.21
#[test]
fn every_legal_hex_is_that_of_the_oracle() {
    let mut compared = 0;
    for (index, text) in include_str!("oracle/positions-legal.jsonl").lines().enumerate() {
        let line: Value = serde_json::from_str(text).expect("one position on each line");
        let turn = &line["position"]["turn"];
        let position = Position {
            seat: seat(&turn["seat"]),
            swamp_cards: true,
            hands: Vec::new(),
            ..position(&line["position"])
        };
        let action = turn["action"].as_str().expect("an action");
        let power = match action {
            "build" => Power::Mandatory,
            name => name.parse().expect("a known location"),
        };
        let terrain = turn["terrain"].as_str().expect("a terrain").parse().expect("a terrain");
        let from = turn["from"].as_array().map(|_| cell(&turn["from"]));
        let ours: Vec<Value> = position
            .targets(power, Some(terrain), number(&turn["built"]), from)
            .expect("a good position")
            .iter()
            .map(|cell| serde_json::json!(cell))
            .collect();
        assert_eq!(Value::from(ours), line["expect"]["cells"], "line {}, {action}", index + 1);
        compared += 1;
    }
    assert_eq!(compared, 600);
}

/// KB-1.6 KB-1.7 KB-2.2 KB-2.6 KB-2.9 KB-4.1 KB-4.2 KB-4.3 KB-4.4 KB-7.1 KB-7.4 KB-7.7
#[test]
fn whole_games_of_the_oracle_replay() {
    let mut n_turns = 0;
    for (index, text) in include_str!("oracle/games-base.jsonl").lines().enumerate() {
        let game: Value = serde_json::from_str(text).expect("one game on each line");
        n_turns += replay(&game, index + 1);
    }
    assert_eq!(n_turns, 2810);
}

/// Plays a recorded game, compares the tiles after each turn and the gold at the end, and returns
/// the number of turns.
fn replay(game: &Value, line: usize) -> usize {
    let set_up = position(game);
    let options = Options {
        players: set_up.players,
        quadrants: Some(set_up.quadrants),
        objectives: Some(set_up.objectives),
        expansions: [Expansion::Nomads].into_iter().collect(),
        ..Options::default()
    };
    let turns = list(&game["turns"]);
    let texts = |value: &Value| -> Vec<String> {
        list(value).iter().map(|item| item.as_str().expect("a name").to_owned()).collect()
    };
    // Nobody touches a nomad hex in these games, so any tiles will do.
    let nomads = Nomad::ALL.iter().map(Nomad::to_string).take(set_up.board().nomads.len());
    let mut script: Vec<String> = nomads.chain(texts(&game["start_cards"])).collect();
    for turn in turns {
        script.extend(texts(&turn["replaced"]));
        script.extend(turn["draw"].as_str().map(str::to_owned));
    }
    let mut chance = ScriptedChance::new(script);
    let mut state =
        State::start(&options, &mut chance, &mut Silent).expect("good options of the oracle");
    for (number_of_turn, turn) in turns.iter().enumerate() {
        let context = format!("line {line}, turn {}", number_of_turn + 1);
        assert_eq!(state.to_act(), Some(seat(&turn["seat"])), "{context}");
        for act in list(&turn["acts"]) {
            for action in actions(act) {
                state
                    .apply(action.parse().expect("an action"), &mut chance, &mut Silent)
                    .unwrap_or_else(|refusal| panic!("{context}: {action}: {refusal}"));
            }
            if act["use"] == "quarry" && list(&act["walls"]).len() == 1 {
                // The second wall is declined where it would be possible.
                let _ = state.apply(Action::Stop, &mut chance, &mut Silent);
            }
        }
        let acting = seat(&turn["seat"]);
        state
            .apply(Action::End, &mut chance, &mut Silent)
            .unwrap_or_else(|refusal| panic!("{context}: end: {refusal}"));
        let view = serde_json::to_value(State::write_view(&state.view(Viewer::Watcher)))
            .expect("a view as JSON");
        let mut tiles = serde_json::Map::new();
        for tile in list(&view["seats"][acting.index()]["tiles"]) {
            let kind = tile["kind"].as_str().expect("a kind").to_owned();
            let count = tiles.get(&kind).and_then(Value::as_u64).unwrap_or(0);
            tiles.insert(kind, Value::from(count + 1));
        }
        assert_eq!(Value::from(tiles), turn["tiles_after"], "{context}");
    }
    assert_eq!(state.to_act(), None, "line {line}: the game is over");
    assert_eq!(chance.problem(), None, "line {line}: every draw happened");
    let standings = state.standings();
    assert_eq!(Value::from(standings.totals()), game["final"]["total"], "line {line}");
    for category in standings.categories.iter().filter(|one| one.name != "treasure") {
        let expected = match category.name {
            "castle" => &game["final"]["castle"],
            name => &game["final"]["objectives"][name],
        };
        assert_eq!(
            Value::from(category.points.clone()),
            *expected,
            "line {line}, {}",
            category.name
        );
    }
    turns.len()
}

/// Our actions for one act of the oracle.
fn actions(act: &Value) -> Vec<String> {
    let at = |key: &str| cell(&act[key]);
    match act["use"].as_str() {
        None => vec![format!("build {}", at("build"))],
        Some("quarry") => {
            let walls = list(&act["walls"]).iter().map(|wall| format!("wall {}", cell(wall)));
            std::iter::once("use quarry".to_owned()).chain(walls).collect()
        }
        Some(tile) if act.get("from").is_some() => {
            vec![format!("use {tile}"), format!("lift {}", at("from")), format!("put {}", at("to"))]
        }
        Some(tile) => vec![format!("use {tile}"), format!("build {}", at("at"))],
    }
}
