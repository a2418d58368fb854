//! What the program is made of: which crates, from where, under which licences.

mod bill;
mod licence;
mod rules;

pub(crate) use bill::write as write_bill;

use crate::cargo_path;
use rules::Rules;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::process::Command;

/// Everything that cargo resolves, with what depends on what.
#[derive(Deserialize)]
struct Graph {
    packages: Vec<Package>,
    resolve: Resolve,
}

/// A crate.
#[derive(Clone, Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    /// A licence, or how several are combined.
    license: Option<String>,
    /// Where it is from; nothing for those of this project.
    source: Option<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Edge>,
}

#[derive(Deserialize)]
struct Edge {
    pkg: String,
    dep_kinds: Vec<EdgeKind>,
}

#[derive(Deserialize)]
struct EdgeKind {
    /// Nothing for an ordinary dependency, else `dev` or `build`.
    kind: Option<String>,
}

impl Graph {
    /// Asks cargo; with a platform, only of what is built for it.
    fn read(platform: Option<&str>) -> Result<Graph, String> {
        let mut command = Command::new(cargo_path());
        command.args(["metadata", "--format-version", "1", "--locked"]);
        command.args(platform.into_iter().flat_map(|platform| ["--filter-platform", platform]));
        let output = command.output().map_err(|error| format!("cargo metadata: {error}"))?;
        if !output.status.success() {
            let why = String::from_utf8_lossy(&output.stderr);
            return Err(format!("cargo metadata: {}", why.trim()));
        }
        serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata: {error}"))
    }

    /// A crate of this project and all that is linked into it, with what each depends on.
    fn linked_into(&self, name: &str) -> BTreeMap<String, BTreeSet<String>> {
        let nodes: HashMap<&str, &Node> =
            self.resolve.nodes.iter().map(|node| (node.id.as_str(), node)).collect();
        let ours = |package: &&Package| package.name == name && package.source.is_none();
        let mut waiting: Vec<String> =
            self.packages.iter().find(ours).map(|it| it.id.clone()).into_iter().collect();
        let mut found = BTreeMap::new();
        while let Some(id) = waiting.pop() {
            if found.contains_key(&id) {
                continue;
            }
            let edges = nodes.get(id.as_str()).map_or(&[][..], |node| &node.deps);
            let linked = |edge: &&Edge| edge.dep_kinds.iter().any(|kind| kind.kind.is_none());
            let needs: BTreeSet<String> =
                edges.iter().filter(linked).map(|edge| edge.pkg.clone()).collect();
            waiting.extend(needs.iter().cloned());
            found.insert(id, needs);
        }
        found
    }
}

/// Holds all crates, also those that only build or test, to the rules of `deny.toml`.
pub(crate) fn check() -> Result<(), String> {
    let graph = Graph::read(None)?;
    let rules = Rules::read()?;
    let faults: Vec<String> =
        graph.packages.iter().flat_map(|package| rules.faults_of(package)).collect();
    for (name, versions) in several_versions(&graph.packages) {
        println!("xtask: {name} is here in {} versions: {}", versions.len(), versions.join(", "));
    }
    match faults.is_empty() {
        true => {
            let n_crates = graph.packages.iter().filter(|it| it.source.is_some()).count();
            println!("xtask: {n_crates} crates of others, as deny.toml allows");
            Ok(())
        }
        false => Err(format!("against deny.toml:\n  {}", faults.join("\n  "))),
    }
}

/// The crates that are here more than once.
fn several_versions(packages: &[Package]) -> BTreeMap<String, Vec<String>> {
    let mut versions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in packages {
        versions.entry(package.name.clone()).or_default().push(package.version.clone());
    }
    versions.retain(|_, versions| versions.len() > 1);
    versions
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, version: &str) -> Package {
        Package {
            id: format!("{name}@{version}"),
            name: name.into(),
            version: version.into(),
            license: None,
            source: None,
        }
    }

    fn edge(to: &str, kind: Option<&str>) -> Edge {
        let kind = EdgeKind { kind: kind.map(str::to_owned) };
        Edge { pkg: to.into(), dep_kinds: vec![kind] }
    }

    #[test]
    fn what_only_builds_or_tests_is_not_linked() {
        let node = |id: &str, deps| Node { id: id.into(), deps };
        let graph = Graph {
            packages: ["app", "lib", "tool"].map(|name| package(name, "1")).into(),
            resolve: Resolve {
                nodes: vec![
                    node("app@1", vec![edge("lib@1", None), edge("tool@1", Some("dev"))]),
                    node("lib@1", vec![edge("tool@1", Some("build"))]),
                ],
            },
        };
        let linked = graph.linked_into("app");
        assert_eq!(linked.keys().collect::<Vec<_>>(), ["app@1", "lib@1"]);
        assert_eq!(linked["app@1"], BTreeSet::from(["lib@1".to_owned()]));
    }

    #[test]
    fn a_crate_in_two_versions_is_told() {
        let told = several_versions(&[package("a", "1"), package("b", "1"), package("a", "2")]);
        assert_eq!(told, BTreeMap::from([("a".to_owned(), vec!["1".to_owned(), "2".to_owned()])]));
    }
}
