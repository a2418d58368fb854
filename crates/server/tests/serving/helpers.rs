//! Programs on other machines think for a server, and whatever they do costs nobody a move.

use crate::table::helper::{Helper, TOKEN, thought};
use crate::table::{
    Browser, Folder, Player, Running, config, make, setup, table_of_two, table_with_others,
};
use protocol::{Deed, FromHelper, HandOver, SeatSetup, TableSetup, ToHelper};
use server::Config;
use std::time::Duration;
use tokio_tungstenite::tungstenite::Error;

fn with_helpers(folder: &Folder) -> Config {
    Config { think_token: Some(TOKEN.into()), is_behind_proxy: true, ..config(folder) }
}

fn against(level: &str) -> TableSetup {
    setup("players=2", vec![SeatSetup::Computer { level: level.into() }, SeatSetup::Me])
}

/// Somebody at a table whose computer of this level begins.
async fn beside(browser: &Browser, level: &str) -> Player {
    let id = make(browser, &against(level)).await.table.id;
    Player::join(browser, &id).await
}

async fn until_asked(player: &mut Player) {
    while !player.is_asked() {
        player.until_update().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_helper_answers_is_what_the_computer_does() {
    let folder = Folder::new();
    let server = Running::start(with_helpers(&folder)).await;
    let mut helper = Helper::join(&server, 4).await;
    let ada = server.guest("Ada").await;
    let id = make(&ada, &against("keen@20")).await.table.id;
    let mut player = Player::join(&ada, &id).await;
    let mut answers = Vec::new();
    while !player.is_asked() {
        tokio::select! {
            choice = helper.asked() => {
                assert_eq!((choice.game.as_str(), choice.level.as_str()), ("kingdom-builder", "keen@20"));
                // Not what the server would come to.
                let action = thought(&choice, "random", None);
                helper.answer(choice.id, &action).await;
                answers.push(Deed::Act(action));
            }
            _ = player.until_update() => {}
        }
    }
    assert!(!answers.is_empty());
    let log = server.store.log(&id).await.expect("a log");
    let done: Vec<Deed> = log.into_iter().map(|entry| entry.deed).collect();
    // Where there is but one action, nobody is asked.
    let mut rest = done.iter();
    assert!(answers.iter().all(|answer| rest.any(|deed| deed == answer)), "{answers:?} {done:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_helper_that_is_lost_costs_nothing() {
    let folder = Folder::new();
    let server = Running::start(with_helpers(&folder)).await;
    let mut helper = Helper::join(&server, 4).await;
    let mut player = beside(&server.guest("Ada").await, "keen@5").await;
    helper.asked().await;
    drop(helper);
    until_asked(&mut player).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_helper_that_says_what_cannot_be_is_sent_away() {
    let folder = Folder::new();
    let server = Running::start(with_helpers(&folder)).await;
    for nonsense in ["dance", "end", ""] {
        let mut helper = Helper::join(&server, 4).await;
        let mut player = beside(&server.guest("Ada").await, "keen@5").await;
        let choice = helper.asked().await;
        helper.answer(choice.id, nonsense).await;
        let frame = helper.closed().await;
        assert_eq!(u16::from(frame.code), 1008);
        assert_eq!(frame.reason, format!("`{nonsense}` cannot be chosen there"));
        until_asked(&mut player).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_helper_that_takes_too_long_is_not_waited_for() {
    let folder = Folder::new();
    let patience = Duration::from_millis(50);
    let server = Running::start(Config { think_patience: patience, ..with_helpers(&folder) }).await;
    let mut helper = Helper::join(&server, 1).await;
    let ada = server.guest("Ada").await;
    let mut player = beside(&ada, "keen@2").await;
    let choice = helper.asked().await;
    assert_eq!(choice.within, 60, "its patience, and some time for each look");
    until_asked(&mut player).await;
    // The answer is nobody's any more, but the helper is of use again.
    let number = player.seen().number;
    let late = thought(&choice, "random", None);
    helper.answer(choice.id, &late).await;
    let _other = beside(&ada, "keen@3").await;
    let next = helper.asked().await;
    assert_eq!((next.level.as_str(), player.seen().number), ("keen@3", number));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_helper_cannot_think_about_is_thought_about_here() {
    let folder = Folder::new();
    let server = Running::start(with_helpers(&folder)).await;
    let mut helper = Helper::join(&server, 1).await;
    let mut player = beside(&server.guest("Ada").await, "keen@5").await;
    while !player.is_asked() {
        tokio::select! {
            choice = helper.asked() => {
                helper.say(&FromHelper::Unable { id: choice.id, reason: "tired".into() }).await;
            }
            _ = player.until_update() => {}
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_helper_shows_the_token_and_speaks_the_same_version() {
    let folder = Folder::new();
    let server = Running::start(with_helpers(&folder)).await;
    for token in [None, Some("another"), Some("")] {
        let Err(Error::Http(response)) = Helper::connect(&server, token).await else {
            panic!("{token:?} was let in")
        };
        assert_eq!(response.status(), 401);
    }
    let mut helper = Helper::connect(&server, Some(TOKEN)).await.expect("a socket");
    helper.say(&FromHelper::Hello { version: 99, threads: 1 }).await;
    let frame = helper.closed().await;
    assert_eq!(u16::from(frame.code), 1008);
    assert!(frame.reason.contains("version 1 with its helpers, not 99"), "{}", frame.reason);
    for message in [
        FromHelper::Hello { version: 1, threads: 0 },
        FromHelper::Thought { id: 0, action: "end".into() },
    ] {
        let mut helper = Helper::connect(&server, Some(TOKEN)).await.expect("a socket");
        helper.say(&message).await;
        assert_eq!(u16::from(helper.closed().await.code), 1008, "{message:?}");
    }
    server.stop().await;

    let server = Running::start(config(&folder)).await;
    let Err(Error::Http(response)) = Helper::connect(&server, Some(TOKEN)).await else {
        panic!("a helper was let in that nobody wants")
    };
    assert_eq!(response.status(), 404);
    server.stop().await;
}

/// A computer stands in for Ada, who looks on: it is told what she is told.
#[tokio::test(flavor = "multi_thread")]
async fn a_helper_is_told_what_the_seat_is_told_and_nothing_else() {
    let folder = Folder::new();
    let server = Running::start(with_helpers(&folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let id = table_of_two(&ada, &ben).await;
    let mut player = Player::join(&ada, &id).await;
    let mut helper = Helper::join(&server, 1).await;
    let seat = player.seen().to_act.expect("somebody is asked");
    let path = format!("/api/tables/{id}/seats/{seat}/hand-over");
    let handed = ada.post(&path, &HandOver { level: Some("keen@5".into()) }).await;
    assert_eq!(handed.status, 200, "{}", handed.text());
    // How often she is asked depends on the ground: what can only be done one way is done.
    let mut n_choices = 0;
    while player.seen().to_act == Some(seat) {
        let text = tokio::select! {
            text = helper.hear_text() => text.expect("the socket stays open"),
            _ = player.until_update() => continue,
        };
        let message: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let think = message["think"].as_object().expect("a choice");
        let mut names: Vec<&str> = think.keys().map(String::as_str).collect();
        names.sort_unstable();
        let allowed = ["components", "game", "id", "level", "rules", "seed", "view", "within"];
        assert_eq!(names, allowed);
        let Ok(ToHelper::Think(choice)) = serde_json::from_str(&text) else { panic!("{text}") };
        // What she is sent at the same state, or the test waits in vain.
        while choice.view.get() != player.seen().view.get() {
            player.until_update().await;
        }
        assert_eq!(player.seen().eyes, Some(seat));
        helper.answer(choice.id, &thought(&choice, "random", None)).await;
        n_choices += 1;
    }
    assert_ne!(n_choices, 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_helper_is_given_the_components_it_lacks() {
    let folder = Folder::new();
    let server = Running::start(with_helpers(&folder)).await;
    let mut helper = Helper::join(&server, 1).await;
    let ada = server.guest("Ada").await;
    let (id, set) = table_with_others(&ada, "keen@5").await;
    let mut player = Player::join(&ada, &id).await;
    let choice = helper.asked().await;
    assert_eq!(choice.components, set.hash());
    helper.say(&FromHelper::Lacking { game: choice.game.clone(), components: set.hash() }).await;
    let text = helper.hear_text().await.expect("the socket stays open");
    let Ok(ToHelper::Components { game: name, files }) = serde_json::from_str(&text) else {
        panic!("{text}")
    };
    assert_eq!((name.as_str(), files.hash), ("boonlake", set.hash()));
    let game = games::game("boonlake").expect("a game");
    let read = game.read_components(files.files.into_iter().collect()).expect("a set");
    assert_eq!(read.hash(), set.hash());
    let action = thought(&choice, "random", Some(&read));
    helper.answer(choice.id, &action).await;
    let deed = Deed::Act(action);
    while !server.store.log(&id).await.expect("a log").iter().any(|entry| entry.deed == deed) {
        player.until_update().await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn helpers_think_about_one_choice_of_an_address_at_a_time() {
    let folder = Folder::new();
    let server = Running::start(with_helpers(&folder)).await;
    let mut helper = Helper::join(&server, 8).await;
    let mut players = Vec::new();
    for name in ["Ada", "Alf", "Ann"] {
        let guest = server.guest_from(name, "192.0.2.1").await;
        players.push(beside(&guest, "keen@11").await);
    }
    let first = helper.asked().await;
    assert_eq!(first.level, "keen@11");
    let ben = server.guest_from("Ben", "192.0.2.2").await;
    players.push(beside(&ben, "keen@22").await);
    assert_eq!(helper.asked().await.level, "keen@22", "not a second one of the first address");
    helper.answer(first.id, &thought(&first, "random", None)).await;
    assert_eq!(helper.asked().await.level, "keen@11");
    server.stop().await;
}
