//! A table without sockets and with any clock: whatever order things happen in.

mod absence;
mod agreed;
mod plans;
mod reopened;
mod scene;
mod storing;
mod subscribers;
mod thinking;
mod work;
