//! Things have names and explanations of their own.

use super::{assert_whole, words_in};
use crate::Language;
use crate::boonlake::Speech;
use boonlake::{
    Card, Components, Kind, Level, Lever, Open, Options, Piece, Position, Region, Resource,
    ScoringTile, Site, SoloTile, Space, Step, Strip, Tile, Track,
};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::{ComponentTexts, Components as _, Seat};

#[test]
fn everything_has_a_name_and_an_explanation() {
    let parts = Components::ours();
    for language in Language::ALL {
        let words = words_in(language);
        let speech = Speech::of_things(&words);
        let whole = |text: String, about: &dyn std::fmt::Debug| assert_whole(&text, about);
        for card in Card::all() {
            whole(speech.card(card, &parts), &card);
            whole(speech.card_help(card, &parts), &card);
            whole(speech.card_label(card, &parts), &card);
        }
        for tile in ScoringTile::all() {
            whole(speech.scoring_tile(tile, &parts), &tile);
            whole(speech.scoring_name(tile, &parts), &tile);
            whole(speech.scoring_help(tile, &parts), &tile);
            whole(speech.project_help(tile, &parts), &tile);
        }
        for tile in Tile::all() {
            parts.tile(tile).sites.iter().for_each(|site| whole(speech.site(site), site));
        }
        for &tile in SoloTile::ALL {
            whole(speech.solo_tile(tile), &tile);
            whole(speech.solo_tile_help(tile, &parts), &tile);
        }
        for &lever in Lever::ALL {
            whole(speech.lever(lever), &lever);
            whole(speech.lever_help(lever), &lever);
            whole(speech.lever_short(lever), &lever);
        }
        for &strip in Strip::ALL {
            whole(speech.strip(strip), &strip);
            whole(speech.strip_own(strip), &strip);
            whole(speech.strip_all(strip), &strip);
            whole(speech.strip_label(strip, 1, 2), &strip);
            whole(speech.strip_label(strip, 4, 0), &strip);
        }
        for &level in Level::ALL {
            whole(speech.level(level), &level);
            whole(speech.level_help(level, &parts), &level);
            whole(speech.options(&Options { players: 1, level: Some(level) }), &level);
        }
        whole(speech.options(&Options { players: 3, level: None }), &"three players");
        Kind::ALL.iter().for_each(|&one| whole(speech.kind(one), &one));
        Region::ALL.iter().for_each(|&one| whole(speech.region(one), &one));
        Resource::ALL.iter().for_each(|&one| {
            whole(speech.resource(one), &one);
            whole(speech.site_level(one, 0), &one);
            whole(speech.site_level(one, 2), &one);
            whole(speech.resource_count(one, 2), &one);
            whole(speech.boats_at([one, Resource::Iron]), &one);
        });
        for recess in &parts.boards.houses {
            whole(speech.recess_pays(recess, true), recess);
            whole(speech.recess_pays(recess, false), recess);
        }
        Track::ALL.iter().for_each(|&one| whole(speech.track(one), &one));
        Piece::ALL.iter().for_each(|&one| whole(speech.piece(one), &one));
        whole(speech.cattle(), &"cattle");
        whole(speech.eminence(), &"the Wise Eminence");
        for at in Space::all() {
            whole(speech.space_name(at, &parts), &at);
            Site::of(at).iter().for_each(|&site| whole(speech.site_name(site, &parts), &site));
        }
        for section in speech.rules() {
            whole(section.title, &"rules");
            whole(section.text, &"rules");
        }
    }
}

/// Names tell things apart: no two things of one kind are called the same.
#[test]
fn no_two_things_share_a_name() {
    let parts = Components::ours();
    for language in Language::ALL {
        let words = words_in(language);
        let speech = Speech::of_things(&words);
        let all: [Vec<String>; 5] = [
            Lever::ALL.iter().map(|&one| speech.lever_help(one)).collect(),
            Strip::ALL.iter().map(|&one| speech.strip(one)).collect(),
            Region::ALL.iter().map(|&one| speech.region(one)).collect(),
            Resource::ALL.iter().map(|&one| speech.resource(one)).collect(),
            ScoringTile::all().map(|one| speech.scoring_tile(one, &parts)).collect(),
        ];
        for names in all {
            let different: BTreeSet<&String> = names.iter().collect();
            assert_eq!(different.len(), names.len(), "{language}: {names:?}");
        }
    }
}

/// Every number that the engine can refuse by has words, and no other.
#[test]
fn every_refusal_has_a_reason_in_words() {
    let rules = include_str!("../../../../boonlake/src/rule.rs");
    let numbers: BTreeSet<&str> =
        rules.lines().filter_map(|line| line.split_once(" = \"BL-")?.1.split('"').next()).collect();
    assert!(numbers.len() > 45, "{numbers:?}");
    for language in Language::ALL {
        let words = words_in(language);
        let speech = Speech::of_things(&words);
        for number in &numbers {
            let text = speech.refusal(&format!("BL-{number}"));
            assert_whole(&text.unwrap_or_default(), number);
        }
        assert_eq!(speech.refusal("BL-99.1"), None);
        let sections = speech.rules();
        let told = sections.iter().flat_map(|section| &section.rules).map(|(number, _)| number);
        assert_eq!(told.collect::<BTreeSet<_>>().len(), numbers.len(), "each stands in a section");
    }
    let texts = include_str!("../../../texts/en/boonlake-rules.ftl");
    let n_texts = texts.lines().filter(|line| line.starts_with("refusal-")).count();
    assert_eq!(n_texts, numbers.len());
}

/// Cards are called as their components call them, whoever typed those in.
#[test]
fn a_set_of_ones_own_shows_its_own_names() {
    let texts = Components::files().iter().map(|&(name, text)| {
        let text = text.replacen("Trail Scout / Pfadfinderin / Éclaireuse", "One / Eins / Un", 1);
        (name.to_owned(), text)
    });
    let texts = ComponentTexts::with_others::<Components>(texts).expect("files of this game");
    let own = Arc::new(Components::read(&texts).expect("possible components"));
    let card = Card::new(1).expect("a card");
    let said =
        Language::ALL.map(|language| Speech::of_things(&words_in(language)).card(card, &own));
    assert_eq!(said, ["One", "Eins", "Un"]);
}

#[test]
fn one_and_many_are_right_in_each_language() {
    let said = |language, key: &str, count: usize| {
        words_in(language).say_with(key, &[("count", count.into())])
    };
    use Language::{English, French, German};
    assert_eq!(said(English, "count-coins", 1), "1 coin");
    assert_eq!(said(English, "count-inhabitants", 0), "0 inhabitants");
    assert_eq!(said(German, "count-houses", 1), "1 Haus");
    assert_eq!(said(German, "count-houses", 2), "2 Häuser");
    assert_eq!(said(German, "count-cattle", 3), "3 Rinder");
    assert_eq!(said(French, "count-coins", 0), "0 pièce");
    assert_eq!(said(French, "count-cards", 2), "2 cartes");
    assert_eq!(said(French, "summary-played", 1), "1 carte jouée");
}

#[test]
fn seats_and_the_eminence_have_names() {
    let words = words_in(Language::German);
    let speech = Speech::of_things(&words);
    let open = boonlake::Position::new(1).expect("a solo match").open;
    let said = table::Side::all(2).map(|side| speech.side(&open, side)).collect::<Vec<_>>();
    assert_eq!(said, [speech.name(Seat::FIRST), "die Weise Eminenz".to_owned()]);
}

/// The code of a folder and those in it.
fn sources(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder of this project");
    let paths = entries.map(|entry| entry.expect("an entry of it").path());
    let read = |path: PathBuf| match path.is_dir() {
        true => sources(&path),
        false => vec![fs::read_to_string(path).expect("a file of this project")],
    };
    paths.filter(|path| !path.ends_with("tests")).flat_map(read).collect()
}

/// Every text of the game is said by somebody: a key that nobody asks for is a mistake.
#[test]
fn every_text_is_used() {
    let crates = Path::new("..");
    let rooms = ["words/src/boonlake", "web/src/boonlake", "web/src/table"];
    let sources: Vec<String> = rooms.iter().flat_map(|room| sources(&crates.join(room))).collect();
    let used: BTreeSet<&str> = sources.iter().flat_map(|text| text.split('"')).collect();
    // Keys that end in the name of a thing.
    let kinds = [
        "count",
        "kind",
        "region",
        "resource",
        "track",
        "piece",
        "strip",
        "lever",
        "solo-level",
        "category",
        "offer-card",
    ];
    let is_named = |key: &str| {
        let kind = kinds.iter().find(|kind| key.starts_with(&format!("{kind}-")));
        kind.is_some_and(|kind| used.contains(kind))
    };
    let texts = include_str!("../../../texts/en/boonlake.ftl");
    let keys = texts
        .lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .map(|line| line.split_once(" =").expect("a key").0);
    let unused: Vec<&str> = keys.filter(|key| !used.contains(key) && !is_named(key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

/// Odd scorings wait at the lock, even ones at the end of the river; who can reach them with the
/// farthest row is told apart from who cannot.
#[test]
fn the_next_scoring_is_announced() {
    let words = words_in(Language::English);
    let speech = Speech::of_things(&words);
    let mut open = Position::new(2).expect("two can play").open;
    open.steps.clear();
    let (lock, end) = (open.parts().river.n_common, open.parts().river.last(false));
    let told = |open: &Open| (speech.clock(open), speech.warning(open, Seat::FIRST));
    open.players[0].ship = lock;
    assert_eq!(
        told(&open),
        ("scoring 1 at the lock".to_owned(), Some("can cross the lock next turn".to_owned()))
    );
    open.players[0].ship = 1;
    assert_eq!(told(&open).1, None);
    open.n_scorings = 1;
    open.players[0].ship = end - 1;
    assert_eq!(
        told(&open),
        (
            "scoring 2 at the end of the river".to_owned(),
            Some("can end the round next turn".to_owned())
        )
    );
}

/// As long as an interim scoring runs, it is the one that is told, not the one after it.
#[test]
fn a_scoring_that_runs_is_not_the_next_one() {
    let words = words_in(Language::English);
    let speech = Speech::of_things(&words);
    let mut open = Position::new(2).expect("two can play").open;
    open.n_scorings = 2;
    open.steps.clear();
    open.steps.push(Step::Turn { seat: Seat::FIRST });
    assert_eq!(speech.when(&open), "Round 1 of 2; interim scoring 3 of 4 comes next.");
    for last in [Step::Income, Step::LeversUp] {
        open.steps.clear();
        open.steps.push(last);
        open.steps.push(Step::ScoreTile { seat: Seat::FIRST });
        assert_eq!(speech.when(&open), "Round 1 of 2; interim scoring 2 of 4.");
        assert_eq!(speech.clock(&open), "scoring 2 now");
    }
}
