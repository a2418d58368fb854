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
        sign(&folder.join("SHA256SUMS"), key)?;
    }
    println!("xtask: {}", folder.display());
    Ok(())
}

/// Signs a file; the signature lies beside it.
fn sign(file: &Path, key: &str) -> Result<(), String> {
    run(Command::new("ssh-keygen").args(["-Y", "sign", "-n", PURPOSE, "-f", key]).arg(file))
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::File;
    use std::process::Stdio;

    /// Whoever downloads a release checks it as docs/operations.md says.
    #[test]
    fn a_list_that_was_signed_is_known_again_and_another_is_not() {
        let has = |program: &str| Command::new(program).arg("--help").output().is_ok();
        if !has("ssh-keygen") || !has("sha256sum") {
            eprintln!("SKIPPED: ssh-keygen or sha256sum is not installed");
            return;
        }
        let folder = std::env::temp_dir().join(format!("freehold-release-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let key = folder.join("release_key");
        let mut make_key = Command::new("ssh-keygen");
        make_key.args(["-q", "-t", "ed25519", "-N", "", "-f"]).arg(&key);
        assert!(make_key.status().expect("ssh-keygen").success());
        fs::write(folder.join("freehold"), "a program").expect("a file");
        let sums = folder.join("SHA256SUMS");
        fs::write(&sums, hashes(&folder, &["freehold"]).expect("hashes")).expect("a file");
        sign(&sums, key.to_str().expect("text")).expect("a signature");

        let public = fs::read_to_string(key.with_extension("pub")).expect("a key");
        fs::write(folder.join("signers"), format!("releaser@example.org {public}"))
            .expect("a file");
        let is_signed = || {
            let mut verify = Command::new("ssh-keygen");
            verify.args(["-Y", "verify", "-f", "signers", "-I", "releaser@example.org"]);
            verify.args(["-n", PURPOSE, "-s", "SHA256SUMS.sig"]).current_dir(&folder);
            verify.stdin(File::open(&sums).expect("a file"));
            verify.stdout(Stdio::null()).stderr(Stdio::null());
            verify.status().expect("ssh-keygen").success()
        };
        let is_whole = || {
            let mut check = Command::new("sha256sum");
            check.args(["--check", "--status", "SHA256SUMS"]).current_dir(&folder);
            check.status().expect("sha256sum").success()
        };
        assert!(is_signed() && is_whole());
        fs::write(folder.join("freehold"), "another program").expect("a file");
        assert!(is_signed() && !is_whole(), "the hash tells");
        fs::write(&sums, hashes(&folder, &["freehold"]).expect("hashes")).expect("a file");
        assert!(is_whole() && !is_signed(), "the signature tells");
        fs::remove_dir_all(&folder).expect("ours");
    }
}
