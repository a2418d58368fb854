//! The program as its users see it: commands, answers, exit codes.

use crate::output::{code, stderr, stdout};
use crate::program::freehold;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Output;

fn json_lines(output: &Output) -> Vec<Value> {
    stdout(output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// A file of this test alone.
fn scratch(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a scratch file");
    path
}

const POSITION: &str = r#"{"quadrants":[["oasis",0],["tower",180],["harbor",0],["barn",180]],"players":2,"objectives":["lords","knights","miners"],"settlements":[[0,0,0],[1,0,0],[5,5,1]],"turn":{"seat":0,"terrain":"desert","built":1,"action":"build","from":null}}"#;

#[test]
fn help_is_there_for_every_command() {
    for command in [
        "serve",
        "backup",
        "restore",
        "play",
        "simulate",
        "arena",
        "ratings",
        "score",
        "legal",
        "engine",
        "replay",
        "verify",
        "hint",
        "analyse",
        "perft",
        "tune",
        "balance",
        "components",
        "bench",
    ] {
        let output = freehold(&[command, "--help"], "");
        assert_eq!(code(&output), 0, "{command}");
        assert!(stdout(&output).contains("Usage: freehold"), "{command}");
    }
    assert_eq!(code(&freehold(&["dance"], "")), 2);
}

#[test]
fn score_answers_every_objective_of_the_board() {
    let output = freehold(&["score", "kingdom-builder"], POSITION);
    assert_eq!(code(&output), 0);
    let [answer] = &json_lines(&output)[..] else { panic!("one answer") };
    assert_eq!(answer["castle"], json!([0, 0]));
    // Seat 0 leads in one quadrant and shares three empty ones.
    assert_eq!(answer["objectives"]["lords"], json!([48, 42]));
    assert_eq!(answer["objectives"]["citizens"], json!([1, 0]));
    assert_eq!(answer["objectives"].as_object().map(|all| all.len()), Some(19));
    assert_eq!(answer.as_object().map(|all| all.len()), Some(2));
}

#[test]
fn legal_answers_the_hexes_in_order() {
    let output = freehold(&["legal", "kingdom-builder"], POSITION);
    assert_eq!(json_lines(&output), [json!({"cells": [[0, 1], [2, 0], [2, 1]]})]);
    let paddock = POSITION.replace(r#""build","from":null"#, r#""paddock","from":[0,0]"#);
    let output = freehold(&["legal", "kingdom-builder"], &paddock);
    assert_eq!(json_lines(&output), [json!({"cells": [[0, 2], [2, 1]]})]);
    let missing = POSITION.replace(r#""build","from":null"#, r#""paddock","from":null"#);
    let output = freehold(&["legal", "kingdom-builder"], &missing);
    assert_eq!(
        json_lines(&output),
        [json!({"error": "from: paddock moves a settlement; say which"})]
    );
}

#[test]
fn a_bad_position_names_every_fault_and_the_next_is_answered() {
    let bad = r#"{"quadrants":[["oasis",0],["oasis",90],["harbor",0],["barn",180],["x",0]],"players":9,"objectives":["lords","lords"],"settlements":[[0,0,0],[0,0,1],[33,1,0],[1,1]],"colour":1,"id":"a"}"#;
    let special = r#"{"quadrants":[["oasis",0],["tower",180],["harbor",0],["barn",180]],"players":2,"objectives":["lords","knights","miners"],"settlements":[[2,7,0],[4,4,3]]}"#;
    let input = format!("{bad}\nnonsense\n\n{special}\n[]\n{POSITION}\n");
    let output = freehold(&["score", "kingdom-builder"], &input);
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("4 of 5 positions are bad"));
    let answers = json_lines(&output);
    assert_eq!(answers.len(), 5);
    let first = answers[0]["error"].as_str().expect("an error");
    for fault in [
        "colour: unknown",
        "players: 9",
        "quadrants: four are needed, not 5",
        "quadrants[1]: `90`",
        "quadrants[4]: `x` is not known",
        "objectives: three are needed, not 2",
        "objectives: there is only one `lords`",
        "settlements: two on 0,0",
        "settlements[2]: [33,1] is off the board",
        "settlements[3]: `[row, column, seat]` is needed",
    ] {
        assert!(first.contains(fault), "{fault} is not named in {first}");
    }
    assert_eq!(answers[0]["id"], "a");
    assert!(answers[1]["error"].as_str().expect("an error").starts_with("this line is no JSON"));
    assert_eq!(
        answers[2]["error"],
        "settlements: 4,4 belongs to seat 3, but 2 play; settlements: nothing can stand on 2,7, \
         a special hex"
    );
    assert_eq!(answers[3]["error"], "a position is a JSON object");
    assert_eq!(answers[4]["castle"], json!([0, 0]));
}

#[test]
fn simulate_gives_a_table_or_json_lines() {
    let words = ["simulate", "kingdom-builder", "--games", "4", "--seats", "random,random,random"];
    let output = freehold(&words, "");
    assert_eq!(code(&output), 0);
    assert!(stdout(&output).contains("4 matches at random, players=3"));
    let output = freehold(&[&words[..], &["--json"]].concat(), "");
    let lines = json_lines(&output);
    assert_eq!(lines.len(), 4);
    assert_eq!(lines[0]["totals"].as_array().map(Vec::len), Some(3));
    assert_eq!(lines, json_lines(&freehold(&[&words[..], &["--json"]].concat(), "")));
}

#[test]
fn absurd_options_are_refused_with_a_reason() {
    for (words, reason) in [
        (&["simulate", "kingdom-builder", "--players", "0"][..], "players=0: two to five can play"),
        (&["simulate", "kingdom-builder", "--players", "9"], "players=9: two to five can play"),
        (&["simulate", "kingdom-builder", "--games", "0"], "at least one match"),
        (
            &["simulate", "boonlake", "--players", "2", "--options", "players=2"],
            "leave players= out",
        ),
        (&["simulate", "kingdom-builder", "--options", "with=dragons"], "`dragons` is not known"),
        (
            &["simulate", "kingdom-builder", "--options", "quadrants=farm,farm,farm,farm,farm"],
            "4 are needed, not 5",
        ),
        (
            &["simulate", "kingdom-builder", "--options", "quadrants=farm,farm,farm,farm"],
            "there is only one `farm`",
        ),
        (&["simulate", "kingdom-builder", "--seats", "random,ann"], "there is no level `ann`"),
        (&["simulate", "go"], "there is no game `go`"),
        (&["perft", "kingdom-builder", "--seed", "x"], "`x` is no seed"),
        (&["bench", "--games", "0"], "at least one match"),
        (&["verify", "no-such-file"], "no-such-file"),
        (&["score", "kingdom-builder", "no-such-file"], "no-such-file"),
    ] {
        let output = freehold(words, "");
        assert_eq!(code(&output), 2, "{words:?}");
        assert!(stderr(&output).contains(reason), "{words:?}: {}", stderr(&output));
    }
}

/// What the engine answers to some requests.
fn engine(requests: &[Value]) -> Vec<Value> {
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let output = freehold(&["engine"], &input);
    assert_eq!(code(&output), 0);
    json_lines(&output)
}

const FIRST_GAME: &str =
    "quadrants=tavern,paddock,oasis,farm objectives=fishermen,knights,merchants";

#[test]
fn the_engine_plays_with_named_draws() {
    let start = json!({"cmd": "start", "game": "kingdom-builder", "options": FIRST_GAME,
        "draws": ["flower", "canyon"]});
    let apply = |action: &str| json!({"cmd": "apply", "action": action});
    let answers = engine(&[
        json!({"cmd": "hello", "id": 1}),
        json!({"cmd": "legal"}),
        start,
        apply("end"),
        json!({"cmd": "apply", "action": "build 0,0", "ply": 3}),
        json!({"cmd": "apply", "action": "build 0,0", "seat": 1}),
        apply("build 0,0"),
        apply("build 1,0"),
        json!({"cmd": "undo"}),
        apply("build 1,0"),
        apply("build 1,1"),
        apply("end"),
        json!({"cmd": "apply", "action": "end", "draws": ["swamp-grass"]}),
        json!({"cmd": "apply", "action": "end", "draws": ["desert"]}),
        json!({"cmd": "view", "seat": 0}),
        json!({"cmd": "view", "seat": 1}),
        json!({"cmd": "view", "seat": 7}),
        json!({"cmd": "undo"}),
        json!({"cmd": "dance"}),
        json!({"cmd": "record"}),
        json!({"cmd": "quit"}),
    ]);
    assert_eq!((&answers[0]["protocol"], &answers[0]["id"]), (&json!(1), &json!(1)));
    assert_eq!(answers[1]["ok"], false);
    assert_eq!(answers[2]["to-act"], 0);
    assert_eq!(answers[3]["rule"], "KB-2.4");
    assert_eq!(answers[4]["error"], "the state is 0, not 3");
    assert_eq!(answers[5]["error"], "seat 1 is not asked now; seat 0 is");
    assert_eq!(answers[6]["events"], json!(["seat 0 builds 0,0 (mandatory)"]));
    assert_eq!(answers[7]["undoable"], 2);
    assert_eq!(answers[8]["ply"], 1);
    let missing = answers[11]["error"].as_str().expect("a draw is missing");
    assert!(missing.starts_with("draw 1: a terrain card is drawn; name one of: grass, flower"));
    let wrong = answers[12]["error"].as_str().expect("a draw is impossible");
    assert!(wrong.starts_with("draw 1: a terrain card cannot be `swamp-grass`"));
    assert_eq!((&answers[13]["to-act"], &answers[13]["ply"]), (&json!(1), &json!(4)));
    assert_eq!(answers[14]["view"]["hand"], json!(["desert"]));
    assert_eq!(answers[15]["view"]["hand"], json!([]));
    assert_eq!(answers[15]["view"]["turn"]["card"], "canyon");
    assert_eq!(answers[16]["error"], "there is no seat 7; 2 play, from seat 0");
    assert_eq!(answers[17]["ok"], false);
    let unknown = answers[18]["error"].as_str().expect("an error");
    assert!(unknown.starts_with("cmd: \"dance\"; there are hello, start"), "{unknown}");

    let record = answers[19]["record"].as_str().expect("a record");
    let loaded = engine(&[json!({"cmd": "load", "record": record}), json!({"cmd": "record"})]);
    assert_eq!(loaded[0]["ply"], 4);
    assert_eq!(loaded[1]["record"], record);
}

/// A record of the first actions of a match with a seed.
fn record() -> String {
    let start =
        json!({"cmd": "start", "game": "kingdom-builder", "options": "players=3", "seed": 5});
    let mut requests = vec![start.clone(), json!({"cmd": "legal"})];
    for _ in 0..8 {
        let answers = engine(&requests);
        let legal = answers.last().expect("an answer")["actions"][0]["text"].clone();
        let last = requests.len() - 1;
        requests.insert(last, json!({"cmd": "apply", "action": legal}));
    }
    requests.push(json!({"cmd": "record"}));
    let answers = engine(&requests);
    answers.last().expect("an answer")["record"].as_str().expect("a record").to_owned()
}

#[test]
fn records_are_verified_and_replayed() {
    let record = record();
    let file = scratch("good.record", &record);
    let file = file.to_str().expect("a path");
    let output = freehold(&["verify", file], "");
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    assert!(stdout(&output).contains("good, 8 actions, result unfinished"));
    let commitment = record.parse::<table::Record>().expect("a record").origin.seed();
    let commitment = commitment.expect("a seed").commitment();
    assert!(stdout(&output).contains(&commitment), "{}", stdout(&output));

    let output = freehold(&["replay", file, "--at", "2", "--seat", "1"], "");
    assert_eq!(code(&output), 0);
    assert!(stdout(&output).starts_with("after 2 of 8 actions"));
    assert!(stdout(&output).contains("your hand: "));
    let [shown] = &json_lines(&freehold(&["replay", file, "--json"], ""))[..] else {
        panic!("one object")
    };
    assert_eq!((&shown["at"], &shown["of"]), (&json!(8), &json!(8)));
    assert_eq!(shown["view"]["viewer"], Value::Null);

    for (words, reason) in [
        (&["replay", file, "--at", "99"][..], "the record has only 8 actions"),
        (&["replay", file, "--seat", "3"], "--seat 3: only 3 play"),
    ] {
        let output = freehold(words, "");
        assert_eq!(code(&output), 2);
        assert!(stderr(&output).contains(reason), "{}", stderr(&output));
    }
}

#[test]
fn a_file_of_several_records_is_verified() {
    let record = record();
    let months = [
        ("two.records", format!("{record}{record}"), Ok("good, 2 records, 16 actions")),
        ("cut.records", format!("{record}{}", &record[..record.len() / 2]), Err("record 2: ")),
        ("edited.records", record.replacen("build ", "build 1", 1) + &record, Err("edited or cut")),
    ];
    for (name, text, expected) in months {
        let file = scratch(name, &text);
        let file = file.to_str().expect("a path");
        let output = freehold(&["verify", file], "");
        match expected {
            Ok(told) => assert!(stdout(&output).contains(told), "{name}: {}", stdout(&output)),
            Err(reason) => {
                assert_eq!(code(&output), 2, "{name}");
                assert!(stderr(&output).contains(reason), "{name}: {}", stderr(&output));
            }
        }
        let answers = json_lines(&freehold(&["verify", file, "--json"], ""));
        let ok: Vec<bool> = answers.iter().map(|one| one["ok"] == json!(true)).collect();
        assert_eq!(ok.last(), Some(&expected.is_ok()), "{name}: {answers:?}");
    }
}

#[test]
fn spoilt_records_are_refused() {
    let record = record();
    let cut = &record[..record.len() / 2];
    let edited = record.replacen("build ", "build 1", 1);
    let other_game = record.replace("game kingdom-builder", "game chess");
    for (name, text, reason) in [
        ("cut.record", cut, "line"),
        ("edited.record", &edited, "edited or cut"),
        ("other.record", &other_game, "edited or cut"),
        ("empty.record", "", "the file is empty"),
        ("words.record", "hello\n", "a record starts with"),
    ] {
        let file = scratch(name, text);
        let output = freehold(&["verify", file.to_str().expect("a path")], "");
        assert_eq!(code(&output), 2, "{name}");
        assert!(stderr(&output).contains(reason), "{name}: {}", stderr(&output));
    }
}

#[test]
fn perft_counts_the_ways() {
    let output =
        freehold(&["perft", "kingdom-builder", "--depth", "3", "--options", FIRST_GAME], "");
    let counts: Vec<String> = stdout(&output).lines().map(str::to_owned).collect();
    assert_eq!(counts[1..], PERFT_FIRST_GAME);
}

/// Counted by hand-written code of its own for 57 flower hexes on an empty board.
const PERFT_FIRST_GAME: [&str; 3] = ["1 57", "2 146", "3 576"];

#[test]
fn bench_reports_every_figure() {
    let words = ["bench", "kingdom-builder", "--games", "5", "--options", "players=2", "--json"];
    let [report] = &json_lines(&freehold(&words, ""))[..] else { panic!("one line") };
    for figure in [
        "games_per_second",
        "moves_per_second",
        "moves_per_game",
        "choices_per_move",
        "bytes_per_state",
        "ns_clone",
        "ns_legal",
        "ns_apply",
        "ns_totals",
        "ns_start",
    ] {
        assert!(report[figure].as_f64().is_some_and(|figure| figure >= 0.0), "{figure}");
    }
}
