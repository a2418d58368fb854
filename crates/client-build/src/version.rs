//! One version of the client: its files in a folder that bears their hash, and the page beside it.

use crate::assets;
use crate::error::BuildError;
use std::fs;
use std::path::Path;

/// What has to lie at the root of the site, under names that stay. In the texts among them
/// `{version}` stands for the hash and `{files}` for a list of all files of the version.
const AT_ROOT: [&str; 6] = [
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "index.html",
    "manifest.webmanifest",
    "service-worker.js",
];

/// Moves the files of a version to their places below `dist`.
pub(crate) fn seal(files: &Path, dist: &Path) -> Result<(), BuildError> {
    let names = assets::list(files)?;
    let mut hasher = blake3::Hasher::new();
    for name in &names {
        let path = files.join(name);
        let bytes = fs::read(&path).map_err(BuildError::file(&path))?;
        hasher.update(name.as_bytes()).update(&bytes.len().to_le_bytes()).update(&bytes);
    }
    let version = hasher.finalize().to_hex()[..16].to_owned();
    let moved = |name: &&String| !AT_ROOT.contains(&name.as_str());
    let list = names.iter().filter(moved).map(|name| format!("\"/files/{version}/{name}\""));
    let list = format!("[{}]", list.collect::<Vec<_>>().join(", "));
    for name in AT_ROOT {
        let (path, place) = (files.join(name), dist.join(name));
        let bytes = fs::read(&path).map_err(BuildError::file(&path))?;
        let bytes = match String::from_utf8(bytes) {
            Ok(text) => text.replace("{version}", &version).replace("{files}", &list).into_bytes(),
            // A picture.
            Err(error) => error.into_bytes(),
        };
        fs::write(&place, bytes).map_err(BuildError::file(&place))?;
        fs::remove_file(&path).map_err(BuildError::file(&path))?;
    }
    let place = dist.join("files");
    fs::create_dir_all(&place).map_err(BuildError::file(&place))?;
    let place = place.join(version);
    fs::rename(files, &place).map_err(BuildError::file(&place))
}
