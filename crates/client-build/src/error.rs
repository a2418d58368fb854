//! Why the client could not be built.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// Why the client could not be built.
#[derive(Debug)]
pub enum BuildError {
    /// A variable is missing that cargo gives to build scripts.
    NotABuildScript(&'static str),
    /// A file could not be read or written.
    File(PathBuf, io::Error),
    /// A program could not be started.
    Program(&'static str, io::Error),
    /// The compiler lacks the target, and it could not be added.
    NoTarget(&'static str),
    /// The client does not compile.
    NotCompiled,
    /// The JavaScript could not be made.
    Bindgen(String),
    /// The program could not be cut into chunks.
    Split(String),
    /// A text cannot be compiled.
    Texts(String),
}

impl BuildError {
    pub(crate) fn file(path: &Path) -> impl FnOnce(io::Error) -> BuildError {
        let path = path.to_owned();
        move |error| BuildError::File(path, error)
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BuildError::NotABuildScript(variable) => {
                write!(f, "{variable} is not set; this runs in a build script")
            }
            BuildError::File(path, error) => write!(f, "{}: {error}", path.display()),
            BuildError::Program(name, error) => write!(f, "cannot start {name}: {error}"),
            BuildError::NoTarget(target) => write!(
                f,
                "the browser client needs the Rust target {target}, which is missing and could not \
                 be added; run `rustup target add {target}`, or set FREEHOLD_WITHOUT_CLIENT=1 to \
                 build without the client"
            ),
            BuildError::NotCompiled => {
                f.write_str("the browser client does not compile; see above")
            }
            BuildError::Bindgen(problem) => write!(f, "the client's JavaScript: {problem}"),
            BuildError::Split(problem) => write!(f, "the client's chunks: {problem}"),
            BuildError::Texts(problem) => write!(f, "the client's texts: {problem}"),
        }
    }
}

impl std::error::Error for BuildError {}
