//! `freehold play kingdom-builder`, as somebody who pipes into it meets it.

use crate::program::freehold;
use kingdom_builder::State;
use std::path::PathBuf;
use std::process::Output;
use table::{Game as _, Match, Record};

/// Runs `freehold play` with these arguments and this input.
fn play(args: &[&str], input: &str) -> Output {
    freehold(&[&["play"], args].concat(), input)
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("output is UTF-8")
}

/// What the program says to this input in the set-up for a first match.
fn say(input: &str) -> String {
    let output =
        play(&["kingdom-builder", "--first-game", "--seed", "1", "--against", "random"], input);
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

/// A file of this test alone.
fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // One may be left of an earlier run.
    let _ = std::fs::remove_file(&path);
    path
}

fn read_record(path: &PathBuf) -> Match<State> {
    let written = std::fs::read_to_string(path).expect("the record was written");
    let record: Record = written.parse().expect("a record");
    Match::replay(&record, &<kingdom_builder::Components as table::Components>::ours(), None)
        .expect("the record replays")
}

/// Enough first choices for any match.
fn ones() -> String {
    "1\n".repeat(2000)
}

#[test]
fn a_whole_match_is_played_by_first_choices() {
    let path = file("whole.record");
    let record = path.to_str().expect("a plain path");
    let args = ["kingdom-builder", "--players", "2", "--seed", "7", "--record", record];
    let output = play(&args, &ones());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    assert!(!said.contains('\x1b'), "there are escape codes in piped output");
    let won = ["You win!", " wins\n", " win together"];
    assert!(won.iter().any(|won| said.contains(won)), "{said}");
    assert!(said.contains(&format!("Seed {}", table::Seed::from_number(7))));
    let played = read_record(&path);
    assert_eq!(played.state().to_act(), None);
}

#[test]
fn everything_together_is_played_to_the_end_by_one_and_by_all() {
    for (seed, who) in [("1", "--seat=3"), ("2", "--hot-seat"), ("3", "--hot-seat")] {
        let args = ["kingdom-builder", "--options", "players=5 with=all", "--seed", seed, who];
        let output = play(&args, &ones());
        assert!(output.status.success(), "{}", text(&output.stderr));
        let said = text(&output.stdout);
        assert!(said.contains("The game is over."), "{said}");
        assert!(!said.contains('⟨'), "a text is missing: {said}");
        let too_wide = said.lines().find(|line| line.chars().count() > 100);
        assert_eq!(too_wide, None);
    }
}

#[test]
fn wrong_input_is_told_its_reason_and_changes_nothing() {
    let said = say("dance\n\n\x1b[A\nbuild 99,1\n500\nend\nuse farm\n1,4\nlog\n");
    assert!(said.contains("`dance` is no action"));
    assert!(said.contains("`[a` is no action") && !said.contains('\x1b'));
    assert!(said.contains("“99,1” is no hex"));
    assert!(said.contains("There is no choice 500; they are numbered 1 to "));
    for rule in ["(KB-2.4)", "(KB-4.6)", "(KB-3.3)"] {
        assert!(said.contains(rule), "{rule}");
    }
    assert!(said.contains("First build the settlements of your card"), "{said}");
    assert!(!said.contains("You build"), "{said}");
    assert_eq!(said.matches("\n20 ").count(), 1, "the board is drawn once");
}

#[test]
fn after_a_choice_only_what_changed_is_shown() {
    let said = say("1,1\n");
    let after = said.split_once("> 1,1\n").expect("a hex was chosen").1;
    assert!(after.starts_with("   You build at row 1, column 1.\n"), "{after}");
    assert!(after.contains("Build on flowers, 2 of 3."), "{after}");
    assert!(after.lines().count() < 12, "{after}");
    // The board comes again with the next turn.
    let said = say("1\n1\n1\nend\n");
    assert_eq!(said.matches("\n20 ").count(), 2, "{said}");
}

#[test]
fn undo_takes_back_a_choice_but_not_what_was_seen() {
    let said = say("1\nundo\nlog\nundo\n");
    let log = said.rsplit_once("> log").expect("the log was asked for").1;
    assert!(said.contains("Taken back.") && !log.contains("You build"), "{said}");
    assert!(log.contains("There is nothing to take back"));

    // The turn's end draws a card, and the other seat moves.
    let said = say("1\n1\n1\nend\nu\nlog\n");
    assert!(said.contains("There is nothing to take back"));
    let log = said.rsplit_once("> log").expect("the log was asked for").1;
    assert_eq!(log.matches("   You build at").count(), 3);
}

#[test]
fn what_the_others_draw_stays_hidden() {
    let said = say("1\n1\n1\nend\nlog\n");
    let log = said.rsplit_once("> log").expect("the log was asked for").1;
    assert!(log.contains("You draw a card: "), "the own draws are known");
    assert!(log.contains("Computer 2 (Dice) plays the card: "));
    assert!(!log.contains("Computer 2 (Dice) draws"), "{log}");
}

#[test]
fn what_is_asked_about_is_explained() {
    let said =
        say("help\ntiles\nscore\nall\nplayer 2\nplayer 7\nhex 1,4\ncards\nsigns\nrules 3.3\n");
    for expected in [
        "take back your latest choice",
        "Frm Farm",
        "Build one more settlement on grass.",
        "2 gold for each of your pieces in your fullest row.",
        "1  Build at row ",
        "Computer 2 (Dice): 40 settlements in supply",
        "Players are numbered 1 to 2.",
        "Mountain.",
        "card: Flowers",
        "can be chosen",
        "KB-3.3",
    ] {
        assert!(said.contains(expected), "{expected}: {said}");
    }
}

#[test]
fn each_language_is_spoken() {
    for (language, expected) in [
        (
            "de",
            ["Du spielst gegen", "Runde 1", "Bauen auf", "Farm", "nimmt deine letzte Wahl zurück"],
        ),
        (
            "fr",
            ["Vous jouez contre", "Manche 1", "Bâtir en", "Ferme", "reprend votre dernier choix"],
        ),
    ] {
        let args = ["kingdom-builder", "--first-game", "--seed", "1", "--language", language];
        let output = play(&args, "help\ntiles\nscore\nfarm\nplayer\nhex 1,1\n1\nundo\nlog\nall\n");
        let said = text(&output.stdout);
        for expected in expected {
            assert!(said.contains(expected), "{language}: {expected}: {said}");
        }
        assert!(said.contains("(KB-4.6)") && !said.contains('⟨'), "{said}");
    }
    let output = play(&["kingdom-builder", "--language", "eo"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("there are en, de, fr"), "{}", text(&output.stderr));
}

#[test]
fn the_end_of_input_ends_the_match_unfinished() {
    for input in ["", "1\n", "quit\n", "1"] {
        assert!(say(input).contains("The match was not finished"));
    }
}

#[test]
fn a_saved_match_goes_on() {
    let path = file("saved.record");
    let name = path.to_str().expect("a plain path");
    let said = say(&format!("1\n1\nsave {name}\nsave\nsave /no/such/folder/x\n"));
    assert!(said.contains(&format!("The match is in {name}.")));
    assert!(said.contains("save needs the name of a file"));
    assert!(said.contains("/no/such/folder/x cannot be written"));
    assert_eq!(read_record(&path).n_plies(), 2);

    let output = play(&["kingdom-builder", "--resume", name, "--record", name], "1\n");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    assert!(said.contains("Build on flowers, 3 of 3."), "{said}");
    assert!(said.contains(&format!("--resume {name}` goes on")));
    assert_eq!(read_record(&path).n_plies(), 3);
}

#[test]
fn the_seed_is_promised_at_the_start_and_shown_at_the_end() {
    let output = play(&["kingdom-builder"], &ones());
    let said = text(&output.stdout);
    let last_word = |head: &str| {
        let line = said.lines().rev().find(|line| line.starts_with(head)).expect("the line");
        line.rsplit(' ').next().expect("a last word")
    };
    let seed: table::Seed = last_word("Seed ").parse().expect("a seed");
    assert_eq!(last_word("Seed commitment "), seed.commitment());
}

#[test]
fn bad_arguments_name_the_fault() {
    for (args, fault) in [
        (&["chess"][..], "there is no game `chess`"),
        (&["kingdom-builder", "--players", "7"], "players=7: two to five can play"),
        (&["kingdom-builder", "--with", "seafarers"], "`seafarers` is not known"),
        (&["kingdom-builder", "--quadrants", "oasis,tower:90,harbor,barn"], "turned by 0 or 180"),
        (&["kingdom-builder", "--objectives", "lords,lords,miners"], "only one `lords`"),
        (&["kingdom-builder", "--tasks", "road"], "choose the quadrants too"),
        (&["kingdom-builder", "--seed", "luck"], "`luck` is no seed"),
        (&["kingdom-builder", "--seat", "2"], "--seat 2: 2 play, seats 0 to 1"),
        (&["kingdom-builder", "--options", "players=2", "--players", "3"], "cannot be used with"),
        (&["kingdom-builder", "--options", "colour=red"], "there is no option `colour`"),
    ] {
        let output = play(args, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(text(&output.stderr).contains(fault), "{args:?}: {}", text(&output.stderr));
    }
    for (option, fault) in [("--resume", "cannot be read"), ("--record", "cannot be written")] {
        let output = play(&["kingdom-builder", option, "/no/such/file"], "");
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains(&format!("/no/such/file {fault}")));
    }
}

#[test]
fn single_options_mean_what_their_text_means() {
    let args = ["kingdom-builder", "--seed", "3", "--players", "3", "--with", "nomads, caves"];
    let pure = [&args[..], &["--pure-chance"]].concat();
    let texts = ["players=3 with=nomads,caves of-each=yes", "players=3 with=nomads,caves"];
    for (args, options) in [&args[..], &pure].into_iter().zip(texts) {
        let single = play(args, "1\n");
        let as_text = play(&["kingdom-builder", "--seed", "3", "--options", options], "1\n");
        assert!(single.status.success());
        assert_eq!(text(&single.stdout), text(&as_text.stdout));
    }
}

#[test]
fn a_record_that_exists_is_not_overwritten() {
    let path = file("precious.record");
    let name = path.to_str().expect("a plain path");
    std::fs::write(&path, "somebody's match").expect("a file");
    let output = play(&["kingdom-builder", "--record", name], "1\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("this file exists already"));
    assert_eq!(std::fs::read_to_string(&path).expect("a file"), "somebody's match");
}
