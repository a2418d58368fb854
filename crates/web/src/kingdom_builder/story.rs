//! What happened, as far as the page was told.

use kingdom_builder::Event;
use protocol::{NumberedEvent, Update};
use std::collections::BTreeMap;
use table::Seat;

/// What happened, as each pair of eyes at this screen was told. An event is read once, when it is
/// told; what is taken back is dropped from the end.
#[derive(Debug, Default)]
pub(crate) struct Stories {
    by_eyes: BTreeMap<Option<Seat>, Vec<Told>>,
    /// With whose eyes the page sees now.
    eyes: Option<Seat>,
    n_read: usize,
}

/// An event, as the page was told.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Told {
    /// A number that nothing else that was told has.
    pub(crate) serial: usize,
    /// The number of the action it belongs to.
    pub(crate) ply: usize,
    pub(crate) event: Event,
}

impl Stories {
    /// Takes in what an update tells, or says what cannot be read.
    pub(crate) fn take_in(&mut self, update: &Update) -> Result<(), serde_json::Error> {
        self.eyes = update.eyes;
        let story = self.by_eyes.entry(update.eyes).or_default();
        match update.since {
            None => story.clear(),
            Some(since) => while story.pop_if(|told| told.ply > since).is_some() {},
        }
        for NumberedEvent { ply, event } in &update.events {
            let event = serde_json::from_str(event.get())?;
            story.push(Told { serial: self.n_read, ply: *ply, event });
            self.n_read += 1;
        }
        Ok(())
    }

    /// Everything that happened, as it was told to the eyes with which the page sees now.
    pub(crate) fn now(&self) -> &[Told] {
        self.by_eyes.get(&self.eyes).map(Vec::as_slice).unwrap_or_default()
    }

    /// What was told since the one who looks last ended a turn, without the own events. It is looked
    /// for from the end, so a long match costs no more than a short one.
    pub(crate) fn news(&self) -> Vec<Told> {
        let Some(me) = self.eyes else { return Vec::new() };
        let is_own_end = |told: &Told| told.event == Event::TurnEnded { seat: me };
        let story = self.now();
        let start = story.iter().rposition(is_own_end).map_or(0, |index| index + 1);
        let news = story[start..].iter().copied();
        news.filter(|told| told.ply > 0 && told.event.seat() != Some(me)).collect()
    }
}
