//! The browser tests: a real Chromium plays at a real server.

use crate::{cargo, debian, root, run, target_folder};
use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// What a Chromium is called on one machine or another.
const BROWSERS: [&str; 4] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Builds the program, installs what is missing and runs the tests; `words` go to the test runner.
/// With `--release` first among them the release build is tested, with the size of its client.
pub(crate) fn test(words: &[&str]) -> Result<(), String> {
    let (is_release, words) = match words {
        ["--release", rest @ ..] => (true, rest),
        words => (false, words),
    };
    ensure_node()?;
    let browser = ensure_browser()?;
    ensure_packages()?;
    let mut build = vec!["build", "--package", "freehold"];
    build.extend(is_release.then_some("--release"));
    cargo(&build, &[])?;
    let profile = if is_release { "release" } else { "debug" };
    let program = target_folder()?.join(profile).join("freehold");
    println!("xtask: browser tests with {}", browser.display());
    let mut runner = Command::new("node");
    runner
        .current_dir(folder())
        .args(["node_modules/@playwright/test/cli.js", "test"])
        .args(words)
        .env("FREEHOLD_PROGRAM", program)
        .env("FREEHOLD_BROWSER", browser);
    run(&mut runner)
}

fn folder() -> PathBuf {
    root().join("tests/browser")
}

fn ensure_node() -> Result<(), String> {
    let is_there = |program: &str| {
        let found = Command::new(program).arg("--version").output();
        found.is_ok_and(|output| output.status.success())
    };
    match is_there("node") && is_there("npm") {
        true => Ok(()),
        false => Err("the browser tests need Node.js 20 or later with npm; install them first, \
                      on Debian by `apt-get install nodejs npm`"
            .to_owned()),
    }
}

/// The browser of this machine; on Debian, as root, it is installed if there is none.
fn ensure_browser() -> Result<PathBuf, String> {
    if let Some(path) = env::var_os("FREEHOLD_BROWSER") {
        return Ok(path.into());
    }
    if let Some(path) = installed_browser() {
        return Ok(path);
    }
    let wanted = "the browser tests need Chromium; install it first, on Debian by \
                  `apt-get install chromium`, or name another by FREEHOLD_BROWSER";
    debian::install("chromium").map_err(|problem| format!("{wanted} ({problem})"))?;
    installed_browser().ok_or_else(|| wanted.to_owned())
}

fn installed_browser() -> Option<PathBuf> {
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
    let candidates =
        BROWSERS.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    candidates.into_iter().find(|path| path.is_file())
}

/// Installs the packages of the tests, unless those of the lock file are there already.
fn ensure_packages() -> Result<(), String> {
    let lock = fs::read(folder().join("package-lock.json"))
        .map_err(|error| format!("tests/browser/package-lock.json: {error}"))?;
    let installed = folder().join("node_modules/.freehold-lock.json");
    if fs::read(&installed).is_ok_and(|known| known == lock) {
        return Ok(());
    }
    let mut npm = Command::new("npm");
    // The tests use the machine's browser.
    npm.current_dir(folder()).arg("ci").env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    run(&mut npm).map_err(|problem| format!("{problem}; is the npm registry within reach?"))?;
    fs::write(&installed, lock).map_err(|error| format!("{}: {error}", installed.display()))
}
