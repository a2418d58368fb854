//! What somebody plans for their next turn, while others think.

use serde::Serialize;
use table::{Seat, read_fields};

/// Actions that are carried out by themselves when it is one's turn. Nobody else is told of them.
///
/// It ends, whatever is left of it, as soon as one of them is not possible, somebody learns something
/// new by one of them, or its owner acts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Plan {
    /// The actions, one after the other.
    pub steps: Vec<PlannedStep>,
    /// Whether each is carried out only if one has the very choices that one had in mind, and not
    /// whenever it is possible.
    pub is_strict: bool,
}

read_fields! { strict Plan: steps, is_strict }

impl Plan {
    /// The most steps of a plan.
    pub const MAX_STEPS: usize = 64;
}

/// One action of a plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct PlannedStep {
    /// The action, in its text form.
    pub act: String,
    /// What was to be chosen from when it was planned: [`mark`] of the choices.
    pub among: String,
}

read_fields! { strict PlannedStep: act, among }

/// A plan as its owner is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct PlanTold {
    /// The seat it is for.
    pub seat: Seat,
    /// What is left of it.
    pub plan: Option<Plan>,
    /// Whether it came to its end before all of it was done.
    pub is_dropped: bool,
}

read_fields! { PlanTold: seat, plan, is_dropped }

/// A short text that is the same for the same choices in any order, and hardly ever for others.
pub fn mark<'a>(choices: impl IntoIterator<Item = &'a str>) -> String {
    // FNV-1a of each, added up.
    let hash = |text: &str| {
        text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
    };
    let sum = choices.into_iter().map(hash).fold(0, u64::wrapping_add);
    format!("{sum:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_tells_choices_apart_and_not_their_order() {
        assert_eq!(mark(["build 3,4", "end"]), mark(["end", "build 3,4"]));
        assert_ne!(mark(["build 3,4", "end"]), mark(["build 3,5", "end"]));
        assert_ne!(mark(["end"]), mark(["end", "end"]));
    }

    #[test]
    fn a_plan_is_read_as_it_was_written() {
        let steps = vec![PlannedStep { act: "build 3,4".into(), among: mark(["build 3,4"]) }];
        let plan = Plan { steps, is_strict: true };
        let text = serde_json::to_string(&plan).expect("JSON");
        assert_eq!(serde_json::from_str::<Plan>(&text).expect("a plan"), plan);
        assert!(
            serde_json::from_str::<Plan>(r#"{"steps":[{"act":"end"}],"is-strict":true}"#).is_err()
        );
    }
}
