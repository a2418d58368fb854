//! Where other nodes come in, and what a node does beside serving tables.

use super::{Nodes, hear, keep_beating, keep_comparing, knock, pass_on, router};
use crate::app::App;
use crate::config::NodeConfig;
use crate::connections::{self, Doors};
use crate::error::ServeError;
use crate::tables::{Dispatch, Newsroom};
use std::sync::Arc;
use store::Store;
use tokio::net::TcpListener;
use tokio::task::JoinSet;

/// Where other nodes come in.
pub(crate) struct NodeDoor {
    pub(crate) nodes: Nodes,
    pub(crate) newsroom: Newsroom,
    dispatch: Dispatch,
    listener: TcpListener,
}

impl NodeDoor {
    /// Joins the other nodes, with a door that is open.
    pub(crate) async fn open(
        config: &NodeConfig,
        store: Store,
        secret: String,
    ) -> Result<NodeDoor, ServeError> {
        let listener = TcpListener::bind(config.listen)
            .await
            .map_err(|error| ServeError::Address { address: config.listen, error })?;
        let address = match config.address.strip_suffix(":0") {
            Some(name) => format!("{name}:{}", listener.local_addr()?.port()),
            None => config.address.clone(),
        };
        let nodes = Nodes::join(store, address, config.lease, secret).await?;
        let (newsroom, dispatch) = Newsroom::among_nodes();
        Ok(NodeDoor { nodes, newsroom, dispatch, listener })
    }

    /// Lets other nodes in, and does what a node does.
    pub(crate) fn attend(self, app: &Arc<App>, chores: &mut JoinSet<()>) {
        let NodeDoor { nodes, dispatch, listener, .. } = self;
        chores.spawn(keep_beating(nodes.clone(), app.presence.clone()));
        chores.spawn(keep_comparing(Arc::clone(app), nodes.clone()));
        chores.spawn(pass_on(nodes.clone(), dispatch));
        chores.spawn(hear(Arc::clone(app), nodes.clone()));
        let router = router(Arc::clone(app), nodes.clone());
        // No chore: whoever has asked something is answered before this node stops.
        let doors = Doors::for_nodes(&app.config);
        tokio::spawn(connections::serve(listener, doors, router, app.stopping.clone()));
        chores.spawn(knock(nodes));
    }
}
