//! The text files, built into the program.

use crate::compile::{CompileError, compile};
use crate::language::Language;

/// A text file in each language, in the order of [`Language::ALL`].
type Translated = [&'static str; 3];

macro_rules! translated {
    ($($name:literal),+) => {
        [
            include_str!(concat!("../texts/en/", $($name),+, ".ftl")),
            include_str!(concat!("../texts/de/", $($name),+, ".ftl")),
            include_str!(concat!("../texts/fr/", $($name),+, ".ftl")),
        ]
    };
}

/// The files of each game by its name: its texts, and its rules.
macro_rules! games {
    ($($game:literal)+) => {
        [$(($game, [translated!($game), translated!($game, "-rules")])),+]
    };
}

const COMMON: Translated = translated!("common");

/// The one list of games with texts.
const GAMES: &[(&str, [Translated; 2])] = &games! {
    "kingdom-builder"
    "boonlake"
    "suna-valo"
};

/// What is said on the pages of the club only.
const CLUB: Translated = translated!("club");

/// What is said around matches with others only.
const TOGETHER: Translated = translated!("together");

/// What is told to somebody who is not here: no page says it.
const NOTICES: Translated = translated!("notices");

/// What is said in the terminal only, so that no browser has to fetch it.
const TERMINAL: Translated = translated!("terminal");

/// The same of a game, by its name.
const GAMES_AT_TERMINAL: &[(&str, Translated)] = &[
    ("kingdom-builder", translated!("kingdom-builder-terminal")),
    ("boonlake", translated!("boonlake-terminal")),
    ("suna-valo", translated!("suna-valo-terminal")),
];

/// The file of what belongs to no game.
pub(crate) fn common(language: Language) -> &'static str {
    COMMON[language as usize]
}

/// The file of what is said on the pages of the club.
pub(crate) fn club(language: Language) -> &'static str {
    CLUB[language as usize]
}

/// The file of what is said around matches with others.
pub(crate) fn together(language: Language) -> &'static str {
    TOGETHER[language as usize]
}

/// The file of what is told to somebody who is not here.
pub(crate) fn notices(language: Language) -> &'static str {
    NOTICES[language as usize]
}

/// The files of a game; none if it has no texts.
pub(crate) fn of_game(language: Language, game: &str) -> impl Iterator<Item = &'static str> {
    let found = GAMES.iter().find(|(name, _)| *name == game);
    found.into_iter().flat_map(|(_, files)| files).map(move |file| file[language as usize])
}

/// The compiled files that a page fetches, by name: `common`, `club`, `together`,
/// and one for each game.
pub fn files_of_page(language: Language) -> Result<Vec<(&'static str, String)>, CompileError> {
    let common = common(language);
    let mut files = vec![("common", compile(&[common])?.remove(0))];
    for (name, more) in [("club", club(language)), ("together", together(language))] {
        files.push((name, compile(&[common, more])?.remove(1)));
    }
    for (game, _) in GAMES {
        let whole: String = of_game(language, game).collect();
        files.push((game, compile(&[common, &whole])?.remove(1)));
    }
    Ok(files)
}

/// The files of what is said in the terminal only: of no game, and of a game if it has one.
pub(crate) fn at_terminal(language: Language, game: &str) -> impl Iterator<Item = &'static str> {
    let found = GAMES_AT_TERMINAL.iter().filter(move |(name, _)| *name == game);
    let of_game = found.map(|(_, file)| file);
    [&TERMINAL].into_iter().chain(of_game).map(move |file| file[language as usize])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Words;
    use std::collections::{BTreeMap, BTreeSet};
    use std::sync::Arc;

    /// Every file of a language.
    fn all(language: Language) -> Vec<&'static str> {
        let games = GAMES.iter().flat_map(|(game, _)| of_game(language, game));
        let terminal = GAMES_AT_TERMINAL.iter().map(|(_, file)| file[language as usize]);
        let terminal = [TERMINAL[language as usize]].into_iter().chain(terminal);
        [common(language), club(language), together(language), notices(language)]
            .into_iter()
            .chain(games)
            .chain(terminal)
            .collect()
    }

    #[test]
    fn every_file_can_be_compiled() {
        for language in Language::ALL {
            let files = all(language);
            let compiled = compile(&files).unwrap_or_else(|error| panic!("{language}: {error}"));
            for (file, compiled) in files.iter().zip(compiled) {
                let keys = keys(file);
                let found = compiled.lines().map(|line| line.split_once('=').expect("a key").0);
                assert!(found.eq(keys.keys()), "{language} has other keys than {:?}", keys.keys());
            }
        }
    }

    #[test]
    fn a_page_speaks_as_we_do() {
        for language in Language::ALL {
            let files = files_of_page(language).expect("every file can be compiled");
            let by_name: BTreeMap<_, _> =
                files.iter().map(|(name, file)| (*name, Arc::from(file.as_str()))).collect();
            for (game, _) in GAMES {
                let fetched = vec![Arc::clone(&by_name["common"]), Arc::clone(&by_name[game])];
                let (page, ours) = (Words::by(language, fetched), Words::of_game(language, game));
                let texts = [common(language)].into_iter().chain(of_game(language, game));
                for key in texts.flat_map(|text| keys(text).into_keys()) {
                    assert!(page.has(&key), "{key} of {game} in {language}");
                    assert_eq!(page.say(&key), ours.say(&key));
                }
            }
        }
    }

    #[test]
    fn a_page_fetches_nothing_of_the_terminal() {
        let files = files_of_page(Language::English).expect("every file can be compiled");
        for key in keys(TERMINAL[Language::English as usize]).keys() {
            let is_said = |file: &String| crate::lines::find(file, key).is_some();
            assert!(!files.iter().any(|(_, file)| is_said(file)), "{key}");
        }
    }

    /// What belongs to no game is said the same way in every game.
    #[test]
    fn no_game_has_a_key_of_the_common_texts() {
        let common = keys(common(Language::English));
        for (game, _) in GAMES {
            let [texts, rules]: [_; 2] = of_game(Language::English, game)
                .map(keys)
                .collect::<Vec<_>>()
                .try_into()
                .expect("two");
            let twice = |key: &&String| {
                common.contains_key(*key) || rules.contains_key(*key) && texts.contains_key(*key)
            };
            let twice: Vec<&String> = texts.keys().chain(rules.keys()).filter(twice).collect();
            assert!(twice.is_empty(), "{game} says again: {twice:?}");
        }
    }

    #[test]
    fn the_terminal_adds_keys_of_its_own() {
        for (game, _) in GAMES {
            let said: Vec<_> = [common(Language::English)]
                .into_iter()
                .chain(of_game(Language::English, game))
                .chain(at_terminal(Language::English, game))
                .map(keys)
                .collect();
            let n_keys: usize = said.iter().map(BTreeMap::len).sum();
            let all: BTreeSet<&String> = said.iter().flat_map(BTreeMap::keys).collect();
            assert_eq!(all.len(), n_keys, "{game} says something twice");
        }
    }

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
        let in_files = |language| all(language).into_iter().map(keys).collect::<Vec<_>>();
        let english = in_files(Language::English);
        assert!(english.iter().map(BTreeMap::len).sum::<usize>() > 700);
        for language in [Language::German, Language::French] {
            for (theirs, ours) in in_files(language).iter().zip(&english) {
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
            "app", "common", "game", "home", "lobby", "nav", "join", "part", "create", "level",
            "computer", "table", "ask", "end", "replay", "error", "settings", "help", "a11y",
        ];
        for key in keys(common(Language::English)).keys() {
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
            let lines = all(language).into_iter().flat_map(str::lines);
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
        let lines = |language| all(language).into_iter().flat_map(str::lines).map(said);
        // What is filled in is the same in every language.
        let n_letters = |line: &str| {
            let outside = line.split('{').map(|part| part.split_once('}').map_or(part, |it| it.1));
            outside.map(str::len).sum::<usize>()
        };
        let is_long = |line: &&str| n_letters(line) > 30 && !line.starts_with('#');
        let english: BTreeSet<&str> = lines(Language::English).filter(is_long).collect();
        for language in [Language::German, Language::French] {
            let same: Vec<&str> = lines(language).filter(|line| english.contains(line)).collect();
            assert!(same.is_empty(), "{language}: {same:?}");
        }
    }
}
