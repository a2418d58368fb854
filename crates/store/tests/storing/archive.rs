//! What may be made public, on both kinds of databases.

use crate::place::Place;
use crate::scene::{ADA, BEN, id, last, outcome, table, with_people};
use std::time::{SystemTime, UNIX_EPOCH};
use store::{Month, NewSeat, NewTable, Store};

on_both!(only_what_all_agree_to_is_public);

/// The month of this moment.
fn this_month() -> Month {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis() as i64;
    let months = (2020..2200).flat_map(|year| (1..=12).map(move |month| (year, month)));
    months
        .map(|(year, month)| format!("{year}-{month:02}").parse::<Month>().expect("a month"))
        .find(|month| (month.begins_at()..month.ends_at()).contains(&now))
        .expect("a month of this time")
}

async fn only_what_all_agree_to_is_public(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    let person = |person| NewSeat::Person { person, name: None };
    let computer = NewSeat::Computer { level: "keen".into() };
    let tables = [
        ("ada", vec![person(ADA), computer.clone(), computer]),
        ("both", vec![person(ADA), person(BEN)]),
    ];
    for (name, seats) in tables {
        store.create_table(NewTable { seats, ..table(name) }).await.expect("a table");
        store.append(last(name, 0)).await.expect("the last entry");
    }
    let month = this_month();
    let public = async |store: &Store| {
        let mut tables = Vec::new();
        for number in store.archived("a-game", month).await.expect("a list") {
            assert_eq!(store.record_of(number).await.expect("no failure"), Some(outcome().record));
            let matches = store.history(ADA, None, None, 9).await.expect("a history");
            tables.extend(matches.into_iter().filter(|it| it.number == number).map(|it| it.table));
        }
        tables
    };
    assert!(public(&store).await.is_empty(), "nobody was asked");
    assert!(store.archived_months("a-game").await.expect("a list").is_empty());
    assert!(!store.agrees_to_archive(ADA).await.expect("no failure"));
    store.agree_to_archive(ADA, true).await.expect("no failure");
    store.agree_to_archive(ADA, true).await.expect("twice is once");
    assert!(store.agrees_to_archive(ADA).await.expect("no failure"));
    assert_eq!(public(&store).await, [id("ada")]);
    assert_eq!(store.archived_months("a-game").await.expect("a list"), [month]);
    assert!(store.archived_months("chess").await.expect("a list").is_empty());
    store.agree_to_archive(BEN, true).await.expect("no failure");
    assert_eq!(public(&store).await, [id("ada"), id("both")]);
    assert!(store.archived("chess", month).await.expect("a list").is_empty());
    let other: Month = "1999-01".parse().expect("a month");
    assert!(store.archived("a-game", other).await.expect("a list").is_empty());
    store.agree_to_archive(ADA, false).await.expect("no failure");
    assert!(public(&store).await.is_empty(), "one may change one's mind");
    store.close().await;
}
