//! Who sits at a table.

use crate::agreement::{Away, Pace};
use crate::room::{Proposal, Room};
use crate::setup::{UndoRule, is_usual_away, is_yes, usual_grace};
use crate::table_id::TableId;
use crate::way_out::WayOut;
use serde::Serialize;
use table::{ComponentsHash, RulesVersion, read_fields, read_variants};

/// A table as one reader may see it, without the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct TableInfo {
    /// The table's name in links.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The version of the game's rules.
    #[cfg_attr(feature = "schema", schema(value_type = u16))]
    pub rules: RulesVersion,
    /// The hash of the match's components.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub components: ComponentsHash,
    /// The options in full.
    pub options: String,
    /// The hash of the seed, published from the start so that the shuffle can be checked at the end.
    pub seed_hash: String,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// How far one may take back.
    pub undo: UndoRule,
    /// Whether everybody sees the table in the lobby.
    pub listed: bool,
    /// Whether only members do, and sit down from there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub members_only: bool,
    /// Whether the match counts for ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// Whether the reader made the table.
    pub is_owner: bool,
    /// How many watch without a seat.
    pub n_watchers: usize,
    /// The table of the rematch, once somebody asked for one.
    pub rematch: Option<TableId>,
    /// How long somebody has to be away before others may let a computer play at their seat, in
    /// seconds.
    #[serde(default = "usual_grace")]
    pub grace: u32,
    /// How the reader can have done with the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub way_out: Option<WayOut>,
    /// How much time one has; without it, all there is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// What happens when somebody stays away.
    #[serde(default, skip_serializing_if = "is_usual_away")]
    pub away: Away,
    /// Whether people who do not sit here may watch.
    #[serde(default, skip_serializing_if = "is_yes")]
    pub watchers: bool,
    /// What there is to know before the match begins; `None` once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub room: Option<Room>,
    /// What somebody wants that others are asked about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposal: Option<Proposal>,
}

read_fields! { TableInfo:
    id, game, rules, components, options, seed_hash, seats, undo, listed,
    members_only or false, rated or false, is_owner, n_watchers, rematch, grace or usual_grace(), way_out, pace, away or Away::Others,
    watchers or true, room, proposal,
}

impl TableInfo {
    /// Whether whoever finds the table in the lobby has to be a member to sit down.
    pub fn is_for_members(&self) -> bool {
        self.rated || (self.listed && self.members_only)
    }
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct SeatInfo {
    /// Who holds it.
    pub holder: Holder,
    /// Whether the reader holds it.
    pub is_mine: bool,
    /// Whether a person holds it and is connected now.
    pub is_here: bool,
    /// The level of the computer that plays for an absent person.
    pub played_by: Option<String>,
    /// The computer that plays, or last played, for the person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<StandIn>,
    /// In how many seconds others may let a computer play for an absent person; as the time passes
    /// it is told anew only when it has come to 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand_over_in: Option<u32>,
    /// Whether that is for one alone to decide no more: several others are here, and have to agree.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_agreement: bool,
    /// The name of the person who gave the seat up to the computer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given_up_by: Option<String>,
    /// Whether the reader held the seat and went on with it at another device.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_moved: bool,
    /// Whether the match may begin, as far as the holder is concerned.
    #[serde(default, skip_serializing_if = "is_yes")]
    pub is_ready: bool,
    /// Until when the holder is on holiday, in seconds since 1970; where turns take days, they are
    /// waited for until then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holiday_until: Option<i64>,
}

read_fields! { SeatInfo:
    holder, is_mine, is_here, played_by, stand_in, hand_over_in,
    by_agreement or false, given_up_by, has_moved or false, is_ready or true, holiday_until,
}

impl SeatInfo {
    /// A seat that has an easy life: whoever holds it is here and plays.
    pub fn held_by(holder: Holder, is_mine: bool) -> SeatInfo {
        SeatInfo {
            holder,
            is_mine,
            is_here: true,
            played_by: None,
            stand_in: None,
            hand_over_in: None,
            by_agreement: false,
            given_up_by: None,
            has_moved: false,
            is_ready: true,
            holiday_until: None,
        }
    }
}

/// A computer that plays for an absent person, or did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct StandIn {
    /// Its level.
    pub level: String,
    /// The number of the last action before it came.
    pub since: usize,
    /// The number of the last action before it went, once it has.
    pub until: Option<usize>,
}

read_fields! { StandIn: level, since, until }

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// The name.
        name: String,
    },
    /// A computer.
    Computer {
        /// Its level.
        level: String,
    },
}

read_variants! { Holder: Open, Person { name }, Computer { level } }
