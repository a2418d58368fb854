//! Short codes that lead to a table, such as FERN-42: easy to say on the telephone and to type.
//!
//! There are too few of them to be a secret. So they lead only to tables whose match has not begun,
//! and how often somebody may try is limited.

use crate::secret::random;
use protocol::Problem;

/// Words that sound harmless in our three languages.
const WORDS: &str = include_str!("words.txt");

/// So many codes are tried before a table goes without one.
const N_ATTEMPTS: usize = 8;

/// Some codes by chance, of which a table gets the first that is free.
pub(crate) fn some() -> Result<Vec<String>, Problem> {
    let words: Vec<&str> = WORDS.split_whitespace().collect();
    let code = |_| {
        let [a, b, c, d] = random::<4>()?;
        let word = words[usize::from(u16::from_le_bytes([a, b])) % words.len()];
        let number = 10 + usize::from(u16::from_le_bytes([c, d])) % 90;
        Ok(format!("{word}-{number}"))
    };
    (0..N_ATTEMPTS).map(code).collect()
}

/// A code as it is stored, from however somebody wrote it: in any case, with or without a hyphen.
pub(crate) fn plain(text: &str) -> Option<String> {
    let letters: String =
        text.chars().filter(char::is_ascii_alphabetic).map(|it| it.to_ascii_uppercase()).collect();
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let is_code = !letters.is_empty() && letters.len() < 16 && digits.len() == 2;
    is_code.then(|| format!("{letters}-{digits}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn words_are_short_and_told_apart() {
        let words: Vec<&str> = WORDS.split_whitespace().collect();
        assert!(200 < words.len(), "{}", words.len());
        assert_eq!(words.iter().collect::<HashSet<_>>().len(), words.len());
        for word in words {
            let is_plain = word.bytes().all(|byte| byte.is_ascii_uppercase());
            assert!(is_plain && (4..=8).contains(&word.len()), "{word}");
        }
    }

    #[test]
    fn a_code_is_read_however_it_is_written() {
        for text in ["FERN-42", "fern42", " Fern 42 ", "fern-42."] {
            assert_eq!(plain(text).as_deref(), Some("FERN-42"), "{text}");
        }
        for text in ["", "fern", "42", "fern-423", "fern-4"] {
            assert_eq!(plain(text), None, "{text}");
        }
        for code in some().expect("chance") {
            assert_eq!(plain(&code).as_deref(), Some(code.as_str()));
        }
    }
}
