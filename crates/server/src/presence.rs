//! Who is here now: people with a page open.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard};
use store::PersonId;

/// Who is here now.
#[derive(Clone, Default)]
pub(crate) struct Presence {
    /// How many pages each person has open at this node.
    here: Arc<Mutex<HashMap<PersonId, usize>>>,
    /// Who has any at other nodes.
    elsewhere: Arc<Mutex<HashSet<PersonId>>>,
}

/// Somebody is here as long as this is held.
pub(crate) struct Attendance {
    presence: Presence,
    person: PersonId,
}

impl Presence {
    /// Somebody has opened a page.
    pub(crate) fn attend(&self, person: Option<PersonId>) -> Option<Attendance> {
        let person = person?;
        *self.pages().entry(person).or_default() += 1;
        Some(Attendance { presence: self.clone(), person })
    }

    pub(crate) fn is_here(&self, person: PersonId) -> bool {
        self.pages().contains_key(&person) || self.others().contains(&person)
    }

    /// Everybody who is here.
    pub(crate) fn all(&self) -> Vec<PersonId> {
        let others = self.others().clone();
        let here = self.here().into_iter().filter(|person| !others.contains(person));
        here.chain(others.iter().copied()).collect()
    }

    pub(crate) fn n_here(&self) -> usize {
        self.all().len()
    }

    /// Everybody who is at this node.
    pub(crate) fn here(&self) -> Vec<PersonId> {
        self.pages().keys().copied().collect()
    }

    /// Other nodes say who is there.
    pub(crate) fn set_elsewhere(&self, people: Vec<PersonId>) {
        *self.others() = people.into_iter().collect();
    }

    fn pages(&self) -> MutexGuard<'_, HashMap<PersonId, usize>> {
        self.here.lock().expect("nobody panics while counting")
    }

    fn others(&self) -> MutexGuard<'_, HashSet<PersonId>> {
        self.elsewhere.lock().expect("nobody panics while counting")
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let mut pages = self.presence.pages();
        if let Some(n_pages) = pages.get_mut(&self.person) {
            *n_pages -= 1;
            if *n_pages == 0 {
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
}
