//! Every example in JSON on a page can be read, and its keys are stable names.

use super::Fault;
use super::sources::Source;
use super::stable_names::is_kebab;
use serde_json::{Deserializer, Value};
use std::collections::BTreeSet;

/// Reads the blocks of all pages.
pub(crate) fn check(sources: &[Source]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for source in sources.iter().filter(|source| source.path.ends_with(".md")) {
        for (line, block) in blocks(&source.text, "json") {
            let values: Result<Vec<Value>, _> =
                Deserializer::from_str(&block).into_iter().collect();
            match values {
                Ok(values) if values.is_empty() => {
                    faults.push(Fault::at(source, line, "an empty example"));
                }
                Ok(values) => {
                    let keys: BTreeSet<&str> = values.iter().flat_map(keys).collect();
                    faults.extend(keys.into_iter().filter(|key| !is_kebab(key)).map(|key| {
                        Fault::at(source, line, format!("the key `{key}` is no stable name"))
                    }));
                }
                Err(error) => {
                    faults.push(Fault::at(source, line, format!("this is no JSON: {error}")));
                }
            }
        }
    }
    faults
}

/// The keys of all objects in a value, except for `…`, which stands for whatever there is, and the
/// names of files.
fn keys(value: &Value) -> Vec<&str> {
    match value {
        Value::Object(object) => object
            .iter()
            .flat_map(|(key, inner)| keys(inner).into_iter().chain([key.as_str()]))
            .filter(|key| *key != "…" && !key.ends_with(".txt"))
            .collect(),
        Value::Array(items) => items.iter().flat_map(keys).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    }
}

/// The fenced blocks of one language, each with the line its fence stands on.
fn blocks(page: &str, language: &str) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    let mut opened: Option<&str> = None;
    for (number, line) in page.lines().enumerate() {
        match (line.trim_start().strip_prefix("```"), opened) {
            (Some(named), None) => {
                // What follows the language says what it is an example of.
                let named = named.split_whitespace().next().unwrap_or_default();
                opened = Some(named);
                if named == language {
                    found.push((number, String::new()));
                }
            }
            (Some(_), Some(_)) => opened = None,
            (None, Some(named)) if named == language => {
                let (_, block) = found.last_mut().expect("a block was opened");
                block.push_str(line);
                block.push('\n');
            }
            (None, _) => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::sources::tests::source;

    #[test]
    fn examples_that_cannot_be_read_are_found() {
        let page = "```json Message\n{\"a\": 1}\n{\"b\": 2}\n```\n```sh\nls {\n```\n";
        assert_eq!(check(&[source("docs/a.md", page)]), []);
        let keys = "```json\n{\"to_act\": [{\"to-act\": 1}], \"…\": 2}\n```\n";
        assert_eq!(check(&[source("docs/a.md", keys)]).len(), 1);
        let faults = check(&[source("docs/a.md", "text\n```json Message\n{\"a\": …}\n```\n")]);
        assert_eq!(faults.len(), 1);
        assert!(
            faults[0].to_string().starts_with("docs/a.md line 2: this is no JSON"),
            "{faults:?}"
        );
    }
}
