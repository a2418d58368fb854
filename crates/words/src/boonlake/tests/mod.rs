//! Whatever happens in a match can be said in every language, without a gap.

mod prices;
mod things;

use super::{Question, Speech};
use crate::{Language, Words};
use boonlake::{Action, Event, Good, Level, Options, State, Step, Track};
use std::collections::BTreeSet;
use table::{Event as _, Game, QuickChance, Seat, Viewer};

/// A text is whole if something is said, every key was found and every gap filled.
fn assert_whole(text: &str, about: &dyn std::fmt::Debug) {
    let holes = ["⟨", "{", "}", "  ", "()", " .", "..", "::", ": ;", "; ;", ", ,"];
    let hole = holes.into_iter().find(|hole| text.contains(hole));
    assert!(!text.trim().is_empty() && hole.is_none(), "{about:?}: {text:?} ({hole:?})");
}

fn words_in(language: Language) -> Words {
    Words::of_game(language, State::NAME)
}

fn names() -> Vec<String> {
    ["Anna", "Ben", "Chloé", "Dirk"].map(str::to_owned).to_vec()
}

/// The name of a variant: `Lay` of `Lay { at: 3 }`.
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
    reasons: BTreeSet<String>,
}

/// Plays a random match and says everything about it, in one language after the other: to the seat
/// that is asked, to the next one and to a watcher.
fn listen(options: &Options, mut chance: QuickChance, words: &[Words], heard: &mut Heard) {
    let names = names();
    let mut events: Vec<Event> = Vec::new();
    let mut state = State::start(options, &mut chance, &mut events).expect("good options");
    let (mut n_actions, mut legal) = (0_usize, Vec::new());
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
        let Question { title, detail } = me.question(&view);
        assert_whole(&title, &step);
        assert_whole(&detail, &step);
        if words.language() == Language::English {
            heard.reasons.insert(reason(&detail));
        }
        let others = if state.n_seats() > 1 { vec![them, watcher] } else { vec![watcher] };
        for speech in others {
            let Question { title, detail } = speech.question(&state.view(Viewer::Watcher));
            assert_whole(&title, &step);
            assert_whole(&detail, &step);
            assert!(title.contains(&names[seat.index()]), "{title}");
        }
        for action in &legal {
            heard.actions.insert(variant(action));
            assert_whole(&me.action(action, &view), action);
        }
        if n_actions.is_multiple_of(30) {
            say_the_table(&me, &state);
        }
        let action = chance.pick(&legal);
        events.clear();
        state.apply(action, &mut chance, &mut events).expect("a legal action");
        for (viewer, speech) in viewers.into_iter().zip([me, them, watcher]) {
            for event in events.iter().filter_map(|event| event.seen_by(viewer)) {
                heard.events.insert(variant(&event));
                if let Some(line) = speech.event(&event, state.parts()) {
                    assert_whole(&line, &event);
                }
            }
        }
        n_actions += 1;
    }
    for words in words {
        let speech = Speech::new(words, &names, None);
        assert_whole(&speech.question(&state.view(Viewer::Watcher)).title, &"over");
        for category in state.standings().categories {
            assert_whole(&speech.category(category.name), &category.name);
            assert_whole(&speech.category_help(category.name), &category.name);
        }
    }
}

/// Why something was asked, without names and numbers.
fn reason(detail: &str) -> String {
    let words = detail.split(' ').filter(|word| !word.contains(|c: char| c.is_ascii_uppercase()));
    words.filter(|word| !word.contains(|c: char| c.is_ascii_digit())).collect::<Vec<_>>().join(" ")
}

fn say_the_table(speech: &Speech<'_>, state: &State) {
    let view = state.view(speech.me.map_or(Viewer::Watcher, Viewer::Seat));
    let open = view.open();
    let regions = speech.map_as_text(&view);
    assert_eq!(regions.iter().map(|(_, spaces)| spaces.len()).sum::<usize>(), 33);
    for (label, spaces) in &regions {
        assert_whole(label, &"label");
        spaces.iter().for_each(|space| assert_whole(space, &"space"));
    }
    let mut lines = speech.strips(open);
    lines.extend(speech.river(open));
    lines.extend(speech.hand(&view));
    lines.extend(speech.eminence_summary(open));
    lines.push(speech.when(open));
    for seat in Seat::all(open.n_seats()) {
        lines.extend(speech.seat_summary(&view, seat));
        lines.extend(speech.played(&view, seat));
        lines.push(speech.played_kinds(open, seat));
        lines.extend(speech.levers(open, seat));
    }
    for &tile in &open.scoring {
        lines.extend(speech.scoring_lines(open, tile));
    }
    lines.iter().for_each(|line| assert_whole(line, &"table"));
}

#[test]
fn whatever_happens_can_be_said() {
    let words = Language::ALL.map(words_in);
    let mut heard = Heard::default();
    for number in 0..60 {
        let players = 1 + number as usize % 4;
        let level = (players == 1).then(|| Level::ALL[number as usize / 4 % Level::ALL.len()]);
        let options = Options { players, level };
        listen(&options, QuickChance::new(number), &words, &mut heard);
    }
    let all_steps = [
        "PickTile",
        "FirstSite",
        "Turn",
        "Offer",
        "PayCard",
        "PayProject",
        "Drop",
        "TakeHouse",
        "Exchange",
        "LiftLever",
        "Explore",
        "Lay",
        "Pasture",
        "TileLever",
        "Produce",
        "VaseOrProduce",
        "ChooseTrack",
        "ChooseRegion",
        "RegionShare",
        "PioneerShare",
        "Hire",
        "Sail",
        "ScoreTile",
        "Trade",
    ];
    for step in all_steps {
        assert!(heard.steps.contains(step), "no {step} in {:?}", heard.steps);
    }
    assert_eq!(heard.actions.len(), 30, "{:?}", heard.actions);
    // Each variant of the enum but the deck that ran out, which random play may not reach.
    assert!(heard.events.len() >= 41, "{:?}", heard.events);
    for reason in ["too.", "for all.", "for all, you first.", "scoring of", "your own part."] {
        assert!(heard.reasons.iter().any(|heard| heard.contains(reason)), "{:?}", heard.reasons);
    }
}

/// A part for all says who made it possible, to each of them.
#[test]
fn a_part_for_all_says_who_took_the_strip() {
    let names = names();
    let mut position = boonlake::Position::new(3).expect("a match");
    let (anna, ben) = (Seat::FIRST, Seat::new(1).expect("a seat"));
    position.open.players.iter_mut().for_each(|player| player.coins = 9);
    position.open.strips = strips_ending_with(boonlake::Strip::Hire);
    position.open.steps.clear();
    position.ask(Step::EndTurn { seat: anna });
    position.ask(Step::Hire { seat: ben, has_hired: false });
    let state = position.state().expect("a possible position");
    let said = |language, me| {
        let words = words_in(language);
        let Question { title, detail } =
            Speech::new(&words, &names, me).question(&state.view(Viewer::Watcher));
        format!("{title} {detail}")
    };
    let reason = "Anna took Hire; this part is for all.";
    assert_eq!(said(Language::English, Some(ben)), format!("Hire inhabitants? {reason}"));
    assert_eq!(said(Language::English, None), format!("Ben may hire inhabitants. {reason}"));
    assert_eq!(
        said(Language::English, Some(anna)),
        "Ben may hire inhabitants. You took Hire; this part is for all."
    );
    assert_eq!(
        said(Language::German, Some(ben)),
        "Bewohner anheuern? Anna hat Anheuern genommen; dieser Teil ist für alle."
    );
    assert_eq!(
        said(Language::French, Some(ben)),
        "Recruter des habitants\u{202f}? Anna a pris Recrutement\u{202f}; cette partie est pour tous."
    );
}

fn strips_ending_with(last: boonlake::Strip) -> [boonlake::Strip; 7] {
    let mut strips: [boonlake::Strip; 7] =
        boonlake::Strip::ALL.to_vec().try_into().expect("seven strips");
    let at = strips.iter().position(|&strip| strip == last).expect("it is there");
    strips[at..].rotate_left(1);
    strips
}

#[test]
fn every_event_has_a_line() {
    let seat = Seat::FIRST;
    let parts = table::Components::ours();
    let parts: &boonlake::Components = &parts;
    let events = every_event(seat);
    let variants: BTreeSet<String> = events.iter().map(|event| variant(event)).collect();
    assert_eq!(variants.len(), 42, "{variants:?}");
    let names = names();
    for words in Language::ALL.map(words_in) {
        for event in &events {
            let said = [Some(seat), None].map(|me| {
                let line = Speech::new(&words, &names, me).event(event, parts);
                let line = line.expect("worth a line");
                assert_whole(&line, event);
                line
            });
            assert_eq!(said[0] != said[1], event.seat().is_some(), "{said:?}");
        }
        let speech = Speech::of_things(&words);
        assert_eq!(speech.event(&Event::TurnEnded { seat }, parts), None);
    }
}

/// An event of every variant but the end of a turn.
#[test]
fn what_follows_is_added_up_and_told_in_short() {
    let words = words_in(Language::English);
    let names = names();
    let (speech, seat) = (Speech::new(&words, &names, None), Seat::FIRST);
    let parts = table::Components::ours();
    let gained = |good, amount| Event::Gained { seat, good, amount };
    let events = [
        Event::Lost { seat, good: Good::Coins, amount: 9 },
        gained(Good::Coins, 2),
        Event::Drew { seat, card: None },
        Event::Drew { seat, card: None },
        gained(Good::Vases, 1),
        Event::Lost { seat, good: Good::Vases, amount: 1 },
        Event::Advanced { seat, track: Track::Coin, steps: 1 },
        gained(Good::Vp, 3),
    ];
    let told = speech.followed(events.iter(), &parts);
    assert_eq!(told, "−7 coins, +2 cards, +3 VP, 1 step on the coin track");
}

fn every_event(seat: Seat) -> Vec<Event> {
    use boonlake::{
        Card, Good, Lever, Region, Resource, ScoringTile, SoloTile, Space, Strip, Tile, Track,
    };
    let (at, card) = (Space::new(12).expect("a space"), Card::new(17).expect("a card"));
    let site = "12a".parse().expect("a site");
    let (tile, it) = (ScoringTile::new(4).expect("a tile"), Tile::new(12).expect("a tile"));
    let (lever, strip, region) = (Lever::Boat, Strip::Settle, Region::NewHope);
    let mut events = vec![
        Event::Drew { seat, card: Some(card) },
        Event::Drew { seat, card: None },
        Event::Reshuffled,
        Event::Picked { seat, tile },
        Event::Filled { area: 3, tile },
        Event::Chose { seat, strip, steps: 1 },
        Event::Played { seat, card },
        Event::Realised { seat, tile },
        Event::Shown { seat, boats: [Resource::Wood, Resource::Iron] },
        Event::Discarded { seat, card },
        Event::Dropped { seat, card },
        Event::UsedLever { seat, lever },
        Event::LiftedLever { seat, lever },
        Event::Explored { seat, tile: it },
        Event::Laid { seat, tile: it, at },
        Event::LaidPasture { seat, at },
        Event::Developed { seat, site },
        Event::BuiltHouse { seat, site, recess: None },
        Event::BuiltSettlement { seat, site },
        Event::PlacedCattle { seat, at },
        Event::Modernized { seat, lever },
        Event::Produced { seat, resource: Resource::Loam, level: 2 },
        Event::ChoseRegion { seat, region },
        Event::Sailed { seat, to: 12 },
        Event::ScoringBegan { number: 2 },
        Event::ScoredTile { seat, tile, is_met: true },
        Event::ScoredTile { seat, tile, is_met: false },
        Event::RoundBegan,
        Event::LastRound,
        Event::SoloTile { tile: SoloTile::B3, preferred: at },
        Event::EminenceChose { strip, steps: 4 },
        Event::EminenceCactus { steps: 1 },
        Event::EminenceLaid { tile: it, at },
        Event::EminencePasture { at },
        Event::EminenceHouse { site },
        Event::EminenceSettlement { site },
        Event::EminenceCattle { at },
        Event::EminenceRegion { region },
        Event::EminenceGained { vp: 1 },
        Event::EminenceSailed { to: 9 },
        Event::Over,
    ];
    for &good in Good::ALL {
        events.push(Event::Gained { seat, good, amount: 1 });
        events.push(Event::Lost { seat, good, amount: 2 });
    }
    for &track in Track::ALL {
        events.push(Event::Advanced { seat, track, steps: 1 });
    }
    events
}

/// What is over can be asked about as well.
#[test]
fn a_choice_after_the_end_says_that_it_is_over() {
    let words = words_in(Language::English);
    let mut position = boonlake::Position::new(2).expect("a match");
    position.open.steps.clear();
    let state = position.state().expect("a possible position");
    let view = state.view(Viewer::Watcher);
    assert_eq!(Speech::of_things(&words).action(&Action::Pass, &view), "The match is over.");
}
