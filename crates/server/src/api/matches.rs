//! The match of a table: playing it, its record, and once more.

use crate::api::table_setup;
use crate::app::App;
use crate::caller::{Caller, Known, address};
use crate::error::ApiError;
use crate::secret::Secret;
use crate::socket::{self, Visitor};
use axum::Json;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequestParts, Path, Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use host::Host;
use protocol::{Code, MAX_MESSAGE, Problem};
use std::sync::Arc;
use store::{NewTable, SeatHolder, StoredSeat, StoredTable};

/// What one socket may hold in memory: a message, and little more.
const READ_BUFFER: usize = 4 * 1024;

/// The next table for the same people, each one seat further; whoever asks second gets the same.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)), responses(
    (status = 200, description = "The table's name", body = String),
    (status = 403, description = "Not at this table", body = Problem),
    (status = 409, description = "The match is not over", body = Problem),
))]
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    Known(guest): Known,
    Path(id): Path<String>,
) -> Result<Json<String>, ApiError> {
    let found = app.store.table(&id).await?;
    let table = found.ok_or_else(|| Problem::new(Code::Unknown, "there is no such table"))?;
    if !table.seats.iter().any(|seat| seat.guest() == Some(guest.id)) {
        return Err(Problem::new(Code::NotYourSeat, "you do not sit at this table").into());
    }
    if let Some(rematch) = table.rematch {
        return Ok(Json(rematch));
    }
    // Only a match that is over has a record.
    app.tables.record(&id).await?;
    let rematch = app.store.set_rematch(&id, next_table(&table)?).await?;
    app.tables.seats_changed(&id).await?;
    Ok(Json(rematch))
}

/// The same table with other chance, and everybody one seat further.
fn next_table(table: &StoredTable) -> Result<NewTable, Problem> {
    let mut seats = Vec::with_capacity(table.seats.len());
    for seat in &table.seats {
        seats.push(match seat {
            // Its owner makes a link for it anew.
            StoredSeat::Open { .. } => SeatHolder::Open { secret: Secret::new()?.hash() },
            StoredSeat::Person { guest, name, has_own_name, .. } => {
                SeatHolder::Person { guest: *guest, name: has_own_name.then(|| name.clone()) }
            }
            StoredSeat::Computer { level } => SeatHolder::Computer { level: level.clone() },
        });
    }
    seats.rotate_left(1);
    let setup = &table.match_setup;
    let match_setup = Host::set_up(
        &setup.game,
        &setup.options,
        table::Seed(crate::secret::random()?),
        &games::Library::default(),
    )?;
    let to_act = table_setup::first_asked(&match_setup)?;
    Ok(NewTable {
        id: crate::secret::table_id()?,
        owner: table.owner,
        match_setup,
        undo: table.undo,
        listed: table.listed,
        to_act,
        seats,
    })
}

/// A finished match as a record, which anybody can check.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)), responses(
    (status = 200, description = "The record", body = String, content_type = "text/plain"),
    (status = 409, description = "The match is not over", body = Problem),
))]
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let record = app.tables.record(&id).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.record\"")),
    ];
    Ok((headers, record).into_response())
}

/// Opens the socket over which the match is played; see docs/protocol.md.
#[utoipa::path(get, path = "/api/tables/{id}/socket", params(("id" = String, Path)), responses(
    (status = 101, description = "The socket"), (status = 429, description = "Too many", body = Problem),
))]
pub(crate) async fn socket(
    State(app): State<Arc<App>>,
    Caller(guest): Caller,
    Path(table): Path<String>,
    request: Request,
) -> Result<Response, ApiError> {
    let (mut parts, _) = request.into_parts();
    let permit = app.guards.socket(address(&app, &parts))?;
    let upgrade = match WebSocketUpgrade::from_request_parts(&mut parts, &app).await {
        Ok(upgrade) => upgrade,
        Err(_) => return Err(Problem::new(Code::Unreadable, "this is a WebSocket").into()),
    };
    let visitor = Visitor { table, guest: guest.map(|guest| guest.id), permit };
    Ok(upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(READ_BUFFER)
        .on_upgrade(async move |socket| socket::serve(socket, app, visitor).await))
}
