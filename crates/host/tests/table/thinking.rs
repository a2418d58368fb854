//! When computers think, and what becomes of their thoughts.

use crate::scene::{
    ADA, ADAS, BEN, BENS, PAUSE, SLEEP_AFTER, STORAGE_PAUSE, Scene, computer, person, stood_in,
};
use host::{Input, SeatHolder, Thought};
use protocol::{Code, Deed};
use std::time::Duration;

const MOMENT: Duration = Duration::from_millis(1);

/// Ada has ended her turn; the computer at the other seat is asked.
fn computers_turn() -> Scene {
    after_ada(&[person(ADA), computer()])
}

/// Ada has ended her turn.
fn after_ada(seats: &[SeatHolder<u8>]) -> Scene {
    let mut scene = Scene::new(seats);
    scene.join(ADAS, Some(ADA));
    while !scene.seen(ADAS).legal.is_empty() {
        scene.act(ADAS);
    }
    scene
}

/// Ada has acted once and may take it back; then a computer stands in for her and thinks.
fn stand_in_thinks() -> Scene {
    let mut scene = Scene::of_two();
    scene.act(ADAS);
    assert_eq!(scene.seen(ADAS).undoable, 1);
    scene.seat(&[stood_in(ADA), person(BEN)]);
    scene.wait(PAUSE);
    assert_eq!(scene.jobs.len(), 1);
    scene.heard(ADAS);
    scene
}

#[test]
fn a_computer_waits_for_a_moment_then_thinks_and_acts() {
    let mut scene = computers_turn();
    scene.heard(ADAS);
    scene.wait(PAUSE - MOMENT);
    assert!(scene.jobs.is_empty());
    scene.wait(MOMENT);
    assert_eq!(scene.jobs.len(), 1);
    scene.wait(Duration::from_secs(10));
    assert!(scene.append.is_none() && !scene.is_asleep, "the table waits for the thought");
    let number = scene.seen(ADAS).number;
    scene.think();
    scene.stored();
    assert_eq!(scene.log.last().expect("it acted").key, format!("computer {number}"));
    let update = format!("update {} since {number}", number + 1);
    assert_eq!(scene.heard(ADAS).last(), Some(&update), "nobody asked, so nothing is `done`");
}

#[test]
fn a_computer_that_waits_can_be_hurried() {
    let mut scene = computers_turn();
    scene.wait(PAUSE / 2);
    assert!(scene.jobs.is_empty());
    scene.tell(Input::Pause(Duration::ZERO));
    scene.wait(MOMENT);
    assert_eq!(scene.jobs.len(), 1);
}

#[test]
fn a_computer_does_not_think_for_somebody_who_has_gone_and_plays_alone() {
    let mut scene = computers_turn();
    scene.wait(PAUSE);
    scene.leave(ADAS);
    scene.think();
    scene.stored();
    scene.wait(SLEEP_AFTER * 2);
    assert!(scene.jobs.is_empty() && scene.is_asleep, "the turn is not over, but Ada is gone");
}

#[test]
fn computers_play_on_when_nobody_looks_until_a_person_is_asked() {
    let mut scene = after_ada(&[person(ADA), computer(), person(BEN)]);
    scene.wait(PAUSE);
    scene.leave(ADAS);
    let mut n_actions = 0;
    while !scene.jobs.is_empty() {
        assert!(!scene.is_asleep);
        scene.think();
        scene.stored();
        n_actions += 1;
        scene.wait(MOMENT);
    }
    assert!(n_actions > 1, "without a pause, as nobody looks on");
    scene.wait(SLEEP_AFTER - MOMENT * 2);
    assert!(!scene.is_asleep);
    scene.wait(MOMENT);
    assert!(scene.is_asleep, "Ben is asked and not here");
}

#[test]
fn computers_do_not_play_among_themselves_when_nobody_looks() {
    let mut scene =
        Scene::new(&[computer(), SeatHolder::Open { played_by: Some("greedy".into()) }]);
    scene.wait(PAUSE);
    assert!(scene.jobs.is_empty());
    scene.join(ADAS, Some(ADA));
    scene.wait(PAUSE);
    assert_eq!(scene.jobs.len(), 1, "somebody looks on");
    scene.leave(ADAS);
    scene.think();
    scene.stored();
    scene.wait(SLEEP_AFTER * 2);
    assert!(scene.jobs.is_empty() && scene.is_asleep);
}

#[test]
fn a_seat_handed_over_while_its_computer_thinks_is_the_persons() {
    let mut scene = stand_in_thinks();
    scene.seat(&[person(ADA), person(BEN)]);
    scene.think();
    assert!(scene.append.is_none(), "the thought comes too late");
    scene.act(ADAS);
    assert_eq!(scene.heard(ADAS), ["table", "done k2 2", "update 2 since 1"]);
    // Handed over once more, the same computer thinks about the new state.
    scene.seat(&[stood_in(ADA), person(BEN)]);
    scene.wait(PAUSE);
    scene.think();
    scene.stored();
    assert_eq!(scene.log.len(), 3);
}

#[test]
fn a_take_back_during_a_thought_makes_the_thought_idle() {
    let mut scene = stand_in_thinks();
    scene.seat(&[person(ADA), person(BEN)]);
    let undo = scene.request(ADAS, Deed::Undo { actions: 1 });
    scene.ask(ADAS, undo);
    // The thought comes while the take-back is being stored; nobody knows yet which state counts.
    scene.seat(&[stood_in(ADA), person(BEN)]);
    scene.think();
    scene.stored();
    assert_eq!(scene.seen(ADAS).n_plies, 0);
    assert_eq!(scene.log.len(), 2);
    // The computer is asked anew, about the state that counts.
    scene.wait(PAUSE);
    assert_eq!(scene.jobs[0].occasion().number, 2);
    scene.think();
    scene.stored();
    assert_eq!(scene.seen(ADAS).n_plies, 1);
}

#[test]
fn a_thought_about_a_state_that_is_gone_is_dropped() {
    let mut scene = stand_in_thinks();
    scene.seat(&[person(ADA), person(BEN)]);
    scene.act(ADAS);
    scene.seat(&[stood_in(ADA), person(BEN)]);
    scene.wait(PAUSE);
    assert_eq!(scene.jobs.len(), 1, "still the old one: a table lets one think at a time");
    assert_eq!(scene.jobs[0].occasion().number, 1);
    scene.think();
    assert!(scene.append.is_none());
    scene.wait(PAUSE);
    assert_eq!(scene.jobs[0].occasion().number, 2);
}

#[test]
fn a_computer_tries_again_when_the_store_has_come_to_itself() {
    let mut scene = computers_turn();
    scene.wait(PAUSE);
    scene.think();
    scene.heard(ADAS);
    scene.not_stored();
    scene.read();
    assert_eq!(scene.troubles.len(), 1, "whoever runs the table is told");
    assert_eq!(scene.heard(ADAS), [""; 0], "nobody at the table is");
    scene.wait(STORAGE_PAUSE - MOMENT);
    assert!(scene.jobs.is_empty());
    scene.wait(MOMENT);
    scene.think();
    scene.stored();
}

#[test]
fn a_computer_for_whom_there_is_no_time_asks_again_later() {
    let mut scene = computers_turn();
    scene.wait(PAUSE);
    let job = scene.jobs.pop().expect("a computer wants to think");
    let occasion = job.occasion().clone();
    scene.tell(Input::NotThought(job));
    assert!(scene.jobs.is_empty(), "not at once");
    scene.wait(Duration::from_secs(10));
    assert_eq!(scene.jobs[0].occasion(), &occasion);
    scene.think();
    scene.stored();
}

#[test]
fn a_computer_at_its_wits_end_takes_any_action() {
    let mut scene = computers_turn();
    scene.wait(PAUSE);
    let occasion = scene.jobs.pop().expect("it thinks").occasion().clone();
    scene.tell(Input::Thought(Thought::broken(occasion)));
    scene.stored();
    assert_eq!(scene.troubles.len(), 1);
    scene.wait(PAUSE);
    let occasion = scene.jobs.pop().expect("a new one thinks").occasion().clone();
    let action = Ok("dance".to_owned());
    scene.tell(Input::Thought(Thought { occasion, thinker: None, action }));
    scene.stored();
    assert_eq!(scene.troubles.len(), 2);
}

#[test]
fn a_level_that_does_not_exist_is_told_once() {
    let mut scene = Scene::new(&[
        SeatHolder::Computer { level: "expert".into(), given_up_by: None },
        person(ADA),
    ]);
    scene.join(ADAS, Some(ADA));
    scene.wait(Duration::from_secs(600));
    assert_eq!(scene.troubles.len(), 1);
    assert_eq!(scene.troubles[0].code, Code::BadSetup);
    assert_eq!(scene.wakes_at, None, "nothing more is to be done");
}

#[test]
fn who_is_stood_in_for_does_not_act_meanwhile() {
    let mut scene = stand_in_thinks();
    let request = scene.choice(ADAS);
    scene.ask(ADAS, request);
    assert_eq!(scene.heard(ADAS), ["refused k2 NotYourSeat", "update 1 since 1"]);
    scene.heard(BENS);
    scene.think();
    scene.stored();
    assert_eq!(scene.heard(BENS), ["update 2 since 1"]);
}
