//! Who asks, and what may be asked from where.

use crate::address::client;
use crate::app::App;
use crate::error::ApiError;
use crate::session::Session;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody, JsonRejection, PathRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::{Code, Problem, Role, Standing};
use serde::de::DeserializeOwned;
use std::sync::Arc;
use std::time::Duration;
use store::{Person, PersonId};
use tokio::time::timeout;

/// The cookie by which a guest is recognised.
pub(crate) const COOKIE: &str = "freehold_guest";

/// How long an answer may take: a database that was cut off says nothing at all.
const PATIENCE: Duration = Duration::from_secs(120);

/// Whoever asks: a person we know, or somebody without a name.
pub(crate) struct Caller(pub(crate) Option<Person>);

/// A person we know; others are told to choose a name first.
pub(crate) struct Known(pub(crate) Person);

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, ApiError> {
        Ok(Caller(Session::of(parts, app).await?.map(|session| session.person)))
    }
}

impl FromRequestParts<Arc<App>> for Known {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Known, ApiError> {
        let Caller(person) = Caller::from_request_parts(parts, app).await?;
        Ok(Known(person.ok_or_else(|| Problem::new(Code::NoGuest, "choose a name first"))?))
    }
}

/// A member at a device.
pub(crate) struct InClub(pub(crate) Session);

impl FromRequestParts<Arc<App>> for InClub {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<InClub, ApiError> {
        let session = Session::of(parts, app).await?;
        let session = session.filter(|session| session.person.membership.is_some());
        Ok(InClub(session.ok_or_else(|| Problem::new(Code::NoMember, "sign in first"))?))
    }
}

/// A member whom the club has let in, at a device.
pub(crate) struct Inside(pub(crate) Session);

impl FromRequestParts<Arc<App>> for Inside {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Inside, ApiError> {
        let InClub(session) = InClub::from_request_parts(parts, app).await?;
        let standing = session.person.membership.as_ref().map(|membership| membership.standing);
        match standing {
            Some(Standing::Welcome) => Ok(Inside(session)),
            _ => Err(Problem::new(Code::NoMember, "the host has not let you in yet").into()),
        }
    }
}

/// Somebody with a say in the club: a steward, a host, or whoever runs the program and shows it by
/// the operator's token.
pub(crate) struct HostRights {
    /// Who it is; `None` for whoever runs the program.
    pub(crate) person: Option<PersonId>,
    is_host: bool,
}

impl HostRights {
    /// Refuses what is not for stewards.
    pub(crate) fn of_host(&self) -> Result<(), Problem> {
        match self.is_host {
            true => Ok(()),
            false => Err(not_host()),
        }
    }
}

impl FromRequestParts<Arc<App>> for HostRights {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<HostRights, ApiError> {
        if let Some(token) = parts.headers.get(header::AUTHORIZATION) {
            return match is_operator(app, token.as_bytes()) {
                true => Ok(HostRights { person: None, is_host: true }),
                false => Err(not_host().into()),
            };
        }
        let Session { person, .. } = Session::of(parts, app).await?.ok_or_else(not_host)?;
        let role = role_with_a_say(&person).ok_or_else(not_host)?;
        Ok(HostRights { person: Some(person.id), is_host: role == Role::Host })
    }
}

/// The role of somebody with a say in the club: a steward or a host.
pub(crate) fn role_with_a_say(person: &Person) -> Option<Role> {
    let welcome = person.membership.as_ref().filter(|it| it.standing == Standing::Welcome);
    welcome.map(|membership| membership.role).filter(|role| *role != Role::Member)
}

/// Whether this is the operator's token. Hashes are compared, so that how long it takes tells nothing.
fn is_operator(app: &App, value: &[u8]) -> bool {
    app.config.operator_token.as_ref().is_some_and(|token| {
        let expected = format!("Bearer {token}");
        blake3::hash(expected.as_bytes()) == blake3::hash(value)
    })
}

fn not_host() -> Problem {
    Problem::new(Code::NotHost, "only the club's host may do this")
}

/// What the address names, such as a table; nonsense names nothing.
pub(crate) struct Named<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<App>> for Named<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Named<T>, ApiError> {
        let Path(named) =
            Path::from_request_parts(parts, app).await.map_err(|error: PathRejection| {
                let reason = format!("there is nothing here: {}", error.body_text());
                Problem::new(Code::Unknown, reason)
            })?;
        Ok(Named(named))
    }
}

/// What stands behind the `?` of the address.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<App>> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Asked<T>, ApiError> {
        match Query::from_request_parts(parts, app).await {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(error) => Err(Problem::new(Code::Unreadable, error.body_text()).into()),
        }
    }
}

/// A body in JSON, whose faults are told as problems.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, ApiError> {
        let read = axum::Json::from_request(request, app);
        match timeout(app.config.body_patience, read).await {
            Ok(Ok(axum::Json(value))) => Ok(Body(value)),
            Err(_) => {
                let reason = "the rest of the request did not come in time; send it again";
                Err(Problem::new(Code::Unreadable, reason).into())
            }
            Ok(Err(error)) => {
                let code = if is_too_large(&error) { Code::TooLarge } else { Code::Unreadable };
                Err(Problem::new(code, error.body_text()).into())
            }
        }
    }
}

/// A body that is too long is told from one that broke off.
fn is_too_large(error: &JsonRejection) -> bool {
    matches!(
        error,
        JsonRejection::BytesRejection(BytesRejection::FailedToBufferBody(
            FailedToBufferBody::LengthLimitError(_)
        ))
    )
}

/// Lets through what comes from our own pages or from programs, and not too often.
pub(crate) async fn admit(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let client = client(&app, &parts);
    let admitted = check_origin(&app, &parts).and_then(|()| app.guards.request(client));
    match admitted {
        Ok(()) => match timeout(PATIENCE, next.run(Request::from_parts(parts, body))).await {
            Ok(response) => response,
            Err(_) => {
                let reason = "this takes too long; try again in a moment";
                ApiError(Problem::new(Code::Unavailable, reason)).into_response()
            }
        },
        Err(problem) => ApiError(problem).into_response(),
    }
}

/// A browser names the site a request comes from, and only our own may change anything or open a
/// socket: cookies go along whoever asks.
fn check_origin(app: &App, request: &Parts) -> Result<(), Problem> {
    let is_harmless = matches!(request.method, Method::GET | Method::HEAD)
        && !request.headers.contains_key(header::UPGRADE);
    let text = |name: &str| request.headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let is_own = match (text("origin"), text("sec-fetch-site")) {
        (Some(origin), _) => is_own_origin(app, origin, text("host")),
        (None, Some(site)) => matches!(site, "same-origin" | "none"),
        (None, None) => true,
    };
    match is_harmless || is_own {
        true => Ok(()),
        false => Err(Problem::new(Code::Origin, foreign(app, text("origin"), text("host")))),
    }
}

/// Why a request is not taken for one of our own pages. Where we were not told under which address
/// people reach us, a proxy may hide it, and whoever set it up is the one who reads this.
fn foreign(app: &App, origin: Option<&str>, host: Option<&str>) -> String {
    match (&app.config.base_url, origin, host) {
        (None, Some(origin), Some(host)) => format!(
            "this request comes from {origin}, but was sent to {host}; if both are this server, \
             because a proxy stands in between, start it with --base-url {origin}"
        ),
        _ => "this request comes from another site".to_owned(),
    }
}

fn is_own_origin(app: &App, origin: &str, host: Option<&str>) -> bool {
    if let Some(base) = &app.config.base_url
        && origin == base
    {
        return true;
    }
    let authority = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    authority.is_some() && authority == host
}
