//! Who is here now: people with a page open.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use store::PersonId;

/// Who is here now.
#[derive(Clone, Default)]
pub(crate) struct Presence {
    /// The pages that each person has open at this node.
    here: Arc<Mutex<HashMap<PersonId, Pages>>>,
    /// Who has any at other nodes, and whether one of them is in sight.
    elsewhere: Arc<Mutex<HashMap<PersonId, bool>>>,
}

/// How many pages somebody has open.
#[derive(Default)]
struct Pages {
    n_open: usize,
    /// How many of them are not in the background.
    n_in_sight: usize,
}

/// Somebody is here as long as this is held.
pub(crate) struct Attendance {
    presence: Presence,
    person: PersonId,
    is_in_sight: bool,
}

impl Presence {
    /// Somebody has opened a page.
    pub(crate) fn attend(&self, person: Option<PersonId>) -> Option<Attendance> {
        let person = person?;
        let mut pages = self.pages();
        let own = pages.entry(person).or_default();
        own.n_open += 1;
        own.n_in_sight += 1;
        Some(Attendance { presence: self.clone(), person, is_in_sight: true })
    }

    pub(crate) fn is_here(&self, person: PersonId) -> bool {
        self.pages().contains_key(&person) || self.others().contains_key(&person)
    }

    /// Whether somebody has a page in sight: a tab that was forgotten in the background tells nothing.
    pub(crate) fn is_looking(&self, person: PersonId) -> bool {
        let looks_here = self.pages().get(&person).is_some_and(|pages| pages.n_in_sight > 0);
        looks_here || self.others().get(&person) == Some(&true)
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

    /// Everybody who is at this node, and whether they have a page in sight.
    pub(crate) fn here(&self) -> HashMap<PersonId, bool> {
        self.pages().iter().map(|(person, pages)| (*person, pages.n_in_sight > 0)).collect()
    }

    /// Other nodes say who is there, and whether they have a page in sight.
    pub(crate) fn set_elsewhere(&self, people: Vec<(PersonId, bool)>) {
        *self.others() = people.into_iter().collect();
    }

    fn pages(&self) -> MutexGuard<'_, HashMap<PersonId, Pages>> {
        self.here.lock().expect("nobody panics while counting")
    }

    fn others(&self) -> MutexGuard<'_, HashMap<PersonId, bool>> {
        self.elsewhere.lock().expect("nobody panics while counting")
    }
}

impl Attendance {
    /// The page is in sight, or in the background.
    pub(crate) fn set_in_sight(&mut self, is_in_sight: bool) {
        if let Some(pages) = self.presence.pages().get_mut(&self.person) {
            pages.n_in_sight -= usize::from(self.is_in_sight);
            pages.n_in_sight += usize::from(is_in_sight);
            self.is_in_sight = is_in_sight;
        }
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let mut pages = self.presence.pages();
        if let Some(own) = pages.get_mut(&self.person) {
            own.n_open -= 1;
            own.n_in_sight -= usize::from(self.is_in_sight);
            if own.n_open == 0 {
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
        assert!(presence.attend(None).is_none());
        let first = presence.attend(Some(ada));
        let second = presence.attend(Some(ada));
        drop(first);
        assert!(presence.is_here(ada));
        assert_eq!(presence.n_here(), 1);
        drop(second);
        assert!(!presence.is_here(ada));
    }

    #[test]
    fn somebody_looks_as_long_as_a_page_is_in_sight() {
        let (presence, ada) = (Presence::default(), PersonId::new(1));
        let mut first = presence.attend(Some(ada)).expect("Ada is somebody");
        let mut second = presence.attend(Some(ada)).expect("Ada is somebody");
        first.set_in_sight(false);
        assert!(presence.is_looking(ada));
        second.set_in_sight(false);
        second.set_in_sight(false);
        assert!(!presence.is_looking(ada) && presence.is_here(ada));
        first.set_in_sight(true);
        assert!(presence.is_looking(ada));
        drop(first);
        assert!(!presence.is_looking(ada) && presence.is_here(ada));
        presence.set_elsewhere(vec![(ada, false)]);
        assert!(!presence.is_looking(ada));
        presence.set_elsewhere(vec![(ada, true)]);
        assert!(presence.is_looking(ada));
    }
}
