//! How much each thing counts, in gold; found by measurement (`freehold tune`).

use crate::weights::weights;

weights! {
    /// What a settlement is hoped to bring.
    from "../../../data/kingdom-builder.weights";
    /// A tile that builds, for each turn it can still be used.
    building_tile: f32 = "building-tile",
    /// A tile that moves, likewise.
    moving_tile: f32 = "moving-tile",
    /// Any other tile, likewise.
    other_tile: f32 = "other-tile",
    /// A nomad tile.
    nomad_tile: f32 = "nomad-tile",
    /// A castle not touched yet.
    castle: f32 = "castle",
    /// Less freedom for the next card: a terrain that one touches for the first time.
    terrain: f32 = "terrain",
    /// Fishermen, miners, workers and others that pay for each settlement in the right place.
    place: f32 = "place",
    /// A line without own settlements for the discoverers.
    line: f32 = "line",
    /// The fullest line for the knights.
    knights: f32 = "knights",
    /// A settlement apart for the hermits.
    hermits: f32 = "hermits",
    /// A settlement beside own ones for the citizens.
    citizens: f32 = "citizens",
    /// Catching up in a quadrant for the lords.
    lords: f32 = "lords",
    /// The weakest quadrant for the farmers.
    farmers: f32 = "farmers",
    /// A location, castle or other special hex not touched yet, for the merchants.
    merchants: f32 = "merchants",
    /// Using a tile that builds.
    use_building: f32 = "use-building",
    /// Using a tile that moves.
    use_moving: f32 = "use-moving",
    /// What a settlement not yet built will bring.
    future_build: f32 = "future-build",
    /// How many settlements more a tile that builds brings a turn, on average.
    built_by_tile: f32 = "built-by-tile",
    /// Laying the city, beside its place.
    city: f32 = "city",
    /// Building by a silo.
    silo_build: f32 = "silo-build",
    /// Taking a token of the cathedral.
    token: f32 = "token",
    /// What one does not do without a reason: taking a piece back, an outpost, ending early.
    reluctance: f32 = "reluctance",
    /// Stopping before all that is offered was used.
    stopping: f32 = "stopping",
}
