//! Where long names may be divided. Browsers know the syllables of few languages, and cards are narrow.

use words::Language;

/// Shorter words fit anywhere.
const LONG: usize = 9;

/// At least so many letters stay together at either end.
const END: usize = 3;

/// Letters that begin a syllable together.
const TOGETHER: [&str; 28] = [
    "schr", "schl", "schw", "sch", "str", "chr", "bl", "br", "ch", "cl", "cr", "ck", "dr", "fl",
    "fr", "gl", "gn", "gr", "kl", "kr", "ph", "pl", "pr", "qu", "th", "tr", "vr", "zw",
];

/// A name with soft hyphens in its long words.
pub(crate) fn divided(name: &str, language: Language) -> String {
    if language == Language::English {
        return name.to_owned();
    }
    let words: Vec<String> = name.split(' ').map(divided_word).collect();
    words.join(" ")
}

fn divided_word(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    let mut divided = String::new();
    for (index, &letter) in letters.iter().enumerate() {
        let is_inside = index >= END && index + END <= letters.len();
        if letters.len() >= LONG && is_inside && begins_syllable(&letters, index) {
            divided.push('\u{ad}');
        }
        divided.push(letter);
    }
    divided
}

/// Of the consonants between two vowels the last one begins the next syllable, with those that
/// belong to it.
fn begins_syllable(letters: &[char], index: usize) -> bool {
    let vowel = letters[index..].iter().position(|&letter| is_vowel(letter));
    let before = letters[..index].iter().rposition(|&letter| is_vowel(letter));
    let (Some(vowel), Some(before)) = (vowel.filter(|n| *n > 0), before) else { return false };
    let consonants: String = letters[before + 1..index + vowel].iter().collect();
    let n_together = TOGETHER.iter().find(|them| consonants.ends_with(**them));
    let n_together = match n_together {
        Some(them) => them.len(),
        // A compound goes on with these, but they are parted inside a word.
        None if consonants.len() > 2
            && (consonants.ends_with("st") || consonants.ends_with("sp")) =>
        {
            2
        }
        None => 1,
    };
    vowel == n_together
}

fn is_vowel(letter: char) -> bool {
    "aeiouyäöüàâéèêëîïôûùœAEIOUYÄÖÜÀÂÉÈÊËÎÏÔÛÙŒ".contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_are_divided_between_syllables() {
        let told = |name: &str, language| divided(name, language).replace('\u{ad}', "-");
        let german = |name: &str| told(name, Language::German);
        assert_eq!(german("Ochsenkarrenlenker"), "Och-sen-kar-ren-len-ker");
        assert_eq!(german("Pfadfinderin"), "Pfad-fin-de-rin");
        assert_eq!(german("Kornspeicher am See"), "Korn-spei-cher am See");
        assert_eq!(german("Mautschranke"), "Maut-schranke");
        assert_eq!(german("Viehmarkt"), "Vieh-markt");
        assert_eq!(german("Markttag"), "Markttag", "a short word fits");
        assert_eq!(told("Débarcadère", Language::French), "Débar-ca-dère");
        assert_eq!(told("Lighthouse Keeper", Language::English), "Lighthouse Keeper");
    }
}
