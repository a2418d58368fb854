//! Boonlake as its players meet it in the terminal, and components of one's own.

use crate::output::{code, stderr, stdout};
use crate::program::freehold;
use std::fs;
use std::path::{Path, PathBuf};

/// A path of one test alone, with nothing there.
fn nothing(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.is_dir() {
        fs::remove_dir_all(&path).expect("the folder of an earlier run");
    } else if path.exists() {
        fs::remove_file(&path).expect("the file of an earlier run");
    }
    path
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

/// The first choice, again and again.
fn always_first() -> String {
    "1\n".repeat(3_000)
}

/// Plays a match by the first choice and gives what was shown and the record.
fn play(options: &str, name: &str) -> (String, PathBuf) {
    let record = nothing(name);
    let output = freehold(
        &[
            "play",
            "boonlake",
            "--options",
            options,
            "--seed",
            "3",
            "--against",
            "random",
            "--record",
            text(&record),
        ],
        &always_first(),
    );
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    (stdout(&output), record)
}

#[test]
fn a_match_is_played_to_its_end() {
    let (shown, record) = play("players=2", "boonlake-two.record");
    for part in [
        "Your turn: choose an action strip.",
        "round 1, scoring 1 of 4",
        "ship up to 4 steps",
        "Computer 2 (Dice) takes ",
        "this part is for all.",
        "Interim scoring 4 of 4 begins.",
        "The match is over.",
        "Total",
        " win",
    ] {
        assert!(shown.contains(part), "{part}");
    }
    let verified = freehold(&["verify", text(&record)], "");
    assert_eq!(code(&verified), 0, "{}", stderr(&verified));
    assert!(stdout(&verified).contains("good"));
}

#[test]
fn a_solo_match_is_played_to_its_end() {
    let (shown, record) = play("players=1 level=very-difficult", "boonlake-solo.record");
    assert!(shown.contains("The Wise Eminence reveals solo tile B"));
    assert!(shown.contains("Its ship sails to river space"));
    assert!(shown.contains("The match is over."));
    for command in [&["verify"][..], &["replay"], &["hint", "--at", "20", "--level", "keen@3"]] {
        let mut words = command.to_vec();
        words.insert(1, text(&record));
        let output = freehold(&words, "");
        assert_eq!(code(&output), 0, "{words:?}: {}", stderr(&output));
    }
}

/// The solo game by a flag, and what can be typed in it.
#[test]
fn a_level_begins_a_solo_match() {
    let words = ["play", "boonlake", "--level", "medium", "--seed", "3"];
    let output = freehold(&words, "help\nrules BL-5.10\nscore\n1\nsolo\nscoring\nhand\nquit\n");
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    let told = stdout(&output);
    for part in [
        "players=1 level=medium",
        "take back your latest choice",
        "BL-5.10",
        "The Wise Eminence (medium)",
        "The values of scoring 1 of 4",
        "needs ",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    for (words, reason) in [
        (&["--level", "cruel"][..], "cruel"),
        (&["--level", "easy", "--players", "2"], "level"),
        (&["--with", "all"], "--with"),
    ] {
        let output = freehold(&[&["play", "boonlake"], words].concat(), "");
        assert_eq!(code(&output), 2, "{words:?}");
        assert!(stderr(&output).contains(reason), "{words:?}: {}", stderr(&output));
    }
}

/// After a choice the whole table is not told again.
#[test]
fn only_what_changed_is_shown() {
    let words = ["play", "boonlake", "--seed", "3", "--against", "random"];
    let output = freehold(&words, "1\n1\nboard\nquit\n");
    let told = stdout(&output);
    let parts: Vec<&str> = told.split("Player 1 > ").collect();
    let label = "Boonlake: reward 4 coins";
    assert!(parts[0].contains(label), "the map at the start");
    assert!(parts[3].contains(label), "the map when it is asked for");
    let again = parts[1..3].iter().filter(|part| part.contains(label)).count();
    assert!(again <= 1, "{told}");
}

#[test]
fn bad_options_are_refused_with_a_reason() {
    for (options, reason) in [
        ("players=5", "players"),
        ("players=0", "players"),
        ("players=2 level=easy", "level"),
        ("players=1 level=cruel", "cruel"),
        ("colour=red", "colour"),
    ] {
        let output = freehold(&["play", "boonlake", "--options", options], "");
        assert_eq!(code(&output), 2, "{options}");
        assert!(stderr(&output).contains(reason), "{options}: {}", stderr(&output));
    }
}

/// Our files in a folder of one test alone.
fn our_files(name: &str) -> PathBuf {
    let folder = nothing(name);
    let written = freehold(&["components", text(&folder)], "");
    assert_eq!(code(&written), 0, "{}", stderr(&written));
    assert!(stdout(&written).contains("cards.txt"));
    folder
}

fn change(folder: &Path, file: &str, from: &str, to: &str) {
    let path = folder.join("boonlake").join(file);
    let ours = fs::read_to_string(&path).expect("a file of ours");
    assert!(ours.contains(from), "{file} has {from}");
    fs::write(&path, ours.replacen(from, to, 1)).expect("a changed file");
}

#[test]
fn a_changed_card_is_played() {
    let folder = our_files("boonlake-changed");
    // There are two of them.
    change(&folder, "cards.txt", "Trail Scout /", "Path Finder /");
    change(&folder, "cards.txt", "Trail Scout /", "Path Finder /");
    let with = ["--components", text(&folder)];
    let record = nothing("boonlake-changed.record");
    let start = ["play", "boonlake", "--players", "4", "--hot-seat", "--seed", "3"];
    let words = [&start[..], &["--record", text(&record)], &with].concat();
    let output = freehold(&words, &always_first());
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    assert!(stdout(&output).contains("Path Finder"), "the card is drawn in some hand");
    assert!(!stdout(&output).contains("Trail Scout"));
    // A name means nothing to the rules, so these are the same cards.
    let verified = freehold(&["verify", text(&record)], "");
    assert_eq!(code(&verified), 0, "{}", stderr(&verified));
}

#[test]
fn a_record_belongs_to_its_cards_and_to_no_others() {
    let folder = our_files("boonlake-dearer");
    change(&folder, "cards.txt", "| coins 5 |", "| coins 6 |");
    let with = ["--components", text(&folder)];
    let record = nothing("boonlake-dearer.record");
    let start = ["play", "boonlake", "--players", "2", "--hot-seat", "--seed", "3"];
    let words = [&start[..], &["--record", text(&record)], &with].concat();
    let output = freehold(&words, &always_first());
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    let verified = freehold(&[&["verify", text(&record)][..], &with].concat(), "");
    assert_eq!(code(&verified), 0, "{}", stderr(&verified));
    let refused = freehold(&["verify", text(&record)], "");
    assert_eq!(code(&refused), 2);
    let reason = format!("{}{}", stdout(&refused), stderr(&refused));
    assert!(reason.contains("components of boonlake that are not at hand"), "{reason}");
    assert!(reason.contains("--components"), "{reason}");
}

#[test]
fn every_fault_is_listed_with_its_line() {
    let folder = our_files("boonlake-broken");
    change(&folder, "cards.txt", "card | c1 | day", "card | c1 | noon");
    change(&folder, "cards.txt", "| coins 5 |", "| coins many |");
    change(&folder, "river.txt", "common | 1 | harbour", "common | 1 | harbor");
    change(&folder, "boards.txt", "lever | boat", "lever | boot");
    let output = freehold(&["bench", "boonlake", "--components", text(&folder)], "");
    assert_eq!(code(&output), 2);
    let faults = stderr(&output);
    for (file, word) in [
        ("boonlake/cards.txt line 5:", "noon"),
        ("boonlake/cards.txt line 19:", "many"),
        ("boonlake/river.txt line 6:", "harbor"),
        ("boonlake/boards.txt line 71:", "boot"),
    ] {
        let line = faults.lines().find(|line| line.contains(file) && line.contains(word));
        assert!(line.is_some(), "{file} {word}: {faults}");
    }
}
