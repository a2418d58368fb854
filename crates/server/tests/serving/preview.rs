//! What a messenger is told of a link, without any cookie.

use crate::table::http::Answer;
use crate::table::{Browser, Folder, Picks, Player, Running, config, make, setup};
use ::table::record::{Player as Played, Record};
use protocol::{Code, SeatSetup, TableId};
use resvg::tiny_skia::Pixmap;
use std::collections::BTreeSet;

const NAME: &str = "<script>\"&Ada\"";

/// A table at which one person plays for two.
async fn table(owner: &Browser, game: &str) -> TableId {
    let seats = vec![SeatSetup::Me, SeatSetup::SameScreen { name: "Bea".into() }];
    let setup = protocol::TableSetup { game: game.into(), ..setup("players=2", seats) };
    make(owner, &setup).await.table.id
}

async fn play_to_the_end(owner: &Browser, id: &TableId) {
    let mut player = Player::join(owner, id).await;
    let mut picks = Picks::new(6);
    while !player.is_over() {
        player.act(picks.next()).await;
    }
}

/// The page of a table, and that of its replay.
async fn pages(crawler: &Browser, id: &TableId) -> [Answer; 2] {
    let page = async |path: &str| crawler.get(&format!("/{path}/{id}")).await;
    [page("table").await, page("replay").await]
}

/// What a page says of something.
fn tag<'a>(page: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = page.split_once(&format!("=\"{name}\" content=\""))?;
    rest.split('"').next()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_a_finished_match_shows_how_it_ended() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let ada = server.guest(NAME).await;
    let crawler = Browser::stranger(server.address);
    let id = table(&ada, "kingdom-builder").await;
    play_to_the_end(&ada, &id).await;

    let record = crawler.get(&format!("/api/tables/{id}/record")).await.text();
    let record: Record = record.parse().expect("a record");
    assert_eq!(record.players[0], Played::Person(NAME.into()), "the record is for all");
    let ::table::record::Result::Totals(totals) = record.result else { panic!("it is over") };
    let mut told = [
        (totals[0], format!("&lt;script&gt;&quot;&amp;Ada&quot; {}", totals[0])),
        (totals[1], format!("Bea {}", totals[1])),
    ];
    told.sort_by_key(|(total, _)| -total);
    let [first, second] = told.map(|(_, told)| told);
    let server_url = format!("http://{}", server.address);
    for (page, path) in pages(&crawler, &id).await.iter().zip(["table", "replay"]) {
        assert_eq!(page.status, 200);
        assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
        assert!(page.header("content-security-policy").is_some());
        let page = page.text();
        let title = format!("Kingdom Builder: {first} – {second}");
        assert_eq!(tag(&page, "og:title"), Some(&*title));
        assert!(tag(&page, "og:description").expect("who won").starts_with(&format!("🏆 {first}")));
        assert_eq!(tag(&page, "og:url"), Some(&*format!("{server_url}/{path}/{id}")));
        let picture = format!("{server_url}/api/tables/{id}/picture.png");
        assert_eq!(tag(&page, "og:image"), Some(&*picture));
        assert_eq!(tag(&page, "twitter:card"), Some("summary_large_image"));
        assert!(!page.contains("<script>\"") && !page.contains("&Ada"));
    }

    let drawn = crawler.get(&format!("/api/tables/{id}/picture.png")).await;
    assert_eq!((drawn.status, drawn.header("content-type")), (200, Some("image/png")));
    assert!(drawn.header("cache-control").expect("it is kept").contains("immutable"));
    assert_eq!(drawn.header("cross-origin-resource-policy"), Some("cross-origin"));
    let picture = Pixmap::decode_png(&drawn.body).expect("a picture");
    assert_eq!((picture.width(), picture.height()), (1200, 630));
    let pixels = picture.pixels().iter();
    let colours: BTreeSet<_> = pixels.map(|one| (one.red(), one.green(), one.blue())).collect();
    assert!(colours.len() > 1_000, "{} colours are no board", colours.len());
    let again = crawler.get(&format!("/api/tables/{id}/picture.png")).await;
    assert_eq!(again.body, drawn.body);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_told_of_a_match_that_goes_on() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let ada = server.guest("Ada").await;
    let crawler = Browser::stranger(server.address);
    let usual = crawler.get("/").await.text();
    for id in [table(&ada, "kingdom-builder").await, TableId::new("nowhere"), TableId::new("%FF")] {
        for page in pages(&crawler, &id).await {
            assert_eq!((page.status, page.text()), (200, usual.clone()), "{id}");
        }
        let none = crawler.get(&format!("/api/tables/{id}/picture.png")).await;
        assert_eq!((none.status, none.code()), (404, Code::Unknown), "{id}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_told_of_a_match_that_nobody_may_watch() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let ada = server.guest("Ada").await;
    let crawler = Browser::stranger(server.address);
    let seats = vec![SeatSetup::Me, SeatSetup::SameScreen { name: "Bea".into() }];
    let wish = protocol::TableSetup { watchers: false, ..setup("players=2", seats) };
    let id = make(&ada, &wish).await.table.id;
    play_to_the_end(&ada, &id).await;
    let usual = crawler.get("/").await.text();
    for page in pages(&crawler, &id).await {
        assert_eq!((page.status, page.text()), (200, usual.clone()));
    }
    let path = format!("/api/tables/{id}/picture.png");
    assert_eq!(crawler.get(&path).await.code(), Code::NoWatchers);
    let own = ada.get(&path).await;
    let kept = own.header("cache-control").expect("it is kept");
    assert!(own.status == 200 && kept.contains("private"), "{kept}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_a_drawing_is_told_without_a_board() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let ada = server.guest("Ada").await;
    let crawler = Browser::stranger(server.address);
    let undrawn = games::GAMES.iter().find(|game| !drawing::has_board(game.name()));
    let Some(game) = undrawn else { return };
    let id = table(&ada, game.name()).await;
    play_to_the_end(&ada, &id).await;
    for page in pages(&crawler, &id).await {
        let page = page.text();
        assert!(tag(&page, "og:title").expect("a title").contains("Ada "));
        let icon = format!("http://{}/icon-512.png", server.address);
        assert_eq!(tag(&page, "og:image"), Some(&*icon));
        assert_eq!(tag(&page, "twitter:card"), Some("summary"));
    }
    let none = crawler.get(&format!("/api/tables/{id}/picture.png")).await;
    assert_eq!((none.status, none.code()), (404, Code::Unknown));
    server.stop().await;
}
