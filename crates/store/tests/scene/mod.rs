//! People, tables and entries to store.
#![allow(dead_code, reason = "no test needs everything")]

use protocol::{Away, Deed, Entry, Pace, TableId, UndoRule};
use store::{
    Append, NewPerson, NewSeat, NewTable, Outcome, PersonId, SecretHash, SideResult, Store, Then,
};
use table::{Canon, ComponentTexts, ComponentsHash, Luck, Origin, RulesVersion, Seat, Seed};

pub(crate) const ADA: PersonId = PersonId::new(1);
pub(crate) const BEN: PersonId = PersonId::new(2);

pub(crate) async fn with_people(store: &Store) {
    for (id, name) in [(ADA, "Ada"), (BEN, "steady")] {
        let token = SecretHash::of(name.as_bytes());
        store.create_person(NewPerson { id, token, name: name.into() }).await.expect("a person");
    }
}

pub(crate) fn id(name: &str) -> TableId {
    TableId::new(name)
}

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

/// The hash of some components; the store does not ask whether it is theirs.
pub(crate) fn hash(of: &str) -> ComponentsHash {
    let mut canon = Canon::default();
    canon.line("for", [of]);
    canon.hash()
}

pub(crate) fn texts(text: &str) -> ComponentTexts {
    let files = serde_json::json!({ "cards.txt": text });
    serde_json::from_value(files).expect("texts")
}

pub(crate) fn table(name: &str) -> NewTable {
    NewTable {
        id: id(name),
        owner: ADA,
        origin: Origin {
            game: "a-game".into(),
            rules: RulesVersion(3),
            components: hash("tests"),
            options: "players=3".into(),
            luck: Luck::Seed(Seed::from_number(7)),
        },
        components: texts("one | fact\n'quoted' „ß“"),
        undo: UndoRule::Never,
        listed: true,
        members_only: false,
        rated: true,
        grace: 90,
        pace: Some(Pace { turn: 7200, reserve: 60 }),
        away: Away::Computer { level: "keen".into() },
        watchers: false,
        waits: false,
        codes: vec!["FERN-42".into(), format!("LINDE-{name}")],
        to_act: Some(seat(0)),
        seats: vec![
            NewSeat::Person { person: ADA, name: None },
            NewSeat::Open { secret: SecretHash::of(b"secret") },
            NewSeat::Computer { level: "steady".into() },
        ],
    }
}

pub(crate) fn entry(table: &str, number: u64) -> Append {
    let entry = Entry { seat: seat(0), key: format!("key {number}"), deed: Deed::act("build 3,4") };
    Append { table: id(table), number, entry, then: Then::Asked(seat(1)), clock: None }
}

pub(crate) fn outcome() -> Outcome {
    let side = |total, place, castle| SideResult {
        total,
        place,
        points: [("castle".to_owned(), castle), ("lords".to_owned(), total - castle)].into(),
    };
    Outcome {
        sides: vec![side(-3, 3, 0), side(41, 1, 6), side(41, 1, 9)],
        n_plies: 2,
        record: "freehold record\nand so on\n".into(),
    }
}

pub(crate) fn last(table: &str, number: u64) -> Append {
    Append { then: Then::Over(outcome()), ..entry(table, number) }
}
