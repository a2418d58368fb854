//! The match of a table: playing it, its record, and once more.

use crate::address::{Address, client};
use crate::api::table_setup;
use crate::api::tables::check_n_tables;
use crate::api::watched::Watched;
use crate::app::App;
use crate::caller::{Known, Named};
use crate::codes;
use crate::error::ApiError;
use crate::secret::Secret;
use crate::session::{Here, SignedIn};
use crate::socket::{self, Visitor};
use crate::websocket::Handshake;
use axum::Json;
use axum::extract::{Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::{Code, Problem, TableId};
use std::sync::Arc;
use store::{NewSeat, NewTable, PersonId, StoredSeat, StoredTable};

/// The next table for the same people, each one seat further; whoever asks second gets the same. Its
/// match begins when all have asked, or otherwise said that they are ready.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)), responses(
    (status = 200, description = "The table's name", body = String),
    (status = 403, description = "Not at this table", body = Problem),
    (status = 409, description = "The match is not over", body = Problem),
))]
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Address(address): Address,
    Named(id): Named<TableId>,
) -> Result<Json<TableId>, ApiError> {
    let found = app.store.table(&id).await?;
    let table = found.ok_or_else(no_such_table)?;
    if !table.seats.iter().any(|seat| seat.person() == Some(person.id)) {
        return Err(Problem::new(Code::NotYourSeat, "you do not sit at this table").into());
    }
    if let Some(rematch) = table.rematch {
        return wants_it_too(&app, &rematch, person.id).await;
    }
    if !table.is_over {
        return Err(Problem::new(Code::NotOver, "the match is not over yet").into());
    }
    check_n_tables(&app, person.id).await?;
    app.guards.table(address)?;
    let rematch = app.store.set_rematch(&id, next_table(&app, &table, person.id).await?).await?;
    app.tables.seats_changed(&id).await?;
    wants_it_too(&app, &rematch, person.id).await
}

/// Whoever asks for a rematch that there is already is ready for it.
async fn wants_it_too(
    app: &App,
    rematch: &TableId,
    person: PersonId,
) -> Result<Json<TableId>, ApiError> {
    app.store.set_ready(rematch, person, true).await?;
    app.tables.seats_changed(rematch).await?;
    Ok(Json(rematch.clone()))
}

/// The same table with other chance, and everybody one seat further. It is whoever's asks: they are
/// there to care for it.
async fn next_table(app: &App, table: &StoredTable, asker: PersonId) -> Result<NewTable, ApiError> {
    let seats = next_seats(app, table, asker).await?;
    let game = table_setup::game(&table.origin.game)?;
    let set = app.shelf.for_new_match(game, Some(table.origin.components)).await?;
    let played = table_setup::start(game, &table.origin.options, &set, table_setup::new_luck()?)?;
    Ok(NewTable {
        id: crate::secret::table_id()?,
        owner: asker,
        origin: played.origin(),
        components: set.texts().clone(),
        undo: table.undo,
        listed: table.listed,
        members_only: table.members_only,
        rated: table.rated,
        grace: table.grace,
        pace: table.pace,
        away: table.away.clone(),
        watchers: table.watchers,
        // Nobody is dragged into a match: each says that they want it too.
        waits: seats.iter().any(|seat| is_anothers(seat, asker)),
        codes: codes::some()?,
        to_act: played.to_act(),
        seats,
    })
}

/// Who sits at the next table. The seats of those who are forgotten, or with whom the asker has nothing
/// to do, stay open.
async fn next_seats(
    app: &App,
    table: &StoredTable,
    asker: PersonId,
) -> Result<Vec<NewSeat>, ApiError> {
    let mut apart = app.store.blocked_by(asker).await?;
    apart.extend(app.store.blockers_of(asker).await?);
    let mut seats = Vec::with_capacity(table.seats.len());
    for seat in &table.seats {
        seats.push(match seat {
            StoredSeat::Person { person, name, has_own_name, .. }
                if !name.is_empty() && !apart.contains(person) =>
            {
                NewSeat::Person { person: *person, name: has_own_name.then(|| name.clone()) }
            }
            // Its owner makes a link for it anew.
            StoredSeat::Open { .. } | StoredSeat::Person { .. } => {
                NewSeat::Open { secret: Secret::new()?.hash() }
            }
            StoredSeat::Computer { level, .. } => NewSeat::Computer { level: level.clone() },
        });
    }
    seats.rotate_left(1);
    Ok(seats)
}

fn is_anothers(seat: &NewSeat, asker: PersonId) -> bool {
    matches!(seat, NewSeat::Person { person, .. } if *person != asker)
}

fn no_such_table() -> Problem {
    Problem::new(Code::Unknown, "there is no such table")
}

/// A finished match as a record, which anybody can check who may look at the table.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)), responses(
    (status = 200, description = "The record", body = String, content_type = "text/plain"),
    (status = 403, description = "Nobody may watch", body = Problem),
    (status = 409, description = "The match is not over", body = Problem),
))]
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    Watched(StoredTable { id, .. }): Watched,
) -> Result<Response, ApiError> {
    let Some(record) = app.store.record(&id).await? else {
        let reason = "the record holds the seed; it can be had when the match is over";
        return Err(Problem::new(Code::NotOver, reason).into());
    };
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
    Here(session): Here,
    Named(table): Named<TableId>,
    request: Request,
) -> Result<Response, ApiError> {
    let (parts, _) = request.into_parts();
    let address = client(&app, &parts);
    let permit = app.guards.socket(address)?;
    let handshake = Handshake::read(parts)?;
    let who = session.as_ref().map(SignedIn::from);
    let visitor = Visitor { table, who, address, _permit: permit };
    Ok(handshake.grant(async move |socket| socket::serve(socket, app, visitor).await))
}
