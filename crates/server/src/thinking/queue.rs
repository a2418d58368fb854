//! What waits to be thought about, and whose turn it is.
//!
//! Turns go round by the addresses from which tables are looked at, and at each address by the
//! owners of the tables: of an address, and of an owner, one choice is thought about at a time,
//! wherever that is. So whoever has many tables, or comes under many names, waits for themselves and
//! for nobody else more than a choice of each address.

use std::collections::{HashMap, HashSet, VecDeque};
use std::net::IpAddr;
use store::PersonId;

/// For whom a choice is thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Patron {
    /// The owner of the table.
    pub(crate) owner: PersonId,
    /// From where it is looked at, if it is.
    pub(crate) address: Option<IpAddr>,
}

/// Those who share a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Party {
    Address(IpAddr),
    /// Where nobody looks on.
    Owner(PersonId),
}

impl From<Patron> for Party {
    fn from(patron: Patron) -> Party {
        patron.address.map_or(Party::Owner(patron.owner), Party::Address)
    }
}

/// How much may wait.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    pub(crate) per_owner: usize,
    pub(crate) per_address: usize,
}

/// What waits to be thought about.
pub(super) struct Queue<T> {
    waiting: HashMap<Party, Waiting<T>>,
    /// The parties with something waiting and nothing running, the next first.
    turns: VecDeque<Party>,
    /// The owners of whom a choice is thought about.
    busy: HashSet<PersonId>,
    n_waiting: usize,
}

/// What waits for one party.
struct Waiting<T> {
    /// By owners, whose turn it is first.
    owners: VecDeque<(PersonId, VecDeque<T>)>,
    is_running: bool,
}

impl<T> Default for Waiting<T> {
    fn default() -> Waiting<T> {
        Waiting { owners: VecDeque::new(), is_running: false }
    }
}

impl<T> Waiting<T> {
    fn of(&self, owner: PersonId) -> usize {
        self.owners.iter().find(|(it, _)| *it == owner).map_or(0, |(_, waiting)| waiting.len())
    }

    fn of_all(&self) -> usize {
        self.owners.iter().map(|(_, waiting)| waiting.len()).sum()
    }
}

impl<T> Default for Queue<T> {
    fn default() -> Queue<T> {
        Queue {
            waiting: HashMap::new(),
            turns: VecDeque::new(),
            busy: HashSet::new(),
            n_waiting: 0,
        }
    }
}

impl<T> Queue<T> {
    /// Whether another choice may wait for a patron.
    pub(super) fn has_room(&self, patron: Patron, room: Room) -> bool {
        self.waiting.get(&patron.into()).is_none_or(|waiting| {
            waiting.of(patron.owner) < room.per_owner && waiting.of_all() < room.per_address
        })
    }

    pub(super) fn add(&mut self, patron: Patron, work: T) {
        let party = Party::from(patron);
        let waiting = self.waiting.entry(party).or_default();
        if waiting.owners.is_empty() && !waiting.is_running {
            self.turns.push_back(party);
        }
        match waiting.owners.iter_mut().find(|(owner, _)| *owner == patron.owner) {
            Some((_, of_owner)) => of_owner.push_back(work),
            None => waiting.owners.push_back((patron.owner, VecDeque::from([work]))),
        }
        self.n_waiting += 1;
    }

    /// The next choice, of those that are wanted.
    pub(super) fn take(&mut self, wanted: impl Fn(&T) -> bool) -> Option<(Patron, T)> {
        let (place, party, index) = self.turns.iter().enumerate().find_map(|(place, party)| {
            let is_next = |(owner, waiting): &(PersonId, VecDeque<T>)| {
                !self.busy.contains(owner) && waiting.front().is_some_and(&wanted)
            };
            let index = self.waiting.get(party)?.owners.iter().position(is_next)?;
            Some((place, *party, index))
        })?;
        self.turns.remove(place);
        let waiting = self.waiting.get_mut(&party).expect("whose turn it is has something waiting");
        let (owner, mut of_owner) = waiting.owners.remove(index).expect("it was found there");
        let work = of_owner.pop_front().expect("an owner has something waiting");
        if !of_owner.is_empty() {
            waiting.owners.push_back((owner, of_owner));
        }
        waiting.is_running = true;
        self.busy.insert(owner);
        self.n_waiting -= 1;
        let address = match party {
            Party::Address(address) => Some(address),
            Party::Owner(_) => None,
        };
        Some((Patron { owner, address }, work))
    }

    /// A choice that was taken is thought about no more.
    pub(super) fn end(&mut self, patron: Patron) {
        let party = self.stop(patron);
        let waiting = self.waiting.get(&party).expect("a choice of theirs was thought about");
        match waiting.owners.is_empty() {
            true => drop(self.waiting.remove(&party)),
            false => self.turns.push_back(party),
        }
    }

    /// A choice that was taken comes back: it is the next one of its party.
    pub(super) fn give_back(&mut self, patron: Patron, work: T) {
        let party = self.stop(patron);
        let waiting = self.waiting.get_mut(&party).expect("a choice of theirs was thought about");
        let place = waiting.owners.iter().position(|(owner, _)| *owner == patron.owner);
        let of_owner = place.and_then(|place| waiting.owners.remove(place));
        let mut of_owner = of_owner.map(|(_, of_owner)| of_owner).unwrap_or_default();
        of_owner.push_front(work);
        waiting.owners.push_front((patron.owner, of_owner));
        self.turns.push_front(party);
        self.n_waiting += 1;
    }

    fn stop(&mut self, patron: Patron) -> Party {
        let party = Party::from(patron);
        self.busy.remove(&patron.owner);
        if let Some(waiting) = self.waiting.get_mut(&party) {
            waiting.is_running = false;
        }
        party
    }

    pub(super) fn n_waiting(&self) -> usize {
        self.n_waiting
    }

    pub(super) fn n_running(&self) -> usize {
        self.busy.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Somebody at an address of their own.
    fn person(number: i64) -> Patron {
        at(number, number as u8)
    }

    fn at(number: i64, address: u8) -> Patron {
        let address = Some(IpAddr::from([192, 0, 2, address]));
        Patron { owner: PersonId::new(number), address }
    }

    fn next(queue: &mut Queue<()>) -> Option<Patron> {
        queue.take(|()| true).map(|(patron, ())| patron)
    }

    #[test]
    fn somebody_with_one_table_waits_for_one_choice_of_somebody_with_forty() {
        let mut queue = Queue::default();
        for _ in 0..40 {
            queue.add(person(1), ());
        }
        assert_eq!(next(&mut queue), Some(person(1)));
        assert_eq!(next(&mut queue), None, "one choice at a time, however many threads are idle");
        queue.add(person(2), ());
        assert_eq!(next(&mut queue), Some(person(2)), "at once, if a thread is idle");
        queue.add(person(3), ());
        queue.end(person(1));
        assert_eq!(next(&mut queue), Some(person(3)), "before the next of the forty");
        assert_eq!(next(&mut queue), Some(person(1)));
    }

    #[test]
    fn many_names_at_one_address_have_one_turn() {
        let mut queue = Queue::default();
        for table in 0..30 {
            for guest in 1..=10 {
                queue.add(at(guest, 1), ());
            }
            assert_eq!(queue.n_waiting(), 10 * (table + 1));
        }
        let first = next(&mut queue).expect("a choice");
        assert_eq!(next(&mut queue), None, "one choice of an address at a time");
        queue.add(at(77, 2), ());
        queue.end(first);
        assert_eq!(
            next(&mut queue),
            Some(at(77, 2)),
            "the victim waits for one choice of them all"
        );
        for turn in 0..20 {
            let expected = at((turn + 1) % 10 + 1, 1);
            assert_eq!(next(&mut queue), Some(expected), "among themselves they take turns too");
            queue.end(expected);
        }
    }

    #[test]
    fn one_person_at_many_addresses_has_one_choice_at_a_time() {
        let mut queue = Queue::default();
        for address in 1..=5 {
            queue.add(at(1, address), ());
        }
        assert_eq!(next(&mut queue), Some(at(1, 1)));
        assert_eq!(next(&mut queue), None);
        queue.add(at(2, 5), ());
        assert_eq!(next(&mut queue), Some(at(2, 5)), "somebody else at such an address may");
        queue.end(at(1, 1));
        assert_eq!(next(&mut queue), Some(at(1, 2)));
    }

    #[test]
    fn parties_take_turns_and_are_forgotten_when_nothing_waits() {
        let mut queue = Queue::default();
        for owner in [1, 1, 1, 2, 2, 3] {
            queue.add(person(owner), ());
        }
        let mut turns = Vec::new();
        while let Some(patron) = next(&mut queue) {
            turns.push(patron);
            queue.end(patron);
        }
        assert_eq!(turns, [1, 2, 3, 1, 2, 1].map(person));
        assert!(queue.waiting.is_empty() && queue.turns.is_empty() && queue.busy.is_empty());
        assert_eq!((queue.n_waiting(), queue.n_running()), (0, 0));
    }

    #[test]
    fn what_comes_back_is_next() {
        let mut queue = Queue::default();
        for (owner, work) in [(1, 'a'), (1, 'b'), (2, 'c')] {
            queue.add(person(owner), work);
        }
        let (patron, work) = queue.take(|_| true).expect("a choice");
        queue.give_back(patron, work);
        assert_eq!(queue.n_running(), 0);
        assert_eq!(queue.take(|_| true), Some((person(1), 'a')));
        assert_eq!(queue.take(|_| true), Some((person(2), 'c')));
        queue.give_back(person(2), 'c');
        queue.end(person(1));
        assert_eq!(queue.take(|_| true), Some((person(2), 'c')));
        assert_eq!(queue.take(|_| true), Some((person(1), 'b')));
    }

    #[test]
    fn who_wants_only_some_leaves_the_others_their_turn() {
        let mut queue = Queue::default();
        for (owner, work) in [(1, 'a'), (2, 'b'), (3, 'a')] {
            queue.add(person(owner), work);
        }
        assert_eq!(queue.take(|work| *work == 'b'), Some((person(2), 'b')));
        assert_eq!(queue.take(|work| *work == 'b'), None);
        assert_eq!(queue.take(|_| true), Some((person(1), 'a')));
        assert_eq!(queue.take(|_| true), Some((person(3), 'a')));
    }

    #[test]
    fn only_so_many_choices_of_one_owner_and_of_one_address_wait() {
        let room = Room { per_owner: 2, per_address: 3 };
        let mut queue = Queue::default();
        for _ in 0..2 {
            assert!(queue.has_room(at(1, 1), room));
            queue.add(at(1, 1), ());
        }
        assert!(!queue.has_room(at(1, 1), room));
        assert!(queue.has_room(at(2, 1), room));
        queue.add(at(2, 1), ());
        assert!(!queue.has_room(at(2, 1), room), "the address has enough");
        assert!(!queue.has_room(at(3, 1), room));
        assert!(queue.has_room(at(3, 2), room), "another has not");
        assert!(next(&mut queue).is_some());
        assert!(queue.has_room(at(1, 1), room), "one that is thought about does not wait");
    }
}
