//! A game is named in its own rooms, in one list per crate, and nowhere else.
//!
//! A room is a folder or file that bears the game's name: `crates/boonlake`, `bots/src/boonlake`,
//! `balance/boonlake.rs`. Comments and tests may name games as examples.

use super::Fault;
use super::sources::{Source, is_word};
use crate::metadata::Package;

/// The one list from which everything about all games follows, where its types are at hand, and
/// the one list of each crate that cannot follow from it.
const LISTS: [&str; 6] = [
    "crates/games/src/catalogue.rs",
    "crates/games/src/lib.rs",
    "crates/drawing/src/pictures.rs",
    "crates/words/src/texts.rs",
    "crates/web/src/face/faces.rs",
    "crates/cli/src/rooms.rs",
];

/// Looks for names of games outside of their rooms.
pub(crate) fn check(sources: &[Source], packages: &[Package]) -> Vec<Fault> {
    check_games(sources, &games(packages))
}

/// The games are what the catalogue depends on, besides what they share.
pub(crate) fn games(packages: &[Package]) -> Vec<&str> {
    packages
        .iter()
        .filter(|package| package.name == "games")
        .flat_map(|package| &package.dependencies)
        .filter(|one| one.path.is_some() && one.kind.is_none() && one.name != "table")
        .map(|one| one.name.as_str())
        .collect()
}

fn check_games(sources: &[Source], games: &[&str]) -> Vec<Fault> {
    let is_spoken_for = |source: &Source| {
        LISTS.contains(&source.path.as_str()) || source.path.starts_with("xtask/")
    };
    let mut faults = Vec::new();
    for source in sources.iter().filter(|source| source.is_production() && !is_spoken_for(source)) {
        let code = source.code(true);
        for game in games.iter().filter(|game| !is_room(&source.path, game)) {
            faults.extend(lines_with(&code, game).into_iter().map(|line| {
                Fault::at(source, line, format!("names {game}, outside of its rooms"))
            }));
        }
    }
    faults
}

fn is_room(path: &str, game: &str) -> bool {
    let is_game = |part: &str| part.trim_end_matches(".rs").replace('_', "-") == game;
    path.split('/').any(is_game)
}

/// The lines that name a game; that its room is there (`mod chess;`) does not count.
fn lines_with(code: &str, game: &str) -> Vec<usize> {
    let spaced = game.replace('-', " ");
    let snake = game.replace('-', "_");
    let room = format!("mod {snake};");
    let names = |line: &str| {
        let small = line.to_lowercase();
        [game, &spaced, &snake].iter().any(|name| {
            small.match_indices(*name).any(|(start, _)| {
                !small[..start].ends_with(is_word)
                    && !small[start + name.len()..].starts_with(is_word)
            })
        })
    };
    let is_declared = |line: &str| {
        ["", "pub ", "pub(crate) "].iter().any(|seen| line.strip_prefix(seen) == Some(&room))
    };
    code.lines()
        .enumerate()
        .filter(|(_, line)| names(line) && !is_declared(line))
        .map(|(line, _)| line)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::arrows::tests::package;
    use crate::tidy::sources::tests::source;

    #[test]
    fn the_games_are_what_the_catalogue_knows() {
        let dependencies = [("table", None), ("fox-hunt", None), ("conformance", Some("dev"))];
        assert_eq!(games(&[package("games", &dependencies)]), ["fox-hunt"]);
    }

    #[test]
    fn a_game_is_named_in_its_rooms_only() {
        let faults =
            |path: &str, text: &str| check_games(&[source(path, text)], &["fox-hunt"]).len();
        assert_eq!(faults("crates/server/src/a.rs", "use fox_hunt::State;"), 1);
        assert_eq!(faults("crates/server/src/a.rs", "say(\"Fox Hunt\");"), 1);
        assert_eq!(faults("crates/server/src/a.rs", "// such as fox-hunt"), 0);
        assert_eq!(faults("crates/server/src/a.rs", "pub mod fox_hunt;"), 0);
        assert_eq!(faults("crates/server/src/a.rs", "pub(crate) mod fox_hunt;"), 0);
        assert_eq!(faults("crates/server/src/a.rs", "let fox_hunters = 3;"), 0);
        assert_eq!(faults("crates/web/src/fox_hunt/a.rs", "use fox_hunt::State;"), 0);
        assert_eq!(faults("crates/cli/src/balance/fox_hunt.rs", "use fox_hunt::State;"), 0);
        assert_eq!(faults("crates/server/tests/a.rs", "use fox_hunt::State;"), 0);
        assert_eq!(faults(LISTS[0], "use fox_hunt::State;"), 0);
    }
}
