//! For whoever runs the server.

use crate::app::App;
use crate::error::ApiError;
use axum::Json;
use axum::extract::{Request, State};
use axum::http::{Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Code, Problem};
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

/// Whether the program runs.
pub(crate) async fn health() -> &'static str {
    "ok\n"
}

/// Whether the program can work: whether its store takes something.
pub(crate) async fn ready(State(app): State<Arc<App>>) -> Response {
    if *app.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    match app.trial.is_writable(&app.store).await {
        true => "ready\n".into_response(),
        false => (StatusCode::SERVICE_UNAVAILABLE, "nothing can be stored\n").into_response(),
    }
}

/// Trials whether something can be stored. Anybody may ask, so that the latest one counts for a
/// while.
#[derive(Default)]
pub(crate) struct Trial(Mutex<Option<(Instant, bool)>>);

impl Trial {
    const LASTS: Duration = Duration::from_secs(1);

    /// Whoever asks will not wait for longer.
    const PATIENCE: Duration = Duration::from_secs(5);

    async fn is_writable(&self, store: &Store) -> bool {
        let mut latest = self.0.lock().await;
        if let Some((at, is_writable)) = *latest
            && at.elapsed() < Trial::LASTS
        {
            return is_writable;
        }
        let is_writable = match timeout(Trial::PATIENCE, store.check()).await {
            Ok(Ok(())) => true,
            Ok(Err(error)) => {
                tracing::error!(%error, "nothing can be stored");
                false
            }
            Err(_) => {
                tracing::error!("the store does not answer");
                false
            }
        };
        *latest = Some((Instant::now(), is_writable));
        is_writable
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
            crate::caller::peer(&parts).is_some_and(|peer| peer.is_loopback()) && !is_forwarded
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
