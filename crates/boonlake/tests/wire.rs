//! What goes over the wire stays as it is: the JSON of views, of every kind of action and of every
//! kind of event is compared with files. They are of matches with the components of the golden records, so
//! that they stay as they are when our own values change.
//!
//! `RENEW_WIRE=1 cargo test -p boonlake --test wire` writes them anew. That is right only before
//! a release; afterwards clients and stored events depend on them.

use boonlake::{Action, Event, Options, State, View, ViewData};
use conformance::stored_edition;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use table::{Game, QuickChance, RulesVersion, Seat, Setup, Viewer};

/// Compares with a file, or writes it.
fn compare(name: &str, text: &str) {
    let path = Path::new("tests/wire").join(name);
    if std::env::var_os("RENEW_WIRE").is_some() {
        fs::write(&path, text).expect("a file is written");
    }
    let stored = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    for (number, (line, wanted)) in text.lines().zip(stored.lines()).enumerate() {
        assert_eq!(line, wanted, "{name} line {}", number + 1);
    }
    assert_eq!(text, stored, "{name}");
}

/// Sets a match up.
fn begin(options: Options, chance: &mut QuickChance, log: &mut Vec<Event>) -> State {
    let setup = Setup { edition: stored_edition(RulesVersion(1)), options };
    State::begin(&setup, chance, log).expect("a match")
}

/// Plays a random match for so many actions.
fn play(options: &str, seed: u64, n_actions: usize) -> State {
    let options: Options = options.parse().expect("good options");
    let mut chance = QuickChance::new(seed);
    let mut state = begin(options, &mut chance, &mut Vec::new());
    let mut actions = Vec::new();
    for _ in 0..n_actions {
        state.legal(&mut actions);
        let action = chance.pick(&actions);
        state.apply_unchecked(action, &mut chance, &mut Vec::new());
    }
    state
}

fn json(view: &View) -> Value {
    serde_json::to_value(State::write_view(view)).expect("a view can be written")
}

#[test]
fn views() {
    for (name, options, n_actions) in
        [("view-2.json", "players=2", 120), ("view-solo.json", "players=1 level=medium", 60)]
    {
        let state = play(options, 5, n_actions);
        let view = state.view(Viewer::Seat(Seat::FIRST));
        let text = serde_json::to_string_pretty(&json(&view)).expect("JSON can be written");
        compare(name, &(text + "\n"));
    }
}

/// The first action and event of each kind that come up in random matches.
#[test]
fn actions_and_events() {
    let mut actions: BTreeMap<String, String> = BTreeMap::new();
    let mut events: BTreeMap<String, String> = BTreeMap::new();
    let mut listed = Vec::new();
    for seed in 0..60 {
        for players in 1..=4 {
            let mut chance = QuickChance::new(seed);
            let mut log: Vec<Event> = Vec::new();
            let options = Options { players, level: None };
            let mut state = begin(options, &mut chance, &mut log);
            loop {
                state.legal(&mut listed);
                if listed.is_empty() {
                    break;
                }
                for action in &listed {
                    let text = serde_json::to_string(action).expect("an action can be written");
                    let kind = shape(&text);
                    actions.entry(kind).or_insert_with(|| format!("{action}  {text}"));
                }
                let action: Action = chance.pick(&listed);
                state.apply_unchecked(action, &mut chance, &mut log);
            }
            for event in log {
                let text = serde_json::to_string(&event).expect("an event can be written");
                let read: Event = serde_json::from_str(&text).expect("an event can be read");
                assert_eq!(read, event);
                events.entry(shape(&text)).or_insert_with(|| format!("{event}  {text}"));
            }
        }
    }
    let lines = |kinds: BTreeMap<String, String>| -> String {
        kinds.into_values().map(|line| line + "\n").collect()
    };
    assert_eq!((actions.len(), events.len()), (31, 50), "every kind came up");
    compare("actions.txt", &lines(actions));
    compare("events.txt", &lines(events));
}

/// The kind of something, and which of its fields are null or empty.
fn shape(text: &str) -> String {
    let value: Value = serde_json::from_str(text).expect("JSON");
    let fields = value.as_object().expect("an object").iter();
    let shapes = fields.map(|(key, value)| match (key.as_str(), value) {
        ("kind" | "good", kind) => kind.to_string(),
        (key, Value::Null) => format!("{key}: null"),
        (key, Value::Array(list)) if list.is_empty() => format!("{key}: []"),
        (key, _) => key.to_owned(),
    });
    let mut shapes: Vec<String> = shapes.collect();
    shapes.sort_unstable_by_key(|shape| !shape.starts_with('"'));
    shapes.join(" ")
}

/// Reads a view in which one place was changed, and says why not.
fn refused(state: &State, change: impl Fn(&mut Value)) -> String {
    let view = state.view(Viewer::Seat(Seat::FIRST));
    let mut value = json(&view);
    let before = value.clone();
    change(&mut value);
    assert_ne!(value, before, "the change changes something");
    let data: Result<ViewData, _> = serde_json::from_value(value);
    match data {
        Err(error) => error.to_string(),
        Ok(data) => State::read_view(data, &state.edition()).expect_err("an impossible view").0,
    }
}

#[test]
fn what_cannot_be_is_not_read() {
    let two = play("players=2", 5, 120);
    let solo = play("players=1 level=medium", 5, 60);
    let at = |path: &'static str, to: Value| {
        move |value: &mut Value| *value.pointer_mut(path).expect(path) = to.clone()
    };
    let first_to = |path: &'static str, other: &'static str| {
        move |value: &mut Value| {
            let taken =
                value.pointer_mut(path).and_then(Value::as_array_mut).expect(path).remove(0);
            value.pointer_mut(other).and_then(Value::as_array_mut).expect(other).push(taken);
        }
    };
    let twice = |path: &'static str| {
        move |value: &mut Value| {
            let list = value.pointer_mut(path).and_then(Value::as_array_mut).expect(path);
            list.push(list[0].clone());
        }
    };
    type Change<'a> = Box<dyn Fn(&mut Value) + 'a>;
    let cases: Vec<(&State, Change<'_>, &str)> = vec![
        (&two, Box::new(at("/viewer", 3.into())), "seat 3 does not play"),
        (&two, Box::new(at("/seats/0/coins", 60000.into())), "coins is 32767"),
        (&two, Box::new(at("/seats/0/coin-track", 99.into())), "coin-track is 99"),
        (&two, Box::new(at("/seats/0/ship", 0.into())), "ship is 0"),
        (&two, Box::new(at("/seats/1/ship", 200.into())), "seat 1: ship is 200"),
        (&two, Box::new(at("/seats/0/supply", 9.into())), "inhabitants"),
        (&two, Box::new(at("/seats/0/settlements", 1.into())), "settlements"),
        (&two, Box::new(at("/seats/0/hand", 50.into())), "the own hand has another size"),
        (&two, Box::new(at("/seats/1/hand", 250.into())), "more cards in hands"),
        (&two, Box::new(at("/seats/0/houses", vec![7].into())), "there is no house recess 7"),
        (&two, Box::new(at("/seats/0/production/wood", 3.into())), "no level of wood"),
        (&two, Box::new(at("/seats/0/boats", vec!["iron", "wood"].into())), "boats"),
        (&two, Box::new(at("/scorings", 4.into())), "4 scorings are not possible here"),
        (&two, Box::new(at("/to-act", Value::Null)), "another seat is asked"),
        (&two, Box::new(at("/steps", Vec::<Value>::new().into())), "nothing is pending"),
        (&two, Box::new(twice("/strips")), "strips"),
        (&two, Box::new(twice("/hand")), "a card is listed twice"),
        (&two, Box::new(twice("/tiles")), "two tiles lie on"),
        (&two, Box::new(twice("/mound")), "a gray tile is missing or in two places"),
        (&two, Box::new(first_to("/unseen", "/hand")), "another size"),
        (&two, Box::new(at("/seats/0/levers-down", LEVERS.to_vec().into())), "lever"),
        (&two, Box::new(at("/scoring-tiles/0", "t99".into())), "`t99` is no scoring tile"),
        (&two, Box::new(|value: &mut Value| value["extra"] = 1.into()), "unknown field `extra`"),
        (&solo, Box::new(at("/eminence", Value::Null)), "the Wise Eminence plays against one seat"),
        (&solo, Box::new(at("/eminence/cactus", 250.into())), "its cactus is 250"),
        (&solo, Box::new(at("/eminence/cattle", 0.into())), "the pieces of the Wise Eminence"),
        (&solo, Box::new(twice("/eminence/face-down")), "twice"),
        (&solo, Box::new(at("/eminence/level", "easy".into())), "not those of the level"),
    ];
    for (state, change, reason) in cases {
        let fault = refused(state, &change);
        assert!(fault.contains(reason), "{reason}: {fault}");
    }
}

const LEVERS: [&str; 2] = ["vase", "modernize"];

/// Steps that nothing in the match speaks for.
#[test]
fn a_step_that_cannot_be_is_not_read() {
    let state = play("players=2", 5, 120);
    for step in [
        r#"{"kind":"eminence-sail","steps":2}"#,
        r#"{"kind":"pick-tile","seat":0}"#,
        r#"{"kind":"trade","seat":0,"tile":"t1"}"#,
        r#"{"kind":"exchange","seat":0,"card":"c1"}"#,
        r#"{"kind":"take-house","seat":0,"site":"33b","is-free":false}"#,
        r#"{"kind":"site-reward","seat":0,"site":"33b"}"#,
        r#"{"kind":"sail","seat":0,"steps":40}"#,
        r#"{"kind":"choose-track","seat":0,"steps":0}"#,
        r#"{"kind":"drop","seat":0,"left":0}"#,
        r#"{"kind":"offer","seat":3,"offer":["develop"]}"#,
        r#"{"kind":"offer","seat":0,"offer":["dance"]}"#,
        r#"{"kind":"lay","seat":0,"tile":"g1"}"#,
    ] {
        let step: Value = serde_json::from_str(step).expect("JSON");
        refused(&state, |value| {
            let steps = value["steps"].as_array_mut().expect("steps");
            steps.insert(0, step.clone());
        });
    }
}
