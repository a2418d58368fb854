//! The files of the client, and the Rust file that includes them.

use crate::error::BuildError;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// Copies a folder with everything below it; a folder that is not there is empty.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<(), BuildError> {
    if !from.exists() {
        return Ok(());
    }
    fs::create_dir_all(to).map_err(BuildError::file(to))?;
    for entry in fs::read_dir(from).map_err(BuildError::file(from))? {
        let path = entry.map_err(BuildError::file(from))?.path();
        let target = to.join(path.file_name().expect("an entry of a folder has a name"));
        if path.is_dir() {
            copy(&path, &target)?;
        } else {
            fs::copy(&path, &target).map_err(BuildError::file(&path))?;
        }
    }
    Ok(())
}

/// Writes a Rust file with the list of all files below `dist`, in a release also compressed.
pub(crate) fn embed(dist: &Path, rust_file: &Path, is_release: bool) -> Result<(), BuildError> {
    let names = list(dist)?;
    let mut rust = "pub(super) static ASSETS: &[Asset] = &[\n".to_owned();
    for name in &names {
        let path = dist.join(name);
        let compressed = match is_release {
            true => compress(&path)?.map(|path| format!("Some(include_bytes!({path:?}))")),
            false => None,
        };
        writeln!(
            rust,
            "    Asset {{ path: {:?}, bytes: include_bytes!({path:?}), brotli: {} }},",
            format!("/{name}"),
            compressed.as_deref().unwrap_or("None"),
        )
        .expect("writing to a string");
    }
    rust.push_str("];\n");
    fs::write(rust_file, rust).map_err(BuildError::file(rust_file))
}

/// The names of all files below a folder, with the folders between.
pub(crate) fn list(folder: &Path) -> Result<BTreeSet<String>, BuildError> {
    let mut names = BTreeSet::new();
    list_into(folder, "", &mut names)?;
    Ok(names)
}

/// Writes a text to a file.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), BuildError> {
    fs::write(path, text).map_err(BuildError::file(path))
}

fn list_into(folder: &Path, prefix: &str, names: &mut BTreeSet<String>) -> Result<(), BuildError> {
    for entry in fs::read_dir(folder).map_err(BuildError::file(folder))? {
        let entry = entry.map_err(BuildError::file(folder))?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            list_into(&entry.path(), &format!("{name}/"), names)?;
        } else {
            names.insert(name);
        }
    }
    Ok(())
}

/// Compresses a file, unless that would not make it smaller: fonts and pictures are compressed
/// already.
fn compress(path: &Path) -> Result<Option<PathBuf>, BuildError> {
    let bytes = fs::read(path).map_err(BuildError::file(path))?;
    let mut compressed = Vec::new();
    let settings = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        size_hint: bytes.len(),
        ..Default::default()
    };
    brotli::BrotliCompress(&mut &bytes[..], &mut compressed, &settings)
        .map_err(BuildError::file(path))?;
    if compressed.len() * 20 > bytes.len() * 19 {
        return Ok(None);
    }
    let mut target = path.as_os_str().to_owned();
    target.push(".br");
    let target = PathBuf::from(target);
    fs::write(&target, compressed).map_err(BuildError::file(&target))?;
    Ok(Some(target))
}
