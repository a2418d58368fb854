//! An arrow between two crates must stand in the architecture.

use super::Fault;
use super::architecture::{Architecture, PAGE};
use crate::metadata::Package;
use std::path::Path;

/// What tests, and features for tests, may use besides.
const FOR_TESTS: [&str; 1] = ["conformance"];

/// Compares what the crates depend on with what they may know.
pub(crate) fn check(packages: &[Package], architecture: &Architecture) -> Vec<Fault> {
    let mut faults = Vec::new();
    for package in packages {
        let Some(folder) = folder_of(&package.manifest_path) else { continue };
        let Some(room) = architecture.room(&folder) else {
            faults.push(Fault::of(PAGE, format!("crates/{folder} is missing")));
            continue;
        };
        for dependency in package.dependencies.iter().filter(|one| one.path.is_some()) {
            let is_for_tests = dependency.kind.as_deref() == Some("dev") || dependency.optional;
            let is_allowed = room.may_know.contains(&dependency.name)
                || is_for_tests && FOR_TESTS.contains(&dependency.name.as_str())
                || dependency.name == package.name;
            if !is_allowed {
                let what = format!("may not know {}; see {PAGE}", dependency.name);
                faults.push(Fault::of(&format!("crates/{folder}/Cargo.toml"), what));
            }
        }
    }
    for room in &architecture.rooms {
        let is_there =
            |package: &Package| folder_of(&package.manifest_path).as_ref() == Some(&room.name);
        if !packages.iter().any(is_there) {
            faults.push(Fault::of(PAGE, format!("there is no crates/{}", room.name)));
        }
    }
    faults
}

/// The folder of a crate below `crates`.
fn folder_of(manifest: &Path) -> Option<String> {
    let folder = manifest.parent()?;
    let is_crate = folder.parent()?.file_name()? == "crates";
    is_crate.then(|| folder.file_name().unwrap_or_default().to_string_lossy().into_owned())
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::metadata::Dependency;
    use crate::tidy::architecture::tests::EXAMPLE;

    /// A package of the workspace with dependencies on others of it.
    pub(crate) fn package(name: &str, dependencies: &[(&str, Option<&str>)]) -> Package {
        let dependencies = dependencies.iter().map(|&(name, kind)| Dependency {
            name: name.to_owned(),
            path: Some(format!("/x/crates/{name}").into()),
            kind: kind.map(str::to_owned),
            optional: false,
        });
        Package {
            name: name.to_owned(),
            manifest_path: format!("/x/crates/{name}/Cargo.toml").into(),
            dependencies: dependencies.collect(),
        }
    }

    #[test]
    fn an_arrow_up_is_found() {
        let page = Architecture::read(EXAMPLE).expect("a page");
        let good = [package("table", &[]), package("chess", &[("table", None)])];
        assert_eq!(check(&good, &page), []);
        let bad = [
            package("table", &[("chess", None), ("conformance", Some("dev"))]),
            package("draughts", &[]),
        ];
        let faults: Vec<String> = check(&bad, &page).iter().map(Fault::to_string).collect();
        assert_eq!(
            faults,
            [
                "crates/table/Cargo.toml: may not know chess; see docs/architecture.md",
                "docs/architecture.md: crates/draughts is missing",
                "docs/architecture.md: there is no crates/chess",
            ]
        );
    }
}
