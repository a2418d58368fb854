//! What goes over HTTP.

use crate::agreement::Pace;
use crate::members::Membership;
use crate::setup::is_yes;
use crate::table_id::TableId;
use crate::table_info::{Holder, TableInfo};
use crate::talk::Remark;
use crate::way_out::WayOut;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{ComponentsHash, RulesVersion, Seat, Side, named_enum, read_fields};

/// How a guest wants to be called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewGuest {
    /// The name, 1 to 24 characters.
    pub name: String,
}

/// Who the reader is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Guest {
    /// The name.
    pub name: String,
    /// What the reader is in the club, if a member.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub membership: Option<Membership>,
}

read_fields! { Guest: name, membership }

impl Guest {
    /// Whether the reader is one of the club.
    pub fn is_in_club(&self) -> bool {
        self.membership.as_ref().is_some_and(Membership::is_welcome)
    }
}

/// A game that can be played here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Game {
    /// Its name.
    pub name: String,
    /// The newest version of its rules, by which new matches are played.
    #[cfg_attr(feature = "schema", schema(value_type = u16))]
    pub rules: RulesVersion,
    /// The components that new tables here use if they name no others.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub components: ComponentsHash,
    /// The levels its computers play at, the gentlest first.
    pub levels: Vec<String>,
}

/// Asks a member to sit down at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewSitRequest {
    /// The member's name.
    pub name: String,
    /// A word to them; may be empty.
    #[serde(default)]
    pub words: String,
}

/// Somebody is asked to sit down at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct SitRequest {
    /// The table.
    pub table: TableId,
    /// Its game.
    pub game: String,
    /// The name of whoever is asked.
    pub name: String,
    /// The name of whoever asks.
    pub asked_by: String,
    /// A word from them; may be empty.
    pub words: String,
    /// Whether whoever is asked has seen it.
    pub is_seen: bool,
    /// When, in seconds since 1970.
    pub at: i64,
    /// How much time one has at that table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// Whether its match counts for ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

read_fields! { SitRequest:
    table, game, name, asked_by, words, is_seen, at, pace, rated or false,
}

/// A note to oneself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Note {
    /// What it says.
    pub words: String,
}

/// A remark that the host is to look at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Report {
    /// The table.
    pub table: TableId,
    /// The remark.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub remark: Remark,
    /// The name of whoever reports it.
    pub reported_by: String,
    /// When, in seconds since 1970.
    pub at: i64,
}

read_fields! { Report: table, remark, reported_by, at }

/// The tables one may see.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Lobby {
    /// Those where the reader sits or which the reader made, the latest first.
    pub mine: Vec<TableSummary>,
    /// Those open to all.
    pub listed: Vec<TableSummary>,
    /// At how many the reader is asked to sit down.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub n_requests: usize,
}

read_fields! { Lobby: mine, listed, n_requests or 0 }

/// The tables that wait for the reader, for pages on which no other table is shown.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Turns {
    /// In no order.
    pub turns: Vec<TableSummary>,
}

read_fields! { Turns: turns }

fn is_zero<N: Default + PartialEq>(number: &N) -> bool {
    *number == N::default()
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct TableSummary {
    /// The table's name in links.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The options in full.
    pub options: String,
    /// Who holds the seats, in order.
    pub seats: Vec<Holder>,
    /// Whether one of the reader's seats is asked.
    pub is_my_turn: bool,
    /// The seat that is asked, once the match has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<usize>))]
    pub to_act: Option<Seat>,
    /// The number of its state, by which its small picture is asked for.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub number: u64,
    /// Whether the match is over.
    pub is_over: bool,
    /// Whether the match counts for ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// When something last happened, in seconds since 1970.
    pub changed_at: i64,
    /// Whether people still sit down, and nobody acts.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_waiting: bool,
    /// How much time whoever is asked has left, in seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_left: Option<i64>,
    /// How much time one has; without it, all there is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// The name of whoever made it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub made_by: String,
    /// Whether the reader may watch.
    #[serde(default, skip_serializing_if = "is_yes")]
    pub watchers: bool,
    /// The sides that won, once the match is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<usize>))]
    pub winners: Vec<Side>,
    /// How it ended for the reader, at one seat of their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_result: Option<OwnResult>,
    /// The seat that acted last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<usize>))]
    pub acted: Option<Seat>,
    /// How the reader can have done with the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub way_out: Option<WayOut>,
}

read_fields! { TableSummary:
    id, game, options, seats, is_my_turn, to_act, number or 0, is_over, rated or false, changed_at,
    is_waiting or false, time_left, pace, made_by or String::new(), watchers or true,
    winners or Vec::new(), own_result, acted, way_out,
}

/// How a match ended for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct OwnResult {
    /// The place, from 1; who is tied shares the better one.
    pub place: usize,
    /// The points.
    pub points: i32,
    /// What the match did to the rating, if it counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_change: Option<i64>,
}

read_fields! { OwnResult: place, points, rating_change }

impl TableSummary {
    /// Whether there is a seat to sit down at for somebody of the club, or for a guest: only members
    /// play matches that are rated.
    pub fn has_seat_for(&self, is_in_club: bool) -> bool {
        !self.is_over && self.seats.contains(&Holder::Open) && (is_in_club || !self.rated)
    }
}

/// How a match stands, for a list of tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Glance {
    /// The points of each side, as far as everybody can count them.
    pub points: Vec<i32>,
}

read_fields! { Glance: points }

/// A table was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Created {
    /// The table.
    pub table: TableInfo,
    /// The secret links of its open seats.
    pub links: Vec<SeatLink>,
}

read_fields! { Created: table, links }

/// The links of a table's open seats, for its owner only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Links {
    /// One for each open seat.
    pub links: Vec<SeatLink>,
}

read_fields! { Links: links }

/// The secret link of an open seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct SeatLink {
    /// The seat.
    #[cfg_attr(feature = "schema", schema(value_type = usize))]
    pub seat: Seat,
    /// The secret that opens it.
    pub secret: String,
    /// The whole link; the secret stands behind the `#`, which no server and no log ever sees.
    pub link: String,
}

read_fields! { SeatLink: seat, secret, link }

/// Takes the seat that a secret opens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Claim {
    /// The secret.
    pub secret: String,
}

/// What a secret opens, told without using it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Invitation {
    /// The seat.
    #[cfg_attr(feature = "schema", schema(value_type = usize))]
    pub seat: Seat,
    /// Whether it can be taken.
    pub state: InvitationState,
    /// The name of whoever holds the seat now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

read_fields! { Invitation: seat, state, name }

named_enum! {
    /// Whether a seat can be taken by a link.
    #[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(rename_all = "kebab-case"))]
    pub enum InvitationState {
        /// Whoever comes first takes the seat.
        Free = "free",
        /// The holder goes on with the seat at another device: whoever comes first takes it over.
        Travels = "travels",
        /// The reader holds the seat.
        Mine = "mine",
        /// The link was used, or the seat is somebody's by another way.
        Taken = "taken",
        /// The link is too old.
        Expired = "expired",
        /// The match is over, and seats are not taken any more.
        Over = "over",
    }
}

/// Has done with a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Leave {
    /// How; if the table has changed meanwhile and this is not the way any more, nothing is done.
    pub way: WayOut,
    /// The level of the computer that plays on at a seat that is given up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
}

/// Something to be drawn as a QR code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Drawable {
    /// The text, such as a link.
    pub text: String,
}

/// Hands a person's seat to a computer, or back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HandOver {
    /// The level of the computer; `None` gives the seat back to its holder.
    pub level: Option<String>,
}

/// A set of components: everything printed that the rules of a game read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ComponentFiles {
    /// The hash of what the rules read, which names the set.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub hash: ComponentsHash,
    /// The text of every file, by its name.
    pub files: BTreeMap<String, String>,
}

read_fields! { ComponentFiles: hash, files }

/// Files that make a set of components.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewComponents {
    /// Texts by the names of their files; a file that is not named is as it comes with the server.
    pub files: BTreeMap<String, String>,
}

/// A set of components is kept, and tables can name it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct KeptComponents {
    /// The hash that names the set.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub hash: ComponentsHash,
}
