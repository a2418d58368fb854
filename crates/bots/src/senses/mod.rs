//! What bots know of each game, a folder a game: which action looks good, and how a match will
//! probably end.

#[cfg(feature = "all")]
mod boonlake;
mod kingdom_builder;
#[cfg(feature = "all")]
mod suna_valo;
