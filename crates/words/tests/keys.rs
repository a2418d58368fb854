//! Every text of the client is used by it, and every text it can ask for is there.
//!
//! The source is searched for keys. A literal is taken for one if it begins like a key of ours and
//! is not the value of an attribute, such as a class. A key with a gap, such as `level-{name}`, is
//! filled with all names that it can be given; where these stand in the source, [`GAPS`] says.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use words::{Language, Words};

/// The games, each with the name of its rooms in `web` and `words`.
const GAMES: [(&str, &str); 3] =
    [("kingdom-builder", "kingdom_builder"), ("boonlake", "boonlake"), ("suna-valo", "suna_valo")];

/// The names that fill a gap.
enum Names {
    /// Those in the source: in this file, in the block that begins with this.
    In(&'static str, &'static str),
    These(&'static [&'static str]),
    /// Whoever asks looks first whether the text is there.
    Some,
}

/// Keys with gaps outside the rooms of games, and the names that fill them.
const GAPS: &[(&str, Names)] = &[
    ("club-do-{}", Names::These(&["welcome", "ban"])),
    ("club-limit-{}", Names::Some),
    ("club-measure-{}", Names::In("protocol/src/host_page.rs", "pub enum MeasureKind")),
    ("club-number-{}", Names::These(&["members", "here", "running", "finished", "megabytes"])),
    ("club-list-{}", Names::These(&["friend", "blocked"])),
    ("club-list-{}-hint", Names::These(&["friend", "blocked"])),
    ("club-part-{}", Names::In("web/src/router.rs", "pub(crate) enum MyPart")),
    ("club-regard-{}", Names::These(&["friend", "blocked"])),
    ("club-regard-{}-end", Names::These(&["friend", "blocked"])),
    ("club-role-{}", Names::These(&["steward", "host"])),
    ("club-standing-{}", Names::These(&["waiting", "welcome", "banned"])),
    ("club-way-{}", Names::These(&["push", "mail", "webhook"])),
    ("club-{}", Names::These(&["admission-open", "admission-invitation", "admission-approval"])),
    ("computer-{}", Names::In("bots/src/level.rs", "const LEVELS")),
    ("computer-{}-more", Names::In("bots/src/level.rs", "const LEVELS")),
    ("computer-{}-style", Names::In("bots/src/level.rs", "const LEVELS")),
    ("create-seat-{}", Names::In("web/src/pages/create/form.rs", "fn name")),
    ("game-{}", Names::These(&["kingdom-builder", "boonlake", "suna-valo"])),
    ("game-{}-opponent", Names::Some),
    ("help-key-{}", Names::In("web/src/table/help.rs", "const KEYS")),
    ("help-key-{}-does", Names::In("web/src/table/help.rs", "const KEYS")),
    ("level-{}", Names::In("bots/src/level.rs", "const LEVELS")),
    ("level-{}-hint", Names::In("bots/src/level.rs", "const LEVELS")),
    ("part-{}", Names::In("web/src/parting.rs", "fn way_name")),
    ("part-{}-sure", Names::In("web/src/parting.rs", "fn way_name")),
    ("phrase-{}", Names::In("protocol/src/talk.rs", "pub enum Phrase")),
    ("refusal-{}", Names::Some),
    ("replay-speed-{}", Names::In("web/src/settings.rs", "impl Pace")),
    ("replay-{}", Names::In("web/src/pages/replay/bar.rs", "fn name")),
    ("rules-{}", Names::Some),
    ("rules-{}.text", Names::Some),
    ("settings-colour-{}", Names::These(&["own", "1", "2", "3", "4", "5"])),
    ("settings-turn-end-{}", Names::In("web/src/settings.rs", "impl TurnEnd")),
    ("settings-theme-{}", Names::In("web/src/settings.rs", "impl Theme")),
    ("table-tab-{}", Names::In("web/src/table/areas.rs", "fn panel_name")),
];

/// What looks like a key and is the name of something else.
const NO_KEYS: [&str; 11] = [
    "ask-first",
    "ask-title",
    "end-tile",
    "farm-board",
    "public-orders",
    "ship-effects",
    "sign-in",
    "sign-up",
    "site-rule",
    "special-hexes",
    "step-back",
];

/// A literal of the source that asks for a text.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Asked {
    key: String,
    file: PathBuf,
}

fn crates() -> &'static Path {
    Path::new("..")
}

/// Every Rust file of a folder that is no test.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of this project") {
        let path = entry.expect("an entry of it").path();
        if path.is_dir() && !path.ends_with("tests") {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// A source file without its remarks and its tests.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("a file of this project");
    let code = text.split("#[cfg(test)]\nmod ").next().expect("a first part");
    let lines = code.lines().map(|line| match line.trim_start().starts_with("//") {
        true => "",
        false => line,
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The literals of some code, each with what stands before it.
fn literals(code: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let mut rest = code;
    while let Some(start) = rest.find('"') {
        let begin = code.len() - rest.len() + start;
        let after = &code[begin + 1..];
        let mut is_escaped = false;
        let end = after.find(|letter| match (letter, is_escaped) {
            ('\\', false) => {
                is_escaped = true;
                false
            }
            ('"', false) => true,
            _ => {
                is_escaped = false;
                false
            }
        });
        let Some(end) = end else { break };
        // A quotation mark alone is a letter: '"'.
        if code[..begin].ends_with('\'') && after.starts_with('\'') {
            rest = after;
            continue;
        }
        found.push((&code[..begin], &after[..end]));
        rest = &after[end + 1..];
    }
    found
}

/// Whether what stands before a literal makes it the value of an attribute.
fn is_attribute(before: &str) -> bool {
    let before = before.strip_suffix("format!(").unwrap_or(before);
    before.ends_with('=') && !before.ends_with(" =")
}

/// With all gaps alike: `level-{name}` and `level-{}` are one.
fn with_plain_gaps(text: &str) -> String {
    let mut parts = text.split('{');
    let mut plain = parts.next().expect("a first part").to_owned();
    for part in parts {
        plain += "{}";
        plain += part.split_once('}').map_or("", |(_, after)| after);
    }
    plain
}

fn is_keylike(text: &str) -> bool {
    let is_letter = |letter: char| {
        letter.is_ascii_lowercase() || letter.is_ascii_digit() || "-.{}".contains(letter)
    };
    text.contains('-')
        && text.chars().all(is_letter)
        && !text.ends_with('-')
        && !text.starts_with('-')
}

/// The first words that keys of ours begin with.
fn beginnings() -> BTreeSet<String> {
    let folder = Path::new("texts/en");
    let files = fs::read_dir(folder).expect("the English texts");
    let texts = files.map(|file| fs::read_to_string(file.expect("a file").path()).expect("a text"));
    let first_word = |line: &str| {
        let (key, _) = line.split_once(" =")?;
        let is_key = key.starts_with(|first: char| first.is_ascii_lowercase());
        is_key.then(|| key.split('-').next().expect("a first word").to_owned())
    };
    texts.flat_map(|text| text.lines().filter_map(first_word).collect::<Vec<_>>()).collect()
}

/// Everything that asks for a text.
fn asked() -> Vec<Asked> {
    let beginnings = beginnings();
    let mut files = Vec::new();
    for folder in ["web/src", "words/src"] {
        sources(&crates().join(folder), &mut files);
    }
    let mut found = BTreeSet::new();
    for file in files {
        let code = code(&file);
        for (before, text) in literals(&code) {
            let key = with_plain_gaps(text);
            let first = key.split(['-', '.']).next().expect("a first word");
            let is_key = is_keylike(&key) && !NO_KEYS.contains(&key.as_str());
            // The first half of a key: the names of a game's things follow, and its tests say them.
            let is_half = before.ends_with("key(");
            if is_key && !is_half && beginnings.contains(first) && !is_attribute(before) {
                found.insert(Asked { key, file: file.clone() });
            }
        }
    }
    found.into_iter().collect()
}

impl Names {
    fn all(&self) -> Vec<String> {
        match *self {
            Names::In(file, from) => names_in(file, from),
            Names::These(names) => names.iter().map(|&name| name.to_owned()).collect(),
            Names::Some => Vec::new(),
        }
    }
}

fn names_in(file: &str, from: &str) -> Vec<String> {
    let text = fs::read_to_string(crates().join(file)).expect(file);
    let start = text.find(from).unwrap_or_else(|| panic!("`{from}` is not in {file}"));
    let (before, block) = text.split_at(start);
    let line = before.rsplit('\n').next().expect("a last line");
    let indent = &line[..line.len() - line.trim_start().len()];
    let end = match from.starts_with("const") {
        true => "];".to_owned(),
        false => format!("\n{indent}}}"),
    };
    let block = &block[..block.find(&end).expect("a block ends")];
    let is_name = |text: &&str| {
        !text.is_empty() && text.chars().all(|it| it.is_ascii_lowercase() || it == '-')
    };
    let names = literals(block).into_iter().map(|(_, text)| text).filter(is_name);
    let names: Vec<String> = names.map(str::to_owned).collect();
    assert!(names.len() > 1, "few names after `{from}` in {file}");
    names
}

/// The rooms that have texts of their own: the club's pages, and what belongs to matches with others.
const CLUB: &str = "club";
const TOGETHER: &str = "together";

#[test]
fn every_text_that_is_asked_for_is_there() {
    let words = GAMES
        .map(|(game, _)| (game, Language::ALL.map(|language| Words::at_terminal(language, game))));
    let mut words: BTreeMap<&str, [Words; 3]> = words.into();
    words.insert(CLUB, Language::ALL.map(Words::of_club));
    words.insert(TOGETHER, Language::ALL.map(Words::of_matches_together));
    let mut missing = Vec::new();
    let mut used_gaps = BTreeSet::new();
    for Asked { key, file } in asked() {
        let room = GAMES.iter().find(|(_, room)| file.iter().any(|part| part == *room));
        let games: Vec<&str> = match room {
            Some((game, _)) => vec![game],
            None if file.iter().any(|part| part == CLUB) => vec![CLUB],
            None if file.iter().any(|part| part == TOGETHER) => vec![TOGETHER],
            // What all games share asks the words of any game that the page can show.
            None => {
                let is_shown = |room: &str| crates().join("web/src").join(room).exists();
                GAMES.iter().filter(|(_, room)| is_shown(room)).map(|(game, _)| *game).collect()
            }
        };
        let gap = GAPS.iter().find(|(gap, _)| *gap == key);
        let keys = match (key.contains("{}"), gap) {
            (false, _) => vec![key.clone()],
            (true, Some((_, found))) => {
                used_gaps.insert(key.clone());
                found.all().iter().map(|name| key.replace("{}", name)).collect()
            }
            // A game's own tests say everything that its names make.
            (true, None) if room.is_some() => continue,
            (true, None) => panic!("{}: GAPS must say what fills `{key}`", file.display()),
        };
        for words in games.iter().flat_map(|game| &words[game]) {
            let (language, file) = (words.language(), file.display());
            let lacking = keys.iter().filter(|key| !words.has(key));
            missing.extend(lacking.map(|key| format!("{key} ({language}) in {file}")));
        }
    }
    assert!(missing.is_empty(), "there is no text for {missing:#?}");
    let unused: Vec<&str> =
        GAPS.iter().map(|(gap, _)| *gap).filter(|gap| !used_gaps.contains(*gap)).collect();
    assert!(unused.is_empty(), "nobody asks for {unused:?}");
}

#[test]
fn every_text_is_used() {
    let asked = asked();
    let common = include_str!("../texts/en/common.ftl").lines();
    let keys = common
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .map(|line| line.split_once(" =").expect("a key").0);
    let is_asked = |key: &str| {
        asked.iter().any(|Asked { key: asked, .. }| match asked.split_once("{}") {
            Some((start, end)) => key.starts_with(start) && key.ends_with(end),
            None => asked == key,
        })
    };
    let unused: Vec<&str> = keys.filter(|key| !is_asked(key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}
