//! Turns that were planned ahead, over sockets and after a restart.

use crate::table;
use crate::table::{Folder, Player, Running, config, seat, table_of_two};
use protocol::{Deed, Plan, PlanTold, PlannedStep, ToClient, ToServer, mark};

/// The next thing that is told of a plan.
async fn told(player: &mut Player) -> PlanTold {
    loop {
        if let ToClient::Plan(told) = player.hear().await.expect("a message") {
            return told;
        }
    }
}

/// Plays the turn of whoever is asked to its end, always the first choice.
async fn turn(player: &mut Player) {
    let own = player.update.as_ref().and_then(|update| update.eyes);
    while player.update.as_ref().is_some_and(|update| update.to_act == own) {
        player.act(0).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_planned_before_a_restart_is_played_after_it() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let id = table_of_two(&ada, &ben).await;
    let mut at_ben = Player::join(&ben, &id).await;
    let among = mark(["nothing"]);
    let step = |act: &str| PlannedStep { act: act.to_owned(), among: among.clone() };
    let plan = Plan { steps: vec![step("build 99,99")], is_strict: false };
    let ben_plans = |plan: Option<Plan>| ToServer::Plan { seat: seat(1).expect("a seat"), plan };
    at_ben.say(&ben_plans(Some(plan.clone()))).await;
    assert_eq!(told(&mut at_ben).await.plan, Some(plan.clone()));
    server.stop().await;

    let server = Running::start(config(&folder)).await;
    let moved =
        |browser: &table::Browser| table::Browser { address: server.address, ..browser.clone() };
    let (ada, ben) = (moved(&ada), moved(&ben));
    let mut at_ben = Player::connect(&ben, &id).await.expect("a socket");
    at_ben.hello().await;
    assert_eq!(told(&mut at_ben).await.plan, Some(plan), "it is remembered");
    let mut at_ada = Player::join(&ada, &id).await;
    turn(&mut at_ada).await;
    let ended = told(&mut at_ben).await;
    assert!(ended.plan.is_none() && ended.is_dropped, "it is not possible");

    assert!(at_ben.is_asked(), "Ben decides himself");
    let number = at_ben.update.as_ref().expect("an update").number;
    at_ben.act(0).await;
    let log = server.store.log(&id).await.expect("a log");
    assert_eq!(log.len() as u64, number + 1);
    assert!(matches!(log.last().map(|entry| &entry.deed), Some(Deed::Act(_))));
    assert!(server.store.plans(&id).await.expect("plans").is_empty(), "what is over is forgotten");
    server.stop().await;
}
