//! What is told, in the reader's language.

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
}

impl Dispatch {
    pub(super) fn title(&self) -> &str {
        match self {
            Dispatch::One(told) => &told.title,
            Dispatch::Many { title, .. } => title,
        }
    }

    pub(super) fn link(&self) -> &str {
        match self {
            Dispatch::One(told) => &told.link,
            Dispatch::Many { link, .. } => link,
        }
    }

    /// Each thing that it tells.
    pub(super) fn told(&self) -> &[Told] {
        match self {
            Dispatch::One(told) => std::slice::from_ref(told),
            Dispatch::Many { told, .. } => told,
        }
    }
}

/// Everything that was gathered, as one message.
pub(super) fn gathered(channel: &Channel, mut told: Vec<Told>) -> Dispatch {
    match told.len() {
        1 => Dispatch::One(told.remove(0)),
        count => {
            let words = words(&channel.wish.language);
            let title = words.say_with("notice-digest", &[("count", count.into())]);
            Dispatch::Many { title, link: format!("{}/", channel.wish.base_url), told }
        }
    }
}

pub(crate) fn words(language: &str) -> Words {
    Words::for_notices(Language::from_tag(language).unwrap_or(Language::English))
}

/// What a notice says. Nothing that is hidden is in it: only what everybody at the table sees.
pub(super) fn told(notice: &Notice) -> Told {
    let words = words(&notice.channel.wish.language);
    let game = words.say(&format!("game-{}", notice.game));
    let key = match notice.kind {
        NoticeKind::Turn => "notice-your-turn",
        NoticeKind::Reminder => "notice-reminder",
        NoticeKind::SatIn => "notice-sat-in",
        NoticeKind::Request => "notice-request",
    };
    let title = match notice.others.is_empty() {
        true => words.say_with(key, &[("game", game.into())]),
        false => {
            let others = words.list(&notice.others);
            let args = [("game", game.into()), ("names", others.into())];
            words.say_with(&format!("{key}-with"), &args)
        }
    };
    let base = &notice.channel.wish.base_url;
    Told {
        title,
        link: format!("{base}/table/{}", notice.table),
        kind: notice.kind,
        game: notice.game.clone(),
        table: notice.table.to_string(),
    }
}
