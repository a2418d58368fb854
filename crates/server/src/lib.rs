//! The server: HTTP, WebSocket, and tables as tasks.
//!
//! Read `tables` first: a table is a task that owns its match; `socket` carries messages between a
//! client and its table; `api` is everything else that can be asked; `thinking` is where computers
//! think; `nodes` is how several processes share a database. An action is acknowledged and shown only after it is on disk.
//!
//! ```no_run
//! # async fn example() -> Result<(), server::ServeError> {
//! use server::{Config, Server};
//!
//! let server = Server::bind(Config::new("sqlite:///var/lib/freehold/freehold.db?mode=rwc")).await?;
//! println!("http://{}", server.address());
//! server.run(std::future::pending()).await
//! # }
//! ```

mod access_log;
mod address;
mod api;
mod app;
mod assets;
mod backups;
mod caller;
mod club;
mod codes;
mod complaints;
mod components;
mod config;
mod connections;
mod counter;
mod device;
mod error;
mod headers;
mod helper_socket;
mod keys;
mod limits;
mod line;
mod listings;
mod lobby_socket;
mod nodes;
mod notify;
mod openid;
mod passkeys;
mod passwords;
mod pictures;
mod presence;
mod preview;
mod secret;
mod server;
mod session;
mod signed_in;
mod socket;
mod stream;
mod strengths;
mod tables;
mod thinking;
mod timekeeper;
mod tls;
mod websocket;

pub use backups::USUALLY_KEPT;
pub use config::{Config, Limits, MailServer, NightlyCopies, NodeConfig, OpenId};
pub use error::ServeError;
pub use server::Server;
pub use store::USUAL_READERS;
pub use strengths::computer_ratings;
pub use tls::TlsFiles;
