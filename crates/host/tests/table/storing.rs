//! What is not stored has not happened.

use crate::scene::{ADA, ADAS, BEN, BENS, STORAGE_PAUSE, Scene, WATCHER, at, computer, person};
use host::{Input, Settings, SubscriberId, Then};
use protocol::{Code, Deed, Entry, Request};
use std::time::Duration;

/// After this time the store is asked again, however often it has failed, as long as somebody is here.
const LONGEST_PAUSE: Duration = Duration::from_secs(10);

#[test]
fn nothing_is_shown_before_it_is_stored() {
    let mut scene = Scene::of_two();
    let request = scene.choice(ADAS);
    scene.ask(ADAS, request);
    let late = SubscriberId(40);
    scene.join(late, None);
    scene.tell(Input::Sync { subscriber: BENS });
    scene.seat(&[person(ADA), person(BEN)]);
    scene.wait(Duration::from_secs(1));
    for id in [ADAS, BENS, WATCHER, late] {
        let heard = scene.heard(id);
        assert!(heard.iter().all(|message| message == "table"), "{id:?}: {heard:?}");
    }
    scene.stored();
    assert_eq!(scene.heard(ADAS), ["done k1 1", "update 1 since 0"]);
    assert_eq!(scene.heard(BENS), ["table", "update 1 in full"]);
    assert_eq!(scene.heard(WATCHER), ["update 1 since 0"]);
    assert_eq!(scene.heard(late), ["table", "update 1 in full"]);
}

#[test]
fn what_was_asked_is_done_though_the_asker_left() {
    let mut scene = Scene::of_two();
    let request = scene.choice(ADAS);
    scene.ask(ADAS, request.clone());
    scene.leave(ADAS);
    scene.stored();
    assert_eq!(scene.heard(BENS), ["update 1 since 0"]);
    assert_eq!(scene.heard(ADAS), [""; 0]);
    // The answer was lost with the socket, so Ada's page asks again.
    scene.join(ADAS, Some(ADA));
    scene.ask(ADAS, request);
    let heard = scene.heard(ADAS);
    assert_eq!(heard, ["table", "update 1 in full", "refused k1 Doubled", "update 1 since 1"]);
    assert_eq!(scene.log.len(), 1);
}

#[test]
fn a_request_that_waits_is_done_though_its_asker_left() {
    let mut scene = Scene::of_two();
    let first = scene.choice(ADAS);
    let mut second = scene.nth_choice(ADAS, 1);
    second.number = 1;
    scene.ask(ADAS, first);
    scene.ask(ADAS, second);
    scene.leave(ADAS);
    scene.stored();
    scene.stored();
    assert_eq!(scene.heard(BENS), ["update 1 since 0", "update 2 since 1"]);
}

#[test]
fn requests_wait_their_turn_and_are_judged_then() {
    let mut scene = Scene::of_two();
    let (first, second) = (scene.choice(ADAS), scene.nth_choice(ADAS, 1));
    scene.ask(ADAS, first.clone());
    scene.ask(ADAS, second.clone());
    assert_eq!(scene.heard(ADAS), [""; 0]);
    scene.stored();
    let stale = ["done k1 1", "update 1 since 0", "refused k2 Stale", "update 1 since 1"];
    assert_eq!(scene.heard(ADAS), stale);

    // The same two, but the first one fails: then the second one answers the present state.
    let mut scene = Scene::of_two();
    scene.ask(ADAS, first);
    scene.ask(ADAS, second);
    scene.not_stored();
    scene.read();
    assert_eq!(scene.heard(ADAS), ["refused k1 Storage", "update 0 since 0"]);
    scene.stored();
    assert_eq!(scene.heard(ADAS), ["done k2 1", "update 1 since 0"]);
    assert_eq!(scene.log[0].key, "k2");
}

#[test]
fn two_requests_with_one_key_are_one_for_a_seat_and_two_for_two_seats() {
    let mut scene = Scene::of_two();
    let request = scene.choice(ADAS);
    scene.ask(ADAS, request.clone());
    scene.ask(ADAS, request.clone());
    scene.stored();
    let heard = scene.heard(ADAS);
    assert_eq!(heard, ["done k1 1", "update 1 since 0", "refused k1 Doubled", "update 1 since 1"]);
    // A client that is naive enough to send the old key with the new number.
    scene.ask(ADAS, Request { number: 1, ..request });
    assert_eq!(scene.heard(ADAS), ["refused k1 Doubled", "update 1 since 1"]);

    while !scene.seen(ADAS).legal.is_empty() {
        scene.act(ADAS);
    }
    let bens = Request { key: "k1".into(), ..scene.choice(BENS) };
    scene.heard(BENS);
    scene.ask(BENS, bens);
    scene.stored();
    assert!(scene.heard(BENS)[0].starts_with("done k1"), "Ben's key is none of Ada's business");
}

#[test]
fn the_store_may_fail_for_a_while() {
    let mut scene = Scene::of_two();
    let request = scene.choice(ADAS);
    scene.ask(ADAS, request.clone());
    scene.not_stored();
    scene.not_read();
    for _ in 0..3 {
        assert_eq!(scene.heard(ADAS), [""; 0], "neither done nor refused: nobody knows yet");
        scene.wait(LONGEST_PAUSE);
        scene.not_read();
    }
    assert_eq!(scene.troubles.len(), 4);
    let later = scene.nth_choice(ADAS, 1);
    scene.ask(ADAS, later);
    assert_eq!(scene.heard(ADAS), ["refused k2 Storage"]);
    scene.leave(BENS);
    scene.join(BENS, Some(BEN));
    assert_eq!(scene.heard(BENS), [""; 0]);
    scene.wait(LONGEST_PAUSE);
    scene.read();
    assert_eq!(scene.heard(ADAS), ["table", "refused k1 Storage", "update 0 since 0"]);
    assert_eq!(scene.heard(BENS), ["table", "table", "update 0 in full"]);
    scene.ask(ADAS, request);
    scene.stored();
    assert_eq!(scene.heard(ADAS), ["done k1 1", "update 1 since 0"]);
}

#[test]
fn an_answer_of_the_store_that_got_lost_is_found_in_the_log() {
    let mut scene = Scene::of_two();
    let request = scene.choice(ADAS);
    scene.ask(ADAS, request);
    let append = scene.not_stored();
    scene.log.push(append.entry);
    scene.read();
    assert_eq!(scene.heard(ADAS), ["done k1 1", "update 1 since 0"]);
    assert_eq!(scene.heard(BENS), ["update 1 since 0"]);
}

/// Another process wrote in our place: whatever it differs in, ours was not done.
#[test]
fn another_writers_entry_is_no_acknowledgement() {
    let scene = &mut Scene::of_two();
    let (ours, theirs) = (scene.choice(ADAS), scene.nth_choice(ADAS, 1));
    let entry = |request: &Request| Entry {
        seat: request.seat,
        key: request.key.clone(),
        deed: request.deed.clone(),
    };
    let same_deed = Entry { key: theirs.key.clone(), ..entry(&ours) };
    let same_key = Entry { key: ours.key.clone(), ..entry(&theirs) };
    for other in [entry(&theirs), same_deed, same_key] {
        let scene = &mut Scene::of_two();
        scene.ask(ADAS, ours.clone());
        scene.not_stored();
        scene.log.push(other);
        scene.read();
        assert_eq!(scene.heard(ADAS), ["refused k1 Stale", "update 1 in full"]);
        assert_eq!(scene.heard(BENS), ["update 1 in full"]);
    }
}

#[test]
fn ours_is_done_also_if_another_writer_went_on() {
    let mut scene = Scene::of_two();
    let (ours, theirs) = (scene.choice(ADAS), scene.nth_choice(ADAS, 1));
    scene.ask(ADAS, ours);
    let append = scene.not_stored();
    scene.log.push(append.entry);
    scene.log.push(Entry { seat: theirs.seat, key: "x".into(), deed: theirs.deed });
    scene.read();
    assert_eq!(scene.heard(ADAS), ["done k1 1", "update 2 in full"]);
    assert_eq!(scene.heard(BENS), ["update 2 in full"]);
}

#[test]
fn a_log_that_cannot_be_repeated_closes_the_table() {
    let mut scene = Scene::of_two();
    let request = scene.choice(ADAS);
    scene.ask(ADAS, request);
    let append = scene.not_stored();
    scene.log = vec![append.entry.clone(), append.entry];
    scene.read();
    assert_eq!(scene.closed.as_ref().map(|problem| problem.code), Some(Code::Damaged));
    scene.tell(Input::Sync { subscriber: ADAS });
    assert_eq!(scene.heard(ADAS), [""; 0], "it is closed");
}

#[test]
fn who_asks_too_much_while_the_store_writes_is_refused_at_once() {
    let mut scene = Scene::of_two();
    for number in 0..70 {
        let request = Request { key: format!("{number}"), ..scene.choice(ADAS) };
        scene.ask(ADAS, request);
    }
    let heard = scene.heard(ADAS);
    assert_eq!(heard.len(), 5);
    assert!(heard.iter().all(|message| message.ends_with("Unavailable")), "{heard:?}");
    scene.stored();
    let heard = scene.heard(ADAS);
    assert_eq!(&heard[..2], ["done 0 1", "update 1 since 0"]);
    assert_eq!(heard.iter().filter(|message| message.ends_with("Stale")).count(), 64);
}

#[test]
fn a_take_back_that_is_not_stored_takes_nothing_back() {
    let mut scene = Scene::of_two();
    scene.act(ADAS);
    let undo = scene.request(ADAS, Deed::Undo { actions: 1 });
    scene.heard(ADAS);
    scene.ask(ADAS, undo.clone());
    scene.not_stored();
    scene.read();
    assert_eq!(scene.heard(ADAS), ["refused k2 Storage", "update 1 since 1"]);
    assert_eq!(scene.seen(ADAS).n_plies, 1);
    scene.ask(ADAS, undo);
    scene.stored();
    assert_eq!(scene.heard(ADAS), ["done k2 2", "update 2 since 0"]);
    assert_eq!(scene.seen(ADAS).n_plies, 0);
}

#[test]
fn at_a_table_with_a_full_log_nothing_is_taken_back_but_the_match_goes_on() {
    let settings = Settings { max_entries: 2, ..Settings::default() };
    let mut scene =
        Scene::of("kingdom-builder", "players=2", &[person(ADA), person(BEN)], settings);
    scene.join(ADAS, Some(ADA));
    scene.act(ADAS);
    scene.act(ADAS);
    scene.heard(ADAS);
    let undo = scene.request(ADAS, Deed::Undo { actions: 1 });
    scene.ask(ADAS, undo);
    assert_eq!(scene.heard(ADAS), ["refused k3 NoUndo", "update 2 since 2"]);
    scene.act(ADAS);
    assert_eq!(scene.heard(ADAS), ["done k4 3", "update 3 since 2"]);
}

#[test]
fn computers_play_on_at_a_table_with_a_full_log() {
    let settings = Settings { max_entries: 0, ..Settings::default() };
    let mut scene = Scene::of("kingdom-builder", "players=2", &[computer(), person(BEN)], settings);
    scene.join(BENS, Some(BEN));
    scene.wait(Duration::from_secs(1));
    scene.think();
    scene.stored();
    assert_eq!(scene.log.len(), 1);
}

/// A disk may be full for days.
#[test]
fn a_store_that_fails_on_is_asked_less_and_less_often() {
    let mut scene = Scene::new(&[computer(), person(ADA), person(BEN)]);
    scene.wait(Duration::from_secs(1));
    let began_at = scene.now;
    while scene.now < began_at + Duration::from_secs(60 * 60) {
        scene.think();
        scene.not_stored();
        scene.read();
        while scene.jobs.is_empty() {
            scene.wait(Duration::from_secs(1));
        }
    }
    assert!(scene.troubles.len() < 70, "{} lines in an hour", scene.troubles.len());
    scene.think();
    scene.stored();
    scene.wait(Duration::from_secs(1));
    scene.think();
    scene.not_stored();
    scene.read();
    scene.wait(STORAGE_PAUSE);
    assert_eq!(scene.jobs.len(), 1, "what has worked since is tried again soon");
}

#[test]
fn only_who_holds_a_seat_and_plays_it_may_act_there() {
    let mut scene = Scene::of_two();
    let request = scene.choice(ADAS);
    scene.ask(BENS, request.clone());
    assert_eq!(scene.heard(BENS), ["refused k1 NotYourSeat", "update 0 since 0"]);
    scene.ask(WATCHER, request.clone());
    assert_eq!(scene.heard(WATCHER), ["refused k1 NotYourSeat", "update 0 since 0"]);
    scene.ask(ADAS, Request { seat: at(2), ..request.clone() });
    assert_eq!(scene.heard(ADAS), ["refused k1 Unknown", "update 0 since 0"]);
    scene.ask(ADAS, Request { key: "k".repeat(65), ..request });
    assert!(scene.heard(ADAS)[0].ends_with("Unreadable"));
    assert!(scene.append.is_none());
}

/// The end is a barrier: once it is stored the seed is published, and nothing is taken back.
#[test]
fn the_end_is_stored_with_its_record_and_is_the_end() {
    let seats = [person(ADA), person(ADA)];
    let mut scene = Scene::of("suna-valo", "", &seats, Settings::default());
    scene.join(ADAS, Some(ADA));
    loop {
        let request = scene.choice(ADAS);
        scene.ask(ADAS, request);
        let append = scene.append.as_ref().expect("to be stored");
        let then = append.then.clone();
        scene.stored();
        if let Then::Over { record, standings } = then {
            assert_eq!(record.plies.len(), scene.seen(ADAS).n_plies, "all of it");
            let totals = table::record::Result::Totals(standings.totals());
            assert_eq!(record.result, totals);
            break;
        }
    }
    assert_eq!(scene.seen(ADAS).to_act, None);
    for seat in [at(0), at(1)] {
        assert_eq!(scene.seen(ADAS).undoable, 0);
        let undo = scene.request(ADAS, Deed::Undo { actions: 1 });
        scene.heard(ADAS);
        scene.ask(ADAS, Request { seat, ..undo });
        assert!(scene.heard(ADAS)[0].ends_with("NoUndo"));
    }
    assert!(scene.append.is_none());
}
