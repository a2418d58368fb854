//! Information-set Monte-Carlo tree search.
//!
//! Every look deals what the viewer cannot see anew, walks down one tree that all deals
//! share, adds a node, plays on by the game's own sense of good moves, and remembers how it ended.
//! Each seat is taken to play for itself. Where there are many choices only the most promising are
//! tried at first, and more the longer one looks.

use crate::brain::{Brain, CLEAR_LEAD, reward};
use crate::portable::{ln, pow};
use crate::thought::{Line, Thought};
use table::{BySide, QuickChance, Seat, Silent};

/// How a search looks around.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How much an action seldom tried is preferred to a good one.
    pub exploration: f32,
    /// How many actions are tried after one visit.
    pub width: f32,
    /// How fast more actions are tried with more visits: a power of their number.
    pub widening: f32,
    /// How much the game's own rating counts before an action has been tried often.
    pub bias: f32,
    /// How many rounds a playout goes on before it is judged; to the end without it.
    pub horizon: Option<u32>,
    /// How far a playout strays from the best rated action, in points.
    pub noise: f32,
}

impl Settings {
    /// What measurement found to be good.
    pub const STANDARD: Settings = Settings {
        exploration: 0.2,
        width: 4.0,
        widening: 0.35,
        bias: 0.05,
        horizon: None,
        noise: 1.5,
    };
}

impl Default for Settings {
    fn default() -> Settings {
        Settings::STANDARD
    }
}

/// No search keeps more nodes than this; beyond it, it goes on in the tree it has.
const MAX_NODES: usize = 1_000_000;
/// No line in the tree is longer.
const MAX_DEPTH: usize = 60;

/// A search tree that is kept while its owner acts.
pub struct Search<G: Brain> {
    settings: Settings,
    chance: QuickChance,
    nodes: Vec<Node<G::Action>>,
    root: usize,
    points: BySide<f64>,
    n_looks: u32,
    n_playout_actions: u64,
    actions: Vec<G::Action>,
    rates: Vec<f32>,
    path: Vec<usize>,
}

struct Node<A> {
    /// The action that led here; the root has none.
    action: Option<A>,
    /// Who chose it.
    mover: Seat,
    n_visits: u32,
    /// How often it could have been chosen.
    n_available: u32,
    /// What it brought its mover, in all.
    reward: f32,
    /// How promising it looked.
    rate: f32,
    children: Vec<u32>,
}

impl<A> Node<A> {
    fn new(action: Option<A>, mover: Seat, rate: f32) -> Node<A> {
        Node { action, mover, n_visits: 0, n_available: 0, reward: 0.0, rate, children: Vec::new() }
    }
}

impl<G: Brain> Search<G> {
    /// A search that follows from its settings and seed alone.
    pub fn new(settings: Settings, seed: u64) -> Search<G> {
        Search {
            settings,
            chance: QuickChance::new(seed),
            nodes: vec![Node::new(None, Seat::FIRST, 0.0)],
            root: 0,
            points: BySide::default(),
            n_looks: 0,
            n_playout_actions: 0,
            actions: Vec::with_capacity(512),
            rates: Vec::with_capacity(512),
            path: Vec::with_capacity(MAX_DEPTH + 1),
        }
    }

    /// Looks at a view until `stop`, asked with the number of looks so far, says so.
    pub fn run(&mut self, view: &G::View, stop: impl FnMut(u32) -> bool) {
        self.run_from(view, None, stop);
    }

    /// The same, but every look begins with one action: what it is worth, however it looks.
    pub fn weigh(&mut self, view: &G::View, action: G::Action, stop: impl FnMut(u32) -> bool) {
        self.run_from(view, Some(action), stop);
    }

    fn run_from(
        &mut self,
        view: &G::View,
        first: Option<G::Action>,
        mut stop: impl FnMut(u32) -> bool,
    ) {
        self.points = BySide::default();
        self.n_looks = 0;
        self.n_playout_actions = 0;
        while !stop(self.n_looks) {
            self.look(view, first);
            self.n_looks += 1;
        }
    }

    /// Forgets everything but what follows the action just played, or everything if it was never
    /// looked at.
    pub fn advance(&mut self, action: G::Action) {
        let children = &self.nodes[self.root].children;
        let next = children.iter().find(|&&at| self.nodes[at as usize].action == Some(action));
        match next {
            Some(&next) if self.nodes.len() < MAX_NODES / 2 => self.root = next as usize,
            _ => self.reset(),
        }
    }

    /// Forgets everything.
    pub fn reset(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(None, Seat::FIRST, 0.0));
        self.root = 0;
    }

    /// What the search thinks: the actions it looked at, the most visited first.
    pub fn thought(&self, n_seats: usize) -> Thought<G::Action> {
        let root = &self.nodes[self.root];
        let n_visits: u32 = root.children.iter().map(|&at| self.nodes[at as usize].n_visits).sum();
        let mut lines: Vec<Line<G::Action>> = root
            .children
            .iter()
            .map(|&at| &self.nodes[at as usize])
            .map(|node| Line {
                action: node.action.expect("only the root has no action"),
                n_visits: node.n_visits,
                share: node.n_visits as f32 / n_visits.max(1) as f32,
                reward: node.reward / node.n_visits.max(1) as f32,
                then: self.main_line(node),
            })
            .collect();
        lines.sort_by_key(|line| std::cmp::Reverse(line.n_visits));
        let n_looks = f64::from(self.n_looks.max(1));
        Thought {
            lines,
            points: Seat::all(n_seats).map(|seat| (self.points[seat] / n_looks) as f32).collect(),
            n_looks: self.n_looks,
            n_playout_actions: self.n_playout_actions,
        }
    }

    /// The most visited way on from a node.
    fn main_line(&self, node: &Node<G::Action>) -> Vec<G::Action> {
        let mut line = Vec::new();
        let mut node = node;
        while line.len() < 6 {
            let next = node.children.iter().map(|&at| &self.nodes[at as usize]);
            let Some(best) = next.max_by_key(|child| child.n_visits) else { break };
            line.extend(best.action);
            node = best;
        }
        line
    }

    fn look(&mut self, view: &G::View, first: Option<G::Action>) {
        let mut state = G::guess(view, &mut self.chance);
        self.path.clear();
        self.path.push(self.root);
        let mut at = self.root;
        while self.path.len() < MAX_DEPTH {
            state.legal(&mut self.actions);
            let Some(mover) = state.to_act() else { break };
            let (next, is_new) = match first {
                Some(action) if at == self.root => self.step_by(action, mover, &state),
                _ => self.step(at, mover, &state),
            };
            let action = self.nodes[next].action.expect("only the root has no action");
            state.apply_unchecked(action, &mut self.chance, &mut Silent);
            self.path.push(next);
            at = next;
            if is_new {
                break;
            }
        }
        let n_seats = state.n_seats();
        let n_sides = state.n_sides();
        let points = self.play_out(state);
        let rewards =
            BySide::of_seats(n_seats, |seat| reward(&points, n_sides, seat, CLEAR_LEAD * G::SCALE));
        for &at in &self.path {
            let node = &mut self.nodes[at];
            node.n_visits += 1;
            node.reward += rewards[node.mover];
        }
        for seat in Seat::all(n_seats) {
            self.points[seat] += f64::from(points[seat]);
        }
    }

    /// The child to go to: a new one while the node is wide enough for it, else the best.
    fn step(&mut self, at: usize, mover: Seat, state: &G) -> (usize, bool) {
        let Settings { exploration, width, widening, bias, .. } = self.settings;
        let mut best = None;
        let mut best_bound = f32::MIN;
        let mut n_tried = 0;
        for index in 0..self.nodes[at].children.len() {
            let child_at = self.nodes[at].children[index] as usize;
            let child = &mut self.nodes[child_at];
            if !child.action.is_some_and(|action| self.actions.contains(&action)) {
                continue;
            }
            n_tried += 1;
            child.n_available += 1;
            let n_visits = child.n_visits.max(1) as f32;
            let bound = child.reward / n_visits
                + exploration * (ln(child.n_available as f32).max(0.0) / n_visits).sqrt()
                + bias * child.rate / (G::SCALE * (1.0 + n_visits));
            if bound > best_bound {
                (best, best_bound) = (Some(child_at), bound);
            }
        }
        let n_wanted = width * pow(self.nodes[at].n_visits as f32 + 1.0, widening);
        let is_wide_enough = n_tried >= self.actions.len() || n_tried as f32 >= n_wanted;
        match best {
            Some(best) if is_wide_enough || self.nodes.len() >= MAX_NODES => (best, false),
            _ => (self.grow(at, mover, state), true),
        }
    }

    /// The child of the root for an action, a new one if it was not tried yet.
    fn step_by(&mut self, action: G::Action, mover: Seat, state: &G) -> (usize, bool) {
        let children = &self.nodes[self.root].children;
        let tried = children.iter().find(|&&at| self.nodes[at as usize].action == Some(action));
        if let Some(&tried) = tried {
            return (tried as usize, false);
        }
        state.rate(&self.actions, &mut self.rates);
        let index = self.actions.iter().position(|&legal| legal == action);
        let rate = self.rates[index.expect("what is weighed is legal")];
        (self.add(self.root, action, mover, rate), true)
    }

    /// Adds the most promising action that was not tried yet.
    fn grow(&mut self, at: usize, mover: Seat, state: &G) -> usize {
        state.rate(&self.actions, &mut self.rates);
        let children = &self.nodes[at].children;
        let is_tried = |action: &G::Action| {
            children.iter().any(|&child| self.nodes[child as usize].action == Some(*action))
        };
        let untried = self.actions.iter().zip(&self.rates).filter(|(action, _)| !is_tried(action));
        let (&action, &rate) = untried
            .max_by(|(_, one), (_, other)| one.total_cmp(other))
            .expect("an action was not tried yet");
        self.add(at, action, mover, rate)
    }

    fn add(&mut self, at: usize, action: G::Action, mover: Seat, rate: f32) -> usize {
        let child = self.nodes.len();
        let mut node = Node::new(Some(action), mover, rate);
        node.n_available = 1;
        self.nodes.push(node);
        self.nodes[at].children.push(child as u32);
        child
    }

    /// Plays on by rating and a little chance, to the horizon or the end.
    fn play_out(&mut self, mut state: G) -> BySide<f32> {
        let last_round = self.settings.horizon.map(|horizon| state.round() + horizon);
        loop {
            state.legal(&mut self.actions);
            if self.actions.is_empty() {
                let totals = state.totals();
                return BySide::new(state.n_sides(), |side| totals[side] as f32);
            }
            if last_round.is_some_and(|last_round| state.round() > last_round) {
                return state.expect();
            }
            let action = choose(
                &state,
                &self.actions,
                &mut self.rates,
                self.settings.noise,
                &mut self.chance,
            );
            state.apply_unchecked(action, &mut self.chance, &mut Silent);
            self.n_playout_actions += 1;
        }
    }
}

/// The action with the largest rate, give or take `noise` points on the game's scale.
pub(crate) fn choose<G: Brain>(
    state: &G,
    actions: &[G::Action],
    rates: &mut Vec<f32>,
    noise: f32,
    chance: &mut QuickChance,
) -> G::Action {
    if let [only] = actions {
        return *only;
    }
    state.rate(actions, rates);
    let mut best = actions[0];
    let mut best_rate = f32::MIN;
    for (&action, &rate) in actions.iter().zip(rates.iter()) {
        let strayed = rate + noise * G::SCALE * chance.share();
        if strayed > best_rate {
            (best, best_rate) = (action, strayed);
        }
    }
    best
}
