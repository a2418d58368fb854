//! Why something cannot be done.

use std::fmt;

/// The reason an action is refused: a rule of docs/rules, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule's stable number, such as `KB-3.4`.
    pub rule: &'static str,
    /// What the rule asks for, in a few words.
    pub reason: &'static str,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.reason, self.rule)
    }
}

impl std::error::Error for Refusal {}

/// Text that should be an action, options or a record and is not; says what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError(pub String);

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ParseError {}

/// Options no match can start with: every fault at once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Faults(pub Vec<String>);

impl Faults {
    /// `Ok` if no fault was found.
    pub fn into_result(self) -> Result<(), Faults> {
        if self.0.is_empty() { Ok(()) } else { Err(self) }
    }

    /// Takes note of one more fault.
    pub fn add(&mut self, fault: impl Into<String>) {
        self.0.push(fault.into());
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("; "))
    }
}

impl std::error::Error for Faults {}
