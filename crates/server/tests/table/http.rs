//! A tiny HTTP client: one request, one answer.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).expect("a body of text")
    }

    pub(crate) fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|error| panic!("{error} in {} {}", self.status, self.text()))
    }

    /// The code of the problem it tells.
    pub(crate) fn code(&self) -> protocol::Code {
        self.json::<protocol::Problem>().code
    }
}

/// Sends a request as it is.
pub(crate) async fn send(address: SocketAddr, request: &[u8]) -> Answer {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    stream.write_all(request).await.expect("the server reads");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("the server answers");
    read_answer(&answer)
}

/// Reads an answer.
pub(crate) fn read_answer(answer: &[u8]) -> Answer {
    let end = answer.windows(4).position(|w| w == b"\r\n\r\n").expect("an end of the headers");
    let head = String::from_utf8(answer[..end].to_vec()).expect("headers of text");
    let mut lines = head.split("\r\n");
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).expect("a status");
    let headers = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
        .collect();
    let mut answer = Answer {
        status: status.parse().expect("a number"),
        headers,
        body: answer[end + 4..].to_vec(),
    };
    if answer.header("transfer-encoding") == Some("chunked") {
        answer.body = joined(&answer.body);
    }
    answer
}

/// A body that came in chunks, each behind its length.
fn joined(mut chunks: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    loop {
        let end = chunks.windows(2).position(|w| w == b"\r\n").expect("a length");
        let length = std::str::from_utf8(&chunks[..end]).expect("a number");
        let length = usize::from_str_radix(length, 16).expect("a number");
        if length == 0 {
            return body;
        }
        body.extend(&chunks[end + 2..][..length]);
        chunks = &chunks[end + 2 + length + 2..];
    }
}

/// Sends a request with more headers than usual.
pub(crate) async fn request_with(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&str>,
) -> Answer {
    let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    for (name, value) in headers {
        text.push_str(&format!("{name}: {value}\r\n"));
    }
    if let Some(body) = body {
        text.push_str(&format!(
            "content-type: application/json\r\ncontent-length: {}\r\n",
            body.len()
        ));
    }
    text.push_str("\r\n");
    text.push_str(body.unwrap_or_default());
    send(address, text.as_bytes()).await
}

/// Somebody with a browser.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
    /// From where they come, as a proxy says it.
    pub(crate) comes_from: Option<String>,
}

impl Browser {
    /// Somebody without a name.
    pub(crate) fn stranger(address: SocketAddr) -> Browser {
        Browser { address, cookie: None, comes_from: None }
    }

    /// Somebody who has chosen a name.
    pub(crate) async fn guest(address: SocketAddr, name: &str) -> Browser {
        let mut browser = Browser::stranger(address);
        let answer = browser.post("/api/guest", &protocol::NewGuest { name: name.into() }).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let cookie = answer.header("set-cookie").expect("a cookie");
        browser.cookie = Some(cookie.split(';').next().expect("a value").to_owned());
        browser
    }

    /// Does something that may make the browser another one to the server.
    pub(crate) async fn post_and_keep(&mut self, path: &str, body: &impl Serialize) -> Answer {
        let answer = self.post(path, body).await;
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        answer
    }

    /// Somebody who has become a member.
    pub(crate) async fn member(address: SocketAddr, name: &str) -> Browser {
        let mut browser = Browser::stranger(address);
        let answer = browser.post_and_keep("/api/sign-up", &sign_up(name)).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        browser
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.request("GET", path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: &impl Serialize) -> Answer {
        let body = serde_json::to_string(body).expect("JSON");
        self.request("POST", path, Some(&body)).await
    }

    pub(crate) async fn request(&self, method: &str, path: &str, body: Option<&str>) -> Answer {
        let cookie = self.cookie.as_deref().map(|cookie| ("cookie", cookie));
        let comes_from = self.comes_from.as_deref().map(|from| ("x-forwarded-for", from));
        let headers: Vec<_> = cookie.into_iter().chain(comes_from).collect();
        request_with(self.address, method, path, &headers, body).await
    }
}

/// The password of everybody here.
pub(crate) const PASSWORD: &str = "correct horse";

/// Somebody wants to be a member.
pub(crate) fn sign_up(name: &str) -> protocol::SignUp {
    protocol::SignUp { name: name.into(), password: PASSWORD.into(), invitation: None }
}
