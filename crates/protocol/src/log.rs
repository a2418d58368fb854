//! A match as it is stored: what it began with, and every deed in order.

use serde::{Deserialize, Deserializer, Serialize};
use table::Seat;

/// One entry of a table's log. The log only grows: taking back is an entry too, so that the number
/// of entries never names two different states.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "ReadEntry")]
pub struct Entry {
    /// The seat that did it.
    pub seat: Seat,
    /// The key its sender gave it.
    pub key: String,
    /// What was done.
    #[serde(flatten)]
    pub deed: Deed,
}

/// What can be done at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
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

    /// The one deed of several that a message may name; none and two are both wrong.
    pub(crate) fn only(act: Option<String>, undo: Option<Undo>) -> Result<Deed, &'static str> {
        match (act, undo) {
            (Some(action), None) => Ok(Deed::Act(action)),
            (None, Some(Undo { actions })) => Ok(Deed::Undo { actions }),
            (None, None) => Err("a deed is missing: act or undo"),
            (Some(_), Some(_)) => Err("either act or undo, not both"),
        }
    }
}

/// What stands behind `undo`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Undo {
    actions: usize,
}

/// Reads what may be missing, but is not nothing where it stands: `"act": null` is no deed.
pub(crate) fn given<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// An entry as it is read. A flattened deed would take whichever comes first and drop the rest.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReadEntry {
    seat: Seat,
    key: String,
    #[serde(default, deserialize_with = "given")]
    act: Option<String>,
    #[serde(default, deserialize_with = "given")]
    undo: Option<Undo>,
}

impl TryFrom<ReadEntry> for Entry {
    type Error = &'static str;

    fn try_from(read: ReadEntry) -> Result<Entry, &'static str> {
        Ok(Entry { seat: read.seat, key: read.key, deed: Deed::only(read.act, read.undo)? })
    }
}

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
