//! What festivals, ship orders, progress tiles, uncovered upgrades and characters do.

mod characters;
mod festivals;
mod ships;
mod swap;
mod tiles;
mod upgrades;
