//! Ways to tell somebody, and by which clocks.

#[macro_use]
mod place;
mod scene;

use place::Place;
use protocol::ChannelKind;
use scene::{ADA, BEN, with_people};
use store::{NewChannel, PersonId, Store};

on_both! {
    hours_follow_whoever_travels,
}

fn channel(person: PersonId, target: &str, utc_offset: Option<i32>) -> NewChannel {
    NewChannel {
        person,
        kind: ChannelKind::Webhook,
        target: target.into(),
        language: "en".into(),
        base_url: String::new(),
        delay: 0,
        quiet: Some((22 * 60, 7 * 60)),
        digest: vec![480],
        utc_offset,
    }
}

async fn offsets(store: &Store, person: PersonId) -> Vec<Option<i32>> {
    let channels = store.channels_of(person).await.expect("no failure");
    channels.into_iter().map(|channel| channel.wish.utc_offset).collect()
}

async fn hours_follow_whoever_travels(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    // The first is as all were once: its minutes were minutes in UTC, and stay so.
    for channel in [
        channel(ADA, "https://a.org", None),
        channel(ADA, "https://b.org", Some(60)),
        channel(BEN, "https://c.org", Some(60)),
    ] {
        store.add_channel(channel).await.expect("a channel");
    }
    assert_eq!(offsets(&store, ADA).await, [None, Some(60)]);
    store.set_utc_offset(ADA, -300).await.expect("no failure");
    assert_eq!(offsets(&store, ADA).await, [None, Some(-300)]);
    assert_eq!(offsets(&store, BEN).await, [Some(60)], "Ben stays where he is");
    store.add_channel(channel(ADA, "https://a.org", Some(0))).await.expect("chosen anew");
    assert_eq!(offsets(&store, ADA).await, [Some(0), Some(-300)]);
    store.close().await;
}
