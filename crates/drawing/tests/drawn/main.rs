//! What is drawn of each game.

mod boonlake;
mod kingdom_builder;
mod looking;
mod standalone;
mod suna_valo;
