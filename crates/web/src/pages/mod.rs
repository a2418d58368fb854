//! What there is to see, by address.

mod create;
mod join;
mod lobby;
mod not_found;
mod replay;
mod table;

pub(crate) use create::Create;
pub(crate) use join::Join;
pub(crate) use lobby::Lobby;
pub(crate) use not_found::NotFound;
pub(crate) use replay::ReplayPage;
pub(crate) use table::{LocalTablePage, RemoteTablePage};
