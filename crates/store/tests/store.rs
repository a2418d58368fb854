//! The store on a disk, as others use it.

use protocol::{Deed, Entry, MatchSetup, UndoRule};
use std::path::PathBuf;
use store::{Append, Claimed, Hash, NewGuest, NewTable, SeatHolder, Store, StoreError, StoredSeat};

/// A folder that is removed in the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path =
            std::env::temp_dir().join(format!("freehold-store-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    async fn open(&self) -> Store {
        Store::open(&store::sqlite_url(&self.0.join("a b%.db"))).await.expect("a store")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

async fn with_guests(store: &Store) {
    for (id, name) in [(1, "Ada"), (2, "Ben")] {
        let token = Hash::of(name.as_bytes());
        store.create_guest(NewGuest { id, token, name: name.into() }).await.expect("a guest");
    }
}

fn table(id: &str) -> NewTable {
    NewTable {
        id: id.into(),
        owner: 1,
        match_setup: MatchSetup {
            game: "a game".into(),
            rules: 1,
            options: "players=3".into(),
            seed: "00".repeat(32),
        },
        undo: UndoRule::Never,
        listed: true,
        to_act: Some(0),
        seats: vec![
            SeatHolder::Person { guest: 1, name: None },
            SeatHolder::Open { secret: Hash::of(b"secret") },
            SeatHolder::Computer { level: "steady".into() },
        ],
    }
}

fn line(table: &str, number: u64) -> Append {
    let entry = Entry {
        seat: table::Seat::FIRST,
        key: format!("key {number}"),
        deed: Deed::act("build 3,4"),
    };
    Append { table: table.into(), number, entry, to_act: Some(1) }
}

#[tokio::test]
async fn what_is_stored_is_there_when_opened_again() {
    let folder = Folder::new("again");
    let store = folder.open().await;
    with_guests(&store).await;
    store.create_table(table("t")).await.expect("a table");
    let undo = Entry { seat: table::Seat::FIRST, key: "u".into(), deed: Deed::Undo { actions: 2 } };
    store.append(line("t", 0)).await.expect("a line");
    let append = Append { table: "t".into(), number: 1, entry: undo.clone(), to_act: None };
    store.append(append).await.expect("a line");
    store.close().await;

    let store = folder.open().await;
    let log = store.log("t").await.expect("a log");
    assert_eq!(log, [line("t", 0).entry, undo]);
    let stored = store.table("t").await.expect("no failure").expect("a table");
    assert_eq!((stored.owner, stored.undo, stored.listed), (1, UndoRule::Never, true));
    assert_eq!(stored.match_setup, table("t").match_setup);
    assert_eq!(stored.seats[2], StoredSeat::Computer { level: "steady".into() });
    let mine = store.tables_of(1, 10).await.expect("a list");
    assert!(mine[0].is_over && mine[0].to_act.is_none());
    assert!(store.listed(10).await.expect("a list").is_empty(), "what is over is not listed");
    assert_eq!(store.n_open_tables(1).await.expect("a number"), 0);
    assert!(store.table("other").await.expect("no failure").is_none());
}

#[tokio::test]
async fn one_bad_line_does_not_fail_the_others() {
    let folder = Folder::new("bad-line");
    let store = folder.open().await;
    with_guests(&store).await;
    store.create_table(table("t")).await.expect("a table");
    store.append(line("t", 0)).await.expect("a line");
    // All of these wait while the first is written, and are written together.
    let numbers = [1, 2, 0, 3, 4];
    let writes = numbers.map(|number| {
        let store = store.clone();
        tokio::spawn(async move { store.append(line("t", number)).await })
    });
    for (number, write) in numbers.into_iter().zip(writes) {
        let written = write.await.expect("no panic");
        match number {
            0 => assert!(matches!(written, Err(StoreError::Exists)), "{written:?}"),
            _ => written.expect("a good line"),
        }
    }
    assert_eq!(store.log("t").await.expect("a log").len(), 5);
}

#[tokio::test]
async fn many_lines_at_once_are_all_there() {
    let folder = Folder::new("many");
    let store = folder.open().await;
    with_guests(&store).await;
    for n in 0..7 {
        store.create_table(table(&format!("t{n}"))).await.expect("a table");
    }
    let mut writes = tokio::task::JoinSet::new();
    for n in 0..7 {
        let store = store.clone();
        writes.spawn(async move {
            for number in 0..100 {
                store.append(line(&format!("t{n}"), number)).await.expect("a line");
            }
        });
    }
    writes.join_all().await;
    for n in 0..7 {
        assert_eq!(store.log(&format!("t{n}")).await.expect("a log").len(), 100);
    }
}

#[tokio::test]
async fn a_full_disk_is_told_and_loses_nothing() {
    let folder = Folder::new("full");
    let store = folder.open().await;
    with_guests(&store).await;
    store.create_table(table("t")).await.expect("a table");
    store.limit_pages(1).await.expect("a limit, never below what is there");
    let mut n_lines = 0;
    let error = loop {
        match store.append(line("t", n_lines)).await {
            Ok(()) => n_lines += 1,
            Err(error) => break error,
        }
        assert!(n_lines < 10_000, "the limit does not hold");
    };
    assert!(matches!(error, StoreError::Full), "{error}");
    assert_eq!(store.log("t").await.expect("a log").len() as u64, n_lines);
    store.limit_pages(1_000_000).await.expect("space");
    store.append(line("t", n_lines)).await.expect("it goes on");
    store.close().await;
    assert_eq!(folder.open().await.log("t").await.expect("a log").len() as u64, n_lines + 1);
}

#[tokio::test]
async fn a_seat_is_given_once() {
    let folder = Folder::new("claim");
    let store = folder.open().await;
    with_guests(&store).await;
    store.create_table(table("t")).await.expect("a table");
    let claim = async |secret: &[u8], guest| {
        store.claim_seat("t", Hash::of(secret), guest).await.expect("no failure")
    };
    assert_eq!(claim(b"wrong", 2).await, Claimed::NoSuchSeat);
    assert_eq!(claim(b"secret", 2).await, Claimed::Seat(1));
    assert_eq!(claim(b"secret", 2).await, Claimed::Seat(1));
    assert_eq!(claim(b"secret", 1).await, Claimed::Taken);
    let renewed = store.replace_secret("t", 1, Hash::of(b"new")).await.expect("no failure");
    assert!(!renewed, "the seat is no longer open");
    let stored = store.table("t").await.expect("no failure").expect("a table");
    assert_eq!(stored.seats[1].guest(), Some(2));
    store.rename_guest(2, "Benno".into()).await.expect("a name");
    store.hand_over("t", 1, Some("keen".into())).await.expect("no failure");
    let stored = store.table("t").await.expect("no failure").expect("a table");
    assert!(matches!(&stored.seats[1], StoredSeat::Person { name, .. } if name == "Benno"));
    assert_eq!(stored.seats[1].computer(), Some("keen"));
}

#[tokio::test]
async fn there_is_one_rematch() {
    let folder = Folder::new("rematch");
    let store = folder.open().await;
    with_guests(&store).await;
    store.create_table(table("t")).await.expect("a table");
    let asks = ["a", "b", "c"].map(|id| {
        let store = store.clone();
        tokio::spawn(async move { store.set_rematch("t", table(id)).await.expect("a rematch") })
    });
    let mut ids = Vec::new();
    for ask in asks {
        ids.push(ask.await.expect("no panic"));
    }
    assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
    assert_eq!(store.tables_of(1, 10).await.expect("a list").len(), 2);
}

#[tokio::test]
async fn secrets_are_not_in_the_file() {
    let folder = Folder::new("secrets");
    let store = folder.open().await;
    let token = b"a token that must not be found on disk";
    let guest = NewGuest { id: 1, token: Hash::of(token), name: "Ada".into() };
    store.create_guest(guest).await.expect("a guest");
    store.close().await;
    for entry in std::fs::read_dir(&folder.0).expect("a folder") {
        let bytes = std::fs::read(entry.expect("an entry").path()).expect("a file");
        assert!(bytes.windows(3).any(|w| w == b"Ada") || bytes.is_empty());
        assert!(!bytes.windows(token.len()).any(|w| w == token));
    }
}

/// Runs where `FREEHOLD_TEST_POSTGRES` names an empty database.
#[tokio::test]
async fn the_same_works_on_postgresql() {
    let Ok(url) = std::env::var("FREEHOLD_TEST_POSTGRES") else { return };
    let store = Store::open(&url).await.expect("a store");
    with_guests(&store).await;
    store.create_table(table("t")).await.expect("a table");
    let writes: Vec<_> = (0..50)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move { store.append(line("t", number)).await.expect("a line") })
        })
        .collect();
    for write in writes {
        write.await.expect("no panic");
    }
    assert!(matches!(store.append(line("t", 7)).await, Err(StoreError::Exists)));
    let end = Append { to_act: None, ..line("t", 50) };
    store.append(end).await.expect("the last line");
    assert_eq!(store.log("t").await.expect("a log").len(), 51);
    let claimed = store.claim_seat("t", Hash::of(b"secret"), 2).await.expect("no failure");
    assert_eq!(claimed, Claimed::Seat(1));
    let rematch = store.set_rematch("t", table("u")).await.expect("a rematch");
    assert_eq!(store.set_rematch("t", table("v")).await.expect("the same"), rematch);
    let mine = store.tables_of(1, 10).await.expect("a list");
    assert_eq!(mine.len(), 2);
    assert_eq!(store.listed(10).await.expect("a list").len(), 1);
    assert_eq!(store.n_open_tables(1).await.expect("a number"), 1);
    let stored = store.table("t").await.expect("no failure").expect("a table");
    assert_eq!(stored.rematch.as_deref(), Some("u"));
    assert_eq!(store.seated_at(2).await.expect("tables"), ["t"]);
    store.close().await;
}
