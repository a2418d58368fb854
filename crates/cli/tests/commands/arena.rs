//! Bots against bots, as users of the program see it.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Runs an arena of Kingdom Builder.
fn arena(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_freehold"))
        .args(["arena", "kingdom-builder"])
        .args(words)
        .output()
        .expect("the program starts")
}

fn stdout(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", stderr(output));
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

/// A result without what a clock measured.
fn untimed(output: &Output) -> Value {
    let mut result: Value = serde_json::from_str(&stdout(output)).expect("JSON");
    for bot in result["bots"].as_array_mut().expect("a list") {
        let bot = bot.as_object_mut().expect("an object");
        for key in ["seconds_per_turn", "slowest_turn", "playout_actions_per_second"] {
            assert!(bot.remove(key).is_some(), "{key}");
        }
    }
    result
}

/// A file of one test alone, which is not there yet.
fn scratch(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).expect("a file")
}

const TINY: [&str; 4] = ["--bots", "random,greedy", "--games", "4"];

#[test]
fn a_tiny_arena_as_a_table() {
    let text = stdout(&arena(&TINY));
    assert!(text.starts_with("kingdom-builder: 4 matches, players=2"), "{text}");
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[3].starts_with("greedy") && lines[3].contains(" ± "), "{text}");
    assert!(lines[4].starts_with("random"), "{text}");
    assert!(text.contains("score of 100"), "{text}");
}

#[test]
fn a_tiny_arena_as_json_is_the_same_every_time() {
    let json = [&TINY[..], &["--json"]].concat();
    let result = untimed(&arena(&json));
    assert_eq!(result["matches"], 4);
    let [random, greedy] = &result["bots"].as_array().expect("a list")[..] else { panic!("two") };
    assert_eq!((&random["bot"], &greedy["bot"]), (&"random".into(), &"greedy".into()));
    assert_eq!((&random["losses"], &greedy["wins"]), (&4.into(), &4.into()));
    assert!(greedy["rating"].as_f64() > random["rating"].as_f64());
    assert_eq!(result["pairings"][1]["score"], 1.0);

    assert_eq!(untimed(&arena(&json)), result);
    assert_eq!(untimed(&arena(&[&json[..], &["--threads", "3"]].concat())), result);
    assert_ne!(untimed(&arena(&[&json[..], &["--seed", "7"]].concat())), result);
}

#[test]
fn seats_rotate_over_the_same_set_up() {
    let file = scratch("arena-rotation.jsonl");
    let name = file.to_str().expect("text");
    let words = ["--bots", "greedy,random", "--players", "4", "--games", "4", "--out", name];
    let text = stdout(&arena(&words));
    assert!(text.contains("4 matches, players=4"), "{text}");
    let seats: Vec<Option<usize>> = read(&file)
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("JSON"))
        .map(|line| {
            assert_eq!(line["seed"], 1);
            let seats = line["seats"].as_array().expect("a list");
            seats.iter().position(|seat| seat["bot"] == "greedy")
        })
        .collect();
    assert_eq!(seats, [Some(0), Some(1), Some(2), Some(3)]);
}

#[test]
fn a_stopped_arena_goes_on_where_it_was() {
    let file = scratch("arena-resume.jsonl");
    let name = file.to_str().expect("text");
    let words = ["--bots", "random,greedy,keen@4", "--games", "4", "--json", "--out", name];
    let in_one_go = untimed(&arena(&words));
    let all = read(&file);
    assert_eq!(all.lines().count(), 12);

    // Stopped in the middle of the sixth line.
    let kept: usize = all.split_inclusive('\n').take(5).map(str::len).sum();
    std::fs::write(&file, &all[..kept + 40]).expect("written");
    let resumed = arena(&words);
    assert_eq!(untimed(&resumed), in_one_go);
    assert!(stderr(&resumed).contains("the last line is damaged"), "{}", stderr(&resumed));
    assert!(stderr(&resumed).contains("5 of 12 matches were played before"));
    let text = read(&file);
    assert_eq!((text.lines().count(), &text[..kept]), (12, &all[..kept]));

    // Nothing is left to do, and nothing is written.
    assert_eq!(untimed(&arena(&words)), in_one_go);
    assert_eq!(read(&file), text);
    // A last line without its end is a line all the same.
    std::fs::write(&file, text.trim_end()).expect("written");
    assert_eq!(untimed(&arena(&words)), in_one_go);
    assert_eq!(read(&file), text);

    // Matches of other seeds, budgets or options are others.
    for other in [&["--seed", "9"][..], &["--options", "with=nomads"]] {
        let result = arena(&[&words[..], other].concat());
        assert!(!stderr(&result).contains("played before"), "{other:?}");
    }
    assert_eq!(read(&file).lines().count(), 36);
    assert_eq!(untimed(&arena(&words)), in_one_go);
}

#[test]
fn other_files_are_left_alone() {
    let file = scratch("arena-other.txt");
    for text in ["a letter", "a letter\n", "{\"game\":\"chess\"}\n", "{\"game\":1}\n{\"game\""] {
        std::fs::write(&file, text).expect("written");
        let output = arena(&[&TINY[..], &["--out", file.to_str().expect("text")]].concat());
        assert_eq!(output.status.code(), Some(2), "{text}");
        assert!(stderr(&output).contains("line 1 is no match of an arena"), "{text}");
        assert_eq!(read(&file), text);
    }
}

#[test]
fn bad_input_is_refused_with_a_reason() {
    let refused: [(&[&str], &str); 12] = [
        (&["--bots", "greedy,expert"], "there is no level `expert`"),
        (&["--bots", "greedy"], "at least two"),
        (&["--bots", "greedy,greedy"], "`greedy` takes part twice"),
        (&["--bots", "greedy,keen@0"], "a budget must be at least 1"),
        (&["--bots", "greedy,keen@much"], "`much` is no budget"),
        (&["--bots", "greedy,random@5"], "takes no budget"),
        (&["--bots", "greedy,"], "there is no level ``"),
        (&["--bots", "greedy,random", "--games", "0"], "at least one match"),
        (&["--bots", "greedy,random", "--threads", "0"], "--threads: at least one"),
        (&["--bots", "greedy,random", "--players", "9"], "players"),
        (&["--bots", "greedy,random", "--players", "1"], ""),
        (&["--bots", "greedy,random", "--out", "/nowhere/at/all.jsonl"], "/nowhere"),
    ];
    for (words, reason) in refused {
        let output = arena(words);
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        assert!(stderr(&output).contains(reason), "{words:?}: {}", stderr(&output));
        assert!(output.stdout.is_empty(), "{words:?}");
    }
}

#[test]
fn alone_against_the_game_as_a_table_and_as_json() {
    let solo = |words: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_freehold"))
            .args(["arena", "boonlake", "--players", "1", "--options", "level=easy"])
            .args(["--bots", "random,steady", "--games", "3"])
            .args(words)
            .output()
            .expect("the program starts")
    };
    let text = stdout(&solo(&[]));
    assert!(text.starts_with("boonlake: 6 matches, players=1"), "{text}");
    assert!(text.contains("margin") && !text.contains("rating"), "{text}");
    let result = untimed(&solo(&["--json"]));
    let [random, steady] = [0, 1].map(|index| &result["bots"][index]);
    assert_eq!(random["losses"], 3, "{result}");
    let margins = [random, steady].map(|bot| bot["margin"].as_f64().expect("a number"));
    assert!(margins[0] < 0.0 && margins[0] < margins[1], "{result}");
}

#[test]
fn a_balance_by_time_is_refused_at_once() {
    for (level, as_written) in [("master", "master@1000ms"), ("keen@20ms", "keen@20ms")] {
        let output = Command::new(env!("CARGO_BIN_EXE_freehold"))
            .args(["balance", "boonlake", "--games", "1", "--level", level])
            .output()
            .expect("the program starts");
        assert_eq!(output.status.code(), Some(2), "{}", stderr(&output));
        let said = stderr(&output);
        assert!(said.contains(as_written) && said.contains("cannot be in time"), "{said}");
    }
}
