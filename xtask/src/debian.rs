//! Installing what the tests need, where that is ours to do: on Debian, as root.

use crate::run;
use std::path::Path;
use std::process::Command;

/// Installs a package, or says why not.
pub(crate) fn install(package: &str) -> Result<(), String> {
    if !is_root() || !Path::new("/etc/debian_version").exists() {
        return Err("it is installed by itself on Debian only, and as root".to_owned());
    }
    // The list of packages may be old, or there may be none; the second step tells.
    let _ = run(Command::new("apt-get").args(["update", "--quiet"]));
    let words = ["install", "--yes", "--quiet", package];
    run(Command::new("apt-get").args(words).env("DEBIAN_FRONTEND", "noninteractive"))
}

/// Whether the run may do everything.
pub(crate) fn is_root() -> bool {
    let user = Command::new("id").arg("--user").output();
    user.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
