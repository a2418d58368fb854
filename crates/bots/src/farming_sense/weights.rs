//! How much each thing counts, in points; found by letting weights play against each other.

/// What is worth how much.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// An energy stone, beside what is left of it at the end.
    pub(super) energy: f32,
    /// Grain or lily.
    pub(super) plant: f32,
    /// A flower.
    pub(super) flower: f32,
    /// Wool or egg.
    pub(super) animal: f32,
    /// A good that an order still waits for.
    pub(super) needed: f32,
    /// A good that the ship order aimed at still waits for.
    pub(super) needed_for_ship: f32,
    /// In so many turns from the end goods begin to lose their worth.
    pub(super) fading: f32,
    /// How many turns a slot of an order takes.
    pub(super) turns_per_slot: f32,
    /// How much of a good's worth a delivery costs.
    pub(super) delivered: f32,
    /// What an extra drone of the dock brings each time.
    pub(super) drone: f32,
    /// A step anyway.
    pub(super) step: f32,
    /// A step towards a tile, for each turn left.
    pub(super) tile: f32,
    /// How high the right track is expected to be climbed, for each turn left.
    pub(super) climbing: f32,
    /// How high the left track is expected to be climbed, for each turn left.
    pub(super) multiplying: f32,
    /// The space freed on the left track.
    pub(super) freed_left: f32,
    /// The space freed on the right track.
    pub(super) freed_right: f32,
    /// An upgrade, for each turn left.
    pub(super) upgrade: f32,
    /// An endless store, for each turn left.
    pub(super) endless: f32,
    /// An income, for each era that is left.
    pub(super) income: f32,
    /// How often a card will work again, for each turn left.
    pub(super) again: f32,
    /// How often at most.
    pub(super) again_at_most: f32,
    /// A card in the row to be filled next.
    pub(super) row: f32,
    /// A card in a later row.
    pub(super) later_row: f32,
    /// A ship order, beside its points and its effect.
    pub(super) ship: f32,
    /// What a festival gives the other.
    pub(super) given: f32,
    /// How much of a payment's worth a card costs.
    pub(super) price: f32,
    /// A scarcity marker.
    pub(super) scarcity: f32,
    /// A card of the own display that stays there, of its worth.
    pub(super) kept: f32,
    /// A card of the other's display, for it is gone then.
    pub(super) taken_away: f32,
    /// An order of one's own in time, of its points.
    pub(super) own_order: f32,
    /// A good in a store that would otherwise produce.
    pub(super) blocking: f32,
}

/// The weights in use.
pub(super) const WEIGHTS: Weights = Weights {
    energy: 0.1,
    plant: 0.4,
    flower: 0.64,
    animal: 0.55,
    needed: 0.35,
    needed_for_ship: 0.3,
    fading: 3.0,
    turns_per_slot: 1.2,
    delivered: 0.8,
    drone: 1.0,
    step: 0.35,
    tile: 0.12,
    climbing: 0.125,
    multiplying: 0.083,
    freed_left: 0.12,
    freed_right: 0.3,
    upgrade: 0.08,
    endless: 0.1,
    income: 0.7,
    again: 0.16,
    again_at_most: 3.5,
    row: 1.3,
    later_row: 0.4,
    ship: 0.0,
    given: 0.8,
    price: 0.7,
    scarcity: 1.0,
    kept: 0.5,
    taken_away: 0.3,
    own_order: 0.75,
    blocking: 0.15,
};
