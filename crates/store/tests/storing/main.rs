//! What is stored, on both kinds of databases.
//!
//! One program for all of them: each of their own would be linked with the whole rest again.

#[macro_use]
#[path = "../place/mod.rs"]
mod place;
#[path = "../scene/mod.rs"]
mod scene;
#[path = "../wire/mod.rs"]
mod wire;

mod archive;
mod chain;
mod channels;
mod dead_lines;
mod friends;
mod members;
mod memory;
mod migrations;
mod nodes;
mod ratings;
mod room;
mod soundness;
mod store;
mod transfer;
mod unfinished;
