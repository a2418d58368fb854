//! The program and its commands, run as people run them.
//!
//! One program for all of them: each of their own would be linked with the whole rest again.

#[path = "../left_out/mod.rs"]
mod left_out;
#[path = "../output/mod.rs"]
mod output;
#[path = "../../../store/tests/place/mod.rs"]
mod place;
#[path = "../program/mod.rs"]
mod program;
#[path = "../../../server/tests/table/mod.rs"]
mod table;

mod admin;
mod arena;
mod backup;
mod boonlake;
mod bots;
mod check;
mod cli;
mod contained;
mod engine_docs;
mod engine_tables;
mod play;
mod ratings;
mod readers;
mod serve;
mod settings;
mod stopping;
mod suna_valo;
mod think;
