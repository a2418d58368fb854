//! Everything as plain English text, for terminals, logs and screen readers.

mod explained;
mod meaning;
mod question;
mod sight;
