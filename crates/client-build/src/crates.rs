//! Which crates the client is made of; a change in one of them builds it anew.

use crate::error::BuildError;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The folders of the client's crate and of all it depends on in this workspace.
pub(crate) fn of_client(root: &Path) -> Result<Vec<PathBuf>, BuildError> {
    let mut found = BTreeMap::new();
    let mut open = vec!["web".to_owned()];
    while let Some(name) = open.pop() {
        let folder = root.join("crates").join(&name);
        if found.contains_key(&name) || !folder.is_dir() {
            continue;
        }
        let manifest = folder.join("Cargo.toml");
        let text = fs::read_to_string(&manifest).map_err(BuildError::file(&manifest))?;
        open.extend(dependencies(&text).map(str::to_owned));
        found.insert(name, folder);
    }
    Ok(found.into_values().collect())
}

/// The names in a manifest's list of dependencies. Tests are not part of the client, nor is what a
/// crate has only when it is asked for: the client names its games itself.
fn dependencies(manifest: &str) -> impl Iterator<Item = &str> {
    let lines =
        manifest.lines().map(str::trim).skip_while(|line| *line != "[dependencies]").skip(1);
    let lines = lines.take_while(|line| !line.starts_with('['));
    let lines = lines.filter(|line| !line.contains("optional = true"));
    let ends = |letter: char| letter == '.' || letter == '=' || letter.is_whitespace();
    lines.filter_map(move |line| line.split(ends).next()).filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dependencies_are_read_from_their_list_alone() {
        let manifest = "[package]\nname = \"web\"\n\n[dependencies]\nbots.workspace = true\n\
                        words = { workspace = true }\nboats = { path = \"b\", optional = true }\n\n\
                        [dev-dependencies]\nconformance.workspace = true\n";
        assert_eq!(dependencies(manifest).collect::<Vec<_>>(), ["bots", "words"]);
    }

    #[test]
    fn the_client_is_made_of_all_it_reaches() {
        let root = Path::new("../..");
        let found = of_client(root).expect("a workspace");
        let names: Vec<_> = found.iter().filter_map(|path| path.file_name()).collect();
        for name in ["web", "words", "table"] {
            assert!(names.iter().any(|known| *known == name), "{name}");
        }
        assert!(names.iter().all(|name| *name != "server" && *name != "conformance"));
    }
}
