//! A recorded match, at any of its moves.

use crate::face::Reader;
use games::{AnyGame, AnyMatch, ComponentSet, Error, Library};
use protocol::{NumberedEvent, Update};
use table::{Record, Seat, Viewer};

/// A turn of a seat, by how many it has had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Turn {
    pub(super) seat: Seat,
    pub(super) round: u32,
}

/// A recorded match, at any of its moves.
pub(super) struct Film {
    record: Record,
    /// Every turn, with the number of moves made before it.
    turns: Vec<(usize, Turn)>,
    /// The match as it was last shown: going on is cheaper than starting anew.
    shown: Box<dyn AnyMatch>,
    /// The match after every so many moves, from the start on: going back begins at one of them.
    stills: Vec<Box<dyn AnyMatch>>,
}

/// So many moves lie between two stills.
const PER_STILL: usize = 16;

impl Film {
    /// Plays a record through, or says where it does not hold.
    pub(super) fn new(
        engine: &dyn AnyGame,
        record: Record,
        components: ComponentSet,
        reader: &dyn Reader,
    ) -> Result<Film, Error> {
        let mut library = Library::default();
        library.add(components);
        let shown = engine.replay(&record, &library, None)?;
        let events = shown.events_json(None, Viewer::Watcher).into_iter();
        let begun = events
            .filter_map(|(n_plies, event)| Some((n_plies, reader.event(&event).ok()?.begins()?)));
        let mut turns: Vec<(usize, Turn)> = Vec::new();
        for (n_plies, seat) in begun {
            let before = turns.iter().rev().find(|(_, turn)| turn.seat == seat);
            let round = before.map_or(1, |(_, turn)| turn.round + 1);
            turns.push((n_plies, Turn { seat, round }));
        }
        let start = engine.replay(&record, &library, Some(0))?;
        let mut film = Film { record, turns, shown, stills: vec![start] };
        for n_plies in (PER_STILL..=film.n_plies()).step_by(PER_STILL) {
            let mut next = film.still_before(n_plies);
            play(&film.record, &mut *next, n_plies);
            film.stills.push(next);
        }
        Ok(film)
    }

    /// A copy of the match as it was at most so many moves in, not long before.
    fn still_before(&self, n_plies: usize) -> Box<dyn AnyMatch> {
        let latest = self.stills.iter().rev().find(|still| still.n_plies() <= n_plies);
        latest.expect("the first still is the start").copied()
    }

    pub(super) fn n_plies(&self) -> usize {
        self.record.plies.len()
    }

    pub(super) fn n_seats(&self) -> usize {
        self.shown.n_seats()
    }

    /// The turn that a move belongs to.
    pub(super) fn turn_at(&self, n_plies: usize) -> Option<Turn> {
        let turn = self.turns.iter().rev().find(|(start, _)| *start <= n_plies);
        turn.map(|(_, turn)| *turn)
    }

    /// The beginning of this turn, or of the one before it if one is there already.
    pub(super) fn turn_before(&self, n_plies: usize) -> usize {
        let before = self.turns.iter().rev().find(|(start, _)| *start < n_plies);
        before.map_or(0, |(start, _)| *start)
    }

    /// The beginning of the next turn, or the end.
    pub(super) fn turn_after(&self, n_plies: usize) -> usize {
        let after = self.turns.iter().find(|(start, _)| *start > n_plies);
        after.map_or(self.n_plies(), |(start, _)| *start)
    }

    fn go_to(&mut self, n_plies: usize) {
        if self.shown.n_plies() > n_plies {
            self.shown = self.still_before(n_plies);
        }
        play(&self.record, &mut *self.shown, n_plies);
    }

    /// The match after so many moves, as somebody saw it, with what happened after the move `since`.
    /// Nothing can be done in it any more.
    pub(super) fn update(
        &mut self,
        n_plies: usize,
        viewer: Viewer,
        since: Option<usize>,
    ) -> Update {
        self.go_to(n_plies);
        let eyes: Option<Seat> = viewer.into();
        let events = self.shown.events_json(since, viewer).into_iter();
        Update {
            number: n_plies as u64,
            eyes,
            to_act: self.shown.to_act(),
            n_plies,
            undoable: 0,
            legal: Vec::new(),
            view: self.shown.view(viewer).json(),
            since,
            events: events.map(|(ply, event)| NumberedEvent { ply, event }).collect(),
        }
    }

    /// The match after so many moves.
    pub(super) fn at(&mut self, n_plies: usize) -> &dyn AnyMatch {
        self.go_to(n_plies);
        &*self.shown
    }

    /// The record, and what it was played with.
    pub(super) fn record(&self) -> &Record {
        &self.record
    }

    /// The record as a file.
    pub(super) fn text(&self) -> String {
        self.record.to_string()
    }
}

/// Plays a match on to a move. The whole record was played through once, so every move of it can be.
fn play(record: &Record, played: &mut dyn AnyMatch, n_plies: usize) {
    for ply in &record.plies[played.n_plies()..n_plies] {
        let done = played.act(ply.seat, &ply.action, ply.draws.clone());
        done.expect("it was played through");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Luck;
    use table::{RulesVersion, Seed};

    fn film() -> Film {
        let game = games::any_game::<kingdom_builder::State>();
        let luck = Luck::Seed(Seed::from_number(5));
        let ours = game.our_components();
        let mut played = game.start("players=2", &ours, luck).expect("good options");
        for _ in 0..40 {
            let seat = played.to_act().expect("not over");
            let action = played.legal_texts()[0].clone();
            played.act(seat, &action, Vec::new()).expect("legal");
        }
        let face = crate::kingdom_builder::FACE;
        let reader = face.reader(RulesVersion(1), &ours).expect("our own components");
        Film::new(game, played.record(), ours, &*reader)
            .expect("what was played can be played again")
    }

    #[test]
    fn every_move_looks_the_same_from_both_directions() {
        let mut film = film();
        let mut look = |n_plies| film.update(n_plies, Viewer::Watcher, None).view.get().to_owned();
        let forwards: Vec<String> = (0..=40).map(&mut look).collect();
        let backwards: Vec<String> = (0..=40).rev().map(&mut look).collect();
        assert!(forwards.iter().eq(backwards.iter().rev()));
    }

    #[test]
    fn a_step_back_begins_not_long_before() {
        let film = film();
        for n_plies in 0..=40 {
            let still = film.still_before(n_plies).n_plies();
            assert!(still <= n_plies && n_plies < still + PER_STILL, "{still} for {n_plies}");
        }
    }

    #[test]
    fn turns_follow_each_other() {
        let film = film();
        let second = film.turn_after(0);
        assert!(second > 0);
        assert_eq!(film.turn_before(second), 0);
        assert_eq!(film.turn_before(second + 1), second);
        assert_eq!(film.turn_at(0).map(|turn| (turn.round, turn.seat)), Some((1, Seat::FIRST)));
        assert_eq!(film.turn_at(second).map(|turn| turn.seat.index()), Some(1));
        assert_eq!(film.turn_after(40), 40);
    }
}
