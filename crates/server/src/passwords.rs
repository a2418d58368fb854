//! Passwords: hashed slowly on purpose, a few at a time, beside the threads that serve.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use protocol::{Code, Problem};
use std::sync::Arc;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// So many are hashed at once; each takes 19 MB and some 40 ms of a core.
const N_AT_ONCE: usize = 2;

const MIN_CHARACTERS: usize = 8;
const MAX_BYTES: usize = 500;

/// Hashes and compares passwords.
pub(crate) struct Passwords {
    permits: Arc<Semaphore>,
    /// What is compared where there is no member, so that it takes as long.
    nobodys: String,
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        let nobodys = hash(b"nobody").expect("a password can be hashed");
        Passwords { permits: Arc::new(Semaphore::new(N_AT_ONCE)), nobodys }
    }

    /// The hash of a password, or why it is none.
    pub(crate) async fn hash(&self, password: &str) -> Result<String, Problem> {
        if password.chars().count() < MIN_CHARACTERS || MAX_BYTES < password.len() {
            let reason = format!("a password has at least {MIN_CHARACTERS} characters");
            return Err(Problem::new(Code::BadSetup, reason));
        }
        let password = password.to_owned();
        self.beside(move || hash(password.as_bytes())).await?.ok_or_else(unavailable)
    }

    /// Whether this is the password; without a hash to compare it with, it never is.
    pub(crate) async fn is_right(
        &self,
        password: &str,
        hash: Option<String>,
    ) -> Result<bool, Problem> {
        if MAX_BYTES < password.len() {
            return Ok(false);
        }
        let is_somebodys = hash.is_some();
        let hash = hash.unwrap_or_else(|| self.nobodys.clone());
        let password = password.to_owned();
        let fits = self.beside(move || fits(password.as_bytes(), &hash)).await?;
        Ok(is_somebodys && fits)
    }

    async fn beside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let permit = Arc::clone(&self.permits).acquire_owned().await.map_err(|_| unavailable())?;
        let done = spawn_blocking(move || {
            let done = work();
            drop(permit);
            done
        });
        done.await.map_err(|_| unavailable())
    }
}

fn hash(password: &[u8]) -> Option<String> {
    Argon2::default().hash_password(password).ok().map(|hash: PasswordHash| hash.to_string())
}

fn fits(password: &[u8], hash: &str) -> bool {
    PasswordHash::new(hash)
        .is_ok_and(|hash| Argon2::default().verify_password(password, &hash).is_ok())
}

fn unavailable() -> Problem {
    Problem::new(Code::Unavailable, "the server is too busy for passwords; try again")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_fits_its_own_hash_only() {
        let passwords = Passwords::new();
        let hash = passwords.hash("correct horse").await.expect("a hash");
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert_ne!(hash, passwords.hash("correct horse").await.expect("a hash"), "salted");
        assert_eq!(passwords.is_right("correct horse", Some(hash.clone())).await, Ok(true));
        assert_eq!(passwords.is_right("Correct horse", Some(hash)).await, Ok(false));
        assert_eq!(passwords.is_right("nobody", None).await, Ok(false), "there is nobody");
        assert_eq!(passwords.is_right("x", Some("damaged".into())).await, Ok(false));
        for wrong in ["", "7 chars", &"x".repeat(501)] {
            assert!(passwords.hash(wrong).await.is_err(), "{wrong}");
        }
    }
}
