//! Word for whoever is asked: read from what is stored, told by mail, webhook or push.
//!
//! `delivery` decides what is sent now, later or not at all; `text` says it in the reader's language;
//! `mail`, `webhook` and `push` carry it; `out` is the way to other servers, which lets nobody reach what
//! is inside our own network.

mod delivery;
mod links;
mod mail;
mod out;
mod push;
mod text;
mod webhook;

pub(crate) use delivery::{Courier, deliver, test};
pub(crate) use mail::MailBox;
pub(crate) use out::{Out, SendError, is_public};
pub(crate) use push::{ServerKey, Subscription};
pub(crate) use text::words;
pub(crate) use webhook::check as check_webhook;
