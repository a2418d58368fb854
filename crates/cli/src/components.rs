//! Other cards and boards than ours, from a folder.

use crate::failure::Failure;
use std::path::Path;
use suna_valo::components::{self, FILES};

/// Takes the files of a folder instead of ours, before any match is set up.
pub(crate) fn install(folder: &Path) -> Result<(), Failure> {
    let mut texts = Vec::new();
    for name in FILES {
        let path = folder.join(name);
        if path.exists() {
            let text = std::fs::read_to_string(&path).map_err(|error| {
                Failure::Io(format!("{} cannot be read: {error}", path.display()))
            })?;
            texts.push((name, text));
        }
    }
    if texts.is_empty() {
        return Err(Failure::bad(format!(
            "--components {}: none of {} is there",
            folder.display(),
            FILES.join(", ")
        )));
    }
    let file = |name: &str| texts.iter().find(|(it, _)| *it == name).map(|(_, text)| text.clone());
    components::install(file).map_err(|faults| {
        Failure::bad(format!("--components {}:\n  {}", folder.display(), faults.0.join("\n  ")))
    })
}
