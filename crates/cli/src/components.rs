//! Cards and boards of one's own: written to a folder, changed there, read from it.
//!
//! The folder has a folder for each game, with the game's name.

use crate::failure::Failure;
use std::fs;
use std::path::{Path, PathBuf};

/// Where to write.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The folder; it may exist, but the files must not.
    folder: PathBuf,
}

/// Writes our files, each into the folder of its game.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let files = || {
        games::COMPONENTS.iter().flat_map(|set| {
            let folder = args.folder.join(set.game);
            set.files.iter().map(move |(name, text)| (folder.join(name), *text))
        })
    };
    if let Some((path, _)) = files().find(|(path, _)| path.exists()) {
        return Err(Failure::bad(format!("{} is there already", path.display())));
    }
    for (path, text) in files() {
        let folder = path.parent().expect("a file in a folder");
        fs::create_dir_all(folder).and_then(|()| fs::write(&path, text)).map_err(|error| {
            Failure::Io(format!("{} cannot be written: {error}", path.display()))
        })?;
        println!("{}", path.display());
    }
    Ok(())
}

/// Takes the files of a folder instead of ours, before any match is set up. What is not there
/// stays ours.
pub(crate) fn install(folder: &Path) -> Result<(), Failure> {
    let mut is_empty = true;
    let mut faults = Vec::new();
    for set in games::COMPONENTS {
        let mut texts = Vec::new();
        for (name, _) in set.files {
            let path = folder.join(set.game).join(name);
            if path.exists() {
                let text = fs::read_to_string(&path).map_err(|error| {
                    Failure::Io(format!("{} cannot be read: {error}", path.display()))
                })?;
                texts.push((*name, text));
            }
        }
        if texts.is_empty() {
            continue;
        }
        is_empty = false;
        let theirs = |name: &str| Some(texts.iter().find(|(it, _)| *it == name)?.1.clone());
        if let Err(found) = (set.install)(&theirs) {
            faults.extend(found.0.into_iter().map(|fault| format!("\n  {}/{fault}", set.game)));
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
    Ok(())
}
