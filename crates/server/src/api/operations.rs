//! For whoever runs the server.

use crate::app::App;
use crate::error::ApiError;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Code, Problem};
use std::sync::Arc;

/// Whether the program runs.
pub(crate) async fn health() -> &'static str {
    "ok\n"
}

/// Whether the program can work: whether its store answers.
pub(crate) async fn ready(State(app): State<Arc<App>>) -> Response {
    match app.store.ping().await {
        Ok(()) if !*app.stopping.borrow() => "ready\n".into_response(),
        Ok(()) => (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response(),
        Err(error) => {
            tracing::error!(%error, "the store does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
        }
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
