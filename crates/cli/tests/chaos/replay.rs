//! A match played again from its stored log, by the engine alone: what the server should have said.

use games::{AnyMatch, Library};
use protocol::{Deed, Entry, NumberedEvent, ToClient, Update};
use table::{Origin, Seat, Viewer};

/// A match as it was after so many entries.
pub(crate) struct Replay {
    played: Box<dyn AnyMatch>,
    n_entries: u64,
}

impl Replay {
    pub(crate) fn new(origin: &Origin) -> Replay {
        let game = games::game(&origin.game).expect("a game");
        let played = game.open(origin, &Library::default()).expect("our own components");
        Replay { played, n_entries: 0 }
    }

    pub(crate) fn number(&self) -> u64 {
        self.n_entries
    }

    /// Carries the next entry out, or says why that cannot be.
    pub(crate) fn step(&mut self, entry: &Entry) -> Result<(), String> {
        let done = match &entry.deed {
            Deed::Act(action) => self.played.act(entry.seat, action, Vec::new()),
            Deed::Undo { actions } if *actions <= self.played.n_undoable(entry.seat) => {
                self.played.go_back(*actions)
            }
            Deed::Undo { .. } => return Err(format!("{entry:?} takes back too much")),
        };
        self.n_entries += 1;
        done.map_err(|error| format!("{entry:?}: {error}"))
    }

    /// What somebody may be told about this state, to the byte.
    pub(crate) fn update(&self, eyes: Option<Seat>, since: Option<usize>) -> String {
        let viewer = Viewer::from(eyes);
        let to_act = self.played.to_act();
        let events = self.played.events_json(since, viewer).into_iter();
        let update = Update {
            number: self.n_entries,
            eyes,
            to_act,
            n_plies: self.played.n_plies(),
            undoable: eyes.map_or(0, |seat| self.played.n_undoable(seat)),
            legal: match eyes.is_some() && eyes == to_act {
                true => self.played.legal_texts(),
                false => Vec::new(),
            },
            view: self.played.view(viewer).json(),
            since,
            events: events.map(|(ply, event)| NumberedEvent { ply, event }).collect(),
        };
        serde_json::to_string(&ToClient::Update(update)).expect("JSON")
    }
}
