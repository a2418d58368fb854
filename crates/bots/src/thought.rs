//! What a bot thinks of a position.

/// What a bot thinks of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// The actions it looked at, the best first.
    pub lines: Vec<Line<A>>,
    /// The points each seat will probably have at the end.
    pub points: Vec<f32>,
    /// How often it looked.
    pub n_looks: u32,
}

/// One action a bot thought about.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<A> {
    /// The action.
    pub action: A,
    /// How often it was looked at.
    pub n_visits: u32,
    /// Its share of all looks.
    pub share: f32,
    /// How good it is for the seat that acts, from 0 (lost) to 1 (won).
    pub reward: f32,
    /// How it would go on.
    pub then: Vec<A>,
}

impl<A: Copy> Thought<A> {
    /// The action it would play.
    pub fn best(&self) -> A {
        self.lines[0].action
    }
}
