//! Components of one's own in place of the built-in ones.

use crate::failure::Failure;
use boonlake::components::{Files, install};
use std::path::Path;

/// Puts the Boonlake files of a folder in force, or lists everything that is wrong with them.
pub(crate) fn use_folder(folder: &Path) -> Result<(), Failure> {
    let mut texts = Vec::new();
    let mut missing = Vec::new();
    for name in Files::NAMES {
        match std::fs::read_to_string(folder.join(name)) {
            Ok(text) => texts.push(text),
            Err(error) => missing.push(format!("{name} cannot be read: {error}")),
        }
    }
    let faults = match &texts[..] {
        [cards, tiles, map, river, boards, scoring, solo] => {
            match install(&Files { cards, tiles, map, river, boards, scoring, solo }) {
                Ok(()) => return Ok(()),
                Err(faults) => faults.0,
            }
        }
        _ => missing,
    };
    let list: String = faults.iter().map(|fault| format!("\n  {fault}")).collect();
    Err(Failure::bad(format!("--components {}:{list}", folder.display())))
}
