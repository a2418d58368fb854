//! The rules for crates of others, from `deny.toml`.

use super::{Package, licence};
use crate::root;
use serde::Deserialize;
use std::fs;

/// The rules, as far as they are held to here.
#[derive(Deserialize)]
pub(super) struct Rules {
    licenses: Licences,
    bans: Bans,
    sources: Sources,
}

#[derive(Deserialize)]
struct Licences {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    deny: Vec<Ban>,
}

#[derive(Deserialize)]
struct Ban {
    #[serde(rename = "crate")]
    name: String,
    reason: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Sources {
    allow_registry: Vec<String>,
}

impl Rules {
    /// Reads them.
    pub(super) fn read() -> Result<Rules, String> {
        let file = root().join("deny.toml");
        let text = fs::read_to_string(&file).map_err(|error| format!("deny.toml: {error}"))?;
        toml::from_str(&text).map_err(|error| format!("deny.toml: {error}"))
    }

    /// What a crate has against them.
    pub(super) fn faults_of(&self, package: &Package) -> Vec<String> {
        let Package { name, version, .. } = package;
        // Our own crates are under the licence of this project.
        let Some(source) = &package.source else { return Vec::new() };
        let mut faults = Vec::new();
        if let Some(ban) = self.bans.deny.iter().find(|ban| ban.name == *name) {
            faults.push(format!("{name} {version}: {}", ban.reason));
        }
        let registry = source.strip_prefix("registry+");
        if !registry.is_some_and(|it| self.sources.allow_registry.iter().any(|known| known == it)) {
            faults.push(format!("{name} {version} is from {source}"));
        }
        let is_allowed = |licence: &str| self.licenses.allow.iter().any(|known| known == licence);
        match licence::is_met(package.license.as_deref().unwrap_or_default(), is_allowed) {
            Ok(true) => {}
            Ok(false) => {
                let licence = package.license.as_deref().unwrap_or_default();
                faults.push(format!("{name} {version} is under {licence}"));
            }
            Err(fault) => faults.push(format!("{name} {version}: the licence {fault}")),
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, license: &str, source: &str) -> Package {
        Package {
            id: name.into(),
            name: name.into(),
            version: "1.0.0".into(),
            license: Some(license.into()),
            source: Some(source.into()),
        }
    }

    #[test]
    fn what_is_not_allowed_is_named() {
        let rules = Rules::read().expect("rules");
        let index = "registry+https://github.com/rust-lang/crates.io-index";
        let faults = |name, licence, source| rules.faults_of(&package(name, licence, source));
        assert!(faults("serde", "MIT OR Apache-2.0", index).is_empty());
        assert_eq!(faults("serde", "AGPL-3.0", index), ["serde 1.0.0 is under AGPL-3.0"]);
        let elsewhere = "git+https://example.org/serde";
        assert_eq!(faults("serde", "MIT", elsewhere), [format!("serde 1.0.0 is from {elsewhere}")]);
        assert_eq!(faults("native-tls", "MIT", index), ["native-tls 1.0.0: TLS is rustls"]);
    }
}
