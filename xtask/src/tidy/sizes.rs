//! Files are short: one concept each.

use super::Fault;
use super::sources::Source;

/// No Rust file has more lines.
const MOST: usize = 600;
/// Longer ones are listed, so that somebody looks at them.
const LONG: usize = 500;

/// The files that are too long.
pub(crate) fn check(sources: &[Source]) -> Vec<Fault> {
    longer_than(sources, MOST)
        .map(|(source, n_lines)| {
            Fault::of(&source.path, format!("{n_lines} lines, at most {MOST}"))
        })
        .collect()
}

/// Files that are still allowed but long.
pub(crate) fn long_files(sources: &[Source]) -> Vec<Fault> {
    longer_than(sources, LONG)
        .filter(|&(_, n_lines)| n_lines <= MOST)
        .map(|(source, n_lines)| Fault::of(&source.path, format!("{n_lines} lines")))
        .collect()
}

fn longer_than(sources: &[Source], bound: usize) -> impl Iterator<Item = (&Source, usize)> {
    sources
        .iter()
        .filter(|source| source.path.ends_with(".rs"))
        .map(|source| (source, source.text.lines().count()))
        .filter(move |&(_, n_lines)| n_lines > bound)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::sources::tests::source;

    #[test]
    fn long_files_are_found() {
        let sources = [
            source("short.rs", "\n"),
            source("long.rs", &"\n".repeat(501)),
            source("too_long.rs", &"\n".repeat(601)),
            source("page.md", &"\n".repeat(601)),
        ];
        assert_eq!(check(&sources), [Fault::of("too_long.rs", "601 lines, at most 600")]);
        assert_eq!(long_files(&sources), [Fault::of("long.rs", "501 lines")]);
    }
}
