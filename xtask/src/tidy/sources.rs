//! The files of the project, and what of a Rust file is code.

use std::fs;
use std::path::Path;

/// Folders that hold nothing of ours.
const NOT_OURS: [&str; 4] = ["node_modules", "target", "test-results", ".git"];

/// A text file of the project.
pub(crate) struct Source {
    /// Its path from the project's folder, with slashes.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl Source {
    /// The crate it belongs to, by its folder: `table`.
    pub(crate) fn crate_folder(&self) -> Option<&str> {
        self.path.strip_prefix("crates/")?.split('/').next()
    }

    /// Whether it is part of a program rather than of its tests.
    pub(crate) fn is_production(&self) -> bool {
        let mut parts = self.path.split('/');
        self.path.ends_with(".rs")
            && !parts.any(|part| ["tests", "tests.rs", "examples", "benches"].contains(&part))
    }

    /// Its code outside of tests, line for line, without comments; without what stands between
    /// quotation marks if `strings` is false.
    pub(crate) fn code(&self, strings: bool) -> String {
        code(without_tests(&self.text), strings)
    }
}

/// All Rust files and pages below the project's folder, in order of their paths.
pub(crate) fn read_all(root: &Path) -> Result<Vec<Source>, String> {
    let mut sources = Vec::new();
    read_folder(root, root, &mut sources)?;
    sources.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(sources)
}

fn read_folder(root: &Path, folder: &Path, sources: &mut Vec<Source>) -> Result<(), String> {
    let problem = |error: std::io::Error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(problem)? {
        let path = entry.map_err(problem)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            if !NOT_OURS.contains(&&*name) {
                read_folder(root, &path, sources)?;
            }
        } else if name.ends_with(".rs") || name.ends_with(".md") {
            let text = fs::read_to_string(&path).map_err(problem)?;
            let parts: Vec<_> = path
                .strip_prefix(root)
                .expect("a file below the root")
                .components()
                .map(|part| part.as_os_str().to_string_lossy())
                .collect();
            sources.push(Source { path: parts.join("/"), text });
        }
    }
    Ok(())
}

/// A file up to its tests, which stand at its end.
fn without_tests(text: &str) -> &str {
    let is_module = |rest: &str| {
        let next = rest.lines().nth(1).unwrap_or_default().trim_start();
        next.starts_with("mod ") && next.ends_with('{')
    };
    text.match_indices("#[cfg(test)]")
        .find(|&(start, _)| is_module(&text[start..]))
        .map_or(text, |(start, _)| &text[..start])
}

/// Replaces comments, and what stands between quotation marks unless it is wanted, by blanks.
fn code(text: &str, strings: bool) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let (len, is_kept) = match first {
            '/' if rest.starts_with("//") => (rest.find('\n').unwrap_or(rest.len()), false),
            '/' if rest.starts_with("/*") => {
                (rest.find("*/").map_or(rest.len(), |end| end + 2), false)
            }
            '"' => (string_len(rest), strings),
            'r' if !out.ends_with(is_word) && raw_string_len(rest).is_some() => {
                (raw_string_len(rest).expect("just found"), strings)
            }
            '\'' => (char_len(rest), true),
            other => (other.len_utf8(), true),
        };
        let (piece, after) = rest.split_at(len);
        match is_kept {
            true => out.push_str(piece),
            false => out.extend(piece.chars().map(|c| if c == '\n' { '\n' } else { ' ' })),
        }
        rest = after;
    }
    out
}

pub(crate) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// How long the string literal is with which a text begins.
fn string_len(text: &str) -> usize {
    let mut is_escaped = false;
    for (index, c) in text.char_indices().skip(1) {
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => return index + 1,
            _ => {}
        }
    }
    text.len()
}

/// The same for `r"…"` and `r#"…"#`.
fn raw_string_len(text: &str) -> Option<usize> {
    let n_hashes = text[1..].find(|c| c != '#')?;
    let body = &text[1 + n_hashes..];
    body.starts_with('"').then(|| {
        let end = format!("\"{}", "#".repeat(n_hashes));
        let close = body[1..].find(&end).map_or(body.len(), |at| at + 1 + end.len());
        1 + n_hashes + close
    })
}

/// How long a character literal is; a lifetime's mark stands for itself.
fn char_len(text: &str) -> usize {
    let mut inside = text[1..].chars();
    match inside.next() {
        Some('\\') => text[3..].find('\'').map_or(1, |end| 3 + end + 1),
        Some(c) if inside.next() == Some('\'') => 1 + c.len_utf8() + 1,
        _ => 1,
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn source(path: &str, text: &str) -> Source {
        Source { path: path.to_owned(), text: text.to_owned() }
    }

    #[test]
    fn comments_and_strings_are_told_from_code() {
        let text =
            "let a = \"// \\\" x\"; // y\n/* z\n */ let b = r#\"\"w\"\"#; '\"' 'a' '\\'' <'a>";
        let with = code(text, true);
        assert_eq!(with.lines().count(), 3);
        assert!(with.contains("// \\\" x") && with.contains("\"w\""), "{with}");
        assert!(!with.contains('y') && !with.contains('z'), "{with}");
        let without = code(text, false);
        assert!(!without.contains('x') && !without.contains('w'), "{without}");
        assert!(without.contains("let b") && without.contains("<'a>"), "{without}");
    }

    #[test]
    fn tests_are_no_production() {
        let with_tests = "fn a() {}\n#[cfg(test)]\nmod tests {\n    fn b() {}\n}\n";
        assert_eq!(without_tests(with_tests), "fn a() {}\n");
        assert_eq!(without_tests("#[cfg(test)]\nfn a() {}\n"), "#[cfg(test)]\nfn a() {}\n");
        assert!(source("crates/table/src/seat.rs", "").is_production());
        assert!(!source("crates/table/tests/seat.rs", "").is_production());
        assert!(!source("crates/words/src/game/tests/mod.rs", "").is_production());
        assert_eq!(source("crates/table/src/seat.rs", "").crate_folder(), Some("table"));
    }
}
