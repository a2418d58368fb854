//! Seats: taking one by its link, and letting a computer play.

use crate::api::table_setup::{self, check_level};
use crate::api::tables::base_url;
use crate::app::App;
use crate::caller::{Body, Known, Named};
use crate::error::ApiError;
use crate::secret::Secret;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use protocol::{Claim, Code, HandOver, Links, Problem, TableId, TableInfo};
use std::sync::Arc;
use store::{Claimed, StoredSeat, StoredTable};
use table::Seat;

async fn table(app: &App, id: &TableId) -> Result<StoredTable, ApiError> {
    let found = app.store.table(id).await?;
    Ok(found.ok_or_else(|| Problem::new(Code::Unknown, "there is no such table"))?)
}

/// Takes the seat that a secret opens.
#[utoipa::path(post, path = "/api/tables/{id}/claim", params(("id" = String, Path)),
    request_body = Claim, responses(
    (status = 200, body = TableInfo),
    (status = 403, description = "The link is not valid", body = Problem),
    (status = 409, description = "The seat is taken", body = Problem),
))]
pub(crate) async fn claim(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named(id): Named<TableId>,
    Body(claim): Body<Claim>,
) -> Result<Json<TableInfo>, ApiError> {
    table(&app, &id).await?;
    let bad_link = || Problem::new(Code::BadLink, "this link opens no seat; ask for a new one");
    let secret = Secret::parse(&claim.secret).ok_or_else(bad_link)?;
    match app.store.claim_seat(&id, secret.hash(), person.id).await? {
        Claimed::Seat(seat) => tracing::info!(table = %id, %seat, "a seat was taken"),
        Claimed::Taken => {
            return Err(Problem::new(Code::Taken, "somebody else has taken this seat").into());
        }
        Claimed::NoSuchSeat => return Err(bad_link().into()),
    }
    app.tables.seats_changed(&id).await?;
    Ok(Json(app.tables.info(&id, Some(person.id)).await?))
}

/// Makes new links for the seats that are still open; older ones open nothing any more.
#[utoipa::path(post, path = "/api/tables/{id}/links", params(("id" = String, Path)), responses(
    (status = 200, body = Links), (status = 403, description = "Not the owner", body = Problem),
))]
pub(crate) async fn renew_links(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named(id): Named<TableId>,
    headers: HeaderMap,
) -> Result<Json<Links>, ApiError> {
    let table = table(&app, &id).await?;
    if table.owner != person.id {
        return Err(Problem::new(Code::NotOwner, "only the table's owner gives out links").into());
    }
    let mut secrets = Vec::new();
    for seat in Seat::all(table.seats.len()) {
        if matches!(table.seats[seat.index()], StoredSeat::Open { .. }) {
            let secret = Secret::new()?;
            // Somebody may have taken the seat since.
            if app.store.replace_secret(&id, seat, secret.hash()).await? {
                secrets.push((seat, secret));
            }
        }
    }
    Ok(Json(Links { links: table_setup::links(&base_url(&app, &headers), &id, &secrets) }))
}

/// Lets a computer play for a person, or the person again.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/hand-over",
    params(("id" = String, Path), ("seat" = usize, Path)), request_body = HandOver, responses(
    (status = 200, body = TableInfo),
    (status = 403, description = "Neither the holder nor the owner", body = Problem),
))]
pub(crate) async fn hand_over(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named((id, seat)): Named<(TableId, Seat)>,
    Body(hand_over): Body<HandOver>,
) -> Result<Json<TableInfo>, ApiError> {
    let table = table(&app, &id).await?;
    let unknown = || Problem::new(Code::Unknown, "there is no such seat");
    let stored = table.seats.get(seat.index()).ok_or_else(unknown)?;
    if matches!(stored, StoredSeat::Computer { .. }) {
        return Err(Problem::new(Code::NotYourSeat, "a computer holds this seat").into());
    }
    let is_holder = stored.person() == Some(person.id);
    if !is_holder && table.owner != person.id {
        return Err(Problem::new(
            Code::NotOwner,
            "only the table's owner and whoever holds the seat can do this",
        )
        .into());
    }
    if let Some(level) = &hand_over.level {
        check_level(&table.origin.game, level)?;
        let info = app.tables.info(&id, Some(person.id)).await?;
        if info.seats[seat.index()].is_here && !is_holder {
            return Err(Problem::new(
                Code::NotYourSeat,
                "whoever holds this seat is here; only absent people can be stood in for",
            )
            .into());
        }
    }
    tracing::info!(table = %id, %seat, level = hand_over.level, "a seat was handed over");
    app.store.hand_over(&id, seat, hand_over.level).await?;
    app.tables.seats_changed(&id).await?;
    Ok(Json(app.tables.info(&id, Some(person.id)).await?))
}
