//! What every request may use.

use crate::api::Trial;
use crate::club::Settings;
use crate::components::Shelf;
use crate::config::Config;
use crate::error::ApiError;
use crate::limits::Guards;
use crate::listings::Listings;
use crate::nodes::Nodes;
use crate::notify::Courier;
use crate::openid::Provider;
use crate::passwords::Passwords;
use crate::pictures::{FinalPictures, SmallPictures};
use crate::presence::Presence;
use crate::signed_in::SignedInHere;
use crate::tables::Tables;
use crate::thinking::Thinking;
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::Arc;
use store::{PersonId, Store};
use tokio::sync::{Mutex, mpsc, watch};

/// What every request may use.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) shelf: Arc<Shelf>,
    pub(crate) tables: Tables,
    pub(crate) listings: Listings,
    pub(crate) thinking: Arc<Thinking>,
    pub(crate) guards: Guards,
    pub(crate) passwords: Passwords,
    pub(crate) club: Settings,
    pub(crate) courier: Courier,
    /// Where people may sign in elsewhere.
    pub(crate) openid: Option<Provider>,
    /// By which links in messages are known again.
    pub(crate) stop_key: [u8; 32],
    pub(crate) presence: Presence,
    pub(crate) signed_in: SignedInHere,
    /// In milliseconds since 1970.
    pub(crate) started_at: i64,
    pub(crate) pictures: FinalPictures,
    pub(crate) small_pictures: SmallPictures,
    pub(crate) metrics: PrometheusHandle,
    pub(crate) trial: Trial,
    /// The other nodes; none where one process has the database for itself.
    pub(crate) nodes: Option<Nodes>,
    /// Held while a copy of everything is made.
    pub(crate) backing_up: Mutex<()>,
    /// Turns true when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
    /// Every socket holds a copy; when all are gone, so are the sockets.
    pub(crate) open_socket: mpsc::Sender<()>,
}

impl App {
    /// Whether this process does what only one has to do.
    pub(crate) fn is_first(&self) -> bool {
        self.nodes.as_ref().is_none_or(Nodes::is_first)
    }

    /// Tells all tables at which somebody sits that they are called otherwise, are
    /// somebody else, or on holiday.
    pub(crate) async fn names_changed(&self, person: PersonId) -> Result<(), ApiError> {
        for table in self.store.seated_at(person).await? {
            self.tables.seats_changed(&table).await?;
        }
        Ok(())
    }
}
