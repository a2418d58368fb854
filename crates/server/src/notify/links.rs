//! Links and codes in messages: known again by a key of ours, and stored nowhere.

use crate::api::recovery;
use crate::app::App;
use crate::error::ApiError;
use crate::session::now;
use protocol::{ChannelKind, Code, Problem};
use store::{Channel, Member, PersonId, StoreError};

/// So many letters of a hash are enough to be nobody's guess.
const N_LETTERS: usize = 32;

/// So many milliseconds has a day.
const DAY: i64 = 24 * 60 * 60 * 1_000;

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

    /// The code by which somebody shows today that mails to an address reach them.
    pub(crate) fn mail_code(&self, person: PersonId, address: &str) -> String {
        mail_code(&self.stop_key, person, address, now() / DAY)
    }

    /// Whether this is the code that somebody was sent to an address today or yesterday.
    pub(crate) fn is_mail_code(&self, person: PersonId, address: &str, code: &str) -> bool {
        let is_of = |day| mail_code(&self.stop_key, person, address, day) == code.trim();
        let today = now() / DAY;
        is_of(today) || is_of(today - 1)
    }

    /// The code by which a member who has forgotten their password sets another one, sent by mail and
    /// good on a day, counted from 1970, until the password is another one.
    fn recovery_code(&self, member: &Member, day: i64) -> String {
        let mut text = member.person.pseudonym("freehold recovery by mail").to_vec();
        text.extend(member.password.as_deref().unwrap_or_default().as_bytes());
        text.extend(day.to_le_bytes());
        let hash = blake3::keyed_hash(&self.stop_key, &text);
        recovery::shown(*hash.as_bytes().first_chunk().expect("a hash is longer"))
    }

    /// Whether this is the code that a member was sent today or yesterday.
    pub(crate) fn is_recovery_code(&self, member: &Member, code: &str) -> bool {
        let typed = recovery::hash(code);
        let is_of = |day| recovery::hash(&self.recovery_code(member, day)) == typed;
        let today = now() / DAY;
        self.courier.mail.is_some() && (is_of(today) || is_of(today - 1))
    }

    /// Sends a member a code by which they come in again, if they get mails.
    pub(crate) async fn send_recovery(&self, member: &Member) -> Result<(), StoreError> {
        let Some(mail) = &self.courier.mail else { return Ok(()) };
        let channels = self.store.channels_of(member.person).await?;
        let by_mail = channels.into_iter().find(|it| it.wish.kind == ChannelKind::Mail);
        let Some(channel) = by_mail else { return Ok(()) };
        let (wish, code) = (&channel.wish, self.recovery_code(member, now() / DAY));
        if let Err(error) = mail.send_recovery(&wish.target, &wish.terms.language, &code).await {
            tracing::warn!(%error, "a recovery code could not be sent");
        }
        Ok(())
    }

    /// Sends the code by which somebody shows that mails reach them.
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

/// The code by which somebody shows on a day, counted from 1970, that mails to an address reach them.
fn mail_code(key: &[u8; 32], person: PersonId, address: &str, day: i64) -> String {
    let mut text = person.pseudonym("freehold mail codes").to_vec();
    text.extend(day.to_le_bytes());
    text.extend(address.as_bytes());
    let hash = blake3::keyed_hash(key, &text);
    let number = u64::from_le_bytes(*hash.as_bytes().first_chunk().expect("a hash is longer"));
    format!("{:06}", number % N_DIGITS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_one_persons_for_one_address_on_one_day() {
        let (key, ada, ben) = ([7; 32], PersonId::new(1), PersonId::new(2));
        let code = mail_code(&key, ada, "ada@example.org", 20_000);
        assert!(code.len() == 6 && code.chars().all(|digit| digit.is_ascii_digit()), "{code}");
        assert_eq!(mail_code(&key, ada, "ada@example.org", 20_000), code);
        for other in [
            mail_code(&key, ben, "ada@example.org", 20_000),
            mail_code(&key, ada, "eve@example.org", 20_000),
            mail_code(&key, ada, "ada@example.org", 20_001),
            mail_code(&[8; 32], ada, "ada@example.org", 20_000),
        ] {
            assert_ne!(other, code);
        }
    }
}
