//! Everything has a name, an explanation and the right number, in every language.

use super::{assert_whole, words_in};
use crate::Language;
use crate::kingdom_builder::Speech;
use kingdom_builder::{
    Card, Cell, Expansion, Location, Nomad, Objective, Piece, Power, Quadrant, Special, Standing,
    Task, Terrain,
};
use std::collections::BTreeSet;
use table::Seat;

#[test]
fn everything_has_a_name_and_an_explanation() {
    for language in Language::ALL {
        let words = words_in(language);
        let speech = Speech::of_things(&words);
        let whole = |text: String, about: &dyn std::fmt::Debug| assert_whole(&text, about);
        for &one in Location::ALL {
            whole(speech.location(one), &one);
            whole(speech.location_help(one), &one);
        }
        for &one in Nomad::ALL {
            whole(speech.nomad(one), &one);
            whole(speech.nomad_help(one), &one);
        }
        for &one in Objective::ALL {
            whole(speech.objective(one), &one);
            whole(speech.objective_help(one), &one);
            whole(speech.objective_when(one), &one);
            assert_eq!(speech.category(one.name()), speech.objective(one));
            assert_eq!(words.category(one.name()), speech.objective(one));
        }
        for &one in Task::ALL {
            whole(speech.task(one), &one);
            let help = speech.task_help(one);
            assert!(help.contains(&one.gold().to_string()), "{one}: {help}");
            assert_eq!(speech.category_help(one.name()), help);
            assert_eq!(words.category(one.name()), speech.task(one));
        }
        for &one in Terrain::ALL {
            whole(speech.terrain(one), &one);
            whole(speech.terrain_plain(one), &one);
            whole(speech.terrain_on(one), &one);
            whole(speech.terrain_help(one), &one);
            whole(speech.removed_terrain(one), &one);
        }
        for &one in Card::ALL {
            whole(speech.card(one), &one);
            whole(speech.card_on(one), &one);
            whole(speech.card_help(one), &one);
        }
        for &one in Piece::ALL {
            whole(speech.piece(one), &one);
            whole(speech.piece_help(one), &one);
        }
        let standings = [Standing::Settlement(Seat::FIRST), Standing::City(Seat::FIRST)];
        for one in standings.into_iter().chain([Standing::Wall, Standing::Scout]) {
            whole(speech.standing(one), &one);
            whole(speech.standing_help(one), &one);
        }
        for &one in Special::ALL {
            whole(speech.special(one), &one);
            whole(speech.special_help(one), &one);
        }
        let locations = Location::ALL.iter().map(|&one| Power::Location(one));
        let powers = Power::BESIDE_LOCATIONS.into_iter().chain([Power::Mandatory, Power::Silo]);
        for one in powers.chain(locations) {
            whole(speech.power(one), &one);
            whole(speech.power_help(one), &one);
            whole(speech.power_object(one), &one);
            whole(speech.power_does(one), &one);
        }
        for one in Expansion::ALL.iter().map(|&one| Some(one)).chain([None]) {
            whole(speech.expansion(one), &one);
            whole(speech.expansion_help(one), &one);
        }
        for one in ["castle", "palace", "capitol", "treasure"] {
            whole(speech.category(one), &one);
            whole(speech.category_help(one), &one);
        }
        Quadrant::ALL.iter().for_each(|&one| whole(speech.quadrant(one), &one));
        let single = [speech.capitol(), speech.capitol_help(), speech.cave(), speech.cave_help()];
        single.into_iter().for_each(|text| whole(text, &"capitol or cave"));
        whole(speech.location_hex_help(), &"location hex");
        for section in speech.rules() {
            whole(section.title, &"rules");
            whole(section.text, &"rules");
        }
    }
}

/// Names tell things apart: no two things of one kind are called the same.
#[test]
fn no_two_things_share_a_name() {
    for language in Language::ALL {
        let words = words_in(language);
        let speech = Speech::of_things(&words);
        let locations = Location::ALL.iter().map(|&one| speech.location(one));
        let nomads = Nomad::ALL.iter().map(|&one| speech.nomad(one));
        let tiles: Vec<String> = locations.chain(nomads).collect();
        let objectives = Objective::ALL.iter().map(|&one| speech.objective(one));
        let tasks = Task::ALL.iter().map(|&one| speech.task(one));
        let others = ["castle", "palace", "capitol", "treasure"].map(|one| speech.category(one));
        let gold: Vec<String> = objectives.chain(tasks).chain(others).collect();
        let terrains: Vec<String> = Terrain::ALL.iter().map(|&one| speech.terrain(one)).collect();
        for names in [tiles, gold, terrains] {
            let different: BTreeSet<&String> = names.iter().collect();
            assert_eq!(different.len(), names.len(), "{language}: {names:?}");
        }
    }
}

/// Every number that the engine can refuse by has words.
#[test]
fn every_refusal_has_a_reason_in_words() {
    let rules = include_str!("../../../../kingdom-builder/src/rule.rs");
    let numbers: BTreeSet<&str> =
        rules.lines().filter_map(|line| line.split_once(" = \"KB-")?.1.split('"').next()).collect();
    assert!(numbers.len() > 45, "{numbers:?}");
    for language in Language::ALL {
        let words = words_in(language);
        let speech = Speech::of_things(&words);
        for number in &numbers {
            let text = speech.refusal(&format!("KB-{number}"));
            assert_whole(&text.unwrap_or_default(), number);
        }
        assert_eq!(speech.refusal("KB-99.1"), None);
        let sections = speech.rules();
        let told = sections.iter().flat_map(|section| &section.rules).map(|(number, _)| number);
        assert_eq!(told.collect::<BTreeSet<_>>().len(), numbers.len(), "each stands in a section");
        let sections = speech.rules();
        let told: Vec<&str> = sections
            .iter()
            .flat_map(|section| {
                section.rules.iter().map(|(number, _)| number.trim_start_matches("KB-"))
            })
            .collect();
        assert_eq!(told.len(), numbers.len(), "each stands in the rules, once");
        assert_eq!(told.into_iter().collect::<BTreeSet<&str>>(), numbers);
    }
}

#[test]
fn one_and_many_are_right_in_each_language() {
    let said = |language, key: &str, count: usize| {
        words_in(language).say_with(key, &[("count", count.into())])
    };
    use Language::{English, French, German};
    assert_eq!(said(English, "detail-places", 1), "1 place.");
    assert_eq!(said(English, "detail-places", 0), "0 places.");
    assert_eq!(said(English, "detail-places", 8), "8 places.");
    assert_eq!(said(German, "detail-places", 1), "1 Feld.");
    assert_eq!(said(German, "detail-places", 0), "0 Felder.");
    assert_eq!(said(French, "detail-places", 0), "0 case.");
    assert_eq!(said(French, "detail-places", 1), "1 case.");
    assert_eq!(said(French, "detail-places", 2), "2 cases.");
    assert_eq!(said(French, "common-gold", 1), "1 pièce d’or");
    assert_eq!(said(German, "common-days-ago", 1), "gestern");
    assert_eq!(said(French, "table-watching", 0), "Personne ne regarde");
}

#[test]
fn people_count_from_one() {
    let words = Language::ALL.map(words_in);
    let at = |row, col| Cell::new(row, col).expect("a hex");
    let said = words.each_ref().map(|words| Speech::of_things(words).cell(at(3, 6)));
    assert_eq!(said, ["row 4, column 7", "Reihe 4, Spalte 7", "rangée 4, colonne 7"]);
    let said = words.each_ref().map(|words| Speech::of_things(words).cell(at(20, 1)));
    assert_eq!(
        said,
        ["island row 1, column 2", "Inselreihe 1, Spalte 2", "rangée 1 de l’île, colonne 2"]
    );
    assert_eq!(Speech::of_things(&words[0]).line(24), "island row 5");
    assert_eq!(Speech::of_things(&words[0]).name(Seat::FIRST), "Player 1");
}
