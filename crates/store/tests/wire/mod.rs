//! A line to the PostgreSQL database of a test, which can break or die without a word.
#![allow(dead_code, reason = "no test needs everything")]

use crate::place::Place;
use std::future::pending;
use std::net::Ipv4Addr;
use std::path::PathBuf;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// What becomes of connections that are there.
#[derive(Clone, Copy)]
enum Fate {
    /// Both ends are told.
    Cut,
    /// Nothing passes any more, and neither end is told.
    Dead,
}

pub(crate) struct Wire {
    url: String,
    fate: watch::Sender<Option<Fate>>,
}

impl Wire {
    /// A line to a database, whose server is reached over a socket in a folder.
    pub(crate) async fn to(place: &Place) -> Wire {
        let (address, parameters) = place.url().split_once('?').expect("a socket's folder");
        let name = address.rsplit('/').next().expect("a database");
        let user = address.split(['/', '@']).nth(2).expect("a user");
        let folder = parameters.split('&').find_map(|it| it.strip_prefix("host="));
        let socket = PathBuf::from(folder.expect("a folder")).join(".s.PGSQL.5432");
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
        let at = listener.local_addr().expect("an address");
        let url = format!("postgres://{user}@{at}/{name}?sslmode=disable");
        let (fate, told) = watch::channel(None);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(carry(near, socket.clone(), told.clone()));
            }
        });
        Wire { url, fate }
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Breaks all connections that are there.
    pub(crate) fn cut(&self) {
        self.fate.send_replace(Some(Fate::Cut));
    }

    /// Lets all connections that are there die; new ones are whole.
    pub(crate) fn let_die(&self) {
        self.fate.send_replace(Some(Fate::Dead));
    }
}

async fn carry(mut near: TcpStream, socket: PathBuf, mut fate: watch::Receiver<Option<Fate>>) {
    fate.mark_unchanged();
    // A server that is gone is noticed by whoever connects.
    let Ok(mut far) = UnixStream::connect(socket).await else { return };
    tokio::select! {
        ended = copy_bidirectional(&mut near, &mut far) => return drop(ended),
        told = fate.changed() => if told.is_err() { return },
    }
    let fate = *fate.borrow();
    if matches!(fate, Some(Fate::Dead)) {
        pending().await
    }
}
