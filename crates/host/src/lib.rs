//! A match with its log: what the server and the browser share.
