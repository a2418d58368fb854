//! What can be typed.

use super::lines::{padded, sentences};
use super::terminal::{Sight, Teller};

/// The columns of what is typed.
const TYPED: usize = 17;

/// Everything that can be typed at this moment of this game.
pub(crate) fn text(sight: &dyn Sight, teller: Teller<'_>) -> String {
    let say = |key: &str| teller.words.say(key);
    let line = |typed: &str, meaning: &str| {
        sentences(teller.width, &format!("   {}", padded(typed, TYPED)), meaning)
    };
    let mut text = sentences(teller.width, "   ", &say("terminal-help-choose"));
    text += &line("7", &say("terminal-help-number"));
    for (typed, meaning) in sight.ways_to_choose() {
        text += &line(&typed, &meaning);
    }
    text += &line("all", &say("terminal-help-all"));
    text += &line("hint", &say("terminal-help-hint"));
    text += &line("undo, u", &say("terminal-help-undo"));
    text += &sentences(teller.width, "   ", &say("terminal-help-look"));
    text += &line("board, b", &say("terminal-help-board"));
    for topic in sight.topics() {
        let typed = format!("{} {}", topic.names.join(", "), topic.about);
        text += &line(typed.trim(), &topic.meaning);
    }
    text += &line("score", &say("terminal-help-score"));
    text += &line("log", &say("terminal-help-log"));
    text += &line("ask", &say("terminal-help-ask"));
    text += &line("short", &say("terminal-help-short"));
    text += &line("rules", &say("terminal-help-rules"));
    text += &sentences(teller.width, "   ", &say("terminal-help-leave"));
    text += &line("save FILE", &say("terminal-help-save"));
    text + &line("quit, q", &say("terminal-help-quit"))
}
