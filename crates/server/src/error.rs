//! Problems, as HTTP answers; and why the server did not start.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Code, Problem};
use std::net::SocketAddr;
use store::StoreError;
use thiserror::Error;

/// Why the server did not start or stopped.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address cannot be used.
    #[error("cannot listen on {address}: {error}")]
    Address {
        /// The address.
        address: SocketAddr,
        /// Why.
        error: std::io::Error,
    },
    /// The store cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Something in the settings is not possible.
    #[error("{0}")]
    Config(String),
    /// The network failed.
    #[error("the network failed: {0}")]
    Network(#[from] std::io::Error),
}

/// A problem on its way to a client.
#[derive(Debug)]
pub(crate) struct ApiError(pub(crate) Problem);

impl From<Problem> for ApiError {
    fn from(problem: Problem) -> ApiError {
        ApiError(problem)
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        ApiError(storage(error))
    }
}

/// A failure of the store, as a problem. What the database says stays in the log.
pub(crate) fn storage(error: StoreError) -> Problem {
    if !matches!(error, StoreError::Closed) {
        tracing::error!(%error, "the store failed");
    }
    counted(error)
}

/// A failure of the store that somebody else logs, as a problem.
pub(crate) fn counted(error: StoreError) -> Problem {
    if matches!(error, StoreError::Closed) {
        return Problem::new(Code::Unavailable, "the server is stopping");
    }
    metrics::counter!("freehold_store_failures_total", "kind" => kind(&error)).increment(1);
    match error {
        StoreError::Full => Problem::new(Code::Storage, StoreError::Full.to_string()),
        StoreError::Damaged(_) => {
            Problem::new(Code::Damaged, "what is stored of this table is damaged")
        }
        StoreError::Fenced => {
            Problem::new(Code::Unavailable, "the table is served elsewhere now; try again")
        }
        StoreError::Unreachable(_) | StoreError::InUse { .. } => {
            Problem::new(Code::Unavailable, "the database does not answer; try again in a moment")
        }
        StoreError::Exists | StoreError::Open(_) | StoreError::Closed | StoreError::Database(_) => {
            Problem::new(Code::Storage, "it could not be written to or read from disk; try again")
        }
    }
}

/// The kinds of failures that somebody should do something about.
pub(crate) const FAILURE_KINDS: [&str; 3] = ["full", "damaged", "unreachable"];

/// What kind of failure it is, for whoever counts them.
fn kind(error: &StoreError) -> &'static str {
    match error {
        StoreError::Full => "full",
        StoreError::Damaged(_) => "damaged",
        StoreError::Unreachable(_) => "unreachable",
        StoreError::InUse { .. } => "in-use",
        StoreError::Exists => "exists",
        StoreError::Fenced => "fenced",
        StoreError::Open(_) | StoreError::Closed | StoreError::Database(_) => "other",
    }
}

fn status(code: Code) -> StatusCode {
    match code {
        Code::Unreadable | Code::Version => StatusCode::BAD_REQUEST,
        Code::NoGuest | Code::NotRecognised | Code::NotVouched => StatusCode::UNAUTHORIZED,
        Code::NotYourSeat
        | Code::TooEarly
        | Code::NotYourTurn
        | Code::NotOwner
        | Code::NoWatchers
        | Code::NoMember
        | Code::NotHost
        | Code::NotInvited
        | Code::NotAgreed
        | Code::BadLink
        | Code::TooManyTables
        | Code::Origin => StatusCode::FORBIDDEN,
        Code::Unknown => StatusCode::NOT_FOUND,
        Code::Stale
        | Code::Doubled
        | Code::Taken
        | Code::NameTaken
        | Code::ErrandOver
        | Code::IdentityTaken
        | Code::LastWay
        | Code::NotBegun
        | Code::Over
        | Code::NotOver
        | Code::NoUndo => StatusCode::CONFLICT,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Rule | Code::BadSetup => StatusCode::UNPROCESSABLE_ENTITY,
        Code::TooFast => StatusCode::TOO_MANY_REQUESTS,
        Code::Storage => StatusCode::INSUFFICIENT_STORAGE,
        // Another program, or this one with more at hand, could open the match.
        Code::OtherRules | Code::OtherComponents => StatusCode::NOT_IMPLEMENTED,
        Code::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
        Code::NoAnswerElsewhere => StatusCode::BAD_GATEWAY,
        Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let ApiError(problem) = self;
        let status = status(problem.code);
        match problem.code {
            // Whoever floods us shall not flood the log too.
            Code::TooFast => tracing::debug!(reason = %problem, "refused"),
            code => tracing::info!(?code, reason = %problem, "refused"),
        }
        metrics::counter!("freehold_refusals_total").increment(1);
        let is_too_fast = problem.code == Code::TooFast;
        let mut response = (status, Json(problem)).into_response();
        if is_too_fast {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}
