//! What messengers show of a link to a match that is over: the game, who won, and the board.

use crate::address::Address;
use crate::api::base_url;
use crate::app::App;
use crate::assets;
use crate::error::storage;
use crate::pictures::SIZE;
use axum::extract::State;
use axum::http::{HeaderMap, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use axum_extra::TypedHeader;
use axum_extra::headers::IfNoneMatch;
use protocol::TableId;
use std::sync::{Arc, LazyLock};
use store::SideResult;
use table::{Player, Record};
use words::{Language, Words};

/// The page of a table or its replay. All that it tells is in the record, which anybody may read who
/// knows the address; until there is one, and at a table without watchers, it is the page like any other.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Address(address): Address,
    uri: Uri,
    known: Option<TypedHeader<IfNoneMatch>>,
    headers: HeaderMap,
) -> Response {
    let id = uri.path().rsplit('/').next().unwrap_or_default();
    let told = match app.guards.request(address) {
        Ok(()) => Preview::of(&app, &TableId::new(id)).await,
        // Whoever asks too often gets what costs nothing.
        Err(_) => None,
    };
    let Some(told) = told else {
        return assets::serve(State(app), Address(address), uri, known, headers).await;
    };
    let tags = told.tags(&base_url(&app, &headers), uri.path());
    ([(header::CACHE_CONTROL, "no-cache")], Html(with_tags(assets::page(), &tags))).into_response()
}

/// What is told of a match that is over.
#[derive(Debug)]
struct Preview {
    title: String,
    winners: String,
    /// The address of its picture, below that of the server.
    picture: Option<String>,
}

impl Preview {
    /// Nothing, as long as the match goes on, or where nobody may watch. What fails costs the preview and not the page.
    async fn of(app: &App, id: &TableId) -> Option<Preview> {
        let result = app.store.result(id).await.map_err(storage).ok()??;
        let table = app.store.table(id).await.map_err(storage).ok()??;
        if !table.watchers {
            return None;
        }
        let record = app.store.record(id).await.map_err(storage).ok()??;
        let record: Record = record.parse().ok()?;
        let picture = format!("/api/tables/{id}/picture.png");
        let picture = drawing::has_board(&record.origin.game).then_some(picture);
        Some(Preview::new(&record, result.sides, picture))
    }

    /// In no language: names and numbers, whoever won first.
    fn new(record: &Record, sides: Vec<SideResult>, picture: Option<String>) -> Preview {
        let mut sides: Vec<(usize, SideResult)> = sides.into_iter().enumerate().collect();
        sides.sort_by_key(|(_, side)| (!side.is_winner(), -side.total));
        let told = |(index, side): &(usize, SideResult)| {
            let name = match record.players.get(*index) {
                Some(Player::Person(name)) => name.clone(),
                Some(Player::Computer(level)) => computer(level),
                // An opponent that is part of the game.
                None => String::new(),
            };
            format!("{name} {}", side.total).trim_start().to_owned()
        };
        let all: Vec<String> = sides.iter().map(told).collect();
        let n_winners = sides.iter().filter(|(_, side)| side.is_winner()).count();
        Preview {
            title: format!("{}: {}", spelled(&record.origin.game), all.join(" – ")),
            winners: format!("🏆 {}", all[..n_winners].join(" – ")),
            picture,
        }
    }

    fn tags(&self, server: &str, path: &str) -> String {
        let mut tags = vec![
            ("og:site_name", "Freehold".to_owned()),
            ("og:type", "website".to_owned()),
            ("og:title", self.title.clone()),
            ("og:description", self.winners.clone()),
            ("og:url", format!("{server}{path}")),
        ];
        match &self.picture {
            Some(picture) => tags.extend([
                ("og:image", format!("{server}{picture}")),
                ("og:image:type", "image/png".to_owned()),
                ("og:image:width", SIZE.0.to_string()),
                ("og:image:height", SIZE.1.to_string()),
                ("twitter:card", "summary_large_image".to_owned()),
            ]),
            None => tags.extend([
                ("og:image", format!("{server}/icon-512.png")),
                ("twitter:card", "summary".to_owned()),
            ]),
        }
        let tag = |(name, value): (&str, String)| {
            let kind = if name.starts_with("og:") { "property" } else { "name" };
            format!("<meta {kind}=\"{name}\" content=\"{}\">\n  ", escaped(&value))
        };
        tags.into_iter().map(tag).collect()
    }
}

/// A page with these tags in the place of its own.
fn with_tags(page: &str, tags: &str) -> String {
    let is_own = |line: &&str| line.trim_start().starts_with("<meta property=\"og:");
    let lines: Vec<&str> = page.lines().filter(|line| !is_own(line)).collect();
    lines.join("\n").replacen("<title>", &format!("{tags}<title>"), 1)
}

/// What a computer is called at the table; its names are the same in every language.
fn computer(level: &str) -> String {
    static WORDS: LazyLock<Words> = LazyLock::new(|| Words::common(Language::English));
    let (name, _) = level.split_once('@').unwrap_or((level, ""));
    let key = format!("computer-{name}");
    if WORDS.has(&key) { WORDS.say(&key) } else { spelled(level) }
}

/// A stable name as a name for people: `fox-hunt` is Fox Hunt.
fn spelled(name: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        first.chain(letters).collect::<String>()
    };
    name.split('-').map(word).collect::<Vec<_>>().join(" ")
}

pub(crate) fn escaped(text: &str) -> String {
    let escape = |c| match c {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '"' => "&quot;".to_owned(),
        other => String::from(other),
    };
    text.chars().map(escape).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Luck, Origin, RulesVersion, Seed};

    fn preview(players: Vec<Player>, sides: &[(i32, bool)]) -> Preview {
        let origin = Origin {
            game: "fox-hunt".into(),
            rules: RulesVersion(1),
            components: "00".repeat(16).parse().expect("a hash"),
            options: String::new(),
            luck: Luck::Seed(Seed::from_number(1)),
        };
        let totals = sides.iter().map(|&(total, _)| total).collect();
        let result = table::record::Result::Totals(totals);
        let record = Record { origin, players, plies: Vec::new(), result };
        let side = |&(total, is_winner): &(i32, bool)| SideResult {
            total,
            place: if is_winner { 1 } else { 2 },
            points: Default::default(),
        };
        Preview::new(&record, sides.iter().map(side).collect(), None)
    }

    #[test]
    fn whoever_won_comes_first() {
        let person = |name: &str| Player::Person(name.to_owned());
        let computer = || Player::Computer("steady".to_owned());
        let told = preview(
            vec![person("Ada"), computer(), person("Ben")],
            &[(40, false), (61, false), (61, true)],
        );
        assert_eq!(told.title, "Fox Hunt: Ben 61 – Henrik 61 – Ada 40");
        assert_eq!(told.winners, "🏆 Ben 61");
        let tied = preview(vec![person("Ada"), person("Ben")], &[(7, true), (7, true)]);
        assert_eq!(tied.winners, "🏆 Ada 7 – Ben 7");
        let alone = preview(vec![person("Ada")], &[(7, false), (9, true)]);
        assert_eq!(alone.title, "Fox Hunt: 9 – Ada 7");
    }

    #[test]
    fn tags_take_the_place_of_those_of_the_page() {
        let page = include_str!("../../web/static/index.html");
        let tags = preview(vec![Player::Person("\"><b>".into())], &[(7, true)])
            .tags("https://play.example.org", "/replay/ab");
        let page = with_tags(page, &tags);
        for tag in ["og:title", "og:description", "og:type", "\"og:image\""] {
            assert_eq!(page.matches(tag).count(), 1, "{tag}");
        }
        assert!(
            page.contains(
                "<meta property=\"og:title\" content=\"Fox Hunt: &quot;&gt;&lt;b&gt; 7\">"
            )
        );
        assert!(page.contains("content=\"https://play.example.org/replay/ab\""));
        assert!(page.contains("<meta name=\"twitter:card\" content=\"summary\">"));
        assert!(page.contains("<title>Freehold</title>"));
    }
}
