//! The rules, looked up by number, by section or by a word.

use super::ink::BOLD;
use super::lines::{painted, sentences};
use super::terminal::Teller;
use words::Section;

/// How many rules are shown for a word.
const N_FOUND: usize = 12;

/// What is said for something typed after `rules`; `why` explains a refusal in the reader's words.
pub(crate) fn look_up(
    rules: &str,
    typed: &str,
    why: impl Fn(&str) -> Option<String>,
    teller: Teller<'_>,
) -> String {
    let typed = typed.trim().to_lowercase();
    let show = |lines: Vec<&str>| -> String {
        lines.into_iter().map(|line| shown(line, teller.width)).collect()
    };
    if typed.is_empty() {
        let titles = rules.lines().filter(|line| line.starts_with("## ")).collect();
        let hint = teller.words.say("terminal-rules-how");
        return show(titles) + &sentences(teller.width, "   ", &hint);
    }
    let numbered = |line: &&str| number(line).is_some_and(|it| is_called(it, &typed));
    if let Some(rule) = rules.lines().find(numbered) {
        let number = number(rule).expect("it was found by its number");
        let why = why(number).map(|why| sentences(teller.width, "   ", &why));
        return why.unwrap_or_default() + &shown(rule, teller.width);
    }
    let titled = |line: &&str| line.strip_prefix("## ").is_some_and(|it| is_title(it, &typed));
    if let Some(title) = rules.lines().find(titled) {
        let section = rules.lines().skip_while(|line| *line != title).skip(1);
        let section = section.take_while(|line| !line.starts_with("## "));
        return show([title].into_iter().chain(section).filter(|it| !it.is_empty()).collect());
    }
    let has_word = |line: &&str| number(line).is_some() && line.to_lowercase().contains(&typed);
    let found: Vec<&str> = rules.lines().filter(has_word).take(N_FOUND).collect();
    if found.is_empty() {
        let said = teller.words.say_with("terminal-no-rule", &[("typed", typed.into())]);
        return sentences(teller.width, "   ", &said);
    }
    show(found)
}

/// The rules in short, which are said in every language.
pub(crate) fn in_short(sections: &[Section], teller: Teller<'_>) -> String {
    let section = |section: &Section| {
        painted(teller.width, "   ", &section.title, teller.ink, BOLD)
            + &sentences(teller.width, "      ", &section.text)
    };
    sections.iter().map(section).collect()
}

/// The number of the rule that a line states.
fn number(line: &str) -> Option<&str> {
    line.strip_prefix("- **")?.split_once("**").map(|(number, _)| number)
}

/// Whether a rule is meant: `BL-5.10` by `bl-5.10` and by `5.10`.
fn is_called(number: &str, typed: &str) -> bool {
    let number = number.to_lowercase();
    number == typed || number.split_once('-').is_some_and(|(_, number)| number == typed)
}

/// Whether a section is meant: `5 The river` by `5` and by `the river`.
fn is_title(title: &str, typed: &str) -> bool {
    let title = title.to_lowercase();
    title == typed || title.split_once(' ').is_some_and(|(one, rest)| one == typed || rest == typed)
}

/// A line of the rules without its marks.
fn shown(line: &str, width: usize) -> String {
    let plain = line.replace("**", "").replace(['*', '`'], "");
    match plain.strip_prefix("## ") {
        Some(title) => format!("   {title}\n"),
        None => sentences(width, "   ", plain.strip_prefix("- ").unwrap_or(&plain)),
    }
}

#[cfg(test)]
mod tests {
    use super::super::ink::Ink;
    use super::*;
    use crate::rooms::ROOMS;
    use words::{Language, Words};

    fn said(rules: &str, typed: &str) -> String {
        let words = Words::at_terminal(Language::English, "");
        let teller = Teller { words: &words, names: &[], width: 80, ink: Ink::Plain };
        look_up(rules, typed, |rule| (rule == "FH-1.2").then(|| "Not so!".to_owned()), teller)
    }

    #[test]
    fn rules_are_found_by_number_section_and_word() {
        let rules = "# Fox hunt\n\n## 1 The hunt\n\n- **FH-1.1** Foxes run.\n- **FH-1.2** *Hens* \
                     stay. (ruling)\n\n## 2 The end\n\n- **FH-2.1** Foxes win.\n";
        assert_eq!(said(rules, "FH-1.1"), "   FH-1.1 Foxes run.\n");
        assert_eq!(said(rules, " 1.2 "), "   Not so!\n   FH-1.2 Hens stay. (ruling)\n");
        assert_eq!(said(rules, "2"), "   2 The end\n   FH-2.1 Foxes win.\n");
        assert_eq!(said(rules, "the hunt").lines().count(), 3);
        assert_eq!(said(rules, "foxes").lines().count(), 2);
        assert!(said(rules, "").starts_with("   1 The hunt\n   2 The end\n"));
        assert!(said(rules, "owls").contains("owls"));
    }

    #[test]
    fn every_game_has_rules_that_are_read() {
        for room in ROOMS {
            let numbered = room.terminal.rules().lines().filter_map(number).count();
            assert!(numbered > 50, "{}", room.game());
        }
    }
}
