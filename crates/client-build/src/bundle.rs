//! Chunks, joined. What several parts of the program share is a chunk for each set of parts that share
//! it: hundreds of them, most of them tiny. Each would cost a request, and much to call the others.

use crate::assets;
use crate::error::BuildError;
use crate::merge::merged;
use crate::script;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::Path;

/// Chunks of fewer bytes are worth no file of their own.
const TINY: usize = 3_000;

/// Loads a bundle, and all that a part of the program needs, by what the splitter's loader is made of.
const LOADS: &str = r#"
const bundle = (file) => makeLoad(() => {
    const arriving = fetch(new URL(file, import.meta.url));
    // Whoever waits for it is told.
    arriving.catch(() => {});
    return (imports) => WebAssembly.instantiateStreaming(arriving, imports);
}, []);
const part = (...bundles) => wrapAsyncCb(makeLoad(() => () => {}, bundles));
"#;

/// When a part of the program is first wanted. What several parts share comes with the earliest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Time {
    AtTable,
    /// Once a table is seen.
    AfterTable,
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
            _ if part.ends_with("_guide") => Time::AfterTable,
            _ => Time::AtTable,
        }
    }

    /// What most parts of that time need.
    fn common(self) -> &'static str {
        match self {
            Time::AtTable => "at_tables",
            Time::AfterTable => "after_tables",
            Time::WithOwnTables => "with_own_tables",
            Time::Aside => "aside",
            Time::Later => "for_later",
        }
    }
}

/// The bundle in which a chunk of so many bytes comes: with those that the same parts need of all that
/// are wanted as early, or with what most of them need. Whose name begins with another part's name is
/// wanted after it.
fn bundle(users: &[&str], all: &[&str], n_bytes: usize) -> String {
    let time = users.iter().map(|part| Time::of(part)).min().expect("somebody needs it");
    let of_time = |parts: &[&str]| -> Vec<String> {
        let parts = parts.iter().filter(|part| Time::of(part) == time);
        parts.map(|part| part.to_string()).collect()
    };
    let first = of_time(users);
    if n_bytes < TINY || 2 * first.len() > of_time(all).len() {
        return format!("{}.wasm", time.common());
    }
    // What others want too must not bring all the rest along.
    let comes_after = |part: &&str| first.iter().any(|earlier| part.starts_with(earlier));
    let shared = if users.iter().all(comes_after) { "" } else { "-shared" };
    format!("{}{shared}.wasm", first.join("-"))
}

/// Joins the chunks in `dist`, of which each part needs some, and lets `loader` load the bundles.
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
        let bytes = fs::read(&path).map_err(BuildError::file(&path))?;
        fs::remove_file(&path).map_err(BuildError::file(&path))?;
        chunks.push((chunk, module(chunk, &[bytes])?));
    }
    // What comes first is what the rest resembles.
    chunks.sort_by_key(|(_, bytes)| Reverse(bytes.len()));
    let mut bundles: BTreeMap<String, Bundle<'_>> = BTreeMap::new();
    for (chunk, bytes) in chunks {
        let mut users = parts.clone();
        users.retain(|part| needs[*part].contains(chunk));
        let joined = bundles.entry(bundle(&users, &parts, bytes.len())).or_default();
        joined.chunks.push(bytes);
        joined.users.extend(users);
    }
    for (file, bundle) in &bundles {
        let path = dist.join(file);
        fs::write(&path, module(file, &bundle.chunks)?).map_err(BuildError::file(&path))?;
    }
    let script = fs::read_to_string(loader).map_err(BuildError::file(loader))?;
    assets::write(loader, &script::trimmed(&loading(&script, &parts, &bundles)?))
}

/// Chunks that come together, and the parts that need one of them.
#[derive(Default)]
struct Bundle<'a> {
    chunks: Vec<Vec<u8>>,
    users: BTreeSet<&'a str>,
}

fn module(name: &str, chunks: &[Vec<u8>]) -> Result<Vec<u8>, BuildError> {
    merged(chunks).map_err(|error| BuildError::Split(format!("{name}: {error}")))
}

/// The splitter's loader with bundles instead of chunks.
fn loading(
    script: &str,
    parts: &[&str],
    bundles: &BTreeMap<String, Bundle<'_>>,
) -> Result<String, BuildError> {
    // First comes what it is made of, then a line for each chunk and for each part.
    let loads = ["\n/* ", "\nexport const "].iter().filter_map(|start| script.find(start)).min();
    let (made_of, loads) = script.split_at(loads.unwrap_or(script.len()));
    let exports = parts.iter().map(|part| format!("export const __wasm_split_load_{part} = "));
    let exports: Vec<String> = exports.collect();
    let is_known = exports.iter().all(|export| loads.contains(export));
    if !is_known || loads.matches("export ").count() != exports.len() {
        return Err(BuildError::Split(format!("the loader does not load {}", parts.join(", "))));
    }
    let mut script = made_of.to_owned() + LOADS;
    for (number, file) in bundles.keys().enumerate() {
        script += &format!("const b{number} = bundle(\"./{file}\");\n");
    }
    for (part, export) in parts.iter().zip(exports) {
        let needed = bundles.values().enumerate().filter(|(_, it)| it.users.contains(part));
        let needed: Vec<String> = needed.map(|(number, _)| format!("b{number}")).collect();
        script += &format!("{export}part({});\n", needed.join(", "));
    }
    Ok(script)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_come_with_the_earliest_parts_that_need_them() {
        let all = ["later", "one", "one_brain", "one_guide", "other", "other_brain", "table"];
        let place = |users: &[&str], n_bytes: usize| bundle(users, &all, n_bytes);
        assert_eq!(place(&["one", "one_brain"], TINY), "one.wasm");
        assert_eq!(place(&["later", "one", "one_brain"], TINY), "one-shared.wasm");
        assert_eq!(place(&["one", "other", "table", "later"], TINY), "at_tables.wasm");
        assert_eq!(place(&["one"], TINY - 1), "at_tables.wasm", "not worth a file");
        assert_eq!(place(&["one_brain", "other_brain", "later"], TINY), "with_own_tables.wasm");
        assert_eq!(place(&["one_brain", "one_guide"], TINY - 1), "after_tables.wasm");
        assert_eq!(place(&["later"], TINY), "for_later.wasm");
    }

    const MADE_OF: &str = "function makeLoad() {}\nfunction wrapAsyncCb() {}";

    #[test]
    fn the_loader_loads_what_each_part_needs() {
        let dist = std::env::temp_dir().join(format!("freehold-bundle-{}", std::process::id()));
        fs::create_dir_all(&dist).expect("a folder");
        let parts = [("one", "chunk_1"), ("one", "split_one"), ("other", "chunk_1")];
        let mut needs: HashMap<String, Vec<String>> = HashMap::new();
        let mut script = MADE_OF.to_owned() + "\n/* one, other */\nconst __chunk_1 = 1;";
        for (part, chunk) in parts {
            needs.entry(part.to_owned()).or_default().push(chunk.to_owned());
            fs::write(dist.join(format!("{chunk}.wasm")), b"\0asm\x01\0\0\0").expect("a file");
        }
        for part in ["one", "other"] {
            script += &format!("\nexport const __wasm_split_load_{part} = wrapAsyncCb();");
        }
        let loader = dist.join("loader.js");
        fs::write(&loader, &script).expect("a file");
        join(&dist, &loader, &needs).expect("joined");

        let joined = fs::read_to_string(&loader).expect("a file");
        let expected = format!(
            "{MADE_OF}\n{}const b0 = bundle(\"./at_tables.wasm\");\n\
             export const __wasm_split_load_one = part(b0);\n\
             export const __wasm_split_load_other = part(b0);\n",
            script::trimmed(LOADS),
        );
        assert_eq!(joined, expected);
        assert!(fs::read(dist.join("at_tables.wasm")).is_ok());
        assert!(fs::read(dist.join("chunk_1.wasm")).is_err(), "it is in a bundle");
        let stranger = loading(&script, &["one", "other", "third"], &BTreeMap::new());
        assert!(stranger.is_err(), "it is not overlooked");
        assert!(loading(&script, &["one"], &BTreeMap::new()).is_err(), "nor is what is left");
        fs::remove_dir_all(&dist).expect("it was made here");
    }
}
