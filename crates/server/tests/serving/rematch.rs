//! Once more with the same people: who is asked, who sits there, and when it begins.

use crate::table::{
    Browser, Folder, Picks, Player, Running, config, make, play_to_the_end, seat, setup,
    table_of_two,
};
use protocol::{
    Code, Deed, HandOver, NewRegard, Regard, SeatSetup, SitRequest, TableId, TableInfo,
};

/// A match that was played to its end.
async fn played(people: &[&Browser]) -> TableId {
    let mut seats = vec![SeatSetup::Open; people.len()];
    seats[0] = SeatSetup::Me;
    let created = make(people[0], &setup(&format!("players={}", people.len()), seats)).await;
    let id = created.table.id;
    for (person, link) in people[1..].iter().zip(&created.links) {
        let claim = protocol::Claim { secret: link.secret.clone() };
        assert_eq!(person.post(&format!("/api/tables/{id}/claim"), &claim).await.status, 200);
    }
    let mut players = Vec::new();
    for person in people {
        players.push(Player::join(person, &id).await);
    }
    play_to_the_end(&mut players, &mut Picks::new(1)).await;
    id
}

async fn once_more(person: &Browser, table: &TableId) -> TableId {
    let answer = person.post(&format!("/api/tables/{table}/rematch"), &()).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

async fn info(person: &Browser, table: &TableId) -> TableInfo {
    person.get(&format!("/api/tables/{table}")).await.json()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_dragged_into_a_rematch() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let old = played(&[&ada, &ben]).await;
    let next = once_more(&ben, &old).await;
    let waiting = info(&ben, &next).await;
    assert!(waiting.room.is_some() && waiting.is_owner, "whoever asks cares for it");
    let ready: Vec<bool> = waiting.seats.iter().map(|seat| seat.is_ready).collect();
    assert_eq!(ready, [true, false], "Ben sits first now, and Ada has not said anything");
    let mut player = Player::join(&ben, &next).await;
    assert_eq!(player.seen().eyes, seat(0));
    let first = player.seen().legal[0].clone();
    let request = player.request(Deed::Act(first));
    assert_eq!(player.carry_out(request).await.expect_err("Ada").code, Code::NotBegun);
    assert_eq!(once_more(&ada, &old).await, next);
    assert_eq!(info(&ada, &next).await.room, None, "both want it");
    player.act(0).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_shall_play_once_more_is_asked_and_says_yes_or_no() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.member("Ada").await, server.guest("Ben").await);
    let old = played(&[&ada, &ben]).await;
    let next = once_more(&ada, &old).await;
    let asked: Vec<SitRequest> = ben.get("/api/requests").await.json();
    assert_eq!((asked.len(), asked[0].asked_by.as_str()), (1, "Ada"));
    assert_eq!(asked[0].table, next);
    let path = format!("/api/tables/{next}/requests");
    let begun: TableInfo = ben.post(&format!("{path}/accept"), &()).await.json();
    assert_eq!(begun.room, None, "who says yes is ready");
    let mut players = [Player::join(&ada, &next).await, Player::join(&ben, &next).await];
    play_to_the_end(&mut players, &mut Picks::new(3)).await;
    let third = once_more(&ada, &next).await;
    let decline = format!("/api/tables/{third}/requests/decline");
    assert_eq!(ben.post(&decline, &()).await.status, 200);
    assert_eq!(info(&ada, &third).await.seats[1].holder, protocol::Holder::Open, "Ben does not");
    assert!(ben.get("/api/requests").await.json::<Vec<SitRequest>>().is_empty());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_ever_for_one_who_says_nothing() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let next = once_more(&ada, &played(&[&ada, &ben]).await).await;
    let freed: TableInfo = ada.post(&format!("/api/tables/{next}/seats/0/free"), &()).await.json();
    assert_eq!(freed.seats[0].holder, protocol::Holder::Open);
    let computer = HandOver { level: Some("novice".into()) };
    let path = format!("/api/tables/{next}/seats/0/hand-over");
    assert_eq!(ada.post(&path, &computer).await.status, 200);
    assert_eq!(info(&ada, &next).await.room, None, "it begins without Ben");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_with_computers_alone_waits_for_nobody() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let ada = server.guest("Ada").await;
    let computer = SeatSetup::Computer { level: "greedy".into() };
    let beside = SeatSetup::SameScreen { name: "Bea".into() };
    let seats = vec![SeatSetup::Me, computer, beside];
    let id = make(&ada, &setup("players=3", seats)).await.table.id;
    let mut player = Player::join(&ada, &id).await;
    let mut picks = Picks::new(2);
    while !player.is_over() {
        match player.is_asked() {
            true => player.act(picks.next()).await,
            false => drop(player.until_update().await),
        }
    }
    let next = once_more(&ada, &id).await;
    assert_eq!(info(&ada, &next).await.room, None);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_of_the_blocked_and_the_forgotten_are_free() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let mut people = Vec::new();
    for name in ["Ada", "Ben", "Cleo", "Dora", "Eve"] {
        people.push(server.member(name).await);
    }
    let [ada, ben, cleo, dora, eve] = &people[..] else { panic!("five people") };
    let old = played(&[ada, ben, cleo, dora, eve]).await;
    let block = NewRegard { regard: Some(Regard::Blocked) };
    assert_eq!(ada.post("/api/people/Ben/regard", &block).await.status, 200);
    assert_eq!(cleo.post("/api/people/Ada/regard", &block).await.status, 200);
    let dora = server.store.member_named("dora").await.expect("read").expect("a member").person;
    server.store.forget_member(dora, "steady".into()).await.expect("forgotten");
    let next = once_more(ada, &old).await;
    let waiting = info(ada, &next).await;
    let names = waiting.seats.iter().map(|seat| match &seat.holder {
        protocol::Holder::Person { name } => name.as_str(),
        _ => "-",
    });
    assert_eq!(names.collect::<Vec<_>>(), ["-", "-", "-", "Eve", "Ada"]);
    assert!(waiting.room.is_some());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn for_somebody_else_no_computer_plays_that_plays_badly() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let id = table_of_two(&ada, &ben).await;
    let path = format!("/api/tables/{id}/seats/1/hand-over");
    let computer = |level: &str| HandOver { level: Some(level.into()) };
    for level in ["random", "novice", "greedy"] {
        let refused = ada.post(&path, &computer(level)).await;
        assert_eq!((refused.status, refused.code()), (422, Code::BadSetup), "{level}");
    }
    assert_eq!(ben.post(&path, &computer("random")).await.status, 200, "it is his");
    assert_eq!(ben.post(&path, &HandOver { level: None }).await.status, 200);
    assert_eq!(ada.post(&path, &computer("keen@5")).await.status, 200);
    server.stop().await;
}
