//! Names are for ever, and all in one case: small letters, digits and hyphens.

use super::Fault;
use super::sources::Source;

/// Looks at the lists of names and the keys of options.
pub(crate) fn check(sources: &[Source]) -> Vec<Fault> {
    sources
        .iter()
        .filter(|source| source.is_production())
        .filter(|source| source.crate_folder().is_some())
        .flat_map(|source| {
            let code = source.code(true);
            let bad = |(line, name): (usize, String)| {
                let what = format!("`{name}` is a stable name; write it as `{}`", kebab(&name));
                (!is_kebab(&name)).then(|| Fault::at(source, line, what))
            };
            named(&source.path, &code).into_iter().filter_map(bad).collect::<Vec<_>>()
        })
        .collect()
}

/// The names in `named_enum!` lists, what serde calls things, and the keys of options, each with its
/// line.
fn named(path: &str, code: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut is_list = false;
    for (number, line) in code.lines().enumerate() {
        let line = line.trim_end();
        is_list |= line.ends_with("named_enum! {");
        if line.contains("serde(") {
            found.extend(after(line, "rename = ").map(|name| (number, name)));
            let cases = after(line, "rename_all = ").filter(|case| case != "kebab-case");
            found.extend(cases.map(|case| (number, case)));
        } else if is_list && !line.trim_start().starts_with("#[") {
            found.extend(after(line, " = ").map(|name| (number, name)));
        } else if let Some((arm, _)) = line.split_once("\" =>")
            && path.ends_with("/options.rs")
        {
            let literals = arm.split('"').skip(1).step_by(2);
            found.extend(literals.map(|name| (number, name.to_owned())));
        }
        is_list &= line != "}";
    }
    found
}

/// The string literals of a line that stand right behind something.
fn after<'a>(line: &'a str, before: &'a str) -> impl Iterator<Item = String> + 'a {
    let starts = line.match_indices(before).map(|(start, _)| start + before.len());
    starts.filter_map(|start| literal(&line[start..]))
}

/// The string literal with which a text begins.
fn literal(text: &str) -> Option<String> {
    Some(text.strip_prefix('"')?.split('"').next()?.to_owned())
}

pub(crate) fn is_kebab(name: &str) -> bool {
    let is_part = |part: &str| {
        !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
    };
    name.split('-').all(is_part)
}

/// A proposal.
fn kebab(name: &str) -> String {
    let mut out = String::new();
    let mut was_small = false;
    for c in name.chars() {
        if c.is_ascii_uppercase() && was_small {
            out.push('-');
        }
        out.push(if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' });
        was_small = c.is_ascii_lowercase();
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::sources::tests::source;

    #[test]
    fn other_cases_are_found() {
        let text = "named_enum! {\n    pub enum A {\n        One = \"tree_house\",\n        \
                    Two = \"rope-bridge\",\n        C5 = \"C05\",\n    }\n}\nconst X: &str = \"x_y\";\n";
        let faults = check(&[source("crates/chess/src/a.rs", text)]);
        assert_eq!(faults.len(), 2, "{faults:?}");
        assert_eq!(faults[0].line, Some(2));
        assert_eq!(faults[0].what, "`tree_house` is a stable name; write it as `tree-house`");
        let faults = |text: &str| check(&[source("crates/chess/src/a.rs", text)]).len();
        assert_eq!(faults("#[serde(rename = \"toAct\")]"), 1);
        assert_eq!(faults("#[serde(rename_all = \"snake_case\")]"), 1);
        assert_eq!(faults("#[serde(tag = \"kind\", rename_all = \"kebab-case\")]"), 0);
        let options = "match key {\n    \"swamp_cards\" => 1,\n    \"caves\" => 2,\n}";
        assert_eq!(check(&[source("crates/chess/src/options.rs", options)]).len(), 1);
    }
}
