//! How much each thing counts, in points; found by letting weights play against each other.

use crate::weights::weights;

weights! {
    /// What is worth how much.
    from "../../../data/suna-valo.weights";
    /// An energy stone, beside what is left of it at the end.
    energy: f32 = "energy",
    /// Grain or lily.
    plant: f32 = "plant",
    /// A flower.
    flower: f32 = "flower",
    /// Wool or egg.
    animal: f32 = "animal",
    /// A good that an order still waits for.
    needed: f32 = "needed",
    /// A good that the ship order aimed at still waits for.
    needed_for_ship: f32 = "needed-for-ship",
    /// In so many turns from the end goods begin to lose their worth.
    fading: f32 = "fading",
    /// How many turns a slot of an order takes.
    turns_per_slot: f32 = "turns-per-slot",
    /// How much of a good's worth a delivery costs.
    delivered: f32 = "delivered",
    /// What an extra drone of the dock brings each time.
    drone: f32 = "drone",
    /// A step anyway.
    step: f32 = "step",
    /// A step towards a tile, for each turn left.
    tile: f32 = "tile",
    /// How high the right track is expected to be climbed, for each turn left.
    climbing: f32 = "climbing",
    /// How high the left track is expected to be climbed, for each turn left.
    multiplying: f32 = "multiplying",
    /// The space freed on the left track.
    freed_left: f32 = "freed-left",
    /// The space freed on the right track.
    freed_right: f32 = "freed-right",
    /// An upgrade, for each turn left.
    upgrade: f32 = "upgrade",
    /// An endless store, for each turn left.
    endless: f32 = "endless",
    /// An income, for each era that is left.
    income: f32 = "income",
    /// How often a card will work again, for each turn left.
    again: f32 = "again",
    /// How often at most.
    again_at_most: f32 = "again-at-most",
    /// A card in the row to be filled next.
    row: f32 = "row",
    /// A card in a later row.
    later_row: f32 = "later-row",
    /// A ship order, beside its points and its effect.
    ship: f32 = "ship",
    /// What a festival gives the other.
    given: f32 = "given",
    /// How much of a payment's worth a card costs.
    price: f32 = "price",
    /// A scarcity marker.
    scarcity: f32 = "scarcity",
    /// A card of the own display that stays there, of its worth.
    kept: f32 = "kept",
    /// A card of the other's display, for it is gone then.
    taken_away: f32 = "taken-away",
    /// An order of one's own in time, of its points.
    own_order: f32 = "own-order",
    /// A good in a store that would otherwise produce.
    blocking: f32 = "blocking",
    /// What a good is worth when the match is over.
    left_over: f32 = "left-over",
    /// What the tiles of a column bring when it is activated, of their worth.
    progress_tile: f32 = "progress-tile",
    /// What was delivered to an order that waits, of its share.
    begun: f32 = "begun",
    /// A festival that lets one deliver.
    free_delivery: f32 = "free-delivery",
    /// A ship order that cannot be judged.
    any_ship: f32 = "any-ship",
    /// How gladly one pays what has to be paid.
    eagerness: f32 = "eagerness",
    /// Producing now rather than later.
    made: f32 = "made",
    /// The same into the satchel, beside that.
    made_in_satchel: f32 = "made-in-satchel",
    /// Using a tile that gives a good.
    tile_use: f32 = "tile-use",
    /// A card out of the discards, beside its worth.
    dug: f32 = "dug",
    /// Looking at the deck before refilling.
    look: f32 = "look",
    /// What replacing a card of the display costs anyway.
    replacing: f32 = "replacing",
    /// What a swap costs anyway.
    swapping: f32 = "swapping",
    /// Skipping what is offered.
    skipping: f32 = "skipping",
    /// Finishing what one need not go on with.
    finishing: f32 = "finishing",
    /// What raising a price above its minimum costs anyway.
    raising: f32 = "raising",
    /// What paying from the market costs anyway.
    market_payment: f32 = "market-payment",
    /// What handing in a good that is asked for costs anyway.
    fixed_payment: f32 = "fixed-payment",
    /// A store that blocks no production.
    tidy_store: f32 = "tidy-store",
    /// The satchel, likewise.
    tidy_satchel: f32 = "tidy-satchel",
    /// A delivery that completes an order now.
    completing: f32 = "completing",
    /// The progress tile that gives a step.
    step_tile: f32 = "step-tile",
    /// A progress tile, for each card of its column, of its worth.
    tile_per_card: f32 = "tile-per-card",
    /// What an end tile counts, for each turn left.
    end_later: f32 = "end-later",
    /// The same of ships.
    end_ships_later: f32 = "end-ships-later",
    /// An end tile whose points are not sure yet.
    end_unsure: f32 = "end-unsure",
    /// How much better the gleaner does than others.
    character_gleaner: f32 = "character-gleaner",
    /// How much better the haggler does than others.
    character_haggler: f32 = "character-haggler",
    /// How much better the courier does than others.
    character_courier: f32 = "character-courier",
    /// How much better the scout does than others.
    character_scout: f32 = "character-scout",
    /// How much better the tinker does than others.
    character_tinker: f32 = "character-tinker",
    /// How much better the skipper does than others.
    character_skipper: f32 = "character-skipper",
    /// How much better the satchel does than others.
    character_satchel: f32 = "character-satchel",
    /// How much better the barterer does than others.
    character_barterer: f32 = "character-barterer",
    /// The progress tile that a step leads to, beside what it is worth for each turn left.
    next_tile: f32 = "next-tile",
    /// The end tile that a step leads to.
    end_tile: f32 = "end-tile",
    /// How high the right track is expected to be climbed at most.
    climbing_at_most: f32 = "climbing-at-most",
    /// How high the left track is expected to be climbed at most.
    multiplying_at_most: f32 = "multiplying-at-most",
    /// The upgrade for cards placed face down, of other upgrades.
    face_down_step: f32 = "face-down-step",
    /// A space freed on the left track beyond another figure.
    freed_later: f32 = "freed-later",
    /// The next space freed on the left track, and for each point of the right one.
    freed_left_now: f32 = "freed-left-now",
    /// The ship order that clears a space of a track, beside its steps.
    clear_track: f32 = "clear-track",
    /// The ship order that places a card out of the discards.
    second_hand: f32 = "second-hand",
    /// The ship order that gives a boxed tile, for each turn left.
    spare_tile: f32 = "spare-tile",
    /// What a ship order counts in a column at the end, for each turn left.
    honours_later: f32 = "honours-later",
    /// The same of crates and barrels.
    honours_orders_later: f32 = "honours-orders-later",
    /// What every seat still gets; here and below, when the match ends and for each turn before.
    foreseen_turns: [f32; 2] = "foreseen-turns",
    /// Goods, of their worth.
    foreseen_stock: [f32; 2] = "foreseen-stock",
    /// Orders begun, of their worth.
    foreseen_begun: [f32; 2] = "foreseen-begun",
    /// What the cards make, of its worth.
    foreseen_output: [f32; 2] = "foreseen-output",
    /// A step that the cards give.
    foreseen_gears: [f32; 2] = "foreseen-gears",
    /// A drone that the cards give.
    foreseen_drones: [f32; 2] = "foreseen-drones",
    /// Upgrades, of their worth: they were the best of all places, and the rest is worth less.
    foreseen_upgrades: [f32; 2] = "foreseen-upgrades",
    /// A step of the left gear.
    foreseen_left: [f32; 2] = "foreseen-left",
    /// A step of the right gear.
    foreseen_right: [f32; 2] = "foreseen-right",
    /// What the end tile counts already: more than that is not to be had there.
    foreseen_end_tile: [f32; 2] = "foreseen-end-tile",
    /// Rows begun, of their points.
    foreseen_rows: [f32; 2] = "foreseen-rows",
    /// The best card of the own display, of its worth.
    foreseen_best_card: [f32; 2] = "foreseen-best-card",
    /// A good on the own display.
    foreseen_prices: [f32; 2] = "foreseen-prices",
    /// The character, of its worth.
    foreseen_character: [f32; 2] = "foreseen-character",
}
