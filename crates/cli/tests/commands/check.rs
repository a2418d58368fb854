//! What `freehold check` finds in a club whose files were tampered with, and what it saves.

use crate::table::{Browser, Folder, Picks, Player, Running, config, make, setup};
use protocol::{SeatSetup, TableId};
use sqlx::{Connection as _, Row as _, SqliteConnection};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A club that was closed: a match that is over, and one that goes on.
struct Club {
    folder: Folder,
    owner: Browser,
    over: TableId,
    going: TableId,
    /// How many lines the log of the one that goes on has.
    n_lines: u64,
}

async fn play(browser: &Browser, most: u64) -> (TableId, u64) {
    let seats = vec![SeatSetup::Me, SeatSetup::SameScreen { name: "Bea".into() }];
    let id = make(browser, &setup("players=2", seats)).await.table.id;
    let mut player = Player::join(browser, &id).await;
    let mut picks = Picks::new(most);
    while !player.is_over() && player.seen().number < most {
        player.act(picks.next()).await;
    }
    (id, player.seen().number)
}

impl Club {
    async fn new() -> Club {
        let folder = Folder::new();
        let server = Running::start(config(&folder)).await;
        let owner = server.guest("Ada").await;
        let (over, _) = play(&owner, u64::MAX).await;
        let (going, n_lines) = play(&owner, 30).await;
        server.stop().await;
        Club { folder, owner, over, going, n_lines }
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("freehold.db")
    }

    async fn change(&self, sql: &'static str, table: &TableId) {
        let mut connection = self.connect().await;
        let done = sqlx::query(sql).bind(table.as_str()).execute(&mut connection).await;
        assert!(done.expect("a change").rows_affected() > 0);
        connection.close().await.expect("a goodbye");
    }

    async fn connect(&self) -> SqliteConnection {
        let url = format!("sqlite://{}", self.file().display());
        SqliteConnection::connect(&url).await.expect("a connection")
    }

    /// Flips a bit of an action in the file itself, in the middle of a log.
    async fn flip(&self, table: &TableId, number: i64) {
        let mut connection = self.connect().await;
        let sql = "SELECT key || act FROM entries WHERE table_id = $1 AND number = $2";
        let row = sqlx::query(sql).bind(table.as_str()).bind(number);
        let text: String = row.fetch_one(&mut connection).await.expect("a line").get(0);
        connection.close().await.expect("a goodbye");
        let mut bytes = fs::read(self.file()).expect("a file");
        // Another table may have the same line; a row begins with its table. Where rows were moved, what
        // they were before is still in the file.
        let is_of_table = |at: usize| {
            let row = &bytes[at.saturating_sub(40)..at];
            row.windows(table.as_str().len()).any(|it| it == table.as_str().as_bytes())
        };
        let is_line = |at: &usize| bytes[*at..].starts_with(text.as_bytes()) && is_of_table(*at);
        let places: Vec<usize> = (0..bytes.len()).filter(is_line).collect();
        assert!(!places.is_empty(), "the line is in the file");
        for at in places {
            bytes[at + text.len() - 1] ^= 1;
        }
        fs::write(self.file(), bytes).expect("a file");
    }
}

async fn freehold(words: &[&str], data: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_freehold"));
    command.args(words).arg("--data").arg(data);
    run(command).await
}

async fn run(mut command: Command) -> Output {
    let run = tokio::task::spawn_blocking(move || command.output());
    run.await.expect("no panic").expect("the program starts")
}

async fn check(data: &Path) -> (Option<i32>, String) {
    let output = freehold(&["check"], data).await;
    (output.status.code(), told(&output))
}

fn told(output: &Output) -> String {
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    text(&output.stdout) + &text(&output.stderr)
}

/// Saves what there is; says where.
async fn rescue(club: &Club) -> (PathBuf, String) {
    let saved = club.folder.path().join("saved");
    let output =
        freehold(&["check", "--rescue", saved.to_str().expect("text")], club.folder.path()).await;
    assert_eq!(output.status.code(), Some(1), "{}", told(&output));
    (saved, told(&output))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_club_is_whole_also_while_it_runs() {
    let club = Club::new().await;
    let (code, words) = check(club.folder.path()).await;
    assert_eq!(code, Some(0), "{words}");
    assert!(words.contains("2 tables") && words.contains("1 records: all is whole"), "{words}");
    let server = Running::start(config(&club.folder)).await;
    let (code, words) = check(club.folder.path()).await;
    assert_eq!(code, Some(0), "{words}");
    server.stop().await;
    let nowhere = Folder::new();
    let (code, words) = check(nowhere.path()).await;
    assert_eq!(code, Some(2));
    assert!(words.contains("is not there"), "{words}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flipped_bit_is_named_by_its_line_and_the_match_goes_on_from_before_it() {
    let mut club = Club::new().await;
    club.flip(&club.going, 20).await;
    let server = Running::start(config(&club.folder)).await;
    club.owner.address = server.address;
    let answer = club.owner.get(&format!("/api/tables/{}", club.over)).await;
    assert_eq!(answer.status, 200, "the others open: {}", answer.text());
    let mut player = Player::connect(&club.owner, &club.going).await.expect("a socket");
    player.hello().await;
    assert!(player.hear().await.is_err() || player.hear().await.is_err(), "it does not open");
    server.stop().await;

    let (code, words) = check(club.folder.path()).await;
    assert_eq!(code, Some(1), "{words}");
    let damage = format!("line 20 of the log of table {} is not as it was written", club.going);
    assert!(words.contains(&damage), "{words}");
    assert!(!words.contains(&format!("table {}: ", club.over)), "{words}");

    let (saved, words) = rescue(&club).await;
    assert!(words.contains(&format!("table {} goes on after line 20", club.going)), "{words}");
    let record = fs::read_to_string(saved.join(format!("records/{}.txt", club.over)));
    assert!(record.expect("a record").starts_with("freehold record"));
    let log = fs::read_to_string(saved.join(format!("logs/{}.txt", club.going))).expect("a log");
    assert_eq!(
        log.lines().filter(|line| line.ends_with("(not whole)")).count(),
        (club.n_lines - 20) as usize
    );
    let (code, words) = check(&saved).await;
    assert_eq!(code, Some(0), "{words}");

    fs::remove_file(club.file()).expect("removed");
    fs::rename(saved.join("freehold.db"), club.file()).expect("in its place");
    let server = Running::start(config(&club.folder)).await;
    club.owner.address = server.address;
    let mut player = Player::join(&club.owner, &club.going).await;
    assert_eq!(player.seen().number, 20);
    player.act(0).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn results_records_and_components_are_held_against_the_log() {
    let club = Club::new().await;
    let over = format!("table {}: ", club.over);
    for (change, undone, damage) in [
        (
            "UPDATE sides SET total = total + 1 WHERE match_number =
                (SELECT number FROM matches WHERE table_id = $1)",
            "UPDATE sides SET total = total - 1 WHERE match_number =
                (SELECT number FROM matches WHERE table_id = $1)",
            "its result is",
        ),
        (
            "UPDATE sides SET place = 3 - place WHERE match_number =
                (SELECT number FROM matches WHERE table_id = $1)",
            "UPDATE sides SET place = 3 - place WHERE match_number =
                (SELECT number FROM matches WHERE table_id = $1)",
            "won, but",
        ),
        (
            "UPDATE records SET text = REPLACE(text, 'build', 'bulid') WHERE table_id = $1",
            "UPDATE records SET text = REPLACE(text, 'bulid', 'build') WHERE table_id = $1",
            "its record",
        ),
        (
            "UPDATE component_sets SET files = REPLACE(files, 'card | grass | 5', 'card | grass | 6') WHERE $1 <> ''",
            "UPDATE component_sets SET files = REPLACE(files, 'card | grass | 6', 'card | grass | 5') WHERE $1 <> ''",
            "its components",
        ),
        (
            "UPDATE tables SET ended_at = NULL WHERE id = $1",
            "UPDATE tables SET ended_at = 5 WHERE id = $1",
            "said to go on",
        ),
    ] {
        club.change(change, &club.over).await;
        let (code, words) = check(club.folder.path()).await;
        assert_eq!(code, Some(1), "{change}: {words}");
        assert!(words.contains(&format!("{over}{damage}")) || words.contains(damage), "{words}");
        club.change(undone, &club.over).await;
    }
    let (code, words) = check(club.folder.path()).await;
    assert_eq!(code, Some(0), "{words}");
}

#[tokio::test(flavor = "multi_thread")]
async fn torn_pages_and_a_cut_file_are_told_and_saved_from() {
    let club = Club::new().await;
    let whole = fs::read(club.file()).expect("a file");
    let n_pages = whole.len() / 4096;
    let mut torn = whole.clone();
    for page in [n_pages / 2, n_pages / 2 + 3, n_pages - 4] {
        torn[page * 4096..page * 4096 + 3000].fill(0x33);
    }
    fs::write(club.file(), torn).expect("a file");
    let started = freehold(&["serve", "--address", "127.0.0.1:0"], club.folder.path()).await;
    assert!(!started.status.success() && told(&started).contains("freehold check"));
    let (saved, words) = rescue(&club).await;
    assert!(words.contains("the database: ") && words.contains("saved in"), "{words}");
    let (code, words) = check(&saved).await;
    assert!(code == Some(0) || words.contains("damaged tables"), "{words}");

    fs::write(club.file(), &whole[..whole.len() / 3]).expect("a file");
    let (code, words) = check(club.folder.path()).await;
    assert!(code == Some(1) || code == Some(2), "{words}");
    assert!(!words.contains("all is whole"), "{words}");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_written_by_a_check_and_a_rescue_without_space_says_so() {
    let club = Club::new().await;
    let limited = |kilobytes: usize, words: &str| {
        let mut command = Command::new("sh");
        let program = env!("CARGO_BIN_EXE_freehold");
        let data = club.folder.path().display().to_string();
        // A process that may write no file is as one on a read-only disk.
        let script =
            format!("trap '' XFSZ; ulimit -f {kilobytes}; exec {program} {words} --data {data}");
        command.args(["-c", &script]);
        command
    };
    let checked = run(limited(0, "check")).await;
    assert_eq!(checked.status.code(), Some(0), "{}", told(&checked));
    let saved = club.folder.path().join("saved");
    let rescued = run(limited(100, &format!("check --rescue {}", saved.display()))).await;
    assert!(!rescued.status.success(), "{}", told(&rescued));
    assert!(!told(&rescued).contains("panicked") && !told(&rescued).contains("saved in"));
    let (code, words) = check(club.folder.path()).await;
    assert_eq!(code, Some(0), "{words}");
}

/// A server that was killed, and whose newest lines somebody threw away.
#[tokio::test(flavor = "multi_thread")]
async fn a_missing_log_of_sqlite_is_told_by_check_too() {
    let club = Club::new().await;
    let server = Running::start(config(&club.folder)).await;
    let killed = Folder::new();
    fs::copy(club.file(), killed.path().join("freehold.db")).expect("a copy");
    server.stop().await;
    let (code, words) = check(killed.path()).await;
    assert_eq!(code, Some(1), "{words}");
    assert!(words.contains("was not closed"), "{words}");
    let started = freehold(&["serve", "--address", "127.0.0.1:0"], killed.path()).await;
    assert_eq!(started.status.code(), Some(2), "{}", told(&started));
    assert!(told(&started).contains("-wal"), "{}", told(&started));
}
