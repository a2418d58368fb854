//! The tables of the club, as its host sees them: who sits where, and nothing of what is played.

use crate::api::tables::summary;
use crate::app::App;
use crate::caller::{Asked, HostRights, Named};
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::{Code, HostTables, MeasureKind, Problem, TableId};
use serde::Deserialize;
use std::sync::Arc;
use store::{PageEnd, RemovedTable};

/// The most tables of a page.
const MAX_LISTED: usize = 50;

/// After which table to read on.
#[derive(Deserialize)]
pub(crate) struct After {
    after: Option<String>,
}

/// The tables whose match is not over, the latest made first.
#[utoipa::path(get, path = "/api/host/tables", params(("after" = Option<String>, Query)), responses(
    (status = 200, body = HostTables),
    (status = 403, description = "Not the host", body = Problem),
    (status = 404, description = "No page begins there", body = Problem),
))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    _: HostRights,
    Asked(After { after }): Asked<After>,
) -> Result<Json<HostTables>, ApiError> {
    let after = after.map(|text| read(&text).ok_or_else(no_such_page)).transpose()?;
    let found = app.store.unfinished(after, MAX_LISTED).await?;
    let next = found.last().filter(|_| found.len() == MAX_LISTED);
    let next = next.map(|table| format!("{}-{}", table.made_at, table.id));
    let tables = found.into_iter().map(|table| summary(table, None)).collect();
    Ok(Json(HostTables { tables, next }))
}

/// Where a page ends, as it was told.
fn read(text: &str) -> Option<PageEnd> {
    let (made_at, table) = text.split_once('-')?;
    Some(PageEnd { made_at: made_at.parse().ok()?, table: TableId::new(table) })
}

fn no_such_page() -> Problem {
    Problem::new(Code::Unknown, "no page begins there")
}

/// Removes a table whose match is not over, with all that happened at it.
#[utoipa::path(delete, path = "/api/host/tables/{id}", params(("id" = String, Path)), responses(
    (status = 200, description = "Done"),
    (status = 403, description = "Not the host", body = Problem),
    (status = 404, description = "No such table", body = Problem),
    (status = 409, description = "The match is over", body = Problem),
))]
pub(crate) async fn remove(
    State(app): State<Arc<App>>,
    rights: HostRights,
    Named(id): Named<TableId>,
) -> Result<Json<()>, ApiError> {
    rights.of_host()?;
    match app.store.remove_table(&id).await? {
        RemovedTable::Done => {}
        RemovedTable::NoSuchTable => {
            return Err(Problem::new(Code::Unknown, "there is no such table").into());
        }
        RemovedTable::Over => {
            let reason = "the match is over; it is a part of what those who played it remember";
            return Err(Problem::new(Code::Over, reason).into());
        }
    }
    app.store.note_measure(rights.person, MeasureKind::RemoveTable, id.to_string()).await?;
    app.tables.seats_changed(&id).await?;
    Ok(Json(()))
}
