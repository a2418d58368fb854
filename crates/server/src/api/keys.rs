//! Passkeys: adding one, coming in by one, and removing one.

use crate::address::Address;
use crate::api::base_url;
use crate::api::me::check_password;
use crate::api::members::{come_in, last_way};
use crate::app::App;
use crate::caller::{Body, InClub, Named};
use crate::error::ApiError;
use crate::passkeys::{ALGORITHMS, Assertion, Challenge, Fault, Registration, Site};
use crate::session::Here;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum_extra::extract::CookieJar;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use protocol::{
    Code, Guest, KeyQuestion, NewPasskey, PasskeySummary, PasswordAgain, Problem, SignedByKey,
};
use serde_json::json;
use std::sync::Arc;
use store::{Passkey, Removed, StoreError};

/// The most keys of one member.
const MAX_KEYS: usize = 20;

const MAX_LABEL: usize = 60;

impl From<Fault> for ApiError {
    fn from(fault: Fault) -> ApiError {
        Problem::new(Code::NotRecognised, fault.to_string()).into()
    }
}

/// Where the asker thinks to be, which a browser checks before a key signs anything.
fn site(app: &App, headers: &HeaderMap) -> Site {
    let mut origin = base_url(app, headers);
    let named = headers.get("origin").and_then(|origin| origin.to_str().ok());
    // Behind a proxy we do not know whether our pages came by a safe line; the browser does, and the
    // rest of its word was compared with the host before.
    if app.config.base_url.is_none()
        && let Some(named) = named
    {
        origin = named.to_owned();
    }
    let host = origin.split("://").nth(1).unwrap_or_default();
    let host = match host.rsplit_once(':') {
        Some((host, port)) if port.chars().all(|c| c.is_ascii_digit()) => host,
        _ => host,
    };
    Site { id: host.to_owned(), origin }
}

fn encoded(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn decoded(text: &str) -> Result<Vec<u8>, Fault> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).map_err(|_| Fault::Unreadable)
}

pub(crate) fn summary(key: &Passkey) -> PasskeySummary {
    PasskeySummary {
        id: encoded(&key.credential),
        label: key.label.clone(),
        used_at: key.used_at.map(|at| at / 1_000),
    }
}

/// What a new key is asked.
#[utoipa::path(post, path = "/api/me/passkeys/question", request_body = PasswordAgain, responses(
    (status = 200, body = KeyQuestion),
    (status = 401, description = "Not the password", body = Problem),
    (status = 403, description = "No member", body = Problem),
))]
pub(crate) async fn ask_new(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
    headers: HeaderMap,
    Body(again): Body<PasswordAgain>,
) -> Result<Json<KeyQuestion>, ApiError> {
    check_password(&app, session.person.id, &again.password).await?;
    let site = site(&app, &headers);
    let challenge = Challenge::open(&app.store, Some(session.person.id)).await?;
    let known = app.store.passkeys_of(session.person.id).await?;
    let club = app.club.club().name;
    let name = &session.person.name;
    // Devices know an owner by this; it says nothing to anybody else.
    let owner = session.person.id.pseudonym("freehold passkeys");
    let options = json!({
        "challenge": encoded(challenge.bytes()),
        "rp": { "id": site.id, "name": if club.is_empty() { "Freehold" } else { &club } },
        "user": { "id": encoded(&owner), "name": name, "displayName": name },
        "pubKeyCredParams":
            ALGORITHMS.map(|algorithm| json!({ "type": "public-key", "alg": algorithm })),
        "authenticatorSelection": { "residentKey": "required", "userVerification": "required" },
        "attestation": "none",
        "excludeCredentials": known.iter().map(|key| {
            json!({ "type": "public-key", "id": encoded(&key.credential) })
        }).collect::<Vec<_>>(),
    });
    Ok(Json(KeyQuestion { options: options.to_string() }))
}

/// Keeps a new key.
#[utoipa::path(post, path = "/api/me/passkeys", request_body = NewPasskey, responses(
    (status = 200, body = PasskeySummary),
    (status = 401, description = "The key says something else", body = Problem),
))]
pub(crate) async fn add(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
    headers: HeaderMap,
    Body(new): Body<NewPasskey>,
) -> Result<Json<PasskeySummary>, ApiError> {
    let label = new.label.trim();
    if MAX_LABEL < label.len() || label.chars().any(char::is_control) {
        return Err(Problem::new(Code::BadSetup, "call the key by a few letters").into());
    }
    let site = site(&app, &headers);
    let (client_data, attestation) = (decoded(&new.client_data)?, decoded(&new.attestation)?);
    let (key, challenge) = Registration::read(&site, &client_data, &attestation)?;
    answered(&app, challenge, Some(session.person.id)).await?;
    if MAX_KEYS <= app.store.passkeys_of(session.person.id).await?.len() {
        return Err(Problem::new(Code::BadSetup, "you have many keys; remove one first").into());
    }
    let passkey = Passkey {
        credential: key.credential,
        person: session.person.id,
        algorithm: key.algorithm,
        public_key: key.public_key,
        counter: key.counter,
        is_synced: key.is_synced,
        label: label.to_owned(),
        used_at: None,
    };
    match app.store.add_passkey(passkey.clone()).await {
        Ok(()) => Ok(Json(summary(&passkey))),
        Err(StoreError::Exists) => {
            Err(Problem::new(Code::Taken, "this key is known already").into())
        }
        Err(error) => Err(error.into()),
    }
}

async fn answered(
    app: &App,
    challenge: Challenge,
    whose: Option<store::PersonId>,
) -> Result<(), ApiError> {
    match challenge.close(&app.store, whose).await? {
        true => Ok(()),
        false => Err(Fault::Purpose.into()),
    }
}

/// What a key is asked so that its owner comes in.
#[utoipa::path(post, path = "/api/sign-in/question", responses((status = 200, body = KeyQuestion)))]
pub(crate) async fn ask(
    State(app): State<Arc<App>>,
    Address(address): Address,
    headers: HeaderMap,
) -> Result<Json<KeyQuestion>, ApiError> {
    app.guards.sign_in(address)?;
    let challenge = Challenge::open(&app.store, None).await?;
    let options = json!({
        "challenge": encoded(challenge.bytes()),
        "rpId": site(&app, &headers).id,
        "userVerification": "required",
    });
    Ok(Json(KeyQuestion { options: options.to_string() }))
}

/// Comes in by a key.
#[utoipa::path(post, path = "/api/sign-in/passkey", request_body = SignedByKey, responses(
    (status = 200, body = Guest),
    (status = 401, description = "Nobody is known by this key", body = Problem),
))]
pub(crate) async fn sign_in(
    State(app): State<Arc<App>>,
    Here(session): Here,
    headers: HeaderMap,
    Body(signed): Body<SignedByKey>,
) -> Result<(CookieJar, Json<Guest>), ApiError> {
    let site = site(&app, &headers);
    let client_data = decoded(&signed.client_data)?;
    let (device_data, signature) = (decoded(&signed.device_data)?, decoded(&signed.signature)?);
    let assertion =
        Assertion { client_data: &client_data, device_data: &device_data, signature: &signature };
    answered(&app, assertion.challenge(&site)?, None).await?;
    let known = app.store.passkey(&decoded(&signed.credential)?).await?.ok_or(Fault::Signature)?;
    let key = Registration {
        credential: known.credential.clone(),
        algorithm: known.algorithm,
        public_key: known.public_key,
        counter: known.counter,
        is_synced: known.is_synced,
    };
    let counter = assertion.check(&site, &key)?;
    app.store.use_passkey(known.credential, counter).await?;
    let member = app.store.member(known.person).await?.ok_or(Fault::Signature)?;
    come_in(&app, member, session, signed.bring_tables, &headers).await
}

/// Forgets one of the reader's keys, unless it is the last way in.
#[utoipa::path(delete, path = "/api/me/passkeys/{id}", params(("id" = String, Path)), responses(
    (status = 200, description = "Done"), (status = 404, description = "No such key", body = Problem),
    (status = 409, description = "The last way in", body = Problem),
))]
pub(crate) async fn remove(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
    Named(id): Named<String>,
) -> Result<Json<()>, ApiError> {
    let credential = decoded(&id)?;
    let issuer = app.openid.as_ref().map(|provider| provider.issuer().to_owned());
    match app.store.remove_passkey(session.person.id, credential, issuer).await? {
        Removed::Done => Ok(Json(())),
        Removed::LastWay => Err(last_way().into()),
        Removed::Unknown => Err(Problem::new(Code::Unknown, "no such key of yours").into()),
    }
}
