//! Options written as words such as `players=3 with=caves`.

use crate::refusal::ParseError;

/// The keys and values of an options text, each key once.
pub fn option_pairs(text: &str) -> Result<Vec<(&str, &str)>, ParseError> {
    let mut pairs: Vec<(&str, &str)> = Vec::new();
    for word in text.split_whitespace() {
        let (key, value) = word.split_once('=').ok_or_else(|| {
            ParseError(format!("`{word}` is no option; options look like players=3"))
        })?;
        if pairs.iter().any(|(other, _)| *other == key) {
            return Err(ParseError(format!("`{key}` is given twice")));
        }
        pairs.push((key, value));
    }
    Ok(pairs)
}

/// The value of an option that is a number.
pub fn option_number(key: &str, value: &str) -> Result<usize, ParseError> {
    value.parse().map_err(|_| ParseError(format!("{key}: `{value}` is no number")))
}

/// The value of an option that is on or off.
pub fn option_switch(key: &str, value: &str) -> Result<bool, ParseError> {
    match value {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(ParseError(format!("{key}: `{value}` is neither yes nor no"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_pairs_of_words() {
        assert_eq!(
            option_pairs("  players=3  with=a,b "),
            Ok(vec![("players", "3"), ("with", "a,b")])
        );
        assert_eq!(option_pairs(""), Ok(vec![]));
        let fault = |text| option_pairs(text).expect_err("a fault").0;
        assert_eq!(fault("players"), "`players` is no option; options look like players=3");
        assert_eq!(fault("players=2 players=3"), "`players` is given twice");
    }

    #[test]
    fn values_say_what_is_wrong_with_them() {
        assert_eq!(option_number("players", "3"), Ok(3));
        let fault = option_number("players", "many").expect_err("no number").0;
        assert_eq!(fault, "players: `many` is no number");
        assert_eq!((option_switch("x", "yes"), option_switch("x", "no")), (Ok(true), Ok(false)));
        let fault = option_switch("x", "1").expect_err("no switch").0;
        assert_eq!(fault, "x: `1` is neither yes nor no");
    }
}
