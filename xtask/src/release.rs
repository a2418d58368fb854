//! A release: the program, what went into it, and hashes of both that can be signed.

use crate::{cargo, run, supply, target_folder};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Under which name a key signs: what is signed for one purpose is good for no other.
const PURPOSE: &str = "freehold-release";

/// Builds the program and writes it with its bill of materials and their hashes into a folder; with a key
/// of OpenSSH, signs the hashes.
pub(crate) fn make(key: Option<&str>) -> Result<(), String> {
    supply::check()?;
    cargo(&["build", "--package", "freehold", "--release", "--locked"], &[])?;
    let (target, platform) = (target_folder()?, platform()?);
    let folder = target.join("release-files");
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(failed)?;
    }
    fs::create_dir_all(&folder).map_err(failed)?;
    let program = if platform.contains("windows") { "freehold.exe" } else { "freehold" };
    fs::copy(target.join("release").join(program), folder.join(program)).map_err(failed)?;
    supply::write_bill(&folder.join("freehold.cdx.json"), &platform)?;
    let hashes = hashes(&folder, &[program, "freehold.cdx.json"])?;
    fs::write(folder.join("SHA256SUMS"), hashes).map_err(failed)?;
    if let Some(key) = key {
        let sums = folder.join("SHA256SUMS");
        run(Command::new("ssh-keygen").args(["-Y", "sign", "-n", PURPOSE, "-f", key]).arg(sums))?;
    }
    println!("xtask: {}", folder.display());
    Ok(())
}

/// The hashes of some files, as `sha256sum --check` reads them.
fn hashes(folder: &Path, files: &[&str]) -> Result<Vec<u8>, String> {
    let output = Command::new("sha256sum").args(files).current_dir(folder).output();
    let output = output.map_err(|error| format!("sha256sum: {error}"))?;
    match output.status.success() {
        true => Ok(output.stdout),
        false => Err(format!("sha256sum: {}", String::from_utf8_lossy(&output.stderr).trim())),
    }
}

/// The platform for which this machine builds.
fn platform() -> Result<String, String> {
    let output = Command::new("rustc").arg("-vV").output();
    let told = output.map_err(|error| format!("rustc: {error}"))?.stdout;
    let told = String::from_utf8_lossy(&told).into_owned();
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not say for what it builds".to_owned())
}
