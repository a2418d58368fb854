//! Small pictures of matches that go on, by which one knows a table again.

use crate::app::App;
use crate::caller::{Asked, Caller, Named};
use crate::error::ApiError;
use crate::headers::PRIVATE_FOR_EVER;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use games::Library;
use host::Host;
use protocol::{Code, Entry, Problem, TableId};
use serde::Deserialize;
use std::sync::Arc;
use store::StoredTable;
use table::Viewer;

/// Which moment of a match is meant.
#[derive(Deserialize)]
pub(crate) struct Moment {
    /// The number of the table's state.
    at: u64,
}

/// What lay open at a table when its state had a number; the answer never changes.
#[utoipa::path(get, path = "/api/tables/{id}/small.svg",
    params(("id" = String, Path), ("at" = u64, Query)), responses(
    (status = 200, description = "The picture", body = [u8], content_type = "image/svg+xml"),
    (status = 403, description = "Nobody may watch", body = Problem),
    (status = 404, description = "No such table or moment", body = Problem),
))]
pub(crate) async fn small(
    State(app): State<Arc<App>>,
    Caller(person): Caller,
    Named(id): Named<TableId>,
    Asked(Moment { at }): Asked<Moment>,
) -> Result<Response, ApiError> {
    let table = app.store.table(&id).await?.ok_or_else(nothing)?;
    let is_inside = person.is_some_and(|person| {
        table.owner == person.id || table.seats.iter().any(|it| it.person() == Some(person.id))
    });
    if !table.watchers && !is_inside {
        let reason = "only those who sit at this table see it";
        return Err(Problem::new(Code::NoWatchers, reason).into());
    }
    let svg = app.small_pictures.get_or_draw(&(id, at), drawn(&app, &table, at)).await?;
    let headers =
        [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, PRIVATE_FOR_EVER)];
    Ok((headers, svg).into_response())
}

async fn drawn(app: &App, table: &StoredTable, at: u64) -> Result<Bytes, Problem> {
    let log = app.store.log(&table.id).await.map_err(crate::error::storage)?;
    let at = usize::try_from(at).ok().filter(|at| *at <= log.len()).ok_or_else(nothing)?;
    let library = app.shelf.for_match(&table.origin).await?;
    let table = table.clone();
    let drawing = tokio::task::spawn_blocking(move || draw(&table, log, at, &library));
    drawing.await.map_err(|_| nothing())?
}

/// With the eyes of somebody who only watches: the same for all, and nothing hidden in it.
fn draw(
    table: &StoredTable,
    log: Vec<Entry>,
    at: usize,
    library: &Library,
) -> Result<Bytes, Problem> {
    let game = games::game(&table.origin.game).map_err(|_| nothing())?;
    let log = log.into_iter().take(at);
    let host = Host::open(game, &table.origin, library, table.undo, log)?;
    let view = host.view(Viewer::Watcher);
    drawing::small_board(view.as_any()).map(Bytes::from).ok_or_else(nothing)
}

fn nothing() -> Problem {
    Problem::new(Code::Unknown, "there is no picture of this")
}
