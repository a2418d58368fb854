//! TLS of our own, for a club without a proxy in front: certificate files, read again when they change.

use crate::error::ServeError;
use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};
use tokio::time::interval;
use tokio_rustls::TlsAcceptor;

/// The files by which people know that they have reached us.
#[derive(Clone, Debug)]
pub struct TlsFiles {
    /// The certificate and those that vouch for it, in PEM.
    pub certificate: PathBuf,
    /// Its key, in PEM.
    pub key: PathBuf,
    /// How often is looked whether the files have changed.
    pub look_again: Duration,
}

impl TlsFiles {
    /// These files, looked at as often as is usual.
    pub fn new(certificate: PathBuf, key: PathBuf) -> TlsFiles {
        TlsFiles { certificate, key, look_again: Duration::from_secs(10) }
    }
}

/// What is spoken to new connections.
pub(crate) struct Tls {
    files: TlsFiles,
    current: Mutex<Arc<ServerConfig>>,
}

impl Tls {
    /// Reads the files.
    pub(crate) fn open(files: &TlsFiles) -> Result<Tls, ServeError> {
        let current = read(files)?;
        Ok(Tls { files: files.clone(), current: Mutex::new(Arc::new(current)) })
    }

    /// What greets the next connection.
    pub(crate) fn acceptor(&self) -> TlsAcceptor {
        let current = self.current.lock().expect("nobody panics with it");
        TlsAcceptor::from(Arc::clone(&current))
    }

    /// Reads the files again whenever they change. Of a certificate and a key that do not belong
    /// together, because only one is written yet, the old ones stay.
    pub(crate) async fn keep_fresh(self: Arc<Tls>) {
        let mut pause = interval(self.files.look_again);
        let mut read_at = changed_at(&self.files);
        loop {
            pause.tick().await;
            let at = changed_at(&self.files);
            if at == read_at {
                continue;
            }
            read_at = at;
            match read(&self.files) {
                Ok(fresh) => {
                    *self.current.lock().expect("nobody panics with it") = Arc::new(fresh);
                    tracing::info!("the certificate was read again");
                }
                Err(error) => tracing::warn!(%error, "the certificate stays the old one"),
            }
        }
    }
}

fn changed_at(files: &TlsFiles) -> [Option<SystemTime>; 2] {
    let at = |file: &Path| fs::metadata(file).and_then(|it| it.modified()).ok();
    [at(&files.certificate), at(&files.key)]
}

fn read(files: &TlsFiles) -> Result<ServerConfig, ServeError> {
    let bad = |flag: &str, file: &Path, error: &dyn Display| {
        ServeError::Config(format!("{flag} {}: {error}", file.display()))
    };
    let of_certificate = |error: &dyn Display| bad("--tls-certificate", &files.certificate, error);
    let of_key = |error: &dyn Display| bad("--tls-key", &files.key, error);
    let chain: Vec<CertificateDer<'static>> = CertificateDer::pem_file_iter(&files.certificate)
        .and_then(Iterator::collect)
        .map_err(|error| of_certificate(&error))?;
    if chain.is_empty() {
        return Err(of_certificate(&"there is no certificate in it"));
    }
    let key = PrivateKeyDer::from_pem_file(&files.key).map_err(|error| of_key(&error))?;
    let provider = Arc::new(ring::default_provider());
    let mut config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("the provider has the usual versions")
        .with_no_client_auth()
        .with_single_cert(chain, key)
        .map_err(|error| of_key(&error))?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(config)
}
