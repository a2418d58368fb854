//! The bill of materials: every crate in the program and in the browser client that it carries, in the
//! form of CycloneDX.

use super::{Graph, Package};
use crate::{WASM, root};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::Path;

/// The program, and the client that is built into it.
const PROGRAM: &str = "freehold";
const CLIENT: &str = "web";

/// Writes the bill of the program as it is built for a platform.
pub(crate) fn write(file: &Path, platform: &str) -> Result<(), String> {
    let bill = bill(&Graph::read(Some(platform))?, &Graph::read(Some(WASM))?, &checksums()?);
    let text = serde_json::to_string_pretty(&bill).map_err(|error| error.to_string())?;
    fs::write(file, text + "\n").map_err(|error| format!("{}: {error}", file.display()))
}

fn bill(program: &Graph, client: &Graph, checksums: &HashMap<(String, String), String>) -> Value {
    let mut needs: BTreeMap<String, BTreeSet<String>> = program.linked_into(PROGRAM);
    for (id, more) in client.linked_into(CLIENT) {
        needs.entry(id).or_default().extend(more);
    }
    let packages: BTreeMap<&str, &Package> = program
        .packages
        .iter()
        .chain(&client.packages)
        .map(|package| (package.id.as_str(), package))
        .collect();
    let reference = |id: &str| packages.get(id).map(|package| purl(package));
    let (mut components, mut dependencies, mut version) = (Vec::new(), Vec::new(), "");
    for (id, needs) in &needs {
        let Some(package) = packages.get(id.as_str()) else { continue };
        let mut on: Vec<String> = needs.iter().filter_map(|id| reference(id)).collect();
        if package.source.is_none() && package.name == PROGRAM {
            version = &package.version;
            on.extend(packages.values().find(|it| it.name == CLIENT).map(|it| purl(it)));
        } else {
            components.push(component(package, checksums));
        }
        dependencies.push(json!({ "ref": purl(package), "dependsOn": on }));
    }
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": {
            "type": "application",
            "bom-ref": format!("pkg:cargo/{PROGRAM}@{version}"),
            "name": PROGRAM,
            "version": version,
            "licenses": [{ "expression": "MIT OR Apache-2.0" }],
        } },
        "components": components,
        "dependencies": dependencies,
    })
}

fn component(package: &Package, checksums: &HashMap<(String, String), String>) -> Value {
    let mut component = json!({
        "type": "library",
        "bom-ref": purl(package),
        "name": package.name,
        "version": package.version,
        "purl": purl(package),
    });
    if let Some(licence) = &package.license {
        let expression = licence.replace(" / ", " OR ").replace('/', " OR ");
        component["licenses"] = json!([{ "expression": expression }]);
    }
    if let Some(hash) = checksums.get(&(package.name.clone(), package.version.clone())) {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": hash }]);
    }
    component
}

fn purl(package: &Package) -> String {
    format!("pkg:cargo/{}@{}", package.name, package.version)
}

/// The hashes that `Cargo.lock` pins, by name and version.
fn checksums() -> Result<HashMap<(String, String), String>, String> {
    let text = fs::read_to_string(root().join("Cargo.lock"))
        .map_err(|error| format!("Cargo.lock: {error}"))?;
    let lock: toml::Table = text.parse().map_err(|error| format!("Cargo.lock: {error}"))?;
    let packages = lock.get("package").and_then(toml::Value::as_array);
    let entry = |package: &toml::Value| {
        let text = |name: &str| Some(package.get(name)?.as_str()?.to_owned());
        Some(((text("name")?, text("version")?), text("checksum")?))
    };
    Ok(packages.into_iter().flatten().filter_map(entry).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every crate of others has its hash and its licence, every reference leads somewhere, and what
    /// only tests is not in it, but for crates of our own that a feature for tests brings along.
    #[test]
    fn the_bill_of_this_program_is_whole() {
        let (program, client) = (Graph::read(None), Graph::read(Some(WASM)));
        let (program, client) = (program.expect("cargo answers"), client.expect("cargo answers"));
        let bill = bill(&program, &client, &checksums().expect("a lock file"));
        let components = bill["components"].as_array().expect("components");
        let name = |component: &Value| component["name"].as_str().unwrap_or_default().to_owned();
        let names: BTreeSet<String> = components.iter().map(name).collect();
        for known in ["axum", "leptos", "sqlx", "kingdom-builder", "web"] {
            assert!(names.contains(known), "{known} is in the program");
        }
        for tool in ["rcgen", "xtask", "wasm-bindgen-cli-support"] {
            assert!(!names.contains(tool), "{tool} is not in the program");
        }
        let mut references: BTreeSet<&str> =
            components.iter().filter_map(|component| component["bom-ref"].as_str()).collect();
        assert_eq!(references.len(), components.len(), "no reference is there twice");
        references.extend(bill["metadata"]["component"]["bom-ref"].as_str());
        for component in components {
            assert!(component["licenses"][0]["expression"].is_string(), "{component}");
            let is_ours = program.packages.iter().any(|package| {
                package.source.is_none() && component["name"] == package.name.as_str()
            });
            let has_hash = component["hashes"][0]["content"].is_string();
            assert!(is_ours || has_hash, "{component}");
        }
        for dependency in bill["dependencies"].as_array().expect("dependencies") {
            let on = dependency["dependsOn"].as_array().expect("a list");
            for reference in on.iter().chain([&dependency["ref"]]) {
                let reference = reference.as_str().expect("text");
                assert!(references.contains(reference), "{reference} leads nowhere");
            }
        }
    }
}
