//! Random names and secrets.

use protocol::{Code, Problem};
use std::fmt;
use store::Hash;

/// A secret that opens a seat or tells a guest from others. It is shown to nobody but its holder.
pub(crate) struct Secret([u8; 32]);

impl Secret {
    pub(crate) fn new() -> Result<Secret, Problem> {
        random().map(Secret)
    }

    /// Reads a secret as it was given out.
    pub(crate) fn parse(text: &str) -> Option<Secret> {
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Some(byte - b'0'),
            b'a'..=b'f' => Some(byte - b'a' + 10),
            _ => None,
        };
        let digits: &[u8; 64] = text.as_bytes().try_into().ok()?;
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Some(Secret(bytes))
    }

    /// The secret as it is given out, to its holder only.
    pub(crate) fn reveal(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    pub(crate) fn hash(&self) -> Hash {
        Hash::of(&self.0)
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
pub(crate) fn table_id() -> Result<String, Problem> {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnopqrstuvwxyz2345678";
    let bytes: [u8; 16] = random()?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// A guest's number.
pub(crate) fn guest_id() -> Result<i64, Problem> {
    Ok(i64::from_le_bytes(random()?) & i64::MAX)
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
