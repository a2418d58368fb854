//! Everything said to people, in English, German and French.
//!
//! The texts are Fluent files in `texts/`, one folder for each language; the English file
//! `texts/en/common.ftl` is the list of what the client can say. [`Words`] says a text by its key,
//! and [`kingdom_builder::Speech`] puts what happens in a game into sentences.
//!
//! ```
//! use words::kingdom_builder::Speech;
//! use words::{Language, Words};
//!
//! let words = Words::new(Language::best(&["de-CH", "en"]));
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
pub mod kingdom_builder;
mod language;
mod texts;
mod words;

pub use arg::Arg;
pub use language::Language;
pub use words::Words;
