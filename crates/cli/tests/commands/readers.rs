//! Whatever is sent to the program line by line is answered line by line.

use crate::output::{code, stderr, stdout};
use crate::program::freehold;
use conformance::{mutated, mutated_json};
use serde_json::{Value, json};
use table::QuickChance;

/// So many lines, a part of them good.
const N_LINES: usize = 1_500;

/// Good lines and slightly wrong ones, none of them blank.
fn lines(good: &[Value], n_lines: usize) -> Vec<String> {
    let mut chance = QuickChance::new(17);
    let mut lines = Vec::new();
    while lines.len() < n_lines {
        let value = &good[chance.below(good.len())];
        let line = match chance.below(3) {
            0 => value.to_string(),
            1 => mutated_json(value, &mut chance).to_string(),
            _ => mutated(&value.to_string(), &mut chance).replace(['\n', '\r'], " "),
        };
        if !line.trim().is_empty() && !line.contains("quit") {
            lines.push(line);
        }
    }
    lines
}

/// One answer for each line, and how many of them say what is wrong.
fn answers(words: &[&str], lines: &[String]) -> (Vec<Value>, i32) {
    let output = freehold(words, &format!("{}\n", lines.join("\n")));
    let errors = stderr(&output);
    assert!(!errors.contains("panicked"), "{errors}");
    let answers: Vec<Value> = stdout(&output)
        .lines()
        .map(|line| serde_json::from_str(line).expect("an answer is JSON"))
        .collect();
    assert_eq!(answers.len(), lines.len(), "one answer for each line; {errors}");
    for (line, answer) in lines.iter().zip(&answers) {
        if let Some(error) = answer.get("error") {
            let has_reason = error.as_str().is_some_and(|reason| !reason.trim().is_empty());
            assert!(has_reason, "{line} is refused without a reason: {answer}");
        }
    }
    (answers, code(&output))
}

#[test]
fn the_engine_answers_every_line() {
    let mut good: Vec<Value> = games::GAMES
        .iter()
        .map(|game| json!({"cmd": "start", "game": game.name(), "seed": 1}))
        .collect();
    good.extend([
        json!({"cmd": "hello", "id": 7}),
        json!({"cmd": "state"}),
        json!({"cmd": "legal"}),
        json!({"cmd": "view", "seat": 0, "text": true}),
        json!({"cmd": "apply", "action": "build 3,4", "seat": 0, "ply": 0}),
        json!({"cmd": "undo", "seat": 0}),
        json!({"cmd": "events", "since": 0, "seat": 1}),
        json!({"cmd": "standings"}),
        json!({"cmd": "record"}),
        json!({"cmd": "load", "record": "freehold record 1\ngame kingdom-builder\n", "at": 1}),
        json!({"cmd": "start", "game": "kingdom-builder", "draws": ["flower", "canyon"]}),
    ]);
    let (answers, code) = answers(&["engine"], &lines(&good, N_LINES));
    assert_eq!(code, 0);
    let n_done = answers.iter().filter(|answer| answer["ok"] == json!(true)).count();
    let n_refused = answers.iter().filter(|answer| answer["ok"] == json!(false)).count();
    assert_eq!(n_done + n_refused, answers.len());
    assert!(n_done > N_LINES / 10 && n_refused > N_LINES / 10, "{n_done} {n_refused}");
}

#[test]
fn positions_are_answered_line_by_line() {
    let good = [json!({
        "quadrants": [["oasis", 0], ["tower", 180], ["harbor", 0], ["barn", 180]],
        "players": 2,
        "objectives": ["lords", "knights", "miners"],
        "settlements": [[0, 0, 0], [1, 0, 0], [5, 5, 1]],
        "walls": [[7, 7]],
        "turn": {"seat": 0, "terrain": "desert", "built": 1, "action": "build", "from": null},
    })];
    for command in ["score", "legal"] {
        let (answers, code) = answers(&[command, "kingdom-builder"], &lines(&good, N_LINES));
        assert_eq!(code, 2, "some were bad");
        let n_bad = answers.iter().filter(|answer| answer.get("error").is_some()).count();
        assert!((N_LINES / 10..N_LINES * 9 / 10).contains(&n_bad), "{n_bad}");
    }
}
