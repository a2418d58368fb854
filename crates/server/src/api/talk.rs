//! Notes to oneself, and remarks that the host is to look at.

use crate::api::seats::table;
use crate::app::App;
use crate::caller::{Body, HostRights, Known, Named};
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use host::MAX_REMEMBERED;
use protocol::{
    Code, MeasureKind, MuteWish, MutedPerson, MutedTalk, Note, Problem, Report, TableId,
};
use std::sync::Arc;
use store::{Muted, PersonId};

/// The longest note, in characters.
const MAX_NOTE: usize = 4_000;

/// The most reports a list shows.
const MAX_LISTED: usize = 100;

/// What the reader has noted at a table.
#[utoipa::path(get, path = "/api/tables/{id}/note", params(("id" = String, Path)),
    responses((status = 200, body = Note)))]
pub(crate) async fn note(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named(id): Named<TableId>,
) -> Result<Json<Note>, ApiError> {
    Ok(Json(Note { words: app.store.note(&id, person.id).await? }))
}

/// Notes something for oneself.
#[utoipa::path(post, path = "/api/tables/{id}/note", params(("id" = String, Path)),
    request_body = Note, responses(
    (status = 200, description = "Done"),
    (status = 413, description = "Too long", body = Problem),
))]
pub(crate) async fn set_note(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named(id): Named<TableId>,
    Body(Note { words }): Body<Note>,
) -> Result<Json<()>, ApiError> {
    table(&app, &id).await?;
    if MAX_NOTE < words.chars().count() {
        let reason = format!("a note has at most {MAX_NOTE} characters");
        return Err(Problem::new(Code::TooLarge, reason).into());
    }
    app.store.set_note(&id, person.id, words).await?;
    Ok(Json(()))
}

/// Asks the host to look at a remark.
#[utoipa::path(post, path = "/api/tables/{id}/talk/{number}/report",
    params(("id" = String, Path), ("number" = u64, Path)), responses(
    (status = 200, description = "The host will see it"),
    (status = 403, description = "Not at this table", body = Problem),
    (status = 404, description = "No such remark", body = Problem),
))]
pub(crate) async fn report(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named((id, number)): Named<(TableId, u64)>,
) -> Result<Json<()>, ApiError> {
    sits(&app, &id, person.id).await?;
    match app.store.report(&id, number, person.id).await? {
        true => Ok(Json(())),
        false => Err(no_such_remark().into()),
    }
}

/// Hides what whoever said this says, here and elsewhere, or shows it again.
#[utoipa::path(post, path = "/api/tables/{id}/talk/{number}/mute", request_body = MuteWish,
    params(("id" = String, Path), ("number" = u64, Path)), responses(
    (status = 200, body = MutedTalk),
    (status = 403, description = "Not at this table, or one's own words", body = Problem),
    (status = 404, description = "No such remark", body = Problem),
))]
pub(crate) async fn mute(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named((id, number)): Named<(TableId, u64)>,
    Body(MuteWish { is_muted }): Body<MuteWish>,
) -> Result<Json<MutedTalk>, ApiError> {
    sits(&app, &id, person.id).await?;
    match app.store.mute_speaker(&id, number, person.id, is_muted).await? {
        Muted::Done => {}
        Muted::Oneself => {
            return Err(Problem::new(Code::NotYourSeat, "these are your own words").into());
        }
        Muted::NoSuchRemark => return Err(no_such_remark().into()),
    }
    Ok(Json(app.store.muted_talk(&id, person.id, MAX_REMEMBERED).await?))
}

/// What the reader does not want to read at a table.
#[utoipa::path(get, path = "/api/tables/{id}/talk/muted", params(("id" = String, Path)), responses(
    (status = 200, body = MutedTalk),
    (status = 403, description = "Not at this table", body = Problem),
))]
pub(crate) async fn muted(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named(id): Named<TableId>,
) -> Result<Json<MutedTalk>, ApiError> {
    sits(&app, &id, person.id).await?;
    Ok(Json(app.store.muted_talk(&id, person.id, MAX_REMEMBERED).await?))
}

/// Whom the reader does not want to read, at any table.
#[utoipa::path(get, path = "/api/me/muted", responses((status = 200, body = Vec<MutedPerson>)))]
pub(crate) async fn muted_people(
    State(app): State<Arc<App>>,
    Known(person): Known,
) -> Result<Json<Vec<MutedPerson>>, ApiError> {
    Ok(Json(app.store.muted_by(person.id).await?))
}

/// Wants to read somebody again.
#[utoipa::path(delete, path = "/api/me/muted/{since}", params(("since" = i64, Path)), responses(
    (status = 200, description = "Done"),
    (status = 404, description = "Nobody is hidden since then", body = Problem),
))]
pub(crate) async fn unmute(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named(since): Named<i64>,
) -> Result<Json<()>, ApiError> {
    match app.store.unmute(person.id, since).await? {
        true => Ok(Json(())),
        false => Err(Problem::new(Code::Unknown, "nobody is hidden since then").into()),
    }
}

/// Who does not sit at a table hears nothing there.
pub(super) async fn sits(app: &App, id: &TableId, person: PersonId) -> Result<(), ApiError> {
    let table = table(app, id).await?;
    match table.seats.iter().any(|seat| seat.person() == Some(person)) {
        true => Ok(()),
        false => Err(Problem::new(Code::NotYourSeat, "you do not sit at this table").into()),
    }
}

fn no_such_remark() -> Problem {
    Problem::new(Code::Unknown, "there is no such remark")
}

/// The remarks that the host is to look at.
#[utoipa::path(get, path = "/api/host/reports", responses(
    (status = 200, body = Vec<Report>), (status = 403, description = "Not the host", body = Problem),
))]
pub(crate) async fn reports(
    State(app): State<Arc<App>>,
    _: HostRights,
) -> Result<Json<Vec<Report>>, ApiError> {
    let shown = |it: store::Report| Report {
        table: it.table,
        remark: it.remark,
        reported_by: it.reported_by,
        at: it.created_at / 1_000,
    };
    Ok(Json(app.store.reports(MAX_LISTED).await?.into_iter().map(shown).collect()))
}

/// The host has looked at a remark.
#[utoipa::path(post, path = "/api/host/reports/{id}/{number}/settle",
    params(("id" = String, Path), ("number" = u64, Path)), responses(
    (status = 200, description = "Done"), (status = 403, description = "Not the host", body = Problem),
))]
pub(crate) async fn settle_report(
    State(app): State<Arc<App>>,
    rights: HostRights,
    Named((id, number)): Named<(TableId, u64)>,
) -> Result<Json<()>, ApiError> {
    app.store.settle_report(&id, number).await?;
    app.store
        .note_measure(rights.person, MeasureKind::SettleReport, format!("{id}, {number}"))
        .await?;
    Ok(Json(()))
}
