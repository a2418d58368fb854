//! Several servers on one PostgreSQL database, as people meet them.

#[path = "../../store/tests/place/mod.rs"]
mod place;
mod table;

use games::Library;
use place::Place;
use protocol::{Club, Code, SeatSetup, TableId, ToClient};
use server::{Config, NodeConfig};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;
use table::{
    Browser, Folder, Picks, Player, Running, config, make, play_to_the_end, setup, table_of_two,
};

fn node_config(place: &Place, folder: &Folder) -> Config {
    Config {
        database_url: place.url().to_owned(),
        node: Some(NodeConfig {
            address: "127.0.0.1:0".to_owned(),
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            lease: Duration::from_secs(1),
        }),
        ..config(folder)
    }
}

/// The same person, at another node.
fn at(server: &Running, browser: &Browser) -> Browser {
    Browser { address: server.address, cookie: browser.cookie.clone() }
}

async fn two_nodes(place: &Place, folder: &Folder) -> (Running, Running) {
    let first = Running::start(node_config(place, folder)).await;
    (first, Running::start(node_config(place, folder)).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_nodes_play_one_match() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let (a, b) = two_nodes(&place, &folder).await;
    let (ada, ben) = (a.guest("Ada").await, a.guest("Ben").await);
    let id = table_of_two(&ada, &at(&b, &ben)).await;
    let mut players = [Player::join(&ada, &id).await, Player::join(&at(&b, &ben), &id).await];
    assert_eq!((a.n_awake)() + (b.n_awake)(), 1, "one node has the table");
    play_to_the_end(&mut players, &mut Picks::new(1)).await;

    let record = at(&b, &ada).get(&format!("/api/tables/{id}/record")).await;
    let record: ::table::Record = record.text().parse().expect("a record");
    let game = games::game(&record.origin.game).expect("a game");
    game.replay(&record, &Library::default(), None).expect("the record follows the rules");
    a.stop().await;
    b.stop().await;
    place.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_seen_does_not_depend_on_the_node() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let (a, b) = two_nodes(&place, &folder).await;
    let (ada, ben) = (a.guest("Ada").await, a.guest("Ben").await);
    let id = table_of_two(&ada, &ben).await;
    for who in [&ada, &ben, &Browser::stranger(a.address)] {
        let here = Player::join(who, &id).await;
        let there = Player::join(&at(&b, who), &id).await;
        let seen = |player: &Player| serde_json::to_string(player.seen()).expect("JSON");
        assert_eq!(seen(&here), seen(&there));
    }
    let here = ada.get(&format!("/api/tables/{id}")).await;
    let there = at(&b, &ada).get(&format!("/api/tables/{id}")).await;
    assert_eq!(here.text(), there.text());
    a.stop().await;
    b.stop().await;
    place.remove().await;
}

/// Plays on at another node until somebody has acted there.
async fn goes_on_at(node: &Running, people: [&Browser; 2], id: &TableId, number: u64) {
    let mut players = Vec::new();
    for person in people {
        players.push(Player::join(&at(node, person), id).await);
    }
    assert_eq!(players[0].seen().number, number, "nothing is lost and nothing is new");
    let asked = players.iter_mut().find(|player| player.is_asked()).expect("somebody is asked");
    asked.act(0).await;
    assert!(asked.seen().number > number);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stops_hands_its_tables_over() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let (a, b) = two_nodes(&place, &folder).await;
    let (ada, ben) = (a.guest("Ada").await, a.guest("Ben").await);
    let id = table_of_two(&ada, &ben).await;
    let mut here = Player::join(&ada, &id).await;
    let mut there = Player::join(&at(&b, &ben), &id).await;
    assert_eq!((a.n_awake)(), 1);
    here.act(0).await;
    let number = here.seen().number;
    there.until_number(number).await;
    a.stop().await;
    let goodbye = loop {
        match there.hear().await {
            Ok(_) => {}
            Err(frame) => break frame.expect("a word"),
        }
    };
    assert_eq!(u16::from(goodbye.code), 1012, "come back");
    goes_on_at(&b, [&ada, &ben], &id, number).await;
    b.stop().await;
    place.remove().await;
}

/// A node that is not heard of any more, but still believes that it has a table, can do nothing to it.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_was_given_up_acknowledges_nothing() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let (a, b) = two_nodes(&place, &folder).await;
    let (ada, ben) = (a.guest("Ada").await, a.guest("Ben").await);
    let id = table_of_two(&ada, &ben).await;
    let mut old = [Player::join(&ada, &id).await, Player::join(&ben, &id).await];
    let asked = old.iter().position(Player::is_asked).expect("somebody is asked");
    old[asked].act(0).await;
    let number = old[asked].seen().number;
    // The other one believes that the node is gone.
    let sql = "UPDATE nodes SET expires_at = 0; UPDATE nodes SET lease = 600000, expires_at =
        (EXTRACT(EPOCH FROM now()) * 1000)::BIGINT + 600000 WHERE id = (SELECT MAX(id) FROM nodes)";
    place.execute(sql).await;
    goes_on_at(&b, [&ada, &ben], &id, number).await;
    let asked = old.iter_mut().find(|player| player.is_asked());
    if let Some(player) = asked {
        let action = player.seen().legal[0].clone();
        let request = player.request(protocol::Deed::Act(action));
        let key = request.key.clone();
        let text = serde_json::to_string(&protocol::ToServer::Do(request)).expect("JSON");
        drop(player.try_say(text).await);
        let closed = loop {
            match player.hear().await {
                Ok(ToClient::Done { key: done, .. }) if done == key => panic!("acknowledged"),
                Ok(_) => {}
                Err(frame) => break frame,
            }
        };
        assert!(closed.is_none_or(|frame| u16::from(frame.code) == 1012));
    }
    a.stop().await;
    b.stop().await;
    place.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_host_sets_and_who_is_here_is_known_everywhere() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let (a, b) = two_nodes(&place, &folder).await;
    let club = Club {
        name: "The Green Table".into(),
        ..a.member("Ada").await.get("/api/club").await.json()
    };
    let set = a.operate("PUT", "/api/host/club", &club).await;
    assert_eq!(set.status, 200, "{}", set.text());
    let ben = b.member("Ben").await;
    let shown = async || ben.get("/api/club").await.json::<Club>().name;
    for _ in 0..100 {
        if shown().await == club.name {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(shown().await, club.name);
    a.stop().await;
    b.stop().await;
    place.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_change_at_one_node_and_are_seen_at_the_other() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let (a, b) = two_nodes(&place, &folder).await;
    let (ada, ben) = (a.guest("Ada").await, a.guest("Ben").await);
    let created = make(&ada, &setup("players=2", vec![SeatSetup::Me, SeatSetup::Open])).await;
    let id = created.table.id;
    let mut player = Player::connect(&ada, &id).await.expect("a socket");
    player.hello().await;
    let claim = protocol::Claim { secret: created.links[0].secret.clone() };
    let answer = at(&b, &ben).post(&format!("/api/tables/{id}/claim"), &claim).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    player
        .until(|message| match message {
            ToClient::Table(info) => {
                format!("{:?}", info.seats[1].holder).contains("Ben").then_some(())
            }
            _ => None,
        })
        .await;
    let taken = at(&b, &ada).post(&format!("/api/tables/{id}/claim"), &claim).await;
    assert_eq!(taken.code(), Code::Taken);
    a.stop().await;
    b.stop().await;
    place.remove().await;
}
