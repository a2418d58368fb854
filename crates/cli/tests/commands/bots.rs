//! Bots in the commands: in the seats of `play` and `simulate`, and asked by `hint` and `analyse`.

use crate::program::freehold;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("output is UTF-8")
}

/// What the program prints if all goes well.
fn told(words: &[&str], input: &str) -> String {
    let output = freehold(words, input);
    assert!(output.status.success(), "{words:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn json_told(words: &[&str]) -> Value {
    serde_json::from_str(&told(words, "")).expect("one JSON object")
}

/// A recorded match of the game's own tests.
fn record(name: &str) -> String {
    let folder = Path::new("../kingdom-builder/tests/records/1");
    folder.join(name).to_str().expect("a plain path").to_owned()
}

/// A file of this test alone.
fn scratch(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // One may be left of an earlier run.
    let _ = std::fs::remove_file(&path);
    path
}

/// The record of a match that was left after so many choices.
fn unfinished(name: &str, n_choices: usize) -> String {
    let path = scratch(name);
    let file = path.to_str().expect("a plain path").to_owned();
    let words = ["play", "kingdom-builder", "--first-game", "--seed", "4", "--record", &file];
    told(&words, &"1\n".repeat(n_choices));
    file
}

#[test]
fn every_level_takes_a_seat() {
    let words = ["simulate", "kingdom-builder", "--games", "1", "--options"];
    let seats = "random,novice,greedy,steady";
    let with_all = [&words[..], &["with=all", "--seats", seats]].concat();
    let table = told(&with_all, "");
    assert!(table.contains("1 matches by bots, players=4 with=nomads"), "{table}");
    for (seat, name) in seats.split(',').enumerate() {
        assert!(table.contains(&format!("   {seat}  {name} ")), "{table}");
    }

    let lines = |seats: &str| told(&[&words[..], &["", "--seats", seats, "--json"]].concat(), "");
    let once = lines("keen,greedy");
    assert_eq!(once, lines("keen,greedy"), "equal seeds give equal results");
    let first: Value = serde_json::from_str(once.lines().next().expect("a line")).expect("JSON");
    assert_eq!(first["players"], json!(["keen", "greedy"]));
    let at_random = lines("2");
    let first: Value = serde_json::from_str(at_random.lines().next().expect("one")).expect("JSON");
    assert_eq!(first["players"], json!(["random", "random"]));
    assert_eq!(at_random, lines("random,random"));
}

#[test]
fn simulated_matches_are_written_as_records_that_hold() {
    let lines = |told: String| -> Vec<Value> {
        told.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    };
    for seats in ["random,random", "greedy,random"] {
        let path = scratch("simulated");
        let file = path.to_str().expect("a plain path");
        let words = ["simulate", "suna-valo", "--games", "3", "--seats", seats, "--json"];
        let results = lines(told(&words, ""));
        let with_records = [&words[..], &["--records", file]].concat();
        assert_eq!(lines(told(&with_records, "")), results, "{seats}: records change no match");
        let records = lines(told(&["verify", file, "--json"], ""));
        assert_eq!(records.len(), 3, "{seats}");
        for (record, result) in records.iter().zip(&results) {
            assert_eq!(record["standings"]["totals"], result["totals"], "{seats}");
            assert_eq!(record["actions"], result["actions"], "{seats}");
        }
        let written = std::fs::read_to_string(&path).expect("the records");
        let first = seats.split(',').next().expect("a seat");
        assert!(written.contains(&format!("\nseat 0 computer {first}\n")), "{written}");

        let again = freehold(&with_records, "");
        assert_eq!(again.status.code(), Some(2));
        assert!(text(&again.stderr).contains("this file exists already"));
        assert_eq!(std::fs::read_to_string(&path).expect("the records"), written);
    }
}

#[test]
fn bots_play_the_other_seats() {
    let words = ["play", "kingdom-builder", "--players", "3", "--seed", "7"];
    let against = |levels: &str| {
        told(&[&words[..], &["--seat", "1", "--against", levels]].concat(), &"1\n".repeat(2000))
    };
    let said = against("greedy,novice");
    assert!(
        said.contains("You play against Computer 1 (Greedy) and Computer 3 (Beginner)."),
        "{said}"
    );
    assert!(said.contains("The game is over."), "{said}");
    assert!(!said.contains("thinks …"), "only people wait");
    assert_eq!(said, against("greedy,novice"), "equal seeds give equal matches");
    assert!(
        against("steady").contains("You play against Computer 1 (Steady) and Computer 3 (Steady).")
    );
    let by_default = told(&words, "");
    assert!(by_default.contains("You play against Computer 2 (Steady) and Computer 3 (Steady)."));
    assert!(by_default.contains("The match was not finished"));
}

#[test]
fn a_match_against_bots_goes_on_as_it_would_have() {
    let play = |words: &[&str], n_choices: usize| {
        let words = [&["play", "kingdom-builder", "--against", "keen"], words].concat();
        told(&words, &"1\n".repeat(n_choices))
    };
    let (whole, parts) = (scratch("keen-whole.record"), scratch("keen-parts.record"));
    let whole = whole.to_str().expect("a plain path");
    let parts = parts.to_str().expect("a plain path");
    play(&["--first-game", "--seed", "5", "--record", whole], 9);
    let said = play(&["--first-game", "--seed", "5", "--record", parts], 5);
    assert!(said.contains(&format!("--against keen --resume {parts}` goes on")), "{said}");
    play(&["--resume", parts, "--record", parts], 4);
    let read = |file| std::fs::read_to_string(file).expect("a record");
    assert_eq!(read(whole), read(parts));
}

#[test]
fn a_player_can_ask_for_a_hint() {
    let words = ["play", "kingdom-builder", "--first-game", "--seed", "1"];
    let said = told(&words, "hint\nlog\n1\n1\n1\nhint\n");
    let hint = said.split_once("> hint").expect("a hint was asked for").1;
    let hint: Vec<&str> = hint.lines().skip(1).take(4).collect();
    let is_reasoned =
        |line: &&str| line.contains("Build at row ") && line.contains("% of all looks");
    assert!(hint[..3].iter().all(is_reasoned), "{hint:?}");
    assert!(hint[3].starts_with("   Points to expect: Player 1 "), "{hint:?}");
    let log = said.split_once("> log").expect("a log").1;
    let log = log.split_once("> 1").expect("a choice after the log").0;
    assert!(!log.contains("You build"), "a hint plays nothing: {log}");
    assert!(said.contains("There is only this: 1 End the turn"), "{said}");
}

#[test]
fn a_hint_names_the_best_lines() {
    let record = record("base-2.record");
    let words = ["hint", &record, "--at", "9", "--level", "keen@150"];
    let said = told(&words, "");
    assert!(said.starts_with("after 9 of 128 actions: seat 0 to act\n"), "{said}");
    assert!(said.contains("expected points: seat 0 ") && said.contains("150 looks by keen"));
    assert_eq!(said.matches("   build ").count(), 5, "{said}");
    assert!(said.lines().all(|line| line.chars().count() <= 100), "{said}");

    let hint = json_told(&[&words[..], &["--json"]].concat());
    assert_eq!([&hint["at"], &hint["of"], &hint["seat"]], [&json!(9), &json!(128), &json!(0)]);
    let lines = hint["lines"].as_array().expect("lines");
    let share: f64 = lines.iter().filter_map(|line| line["share"].as_f64()).sum();
    assert!((share - 1.0).abs() < 0.001, "{hint}");
    assert!(lines[0]["win"].as_f64().is_some_and(|win| (0.0..=1.0).contains(&win)));
    assert_eq!(hint["points"].as_array().map(Vec::len), Some(2));
    assert_eq!(hint, json_told(&[&words[..], &["--json"]].concat()), "the same every time");
}

#[test]
fn a_hint_where_there_is_no_choice_says_so() {
    let record = record("base-2.record");
    let said = told(&["hint", &record, "--at", "3"], "");
    assert!(said.contains("There is only one choice: end"), "{said}");
    let hint = json_told(&["hint", &record, "--at", "3", "--json"]);
    assert_eq!([&hint["forced"], &hint["lines"][0]["win"]], [&json!(true), &json!(null)]);
}

#[test]
fn an_unfinished_match_gets_hints_at_its_end() {
    let file = unfinished("hint.record", 2);
    let said = told(&["hint", &file, "--level", "keen"], "");
    assert!(said.starts_with("after 2 of 2 actions: seat 0 to act\n"), "{said}");
}

#[test]
fn an_analysis_judges_every_choice() {
    let file = unfinished("analysis.record", 9);
    let said = told(&["analyse", &file], "");
    for expected in ["choices judged by keen", "lost a choice", "chance to win", "  seat 1 │"] {
        assert!(said.contains(expected), "{expected} is missing in {said}");
    }
    assert!(said.lines().all(|line| line.chars().count() <= 100), "{said}");

    let analysis = json_told(&["analyse", &file, "--json"]);
    assert_eq!(analysis, json_told(&["analyse", &file, "--json"]), "the same every time");
    let choices = analysis["choices"].as_array().expect("choices");
    assert!(choices.len() >= 6, "{analysis}");
    for choice in choices {
        let number = |name: &str| choice[name].as_f64().expect("a number");
        let lost = number("lost");
        let expected = match lost {
            lost if lost >= 0.15 => "blunder",
            lost if lost >= 0.08 => "mistake",
            lost if lost >= 0.04 => "inaccurate",
            _ => "good",
        };
        assert_eq!(choice["mark"], expected, "{choice}");
        assert!((lost - (number("best_win") - number("win")).max(0.0)).abs() < 1e-5, "{choice}");
        assert!(choice["played"] != choice["best"] || lost == 0.0, "{choice}");
        assert_ne!(choice["played"], "end", "without a tile the end of a turn is no choice");
    }
    // Always the first hex is far from the best that can be done.
    assert!(choices.iter().any(|choice| choice["mark"] != "good"), "{analysis}");
    let counted: u64 = analysis["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .filter_map(|seat| seat["choices"].as_u64())
        .sum();
    assert_eq!(counted, choices.len() as u64);
}

#[test]
fn an_analysis_of_one_seat_leaves_the_others_out() {
    let file = unfinished("one-seat.record", 5);
    let analysis = json_told(&["analyse", &file, "--seat", "1", "--json"]);
    let choices = analysis["choices"].as_array().expect("choices");
    assert!(!choices.is_empty() && choices.iter().all(|choice| choice["seat"] == 1), "{analysis}");
    assert_eq!(analysis["seats"].as_array().map(Vec::len), Some(1));
}

#[test]
fn a_match_with_everything_is_analysed_to_its_end() {
    let file = record("all-2.record");
    let verified = json_told(&["verify", &file, "--json"]);
    let analysis = json_told(&["analyse", &file, "--seat", "0", "--json"]);
    assert_eq!(analysis["actions"], verified["actions"]);
    assert!(analysis["choices"].as_array().is_some_and(|choices| choices.len() > 20));
}

#[test]
fn every_level_gives_hints() {
    let file = record("all-2.record");
    for level in bots::LEVELS.iter().filter(|level| level.name != "master") {
        let hint = json_told(&["hint", &file, "--at", "5", "--level", level.name, "--json"]);
        let action = hint["lines"][0]["action"].as_str();
        assert!(action.is_some_and(|action| !action.is_empty()), "{hint}");
    }
}

#[test]
fn any_legal_action_can_be_weighed() {
    let game = games::game("kingdom-builder").expect("a game");
    let luck = games::Luck::Seed(table::Seed::from_number(2));
    let played = game.start("players=2", &game.our_components(), luck).expect("a match");
    let (_, question) = bots::Question::of(&*played).expect("somebody is asked");
    let level = "keen@150".parse().expect("a level");
    let brain = bots::brain(game.name()).expect("a brain");
    let new_bot = || brain.bot(level, 1, 1).expect("a bot");
    let mut bot = new_bot();
    let thought = bot.think(&question, &bots::NoClock).expect("a choice");
    let is_unseen = |action: &&String| thought.lines.iter().all(|line| line.action != **action);
    let legal = played.legal_texts();
    let unseen = legal.iter().find(is_unseen).expect("too many choices to look at all");
    let line = bot.weigh(&question, unseen, &bots::NoClock).expect("it is legal");
    assert_eq!((&line.action, line.n_visits), (unseen, 150));
    assert!((0.0..=1.0).contains(&line.reward));
    for action in ["dance", "end"] {
        let refused = new_bot().weigh(&question, action, &bots::NoClock);
        assert_eq!(refused, Err(bots::BotError::NotLegal));
    }
}

#[test]
fn help_lists_the_levels() {
    for command in ["play", "simulate", "hint", "analyse"] {
        let said = told(&[command, "--help"], "");
        for level in bots::LEVELS {
            assert!(said.contains(level.description), "{command}: {said}");
        }
    }
}

#[test]
fn bad_input_is_refused_with_a_reason() {
    let over = record("base-2.record");
    let other = scratch("other.record");
    std::fs::write(&other, "freehold record 1\ngame chess\n").expect("a scratch file");
    let other = other.to_str().expect("a plain path");
    let cards = scratch("cards.txt");
    std::fs::write(&cards, "ace of spades\n").expect("a scratch file");
    let cards = cards.to_str().expect("a plain path");
    let play = ["play", "kingdom-builder", "--players", "4", "--against"];
    for (words, reason) in [
        (&[&play[..], &["wizard"]].concat()[..], "there is no level `wizard`; there are random"),
        (&[&play[..], &["greedy,master"]].concat(), "2 are named for 3 other seats"),
        (&[&play[..], &["greedy", "--hot-seat"]].concat(), "cannot be used with"),
        (&["simulate", "kingdom-builder", "--seats", "greedy,"], "there is no level ``"),
        (&["simulate", "kingdom-builder", "--seats", "greedy"], "two to five can play"),
        (&["hint", &over], "the match is over after 128 actions"),
        (&["hint", &over, "--at", "500"], "the record has only 128 actions"),
        (&["hint", &over, "--at", "5", "--level", "wizard"], "there is no level `wizard`"),
        (&["hint", cards], "a record starts with"),
        (&["hint", other], "the record is cut off"),
        (&["hint", "no-such-file"], "no-such-file"),
        (&["analyse", &over, "--seat", "2"], "--seat 2: 2 play, seats 0 to 1"),
        (&["analyse", &over, "--level", "random"], "does not look ahead"),
        (&["analyse", cards], "a record starts with"),
        (&["analyse", "no-such-file"], "no-such-file"),
    ] {
        let output = freehold(words, "");
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        assert!(text(&output.stderr).contains(reason), "{words:?}: {}", text(&output.stderr));
    }
}
