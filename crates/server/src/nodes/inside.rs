//! What other nodes ask this one.

use super::{Nodes, NotHere, Question, Reply, UNDERSTOOD};
use crate::app::App;
use crate::assets;
use crate::error::ApiError;
use crate::line::Onlooker;
use crate::socket;
use crate::websocket::Handshake;
use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::{Json, Router, routing};
use protocol::{Problem, TableId};
use serde::Deserialize;
use std::net::IpAddr;
use std::sync::Arc;
use store::PersonId;

/// Everything other nodes may ask, and nobody else.
pub(crate) fn router(app: Arc<App>, nodes: Nodes) -> Router {
    let mark = nodes.mark();
    let questions = Router::new()
        .route("/tables/{id}", routing::post(answer))
        .route("/tables/{id}/socket", routing::get(show))
        .route("/client/{*path}", routing::get(file))
        .route("/mark", routing::get(async move || mark.clone()));
    let of_all_versions = UNDERSTOOD.iter().fold(Router::new(), |router, version| {
        router.nest(&format!("/{version}"), questions.clone())
    });
    of_all_versions.layer(middleware::from_fn_with_state(nodes, admit)).with_state(app)
}

/// Lets nodes in. Hashes are compared, so that how long it takes tells nothing.
async fn admit(State(nodes): State<Nodes>, request: Request, next: Next) -> Response {
    let shown = request.headers().get(header::AUTHORIZATION);
    let expected = blake3::hash(nodes.credentials().as_bytes());
    match shown.is_some_and(|shown| blake3::hash(shown.as_bytes()) == expected) {
        true => next.run(request).await,
        false => StatusCode::UNAUTHORIZED.into_response(),
    }
}

async fn answer(
    State(app): State<Arc<App>>,
    Path(id): Path<TableId>,
    Json(question): Json<Question>,
) -> Response {
    let answer: Result<Reply, Problem> = match app.tables.ask_here(&id, question).await {
        Ok(reply) => Ok(reply),
        Err(NotHere::Problem(problem)) => Err(problem),
        Err(NotHere::Elsewhere(_)) => return StatusCode::CONFLICT.into_response(),
    };
    Json(answer).into_response()
}

/// A file of the browser client, for a node of another version, whose files have other names.
async fn file(Path(path): Path<String>, headers: HeaderMap) -> Response {
    let own = assets::own(&format!("/{path}"), &headers);
    own.unwrap_or_else(|| StatusCode::NOT_FOUND.into_response())
}

/// Who is at a socket, as another node says.
#[derive(Deserialize)]
struct Asker {
    person: Option<i64>,
    address: IpAddr,
}

async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<TableId>,
    Query(asker): Query<Asker>,
    request: Request,
) -> Result<Response, ApiError> {
    let Asker { person, address } = asker;
    let onlooker = Onlooker { person: person.map(PersonId::new), address };
    let (parts, _) = request.into_parts();
    let handshake = Handshake::read(parts)?;
    Ok(handshake.grant(move |socket| socket::serve_node(socket, app, id, onlooker)))
}
