//! No byte sent to a seat tells what that seat may not know.

use crate::table;
use crate::table::{Folder, Picks, Player, Running, config, play_to_the_end, table_of_two};
use ::table::{Origin, Seat, Viewer};
use games::Library;
use host::Host;
use protocol::{Entry, TableInfo, ToClient, UndoRule, Update};

/// What a client may be sent about the match after so many lines, written by the match itself.
fn update(host: &Host, eyes: Option<Seat>, since: Option<usize>) -> String {
    let update = host.update(Viewer::from(eyes), since);
    serde_json::to_string(&ToClient::Update(update)).expect("JSON")
}

/// The matches after each line of the log.
fn matches(setup: &Origin, log: &[Entry]) -> Vec<Host> {
    let game = games::game(&setup.game).expect("a game");
    let library = Library::default();
    let open = |log: &[Entry]| Host::open(game, setup, &library, UndoRule::Free, log.to_vec());
    (0..=log.len()).map(|n| open(&log[..n]).expect("the log repeats")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_byte_sent_to_a_seat_is_for_its_eyes() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let people = [server.guest("Ada").await, server.guest("Ben").await];
    let id = table_of_two(&people[0], &people[1]).await;
    let mut players = Vec::new();
    for browser in [&people[0], &people[1], &table::Browser::stranger(server.address)] {
        let mut player = Player::connect(browser, &id).await.expect("a socket");
        player.heard = Some(Vec::new());
        player.hello().await;
        player.until_update().await;
        players.push(player);
    }
    play_to_the_end(&mut players, &mut Picks::new(11)).await;

    let stored = server.store.table(&id).await.expect("no failure").expect("a table");
    let log = server.store.log(&id).await.expect("a log");
    let matches = matches(&stored.origin, &log);
    let seed = stored.origin.seed().expect("a seed").to_string();
    let mut n_updates = 0;
    let mut n_that_differ = 0;
    for (index, player) in players.iter_mut().enumerate() {
        let eyes = Seat::new(index).filter(|_| index < 2);
        for text in player.heard.take().expect("everything was kept") {
            assert!(!text.contains(&seed[..16]), "the seed is nobody's business: {text}");
            // Nothing but what the protocol knows: read and written again, it is the same.
            let message: ToClient = serde_json::from_str(&text).expect("our protocol");
            assert_eq!(serde_json::to_string(&message).expect("JSON"), text);
            let ToClient::Update(Update { number, since, .. }) = message else { continue };
            let host = &matches[number as usize];
            assert_eq!(text, update(host, eyes, since), "state {number} for {eyes:?}");
            let other = update(host, Seat::new((index + 1) % 2), since);
            n_that_differ +=
                usize::from(text.replace("\"eyes\"", "") != other.replace("\"eyes\"", ""));
            n_updates += 1;
        }
    }
    assert_eq!(n_updates, 3 * matches.len(), "one for each line, and one at first");
    assert!(n_that_differ > matches.len(), "the test can tell one seat's view from another's");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_stay_out_of_everything_others_see() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let seats = vec![protocol::SeatSetup::Me, protocol::SeatSetup::Open];
    let mut setup = table::setup("players=2", seats);
    setup.listed = true;
    let created = table::make(&ada, &setup).await;
    let id = &created.table.id;
    let secret = &created.links[0].secret;
    let stored = server.store.table(id).await.expect("no failure").expect("a table");
    let token = ada.cookie.as_deref().and_then(|cookie| cookie.split('=').nth(1)).expect("a token");
    let info: TableInfo = ben.get(&format!("/api/tables/{id}")).await.json();
    assert!(!info.is_owner);
    for path in [format!("/api/tables/{id}"), "/api/tables".into(), "/metrics".into()] {
        let text = ben.get(&path).await.text();
        for hidden in [secret, token, &stored.origin.seed().expect("a seed").to_string()] {
            assert!(!text.contains(hidden), "{path}");
        }
    }
    server.stop().await;
}
