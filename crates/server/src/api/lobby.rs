//! The socket over which lobbies are told what changes.

use crate::address::client;
use crate::api::matches::READ_BUFFER;
use crate::app::App;
use crate::caller::Caller;
use crate::error::ApiError;
use crate::lobby_socket;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequestParts, Request, State};
use axum::response::Response;
use protocol::{Code, MAX_MESSAGE, Problem};
use std::sync::Arc;

/// Opens the socket over which the list of tables is told whenever it changes.
#[utoipa::path(get, path = "/api/lobby", responses(
    (status = 101, description = "The socket"), (status = 429, description = "Too many", body = Problem),
))]
pub(crate) async fn socket(
    State(app): State<Arc<App>>,
    Caller(person): Caller,
    request: Request,
) -> Result<Response, ApiError> {
    let (mut parts, _) = request.into_parts();
    let permit = app.guards.socket(client(&app, &parts))?;
    let upgrade = match WebSocketUpgrade::from_request_parts(&mut parts, &app).await {
        Ok(upgrade) => upgrade,
        Err(_) => return Err(Problem::new(Code::Unreadable, "this is a WebSocket").into()),
    };
    let person = person.map(|person| person.id);
    Ok(upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(READ_BUFFER)
        .on_upgrade(async move |socket| lobby_socket::serve(socket, app, person, permit).await))
}
