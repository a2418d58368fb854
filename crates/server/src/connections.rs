//! Connections: who may hold one, and for how long it may say nothing.
//!
//! Whoever connects costs memory and an open file before they have asked for anything. So there are
//! so many connections and no more, in all and from one client, and each has a short time for the
//! head of its next request.

use crate::address::counted;
use crate::config::Config;
use crate::counter::Counter;
use crate::socket::stopped;
use crate::stream::{Place, Stream, places};
use crate::tls::Tls;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use protocol::{Code, Problem};
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tower_service::Service as _;

/// What one connection keeps of a request that is not complete, and of an answer that is not sent.
const BUFFER: usize = 32 * 1024;

/// Between a proxy and us connections are kept for the next request, and the proxy itself is not kept
/// waiting by anybody.
const PROXY_PATIENCE: Duration = Duration::from_secs(5 * 60);

/// After a failure that concerns all connections, such as too many open files.
const ACCEPT_PAUSE: Duration = Duration::from_secs(1);

/// Lets clients in until the server stops, and gives those who are there the chance to finish.
/// Returns when all have; until then it can be dropped.
pub(crate) async fn serve(
    listener: TcpListener,
    doors: Doors,
    router: Router,
    stopping: watch::Receiver<bool>,
) {
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = connections.join_next() => continue,
            () = stopped(stopping.clone()) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                if let Some(stream) = doors.let_in(stream, peer) {
                    let told = stopping.clone();
                    connections.spawn(doors.attend(stream, peer, router.clone(), told));
                }
            }
            Err(error) if is_of_one_client(&error) => {}
            Err(error) => {
                tracing::error!(%error, "nobody can connect");
                tokio::time::sleep(ACCEPT_PAUSE).await;
            }
        }
    }
    drop((listener, router));
    while connections.join_next().await.is_some() {}
}

fn is_of_one_client(error: &std::io::Error) -> bool {
    let kinds =
        [ErrorKind::ConnectionRefused, ErrorKind::ConnectionAborted, ErrorKind::ConnectionReset];
    kinds.contains(&error.kind())
}

/// By what is decided who comes in.
pub(crate) struct Doors {
    places: Arc<Semaphore>,
    /// `None` where many come from one address: from a proxy, or from another node.
    by_client: Option<Counter>,
    patience: Duration,
    tls: Option<Arc<Tls>>,
}

impl Doors {
    /// For people and their programs.
    pub(crate) fn for_clients(config: &Config, tls: Option<Arc<Tls>>) -> Doors {
        let limits = &config.limits;
        Doors {
            places: places(limits.connections),
            by_client: (!config.is_behind_proxy)
                .then(|| Counter::new(limits.connections_per_address)),
            patience: match config.is_behind_proxy {
                true => config.head_patience.max(PROXY_PATIENCE),
                false => config.head_patience,
            },
            tls,
        }
    }

    /// For other nodes, each of which may hold a line for every client that it has.
    pub(crate) fn for_nodes(config: &Config) -> Doors {
        let places = places(config.limits.connections);
        Doors { places, by_client: None, patience: config.head_patience, tls: None }
    }

    /// The connection of a client for whom there is a place.
    fn let_in(&self, stream: TcpStream, peer: SocketAddr) -> Option<Stream> {
        let Some(place) = self.place(peer) else {
            metrics::counter!("freehold_connections_refused_total").increment(1);
            // Whoever does not take it at once is not told.
            drop(stream.try_write(no_place().as_bytes()));
            return None;
        };
        // Messages are small and awaited: none shall wait for company.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection without TCP_NODELAY");
        }
        Some(Stream::new(stream, place))
    }

    fn place(&self, peer: SocketAddr) -> Option<Place> {
        let of_client = match &self.by_client {
            Some(counter) => Some(counter.enter(counted(peer.ip()))?),
            None => None,
        };
        let of_all = Arc::clone(&self.places).try_acquire_owned().ok()?;
        Some(Place { _of_all: of_all, _of_client: of_client })
    }

    /// Answers requests until the connection ends, becomes a socket, or the server stops.
    fn attend(
        &self,
        mut stream: Stream,
        peer: SocketAddr,
        router: Router,
        stopping: watch::Receiver<bool>,
    ) -> impl Future<Output = ()> + Send + use<> {
        let patience = self.patience;
        let acceptor = self.tls.as_ref().map(|tls| tls.acceptor());
        async move {
            let Some(acceptor) = acceptor else {
                return converse(stream, peer, router, patience, stopping).await;
            };
            let greeted = timeout(patience, async {
                // Who is on this machine may speak in the clear: checks of health, `freehold admin`.
                if peer.ip().to_canonical().is_loopback() && !stream.begins_with(TLS_HELLO).await? {
                    return Ok(Err(stream));
                }
                Ok::<_, std::io::Error>(Ok(acceptor.accept(stream).await?))
            });
            match greeted.await {
                Ok(Ok(Ok(secret))) => converse(secret, peer, router, patience, stopping).await,
                Ok(Ok(Err(clear))) => converse(clear, peer, router, patience, stopping).await,
                Ok(Err(error)) => tracing::trace!(%error, "a connection without TLS"),
                Err(_) => tracing::trace!("a connection that said too little"),
            }
        }
    }
}

/// The first byte of whoever wants to speak TLS.
const TLS_HELLO: u8 = 0x16;

async fn converse(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    peer: SocketAddr,
    router: Router,
    patience: Duration,
    stopping: watch::Receiver<bool>,
) {
    let answer = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), answer)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stopped(stopping) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::trace!(%error, "a connection broke");
    }
}

/// What is said to a client for whom there is no place.
fn no_place() -> String {
    let reason = "too many connections are open; close some, or wait a moment";
    let problem = Problem::new(Code::Unavailable, reason);
    let body = serde_json::to_string(&problem).expect("problems can be written");
    format!(
        "HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nretry-after: 10\r\n\
         connection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
}
