//! By what somebody is recognised: a cookie with a token, of guests and members alike.

use crate::app::App;
use crate::caller::COOKIE;
use crate::device;
use crate::error::ApiError;
use crate::secret::Secret;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::{Person, PersonId, SecretHash};

/// How long a browser keeps the cookie.
const ONE_YEAR: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// How exactly is known when a device was last here, in milliseconds.
const SEEN_PAUSE: i64 = 60 * 60 * 1000;

/// A person at a device.
pub(crate) struct Session {
    pub(crate) person: Person,
    /// The hash of the device's token.
    pub(crate) token: SecretHash,
}

impl Session {
    /// Whoever the request's cookie belongs to.
    pub(crate) async fn of(parts: &Parts, app: &Arc<App>) -> Result<Option<Session>, ApiError> {
        let Some(token) = token(&CookieJar::from_headers(&parts.headers)) else { return Ok(None) };
        let token = token.hash();
        let Some(person) = app.store.person_by_token(token).await? else { return Ok(None) };
        if person.seen_at + SEEN_PAUSE < now() {
            app.store.see_device(token, device::kind(&parts.headers)).await?;
        }
        Ok(Some(Session { person, token }))
    }
}

/// The device at which a socket was opened.
#[derive(Clone, Copy)]
pub(crate) struct SignedIn {
    pub(crate) person: PersonId,
    token: SecretHash,
}

impl From<&Session> for SignedIn {
    fn from(session: &Session) -> SignedIn {
        SignedIn { person: session.person.id, token: session.token }
    }
}

impl SignedIn {
    /// Waits until the device is signed out.
    pub(crate) async fn ended(self, app: &App) {
        let _open = app.signed_in.enter(self.token, self.person);
        let mut sign_outs = app.tables.sign_outs();
        loop {
            sign_outs.concerns(self.person).await;
            match app.store.person_by_token(self.token).await {
                Ok(Some(person)) if person.id == self.person => {}
                Ok(_) => return,
                Err(error) => tracing::warn!(%error, "nobody knows who is still signed in"),
            }
        }
    }
}

/// The device that asks, if it has a token.
pub(crate) struct Here(pub(crate) Option<Session>);

impl FromRequestParts<Arc<App>> for Here {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Here, ApiError> {
        Session::of(parts, app).await.map(Here)
    }
}

fn token(cookies: &CookieJar) -> Option<Secret> {
    cookies.get(COOKIE).and_then(|cookie| Secret::parse(cookie.value()))
}

/// The cookie that was sent, for another year.
pub(crate) fn renewed(app: &App, sent: &CookieJar) -> CookieJar {
    match token(sent) {
        Some(token) => cookie(app, &token),
        None => CookieJar::new(),
    }
}

/// The cookie with a token, for a year.
pub(crate) fn cookie(app: &App, token: &Secret) -> CookieJar {
    let cookie = Cookie::build((COOKIE, token.reveal()))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.config.is_encrypted())
        .max_age(ONE_YEAR.try_into().expect("a year is not too long"));
    CookieJar::new().add(cookie)
}

/// No cookie any more.
pub(crate) fn no_cookie() -> CookieJar {
    let gone = Cookie::build((COOKIE, "")).path("/").max_age(Default::default());
    CookieJar::new().add(gone)
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}
