//! Chunks, joined. What several parts of the program share is a file for each set of parts that share
//! it: a hundred files, most of them tiny. Each costs a request, and by itself compresses badly.

use crate::error::BuildError;
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::Path;

/// Chunks of fewer bytes are joined.
const SMALL: usize = 20_000;

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
            "join" | "lobby_later" | "menu" => Time::Aside,
            "computers" | "own_tables" => Time::WithOwnTables,
            _ if part.ends_with("later") => Time::Later,
            _ if part.ends_with("_brain") => Time::WithOwnTables,
            _ => Time::AtTable,
        }
    }

    fn file(self) -> &'static str {
        match self {
            Time::AtTable => "at_table.bin",
            Time::WithOwnTables => "with_own_tables.bin",
            Time::Aside => "aside.bin",
            Time::Later => "later.bin",
        }
    }
}

/// Joins chunks in `dist`, of which each part needs some, and lets `loader` find them: those that are
/// small, and those that most parts of the same time need.
pub(crate) fn join(
    dist: &Path,
    loader: &Path,
    needs: &HashMap<String, Vec<String>>,
) -> Result<(), BuildError> {
    let mut users: BTreeMap<&str, Vec<Time>> = BTreeMap::new();
    for (part, chunks) in needs {
        for chunk in chunks {
            users.entry(chunk).or_default().push(Time::of(part));
        }
    }
    let n_parts = |time: Time| needs.keys().filter(|part| Time::of(part) == time).count();
    let mut script = fs::read_to_string(loader).map_err(BuildError::file(loader))?;
    let mut bundles: BTreeMap<Time, Vec<u8>> = BTreeMap::new();
    for (chunk, users) in users {
        let time = *users.iter().min().expect("somebody needs it");
        let n_users = users.iter().filter(|user| **user == time).count();
        let path = dist.join(format!("{chunk}.wasm"));
        let bytes = fs::read(&path).map_err(BuildError::file(&path))?;
        if bytes.len() < SMALL || 2 * n_users > n_parts(time) {
            let bundle = bundles.entry(time).or_default();
            let start = bundle.len();
            bundle.extend(&bytes);
            let file = time.file();
            let piece = format!("piece(\"./{file}\", {start}, {})", bundle.len());
            script = with_piece(&script, chunk, &piece)?;
            fs::remove_file(&path).map_err(BuildError::file(&path))?;
        }
    }
    for (time, bytes) in bundles {
        let path = dist.join(time.file());
        fs::write(&path, bytes).map_err(BuildError::file(&path))?;
    }
    fs::write(loader, script + PIECES).map_err(BuildError::file(loader))
}

/// The loader with a piece of a bundle instead of a chunk's own file.
fn with_piece(script: &str, chunk: &str, piece: &str) -> Result<String, BuildError> {
    let fetched = format!("fetch(new URL(\"./{chunk}.wasm\", import.meta.url))");
    match script.matches(&fetched).count() {
        1 => Ok(script.replace(&fetched, piece)),
        n => {
            Err(BuildError::Split(format!("the loader fetches {chunk} {n} times instead of once")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_come_with_the_earliest_part_that_needs_them() {
        let dist = std::env::temp_dir().join(format!("freehold-bundle-{}", std::process::id()));
        fs::create_dir_all(&dist).expect("a folder");
        let needs = [
            ("one_game", vec!["shared", "of-one"]),
            ("other_game", vec!["shared"]),
            ("one_game_brain", vec!["shared", "own"]),
            ("later", vec!["own", "last"]),
        ];
        let needs = needs.map(|(part, chunks)| {
            (part.to_owned(), chunks.into_iter().map(str::to_owned).collect::<Vec<_>>())
        });
        let sizes = [("shared", SMALL), ("of-one", SMALL), ("own", 4), ("last", 5)];
        let mut script = String::new();
        for (chunk, size) in sizes {
            fs::write(dist.join(format!("{chunk}.wasm")), vec![size as u8; size]).expect("a file");
            script += &format!("fetch(new URL(\"./{chunk}.wasm\", import.meta.url));\n");
        }
        let loader = dist.join("loader.js");
        fs::write(&loader, &script).expect("a file");
        join(&dist, &loader, &needs.clone().into()).expect("joined");

        let read = |name: &str| fs::read(dist.join(name)).ok();
        assert_eq!(read("at_table.bin"), Some(vec![SMALL as u8; SMALL]), "both games need it");
        assert_eq!(read("with_own_tables.bin"), Some(vec![4; 4]));
        assert_eq!(read("later.bin"), Some(vec![5; 5]));
        assert_eq!(read("shared.wasm"), None);
        assert!(read("of-one.wasm").is_some(), "a large one that few need stays a file");
        let joined = fs::read_to_string(&loader).expect("a file");
        let expected = format!("piece(\"./at_table.bin\", 0, {SMALL});\nfetch(new URL(\"./of-one.");
        assert!(joined.starts_with(&expected), "{joined}");
        let again = join(&dist, &loader, &needs.into());
        assert!(again.is_err(), "a loader that is written otherwise is not overlooked");
        fs::remove_dir_all(&dist).expect("it was made here");
    }
}
