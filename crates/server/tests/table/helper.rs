//! A program that thinks for a server, as a test wants it to.

use super::Running;
use bots::{NoClock, Question};
use futures_util::{SinkExt as _, StreamExt as _};
use games::ComponentSet;
use protocol::{ChoiceElsewhere, FromHelper, THINK_VERSION, ToHelper};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// Nothing in a test takes longer.
const PATIENCE: Duration = Duration::from_secs(20);

/// The token that tests start their servers with.
pub(crate) const TOKEN: &str = "the helpers'";

/// A socket for thinking.
pub(crate) struct Helper {
    socket: WebSocketStream<TcpStream>,
}

impl Helper {
    /// Opens a socket with a token, without a word.
    pub(crate) async fn connect(server: &Running, token: Option<&str>) -> Result<Helper, Error> {
        let stream = TcpStream::connect(server.address).await?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{}/api/think", server.address).into_client_request()?;
        if let Some(token) = token {
            let token = format!("Bearer {token}").parse().expect("a header");
            request.headers_mut().insert("authorization", token);
        }
        Ok(Helper { socket: client_async(request, stream).await?.0 })
    }

    /// Helps with so many threads.
    pub(crate) async fn join(server: &Running, threads: u32) -> Helper {
        let mut helper = Helper::connect(server, Some(TOKEN)).await.expect("a socket");
        helper.say(&FromHelper::Hello { version: THINK_VERSION, threads }).await;
        helper
    }

    pub(crate) async fn say(&mut self, message: &FromHelper) {
        let text = serde_json::to_string(message).expect("JSON");
        self.socket.send(Message::text(text)).await.expect("the server reads");
    }

    /// The next message as it came, or how the server closed.
    pub(crate) async fn hear_text(&mut self) -> Result<String, Option<CloseFrame>> {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.expect("the server speaks");
            match message {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Close(frame))) => return Err(frame),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// The next choice.
    pub(crate) async fn asked(&mut self) -> ChoiceElsewhere {
        let text = self.hear_text().await.expect("the socket stays open");
        match serde_json::from_str(&text).expect("our protocol") {
            ToHelper::Think(choice) => choice,
            other => panic!("{other:?} is no choice"),
        }
    }

    pub(crate) async fn answer(&mut self, id: u64, action: &str) {
        self.say(&FromHelper::Thought { id, action: action.to_owned() }).await;
    }

    /// Why the server closed, after whatever else it said.
    pub(crate) async fn closed(&mut self) -> CloseFrame {
        loop {
            if let Err(frame) = self.hear_text().await {
                return frame.expect("the server says why");
            }
        }
    }
}

/// What a computer of a level does from what a helper was told, and nothing else.
pub(crate) fn thought(choice: &ChoiceElsewhere, level: &str, set: Option<&ComponentSet>) -> String {
    let brain = bots::brain(&choice.game).expect("a game");
    let ours = brain.game().our_components();
    let view = brain.game().read_view(choice.view.get(), choice.rules, set.unwrap_or(&ours));
    let question = Question { view: view.expect("a view"), n_plies: 0, own_last: None };
    let bot = brain.bot(level.parse().expect("a level"), choice.seed, 1);
    let thought = bot.expect("a bot").think(&question, &NoClock).expect("a choice");
    thought.lines[0].action.clone()
}
