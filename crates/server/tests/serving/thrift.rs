//! Nobody uses up what others need, and nothing grows for ever.

use crate::table::http::request_with;
use crate::table::{
    Browser, Folder, PASSWORD, Picks, Player, Running, config, make, play_to_the_end, setup,
    sign_up, table_of_two,
};
use protocol::{
    Code, NewGuest, NewSitRequest, Said, SeatSetup, SignIn, TableId, ToClient, ToServer,
};
use server::Config;
use std::time::Duration;

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
    config.limits.host_computer_looks = 40;
    config.limits.host_computer_time = 50;
    let server = Running::start(config).await;
    let ada = server.guest("Ada").await;
    for level in ["keen@21", "keen@31ms"] {
        let answer = ada.post("/api/tables", &setup("players=2", against(level))).await;
        assert_eq!(answer.code(), Code::BadSetup, "{level}");
    }
    for level in ["keen@20", "keen@30ms"] {
        make(&ada, &setup("players=2", against(level))).await;
    }
    // Large budgets are for those who have a say.
    let helga = server.member("Helga").await;
    let names = async |level| helga.post("/api/tables", &setup("players=2", against(level))).await;
    assert_eq!(names("keen@21").await.code(), Code::BadSetup);
    let steward = serde_json::json!({"role": "steward"});
    let made = server.operate("POST", "/api/host/member/helga", &steward).await;
    assert_eq!(made.status, 200, "{}", made.text());
    for level in ["keen@21", "keen@31ms", "keen@40", "keen@50ms"] {
        assert_eq!(names(level).await.status, 200, "{level}");
    }
    for level in ["keen@41", "keen@51ms"] {
        assert_eq!(names(level).await.code(), Code::BadSetup, "{level}");
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
async fn a_rematch_is_another_table() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.tables_per_day = 1;
    let server = Running::start(config).await;
    let ada = server.guest("Ada").await;
    let seats = vec![SeatSetup::Me, SeatSetup::SameScreen { name: "Bea".into() }];
    let id = make(&ada, &setup("players=2", seats)).await.table.id;
    let mut players = [Player::join(&ada, &id).await];
    play_to_the_end(&mut players, &mut Picks::new(1)).await;
    let rematch = ada.post(&format!("/api/tables/{id}/rematch"), &()).await;
    assert_eq!((rematch.status, rematch.code()), (429, Code::TooFast));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_people_are_asked_in_a_day_and_nobody_again_who_declined() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.asked_per_day = 2;
    config.is_behind_proxy = true;
    let server = Running::start(config).await;
    let ada = server.member("Ada").await;
    for name in ["Ben", "Cleo", "Dora"] {
        server.member(name).await;
    }
    let wanted = setup("players=2", vec![SeatSetup::Me, SeatSetup::Open]);
    let id = make(&ada, &wanted).await.table.id;
    let path = format!("/api/tables/{id}/requests");
    let to = |name: &str| NewSitRequest { name: name.into(), words: String::new() };
    assert_eq!(ada.post(&path, &to("Ben")).await.status, 200);
    let mut ben = Browser::stranger(server.address);
    let sign_in = SignIn { name: "Ben".into(), password: PASSWORD.into(), bring_tables: false };
    assert_eq!(ben.post_and_keep("/api/sign-in", &sign_in).await.status, 200);
    assert_eq!(ben.post(&format!("{path}/decline"), &()).await.status, 200);
    assert_eq!(ada.post(&path, &to("Ben")).await.code(), Code::TooFast, "he has just declined");
    let other = make(&ada, &wanted).await.table.id;
    let other = ada.post(&format!("/api/tables/{other}/requests"), &to("Ben")).await;
    assert_eq!(other.code(), Code::TooFast, "at other tables too");
    assert_eq!(ada.post(&path, &to("Cleo")).await.status, 200, "what was refused does not count");
    assert_eq!(ada.post(&path, &to("Dora")).await.code(), Code::TooFast);
    let elsewhere = Browser { comes_from: Some("192.0.2.1".into()), ..ada };
    assert_eq!(elsewhere.post(&path, &to("Dora")).await.code(), Code::TooFast, "Ada has asked two");
    let neighbour = make(&ben, &wanted).await.table.id;
    let neighbour = ben.post(&format!("/api/tables/{neighbour}/requests"), &to("Dora")).await;
    assert_eq!(neighbour.code(), Code::TooFast, "two were asked from this address");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_says_is_counted_at_all_tables_together() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let mut refused = 0;
    for _ in 0..4 {
        let mut player = Player::join(&ada, &table_of_two(&ada, &ben).await).await;
        for number in 0..5 {
            player.say(&ToServer::Say(Said::Text(format!("word {number}")))).await;
            let is_said = player.until(|message| match message {
                ToClient::Talk(remarks) if !remarks.is_empty() => Some(true),
                ToClient::Refused { problem, .. } => Some(problem.code != Code::TooFast),
                _ => None,
            });
            refused += usize::from(!is_said.await);
        }
    }
    assert!((1..=5).contains(&refused), "five at a table are fine, twenty are not: {refused}");
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
