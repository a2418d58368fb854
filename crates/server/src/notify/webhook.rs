//! Word to a program of somebody's own, or to a chat room.

use super::out::{Out, SendError};
use super::text::Told;
use protocol::NoticeKind;
use serde_json::{Value, json};

/// Whether something can be told there.
pub(crate) fn check(out: &Out, url: &str) -> Result<(), String> {
    out.check(url).map(|_| ()).map_err(|error| error.to_string())
}

pub(super) async fn send(out: &Out, url: &str, told: &[Told]) -> Result<(), SendError> {
    for told in told {
        let body = body(url, told).to_string().into_bytes();
        out.post(url, &[("content-type", "application/json".to_owned())], body).await?;
    }
    Ok(())
}

/// What is sent: in the forms of the chat rooms that many use, or in ours, which others read too.
fn body(url: &str, told: &Told) -> Value {
    let text = format!("{} {}", told.title, told.link);
    let host = url.split("://").nth(1).unwrap_or_default();
    match host.split('/').next().unwrap_or_default() {
        "discord.com" | "discordapp.com" => json!({ "content": text }),
        "hooks.slack.com" => json!({ "text": text }),
        _ => json!({
            "event": event(told.kind),
            "game": told.game,
            "table": told.table,
            "link": told.link,
            "text": text,
        }),
    }
}

fn event(kind: NoticeKind) -> &'static str {
    match kind {
        NoticeKind::Turn => "your-turn",
        NoticeKind::Reminder => "reminder",
        NoticeKind::SatIn => "sat-in",
        NoticeKind::Request => "request",
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
        };
        let text = "Your turn https://play.example.org/table/t";
        assert_eq!(body("https://discord.com/api/webhooks/1/x", &told)["content"], text);
        assert_eq!(body("https://hooks.slack.com/services/x", &told), json!({ "text": text }));
        let own = body("https://example.org/discord.com/", &told);
        assert_eq!((&own["event"], &own["text"]), (&json!("your-turn"), &json!(text)));
    }
}
