//! What a crate does without is not imported.

use super::Fault;
use super::architecture::{Architecture, PAGE};
use super::sources::{Source, is_word};

/// What the words of the page mean in code.
const MEANING: [(&str, &[&str]); 5] = [
    ("clock", &["std::time::Instant", "std::time::SystemTime"]),
    ("file", &["std::fs", "std::env", "std::process"]),
    ("network", &["std::net"]),
    ("thread", &["std::thread", "tokio"]),
    ("randomness", &["getrandom", "RandomState"]),
];

/// Looks for what the crates said to do without.
pub(crate) fn check(sources: &[Source], architecture: &Architecture) -> Vec<Fault> {
    let mut faults = Vec::new();
    for room in &architecture.rooms {
        for word in &room.without {
            let Some((_, paths)) = MEANING.iter().find(|(known, _)| known == word) else {
                let what = format!("{}: nobody knows what `{word}` means", room.name);
                faults.push(Fault::of(PAGE, what));
                continue;
            };
            let of_room = |source: &&Source| {
                source.crate_folder() == Some(&room.name) && source.is_production()
            };
            for source in sources.iter().filter(of_room) {
                let code = source.code(false);
                for path in *paths {
                    faults.extend(lines_with(&code, path).into_iter().map(|line| {
                        Fault::at(
                            source,
                            line,
                            format!("{} does without {word}: {path}", room.name),
                        )
                    }));
                }
            }
        }
    }
    faults
}

/// The lines that name a path, written out or as part of a `use` with braces.
fn lines_with(code: &str, path: &str) -> Vec<usize> {
    let mut found: Vec<usize> = code
        .lines()
        .enumerate()
        .filter(|(_, line)| names(line, path))
        .map(|(line, _)| line)
        .collect();
    for (start, _) in code.match_indices("use ") {
        let statement = code[start + 4..].split(';').next().unwrap_or_default();
        if statement.contains('{') && expanded(statement).iter().any(|one| names(one, path)) {
            found.push(code[..start].matches('\n').count());
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Whether a text holds a path as a whole, not as part of a longer name.
fn names(text: &str, path: &str) -> bool {
    text.match_indices(path).any(|(start, _)| {
        !text[..start].ends_with(is_word) && !text[start + path.len()..].starts_with(is_word)
    })
}

/// The single paths of a `use` with braces.
fn expanded(statement: &str) -> Vec<String> {
    let Some((head, rest)) = statement.split_once('{') else {
        return vec![statement.trim().to_owned()];
    };
    let inside = &rest[..rest.rfind('}').unwrap_or(rest.len())];
    let mut paths = Vec::new();
    let (mut depth, mut start) = (0, 0);
    for (index, c) in inside.char_indices().chain([(inside.len(), ',')]) {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                let part = inside[start..index].trim();
                if !part.is_empty() {
                    paths.extend(expanded(part).iter().map(|one| format!("{}{one}", head.trim())));
                }
                start = index + 1;
            }
            _ => {}
        }
    }
    paths
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::architecture::tests::EXAMPLE;
    use crate::tidy::sources::tests::source;

    #[test]
    fn forbidden_imports_are_found_however_they_are_written() {
        let page = Architecture::read(EXAMPLE).expect("a page");
        let faults = |text: &str| check(&[source("crates/table/src/a.rs", text)], &page).len();
        assert_eq!(faults("use std::fs;"), 1);
        assert_eq!(faults("fn a() { std::fs::read(\"x\"); }"), 1);
        assert_eq!(faults("use std::{\n    fmt,\n    fs::{self, File},\n};"), 1);
        assert_eq!(faults("use std::time::{Duration, Instant};"), 1);
        assert_eq!(faults("use std::time::Duration; // std::fs is not for us"), 0);
        assert_eq!(faults("use std::fmt;\n#[cfg(test)]\nmod tests {\n    use std::fs;\n}"), 0);
        assert_eq!(check(&[source("crates/chess/src/a.rs", "use std::fs;")], &page).len(), 0);
        assert_eq!(check(&[source("crates/table/tests/a.rs", "use std::fs;")], &page).len(), 0);
    }
}
