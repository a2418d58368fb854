//! Seats: taking one by its link, and letting a computer play.

use crate::api::table_setup::{self, check_level};
use crate::api::tables::{base_url, check_member, check_rated};
use crate::app::App;
use crate::caller::{Body, Caller, Known, Named};
use crate::error::ApiError;
use crate::secret::Secret;
use crate::session::now;
use crate::tables::agreement;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use host::Thinker;
use protocol::{
    Claim, Code, HandOver, Invitation, InvitationState, Leave, Links, Problem, SeatLink, TableId,
    TableInfo, WayOut,
};
use std::sync::Arc;
use std::time::Duration;
use store::{Claimed, Left, PersonId, StoredSeat, StoredTable};
use table::Seat;

pub(crate) async fn table(app: &App, id: &TableId) -> Result<StoredTable, ApiError> {
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
    let table = table(&app, &id).await?;
    if table.rated {
        check_rated(&person)?;
    }
    let secret = Secret::parse(&claim.secret).ok_or_else(bad_link)?;
    let seat = taken(app.store.claim_seat(&id, secret.hash(), person.id).await?, bad_link)?;
    tracing::info!(table = %id, %seat, "a seat was taken");
    // Whoever went on at another device sits there no more.
    if let Some(before) = table.seats.get(seat.index()).and_then(StoredSeat::person) {
        app.tables.tell_lobby(before);
    }
    app.tables.seats_changed(&id).await?;
    Ok(Json(app.tables.info(&id, Some(person.id)).await?))
}

/// The seat, or why it is not the asker's.
pub(crate) fn taken(claimed: Claimed, nothing: impl Fn() -> Problem) -> Result<Seat, Problem> {
    match claimed {
        Claimed::Seat(seat) => Ok(seat),
        Claimed::Taken => Err(Problem::new(Code::Taken, "somebody else has taken this seat")),
        Claimed::Expired => {
            Err(Problem::new(Code::BadLink, "this link is too old; make another one"))
        }
        Claimed::Over => {
            Err(Problem::new(Code::Over, "the match is over; nobody sits down any more"))
        }
        Claimed::NoSuchSeat => Err(nothing()),
    }
}

/// What a secret opens, without using it: whether one can sit down is told before a name is asked.
#[utoipa::path(post, path = "/api/tables/{id}/invitation", params(("id" = String, Path)),
    request_body = Claim, responses(
    (status = 200, body = Invitation),
    (status = 403, description = "The link is not valid", body = Problem),
))]
pub(crate) async fn invitation(
    State(app): State<Arc<App>>,
    Caller(person): Caller,
    Named(id): Named<TableId>,
    Body(claim): Body<Claim>,
) -> Result<Json<Invitation>, ApiError> {
    let table = table(&app, &id).await?;
    let opened = match Secret::parse(&claim.secret) {
        Some(secret) => app.store.opened_by(&id, secret.hash()).await?,
        None => None,
    };
    let opened = opened.ok_or_else(bad_link)?;
    let is_mine = opened.person.is_some() && opened.person == person.map(|person| person.id);
    let state = match (opened.person, opened.travels_until) {
        _ if is_mine => InvitationState::Mine,
        (Some(_), Some(Some(until))) if now() <= until => InvitationState::Travels,
        (_, Some(Some(_))) => InvitationState::Expired,
        (Some(_), _) | (None, Some(None)) => InvitationState::Taken,
        (None, None) if opened.is_over => InvitationState::Over,
        (None, None) => InvitationState::Free,
    };
    let name = match &table.seats[opened.seat.index()] {
        StoredSeat::Person { name, .. } => Some(name.clone()),
        StoredSeat::Open { .. } | StoredSeat::Computer { .. } => None,
    };
    Ok(Json(Invitation { seat: opened.seat, state, name }))
}

fn bad_link() -> Problem {
    Problem::new(Code::BadLink, "this link opens no seat; ask for a new one")
}

/// Takes a free seat of a listed table.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/sit-down",
    params(("id" = String, Path), ("seat" = usize, Path)), responses(
    (status = 200, body = TableInfo),
    (status = 403, description = "The table is not listed", body = Problem),
    (status = 409, description = "The seat is taken, or the match is over", body = Problem),
))]
pub(crate) async fn sit_down(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named((id, seat)): Named<(TableId, Seat)>,
) -> Result<Json<TableInfo>, ApiError> {
    let table = table(&app, &id).await?;
    if table.seats.iter().any(|held| held.person() == Some(person.id)) {
        return Err(Problem::new(Code::Taken, "you sit at this table already").into());
    }
    if table.rated {
        check_rated(&person)?;
    }
    if table.listed && table.members_only {
        check_member(&person, "at this table members sit down; others do by its link")?;
    }
    let not_listed = || Problem::new(Code::BadLink, "at this table one sits down by its link");
    if is_unwanted(&app, &table, person.id).await? {
        return Err(not_listed().into());
    }
    let seat = taken(app.store.sit_down(&id, seat, person.id).await?, not_listed)?;
    tracing::info!(table = %id, %seat, "a seat was taken from the lobby");
    app.tables.seats_changed(&id).await?;
    Ok(Json(app.tables.info(&id, Some(person.id)).await?))
}

/// Whether somebody at a table, or whoever made it, wants to have nothing to do with a person.
pub(crate) async fn is_unwanted(
    app: &App,
    table: &StoredTable,
    person: PersonId,
) -> Result<bool, ApiError> {
    let at_table = |other: &PersonId| {
        *other == table.owner || table.seats.iter().any(|seat| seat.person() == Some(*other))
    };
    Ok(app.store.blockers_of(person).await?.iter().any(at_table))
}

/// How long a link to another device opens.
const TRAVEL_TIME: Duration = Duration::from_secs(15 * 60);

/// Makes a link by which the holder of a seat goes on at another device, once and soon.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/travel",
    params(("id" = String, Path), ("seat" = usize, Path)), responses(
    (status = 200, body = SeatLink),
    (status = 403, description = "Not the asker's seat", body = Problem),
))]
pub(crate) async fn travel(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named((id, seat)): Named<(TableId, Seat)>,
    headers: HeaderMap,
) -> Result<Json<SeatLink>, ApiError> {
    let stored = table(&app, &id).await?;
    let secret = Secret::new()?;
    let hash = secret.hash();
    if !app.store.let_travel(&id, seat, person.id, hash, TRAVEL_TIME).await? {
        let problem = match stored.seats.get(seat.index()) {
            Some(_) => Problem::new(Code::NotYourSeat, "this seat is not yours"),
            None => Problem::new(Code::Unknown, "there is no such seat"),
        };
        return Err(problem.into());
    }
    tracing::info!(table = %id, %seat, "a seat may go to another device");
    let mut links = table_setup::links(&base_url(&app, &headers), &id, &[(seat, secret)]);
    Ok(Json(links.remove(0)))
}

/// The level of the computer that plays on at a seat that was given up, unless it is named.
pub(crate) const USUAL_LEVEL: &str = "steady";

/// Has done with a table: removes it, frees one's seats, gives them up or puts it away.
#[utoipa::path(post, path = "/api/tables/{id}/leave", params(("id" = String, Path)),
    request_body = Leave, responses(
    (status = 200, description = "Done"),
    (status = 409, description = "This is not the way any more", body = Problem),
))]
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named(id): Named<TableId>,
    Body(leave): Body<Leave>,
) -> Result<Json<()>, ApiError> {
    let table = table(&app, &id).await?;
    let level = leave.level.unwrap_or_else(|| USUAL_LEVEL.to_owned());
    if leave.way == WayOut::Resign {
        check_level(&app.config.limits, &person, &table.origin.game, &level)?;
    }
    let secret = Secret::new()?.hash();
    match app.store.leave(&id, person.id, leave.way, level, secret).await? {
        Left::Done => {}
        Left::AnotherWay => {
            let reason = "the table has changed; look at it again";
            return Err(Problem::new(Code::Stale, reason).into());
        }
        Left::NoSuchTable => {
            return Err(Problem::new(Code::Unknown, "there is no such table").into());
        }
    }
    tracing::info!(table = %id, way = ?leave.way, "somebody has done with a table");
    app.tables.tell_lobby(person.id);
    app.tables.seats_changed(&id).await?;
    Ok(Json(()))
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

/// Where turns take days, nobody else is let play for somebody on holiday.
fn check_holiday(table: &StoredTable, seat: Seat, asker: PersonId) -> Result<(), Problem> {
    match table.seats.get(seat.index()) {
        Some(StoredSeat::Person { person, holiday_until: Some(_), .. }) if *person != asker => {
            let reason = "whoever holds this seat is on holiday and waited for";
            Err(Problem::new(Code::TooEarly, reason))
        }
        _ => Ok(()),
    }
}

/// Nobody throws another's match away: for others a computer plays that plays well.
fn check_stand_in(
    table: &StoredTable,
    seat: Seat,
    asker: PersonId,
    level: &str,
) -> Result<(), Problem> {
    let holder = table.seats.get(seat.index()).and_then(StoredSeat::person);
    let is_anothers = holder.is_some_and(|holder| holder != asker);
    match is_anothers && !Thinker::level(level)?.may_stand_in() {
        true => {
            let least = bots::stand_ins()[0].name;
            let reason = format!("for somebody else a computer plays that is at least `{least}`");
            Err(Problem::new(Code::BadSetup, reason))
        }
        false => Ok(()),
    }
}

/// Lets a computer play for a person, or the person again.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/hand-over",
    params(("id" = String, Path), ("seat" = usize, Path)), request_body = HandOver, responses(
    (status = 200, body = TableInfo),
    (status = 403, description = "Not at this table, or the holder is waited for", body = Problem),
    (status = 422, description = "The computer plays too badly for another's seat", body = Problem),
))]
pub(crate) async fn hand_over(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named((id, seat)): Named<(TableId, Seat)>,
    Body(hand_over): Body<HandOver>,
) -> Result<Json<TableInfo>, ApiError> {
    let table = table(&app, &id).await?;
    if let Some(level) = &hand_over.level {
        check_level(&app.config.limits, &person, &table.origin.game, level)?;
        check_stand_in(&table, seat, person.id, level)?;
    }
    let HandOver { level } = hand_over;
    if level.is_some() && agreement(&table).is_slow() {
        check_holiday(&table, seat, person.id)?;
    }
    let may = app.tables.may_hand_over(&id, seat, person.id, level.is_none()).await?;
    tracing::info!(table = %id, %seat, level, "a seat was handed over");
    let n_plies = may.n_plies as u64;
    let hand_over = store::HandOver { level, n_plies, yields: may.yields };
    app.store.hand_over(&id, seat, hand_over).await?;
    app.tables.seats_changed(&id).await?;
    Ok(Json(app.tables.info(&id, Some(person.id)).await?))
}
