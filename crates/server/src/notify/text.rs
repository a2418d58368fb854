//! What is told, in the reader's language.

use crate::session::now;
use protocol::NoticeKind;
use store::{Channel, Notice};
use words::{Language, Words};

/// Something to tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Told {
    /// One line.
    pub(super) title: String,
    /// Where it leads.
    pub(super) link: String,
    pub(super) kind: NoticeKind,
    pub(super) game: String,
    pub(super) table: String,
    /// When somebody's time is up, in seconds since 1970.
    pub(super) deadline: Option<i64>,
}

/// Something that is sent.
pub(super) enum Dispatch {
    /// One thing.
    One(Told),
    /// Everything that was gathered.
    Many {
        /// One line.
        title: String,
        /// Where to find all of it.
        link: String,
        /// What there is, at least two things.
        told: Vec<Told>,
    },
    /// Nothing but that it arrives.
    Test {
        /// One line.
        title: String,
        /// Where it was asked for.
        link: String,
    },
}

impl Dispatch {
    pub(super) fn title(&self) -> &str {
        match self {
            Dispatch::One(told) => &told.title,
            Dispatch::Many { title, .. } | Dispatch::Test { title, .. } => title,
        }
    }

    pub(super) fn link(&self) -> &str {
        match self {
            Dispatch::One(told) => &told.link,
            Dispatch::Many { link, .. } | Dispatch::Test { link, .. } => link,
        }
    }

    /// Each thing that it tells, and where it leads.
    pub(super) fn lines(&self) -> Vec<(&str, &str)> {
        match self {
            Dispatch::One(_) | Dispatch::Test { .. } => vec![(self.title(), self.link())],
            Dispatch::Many { told, .. } => {
                told.iter().map(|told| (told.title.as_str(), told.link.as_str())).collect()
            }
        }
    }
}

/// Everything that was gathered, as one message.
pub(super) fn gathered(channel: &Channel, mut told: Vec<Told>) -> Dispatch {
    match told.len() {
        1 => Dispatch::One(told.remove(0)),
        count => {
            let words = words(&channel.wish.terms.language);
            let title = words.say_with("notice-digest", &[("count", count.into())]);
            Dispatch::Many { title, link: format!("{}/", channel.wish.base_url), told }
        }
    }
}

/// Nothing but that it arrives.
pub(super) fn test(channel: &Channel) -> Dispatch {
    let title = words(&channel.wish.terms.language).say("notice-test");
    Dispatch::Test { title, link: format!("{}/me/notifications", channel.wish.base_url) }
}

pub(crate) fn words(language: &str) -> Words {
    Words::for_notices(Language::from_tag(language).unwrap_or(Language::English))
}

/// What a notice says. Nothing that is hidden is in it: only what everybody at the table sees.
pub(super) fn told(notice: &Notice) -> Told {
    let words = words(&notice.channel.wish.terms.language);
    let game = words.say(&format!("game-{}", notice.game));
    let key = match notice.kind {
        NoticeKind::Turn => "notice-your-turn",
        NoticeKind::Reminder => "notice-reminder",
        NoticeKind::SatIn => "notice-sat-in",
        NoticeKind::Request => "notice-request",
        NoticeKind::Begun => "notice-begun",
        NoticeKind::Over => "notice-over",
        NoticeKind::Missed => "notice-missed",
    };
    let title = match notice.others.is_empty() {
        true => words.say_with(key, &[("game", game.into())]),
        false => {
            let others = words.list(&notice.others);
            let args = [("game", game.into()), ("names", others.into())];
            words.say_with(&format!("{key}-with"), &args)
        }
    };
    let has_deadline = matches!(notice.kind, NoticeKind::Turn | NoticeKind::Reminder);
    let left = notice.time_left.filter(|left| has_deadline && *left > 0);
    let title = match left.and_then(|left| time_left(&words, left)) {
        Some(left) => format!("{title} ({left})"),
        None => title,
    };
    let base = &notice.channel.wish.base_url;
    Told {
        title,
        link: format!("{base}/table/{}", notice.table),
        kind: notice.kind,
        game: notice.game.clone(),
        table: notice.table.to_string(),
        deadline: left.map(|left| (now() + left) / 1_000),
    }
}

/// How much time is left, from milliseconds: in days and hours, or in hours and minutes.
fn time_left(words: &Words, left: i64) -> Option<String> {
    let minutes = left / 60_000;
    let parts = [
        ("notice-days", minutes / (24 * 60)),
        ("notice-hours", minutes / 60 % 24),
        ("notice-minutes", minutes % 60),
    ];
    let parts: Vec<String> = parts
        .into_iter()
        .skip_while(|(_, count)| *count == 0)
        .take(2)
        .filter(|(_, count)| *count > 0)
        .map(|(key, count)| words.say_with(key, &[("count", (count as usize).into())]))
        .collect();
    let time = parts.join(" ");
    (!time.is_empty()).then(|| words.say_with("notice-time-left", &[("time", time.into())]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_told_in_two_parts_at_most() {
        const HOUR: i64 = 60 * 60_000;
        let told = |language: &str, left| time_left(&words(language), left);
        assert_eq!(told("en", 28 * HOUR + 59_000).as_deref(), Some("1 day 4 hours left"));
        assert_eq!(told("en", 48 * HOUR + 60_000).as_deref(), Some("2 days left"));
        assert_eq!(told("de", HOUR + 90_000).as_deref(), Some("noch 1 Stunde 1 Minute"));
        assert_eq!(told("fr", 2 * 60_000).as_deref(), Some("encore 2 minutes"));
        assert_eq!(told("en", 59_000), None);
    }
}
