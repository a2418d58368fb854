//! What a run left out, said loudly at its end: what was not tested is not known to work.

use std::fmt;

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

#[cfg(test)]
mod tests {
    use super::*;

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
