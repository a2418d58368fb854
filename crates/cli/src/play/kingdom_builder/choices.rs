//! What can be chosen: hexes by what is done there, and what is read from a few letters.

use super::super::terminal::{Choice, Choices};
use super::place;
use super::sight::Sight;
use kingdom_builder::{Action, Cell, CellSet};

/// The verb of an action, and what follows it.
fn parts(action: Action) -> (String, String) {
    let text = action.to_string();
    let (verb, object) = text.split_once(' ').unwrap_or((&text, ""));
    (verb.to_owned(), object.to_owned())
}

/// The verbs that can be used on hexes now, each with its choices.
fn by_verb(legal: &[Action]) -> Vec<(String, Vec<(Cell, Action)>)> {
    let mut verbs: Vec<(String, Vec<(Cell, Action)>)> = Vec::new();
    for &action in legal {
        let Some(cell) = action.cell() else { continue };
        let (verb, _) = parts(action);
        match verbs.iter_mut().find(|(other, _)| *other == verb) {
            Some((_, choices)) => choices.push((cell, action)),
            None => verbs.push((verb, vec![(cell, action)])),
        }
    }
    verbs
}

/// Those without a hex come first, so that their numbers stay small.
pub(super) fn listed(sight: &Sight<'_>) -> Vec<Choices> {
    let without = sight.legal.iter().filter(|action| action.cell().is_none());
    let mut listed: Vec<Choices> =
        without.map(|&action| Choices::One(sight.choice(action))).collect();
    for (verb, choices) in by_verb(&sight.legal) {
        let cells: CellSet = choices.iter().map(|&(cell, _)| cell).collect();
        let choices: Vec<Choice> =
            choices.into_iter().map(|(_, action)| sight.choice(action)).collect();
        let title = sight.teller.words.say(&format!("list-{verb}"));
        listed.push(Choices::Many { title, brief: place::runs(cells), choices });
    }
    listed
}

/// A hex alone or with a verb, counted as on the board; `farm` for `use farm`; the beginning of a
/// tile's name as it is written or said.
pub(super) fn read(sight: &Sight<'_>, typed: &str) -> Option<Result<String, String>> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let joined = |words: &[&str]| words.join(",").replace(",,", ",");
    let (verb, rest) = match &words[..] {
        [verb, rest @ ..] if !rest.is_empty() && verb.bytes().all(|it| it.is_ascii_lowercase()) => {
            (Some(*verb), rest)
        }
        rest => (None, rest),
    };
    let hex = joined(rest);
    if place::looks_like_one(&hex) {
        let no_hex = || sight.teller.words.say_with("no-hex", &[("typed", (&hex).into())]);
        let Some(cell) = place::read(&hex) else { return Some(Err(no_hex())) };
        return Some(match verb {
            // A verb of the engine's, with the hex as the engine counts it.
            Some(verb) => format!("{verb} {cell}")
                .parse::<Action>()
                .map(|action| action.to_string())
                .map_err(|error| error.to_string()),
            None => read_hex(sight, cell),
        });
    }
    read_name(sight, typed)
}

/// A hex alone stands for the one thing that can be done there. Where nothing can be done, it
/// stands for the one thing that can be done on other hexes.
fn read_hex(sight: &Sight<'_>, cell: Cell) -> Result<String, String> {
    let words = sight.teller.words;
    let here = sight.legal.iter().filter(|action| action.cell() == Some(cell));
    let here: Vec<Action> = here.copied().collect();
    let verbs = by_verb(&sight.legal);
    match (&here[..], &verbs[..]) {
        ([action], _) => Ok(action.to_string()),
        ([], [(verb, _)]) => Ok(format!("{verb} {cell}")),
        ([], []) => Err(words.say("no-hex-asked")),
        ([], _) => Err(words.say_with("hex-not-now", &[("hex", place::written(cell).into())])),
        (several, _) => {
            let actions = several.iter().map(|&action| {
                let (verb, _) = parts(action);
                format!("{verb} {}", place::written(cell))
            });
            let actions = actions.collect::<Vec<_>>().join(", ");
            Err(words.say_with("terminal-which", &[("actions", actions.into())]))
        }
    }
}

/// A tile by its name: `farm`, `use city hall`, or the beginning of a name as long as only one
/// choice has it.
fn read_name(sight: &Sight<'_>, typed: &str) -> Option<Result<String, String>> {
    let name = typed.strip_prefix("use ").unwrap_or(typed).trim().replace(' ', "-");
    if name.is_empty() || name.contains(',') {
        return None;
    }
    let uses = sight.legal.iter().filter_map(|action| match action {
        Action::Use { power } => {
            let said = sight.speech().power(*power).to_lowercase().replace(' ', "-");
            Some((parts(*action).1, said, action.to_string()))
        }
        _ => None,
    });
    let begins = |(written, said, _): &(String, String, String)| {
        written.starts_with(&name) || said.starts_with(&name)
    };
    let meant: Vec<(String, String, String)> = uses.filter(begins).collect();
    let exact = meant.iter().find(|(written, said, _)| *written == name || *said == name);
    match (&meant[..], exact) {
        ([(.., action)], _) | (_, Some((.., action))) => Some(Ok(action.clone())),
        // A tile that cannot be used now is still understood, so that the reason can be told.
        ([], None) => {
            let action = format!("use {name}").parse::<Action>().ok()?;
            Some(Ok(action.to_string()))
        }
        (several, None) => {
            let actions = several.iter().map(|(.., action)| action.as_str());
            let actions = actions.collect::<Vec<_>>().join(", ");
            let args = [("actions", actions.into())];
            Some(Err(sight.teller.words.say_with("terminal-which", &args)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::ink::Ink;
    use super::super::super::terminal::Teller;
    use super::*;
    use kingdom_builder::{Options, State};
    use table::{Match, Seat, Seed};
    use words::{Language, Words};

    fn read_in(language: Language, typed: &str) -> Option<Result<String, String>> {
        let played = Match::<State>::seeded(Options::first_game(2), Seed::from_number(1))
            .expect("a good set-up");
        let words = Words::at_terminal(language, "kingdom-builder");
        let names = [String::new(), String::new()];
        let teller = Teller { words: &words, names: &names, width: 80, ink: Ink::Plain };
        read(&Sight::new(&played, Seat::FIRST, teller), typed)
    }

    #[test]
    fn hexes_are_read_as_the_board_counts_them() {
        // The first card is flowers, and the hex in the corner has some.
        for typed in ["1,1", "1 1", "1, 1", "build 1,1", "build 1 1"] {
            let read = read_in(Language::English, typed);
            assert_eq!(read, Some(Ok("build 0,0".to_owned())), "{typed}");
        }
        let read = |typed| read_in(Language::English, typed);
        assert_eq!(read("1,4"), Some(Ok("build 0,3".to_owned())), "the match says why not");
        assert!(read("99,1").is_some_and(|read| read.is_err_and(|it| it.contains("99,1"))));
    }

    #[test]
    fn tiles_are_read_by_name() {
        let read = |typed| read_in(Language::English, typed);
        let action = |text: &str| Some(Ok(text.to_owned()));
        assert_eq!(read("farm"), action("use farm"));
        assert_eq!(read("use city hall"), action("use city-hall"));
        assert_eq!(read("end"), None);
        assert_eq!(read("dance"), None);
    }
}
