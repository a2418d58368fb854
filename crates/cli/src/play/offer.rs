//! What can be chosen now: listed for people, and read from what they type.

use super::ink::{ACCENT, QUIET};
use super::lines::{flow, padded, painted, sentences};
use super::terminal::{Choice, Choices, Sight, Teller};

/// The choices of one moment.
pub(crate) struct Offer<'o> {
    sight: &'o dyn Sight,
    listed: Vec<Choices>,
    teller: Teller<'o>,
}

/// The columns of the numbers.
const NUMBERS: usize = 9;

impl<'o> Offer<'o> {
    pub(crate) fn of(sight: &'o dyn Sight, teller: Teller<'o>) -> Offer<'o> {
        Offer { sight, listed: sight.choices(), teller }
    }

    /// All choices, in the order of their numbers.
    fn each(&self) -> impl Iterator<Item = &Choice> {
        self.listed.iter().flat_map(Choices::each)
    }

    /// The choices as a list.
    pub(crate) fn list(&self) -> String {
        self.entries().concat()
    }

    /// The entries of the list: many of a kind as one paragraph with the range of their numbers.
    pub(crate) fn entries(&self) -> Vec<String> {
        let mut entries = Vec::new();
        let mut next = 1;
        for choices in &self.listed {
            let last = next + choices.each().len() - 1;
            entries.push(match choices {
                Choices::One(choice) => self.line(next, choice),
                Choices::Many { title, brief, .. } => {
                    let range =
                        if next == last { next.to_string() } else { format!("{next}-{last}") };
                    let head = format!("{}{title} ", self.number(&range));
                    flow(self.teller.width, &head, brief, "  ")
                }
            });
            next = last + 1;
        }
        entries
    }

    /// Every choice on lines of its own.
    pub(crate) fn list_all(&self) -> String {
        self.each().enumerate().map(|(index, choice)| self.line(index + 1, choice)).collect()
    }

    fn line(&self, number: usize, choice: &Choice) -> String {
        let quiet = |word: &str| self.teller.ink.paint(word, QUIET);
        let mut words: Vec<String> = choice.label.split(' ').map(str::to_owned).collect();
        if !choice.preview.is_empty() {
            words.push(quiet("–"));
            words.extend(choice.preview.split(' ').map(quiet));
        }
        flow(self.teller.width, &self.number(&number.to_string()), &words, " ")
    }

    fn number(&self, text: &str) -> String {
        let painted =
            self.teller.ink.paint(&format!("{text:>width$}", width = NUMBERS - 2), ACCENT);
        padded(&painted, NUMBERS)
    }

    /// Finds the action somebody means: by number, as it is written, by what only this game can
    /// read, or by the beginning of just one action or label.
    ///
    /// What comes back need not be legal: the match says why not.
    pub(crate) fn read(&self, typed: &str) -> Result<String, String> {
        if let Ok(number) = typed.parse::<usize>() {
            let found = number.checked_sub(1).and_then(|index| self.each().nth(index));
            return found.map(|choice| choice.action.clone()).ok_or_else(|| {
                let args = [("number", number.into()), ("last", self.each().count().into())];
                self.teller.words.say_with("terminal-no-such-choice", &args)
            });
        }
        let small = typed.to_lowercase();
        if self.each().any(|choice| choice.action == small) {
            return Ok(small);
        }
        if let Some(read) = self.sight.read(&small) {
            return read;
        }
        let begins = |choice: &&Choice| {
            choice.action.starts_with(&small) || choice.label.to_lowercase().starts_with(&small)
        };
        let meant: Vec<&Choice> = self.each().filter(begins).collect();
        match meant[..] {
            [only] => Ok(only.action.clone()),
            [] => Ok(small),
            _ => {
                let actions = meant.iter().take(4).map(|choice| choice.action.clone());
                let actions = actions.collect::<Vec<_>>().join(", ");
                Err(self.teller.words.say_with("terminal-which", &[("actions", actions.into())]))
            }
        }
    }

    /// The question above them.
    pub(crate) fn question(&self) -> String {
        let mut ask = self.sight.ask().into_iter();
        let title = ask.next().unwrap_or_default();
        let title = painted(self.teller.width, "   ", &title, self.teller.ink, ACCENT);
        let details = ask.map(|detail| sentences(self.teller.width, "   ", &detail));
        title + &details.collect::<String>()
    }
}

#[cfg(test)]
mod tests {
    use super::super::ink::Ink;
    use super::super::terminal::Topic;
    use super::*;
    use table::Side;
    use words::{Language, Section, Words};

    /// A game of which only the choices matter.
    struct Market;

    impl Sight for Market {
        fn set_up(&self) -> Vec<String> {
            Vec::new()
        }
        fn turn(&self) -> usize {
            1
        }
        fn board(&self) -> String {
            String::new()
        }
        fn status(&self) -> Vec<String> {
            Vec::new()
        }
        fn ask(&self) -> Vec<String> {
            vec!["What do you buy?".to_owned(), "You have 3 coins.".to_owned()]
        }
        fn choices(&self) -> Vec<Choices> {
            let choice = |action: &str, label: &str, preview: &str| Choice {
                action: action.to_owned(),
                label: label.to_owned(),
                preview: preview.to_owned(),
            };
            let stall = |number: u8| choice(&format!("stall {number}"), "A stall", "");
            vec![
                Choices::One(choice("buy apple", "An apple for 1 coin", "2 points")),
                Choices::Many {
                    title: "Stalls".to_owned(),
                    brief: vec!["1-3".to_owned()],
                    choices: (1..=3).map(stall).collect(),
                },
                Choices::One(choice("buy pear", "A pear for 2 coins", "")),
            ]
        }
        fn news(&self, _: Option<usize>) -> Vec<String> {
            Vec::new()
        }
        fn topics(&self) -> Vec<Topic> {
            Vec::new()
        }
        fn look_up(&self, _: &str, _: &str) -> Result<String, String> {
            Err(String::new())
        }
        fn category(&self, name: &str) -> (String, String) {
            (name.to_owned(), String::new())
        }
        fn opponent(&self, _: Side) -> String {
            String::new()
        }
        fn rules_in_short(&self) -> Vec<Section> {
            Vec::new()
        }
        fn refusal(&self, _: &str) -> Option<String> {
            None
        }
        fn ways_to_choose(&self) -> Vec<(String, String)> {
            Vec::new()
        }
    }

    fn with_offer<T>(look: impl Fn(&Offer<'_>) -> T) -> T {
        let words = Words::at_terminal(Language::English, "");
        let teller = Teller { words: &words, names: &[], width: 40, ink: Ink::Plain };
        look(&Offer::of(&Market, teller))
    }

    #[test]
    fn many_of_a_kind_are_one_paragraph() {
        let list = with_offer(|offer| offer.list());
        assert_eq!(
            list,
            "      1  An apple for 1 coin – 2 points\n    2-4  Stalls 1-3\n      5  A pear for 2 coins\n"
        );
        assert_eq!(with_offer(|offer| offer.list_all().lines().count()), 5);
    }

    #[test]
    fn a_choice_is_meant_by_number_by_text_and_by_a_beginning() {
        let read = |typed: &str| with_offer(|offer| offer.read(typed));
        for typed in ["5", "buy pear", "Buy Pear", "buy p", "a pear"] {
            assert_eq!(read(typed).as_deref(), Ok("buy pear"), "{typed}");
        }
        assert!(read("buy").is_err_and(|reason| reason.contains("buy apple, buy pear")));
        assert!(read("6").is_err_and(|reason| reason.contains("1 to 5")));
        assert_eq!(read("sing").as_deref(), Ok("sing"), "the match says why not");
    }
}
