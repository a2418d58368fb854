//! The command for ratings.

use crate::output::{code, stderr, stdout};
use crate::program::freehold;
use std::fs;
use std::path::Path;

#[test]
fn ratings_are_found_again_and_seasons_begin() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ratings");
    // What an earlier run left there is another version's, maybe.
    let _ = fs::remove_dir_all(&folder);
    let folder = folder.to_str().expect("a path");
    for (what, told) in [
        ("again", "0 rated matches were counted again\n"),
        ("season", "a season has begun\n"),
        ("again", "0 rated matches were counted again\n"),
    ] {
        let output = freehold(&["ratings", what, "--data", folder], "");
        assert_eq!((code(&output), stdout(&output).as_str()), (0, told), "{}", stderr(&output));
    }
    let output =
        freehold(&["ratings", "again", "--database-url", "postgres://nowhere.invalid/x"], "");
    assert_eq!(code(&output), 1, "{}", stderr(&output));
}

#[test]
fn ways_to_rate_are_compared_on_matches_of_bots() {
    let words = ["ratings", "compare", "kingdom-builder", "--people", "6", "--matches", "12"];
    let compare = |more: &[&str]| freehold(&[&words[..], more].concat(), "");
    let output = compare(&["--players", "2,3"]);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    for name in ["Elo", "Glicko-2", "Weng and Lin", "who knows the skills"] {
        assert!(stdout(&output).contains(name), "{}", stdout(&output));
    }
    assert_eq!(stdout(&compare(&["--players", "2,3"])), stdout(&output), "it can be repeated");
    for (more, reason) in [
        (&["--players", "1"][..], "at least two people"),
        (&["--players", "9"], "at least two people"),
        (&["--players", "6"], "players=6: two to five can play"),
    ] {
        let output = compare(more);
        assert_eq!(code(&output), 2, "{more:?}");
        assert!(stderr(&output).contains(reason), "{more:?}: {}", stderr(&output));
    }
}
