//! The six columns of a farm.

use crate::good::{Resource, Resources, animals, plants};
use table::Set;
use table::named_enum;

named_enum! {
    /// A column of a farm, from left to right.
    pub enum Column {
        /// Grain and lilies.
        Plants = "plants",
        /// Flowers.
        Flowers = "flowers",
        /// Wool and eggs.
        Pastures = "pastures",
        /// Energy, steps, deliveries and resources.
        Discoveries = "discoveries",
        /// Drones for deliveries.
        Dock = "dock",
        /// The farm's own orders.
        Orders = "orders",
    }
}

table::members!(Column);

/// Some of the columns.
pub type Columns = Set<Column>;

impl Column {
    /// The three columns that make resources.
    pub const PRODUCING: [Column; 3] = [Column::Plants, Column::Flowers, Column::Pastures];

    /// The column whose head makes and stores this resource.
    pub const fn of(resource: Resource) -> Column {
        match resource {
            Resource::Grain | Resource::Lily => Column::Plants,
            Resource::Flower => Column::Flowers,
            Resource::Wool | Resource::Egg => Column::Pastures,
        }
    }

    /// What the head of the column makes and stores.
    pub fn head_makes(self) -> Resources {
        match self {
            Column::Plants => plants(),
            Column::Flowers => [Resource::Flower].into_iter().collect(),
            Column::Pastures => animals(),
            Column::Discoveries | Column::Dock | Column::Orders => Resources::EMPTY,
        }
    }
}
