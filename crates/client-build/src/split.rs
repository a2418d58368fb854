//! The program cut into chunks, which a browser loads when they are first used.

use crate::bundle;
use crate::error::BuildError;
use std::fs;
use std::path::Path;
use wasm_split_cli_support::{Options, transform};

/// The script that loads chunks.
const LOADER: &str = "__wasm_split.js";

/// Cuts `program` where its lazy functions begin; writes what is loaded later and its loader to
/// `dist`, and to `main` what is there from the start.
pub(crate) fn cut(program: &Path, main: &Path, dist: &Path) -> Result<(), BuildError> {
    let bytes = fs::read(program).map_err(BuildError::file(program))?;
    let mut options = Options::new(&bytes);
    options.output_dir = dist;
    options.main_out_path = main;
    options.main_module = "./web.js";
    let cut = transform(options).map_err(|error| BuildError::Split(format!("{error:#}")))?;
    bundle::join(dist, &dist.join(LOADER), &cut.prefetch_map)
}
