//! Whole matches over sockets.

use crate::table::{
    Folder, Picks, Player, Running, config, make, play_to_the_end, seat, setup, table_of_two,
};
use games::Library;
use protocol::{HandOver, SeatSetup, TableId, ToClient};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_match_and_once_more() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let id = table_of_two(&ada, &ben).await;
    let mut players = [Player::join(&ada, &id).await, Player::join(&ben, &id).await];
    assert_eq!(players[0].seen().eyes, seat(0));
    assert_eq!(players[1].seen().eyes, seat(1));
    let early = ada.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!((early.status, early.code()), (409, protocol::Code::NotOver));
    let early = ada.post(&format!("/api/tables/{id}/rematch"), &()).await;
    assert_eq!((early.status, early.code()), (409, protocol::Code::NotOver));

    play_to_the_end(&mut players, &mut Picks::new(1)).await;

    let record = ben.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(record.status, 200);
    assert!(record.header("content-disposition").expect("a file").contains(id.as_str()));
    let record: ::table::Record = record.text().parse().expect("a record");
    let game = games::game(&record.origin.game).expect("a game");
    game.replay(&record, &Library::default(), None).expect("the record follows the rules");
    let result = server.store.result(&id).await.expect("no failure").expect("a result");
    let totals = result.sides.iter().map(|side| side.total).collect();
    assert_eq!(record.result, ::table::record::Result::Totals(totals));
    let most = result.sides.iter().map(|side| side.total).max();
    assert!(result.sides.iter().all(|side| side.is_winner() == (Some(side.total) == most)));
    let seed = record.origin.seed().expect("a seeded match");
    let info = players[0].info.clone().expect("told at first");
    assert_eq!(info.seed_hash, seed.commitment(), "the shuffle can be checked");

    let rematch: TableId = ben.post(&format!("/api/tables/{id}/rematch"), &()).await.json();
    let again: TableId = ada.post(&format!("/api/tables/{id}/rematch"), &()).await.json();
    assert_eq!(rematch, again, "there is one rematch");
    let told = players[0]
        .until(|message| match message {
            ToClient::Table(info) => info.rematch,
            _ => None,
        })
        .await;
    assert_eq!(told, rematch);
    let ada_again = Player::join(&ada, &rematch).await;
    assert_eq!(ada_again.seen().eyes, seat(1), "everybody sits one seat further");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_against_a_computer() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let ada = server.guest("Ada").await;
    let seats = vec![SeatSetup::Computer { level: "steady".into() }, SeatSetup::Me];
    let id = make(&ada, &setup("players=2", seats)).await.table.id;
    let mut player = Player::join(&ada, &id).await;
    let mut picks = Picks::new(2);
    while !player.is_over() {
        match player.is_asked() {
            true => player.act(picks.next()).await,
            false => drop(player.until_update().await),
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let ada = server.guest("Ada").await;
    let computer = || SeatSetup::Computer { level: "greedy".into() };
    let tables = [
        ("boonlake", "players=3", vec![SeatSetup::Me, computer(), computer()]),
        ("boonlake", "players=1", vec![SeatSetup::Me]),
        ("suna-valo", "", vec![computer(), SeatSetup::Me]),
    ];
    for (number, (game, options, seats)) in (1..).zip(tables) {
        let setup = protocol::TableSetup { game: game.into(), ..setup(options, seats) };
        let id = make(&ada, &setup).await.table.id;
        let mut player = Player::join(&ada, &id).await;
        let mut picks = Picks::new(number);
        while !player.is_over() {
            match player.is_asked() {
                true => player.act(picks.next()).await,
                false => drop(player.until_update().await),
            }
        }
        let record = ada.get(&format!("/api/tables/{id}/record")).await.text();
        let record: ::table::Record = record.parse().expect("a record");
        let played =
            games::game(game).and_then(|game| game.replay(&record, &Library::default(), None));
        assert!(played.expect("the record follows the rules").to_act().is_none(), "{game}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_handed_to_a_computer_and_back() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let id = table_of_two(&ada, &ben).await;
    let hand_over = format!("/api/tables/{id}/seats/1/hand-over");
    let to_computer = HandOver { level: Some("steady".into()) };

    let mut player = Player::join(&ada, &id).await;
    let ben_here = Player::join(&ben, &id).await;
    while !player.info.as_ref().is_some_and(|info| info.seats[1].is_here) {
        player.hear().await.expect("the socket stays open");
    }
    let refused = ada.post(&hand_over, &to_computer).await;
    assert_eq!(refused.code(), protocol::Code::NotYourSeat, "Ben is here");
    drop(ben_here);
    while player.info.as_ref().is_none_or(|info| info.seats[1].is_here) {
        player.hear().await.expect("the socket stays open");
    }
    assert_eq!(ada.post(&hand_over, &to_computer).await.status, 200);
    let mut picks = Picks::new(3);
    while player.seen().n_plies < 30 {
        match player.is_asked() {
            true => player.act(picks.next()).await,
            false => drop(player.until_update().await),
        }
    }
    let mut ben_here = Player::join(&ben, &id).await;
    assert!(ben_here.info.as_ref().is_some_and(|info| info.seats[1].played_by.is_some()));
    let back = ben.post(&hand_over, &HandOver { level: None }).await;
    assert_eq!(back.status, 200, "{}", back.text());
    // From here on nobody acts but people; what was on its way arrives before this.
    for person in [&mut player, &mut ben_here] {
        person.say(&protocol::ToServer::Sync).await;
        while person.until_update().await.since.is_some() {}
    }
    while !ben_here.is_asked() {
        player.act(picks.next()).await;
        let number = player.seen().number;
        ben_here.until_number(number).await;
    }
    ben_here.act(0).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_one_screen_see_with_the_eyes_of_whoever_is_asked() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let ada = server.guest("Ada").await;
    let seats = vec![SeatSetup::Me, SeatSetup::SameScreen { name: "Bea".into() }];
    let id = make(&ada, &setup("players=2", seats)).await.table.id;
    let mut player = Player::join(&ada, &id).await;
    let mut picks = Picks::new(4);
    while !player.is_over() {
        assert_eq!(player.seen().eyes, player.seen().to_act);
        player.act(picks.next()).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_opens_its_seat_once() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let cleo = server.guest("Cleo").await;
    let seats = vec![SeatSetup::Me, SeatSetup::Open];
    let created = make(&ada, &setup("players=2", seats)).await;
    let (id, link) = (created.table.id, &created.links[0]);
    assert_eq!(link.link, format!("http://{}/join/{id}#{}", server.address, link.secret));
    let path = format!("/api/tables/{id}/claim");
    let claim = |secret: &str| protocol::Claim { secret: secret.to_owned() };

    let wrong = ben.post(&path, &claim(&"0".repeat(64))).await;
    assert_eq!((wrong.status, wrong.code()), (403, protocol::Code::BadLink));
    let wrong = ben.post(&path, &claim("nonsense")).await;
    assert_eq!(wrong.code(), protocol::Code::BadLink);
    // A new link makes the old one useless.
    let links: protocol::Links = ada.post(&format!("/api/tables/{id}/links"), &()).await.json();
    assert_eq!(ben.post(&path, &claim(&link.secret)).await.code(), protocol::Code::BadLink);
    let secret = &links.links[0].secret;
    let mut watching = Player::join(&ben, &id).await;
    assert_eq!(watching.seen().eyes, None);
    assert_eq!(ben.post(&path, &claim(secret)).await.status, 200);
    while watching.seen().eyes != seat(1) {
        watching.until_update().await;
    }
    assert_eq!(ben.post(&path, &claim(secret)).await.status, 200, "it is Ben's already");
    let late = cleo.post(&path, &claim(secret)).await;
    assert_eq!((late.status, late.code()), (409, protocol::Code::Taken));
    server.stop().await;
}
