//! The regions of the map and the strips of the action board.

use table::{members, named_enum};

named_enum! {
    /// A region of the map, from north to south.
    pub enum Region {
        /// The northernmost.
        Unknown = "unknown",
        /// Second from the north.
        NewHope = "new-hope",
        /// Third from the north.
        Boonlake = "boonlake",
        /// The southernmost.
        Southern = "southern",
    }
}
members!(Region);

named_enum! {
    /// An action strip.
    pub enum Strip {
        /// Explore twice, then develop or upgrade; the others draw two cards and play one.
        Pioneer = "pioneer",
        /// Lay a pasture; all place cattle or play a card.
        Cattle = "cattle",
        /// Take a region's reward; the other regions pay all.
        Region = "region",
        /// Modernize; all modernize for an inhabitant or draw a card.
        Progress = "progress",
        /// Develop or upgrade; all do so or play a card.
        Settle = "settle",
        /// An inhabitant and exploring; all hire.
        Hire = "hire",
        /// Three coins, then a card; all play a card.
        Builder = "builder",
    }
}
