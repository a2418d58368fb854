//! How often the database is asked for a visit of home. Every statement of the program is heard: no other test
//! may happen in this one.

#[path = "../../store/tests/listener/mod.rs"]
mod listener;
mod table;

use listener::Listener;
use protocol::{Glance, Lobby, Members, TableSummary, UtcOffset};
use table::{Browser, Feed, Folder, Player, Running, config, table_of_two};

/// So many tables run.
const N_TABLES: usize = 50;

/// So many cards and rows have a picture before one asks for more.
const N_PICTURES: usize = 10;

/// The list of home is told by so many statements at most, and a whole visit by so many.
const MAX_FOR_LIST: usize = 5;
const MAX_FOR_VISIT: usize = 60;

/// The statements of a visit, of the list alone and with everything else that the page asks for.
async fn visit(ada: &Browser, listener: &Listener) -> (Vec<String>, Vec<String>) {
    listener.take_all();
    let mut feed = Feed::open(ada, "/api/lobby").await;
    let lobby: Lobby = feed.until(|_| true).await;
    assert_eq!(lobby.mine.len(), N_TABLES);
    let for_list = listener.take_all();
    for path in ["/api/guest", "/api/club"] {
        assert_eq!(ada.get(path).await.status, 200, "{path}");
    }
    let offset = UtcOffset { minutes: 60 };
    assert_eq!(ada.post("/api/me/utc-offset", &offset).await.status, 200);
    ada.get("/api/presence").await.json::<Members>();
    let TableSummary { id, number, .. } = &lobby.mine[0];
    ada.get(&format!("/api/tables/{id}/glance?at={number}")).await.json::<Glance>();
    for TableSummary { id, number, .. } in &lobby.mine[..N_PICTURES] {
        let picture = ada.get(&format!("/api/tables/{id}/small.svg?at={number}")).await;
        assert_eq!(picture.status, 200);
    }
    let others = listener.take_all();
    (for_list.clone(), for_list.into_iter().chain(others).collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visit_asks_the_database_as_often_however_many_tables_run() {
    let listener = Listener::start();
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.tables_per_guest = N_TABLES;
    let server = Running::start(config).await;
    let (ada, ben) = (server.member("Ada").await, server.member("Ben").await);
    for number in 0..N_TABLES {
        let id = table_of_two(&ada, &ben).await;
        if number % 2 == 0 {
            Player::join(&ada, &id).await.act(0).await;
        }
    }
    // What the server does by itself meanwhile is heard too: the quietest visit counts.
    let mut visits = Vec::new();
    for _ in 0..3 {
        visits.push(visit(&ada, &listener).await);
    }
    let for_list = visits.iter().map(|(for_list, _)| for_list).min_by_key(|it| it.len());
    let for_list = for_list.expect("there were visits");
    assert!(for_list.len() <= MAX_FOR_LIST, "{}: {for_list:#?}", for_list.len());
    let whole = visits.iter().map(|(_, whole)| whole).min_by_key(|it| it.len());
    let whole = whole.expect("there were visits");
    assert!(whole.len() <= MAX_FOR_VISIT, "{}: {whole:#?}", whole.len());
    server.stop().await;
}
