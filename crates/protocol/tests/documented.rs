//! The examples in docs/protocol.md are real: each is read as the type it names, and written again
//! it is the same.

use protocol::{
    ArchiveConsent, CameBack, Claim, ComponentFiles, Created, Drawable, ErrandAddress,
    ErrandAnswer, ErrandWish, Game, HandOver, Invitation, KeptComponents, Leave, Lobby, MuteWish,
    MutedTalk, NewComponents, NewGuest, NewSitRequest, Problem, Rankings, Room, SeatInfo, SeatLink,
    SignUp, SignedUp, Swap, TableSetup, Terms, ToClient, ToServer, Turns,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeSet;

const PAGE: &str = include_str!("../../../docs/protocol.md");

/// Reads an example strictly: whatever it holds must come back.
fn check<T: DeserializeOwned + Serialize>(example: &Value) -> Result<(), String> {
    let text = example.to_string();
    let read: T = serde_json::from_str(&text).map_err(|error| format!("{error} in {text}"))?;
    let written = serde_json::to_value(read).map_err(|error| error.to_string())?;
    match written == *example {
        true => Ok(()),
        false => Err(format!("{text} is written as {written}")),
    }
}

fn check_as(name: &str, example: &Value) -> Result<(), String> {
    match name {
        "ArchiveConsent" => check::<ArchiveConsent>(example),
        "CameBack" => check::<CameBack>(example),
        "Claim" => check::<Claim>(example),
        "ComponentFiles" => check::<ComponentFiles>(example),
        "Created" => check::<Created>(example),
        "Drawable" => check::<Drawable>(example),
        "ErrandAddress" => check::<ErrandAddress>(example),
        "ErrandAnswer" => check::<ErrandAnswer>(example),
        "ErrandWish" => check::<ErrandWish>(example),
        "HandOver" => check::<HandOver>(example),
        "Invitation" => check::<Invitation>(example),
        "KeptComponents" => check::<KeptComponents>(example),
        "Leave" => check::<Leave>(example),
        "Lobby" => check::<Lobby>(example),
        "MuteWish" => check::<MuteWish>(example),
        "MutedTalk" => check::<MutedTalk>(example),
        "NewComponents" => check::<NewComponents>(example),
        "NewSitRequest" => check::<NewSitRequest>(example),
        "Room" => check::<Room>(example),
        "Swap" => check::<Swap>(example),
        "Terms" => check::<Terms>(example),
        "NewGuest" => check::<NewGuest>(example),
        "SignUp" => check::<SignUp>(example),
        "SignedUp" => check::<SignedUp>(example),
        "Problem" => check::<Problem>(example),
        "Rankings" => check::<Rankings>(example),
        "SeatInfo" => check::<SeatInfo>(example),
        "SeatLink" => check::<SeatLink>(example),
        "TableSetup" => check::<TableSetup>(example),
        "ToClient" => check::<ToClient>(example),
        "ToServer" => check::<ToServer>(example),
        "Turns" => check::<Turns>(example),
        "[Game]" => check::<Vec<Game>>(example),
        other => Err(format!("`{other}` is no type of an example")),
    }
}

/// The fenced blocks of a page: what stands behind the fence, and the text.
fn blocks(page: &str) -> Vec<(&str, &str)> {
    let parts = page.split("\n```").skip(1).step_by(2);
    parts.map(|block| block.split_once('\n').expect("a line after the fence")).collect()
}

#[test]
fn every_json_block_is_what_it_says() {
    let mut names = BTreeSet::new();
    for (kind, text) in blocks(PAGE) {
        let Some(name) = kind.strip_prefix("json") else {
            assert_eq!(kind, "text", "an example without a kind: {text}");
            continue;
        };
        let name = name.trim();
        names.insert(name);
        let mut n_examples = 0;
        for example in serde_json::Deserializer::from_str(text).into_iter::<Value>() {
            let example = example.unwrap_or_else(|error| panic!("{name}: {error} in {text}"));
            check_as(name, &example).unwrap_or_else(|error| panic!("{name}: {error}"));
            n_examples += 1;
        }
        assert!(n_examples > 0, "{name}: {text}");
    }
    assert!(names.len() > 10, "only {names:?}");
}

#[test]
fn what_the_example_sends_can_be_read() {
    let (_, text) = blocks(PAGE)
        .into_iter()
        .find(|(kind, text)| *kind == "text" && text.starts_with("> POST /api/guest"))
        .expect("a match");
    let mut n_messages = 0;
    for line in text.lines().filter_map(|line| line.strip_prefix("> ")) {
        let Some(start) = line.find('{') else { continue };
        let (to, body) = line.split_at(start);
        let body: Value =
            serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {line}"));
        let read = match to.trim() {
            "" => check::<ToServer>(&body),
            "POST /api/guest" => check::<NewGuest>(&body),
            // It leaves out what may be left out.
            "POST /api/tables" => serde_json::from_value::<TableSetup>(body)
                .map(drop)
                .map_err(|error| error.to_string()),
            other => Err(format!("nothing is known about {other}")),
        };
        read.unwrap_or_else(|error| panic!("{line}: {error}"));
        n_messages += 1;
    }
    assert!(n_messages >= 4);
}

#[test]
fn an_example_with_a_wrong_key_is_noticed() {
    let wrong = serde_json::json!({"do": {"number": 1, "key": "k", "seat": 0, "acts": "end"}});
    assert!(check_as("ToServer", &wrong).is_err());
    let extra = serde_json::json!({"code": "rule", "reason": "…", "rules": "KB-2.4"});
    assert!(check_as("Problem", &extra).is_err(), "what is dropped is missed");
}
