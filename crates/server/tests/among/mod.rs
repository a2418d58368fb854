//! Several servers on one PostgreSQL database.
#![allow(dead_code, reason = "no test needs everything")]

use crate::place::Place;
use crate::table::{Browser, Folder, Running, config};
use server::{Config, NodeConfig};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

pub(crate) fn node_config(place: &Place, folder: &Folder) -> Config {
    Config {
        database_url: place.url().to_owned(),
        node: Some(NodeConfig {
            address: "127.0.0.1:0".to_owned(),
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            lease: Duration::from_secs(1),
        }),
        ..config(folder)
    }
}

/// The same person, at another node.
pub(crate) fn at(server: &Running, browser: &Browser) -> Browser {
    Browser { address: server.address, cookie: browser.cookie.clone(), comes_from: None }
}

pub(crate) async fn two_nodes(place: &Place, folder: &Folder) -> (Running, Running) {
    let first = Running::start(node_config(place, folder)).await;
    (first, Running::start(node_config(place, folder)).await)
}

/// A port that is free.
pub(crate) fn free_port() -> SocketAddr {
    let door = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    door.local_addr().expect("an address")
}
