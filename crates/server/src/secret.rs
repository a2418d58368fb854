//! Random names and secrets.

use protocol::{Code, Problem, TableId};
use std::fmt;
use store::{PersonId, SecretHash};

/// A secret that opens a seat or tells a guest from others. It is shown to nobody but its holder.
pub(crate) struct Secret([u8; 32]);

impl Secret {
    pub(crate) fn new() -> Result<Secret, Problem> {
        random().map(Secret)
    }

    /// Reads a secret as it was given out.
    pub(crate) fn parse(text: &str) -> Option<Secret> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Secret(bytes))
    }

    /// The secret as it is given out, to its holder only.
    pub(crate) fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    pub(crate) fn hash(&self) -> SecretHash {
        SecretHash::of(&self.0)
    }

    /// Another secret for one purpose, which follows from this one and does not tell it.
    pub(crate) fn derived(&self, purpose: &'static str) -> [u8; 32] {
        blake3::derive_key(purpose, &self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Random bytes that nobody can foretell.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| Problem::new(Code::Unavailable, format!("no randomness: {error}")))?;
    Ok(bytes)
}

/// A table's name: short enough for a link, and with 80 random bits nobody's guess.
pub(crate) fn table_id() -> Result<TableId, Problem> {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnopqrstuvwxyz2345678";
    let bytes: [u8; 16] = random()?;
    let letters = bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)]));
    Ok(TableId::new(letters.collect::<String>()))
}

/// A person's number.
pub(crate) fn person_id() -> Result<PersonId, Problem> {
    random().map(i64::from_le_bytes).map(PersonId::new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_read_as_it_was_given_out() {
        let secret = Secret::new().expect("randomness");
        let read = Secret::parse(&secret.reveal()).expect("a secret");
        assert_eq!(read.hash(), secret.hash());
        assert_eq!(format!("{secret:?}"), "Secret(…)");
        for wrong in ["", "00", &"g".repeat(64), &"0".repeat(65)] {
            assert!(Secret::parse(wrong).is_none(), "{wrong}");
        }
    }
}
