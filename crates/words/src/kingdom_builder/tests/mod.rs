//! Whatever happens in a match can be said in every language, without a gap.

mod things;

use super::{Question, Speech};
use crate::{Language, Words};
use conformance::Testable;
use kingdom_builder::{
    Action, Card, Cell, Event, Expansion, Location, Nomad, Options, Piece, Power, State, Step,
    Terrain, View,
};
use std::collections::BTreeSet;
use table::{Event as _, Game, Match, QuickChance, Seat, Seed, Viewer};

/// A text is whole if something is said, every key was found and every gap filled.
fn assert_whole(text: &str, about: &dyn std::fmt::Debug) {
    let holes = ["⟨", "{", "}", "  ", "()", " .", "..", "::"];
    let hole = holes.into_iter().find(|hole| text.contains(hole));
    assert!(!text.trim().is_empty() && hole.is_none(), "{about:?}: {text:?} ({hole:?})");
}

fn words_in(language: Language) -> Words {
    Words::of_game(language, State::NAME)
}

fn names() -> Vec<String> {
    ["Anna", "Ben", "Chloé", "Dirk", "Eva"].map(str::to_owned).to_vec()
}

/// The name of a variant: `Build` of `Build { at: 3,4 }`.
fn variant(value: &dyn std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split([' ', '{', '(']).next().unwrap_or_default().to_owned()
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
    let words = Language::ALL.map(words_in);
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
    // Outposts are seldom used at random; on these boards there are most nomad tiles.
    let nomads = "players=3 with=nomads quadrants=quarry,caravan,village,garden";
    for number in 60..75 {
        let options = nomads.parse().expect("good options");
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
        Event::WentOn { seat, terrain },
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
    for words in Language::ALL.map(words_in) {
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
    let words = words_in(Language::English);
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

/// Who has a tile is reminded of it, by its name if it is the only one.
#[test]
fn the_question_reminds_of_what_can_be_used() {
    let names = names();
    let words = words_in(Language::German);
    let speech = Speech::new(&words, &names, Some(Seat::FIRST));
    let state = Match::<State>::seeded(Options::first_game(2), Seed::from_number(1))
        .expect("a first game")
        .state()
        .clone();
    let mut legal = Vec::new();
    state.legal(&mut legal);
    let nothing = speech.question(state.open(), &legal).detail;
    legal.push(Action::Use { power: Power::Location(Location::Tower) });
    let one = speech.question(state.open(), &legal).detail;
    assert_eq!(one, format!("{nothing} Oder nutze zuerst den Turm."));
    legal.push(Action::Use { power: Power::Cave });
    let two = speech.question(state.open(), &legal).detail;
    assert_eq!(two, format!("{nothing} Oder nutze zuerst eine von 2 anderen Möglichkeiten."));
}
