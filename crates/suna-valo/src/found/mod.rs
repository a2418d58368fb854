#![allow(missing_docs, dead_code, unused_imports, unreachable_pub)]
mod components;
pub mod data;
mod hex;
mod set;
pub use components::{Canon, ComponentTexts, Components, ComponentsHash};
pub use set::{Member, Set};
