//! What lies on the table as plain English text, for the engine protocol, records and tests. What is
//! said to players is in the crate `words`.

mod explained;
mod question;
mod sight;
