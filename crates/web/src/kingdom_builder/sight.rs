//! What the page knows of the match, with the engine's help.

use crate::line::Seen;
use kingdom_builder::{Action, Cell, CellSet, Event, State, View};
use table::{Game, QuickChance, Refusal, Seat, Standings, Viewer};

/// The match as this page sees it. The state behind it is a guess that differs from the truth only
/// in what the page cannot know; open things can be asked of it.
#[derive(Debug)]
pub(crate) struct Sight {
    pub(crate) view: View,
    pub(crate) guess: State,
    pub(crate) legal: Vec<Action>,
    /// What happened, with the number of the action.
    pub(crate) events: Vec<(usize, Event)>,
    pub(crate) standings: Standings,
    pub(crate) undoable: usize,
}

impl Sight {
    /// Reads what a table told; `None` if it speaks another language than this page.
    pub(crate) fn read(seen: &Seen) -> Option<Sight> {
        let view: View = serde_json::from_str(seen.update.view.get()).ok()?;
        let guess = State::guess(&view, &mut QuickChance::new(1));
        let legal =
            seen.update.legal.iter().map(|text| text.parse().ok()).collect::<Option<_>>()?;
        let event = |happening: &protocol::Happening| {
            Some((happening.ply, serde_json::from_str(happening.event.get()).ok()?))
        };
        Some(Sight {
            standings: guess.standings(),
            view,
            guess,
            legal,
            events: seen.happenings.iter().map(event).collect::<Option<_>>()?,
            undoable: seen.update.undoable,
        })
    }

    /// The seat with whose eyes the page sees.
    pub(crate) fn eyes(&self) -> Option<Seat> {
        match self.view.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        }
    }

    pub(crate) fn to_act(&self) -> Option<Seat> {
        self.view.open().to_act()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.to_act().is_none()
    }

    /// Whether the one who looks is asked.
    pub(crate) fn is_my_turn(&self) -> bool {
        !self.legal.is_empty()
    }

    /// The hexes where something can be done.
    pub(crate) fn targets(&self) -> CellSet {
        self.legal.iter().filter_map(|action| action.cell()).collect()
    }

    /// What can be done at a hex.
    pub(crate) fn action_at(&self, at: Cell) -> Option<Action> {
        self.legal.iter().copied().find(|action| action.cell() == Some(at))
    }

    /// What can be done without a hex.
    pub(crate) fn plain_actions(&self) -> Vec<Action> {
        self.legal.iter().copied().filter(|action| action.cell().is_none()).collect()
    }

    /// Why nothing can be done at a hex, if the one who looks is asked for a hex at all.
    pub(crate) fn why_not(&self, at: Cell) -> Option<Refusal> {
        if !self.is_my_turn() || self.action_at(at).is_some() {
            return None;
        }
        self.guess.why_not(at)
    }

    /// The events since the one who looks last ended a turn, without the own ones.
    pub(crate) fn news(&self) -> Vec<(usize, Event)> {
        let Some(me) = self.eyes() else { return Vec::new() };
        let is_own_end = |(_, event): &(usize, Event)| *event == Event::TurnEnded { seat: me };
        let start = self.events.iter().rposition(is_own_end).map_or(0, |index| index + 1);
        let news = self.events[start..].iter().copied();
        news.filter(|(ply, event)| *ply > 0 && event.seat() != Some(me)).collect()
    }
}
