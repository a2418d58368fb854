//! Who is here now: people with a page open.

use protocol::TableId;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use store::PersonId;

/// What a page shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    /// Home, where all of one's tables are.
    Home,
    Table(TableId),
    /// Something that tells of no table.
    Other,
}

/// The pages that somebody has in sight and that tell of tables, in words: home as `/`, tables by their
/// names. `None` if all pages are in the background.
pub(crate) type Sights = Option<String>;

/// The word for home, which is the name of no table.
const HOME: &str = "/";

/// Who is here now.
#[derive(Clone, Default)]
pub(crate) struct Presence {
    /// The pages that each person has open at this node.
    here: Arc<Mutex<HashMap<PersonId, Vec<OpenPage>>>>,
    /// What those who have any at other nodes have in sight there.
    elsewhere: Arc<Mutex<HashMap<PersonId, Sights>>>,
    n_opened: Arc<AtomicU64>,
}

/// A page that is open.
struct OpenPage {
    number: u64,
    page: Page,
    /// Whether it is not in the background.
    is_in_sight: bool,
}

/// Somebody is here as long as this is held.
pub(crate) struct Attendance {
    presence: Presence,
    person: PersonId,
    number: u64,
}

impl Presence {
    /// Somebody has opened a page.
    pub(crate) fn attend(&self, person: Option<PersonId>, page: Page) -> Option<Attendance> {
        let person = person?;
        let number = self.n_opened.fetch_add(1, Ordering::Relaxed);
        let page = OpenPage { number, page, is_in_sight: true };
        self.pages().entry(person).or_default().push(page);
        Some(Attendance { presence: self.clone(), person, number })
    }

    pub(crate) fn is_here(&self, person: PersonId) -> bool {
        self.pages().contains_key(&person) || self.others().contains_key(&person)
    }

    /// Whether somebody has a page in sight: a tab that was forgotten in the background tells nothing.
    pub(crate) fn is_looking(&self, person: PersonId) -> bool {
        self.sees(person, |_| true)
    }

    /// Whether somebody has a page in sight that shows how it stands at a table: its own, or home.
    pub(crate) fn is_looking_at(&self, person: PersonId, table: &TableId) -> bool {
        let shows_it = |word: &str| word == HOME || word == table.as_str();
        self.sees(person, |sights| sights.split(' ').any(shows_it))
    }

    fn sees(&self, person: PersonId, is_meant: impl Fn(&str) -> bool) -> bool {
        let here = self.pages().get(&person).and_then(|pages| sights(pages));
        let elsewhere = || self.others().get(&person).cloned().flatten();
        here.is_some_and(|sights| is_meant(&sights))
            || elsewhere().is_some_and(|sights| is_meant(&sights))
    }

    /// Everybody who is here.
    pub(crate) fn all(&self) -> Vec<PersonId> {
        let others = self.others().clone();
        let here = self.here().into_keys().filter(|person| !others.contains_key(person));
        here.chain(others.keys().copied()).collect()
    }

    pub(crate) fn n_here(&self) -> usize {
        self.all().len()
    }

    /// Everybody who is at this node, and what they have in sight.
    pub(crate) fn here(&self) -> HashMap<PersonId, Sights> {
        self.pages().iter().map(|(person, pages)| (*person, sights(pages))).collect()
    }

    /// Other nodes say who is there, and what they have in sight.
    pub(crate) fn set_elsewhere(&self, people: Vec<(PersonId, Sights)>) {
        *self.others() = people.into_iter().collect();
    }

    fn pages(&self) -> MutexGuard<'_, HashMap<PersonId, Vec<OpenPage>>> {
        self.here.lock().expect("nobody panics while counting")
    }

    fn others(&self) -> MutexGuard<'_, HashMap<PersonId, Sights>> {
        self.elsewhere.lock().expect("nobody panics while counting")
    }
}

fn sights(pages: &[OpenPage]) -> Sights {
    let in_sight = || pages.iter().filter(|open| open.is_in_sight);
    let words = in_sight().filter_map(|open| match &open.page {
        Page::Home => Some(HOME),
        Page::Table(table) => Some(table.as_str()),
        Page::Other => None,
    });
    in_sight().next().map(|_| words.collect::<Vec<_>>().join(" "))
}

impl Attendance {
    /// The page is in sight, or in the background.
    pub(crate) fn set_in_sight(&mut self, is_in_sight: bool) {
        let mut pages = self.presence.pages();
        let own = pages.get_mut(&self.person).into_iter().flatten();
        own.filter(|open| open.number == self.number)
            .for_each(|open| open.is_in_sight = is_in_sight);
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let mut pages = self.presence.pages();
        if let Some(own) = pages.get_mut(&self.person) {
            own.retain(|open| open.number != self.number);
            if own.is_empty() {
                pages.remove(&self.person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_is_here_until_the_last_page_closes() {
        let (presence, ada) = (Presence::default(), PersonId::new(1));
        assert!(presence.attend(None, Page::Home).is_none());
        let first = presence.attend(Some(ada), Page::Home);
        let second = presence.attend(Some(ada), Page::Home);
        drop(first);
        assert!(presence.is_here(ada));
        assert_eq!(presence.n_here(), 1);
        drop(second);
        assert!(!presence.is_here(ada));
    }

    #[test]
    fn somebody_looks_as_long_as_a_page_is_in_sight() {
        let (presence, ada) = (Presence::default(), PersonId::new(1));
        let mut first = presence.attend(Some(ada), Page::Home).expect("Ada is somebody");
        let mut second = presence.attend(Some(ada), Page::Home).expect("Ada is somebody");
        first.set_in_sight(false);
        assert!(presence.is_looking(ada));
        second.set_in_sight(false);
        second.set_in_sight(false);
        assert!(!presence.is_looking(ada) && presence.is_here(ada));
        first.set_in_sight(true);
        assert!(presence.is_looking(ada));
        drop(first);
        assert!(!presence.is_looking(ada) && presence.is_here(ada));
        presence.set_elsewhere(vec![(ada, None)]);
        assert!(!presence.is_looking(ada));
        presence.set_elsewhere(vec![(ada, Some(String::new()))]);
        assert!(presence.is_looking(ada));
    }

    #[test]
    fn a_table_is_seen_at_its_page_and_at_home() {
        let (presence, ada) = (Presence::default(), PersonId::new(1));
        let (here, there) = (TableId::new("here"), TableId::new("there"));
        let attend = |page| presence.attend(Some(ada), page).expect("Ada is somebody");
        let sees = || [&here, &there].map(|table| presence.is_looking_at(ada, table));
        let _elsewhere = attend(Page::Other);
        assert!(presence.is_looking(ada) && sees() == [false, false]);
        let mut at_table = attend(Page::Table(here.clone()));
        assert_eq!(sees(), [true, false]);
        at_table.set_in_sight(false);
        assert_eq!(sees(), [false, false]);
        let at_home = attend(Page::Home);
        assert_eq!(sees(), [true, true]);
        drop(at_home);
        presence.set_elsewhere(vec![(ada, Some("over there".to_owned()))]);
        assert_eq!(sees(), [false, true]);
        presence.set_elsewhere(vec![(ada, Some("/".to_owned()))]);
        assert_eq!(sees(), [true, true]);
    }
}
