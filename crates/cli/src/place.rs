//! Where the club lives: its folder, its database, and the token of whoever runs it.

use crate::failure::Failure;
use std::env;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// The file with the operator's token.
const TOKEN_FILE: &str = "operator.token";

/// Where the club lives.
#[derive(clap::Args, Clone)]
pub(crate) struct Place {
    /// The folder for the database; without it, `freehold` in the user's data folder.
    #[arg(long, env = "FREEHOLD_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Another database instead, such as postgres://user:password@host/name.
    #[arg(long, env = "FREEHOLD_DATABASE_URL", value_name = "URL", hide_env_values = true)]
    database_url: Option<String>,
    /// Whoever shows this token runs the club; without it, the one in the folder, which is made.
    #[arg(long, env = "FREEHOLD_OPERATOR_TOKEN", value_name = "TOKEN", hide_env_values = true)]
    operator_token: Option<String>,
}

impl Place {
    /// The address of the database.
    pub(crate) fn database_url(&self) -> Result<String, Failure> {
        match &self.database_url {
            Some(url) => Ok(url.clone()),
            None => Ok(store::sqlite_url(&self.folder()?.join("freehold.db"))),
        }
    }

    /// The same, of a database that is there and only read: nothing is made or tried.
    pub(crate) fn database_url_to_read(&self) -> Result<String, Failure> {
        match &self.database_url {
            Some(url) => Ok(url.clone()),
            None => Ok(store::sqlite_url(&self.folder_name()?.join("freehold.db"))),
        }
    }

    /// The operator's token, which is made if there is none.
    pub(crate) fn operator_token(&self) -> Result<String, Failure> {
        if let Some(token) = &self.operator_token {
            return Ok(token.clone());
        }
        let path = self.folder()?.join(TOKEN_FILE);
        match fs::read_to_string(&path) {
            Ok(token) if !token.trim().is_empty() => Ok(token.trim().to_owned()),
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(unusable(&path, &error)),
            Ok(_) | Err(_) => {
                let token = new_token()?;
                write_private(&path, &token).map_err(|error| unusable(&path, &error))?;
                Ok(token)
            }
        }
    }

    /// The folder, which is made if it is not there.
    fn folder(&self) -> Result<PathBuf, Failure> {
        let folder = self.folder_name()?;
        private_folder(&folder)
            .and_then(|()| {
                // Only a trial tells whether a folder can be written to.
                let trial = folder.join(".trial");
                fs::write(&trial, []).and_then(|()| fs::remove_file(trial))
            })
            .map_err(|error| {
                Failure::bad(format!("cannot keep tables in {}: {error}", folder.display()))
            })?;
        Ok(folder.canonicalize()?)
    }

    fn folder_name(&self) -> Result<PathBuf, Failure> {
        self.data.clone().or_else(user_folder).ok_or_else(|| {
            Failure::bad("there is no home folder; say by --data where to keep the tables")
        })
    }
}

fn unusable(path: &Path, error: &io::Error) -> Failure {
    Failure::bad(format!("cannot use {}: {error}", path.display()))
}

fn new_token() -> Result<String, Failure> {
    let mut bytes = [0_u8; 32];
    getrandom::fill(&mut bytes).map_err(|error| Failure::Io(error.to_string()))?;
    Ok(bytes.iter().fold(String::new(), |token, byte| token + &format!("{byte:02x}")))
}

fn write_private(path: &Path, text: &str) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    writeln!(options.open(path)?, "{text}")
}

/// Makes a folder that nobody else on this machine may look into: it holds the seeds of matches. A
/// folder that is there stays as it is, since it may be meant for more; the files in it are private.
fn private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

fn user_folder() -> Option<PathBuf> {
    let folder =
        |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share")))?;
    Some(data.join("freehold"))
}
