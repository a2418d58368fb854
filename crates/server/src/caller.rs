//! Who asks, and what may be asked from where.

use crate::app::App;
use crate::error::ApiError;
use crate::secret::Secret;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::{Code, Problem};
use serde::de::DeserializeOwned;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use store::Guest;

/// The cookie by which a guest is recognised.
pub(crate) const COOKIE: &str = "freehold_guest";

/// Whoever asks: a guest, or somebody without a name.
pub(crate) struct Caller(pub(crate) Option<Guest>);

/// A guest; others are told to choose a name first.
pub(crate) struct Known(pub(crate) Guest);

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, ApiError> {
        let Some(token) = token(&parts.headers) else { return Ok(Caller(None)) };
        Ok(Caller(app.store.guest_by_token(token.hash()).await?))
    }
}

impl FromRequestParts<Arc<App>> for Known {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Known, ApiError> {
        let Caller(guest) = Caller::from_request_parts(parts, app).await?;
        Ok(Known(guest.ok_or_else(|| Problem::new(Code::NoGuest, "choose a name first"))?))
    }
}

fn token(headers: &HeaderMap) -> Option<Secret> {
    let cookies =
        headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find_map(|(name, value)| (name == COOKIE).then(|| Secret::parse(value))?)
}

/// A body in JSON, whose faults are told as problems.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, ApiError> {
        match axum::Json::from_request(request, app).await {
            Ok(axum::Json(value)) => Ok(Body(value)),
            Err(JsonRejection::BytesRejection(error)) => {
                Err(Problem::new(Code::TooLarge, error.body_text()).into())
            }
            Err(error) => Err(Problem::new(Code::Unreadable, error.body_text()).into()),
        }
    }
}

/// The address of the client; behind a proxy, the one that the proxy names last, for everything
/// before that can be made up.
pub(crate) fn address(app: &App, request: &Parts) -> IpAddr {
    let named = || {
        let value = request.headers.get_all("x-forwarded-for").into_iter().next_back()?;
        value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    let named = if app.config.is_behind_proxy { named() } else { None };
    named.or_else(|| peer(request)).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

/// The address at the other end of the connection.
pub(crate) fn peer(request: &Parts) -> Option<IpAddr> {
    request.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip())
}

/// Lets through what comes from our own pages or from programs, and not too often.
pub(crate) async fn admit(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let address = address(&app, &parts);
    let admitted = check_origin(&app, &parts).and_then(|()| app.guards.request(address));
    match admitted {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
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
        false => Err(Problem::new(Code::Origin, "this request comes from another site")),
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
