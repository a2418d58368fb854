//! Tables: the lobby, and making one.

use crate::api::table_setup;
use crate::app::App;
use crate::caller::{Body, Caller, Known};
use crate::error::ApiError;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use protocol::{Code, Created, Lobby, Problem, TableInfo, TableSetup, TableSummary};
use std::sync::Arc;
use store::{GuestId, StoredSeat, Summary};

/// The most tables a list shows.
const MAX_LISTED: usize = 100;

/// The tables the reader may see.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Lobby)))]
pub(crate) async fn lobby(
    State(app): State<Arc<App>>,
    Caller(guest): Caller,
) -> Result<Json<Lobby>, ApiError> {
    let guest = guest.map(|guest| guest.id);
    let mine = match guest {
        Some(guest) => app.store.tables_of(guest, MAX_LISTED).await?,
        None => Vec::new(),
    };
    let listed = app.store.listed(MAX_LISTED).await?;
    let shown = |tables: Vec<Summary>| tables.into_iter().map(|table| summary(table, guest));
    Ok(Json(Lobby { mine: shown(mine).collect(), listed: shown(listed).collect() }))
}

fn summary(table: Summary, reader: Option<GuestId>) -> TableSummary {
    let is_my_turn = table.to_act.is_some_and(|seat| {
        let seat = table.seats.get(seat);
        reader.is_some() && seat.is_some_and(|s| s.guest() == reader && s.computer().is_none())
    });
    let name = |seat: StoredSeat| match seat {
        StoredSeat::Open { .. } => None,
        StoredSeat::Person { name, .. } => Some(name),
        StoredSeat::Computer { level } => Some(level),
    };
    TableSummary {
        id: table.id,
        game: table.match_setup.game,
        options: table.match_setup.options,
        seats: table.seats.into_iter().map(name).collect(),
        is_my_turn,
        is_over: table.is_over,
        changed_at: table.changed_at,
    }
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = TableSetup, responses(
    (status = 200, body = Created),
    (status = 401, description = "No guest yet", body = Problem),
    (status = 403, description = "Too many tables", body = Problem),
    (status = 422, description = "Not possible", body = Problem),
))]
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    Known(guest): Known,
    headers: HeaderMap,
    Body(setup): Body<TableSetup>,
) -> Result<Json<Created>, ApiError> {
    if app.config.limits.tables_per_guest <= app.store.n_open_tables(guest.id).await? {
        return Err(Problem::new(
            Code::TooManyTables,
            "you have as many unfinished tables as one guest may have; finish one first",
        )
        .into());
    }
    let (table, secrets) = table_setup::table(setup, guest.id)?;
    let id = table.id.clone();
    app.store.create_table(table).await?;
    tracing::info!(table = id, "a table was made");
    metrics::counter!("freehold_tables_made_total").increment(1);
    Ok(Json(Created {
        table: app.tables.info(&id, Some(guest.id)).await?,
        links: table_setup::links(&base_url(&app, &headers), &id, &secrets),
    }))
}

/// Who sits at a table.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)), responses(
    (status = 200, body = TableInfo), (status = 404, description = "No such table", body = Problem),
))]
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Caller(guest): Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, ApiError> {
    Ok(Json(app.tables.info(&id, guest.map(|guest| guest.id)).await?))
}

/// The address under which the asker reached us, unless we were told which to use.
pub(crate) fn base_url(app: &App, headers: &HeaderMap) -> String {
    match &app.config.base_url {
        Some(url) => url.clone(),
        None => {
            let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
            format!("http://{}", host.unwrap_or("localhost"))
        }
    }
}
