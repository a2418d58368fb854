//! Another server that says who people are, in this process; and it lies if it is told to.

use axum::extract::{Form, State};
use axum::http::HeaderMap;
use axum::routing::{get, post};
use axum::{Json, Router};
use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use ring::digest::{SHA256, digest};
use ring::rand::SystemRandom;
use ring::signature::{
    ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _, RSA_PKCS1_SHA256, RsaKeyPair,
};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::net::TcpListener;

/// A key that was made for these tests and opens nothing.
const RSA_KEY: &str = include_str!("rsa-key.txt");

pub(crate) const CLIENT: &str = "freehold & co";
pub(crate) const SECRET: &str = "s3cret:with/marks";

/// The fields of an address or a form.
pub(crate) type Fields = BTreeMap<String, String>;

/// A key by which it signs.
pub(crate) enum SigningKey {
    Curve(EcdsaKeyPair),
    Rsa(RsaKeyPair),
}

impl SigningKey {
    pub(crate) fn curve() -> SigningKey {
        let (algorithm, random) = (&ECDSA_P256_SHA256_FIXED_SIGNING, SystemRandom::new());
        let made = EcdsaKeyPair::generate_pkcs8(algorithm, &random).expect("a key");
        let pair = EcdsaKeyPair::from_pkcs8(algorithm, made.as_ref(), &random);
        SigningKey::Curve(pair.expect("a key"))
    }

    pub(crate) fn rsa() -> SigningKey {
        let text: String = RSA_KEY.split_whitespace().collect();
        let bytes = STANDARD.decode(text).expect("base64");
        SigningKey::Rsa(RsaKeyPair::from_pkcs8(&bytes).expect("a key"))
    }

    fn algorithm(&self) -> &'static str {
        match self {
            SigningKey::Curve(_) => "ES256",
            SigningKey::Rsa(_) => "RS256",
        }
    }

    fn shown(&self, id: &str) -> Value {
        match self {
            SigningKey::Curve(pair) => {
                let point = pair.public_key().as_ref();
                let (x, y) = point[1..].split_at(32);
                json!({ "kty": "EC", "crv": "P-256", "kid": id, "use": "sig",
                    "x": URL_SAFE_NO_PAD.encode(x), "y": URL_SAFE_NO_PAD.encode(y) })
            }
            SigningKey::Rsa(pair) => {
                let public = ring::rsa::PublicKeyComponents::<Vec<u8>>::from(pair.public_key());
                json!({ "kty": "RSA", "kid": id, "alg": "RS256",
                    "n": URL_SAFE_NO_PAD.encode(public.n), "e": URL_SAFE_NO_PAD.encode(public.e) })
            }
        }
    }

    fn sign(&self, text: &[u8]) -> Vec<u8> {
        let random = SystemRandom::new();
        match self {
            SigningKey::Curve(pair) => pair.sign(&random, text).expect("signed").as_ref().to_vec(),
            SigningKey::Rsa(pair) => {
                let mut signature = vec![0; pair.public().modulus_len()];
                pair.sign(&RSA_PKCS1_SHA256, &random, text, &mut signature).expect("signed");
                signature
            }
        }
    }
}

/// How a token is spoilt.
#[derive(Clone, Default)]
pub(crate) struct Lie {
    /// Claims in place of the true ones.
    pub(crate) claims: Vec<(&'static str, Value)>,
    /// Fields of the head in place of the true ones.
    pub(crate) head: Vec<(&'static str, Value)>,
    /// Whether the signature is somebody else's.
    pub(crate) is_forged: bool,
    /// Whether it has no signature at all.
    pub(crate) is_unsigned: bool,
}

/// What was asked at its door, by the code that was given out for it.
struct Asked {
    fields: Fields,
    subject: String,
}

struct Inner {
    key: SigningKey,
    key_id: String,
    lie: Lie,
    asked: BTreeMap<String, Asked>,
    n_key_reads: usize,
    takes_secret: &'static str,
}

/// The server.
#[derive(Clone)]
pub(crate) struct Issuer {
    pub(crate) address: SocketAddr,
    inner: Arc<Mutex<Inner>>,
}

impl Issuer {
    pub(crate) async fn start(key: SigningKey) -> Issuer {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let inner = Inner {
            key,
            key_id: "first".into(),
            lie: Lie::default(),
            asked: BTreeMap::new(),
            n_key_reads: 0,
            takes_secret: "client_secret_basic",
        };
        let issuer = Issuer { address, inner: Arc::new(Mutex::new(inner)) };
        let router = Router::new()
            .route("/.well-known/openid-configuration", get(describe))
            .route("/keys", get(keys))
            .route("/token", post(token))
            .with_state(issuer.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        issuer
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    fn with<T>(&self, change: impl FnOnce(&mut Inner) -> T) -> T {
        change(&mut self.inner.lock().expect("no panic"))
    }

    /// Somebody comes to its door by an address, and says who they are; the code for the way back.
    pub(crate) fn visit(&self, address: &str, subject: &str) -> String {
        let (door, question) = address.split_once('?').expect("a question");
        assert_eq!(door, format!("{}/door", self.url()));
        let fields = fields(question);
        assert_eq!(fields["response_type"], "code");
        assert_eq!(fields["client_id"], CLIENT);
        assert_eq!(fields["code_challenge_method"], "S256");
        assert!(fields["scope"].split(' ').any(|scope| scope == "openid"));
        self.with(|inner| {
            let code = format!("code/{}", inner.asked.len());
            inner.asked.insert(code.clone(), Asked { fields, subject: subject.to_owned() });
            code
        })
    }

    /// Spoils all further tokens in this way.
    pub(crate) fn lie(&self, lie: Lie) {
        self.with(|inner| inner.lie = lie);
    }

    /// Signs by another key from now on.
    pub(crate) fn change_key(&self, id: &str) {
        self.with(|inner| {
            inner.key = SigningKey::curve();
            inner.key_id = id.to_owned();
        });
    }

    /// How we are to show who we are.
    pub(crate) fn take_secret_by(&self, method: &'static str) {
        self.with(|inner| inner.takes_secret = method);
    }

    /// How often its keys were read.
    pub(crate) fn n_key_reads(&self) -> usize {
        self.with(|inner| inner.n_key_reads)
    }
}

/// Reads the fields of an address or a form.
pub(crate) fn fields(text: &str) -> Fields {
    let plain = |text: &str| {
        let mut bytes = Vec::new();
        let mut rest = text.as_bytes();
        while let Some((&byte, more)) = rest.split_first() {
            (bytes, rest) = match byte {
                b'%' => {
                    let byte = std::str::from_utf8(&more[..2]).expect("digits");
                    bytes.push(u8::from_str_radix(byte, 16).expect("digits"));
                    (bytes, &more[2..])
                }
                byte => {
                    bytes.push(byte);
                    (bytes, more)
                }
            };
        }
        String::from_utf8(bytes).expect("text")
    };
    let pairs = text.split('&').map(|field| field.split_once('=').expect("a value"));
    pairs.map(|(name, value)| (plain(name), plain(value))).collect()
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs()
}

async fn describe(State(issuer): State<Issuer>) -> Json<Value> {
    let url = issuer.url();
    Json(json!({
        "issuer": url,
        "authorization_endpoint": format!("{url}/door"),
        "token_endpoint": format!("{url}/token"),
        "jwks_uri": format!("{url}/keys"),
        "token_endpoint_auth_methods_supported": [issuer.with(|inner| inner.takes_secret)],
    }))
}

async fn keys(State(issuer): State<Issuer>) -> Json<Value> {
    Json(issuer.with(|inner| {
        inner.n_key_reads += 1;
        json!({ "keys": [{ "kty": "oct", "k": "AAAA" }, inner.key.shown(&inner.key_id)] })
    }))
}

/// Changes a code for a token, once, as the standard has it.
async fn token(
    State(issuer): State<Issuer>,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Result<Json<Value>, (axum::http::StatusCode, Json<Value>)> {
    let refused = |why: &str| (axum::http::StatusCode::BAD_REQUEST, Json(json!({ "error": why })));
    issuer.with(|inner| {
        let escaped = "freehold%20%26%20co:s3cret%3Awith%2Fmarks";
        let basic = format!("Basic {}", STANDARD.encode(escaped));
        let is_ours = match inner.takes_secret {
            "client_secret_basic" => {
                headers.get("authorization").is_some_and(|sent| sent == basic.as_str())
            }
            _ => form.get("client_secret").is_some_and(|sent| sent == SECRET),
        };
        if !is_ours {
            return Err(refused("invalid_client"));
        }
        let asked = inner.asked.remove(&form["code"]).ok_or_else(|| refused("invalid_grant"))?;
        let challenge = URL_SAFE_NO_PAD.encode(digest(&SHA256, form["code_verifier"].as_bytes()));
        let is_same = asked.fields["code_challenge"] == challenge
            && asked.fields["redirect_uri"] == form["redirect_uri"]
            && form["grant_type"] == "authorization_code";
        if !is_same {
            return Err(refused("invalid_grant"));
        }
        let id_token = signed(inner, &issuer.url(), &asked);
        Ok(Json(json!({ "access_token": "x", "token_type": "Bearer", "id_token": id_token })))
    })
}

fn signed(inner: &Inner, issuer: &str, asked: &Asked) -> String {
    let mut head = json!({ "alg": inner.key.algorithm(), "kid": inner.key_id, "typ": "JWT" });
    let mut claims = json!({
        "iss": issuer,
        "sub": asked.subject,
        "aud": CLIENT,
        "exp": now() + 300,
        "iat": now(),
        "nonce": asked.fields["nonce"],
        "preferred_username": format!("{} of elsewhere", asked.subject),
    });
    for (name, value) in &inner.lie.claims {
        claims[name] = value.clone();
    }
    for (name, value) in &inner.lie.head {
        head[name] = value.clone();
    }
    let part = |value: Value| URL_SAFE_NO_PAD.encode(value.to_string());
    let text = format!("{}.{}", part(head), part(claims));
    let signature = match &inner.lie {
        Lie { is_unsigned: true, .. } => Vec::new(),
        Lie { is_forged: true, .. } => SigningKey::curve().sign(text.as_bytes()),
        _ => inner.key.sign(text.as_bytes()),
    };
    format!("{text}.{}", URL_SAFE_NO_PAD.encode(signature))
}
