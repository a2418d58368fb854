//! The sessions on the page of the engine protocol are what the engine answers.

use crate::output::{code, stderr, stdout};
use crate::program::freehold;
use serde_json::Value;

const PAGE: &str = include_str!("../../../../docs/engine-protocol.md");

/// Stands for whatever there is: as a value, as the rest of a list, or as a key for further ones.
const ANYTHING: &str = "…";

/// The requests and answers of each block ```` ```text ````, one behind the other.
fn sessions() -> Vec<Vec<(String, Value)>> {
    let blocks = PAGE.split("```text\n").skip(1);
    blocks
        .map(|block| {
            let block = block.split("```").next().expect("a part of the page");
            let mut lines = block.lines();
            let mut session = Vec::new();
            while let (Some(request), Some(answer)) = (lines.next(), lines.next()) {
                let request = request.strip_prefix("> ").expect("a request begins with `> `");
                let answer = answer.strip_prefix("< ").expect("an answer begins with `< `");
                let answer = serde_json::from_str(answer).expect("an answer is JSON");
                session.push((request.to_owned(), answer));
            }
            session
        })
        .collect()
}

fn is_like(written: &Value, answered: &Value) -> bool {
    match (written, answered) {
        (Value::String(text), _) if text == ANYTHING => true,
        (Value::Array(written), Value::Array(answered)) => match written.split_last() {
            Some((Value::String(text), head)) if text == ANYTHING => {
                head.len() <= answered.len() && pairs_are_like(head, answered)
            }
            _ => written.len() == answered.len() && pairs_are_like(written, answered),
        },
        (Value::Object(written), Value::Object(answered)) => {
            let is_open = written.contains_key(ANYTHING);
            let named = || written.iter().filter(|(key, _)| *key != ANYTHING);
            (is_open || written.len() == answered.len())
                && named().all(|(key, value)| {
                    answered.get(key).is_some_and(|answer| is_like(value, answer))
                })
        }
        (written, answered) => written == answered,
    }
}

fn pairs_are_like(written: &[Value], answered: &[Value]) -> bool {
    written.iter().zip(answered).all(|(written, answered)| is_like(written, answered))
}

#[test]
fn the_sessions_on_the_page_happen_as_written() {
    let sessions = sessions();
    assert!(!sessions.is_empty(), "the page has sessions");
    for session in sessions {
        assert!(!session.is_empty(), "a session has requests");
        let requests: String = session.iter().map(|(request, _)| format!("{request}\n")).collect();
        let output = freehold(&["engine"], &requests);
        assert_eq!(code(&output), 0, "{}", stderr(&output));
        let answers: Vec<Value> = stdout(&output)
            .lines()
            .map(|line| serde_json::from_str(line).expect("an answer is JSON"))
            .collect();
        assert_eq!(answers.len(), session.len());
        for ((request, written), answer) in session.iter().zip(&answers) {
            assert!(is_like(written, answer), "{request}\n  page:   {written}\n  engine: {answer}");
        }
    }
}

#[test]
fn what_may_be_anything_is_marked() {
    let is_like = |written: &str, answered: &str| {
        let [written, answered] =
            [written, answered].map(|text| serde_json::from_str::<Value>(text).expect("JSON"));
        is_like(&written, &answered)
    };
    assert!(is_like(r#"{"a":"…","b":[1,"…"],"…":0}"#, r#"{"a":7,"b":[1,2],"c":3}"#));
    assert!(!is_like(r#"{"a":1}"#, r#"{"a":1,"c":3}"#));
    assert!(!is_like(r#"[1,2]"#, r#"[1,2,3]"#));
    assert!(!is_like(r#"[2,"…"]"#, r#"[1,2,3]"#));
}
