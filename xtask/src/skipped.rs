//! What a run left out, said loudly at its end: what was not tested is not known to work.

use std::collections::BTreeSet;
use std::fmt;
use std::{env, fs};

/// Everything left out so far.
#[derive(Default)]
pub(crate) struct Skipped(Vec<String>);

impl Skipped {
    /// Leaves something out, and says so at once.
    pub(crate) fn add(&mut self, what: &str, why: &str) {
        println!("xtask: SKIPPED: {what}: {why}");
        self.0.push(format!("{what}: {why}"));
    }
}

impl fmt::Display for Skipped {
    /// A banner; nothing if nothing was left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return Ok(());
        }
        let rule = "!".repeat(80);
        writeln!(f, "{rule}")?;
        writeln!(f, "!! SKIPPED {} of the checks:", self.0.len())?;
        for line in &self.0 {
            writeln!(f, "!!   {line}")?;
        }
        writeln!(f, "{rule}")
    }
}

/// A file in which tests say what they left out: what a test that passes prints, nobody reads.
pub(crate) struct LeftOut(String);

impl LeftOut {
    pub(crate) fn new() -> LeftOut {
        let name = format!("freehold-skipped-{}", std::process::id());
        LeftOut(env::temp_dir().join(name).display().to_string())
    }

    /// By which tests find it.
    pub(crate) fn variable(&self) -> (&str, &str) {
        ("FREEHOLD_SKIPPED", &self.0)
    }

    /// Tells what was left out, each thing once.
    pub(crate) fn tell(self, skipped: &mut Skipped) {
        let Ok(text) = fs::read_to_string(&self.0) else { return };
        let lines: BTreeSet<&str> = text.lines().collect();
        for line in lines {
            let (what, why) = line.split_once(": ").unwrap_or((line, ""));
            skipped.add(what, why);
        }
        // What stays in the folder for such files is tidied away by others.
        drop(fs::remove_file(&self.0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_tests_left_out_is_in_the_banner_once() {
        let mut skipped = Skipped::default();
        LeftOut::new().tell(&mut skipped);
        assert_eq!(skipped.to_string(), "", "nothing was left out");
        let left_out = LeftOut::new();
        let (_, file) = left_out.variable();
        fs::write(file, "faults: no strace\nfaults: no rustc\nfaults: no strace\n")
            .expect("a file");
        let file = file.to_owned();
        left_out.tell(&mut skipped);
        let banner = skipped.to_string();
        assert!(banner.contains("SKIPPED 2 of the checks"), "{banner}");
        assert!(banner.contains("faults: no rustc"), "{banner}");
        assert!(!fs::exists(file).expect("a folder"));
    }

    #[test]
    fn only_what_was_left_out_is_told() {
        let mut skipped = Skipped::default();
        assert_eq!(skipped.to_string(), "");
        skipped.add("a database", "there is none");
        let banner = skipped.to_string();
        assert!(banner.contains("SKIPPED 1 of the checks"), "{banner}");
        assert!(banner.contains("!!   a database: there is none"), "{banner}");
    }
}
