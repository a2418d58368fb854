//! A match with its log: what the server and the browser's worker share.
//!
//! A [`Host`] keeps one match. It decides whether a request is carried out, says what is to be added
//! to the log, and shows each reader its own side. It knows no clock, disk or network: whoever holds
//! it stores the log, and rebuilds the match from it at any time.
//!
//! ```
//! use host::Host;
//! use games::Library;
//! use protocol::{Deed, Request, UndoRule};
//! use table::{Seat, Seed, Viewer};
//!
//! let library = Library::default();
//! let origin = Host::set_up("kingdom-builder", "players=2", Seed([7; 32]), &library)?;
//! let mut host = Host::open(&origin, &library, UndoRule::Free, [])?;
//! let action = host.update(Viewer::Seat(Seat::FIRST), None).legal[0].clone();
//! let request = Request { number: 0, key: "k1".into(), seat: 0, deed: Deed::Act(action) };
//! let entry = host.carry_out(&request)?;
//! assert_eq!(host.number(), 1);
//!
//! // The same match, from its log.
//! let again = Host::open(&origin, &library, UndoRule::Free, [entry])?;
//! assert_eq!(again.update(Viewer::Watcher, None).view.get(), host.update(Viewer::Watcher, None).view.get());
//! // Done twice is done once.
//! assert_eq!(host.carry_out(&request).unwrap_err().code, protocol::Code::Doubled);
//! # Ok::<(), protocol::Problem>(())
//! ```

mod hosted;
mod thinker;

pub use hosted::Host;
pub use thinker::{Job, Thinker};
