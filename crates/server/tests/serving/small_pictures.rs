//! Small pictures of matches that go on: for whoever may watch, and of what lies open alone.

use crate::table::{Browser, Folder, Player, Running, config, make, setup};
use protocol::{Code, Glance, Lobby, SeatSetup, TableSetup};

fn two() -> Vec<SeatSetup> {
    vec![SeatSetup::Me, SeatSetup::SameScreen { name: "Bea".into() }]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_known_again_by_its_picture() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let ada = server.guest("Ada").await;
    for game in ["kingdom-builder", "boonlake", "suna-valo"] {
        let setup = TableSetup { game: game.into(), ..setup("players=2", two()) };
        let id = make(&ada, &setup).await.table.id;
        let picture = async |at: u64| ada.get(&format!("/api/tables/{id}/small.svg?at={at}")).await;
        let before = picture(0).await;
        assert_eq!((before.status, before.header("content-type")), (200, Some("image/svg+xml")));
        assert!(before.header("cache-control").is_some_and(|it| it.contains("immutable")));
        let mut player = Player::join(&ada, &id).await;
        for _ in 0..12 {
            player.act(0).await;
        }
        let lobby: Lobby = ada.get("/api/tables").await.json();
        let told = lobby.mine.iter().find(|table| table.id == id).expect("it is mine");
        assert_eq!((told.number, told.made_by.as_str()), (12, "Ada"));
        assert!(told.to_act.is_some());
        assert_ne!(picture(12).await.text(), before.text(), "{game}: something has happened");
        let glance: Glance = ada.get(&format!("/api/tables/{id}/glance?at=12")).await.json();
        assert_eq!(glance.points.len(), 2, "{game}");
        assert_eq!(picture(0).await.text(), before.text(), "{game}: a moment does not change");
        assert_eq!(picture(13).await.code(), Code::Unknown, "{game}: nobody knows the future");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_may_watch_there_is_no_picture_for_others() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let ada = server.guest("Ada").await;
    let setup = TableSetup { watchers: false, ..setup("players=2", two()) };
    let id = make(&ada, &setup).await.table.id;
    let address = format!("/api/tables/{id}/small.svg?at=0");
    assert_eq!(ada.get(&address).await.status, 200);
    assert_eq!(server.guest("Eve").await.get(&address).await.code(), Code::NoWatchers);
    let stranger = Browser::stranger(server.address);
    assert_eq!(stranger.get(&address).await.code(), Code::NoWatchers);
    let glance = stranger.get(&format!("/api/tables/{id}/glance?at=0")).await;
    assert_eq!(glance.code(), Code::NoWatchers);
    assert_eq!(ada.get("/api/tables/nowhere/small.svg?at=0").await.code(), Code::Unknown);
    assert_eq!(ada.get(&format!("/api/tables/{id}/small.svg")).await.code(), Code::Unreadable);
    server.stop().await;
}
