//! The tables on the page of the engine protocol name all options, draws and actions of all games,
//! each with an example that is one.

use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::mem::discriminant;
use table::{Chance, Game, QuickChance, Silent, Urn};

const PAGE: &str = include_str!("../../../../docs/engine-protocol.md");

/// A row of a table: what its first column says, and its examples.
struct Row {
    name: String,
    examples: Vec<String>,
}

/// The lines below a heading, up to the next one of the same rank or a higher one.
fn below(page: &str, heading: &str) -> String {
    let rank = |line: &str| line.chars().take_while(|&c| c == '#').count();
    let mut lines = page.lines().skip_while(|&line| line != heading);
    assert_eq!(lines.next(), Some(heading), "the page has this heading once");
    let is_further = |line: &&str| !(1..=rank(heading)).contains(&rank(line));
    lines.take_while(is_further).map(|line| format!("{line}\n")).collect()
}

/// What stands in backticks in a cell.
fn quoted(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The table below a heading of a game's section.
fn table(game: &str, heading: &str) -> Vec<Row> {
    let section = below(&below(PAGE, &format!("## {game}")), &format!("### {heading}"));
    let rows = section.lines().filter(|line| line.starts_with('|')).skip(2);
    let rows: Vec<Row> = rows
        .map(|line| {
            let cells: Vec<&str> = line.trim_matches('|').splitn(3, '|').map(str::trim).collect();
            let [name, examples, meaning] = cells[..] else { panic!("three columns: {line}") };
            let examples = quoted(examples);
            assert!(!name.is_empty() && !examples.is_empty() && !meaning.is_empty(), "{line}");
            Row { name: name.trim_matches('`').to_owned(), examples }
        })
        .collect();
    assert!(!rows.is_empty(), "{game} has a table of {heading}");
    rows
}

fn names(rows: &[Row]) -> BTreeSet<String> {
    let names: BTreeSet<String> = rows.iter().map(|row| row.name.clone()).collect();
    assert_eq!(names.len(), rows.len(), "nothing has two rows");
    names
}

/// The options a game knows are those that it names when it is asked for another.
fn check_options<G: Game>(game: &str) {
    let rows = table(game, "Options");
    for row in &rows {
        for example in &row.examples {
            let read: Result<G::Options, _> = example.parse();
            assert!(read.is_ok(), "{game}: `{example}`: {read:?}");
            assert!(example.starts_with(&format!("{}=", row.name)), "{game}: `{example}`");
        }
    }
    let Err(unknown) = "no-option=1".parse::<G::Options>() else { panic!("there is none") };
    let (_, known) = unknown.0.split_once("; there are ").expect("it names those that there are");
    let known: BTreeSet<String> =
        known.replace(" and ", ", ").split(", ").map(str::to_owned).collect();
    assert_eq!(names(&rows), known, "{game}");
}

fn first_word(text: &str) -> &str {
    text.split(' ').next().expect("a text has a first part")
}

fn kind<A: serde::Serialize>(action: A) -> String {
    let Value::String(kind) = json!(action)["kind"].take() else { panic!("an action has a kind") };
    kind
}

/// Examples are actions as they are written, and their kinds are those of the rows.
fn check_examples<G: Game>(game: &str) -> BTreeSet<String> {
    let rows = table(game, "Actions");
    for row in &rows {
        for example in &row.examples {
            let action: G::Action = match example.parse() {
                Ok(action) => action,
                Err(error) => panic!("{game}: `{example}`: {error}"),
            };
            assert_eq!(action.to_string(), *example, "{game}");
            assert_eq!(kind(action), first_word(&row.name), "{game}: `{example}`");
        }
    }
    names(&rows).iter().map(|name| first_word(name).to_owned()).collect()
}

/// Chance that takes note of what is drawn and how it could be called.
struct Noting {
    chance: QuickChance,
    seen: BTreeMap<&'static str, BTreeSet<String>>,
}

impl Chance for Noting {
    fn draw(&mut self, urn: &Urn<'_>) -> usize {
        let possible = (0..urn.counts.len()).filter(|&kind| urn.counts[kind] > 0);
        self.seen.entry(urn.what).or_default().extend(possible.map(urn.name));
        self.chance.draw(urn)
    }
}

/// Plays matches at random and compares what was drawn and what could be done with the tables.
fn check_play<G: Game>(game: &str, options: &[&str], n_matches: u64) {
    let kinds = check_examples::<G>(game);
    let mut chance = Noting { chance: QuickChance::new(1), seen: BTreeMap::new() };
    let mut done = HashMap::new();
    let mut actions = Vec::new();
    for text in options {
        let options: G::Options = text.parse().expect("good options");
        for number in 0..n_matches {
            chance.chance = QuickChance::new(number);
            let started = G::start(&options, &mut chance, &mut Silent);
            let mut state = started.unwrap_or_else(|faults| panic!("{text}: {faults}"));
            state.legal(&mut actions);
            while !actions.is_empty() {
                for &action in &actions {
                    done.entry(discriminant(&action)).or_insert_with(|| kind(action));
                }
                let action = chance.chance.pick(&actions);
                state.apply_unchecked(action, &mut chance, &mut Silent);
                state.legal(&mut actions);
            }
        }
    }
    let unnamed: Vec<&String> = done.values().filter(|kind| !kinds.contains(*kind)).collect();
    assert!(unnamed.is_empty(), "{game}: the page does not name {unnamed:?}");

    let rows = table(game, "Draws");
    let drawn: BTreeSet<String> = chance.seen.keys().map(|&what| what.to_owned()).collect();
    assert_eq!(names(&rows), drawn, "{game}");
    for row in &rows {
        for example in &row.examples {
            let known = &chance.seen[row.name.as_str()];
            assert!(known.contains(example), "{game}: no {} is `{example}`: {known:?}", row.name);
        }
    }
}

#[test]
fn the_tables_of_kingdom_builder_are_complete() {
    check_options::<kingdom_builder::State>("Kingdom Builder");
    let options = ["players=2", "players=4 with=all", "players=5 with=nomads,crossroads"];
    check_play::<kingdom_builder::State>("Kingdom Builder", &options, 100);
}

#[test]
fn the_tables_of_boonlake_are_complete() {
    check_options::<boonlake::State>("Boonlake");
    let options = ["players=1", "players=1 level=challenge", "players=2", "players=4"];
    check_play::<boonlake::State>("Boonlake", &options, 50);
}

#[test]
fn the_tables_of_suna_valo_are_complete() {
    check_options::<suna_valo::State>("Suna Valo");
    check_play::<suna_valo::State>("Suna Valo", &["players=2"], 200);
}
