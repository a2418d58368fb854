//! Compares our scoring with that of an independent implementation in Python (see
//! `oracle/README.md`).

use kingdom_builder::score::{self, Realm};
use kingdom_builder::{Board, Cell, CellSet, Objective, Placed, Task};
use serde_json::Value;
use table::Seat;

/// A number of the file.
fn number(value: &Value) -> usize {
    value.as_u64().expect("a number") as usize
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn board(position: &Value) -> Board {
    let placed: Vec<Placed> = list(&position["quadrants"])
        .iter()
        .map(|item| {
            let text = format!("{}:{}", item[0].as_str().expect("a name"), number(&item[1]));
            text.parse().expect("a known quadrant")
        })
        .collect();
    Board::new(placed.try_into().expect("four quadrants"), None)
}

fn pieces(position: &Value) -> Vec<CellSet> {
    let mut pieces = vec![CellSet::EMPTY; number(&position["players"])];
    for item in list(&position["settlements"]) {
        let cell = Cell::new(number(&item[0]), number(&item[1])).expect("a hex of the board");
        pieces[number(&item[2])].add(cell);
    }
    pieces
}

/// KB-6.1 KB-6.2 KB-6.3 KB-6.4 KB-6.5 KB-6.6 KB-6.7 KB-6.8 KB-6.9 KB-6.10 KB-6.11 KB-6.12 KB-6.13
/// KB-7.6 KB-9.24 KB-9.25 KB-9.26 KB-9.27 KB-9.28 KB-9.29 KB-9.30 KB-9.31 KB-9.32 KB-10.4 KB-10.5
/// KB-10.20 KB-10.21 KB-10.22 KB-10.23 KB-10.24 KB-11.22 KB-11.26 KB-11.27 KB-11.28
#[test]
fn every_score_is_that_of_the_oracle() {
    let mut compared = 0;
    for (index, text) in include_str!("oracle/positions-score.jsonl").lines().enumerate() {
        let line: Value = serde_json::from_str(text).expect("one position on each line");
        let (position, expected) = (&line["position"], &line["expect"]);
        let (board, pieces) = (board(position), pieces(position));
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
