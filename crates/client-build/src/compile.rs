//! From Rust to WebAssembly and JavaScript.

use crate::assets;
use crate::error::BuildError;
use crate::imports::shortened;
use crate::order::ordered;
use crate::script;
use crate::split;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// Compiles the client and writes `web.js` and `web_bg.wasm` to `dist`; in a release with the chunks
/// that are loaded later.
pub(crate) fn client(
    root: &Path,
    target_dir: &Path,
    dist: &Path,
    is_release: bool,
) -> Result<(), BuildError> {
    ensure_target()?;
    let (profile, folder) =
        if is_release { ("wasm-release", "wasm-release") } else { ("dev", "debug") };
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .current_dir(root)
        .args(["rustc", "--package", "web", "--lib", "--target", TARGET, "--profile", profile])
        .arg("--target-dir")
        .arg(target_dir);
    forget_outer_build(&mut cargo);
    if is_release {
        if knows_nameless_panics() {
            let flags = format!("target.{TARGET}.rustflags=[\"{NAMELESS_PANICS}\"]");
            cargo.arg("--config").arg(flags).env(UNSTABLE, "1");
        }
        // Where to cut is found by what refers to what.
        cargo.args(["--features", "split", "--", "-Clink-args=--emit-relocs"]);
    }
    // Somebody's `build.build-dir` would make both cargos wait for each other.
    cargo.env("CARGO_BUILD_BUILD_DIR", target_dir);
    let status = cargo.status().map_err(|error| BuildError::Program("cargo", error))?;
    if !status.success() {
        return Err(BuildError::NotCompiled);
    }
    let program = target_dir.join(TARGET).join(folder).join("web.wasm");
    let main = match is_release {
        true => {
            let main = target_dir.join("web-main.wasm");
            split::cut(&program, &main, dist)?;
            main
        }
        false => program,
    };
    // The tool as a library: nothing to install, and always the version that the client uses.
    Bindgen::new()
        .input_path(main)
        .out_name("web")
        .web(true)
        .map_err(|error| BuildError::Bindgen(error.to_string()))?
        .typescript(false)
        // The chunks find by them what they share with the main file.
        .keep_lld_exports(is_release)
        .demangle(!is_release)
        .remove_name_section(is_release)
        .remove_producers_section(is_release)
        .generate(dist)
        .map_err(|error| BuildError::Bindgen(format!("{error:#}")))?;
    if is_release {
        let path = dist.join("web.js");
        let script = fs::read_to_string(&path).map_err(BuildError::file(&path))?;
        let program = dist.join("web_bg.wasm");
        let module = fs::read(&program).map_err(BuildError::file(&program))?;
        let (module, script) = shortened(&module, &script::trimmed(&script))?;
        fs::write(&program, module).map_err(BuildError::file(&program))?;
        assets::write(&path, &script)?;
        put_in_order(dist)?;
    }
    Ok(())
}

/// Puts the functions of all modules in an order that compresses well.
fn put_in_order(dist: &Path) -> Result<(), BuildError> {
    for name in assets::list(dist)?.iter().filter(|name| name.ends_with(".wasm")) {
        let path = dist.join(name);
        let module = fs::read(&path).map_err(BuildError::file(&path))?;
        let module =
            ordered(&module).map_err(|error| BuildError::Split(format!("{name}: {error}")))?;
        fs::write(&path, module).map_err(BuildError::file(&path))?;
    }
    Ok(())
}

/// Leaves out in which file and line each panic stands: these are four thousand numbers that compress
/// badly, 3 % of what a visit loads. What a panic says stays, and builds for development keep it all.
const NAMELESS_PANICS: &str = "-Zlocation-detail=none";

/// Lets a stable compiler take flags that may change.
const UNSTABLE: &str = "RUSTC_BOOTSTRAP";

/// Whether this compiler has the flag; without it the client is a little larger.
fn knows_nameless_panics() -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let asked = Command::new(rustc)
        .args([NAMELESS_PANICS, "--print", "sysroot"])
        .env(UNSTABLE, "1")
        .output();
    asked.is_ok_and(|output| output.status.success())
}

/// Adds the target if it is missing.
fn ensure_target() -> Result<(), BuildError> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc)
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .map_err(|error| BuildError::Program("rustc", error))?;
    let library = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
    if library.is_dir() {
        return Ok(());
    }
    match Command::new("rustup").args(["target", "add", TARGET]).status() {
        Ok(status) if status.success() && library.is_dir() => Ok(()),
        _ => Err(BuildError::NoTarget(TARGET)),
    }
}

/// A cargo inside a cargo must not take over the outer one's compiler settings: they are for
/// another machine, another profile, or clippy.
fn forget_outer_build(cargo: &mut Command) {
    const KEPT: [&str; 4] = ["CARGO_HOME", "CARGO_NET_", "CARGO_HTTP_", "CARGO_REGISTR"];
    const DROPPED: [&str; 17] = [
        "RUSTFLAGS",
        "RUSTDOCFLAGS",
        "RUSTC",
        "RUSTDOC",
        "RUSTC_WRAPPER",
        "RUSTC_WORKSPACE_WRAPPER",
        "RUSTC_LINKER",
        "TARGET",
        "HOST",
        "OUT_DIR",
        "PROFILE",
        "OPT_LEVEL",
        "DEBUG",
        "NUM_JOBS",
        "MAKEFLAGS",
        "CLIPPY_ARGS",
        "LD_LIBRARY_PATH",
    ];
    for (name, _) in env::vars_os() {
        let Some(text) = name.to_str() else { continue };
        let is_cargos =
            text.starts_with("CARGO") && !KEPT.iter().any(|kept| text.starts_with(kept));
        if is_cargos || text.starts_with("DEP_") || DROPPED.contains(&text) {
            cargo.env_remove(&name);
        }
    }
}
