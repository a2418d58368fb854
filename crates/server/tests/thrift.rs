//! Nobody uses up what others need, and nothing grows for ever.

mod table;

use protocol::{Code, NewGuest, SeatSetup, TableId};
use server::Config;
use std::time::Duration;
use table::http::request_with;
use table::{Browser, Folder, Player, Running, config, make, setup, sign_up, table_of_two};

fn against(level: &str) -> Vec<SeatSetup> {
    vec![SeatSetup::Computer { level: level.into() }, SeatSetup::Me]
}

/// How many choices were made at these tables.
async fn n_choices(server: &Running, tables: &[TableId]) -> usize {
    let mut n_choices = 0;
    for id in tables {
        n_choices += server.store.log(id).await.expect("a log").len();
    }
    n_choices
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_with_many_tables_and_names_keeps_nobody_elses_computers_waiting() {
    let folder = Folder::new();
    let server = Running::start(Config { is_behind_proxy: true, ..config(&folder) }).await;
    let (mut tables, mut sockets) = (Vec::new(), Vec::new());
    for name in ["Busy", "Busier", "Busiest"] {
        // All of them have the same network, as one client has with IPv6.
        let busy = server.guest_from(name, &format!("2001:db8::{}", name.len())).await;
        for _ in 0..15 {
            let id = make(&busy, &setup("players=2", against("keen@300"))).await.table.id;
            sockets.push(Player::join(&busy, &id).await);
            tables.push(id);
        }
    }
    let before = n_choices(&server, &tables).await;
    let ada = server.guest_from("Ada", "192.0.2.1").await;
    let id = make(&ada, &setup("players=2", against("novice"))).await.table.id;
    let mut player = Player::join(&ada, &id).await;
    while !player.is_asked() {
        player.until_update().await;
    }
    let of_ada = n_choices(&server, std::slice::from_ref(&id)).await;
    let of_busy = n_choices(&server, &tables).await - before;
    assert!(of_ada > 0);
    // One of all of theirs before each of hers, and what was thought about and stored around it.
    assert!(of_busy <= 2 * of_ada + 4, "{of_busy} choices came before {of_ada}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_says_how_long_computers_may_think() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.computer_looks = 20;
    config.limits.computer_time = 30;
    let server = Running::start(config).await;
    let ada = server.guest("Ada").await;
    for level in ["keen@21", "keen@31ms"] {
        let answer = ada.post("/api/tables", &setup("players=2", against(level))).await;
        assert_eq!(answer.code(), Code::BadSetup, "{level}");
    }
    for level in ["keen@20", "keen@30ms"] {
        make(&ada, &setup("players=2", against(level))).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_people_and_tables_a_day_come_from_one_address() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.guests_per_day = 3;
    config.limits.tables_per_day = 2;
    config.is_behind_proxy = true;
    let server = Running::start(config).await;
    let ada = server.guest("Ada").await;
    server.guest("Ben").await;
    server.member("Cleo").await;
    let stranger = Browser::stranger(server.address);
    let fourth = stranger.post("/api/guest", &NewGuest { name: "Dora".into() }).await;
    assert_eq!((fourth.status, fourth.code()), (429, Code::TooFast));
    let fourth = stranger.post("/api/sign-up", &sign_up("Dora")).await;
    assert_eq!(fourth.code(), Code::TooFast, "a member is somebody new too");
    let body = r#"{"name":"Dora"}"#;
    let headers = [("x-forwarded-for", "192.0.2.1")];
    let elsewhere = request_with(server.address, "POST", "/api/guest", &headers, Some(body)).await;
    assert_eq!(elsewhere.status, 200);
    let renamed = ada.post("/api/guest", &NewGuest { name: "Ada L".into() }).await;
    assert_eq!(renamed.status, 200, "whoever is here is not new");

    let wanted = setup("players=2", vec![SeatSetup::Me, SeatSetup::Open]);
    for _ in 0..2 {
        make(&ada, &wanted).await;
    }
    assert_eq!(ada.post("/api/tables", &wanted).await.code(), Code::TooFast);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_nobody_used_are_forgotten() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (mut ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let hot_seat = || vec![SeatSetup::Me, SeatSetup::SameScreen { name: "Bea".into() }];
    let untouched = make(&ada, &setup("players=2", hot_seat())).await.table.id;
    let played = make(&ada, &setup("players=2", hot_seat())).await.table.id;
    Player::join(&ada, &played).await.act(0).await;
    let of_two = table_of_two(&ada, &ben).await;
    server.stop().await;

    // Whoever starts it anew has no patience with them.
    let mut config = config(&folder);
    config.untouched_for = Duration::ZERO;
    let server = Running::start(config).await;
    ada.address = server.address;
    let is_there = async |id: &TableId| {
        let answer = ada.get(&format!("/api/tables/{id}")).await;
        assert!([200, 404].contains(&answer.status), "{}", answer.text());
        answer.status == 200
    };
    for _ in 0..1_000 {
        if !is_there(&untouched).await {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(!is_there(&untouched).await);
    assert!(is_there(&played).await && is_there(&of_two).await);
    server.stop().await;
}
