//! Good input made slightly wrong: what somebody mistypes, cuts off, or sends on purpose.

use serde_json::{Value, json};
use table::QuickChance;

/// Pieces of text that readers stumble over.
const AWKWARD: [&str; 26] = [
    " ",
    "  ",
    "\n",
    "\r\n",
    "\t",
    "-",
    "+",
    "0",
    "00",
    "-1",
    "+1",
    "256",
    "65536",
    "99999999999999999999",
    "1e9",
    ",",
    "|",
    "=",
    ":",
    ";",
    "\"",
    "{",
    "ä",
    "\u{0}",
    "\u{202e}",
    "#",
];

/// A text with one to three small changes: something left out, doubled, turned round, or replaced.
pub fn mutated(text: &str, chance: &mut QuickChance) -> String {
    let n_changes = 1 + chance.below(3);
    (0..n_changes).fold(text.to_owned(), |text, _| changed(&text, chance))
}

fn changed(text: &str, chance: &mut QuickChance) -> String {
    let (start, end) = some_piece(text, chance);
    let (head, piece, tail) = (&text[..start], &text[start..end], &text[end..]);
    let awkward = chance.pick(&AWKWARD);
    match chance.below(8) {
        0 => format!("{head}{tail}"),
        1 => format!("{head}{piece}{piece}{tail}"),
        2 => format!("{head}{}{tail}", piece.chars().rev().collect::<String>()),
        3 => format!("{head}{awkward}{tail}"),
        4 => format!("{head}{awkward}{piece}{tail}"),
        5 => format!("{head}{}{tail}", piece.to_uppercase()),
        6 => {
            let (other_start, other_end) = some_piece(text, chance);
            format!("{head}{}{tail}", &text[other_start..other_end])
        }
        _ => head.to_owned(),
    }
}

/// A character, a word or a line of a text.
fn some_piece(text: &str, chance: &mut QuickChance) -> (usize, usize) {
    let boundaries: Vec<usize> =
        text.char_indices().map(|(index, _)| index).chain([text.len()]).collect();
    let start = chance.pick(&boundaries);
    let len = match chance.below(3) {
        0 => text[start..].chars().next().map_or(0, char::len_utf8),
        1 => text[start..].find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len() - start),
        _ => text[start..].find('\n').unwrap_or(text.len() - start),
    };
    (start, start + len)
}

/// A value with one change somewhere inside: something left out, doubled, or of another kind.
pub fn mutated_json(value: &Value, chance: &mut QuickChance) -> Value {
    let mut changed = value.clone();
    let target = chance.below(n_parts(value));
    change_part(&mut changed, target, chance);
    changed
}

/// How many values there are in a value, with itself.
fn n_parts(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(n_parts).sum(),
        Value::Object(fields) => fields.values().map(n_parts).sum::<usize>(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    }
}

fn change_part(value: &mut Value, target: usize, chance: &mut QuickChance) {
    if target == 0 {
        return change(value, chance);
    }
    let mut left = target - 1;
    let inner: Vec<&mut Value> = match value {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    };
    for part in inner {
        let n_here = n_parts(part);
        if left < n_here {
            return change_part(part, left, chance);
        }
        left -= n_here;
    }
}

fn change(value: &mut Value, chance: &mut QuickChance) {
    let is_small_change = chance.below(3) > 0;
    match value {
        Value::Number(number) if is_small_change => {
            let near = number.as_i64().unwrap_or(0).saturating_add(chance.below(5) as i64 - 2);
            *value = json!(near);
        }
        Value::String(text) if is_small_change => *text = mutated(text, chance),
        Value::Bool(is_so) if is_small_change => *is_so = !*is_so,
        Value::Array(items) if is_small_change && !items.is_empty() => {
            let index = chance.below(items.len());
            match chance.below(3) {
                0 => drop(items.remove(index)),
                1 => items.push(items[index].clone()),
                _ => {
                    let other = chance.below(items.len());
                    items.swap(index, other);
                }
            }
        }
        Value::Object(fields) if is_small_change && !fields.is_empty() => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            let key = &keys[chance.below(keys.len())];
            match chance.below(3) {
                0 => drop(fields.remove(key)),
                1 => drop(fields.insert(mutated(key, chance), json!(1))),
                _ => {
                    let moved = fields.remove(key).expect("a key of the object");
                    fields.insert(mutated(key, chance), moved);
                }
            }
        }
        _ => {
            let others = [
                json!(null),
                json!(true),
                json!(0),
                json!(-1),
                json!(255),
                json!(1u64 << 53),
                json!(0.5),
                json!(""),
                json!("ä"),
                json!([]),
                json!({}),
                json!([[[[]]]]),
            ];
            *value = others[chance.below(others.len())].clone();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_mutations_differ_and_none_panics() {
        let mut chance = QuickChance::new(1);
        let text = "build 3,4\nüben | fact";
        let n_other = (0..1_000).filter(|_| mutated(text, &mut chance) != text).count();
        assert!(n_other > 900, "{n_other}");
        assert!(mutated("", &mut chance).len() < 100);
        let value = json!({"a": [1, "x", {"b": null}], "c": true});
        let n_other = (0..1_000).filter(|_| mutated_json(&value, &mut chance) != value).count();
        assert!(n_other > 800, "{n_other}");
    }
}
