//! What is kept of a secret.

use crate::error::StoreError;
use std::fmt;

/// The hash of a token or secret: enough to recognise it, too little to use it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SecretHash([u8; 32]);

impl SecretHash {
    /// The hash of a secret. Secrets are long and random, so that no salt or slow hash is needed.
    pub fn of(secret: &[u8]) -> SecretHash {
        SecretHash(*blake3::hash(secret).as_bytes())
    }

    /// A hash as it was stored.
    pub(crate) fn stored(bytes: Vec<u8>) -> Result<SecretHash, StoreError> {
        let bytes = bytes.try_into().map_err(|_| StoreError::Damaged("a hash".to_owned()))?;
        Ok(SecretHash(bytes))
    }

    /// What the hash is called by among a few; nobody finds the secret by it.
    pub fn short_name(self) -> String {
        self.0[..8].iter().fold(String::new(), |name, byte| name + &format!("{byte:02x}"))
    }

    pub(crate) fn to_bytes(self) -> Vec<u8> {
        self.0.to_vec()
    }
}

impl fmt::Debug for SecretHash {
    /// Shows nothing: even hashes stay out of logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretHash(…)")
    }
}
