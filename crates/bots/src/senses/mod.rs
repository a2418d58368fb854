//! What bots know of each game, a folder a game: which action looks good, and how a match will
//! probably end.

mod boonlake;
mod kingdom_builder;
mod suna_valo;
