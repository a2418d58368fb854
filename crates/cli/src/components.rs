//! Cards and boards of one's own: written to a folder, changed there, read from it.
//!
//! The folder has a folder for each game, with the game's name.

use crate::failure::Failure;
use games::{Error, GAMES, Library};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Where to write.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The folder; it may exist, but the files must not.
    folder: PathBuf,
}

/// Writes our files, each into the folder of its game.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut files = Vec::new();
    for game in GAMES {
        let folder = args.folder.join(game.name());
        let ours = game.our_components();
        files.extend(ours.texts().iter().map(|(name, text)| (folder.join(name), text.to_owned())));
    }
    if let Some((path, _)) = files.iter().find(|(path, _)| path.exists()) {
        return Err(Failure::bad(format!("{} is there already", path.display())));
    }
    for (path, text) in files {
        let folder = path.parent().expect("a file in a folder");
        fs::create_dir_all(folder).and_then(|()| fs::write(&path, text)).map_err(|error| {
            Failure::Io(format!("{} cannot be written: {error}", path.display()))
        })?;
        println!("{}", path.display());
    }
    Ok(())
}

/// The components in a folder, by which new matches are played. What is not there stays ours.
pub(crate) fn read(folder: &Path) -> Result<Library, Failure> {
    let mut library = Library::default();
    let mut is_empty = true;
    let mut faults = Vec::new();
    for game in GAMES {
        let texts = texts_in(&folder.join(game.name()))?;
        if texts.is_empty() {
            continue;
        }
        is_empty = false;
        match game.read_components(texts) {
            Ok(set) => library.add(set),
            Err(Error::Faults(found)) => {
                faults.extend(found.0.iter().map(|fault| format!("\n  {}/{fault}", game.name())));
            }
            Err(error) => return Err(error.into()),
        }
    }
    if is_empty {
        return Err(Failure::bad(format!(
            "--components {}: there is no file of ours; `freehold components FOLDER` shows which \
             there are",
            folder.display()
        )));
    }
    if !faults.is_empty() {
        let faults = faults.concat();
        return Err(Failure::bad(format!("--components {}:{faults}", folder.display())));
    }
    Ok(library)
}

/// The text files in a game's folder with their names; none if there is no such folder.
fn texts_in(folder: &Path) -> Result<Vec<(String, String)>, Failure> {
    let unreadable =
        |path: &Path, error| Failure::Io(format!("{} cannot be read: {error}", path.display()));
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(unreadable(folder, error)),
    };
    let mut texts = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| unreadable(folder, error))?.path();
        // An editor leaves other files beside ours.
        if path.extension().is_some_and(|extension| extension == "txt") {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).map_err(|error| unreadable(&path, error))?;
            texts.push((name, text));
        }
    }
    texts.sort();
    Ok(texts)
}
