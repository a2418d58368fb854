//! What belongs to one trip elsewhere. All of it follows from one secret, which only the browser keeps:
//! whoever comes back with the right state, nonce and verifier is at that browser.

use crate::secret::Secret;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use protocol::Problem;
use ring::digest::{SHA256, digest};
use store::SecretHash;

/// The secret of one trip.
pub(crate) struct ErrandSecret(Secret);

impl ErrandSecret {
    pub(crate) fn new() -> Result<ErrandSecret, Problem> {
        Secret::new().map(ErrandSecret)
    }

    /// Reads a secret as the browser kept it.
    pub(crate) fn parse(text: &str) -> Option<ErrandSecret> {
        Secret::parse(text).map(ErrandSecret)
    }

    /// The secret for the browser, and nobody else.
    pub(crate) fn reveal(&self) -> String {
        self.0.reveal()
    }

    pub(crate) fn hash(&self) -> SecretHash {
        self.0.hash()
    }

    /// What comes back with the browser.
    pub(crate) fn state(&self) -> String {
        self.derived("freehold 2026 openid state")
    }

    /// What comes back inside the token.
    pub(super) fn nonce(&self) -> String {
        self.derived("freehold 2026 openid nonce")
    }

    /// By which we show that a code was meant for us.
    pub(super) fn verifier(&self) -> String {
        self.derived("freehold 2026 openid verifier")
    }

    /// What the other server is told of the verifier at first.
    pub(super) fn challenge(&self) -> String {
        URL_SAFE_NO_PAD.encode(digest(&SHA256, self.verifier().as_bytes()))
    }

    fn derived(&self, purpose: &'static str) -> String {
        URL_SAFE_NO_PAD.encode(self.0.derived(purpose))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_parts_of_a_trip_differ_and_are_those_of_its_secret() {
        let secret = ErrandSecret::new().expect("randomness");
        let again = ErrandSecret::parse(&secret.reveal()).expect("a secret");
        let parts = |it: &ErrandSecret| [it.state(), it.nonce(), it.verifier(), it.challenge()];
        assert_eq!(parts(&secret), parts(&again));
        let distinct: std::collections::BTreeSet<_> = parts(&secret).into_iter().collect();
        assert_eq!(distinct.len(), 4);
        let other = ErrandSecret::new().expect("randomness");
        assert!(parts(&other).iter().all(|part| !distinct.contains(part)));
        assert_eq!(secret.verifier().len(), 43, "as long as the standard wants");
    }
}
