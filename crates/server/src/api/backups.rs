//! Copies of everything, made while the club goes on: the host makes them, sees them and takes them
//! away. Nobody else does, for all that anybody hides is in them.

use crate::app::App;
use crate::caller::{HostRights, Named};
use crate::error::ApiError;
use crate::session::now;
use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use protocol::{Backup, Backups, Code, Problem};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::UNIX_EPOCH;
use tokio::io::AsyncReadExt as _;
use tokio::runtime::Handle;
use tokio::task::spawn_blocking;

/// So many copies are kept; making another one removes the oldest.
const MAX_KEPT: usize = 14;

/// How a copy's name begins and ends; its moment stands between.
const PREFIX: &str = "freehold-";
const SUFFIX: &str = ".db";

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
    Ok(Json(all(&app)?))
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
    let folder = folder(&app).ok_or_else(|| {
        let reason = "a PostgreSQL database has its own tools: pg_dump and pg_restore";
        Problem::new(Code::Unavailable, reason)
    })?;
    let Ok(_alone) = app.backing_up.try_lock() else {
        return Err(Problem::new(Code::Unavailable, "a copy is being made just now").into());
    };
    fs::create_dir_all(&folder).map_err(|error| failed(&error))?;
    let name = format!("{PREFIX}{}{SUFFIX}", now());
    let file = folder.join(&name);
    copy(app.config.database_url.clone(), file).await?;
    for old in all(&app)?.backups.iter().skip(MAX_KEPT) {
        fs::remove_file(folder.join(&old.name)).map_err(|error| failed(&error))?;
    }
    tracing::info!(name, "a copy of everything was made");
    app.store.note_measure(rights.person, "back-up", name).await?;
    Ok(Json(all(&app)?))
}

/// Makes a copy and looks whether it is whole, on a thread of its own: it may take a while.
async fn copy(url: String, file: PathBuf) -> Result<(), ApiError> {
    let here = Handle::current();
    let copied = spawn_blocking(move || {
        here.block_on(async {
            store::back_up(&url, &file).await?;
            let checked = store::check_copy(&file).await;
            if checked.is_err() {
                drop(fs::remove_file(&file));
            }
            checked
        })
    });
    Ok(copied.await.expect("copying does not panic")?)
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
    // Only what is listed has a name here: no way leads out of the folder.
    let is_listed = all(&app)?.backups.iter().any(|backup| backup.name == name);
    let folder = folder(&app).filter(|_| is_listed);
    let folder = folder.ok_or_else(|| Problem::new(Code::Unknown, "there is no such copy"))?;
    let file = tokio::fs::File::open(folder.join(&name)).await.map_err(|error| failed(&error))?;
    app.store.note_measure(rights.person, "take-backup", name.clone()).await?;
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

/// Where copies lie: beside the database, if that is a file.
fn folder(app: &App) -> Option<PathBuf> {
    store::backup_folder(&app.config.database_url)
}

fn all(app: &App) -> Result<Backups, Problem> {
    let Some(folder) = folder(app) else {
        return Ok(Backups { is_possible: false, backups: Vec::new() });
    };
    let mut backups = match fs::read_dir(&folder) {
        Ok(files) => files.flatten().filter_map(|file| backup(&file.path())).collect(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        Err(error) => return Err(failed(&error)),
    };
    backups.sort_by_key(|backup: &Backup| std::cmp::Reverse(backup.made_at));
    Ok(Backups { is_possible: true, backups })
}

/// A file of the folder, if it is one of ours.
fn backup(file: &Path) -> Option<Backup> {
    let name = file.file_name()?.to_str()?;
    let moment = name.strip_prefix(PREFIX)?.strip_suffix(SUFFIX)?;
    moment.parse::<i64>().ok()?;
    let about = fs::metadata(file).ok()?;
    let made_at = about.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
    Some(Backup { name: name.to_owned(), n_bytes: about.len(), made_at: made_at.as_secs() as i64 })
}

fn failed(error: &io::Error) -> Problem {
    tracing::error!(%error, "a copy of everything cannot be made or read");
    Problem::new(Code::Storage, "a copy cannot be made or read; the program's log says why")
}
