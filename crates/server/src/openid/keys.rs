//! The keys by which another server signs, in the form in which it shows them (a set of JSON web
//! keys).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::signature::{
    ECDSA_P256_SHA256_FIXED, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents, UnparsedPublicKey,
};
use serde::Deserialize;

/// How something is signed. There is no other way here, least of all none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Algorithm {
    Rs256,
    Es256,
}

impl Algorithm {
    /// The one that is called so.
    pub(super) fn named(name: &str) -> Option<Algorithm> {
        match name {
            "RS256" => Some(Algorithm::Rs256),
            "ES256" => Some(Algorithm::Es256),
            _ => None,
        }
    }
}

/// A public key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Key {
    id: Option<String>,
    material: Material,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Material {
    Rsa {
        modulus: Vec<u8>,
        exponent: Vec<u8>,
    },
    /// A point of the curve P-256, uncompressed.
    Curve(Vec<u8>),
}

/// A key as it is shown; what we do not know of it does not matter.
#[derive(Deserialize)]
struct ShownKey {
    kty: String,
    kid: Option<String>,
    #[serde(rename = "use")]
    purpose: Option<String>,
    alg: Option<String>,
    crv: Option<String>,
    n: Option<String>,
    e: Option<String>,
    x: Option<String>,
    y: Option<String>,
}

#[derive(Deserialize)]
struct ShownKeys {
    keys: Vec<serde_json::Value>,
}

impl Key {
    /// Those keys of a set that sign in a way we can check.
    pub(super) fn read_all(text: &[u8]) -> Option<Vec<Key>> {
        let shown: ShownKeys = serde_json::from_slice(text).ok()?;
        Some(shown.keys.into_iter().filter_map(Key::read).collect())
    }

    fn read(shown: serde_json::Value) -> Option<Key> {
        let shown: ShownKey = serde_json::from_value(shown).ok()?;
        let bytes = |text: Option<String>| URL_SAFE_NO_PAD.decode(text?.trim_end_matches('=')).ok();
        let (material, algorithm) = match shown.kty.as_str() {
            "RSA" => {
                let (modulus, exponent) = (bytes(shown.n)?, bytes(shown.e)?);
                (Material::Rsa { modulus, exponent }, Algorithm::Rs256)
            }
            "EC" if shown.crv.as_deref() == Some("P-256") => {
                let (x, y) = (bytes(shown.x)?, bytes(shown.y)?);
                let is_point = x.len() == 32 && y.len() == 32;
                (is_point.then(|| Material::Curve([vec![4], x, y].concat()))?, Algorithm::Es256)
            }
            _ => return None,
        };
        let signs = shown.purpose.is_none_or(|purpose| purpose == "sig")
            && shown.alg.is_none_or(|shown| Algorithm::named(&shown) == Some(algorithm));
        signs.then_some(Key { id: shown.kid, material })
    }

    /// Whether the key may be the one that is named so; a signature may name none.
    pub(super) fn is_called(&self, id: Option<&str>) -> bool {
        id.is_none_or(|id| self.id.as_deref() == Some(id))
    }

    /// Whether the key's holder signed this message, in this way.
    pub(super) fn has_signed(
        &self,
        algorithm: Algorithm,
        message: &[u8],
        signature: &[u8],
    ) -> bool {
        match (&self.material, algorithm) {
            (Material::Rsa { modulus, exponent }, Algorithm::Rs256) => {
                RsaPublicKeyComponents { n: modulus, e: exponent }
                    .verify(&RSA_PKCS1_2048_8192_SHA256, message, signature)
                    .is_ok()
            }
            (Material::Curve(point), Algorithm::Es256) => {
                UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, point)
                    .verify(message, signature)
                    .is_ok()
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_keys_that_sign_as_we_know_are_taken() {
        let number = URL_SAFE_NO_PAD.encode([7; 32]);
        let point = json!({ "kty": "EC", "crv": "P-256", "kid": "a", "x": number, "y": number });
        let with = |name: &str, value: &str| {
            let mut key = point.clone();
            key[name] = json!(value);
            key
        };
        let set = json!({ "keys": [
            point,
            with("use", "enc"),
            with("alg", "ES384"),
            with("crv", "P-384"),
            with("kty", "oct"),
            with("x", "AAAA"),
            { "kty": "RSA", "n": number, "e": "AQAB", "use": "sig", "alg": "RS256" },
            "nonsense",
        ] });
        let keys = Key::read_all(set.to_string().as_bytes()).expect("a set");
        assert_eq!(keys.len(), 2);
        assert!(keys[0].is_called(Some("a")) && !keys[0].is_called(Some("b")));
        assert!(keys[1].is_called(None) && !keys[1].is_called(Some("a")));
        assert_eq!(Key::read_all(b"{}"), None);
    }
}
