//! What is to be signed: random, for one purpose, once and soon.

use crate::error::ApiError;
use crate::limits::too_fast;
use crate::secret::random;
use std::time::Duration;
use store::{PersonId, Store, StoreError};

/// How long somebody has to touch a key.
const LIFE: Duration = Duration::from_secs(5 * 60);

/// What is to be signed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Challenge([u8; 32]);

impl Challenge {
    /// A new challenge: for somebody's new key, or for coming in.
    pub(crate) async fn open(
        store: &Store,
        whose: Option<PersonId>,
    ) -> Result<Challenge, ApiError> {
        let bytes = random()?;
        match store.open_challenge(bytes, whose, LIFE).await? {
            true => Ok(Challenge(bytes)),
            false => Err(too_fast().into()),
        }
    }

    /// Uses it up; says whether it was open for this purpose.
    pub(crate) async fn close(
        self,
        store: &Store,
        whose: Option<PersonId>,
    ) -> Result<bool, StoreError> {
        store.close_challenge(self.0, whose).await
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }

    pub(super) fn read(bytes: &[u8]) -> Option<Challenge> {
        bytes.try_into().ok().map(Challenge)
    }
}
