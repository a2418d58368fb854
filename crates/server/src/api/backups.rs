//! Copies of everything: the host makes them, sees them and takes them away. Nobody else does, for all
//! that anybody hides is in them.

use crate::app::App;
use crate::backups;
use crate::caller::{HostRights, Named};
use crate::error::ApiError;
use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use protocol::{Backups, MeasureKind, Problem};
use std::io;
use std::sync::Arc;
use tokio::fs::File;
use tokio::io::AsyncReadExt as _;

/// So much of a copy is read at once.
const CHUNK: usize = 64 * 1024;

/// The copies there are, the latest first.
#[utoipa::path(get, path = "/api/host/backups", responses(
    (status = 200, body = Backups), (status = 403, description = "Not the host", body = Problem),
))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    rights: HostRights,
) -> Result<Json<Backups>, ApiError> {
    rights.of_host()?;
    Ok(Json(backups::all(&app).await?))
}

/// Makes a copy of all that is stored now, and looks whether it is whole.
#[utoipa::path(post, path = "/api/host/backups", responses(
    (status = 200, body = Backups),
    (status = 403, description = "Not the host", body = Problem),
    (status = 409, description = "The database has tools of its own", body = Problem),
))]
pub(crate) async fn make(
    State(app): State<Arc<App>>,
    rights: HostRights,
) -> Result<Json<Backups>, ApiError> {
    rights.of_host()?;
    let name = backups::make(&app).await?;
    app.store.note_measure(rights.person, MeasureKind::BackUp, name).await?;
    Ok(Json(backups::all(&app).await?))
}

/// A copy as a file.
#[utoipa::path(get, path = "/api/host/backups/{name}", params(("name" = String, Path)), responses(
    (status = 200, description = "The copy", body = [u8], content_type = "application/octet-stream"),
    (status = 403, description = "Not the host", body = Problem),
    (status = 404, description = "No such copy", body = Problem),
))]
pub(crate) async fn download(
    State(app): State<Arc<App>>,
    rights: HostRights,
    Named(name): Named<String>,
) -> Result<Response, ApiError> {
    rights.of_host()?;
    let file = File::open(backups::file(&app, &name)?).await;
    let file = file.map_err(|error| backups::failed(&error))?;
    app.store.note_measure(rights.person, MeasureKind::TakeBackup, name.clone()).await?;
    let chunks = stream::unfold(file, |mut file| async move {
        let mut chunk = vec![0; CHUNK];
        match file.read(&mut chunk).await {
            Ok(0) => None,
            Ok(n_bytes) => {
                chunk.truncate(n_bytes);
                Some((Ok(chunk), file))
            }
            Err(error) => Some((Err::<Vec<u8>, io::Error>(error), file)),
        }
    });
    let headers = [
        (header::CONTENT_TYPE, "application/octet-stream".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    Ok((headers, Body::from_stream(chunks)).into_response())
}
