//! What crosses a wire keeps its form: views, actions and events as JSON are compared with stored
//! ones, and a view that is not possible is not read.
//!
//! `RENEW_WIRE=1 cargo test -p kingdom-builder --test wire` writes `wire/` anew. That is right only
//! before a release; afterwards other programs read what is written here.

use kingdom_builder::{
    Action, Card, Cell, Event, GoldSource, Location, Nomad, Piece, Placed, Position, Power, State,
    Terrain,
};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use table::{Edition, Game, Match, QuickChance, Seat, Seed, Viewer};

fn compare(name: &str, value: &Value) {
    let path = format!("tests/wire/{name}.json");
    let text = format!("{value:#}\n");
    if std::env::var_os("RENEW_WIRE").is_some() {
        fs::write(&path, &text).expect("a file is written");
    }
    let stored = fs::read_to_string(&path).expect("a stored form");
    assert!(stored == text, "{name}.json is not what is written now:\n{text}");
}

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a small seat")
}

/// A match with everything, some way on.
fn played() -> Match<State> {
    let options = "players=3 with=all quadrants=quarry,city-hall-fort:180,canoe,bazaar-water-mill \
                   objectives=lords,mayors,scouts tasks=road island=tree-house";
    let options = options.parse().expect("good options");
    let mut played = Match::<State>::seeded(options, Seed::from_number(3)).expect("a match");
    let mut chance = QuickChance::new(3);
    let mut actions = Vec::new();
    for _ in 0..150 {
        played.state().legal(&mut actions);
        let seat = played.state().to_act().expect("the match goes on");
        played.act(seat, chance.pick(&actions), Vec::new()).expect("a legal action");
    }
    played
}

fn shown(state: &State, viewer: Viewer) -> Value {
    serde_json::to_value(State::write_view(&state.view(viewer))).expect("a view is JSON")
}

#[test]
fn a_view_has_its_form() {
    let played = played();
    let (first, watcher) = (Viewer::Seat(Seat::FIRST), Viewer::Watcher);
    compare("view-of-seat-0", &shown(played.state(), first));
    compare("view-of-a-watcher", &shown(played.state(), watcher));
}

/// With everything that can stand on a board.
#[test]
fn a_view_with_special_pieces_has_its_form() {
    let four = "barracks-crossroads monastery-wagon lighthouse-foresters-lodge city-hall-fort";
    let quadrants: Vec<Placed> =
        four.split(' ').map(|name| name.parse().expect("a quadrant")).collect();
    let hex = |text: &str| -> Cell { text.parse().expect("a hex") };
    let mut position = Position::new(quadrants.try_into().expect("four quadrants"));
    position.settlements = vec![(hex("3,2"), seat(0)), (hex("12,16"), seat(1))];
    position.pieces = vec![
        (Piece::Warrior, hex("1,0"), seat(0)),
        (Piece::Wagon, hex("0,10"), seat(0)),
        (Piece::Ship, hex("0,15"), seat(1)),
    ];
    position.cities = vec![(hex("8,15"), seat(1))];
    position.walls = vec![hex("9,0")];
    position.nomads = vec![(Nomad::Outpost, seat(0))];
    let state = position.state().unwrap_or_else(|faults| panic!("possible: {faults}"));
    let json = shown(&state, Viewer::Watcher);
    let data = serde_json::from_value(json.clone()).expect("the form of a view");
    let read = State::read_view(data, &state.edition()).expect("a possible view");
    assert_eq!(read, state.view(Viewer::Watcher));
    compare("view-of-pieces", &json);
}

/// One action of each kind, and how a new kind is not forgotten: by the compiler.
fn actions() -> Vec<Action> {
    let at = Cell::new(3, 4).expect("a hex");
    let all = [
        Action::Play { card: Card::SwampGrass },
        Action::PlayRemoved,
        Action::Replace,
        Action::Choose { terrain: Terrain::Swamp },
        Action::Build { at },
        Action::Use { power: Power::Location(Location::ForestersLodge) },
        Action::Again { location: Location::WaterMill },
        Action::Outpost,
        Action::Lift { from: at },
        Action::Put { at },
        Action::Wall { at },
        Action::Scout { at },
        Action::Place { at },
        Action::Recall { from: at },
        Action::City { at },
        Action::Remove { from: at },
        Action::Take,
        Action::SiloBuild,
        Action::SiloMove,
        Action::Stop,
        Action::End,
    ];
    let powers = Power::BESIDE_LOCATIONS.into_iter().map(|power| Action::Use { power });
    all.into_iter().chain(powers).collect()
}

#[test]
fn actions_have_their_form() {
    let all: Vec<Value> = actions()
        .into_iter()
        .map(|action| {
            assert_eq!(action.to_string().parse(), Ok(action));
            json!({"text": action.to_string(), "json": action})
        })
        .collect();
    let kinds: BTreeSet<&str> = all.iter().filter_map(|one| one["json"]["kind"].as_str()).collect();
    assert_eq!(kinds.len(), 21, "one of each kind");
    compare("actions", &Value::from(all));
}

/// One event of each kind.
fn events() -> Vec<Event> {
    let (seat, whose) = (seat(0), seat(1));
    let at = Cell::new(3, 4).expect("a hex");
    let to = Cell::new(21, 2).expect("a hex of the island");
    let (card, terrain) = (Card::SwampForest, Terrain::Forest);
    let power = Power::Location(Location::Canoe);
    vec![
        Event::Drew { seat, card: Some(card) },
        Event::Drew { seat, card: None },
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
        Event::Built { seat, at, power: Power::Mandatory },
        Event::Moved { seat, from: at, to, power: Power::Silo },
        Event::PutWall { seat, at },
        Event::PlacedScout { seat, at },
        Event::Placed { seat, piece: Piece::Warrior, at },
        Event::MovedPiece { seat, piece: Piece::Wagon, from: at, to },
        Event::Recalled { seat, piece: Piece::Ship, from: at },
        Event::LaidCity { seat, at },
        Event::KeptOnTemple { seat, from: at },
        Event::Struck { seat, whose, from: at },
        Event::TookTile { seat, location: Location::CityHall, from: at },
        Event::LostTile { seat, location: Location::CityHall },
        Event::TookNomad { seat, nomad: Nomad::DonationWater, from: at },
        Event::TookToken { seat },
        Event::Earned { seat, gold: 3, source: GoldSource::Treasure },
        Event::Marked { seat, line: 7 },
        Event::LastRound { seat },
        Event::TurnEnded { seat },
        Event::Over,
    ]
}

#[test]
fn events_have_their_form() {
    let all: Vec<Value> = events()
        .into_iter()
        .map(|event| {
            let json = serde_json::to_value(event).expect("an event is JSON");
            assert_eq!(serde_json::from_value::<Event>(json.clone()).ok(), Some(event));
            json!({"text": event.to_string(), "json": json})
        })
        .collect();
    let kinds: BTreeSet<&str> = all.iter().filter_map(|one| one["json"]["kind"].as_str()).collect();
    assert_eq!(kinds.len(), 31, "one of each kind");
    compare("events", &Value::from(all));
}

/// What a seat and hexes are asked of, in one place.
#[test]
fn events_and_actions_know_their_seats_and_hexes() {
    for event in events() {
        let json = serde_json::to_value(event).expect("an event is JSON");
        assert_eq!(json!(event.seat()), json["seat"], "{event}");
        let named: Vec<Value> =
            ["at", "from", "to"].iter().filter_map(|key| json.get(key)).cloned().collect();
        assert_eq!(json!(event.cells()), Value::from(named), "{event}");
    }
    for action in actions() {
        let json = serde_json::to_value(action).expect("an action is JSON");
        let named = json.get("at").or_else(|| json.get("from")).cloned().unwrap_or(Value::Null);
        assert_eq!(json!(action.cell()), named, "{action}");
    }
}

/// Everything on a wire is written in one case.
#[test]
fn keys_and_names_are_in_kebab_case() {
    fn check(value: &Value) {
        let is_kebab = |text: &str| !text.contains('_') && text.to_lowercase() == text;
        match value {
            Value::Object(fields) => fields.iter().for_each(|(key, value)| {
                assert!(is_kebab(key), "{key}");
                check(value);
            }),
            Value::Array(items) => items.iter().for_each(check),
            Value::String(text) => assert!(is_kebab(text), "{text}"),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
    check(&shown(played().state(), Viewer::Watcher));
    actions().iter().for_each(|action| check(&json!(action)));
    events().iter().for_each(|event| check(&json!(event)));
}

#[test]
fn a_view_that_is_not_possible_is_not_read() {
    let played = played();
    let good = shown(played.state(), Viewer::Seat(Seat::FIRST));
    let read = |value: Value| -> Result<(), String> {
        let data = serde_json::from_value(value).map_err(|error| error.to_string())?;
        State::read_view(data, &Edition::ours()).map(|_| ()).map_err(|error| error.0)
    };
    assert_eq!(read(good.clone()), Ok(()));
    let changes: [(&str, Value, &str); 19] = [
        ("/players", json!(2), "2 players and 3 seats"),
        ("/viewer", json!(4), "seat 4, but 3 play"),
        ("/turn/seat", json!(3), "seat 3, but 3 play"),
        ("/quadrants/0/1", json!(90), "turned by 90"),
        ("/quadrants/0/0", json!("canoe"), "is there twice"),
        ("/quadrants/0/0", json!("farm"), "other ones are printed"),
        ("/castles", json!([]), "castles: other ones are printed"),
        ("/locations/0/kind", json!("farm"), "locations: other ones are printed"),
        ("/locations/0/tiles", json!(3), "do not add up"),
        ("/capitols", json!([[0, 0]]), "a capitol stands on no castle"),
        ("/caves", json!([[0, 0]]), "no cave fits on 0,0"),
        ("/seats/0/supply", json!(39), "settlements"),
        ("/seats/0/hand", json!(2), "hands of other sizes"),
        ("/seats/1/hand", json!(3), "two cards at most"),
        ("/unseen", json!({}), "cards"),
        ("/settlements/0/2", json!(7), "seat 7, but 3 play"),
        ("/seats/0/marked-lines", json!([25]), "there is no line 25"),
        ("/to-act", json!(null), "another seat than the one to act"),
        ("/steps", json!([{"kind": "put", "power": "barn", "from": [0, 0]}]), "pending together"),
    ];
    for (pointer, value, reason) in changes {
        let mut wrong = good.clone();
        *wrong.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer} is there")) = value;
        let error = read(wrong).expect_err(pointer);
        assert!(error.contains(reason), "{pointer}: {error}");
    }
    let mut twice = good.clone();
    let first = twice["settlements"][0].clone();
    twice["settlements"].as_array_mut().expect("a list").push(first);
    assert!(read(twice).expect_err("two on a hex").contains("two things stand on"));
}
