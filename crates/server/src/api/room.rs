//! Before the match: being ready, changing places, codes, and asking somebody to sit down.

use crate::address::Address;
use crate::api::names::plain;
use crate::api::seats::{is_unwanted, table, taken};
use crate::api::tables::{check_rated, sit_request};
use crate::app::App;
use crate::caller::{Body, Caller, Inside, Known, Named};
use crate::codes;
use crate::error::ApiError;
use crate::secret::Secret;
use axum::Json;
use axum::extract::State;
use protocol::{
    Code, NewSitRequest, Problem, Readiness, SitRequest, Standing, Swap, TableId, TableInfo,
};
use std::sync::Arc;
use std::time::Duration;
use store::{PersonId, StoredTable, Swapped};
use table::Seat;

/// The longest word to somebody who is asked, in characters.
const MAX_WORDS: usize = 200;

/// For so long nobody is asked again by whoever they declined.
const DECLINED_FOR: Duration = Duration::from_secs(24 * 60 * 60);

/// So many people can be asked to one table.
const MAX_ASKED: usize = 20;

/// Says whether one is ready for the match to begin.
#[utoipa::path(post, path = "/api/tables/{id}/ready", params(("id" = String, Path)),
    request_body = Readiness, responses(
    (status = 200, body = TableInfo),
    (status = 403, description = "Not at this table", body = Problem),
    (status = 409, description = "The match has begun", body = Problem),
))]
pub(crate) async fn set_ready(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named(id): Named<TableId>,
    Body(Readiness { is_ready }): Body<Readiness>,
) -> Result<Json<TableInfo>, ApiError> {
    let table = waiting(&app, &id).await?;
    sits(&table, person.id)?;
    app.store.set_ready(&id, person.id, is_ready).await?;
    changed(&app, &id, person.id).await
}

/// Changes two places before the match begins.
#[utoipa::path(post, path = "/api/tables/{id}/swap", params(("id" = String, Path)),
    request_body = Swap, responses(
    (status = 200, body = TableInfo),
    (status = 403, description = "Not one's own seats", body = Problem),
    (status = 409, description = "The match has begun", body = Problem),
))]
pub(crate) async fn swap(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named(id): Named<TableId>,
    Body(Swap { one, other }): Body<Swap>,
) -> Result<Json<TableInfo>, ApiError> {
    match app.store.swap(&id, (one, other), person.id).await? {
        Swapped::Done => changed(&app, &id, person.id).await,
        Swapped::HasBegun => Err(has_begun().into()),
        Swapped::NoSuchSeat => {
            Err(Problem::new(Code::Unknown, "there is no such table or seat").into())
        }
        Swapped::NotYours => Err(Problem::new(
            Code::NotYourSeat,
            "one changes to a place that nobody else holds; whoever made the table changes others",
        )
        .into()),
    }
}

/// Frees somebody's seat before the match begins, so that nobody waits for them.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/free",
    params(("id" = String, Path), ("seat" = usize, Path)), responses(
    (status = 200, body = TableInfo),
    (status = 403, description = "Not the owner", body = Problem),
    (status = 409, description = "The match has begun, or nobody sits there", body = Problem),
))]
pub(crate) async fn free(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named((id, seat)): Named<(TableId, Seat)>,
) -> Result<Json<TableInfo>, ApiError> {
    let table = waiting(&app, &id).await?;
    if table.owner != person.id {
        let reason = "only whoever made the table frees seats of others";
        return Err(Problem::new(Code::NotOwner, reason).into());
    }
    if table.seats.len() <= seat.index() {
        return Err(Problem::new(Code::Unknown, "there is no such seat").into());
    }
    if !app.store.free_seat(&id, seat, person.id, Secret::new()?.hash()).await? {
        let reason = "nobody sits there any more; look at the table again";
        return Err(Problem::new(Code::Stale, reason).into());
    }
    tracing::info!(table = %id, %seat, "a seat was freed");
    changed(&app, &id, person.id).await
}

/// The table to which a code leads.
#[utoipa::path(get, path = "/api/codes/{code}", params(("code" = String, Path)), responses(
    (status = 200, body = TableInfo),
    (status = 404, description = "The code leads nowhere", body = Problem),
))]
pub(crate) async fn show_coded(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Caller(person): Caller,
    Named(code): Named<String>,
) -> Result<Json<TableInfo>, ApiError> {
    let id = coded(&app, address, &code).await?;
    Ok(Json(app.tables.info(&id, person.map(|person| person.id)).await?))
}

/// Takes the first free seat of the table to which a code leads.
#[utoipa::path(post, path = "/api/codes/{code}/sit-down", params(("code" = String, Path)),
    responses(
    (status = 200, body = TableInfo),
    (status = 404, description = "The code leads nowhere", body = Problem),
    (status = 409, description = "No seat is free", body = Problem),
))]
pub(crate) async fn sit_down_by_code(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Known(person): Known,
    Named(code): Named<String>,
) -> Result<Json<TableInfo>, ApiError> {
    let id = coded(&app, address, &code).await?;
    let table = table(&app, &id).await?;
    if table.rated {
        check_rated(&person)?;
    }
    if sits(&table, person.id).is_err() && is_unwanted(&app, &table, person.id).await? {
        return Err(leads_nowhere().into());
    }
    take_any_seat(&app, &id, person.id).await?;
    changed(&app, &id, person.id).await
}

async fn coded(app: &App, address: std::net::IpAddr, code: &str) -> Result<TableId, ApiError> {
    app.guards.code(address)?;
    let found = match codes::plain(code) {
        Some(code) => app.store.coded(&code).await?,
        None => None,
    };
    Ok(found.ok_or_else(leads_nowhere)?)
}

fn leads_nowhere() -> Problem {
    Problem::new(Code::BadLink, "this code leads to no table that is waiting; look at it again")
}

/// Asks a member to sit down at a table.
#[utoipa::path(post, path = "/api/tables/{id}/requests", params(("id" = String, Path)),
    request_body = NewSitRequest, responses(
    (status = 200, body = Vec<SitRequest>),
    (status = 403, description = "Not at this table", body = Problem),
    (status = 404, description = "No such member", body = Problem),
))]
pub(crate) async fn request(
    State(app): State<Arc<App>>,
    Inside(session): Inside,
    Address(address): Address,
    Named(id): Named<TableId>,
    Body(request): Body<NewSitRequest>,
) -> Result<Json<Vec<SitRequest>>, ApiError> {
    let table = waiting(&app, &id).await?;
    let asker = session.person.id;
    if table.owner != asker {
        sits(&table, asker)?;
    }
    let words = request.words.trim();
    if MAX_WORDS < words.chars().count() || words.chars().any(char::is_control) {
        let reason = format!("a word to somebody is one line of at most {MAX_WORDS} characters");
        return Err(Problem::new(Code::Unreadable, reason).into());
    }
    let member = app.store.member_named(&plain(&request.name)).await?;
    let member = member.filter(|member| member.membership.standing == Standing::Welcome);
    let nobody = || Problem::new(Code::Unknown, "there is no member of this name");
    let member = member.ok_or_else(nobody)?;
    // Who does not want to hear from somebody is not there for them.
    if app.store.blocks(member.person, asker).await? {
        return Err(nobody().into());
    }
    if MAX_ASKED <= app.store.requests_at(&id).await?.len() {
        return Err(Problem::new(Code::TooFast, "enough people are asked to this table").into());
    }
    if !table.seats.iter().any(|seat| seat.person() == Some(member.person)) {
        if app.store.has_declined(member.person, asker, DECLINED_FOR).await? {
            let reason = "they have just declined; ask again tomorrow";
            return Err(Problem::new(Code::TooFast, reason).into());
        }
        app.guards.ask(asker, address)?;
        app.store.request(&id, member.person, asker, words.to_owned()).await?;
        app.tables.tell_lobby(member.person);
    }
    asked(&app, &id).await
}

/// Who is asked to sit down at a table.
#[utoipa::path(get, path = "/api/tables/{id}/requests", params(("id" = String, Path)), responses(
    (status = 200, body = Vec<SitRequest>),
    (status = 403, description = "Not at this table", body = Problem),
))]
pub(crate) async fn requests(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named(id): Named<TableId>,
) -> Result<Json<Vec<SitRequest>>, ApiError> {
    let table = table(&app, &id).await?;
    if table.owner != person.id {
        sits(&table, person.id)?;
    }
    asked(&app, &id).await
}

async fn asked(app: &App, id: &TableId) -> Result<Json<Vec<SitRequest>>, ApiError> {
    let asked = app.store.requests_at(id).await?;
    Ok(Json(asked.into_iter().map(sit_request).collect()))
}

/// The tables at which the reader is asked to sit down; they are seen by that.
#[utoipa::path(get, path = "/api/requests", responses((status = 200, body = Vec<SitRequest>)))]
pub(crate) async fn requests_to_me(
    State(app): State<Arc<App>>,
    Known(person): Known,
) -> Result<Json<Vec<SitRequest>>, ApiError> {
    let asked = app.store.requests_to(person.id).await?;
    app.store.see_requests(person.id).await?;
    Ok(Json(asked.into_iter().map(sit_request).collect()))
}

/// Sits down where one was asked to.
#[utoipa::path(post, path = "/api/tables/{id}/requests/accept", params(("id" = String, Path)),
    responses(
    (status = 200, body = TableInfo),
    (status = 403, description = "Nobody asked", body = Problem),
    (status = 409, description = "No seat is free any more", body = Problem),
))]
pub(crate) async fn accept(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named(id): Named<TableId>,
) -> Result<Json<TableInfo>, ApiError> {
    let asked = app.store.requests_to(person.id).await?;
    if !asked.iter().any(|request| request.table == id) {
        return Err(Problem::new(Code::BadLink, "nobody asks you to this table any more").into());
    }
    take_any_seat(&app, &id, person.id).await?;
    // A seat may have been kept for them, at which they are ready only now.
    app.store.set_ready(&id, person.id, true).await?;
    changed(&app, &id, person.id).await
}

/// Says that it is not possible now. A seat that was kept for whoever is asked is free.
#[utoipa::path(post, path = "/api/tables/{id}/requests/decline", params(("id" = String, Path)),
    responses((status = 200, description = "Done")))]
pub(crate) async fn decline(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named(id): Named<TableId>,
) -> Result<Json<()>, ApiError> {
    app.store.decline_request(&id, person.id, Secret::new()?.hash()).await?;
    app.tables.seats_changed(&id).await?;
    Ok(Json(()))
}

async fn take_any_seat(app: &App, id: &TableId, person: PersonId) -> Result<(), ApiError> {
    let no_seat = || Problem::new(Code::Unknown, "there is no such table");
    let seat = taken(app.store.sit_anywhere(id, person).await?, no_seat)?;
    tracing::info!(table = %id, %seat, "a seat was taken");
    Ok(())
}

/// A table whose match has not begun.
pub(crate) async fn waiting(app: &App, id: &TableId) -> Result<StoredTable, ApiError> {
    let table = table(app, id).await?;
    match table.has_begun {
        true => Err(has_begun().into()),
        false => Ok(table),
    }
}

pub(crate) fn has_begun() -> Problem {
    Problem::new(Code::Stale, "the match has begun")
}

fn sits(table: &StoredTable, person: PersonId) -> Result<(), Problem> {
    match table.seats.iter().any(|seat| seat.person() == Some(person)) {
        true => Ok(()),
        false => Err(Problem::new(Code::NotYourSeat, "you do not sit at this table")),
    }
}

/// Tells all at a table that it has changed, and the asker how it is now.
pub(crate) async fn changed(
    app: &App,
    id: &TableId,
    person: PersonId,
) -> Result<Json<TableInfo>, ApiError> {
    app.tables.seats_changed(id).await?;
    Ok(Json(app.tables.info(id, Some(person)).await?))
}
