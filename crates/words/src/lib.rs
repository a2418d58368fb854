//! Everything said to people, in English, German and French.
//!
//! The texts are Fluent files in `texts/`, one folder for each language: `common.ftl` belongs to no
//! game, and each game has a file of its own and one with its rules. They are compiled to plain
//! lines, for a browser when its page is built, so that it needs nothing of Fluent. [`Words`] says a
//! text by its key, and a game's `Speech` puts what happens in it into sentences. Each game has a
//! room with the same files.
//!
//! ```
//! use words::kingdom_builder::Speech;
//! use words::{Language, Words};
//!
//! let words = Words::of_game(Language::best(&["de-CH", "en"]), "kingdom-builder");
//! assert_eq!(words.say("common-cancel"), "Abbrechen");
//! assert_eq!(words.say_with("common-players", &[("count", 1.into())]), "1 Person");
//!
//! // Names as the others see them; the viewer sits at the first seat.
//! let names = ["Anna".to_owned(), "Ben".to_owned()];
//! let speech = Speech::new(&words, &names, table::Seat::new(0));
//! assert_eq!(speech.location(kingdom_builder::Location::Farm), "Farm");
//! let event = kingdom_builder::Event::TurnBegan { seat: table::Seat::FIRST, round: 2 };
//! assert_eq!(speech.event(&event).as_deref(), Some("Runde 2: Du bist am Zug."));
//! ```

mod arg;
pub mod boonlake;
mod category;
#[cfg(feature = "texts")]
mod compile;
pub mod kingdom_builder;
mod language;
mod lines;
mod pattern;
mod rules;
pub mod suna_valo;
#[cfg(feature = "texts")]
mod texts;
mod words;

pub use arg::Arg;
#[cfg(feature = "texts")]
pub use compile::{CompileError, compile};
pub use language::Language;
pub use rules::Section;
#[cfg(feature = "texts")]
pub use texts::files_of_page;
pub use words::{Words, report_missing};
