//! Who somebody is.

/// A person's number: random, for ever, and never shown to anybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(i64);

impl PersonId {
    /// The person with this number; its sign does not count, so that no number is negative.
    pub const fn new(number: i64) -> PersonId {
        PersonId(number & i64::MAX)
    }

    pub(crate) const fn number(self) -> i64 {
        self.0
    }
}
