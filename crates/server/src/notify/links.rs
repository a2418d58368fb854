//! Links and codes in messages: known again by a key of ours, and stored nowhere.

use crate::app::App;
use crate::error::ApiError;
use protocol::{Code, Problem};
use store::{Channel, PersonId};

/// So many letters of a hash are enough to be nobody's guess.
const N_LETTERS: usize = 32;

/// So many digits a code has that somebody types.
const N_DIGITS: u64 = 1_000_000;

impl App {
    /// A link that ends a way without signing in.
    pub(crate) fn stop_link(&self, channel: &Channel) -> String {
        let base = &channel.wish.base_url;
        format!("{base}/stop/{}x{}", channel.id, self.seal(channel.id))
    }

    /// The way that a link ends, if it is one of ours.
    pub(crate) fn stopped_by(&self, token: &str) -> Option<i64> {
        let (id, seal) = token.split_once('x')?;
        let id = id.parse().ok()?;
        (self.seal(id) == seal).then_some(id)
    }

    fn seal(&self, id: i64) -> String {
        let hash = blake3::keyed_hash(&self.stop_key, format!("stop {id}").as_bytes());
        hash.to_hex()[..N_LETTERS].to_owned()
    }

    /// The code by which somebody shows that mails to an address reach them.
    pub(crate) fn mail_code(&self, person: PersonId, address: &str) -> String {
        let mut text = person.pseudonym("freehold mail codes").to_vec();
        text.extend(address.as_bytes());
        let hash = blake3::keyed_hash(&self.stop_key, &text);
        let number = u64::from_le_bytes(*hash.as_bytes().first_chunk().expect("a hash is longer"));
        format!("{:06}", number % N_DIGITS)
    }

    /// Sends such a code.
    pub(crate) async fn send_code(
        &self,
        address: &str,
        language: &str,
        code: &str,
    ) -> Result<(), ApiError> {
        let mail = self.courier.mail.as_ref();
        let mail = mail.ok_or_else(|| Problem::new(Code::BadSetup, "no mail is set up here"))?;
        mail.send_code(address, language, code).await.map_err(|error| {
            tracing::warn!(%error, "a code could not be sent");
            Problem::new(Code::Unavailable, "the mail could not be sent; try again later").into()
        })
    }
}
