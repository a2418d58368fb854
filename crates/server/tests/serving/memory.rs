//! What a server remembers of matches, over HTTP: rankings and the open archive.

use crate::table::http::request_with;
use crate::table::{Browser, Folder, Picks, Player, Running, config, make, play_to_the_end, setup};
use protocol::{ArchiveConsent, Code, Lobby, Rankings, SeatSetup, TableId, TableSetup};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::PersonId;

/// A match of two that is played to its end.
async fn play(owner: &Browser, other: &Browser, rated: bool, start: u64) -> TableId {
    let seats = vec![SeatSetup::Me, SeatSetup::Open];
    let created = make(owner, &TableSetup { rated, ..setup("players=2", seats) }).await;
    assert_eq!(created.table.rated, rated);
    let id = created.table.id;
    let claim = protocol::Claim { secret: created.links[0].secret.clone() };
    assert_eq!(other.post(&format!("/api/tables/{id}/claim"), &claim).await.status, 200);
    let mut players = vec![Player::join(owner, &id).await, Player::join(other, &id).await];
    play_to_the_end(&mut players, &mut Picks::new(start)).await;
    id
}

async fn person_at(server: &Running, table: &TableId, seat: usize) -> PersonId {
    let stored = server.store.table(table).await.expect("no failure").expect("a table");
    stored.seats[seat].person().expect("a person")
}

#[tokio::test(flavor = "multi_thread")]
async fn rated_matches_make_rankings() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.member("Ada").await, server.member("Ben").await);
    let rankings = async || ada.get("/api/rankings/kingdom-builder").await.json::<Rankings>();
    let empty = rankings().await;
    assert!(empty.people.is_empty());
    let levels: Vec<&str> = empty.computers.iter().map(|it| it.level.as_str()).collect();
    assert_eq!(levels, ["master", "keen", "steady", "greedy", "novice", "random"]);

    let guest = server.guest("Guest").await;
    let rated =
        TableSetup { rated: true, ..setup("players=2", vec![SeatSetup::Me, SeatSetup::Open]) };
    assert_eq!(guest.post("/api/tables", &rated).await.code(), Code::NoMember);
    let made = make(&ada, &rated).await;
    let claim = protocol::Claim { secret: made.links[0].secret.clone() };
    let path = format!("/api/tables/{}/claim", made.table.id);
    assert_eq!(guest.post(&path, &claim).await.code(), Code::NoMember);

    let friendly = play(&ada, &ben, false, 1).await;
    let person = person_at(&server, &friendly, 0).await;
    assert!(server.store.ratings_of(person).await.expect("ratings").is_empty());
    let mut last = friendly;
    for round in 0..empty.least_matches {
        assert!(rankings().await.people.is_empty(), "too few matches");
        last = play(&ada, &ben, true, round as u64).await;
    }
    let people = rankings().await.people;
    assert_eq!(people.len(), 2);
    assert!(people[0].rating >= people[1].rating);
    assert!(people.iter().all(|it| it.n_matches == empty.least_matches as u64));
    assert!(people.iter().any(|it| it.name == "Ada"));
    for other in [&guest, &Browser::stranger(server.address)] {
        let told: Rankings = other.get("/api/rankings/kingdom-builder").await.json();
        assert!(!told.tells_people && told.people.is_empty(), "names are for members");
        assert_eq!(told.computers.len(), empty.computers.len());
    }

    // What is remembered of the last match is what its record says.
    let history = server.store.history(person, None, None, 1).await.expect("a history");
    let ended = &history[0];
    assert_eq!(ended.table, last);
    let record = ada.get(&format!("/api/tables/{last}/record")).await.text();
    let record: ::table::Record = record.parse().expect("a record");
    assert_eq!(ended.n_plies, record.plies.len() as u64);
    for side in &ended.sides {
        assert_eq!(side.result.points.values().sum::<i32>(), side.result.total);
        assert!(side.result.points.contains_key("castle"), "{:?}", side.result.points);
    }
    let mine = ada.get("/api/tables").await.json::<Lobby>().mine;
    let told = mine.iter().find(|table| table.id == last).and_then(|table| table.own_result);
    let told = told.expect("Ada had one seat");
    let own = ended.sides.iter().find(|side| side.person == Some(person)).expect("Ada's side");
    assert_eq!((told.place, told.points), (own.result.place as usize, own.result.total));
    assert!(told.rating_change.is_some(), "{told:?}");
    let best = ended.sides.iter().map(|side| side.result.total).max();
    assert!(
        ended.sides.iter().all(|side| side.result.is_winner() == (Some(side.result.total) == best))
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_archive_has_what_all_agree_to_without_names() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.guest("Ada Lovelace").await, server.guest("Ben").await);
    let stranger = Browser::stranger(server.address);
    play(&ada, &ben, false, 3).await;
    play(&ben, &ada, false, 4).await;
    let path = format!("/api/archive/kingdom-builder/{}", this_month());
    let empty = stranger.get(&path).await;
    assert_eq!((empty.status, empty.text().as_str()), (200, ""));

    assert!(!ada.get("/api/archive").await.json::<ArchiveConsent>().agrees);
    for browser in [&ada, &ben] {
        assert!(stranger.get(&path).await.text().is_empty(), "not all of them agreed");
        let answer = browser.post("/api/archive", &ArchiveConsent { agrees: true }).await;
        assert!(answer.json::<ArchiveConsent>().agrees);
    }
    let answer = stranger.get(&path).await;
    let text = answer.text();
    assert!(!text.contains("Ada") && !text.contains("Ben"), "names are left out");
    assert_eq!(text.lines().filter(|line| ::table::Record::begins_with(line)).count(), 2);
    assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"));
    let tag = answer.header("etag").expect("a tag");
    assert_ne!(Some(tag), empty.header("etag"));
    let again = request_with(server.address, "GET", &path, &[("if-none-match", tag)], None).await;
    assert_eq!((again.status, again.body.len()), (304, 0));

    let answer = ada.post("/api/archive", &serde_json::json!({"agrees": "maybe"})).await;
    assert_eq!((answer.status, answer.code()), (400, Code::Unreadable));
    ben.post("/api/archive", &ArchiveConsent { agrees: false }).await;
    assert!(stranger.get(&path).await.text().is_empty(), "one may change one's mind");
    server.stop().await;
}

/// The month of this moment, as the archive writes it.
fn this_month() -> String {
    let now = SystemTime::now();
    let months = (2020..2200).flat_map(|year| (1..=12).map(move |month| (year, month)));
    months
        .map(|(year, month)| format!("{year}-{month:02}"))
        .find(|text| {
            let month: store::Month = text.parse().expect("a month");
            now < UNIX_EPOCH + Duration::from_millis(month.ends_at() as u64)
        })
        .expect("a month of this time")
}
