//! Whatever happens in a match can be said in every language, without a gap.

use super::{Question, Speech};
use crate::{Language, Words};
use kingdom_builder::{
    Action, Card, Cell, Event, Expansion, Location, Nomad, Objective, Options, Piece, Power,
    Quadrant, Special, Standing, State, Step, Task, Terrain, View,
};
use std::collections::BTreeSet;
use table::conformance::Testable;
use table::{Event as _, Game, Match, QuickChance, Seat, Seed, Viewer};

/// A text is whole if something is said, every key was found and every gap filled.
fn assert_whole(text: &str, about: &dyn std::fmt::Debug) {
    let holes = ["⟨", "{", "}", "  ", "()", " .", "..", "::"];
    let hole = holes.into_iter().find(|hole| text.contains(hole));
    assert!(!text.trim().is_empty() && hole.is_none(), "{about:?}: {text:?} ({hole:?})");
}

fn names() -> Vec<String> {
    ["Anna", "Ben", "Chloé", "Dirk", "Eva"].map(str::to_owned).to_vec()
}

/// The name of a variant: `Build` of `Build { at: 3,4 }`.
fn variant(value: &dyn std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split([' ', '{', '(']).next().unwrap_or_default().to_owned()
}

#[test]
fn everything_has_a_name_and_an_explanation() {
    for language in Language::ALL {
        let words = Words::new(language);
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
        }
        for &one in Task::ALL {
            whole(speech.task(one), &one);
            let help = speech.task_help(one);
            assert!(help.contains(&one.gold().to_string()), "{one}: {help}");
            assert_eq!(speech.category_help(one.name()), help);
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
        Quadrant::all().for_each(|one| whole(speech.quadrant(one), &one));
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
        let words = Words::new(language);
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
    let rules = include_str!("../../../kingdom-builder/src/rule.rs");
    let numbers: BTreeSet<&str> =
        rules.lines().filter_map(|line| line.split_once(" = \"KB-")?.1.split('"').next()).collect();
    assert!(numbers.len() > 45, "{numbers:?}");
    for language in Language::ALL {
        let words = Words::new(language);
        let speech = Speech::of_things(&words);
        for number in &numbers {
            let text = speech.refusal(&format!("KB-{number}"));
            assert_whole(&text.unwrap_or_default(), number);
        }
        assert_eq!(speech.refusal("KB-99.1"), None);
    }
}

/// What was said in random matches.
#[derive(Default)]
struct Heard {
    steps: BTreeSet<String>,
    actions: BTreeSet<String>,
    events: BTreeSet<String>,
}

/// Plays a random match and says everything about it, in one language after the other: to the seat
/// that is asked, to the next one and to a watcher.
fn listen(options: &Options, mut chance: QuickChance, words: &[Words], heard: &mut Heard) {
    let names = names();
    let mut events: Vec<Event> = Vec::new();
    let mut state = State::start(options, &mut chance, &mut events).expect("good options");
    let (mut n_actions, mut n_said) = (0_usize, 0);
    let mut legal = Vec::new();
    while let Some(seat) = state.to_act() {
        state.legal(&mut legal);
        let words = &words[n_actions % words.len()];
        let other = seat.next(state.n_seats());
        let viewers = [Viewer::Seat(seat), Viewer::Seat(other), Viewer::Watcher];
        let [me, them, watcher] =
            [Some(seat), Some(other), None].map(|me| Speech::new(words, &names, me));
        let view = state.view(Viewer::Seat(seat));

        let step = view.open().step().expect("somebody is asked");
        heard.steps.insert(variant(&step));
        let asked = me.question(view.open(), &legal);
        assert_whole(&asked.title, &step);
        // A silo, and a special piece that can only be taken back, need no more words.
        let is_recall = |action: &Action| matches!(action, Action::Recall { .. });
        if !matches!(step, Step::Silo { .. }) && !legal.iter().all(is_recall) {
            assert_whole(&asked.detail, &step);
        }
        for speech in [them, watcher] {
            let Question { title, detail } = speech.question(view.open(), &[]);
            assert_whole(&title, &step);
            assert!(title.contains(&names[seat.index()]), "{title}");
            assert_eq!(detail, "");
        }
        for action in &legal {
            heard.actions.insert(variant(action));
            assert_whole(&me.action(action, &view), action);
        }
        if n_actions.is_multiple_of(40) {
            say_the_board(&me, &view);
        }
        let action = chance.pick(&legal);
        events.clear();
        state.apply(action, &mut chance, &mut events).expect("a legal action");
        for (viewer, speech) in viewers.into_iter().zip([me, them, watcher]) {
            for event in events.iter().filter_map(|event| event.seen_by(viewer)) {
                heard.events.insert(variant(&event));
                if let Some(line) = speech.event(&event) {
                    assert_whole(&line, &event);
                    n_said += 1;
                }
            }
        }
        n_actions += 1;
    }
    for words in words {
        let speech = Speech::new(words, &names, None);
        assert_whole(&speech.question(state.open(), &[]).title, &"over");
        for category in state.standings().categories {
            assert_whole(&speech.category(category.name), &category.name);
            assert_whole(&speech.category_help(category.name), &category.name);
        }
    }
    assert!(n_said > 100, "too little was said");
}

fn say_the_board(speech: &Speech<'_>, view: &View) {
    for at in (0..25).flat_map(|row| (0..20).filter_map(move |col| Cell::new(row, col))) {
        assert_whole(&speech.hex(view, at), &at);
    }
    let rows = speech.board_as_text(view);
    assert_eq!(rows.len(), view.open().board().n_lines());
    rows.iter().for_each(|row| assert_whole(row, &"row"));
    for seat in Seat::all(view.open().setting.n_seats) {
        assert_whole(&speech.seat_summary(view, seat), &seat);
    }
}

#[test]
fn whatever_happens_can_be_said() {
    let words = Language::ALL.map(Words::new);
    let mut heard = Heard::default();
    let mut chance = QuickChance::new(7);
    for number in 0..45 {
        let mut options = State::random_options(&mut chance);
        if number % 2 == 0 {
            options.expansions = Expansion::ALL.iter().copied().collect();
            options.swamp_cards = false;
        }
        listen(&options, QuickChance::new(number), &words, &mut heard);
    }
    // The rarest ones may be missing from random play; `every_event_has_a_line` says them anyway.
    let all_steps = [
        "PlayCard",
        "Turn",
        "Mandatory",
        "Build",
        "Lift",
        "Put",
        "Wall",
        "Scout",
        "Piece",
        "City",
        "Temple",
        "Sword",
        "Cathedral",
        "Canoe",
        "Silo",
    ];
    for step in all_steps {
        assert!(heard.steps.contains(step), "no {step} in {:?}", heard.steps);
    }
    let rare = ["PlayRemoved", "Replace"];
    let all_actions = [
        "Play",
        "Choose",
        "Build",
        "Use",
        "Again",
        "Outpost",
        "Lift",
        "Put",
        "Wall",
        "Scout",
        "Place",
        "Recall",
        "City",
        "Remove",
        "Take",
        "SiloBuild",
        "SiloMove",
        "Stop",
        "End",
    ];
    for action in all_actions {
        assert!(heard.actions.contains(action), "no {action} in {:?}", heard.actions);
    }
    let view = Match::<State>::seeded(Options::first_game(2), Seed::from_number(1))
        .expect("a first game")
        .state()
        .view(Viewer::Watcher);
    for words in &words {
        for action in [Action::PlayRemoved, Action::Replace] {
            assert!(rare.contains(&&*variant(&action)));
            assert_whole(&Speech::of_things(words).action(&action, &view), &action);
        }
    }
    assert!(heard.events.len() >= 26, "{:?}", heard.events);
}

#[test]
fn every_event_has_a_line() {
    let (seat, whose) = (Seat::FIRST, Seat::new(1).expect("a second seat"));
    let at = Cell::new(3, 6).expect("a hex");
    let to = Cell::new(21, 2).expect("a hex of the island");
    let power = Power::Location(Location::Canoe);
    let (card, terrain) = (Card::SwampForest, Terrain::Forest);
    let mut events = vec![
        Event::Drew { seat, card: Some(card) },
        Event::Reshuffled,
        Event::TurnBegan { seat, round: 3 },
        Event::Played { seat, card },
        Event::PlayedRemoved { seat, terrain },
        Event::Replaced { seat, card },
        Event::MandatoryLapsed { seat },
        Event::Chose { seat, terrain },
        Event::Used { seat, power },
        Event::UsedOutpost { seat },
        Event::DrewForFort { seat, card },
        Event::Built { seat, at, power },
        Event::Built { seat, at, power: Power::Mandatory },
        Event::Moved { seat, from: at, to, power },
        Event::PutWall { seat, at },
        Event::PlacedScout { seat, at },
        Event::LaidCity { seat, at },
        Event::KeptOnTemple { seat, from: at },
        Event::Struck { seat, whose, from: at },
        Event::Struck { seat: whose, whose: seat, from: at },
        Event::TookTile { seat, location: Location::Farm, from: at },
        Event::LostTile { seat, location: Location::Farm },
        Event::TookNomad { seat, nomad: Nomad::Sword, from: at },
        Event::TookToken { seat },
        Event::Marked { seat, line: 22 },
        Event::LastRound { seat },
        Event::Over,
    ];
    for &piece in Piece::ALL {
        events.push(Event::Placed { seat, piece, at });
        events.push(Event::MovedPiece { seat, piece, from: at, to });
        events.push(Event::Recalled { seat, piece, from: at });
    }
    let names = names();
    for words in Language::ALL.map(Words::new) {
        for event in &events {
            let said = [Some(seat), None].map(|me| {
                let line = Speech::new(&words, &names, me).event(event).expect("worth a line");
                assert_whole(&line, event);
                line
            });
            let is_about_somebody = !matches!(event, Event::Reshuffled | Event::Over);
            assert_eq!(said[0] != said[1], is_about_somebody, "{said:?}");
        }
        let speech = Speech::of_things(&words);
        assert_eq!(speech.event(&Event::TurnEnded { seat }), None);
        assert_eq!(speech.event(&Event::Drew { seat, card: None }), None);
    }
}

#[test]
fn the_question_says_how_far_one_is_and_nothing_too_much() {
    let words = Words::new(Language::English);
    let names = names();
    let speech = Speech::new(&words, &names, Some(Seat::FIRST));
    let mut played =
        Match::<State>::seeded(Options::first_game(2), Seed::from_number(1)).expect("a first game");
    let mut legal = Vec::new();
    for now in 1..=3 {
        played.state().legal(&mut legal);
        let asked = speech.question(played.state().open(), &legal);
        assert!(asked.title.ends_with(&format!(", {now} of 3.")), "{asked:?}");
        assert!(asked.detail.contains(&format!("{} place", legal.len())), "{asked:?}");
        assert!(!asked.detail.contains("use"), "nothing can be used yet: {asked:?}");
        played.act(Seat::FIRST, legal[0], vec![]).expect("a legal action");
    }
    played.state().legal(&mut legal);
    assert_eq!(legal, [Action::End]);
    let asked = speech.question(played.state().open(), &legal);
    assert_eq!(asked.title, "Everything is done: end your turn.");
    let other = Speech::new(&words, &names, Seat::new(1));
    let asked = other.question(played.state().open(), &[]);
    assert_eq!((&*asked.title, &*asked.detail), ("Anna is to end the turn.", ""));
}

#[test]
fn one_and_many_are_right_in_each_language() {
    let said = |language, key: &str, count: usize| {
        Words::new(language).say_with(key, &[("count", count.into())])
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
    let words = Language::ALL.map(Words::new);
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
