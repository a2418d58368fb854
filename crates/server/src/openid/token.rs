//! What another server says about somebody, in a signed token, and whether it holds for us, now.

use super::keys::{Algorithm, Key};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::Deserialize;
use thiserror::Error;

/// How far two clocks may differ, in seconds.
const LEEWAY: i64 = 60;

/// How old a token may be, in seconds: as long as a trip may take.
const MAX_AGE: i64 = 15 * 60;

/// The longest subject; the standard wants no longer ones.
const MAX_SUBJECT: usize = 255;

/// What a token has to say.
pub(super) struct Expected<'a> {
    pub(super) issuer: &'a str,
    pub(super) client_id: &'a str,
    pub(super) nonce: &'a str,
    /// In seconds since 1970.
    pub(super) now: i64,
}

/// Somebody for whom another server vouches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Vouched {
    /// What they are called by there, for ever.
    pub(crate) subject: String,
    /// How they like to be called, as far as is known.
    pub(crate) name: Option<String>,
}

/// Why a token does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub(crate) enum Flaw {
    #[error("it is no token that is signed in a way we know")]
    Unreadable,
    #[error("no key that we know has signed it")]
    Signature,
    #[error("somebody else has issued it")]
    Issuer,
    #[error("it is meant for somebody else")]
    Audience,
    #[error("it answers another question")]
    Nonce,
    #[error("it is too old, or from the future")]
    Time,
    #[error("it does not say about whom it is")]
    Subject,
}

#[derive(Deserialize)]
struct Head {
    alg: String,
    kid: Option<String>,
    /// What one has to understand to read it, of which we understand nothing.
    crit: Option<serde_json::Value>,
}

/// A token that is read, and not yet believed.
#[derive(Debug)]
pub(super) struct Token<'a> {
    algorithm: Algorithm,
    pub(super) key_id: Option<String>,
    signed: &'a str,
    body: &'a str,
    signature: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Audience {
    One(String),
    Many(Vec<String>),
}

#[derive(Deserialize)]
struct Claims {
    iss: String,
    sub: String,
    aud: Audience,
    azp: Option<String>,
    exp: f64,
    iat: f64,
    nbf: Option<f64>,
    nonce: Option<String>,
    preferred_username: Option<String>,
    given_name: Option<String>,
    name: Option<String>,
}

impl<'a> Token<'a> {
    pub(super) fn read(text: &'a str) -> Result<Token<'a>, Flaw> {
        let (signed, signature) = text.rsplit_once('.').ok_or(Flaw::Unreadable)?;
        let (head, body) = signed.split_once('.').ok_or(Flaw::Unreadable)?;
        let decoded = |text: &str| URL_SAFE_NO_PAD.decode(text).map_err(|_| Flaw::Unreadable);
        let head: Head = serde_json::from_slice(&decoded(head)?).map_err(|_| Flaw::Unreadable)?;
        if head.crit.is_some() {
            return Err(Flaw::Unreadable);
        }
        let algorithm = Algorithm::named(&head.alg).ok_or(Flaw::Unreadable)?;
        let signature = decoded(signature)?;
        Ok(Token { algorithm, key_id: head.kid, signed, body, signature })
    }

    /// Whether one of these keys has signed it.
    pub(super) fn is_signed_by(&self, keys: &[Key]) -> bool {
        let mut named = keys.iter().filter(|key| key.is_called(self.key_id.as_deref()));
        let message = self.signed.as_bytes();
        named.any(|key| key.has_signed(self.algorithm, message, &self.signature))
    }

    /// Who it is about, if all that it says is as expected. Whether it is signed was asked before.
    pub(super) fn check(&self, expected: &Expected<'_>) -> Result<Vouched, Flaw> {
        let body = URL_SAFE_NO_PAD.decode(self.body).map_err(|_| Flaw::Unreadable)?;
        let claims: Claims = serde_json::from_slice(&body).map_err(|_| Flaw::Unreadable)?;
        if claims.iss != expected.issuer {
            return Err(Flaw::Issuer);
        }
        if !claims.is_for(expected.client_id) {
            return Err(Flaw::Audience);
        }
        if claims.nonce.as_deref() != Some(expected.nonce) {
            return Err(Flaw::Nonce);
        }
        if !claims.is_of_now(expected.now) {
            return Err(Flaw::Time);
        }
        let is_subject = !claims.sub.is_empty()
            && claims.sub.len() <= MAX_SUBJECT
            && !claims.sub.contains(char::is_control);
        match is_subject {
            true => Ok(Vouched {
                subject: claims.sub,
                name: claims.preferred_username.or(claims.given_name).or(claims.name),
            }),
            false => Err(Flaw::Subject),
        }
    }
}

impl Claims {
    /// A token for several has to say who asked for it.
    fn is_for(&self, client_id: &str) -> bool {
        let (is_among, is_alone) = match &self.aud {
            Audience::One(one) => (one == client_id, true),
            Audience::Many(many) => (many.iter().any(|one| one == client_id), many.len() == 1),
        };
        is_among
            && match &self.azp {
                Some(asker) => asker == client_id,
                None => is_alone,
            }
    }

    fn is_of_now(&self, now: i64) -> bool {
        let (now, leeway) = (now as f64, LEEWAY as f64);
        let is_valid_yet = |from: f64| from <= now + leeway;
        now - leeway < self.exp
            && is_valid_yet(self.iat)
            && now - leeway - (MAX_AGE as f64) < self.iat
            && self.nbf.is_none_or(is_valid_yet)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    const NOW: i64 = 1_795_000_000;

    fn token(head: Value, claims: &Value) -> String {
        let part = |value: &Value| URL_SAFE_NO_PAD.encode(value.to_string());
        format!("{}.{}.{}", part(&head), part(claims), URL_SAFE_NO_PAD.encode([1; 64]))
    }

    fn claims() -> Value {
        json!({
            "iss": "https://id.example.org", "sub": "1234", "aud": "freehold", "nonce": "n",
            "exp": NOW + 300, "iat": NOW, "preferred_username": "ada",
        })
    }

    fn checked(claims: &Value) -> Result<Vouched, Flaw> {
        let expected = Expected {
            issuer: "https://id.example.org",
            client_id: "freehold",
            nonce: "n",
            now: NOW,
        };
        Token::read(&token(json!({ "alg": "ES256" }), claims))?.check(&expected)
    }

    fn with(name: &str, value: Value) -> Value {
        let mut claims = claims();
        claims[name] = value;
        claims
    }

    #[test]
    fn what_a_token_says_has_to_be_as_expected() {
        let ada = Vouched { subject: "1234".into(), name: Some("ada".into()) };
        assert_eq!(checked(&claims()), Ok(ada.clone()));
        assert_eq!(checked(&with("aud", json!(["freehold"]))), Ok(ada.clone()));
        assert_eq!(checked(&with("azp", json!("freehold"))), Ok(ada.clone()));
        assert_eq!(checked(&with("exp", json!(NOW - 30))), Ok(ada), "clocks differ");
        for (name, value, flaw) in [
            ("iss", json!("https://id.example.org/"), Flaw::Issuer),
            ("aud", json!("another"), Flaw::Audience),
            ("aud", json!([]), Flaw::Audience),
            ("aud", json!(["freehold", "another"]), Flaw::Audience),
            ("azp", json!("another"), Flaw::Audience),
            ("nonce", json!("m"), Flaw::Nonce),
            ("nonce", Value::Null, Flaw::Nonce),
            ("exp", json!(NOW - 61), Flaw::Time),
            ("iat", json!(NOW + 61), Flaw::Time),
            ("iat", json!(NOW - 16 * 60), Flaw::Time),
            ("nbf", json!(NOW + 61), Flaw::Time),
            ("iat", Value::Null, Flaw::Unreadable),
            ("exp", json!("soon"), Flaw::Unreadable),
            ("sub", json!(""), Flaw::Subject),
            ("sub", json!("x".repeat(256)), Flaw::Subject),
            ("sub", json!(7), Flaw::Unreadable),
        ] {
            assert_eq!(checked(&with(name, value.clone())), Err(flaw), "{name}: {value}");
        }
        let mut for_several = with("aud", json!(["freehold", "another"]));
        for_several["azp"] = json!("freehold");
        assert!(checked(&for_several).is_ok());
    }

    #[test]
    fn what_is_not_signed_as_we_know_is_no_token() {
        for head in [
            json!({ "alg": "none" }),
            json!({ "alg": "HS256" }),
            json!({ "alg": "ES384" }),
            json!({}),
            json!({ "alg": "ES256", "crit": ["x"] }),
        ] {
            let text = token(head.clone(), &claims());
            assert_eq!(Token::read(&text).map(|_| ()).err(), Some(Flaw::Unreadable), "{head}");
        }
        for text in ["", "a.b", "...", "e30.e30.", "!.!.!"] {
            assert!(Token::read(text).is_err(), "{text}");
        }
    }
}
