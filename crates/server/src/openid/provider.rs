//! The other server: where it sends people, by what it signs, and what it answers.

use super::errand::ErrandSecret;
use super::keys::Key;
use super::token::{Expected, Flaw, Token, Vouched};
use crate::config::OpenId;
use crate::notify::{Out, SendError};
use crate::session::now;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::Deserialize;
use std::fmt::Write as _;
use std::time::{Duration, Instant};
use thiserror::Error;
use tokio::sync::Mutex;

/// How long what the other server says of itself is believed.
const LIFE: Duration = Duration::from_secs(60 * 60);

/// How often is looked for a key that we do not know: whoever forges tokens shall not make us ask the
/// other server all the time.
const KEY_PAUSE: Duration = Duration::from_secs(60);

/// What of somebody we ask for: who they are, and how they like to be called.
const SCOPE: &str = "openid profile";

/// Why nobody could be recognised.
#[derive(Debug, Error)]
pub(crate) enum Fault {
    /// The other server does not answer, or not as it should.
    #[error("where people sign in elsewhere, {0}")]
    Provider(String),
    /// What it says does not hold.
    #[error("what was said elsewhere does not hold: {0}")]
    Token(#[from] Flaw),
}

/// Another server that says who people are.
pub(crate) struct Provider {
    config: OpenId,
    /// Where it sends people back to.
    return_address: String,
    out: Out,
    known: Mutex<Option<Known>>,
}

/// What is known of it.
struct Known {
    description: Description,
    keys: Vec<Key>,
    since: Instant,
    /// When a key was last looked for that was not there.
    missed_at: Option<Instant>,
}

/// What it says of itself.
#[derive(Clone, Deserialize)]
struct Description {
    issuer: String,
    authorization_endpoint: String,
    token_endpoint: String,
    jwks_uri: String,
    #[serde(default)]
    token_endpoint_auth_methods_supported: Option<Vec<String>>,
}

#[derive(Deserialize)]
struct Tokens {
    id_token: String,
}

/// Why it did not give any, as the standard has it.
#[derive(Deserialize)]
struct Refusal {
    error: String,
}

impl Provider {
    /// `base_url` is where people reach us.
    pub(crate) fn new(config: OpenId, base_url: &str) -> Provider {
        Provider {
            config,
            return_address: format!("{base_url}/sign-in/elsewhere"),
            // It is the operator's own word where it is.
            out: Out::new(true),
            known: Mutex::new(None),
        }
    }

    /// By whose word we take people to be who they are.
    pub(crate) fn issuer(&self) -> &str {
        &self.config.issuer
    }

    /// What people know it by.
    pub(crate) fn name(&self) -> &str {
        &self.config.name
    }

    /// Says what is wrong with it, by asking it.
    pub(crate) async fn check(&self) -> Result<(), Fault> {
        self.describe().await.map(|_| ())
    }

    /// Where somebody goes to say who they are.
    pub(crate) async fn address(&self, secret: &ErrandSecret) -> Result<String, Fault> {
        let description = self.describe().await?;
        let mut address = description.authorization_endpoint;
        let mut mark = if address.contains('?') { '&' } else { '?' };
        for (name, value) in [
            ("response_type", "code"),
            ("client_id", &self.config.client_id),
            ("redirect_uri", &self.return_address),
            ("scope", SCOPE),
            ("state", &secret.state()),
            ("nonce", &secret.nonce()),
            ("code_challenge", &secret.challenge()),
            ("code_challenge_method", "S256"),
        ] {
            address.push(mark);
            address.push_str(name);
            address.push('=');
            address.push_str(&escaped(value));
            mark = '&';
        }
        Ok(address)
    }

    /// Who came back with this code.
    pub(crate) async fn vouched(
        &self,
        secret: &ErrandSecret,
        code: &str,
    ) -> Result<Vouched, Fault> {
        let description = self.describe().await?;
        let text = self.exchange(&description, secret, code).await?;
        let token = Token::read(&text)?;
        self.check_signature(&token).await?;
        let nonce = secret.nonce();
        let expected = Expected {
            issuer: &self.config.issuer,
            client_id: &self.config.client_id,
            nonce: &nonce,
            now: now() / 1_000,
        };
        Ok(token.check(&expected)?)
    }

    /// What it says of itself; asked again when that is old.
    async fn describe(&self) -> Result<Description, Fault> {
        let mut known = self.known.lock().await;
        if let Some(known) = known.as_ref().filter(|known| known.since.elapsed() < LIFE) {
            return Ok(known.description.clone());
        }
        let issuer = self.config.issuer.trim_end_matches('/');
        let text = self.get(&format!("{issuer}/.well-known/openid-configuration")).await?;
        let description: Description = serde_json::from_slice(&text)
            .map_err(|error| Fault::Provider(format!("what it says of itself: {error}")))?;
        if description.issuer != self.config.issuer {
            let reason = format!("it calls itself `{}`", description.issuer);
            return Err(Fault::Provider(reason));
        }
        if !description.is_as_safe_as(issuer) {
            let reason = "it leads to addresses that are not as safe as its own".to_owned();
            return Err(Fault::Provider(reason));
        }
        let keys = self.keys(&description).await?;
        let (since, description_now) = (Instant::now(), description.clone());
        *known = Some(Known { description, keys, since, missed_at: None });
        Ok(description_now)
    }

    async fn keys(&self, description: &Description) -> Result<Vec<Key>, Fault> {
        let text = self.get(&description.jwks_uri).await?;
        Key::read_all(&text).ok_or_else(|| Fault::Provider("it shows no keys".to_owned()))
    }

    /// Whether one of its keys has signed a token. Keys change now and then, so that one that we do
    /// not know is looked for.
    async fn check_signature(&self, token: &Token<'_>) -> Result<(), Fault> {
        let mut known = self.known.lock().await;
        let known = known.as_mut().ok_or(Flaw::Signature)?;
        let id = token.key_id.as_deref();
        let is_known = id.is_some() && known.keys.iter().any(|key| key.is_called(id));
        let may_look = known.missed_at.is_none_or(|at| at.elapsed() >= KEY_PAUSE);
        if !is_known && !token.is_signed_by(&known.keys) && may_look {
            known.missed_at = Some(Instant::now());
            known.keys = self.keys(&known.description).await?;
        }
        match token.is_signed_by(&known.keys) {
            true => Ok(()),
            false => Err(Flaw::Signature.into()),
        }
    }

    async fn get(&self, url: &str) -> Result<Vec<u8>, Fault> {
        let (status, text) = self.out.get(url).await.map_err(|error| unanswered(url, &error))?;
        match status {
            200 => Ok(text),
            status => Err(Fault::Provider(format!("`{url}` answers {status}"))),
        }
    }

    /// Changes a code for a token.
    async fn exchange(
        &self,
        description: &Description,
        secret: &ErrandSecret,
        code: &str,
    ) -> Result<String, Fault> {
        let verifier = secret.verifier();
        let mut fields = vec![
            ("grant_type", "authorization_code"),
            ("code", code),
            ("redirect_uri", &self.return_address),
            ("code_verifier", &verifier),
            ("client_id", &self.config.client_id),
        ];
        let mut headers = vec![("content-type", "application/x-www-form-urlencoded".to_owned())];
        let by_post = description.wants_secret_in_body();
        match &self.config.client_secret {
            Some(secret) if by_post => fields.push(("client_secret", secret)),
            Some(secret) => headers.push(("authorization", self.basic(secret))),
            None => {}
        }
        let form = fields.iter().map(|(name, value)| format!("{name}={}", escaped(value)));
        let form = form.collect::<Vec<_>>().join("&").into_bytes();
        let url = &description.token_endpoint;
        let answered = self.out.ask(url, &headers, form).await;
        let (status, text) = answered.map_err(|error| unanswered(url, &error))?;
        if status != 200 {
            let why = serde_json::from_slice::<Refusal>(&text).map(|refusal| refusal.error);
            let why = why.unwrap_or_else(|_| status.to_string());
            return Err(Fault::Provider(format!("a code was refused: {why:?}")));
        }
        let tokens: Tokens = serde_json::from_slice(&text)
            .map_err(|_| Fault::Provider("a code was changed for nothing".to_owned()))?;
        Ok(tokens.id_token)
    }

    fn basic(&self, secret: &str) -> String {
        let pair = format!("{}:{}", escaped(&self.config.client_id), escaped(secret));
        format!("Basic {}", STANDARD.encode(pair))
    }
}

impl Description {
    /// Whether all that it names is reached in the way in which it is itself.
    fn is_as_safe_as(&self, issuer: &str) -> bool {
        let way = |url: &str| url.split_once("://").map(|(way, _)| way.to_owned());
        let named = [&self.authorization_endpoint, &self.token_endpoint, &self.jwks_uri];
        named.into_iter().all(|url| way(url).is_some() && way(url) == way(issuer))
    }

    /// Unless it says otherwise, a server takes our secret in a header.
    fn wants_secret_in_body(&self) -> bool {
        let methods = self.token_endpoint_auth_methods_supported.as_deref();
        let takes = |name: &str| methods.is_some_and(|all| all.iter().any(|one| one == name));
        !takes("client_secret_basic") && takes("client_secret_post")
    }
}

fn unanswered(url: &str, error: &SendError) -> Fault {
    Fault::Provider(format!("`{url}`: {error}"))
}

/// A text as it stands in an address or a form.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            true => escaped.push(char::from(byte)),
            false => write!(escaped, "%{byte:02X}").expect("writing to a string"),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::{Description, escaped};

    #[test]
    fn a_safe_issuer_leads_nowhere_else() {
        let leads_to = |url: &str| Description {
            issuer: "https://id.example.org".into(),
            authorization_endpoint: "https://id.example.org/door".into(),
            token_endpoint: "https://tokens.example.org".into(),
            jwks_uri: url.into(),
            token_endpoint_auth_methods_supported: None,
        };
        let is_safe = |url: &str| leads_to(url).is_as_safe_as("https://id.example.org");
        assert!(is_safe("https://keys.example.org/all"));
        for url in ["http://keys.example.org", "javascript:alert(1)", "", "file:///etc/passwd"] {
            assert!(!is_safe(url), "{url}");
        }
    }

    #[test]
    fn what_means_something_in_an_address_is_written_out() {
        assert_eq!(escaped("a-b_c.d~1"), "a-b_c.d~1");
        assert_eq!(escaped("http://x/?a=ß &"), "http%3A%2F%2Fx%2F%3Fa%3D%C3%9F%20%26");
    }
}
