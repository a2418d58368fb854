//! Word by mail, by the host's own mail server.

use super::out::SendError;
use super::text::{Dispatch, words};
use crate::config::MailServer;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::transport::smtp::authentication::Credentials;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};

/// The way to the mail server.
pub(crate) struct MailBox {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl MailBox {
    /// Opens it, or says what is wrong with its settings.
    pub(crate) fn open(server: &MailServer) -> Result<MailBox, String> {
        let from = server.from.parse().map_err(|error| format!("`{}`: {error}", server.from))?;
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(&server.url);
        let mut builder = builder.map_err(|error| format!("`{}`: {error}", server.url))?;
        if let (Some(user), Some(password)) = (&server.user, &server.password) {
            builder = builder.credentials(Credentials::new(user.clone(), password.clone()));
        }
        Ok(MailBox { transport: builder.build(), from })
    }

    /// Sends a mail; `stop` is a link that ends them.
    pub(super) async fn send(
        &self,
        address: &str,
        language: &str,
        message: &Dispatch,
        stop: &str,
    ) -> Result<(), SendError> {
        let lines = message.lines().into_iter();
        let tables = lines.map(|(title, link)| format!("{title}\n{link}\n"));
        let stopping = words(language).say("notice-stop");
        let body = format!("{}\n{stopping}\n{stop}\n", tables.collect::<Vec<_>>().join("\n"));
        let message = self
            .begin(address, message.title().to_owned())?
            .raw_header(header("List-Unsubscribe", format!("<{stop}>")))
            .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
        self.post(message, body).await
    }

    /// Sends a code by which somebody shows that mails reach them.
    pub(super) async fn send_code(
        &self,
        address: &str,
        language: &str,
        code: &str,
    ) -> Result<(), SendError> {
        let words = words(language);
        let args = [("code", code.into())];
        let message = self.begin(address, words.say_with("notice-code", &args))?;
        self.post(message, words.say_with("notice-code-text", &args) + "\n").await
    }

    /// Sends a code by which somebody comes in who has forgotten their password.
    pub(super) async fn send_recovery(
        &self,
        address: &str,
        language: &str,
        code: &str,
    ) -> Result<(), SendError> {
        let words = words(language);
        let message = self.begin(address, words.say("notice-recovery"))?;
        let args = [("code", code.into())];
        self.post(message, words.say_with("notice-recovery-text", &args) + "\n").await
    }

    fn begin(&self, address: &str, subject: String) -> Result<MessageBuilder, SendError> {
        let to: Address = address.parse().map_err(|_| SendError::Gone)?;
        Ok(Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .header(ContentType::TEXT_PLAIN))
    }

    async fn post(&self, message: MessageBuilder, body: String) -> Result<(), SendError> {
        let failed = |error: &dyn std::error::Error| SendError::Unreachable(error.to_string());
        let message = message.body(body).map_err(|error| failed(&error))?;
        self.transport.send(message).await.map(|_| ()).map_err(|error| match error.is_permanent() {
            true => SendError::Rejected(error.to_string()),
            false => failed(&error),
        })
    }
}

fn header(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value)
}
