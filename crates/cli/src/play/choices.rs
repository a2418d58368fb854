//! What can be chosen now: listed for people, and read from what they type.

use super::ink::{ACCENT, Ink, QUIET};
use super::lines::flow;
use super::words;
use kingdom_builder::{Action, Cell, CellSet, Event, State};
use table::{Game as _, QuickChance};

/// The legal choices. Those without a hex come first, so that their numbers stay small.
pub(crate) struct Choices {
    words: Vec<Action>,
    places: Vec<Places>,
}

/// The hexes that one verb can be used on.
struct Places {
    verb: String,
    choices: Vec<(Cell, Action)>,
}

/// The words of a choice: what is done, and to what.
fn parts(action: Action) -> (String, String) {
    let text = action.to_string();
    let (verb, object) = text.split_once(' ').unwrap_or((&text, ""));
    (verb.to_owned(), object.to_owned())
}

impl Choices {
    /// What the seat to act may choose.
    pub(crate) fn of(state: &State) -> Choices {
        let mut legal = Vec::new();
        state.legal(&mut legal);
        let mut choices = Choices { words: Vec::new(), places: Vec::new() };
        for action in legal {
            let Some(cell) = action.cell() else {
                choices.words.push(action);
                continue;
            };
            let (verb, _) = parts(action);
            match choices.places.iter_mut().find(|places| places.verb == verb) {
                Some(places) => places.choices.push((cell, action)),
                None => choices.places.push(Places { verb, choices: vec![(cell, action)] }),
            }
        }
        choices
    }

    /// The hexes that can be chosen.
    pub(crate) fn targets(&self) -> CellSet {
        self.at_hexes().map(|(cell, _)| cell).collect()
    }

    fn at_hexes(&self) -> impl Iterator<Item = (Cell, Action)> + '_ {
        self.places.iter().flat_map(|places| places.choices.iter().copied())
    }

    /// All choices, in the order of their numbers.
    fn numbered(&self) -> impl Iterator<Item = Action> + '_ {
        self.words.iter().copied().chain(self.at_hexes().map(|(_, action)| action))
    }

    /// The choices as a list: words with their numbers, hexes grouped with the range of theirs.
    pub(crate) fn list(&self, ink: Ink) -> String {
        let mut list = String::new();
        for (index, &word) in self.words.iter().enumerate() {
            let number = ink.paint(&format!("{:>7}", index + 1), ACCENT);
            let explained = ink.paint(words::choice(word), QUIET);
            let line = format!("{number}  {:<22} {explained}", word.to_string());
            list += line.trim_end();
            list.push('\n');
        }
        let mut next = self.words.len() + 1;
        for places in &self.places {
            let last = next + places.choices.len() - 1;
            let range = if next == last { next.to_string() } else { format!("{next}-{last}") };
            let head = format!("{}  {}  ", ink.paint(&format!("{range:>7}"), ACCENT), places.verb);
            let hexes: CellSet = places.choices.iter().map(|&(cell, _)| cell).collect();
            list += &flow(&head, &runs(hexes), "  ");
            next = last + 1;
        }
        list
    }

    /// Every choice with its number, one by one, and what choosing a hex brings at once.
    pub(crate) fn list_all(&self, state: &State) -> String {
        let texts: Vec<String> = self
            .numbered()
            .enumerate()
            .map(|(index, action)| format!("{} {action}{}", index + 1, gain(state, action)))
            .collect();
        flow("   ", &texts, "   ")
    }

    /// Finds the choice somebody means: by number, in notation, or by what can only be meant.
    ///
    /// What comes back need not be legal: the match says why not.
    pub(crate) fn read(&self, typed: &str) -> Result<Action, String> {
        if let Ok(number) = typed.parse::<usize>() {
            let n_choices = self.numbered().count();
            let choice = number.checked_sub(1).and_then(|index| self.numbered().nth(index));
            return choice.ok_or_else(|| {
                format!("there is no choice {number}; they are numbered 1 to {n_choices}")
            });
        }
        let text = in_notation(typed);
        if let Ok(cell) = text.parse::<Cell>() {
            return self.read_hex(cell);
        }
        let as_written = text.parse::<Action>();
        as_written.or_else(|unreadable| {
            self.read_name(&text).unwrap_or_else(|| Err(unreadable.to_string()))
        })
    }

    /// A hex alone stands for the one thing that can be done there. Where nothing can be done, it
    /// stands for the one thing that can be done on other hexes.
    fn read_hex(&self, cell: Cell) -> Result<Action, String> {
        let here: Vec<Action> =
            self.at_hexes().filter(|&(place, _)| place == cell).map(|(_, action)| action).collect();
        match (&here[..], &self.places[..]) {
            (&[action], _) => Ok(action),
            ([], [places]) => {
                format!("{} {cell}", places.verb).parse().map_err(|error| format!("{error}"))
            }
            ([], []) => Err("no hex is asked for now".to_owned()),
            ([], several) => {
                let verbs: Vec<&str> = several.iter().map(|places| &*places.verb).collect();
                Err(format!("{cell} cannot be chosen now, neither to {}", verbs.join(" nor to ")))
            }
            (several, _) => {
                let texts: Vec<String> = several.iter().map(|one| format!("`{one}`")).collect();
                Err(format!("say which: {}", texts.join(" or ")))
            }
        }
    }

    /// `farm` for `use farm`, and the beginning of a word as long as only one choice has it.
    fn read_name(&self, name: &str) -> Option<Result<Action, String>> {
        if name.is_empty() {
            return None;
        }
        let is_meant = |action: &&Action| {
            let (verb, object) = parts(**action);
            let named = if object.is_empty() { verb } else { object };
            named.starts_with(name) || action.to_string().starts_with(name)
        };
        let meant: Vec<Action> = self.words.iter().filter(is_meant).copied().collect();
        let exact = meant.iter().find(|&&action| parts(action).1 == name);
        match (&meant[..], exact) {
            (&[action], _) | (_, Some(&action)) => Some(Ok(action)),
            // A tile that cannot be used now is still understood, so that the reason can be told.
            ([], None) => format!("use {name}").parse().ok().map(Ok),
            (several, None) => {
                let texts: Vec<String> = several.iter().map(|one| format!("`{one}`")).collect();
                Some(Err(format!("say which: {}", texts.join(" or "))))
            }
        }
    }
}

/// What choosing a hex brings at once: gold as it would stand, and tiles.
fn gain(state: &State, action: Action) -> String {
    let (Some(seat), Some(_)) = (state.to_act(), action.cell()) else {
        return String::new();
    };
    let mut next = state.clone();
    let mut events = Vec::new();
    // Chance of its own: what will really be drawn stays unknown.
    next.apply_unchecked(action, &mut QuickChance::new(0), &mut events);
    let mut gains = Vec::new();
    let gold = next.totals()[seat] - state.totals()[seat];
    if gold != 0 {
        gains.push(format!("{gold:+} gold"));
    }
    for event in events {
        match event {
            Event::TookTile { location, .. } => gains.push(location.to_string()),
            Event::TookNomad { nomad, .. } => gains.push(nomad.to_string()),
            _ => {}
        }
    }
    if gains.is_empty() { String::new() } else { format!(" ({})", gains.join(", ")) }
}

/// What was typed, in the notation of actions: lower case, `3 4` as `3,4`, `city hall` as
/// `city-hall`.
fn in_notation(typed: &str) -> String {
    let lower = typed.to_lowercase().replace(", ", ",");
    let words: Vec<&str> = lower.split_whitespace().collect();
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let (verb, object) = match &words[..] {
        [verb @ ("use" | "again"), object @ ..] => (Some(*verb), object.join("-")),
        [row, col] if is_number(row) && is_number(col) => (None, format!("{row},{col}")),
        [verb, row, col] if is_number(row) && is_number(col) => {
            (Some(*verb), format!("{row},{col}"))
        }
        [one, other] if format!("use {one}-{other}").parse::<Action>().is_ok() => {
            (None, format!("{one}-{other}"))
        }
        _ => (None, words.join(" ")),
    };
    verb.into_iter().chain([&*object]).collect::<Vec<_>>().join(" ")
}

/// Hexes in reading order, neighbours in a row joined: `3,4-6  4,2`.
fn runs(cells: CellSet) -> Vec<String> {
    let mut runs: Vec<(Cell, usize)> = Vec::new();
    for cell in cells.iter() {
        match runs.last_mut() {
            Some((first, last)) if first.row() == cell.row() && *last + 1 == cell.col() => {
                *last += 1
            }
            _ => runs.push((cell, cell.col())),
        }
    }
    let text = |(first, last): (Cell, usize)| {
        if first.col() == last { first.to_string() } else { format!("{first}-{last}") }
    };
    runs.into_iter().map(text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kingdom_builder::Options;
    use table::{Match, Seed};

    fn cell(text: &str) -> Cell {
        text.parse().expect("a hex")
    }

    #[test]
    fn neighbours_in_a_row_are_listed_as_one() {
        let cells = ["3,4", "3,5", "3,6", "4,2", "5,19", "6,0"].map(cell).into_iter().collect();
        assert_eq!(runs(cells), ["3,4-6", "4,2", "5,19", "6,0"]);
    }

    #[test]
    fn free_writing_becomes_notation() {
        for (typed, expected) in [
            ("3 4", "3,4"),
            ("3, 4", "3,4"),
            ("Build 3 4", "build 3,4"),
            ("use city hall", "use city-hall"),
            ("City Hall", "city-hall"),
            ("end", "end"),
            ("play swamp-grass", "play swamp-grass"),
        ] {
            assert_eq!(in_notation(typed), expected);
        }
    }

    #[test]
    fn choices_are_read_by_number_by_hex_and_by_name() {
        let played = Match::<State>::seeded(Options::first_game(2), Seed::from_number(1))
            .expect("a good set-up");
        let choices = Choices::of(played.state());
        let first = choices.targets().first().expect("somewhere to build");
        let build = Action::Build { at: first };
        assert_eq!(choices.read("1"), Ok(build));
        assert_eq!(choices.read(&first.to_string()), Ok(build));
        assert_eq!(choices.read(&format!("build {first}")), Ok(build));
        assert_eq!(choices.read("farm"), "use farm".parse().map_err(|_| String::new()));
        assert!(choices.read("0").is_err_and(|error| error.starts_with("there is no choice 0")));
        assert!(choices.read("dance").is_err_and(|error| error.contains("KB-13.1")));
    }
}
