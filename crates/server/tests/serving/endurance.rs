//! Full disks, restarts, sleep, slow readers and bad connections: nothing is lost or doubled.

use crate::table;
use crate::table::{Folder, Picks, Player, Running, config, make, setup, table_of_two};
use futures_util::SinkExt as _;
use protocol::{Code, Deed, Request, SeatSetup, TableId, ToClient, ToServer, Update};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;

fn hot_seat() -> Vec<SeatSetup> {
    vec![SeatSetup::Me, SeatSetup::SameScreen { name: "Bea".into() }]
}

/// What the server shows somebody who comes anew.
async fn fresh_view(browser: &table::Browser, id: &TableId) -> Update {
    Player::join(browser, id).await.update.take().expect("an update")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_told_and_the_match_goes_on_when_there_is_space() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let ada = server.guest("Ada").await;
    let id = make(&ada, &setup("players=2", hot_seat())).await.table.id;
    let mut player = Player::join(&ada, &id).await;
    let mut picks = Picks::new(6);
    server.store.limit_pages(1).await.expect("a limit");
    let problem = loop {
        let update = player.seen().clone();
        let action = update.legal[picks.below(update.legal.len())].clone();
        let request = player.request(Deed::Act(action));
        match player.carry_out(request).await {
            Ok(number) => player.until_number(number).await,
            Err(problem) => break problem,
        }
        assert!(!player.is_over(), "the limit does not hold");
    };
    assert_eq!(problem.code, Code::Storage);
    assert!(problem.reason.contains("disk is full"), "{problem}");
    let before = player.until_update().await;
    assert_eq!(before.view.get(), fresh_view(&ada, &id).await.view.get());
    server.store.limit_pages(1_000_000).await.expect("space");
    player.act(picks.next()).await;
    assert_eq!(player.seen().number, before.number + 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_keeps_everything_and_tells_sockets_to_come_back() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let mut ada = server.guest("Ada").await;
    let id = make(&ada, &setup("players=2", hot_seat())).await.table.id;
    let mut player = Player::join(&ada, &id).await;
    let mut picks = Picks::new(7);
    for _ in 0..20 {
        player.act(picks.next()).await;
    }
    let before = player.seen().clone();
    let stopping = tokio::spawn(server.stop());
    let frame = loop {
        if let Err(frame) = player.hear().await {
            break frame.expect("told");
        }
    };
    assert_eq!(u16::from(frame.code), 1012);
    stopping.await.expect("no panic");

    let server = Running::start(config(&folder)).await;
    ada.address = server.address;
    let after = fresh_view(&ada, &id).await;
    assert_eq!(after.number, before.number);
    assert_eq!(after.view.get(), before.view.get());
    let lobby: protocol::Lobby = ada.get("/api/tables").await.json();
    assert_eq!(lobby.mine[0].id, id);
    assert!(lobby.mine[0].is_my_turn);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_sleep_when_nobody_is_there_and_wake_as_they_were() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.sleep_after = Duration::from_millis(50);
    let server = Running::start(config).await;
    let ada = server.guest("Ada").await;
    let id = make(&ada, &setup("players=2", hot_seat())).await.table.id;
    let mut player = Player::join(&ada, &id).await;
    player.act(3).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!((server.n_awake)(), 1, "somebody is there");
    let before = player.seen().clone();
    drop(player);
    let start = Instant::now();
    while (server.n_awake)() > 0 {
        assert!(start.elapsed() < Duration::from_secs(10), "the table stays awake");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(fresh_view(&ada, &id).await.view.get(), before.view.get());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_holds_nobody_up_and_ends_with_the_right_view() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.waiting_per_socket = 4;
    let server = Running::start(config).await;
    let ada = server.guest("Ada").await;
    let seats = |n| {
        let same = (1..n).map(|n| SeatSetup::SameScreen { name: format!("Guest {n}") });
        std::iter::once(SeatSetup::Me).chain(same).collect::<Vec<_>>()
    };
    let id = make(&ada, &setup("players=5 with=all", seats(5))).await.table.id;
    let mut player = Player::join(&ada, &id).await;
    let mut slow = Player::join(&table::Browser::stranger(server.address), &id).await;
    let mut picks = Picks::new(8);
    // The watcher reads nothing; a refusal is told to the player
    // only, so the load for the watcher comes from what is done.
    let start = Instant::now();
    let mut n_actions = 0;
    while !player.is_over() {
        player.act(picks.next()).await;
        n_actions += 1;
    }
    assert!(start.elapsed() < Duration::from_secs(30), "a slow reader held everybody up");
    assert!(n_actions > 100);
    let last = player.seen().number;
    slow.until_number(last).await;
    assert_eq!(slow.seen().view.get(), {
        let stranger = table::Browser::stranger(server.address);
        fresh_view(&stranger, &id).await.view.get().to_owned()
    });
    server.stop().await;
}

/// A client with a bad line: what it sends is lost, late, doubled or in the wrong order, and now
/// and then the connection breaks.
struct BadLine {
    player: Player,
    picks: Picks,
    held: Vec<Request>,
    n_sent: u64,
}

impl BadLine {
    /// Sends a request, or what a bad line makes of it.
    async fn send(&mut self, request: Request) {
        let mut out = vec![request.clone()];
        match self.picks.below(8) {
            0 => out.clear(),
            1 => out.push(request),
            2 => self.held.append(&mut out),
            3 => {
                let late = self.picks.below(self.held.len().max(1));
                out.extend((late < self.held.len()).then(|| self.held.swap_remove(late)));
                out.reverse();
            }
            _ => {}
        }
        for request in out {
            let text = serde_json::to_string(&ToServer::Do(request)).expect("JSON");
            // A broken connection shows when listening.
            drop(self.player.socket.send(Message::text(text)).await);
        }
    }

    /// Tries one action if asked, and listens for a while.
    async fn step(&mut self, browser: &table::Browser, id: &TableId) {
        if self.picks.below(30) == 0 {
            self.player = Player::join(browser, id).await;
        }
        if self.player.is_asked() {
            let legal = &self.player.seen().legal;
            let action = legal[self.picks.below(legal.len())].clone();
            let mut request = self.player.request(Deed::Act(action));
            self.n_sent += 1;
            request.key = format!("{} {}", request.seat, self.n_sent);
            self.send(request).await;
        }
        let pause = Duration::from_millis(3);
        while let Ok(heard) = tokio::time::timeout(pause, self.player.hear()).await {
            if heard.is_err() {
                self.player = Player::join(browser, id).await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_on_bad_lines_end_with_the_servers_view() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let people = [server.guest("Ada").await, server.guest("Ben").await];
    let id = table_of_two(&people[0], &people[1]).await;
    let mut clients = Vec::new();
    for (index, browser) in people.iter().enumerate() {
        clients.push(BadLine {
            player: Player::join(browser, &id).await,
            picks: Picks::new(index as u64 + 10),
            held: Vec::new(),
            n_sent: 0,
        });
    }
    let start = Instant::now();
    while !clients[0].player.is_over() || !clients[1].player.is_over() {
        for (client, browser) in clients.iter_mut().zip(&people) {
            client.step(browser, &id).await;
        }
        assert!(start.elapsed() < Duration::from_secs(60), "the match does not end");
    }
    for (client, browser) in clients.iter_mut().zip(&people) {
        let fresh = fresh_view(browser, &id).await;
        assert_eq!(client.player.seen().number, fresh.number);
        assert_eq!(client.player.seen().view.get(), fresh.view.get());
        assert!(client.n_sent > 0);
    }
    let log = server.store.log(&id).await.expect("a log");
    let mut keys: Vec<&str> = log.iter().map(|entry| entry.key.as_str()).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), log.len(), "nothing was done twice");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_done_arrives_in_order_and_complete() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let people = [server.guest("Ada").await, server.guest("Ben").await];
    let id = table_of_two(&people[0], &people[1]).await;
    let mut ada = Player::join(&people[0], &id).await;
    let mut ben = Player::join(&people[1], &id).await;
    let mut picks = Picks::new(9);
    for _ in 0..30 {
        let (active, other) =
            if ada.is_asked() { (&mut ada, &mut ben) } else { (&mut ben, &mut ada) };
        let before = other.seen().clone();
        active.act(picks.next()).await;
        let update = other
            .until(|message| match message {
                ToClient::Update(update) => Some(update),
                ToClient::Table(_) => None,
                other => panic!("{other:?} is for whoever acts"),
            })
            .await;
        assert_eq!(update.number, before.number + 1);
        assert_eq!(update.since, Some(before.n_plies));
        assert!(update.events.iter().all(|event| event.ply > before.n_plies));
    }
    server.stop().await;
}
