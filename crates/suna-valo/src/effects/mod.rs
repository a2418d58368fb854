//! What festivals, ship orders, uncovered upgrades and characters do.

mod characters;
mod festivals;
mod ships;
mod upgrades;
