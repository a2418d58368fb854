//! What is to be signed: random, for one purpose, once and soon.

use crate::secret::random;
use protocol::Problem;
use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use store::PersonId;

/// How long somebody has to touch a key.
const LIFE: Duration = Duration::from_secs(5 * 60);

/// So many can be open at once; more are only asked for by who wants to fill our memory.
const MAX_OPEN: usize = 10_000;

/// What is to be signed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Challenge([u8; 32]);

impl Challenge {
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }

    pub(super) fn read(bytes: &[u8]) -> Option<Challenge> {
        bytes.try_into().ok().map(Challenge)
    }
}

/// The challenges that are open: whose new key each is for; `None` for one to come in by.
#[derive(Default)]
pub(crate) struct Challenges(Mutex<HashMap<Challenge, (Option<PersonId>, Instant)>>);

impl Challenges {
    /// A new challenge.
    pub(crate) fn open(&self, whose: Option<PersonId>) -> Result<Challenge, Problem> {
        let challenge = Challenge(random()?);
        let now = Instant::now();
        let mut open = self.0.lock().expect("nobody panics while looking one up");
        if open.len() >= MAX_OPEN {
            open.retain(|_, (_, since)| now.duration_since(*since) < LIFE);
        }
        if open.len() >= MAX_OPEN {
            return Err(crate::limits::too_fast());
        }
        open.insert(challenge, (whose, now));
        Ok(challenge)
    }

    /// Uses a challenge up; says whether it was open for this purpose.
    pub(crate) fn close(&self, challenge: Challenge, whose: Option<PersonId>) -> bool {
        let mut open = self.0.lock().expect("nobody panics while looking one up");
        let found = open.remove(&challenge);
        found.is_some_and(|(person, since)| person == whose && since.elapsed() < LIFE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_challenge_is_good_once_and_for_one_purpose() {
        let challenges = Challenges::default();
        let ada = Some(PersonId::new(1));
        let challenge = challenges.open(ada).expect("randomness");
        assert!(!challenges.close(challenge, None), "another purpose");
        assert!(!challenges.close(challenge, ada), "used up");
        let challenge = challenges.open(ada).expect("randomness");
        assert!(challenges.close(challenge, ada));
        assert!(!challenges.close(Challenge([7; 32]), None), "never given out");
    }
}
