//! Messages are read as the page of the protocol shows them, and no message does any harm.

use conformance::check_json_reader;
use protocol::{Problem, TableSetup, ToClient, ToServer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Deserializer, Value, json};

const PAGE: &str = include_str!("../../../docs/protocol.md");

/// Every value in the blocks ```` ```json ```` of the page.
fn examples() -> Vec<Value> {
    let blocks = PAGE.split("```json").skip(1).filter_map(|block| block.split("```").next());
    let values = blocks.flat_map(|block| {
        // The rest of the first line says what it is an example of.
        let (_, block) = block.split_once('\n').expect("a block has lines");
        Deserializer::from_str(block).into_iter::<Value>().collect::<Vec<_>>()
    });
    values.map(|value| value.expect("an example is JSON")).collect()
}

/// Those examples that are objects with one of these keys.
fn with_key(keys: &[&str]) -> Vec<Value> {
    let examples = examples();
    let has = |example: &Value| keys.iter().any(|key| example.get(key).is_some());
    let found: Vec<Value> = examples.into_iter().filter(has).collect();
    assert!(!found.is_empty(), "the page shows {keys:?}");
    found
}

fn read_and_write<T: Serialize + DeserializeOwned>(
    value: &Value,
) -> Result<Value, serde_json::Error> {
    serde_json::to_value(serde_json::from_str::<T>(&value.to_string())?)
}

#[test]
fn what_clients_send_is_read_or_refused() {
    let mut good = with_key(&["hello", "do"]);
    good.push(json!("sync"));
    let tally = check_json_reader(&good, 20_000, read_and_write::<ToServer>);
    assert!(tally.n_accepted > 100 && tally.n_refused > 100, "{tally:?}");
}

#[test]
fn what_servers_send_is_read_or_refused() {
    let good = with_key(&["update", "done", "refused"]);
    // An example leaves out what is empty; what is written is whole, and stays the same.
    let whole: Vec<Value> = good
        .iter()
        .map(|value| read_and_write::<ToClient>(value).unwrap_or_else(|e| panic!("{value}: {e}")))
        .collect();
    let tally = check_json_reader(&whole, 20_000, read_and_write::<ToClient>);
    assert!(tally.n_accepted > 100 && tally.n_refused > 100, "{tally:?}");
}

#[test]
fn bodies_of_requests_are_read_or_refused() {
    for (keys, read) in [
        (["shuffle-seats"], read_and_write::<TableSetup> as fn(&Value) -> _),
        (["reason"], read_and_write::<Problem>),
    ] {
        let whole: Vec<Value> =
            with_key(&keys).iter().map(|value| read(value).expect("a good example")).collect();
        let tally = check_json_reader(&whole, 5_000, read);
        assert!(tally.n_accepted > 50 && tally.n_refused > 50, "{keys:?} {tally:?}");
    }
}

/// One request carries one thing to do; anything else is unreadable.
#[test]
fn a_request_with_two_things_to_do_is_unreadable() {
    for request in with_key(&["do"]) {
        let mut both = request.clone();
        for other in with_key(&["do"]) {
            let fields = other["do"].as_object().expect("a request has fields");
            for (key, value) in fields {
                both["do"][key] = value.clone();
            }
        }
        assert!(read_and_write::<ToServer>(&both).is_err(), "{both}");
    }
}
