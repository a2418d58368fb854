//! Tables, logs and people on disk: SQLite in a file, or PostgreSQL when the address says so.
//!
//! A match is stored as what it began with, its components included, and its log, which only grows;
//! when it is over, also as how it ended and as a text. What is acknowledged is on disk: one task
//! writes, takes everything that waits, and commits it together (see `writer`). One process at a
//! time writes to a database (see `keeper`), or on PostgreSQL several that share it (see `nodes`). Tokens and secrets are stored as hashes only.
//!
//! ```
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! use store::{NewPerson, PersonId, SecretHash, Store};
//!
//! let folder = std::env::temp_dir().join(format!("freehold-doc-{}", std::process::id()));
//! std::fs::create_dir_all(&folder).unwrap();
//! let store = Store::open(&store::sqlite_url(&folder.join("freehold.db"))).await?;
//! let token = SecretHash::of(b"a token that only Ada knows");
//! store.create_person(NewPerson { id: PersonId::new(1), token, name: "Ada".into() }).await?;
//! assert_eq!(store.person_by_token(token).await?.unwrap().name, "Ada");
//! store.close().await;
//! # std::fs::remove_dir_all(folder).unwrap();
//! # Ok::<(), store::StoreError>(())
//! # }).unwrap();
//! ```

mod archive;
mod backup;
mod belongings;
mod chain;
mod challenges;
mod channels;
mod clocks;
mod club;
mod connect;
mod devices;
mod ending;
mod error;
mod farewell;
mod friends;
mod history;
mod holidays;
mod identities;
mod inspection;
mod invitations;
mod keeper;
mod leaving;
mod matches;
mod members;
mod migration;
mod model;
mod month;
mod mutes;
mod nodes;
mod notes;
mod notices;
mod passkeys;
mod person_id;
mod plans;
mod rankings;
mod rated;
mod rating;
mod read;
mod readers;
mod requests;
mod rescue;
mod room;
mod rows;
mod running;
mod seats;
mod secret_hash;
mod shape;
mod soundness;
mod statistics;
mod stored;
mod talk;
mod terms;
mod transfer;
mod unfinished;
mod untouched;
mod write;
mod writer;

pub use backup::{back_up, backup_folder, check_copy, restore};
pub use channels::{Channel, LostChannel, NewChannel};
pub use club::{Counts, Measure};
pub use connect::{Access, USUAL_READERS, check_url, sqlite_url};
pub use devices::Device;
pub use error::StoreError;
pub use friends::{Finds, Regard, Regarded};
pub use identities::{Errand, Identity, KnownIdentity, Linked, Removed};
pub use inspection::{InspectedLog, Inspection};
pub use invitations::Invitation;
pub use matches::{FinishedMatch, FinishedSide, MatchNumber, RatingChange};
pub use members::{Joined, Member, NameStart, NewMember};
pub use model::{
    Append, Claimed, HandOver, Left, NewPerson, NewRemark, NewSeat, NewTable, Opened, Outcome,
    Person, SideResult, StoredClock, StoredResult, StoredSeat, StoredSilence, StoredStandIn,
    StoredTable, Summary, SummarySide, Swapped, Then,
};
pub use month::Month;
pub use mutes::Muted;
pub use nodes::{Fence, Lease, Listener, NodeId, Pulse};
pub use notices::Notice;
pub use passkeys::Passkey;
pub use person_id::PersonId;
pub use plans::SeatPlan;
pub use rankings::{GameRating, RankedPerson, RatingPoint};
pub use rated::ComputerRating;
pub use rating::{Contender, Rating, rate};
pub use requests::SitRequest;
pub use rescue::{Rescued, rescue};
pub use secret_hash::SecretHash;
pub use statistics::{CategoryMeans, Encounters, Opponent, Statistics};
pub use stored::Store;
pub use talk::Report;
pub use terms::NewSetUp;
pub use transfer::{RowCounts, move_to};
pub use unfinished::{PageEnd, RemovedTable};
