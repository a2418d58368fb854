//! Asks a server, as whoever runs it.

use crate::failure::Failure;
use protocol::Problem;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// The way to a server.
pub(super) struct Client {
    address: SocketAddr,
    token: String,
}

impl Client {
    pub(super) fn new(address: SocketAddr, token: &str) -> Client {
        Client { address, token: token.to_owned() }
    }

    /// The way to the server that listens here, if one does.
    pub(super) async fn to_running(
        address: SocketAddr,
        token: &str,
    ) -> Result<Option<Client>, Failure> {
        match TcpStream::connect(address).await {
            Ok(_) => Ok(Some(Client::new(address, token))),
            Err(error) if error.kind() == std::io::ErrorKind::ConnectionRefused => Ok(None),
            Err(error) => Err(Failure::Io(format!("{address} cannot be reached: {error}"))),
        }
    }

    pub(super) async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Failure> {
        self.ask("GET", path, None).await
    }

    pub(super) async fn delete(&self, path: &str) -> Result<(), Failure> {
        self.ask("DELETE", path, None).await
    }

    pub(super) async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Failure> {
        let body = serde_json::to_string(body).expect("what is sent can be written");
        self.ask("POST", path, Some(body)).await
    }

    async fn ask<T: DeserializeOwned>(
        &self,
        method: &str,
        path: &str,
        body: Option<String>,
    ) -> Result<T, Failure> {
        let Client { address, token } = self;
        let body = body.unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
             authorization: Bearer {token}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            body.len()
        );
        let mut stream = TcpStream::connect(address).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        read(&answer)
    }
}

/// What an answer says, or why it says nothing.
fn read<T: DeserializeOwned>(answer: &[u8]) -> Result<T, Failure> {
    let strange = || Failure::Io("what answers there is not Freehold".to_owned());
    let text = std::str::from_utf8(answer).map_err(|_| strange())?;
    let (head, body) = text.split_once("\r\n\r\n").ok_or_else(strange)?;
    let status = head.split(' ').nth(1).ok_or_else(strange)?;
    if status != "200" {
        let problem: Problem = serde_json::from_str(body).map_err(|_| strange())?;
        return Err(Failure::bad(problem.reason));
    }
    serde_json::from_str(body).map_err(|_| strange())
}

/// A text as a part of an address.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => {
                escaped.push(char::from(byte));
            }
            _ => escaped += &format!("%{byte:02X}"),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_parts_of_addresses() {
        assert_eq!(escaped("Zoë & Ben/3"), "Zo%C3%AB%20%26%20Ben%2F3");
    }

    #[test]
    fn refusals_are_told_by_their_reason() {
        let refused = b"HTTP/1.1 403 Forbidden\r\n\r\n{\"code\":\"not-host\",\"reason\":\"no\"}";
        assert_eq!(read::<()>(refused).expect_err("refused").to_string(), "no");
        assert!(read::<()>(b"SSH-2.0").is_err());
        assert!(read::<Vec<u8>>(b"HTTP/1.1 200 OK\r\n\r\n[1,2]").is_ok_and(|it| it == [1, 2]));
    }
}
