//! A match as it is stored: what it began with, and every deed in order.

use serde::Serialize;
use serde::ser::{SerializeStruct as _, Serializer};
use table::{Fields, ParseError, Seat, read_fields};

/// How the keys of entries begin that a computer made; a client cannot choose such a key.
pub const COMPUTER_KEY: &str = "computer ";

/// The keys of what was planned begin with this.
pub const PLAN_KEY: &str = "planned ";

/// One entry of a table's log. The log only grows: taking back is an entry too, so that the number
/// of entries never names two different states.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Entry {
    /// The seat that did it.
    pub seat: Seat,
    /// The key its sender gave it.
    pub key: String,
    /// What was done.
    #[serde(flatten)]
    pub deed: Deed,
}

read_fields! { strict Entry: seat, key, deed by take_deed }

/// What can be done at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(rename_all = "kebab-case"))]
pub enum Deed {
    /// Carries out an action of the game, in its text form.
    Act(String),
    /// Takes the latest actions back.
    Undo {
        /// How many.
        actions: usize,
    },
}

impl Deed {
    /// Carries out an action of the game.
    pub fn act(action: impl Into<String>) -> Deed {
        Deed::Act(action.into())
    }
}

impl Serialize for Deed {
    /// As a struct of one field: what an enum is flattened by is much larger.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut deed = serializer.serialize_struct("Deed", 1)?;
        match self {
            Deed::Act(action) => deed.serialize_field("act", action)?,
            Deed::Undo { actions } => deed.serialize_field("undo", &Undo { actions: *actions })?,
        }
        deed.end()
    }
}

/// The one deed that a message names; none and two are both wrong.
pub(crate) fn take_deed(fields: &mut Fields) -> Result<Deed, ParseError> {
    let wrong = |reason: &str| Err(ParseError(reason.to_owned()));
    match (fields.given("act")?, fields.given("undo")?) {
        (Some(action), None) => Ok(Deed::Act(action)),
        (None, Some(Undo { actions })) => Ok(Deed::Undo { actions }),
        (None, None) => wrong("a deed is missing: act or undo"),
        (Some(_), Some(_)) => wrong("either act or undo, not both"),
    }
}

/// What stands behind `undo`.
#[derive(Serialize)]
struct Undo {
    actions: usize,
}

read_fields! { strict Undo: actions }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_read_as_it_was_written_and_holds_one_deed() {
        for deed in [Deed::act("build 3,4"), Deed::Undo { actions: 2 }] {
            let entry = Entry { seat: Seat::FIRST, key: "k".into(), deed };
            let text = serde_json::to_string(&entry).expect("JSON");
            assert_eq!(serde_json::from_str::<Entry>(&text).expect("an entry"), entry);
        }
        for wrong in [
            r#"{"seat":0,"key":"k"}"#,
            r#"{"seat":0,"key":"k","act":"end","undo":{"actions":1}}"#,
            r#"{"seat":0,"key":"k","act":"end","when":1}"#,
        ] {
            assert!(serde_json::from_str::<Entry>(wrong).is_err(), "{wrong}");
        }
    }
}
