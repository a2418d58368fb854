//! Copies of everything, made while the club goes on: when the host wants one, and each night.

use crate::app::App;
use crate::error::{ApiError, storage};
use crate::session::now;
use protocol::{Backup, Backups, Code, Nightly, Problem};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io;
use std::io::ErrorKind::{NotADirectory, NotFound};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, UNIX_EPOCH};
use tokio::runtime::Handle;
use tokio::task::spawn_blocking;
use tokio::time::{MissedTickBehavior, interval};

/// So many copies are kept unless somebody says otherwise; making another one removes the oldest.
pub const USUALLY_KEPT: usize = 14;

/// How a copy's name begins and ends; its moment stands between.
const PREFIX: &str = "freehold-";
const SUFFIX: &str = ".db";

/// What a copy's name ends with until it is whole; and after how long nobody is at it any more.
const PART: &str = ".part";
const PART_AGE: Duration = Duration::from_secs(60 * 60);

/// How often is looked whether another night has come.
const PAUSE: Duration = Duration::from_secs(5 * 60);

/// The hour of the night at which a copy is made, in UTC.
const HOUR_OF_NIGHT: i64 = 2;

const HOUR: i64 = 60 * 60 * 1_000;

/// Under which name the last attempt of a night is stored.
const LAST_ATTEMPT: &str = "nightly-copy";

/// How the last attempt of a night went.
#[derive(Serialize, Deserialize)]
struct Attempt {
    /// When it was, in milliseconds since 1970.
    at: i64,
    /// Why it failed, if it did.
    problem: Option<String>,
}

/// Where copies lie, and how many are kept: where the settings say so, else beside the database, if that
/// is a file.
fn place(app: &App) -> Option<(PathBuf, usize)> {
    match &app.config.nightly {
        Some(nightly) => Some((nightly.folder.clone(), nightly.n_kept)),
        None => Some((store::backup_folder(&app.config.database_url)?, USUALLY_KEPT)),
    }
}

/// All copies there are, the latest first, and how it stands with those of each night.
pub(crate) async fn all(app: &App) -> Result<Backups, Problem> {
    let Some((folder, _)) = place(app) else {
        return Ok(Backups { is_possible: false, backups: Vec::new(), nightly: None });
    };
    let last = last_attempt(app).await?;
    let nightly = app.config.nightly.as_ref().map(|nightly| Nightly {
        folder: nightly.folder.display().to_string(),
        n_kept: nightly.n_kept,
        tried_at: last.as_ref().map(|last| last.at / 1_000),
        problem: last.and_then(|last| last.problem),
    });
    Ok(Backups { is_possible: true, backups: found_in(&folder)?, nightly })
}

fn found_in(folder: &Path) -> Result<Vec<Backup>, Problem> {
    let mut backups: Vec<Backup> = match fs::read_dir(folder) {
        Ok(files) => files.flatten().filter_map(|file| backup(&file.path())).collect(),
        // Whoever looks is told by the next attempt what is wrong with the folder.
        Err(error) if matches!(error.kind(), NotFound | NotADirectory) => Vec::new(),
        Err(error) => return Err(failed(&error)),
    };
    // Two of one second are told apart by the moments in their names.
    backups.sort_by(|one, other| other.name.cmp(&one.name));
    Ok(backups)
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

/// The file of a copy that is listed: no way leads out of the folder.
pub(crate) fn file(app: &App, name: &str) -> Result<PathBuf, Problem> {
    let no_such_copy = || Problem::new(Code::Unknown, "there is no such copy");
    let (folder, _) = place(app).ok_or_else(no_such_copy)?;
    let is_listed = found_in(&folder)?.iter().any(|backup| backup.name == name);
    is_listed.then(|| folder.join(name)).ok_or_else(no_such_copy)
}

/// Makes a copy of all that is stored now, looks whether it is whole, and removes the oldest; says what it
/// is called.
pub(crate) async fn make(app: &App) -> Result<String, ApiError> {
    let (folder, n_kept) = place(app).ok_or_else(|| {
        let reason = "a PostgreSQL database has its own tools, pg_dump and pg_restore; with --backups \
            copies are made here too";
        Problem::new(Code::Unavailable, reason)
    })?;
    let Ok(_alone) = app.backing_up.try_lock() else {
        return Err(Problem::new(Code::Unavailable, "a copy is being made just now").into());
    };
    fs::create_dir_all(&folder).map_err(|error| failed(&error))?;
    remove_parts(&folder).map_err(|error| failed(&error))?;
    let name = format!("{PREFIX}{}{SUFFIX}", now());
    copy(app.config.database_url.clone(), folder.join(&name)).await?;
    for old in found_in(&folder)?.iter().skip(n_kept) {
        fs::remove_file(folder.join(&old.name)).map_err(|error| failed(&error))?;
    }
    tracing::info!(name, "a copy of everything was made");
    Ok(name)
}

/// Makes a copy and looks whether it is whole, on a thread of its own: it may take a while. Until then
/// it has another name, so that nothing is taken for a copy that broke off with the program.
async fn copy(url: String, file: PathBuf) -> Result<(), ApiError> {
    let here = Handle::current();
    let copied = spawn_blocking(move || {
        here.block_on(async {
            let mut part = file.clone().into_os_string();
            part.push(PART);
            let part = PathBuf::from(part);
            let copied = async {
                store::back_up(&url, &part).await?;
                store::check_copy(&part).await?;
                fs::rename(&part, &file).map_err(|error| ApiError(failed(&error)))
            };
            let copied = copied.await;
            if copied.is_err() {
                drop(fs::remove_file(&part));
            }
            copied
        })
    });
    copied.await.expect("copying does not panic")
}

/// Removes what is left of copies that broke off. Another node may be at one in the same folder.
fn remove_parts(folder: &Path) -> io::Result<()> {
    for file in fs::read_dir(folder)?.flatten() {
        let name = file.file_name();
        let name = name.to_string_lossy();
        // What SQLite keeps beside it goes along.
        let is_part = name.starts_with(PREFIX) && name.contains(&format!("{SUFFIX}{PART}"));
        let modified = file.metadata().and_then(|about| about.modified());
        let is_old = modified.is_ok_and(|at| at.elapsed().is_ok_and(|age| age > PART_AGE));
        if is_part && is_old {
            fs::remove_file(file.path())?;
            tracing::warn!(name = &*name, "a copy that broke off was removed");
        }
    }
    Ok(())
}

/// Makes a copy each night, by one node for all, for as long as the server runs.
pub(crate) async fn copy_nightly(app: Arc<App>) {
    if app.config.nightly.is_none() {
        return;
    }
    let mut pause = interval(PAUSE);
    pause.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        pause.tick().await;
        if !app.is_first() {
            continue;
        }
        if let Err(problem) = copy_if_due(&app).await {
            tracing::warn!(%problem, "nobody can say when the last copy was made");
        }
    }
}

async fn copy_if_due(app: &App) -> Result<(), Problem> {
    if !is_due(now(), last_attempt(app).await?.as_ref()) {
        return Ok(());
    }
    let problem = make(app).await.err().map(|error| error.0.to_string());
    if let Some(problem) = &problem {
        tracing::error!(%problem, "no copy was made this night");
        metrics::counter!("freehold_copy_failures_total").increment(1);
    }
    let attempt = Attempt { at: now(), problem };
    let text = serde_json::to_string(&attempt).expect("attempts can be written");
    app.store.set(LAST_ATTEMPT, text).await.map_err(storage)
}

async fn last_attempt(app: &App) -> Result<Option<Attempt>, Problem> {
    let text = app.store.setting(LAST_ATTEMPT).await.map_err(storage)?;
    Ok(text.and_then(|text| serde_json::from_str(&text).ok()))
}

/// Whether it is time for a copy: in each night once, also if the night was slept through, and an hour
/// after one that failed.
fn is_due(now: i64, last: Option<&Attempt>) -> bool {
    let night = |time: i64| (time - HOUR_OF_NIGHT * HOUR).div_euclid(24 * HOUR);
    last.is_none_or(|last| {
        night(last.at) < night(now) || (last.problem.is_some() && last.at + HOUR <= now)
    })
}

pub(crate) fn failed(error: &io::Error) -> Problem {
    tracing::error!(%error, "a copy of everything cannot be made or read");
    Problem::new(Code::Storage, "a copy cannot be made or read; the program's log says why")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::SystemTime;

    #[test]
    fn what_is_left_of_a_copy_is_no_copy_and_goes_when_nobody_is_at_it() {
        let folder = std::env::temp_dir().join(format!("freehold-parts-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let long_ago = SystemTime::now() - 2 * PART_AGE;
        for (name, is_old) in [
            ("freehold-1.db", true),
            ("freehold-2.db.part", true),
            ("freehold-2.db.part-wal", true),
            ("freehold-3.db.part", false),
            ("other.db.part", true),
        ] {
            let file = fs::File::create(folder.join(name)).expect("a file");
            if is_old {
                file.set_modified(long_ago).expect("it is ours");
            }
        }
        let names = |files: Vec<Backup>| files.into_iter().map(|it| it.name).collect::<Vec<_>>();
        assert_eq!(names(found_in(&folder).expect("a folder")), ["freehold-1.db"]);
        remove_parts(&folder).expect("a folder");
        let left = fs::read_dir(&folder).expect("a folder").flatten();
        let mut left: Vec<_> = left.map(|file| file.file_name()).collect();
        left.sort();
        assert_eq!(left, ["freehold-1.db", "freehold-3.db.part", "other.db.part"]);
        fs::remove_dir_all(&folder).expect("it is ours");
    }

    #[test]
    fn a_copy_is_made_in_each_night_once() {
        let midnight = 24 * HOUR * 20_000;
        let is_due_at = |hour: i64, last: i64, has_failed: bool| {
            let problem = has_failed.then(|| "no room".to_owned());
            is_due(midnight + hour * HOUR, Some(&Attempt { at: midnight + last * HOUR, problem }))
        };
        assert!(is_due(midnight, None), "the first at once");
        assert!(!is_due_at(23, 12, false));
        assert!(!is_due_at(25, 12, false), "the night has not come");
        assert!(is_due_at(26, 12, false));
        assert!(!is_due_at(27, 26, false), "one is enough");
        assert!(is_due_at(80, 26, false), "however many nights were slept through");
        assert!(is_due_at(13, 12, true), "what failed is tried again");
        assert!(!is_due_at(12, 12, true), "in a while");
    }
}
