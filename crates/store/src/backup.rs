//! Everything as one file: made while others write, and put in place again.
//!
//! Whatever the database is, the copy is one of SQLite's; so it can also be put in the place of the
//! other kind.

use crate::connect::{Address, sqlite_url};
use crate::error::StoreError;
use crate::keeper::{Keeper, new_private_file};
use crate::soundness::{self, Contents};
use crate::transfer;
use sqlx::{AnyConnection, Connection, Executor as _};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

type Result<T> = std::result::Result<T, StoreError>;

/// Copies all that is stored at this moment into a new file. Whoever writes meanwhile goes on.
pub async fn back_up(url: &str, file: &Path) -> Result<()> {
    let address = Address::parse(url)?;
    let Some(database) = address.file() else { return copy_postgres(&address, file).await };
    if !database.exists() {
        return Err(StoreError::Open(format!("{} is not there", database.display())));
    }
    // SQLite fills an empty file, and this one is for nobody else's eyes.
    new_private_file(file).map_err(|error| failed(file, &error))?;
    let copied = copy(&address, file).await;
    if copied.is_err() {
        drop(fs::remove_file(file));
    }
    copied
}

async fn copy(address: &Address, file: &Path) -> Result<()> {
    let path = file.to_str().ok_or_else(|| {
        StoreError::Open(format!("{}: the name of the file must be text", file.display()))
    })?;
    let mut connection = address.connect_to_look().await?;
    sqlx::query("VACUUM INTO $1").bind(path).execute(&mut connection).await?;
    connection.close().await?;
    // Whoever writes to the original has it open; nobody has the copy.
    let mut copy = Address::parse(&sqlite_url(file))?.connect_to_look().await?;
    soundness::say_closed(&mut copy).await?;
    copy.close().await?;
    sync(file).map_err(|error| failed(file, &error))
}

/// Copies what a PostgreSQL database shows at one moment.
async fn copy_postgres(address: &Address, file: &Path) -> Result<()> {
    let mut source = address.connect_to_look().await?;
    address.check_age(&mut source).await?;
    source.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
    let copy = Address::parse(&sqlite_url(file))?;
    transfer::fill(&mut source, &copy).await?;
    source.close().await?;
    sync(file).map_err(|error| failed(file, &error))
}

/// Where copies of a database lie that its own server makes; nowhere, if it is not in a file.
pub fn backup_folder(url: &str) -> Option<PathBuf> {
    let address = Address::parse(url).ok()?;
    Some(address.file()?.parent()?.join("backups"))
}

/// Whether a copy is whole.
pub async fn check_copy(copy: &Path) -> Result<()> {
    check(copy, copy).await
}

/// Puts a copy in the place of a database that is not there, or of a PostgreSQL database that is empty.
pub async fn restore(url: &str, file: &Path) -> Result<()> {
    let address = Address::parse(url)?;
    let Some(database) = address.file() else { return restore_postgres(&address, file).await };
    let _lock = address.lock_only(&Keeper::this_process()).await?;
    if fs::metadata(database).is_ok_and(|it| it.len() > 0) {
        return Err(StoreError::Open(format!(
            "{} is there already: move it away first, with the files of the same name beside it",
            database.display()
        )));
    }
    let aside = database.with_extension("restored");
    let restored = async {
        drop(fs::remove_file(&aside));
        let mut copy = new_private_file(&aside).map_err(|error| failed(&aside, &error))?;
        let mut original = File::open(file).map_err(|error| failed(file, &error))?;
        io::copy(&mut original, &mut copy).map_err(|error| failed(file, &error))?;
        check(&aside, file).await?;
        sync(&aside).map_err(|error| failed(&aside, &error))?;
        fs::rename(&aside, database).map_err(|error| failed(database, &error))
    };
    let restored = restored.await;
    if restored.is_err() {
        drop(fs::remove_file(&aside));
    }
    restored
}

/// Fills an empty PostgreSQL database. The copy may be of an older version and is brought up to date
/// first, which happens to a copy of it.
async fn restore_postgres(address: &Address, file: &Path) -> Result<()> {
    let aside = std::env::temp_dir().join(format!("freehold-restore-{}.db", std::process::id()));
    let restored = async {
        let mut copy = new_private_file(&aside).map_err(|error| failed(&aside, &error))?;
        let mut original = File::open(file).map_err(|error| failed(file, &error))?;
        io::copy(&mut original, &mut copy).map_err(|error| failed(file, &error))?;
        check(&aside, file).await?;
        let from = Address::parse(&sqlite_url(&aside))?;
        let mut source = from.connect().await?;
        from.migrate(&mut source).await?;
        transfer::fill(&mut source, address).await?;
        Ok(source.close().await?)
    };
    let restored = restored.await;
    drop(fs::remove_file(&aside));
    restored
}

/// Whether a copy is whole, and one of ours.
async fn check(copy: &Path, name: &Path) -> Result<()> {
    let damaged = |reason: String| StoreError::Open(format!("{}: {reason}", name.display()));
    let address = Address::parse(&sqlite_url(copy))?;
    let mut connection = address.connect_to_look().await.map_err(|e| damaged(e.to_string()))?;
    let checked = looks_good(&mut connection).await.map_err(|e| damaged(e.to_string()))?;
    connection.close().await?;
    match checked.as_str() {
        "ok" => Ok(()),
        fault => Err(damaged(format!("this is no good copy: {fault}"))),
    }
}

async fn looks_good(connection: &mut AnyConnection) -> Result<String> {
    if soundness::contents(connection).await? != Contents::Ours {
        return Ok("no club is in it".to_owned());
    }
    let faults = soundness::faults(connection, "PRAGMA integrity_check(1)").await?;
    Ok(faults.into_iter().next().unwrap_or_else(|| "ok".to_owned()))
}

fn sync(file: &Path) -> io::Result<()> {
    File::open(file)?.sync_all()
}

fn failed(file: &Path, error: &io::Error) -> StoreError {
    StoreError::Open(format!("{}: {error}", file.display()))
}
