//! A view as text.

use crate::view::View;
use std::fmt;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:?}", self.open().to_act())
    }
}
