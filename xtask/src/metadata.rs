//! What cargo knows of the workspace.

use crate::cargo_path;
use serde::Deserialize;
use std::path::PathBuf;
use std::process::Command;

/// The answer of `cargo metadata`, as far as we need it.
#[derive(Deserialize)]
pub(crate) struct Metadata {
    /// Where cargo puts what it builds.
    pub(crate) target_directory: PathBuf,
    /// The crates of the workspace.
    pub(crate) packages: Vec<Package>,
}

/// A crate of the workspace.
#[derive(Deserialize)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) manifest_path: PathBuf,
    pub(crate) dependencies: Vec<Dependency>,
}

/// Something a crate depends on.
#[derive(Deserialize)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// Where it lies, if it is one of ours.
    pub(crate) path: Option<PathBuf>,
    /// Nothing for an ordinary dependency, else `dev` or `build`.
    pub(crate) kind: Option<String>,
    /// Whether it comes with a feature only.
    pub(crate) optional: bool,
}

/// Asks cargo.
pub(crate) fn read() -> Result<Metadata, String> {
    let output = Command::new(cargo_path())
        .args(["metadata", "--format-version", "1", "--no-deps"])
        .output()
        .map_err(|error| format!("cargo metadata: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata: {error}"))
}
