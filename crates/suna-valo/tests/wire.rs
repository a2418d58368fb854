//! What goes over the wire stays as it is: views, actions and events as JSON, and no view is read
//! that cannot be.
//!
//! `RENEW_WIRE=1 cargo test -p suna-valo --test wire` writes the files in `wire/` anew. That is
//! right only as long as no release has ever sent them.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use suna_valo::{Action, Event, State, View, ViewData};
use table::{Edition, Game, QuickChance, Seat, Viewer};

fn file(name: &str) -> PathBuf {
    Path::new("tests/wire").join(name)
}

/// Compares with what is stored, or stores it.
fn compare(name: &str, value: &Value) {
    let text = serde_json::to_string_pretty(value).expect("a value can be written") + "\n";
    if std::env::var_os("RENEW_WIRE").is_some() {
        fs::write(file(name), &text).expect("a file is written");
    }
    let stored = fs::read_to_string(file(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(text, stored, "{name} has changed");
}

/// A match with random actions, up to a choice.
fn play(number: u64, mut each: impl FnMut(&State, &[Action], &[Event]) -> bool) -> State {
    let mut chance = QuickChance::new(number);
    let mut events = Vec::new();
    let options = "players=2".parse().expect("good options");
    let mut state = State::start(&options, &mut chance, &mut events).expect("a match");
    let mut actions = Vec::new();
    while state.to_act().is_some() {
        state.legal(&mut actions);
        if each(&state, &actions, &events) {
            break;
        }
        events.clear();
        let action = chance.pick(&actions);
        state.apply_unchecked(action, &mut chance, &mut events);
        if state.to_act().is_none() {
            each(&state, &[], &events);
        }
    }
    state
}

fn kind(value: &Value) -> String {
    value["kind"].as_str().expect("a kind").to_owned()
}

fn data(state: &State, viewer: Viewer) -> Value {
    serde_json::to_value(State::write_view(&state.view(viewer))).expect("a view can be written")
}

fn read(value: &Value) -> Result<View, String> {
    let data: ViewData =
        serde_json::from_value(value.clone()).map_err(|error| error.to_string())?;
    State::read_view(data, &Edition::ours()).map_err(|error| error.0)
}

/// One of each kind of action, and one of each kind of event.
#[test]
fn actions_and_events_stay_as_they_are() {
    let mut actions_by_kind = BTreeMap::new();
    let mut events_by_kind = BTreeMap::new();
    for number in 0..400 {
        play(number, |_, actions, events| {
            for action in actions {
                let value = serde_json::to_value(action).expect("an action can be written");
                let text = action.to_string();
                actions_by_kind.entry(kind(&value)).or_insert_with(|| json!([text, value]));
            }
            for event in events {
                let value = serde_json::to_value(event).expect("an event can be written");
                let back: Event = serde_json::from_value(value.clone()).expect("an event");
                assert_eq!(back, *event);
                let text = event.to_string();
                events_by_kind.entry(kind(&value)).or_insert_with(|| json!([text, value]));
            }
            false
        });
    }
    // What chance alone hardly ever comes to.
    for text in ["activate dock", "take-energy", "save grain"] {
        let action: Action = text.parse().expect("an action");
        let value = serde_json::to_value(action).expect("an action can be written");
        actions_by_kind.insert(kind(&value), json!([text, value]));
    }
    assert_eq!((actions_by_kind.len(), events_by_kind.len()), (32, 42), "all kinds");
    compare("actions.json", &json!(actions_by_kind));
    compare("events.json", &json!(events_by_kind));
}

/// A view of the middle of a match, with the eyes of a seat and of a watcher.
#[test]
fn views_stay_as_they_are() {
    let state = play(5, |state, _, _| state.open().turn == 20);
    compare("view.json", &data(&state, Viewer::Seat(Seat::FIRST)));
    compare("watcher.json", &data(&state, Viewer::Watcher));
}

/// Changes one value somewhere in a view.
fn spoil(value: &mut Value, chance: &mut QuickChance) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let n = chance.below(fields.len());
            spoil(fields.values_mut().nth(n).expect("a field"), chance);
        }
        Value::Array(items) if !items.is_empty() => {
            let n = chance.below(items.len());
            match chance.below(4) {
                0 => drop(items.remove(n)),
                1 => items.push(items[n].clone()),
                _ => spoil(&mut items[n], chance),
            }
        }
        Value::Number(_) => *value = json!(chance.below(300)),
        Value::Bool(is) => *is = !*is,
        Value::String(text) => {
            let others = ["h01", "h33", "h58", "harvest-fair", "grain", "plants", "p02", "tinker"];
            *text = chance.pick(&others).to_owned();
        }
        Value::Null => *value = json!(chance.pick(&["h07", "grain", "one"])),
        Value::Object(_) | Value::Array(_) => *value = Value::Null,
    }
}

/// Whatever is read can be looked at, guessed and played on; everything else is refused in words.
///
/// SV-20.5
#[test]
fn impossible_views_are_refused() {
    let mut n_refused = 0;
    let mut n_read = 0;
    for number in 0..60 {
        let stop = 3 * number;
        let mut n_seen = 0;
        let state = play(number, |_, _, _| {
            n_seen += 1;
            n_seen > stop
        });
        let whole = data(&state, Viewer::Seat(Seat::FIRST));
        assert_eq!(read(&whole), Ok(state.view(Viewer::Seat(Seat::FIRST))));
        let mut chance = QuickChance::new(number);
        for _ in 0..60 {
            let mut value = whole.clone();
            spoil(&mut value, &mut chance);
            match read(&value) {
                Err(reason) => {
                    assert!(!reason.is_empty());
                    n_refused += 1;
                }
                Ok(view) => {
                    n_read += 1;
                    let mut state = State::guess(&view, &mut chance);
                    let mut actions = Vec::new();
                    for _ in 0..8 {
                        assert!(!state.view(Viewer::Watcher).to_string().is_empty());
                        state.legal(&mut actions);
                        if actions.is_empty() {
                            break;
                        }
                        let action = chance.pick(&actions);
                        state.apply(action, &mut chance, &mut table::Silent).expect("legal");
                    }
                }
            }
        }
    }
    assert!(n_refused > 1_500 && n_read > 100, "{n_refused} refused, {n_read} read");
}

/// The reasons are in words.
#[test]
fn a_refused_view_says_why() {
    let state = play(5, |state, _, _| state.open().turn == 20);
    let whole = data(&state, Viewer::Watcher);
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut value = whole.clone();
        change(&mut value);
        read(&value).expect_err("impossible")
    };
    assert_eq!(refused(&|it| it["tree"] = json!(5)), "there is no seat 5");
    assert_eq!(
        refused(&|it| it["village"][0] = it["village"][1].clone()),
        "a card is in two places"
    );
    assert_eq!(refused(&|it| it["village"][0] = json!("h58")), "nobody can have h58");
    assert!(refused(&|it| it["farms"][0]["gears"]["left"] = json!(9)).contains("no space"));
    assert!(refused(&|it| it["farms"][0]["energy"] = json!(200)).contains("so much"));
    assert!(refused(&|it| it["to_act"] = json!(0)).contains("unknown field `to_act`"));
    assert!(
        refused(&|it| it["steps"] = json!([{"seat": 0, "step": {"kind": "end-turn"}}]))
            .contains("nobody")
    );
}
