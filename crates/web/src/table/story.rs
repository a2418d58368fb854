//! What happened, as far as the page was told.

use crate::face::{Event, Reader};
use protocol::{NumberedEvent, Update};
use std::sync::Arc;
use table::Seat;

/// What happened, as each pair of eyes at this screen was told. An event is read once, when it is
/// told; what is taken back is dropped from the end.
#[derive(Default)]
pub(crate) struct Stories {
    /// A list, for few look on at one screen.
    by_eyes: Vec<(Option<Seat>, Vec<Told>)>,
    /// With whose eyes the page sees now.
    eyes: Option<Seat>,
    n_read: usize,
}

/// An event, as the page was told.
#[derive(Clone)]
pub(crate) struct Told {
    /// A number that nothing else that was told has.
    pub(crate) serial: usize,
    /// The number of the action it belongs to.
    pub(crate) ply: usize,
    pub(crate) event: Arc<dyn Event>,
}

/// When a computer played at a seat: after so many actions, until there were so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Absence {
    pub(crate) since: usize,
    pub(crate) until: Option<usize>,
}

impl Absence {
    /// Whether an action was the computer's, if it was the seat's.
    pub(crate) fn covers(self, ply: usize) -> bool {
        self.since < ply && self.until.is_none_or(|until| ply <= until)
    }
}

/// What an update changed in a story; nothing where all of it is told anew.
#[derive(Default)]
pub(crate) struct Change {
    /// What was taken back, the latest first.
    pub(crate) gone: Vec<Told>,
    /// What happened, in order.
    pub(crate) come: Vec<Told>,
}

impl PartialEq for Told {
    fn eq(&self, other: &Told) -> bool {
        self.serial == other.serial
    }
}

impl Stories {
    /// Takes in what an update tells, or says what cannot be read.
    pub(crate) fn take_in(
        &mut self,
        update: &Update,
        reader: &dyn Reader,
    ) -> Result<Change, serde_json::Error> {
        self.eyes = update.eyes;
        let known = self.by_eyes.iter().position(|(eyes, _)| *eyes == update.eyes);
        let known = known.unwrap_or_else(|| {
            self.by_eyes.push((update.eyes, Vec::new()));
            self.by_eyes.len() - 1
        });
        let story = &mut self.by_eyes[known].1;
        let mut change = Change::default();
        match update.since {
            None => story.clear(),
            Some(since) => {
                while let Some(told) = story.pop_if(|told| told.ply > since) {
                    change.gone.push(told);
                }
            }
        }
        for NumberedEvent { ply, event } in &update.events {
            let event = reader.event(event)?;
            story.push(Told { serial: self.n_read, ply: *ply, event });
            self.n_read += 1;
        }
        if update.since.is_some() {
            let n_new = update.events.len();
            change.come.extend_from_slice(&story[story.len() - n_new..]);
        }
        Ok(change)
    }

    /// Everything that happened, as it was told to the eyes with which the page sees now.
    pub(crate) fn now(&self) -> &[Told] {
        let mut stories = self.by_eyes.iter();
        stories.find(|(eyes, _)| *eyes == self.eyes).map_or(&[], |(_, story)| story)
    }

    /// What was told since the one who looks last ended a turn, without the own events; to somebody
    /// who only watches, since the latest turn began. What a computer did for the one who looks is
    /// news too. It is looked for from the end, so a long match costs no more than a short one.
    pub(crate) fn news(&self, absence: Option<Absence>) -> Vec<Told> {
        let story = self.now();
        let was_away = |told: &Told| absence.is_some_and(|absence| absence.covers(told.ply));
        let start = match self.eyes {
            Some(me) => {
                story.iter().rposition(|told| told.event.ends() == Some(me) && !was_away(told))
            }
            None => story.iter().rposition(|told| told.event.begins().is_some()),
        };
        let news = story[start.map_or(0, |index| index + 1)..].iter().cloned();
        let is_own =
            |told: &Told| self.eyes.is_some() && told.event.seat() == self.eyes && !was_away(told);
        news.filter(|told| told.ply > 0 && !is_own(told)).collect()
    }

    /// What the one who looks lost and has done nothing since. Whoever acts is told of first; what an act
    /// of another brings besides, as the turn that begins, is nothing one did oneself.
    pub(crate) fn losses(&self) -> Vec<Told> {
        let Some(me) = self.eyes else { return Vec::new() };
        let story = self.now();
        let is_own = |told: &Told| told.event.seat() == Some(me);
        let mut acts = story.chunk_by(|one, next| one.ply == next.ply).map(|act| &act[0]);
        let latest = acts
            .rfind(|told| is_own(told) && !told.event.follows() && told.event.begins().is_none());
        let since = latest.map_or(0, |told| told.ply);
        let late = story.iter().rev().take_while(|told| told.ply >= since);
        let mut losses: Vec<Told> =
            late.filter(|told| is_own(told) && told.event.is_loss()).cloned().collect();
        losses.reverse();
        losses
    }

    /// The moves of the latest turn in which somebody moved.
    pub(crate) fn latest_moves(&self) -> Vec<Told> {
        let story = self.now();
        let Some(last) = story.iter().rposition(|told| told.event.is_move()) else {
            return Vec::new();
        };
        let start = story[..last].iter().rposition(|told| told.event.begins().is_some());
        let turn = story[start.unwrap_or(0)..=last].iter();
        turn.filter(|told| told.event.is_move()).cloned().collect()
    }

    /// How many moves a computer made for the one who looks, as long as that one has not moved since.
    pub(crate) fn n_moves_for_me(&self, absence: Absence) -> usize {
        let own = |told: &&Told| told.event.is_move() && told.event.seat() == self.eyes;
        let has_moved =
            self.now().iter().rev().find(own).is_some_and(|told| !absence.covers(told.ply));
        match self.eyes {
            Some(_) if !has_moved => {
                self.now().iter().filter(own).filter(|told| absence.covers(told.ply)).count()
            }
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face::{Motion, Spot, Teller};
    use std::any::Any;

    /// A move that is a whole turn.
    struct Move(Seat);

    impl Event for Move {
        fn line(&self, _: Teller<'_>) -> Option<String> {
            None
        }
        fn seat(&self) -> Option<Seat> {
            Some(self.0)
        }
        fn spots(&self) -> Vec<Spot> {
            Vec::new()
        }
        fn is_move(&self) -> bool {
            true
        }
        fn motion(&self) -> Option<Motion> {
            None
        }
        fn begins(&self) -> Option<Seat> {
            None
        }
        fn ends(&self) -> Option<Seat> {
            Some(self.0)
        }
        fn as_any(&self) -> &dyn Any {
            self
        }
    }

    /// Two seats move in turn, the first begins; seen by the first.
    fn story(n_plies: usize) -> Stories {
        let told = |ply: usize| {
            let event = Arc::new(Move(Seat::new((ply - 1) % 2).expect("a seat")));
            Told { serial: ply, ply, event }
        };
        let eyes = Some(Seat::FIRST);
        Stories { by_eyes: vec![(eyes, (1..=n_plies).map(told).collect())], eyes, n_read: 0 }
    }

    #[test]
    fn the_latest_moves_are_those_of_the_latest_turn() {
        let plies = |n_plies| story(n_plies).latest_moves().len();
        assert_eq!(plies(0), 0);
        // No turn is begun in this story, so that all of it is one.
        assert_eq!(plies(3), 3);
    }

    /// Something that a seat lost.
    struct Loss(Seat);

    impl Event for Loss {
        fn line(&self, _: Teller<'_>) -> Option<String> {
            None
        }
        fn seat(&self) -> Option<Seat> {
            Some(self.0)
        }
        fn is_loss(&self) -> bool {
            true
        }
        fn spots(&self) -> Vec<Spot> {
            Vec::new()
        }
        fn is_move(&self) -> bool {
            false
        }
        fn motion(&self) -> Option<Motion> {
            None
        }
        fn begins(&self) -> Option<Seat> {
            None
        }
        fn ends(&self) -> Option<Seat> {
            None
        }
        fn as_any(&self) -> &dyn Any {
            self
        }
    }

    #[test]
    fn own_losses_are_told_until_one_acts_again() {
        let lost =
            |story: &Stories| story.losses().iter().map(|told| told.serial).collect::<Vec<_>>();
        let (me, other) = (Seat::FIRST, Seat::FIRST.next(2));
        let mut told = story(3);
        assert!(lost(&told).is_empty());
        for (serial, seat) in [(10, me), (11, other), (12, me)] {
            let event = Arc::new(Loss(seat));
            told.by_eyes[0].1.push(Told { serial, ply: 3, event });
        }
        assert_eq!(lost(&told), [10, 12], "what the other lost is news of the other");
        let mut act = |ply: usize, seat| {
            told.by_eyes[0].1.push(Told { serial: ply, ply, event: Arc::new(Move(seat)) });
            lost(&told)
        };
        assert_eq!(act(4, other), [10, 12]);
        assert_eq!(act(4, me), [10, 12], "the other's act brings it");
        assert!(act(5, me).is_empty());
        told.eyes = None;
        assert!(lost(&told).is_empty(), "a watcher loses nothing");
    }

    #[test]
    fn what_a_computer_did_in_ones_place_is_news() {
        let news = |n_plies, absence| {
            let plies = story(n_plies).news(absence);
            plies.iter().map(|told| told.ply).collect::<Vec<_>>()
        };
        assert_eq!(news(6, None), [6]);
        let absence = Absence { since: 1, until: Some(5) };
        assert_eq!(news(6, Some(absence)), [2, 3, 4, 5, 6], "3 and 5 were the computer's");
        assert_eq!(news(8, Some(absence)), [8], "after one's own turn it is old");
        assert_eq!(story(6).n_moves_for_me(absence), 2);
        assert_eq!(story(7).n_moves_for_me(absence), 0, "one has moved since");
    }
}
