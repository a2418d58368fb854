//! The socket over which programs on other machines think for this one.

use crate::address::client;
use crate::app::App;
use crate::error::ApiError;
use crate::helper_socket;
use crate::websocket::Handshake;
use axum::extract::{Request, State};
use axum::http::header;
use axum::response::Response;
use protocol::{Code, Problem};
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
    let (parts, _) = request.into_parts();
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
    let handshake = Handshake::read(parts)?;
    Ok(handshake.grant(async move |socket| helper_socket::serve(socket, app, permit).await))
}

/// Whether two secrets are the same. Hashes are compared, so that how long it takes tells nothing.
fn is_same(one: &[u8], other: &[u8]) -> bool {
    blake3::hash(one) == blake3::hash(other)
}
