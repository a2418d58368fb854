//! What a server does, asked over HTTP and sockets.
//!
//! One program for all of them: each of their own would be linked with the whole rest again.

#[path = "../among/mod.rs"]
mod among;
#[path = "../issuer/mod.rs"]
mod issuer;
#[path = "../../../store/tests/place/mod.rs"]
mod place;
#[path = "../receivers/mod.rs"]
mod receivers;
#[path = "../said/mod.rs"]
mod said;
#[path = "../table/mod.rs"]
mod table;
#[path = "../../../store/tests/wire/mod.rs"]
mod wire;

mod authorisation;
mod bad_input;
mod components;
mod connections;
mod delivery;
mod endurance;
mod helpers;
mod hidden;
mod host_rights;
mod mail_codes;
mod members;
mod memory;
mod node_faults;
mod nodes;
mod notices;
mod openid;
mod people;
mod plans;
mod play;
mod preview;
mod rematch;
mod room;
mod seats;
mod sign_outs;
mod small_pictures;
mod thrift;
mod tls;
