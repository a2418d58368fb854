//! For whoever runs the server.

use crate::app::App;
use crate::error::{ApiError, storage};
use axum::Json;
use axum::extract::{Request, State};
use axum::http::{Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Code, Problem};
use std::sync::Arc;
use std::time::Duration;
use store::{Store, StoreError};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

/// Whether the program runs.
pub(crate) async fn health() -> &'static str {
    "ok\n"
}

/// Whether the program can work: whether its store takes and gives something, and tables can be had
/// here.
pub(crate) async fn ready(State(app): State<Arc<App>>) -> Response {
    if *app.stopping.borrow() {
        return STOPPING.into_response();
    }
    match app.tables.check() {
        Ok(()) => app.trial.of(&app.store).await.into_response(),
        Err(_) => CUT_OFF.into_response(),
    }
}

/// Trials whether something can be stored. Anybody may ask, so that the latest one counts for a
/// while.
#[derive(Default)]
pub(crate) struct Trial(Mutex<Option<(Instant, Trialled)>>);

/// What a trial came to, in words for whoever runs the server.
type Trialled = (StatusCode, &'static str);

const READY: Trialled = (StatusCode::OK, "ready\n");
const STOPPING: Trialled = (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
const CUT_OFF: Trialled =
    (StatusCode::SERVICE_UNAVAILABLE, "the other nodes take this one for gone\n");
const SILENT: Trialled = (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n");
const FAILED: Trialled = (StatusCode::SERVICE_UNAVAILABLE, "nothing can be stored\n");
const FULL: Trialled = (StatusCode::INSUFFICIENT_STORAGE, "the disk is full\n");

fn trialled(stored: Result<(), StoreError>) -> Trialled {
    let Err(error) = stored else { return READY };
    let trialled = match &error {
        StoreError::Full => FULL,
        StoreError::Unreachable(_) => SILENT,
        _ => FAILED,
    };
    // For the log and whoever counts failures.
    storage(error);
    trialled
}

impl Trial {
    const LASTS: Duration = Duration::from_secs(1);

    /// Whoever asks is answered within a second.
    const PATIENCE: Duration = Duration::from_millis(800);

    /// What it came to, in words.
    pub(crate) async fn told(&self, store: &Store) -> &'static str {
        self.of(store).await.1.trim_end()
    }

    async fn of(&self, store: &Store) -> Trialled {
        let mut latest = self.0.lock().await;
        if let Some((at, trial)) = *latest
            && at.elapsed() < Trial::LASTS
        {
            return trial;
        }
        let trial = match timeout(Trial::PATIENCE, store.check()).await {
            Ok(stored) => trialled(stored),
            Err(_) => {
                tracing::error!("the store does not answer");
                SILENT
            }
        };
        *latest = Some((Instant::now(), trial));
        trial
    }
}

/// Counters in the text format of Prometheus: for whoever shows the token, or asks from this very
/// machine without a proxy in between.
pub(crate) async fn metrics(State(app): State<Arc<App>>, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let shown = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let shown = shown.and_then(|value| value.strip_prefix("Bearer "));
    let is_allowed = match &app.config.metrics_token {
        // Hashes are compared, so that the time it takes tells nothing about the token.
        Some(token) => shown
            .is_some_and(|shown| blake3::hash(shown.as_bytes()) == blake3::hash(token.as_bytes())),
        None => {
            let is_forwarded = ["forwarded", "x-forwarded-for", "via"]
                .iter()
                .any(|name| parts.headers.contains_key(*name));
            crate::address::peer(&parts).is_some_and(|peer| peer.is_loopback()) && !is_forwarded
        }
    };
    match is_allowed {
        true => {
            metrics::gauge!("freehold_tables_awake").set(app.tables.n_awake() as f64);
            app.metrics.render().into_response()
        }
        false => StatusCode::FORBIDDEN.into_response(),
    }
}

/// For every other address below `/api`.
pub(crate) async fn nothing_here() -> ApiError {
    Problem::new(Code::Unknown, "there is nothing here; see /api/openapi.json").into()
}

/// For an address that is there, but not for what it is asked to do.
pub(crate) async fn not_like_this(method: Method) -> Response {
    let reason = format!("{method} means nothing here; see /api/openapi.json");
    let problem = Problem::new(Code::Unreadable, reason);
    (StatusCode::METHOD_NOT_ALLOWED, Json(problem)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_is_told_from_a_database_that_is_away() {
        assert_eq!(trialled(Ok(())).0, 200);
        assert_eq!(trialled(Err(StoreError::Full)).0, 507);
        assert_eq!(trialled(Err(StoreError::Unreachable("no route".into()))).0, 503);
        assert_eq!(trialled(Err(StoreError::Closed)).0, 503);
    }
}
