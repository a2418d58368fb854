//! The socket over which lobbies are told what changes.

use crate::address::client;
use crate::app::App;
use crate::error::ApiError;
use crate::lobby_socket;
use crate::session::{Here, SignedIn};
use crate::websocket::Handshake;
use axum::extract::{Request, State};
use axum::response::Response;
use protocol::Problem;
use std::sync::Arc;

/// Opens the socket over which the list of tables is told whenever it changes.
#[utoipa::path(get, path = "/api/lobby", responses(
    (status = 101, description = "The socket"), (status = 429, description = "Too many", body = Problem),
))]
pub(crate) async fn socket(
    State(app): State<Arc<App>>,
    Here(session): Here,
    request: Request,
) -> Result<Response, ApiError> {
    let (parts, _) = request.into_parts();
    let permit = app.guards.socket(client(&app, &parts))?;
    let handshake = Handshake::read(parts)?;
    let who = session.as_ref().map(SignedIn::from);
    Ok(handshake.grant(async move |socket| lobby_socket::serve(socket, app, who, permit).await))
}
