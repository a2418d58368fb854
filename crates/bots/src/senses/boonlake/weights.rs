//! How much each thing counts, in points at the end.

use crate::weights::weights;

weights! {
    /// What is worth how much.
    from "../../../data/boonlake.weights";
    /// A river space of advance: who is slow lets the others choose when it ends.
    river_space: f32 = "river-space",
    /// How much of what scoring tiles promise is believed.
    scoring_tiles: f32 = "scoring-tiles",
    /// How much the best cards in hand count, the best first: each further one is less likely to be played.
    hand: [f32; 5] = "hand",
    /// The hope that a card in hand will be played, by how many resources it is short of what boats can bring.
    hope: [f32; 4] = "hope",
    /// The share of the match from the end at which goods begin to lose their worth.
    fading: f32 = "fading",
    /// A coin: at the end, and what it is worth more before.
    coin: [f32; 2] = "coin",
    /// Any card, likewise.
    card: [f32; 2] = "card",
    /// An inhabitant, likewise.
    inhabitant: [f32; 2] = "inhabitant",
    /// A vase, likewise.
    vase: [f32; 2] = "vase",
    /// What the last coins are worth more each, and how many these are.
    few_coins: [f32; 2] = "few-coins",
    /// What coins are worth less each beyond a number, and that number.
    many_coins: [f32; 2] = "many-coins",
    /// What inhabitants on the ranch are worth, of their worth, beyond a number; and that number.
    crowded_ranch: [f32; 2] = "crowded-ranch",
    /// What a step on a track usually brings: at once, and at each scoring that pays.
    track_step: [f32; 2] = "track-step",
    /// What a step on the card track usually brings more.
    card_step: f32 = "card-step",
    /// What an exchange or a lever put up usually brings.
    usual_exchange: f32 = "usual-exchange",
    /// What a house or settlement usually brings beside the inhabitant saved: anyway, and for each scoring.
    building: [f32; 2] = "building",
    /// What a card that pays at the end usually brings.
    usual_end: f32 = "usual-end",
    /// An exchange, of what it gains.
    exchanged: f32 = "exchanged",
    /// Putting a lever up again.
    lifted: f32 = "lifted",
    /// A card drawn, of any card.
    drawn: f32 = "drawn",
    /// A card of the income, of any card.
    income_card: f32 = "income-card",
    /// All production, by its number.
    production: [f32; 9] = "production",
    /// A step beyond the end of a track.
    overflow: f32 = "overflow",
    /// What the lever for a vase brings between two scorings.
    lever_vase: f32 = "lever-vase",
    /// What the lever that modernizes brings.
    lever_modernize: f32 = "lever-modernize",
    /// What the lever that upgrades brings.
    lever_upgrade: f32 = "lever-upgrade",
    /// What the lever for a forgone card brings, of a coin for each resource.
    lever_production: f32 = "lever-production",
    /// What the lever for three coins brings, in coins.
    lever_three_coins: f32 = "lever-three-coins",
    /// What the lever for regions brings.
    lever_region: f32 = "lever-region",
    /// What the lever for a boat brings.
    lever_boat: f32 = "lever-boat",
    /// What the lever for settlements brings.
    lever_settlement: f32 = "lever-settlement",
    /// What the lever for a laid tile brings, in inhabitants.
    lever_tile: f32 = "lever-tile",
    /// What the lever for a joker or two coins brings, in coins.
    lever_joker_or_two: f32 = "lever-joker-or-two",
    /// What the lever for a joker and five coins brings, in coins.
    lever_joker_and_five: f32 = "lever-joker-and-five",
    /// What the lever for cards brings beside the inhabitant, and what it costs, in cards.
    lever_cards: [f32; 2] = "lever-cards",
    /// A use of a lever after the next scoring, of its worth.
    lever_later: f32 = "lever-later",
    /// A use of a lever before the next scoring, of its worth.
    lever_now: f32 = "lever-now",
    /// A lever on the way to four, and on the way to seven.
    levers_begun: [f32; 2] = "levers-begun",
    /// What one more lever pays at the end, by how many there are.
    levers_at_end: [f32; 8] = "levers-at-end",
    /// A piece on the map, for each scoring.
    presence: f32 = "presence",
    /// An inhabitant on the map: of an inhabitant, and for each scoring.
    can_grow: [f32; 2] = "can-grow",
    /// A house on the map: anyway, and for each scoring.
    house: [f32; 2] = "house",
    /// A coin less for levers, between two scorings.
    lever_discount: f32 = "lever-discount",
    /// A coin less for cards, likewise.
    card_discount: f32 = "card-discount",
    /// A coin more for a discard, likewise.
    discard_bonus: f32 = "discard-bonus",
    /// An inhabitant less for cattle, likewise.
    cattle_inhabitant: f32 = "cattle-inhabitant",
    /// Coins for cattle, likewise.
    cattle_coins: f32 = "cattle-coins",
    /// Coins of the river, likewise.
    river_coins: f32 = "river-coins",
    /// Coins of a harbour, likewise.
    harbour_coins: f32 = "harbour-coins",
    /// Cards of a harbour, likewise.
    harbour_cards: f32 = "harbour-cards",
    /// A second vase, likewise.
    vase_bonus: f32 = "vase-bonus",
    /// A resource that the own project asks for, when the first site is chosen.
    project_resource: f32 = "project-resource",
    /// How much less wood is worth then: boats show it without a move.
    wood: f32 = "wood",
    /// Steps on a track gained in a quarter of a match.
    growth_tracks: f32 = "growth-tracks",
    /// Levers, likewise.
    growth_levers: f32 = "growth-levers",
    /// Cattle, likewise.
    growth_cattle: f32 = "growth-cattle",
    /// Houses, likewise.
    growth_houses: f32 = "growth-houses",
    /// Settlements, likewise.
    growth_settlements: f32 = "growth-settlements",
    /// Production, likewise.
    growth_production: f32 = "growth-production",
    /// Presences in a region, likewise.
    growth_presences: f32 = "growth-presences",
    /// Steps of the lower track, likewise.
    growth_lower_track: f32 = "growth-lower-track",
    /// Connected tiles, likewise.
    growth_connected: f32 = "growth-connected",
    /// Presences at bridges, likewise.
    growth_bridges: f32 = "growth-bridges",
    /// Presences in two regions, likewise.
    growth_two_regions: f32 = "growth-two-regions",
    /// Cards of two kinds, likewise.
    growth_card_kinds: f32 = "growth-card-kinds",
    /// Exchanges of inhabitants, of vases and of coins, likewise.
    growth_exchanges: [f32; 3] = "growth-exchanges",
    /// The chance to meet a tile that one is just on the way to, and what each thing short takes off it.
    tile_chance: [f32; 2] = "tile-chance",
    /// Laying a tile now, beside the space's reward.
    laid: f32 = "laid",
    /// What others get, of its worth.
    for_others: f32 = "for-others",
    /// What the others get from the pioneer, in cards.
    others_pioneer: f32 = "others-pioneer",
    /// What they get from cattle.
    others_cattle: f32 = "others-cattle",
    /// What they get from progress, in cards.
    others_progress: f32 = "others-progress",
    /// What they get from settling.
    others_settle: f32 = "others-settle",
    /// What they get from hiring.
    others_hire: f32 = "others-hire",
    /// What they get from the builder.
    others_builder: f32 = "others-builder",
    /// What they get from a region.
    others_region: f32 = "others-region",
    /// A card drawn instead of a lever, of any card.
    drawn_by_progress: f32 = "drawn-by-progress",
    /// Two cards drawn by the builder, of any card.
    drawn_by_builder: f32 = "drawn-by-builder",
    /// A site that pays both incomes, in coins.
    site_income: f32 = "site-income",
    /// What a player who plays on sensibly gains over a whole match, beyond what is owned already.
    points_to_come: f32 = "points-to-come",
    /// What the Wise Eminence earns over a whole match beside its present income: at the easiest level, and more at each further one.
    eminence_to_come: [f32; 2] = "eminence-to-come",
    /// The income of the Wise Eminence at each scoring left, of its present income.
    eminence_income: f32 = "eminence-income",
}
