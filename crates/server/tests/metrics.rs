//! What is counted, and what whoever runs the server looks at. It is counted by program: no other test may
//! happen in this one.

mod table;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use table::{Browser, Folder, Running, config};

/// The names that stand in a text, between marks such as quotes.
fn names(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter(|word| word.starts_with("freehold_")).map(|word| {
        // A histogram is asked for by its parts.
        word.strip_suffix("_bucket").unwrap_or(word).to_owned()
    })
}

/// Everything that is counted somewhere in a folder of sources.
fn counted(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry")) {
        let path = entry.path();
        if path.is_dir() {
            counted(&path, found);
        } else {
            let source = fs::read_to_string(&path).expect("a source");
            for kind in ["counter!(", "gauge!(", "histogram!("] {
                found.extend(source.split(kind).skip(1).filter_map(|rest| names(rest).next()));
            }
        }
    }
}

#[test]
fn the_dashboard_shows_all_that_is_counted_and_alerts_ask_for_nothing_else() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = BTreeSet::new();
    counted(&here.join("src"), &mut all);
    let asked = |file: &str| -> BTreeSet<String> {
        let text = fs::read_to_string(here.join("../../deploy").join(file)).expect("a file");
        names(&text).collect()
    };
    assert_eq!(asked("grafana-dashboard.json"), all);
    for name in asked("prometheus-alerts.yml") {
        assert!(all.contains(&name), "nobody counts {name}");
    }
}

/// To Prometheus a number that appears has not risen.
#[tokio::test(flavor = "multi_thread")]
async fn what_alerts_wait_for_is_shown_before_it_happens() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let metrics = Browser::stranger(server.address).get("/metrics").await.text();
    for line in [
        "freehold_store_failures_total{kind=\"full\"} 0",
        "freehold_copy_failures_total 0",
        "freehold_node_losses_total 0",
    ] {
        assert!(metrics.lines().any(|it| it == line), "{line}: {metrics}");
    }
    server.stop().await;
}
