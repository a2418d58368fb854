//! Builds the browser client for the server to carry.
