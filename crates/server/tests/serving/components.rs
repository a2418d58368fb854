//! A match is played with what it began with, whatever the server is started with.

use crate::table::{Browser, Folder, Picks, Player, Running, config, make, setup};
use ::table::ComponentsHash;
use games::{AnyGame, ComponentSet, Library};
use protocol::{
    Code, ComponentFiles, Game, KeptComponents, NewComponents, SeatSetup, TableId, TableSetup,
};
use std::collections::BTreeMap;

fn game(name: &str) -> &'static dyn AnyGame {
    games::game(name).expect("a game")
}

/// The files of a set.
fn files(set: &ComponentSet) -> BTreeMap<String, String> {
    set.texts().iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect()
}

/// A set that differs from ours by a number that the rules read: the nth that can be changed.
fn changed(game: &dyn AnyGame, nth: usize) -> ComponentSet {
    let ours = game.our_components();
    let mut found = Vec::new();
    for (name, text) in ours.texts().iter() {
        let digits = text.char_indices().filter(|(_, c)| ('1'..='8').contains(c));
        for (at, digit) in digits {
            let next = char::from(digit as u8 + 1).to_string();
            let mut other = text.to_owned();
            other.replace_range(at..=at, &next);
            if let Ok(set) = game.read_components(vec![(name.to_owned(), other)])
                && set.hash() != ours.hash()
                && found.iter().all(|known: &ComponentSet| known.hash() != set.hash())
            {
                found.push(set);
            }
            if found.len() > nth {
                return found.remove(nth);
            }
        }
    }
    panic!("{} has no number that can be changed", game.name());
}

fn hot_seat() -> Vec<SeatSetup> {
    vec![SeatSetup::Me, SeatSetup::SameScreen { name: "Bea".into() }]
}

fn boonlake(components: Option<ComponentsHash>) -> TableSetup {
    TableSetup { game: "boonlake".into(), components, ..setup("players=2", hot_seat()) }
}

/// Plays a little and says what is seen then.
async fn play(browser: &Browser, id: &TableId, n_actions: usize) -> String {
    let mut player = Player::join(browser, id).await;
    let mut picks = Picks::new(5);
    for _ in 0..n_actions {
        player.act(picks.next()).await;
    }
    player.seen().view.get().to_owned()
}

async fn hash_of(browser: &Browser, id: &TableId) -> ComponentsHash {
    let info: protocol::TableInfo = browser.get(&format!("/api/tables/{id}")).await.json();
    info.components
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_opens_with_what_it_began_with() {
    let folder = Folder::new();
    let theirs = changed(game("boonlake"), 0);
    let ours = game("boonlake").our_components();
    let mut library = Library::default();
    library.add(theirs.clone());
    let server = Running::start(server::Config { components: library, ..config(&folder) }).await;
    let mut ada = server.guest("Ada").await;
    let old = make(&ada, &boonlake(None)).await.table;
    assert_eq!(old.components, theirs.hash(), "the server's set is for new tables");
    let mut before = play(&ada, &old.id, 25).await;
    let listed: Vec<Game> = ada.get("/api/games").await.json();
    let listed = listed.iter().find(|game| game.name == "boonlake").expect("a game");
    assert_eq!(listed.components, theirs.hash());
    server.stop().await;

    // Without the set, and with another one, it is the same.
    let mut others = Library::default();
    others.add(changed(game("boonlake"), 1));
    for (library, for_new) in [
        (Library::default(), ours.hash()),
        (others.clone(), others.for_new_match(game("boonlake")).hash()),
    ] {
        let settings = server::Config { components: library, ..config(&folder) };
        let server = Running::start(settings).await;
        ada.address = server.address;
        assert_eq!(hash_of(&ada, &old.id).await, theirs.hash());
        assert_eq!(play(&ada, &old.id, 0).await, before, "it opens unchanged");
        let new = make(&ada, &boonlake(None)).await.table;
        assert_eq!(new.components, for_new);
        // Both are open at once, and go on.
        let mut players = [Player::join(&ada, &old.id).await, Player::join(&ada, &new.id).await];
        for player in &mut players {
            player.act(0).await;
        }
        before = players[0].seen().view.get().to_owned();
        let path = format!("/api/components/boonlake/{}", theirs.hash());
        let given: ComponentFiles = ada.get(&path).await.json();
        assert_eq!(given.files, files(&theirs), "whoever needs the set gets it");
        drop(players);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sets_of_ones_own_are_kept_and_given() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let mut ada = server.guest("Ada").await;
    let (own, ours) = (changed(game("boonlake"), 2), game("boonlake").our_components());
    let path = format!("/api/components/boonlake/{}", own.hash());
    assert_eq!(ada.get(&path).await.code(), Code::Unknown);
    let refused = ada.post("/api/tables", &boonlake(Some(own.hash()))).await;
    assert_eq!((refused.status, refused.code()), (422, Code::BadSetup), "{}", refused.text());

    // Only what differs is sent.
    let files_of_ours = files(&ours);
    let differs = |(name, text): &(String, String)| files_of_ours[name] != *text;
    let new = NewComponents { files: files(&own).into_iter().filter(differs).collect() };
    assert_eq!(new.files.len(), 1);
    let kept: KeptComponents = ada.post("/api/components/boonlake", &new).await.json();
    assert_eq!(kept.hash, own.hash());
    let given = ada.get(&path).await;
    assert_eq!(given.json::<ComponentFiles>().files, files(&own));
    let caching = given.header("cache-control").expect("a header");
    assert!(caching.contains("immutable"), "{caching}");
    let id = make(&ada, &boonlake(Some(own.hash()))).await.table.id;
    let before = play(&ada, &id, 10).await;
    let plain = make(&ada, &boonlake(None)).await.table;
    assert_eq!(plain.components, ours.hash());
    let built_in = ada.get(&format!("/api/components/boonlake/{}", ours.hash())).await;
    assert_eq!(built_in.json::<ComponentFiles>().files, files_of_ours);
    server.stop().await;

    let server = Running::start(config(&folder)).await;
    ada.address = server.address;
    assert_eq!(play(&ada, &id, 0).await, before);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_files_are_told_by_file_and_line() {
    let folder = Folder::new();
    let mut settings = config(&folder);
    settings.limits.uploads_per_hour = 4;
    let server = Running::start(settings).await;
    let ada = server.guest("Ada").await;
    let post = async |path: &str, files: &[(&str, &str)]| {
        let files = files.iter().map(|&(name, text)| (name.to_owned(), text.to_owned()));
        ada.post(path, &NewComponents { files: files.collect() }).await
    };
    let path = "/api/components/boonlake";
    let name =
        game("boonlake").our_components().texts().iter().next().expect("a file").0.to_owned();
    let wrong = post(path, &[(&name, "# fine\nnonsense | x | ours\nmore | y | ours\n")]).await;
    assert_eq!((wrong.status, wrong.code()), (422, Code::BadSetup));
    let faults = wrong.json::<protocol::Problem>().reason;
    assert!(faults.lines().any(|fault| fault.contains(&name) && fault.contains('2')), "{faults}");
    let other = post(path, &[("passwd", "root")]).await;
    assert!(other.json::<protocol::Problem>().reason.contains("passwd"), "{}", other.text());
    assert_eq!(post("/api/components/chess", &[]).await.code(), Code::Unknown);
    let large = post(path, &[(&name, &"#".repeat(300_000))]).await;
    assert_eq!((large.status, large.code()), (413, Code::TooLarge));
    let stranger = Browser::stranger(server.address);
    let nobody = stranger.post(path, &NewComponents { files: BTreeMap::new() }).await;
    assert_eq!((nobody.status, nobody.code()), (401, Code::NoGuest));
    for _ in 0..2 {
        assert_eq!(post(path, &[]).await.status, 200);
    }
    let flood = post(path, &[]).await;
    assert_eq!((flood.status, flood.code()), (429, Code::TooFast));
    server.stop().await;
}
