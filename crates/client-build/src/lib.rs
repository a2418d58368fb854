//! Builds the browser client for the server to carry: compiles `crates/web` to WebAssembly, makes
//! its JavaScript, adds the files of `crates/web/static`, and writes a Rust file that includes all
//! of it. Needs nothing but cargo.
//!
//! The server's build script calls [`carry`]; see `Asset` in the server for what the written file
//! looks like.

mod assets;
mod compile;
mod error;

pub use error::BuildError;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// When this variable is set, a page that says so is carried instead of the client.
pub const WITHOUT_CLIENT: &str = "FREEHOLD_WITHOUT_CLIENT";

/// The crates the client is made of; a change in one of them builds it anew.
const CLIENT_CRATES: [&str; 9] =
    ["web", "words", "drawing", "host", "protocol", "games", "bots", "table", "kingdom-builder"];

const PLACEHOLDER: &str = "<!doctype html><title>Freehold</title><p>Built without the client.";

/// For a build script: builds the client and writes `assets.rs` to `OUT_DIR`.
pub fn carry() -> Result<(), BuildError> {
    let out = folder("OUT_DIR")?;
    let root = workspace(&folder("CARGO_MANIFEST_DIR")?)?;
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let dist = out.join("dist");
    if dist.exists() {
        fs::remove_dir_all(&dist).map_err(BuildError::file(&dist))?;
    }
    fs::create_dir_all(&dist).map_err(BuildError::file(&dist))?;
    println!("cargo::rerun-if-env-changed={WITHOUT_CLIENT}");
    if env::var_os(WITHOUT_CLIENT).is_some_and(|value| !value.is_empty()) {
        let page = dist.join("index.html");
        fs::write(&page, PLACEHOLDER).map_err(BuildError::file(&page))?;
    } else {
        for name in CLIENT_CRATES {
            println!("cargo::rerun-if-changed={}", root.join("crates").join(name).display());
        }
        println!("cargo::rerun-if-changed={}", root.join("Cargo.lock").display());
        compile::client(&root, &target(&out)?, &dist, is_release)?;
        assets::copy(&root.join("crates/web/static"), &dist)?;
        let colours = root.join("crates/drawing/src/drawing.css");
        fs::copy(&colours, dist.join("drawing.css")).map_err(BuildError::file(&colours))?;
    }
    assets::embed(&dist, &out.join("assets.rs"), is_release)
}

fn folder(variable: &'static str) -> Result<PathBuf, BuildError> {
    env::var_os(variable).map(PathBuf::from).ok_or(BuildError::NotABuildScript(variable))
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
