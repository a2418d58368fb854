//! A match being played: its set-up, its chance and its list of actions, with undo.

use crate::chance::{ScriptedChance, Seed, SeededChance, Tape};
use crate::components::Components as _;
use crate::edition::{EditionError, Setup};
use crate::game::Game;
use crate::journal::Event;
use crate::origin::{Luck, Origin};
use crate::record::{Ply, Record, Result as RecordResult};
use crate::refusal::{Faults, Refusal};
use crate::seat::{Seat, Viewer};
use std::fmt;
use std::sync::Arc;

/// A match: the game's state now and everything that led to it.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: Setup<G>,
    luck: MatchLuck,
    set_up_draws: Vec<String>,
    state: G,
    plies: Vec<Played<G>>,
    /// The states before the latest actions, as far as these may be taken back.
    ways_back: Vec<G>,
    events: Vec<G::Event>,
}

#[derive(Clone, Debug)]
enum MatchLuck {
    Seeded(Seed, Box<SeededChance>),
    Scripted,
}

#[derive(Clone, Debug)]
struct Played<G: Game> {
    n_events_before: usize,
    seat: Seat,
    action: G::Action,
    draws: Vec<String>,
}

/// Why an action or an undo did not happen. The match is as it was.
#[derive(Clone, PartialEq, Debug)]
pub enum PlayError {
    /// The match is over.
    Over,
    /// Another seat is asked.
    NotToAct {
        /// The seat that tried.
        seat: Seat,
        /// The seat that is asked.
        to_act: Seat,
    },
    /// A rule forbids it.
    Refused(Refusal),
    /// The draws named with the action are not those that happen.
    Script(String),
    /// Nothing can be taken back.
    NoUndo,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Over => f.write_str("the match is over"),
            PlayError::NotToAct { seat, to_act } => {
                write!(f, "seat {seat} is not asked now; seat {to_act} is")
            }
            PlayError::Refused(refusal) => refusal.fmt(f),
            PlayError::Script(problem) => f.write_str(problem),
            PlayError::NoUndo => f.write_str(
                "nothing to take back: undo goes back to where something was last revealed or \
                 another seat last chose, and a match that is over stays as it is",
            ),
        }
    }
}

impl std::error::Error for PlayError {}

/// Why a stored match or a record cannot be opened. The three need different remedies.
#[derive(Clone, PartialEq, Debug)]
pub enum OpenError {
    /// It is of another game.
    OtherGame {
        /// Of which.
        game: String,
    },
    /// Nothing is wrong with it, but this program lacks its rules or its components.
    Edition(EditionError),
    /// It does not hold what it says.
    Damaged(String),
}

impl OpenError {
    fn damaged<E: fmt::Display>(what: &'static str) -> impl Fn(E) -> OpenError {
        move |error| OpenError::Damaged(format!("{what}: {error}"))
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::OtherGame { game } => write!(f, "this is a match of `{game}`"),
            OpenError::Edition(error) => error.fmt(f),
            OpenError::Damaged(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for OpenError {}

impl From<EditionError> for OpenError {
    fn from(error: EditionError) -> OpenError {
        OpenError::Edition(error)
    }
}

impl<G: Game> Match<G> {
    /// Starts a match, or says everything that is wrong with its options or draws.
    pub fn start(setup: Setup<G>, luck: Luck) -> Result<Match<G>, Faults> {
        let mut events = Vec::new();
        let (state, luck, set_up_draws) = match luck {
            Luck::Seed(seed) => {
                let mut chance = SeededChance::new(seed);
                let mut tape = Tape::new(&mut chance);
                let state = G::begin_by(&setup, &mut tape, &mut events)?;
                let draws = tape.into_drawn();
                (state, MatchLuck::Seeded(seed, Box::new(chance)), draws)
            }
            Luck::Script(draws) => {
                let mut chance = ScriptedChance::new(draws.clone());
                let state = G::begin_by(&setup, &mut chance, &mut events)?;
                if let Some(problem) = chance.problem() {
                    return Err(Faults(vec![problem]));
                }
                (state, MatchLuck::Scripted, draws)
            }
        };
        let (plies, ways_back) = (Vec::new(), Vec::new());
        Ok(Match { setup, luck, set_up_draws, state, plies, ways_back, events })
    }

    /// Starts a match by our newest rules and components, whose chance follows from a seed.
    pub fn seeded(options: G::Options, seed: Seed) -> Result<Match<G>, Faults> {
        Match::start(Setup::ours(options), Luck::Seed(seed))
    }

    /// Starts a match by our newest rules and components, whose draws the caller names; here those
    /// of the set-up.
    pub fn scripted(options: G::Options, draws: Vec<String>) -> Result<Match<G>, Faults> {
        Match::start(Setup::ours(options), Luck::Script(draws))
    }

    /// The state now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What the match was set up with.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// What was chosen before the match.
    pub fn options(&self) -> &G::Options {
        &self.setup.options
    }

    /// How many actions led to the state now.
    pub fn n_plies(&self) -> usize {
        self.plies.len()
    }

    /// Whether draws are named by the caller rather than made from a seed.
    pub fn is_scripted(&self) -> bool {
        matches!(self.luck, MatchLuck::Scripted)
    }

    /// Who did what, from the first action on.
    pub fn actions(&self) -> impl Iterator<Item = (Seat, G::Action)> + '_ {
        self.plies.iter().map(|ply| (ply.seat, ply.action))
    }

    /// What a viewer may know of what happened after the first `n_plies` actions; with `None` of
    /// everything, the set-up too. Each event comes with the number of its action, from 1; 0 is
    /// the set-up.
    pub fn events_since(
        &self,
        n_plies: Option<usize>,
        viewer: Viewer,
    ) -> impl Iterator<Item = (usize, G::Event)> + '_ {
        let end_of =
            |ply: usize| self.plies.get(ply).map_or(self.events.len(), |next| next.n_events_before);
        let first = n_plies.map_or(0, |n_plies| n_plies + 1);
        (first..=self.plies.len()).flat_map(move |ply| {
            let start = ply.checked_sub(1).map_or(0, end_of);
            let events = &self.events[start..end_of(ply)];
            events.iter().filter_map(move |event| Some((ply, event.seen_by(viewer)?)))
        })
    }

    /// Carries out an action of `seat`, or says why not and changes nothing.
    ///
    /// `draws` names what chance brings, in a scripted match; with a seed it must be empty.
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        draws: Vec<String>,
    ) -> Result<(), PlayError> {
        let to_act = self.state.to_act().ok_or(PlayError::Over)?;
        if seat != to_act {
            return Err(PlayError::NotToAct { seat, to_act });
        }
        self.state.check(action).map_err(PlayError::Refused)?;
        let mut next = self.state.clone();
        let mut events = Vec::new();
        let draws = match &mut self.luck {
            MatchLuck::Seeded(_, chance) => {
                if !draws.is_empty() {
                    return Err(PlayError::Script(
                        "this match draws from its seed; no draw can be named".to_owned(),
                    ));
                }
                let mut tape = Tape::new(chance.as_mut());
                next.apply_by(action, &mut tape, &mut events);
                tape.into_drawn()
            }
            MatchLuck::Scripted => {
                let mut chance = ScriptedChance::new(draws.clone());
                next.apply_by(action, &mut chance, &mut events);
                if let Some(problem) = chance.problem() {
                    return Err(PlayError::Script(problem));
                }
                draws
            }
        };
        // The end is a barrier too: with it the seed is published, and whoever went back would know
        // every draw to come.
        let is_over = next.to_act().is_none();
        let is_barrier = is_over || !draws.is_empty() || somebody_learned(&self.state, &next);
        let before = std::mem::replace(&mut self.state, next);
        match is_barrier {
            true => self.ways_back.clear(),
            false => self.ways_back.push(before),
        }
        let n_events_before = self.events.len();
        self.plies.push(Played { n_events_before, seat, action, draws });
        self.events.append(&mut events);
        Ok(())
    }

    /// How many actions `seat` may take back now: its own latest ones, back to the last point
    /// where somebody learned something. Nothing once the match is over.
    pub fn n_undoable(&self, seat: Seat) -> usize {
        let since_barrier = self.since_barrier().rev();
        since_barrier.take_while(|ply| ply.seat == seat).count()
    }

    /// How many of the latest actions have to be taken back to come to before the latest one of
    /// `seat`, if nobody has learned anything since. Those of others among them are theirs: it is
    /// for the table to ask them.
    pub fn n_returnable(&self, seat: Seat) -> Option<usize> {
        let place = self.since_barrier().rev().position(|ply| ply.seat == seat)?;
        Some(place + 1)
    }

    /// The actions after which there is a way back; none once the match is over.
    fn since_barrier(&self) -> impl DoubleEndedIterator<Item = &Played<G>> + ExactSizeIterator {
        let n_ways = match self.state.to_act() {
            Some(_) => self.ways_back.len(),
            None => 0,
        };
        self.plies[self.plies.len() - n_ways..].iter()
    }

    /// Takes back the latest action.
    pub fn undo(&mut self, seat: Seat) -> Result<(), PlayError> {
        match self.n_undoable(seat) {
            0 => Err(PlayError::NoUndo),
            _ => self.go_back(1),
        }
    }

    /// Takes back the latest actions, whoever did them.
    pub fn go_back(&mut self, n_actions: usize) -> Result<(), PlayError> {
        if self.since_barrier().len() < n_actions {
            return Err(PlayError::NoUndo);
        }
        for _ in 0..n_actions {
            let ply = self.plies.pop().expect("an action exists");
            self.state = self.ways_back.pop().expect("an action has a state before it");
            self.events.truncate(ply.n_events_before);
        }
        Ok(())
    }

    /// What the match began with.
    pub fn origin(&self) -> Origin {
        let luck = match &self.luck {
            MatchLuck::Seeded(seed, _) => Luck::Seed(*seed),
            MatchLuck::Scripted => Luck::Script(self.set_up_draws.clone()),
        };
        Origin {
            game: G::NAME.to_owned(),
            rules: self.setup.edition.rules,
            components: self.setup.edition.components.hash(),
            options: self.setup.options.to_string(),
            luck,
        }
    }

    /// The match as a record.
    pub fn record(&self) -> Record {
        let plies = self.plies.iter().map(|ply| Ply {
            seat: ply.seat,
            action: ply.action.to_string(),
            draws: if self.is_scripted() { ply.draws.clone() } else { Vec::new() },
        });
        Record {
            origin: self.origin(),
            players: Vec::new(),
            plies: plies.collect(),
            result: self.result(),
        }
    }

    fn result(&self) -> RecordResult {
        match self.state.to_act() {
            Some(_) => RecordResult::Unfinished,
            None => RecordResult::Totals(self.state.standings().totals()),
        }
    }

    /// Starts the match that an origin names, with the components given.
    pub fn open(origin: &Origin, components: &Arc<G::Components>) -> Result<Match<G>, OpenError> {
        if origin.game != G::NAME {
            return Err(OpenError::OtherGame { game: origin.game.clone() });
        }
        let edition = origin.edition(components)?;
        let options = origin.options.parse().map_err(OpenError::damaged("options"))?;
        Match::start(Setup { edition, options }, origin.luck.clone())
            .map_err(OpenError::damaged("options"))
    }

    /// Plays a record again, up to `n_plies` actions or all of them, and checks it on the way.
    pub fn replay(
        record: &Record,
        components: &Arc<G::Components>,
        n_plies: Option<usize>,
    ) -> Result<Match<G>, OpenError> {
        let damaged = |what: String| OpenError::Damaged(what);
        let mut played = Match::<G>::open(&record.origin, components)?;
        let (n_players, n_seats) = (record.players.len(), played.state.n_seats());
        if n_players != 0 && n_players != n_seats {
            return Err(damaged(format!("it names {n_players} players for {n_seats} seats")));
        }
        let wanted = n_plies.unwrap_or(record.plies.len());
        if wanted > record.plies.len() {
            return Err(damaged(format!("the record has only {} actions", record.plies.len())));
        }
        for (index, ply) in record.plies[..wanted].iter().enumerate() {
            let number = index + 1;
            let action: G::Action =
                ply.action.parse().map_err(|error| damaged(format!("action {number}: {error}")))?;
            played
                .act(ply.seat, action, ply.draws.clone())
                .map_err(|error| damaged(format!("action {number}, `{action}`: {error}")))?;
        }
        if wanted == record.plies.len() && played.result() != record.result {
            return Err(damaged(format!(
                "the record says its result is `{}`, but its actions lead to `{}`",
                record.result,
                played.result()
            )));
        }
        Ok(played)
    }
}

/// Whether any viewer can see now what was hidden before.
fn somebody_learned<G: Game>(before: &G, after: &G) -> bool {
    Viewer::all(before.n_seats()).any(|viewer| before.unseen(viewer) != after.unseen(viewer))
}
