//! A compiled text with gaps.
//!
//! A gap is `{name}`, which is filled in, or `{name?one:…|yes:…|…}`, a choice between patterns: the
//! first that fits what would be filled in, or the last one. A pattern of a choice can have gaps too.

use crate::arg::Arg;
use crate::language::Language;

pub(crate) const OPEN: char = '{';
pub(crate) const CLOSE: char = '}';
/// Between a name and the patterns to choose from.
pub(crate) const CHOICE: char = '?';
/// Between what a pattern is for and the pattern.
pub(crate) const NAMED: char = ':';
/// Between two patterns to choose from.
pub(crate) const OR: char = '|';

/// Says a pattern with its gaps filled. What is not given is left standing as `{$name}`.
pub(crate) fn fill(said: &mut String, pattern: &str, language: Language, args: &[(&str, Arg<'_>)]) {
    let given = |name| args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg);
    let mut rest = pattern;
    while let Some((text, after)) = rest.split_once(OPEN) {
        said.push_str(text);
        let (gap, after) = split_outside_of_gaps(after, CLOSE).unwrap_or((after, ""));
        match gap.split_once(CHOICE) {
            Some((name, patterns)) => {
                fill(said, choose(patterns, language, given(name)), language, args);
            }
            None => match given(gap) {
                Some(Arg::Text(text)) => said.push_str(text),
                Some(Arg::Number(number)) => said.push_str(&number.to_string()),
                None => said.extend(["{$", gap, "}"]),
            },
        }
        rest = after;
    }
    said.push_str(rest);
}

/// The first pattern that fits, or the last one.
fn choose<'a>(mut patterns: &'a str, language: Language, arg: Option<&Arg<'_>>) -> &'a str {
    while let Some((named, others)) = split_outside_of_gaps(patterns, OR) {
        match (named.split_once(NAMED), arg) {
            (Some((name, pattern)), Some(arg)) if fits(name, language, arg) => return pattern,
            _ => patterns = others,
        }
    }
    patterns
}

/// Whether a pattern with this name is for it: a number by itself or its plural, a text by itself.
fn fits(name: &str, language: Language, arg: &Arg<'_>) -> bool {
    match (name.parse::<i64>(), arg) {
        (Ok(name), Arg::Number(number)) => name == *number,
        (Err(_), Arg::Number(number)) => name == language.plural(*number),
        (Err(_), Arg::Text(text)) => name == text,
        (Ok(_), Arg::Text(_)) => false,
    }
}

/// What stands before and after a sign, the first of its kind that is not inside a gap.
fn split_outside_of_gaps(text: &str, sign: char) -> Option<(&str, &str)> {
    let mut n_open = 0;
    let place = text.find(|letter| {
        let is_found = letter == sign && n_open == 0;
        match letter {
            OPEN => n_open += 1,
            CLOSE => n_open -= 1,
            _ => {}
        }
        is_found
    })?;
    Some((&text[..place], &text[place + sign.len_utf8()..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(pattern: &str, args: &[(&str, Arg<'_>)]) -> String {
        let mut said = String::new();
        fill(&mut said, pattern, Language::English, args);
        said
    }

    #[test]
    fn gaps_are_filled() {
        let args = [("name", "Ännchen".into()), ("n", (-3).into())];
        assert_eq!(said("", &args), "");
        assert_eq!(said("no gap: 1 | 2 ?", &args), "no gap: 1 | 2 ?");
        assert_eq!(said("{name}, {n} – {name}!", &args), "Ännchen, -3 – Ännchen!");
        assert_eq!(said("{name} and {other}", &args), "Ännchen and {$other}");
    }

    #[test]
    fn what_is_filled_in_is_no_pattern() {
        assert_eq!(said("{a}|{b}", &[("a", "{b}".into()), ("b", "}|{".into())]), "{b}|}|{");
    }

    #[test]
    fn the_first_pattern_that_fits_is_chosen() {
        let pattern = "<{n?0:none|one:a: {n}|yes:really?|{n} of them}>";
        let cases: [(Arg<'_>, &str); 7] = [
            (0.into(), "<none>"),
            (1.into(), "<a: 1>"),
            (2.into(), "<2 of them>"),
            ("yes".into(), "<really?>"),
            ("no".into(), "<no of them>"),
            ("one".into(), "<a: one>"),
            // A text is never a number.
            ("0".into(), "<0 of them>"),
        ];
        for (arg, expected) in cases {
            assert_eq!(said(pattern, &[("n", arg)]), expected);
        }
        assert_eq!(said(pattern, &[]), "<{$n} of them>", "without it the last is for all");
    }

    #[test]
    fn choices_stand_in_choices() {
        let pattern = "{a?yes:[{b?yes:both|a}]|{b?yes:b|none}}.";
        for (a, b, expected) in
            [("yes", "yes", "[both]."), ("yes", "", "[a]."), ("", "yes", "b."), ("", "", "none.")]
        {
            assert_eq!(said(pattern, &[("a", a.into()), ("b", b.into())]), expected);
        }
    }

    #[test]
    fn a_gap_that_does_not_end_ends_with_the_text() {
        let args = [("a", 1.into())];
        assert_eq!(said("x {a", &args), "x 1");
        assert_eq!(said("x } {a?one:{b", &args), "x } one:{$b}");
        assert_eq!(said("{", &args), "{$}");
    }
}
