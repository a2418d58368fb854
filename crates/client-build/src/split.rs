//! The program cut into chunks, which a browser loads when they are first used.

use crate::bundle;
use crate::error::BuildError;
use std::convert::Infallible;
use std::fs;
use std::path::Path;
use wasm_encoder::Module;
use wasm_encoder::reencode::{self, Reencode};
use wasm_split_cli_support::{Options, transform};
use wasmparser::{CustomSectionReader, Parser};

/// The script that loads chunks.
const LOADER: &str = "__wasm_split.js";

/// Cuts `program` where its lazy functions begin; writes chunks and their loader to `dist`, and to
/// `main` what is there from the start.
pub(crate) fn cut(program: &Path, main: &Path, dist: &Path) -> Result<(), BuildError> {
    let bytes = fs::read(program).map_err(BuildError::file(program))?;
    let mut options = Options::new(&bytes);
    options.output_dir = dist;
    options.main_out_path = main;
    options.main_module = "./web.js";
    let cut = transform(options).map_err(|error| BuildError::Split(format!("{error:#}")))?;
    for chunk in cut.split_modules {
        let bytes = fs::read(&chunk).map_err(BuildError::file(&chunk))?;
        let bytes = trimmed(&bytes)
            .map_err(|error| BuildError::Split(format!("{}: {error}", chunk.display())))?;
        fs::write(&chunk, bytes).map_err(BuildError::file(&chunk))?;
    }
    bundle::join(dist, &dist.join(LOADER), &cut.prefetch_map)
}

/// A module without its custom sections, its numbers as short as they can be. Names of functions make
/// the largest chunk nearly twice as big, and the linker leaves room in numbers for larger ones; only
/// the main file loses both when its JavaScript is made.
fn trimmed(module: &[u8]) -> Result<Vec<u8>, reencode::Error> {
    let mut trimmed = Module::new();
    Trim.parse_core_module(&mut trimmed, Parser::new(0), module)?;
    Ok(trimmed.finish())
}

/// Writes a module anew, without remarks.
struct Trim;

impl Reencode for Trim {
    type Error = Infallible;

    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &[u8] = b"\0asm\x01\0\0\0";
    const REMARK: &[u8] = &[0, 3, 1, b'x', 9];
    /// The type of a function that takes and gives nothing, and one function of it.
    const TYPE_AND_FUNCTION: &[u8] = &[1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0];

    #[test]
    fn remarks_are_left_out_and_numbers_are_short() {
        // A function that calls itself, as number 0 in five bytes and in one.
        let long = [10, 10, 1, 8, 0, 0x10, 0x80, 0x80, 0x80, 0x80, 0, 0x0b];
        let short = [10, 6, 1, 4, 0, 0x10, 0, 0x0b];
        let module = [HEADER, REMARK, TYPE_AND_FUNCTION, &long, REMARK].concat();
        let expected = [HEADER, TYPE_AND_FUNCTION, &short].concat();
        assert_eq!(trimmed(&module).expect("a module"), expected);
    }

    #[test]
    fn a_module_that_is_cut_off_is_an_error() {
        let module = [HEADER, TYPE_AND_FUNCTION].concat();
        assert!(trimmed(&module[..module.len() - 1]).is_err());
    }
}
