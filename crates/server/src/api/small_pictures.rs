//! Small pictures of matches that go on, by which one knows a table again.

use crate::api::watched::Watched;
use crate::app::App;
use crate::caller::Asked;
use crate::error::{ApiError, storage};
use crate::headers::PRIVATE_FOR_EVER;
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use games::AnyView;
use host::Host;
use protocol::{Code, Glance, Problem};
use serde::Deserialize;
use std::sync::Arc;
use store::StoredTable;
use table::{QuickChance, Viewer};

/// Which moment of a match is meant.
#[derive(Deserialize)]
pub(crate) struct Moment {
    /// The number of the table's state.
    at: u64,
}

/// What lay open at a table when its state had a number; once the match has begun, the answer never
/// changes.
#[utoipa::path(get, path = "/api/tables/{id}/small.svg",
    params(("id" = String, Path), ("at" = u64, Query)), responses(
    (status = 200, description = "The picture", body = [u8], content_type = "image/svg+xml"),
    (status = 403, description = "Nobody may watch", body = Problem),
    (status = 404, description = "No such table or moment", body = Problem),
))]
pub(crate) async fn small(
    State(app): State<Arc<App>>,
    Watched(table): Watched,
    Asked(Moment { at }): Asked<Moment>,
) -> Result<Response, ApiError> {
    let svg = match table.has_begun {
        true => {
            let moment = (table.id.clone(), at);
            app.small_pictures.get_or_draw(&moment, drawn(&app, &table, at)).await?
        }
        false => drawn(&app, &table, at).await?,
    };
    Ok(kept(&table, ([(header::CONTENT_TYPE, "image/svg+xml")], svg)))
}

/// What everybody at a table could count when its state had a number; once the match has begun, the
/// answer never changes.
#[utoipa::path(get, path = "/api/tables/{id}/glance",
    params(("id" = String, Path), ("at" = u64, Query)), responses(
    (status = 200, body = Glance),
    (status = 403, description = "Nobody may watch", body = Problem),
    (status = 404, description = "No such table or moment", body = Problem),
))]
pub(crate) async fn glance(
    State(app): State<Arc<App>>,
    Watched(table): Watched,
    Asked(Moment { at }): Asked<Moment>,
) -> Result<Response, ApiError> {
    let view = view_at(&app, &table, at).await?;
    // What is hidden is guessed, always alike: it counts for nothing that watchers can see.
    let points = view.guess(&mut QuickChance::new(0)).standings().totals();
    Ok(kept(&table, Json(Glance { points })))
}

/// What browsers may keep, once the game is not set up anew any more.
fn kept(table: &StoredTable, shown: impl IntoResponse) -> Response {
    match table.has_begun {
        true => ([(header::CACHE_CONTROL, PRIVATE_FOR_EVER)], shown).into_response(),
        false => shown.into_response(),
    }
}

async fn drawn(app: &App, table: &StoredTable, at: u64) -> Result<Bytes, Problem> {
    let view = view_at(app, table, at).await?;
    drawing::small_board(view.as_any()).map(Bytes::from).ok_or_else(nothing)
}

/// With the eyes of somebody who only watches: the same for all, and nothing hidden in it. The match
/// is played again from its log, so that no table wakes because somebody looks at a list.
async fn view_at(app: &App, table: &StoredTable, at: u64) -> Result<Box<dyn AnyView>, Problem> {
    let log = app.store.log(&table.id).await.map_err(storage)?;
    let at = usize::try_from(at).ok().filter(|at| *at <= log.len()).ok_or_else(nothing)?;
    let library = app.shelf.for_match(&table.origin).await?;
    let (origin, undo) = (table.origin.clone(), table.undo);
    let replay = move || {
        let game = games::game(&origin.game).map_err(|_| nothing())?;
        let host = Host::open(game, &origin, &library, undo, log.into_iter().take(at))?;
        Ok(host.view(Viewer::Watcher))
    };
    tokio::task::spawn_blocking(replay).await.map_err(|_| nothing())?
}

fn nothing() -> Problem {
    Problem::new(Code::Unknown, "there is no picture of this")
}
