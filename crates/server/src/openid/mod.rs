//! Signing in elsewhere: another server, whose word the operator takes, says who somebody is (OpenID
//! Connect, by the code flow).
//!
//! `errand` is what follows from the secret that a browser keeps while its owner is away; `provider`
//! asks the other server; `keys` and `token` check what it says, on `ring`, because the ready-made
//! library brings sixty crates.

mod errand;
mod keys;
mod provider;
mod token;

pub(crate) use errand::ErrandSecret;
pub(crate) use provider::{Fault, Provider};
pub(crate) use token::Vouched;
