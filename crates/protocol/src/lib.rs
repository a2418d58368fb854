//! Everything that crosses a wire: between browser and server, between page and worker, and between
//! a table and its log.
//!
//! A client opens a socket for one table, says [`ToServer::Hello`] and from then on gets an
//! [`Update`] whenever something changed: all it may know, and what it may do. What it does carries
//! the number of the state it answers and a key of its own, so that nothing is done twice.
//!
//! ```
//! use protocol::{Deed, Request, ToServer};
//! use table::Seat;
//!
//! let deed = Deed::act("build 3,4");
//! let request = Request { number: 7, key: "k1".into(), seat: Seat::FIRST, deed };
//! let text = serde_json::to_string(&ToServer::Do(request)).unwrap();
//! assert_eq!(text, r#"{"do":{"number":7,"key":"k1","seat":0,"act":"build 3,4"}}"#);
//! ```
//!
//! Enums are tagged from outside (`{"update": …}`), which lets a view pass through as it is.

mod agreement;
mod api;
mod channels;
mod coming_back;
mod elsewhere;
mod export;
mod host_page;
mod log;
mod members;
mod message;
mod plan;
mod problem;
mod profile;
mod rankings;
mod room;
mod setup;
mod table_id;
mod table_info;
mod talk;
mod think;
mod way_out;

pub use agreement::{Away, Pace};
pub use api::{
    Claim, ComponentFiles, Created, Drawable, Game, Glance, Guest, HandOver, Invitation,
    InvitationState, KeptComponents, Leave, Links, Lobby, NewComponents, NewGuest, NewSitRequest,
    Note, OwnResult, Report, SeatLink, SitRequest, TableSummary, Turns,
};
pub use channels::{
    ChannelAnswer, ChannelKind, ChannelSummary, ChannelTerms, ChannelWish, Channels, LostChannel,
    NoticeKind, UtcOffset, WordOfTable,
};
pub use coming_back::{BROKEN, ComingBack, RESTARTS};
pub use elsewhere::{
    CameBack, Elsewhere, ErrandAddress, ErrandAnswer, ErrandWish, SignsInElsewhere,
};
pub use export::{
    Belongings, Export, ExportedDevice, ExportedHoliday, ExportedIdentity, ExportedKey,
    ExportedMatch, ExportedNote, ExportedPlan, ExportedRating, ExportedRemark, ExportedReport,
    ExportedRequest, ListedMember,
};
pub use host_page::{
    Backup, Backups, ChangedMember, ClubInvitation, HostTables, Limit, MadeInvitation, Measure,
    MeasureKind, NewInvitation, Nightly, Overview, ResetCode,
};
pub use log::{COMPUTER_KEY, Deed, Entry, PLAN_KEY};
pub use members::{
    Admission, Club, Device, Farewell, Holiday, KeyQuestion, Me, MemberSummary, Members,
    Membership, NewPasskey, NewPassword, PasskeySummary, PasswordAgain, Recover, RecoveryCodes,
    Role, SignIn, SignUp, SignedByKey, SignedUp, Standing,
};
pub use message::{Hello, NumberedEvent, Request, ToClient, ToServer, Update};
pub use plan::{Plan, PlanTold, PlannedStep, mark};
pub use problem::{Code, Problem};
pub use profile::{
    CategoryMean, Contestant, Encounter, GameProfile, MatchPage, NewRegard, PlayedMatch,
    PresenceWish, Profile, ProfileRating, RatingPoint, Regard,
};
pub use rankings::{ArchiveConsent, RankedComputer, RankedPerson, Rankings};
pub use room::{Clocks, Proposal, Readiness, Room, Swap, Term, Terms, Wish};
pub use setup::{MAX_GRACE, SeatSetup, TableSetup, USUAL_GRACE, UndoRule, is_plain_level};
pub use table_id::TableId;
pub use table_info::{Holder, SeatInfo, StandIn, TableInfo};
pub use talk::{MAX_REMARK, MuteWish, MutedPerson, MutedTalk, Phrase, Remark, Said};
pub use think::{ChoiceElsewhere, FromHelper, THINK_VERSION, ToHelper};
pub use way_out::{Bonds, WayOut};

/// The version of this protocol that clients of this program speak.
pub const VERSION: u32 = 1;

/// The versions that servers understand; a client of another one is told so and must be loaded anew. A new
/// version is understood first, and spoken by the next program: so clients and servers of two programs
/// that follow each other always understand each other, and both may be there at once.
pub const UNDERSTOOD: std::ops::RangeInclusive<u32> = VERSION..=VERSION;

/// The longest message a client may send, in bytes.
pub const MAX_MESSAGE: usize = 16 * 1024;
