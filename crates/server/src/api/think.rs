//! The socket over which programs on other machines think for this one.

use crate::address::client;
use crate::api::matches::READ_BUFFER;
use crate::app::App;
use crate::error::ApiError;
use crate::helper_socket;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::header;
use axum::response::Response;
use protocol::{Code, MAX_MESSAGE, Problem};
use std::sync::Arc;

/// Opens the socket over which a helper is sent choices to think about; see docs/protocol.md.
#[utoipa::path(get, path = "/api/think", responses(
    (status = 101, description = "The socket"),
    (status = 401, description = "Not the token of this server's helpers", body = Problem),
    (status = 404, description = "This server takes no helpers", body = Problem),
))]
pub(crate) async fn socket(
    State(app): State<Arc<App>>,
    request: Request,
) -> Result<Response, ApiError> {
    let (mut parts, _) = request.into_parts();
    let Some(token) = &app.config.think_token else {
        let reason = "this server takes no helpers; start it with --think-token";
        return Err(Problem::new(Code::Unknown, reason).into());
    };
    let address = client(&app, &parts);
    let shown = parts.headers.get(header::AUTHORIZATION).map(|value| value.as_bytes());
    if shown.is_none_or(|shown| !is_same(shown, format!("Bearer {token}").as_bytes())) {
        // Whoever guesses is not let guess for long.
        app.guards.sign_in(address)?;
        let reason = "this is not the token of this server's helpers; see --think-token";
        return Err(Problem::new(Code::NotRecognised, reason).into());
    }
    let permit = app.guards.socket(address)?;
    let upgrade = match WebSocketUpgrade::from_request_parts(&mut parts, &app).await {
        Ok(upgrade) => upgrade,
        Err(_) => return Err(Problem::new(Code::Unreadable, "this is a WebSocket").into()),
    };
    Ok(upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(READ_BUFFER)
        .on_upgrade(async move |socket| helper_socket::serve(socket, app, permit).await))
}

/// Whether two secrets are the same. Hashes are compared, so that how long it takes tells nothing.
fn is_same(one: &[u8], other: &[u8]) -> bool {
    blake3::hash(one) == blake3::hash(other)
}
