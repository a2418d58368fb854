//! Half a request is no guest: whoever says too little, too much or nothing loses their place, and
//! nobody else notices.

use crate::table::http::{Answer, read_answer, request_with};
use crate::table::{Browser, Folder, Player, Running, config, make, setup};
use futures_util::SinkExt as _;
use protocol::{Code, SeatSetup, TableId, ToClient};
use server::Config;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

/// Longer than anything here may take on the slowest machine.
const LONG: Duration = Duration::from_secs(60);

/// A server whose patience with requests is short.
fn impatient(folder: &Folder) -> Config {
    let patience = Duration::from_millis(300);
    Config { head_patience: patience, body_patience: patience, ..config(folder) }
}

async fn saying(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    stream.write_all(text.as_bytes()).await.expect("the server reads");
    stream
}

/// All that comes until the server closes.
async fn until_closed(mut stream: TcpStream) -> Vec<u8> {
    let mut heard = Vec::new();
    // A connection that is reset is closed too.
    drop(timeout(LONG, stream.read_to_end(&mut heard)).await.expect("the server closes"));
    heard
}

async fn alone(server: &Running) -> (Browser, TableId) {
    let ada = server.guest("Ada").await;
    let seats = vec![SeatSetup::Me, SeatSetup::SameScreen { name: "Bea".into() }];
    let id = make(&ada, &setup("players=2", seats)).await.table.id;
    (ada, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sends_half_a_request_or_nothing_is_not_waited_for() {
    let folder = Folder::new();
    let server = Running::start(impatient(&folder)).await;
    for text in ["", "GET / HT", "GET /health HTTP/1.1\r\nhost: x\r\nx-slow: "] {
        let stream = saying(server.address, text).await;
        until_closed(stream).await;
    }
    // After an answer a connection is kept, but not for ever.
    let stream = saying(server.address, "GET /health HTTP/1.1\r\nhost: x\r\n\r\n").await;
    let heard = until_closed(stream).await;
    assert!(heard.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&heard));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_does_not_come_is_told_as_a_problem() {
    let folder = Folder::new();
    let server = Running::start(impatient(&folder)).await;
    let head = "POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                content-length: 50\r\n\r\n{\"name\":";
    let heard = until_closed(saying(server.address, head).await).await;
    let answer: Answer = read_answer(&heard);
    assert_eq!((answer.status, answer.code()), (400, Code::Unreadable));
    assert!(answer.text().contains("in time"), "{}", answer.text());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_head_without_an_end_is_cut_off() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let mut stream = saying(server.address, "GET / HTTP/1.1\r\nhost: x\r\n").await;
    let line = format!("x-long: {}\r\n", "x".repeat(1_000));
    let mut n_lines = 0;
    // Some of it waits in the buffers of both ends, but not what would fill the memory of either.
    while n_lines < 10_000 && stream.write_all(line.as_bytes()).await.is_ok() {
        n_lines += 1;
    }
    assert!(n_lines < 10_000, "10 MB of a head were taken");
    assert_eq!(Browser::stranger(server.address).get("/health").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_holds_so_many_connections_and_no_more() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.connections_per_address = 3;
    let server = Running::start(config).await;
    let (ada, id) = alone(&server).await;
    // A socket is a connection for as long as it lasts.
    let socket = Player::join(&ada, &id).await;
    let mut held = vec![saying(server.address, "").await, saying(server.address, "").await];
    let answer = read_answer(&until_closed(saying(server.address, "").await).await);
    assert_eq!((answer.status, answer.code()), (503, Code::Unavailable));
    drop(held.pop());
    // When the server notices is its own affair.
    let again = async {
        loop {
            let request = "GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
            if until_closed(saying(server.address, request).await)
                .await
                .starts_with(b"HTTP/1.1 200")
            {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(LONG, again).await.expect("a place is free again");
    drop((socket, held));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_together_hold_so_many_connections_and_no_more() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.connections = 2;
    config.is_behind_proxy = true;
    config.limits.connections_per_address = 1;
    let server = Running::start(config).await;
    // Behind a proxy all come from one address, which is not held against them.
    let _held = [saying(server.address, "").await, saying(server.address, "").await];
    let answer = read_answer(&until_closed(saying(server.address, "").await).await);
    assert_eq!(answer.status, 503);
    server.stop().await;
}

/// Pages are loaded, and requests answered, also when everybody is at a table.
#[tokio::test(flavor = "multi_thread")]
async fn sockets_leave_room_for_requests() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.connections = 40;
    let server = Running::start(config).await;
    let (ada, id) = alone(&server).await;
    let mut sockets = Vec::new();
    for _ in 0..38 {
        sockets.push(Player::join(&ada, &id).await);
    }
    assert!(Player::connect(&ada, &id).await.is_err(), "one socket too many");
    assert_eq!(ada.get("/health").await.status, 200);
    drop(sockets.pop());
    let again = async {
        while Player::connect(&ada, &id).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(LONG, again).await.expect("there is room again");
    drop(sockets);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn mute_sockets_and_half_requests_do_not_keep_a_server_from_stopping() {
    let folder = Folder::new();
    // Whoever is waited for is waited for longer than the test takes.
    let config = Config { head_patience: LONG * 10, body_patience: LONG * 10, ..config(&folder) };
    let server = Running::start(config).await;
    let (ada, id) = alone(&server).await;
    let _mute =
        [Player::join(&ada, &id).await, Player::connect(&ada, &id).await.expect("a socket")];
    let _half = [
        saying(server.address, "").await,
        saying(server.address, "GET / HT").await,
        saying(
            server.address,
            "POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
             content-length: 50\r\n\r\n{",
        )
        .await,
    ];
    timeout(LONG, server.stop()).await.expect("it stops by itself");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_floods_a_socket_is_sent_away_with_a_reason() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.messages_per_second = 1;
    let server = Running::start(config).await;
    let (ada, id) = alone(&server).await;
    for message in [Message::Ping(Default::default()), Message::text("\"sync\"")] {
        let mut player = Player::join(&ada, &id).await;
        for _ in 0..200 {
            if player.socket.send(message.clone()).await.is_err() {
                break;
            }
        }
        // Whoever still writes may lose the reason with the connection.
        if let Some((problem, frame)) = last_words(&mut player).await {
            assert_eq!(problem.map(|problem| problem.code), Some(Code::TooFast));
            assert_eq!(u16::from(frame.code), 1008);
            assert!(frame.reason.contains("flooded"), "{frame:?}");
        }
    }
    let mut player = Player::join(&ada, &id).await;
    player.act(0).await;
    server.stop().await;
}

/// What was said last before the server closed; nothing if the close came too fast to be heard.
async fn last_words(
    player: &mut Player,
) -> Option<(Option<protocol::Problem>, tokio_tungstenite::tungstenite::protocol::CloseFrame)> {
    let mut last = None;
    loop {
        match player.hear().await {
            Ok(ToClient::Refused { problem, .. }) => last = Some(problem),
            Ok(_) => {}
            Err(frame) => return frame.map(|frame| (last, frame)),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_that_are_no_text_are_closed_with_the_code_for_it() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, id) = alone(&server).await;
    // A text that is not UTF-8, and a frame with bits that mean nothing; both masked with zeros.
    for (frame, code) in
        [(&[0x81, 0x81, 0, 0, 0, 0, 0xff][..], 1007), (&[0xf1, 0x80, 0, 0, 0, 0], 1002)]
    {
        let mut player = Player::join(&ada, &id).await;
        player.socket.get_mut().write_all(frame).await.expect("the server reads");
        let (_, closed) = last_words(&mut player).await.expect("a closing frame");
        assert_eq!(u16::from(closed.code), code, "{closed:?}");
    }
    server.stop().await;
}

/// On an address for both, IPv4 comes in the clothes of IPv6.
#[tokio::test(flavor = "multi_thread")]
async fn this_machine_is_known_by_either_address() {
    if std::net::TcpListener::bind("[::]:0").is_err() {
        eprintln!("SKIPPED: this machine has no IPv6, so this was not tested");
        return;
    }
    let folder = Folder::new();
    let config = Config { address: "[::]:0".parse().expect("an address"), ..config(&folder) };
    let server = Running::start(config).await;
    let address = SocketAddr::from(([127, 0, 0, 1], server.address.port()));
    assert_eq!(Browser::stranger(address).get("/metrics").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_address_that_a_proxy_names_is_counted_with_a_port_or_without() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.is_behind_proxy = true;
    config.limits.requests_per_second = 1;
    let server = Running::start(config).await;
    let ask = async |from: String| {
        let headers = [("x-forwarded-for", from.as_str())];
        request_with(server.address, "GET", "/api/games", &headers, None).await.status
    };
    for number in 0..20 {
        let alone = ask(format!("[2001:db8:0:{number:x}::1]:4711")).await;
        assert_eq!(alone, 200, "each network is counted for itself");
    }
    let mut last = 200;
    for number in 0..20 {
        last = ask(format!("10.0.0.1, [2001:db8:ffff::{number:x}]")).await;
    }
    assert_eq!(last, 429, "neighbours are counted together");
    let mut last = 200;
    for number in 0..20 {
        last = ask(format!("192.0.2.1:{}", 1_000 + number)).await;
    }
    assert_eq!(last, 429, "whatever the port");
    server.stop().await;
}
