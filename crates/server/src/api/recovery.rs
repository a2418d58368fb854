//! Recovery codes: written on paper, and typed in by somebody who has lost everything else.

use crate::secret::random;
use protocol::Problem;
use store::SecretHash;

/// So many codes a member has.
const N_CODES: usize = 8;

/// Letters and digits that are not taken for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnopqrstuvwxyz2345678";

/// New codes as they are shown, and their hashes.
pub(crate) fn codes() -> Result<(Vec<String>, Vec<SecretHash>), Problem> {
    let codes = (0..N_CODES).map(|_| code()).collect::<Result<Vec<_>, _>>()?;
    let hashes = codes.iter().map(|code| hash(code)).collect();
    Ok((codes, hashes))
}

/// A code of 80 random bits, in four groups.
pub(crate) fn code() -> Result<String, Problem> {
    Ok(shown(random()?))
}

/// A code as it is shown.
pub(crate) fn shown(bytes: [u8; 16]) -> String {
    let letters: Vec<u8> = bytes.iter().map(|byte| LETTERS[usize::from(byte % 32)]).collect();
    let groups = letters.chunks(4).map(|group| String::from_utf8_lossy(group).into_owned());
    groups.collect::<Vec<_>>().join("-")
}

/// The hash of a code, however it is typed.
pub(crate) fn hash(code: &str) -> SecretHash {
    let plain: String =
        code.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    SecretHash::of(plain.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_known_again_however_it_is_typed() {
        let (codes, hashes) = codes().expect("randomness");
        assert_eq!((codes.len(), hashes.len()), (N_CODES, N_CODES));
        let code = &codes[0];
        assert_eq!(code.len(), 19, "{code}");
        assert!(hashes[0] == hash(&code.to_uppercase().replace('-', " ")));
        assert!(hashes[0] != hash(&codes[1]));
    }
}
