//! The program cut into chunks, which a browser loads when they are first used.

use crate::error::BuildError;
use std::fs;
use std::path::Path;
use wasm_split_cli_support::{Options, transform};

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
        let bytes = without_remarks(&bytes)
            .ok_or_else(|| BuildError::Split(format!("{} cannot be read", chunk.display())))?;
        fs::write(&chunk, bytes).map_err(BuildError::file(&chunk))?;
    }
    Ok(())
}

/// A module without its custom sections: names of functions make the largest chunk nearly twice as
/// big, and only the main file loses them when its JavaScript is made.
fn without_remarks(module: &[u8]) -> Option<Vec<u8>> {
    const HEADER: usize = 8;
    const CUSTOM: u8 = 0;
    let mut kept = module.get(..HEADER)?.to_vec();
    let mut rest = &module[HEADER..];
    while let [id, after @ ..] = rest {
        let (length, n_bytes) = leb128(after)?;
        let end = 1 + n_bytes + length;
        let section = rest.get(..end)?;
        if *id != CUSTOM {
            kept.extend_from_slice(section);
        }
        rest = &rest[end..];
    }
    Some(kept)
}

/// A number in seven bits a byte, and how many bytes it takes.
fn leb128(bytes: &[u8]) -> Option<(usize, usize)> {
    let mut number = 0;
    for (index, byte) in bytes.iter().enumerate().take(5) {
        number |= usize::from(byte & 0x7f) << (7 * index);
        if byte & 0x80 == 0 {
            return Some((number, index + 1));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_custom_sections_are_left_out() {
        let header = b"\0asm\x01\0\0\0";
        let (remark, types) = ([0, 3, 1, b'x', 9], [1, 0x81, 0, 0]);
        let module = [&header[..], &remark, &types, &remark].concat();
        assert_eq!(without_remarks(&module), Some([&header[..], &types].concat()));
        assert_eq!(without_remarks(&module[..module.len() - 1]), None, "cut off");
    }
}
