//! The picture of how a match ended.

use crate::api::watched::Watched;
use crate::app::App;
use crate::error::ApiError;
use crate::headers::{FOR_EVER, PRIVATE_FOR_EVER, RESOURCE_POLICY};
use crate::pictures::png;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use games::Library;
use protocol::{Code, Problem};
use std::sync::Arc;
use table::{Record, Viewer};

/// The board at the end of a match, as those saw it who only watched: for whoever shows a link.
#[utoipa::path(get, path = "/api/tables/{id}/picture.png", params(("id" = String, Path)), responses(
    (status = 200, description = "The picture", body = [u8], content_type = "image/png"),
    (status = 403, description = "Nobody may watch", body = Problem),
    (status = 404, description = "No such table, or the match is not over", body = Problem),
))]
pub(crate) async fn picture(
    State(app): State<Arc<App>>,
    Watched(table): Watched,
) -> Result<Response, ApiError> {
    let record = app.store.record(&table.id).await?.ok_or_else(no_picture)?;
    let png = app.pictures.get_or_draw(&table.id, drawn(&app, &record)).await?;
    let headers = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, if table.watchers { FOR_EVER } else { PRIVATE_FOR_EVER }),
        // Messengers show it in pages of their own.
        (RESOURCE_POLICY, "cross-origin"),
    ];
    Ok((headers, png).into_response())
}

fn no_picture() -> Problem {
    Problem::new(Code::Unknown, "there is no picture of this match, at least not yet")
}

async fn drawn(app: &App, record: &str) -> Result<Bytes, Problem> {
    let record: Record = record.parse().map_err(|error| unshown(&error))?;
    let library = app.shelf.for_match(&record.origin).await?;
    let drawing = tokio::task::spawn_blocking(move || draw(&record, &library));
    drawing.await.map_err(|error| unshown(&error))?
}

fn draw(record: &Record, library: &Library) -> Result<Bytes, Problem> {
    let game = games::game(&record.origin.game).map_err(|error| unshown(&error))?;
    let played = game.replay(record, library, None).map_err(|error| unshown(&error))?;
    let board = drawing::board(played.view(Viewer::Watcher).as_any());
    Ok(png(&board.ok_or_else(no_picture)?))
}

/// A record that this program cannot play again; whoever opens it is told more.
fn unshown(error: &dyn std::fmt::Display) -> Problem {
    tracing::warn!(%error, "a match that is over cannot be drawn");
    no_picture()
}
