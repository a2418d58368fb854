//! The club run from the terminal, with a server and without.

use crate::table::{Folder, OPERATOR, Running, config, make, setup};
use protocol::{SeatSetup, TableSetup};
use std::process::Command;

/// What the program says to a command about this club, and whether it did it.
fn admin(folder: &Folder, address: &str, command: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_freehold"))
        .args(["admin", "--address", address, "--data"])
        .arg(folder.path())
        .args(command)
        .output()
        .expect("the program starts");
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(text).expect("text"))
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_reports_and_seasons_are_run_from_the_terminal() {
    let folder = Folder::new();
    std::fs::write(folder.path().join("operator.token"), OPERATOR).expect("a token");
    let server = Running::start(config(&folder)).await;
    let ada = server.member("Ada").await;
    let seats = || vec![SeatSetup::Me, SeatSetup::Computer { level: "greedy".into() }];
    let id = make(&ada, &TableSetup { listed: true, ..setup("players=2", seats()) }).await.table.id;
    let address = server.address.to_string();
    let told = |command: &[&str]| admin(&folder, &address, command);
    let (done, text) = told(&["tables"]);
    assert!(done && text.contains(id.as_str()) && text.contains("Ada, (greedy)"), "{text}");
    assert_eq!(told(&["reports"]), (true, String::new()));
    assert_eq!(told(&["season"]), (true, "A season has begun.\n".to_owned()));
    assert_eq!(told(&["remove-table", id.as_str()]), (true, "It is gone.\n".to_owned()));
    let (done, text) = told(&["remove-table", id.as_str()]);
    assert!(!done && text.contains("no such table"), "{text}");
    assert_eq!(told(&["tables"]), (true, String::new()));
    let (_, log) = told(&["log"]);
    assert!(log.contains("begin-season") && log.contains("remove-table"), "{log}");
    server.stop().await;
}
