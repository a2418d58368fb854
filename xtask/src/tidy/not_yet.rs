//! What is known not to be clean yet: lines `CHECK PATH` in a file that only shrinks.

use super::{Fault, Found};
use crate::root;
use std::fs;

/// The file, from the project's folder.
const FILE: &str = "xtask/not-yet.txt";

/// The text of the file.
pub(crate) fn read() -> Result<String, String> {
    fs::read_to_string(root().join(FILE)).map_err(|error| format!("{FILE}: {error}"))
}

/// What is wrong apart from what the list knows, with entries of the list that are not needed any
/// more; and how many files the list knows.
pub(crate) fn apart(list: &str, found: Vec<Found>) -> (Vec<Fault>, usize) {
    let (needed, stale): (Vec<_>, Vec<_>) =
        entries(list).partition(|entry| is_needed(entry, &found));
    let stale = stale.into_iter().map(|(check, path)| {
        let what = format!("`{check} {path}` is clean: run `cargo xtask tidy --shrink`");
        Fault::of(FILE, what)
    });
    let is_known = |check: &str, fault: &Fault| needed.contains(&(check, fault.path.as_str()));
    let unknown = found
        .iter()
        .flat_map(|(check, faults)| faults.iter().filter(|fault| !is_known(check, fault)).cloned());
    (unknown.chain(stale).collect(), needed.len())
}

/// Writes the list without what is clean.
pub(crate) fn shrink(found: &[Found]) -> Result<(), String> {
    let text = shrunk(&read()?, found);
    fs::write(root().join(FILE), text).map_err(|error| format!("{FILE}: {error}"))
}

fn shrunk(list: &str, found: &[Found]) -> String {
    let is_kept = |line: &&str| entries(line).all(|entry| is_needed(&entry, found));
    list.lines().filter(is_kept).map(|line| format!("{line}\n")).collect()
}

/// The check and the path of each line that is not a comment.
fn entries(list: &str) -> impl Iterator<Item = (&str, &str)> {
    list.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(' '))
}

fn is_needed((check, path): &(&str, &str), found: &[Found]) -> bool {
    let has = |faults: &[Fault]| faults.iter().any(|fault| fault.path == *path);
    found.iter().any(|(name, faults)| name == check && has(faults))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(paths: &[&str]) -> Vec<Found> {
        vec![("sizes", paths.iter().map(|path| Fault::of(path, "long")).collect())]
    }

    #[test]
    fn the_list_hides_what_it_knows_and_only_shrinks() {
        let list = "# why\nsizes a.rs\nsizes b.rs\nwords a.rs\n";
        let (faults, n_known) = apart(list, found(&["a.rs", "c.rs"]));
        let faults: Vec<String> = faults.iter().map(Fault::to_string).collect();
        assert_eq!(n_known, 1);
        assert_eq!(faults[0], "c.rs: long");
        assert!(faults[1].contains("`sizes b.rs` is clean"), "{faults:?}");
        assert!(faults[2].contains("`words a.rs` is clean"), "{faults:?}");
        assert_eq!(shrunk(list, &found(&["a.rs", "c.rs"])), "# why\nsizes a.rs\n");
    }
}
