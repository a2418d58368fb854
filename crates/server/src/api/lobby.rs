//! The sockets over which pages are told what changes at tables: home of all that it shows, others of what
//! waits for their reader.

use crate::address::client;
use crate::app::App;
use crate::error::ApiError;
use crate::lobby_socket::{self, Feed};
use crate::session::{Here, Session, SignedIn};
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
    open(app, session, request, Feed::Lobby)
}

/// Opens the socket over which the tables that wait for the reader are told whenever they change.
#[utoipa::path(get, path = "/api/turns", responses(
    (status = 101, description = "The socket"), (status = 429, description = "Too many", body = Problem),
))]
pub(crate) async fn turns(
    State(app): State<Arc<App>>,
    Here(session): Here,
    request: Request,
) -> Result<Response, ApiError> {
    open(app, session, request, Feed::Turns)
}

fn open(
    app: Arc<App>,
    session: Option<Session>,
    request: Request,
    feed: Feed,
) -> Result<Response, ApiError> {
    let (parts, _) = request.into_parts();
    let permit = app.guards.socket(client(&app, &parts))?;
    let handshake = Handshake::read(parts)?;
    let who = session.as_ref().map(SignedIn::from);
    Ok(handshake
        .grant(async move |socket| lobby_socket::serve(socket, app, who, permit, feed).await))
}
