//! Why something was not done.

use serde::Serialize;
use std::fmt;
use table::{named_enum, read_fields};

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Problem {
    /// What kind of problem it is, for programs and for translations.
    pub code: Code,
    /// What went wrong and what to do, in English.
    pub reason: String,
    /// The number of the rule that forbids it, if a rule of the game does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

read_fields! { Problem: code, reason, rule }

impl Problem {
    /// A problem that is not a rule of the game.
    pub fn new(code: Code, reason: impl Into<String>) -> Problem {
        Problem { code, reason: reason.into(), rule: None }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for Problem {}

named_enum! {
    /// The kinds of problems.
    #[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(rename_all = "kebab-case"))]
    pub enum Code {
        /// It answers a state that is no longer the present one.
        Stale = "stale",
        /// This very request was carried out already.
        Doubled = "doubled",
        /// The seat belongs to somebody else, or to nobody.
        NotYourSeat = "not-your-seat",
        /// Another seat is asked.
        NotYourTurn = "not-your-turn",
        /// A rule of the game forbids it.
        Rule = "rule",
        /// There is nothing that may be taken back.
        NoUndo = "no-undo",
        /// The match has not begun.
        NotBegun = "not-begun",
        /// The match is over.
        Over = "over",
        /// It could not be read.
        Unreadable = "unreadable",
        /// It is longer than a message may be.
        TooLarge = "too-large",
        /// Too many requests in too short a time.
        TooFast = "too-fast",
        /// It is made for another version of the protocol.
        Version = "version",
        /// There is no such table, seat or game.
        Unknown = "unknown",
        /// The link is not, or no longer, valid.
        BadLink = "bad-link",
        /// The seat is taken.
        Taken = "taken",
        /// Whoever holds the seat has not been away for long enough.
        TooEarly = "too-early",
        /// All others who are here have to agree to it.
        NotAgreed = "not-agreed",
        /// Only those who sit at the table may see it.
        NoWatchers = "no-watchers",
        /// Only the table's owner may do this.
        NotOwner = "not-owner",
        /// One has to have a name first.
        NoGuest = "no-guest",
        /// Only members may do this.
        NoMember = "no-member",
        /// Only the club's host, or a steward, may do this.
        NotHost = "not-host",
        /// Name and password, or code, do not belong together.
        NotRecognised = "not-recognised",
        /// Another member has this name.
        NameTaken = "name-taken",
        /// One becomes a member by invitation only, and this is none.
        NotInvited = "not-invited",
        /// Whoever was sent elsewhere to sign in has come back too late, twice, or in another browser.
        ErrandOver = "errand-over",
        /// Where one signs in elsewhere, there is no answer, or a wrong one.
        NoAnswerElsewhere = "no-answer-elsewhere",
        /// What was said elsewhere about somebody does not hold.
        NotVouched = "not-vouched",
        /// Somebody else is known by what was said elsewhere, or one is known by something else there.
        IdentityTaken = "identity-taken",
        /// It is the only way by which one can come in.
        LastWay = "last-way",
        /// There are as many tables as one guest may have.
        TooManyTables = "too-many-tables",
        /// The options or seats are not possible.
        BadSetup = "bad-setup",
        /// The match is not over yet.
        NotOver = "not-over",
        /// It could not be written to disk.
        Storage = "storage",
        /// The match follows rules that this program does not have.
        OtherRules = "other-rules",
        /// The match began with boards or cards that are not at hand.
        OtherComponents = "other-components",
        /// What is stored of the match contradicts itself.
        Damaged = "damaged",
        /// The request comes from another site.
        Origin = "origin",
        /// The server is stopping or too busy.
        Unavailable = "unavailable",
    }
}
