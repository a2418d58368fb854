//! What every request may use.

use crate::api::Trial;
use crate::components::Shelf;
use crate::config::Config;
use crate::limits::Guards;
use crate::pictures::Pictures;
use crate::tables::Tables;
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::Arc;
use store::Store;
use tokio::sync::{mpsc, watch};

/// What every request may use.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) shelf: Arc<Shelf>,
    pub(crate) tables: Tables,
    pub(crate) guards: Guards,
    pub(crate) pictures: Pictures,
    pub(crate) metrics: PrometheusHandle,
    pub(crate) trial: Trial,
    /// Turns true when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
    /// Every socket holds a copy; when all are gone, so are the sockets.
    pub(crate) open_socket: mpsc::Sender<()>,
}
