//! What docs/architecture.md says that can be checked: which crate may know which, what each does
//! without, and the glossary.

/// The page the promises stand on.
pub(crate) const PAGE: &str = "docs/architecture.md";

const MAY_KNOW: &str = "May know: ";
const WITHOUT: &str = "Does without: ";

/// The promises of the page.
#[derive(Debug, PartialEq)]
pub(crate) struct Architecture {
    pub(crate) rooms: Vec<Room>,
    pub(crate) glossary: Vec<Word>,
}

/// A crate, by its folder below `crates`.
#[derive(Debug, PartialEq)]
pub(crate) struct Room {
    pub(crate) name: String,
    /// The crates it may depend on.
    pub(crate) may_know: Vec<String>,
    /// What it does without: `clock`, `file`, …
    pub(crate) without: Vec<String>,
}

/// A line of the glossary.
#[derive(Debug, PartialEq)]
pub(crate) struct Word {
    pub(crate) word: String,
    /// Words that are not used for it.
    pub(crate) not: Vec<String>,
}

impl Architecture {
    /// Reads the sections ``### `crates/NAME` `` and the table under `## Glossary`.
    pub(crate) fn read(page: &str) -> Result<Architecture, String> {
        let mut rooms: Vec<Room> = Vec::new();
        for line in page.lines() {
            if let Some(name) = line.strip_prefix("### `crates/") {
                let name = name.trim_end_matches('`').to_owned();
                rooms.push(Room { name, may_know: Vec::new(), without: Vec::new() });
            } else if let (Some(list), Some(room)) = (line.strip_prefix(MAY_KNOW), rooms.last_mut())
            {
                let (known, without) = list.split_once(WITHOUT).unwrap_or((list, ""));
                room.may_know = names(known);
                room.without = names(without);
            }
        }
        let glossary: Vec<Word> = page
            .split_once("\n## Glossary\n")
            .map_or("", |(_, rest)| rest.split("\n## ").next().unwrap_or_default())
            .lines()
            .filter_map(|line| line.strip_prefix("| **"))
            .map(|line| {
                let columns: Vec<&str> = line.trim_end_matches(" |").split(" | ").collect();
                let word = columns[0].trim_end_matches("**").to_owned();
                Word { word, not: columns.get(2).map_or(Vec::new(), |not| names(not)) }
            })
            .collect();
        if rooms.is_empty() || glossary.is_empty() {
            return Err(format!("{PAGE} has sections for crates, and a glossary"));
        }
        Ok(Architecture { rooms, glossary })
    }

    /// The section of a crate.
    pub(crate) fn room(&self, name: &str) -> Option<&Room> {
        self.rooms.iter().find(|room| room.name == name)
    }
}

/// The words of a list such as `` `table`, `games`. ``; none for `–` or `nothing`.
fn names(list: &str) -> Vec<String> {
    list.split([',', '.'])
        .map(|name| name.trim().trim_matches('`').to_owned())
        .filter(|name| !["", "–", "nothing"].contains(&name.as_str()))
        .collect()
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A small page for the tests of all checks.
    pub(crate) const EXAMPLE: &str = "\
## Crates

### `crates/table`

May know: nothing. Does without: clock, file.

### `crates/chess`

May know: `table`.

## Glossary

| word | meaning | not |
|---|---|---|
| **event** | what happened | happening, incident |
| **seat** | a place at a table | – |

## More
";

    #[test]
    fn promises_are_read_from_the_page() {
        let read = Architecture::read(EXAMPLE).expect("a page");
        assert_eq!(read.rooms.len(), 2);
        assert_eq!(read.room("table").expect("a room").without, ["clock", "file"]);
        assert_eq!(read.room("chess").expect("a room").may_know, ["table"]);
        assert_eq!(read.glossary[0].not, ["happening", "incident"]);
        assert_eq!(read.glossary[1].not, Vec::<String>::new());
        assert!(Architecture::read("# Nothing").is_err());
    }
}
