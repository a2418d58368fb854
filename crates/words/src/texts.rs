//! The text files, built into the program.

use crate::language::Language;

/// Includes the files of one language.
macro_rules! files {
    ($language:literal) => {
        [
            include_str!(concat!("../texts/", $language, "/common.ftl")),
            include_str!(concat!("../texts/", $language, "/kingdom-builder.ftl")),
            include_str!(concat!("../texts/", $language, "/rules-kingdom-builder.ftl")),
        ]
    };
}

/// The files of a language: what belongs to no game, then each game, then its rules.
pub(crate) const fn of(language: Language) -> [&'static str; 3] {
    match language {
        Language::English => files!("en"),
        Language::German => files!("de"),
        Language::French => files!("fr"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    /// Every key (and attribute) of a file with the variables its text uses.
    fn keys(text: &'static str) -> BTreeMap<String, BTreeSet<&'static str>> {
        let mut found: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
        let (mut key, mut place) = (String::new(), String::new());
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let head = line.split_once(" =").map(|(head, _)| head);
            match head {
                Some(head) if line.starts_with(|first: char| first.is_ascii_lowercase()) => {
                    key = head.to_owned();
                    place = key.clone();
                    assert!(found.insert(place.clone(), BTreeSet::new()).is_none(), "{key} twice");
                }
                Some(head) if head.starts_with("    .") => {
                    place = format!("{key}{}", head.trim());
                    assert!(
                        found.insert(place.clone(), BTreeSet::new()).is_none(),
                        "{place} twice"
                    );
                }
                _ => {}
            }
            for part in line.split('$').skip(1) {
                let end = part.find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
                let name = &part[..end.unwrap_or(part.len())];
                found.get_mut(&place).expect("a text belongs to a key").insert(name);
            }
        }
        found
    }

    #[test]
    fn all_languages_say_the_same_things_with_the_same_words() {
        let english = of(Language::English).map(keys);
        assert!(english.iter().map(BTreeMap::len).sum::<usize>() > 700);
        for language in [Language::German, Language::French] {
            for (theirs, ours) in of(language).map(keys).iter().zip(&english) {
                let missing: Vec<_> =
                    ours.keys().filter(|key| !theirs.contains_key(*key)).collect();
                assert!(missing.is_empty(), "{language} lacks {missing:?}");
                let extra: Vec<_> = theirs.keys().filter(|key| !ours.contains_key(*key)).collect();
                assert!(extra.is_empty(), "{language} alone has {extra:?}");
                for (key, variables) in ours {
                    assert_eq!(&theirs[key], variables, "variables of {key} in {language}");
                }
            }
        }
    }

    #[test]
    fn keys_say_which_screen_they_belong_to() {
        let screens = [
            "app", "common", "lobby", "create", "level", "table", "ask", "preview", "end",
            "replay", "error", "settings", "help", "a11y",
        ];
        for key in keys(of(Language::English)[0]).keys() {
            let screen = key.split('-').next().expect("a first word");
            assert!(screens.contains(&screen), "{key}");
        }
    }

    /// One way of speaking to people in each language, and its own typography.
    #[test]
    fn each_language_keeps_its_manners() {
        let wrong = [
            (Language::English, &["'", " he ", " his "][..]),
            (Language::German, &["'", "en Sie ", " Ihre ", "Ihnen"]),
            (Language::French, &["'", " tu ", " ton ", " ta ", " tes ", " :", " ?", " !", " ;"]),
        ];
        for (language, faults) in wrong {
            let lines = of(language).into_iter().flat_map(str::lines);
            for line in lines.filter(|line| !line.starts_with('#')) {
                let said = line.split_once("= ").map_or(line, |(_, said)| said);
                let said = format!(" {} ", said.trim());
                let is_key = said.trim().chars().count() == 1;
                let fault = faults.iter().find(|fault| said.contains(**fault) && !is_key);
                assert!(fault.is_none(), "{language}: {fault:?} in {line}");
            }
        }
    }

    /// A translation that was forgotten is the English text.
    #[test]
    fn long_texts_are_translated() {
        let said = |line: &'static str| line.split_once("= ").map_or(line, |(_, said)| said).trim();
        let lines = |language| of(language).into_iter().flat_map(str::lines).map(said);
        let is_long = |line: &&str| line.len() > 30 && !line.starts_with('#');
        let english: BTreeSet<&str> = lines(Language::English).filter(is_long).collect();
        for language in [Language::German, Language::French] {
            let same: Vec<&str> = lines(language).filter(|line| english.contains(line)).collect();
            assert!(same.is_empty(), "{language}: {same:?}");
        }
    }
}
