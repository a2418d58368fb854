//! Tables: the lobby, and making one.

use crate::address::Address;
use crate::api::table_setup;
use crate::app::App;
use crate::caller::{Body, Caller, Known, Named};
use crate::error::{ApiError, storage};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use protocol::{
    Bonds, Code, Created, Holder, Lobby, Membership, OwnResult, Problem, SitRequest, TableId,
    TableInfo, TableSetup, TableSummary, Turns,
};
use std::sync::Arc;
use store::{Person, PersonId, StoreError, StoredSeat, Summary};

/// The most tables a list shows.
const MAX_LISTED: usize = 100;

/// The tables the reader may see.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Lobby)))]
pub(crate) async fn lobby(
    State(app): State<Arc<App>>,
    Caller(person): Caller,
) -> Result<Json<Lobby>, ApiError> {
    Ok(Json(lobby_of(&app, person.map(|person| person.id)).await?))
}

/// The tables that somebody may see.
pub(crate) async fn lobby_of(app: &App, person: Option<PersonId>) -> Result<Lobby, Problem> {
    let listed = app.store.listed(person, MAX_LISTED).await.map_err(storage)?;
    lobby_with(app, person, &listed).await
}

/// The same for somebody who was told before, with what others were told a moment ago.
pub(crate) async fn lobby_again(app: &App, person: Option<PersonId>) -> Result<Lobby, Problem> {
    let listed = app.listings.of(&app.store, person, MAX_LISTED).await.map_err(storage)?;
    lobby_with(app, person, &listed).await
}

async fn lobby_with(
    app: &App,
    person: Option<PersonId>,
    listed: &[Summary],
) -> Result<Lobby, Problem> {
    let mine = match person {
        Some(person) => app.store.tables_of(person, MAX_LISTED).await.map_err(storage)?,
        None => Vec::new(),
    };
    let shown =
        |tables: &[Summary]| tables.iter().map(|table| summary(table.clone(), person)).collect();
    let n_requests = match person {
        Some(person) => app.store.n_requests_to(person).await.map_err(storage)?,
        None => 0,
    };
    Ok(Lobby { mine: shown(&mine), listed: shown(listed), n_requests })
}

/// The tables that wait for somebody.
pub(crate) async fn turns_of(app: &App, person: Option<PersonId>) -> Result<Turns, StoreError> {
    let running = match person {
        Some(person) => app.store.running_of(person, MAX_LISTED).await?,
        None => Vec::new(),
    };
    let shown = running.into_iter().map(|table| summary(table, person));
    Ok(Turns { turns: shown.filter(|table| table.is_my_turn).collect() })
}

/// Somebody is asked to sit down, as it is told.
pub(crate) fn sit_request(it: store::SitRequest) -> SitRequest {
    let store::SitRequest { table, game, name, asked_by, words, is_seen, created_at, pace, rated } =
        it;
    SitRequest { table, game, name, asked_by, words, is_seen, at: created_at / 1_000, pace, rated }
}

/// A table in a list, as somebody reads it.
pub(crate) fn summary(table: Summary, reader: Option<PersonId>) -> TableSummary {
    let to_act = table.to_act.filter(|_| !table.is_waiting);
    let is_my_turn = to_act.is_some_and(|seat| {
        let seat = table.seats.get(seat.index());
        reader.is_some() && seat.is_some_and(|s| s.person() == reader && s.computer().is_none())
    });
    let holds = |is_wanted: &dyn Fn(PersonId) -> bool| {
        table.seats.iter().filter_map(|seat| seat.person()).any(is_wanted)
    };
    let way_out = reader.and_then(|reader| {
        let bonds = Bonds {
            is_owner: table.owner == reader,
            sits: holds(&|person| person == reader),
            others_sit: holds(&|person| person != reader),
            has_begun: table.n_entries > 0 && !table.is_waiting,
            is_over: table.is_over,
        };
        bonds.way_out()
    });
    let own: Vec<_> =
        table.sides.iter().filter(|side| reader.is_some() && side.person == reader).collect();
    let own_result = match own[..] {
        [side] => Some(OwnResult {
            place: side.place,
            points: side.total,
            rating_change: side.rating_change,
        }),
        // Whoever played several seats at one screen won and lost.
        _ => None,
    };
    let winners = table.winners();
    let holder = |seat: StoredSeat| match seat {
        StoredSeat::Open { .. } => Holder::Open,
        StoredSeat::Person { name, .. } => Holder::Person { name },
        StoredSeat::Computer { level, .. } => Holder::Computer { level },
    };
    TableSummary {
        id: table.id,
        game: table.game,
        options: table.options,
        seats: table.seats.into_iter().map(holder).collect(),
        is_my_turn,
        to_act,
        number: table.n_entries,
        is_over: table.is_over,
        rated: table.rated,
        changed_at: table.changed_at / 1_000,
        is_waiting: table.is_waiting,
        time_left: table.time_left.map(|time| time.max(0) / 1_000),
        pace: table.pace,
        made_by: table.made_by,
        watchers: table.watchers,
        winners,
        own_result,
        acted: table.acted,
        way_out,
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
    Known(owner): Known,
    Address(address): Address,
    headers: HeaderMap,
    Body(setup): Body<TableSetup>,
) -> Result<Json<Created>, ApiError> {
    app.tables.check()?;
    check_n_tables(&app, owner.id).await?;
    if setup.rated {
        check_rated(&owner)?;
    }
    if setup.members_only {
        check_member(&owner, "only members make tables for members")?;
    }
    app.guards.table(address)?;
    let (table, secrets) =
        table_setup::table(&app.shelf, &app.config.limits, setup, &owner).await?;
    let id = table.id.clone();
    let is_listed = table.listed;
    app.store.create_table(table).await?;
    match is_listed {
        true => app.tables.lists_changed(),
        false => app.tables.tell_lobby(owner.id),
    }
    tracing::info!(table = %id, "a table was made");
    metrics::counter!("freehold_tables_made_total").increment(1);
    Ok(Json(Created {
        table: app.tables.info(&id, Some(owner.id)).await?,
        links: table_setup::links(&base_url(&app, &headers), &id, &secrets),
    }))
}

/// Whether somebody may have another table whose match is not over.
pub(crate) async fn check_n_tables(app: &App, owner: PersonId) -> Result<(), ApiError> {
    if app.config.limits.tables_per_guest <= app.store.n_open_tables(owner).await? {
        return Err(Problem::new(
            Code::TooManyTables,
            "you have as many unfinished tables as one guest may have; finish, leave or remove one first",
        )
        .into());
    }
    Ok(())
}

/// Only members play matches that count: a guest could begin anew after each defeat.
pub(crate) fn check_rated(person: &Person) -> Result<(), Problem> {
    check_member(person, "only members play matches that are rated")
}

/// Whether the club has let somebody in.
pub(crate) fn check_member(person: &Person, reason: &str) -> Result<(), Problem> {
    match person.membership.as_ref().is_some_and(Membership::is_welcome) {
        true => Ok(()),
        false => Err(Problem::new(Code::NoMember, reason)),
    }
}

/// Who sits at a table.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)), responses(
    (status = 200, body = TableInfo), (status = 404, description = "No such table", body = Problem),
))]
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Caller(person): Caller,
    Named(id): Named<TableId>,
) -> Result<Json<TableInfo>, ApiError> {
    Ok(Json(app.tables.info(&id, person.map(|person| person.id)).await?))
}

/// The address under which the asker reached us, unless we were told which to use.
pub(crate) fn base_url(app: &App, headers: &HeaderMap) -> String {
    match &app.config.base_url {
        Some(url) => url.clone(),
        None => {
            let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
            let scheme = if app.config.is_encrypted() { "https" } else { "http" };
            format!("{scheme}://{}", host.unwrap_or("localhost"))
        }
    }
}
