//! TLS of our own: a certificate from files, which may be renewed while people play.

use crate::table::{Folder, Running, config};
use rcgen::{CertifiedKey, KeyPair, generate_simple_self_signed};
use rustls::ClientConfig;
use rustls::RootCertStore;
use rustls::pki_types::{CertificateDer, ServerName};
use server::{Config, Server, TlsFiles};
use std::fs;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

const NAME: &str = "play.example.org";

fn certificate() -> CertifiedKey<KeyPair> {
    generate_simple_self_signed([NAME.to_owned()]).expect("a certificate")
}

fn files(folder: &Folder) -> TlsFiles {
    let (certificate, key) = (folder.path().join("cert.pem"), folder.path().join("key.pem"));
    TlsFiles { certificate, key, look_again: Duration::from_millis(20) }
}

fn write(files: &TlsFiles, made: &CertifiedKey<KeyPair>) {
    fs::write(&files.certificate, made.cert.pem()).expect("a file");
    fs::write(&files.key, made.signing_key.serialize_pem()).expect("a file");
}

fn with_tls(folder: &Folder) -> Config {
    let tls = Some(files(folder));
    Config { tls, head_patience: Duration::from_millis(300), ..config(folder) }
}

/// Connects as somebody who trusts this certificate and no other.
async fn connect(
    address: SocketAddr,
    trusted: &CertificateDer<'static>,
) -> std::io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.clone()).expect("a root");
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let stream = TcpStream::connect(address).await?;
    let name = ServerName::try_from(NAME).expect("a name");
    TlsConnector::from(Arc::new(config)).connect(name, stream).await
}

async fn ask(stream: &mut (impl AsyncReadExt + AsyncWriteExt + Unpin), path: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nhost: {NAME}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = vec![0; 4096];
    let length = stream.read(&mut answer).await.expect("an answer");
    String::from_utf8_lossy(&answer[..length]).into_owned()
}

#[tokio::test]
async fn pages_and_sockets_come_over_tls_and_a_new_certificate_is_taken_up() {
    let folder = Folder::new();
    let (first, second) = (certificate(), certificate());
    write(&files(&folder), &first);
    let server = Running::start(with_tls(&folder)).await;
    let mut early = connect(server.address, first.cert.der()).await.expect("a connection");
    assert!(ask(&mut early, "/health").await.starts_with("HTTP/1.1 200"));
    assert!(connect(server.address, second.cert.der()).await.is_err(), "nobody else is trusted");

    // A new key alone does not belong to the certificate; the old pair stays.
    fs::write(&files(&folder).key, second.signing_key.serialize_pem()).expect("a file");
    tokio::time::sleep(Duration::from_millis(60)).await;
    connect(server.address, first.cert.der()).await.expect("the old one");
    write(&files(&folder), &second);
    let renewed = async {
        while connect(server.address, second.cert.der()).await.is_err() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), renewed).await.expect("the new one");

    let socket = connect(server.address, second.cert.der()).await.expect("a connection");
    let url = format!("wss://{NAME}/api/lobby");
    let (_, answer) = tokio_tungstenite::client_async(url, socket).await.expect("a socket");
    assert_eq!(answer.status(), 101);
    server.stop().await;
}

#[tokio::test]
async fn links_and_cookies_are_for_tls_and_this_machine_may_ask_in_the_clear() {
    let folder = Folder::new();
    let made = certificate();
    write(&files(&folder), &made);
    let server = Running::start(with_tls(&folder)).await;
    let mut clear = TcpStream::connect(server.address).await.expect("a connection");
    assert!(ask(&mut clear, "/health").await.starts_with("HTTP/1.1 200"));
    let mut secret = connect(server.address, made.cert.der()).await.expect("a connection");
    let body = r#"{"name":"Ada"}"#;
    let request = format!(
        "POST /api/guest HTTP/1.1\r\nhost: {NAME}\r\norigin: https://{NAME}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    secret.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = vec![0; 4096];
    let length = secret.read(&mut answer).await.expect("an answer");
    let answer = String::from_utf8_lossy(&answer[..length]).into_owned();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("Secure"), "{answer}");
    server.stop().await;
}

#[tokio::test]
async fn half_a_greeting_is_not_waited_for() {
    let folder = Folder::new();
    write(&files(&folder), &certificate());
    let server = Running::start(with_tls(&folder)).await;
    let mut mute = TcpStream::connect(server.address).await.expect("a connection");
    mute.write_all(&[0x16, 3, 1]).await.expect("sent");
    let closed = tokio::time::timeout(Duration::from_secs(20), mute.read(&mut [0; 16])).await;
    assert!(matches!(closed, Ok(Ok(0) | Err(_))), "{closed:?}");
    server.stop().await;
}

#[tokio::test]
async fn files_that_do_not_belong_together_are_refused_at_start() {
    let folder = Folder::new();
    let files = files(&folder);
    let refusal = async || match Server::bind(with_tls(&folder)).await {
        Ok(_) => panic!("it listens"),
        Err(error) => error.to_string(),
    };
    assert!(refusal().await.contains("--tls-certificate"));
    write(&files, &certificate());
    fs::write(&files.key, certificate().signing_key.serialize_pem()).expect("a file");
    assert!(refusal().await.contains("--tls-key"));
    fs::write(&files.certificate, "nothing").expect("a file");
    assert!(refusal().await.contains("no certificate"));
}
