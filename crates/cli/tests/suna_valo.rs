//! Suna Valo at the terminal, as its players see it.

mod output;
mod program;

use output::{code, stderr, stdout};
use program::freehold;
use std::fs;
use std::path::{Path, PathBuf};

/// An empty folder of this test alone.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        fs::remove_dir_all(&path).expect("an old folder");
    }
    fs::create_dir_all(&path).expect("a folder");
    path
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path in plain letters")
}

/// Our files in a folder, with one change of one line of a file.
fn components(name: &str, file: &str, from: &str, to: &str) -> PathBuf {
    let folder = folder(name);
    assert_eq!(code(&freehold(&["components", text(&folder)], "")), 0);
    change(&folder, file, from, to);
    folder
}

fn change(folder: &Path, file: &str, from: &str, to: &str) {
    let path = folder.join("suna-valo").join(file);
    let before = fs::read_to_string(&path).expect("a data file");
    assert!(before.contains(from), "`{from}` is in {file}");
    fs::write(&path, before.replace(from, to)).expect("a changed data file");
}

const PLAY: [&str; 6] = ["play", "suna-valo", "--seed", "3", "--against", "steady"];

/// A whole match: the first choice each time.
#[test]
fn a_match_is_played_to_its_end_by_numbers() {
    let record = folder("suna-whole").join("match.record");
    let words = [&PLAY[..], &["--record", text(&record)]].concat();
    let output = freehold(&words, &"1\n".repeat(3_000));
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    let told = stdout(&output);
    for part in [
        "Village",
        "Public orders",
        "Ship orders",
        "Your farm, seat 0",
        "Farm, seat 1",
        "display 3",
        "tracks",
        "In your hand",
        "era three begins",
        "the match is over",
        "public-orders",
        "total",
        " win",
    ] {
        assert!(told.contains(part), "`{part}` is shown");
    }
    let verified = freehold(&["verify", text(&record)], "");
    assert_eq!(code(&verified), 0);
    assert!(stdout(&verified).contains("good"), "{}", stdout(&verified));
}

/// What cannot be done is said, and asked again.
#[test]
fn bad_answers_are_refused_with_a_reason() {
    let output = freehold(&PLAY, "9\nkeep cook\nbuy-own 1\nkeep courier\nquit\n");
    assert_eq!(code(&output), 0);
    let told = stdout(&output);
    assert!(told.contains("there is no choice 9"), "{told}");
    assert!(told.contains("`cook` is not known"), "{told}");
    assert!(told.contains("(SV-2.1)"), "{told}");
    assert!(told.contains("seat 0 plays courier"), "{told}");
}

#[test]
fn bad_options_are_named() {
    for (options, reason) in [
        ("players=3", "players=3: exactly two play Suna Valo"),
        ("characters=courier,courier", "there is only one `courier`"),
        ("characters=cook,courier", "`cook` is not known"),
        ("colour=red", "colour"),
    ] {
        let output = freehold(&["play", "suna-valo", "--options", options], "");
        assert_eq!(code(&output), 2, "{options}");
        assert!(stderr(&output).contains(reason), "{options}: {}", stderr(&output));
    }
    let output = freehold(&["play", "suna-valo", "--first-game"], "");
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("--first-game"), "{}", stderr(&output));
    let output = freehold(&["play", "suna-valo", "--against", "steady,steady"], "");
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("--against"), "{}", stderr(&output));
}

/// Whoever names no seed is promised one, and told how to go on.
#[test]
fn the_seed_is_promised_and_a_match_goes_on() {
    let record = folder("suna-left").join("match.record");
    let output = freehold(&["play", "suna-valo", "--record", text(&record)], "1\nquit\n");
    let told = stdout(&output);
    let promise = told.lines().find_map(|line| line.strip_prefix("Seed commitment "));
    assert_eq!(promise.map(str::len), Some(64), "{told}");
    assert!(told.contains("`freehold play suna-valo --against steady --resume"), "{told}");
    let resumed = freehold(&["play", "suna-valo", "--resume", text(&record)], "log\nquit\n");
    assert_eq!(code(&resumed), 0, "{}", stderr(&resumed));
    assert!(stdout(&resumed).contains("seat 0 plays "), "{}", stdout(&resumed));
}

/// A changed card is played with; a record of it needs the same cards.
#[test]
fn cards_of_ones_own_are_played_with() {
    let folder =
        components("suna-changed", "cards.txt", "make wool, egg | ours", "make egg, egg | ours");
    let record = folder.join("match.record");
    let with_them = ["--components", text(&folder), "--record", text(&record)];
    let output = freehold(&[&PLAY[..], &with_them].concat(), &"1\n".repeat(40));
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    let verify = |more: &[&str]| freehold(&[&["verify", text(&record)], more].concat(), "");
    assert_eq!(code(&verify(&["--components", text(&folder)])), 0);
    let refused = verify(&[]);
    assert_eq!(code(&refused), 2);
    let told = format!("{}{}", stdout(&refused), stderr(&refused));
    assert!(told.contains("components of suna-valo that are not at hand"), "{told}");
}

/// Every fault is named with its file and line.
#[test]
fn broken_files_name_every_fault() {
    let folder =
        components("suna-broken", "cards.txt", "h05 | one | flowers", "h05 | one | meadow");
    change(&folder, "festivals.txt", "finders-fair | one | 0 |", "finders-fair | one | cheap |");
    change(&folder, "ships.txt", "energy-cargo | one | grain", "energy-cargo | one | corn");
    let output = freehold(&[&PLAY[..], &["--components", text(&folder)]].concat(), "");
    assert_eq!(code(&output), 2);
    let told = stderr(&output);
    for fault in [
        "suna-valo/cards.txt line 12: `meadow` is not known",
        "suna-valo/festivals.txt line 5: `cheap` is no number",
        "suna-valo/ships.txt line 4: `corn` is not known",
    ] {
        assert!(told.contains(fault), "{fault} is not named in {told}");
    }
    let empty = self::folder("suna-empty");
    let output = freehold(&[&PLAY[..], &["--components", text(&empty)]].concat(), "");
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("there is no file of ours"), "{}", stderr(&output));
}
