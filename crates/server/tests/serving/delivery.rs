//! Word that does not arrive: it keeps nobody else waiting, is tried again ever more rarely, and what has
//! arrived does not come twice.

use crate::receivers::{add, ask_ben, edit, listening, receive, telling, until_arrived, wish};
use crate::table::{Browser, Folder, Running};
use protocol::{ChannelKind, Channels};
use server::Config;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_answer_keeps_nobody_waiting() {
    let folder = Folder::new();
    let (address, hooks) = listening(receive).await;
    let server = Running::start(telling(&folder)).await;
    let ben = server.member("Ben").await;
    for path in ["stuck/1", "stuck/2", "stuck/3", "hook"] {
        add(&ben, &wish(ChannelKind::Webhook, format!("http://{address}/{path}"))).await;
    }
    ask_ben(&server, &ben).await;
    let told = until_arrived(&hooks, 4).await;
    assert!(told.iter().any(|told| told.starts_with("POST /hook")), "{told:?}");
    // Those that are stuck are not asked again meanwhile.
    ask_ben(&server, &ben).await;
    let told = until_arrived(&hooks, 5).await;
    assert!(told[4].starts_with("POST /hook"), "{}", told[4]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_way_that_has_failed_rests_whatever_there_is_to_tell() {
    let folder = Folder::new();
    let (address, hooks) = listening(receive).await;
    let server = Running::start(telling(&folder)).await;
    let ben = server.member("Ben").await;
    add(&ben, &wish(ChannelKind::Webhook, format!("http://{address}/broken"))).await;
    ask_ben(&server, &ben).await;
    until_arrived(&hooks, 1).await;
    ask_ben(&server, &ben).await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!(hooks.lock().expect("no panic").len(), 1, "it is not tried for what is new either");
    let channels: Channels = ben.get("/api/me/channels").await.json();
    assert_eq!(channels.channels[0].n_failures, 1);

    // A while later.
    edit(&folder, "UPDATE channels SET failed_at = 0").await;
    edit(&folder, "UPDATE notices SET due_at = 0").await;
    until_arrived(&hooks, 2).await;
    for _ in 0..100 {
        let channels: Channels = ben.get("/api/me/channels").await.json();
        if channels.channels[0].n_failures == 2 {
            server.stop().await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("one attempt is one failure, however much there was to tell");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_has_arrived_does_not_come_twice() {
    let folder = Folder::new();
    let (address, hooks) = listening(receive).await;
    let quiet = Config { notice_pause: Duration::from_secs(3_600), ..telling(&folder) };
    let server = Running::start(quiet).await;
    let ben = server.member("Ben").await;
    // It takes one message and no more.
    add(&ben, &wish(ChannelKind::Webhook, format!("http://{address}/once"))).await;
    for _ in 0..2 {
        ask_ben(&server, &ben).await;
    }
    server.stop().await;
    let server = Running::start(telling(&folder)).await;
    let told = until_arrived(&hooks, 2).await;
    assert_ne!(told[0], told[1], "two tables");
    let ben = Browser { address: server.address, ..ben };
    for _ in 0..100 {
        let channels: Channels = ben.get("/api/me/channels").await.json();
        if channels.channels[0].n_failures == 1 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    edit(&folder, "UPDATE channels SET failed_at = 0").await;
    edit(&folder, "UPDATE notices SET due_at = 0").await;
    let told = until_arrived(&hooks, 3).await;
    assert_eq!(told[2], told[1], "only the second is tried again");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_way_that_cannot_be_read_keeps_no_other_from_telling() {
    let folder = Folder::new();
    let (address, hooks) = listening(receive).await;
    let server = Running::start(telling(&folder)).await;
    let (ben, cleo) = (server.member("Ben").await, server.member("Cleo").await);
    for (browser, path) in [(&ben, "ben"), (&cleo, "cleo")] {
        add(browser, &wish(ChannelKind::Webhook, format!("http://{address}/{path}"))).await;
    }
    edit(&folder, "UPDATE channels SET digest = 'nonsense' WHERE target LIKE '%/ben'").await;
    for browser in [&ben, &cleo] {
        ask_ben(&server, browser).await;
    }
    let told = until_arrived(&hooks, 1).await;
    assert!(told[0].starts_with("POST /cleo"), "{}", told[0]);
    server.stop().await;
}
