//! Positions set up by hand and played on by text.

use boonlake::components::CardSheet;
use boonlake::{
    Action, Card, Components, Lever, Levers, Offer, Piece, Player, Position, Resources,
    ScoringTile, Site, Space, State, Step, Tile,
};
use std::sync::Arc;
use table::{ComponentTexts, Components as _, Edition, Game, QuickChance, Seat, Silent};

/// A state that is played on by text.
pub(crate) struct Table {
    pub(crate) state: State,
    chance: QuickChance,
}

/// A bare match: no coins, one inhabitant on each ranch, no production, areas with t1 to t4.
pub(crate) fn bare(players: usize) -> Position {
    let mut position = Position::new(players).expect("a match");
    for player in &mut position.open.players {
        player.coins = 0;
        player.production = Resources::default();
    }
    position.open.scoring = (0..4).map(|index| ScoringTile::new(index).expect("a tile")).collect();
    position
}

/// A bare match for two in which seat 0 is offered something.
pub(crate) fn offered(offer: impl Into<Offer>) -> Position {
    let mut position = bare(2);
    position.ask(Step::Offer { seat: seat(0), offer: offer.into() });
    position
}

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

pub(crate) fn sp(number: usize) -> Space {
    Space::new(number).expect("a space")
}

pub(crate) fn site(text: &str) -> Site {
    text.parse().expect("a site")
}

pub(crate) fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

pub(crate) fn scoring(number: usize) -> ScoringTile {
    ScoringTile::new(number - 1).expect("a scoring tile")
}

pub(crate) fn levers(numbers: &[usize]) -> Levers {
    numbers.iter().map(|&number| Lever::numbered(number).expect("a lever")).collect()
}

/// What is printed.
pub(crate) fn parts() -> Arc<Components> {
    Components::ours()
}

/// Our edition with one text of some files replaced by another.
pub(crate) fn changed(
    change: impl Fn(&str) -> Option<(&'static str, &'static str)>,
) -> Edition<State> {
    let texts = Components::files().iter().map(|&(name, text)| {
        let text = match change(name) {
            Some((from, to)) => {
                assert!(text.contains(from), "`{from}` is in {name}");
                text.replacen(from, to, 1)
            }
            None => text.to_owned(),
        };
        (name.to_owned(), text)
    });
    let texts = ComponentTexts::with_others::<Components>(texts).expect("files of this game");
    let components = Arc::new(Components::read(&texts).expect("possible components"));
    Edition { components, ..Edition::ours() }
}

/// The first card that is as wanted.
pub(crate) fn card(is_wanted: impl Fn(&CardSheet) -> bool) -> Card {
    Card::all().find(|&card| is_wanted(parts().card(card))).expect("such a card")
}

/// The card with this name.
pub(crate) fn named(name: &str) -> Card {
    card(|sheet| sheet.names[0] == name)
}

/// Lays tiles with two free sites on these spaces.
pub(crate) fn lay_free(position: &mut Position, spaces: &[usize]) {
    for &at in spaces {
        position.lay(sp(at), tile("s9"));
    }
}

/// Puts a piece of a seat on a site.
pub(crate) fn put(position: &mut Position, at: &str, owner: usize, piece: Piece) {
    position.put(site(at), seat(owner), piece);
}

impl Table {
    pub(crate) fn new(position: Position) -> Table {
        Table { state: position.state().expect("a possible position"), chance: QuickChance::new(3) }
    }

    #[track_caller]
    pub(crate) fn play(&mut self, action: &str) -> &mut Table {
        let action: Action = action.parse().expect("an action");
        if let Err(refusal) = self.state.apply(action, &mut self.chance, &mut Silent) {
            panic!("`{action}`: {refusal}; possible: {}", self.legal().join(", "));
        }
        self
    }

    /// Builds a house on a site, with the first house that can be taken.
    #[track_caller]
    pub(crate) fn house(&mut self, at: &str) -> &mut Table {
        self.play(&format!("house {at}"));
        if matches!(self.state.open().step(), Some(Step::TakeHouse { .. })) {
            let first = self.legal()[0].clone();
            self.play(&first);
        }
        self
    }

    /// The number of the rule that forbids an action.
    #[track_caller]
    pub(crate) fn refusal(&self, action: &str) -> &'static str {
        let action: Action = action.parse().expect("an action");
        self.state.check(action).expect_err("the action is forbidden").rule
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.state.legal(&mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    pub(crate) fn allows(&self, action: &str) -> bool {
        self.legal().iter().any(|legal| legal == action)
    }

    pub(crate) fn player(&self, index: usize) -> &Player {
        self.state.open().player(seat(index))
    }

    pub(crate) fn step(&self) -> Step {
        self.state.open().step().expect("the match goes on")
    }

    pub(crate) fn to_act(&self) -> usize {
        self.state.to_act().expect("the match goes on").index()
    }

    /// Declines everything until something else is asked for.
    pub(crate) fn decline(&mut self) -> &mut Table {
        while self.allows("pass") {
            self.play("pass");
        }
        self
    }

    pub(crate) fn hand(&self, index: usize) -> usize {
        self.state.hand_of(seat(index)).len()
    }
}
