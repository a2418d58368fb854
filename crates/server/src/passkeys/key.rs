//! A public key in the form in which devices send it (COSE), and what it says of a signature.

use ciborium::Value;
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents,
    UnparsedPublicKey,
};

const ES256: i64 = -7;
const ED_DSA: i64 = -8;
const RS256: i64 = -257;

/// The kinds of keys we can check, the one we like best first.
pub(crate) const ALGORITHMS: [i64; 3] = [ES256, ED_DSA, RS256];

/// How deep what is sent may be nested; keys are flat.
pub(super) const MAX_DEPTH: usize = 8;

/// The numbers under which COSE keeps the parts of a key.
const ALGORITHM: i64 = 3;
const CURVE: i64 = -1;
const X: i64 = -2;
const Y: i64 = -3;
const MODULUS: i64 = -1;
const EXPONENT: i64 = -2;

const P256: i64 = 1;
const CURVE_ED25519: i64 = 6;

/// A public key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Key {
    /// A point, uncompressed.
    Es256(Vec<u8>),
    EdDsa(Vec<u8>),
    Rs256 {
        modulus: Vec<u8>,
        exponent: Vec<u8>,
    },
}

impl Key {
    /// Reads a key from the beginning of `bytes`; says how many bytes it takes.
    pub(super) fn read(bytes: &[u8]) -> Option<(Key, usize)> {
        let mut rest = bytes;
        let value = ciborium::de::from_reader_with_recursion_limit(&mut rest, MAX_DEPTH).ok()?;
        let key = Key::of(&value)?;
        Some((key, bytes.len() - rest.len()))
    }

    fn of(value: &Value) -> Option<Key> {
        let number = |label: i64| part(value, label).and_then(integer);
        let bytes = |label: i64| part(value, label)?.as_bytes().cloned();
        match (number(ALGORITHM)?, number(CURVE)) {
            (ES256, Some(P256)) => {
                let (x, y) = (bytes(X)?, bytes(Y)?);
                let is_point = x.len() == 32 && y.len() == 32;
                is_point.then(|| Key::Es256([vec![4], x, y].concat()))
            }
            (ED_DSA, Some(CURVE_ED25519)) => bytes(X).filter(|x| x.len() == 32).map(Key::EdDsa),
            (RS256, _) => Some(Key::Rs256 { modulus: bytes(MODULUS)?, exponent: bytes(EXPONENT)? }),
            _ => None,
        }
    }

    pub(super) fn algorithm(&self) -> i64 {
        match self {
            Key::Es256(_) => ES256,
            Key::EdDsa(_) => ED_DSA,
            Key::Rs256 { .. } => RS256,
        }
    }

    /// Whether the key's holder signed this message.
    pub(super) fn has_signed(&self, message: &[u8], signature: &[u8]) -> bool {
        match self {
            Key::Es256(point) => UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, point)
                .verify(message, signature)
                .is_ok(),
            Key::EdDsa(point) => {
                UnparsedPublicKey::new(&ED25519, point).verify(message, signature).is_ok()
            }
            Key::Rs256 { modulus, exponent } => RsaPublicKeyComponents { n: modulus, e: exponent }
                .verify(&RSA_PKCS1_2048_8192_SHA256, message, signature)
                .is_ok(),
        }
    }
}

/// A part of a map by its number.
fn part(value: &Value, label: i64) -> Option<&Value> {
    let parts = value.as_map()?;
    parts.iter().find(|(key, _)| integer(key) == Some(label)).map(|(_, value)| value)
}

fn integer(value: &Value) -> Option<i64> {
    value.as_integer().and_then(|number| i64::try_from(number).ok())
}
