//! The open archive: records without names of matches that everybody who played agrees to.

use crate::api::table_setup::game;
use crate::app::App;
use crate::caller::{Body, Known, Named};
use crate::error::{ApiError, storage};
use axum::Json;
use axum::body::Body as Content;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum_extra::TypedHeader;
use axum_extra::headers::{ETag, IfNoneMatch};
use futures_util::{StreamExt as _, stream};
use games::{AnyGame, Library};
use protocol::{ArchiveConsent, Code, Problem};
use std::sync::Arc;
use store::{MatchNumber, Month};
use table::Record;

/// Others may keep a copy, and ask whether it is still the newest.
const CACHE: &str = "public, no-cache";

/// Whether the asker's matches may be made public.
#[utoipa::path(get, path = "/api/archive", responses(
    (status = 200, body = ArchiveConsent), (status = 401, description = "No guest yet", body = Problem),
))]
pub(crate) async fn consent(
    State(app): State<Arc<App>>,
    Known(person): Known,
) -> Result<Json<ArchiveConsent>, ApiError> {
    Ok(Json(ArchiveConsent { agrees: app.store.agrees_to_archive(person.id).await? }))
}

/// Says whether the asker's matches may be made public, without names.
#[utoipa::path(post, path = "/api/archive", request_body = ArchiveConsent, responses(
    (status = 200, body = ArchiveConsent), (status = 401, description = "No guest yet", body = Problem),
))]
pub(crate) async fn agree(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Body(consent): Body<ArchiveConsent>,
) -> Result<Json<ArchiveConsent>, ApiError> {
    app.store.agree_to_archive(person.id, consent.agrees).await?;
    Ok(Json(consent))
}

/// The months of a game's archive, the latest first, as in `2026-11`.
#[utoipa::path(get, path = "/api/archive/{game}", params(("game" = String, Path)), responses(
    (status = 200, body = Vec<String>),
    (status = 404, description = "No such game", body = Problem),
))]
pub(crate) async fn months(
    State(app): State<Arc<App>>,
    Named(name): Named<String>,
) -> Result<Json<Vec<String>>, ApiError> {
    let months = app.store.archived_months(game(&name)?.name()).await?;
    Ok(Json(months.iter().map(Month::to_string).collect()))
}

/// The records of a game's matches that ended in a month, one after the other.
#[utoipa::path(get, path = "/api/archive/{game}/{month}",
    params(("game" = String, Path), ("month" = String, Path)), responses(
    (status = 200, description = "Records", body = String, content_type = "text/plain"),
    (status = 304, description = "As it was"),
    (status = 404, description = "No such game or month", body = Problem),
))]
pub(crate) async fn month(
    State(app): State<Arc<App>>,
    Named((name, month)): Named<(String, String)>,
    known: Option<TypedHeader<IfNoneMatch>>,
) -> Result<Response, ApiError> {
    let game = game(&name)?;
    let month: Month = month.parse().map_err(|error| Problem::new(Code::Unknown, error))?;
    let numbers = app.store.archived(game.name(), month).await?;
    let tag = tag(&numbers);
    if known.is_some_and(|TypedHeader(known)| !known.precondition_passes(&tag)) {
        return Ok((StatusCode::NOT_MODIFIED, TypedHeader(tag)).into_response());
    }
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CACHE_CONTROL, CACHE.to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{}-{month}.records\"", game.name()),
        ),
    ];
    let records = stream::iter(numbers).filter_map(move |number| {
        let app = Arc::clone(&app);
        async move { public_record(&app, game, number).await.transpose() }
    });
    Ok((TypedHeader(tag), headers, Content::from_stream(records)).into_response())
}

/// What a file holds follows from its matches: a record never changes.
fn tag(numbers: &[MatchNumber]) -> ETag {
    let mut hasher = blake3::Hasher::new();
    for number in numbers {
        hasher.update(&number.number().to_le_bytes());
    }
    let tag = format!("\"{}\"", &hasher.finalize().to_hex()[..32]);
    tag.parse().expect("a tag in quotes")
}

/// A record without names; none, if it was played with components of somebody's own, without which
/// nobody could check it.
async fn public_record(
    app: &App,
    game: &dyn AnyGame,
    number: MatchNumber,
) -> Result<Option<String>, Problem> {
    let text = app.store.record_of(number).await.map_err(storage)?.unwrap_or_default();
    let Ok(record) = text.parse::<Record>() else {
        tracing::error!(number = number.number(), "a stored record cannot be read");
        return Ok(None);
    };
    let is_ours = Library::default().find(game, record.origin.components).is_some();
    Ok(is_ours.then(|| record.without_names().to_string()))
}
