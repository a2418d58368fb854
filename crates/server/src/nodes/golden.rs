//! What nodes say to each other, as it was written down when it was first said. Versions that follow each
//! other run side by side: what stands there stays readable, and is written again as it is.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Whether a text is read and written again as it is, and read too if a later version has added to it.
pub(super) fn check<T: Serialize + DeserializeOwned>(text: &str) {
    let golden: Value = serde_json::from_str(text).expect("JSON");
    let read: T = serde_json::from_value(golden.clone()).expect("what was written once is read");
    assert_eq!(serde_json::to_value(&read).expect("JSON"), golden, "and written as it was");
    let mut of_tomorrow = golden;
    add_to(&mut of_tomorrow);
    let read = serde_json::from_value::<T>(of_tomorrow);
    read.map(drop).expect("what a later version adds is passed over");
}

/// Adds a field to everything that has fields, but for a pace, of which nobody may make anything else.
/// What has one only may be a variant's name.
fn add_to(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(add_to),
        Value::Object(fields) => {
            fields.values_mut().for_each(add_to);
            if fields.len() > 1 && !fields.contains_key("turn") {
                fields.insert("of-tomorrow".to_owned(), Value::Bool(true));
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
