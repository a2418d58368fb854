//! Who looks on, and what each of them has been told.
//!
//! Whatever happens only notes down who is owed what; the table pays when there is something to
//! show. So a state that is not stored yet is shown to nobody, whatever happens meanwhile.

use table::Viewer;

/// A number for somebody who looks on: one screen, one socket.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SubscriberId(pub u64);

/// What somebody is to be sent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Owed {
    Nothing,
    /// The match, with what happened since they last saw it.
    Update,
    /// Who sits here, and the match with all that happened.
    Everything,
}

/// Somebody who looks on.
pub(crate) struct Subscriber<P> {
    pub(crate) id: SubscriberId,
    pub(crate) person: Option<P>,
    /// With whose eyes they were last shown the match.
    pub(crate) eyes: Option<Viewer>,
    owed: Owed,
    told: Told,
}

/// The actions whose events somebody knows: the first so many, for each pair of eyes. At one screen
/// several take turns; each has a history of its own, which goes on where it stopped.
#[derive(Default)]
struct Told(Vec<(Viewer, usize)>);

impl<P> Subscriber<P> {
    /// Pays what is owed: with these eyes the match of so many actions is shown now. Says what is
    /// paid and since which action; `eyes` that are new are shown to, owed or not.
    pub(crate) fn pay(&mut self, eyes: Viewer, n_plies: usize) -> Option<(Owed, Option<usize>)> {
        let owed = std::mem::replace(&mut self.owed, Owed::Nothing);
        if owed == Owed::Nothing && self.eyes == Some(eyes) {
            return None;
        }
        self.eyes = Some(eyes);
        if owed == Owed::Everything {
            self.told.0.clear();
        }
        let since = match self.told.0.iter_mut().find(|(viewer, _)| *viewer == eyes) {
            Some((_, known)) => Some(std::mem::replace(known, n_plies)),
            None => {
                self.told.0.push((eyes, n_plies));
                None
            }
        };
        Some((owed, since))
    }
}

/// All who look on.
pub(crate) struct Subscribers<P>(Vec<Subscriber<P>>);

impl<P: Copy + Eq> Subscribers<P> {
    pub(crate) fn new() -> Subscribers<P> {
        Subscribers(Vec::new())
    }

    pub(crate) fn join(&mut self, id: SubscriberId, person: Option<P>) {
        let told = Told::default();
        self.0.push(Subscriber { id, person, eyes: None, owed: Owed::Everything, told });
    }

    pub(crate) fn leave(&mut self, id: SubscriberId) {
        self.0.retain(|subscriber| subscriber.id != id);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn get(&self, id: SubscriberId) -> Option<&Subscriber<P>> {
        self.0.iter().find(|subscriber| subscriber.id == id)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Subscriber<P>> {
        self.0.iter()
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Subscriber<P>> {
        self.0.iter_mut()
    }

    /// Whether a person looks on, by any screen.
    pub(crate) fn is_here(&self, person: P) -> bool {
        self.0.iter().any(|subscriber| subscriber.person == Some(person))
    }

    pub(crate) fn owe(&mut self, id: SubscriberId, owed: Owed) {
        for subscriber in self.0.iter_mut().filter(|subscriber| subscriber.id == id) {
            subscriber.owed = subscriber.owed.max(owed);
        }
    }

    /// The match has gone on, or back, to so many actions. What was told of later ones is no more.
    pub(crate) fn owe_all(&mut self, n_plies: usize) {
        for subscriber in &mut self.0 {
            subscriber.owed = subscriber.owed.max(Owed::Update);
            for (_, known) in &mut subscriber.told.0 {
                *known = n_plies.min(*known);
            }
        }
    }

    /// The match is another than the one they were told of: all that happened comes anew.
    pub(crate) fn owe_all_anew(&mut self) {
        for subscriber in &mut self.0 {
            subscriber.owed = subscriber.owed.max(Owed::Update);
            subscriber.told.0.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seat;

    #[test]
    fn each_pair_of_eyes_has_a_history_of_its_own() {
        let (ada, bea) = (Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::FIRST.next(2)));
        let mut subscribers = Subscribers::new();
        subscribers.join(SubscriberId(1), Some(1));
        let mut pay = |eyes, n_plies, went_to: Option<usize>| {
            went_to.into_iter().for_each(|n_plies| subscribers.owe_all(n_plies));
            subscribers.iter_mut().next().expect("one").pay(eyes, n_plies)
        };
        assert_eq!(pay(ada, 0, None), Some((Owed::Everything, None)));
        assert_eq!(pay(ada, 0, None), None, "nothing new");
        assert_eq!(pay(ada, 1, Some(1)), Some((Owed::Update, Some(0))));
        assert_eq!(pay(bea, 2, Some(2)), Some((Owed::Update, None)));
        assert_eq!(pay(bea, 3, Some(3)), Some((Owed::Update, Some(2))));
        assert_eq!(pay(ada, 4, Some(4)), Some((Owed::Update, Some(1))), "where it stopped");
        assert_eq!(pay(bea, 4, None), Some((Owed::Nothing, Some(3))), "other eyes");
        assert_eq!(pay(bea, 2, Some(2)), Some((Owed::Update, Some(2))), "taken back");
        assert_eq!(pay(bea, 3, Some(3)), Some((Owed::Update, Some(2))));
        assert_eq!(pay(ada, 3, None), Some((Owed::Nothing, Some(2))), "not 4: that was taken back");
    }
}
