//! Whatever happens in a match can be said in every language, without a gap.

mod prices;
mod things;

use super::{Question, Speech};
use crate::{Language, Words};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use suna_valo::{Action, Components, Event, Options, State, View};
use table::{Components as _, Event as _, Game, QuickChance, Seat, Viewer};

/// A text is whole if something is said, every key was found and every gap filled.
fn assert_whole(text: &str, about: &dyn std::fmt::Debug) {
    let holes = ["⟨", "{", "}", "  ", "()", " .", "..", "::", ": ;", " ,", ".;"];
    let hole = holes.into_iter().find(|hole| text.contains(hole));
    assert!(!text.trim().is_empty() && hole.is_none(), "{about:?}: {text:?} ({hole:?})");
}

fn words_in(language: Language) -> Words {
    Words::of_game(language, State::NAME)
}

fn ours() -> Arc<Components> {
    Components::ours()
}

fn names() -> Vec<String> {
    ["Anna", "Ben"].map(str::to_owned).to_vec()
}

/// The name of a variant: `Pay` of `Pay { good: Wool }`.
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
    /// How often each kind of action was chosen.
    chosen: BTreeMap<String, usize>,
}

impl Heard {
    /// An action at random; every other time one of a kind that was chosen least so far, since
    /// chance alone hardly ever sends ships or climbs the tracks.
    fn pick(&mut self, legal: &[Action], is_curious: bool, chance: &mut QuickChance) -> Action {
        let n_chosen = |action: &Action| self.chosen.get(&variant(action)).copied().unwrap_or(0);
        let least = legal.iter().map(n_chosen).min().unwrap_or(0);
        let rare: Vec<Action> =
            legal.iter().copied().filter(|action| n_chosen(action) == least).collect();
        let action = chance.pick(if is_curious { &rare } else { legal });
        *self.chosen.entry(variant(&action)).or_default() += 1;
        action
    }
}

/// Plays a random match and says everything about it, in one language after the other: to the seat
/// that is asked, to the other one and to a watcher.
fn listen(options: &Options, mut chance: QuickChance, words: &[Words], heard: &mut Heard) {
    let (names, ours) = (names(), ours());
    let mut events: Vec<Event> = Vec::new();
    let mut state = State::start(options, &mut chance, &mut events).expect("good options");
    let (mut n_actions, mut n_said) = (0_usize, 0);
    let mut legal = Vec::new();
    while let Some(seat) = state.to_act() {
        state.legal(&mut legal);
        let words = &words[n_actions % words.len()];
        let other = seat.next(2);
        let viewers = [Viewer::Seat(seat), Viewer::Seat(other), Viewer::Watcher];
        let [me, them, watcher] =
            [Some(seat), Some(other), None].map(|me| Speech::new(words, &ours, &names, me));
        let view = state.view(Viewer::Seat(seat));
        let step = view.open().pending().expect("somebody is asked").step;
        heard.steps.insert(variant(&step));
        let asked = me.question(view.open(), &legal);
        assert_whole(&asked.title, &step);
        if !asked.detail.is_empty() {
            assert_whole(&asked.detail, &step);
        }
        for speech in [them, watcher] {
            let Question { title, detail } = speech.question(view.open(), &[]);
            assert_whole(&title, &step);
            assert!(title.contains(&names[seat.index()]), "{title}");
            assert_eq!(detail, "");
        }
        let mut labels = BTreeSet::new();
        for action in &legal {
            heard.actions.insert(variant(action));
            let label = me.action(action, &view, &legal);
            assert_whole(&label, action);
            assert!(labels.insert(label.clone()), "{action} is called like another: {label}");
        }
        if n_actions.is_multiple_of(30) {
            say_the_table(&me, &view);
            say_the_table(&watcher, &state.view(Viewer::Watcher));
        }
        let action = heard.pick(&legal, n_actions.is_multiple_of(2), &mut chance);
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
            let followed = speech.followed(events.iter());
            assert!(!followed.contains('⟨') && !followed.contains('{'), "{followed}");
        }
        n_actions += 1;
    }
    for words in words {
        let speech = Speech::new(words, &ours, &names, None);
        assert_whole(&speech.question(state.open(), &[]).title, &"over");
        for category in state.standings().categories {
            assert_whole(&speech.category(category.name), &category.name);
            assert_whole(&speech.category_help(category.name), &category.name);
        }
    }
    assert!(n_said > 100, "too little was said");
}

/// Everything one can look up.
fn say_the_table(speech: &Speech<'_>, view: &View) {
    let open = view.open();
    assert_whole(&speech.standing(view), &"standing");
    let mut entries = [
        speech.public_orders(open),
        speech.ship_orders(open),
        speech.tiles(open),
        speech.tracks(open),
        speech.characters(view),
        speech.hand(view),
        speech.discards(open),
    ]
    .concat();
    for seat in Seat::all(2) {
        entries.extend(speech.cards(open, seat));
        entries.extend(speech.farm(open, seat));
        entries.extend(speech.figures(open, seat));
        assert_whole(&speech.seat_summary(open, seat), &seat);
        assert_whole(&speech.market(open, seat), &seat);
    }
    for entry in entries {
        assert_whole(&entry.label, &entry);
        assert_whole(&entry.text, &entry);
    }
}

#[test]
fn whatever_happens_can_be_said() {
    let words = Language::ALL.map(words_in);
    let mut heard = Heard::default();
    for number in 0..60 {
        let options = match number % 4 {
            0 => "characters=barterer,tinker festival-ships-remove=yes",
            1 => "characters=scout,gleaner",
            2 => "characters=skipper,satchel",
            _ => "characters=all",
        };
        let options = options.parse().expect("good options");
        listen(&options, QuickChance::new(number), &words, &mut heard);
    }
    let steps = "Character Prepare Turn Pay Receive PlaceCard Activation Row RowBonus PickCards \
                 PickColumn Gain Figure TakeTile Dig Refill RefillLooked Price SwapGive ShipOffer \
                 Renew";
    let actions = "Keep BuyVillage BuyOwn BuyOther Ship Pay PayRest Save Place PlaceDown Celebrate \
                   ProduceHead Produce Store TakeEnergy UseTile Use Activate Deliver Step Lift Take \
                   RowPoints RowActivate Dig Refill Look RefillDeck Replace Swap Skip Done";
    for (all, heard) in [(steps, &heard.steps), (actions, &heard.actions)] {
        let missing: Vec<&str> = all.split_whitespace().filter(|it| !heard.contains(*it)).collect();
        assert!(missing.is_empty(), "nobody came to {missing:?}");
    }
    assert!(heard.events.len() >= 40, "{:?}", heard.events);
}
