//! Short ways to set a position up and to play on from it.

use kingdom_builder::{Action, Card, Cell, Event, Objective, Placed, Position, State, Terrain};
use table::{Game, ScriptedChance, Seat};

/// Seats by number.
pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a small seat")
}

/// A hex from `3,4`.
pub(crate) fn hex(text: &str) -> Cell {
    text.parse().expect("a hex")
}

/// Hexes from `3,4 3,5`.
pub(crate) fn hexes(text: &str) -> Vec<Cell> {
    text.split_whitespace().map(hex).collect()
}

/// An empty board of four quadrants, `oasis tower:180 harbor barn`, for two players.
pub(crate) fn on(quadrants: &str) -> Position {
    let placed: Vec<Placed> =
        quadrants.split(' ').map(|name| name.parse().expect("a quadrant")).collect();
    Position::new(placed.try_into().expect("four quadrants"))
}

/// Adds to a position.
pub(crate) trait With: Sized {
    /// Settlements of a seat, `3,4 3,5`.
    fn built(self, seat: usize, hexes: &str) -> Self;
    /// The card that seat 0 plays, or two cards to choose from: `grass` or `grass desert`.
    fn card(self, cards: &str) -> Self;
    /// The first objective.
    fn objective(self, objective: Objective) -> Self;
    /// So many players.
    fn players(self, players: usize) -> Self;
    /// The game.
    fn game(self) -> Played;
}

impl With for Position {
    fn built(mut self, index: usize, cells: &str) -> Position {
        self.settlements.extend(hexes(cells).into_iter().map(|cell| (cell, seat(index))));
        self
    }

    fn card(mut self, cards: &str) -> Position {
        let cards: Vec<Card> = cards.split(' ').map(|name| name.parse().expect("a card")).collect();
        self.swamp_cards |= cards.iter().any(|card| card.has_swamp());
        self.hands = vec![cards];
        self
    }

    fn objective(mut self, objective: Objective) -> Position {
        self.objectives[0] = objective;
        self
    }

    fn players(mut self, players: usize) -> Position {
        self.players = players;
        self
    }

    fn game(self) -> Played {
        let state = self.state().unwrap_or_else(|faults| panic!("a possible position: {faults}"));
        Played { state, events: Vec::new() }
    }
}

/// A game being played by text.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    /// The state now.
    pub(crate) state: State,
    /// Everything that happened.
    pub(crate) events: Vec<Event>,
}

impl Played {
    /// Does one action after another, `build 3,4; use farm`. What is drawn is named after an
    /// action: `end > desert`; what is not named is any card.
    pub(crate) fn act(mut self, actions: &str) -> Played {
        for text in actions.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let (text, draws) = text.split_once('>').unwrap_or((text, ""));
            let draws: Vec<String> = draws.split_whitespace().map(str::to_owned).collect();
            let action: Action = text.trim().parse().expect("an action");
            let mut chance = ScriptedChance::new(draws.clone());
            self.state
                .apply(action, &mut chance, &mut self.events)
                .unwrap_or_else(|refusal| panic!("`{text}` is refused: {refusal}"));
            if !draws.is_empty() {
                assert_eq!(chance.problem(), None, "the draws of `{text}`");
            }
        }
        self
    }

    /// The rule by which an action is refused now.
    pub(crate) fn refusal(&self, action: &str) -> &'static str {
        let action: Action = action.parse().expect("an action");
        self.state.check(action).expect_err("the action is refused").rule
    }

    /// All legal actions as text.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.state.legal(&mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    /// The hexes of the legal actions that start with a verb, `3,4 3,5`.
    pub(crate) fn hexes_of(&self, verb: &str) -> String {
        let prefix = format!("{verb} ");
        let legal = self.legal();
        legal.iter().filter_map(|text| text.strip_prefix(&prefix)).collect::<Vec<_>>().join(" ")
    }

    /// Whether an action is legal now.
    pub(crate) fn can(&self, action: &str) -> bool {
        self.state.check(action.parse().expect("an action")).is_ok()
    }

    /// The events as text.
    pub(crate) fn log(&self) -> Vec<String> {
        self.events.iter().map(Event::to_string).collect()
    }

    /// Whether an event with this text happened.
    pub(crate) fn happened(&self, text: &str) -> bool {
        self.log().iter().any(|line| line == text)
    }

    /// The gold of a seat in a category, as it stands.
    pub(crate) fn gold(&self, category: &str, index: usize) -> i32 {
        let standings = self.state.standings();
        let found = standings.categories.iter().find(|one| one.name == category);
        found.unwrap_or_else(|| panic!("no category {category}")).points[index]
    }

    /// The line that tells what a seat has.
    pub(crate) fn seat_line(&self, index: usize) -> String {
        self.state.view(table::Viewer::Watcher).seat_line(seat(index))
    }
}

/// Fills a position with many pieces at once.
pub(crate) trait Fill: Sized {
    /// Settlements of a seat on water, the last hexes first and none next to a special hex, until
    /// so many are left in its supply.
    fn supply(self, seat: usize, left: usize) -> Self;
    /// Walls on all empty hexes of a terrain but these, `3,4 3,5`.
    fn walled(self, terrain: Terrain, but: &str) -> Self;
    /// All hexes of a terrain, `3,4 3,5`.
    fn all(&self, terrain: Terrain) -> String;
}

impl Fill for Position {
    fn supply(mut self, index: usize, left: usize) -> Position {
        let board = self.board();
        let is_taken = |at: &Cell| self.settlements.iter().any(|(taken, _)| taken == at);
        let mut free: Vec<Cell> = board.of(Terrain::Water).iter().collect();
        free.retain(|at| !board.by_special.has(*at) && !is_taken(at));
        let n_built = self.settlements.iter().filter(|(_, owner)| *owner == seat(index)).count();
        let more = free.into_iter().rev().take(40 - left - n_built);
        self.settlements.extend(more.map(|at| (at, seat(index))));
        self
    }

    fn walled(mut self, terrain: Terrain, but: &str) -> Position {
        let but = hexes(but);
        let is_free =
            |at: &Cell| !but.contains(at) && !self.settlements.iter().any(|(taken, _)| taken == at);
        let walls: Vec<Cell> = self.board().of(terrain).iter().filter(is_free).collect();
        self.walls.extend(walls);
        self
    }

    fn all(&self, terrain: Terrain) -> String {
        let hexes: Vec<String> = self.board().of(terrain).iter().map(|at| at.to_string()).collect();
        hexes.join(" ")
    }
}
