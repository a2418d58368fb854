//! What can be seen and done at a moment, in the form that every game gives it.

use protocol::Update;
use table::{Game, Seat, Side, Standings, Viewer};

/// A place that can be pointed at; which one is the game's own affair.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Spot(pub(crate) u16);

/// One thing that can be done now.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Choice {
    /// The action in its stable text form.
    pub(crate) action: String,
    pub(crate) role: Role,
    /// The part of what is offered that it belongs to, by its place in [`Sight::groups`](super::Sight::groups).
    pub(crate) group: Option<usize>,
}

/// Where a choice is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// At a place on the board, or at a thing on the table.
    At(Spot),
    /// As one of several ways, which are compared side by side.
    Way,
    /// By a button of its own.
    Use,
    /// By the button that ends a turn, or what is optional in it.
    End,
}

impl Choice {
    pub(crate) fn spot(&self) -> Option<Spot> {
        match self.role {
            Role::At(spot) => Some(spot),
            Role::Way | Role::Use | Role::End => None,
        }
    }
}

/// A part of what is offered: one may look at its choices alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Group {
    pub(crate) name: String,
    pub(crate) picture: String,
}

/// What every game has at a moment.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Moment {
    /// The number of this state of the match; every deed makes another one.
    pub(crate) number: u64,
    /// The seat with whose eyes the page sees.
    pub(crate) eyes: Option<Seat>,
    /// Who is asked; nobody when the match is over.
    pub(crate) to_act: Option<Seat>,
    pub(crate) n_seats: usize,
    /// How many actions the one who looks may take back.
    pub(crate) undoable: usize,
    /// What the one who looks can do.
    pub(crate) choices: Vec<Choice>,
    /// The points as they stand.
    pub(crate) standings: Standings,
}

impl Moment {
    /// What is known of every game; choices and points are told as the game likes to show them.
    pub(crate) fn new<G: Game>(
        update: &Update,
        viewer: Viewer,
        guess: &G,
        choices: Vec<Choice>,
        standings: Standings,
    ) -> Moment {
        Moment {
            number: update.number,
            eyes: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Watcher => None,
            },
            to_act: guess.to_act(),
            n_seats: guess.n_seats(),
            undoable: update.undoable,
            choices,
            standings,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.to_act.is_none()
    }

    /// Whether the one who looks is asked.
    pub(crate) fn is_my_turn(&self) -> bool {
        !self.choices.is_empty()
    }

    /// What can be done at a place, in a group or in any.
    pub(crate) fn choices_at(&self, spot: Spot, group: Option<usize>) -> Vec<usize> {
        self.choices_of(group)
            .filter(|(_, choice)| choice.role == Role::At(spot))
            .map(|(index, _)| index)
            .collect()
    }

    /// Whether something can be done at a place.
    pub(crate) fn is_lit(&self, spot: Spot, group: Option<usize>) -> bool {
        self.choices_of(group).any(|(_, choice)| choice.role == Role::At(spot))
    }

    /// The places where something of a group, or of any, can be done.
    pub(crate) fn lit(&self, group: Option<usize>) -> impl Iterator<Item = Spot> {
        self.choices_of(group).filter_map(|(_, choice)| choice.spot())
    }

    /// The ways that are compared side by side.
    pub(crate) fn ways(&self) -> Vec<usize> {
        let ways = self.choices_of(None).filter(|(_, choice)| choice.role == Role::Way);
        ways.map(|(index, _)| index).collect()
    }

    fn choices_of(&self, group: Option<usize>) -> impl Iterator<Item = (usize, &Choice)> {
        let choices = self.choices.iter().enumerate();
        choices.filter(move |(_, choice)| group.is_none() || choice.group == group)
    }

    /// What ends the turn, or what is optional in it.
    pub(crate) fn end(&self) -> Option<usize> {
        self.choices.iter().position(|choice| choice.role == Role::End)
    }

    /// The points of a side as they stand.
    pub(crate) fn points(&self, side: Side) -> i32 {
        self.standings.totals().get(side.index()).copied().unwrap_or_default()
    }
}

/// What is asked of whom.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ask {
    pub(crate) title: String,
    pub(crate) detail: String,
    /// A picture of what it is about.
    pub(crate) picture: Option<String>,
}

/// What a choice costs and brings.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Deal {
    /// "1 inhabitant", "4 coins"
    pub(crate) costs: Vec<String>,
    /// "1 step on the coin track"
    pub(crate) brings: Vec<String>,
    /// What one has before and after.
    pub(crate) changes: Vec<Change>,
    /// What else there is to know.
    pub(crate) notes: Vec<String>,
}

/// What would follow from a choice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Outcome {
    /// What one has before and after.
    pub(crate) changes: Vec<Change>,
    /// What else there is to know then.
    pub(crate) notes: Vec<String>,
}

/// How much one has of something, before and after.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Change {
    pub(crate) picture: String,
    pub(crate) name: String,
    pub(crate) before: i32,
    pub(crate) after: i32,
}

/// A part of the table as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    pub(crate) title: String,
    pub(crate) lines: Vec<String>,
}

/// Why something cannot be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WhyNot {
    pub(crate) text: String,
    /// The number of the rule that forbids it, if it was one.
    pub(crate) rule: Option<String>,
}

/// A part of the rules in short.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Section {
    pub(crate) title: String,
    pub(crate) text: String,
    /// What it is about, drawn.
    pub(crate) pictures: Vec<String>,
    /// The things at this table that it is about.
    pub(crate) things: Vec<Explained>,
    /// The rules behind it, each with its number.
    pub(crate) rules: Vec<(String, String)>,
}

/// A thing with its picture, and what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Explained {
    pub(crate) picture: String,
    pub(crate) name: String,
    pub(crate) help: String,
}
