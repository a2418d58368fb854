//! Builds the browser client for the server to carry: compiles `crates/web` to WebAssembly, makes
//! its JavaScript, adds compiled texts, pictures and the files of `crates/web/static`, and writes a Rust file
//! that includes all of it. Needs nothing but cargo.
//!
//! Everything that belongs to a version lies in a folder that bears the version's hash, so that a
//! browser can keep it for ever and never mixes two versions; only the page and what has to lie beside it do not.
//!
//! The server's build script calls [`carry`]; see `Asset` in the server for what the written file
//! looks like.

mod assets;
mod bundle;
mod compile;
mod crates;
mod error;
mod imports;
mod merge;
mod order;
mod script;
mod split;
mod style;
mod version;

pub use error::BuildError;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use words::Language;

/// When this variable is set, a page that says so is carried instead of the client.
pub const WITHOUT_CLIENT: &str = "FREEHOLD_WITHOUT_CLIENT";

const PLACEHOLDER: &str = "<!doctype html><title>Freehold</title><p>Built without the client.";

/// For a build script: builds the client and writes `assets.rs` to `OUT_DIR`.
pub fn carry() -> Result<(), BuildError> {
    let out = folder("OUT_DIR")?;
    let root = workspace(&folder("CARGO_MANIFEST_DIR")?)?;
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let dist = empty(out.join("dist"))?;
    println!("cargo::rerun-if-env-changed={WITHOUT_CLIENT}");
    if env::var_os(WITHOUT_CLIENT).is_some_and(|value| !value.is_empty()) {
        let page = dist.join("index.html");
        fs::write(&page, PLACEHOLDER).map_err(BuildError::file(&page))?;
    } else {
        for path in crates::of_client(&root)? {
            println!("cargo::rerun-if-changed={}", path.display());
        }
        println!("cargo::rerun-if-changed={}", root.join("Cargo.lock").display());
        let files = empty(out.join("files"))?;
        compile::client(&root, &target(&out)?, &files, is_release)?;
        assets::copy(&root.join("crates/web/static"), &files)?;
        write_texts(&files.join("texts"))?;
        let pictures = empty(files.join("pictures"))?;
        for (game, picture) in drawing::pictures() {
            assets::write(&pictures.join(format!("{game}.svg")), &picture)?;
        }
        style::join(&files)?;
        version::seal(&files, &dist)?;
    }
    assets::embed(&dist, &out.join("assets.rs"), is_release)
}

/// Writes the texts of each language, compiled, to a folder of its own.
fn write_texts(texts: &Path) -> Result<(), BuildError> {
    for language in Language::ALL {
        let folder = empty(texts.join(language.tag()))?;
        let files = words::files_of_page(language)
            .map_err(|error| BuildError::Texts(format!("{language}: {error}")))?;
        for (name, text) in files {
            assets::write(&folder.join(format!("{name}.txt")), &text)?;
        }
    }
    Ok(())
}

fn folder(variable: &'static str) -> Result<PathBuf, BuildError> {
    env::var_os(variable).map(PathBuf::from).ok_or(BuildError::NotABuildScript(variable))
}

/// A folder with nothing in it.
fn empty(folder: PathBuf) -> Result<PathBuf, BuildError> {
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(BuildError::file(&folder))?;
    }
    fs::create_dir_all(&folder).map_err(BuildError::file(&folder))?;
    Ok(folder)
}

fn workspace(manifest: &Path) -> Result<PathBuf, BuildError> {
    let root = manifest.join("../..");
    root.canonicalize().map_err(BuildError::file(&root))
}

/// The client's own target folder: the outer cargo holds the lock of its own while we run. All
/// profiles share it, since `<target>/<profile>/build/<package>/out` is where scripts write.
fn target(out: &Path) -> Result<PathBuf, BuildError> {
    let target = out.ancestors().nth(4).ok_or(BuildError::NotABuildScript("OUT_DIR"))?;
    Ok(target.join("wasm-client"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_its_compiled_texts() {
        let folder = env::temp_dir().join(format!("freehold-texts-{}", std::process::id()));
        write_texts(&folder).expect("our texts can be compiled");
        let names = assets::list(&folder).expect("a folder");
        let read = |name: String| fs::read_to_string(folder.join(name)).expect("a file");
        for language in Language::ALL {
            let common = read(format!("{language}/common.txt"));
            assert!(common.contains("\ncommon-cancel="), "{language}");
            for (game, _) in drawing::pictures() {
                assert!(names.contains(&format!("{language}/{game}.txt")), "{game} in {language}");
            }
        }
        assert!(names.iter().all(|name| !name.contains("terminal")), "{names:?}");
        fs::remove_dir_all(&folder).expect("it was made here");
    }
}
