//! A line in the log for each request, and a number by which it is found again.

use crate::app::App;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tracing::Instrument as _;

/// By which an answer and what was logged about it belong together.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Logs a request when it is answered. Of its address only the route is told: what stands in its
/// place may be a secret, as in a link that ends mails.
pub(crate) async fn log(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    static N_REQUESTS: AtomicU64 = AtomicU64::new(1);
    let number = N_REQUESTS.fetch_add(1, Ordering::Relaxed);
    // The start makes numbers of different runs different.
    let id = format!("{:x}-{number:x}", app.started_at);
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let method = request.method().clone();
    let began_at = Instant::now();
    let span = tracing::info_span!("request", id);
    let mut answer = next.run(request).instrument(span).await;
    let (status, time) = (answer.status().as_u16(), began_at.elapsed());
    let (route, time) = (route.as_deref().unwrap_or("-"), time.as_micros() as u64);
    match app.config.logs_access {
        true => tracing::info!(id, %method, route, status, "time-us" = time, "answered"),
        false => tracing::debug!(id, %method, route, status, "time-us" = time, "answered"),
    }
    let id = HeaderValue::try_from(id).expect("digits and a hyphen");
    answer.headers_mut().insert(REQUEST_ID, id);
    answer
}
