//! The tables of a club whose match is not over, page by page, and removing one.

use crate::place::Place;
use crate::scene::{entry, id, last, table, with_people};
use store::{NewTable, PageEnd, RemovedTable};

on_both! {
    pages_show_every_unfinished_table_once,
    a_table_is_removed_unless_its_match_is_over,
}

async fn pages_show_every_unfinished_table_once(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    let mut names: Vec<String> = (0..7).map(|number| format!("table {number}")).collect();
    for name in &names {
        let listed = name.ends_with(['1', '4']);
        store.create_table(NewTable { listed, ..table(name) }).await.expect("a table");
    }
    store.append(entry("table 3", 0)).await.expect("an entry");
    store.append(last("table 3", 1)).await.expect("the last entry");
    let (mut after, mut found, mut made) = (None, Vec::new(), Vec::new());
    loop {
        let page = store.unfinished(after, 3).await.expect("no failure");
        found.extend(page.iter().map(|table| table.id.to_string()));
        made.extend(page.iter().map(|table| table.made_at));
        match page.last() {
            Some(end) => {
                after = Some(PageEnd { made_at: end.made_at, table: end.id.clone() });
            }
            None => break,
        }
    }
    assert!(made.is_sorted_by(|one, next| next <= one), "the latest first");
    found.sort();
    names.retain(|name| name != "table 3");
    assert_eq!(found, names);
    store.close().await;
}

async fn a_table_is_removed_unless_its_match_is_over(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    for name in ["over", "going on"] {
        store.create_table(table(name)).await.expect("a table");
        store.append(entry(name, 0)).await.expect("an entry");
    }
    store.append(last("over", 1)).await.expect("the last entry");
    for (name, expected) in [
        ("over", RemovedTable::Over),
        ("going on", RemovedTable::Done),
        ("going on", RemovedTable::NoSuchTable),
    ] {
        assert_eq!(store.remove_table(&id(name)).await.expect("no failure"), expected, "{name}");
    }
    assert!(store.table(&id("going on")).await.expect("no failure").is_none());
    assert!(store.table(&id("over")).await.expect("no failure").is_some());
    store.close().await;
}
