//! Chunks, joined. What several parts of the program share is a file for each set of parts that share
//! it: a hundred files, most of them tiny. Each costs a request, and by itself compresses badly.

use crate::assets;
use crate::error::BuildError;
use crate::script;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::ops::Range;
use std::path::Path;

/// Chunks of fewer bytes are worth no file of their own.
const TINY: usize = 3_000;

/// Fetches a bundle once and gives pieces of it, as if each were a file of its own.
const PIECES: &str = r#"
const bundles = new Map();
function bundle(file) {
    if (!bundles.has(file)) {
        const arriving = fetch(new URL(file, import.meta.url)).then((answer) => {
            if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
            return answer.arrayBuffer();
        });
        // What did not arrive is asked for again.
        arriving.catch(() => bundles.delete(file));
        bundles.set(file, arriving);
    }
    return bundles.get(file);
}
async function piece(file, start, end) {
    const bytes = (await bundle(file)).slice(start, end);
    return new Response(bytes, { headers: { "content-type": "application/wasm" } });
}
"#;

/// When a part of the program is first wanted. What several parts share comes with the earliest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Time {
    AtTable,
    WithOwnTables,
    /// On pages without a table.
    Aside,
    Later,
}

impl Time {
    fn of(part: &str) -> Time {
        match part {
            "club" | "join" | "lobby_later" | "menu" => Time::Aside,
            "computers" | "own_tables" => Time::WithOwnTables,
            _ if part.ends_with("later") => Time::Later,
            _ if part.ends_with("_brain") => Time::WithOwnTables,
            _ => Time::AtTable,
        }
    }

    /// What most parts of that time need.
    fn common(self) -> &'static str {
        match self {
            Time::AtTable => "at_tables",
            Time::WithOwnTables => "with_own_tables",
            Time::Aside => "aside",
            Time::Later => "for_later",
        }
    }
}

/// The bundle in which a chunk of so many bytes comes: with those that the same parts need of all that
/// are wanted as early, or with what most of them need.
fn bundle(users: &[&str], all: &[&str], n_bytes: usize) -> String {
    let time = users.iter().map(|part| Time::of(part)).min().expect("somebody needs it");
    let of_time = |parts: &[&str]| -> Vec<String> {
        let parts = parts.iter().filter(|part| Time::of(part) == time);
        parts.map(|part| part.to_string()).collect()
    };
    let users = of_time(users);
    match n_bytes < TINY || 2 * users.len() > of_time(all).len() {
        true => format!("{}.bin", time.common()),
        false => format!("{}.bin", users.join("-")),
    }
}

/// Joins the chunks in `dist`, of which each part needs some, and lets `loader` find them.
pub(crate) fn join(
    dist: &Path,
    loader: &Path,
    needs: &HashMap<String, Vec<String>>,
) -> Result<(), BuildError> {
    let mut parts: Vec<&str> = needs.keys().map(String::as_str).collect();
    parts.sort_unstable();
    let mut chunks = Vec::new();
    for chunk in needs.values().flatten().collect::<BTreeSet<_>>() {
        let path = dist.join(format!("{chunk}.wasm"));
        chunks.push((chunk, fs::read(&path).map_err(BuildError::file(&path))?));
        fs::remove_file(&path).map_err(BuildError::file(&path))?;
    }
    // What comes first is what the rest resembles.
    chunks.sort_by_key(|(_, bytes)| Reverse(bytes.len()));
    let mut script = fs::read_to_string(loader).map_err(BuildError::file(loader))?;
    let mut bundles: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for (chunk, bytes) in chunks {
        let mut users = parts.clone();
        users.retain(|part| needs[*part].contains(chunk));
        let file = bundle(&users, &parts, bytes.len());
        let joined = bundles.entry(file.clone()).or_default();
        let start = joined.len();
        joined.extend(bytes);
        script = with_piece(&script, chunk, &file, start..joined.len())?;
    }
    for (file, bytes) in bundles {
        let path = dist.join(file);
        fs::write(&path, bytes).map_err(BuildError::file(&path))?;
    }
    assets::write(loader, &script::trimmed(&(script + PIECES)))
}

/// The loader with a piece of a bundle instead of a chunk's own file.
fn with_piece(
    script: &str,
    chunk: &str,
    file: &str,
    piece: Range<usize>,
) -> Result<String, BuildError> {
    let fetched = format!("fetch(new URL(\"./{chunk}.wasm\", import.meta.url))");
    let taken = format!("piece(\"./{file}\", {}, {})", piece.start, piece.end);
    match script.matches(&fetched).count() {
        1 => Ok(script.replace(&fetched, &taken)),
        n => {
            Err(BuildError::Split(format!("the loader fetches {chunk} {n} times instead of once")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_come_with_the_earliest_parts_that_need_them() {
        let all = ["later", "one", "one_brain", "other", "other_brain", "table"];
        let place = |users: &[&str], n_bytes: usize| bundle(users, &all, n_bytes);
        assert_eq!(place(&["one", "one_brain"], TINY), "one.bin");
        assert_eq!(place(&["one", "other", "table", "later"], TINY), "at_tables.bin");
        assert_eq!(place(&["one"], TINY - 1), "at_tables.bin", "not worth a file");
        assert_eq!(place(&["one_brain", "other_brain", "later"], TINY), "with_own_tables.bin");
        assert_eq!(place(&["later"], TINY), "for_later.bin");
    }

    #[test]
    fn the_loader_finds_the_pieces() {
        let dist = std::env::temp_dir().join(format!("freehold-bundle-{}", std::process::id()));
        fs::create_dir_all(&dist).expect("a folder");
        let parts = [("one", "small"), ("one", "large"), ("other", "of-other")];
        let mut needs: HashMap<String, Vec<String>> = HashMap::new();
        let mut script = String::new();
        for (size, (part, chunk)) in [4, TINY, TINY].into_iter().zip(parts) {
            needs.entry(part.to_owned()).or_default().push(chunk.to_owned());
            fs::write(dist.join(format!("{chunk}.wasm")), vec![size as u8; size]).expect("a file");
            script += &format!("fetch(new URL(\"./{chunk}.wasm\", import.meta.url));\n");
        }
        let loader = dist.join("loader.js");
        fs::write(&loader, &script).expect("a file");
        join(&dist, &loader, &needs).expect("joined");

        let joined = fs::read_to_string(&loader).expect("a file");
        let expected = format!(
            "piece(\"./at_tables.bin\", 0, 4);\npiece(\"./one.bin\", 0, {TINY});\n\
             piece(\"./other.bin\", 0, {TINY});\n{}",
            script::trimmed(PIECES),
        );
        assert_eq!(joined, expected);
        assert_eq!(fs::read(dist.join("at_tables.bin")).ok(), Some(vec![4; 4]));
        assert!(fs::read(dist.join("large.wasm")).is_err(), "it is in a bundle");
        assert!(with_piece(&joined, "small", "one.bin", 0..1).is_err(), "it is not overlooked");
        fs::remove_dir_all(&dist).expect("it was made here");
    }
}
