//! What a table is called in links.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A table's name in links. Whoever knows it may watch.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = String))]
#[serde(transparent)]
pub struct TableId(String);

impl TableId {
    /// The table of this name. Whether there is one, only a store can say.
    pub fn new(name: impl Into<String>) -> TableId {
        TableId(name.into())
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
