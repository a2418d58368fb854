//! A recorded match, at any of its moves.

use games::{AnyMatch, ComponentSet, Error, Library};
use kingdom_builder::{Card, Event, View};
use protocol::{NumberedEvent, Update};
use serde_json::value::RawValue;
use table::{Record, Seat, Viewer};

/// A recorded match, at any of its moves.
pub(super) struct Film {
    record: Record,
    library: Library,
    turns: Vec<Turn>,
    /// The match as it was last shown: going on is cheaper than starting anew.
    shown: Box<dyn AnyMatch>,
}

/// Where a turn begins.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Turn {
    pub(super) n_plies: usize,
    pub(super) seat: Seat,
    pub(super) round: u32,
}

impl Film {
    /// Plays a record through, or says where it does not hold.
    pub(super) fn new(record: Record, components: ComponentSet) -> Result<Film, Error> {
        let mut library = Library::default();
        library.add(components);
        let shown = games::game(&record.origin.game)?.replay(&record, &library, None)?;
        let events = shown.events_json(None, Viewer::Watcher);
        let turn =
            |(n_plies, event): (usize, Box<RawValue>)| match serde_json::from_str(event.get())
                .ok()?
            {
                Event::TurnBegan { seat, round } => {
                    Some(Turn { n_plies, seat, round: u32::from(round) })
                }
                _ => None,
            };
        let turns = events.into_iter().filter_map(turn).collect();
        Ok(Film { record, library, turns, shown })
    }

    pub(super) fn n_plies(&self) -> usize {
        self.record.plies.len()
    }

    pub(super) fn n_seats(&self) -> usize {
        self.shown.n_seats()
    }

    /// The turn that a move belongs to.
    pub(super) fn turn_at(&self, n_plies: usize) -> Option<Turn> {
        self.turns.iter().rev().find(|turn| turn.n_plies <= n_plies).copied()
    }

    /// The beginning of this turn, or of the one before it if one is there already.
    pub(super) fn turn_before(&self, n_plies: usize) -> usize {
        let before = self.turns.iter().rev().find(|turn| turn.n_plies < n_plies);
        before.map_or(0, |turn| turn.n_plies)
    }

    /// The beginning of the next turn, or the end.
    pub(super) fn turn_after(&self, n_plies: usize) -> usize {
        let after = self.turns.iter().find(|turn| turn.n_plies > n_plies);
        after.map_or(self.n_plies(), |turn| turn.n_plies)
    }

    /// Goes to a move. The whole record was played through once, so every move of it can be.
    fn go_to(&mut self, n_plies: usize) {
        if self.shown.n_plies() > n_plies {
            let game = games::game(&self.record.origin.game).expect("the record was opened");
            let shown = game.replay(&self.record, &self.library, Some(n_plies));
            self.shown = shown.expect("it was played through");
        }
        for ply in &self.record.plies[self.shown.n_plies()..n_plies] {
            let done = self.shown.act(ply.seat, &ply.action, ply.draws.clone());
            done.expect("it was played through");
        }
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

    /// Everybody's cards after so many moves.
    pub(super) fn hands(&mut self, n_plies: usize) -> Vec<(Seat, Vec<Card>)> {
        self.go_to(n_plies);
        let hand = |seat: Seat| {
            let view = self.shown.view(Viewer::Seat(seat));
            let view = view.as_any().downcast_ref::<View>();
            (seat, view.map(|view| view.hand().to_vec()).unwrap_or_default())
        };
        Seat::all(self.shown.n_seats()).map(hand).collect()
    }

    /// The record as a file.
    pub(super) fn text(&self) -> String {
        self.record.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Luck;
    use table::Seed;

    fn film() -> Film {
        let game = games::game("kingdom-builder").expect("a known game");
        let luck = Luck::Seed(Seed::from_number(5));
        let ours = game.our_components();
        let mut played = game.start("players=2", &ours, luck).expect("good options");
        for _ in 0..40 {
            let seat = played.to_act().expect("not over");
            let action = played.legal_texts()[0].clone();
            played.act(seat, &action, Vec::new()).expect("legal");
        }
        Film::new(played.record(), ours).expect("what was played can be played again")
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

    /// Whoever acts has played the one card; the card of the other is hidden from all but its owner.
    #[test]
    fn all_hands_are_known_afterwards() {
        let mut film = film();
        let hands = film.hands(3);
        let sizes: Vec<usize> = hands.iter().map(|(_, hand)| hand.len()).collect();
        assert_eq!(sizes, [0, 1]);
    }
}
