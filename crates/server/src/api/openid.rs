//! Signing in elsewhere: going there, coming back, and becoming a member by it.

use crate::address::Address;
use crate::api::me::check_password;
use crate::api::members::{Newcomer, admit, come_in, invitation, join, last_way, name_taken};
use crate::api::names::name;
use crate::app::App;
use crate::caller::{Body, InClub};
use crate::error::ApiError;
use crate::openid::{ErrandSecret, Fault, Provider, Vouched};
use crate::session::{Here, Session, now};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use protocol::{
    CameBack, Code, Elsewhere, ErrandAddress, ErrandAnswer, ErrandWish, NewGuest, Problem,
    SignedUp, SignsInElsewhere,
};
use std::sync::Arc;
use std::time::Duration;
use store::{Errand, Identity, Linked, PersonId, Removed};

/// The cookie with the secret of a trip. Only our own pages send it, and only here.
const COOKIE: &str = "freehold_errand";
const PATH: &str = "/api/openid";

/// How long somebody may be away, and how long they may look for a name.
const LIFE: Duration = Duration::from_secs(10 * 60);

/// How people may sign in elsewhere; `null` where they cannot.
#[utoipa::path(get, path = "/api/openid", responses((status = 200, body = Option<Elsewhere>)))]
pub(crate) async fn show(State(app): State<Arc<App>>) -> Json<Option<Elsewhere>> {
    Json(app.openid.as_ref().map(|provider| Elsewhere { name: provider.name().to_owned() }))
}

/// Sends the reader elsewhere, to come in by it or to add it as a way to come in.
#[utoipa::path(post, path = "/api/openid/errand", request_body = ErrandWish, responses(
    (status = 200, body = ErrandAddress),
    (status = 401, description = "Not the password", body = Problem),
    (status = 403, description = "No member, or not invited", body = Problem),
    (status = 404, description = "People sign in here only", body = Problem),
    (status = 502, description = "There is no answer elsewhere", body = Problem),
))]
pub(crate) async fn send(
    State(app): State<Arc<App>>,
    Here(session): Here,
    Address(address): Address,
    Body(wish): Body<ErrandWish>,
) -> Result<(CookieJar, Json<ErrandAddress>), ApiError> {
    app.guards.sign_in(address)?;
    let provider = provider(&app)?;
    let person = match wish.adds {
        true => {
            let person = member_at(session)?;
            check_password(&app, person, &wish.password).await?;
            Some(person)
        }
        false => None,
    };
    let invitation = invitation(wish.invitation.as_deref())?;
    if invitation.is_some() {
        admit(&app, invitation).await?;
    }
    let secret = ErrandSecret::new()?;
    let address = provider.address(&secret).await?;
    let errand = Errand {
        hash: secret.hash(),
        person,
        invitation,
        brings_tables: wish.bring_tables,
        subject: None,
        expires_at: until(),
    };
    app.store.open_errand(errand).await?;
    Ok((cookie(&app, &secret), Json(ErrandAddress { address })))
}

/// The reader is back with what was given to them elsewhere.
#[utoipa::path(post, path = "/api/openid/return", request_body = ErrandAnswer, responses(
    (status = 200, body = CameBack),
    (status = 401, description = "What was said elsewhere does not hold", body = Problem),
    (status = 403, description = "Not invited, or sent away", body = Problem),
    (status = 409, description = "Too late, twice, in another browser, or somebody else's", body = Problem),
    (status = 502, description = "There is no answer elsewhere", body = Problem),
))]
pub(crate) async fn come_back(
    State(app): State<Arc<App>>,
    Here(session): Here,
    Address(address): Address,
    sent: CookieJar,
    headers: HeaderMap,
    Body(answer): Body<ErrandAnswer>,
) -> Result<(CookieJar, Json<CameBack>), ApiError> {
    app.guards.sign_in(address)?;
    let provider = provider(&app)?;
    let secret = secret(&sent)?;
    if secret.state() != answer.state {
        return Err(errand_over().into());
    }
    let errand = app.store.take_errand(secret.hash()).await?;
    let errand = errand.filter(|errand| errand.subject.is_none()).ok_or_else(errand_over)?;
    if answer.iss.is_some_and(|issuer| issuer != provider.issuer()) {
        let reason = "somebody else answers than was asked; try again";
        return Err(Problem::new(Code::NotVouched, reason).into());
    }
    let vouched = provider.vouched(&secret, &answer.code).await?;
    let identity =
        Identity { issuer: provider.issuer().to_owned(), subject: vouched.subject.clone() };
    if let Some(person) = errand.person {
        return add(&app, person, session, identity).await;
    }
    match app.store.member_by_identity(&identity).await? {
        Some(member) => {
            app.store.use_identity(identity).await?;
            let (jar, Json(guest)) =
                come_in(&app, member, session, errand.brings_tables, &headers).await?;
            Ok((jar.add(gone()), Json(CameBack::CameIn(guest))))
        }
        None => ask_name(&app, session, errand, vouched).await,
    }
}

/// Adds a way to come in.
async fn add(
    app: &App,
    person: PersonId,
    session: Option<Session>,
    identity: Identity,
) -> Result<(CookieJar, Json<CameBack>), ApiError> {
    // Somebody else may have signed in here meanwhile.
    if member_at(session)? != person {
        return Err(errand_over().into());
    }
    let reason = match app.store.link_identity(person, identity).await? {
        Linked::Done => return Ok((CookieJar::new().add(gone()), Json(CameBack::Added))),
        Linked::Taken => "another member comes in by this already",
        Linked::HasAnother => "you sign in elsewhere as somebody else; remove that first",
    };
    Err(Problem::new(Code::IdentityTaken, reason).into())
}

/// Somebody new chooses a name, if the club takes them in.
async fn ask_name(
    app: &App,
    session: Option<Session>,
    errand: Errand,
    vouched: Vouched,
) -> Result<(CookieJar, Json<CameBack>), ApiError> {
    if session.is_some_and(|session| session.person.membership.is_some()) {
        let reason = "you are a member already; add this in your settings, or sign out first";
        return Err(Problem::new(Code::IdentityTaken, reason).into());
    }
    admit(app, errand.invitation).await?;
    let secret = ErrandSecret::new()?;
    let subject = Some(vouched.subject);
    app.store
        .open_errand(Errand { hash: secret.hash(), subject, expires_at: until(), ..errand })
        .await?;
    let suggested = vouched.name.and_then(|text| name(&text).ok()).unwrap_or_default();
    Ok((cookie(app, &secret), Json(CameBack::WantsName { name: suggested })))
}

/// Becomes a member by what was said elsewhere: a guest stays the same person, with the same tables.
#[utoipa::path(post, path = "/api/openid/sign-up", request_body = NewGuest, responses(
    (status = 200, body = SignedUp),
    (status = 403, description = "By invitation only", body = Problem),
    (status = 409, description = "Too late, or the name is somebody else's", body = Problem),
))]
pub(crate) async fn sign_up(
    State(app): State<Arc<App>>,
    Here(session): Here,
    Address(address): Address,
    sent: CookieJar,
    headers: HeaderMap,
    Body(wish): Body<NewGuest>,
) -> Result<(CookieJar, Json<SignedUp>), ApiError> {
    app.guards.sign_in(address)?;
    let provider = provider(&app)?;
    let name = name(&wish.name)?;
    let errand = app.store.take_errand(secret(&sent)?.hash()).await?;
    let errand = errand.ok_or_else(errand_over)?;
    let subject = errand.subject.clone().ok_or_else(errand_over)?;
    let identity = Identity { issuer: provider.issuer().to_owned(), subject };
    let admitted = admit(&app, errand.invitation).await?;
    let newcomer = Newcomer { name, password: None, identity: Some(identity), admitted };
    match join(&app, newcomer, session, address, &headers).await {
        Ok((jar, signed_up)) => Ok((jar.add(gone()), signed_up)),
        Err(error) => {
            // Another name may be free.
            if error.0 == name_taken() {
                app.store.open_errand(errand).await?;
            }
            Err(error)
        }
    }
}

/// Comes in by this no more, unless it is the last way in.
#[utoipa::path(delete, path = "/api/me/openid", responses(
    (status = 200, description = "Done"),
    (status = 404, description = "No such way", body = Problem),
    (status = 409, description = "The last way in", body = Problem),
))]
pub(crate) async fn remove(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
) -> Result<Json<()>, ApiError> {
    let issuer = provider(&app)?.issuer().to_owned();
    match app.store.unlink_identity(session.person.id, issuer).await? {
        Removed::Done => Ok(Json(())),
        Removed::LastWay => Err(last_way().into()),
        Removed::Unknown => Err(Problem::new(Code::Unknown, "you do not sign in elsewhere").into()),
    }
}

/// How a member signs in elsewhere.
pub(crate) async fn of_member(
    app: &App,
    person: PersonId,
) -> Result<Option<SignsInElsewhere>, ApiError> {
    let Some(provider) = &app.openid else { return Ok(None) };
    let known = app.store.identities_of(person).await?;
    let known = known.into_iter().find(|identity| identity.issuer == provider.issuer());
    Ok(known.map(|identity| SignsInElsewhere {
        since: identity.since / 1_000,
        used_at: identity.used_at.map(|at| at / 1_000),
    }))
}

impl From<Fault> for ApiError {
    fn from(fault: Fault) -> ApiError {
        tracing::warn!(%fault, "nobody could be recognised elsewhere");
        match fault {
            Fault::Provider(_) => {
                let reason = "where you sign in elsewhere does not answer; try again later";
                Problem::new(Code::NoAnswerElsewhere, reason).into()
            }
            Fault::Token(_) => Problem::new(Code::NotVouched, fault.to_string()).into(),
        }
    }
}

fn provider(app: &App) -> Result<&Provider, Problem> {
    app.openid.as_ref().ok_or_else(|| Problem::new(Code::Unknown, "people sign in here only"))
}

/// The member at this device.
fn member_at(session: Option<Session>) -> Result<PersonId, Problem> {
    let session = session.filter(|session| session.person.membership.is_some());
    let session = session.ok_or_else(|| Problem::new(Code::NoMember, "sign in first"))?;
    Ok(session.person.id)
}

fn secret(sent: &CookieJar) -> Result<ErrandSecret, Problem> {
    let kept = sent.get(COOKIE).and_then(|cookie| ErrandSecret::parse(cookie.value()));
    kept.ok_or_else(errand_over)
}

fn errand_over() -> Problem {
    let reason = "you were away for too long, or come back by another browser; try again";
    Problem::new(Code::ErrandOver, reason)
}

fn until() -> i64 {
    now() + LIFE.as_millis() as i64
}

/// The cookie with a secret, for as long as a trip may take.
fn cookie(app: &App, secret: &ErrandSecret) -> CookieJar {
    let cookie = Cookie::build((COOKIE, secret.reveal()))
        .path(PATH)
        .http_only(true)
        .same_site(SameSite::Strict)
        .secure(app.config.is_encrypted())
        .max_age(LIFE.try_into().expect("minutes are not too long"));
    CookieJar::new().add(cookie)
}

/// No such cookie any more.
fn gone() -> Cookie<'static> {
    Cookie::build((COOKIE, "")).path(PATH).max_age(Default::default()).build()
}
