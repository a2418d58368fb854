//! A table without sockets, disk, clock or threads: what the server's tasks and the browser's worker
//! share.
//!
//! A [`Table`] is one state machine. Whoever holds it tells it what happened ([`Input`]) and at what
//! time, and does what it says ([`Output`]): send, store, let a computer think, come back later. All
//! that is decided at a table is decided here, so it can be tested without any of them, in whatever
//! order things happen.
//!
//! Read in this order:
//! - `host`: [`Host`], a match with its log;
//! - `input`, `output`: all that a table is told, and all that it says;
//! - `table`: [`Table`], what follows from what;
//! - `storing`: between an action and its place in the log;
//! - `subscribers`, `eyes`, `seating`: who looks on, with whose eyes, and who sits where;
//! - `absence`: who is away, and what others may do about it;
//! - `agreement`: what all agreed to;
//! - `room`: before the match begins;
//! - `clock`: how much time is left, and what happens when none is;
//! - `proposal`: what one wants and all others have to agree to;
//! - `talk`: what is said at the table;
//! - `computers`, `thinker`: who thinks, and when.
//!
//! ```
//! use host::{
//!     Agreement, ClockState, Host, Input, Opening, Output, Past, SeatHolder, Seating, Settings, SubscriberId, Table,
//! };
//! use games::Library;
//! use protocol::{Deed, Request, TableId, ToClient, UndoRule};
//! use std::time::Duration;
//! use table::{Seat, Seed};
//!
//! // Ada plays both seats. The table tells people apart by whatever its holder uses for them.
//! let seat = |name: &str| {
//!     let (name, past) = (name.into(), Past::default());
//!     SeatHolder::Person { person: "ada", name, played_by: None, past }
//! };
//! let brain = bots::any_brain::<games::kingdom_builder::State>();
//! let library = Library::default();
//! let mut table = Table::open(Opening {
//!     id: TableId::new("t1"),
//!     brain,
//!     origin: Host::set_up(brain.game(), "players=2", Seed([7; 32]), &library)?,
//!     library,
//!     undo: UndoRule::Free,
//!     log: Vec::new(),
//!     seating: Seating {
//!         owner: "ada",
//!         seats: vec![seat("Ada"), seat("Bea")],
//!         is_listed: false,
//!         is_for_members: false,
//!         is_rated: false,
//!         rematch: None,
//!         has_begun: true,
//!         code: None,
//!     },
//!     agreement: Agreement::default(),
//!     clock: ClockState::default(),
//!     talk: Vec::new(),
//!     plans: Vec::new(),
//!     settings: Settings::default(),
//!     seed: 1,
//! })?;
//! let ada = SubscriberId(1);
//! let now = Duration::ZERO;
//! let shown = table.on(Input::Joined { subscriber: ada, person: Some("ada") }, now);
//! let Output::Send { message, .. } = &shown[1] else { panic!("the table first, then the match") };
//! let ToClient::Update(update) = &**message else { panic!("the match as Ada may see it") };
//!
//! let deed = Deed::Act(update.legal[0].clone());
//! let request = Request { number: 0, key: "k1".into(), seat: Seat::FIRST, deed };
//! let asked = table.on(Input::Asked { subscriber: ada, request }, now);
//! assert!(matches!(asked[..], [Output::Append(_)]), "first it is stored");
//! let done = table.on(Input::Stored, now);
//! assert!(matches!(done[..], [Output::Send { .. }, Output::Send { .. }]), "then it is shown");
//! # Ok::<(), protocol::Problem>(())
//! ```

mod absence;
mod agreement;
mod clock;
mod computers;
mod eyes;
mod host;
mod input;
mod output;
mod patience;
mod plans;
mod proposal;
mod room;
mod seating;
mod storing;
mod subscribers;
mod table;
mod talk;
mod thinker;

pub use absence::HandingOver;
pub use agreement::{Agreement, Settings};
pub use clock::{ClockState, SilenceLeft};
pub use host::Host;
pub use input::Input;
pub use output::{Append, Output, Then};
pub use plans::StoredPlan;
pub use seating::{Past, SeatHolder, Seating};
pub use subscribers::SubscriberId;
pub use table::{Opening, Table};
pub use talk::MAX_REMEMBERED;
pub use thinker::{Elsewhere, Job, Occasion, Thinker, Thought};
