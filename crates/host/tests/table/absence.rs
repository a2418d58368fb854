//! People who go and come back, and what others may do meanwhile.

use crate::scene::{ADA, ADAS, BEN, BENS, GRACE, Scene, WATCHER, at, computer, person};
use host::{HandingOver, Past, SeatHolder};
use protocol::{Code, StandIn, ToClient, WayOut};
use std::time::Duration;

const SECOND: Duration = Duration::from_secs(1);

/// Ben's seat, at which a computer stands in since the first action.
fn stood_in_for(yields: bool) -> SeatHolder<u8> {
    let stand_in = Some(StandIn { level: "greedy".into(), since: 1, until: None });
    let past = Past { stand_in, yields, ..Past::default() };
    SeatHolder::Person { person: BEN, name: "Ben".into(), played_by: Some("greedy".into()), past }
}

#[test]
fn an_absent_person_is_waited_for_as_was_agreed() {
    let mut scene = Scene::of_two();
    assert_eq!(scene.may_hand_over(1, ADA), Err(Code::NotYourSeat), "Ben is here");
    assert_eq!(scene.info(Some(ADA)).seats[1].hand_over_in, None);
    scene.leave(BENS);
    assert_eq!(scene.may_hand_over(1, ADA), Err(Code::TooEarly));
    assert_eq!(scene.info(Some(ADA)).seats[1].hand_over_in, Some(GRACE.as_secs() as u32));
    scene.wait(GRACE - SECOND);
    assert_eq!(scene.may_hand_over(1, ADA), Err(Code::TooEarly));
    assert_eq!(scene.info(Some(ADA)).seats[1].hand_over_in, Some(1));
    scene.heard(ADAS);
    scene.wait(SECOND);
    assert_eq!(scene.may_hand_over(1, ADA), Ok(HandingOver { n_plies: 0, yields: true }));
    let told = scene.messages(ADAS);
    let [ToClient::Table(info)] = &told[..] else {
        panic!("the table tells that the wait is over")
    };
    assert_eq!(info.seats[1].hand_over_in, Some(0));
}

#[test]
fn whoever_comes_back_for_a_moment_is_waited_for_anew() {
    let mut scene = Scene::of_two();
    scene.leave(BENS);
    scene.wait(GRACE - SECOND);
    scene.join(BENS, Some(BEN));
    assert_eq!(scene.may_hand_over(1, ADA), Err(Code::NotYourSeat));
    scene.leave(BENS);
    scene.wait(SECOND * 2);
    assert_eq!(scene.may_hand_over(1, ADA), Err(Code::TooEarly));
}

#[test]
fn both_sides_may_and_watchers_may_not() {
    let mut scene = Scene::of_two();
    scene.leave(ADAS);
    scene.wait(GRACE);
    assert!(scene.may_hand_over(0, BEN).is_ok(), "Ada made the table, and Ben sits at it");
    assert_eq!(scene.may_hand_over(0, 9), Err(Code::NotYourSeat));
    assert_eq!(scene.may_hand_over(4, BEN), Err(Code::Unknown));
    let own = HandingOver { n_plies: 0, yields: false };
    assert_eq!(scene.may_hand_over(1, BEN), Ok(own), "one's own seat at any time");
    let mut scene = Scene::new(&[person(BEN), computer(), SeatHolder::Open { played_by: None }]);
    assert_eq!(scene.may_hand_over(1, ADA), Err(Code::NotYourSeat), "it is a computer's");
    assert_eq!(scene.may_hand_over(2, BEN), Err(Code::NotOwner), "it is nobody's");
    assert!(scene.may_hand_over(2, ADA).is_ok());
    scene.join(WATCHER, None);
    scene.wait(GRACE);
    assert!(scene.may_hand_over(0, ADA).is_ok(), "who never came is away");
}

#[test]
fn the_seat_goes_back_to_whoever_returns() {
    let mut scene = Scene::of_two();
    scene.act(ADAS);
    scene.leave(BENS);
    scene.seat(&[person(ADA), stood_in_for(true)]);
    assert!(scene.given_back.is_empty());
    scene.join(BENS, Some(BEN));
    assert_eq!(scene.given_back, [(at(1), 1)]);
    let stand_in = scene.info(Some(BEN)).seats[1].stand_in.clone();
    assert_eq!(stand_in, Some(StandIn { level: "greedy".into(), since: 1, until: None }));
}

#[test]
fn a_stand_in_of_ones_own_stays_until_one_wants_the_seat() {
    let mut scene = Scene::of_two();
    scene.leave(BENS);
    scene.seat(&[person(ADA), stood_in_for(false)]);
    scene.join(BENS, Some(BEN));
    assert!(scene.given_back.is_empty());
}

#[test]
fn a_seat_that_went_to_another_device_is_missed_at_the_old_one() {
    let mut scene = Scene::of_two();
    let past = Past { moved_from: Some(BEN), ..Past::default() };
    let moved = SeatHolder::Person { person: 3, name: "Ben".into(), played_by: None, past };
    scene.seat(&[person(ADA), moved]);
    let info = scene.info(Some(BEN));
    assert!(info.seats[1].has_moved && !info.seats[1].is_mine);
    assert!(!scene.info(Some(ADA)).seats[1].has_moved);
    assert!(!scene.info(None).seats[1].has_moved);
    let told = scene.messages(BENS);
    let has_moved =
        |message: &ToClient| matches!(message, ToClient::Table(info) if info.seats[1].has_moved);
    assert!(told.iter().any(has_moved), "the old device is told at once");
}

#[test]
fn the_way_out_follows_from_the_match() {
    let mut scene = Scene::of_two();
    assert_eq!(scene.info(Some(BEN)).way_out, Some(WayOut::Leave));
    assert_eq!(scene.info(None).way_out, None);
    scene.act(ADAS);
    assert_eq!(scene.info(Some(BEN)).way_out, Some(WayOut::Resign));
    assert_eq!(scene.info(Some(ADA)).way_out, Some(WayOut::Resign));
    let given_up = SeatHolder::Computer { level: "greedy".into(), given_up_by: Some("Ben".into()) };
    scene.seat(&[person(ADA), given_up]);
    let info = scene.info(Some(ADA));
    assert_eq!(info.way_out, Some(WayOut::Remove));
    assert_eq!(info.seats[1].given_up_by.as_deref(), Some("Ben"));
}
