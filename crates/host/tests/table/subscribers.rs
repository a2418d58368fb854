//! Who looks on, with whose eyes, and what they are told of each other.

use crate::scene::{ADA, ADAS, BEN, BENS, SLEEP_AFTER, Scene, WATCHER, at, computer, person};
use host::{Input, SeatHolder, SubscriberId};
use protocol::{Code, Deed, Problem, ToClient};
use std::time::Duration;

const INFO_PAUSE: Duration = Duration::from_millis(150);

/// Whether Ben is shown as being here.
fn ben_is_here(scene: &Scene) -> bool {
    scene.info(None).seats[1].is_here
}

#[test]
fn who_leaves_and_joins_in_one_breath_misses_nothing() {
    let mut scene = Scene::of_two();
    scene.act(ADAS);
    scene.heard(ADAS);
    scene.leave(BENS);
    assert!(!ben_is_here(&scene));
    let again = SubscriberId(21);
    scene.join(again, Some(BEN));
    assert!(ben_is_here(&scene));
    assert_eq!(scene.heard(again), ["table", "update 1 in full"]);
    assert_eq!(scene.heard(ADAS), [""; 0]);
    scene.wait(INFO_PAUSE);
    let told = scene.messages(ADAS);
    assert_eq!(told.len(), 1, "told once");
    let ToClient::Table(info) = &told[0] else { panic!("{told:?}") };
    assert!(info.seats[1].is_here);
    // The other way round: the new screen comes before the old one goes.
    scene.join(BENS, Some(BEN));
    scene.leave(again);
    assert!(ben_is_here(&scene));
}

#[test]
fn a_crowd_that_comes_is_told_of_together() {
    let mut scene = Scene::of_two();
    for number in 100..150 {
        scene.join(SubscriberId(number), None);
    }
    scene.wait(INFO_PAUSE);
    let told = scene.messages(ADAS);
    assert_eq!(told.len(), 1);
    let ToClient::Table(info) = &told[0] else { panic!("{told:?}") };
    assert_eq!(info.n_watchers, 51);
    assert!(info.is_owner && info.seats[0].is_mine);
}

#[test]
fn people_at_one_screen_see_with_the_eyes_of_whoever_is_asked() {
    let mut scene = Scene::new(&[person(ADA), computer(), person(ADA)]);
    scene.join(ADAS, Some(ADA));
    assert_eq!(scene.heard(ADAS), ["table", "update 0 in full"]);
    assert_eq!(scene.seen(ADAS).eyes, Some(at(0)));
    while scene.seen(ADAS).to_act == Some(at(0)) {
        scene.act(ADAS);
        assert_eq!(scene.seen(ADAS).eyes, Some(at(0)), "her player still has the screen");
    }
    while scene.seen(ADAS).to_act == Some(at(1)) {
        scene.wait(Duration::from_secs(1));
        scene.think();
        scene.heard(ADAS);
        scene.stored();
    }
    let number = scene.seen(ADAS).number;
    assert_eq!(scene.seen(ADAS).eyes, Some(at(2)), "the other player is asked");
    assert_eq!(scene.heard(ADAS), [format!("update {number} in full")], "and saw nothing before");
    // Whoever comes anew sees the same.
    let again = SubscriberId(11);
    scene.join(again, Some(ADA));
    assert_eq!(scene.seen(again).view.get(), scene.seen(ADAS).view.get());
    scene.leave(ADAS);
    scene.join(ADAS, Some(ADA));
    assert_eq!(scene.seen(again).view.get(), scene.seen(ADAS).view.get());
}

#[test]
fn who_takes_a_seat_sees_with_its_eyes_at_once() {
    let mut scene = Scene::new(&[person(ADA), SeatHolder::Open { played_by: None }]);
    scene.join(BENS, Some(BEN));
    assert_eq!(scene.seen(BENS).eyes, None);
    scene.heard(BENS);
    scene.seat(&[person(ADA), person(BEN)]);
    assert_eq!(scene.heard(BENS), ["table", "update 0 in full"]);
    assert_eq!(scene.seen(BENS).eyes, Some(at(1)));
    // Nothing has changed for those who keep their eyes.
    scene.seat(&[person(ADA), person(BEN)]);
    assert_eq!(scene.heard(BENS), ["table"]);
}

#[test]
fn a_refusal_comes_without_the_history() {
    let mut scene = Scene::of_two();
    for _ in 0..3 {
        scene.act(ADAS);
    }
    scene.heard(ADAS);
    let request = scene.request(ADAS, Deed::act("dance"));
    scene.ask(ADAS, request);
    assert_eq!(scene.heard(ADAS), ["refused k4 Unreadable", "update 3 since 3"]);
    assert!(scene.seen(ADAS).events.is_empty());
    let problem = Problem::new(Code::Unreadable, "no JSON");
    scene.tell(Input::Unreadable { subscriber: ADAS, problem });
    assert_eq!(scene.heard(ADAS), ["refused - Unreadable", "update 3 since 3"]);
    scene.tell(Input::Sync { subscriber: ADAS });
    assert_eq!(scene.heard(ADAS), ["table", "update 3 in full"]);
}

#[test]
fn a_table_sleeps_when_nobody_is_there() {
    let mut scene = Scene::of_two();
    scene.wait(SLEEP_AFTER * 2);
    assert!(!scene.is_asleep);
    for id in [ADAS, BENS, WATCHER] {
        scene.leave(id);
    }
    scene.wait(SLEEP_AFTER - Duration::from_secs(1));
    assert!(!scene.is_asleep);
    scene.join(ADAS, Some(ADA));
    scene.leave(ADAS);
    scene.wait(SLEEP_AFTER - Duration::from_secs(1));
    assert!(!scene.is_asleep, "somebody was here");
    scene.wait(Duration::from_secs(1));
    assert!(scene.is_asleep);
}

#[test]
fn an_entry_that_waits_for_the_store_keeps_a_table_awake() {
    let mut scene = Scene::of_two();
    let request = scene.choice(ADAS);
    scene.ask(ADAS, request);
    for id in [ADAS, BENS, WATCHER] {
        scene.leave(id);
    }
    scene.wait(SLEEP_AFTER * 2);
    assert!(!scene.is_asleep);
    scene.stored();
    scene.wait(SLEEP_AFTER);
    assert!(scene.is_asleep);
}
