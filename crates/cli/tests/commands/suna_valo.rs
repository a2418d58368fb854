//! Suna Valo at the terminal, as its players see it.

use crate::output::{code, stderr, stdout};
use crate::program::freehold;
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

/// A whole match: the first choice each time, in each language.
#[test]
fn a_match_is_played_to_its_end_by_numbers() {
    let record = folder("suna-whole").join("match.record");
    let words = [&PLAY[..], &["--record", text(&record), "--language", "en"]].concat();
    let output = freehold(&words, &"1\n".repeat(3_000));
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    let told = stdout(&output);
    for part in [
        "Village 1",
        "Theirs 3",
        "P0",
        "from the village for",
        "for the place",
        "Now era III begins",
        "The match is over.",
        "Public orders",
        "Total",
        " win",
    ] {
        assert!(told.contains(part), "`{part}` is shown");
    }
    assert!(!told.contains('⟨'), "every text is there");
    let verified = freehold(&["verify", text(&record)], "");
    assert_eq!(code(&verified), 0);
    assert!(stdout(&verified).contains("good"), "{}", stdout(&verified));
    for (language, part) in [("de", "Die Partie ist zu Ende."), ("fr", "La partie est terminée.")]
    {
        let output =
            freehold(&[&PLAY[..], &["--language", language]].concat(), &"1\n".repeat(3_000));
        let told = stdout(&output);
        assert!(told.contains(part), "{part}");
        assert!(!told.contains('⟨'), "every text is there in {language}");
    }
}

/// Everything can be looked up, and nothing is wider than the page.
#[test]
fn everything_can_be_looked_up() {
    let topics = "board\ncards\nfarm\nplayer 2\nmarket\norders\nships\ntracks\ntiles\nfigures\n\
                  characters\nhand\ndiscards\nshort\nscore\nrules SV-17.5\nhelp\n";
    for (language, parts) in [
        ("en", ["Theirs 2", "In the box", "Plants", "1 good of any kind after each use"]),
        ("de", ["Andere 2", "Schachtel", "Pflanzen", "Tüftlerin"]),
        ("fr", ["L’autre étal 2", "Boîte", "Plantes", "Bricoleuse"]),
    ] {
        let words = ["play", "suna-valo", "--seed", "3", "--language", language, "--options"];
        let words = [&words[..], &["characters=tinker,scout"]].concat();
        let output = freehold(&words, &format!("{topics}quit\n"));
        assert_eq!(code(&output), 0, "{}", stderr(&output));
        let told = stdout(&output);
        for part in parts.into_iter().chain(["SV-17.5 C05 gets one good"]) {
            assert!(told.contains(part), "`{part}` is shown in {language}: {told}");
        }
        let wide = told.lines().find(|line| line.chars().count() > 100);
        assert_eq!(wide, None);
        assert!(!told.contains('⟨') && !told.contains("{ $"), "{told}");
    }
    let output = freehold(&PLAY, "player 3\nquit\n");
    assert!(stdout(&output).contains('2'), "{}", stdout(&output));
}

/// The gentle start deals only the four characters that are easy to play.
#[test]
fn a_first_game_deals_easy_characters() {
    let flags = ["play", "suna-valo", "--first-game", "--language", "en", "--seed"];
    for seed in ["1", "2", "3"] {
        let output = freehold(&[&flags[..], &[seed]].concat(), "quit\n");
        let told = stdout(&output);
        let dealt = told.matches("Keep ").count();
        assert_eq!(dealt, 3, "a question and two choices: {told}");
        for hard in ["C02", "C04", "C06", "C08"] {
            assert!(!told.contains(hard), "{told}");
        }
    }
}

/// What cannot be done is said, and asked again.
#[test]
fn bad_answers_are_refused_with_a_reason() {
    let output = freehold(&PLAY, "9\nkeep cook\nbuy-own 1\nkeep courier\nquit\n");
    assert_eq!(code(&output), 0);
    let told = stdout(&output);
    assert!(told.contains("There is no choice 9"), "{told}");
    assert!(told.contains("`cook` is not known"), "{told}");
    assert!(told.contains("(SV-2.1)"), "{told}");
    assert!(told.contains("You play Courier (C01)."), "{told}");
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
    let output = freehold(&["play", "suna-valo", "--level", "easy"], "");
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("--level"), "{}", stderr(&output));
    let output = freehold(&["play", "suna-valo", "--first-game"], "");
    assert!(stdout(&output).contains("characters=first"), "{}", stdout(&output));
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
    assert!(stdout(&resumed).contains("You play "), "{}", stdout(&resumed));
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
