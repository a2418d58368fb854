//! Word to a browser that is closed: encrypted for it (RFC 8291), and signed by us (RFC 8292).

use super::out::{Out, SendError};
use super::text::Dispatch;
use crate::session::now;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// How long a message may wait for a browser that is off, in seconds.
const LIFE: u32 = 24 * 60 * 60;

/// For how long a signature is good, in seconds.
const SIGNED_FOR: i64 = 12 * 60 * 60;

/// How much a browser reads at once.
const RECORD_SIZE: u32 = 4096;

/// Where a browser can be reached, and its keys.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Subscription {
    pub(crate) endpoint: String,
    pub(crate) keys: Keys,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Keys {
    p256dh: String,
    auth: String,
}

/// The key by which servers of browsers know us.
pub(crate) struct ServerKey(EcdsaKeyPair);

impl ServerKey {
    /// A new key, to be kept.
    pub(crate) fn make() -> Option<Vec<u8>> {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).ok()?;
        Some(pair.as_ref().to_vec())
    }

    /// The key that was kept.
    pub(crate) fn read(bytes: &[u8]) -> Option<ServerKey> {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, bytes, &random);
        pair.ok().map(ServerKey)
    }

    /// The part that browsers are told.
    pub(crate) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.public_key())
    }

    /// Says to the server at this address who we are.
    fn token(&self, audience: &str, contact: &str) -> Option<String> {
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let head = part(json!({ "typ": "JWT", "alg": "ES256" }));
        let until = now() / 1_000 + SIGNED_FOR;
        let body = part(json!({ "aud": audience, "exp": until, "sub": contact }));
        let text = format!("{head}.{body}");
        let signature = self.0.sign(&SystemRandom::new(), text.as_bytes()).ok()?;
        Some(format!("{text}.{}", URL_SAFE_NO_PAD.encode(signature)))
    }
}

pub(super) async fn send(
    out: &Out,
    key: &ServerKey,
    subscription: &str,
    contact: &str,
    message: &Dispatch,
    n_turns: Option<usize>,
) -> Result<(), SendError> {
    let subscription: Subscription =
        serde_json::from_str(subscription).map_err(|_| SendError::Gone)?;
    let uri = out.check(&subscription.endpoint)?;
    let (scheme, authority) = (uri.scheme_str(), uri.authority());
    let audience = match scheme.zip(authority) {
        Some((scheme, authority)) => format!("{scheme}://{authority}"),
        None => return Err(SendError::Gone),
    };
    let broken = || SendError::Unreachable("a message could not be encrypted".to_owned());
    let body =
        encrypt(&subscription.keys, payload(message, n_turns).as_bytes()).ok_or(SendError::Gone)?;
    let token = key.token(&audience, contact).ok_or_else(broken)?;
    let headers = [
        ("authorization", format!("vapid t={token}, k={}", key.public())),
        ("content-encoding", "aes128gcm".to_owned()),
        ("content-type", "application/octet-stream".to_owned()),
        ("ttl", LIFE.to_string()),
        ("urgency", "normal".to_owned()),
    ];
    out.post(&subscription.endpoint, &headers, body).await.map_err(|error| match error {
        // So say those who carry pushes that a browser has unsubscribed.
        SendError::Refused(404) => SendError::Gone,
        other => other,
    })
}

/// What the browser is told: what there is to show, and how many tables wait, where that is known.
fn payload(message: &Dispatch, n_turns: Option<usize>) -> String {
    // What is about one table takes the place of what was said about it before.
    let table = match message {
        Dispatch::One(told) => told.table.as_str(),
        Dispatch::Many { .. } => "digest",
        Dispatch::Test { .. } => "test",
    };
    let (title, link) = (message.title(), message.link());
    json!({ "title": title, "link": link, "table": table, "turns": n_turns }).to_string()
}

/// So many bytes.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    key.expand(info, Length(N)).ok()?.fill(&mut bytes).ok()?;
    Some(bytes)
}

/// A text that only the browser with these keys can read.
fn encrypt(keys: &Keys, text: &[u8]) -> Option<Vec<u8>> {
    let decoded = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
    let (theirs, auth) = (decoded(&keys.p256dh)?, decoded(&keys.auth)?);
    let random = SystemRandom::new();
    let private = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
    let ours = private.compute_public_key().ok()?;
    let mut salt = [0; 16];
    random.fill(&mut salt).ok()?;
    let their_key = UnparsedPublicKey::new(&ECDH_P256, &theirs);
    let input: Option<[u8; 32]> = agree_ephemeral(private, &their_key, |shared| {
        derived(&auth, shared, &[b"WebPush: info\0", &theirs, ours.as_ref()])
    })
    .ok()?;
    let input = input?;
    let key: [u8; 16] = derived(&salt, &input, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derived(&salt, &input, &[b"Content-Encoding: nonce\0"])?;
    // The last record ends with a two.
    let mut sealed = [text, &[2]].concat();
    LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?)
        .seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed)
        .ok()?;
    let ours = ours.as_ref();
    let length = u8::try_from(ours.len()).ok()?;
    Some([&salt[..], &RECORD_SIZE.to_be_bytes(), &[length], ours, &sealed].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_reads_what_was_sent_to_it() {
        let random = SystemRandom::new();
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &random).expect("a key");
        let public = private.compute_public_key().expect("a key");
        let auth = [9; 16];
        let keys =
            Keys { p256dh: URL_SAFE_NO_PAD.encode(&public), auth: URL_SAFE_NO_PAD.encode(auth) };
        let message = encrypt(&keys, b"Your turn").expect("a message");
        let (salt, rest) = message.split_at(16);
        let (sender, sealed) = rest[5..].split_at(usize::from(rest[4]));
        let their_key = UnparsedPublicKey::new(&ECDH_P256, sender);
        let input: [u8; 32] = agree_ephemeral(private, &their_key, |shared| {
            derived(&auth, shared, &[b"WebPush: info\0", public.as_ref(), sender])
        })
        .expect("agreed")
        .expect("bytes");
        let key: [u8; 16] =
            derived(salt, &input, &[b"Content-Encoding: aes128gcm\0"]).expect("bytes");
        let nonce: [u8; 12] =
            derived(salt, &input, &[b"Content-Encoding: nonce\0"]).expect("bytes");
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
        let mut sealed = sealed.to_vec();
        let nonce = Nonce::assume_unique_for_key(nonce);
        let opened = key.open_in_place(nonce, Aad::empty(), &mut sealed).expect("opened");
        assert_eq!(opened, b"Your turn\x02");
        let wrong = Keys { p256dh: "AAAA".into(), ..keys };
        assert_eq!(encrypt(&wrong, b"x"), None);
    }

    #[test]
    fn our_key_is_known_again() {
        let kept = ServerKey::make().expect("a key");
        let key = ServerKey::read(&kept).expect("the key");
        assert_eq!(key.public(), ServerKey::read(&kept).expect("the key").public());
        let token = key.token("https://push.example.org", "mailto:a@example.org").expect("signed");
        assert_eq!(token.split('.').count(), 3);
        assert!(ServerKey::read(b"nonsense").is_none());
    }
}
