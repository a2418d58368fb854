//! Requests to other servers, whose addresses people gave us. Nobody may reach by us what lies inside
//! our own network.

use axum::http::{Request, request};
use http_body_util::{BodyExt as _, Full, Limited};
use hyper_rustls::HttpsConnector;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::client::legacy::connect::dns::Name;
use hyper_util::rt::TokioExecutor;
use std::fmt;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use thiserror::Error;

/// How long another server may take.
const TIMEOUT: Duration = Duration::from_secs(20);

/// How much of an answer is read.
const MAX_ANSWER: usize = 256 * 1024;

/// Why something could not be sent.
#[derive(Debug, Error)]
pub(crate) enum SendError {
    /// It is no address to send anything to.
    #[error("`{0}` is no address on the internet")]
    Address(String),
    /// The other server cannot be reached, or does not answer in time.
    #[error("it cannot be reached: {0}")]
    Unreachable(String),
    /// The other server says no.
    #[error("it answers {0}")]
    Refused(u16),
    /// The mail server says that it never will take mails to this address.
    #[error("the address is refused: {0}")]
    Rejected(String),
    /// There is nobody any more to whom it could be sent.
    #[error("it is gone")]
    Gone,
}

/// The way out.
#[derive(Clone)]
pub(crate) struct Out {
    client: Client<HttpsConnector<HttpConnector<Resolver>>, Full<axum::body::Bytes>>,
    /// Whether addresses inside our own network may be reached.
    reaches_inside: bool,
}

impl Out {
    pub(crate) fn new(reaches_inside: bool) -> Out {
        let mut connector = HttpConnector::new_with_resolver(Resolver { reaches_inside });
        connector.enforce_http(false);
        connector.set_connect_timeout(Some(TIMEOUT));
        let connector = hyper_rustls::HttpsConnectorBuilder::new()
            .with_webpki_roots()
            .https_or_http()
            .enable_http1()
            .wrap_connector(connector);
        let client = Client::builder(TokioExecutor::new()).build(connector);
        Out { client, reaches_inside }
    }

    /// Whether something can be sent to this address at all.
    pub(super) fn check(&self, url: &str) -> Result<axum::http::Uri, SendError> {
        let wrong = || SendError::Address(url.to_owned());
        let uri: axum::http::Uri = url.parse().map_err(|_| wrong())?;
        let host = uri.host().ok_or_else(wrong)?;
        let is_web = matches!(uri.scheme_str(), Some("http" | "https"));
        // An address written as numbers never asks the resolver.
        let is_inside = host
            .trim_matches(['[', ']'])
            .parse::<IpAddr>()
            .is_ok_and(|address| !is_public(address));
        match is_web && (self.reaches_inside || !is_inside) {
            true => Ok(uri),
            false => Err(wrong()),
        }
    }

    /// Sends something, and waits until it is taken.
    pub(super) async fn post(
        &self,
        url: &str,
        headers: &[(&str, String)],
        body: Vec<u8>,
    ) -> Result<(), SendError> {
        match self.ask(url, headers, body).await?.0 {
            200..300 => Ok(()),
            410 => Err(SendError::Gone),
            other => Err(SendError::Refused(other)),
        }
    }

    /// Sends something; the status and the text of the answer.
    pub(crate) async fn ask(
        &self,
        url: &str,
        headers: &[(&str, String)],
        body: Vec<u8>,
    ) -> Result<(u16, Vec<u8>), SendError> {
        let mut request = Request::post(self.check(url)?);
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        self.answer(request, body).await
    }

    /// Reads something; its status and its text.
    pub(crate) async fn get(&self, url: &str) -> Result<(u16, Vec<u8>), SendError> {
        self.answer(Request::get(self.check(url)?), Vec::new()).await
    }

    /// Waits for the answer, and reads it to its end, so that the connection can be used again. It is
    /// not followed elsewhere.
    async fn answer(
        &self,
        request: request::Builder,
        body: Vec<u8>,
    ) -> Result<(u16, Vec<u8>), SendError> {
        let unreachable = |error: &dyn fmt::Display| SendError::Unreachable(error.to_string());
        let request = request.body(Full::from(body)).map_err(|error| unreachable(&error))?;
        let answered = async {
            let answer = self.client.request(request).await.map_err(|error| unreachable(&error))?;
            let status = answer.status().as_u16();
            // Who only wants to know whether it was taken does not mind an answer that cannot be read.
            let body = Limited::new(answer.into_body(), MAX_ANSWER).collect().await;
            Ok((status, body.map(|body| body.to_bytes().to_vec()).unwrap_or_default()))
        };
        let timed = tokio::time::timeout(TIMEOUT, answered).await;
        timed.unwrap_or_else(|_| Err(SendError::Unreachable("it took too long".to_owned())))
    }
}

/// Finds addresses by names, and drops those inside our own network: what is connected to is what was
/// looked at, so that no name can lead elsewhere a moment later.
#[derive(Clone)]
struct Resolver {
    reaches_inside: bool,
}

impl tower_service::Service<Name> for Resolver {
    type Response = std::vec::IntoIter<SocketAddr>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Self::Response>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, name: Name) -> Self::Future {
        let reaches_inside = self.reaches_inside;
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let found: Vec<SocketAddr> =
                found.filter(|address| reaches_inside || is_public(address.ip())).collect();
            match found.is_empty() {
                true => Err(io::Error::other("it has no address on the internet")),
                false => Ok(found.into_iter()),
            }
        })
    }
}

/// Whether an address is on the internet, and not inside some network.
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            let [a, b, c, _] = address.octets();
            let is_shared = a == 100 && b & 0xc0 == 64;
            let is_for_tests = a == 198 && b & 0xfe == 18;
            !(address.is_private()
                || address.is_loopback()
                || address.is_link_local()
                || address.is_multicast()
                || address.is_documentation()
                || a == 0
                || a >= 240
                || is_shared
                || is_for_tests
                || [a, b, c] == [192, 0, 0])
        }
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(address) => is_public(address.into()),
            None => {
                let [first, second, ..] = address.segments();
                let is_global = first & 0xe000 == 0x2000;
                let is_tunnel = first == 0x2002 || first == 0x2001 && second < 0x200;
                is_global && !is_tunnel && !(first == 0x2001 && second == 0xdb8)
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_inside_is_told_from_the_internet() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "172.20.0.1",
            "192.168.0.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::1",
            "fe80::1",
            "fc00::1",
            "::ffff:127.0.0.1",
            "2002:7f00:1::",
            "2001:db8::1",
            "192.0.0.8",
            "198.18.0.1",
        ] {
            assert!(!is_public(inside.parse().expect("an address")), "{inside}");
        }
        for outside in ["9.9.9.9", "2620:fe::fe", "203.0.114.1"] {
            assert!(is_public(outside.parse().expect("an address")), "{outside}");
        }
    }

    #[tokio::test]
    async fn nothing_is_sent_inside() {
        let out = Out::new(false);
        for url in [
            "http://127.0.0.1:80/",
            "http://[::ffff:127.0.0.1]/",
            "http://localhost:80/",
            "http://2130706433/",
            "ftp://example.org/",
            "example.org",
            "",
        ] {
            assert!(out.post(url, &[], Vec::new()).await.is_err(), "{url}");
        }
    }
}
