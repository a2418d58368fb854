//! How a table of Kingdom Builder looks and is played.

mod ask;
mod board;
mod curtain;
mod end;
mod goals;
mod help;
mod history;
mod players;
mod preview;
mod sight;
mod story;
mod table;
mod text_mode;

pub(crate) use table::KingdomBuilderTable;
