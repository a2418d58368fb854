//! Word to a program of somebody's own, or to a chat room.

use super::out::{Out, SendError};
use super::text::{Dispatch, Told};
use protocol::NoticeKind;
use serde_json::{Value, json};

/// Whether something can be told there.
pub(crate) fn check(out: &Out, url: &str) -> Result<(), String> {
    out.check(url).map(|_| ()).map_err(|error| error.to_string())
}

pub(super) async fn send(out: &Out, url: &str, message: &Dispatch) -> Result<(), SendError> {
    let body = body(url, message).to_string().into_bytes();
    out.post(url, &[("content-type", "application/json".to_owned())], body).await
}

/// What is sent: in the forms of the chat rooms that many use, or in ours, which others read too.
fn body(url: &str, message: &Dispatch) -> Value {
    let text = text(message);
    let host = url.split("://").nth(1).unwrap_or_default();
    match (host.split('/').next().unwrap_or_default(), message) {
        // A name may look like a call for everybody in the room; it calls nobody.
        ("discord.com" | "discordapp.com", _) => {
            json!({ "content": text, "allowed_mentions": { "parse": [] } })
        }
        ("hooks.slack.com", _) => json!({ "text": escaped(&text) }),
        (_, Dispatch::One(told)) => own(told),
        (_, Dispatch::Many { link, told, .. }) => json!({
            "event": "digest",
            "link": link,
            "text": text,
            "notices": told.iter().map(own).collect::<Vec<_>>(),
        }),
        (_, Dispatch::Test { link, .. }) => json!({ "event": "test", "link": link, "text": text }),
    }
}

fn text(message: &Dispatch) -> String {
    match message {
        Dispatch::One(told) => line(&told.title, &told.link),
        Dispatch::Many { title, told, .. } => {
            let lines = told.iter().map(|told| line(&told.title, &told.link));
            format!("{title}\n{}", lines.collect::<Vec<_>>().join("\n"))
        }
        Dispatch::Test { title, link } => line(title, link),
    }
}

/// Text for Slack, to which these three letters mean something: `<!channel>` would call everybody.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn line(title: &str, link: &str) -> String {
    format!("{title} {link}")
}

fn own(told: &Told) -> Value {
    let mut value = json!({
        "event": event(told.kind),
        "game": told.game,
        "table": told.table,
        "link": told.link,
        "text": line(&told.title, &told.link),
    });
    if let Some(deadline) = told.deadline {
        value["deadline"] = deadline.into();
    }
    value
}

fn event(kind: NoticeKind) -> &'static str {
    match kind {
        NoticeKind::Turn => "your-turn",
        NoticeKind::Reminder => "reminder",
        NoticeKind::SatIn => "sat-in",
        NoticeKind::Request => "request",
        NoticeKind::Begun => "begun",
        NoticeKind::Over => "over",
        NoticeKind::Missed => "missed",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chat_rooms_are_told_in_their_own_form() {
        let told = Told {
            title: "Your turn".into(),
            link: "https://play.example.org/table/t".into(),
            kind: NoticeKind::Turn,
            game: "boonlake".into(),
            table: "t".into(),
            deadline: Some(1_794_873_600),
        };
        let text = "Your turn https://play.example.org/table/t";
        let one = Dispatch::One(told.clone());
        assert_eq!(body("https://discord.com/api/webhooks/1/x", &one)["content"], text);
        assert_eq!(body("https://hooks.slack.com/services/x", &one), json!({ "text": text }));
        let own = body("https://example.org/discord.com/", &one);
        assert_eq!((&own["event"], &own["text"]), (&json!("your-turn"), &json!(text)));
        assert_eq!(own["deadline"], 1_794_873_600);
        let link = "https://play.example.org/".to_owned();
        let many = Dispatch::Many { title: "Two".into(), link, told: vec![told.clone(), told] };
        let all = format!("Two\n{text}\n{text}");
        assert_eq!(body("https://hooks.slack.com/services/x", &many), json!({ "text": all }));
        let own = body("https://example.org/", &many);
        assert_eq!((&own["event"], &own["text"]), (&json!("digest"), &json!(all)));
        assert_eq!(own["notices"][1]["table"], "t");
    }

    #[test]
    fn no_name_calls_everybody_in_a_chat_room() {
        let told = |title: &str| Told {
            title: title.into(),
            link: "https://play.example.org/table/t".into(),
            kind: NoticeKind::Turn,
            game: "boonlake".into(),
            table: "t".into(),
            deadline: None,
        };
        let (everyone, channel) = (told("@everyone & Co"), told("<!channel>"));
        let many = Dispatch::Many {
            title: "<@U1>".into(),
            link: String::new(),
            told: vec![everyone.clone(), channel.clone()],
        };
        for message in [Dispatch::One(everyone), Dispatch::One(channel), many] {
            for discord in ["https://discord.com/api/x", "https://discordapp.com/api/x"] {
                assert_eq!(body(discord, &message)["allowed_mentions"], json!({ "parse": [] }));
            }
            let slack = body("https://hooks.slack.com/services/x", &message);
            let said = slack["text"].as_str().expect("a text");
            assert!(!said.contains(['<', '>']), "{said}");
            assert!(!said.contains("& "), "{said}");
        }
        let slack = body("https://hooks.slack.com/x", &Dispatch::One(told("<!channel> & Co")));
        let expected = "&lt;!channel&gt; &amp; Co https://play.example.org/table/t";
        assert_eq!(slack, json!({ "text": expected }));
    }
}
