//! What all games share.
//!
//! A game is a value. [`Game::apply`] turns a state and one small action into the next state;
//! everything else is derived: what may be done, what each seat may see, undo, records, replay.
//! A match ([`Match`]) is its set-up plus its list of actions.
//!
//! This is a whole game: two seats take one or two matches from a heap, and whoever takes the last
//! one wins.
//!
//! ```
//! use table::{Match, Seat, Seed};
//! # use table::*;
//! # use std::{fmt, str::FromStr};
//! # #[derive(Clone, PartialEq, Debug)]
//! # struct Heap { left: u8, to_act: Seat }
//! # #[derive(Clone, PartialEq, Debug, Default)]
//! # struct Options;
//! # impl fmt::Display for Options { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { f.write_str("heap=5") } }
//! # impl FromStr for Options { type Err = ParseError; fn from_str(_: &str) -> Result<Options, ParseError> { Ok(Options) } }
//! # #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
//! # struct Take(u8);
//! # impl fmt::Display for Take { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "take {}", self.0) } }
//! # impl FromStr for Take { type Err = ParseError; fn from_str(text: &str) -> Result<Take, ParseError> {
//! #     text.strip_prefix("take ").and_then(|n| n.parse().ok()).map(Take).ok_or_else(|| ParseError(format!("`{text}` is no action"))) } }
//! # #[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
//! # struct Taken(u8);
//! # impl fmt::Display for Taken { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "takes {}", self.0) } }
//! # impl Event for Taken { fn seen_by(&self, _: Viewer) -> Option<Taken> { Some(self.clone()) } }
//! # #[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
//! # struct View { left: u8, to_act: usize }
//! # impl fmt::Display for View { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "{} left", self.left) } }
//! # #[derive(PartialEq, Debug)]
//! # struct Five;
//! # impl Components for Five {
//! #     fn files() -> &'static [(&'static str, &'static str)] { &[] }
//! #     fn read(_: &ComponentTexts) -> Result<Five, Faults> { Ok(Five) }
//! #     fn ours() -> std::sync::Arc<Five> { std::sync::Arc::new(Five) }
//! #     fn meaning(&self, canon: &mut Canon) { canon.line("heap", [5]); }
//! # }
//! # impl Game for Heap {
//! #     const NAME: &'static str = "heap"; const RULES: std::ops::RangeInclusive<u16> = 1..=1; const SEATS: std::ops::RangeInclusive<usize> = 2..=2;
//! #     type Components = Five; type Options = Options; type Action = Take; type Event = Taken; type View = View; type ViewData = View; type Unseen = ();
//! #     fn begin<C: Chance, J: Journal<Taken>>(_: &Setup<Heap>, _: &mut C, _: &mut J) -> Result<Heap, Faults> { Ok(Heap { left: 5, to_act: Seat::FIRST }) }
//! #     fn edition(&self) -> Edition<Heap> { Edition::ours() }
//! #     fn write_view(view: &View) -> View { view.clone() }
//! #     fn read_view(view: View, _: &Edition<Heap>) -> Result<View, ParseError> { Ok(view) }
//! #     fn n_seats(&self) -> usize { 2 }
//! #     fn to_act(&self) -> Option<Seat> { (self.left > 0).then_some(self.to_act) }
//! #     fn legal(&self, actions: &mut Vec<Take>) { actions.clear(); actions.extend((1..=self.left.min(2)).map(Take)); }
//! #     fn check(&self, action: Take) -> Result<(), Refusal> {
//! #         if (1..=self.left.min(2)).contains(&action.0) { Ok(()) } else { Err(Refusal { rule: "H-1", reason: "one takes one or two" }) } }
//! #     fn apply_unchecked<C: Chance, J: Journal<Taken>>(&mut self, action: Take, _: &mut C, journal: &mut J) {
//! #         self.left -= action.0; self.to_act = self.to_act.next(2); journal.note(|| Taken(action.0)); }
//! #     fn view(&self, _: Viewer) -> View { View { left: self.left, to_act: self.to_act.index() } }
//! #     fn guess<C: Chance>(view: &View, _: &mut C) -> Heap { Heap { left: view.left, to_act: Seat::new(view.to_act).expect("a seat") } }
//! #     fn unseen(&self, _: Viewer) {}
//! #     fn standings(&self) -> Standings { let mut s = Standings::new(2); s.add("last", |seat| i32::from(self.left == 0 && seat != self.to_act)); s }
//! # }
//! let mut played = Match::<Heap>::seeded(Options, Seed::from_number(1))?;
//! played.act(Seat::FIRST, "take 2".parse()?, vec![])?;
//! assert_eq!(played.state().to_act(), Seat::new(1));
//!
//! // A refusal names the rule and changes nothing.
//! let refused = played.act(Seat::new(1).unwrap(), "take 3".parse()?, vec![]);
//! assert_eq!(refused.unwrap_err().to_string(), "one takes one or two (H-1)");
//!
//! // The record is one text file; it replays to the same state.
//! let record = played.record();
//! assert_eq!(Match::<Heap>::replay(&record, &Five::ours(), None)?.state(), played.state());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chance;
mod components;
pub mod data;
mod edition;
mod fields;
mod game;
mod hex;
mod journal;
mod r#match;
mod names;
mod options;
mod origin;
mod pile;
pub mod record;
mod refusal;
mod rule;
mod seat;
mod set;
mod side;
mod standings;
mod variant;

pub use chance::{Chance, QuickChance, ScriptedChance, Seed, SeededChance, Tape, Urn};
pub use components::{Canon, ComponentTexts, Components, ComponentsHash};
pub use edition::{Edition, EditionError, RulesVersion, Setup, newest_rules};
pub use fields::Fields;
pub use game::Game;
pub use journal::{Event, Journal, Silent};
pub use r#match::{Match, OpenError, PlayError};
pub use names::{from_text, one_spelling, place_among};
pub use options::{option_number, option_pairs, option_switch};
pub use origin::{Luck, Origin};
pub use pile::Pile;
pub use record::{Player, Record};
pub use refusal::{Faults, ParseError, Refusal};
pub use seat::{BySeat, MAX_SEATS, Seat, Viewer};
pub use set::{Member, Set};
pub use side::{BySide, MAX_SIDES, Side};
pub use standings::{Category, Standings};
pub use variant::Variant;
