//! Passkeys: keys that a device holds for its owner and signs with, checked as WebAuthn asks.
//!
//! `challenges` gives out what is to be signed; `ceremony` reads what a browser sends back; `key` is a
//! public key, and what it says of a signature. What a maker claims about its device is not asked for.

mod ceremony;
mod challenges;
mod key;

pub(crate) use ceremony::{Assertion, Fault, Registration, Site};
pub(crate) use challenges::Challenge;
pub(crate) use key::ALGORITHMS;
