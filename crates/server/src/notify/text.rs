//! What is told, in the reader's language.

use store::Notice;
use words::{Language, Words};

/// Something to tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Told {
    /// One line.
    pub(super) title: String,
    /// Where it leads.
    pub(super) link: String,
    pub(super) game: String,
    pub(super) table: String,
}

pub(crate) fn words(language: &str) -> Words {
    Words::for_notices(Language::from_tag(language).unwrap_or(Language::English))
}

/// What a notice says. Nothing that is hidden is in it: only what everybody at the table sees.
pub(super) fn told(notice: &Notice) -> Told {
    let words = words(&notice.channel.wish.language);
    let game = words.say(&format!("game-{}", notice.game));
    let title = match notice.others.is_empty() {
        true => words.say_with("notice-your-turn", &[("game", game.into())]),
        false => {
            let others = words.list(&notice.others);
            let args = [("game", game.into()), ("names", others.into())];
            words.say_with("notice-your-turn-with", &args)
        }
    };
    let base = &notice.channel.wish.base_url;
    Told {
        title,
        link: format!("{base}/table/{}", notice.table),
        game: notice.game.clone(),
        table: notice.table.to_string(),
    }
}
