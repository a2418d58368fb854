//! Who speaks of a match, and to whom.

use table::Seat;
use words::Words;

/// The words of a match: the language, what the seats are called, and who listens.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'a> {
    pub(crate) words: &'a Words,
    pub(crate) names: &'a [String],
    pub(crate) eyes: Option<Seat>,
}
