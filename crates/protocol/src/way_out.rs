//! How somebody can have done with a table.

use table::named_enum;

named_enum! {
    /// How somebody can have done with a table. At any moment there is one way at most.
    #[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(rename_all = "kebab-case"))]
    pub enum WayOut {
        /// Nobody else sits here: the table is removed, with all that happened at it.
        Remove = "remove",
        /// Nothing happened yet: one's seats are free again. If it is one's own table, it is
        /// somebody's who sits here from then on.
        Leave = "leave",
        /// The match goes on: a computer plays at one's seats to the end, and they are its own.
        Resign = "resign",
        /// The match is over: the table goes from one's list.
        PutAway = "put-away",
    }
}

/// What ties somebody to a table.
#[derive(Clone, Copy, Debug)]
pub struct Bonds {
    /// Whether it is their table.
    pub is_owner: bool,
    /// Whether they hold a seat.
    pub sits: bool,
    /// Whether somebody else holds a seat.
    pub others_sit: bool,
    /// Whether something has happened in the match.
    pub has_begun: bool,
    /// Whether the match is over.
    pub is_over: bool,
}

impl Bonds {
    /// The way out, if there is anything to get out of.
    pub fn way_out(self) -> Option<WayOut> {
        match self {
            Bonds { is_owner: false, sits: false, .. } => None,
            Bonds { is_over: true, .. } => Some(WayOut::PutAway),
            Bonds { is_owner: true, others_sit: false, .. } => Some(WayOut::Remove),
            // Somebody who made a table for others gives it to them.
            Bonds { sits: false, .. } | Bonds { has_begun: false, .. } => Some(WayOut::Leave),
            Bonds { .. } => Some(WayOut::Resign),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_one_way_out_for_whoever_is_in() {
        let way = |is_owner, sits, others_sit, has_begun, is_over| {
            Bonds { is_owner, sits, others_sit, has_begun, is_over }.way_out()
        };
        assert_eq!(way(false, false, true, true, false), None, "a watcher just goes");
        assert_eq!(way(true, true, false, true, false), Some(WayOut::Remove));
        assert_eq!(way(true, true, true, false, false), Some(WayOut::Leave));
        assert_eq!(way(false, true, true, true, false), Some(WayOut::Resign));
        assert_eq!(way(true, false, true, true, false), Some(WayOut::Leave));
        assert_eq!(way(false, true, false, true, true), Some(WayOut::PutAway));
    }
}
