//! Who somebody is.

/// A person's number: random, for ever, and never shown to anybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(i64);

impl PersonId {
    /// The person with this number; its sign does not count, so that no number is negative.
    pub const fn new(number: i64) -> PersonId {
        PersonId(number & i64::MAX)
    }

    /// Bytes that stand for the person in one place and say nothing in another.
    pub fn pseudonym(self, purpose: &str) -> [u8; 32] {
        let mut hasher = blake3::Hasher::new_derive_key(purpose);
        hasher.update(&self.0.to_le_bytes());
        *hasher.finalize().as_bytes()
    }

    /// The person's number, for other nodes; clients are never told it.
    pub const fn number(self) -> i64 {
        self.0
    }
}
