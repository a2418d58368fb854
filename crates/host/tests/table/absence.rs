//! People who go and come back, and what others may do meanwhile.

use crate::scene::{
    ADA, ADAS, Agreed, BEN, BENS, GRACE, Scene, WATCHER, at, computer, person, seating,
};
use host::{
    Agreement, ClockState, HandingOver, Input, Past, SeatHolder, SilenceLeft, SubscriberId,
};
use protocol::{Away, Code, Entry, StandIn, ToClient, UndoRule, WayOut, Wish};
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
    assert_eq!(scene.may_give_back(1, BEN), Ok(()));
    assert_eq!(scene.may_give_back(1, ADA), Err(Code::NotYourSeat), "Ben is here and wanted it");
    scene.leave(BENS);
    scene.wait(GRACE);
    assert_eq!(scene.may_give_back(1, ADA), Err(Code::NotYourSeat), "Ben wanted it");
    scene.seat(&[person(ADA), stood_in_for(true)]);
    assert_eq!(scene.may_give_back(1, ADA), Ok(()), "what others began, others may end");
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

/// A table at which all agreed to wait for an absent one for so long, with what the store knew of it.
fn waiting(away: Away, grace: Duration, log: Vec<Entry>, clock: ClockState) -> Scene {
    let seating = seating(&[person(ADA), person(BEN)]);
    let agreement = Agreement { grace, away, ..Agreement::default() };
    Scene::agreed(Agreed { log, clock, ..Agreed::new(seating, agreement, UndoRule::Free) })
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Ada plays her turn while Ben is away, and goes too. What was done, and what the store knows.
fn left_to_ben(away: Away) -> Scene {
    let mut scene = waiting(away, DAY, Vec::new(), ClockState::default());
    scene.join(ADAS, Some(ADA));
    // Ben is away for longer than was agreed, and not asked.
    scene.wait(DAY - SECOND);
    scene.act(ADAS);
    scene.wait(DAY - SECOND);
    while scene.seen(ADAS).to_act == Some(at(0)) {
        scene.act(ADAS);
    }
    scene.leave(ADAS);
    scene
}

#[test]
fn a_wait_goes_on_while_the_table_sleeps() {
    let greedy = Away::Computer { level: "greedy".into() };
    let mut scene = left_to_ben(greedy.clone());
    scene.wait(DAY / 2);
    assert!(scene.is_asleep && scene.sat_in.is_empty());
    let kept = scene.clock.clone().expect("since when Ben is missed is stored");
    assert_eq!(kept.used, Some(Duration::ZERO), "it counts from when he is asked");
    assert_eq!(kept.left, Some(DAY), "by then the table is woken");
    let later = |used: Duration| ClockState {
        used: Some(used),
        left: Some(DAY.saturating_sub(used)),
        ..ClockState::default()
    };
    let mut again = waiting(greedy.clone(), DAY, scene.log.clone(), later(DAY - SECOND * 30));
    again.wait(SECOND * 29);
    assert_eq!(again.sat_in, []);
    again.wait(SECOND);
    assert_eq!(again.sat_in, [(at(1), "greedy".to_owned())]);
    let mut woken = waiting(greedy.clone(), DAY, scene.log.clone(), later(DAY));
    woken.wait(Duration::ZERO);
    assert_eq!(woken.sat_in.len(), 1, "the table was woken because his time is up");
    let mut back = waiting(greedy, DAY, scene.log.clone(), later(DAY - SECOND * 30));
    back.join(BENS, Some(BEN));
    let kept = back.clock.clone().map(|clock| ClockState { silence: None, ..clock });
    assert_eq!(kept, Some(ClockState::default()), "nobody is missed");
    back.wait(SECOND * 60);
    assert_eq!(back.sat_in, []);
}

#[test]
fn others_are_told_once_when_somebody_is_waited_for_in_vain() {
    let scene = left_to_ben(Away::Others);
    let up = ClockState { used: Some(DAY), left: Some(Duration::ZERO), ..ClockState::default() };
    let mut woken = waiting(Away::Others, DAY, scene.log.clone(), up.clone());
    woken.wait(SECOND);
    assert_eq!(woken.missed, [at(1)]);
    assert_eq!(woken.clock.as_ref().map(|state| state.left), Some(None), "nobody wakes it again");
    assert!(woken.may_hand_over(1, ADA).is_ok());
    woken.seat(&[person(ADA), person(BEN)]);
    woken.wait(SECOND);
    assert_eq!(woken.missed.len(), 1);
    let told = ClockState { left: None, ..up };
    let mut again = waiting(Away::Others, DAY, scene.log.clone(), told);
    again.join(ADAS, Some(ADA));
    again.wait(SECOND);
    assert!(again.missed.is_empty(), "once is enough");
    assert!(again.may_hand_over(1, ADA).is_ok());
    let quick = Duration::from_secs(120);
    let mut quick = waiting(Away::Others, quick, scene.log.clone(), ClockState::default());
    quick.join(ADAS, Some(ADA));
    quick.wait(DAY);
    assert!(quick.missed.is_empty(), "where people stay at the table they see it");
    assert_eq!(quick.clock.and_then(|state| state.left), None);
}

#[test]
fn who_agreed_to_wait_does_not_wait_for_ever() {
    let scene = left_to_ben(Away::Wait);
    let missed_for = |used: Duration| {
        let clock = ClockState { used: Some(used), ..ClockState::default() };
        waiting(Away::Wait, DAY, scene.log.clone(), clock)
    };
    assert_eq!(missed_for(DAY * 30).may_hand_over(1, ADA), Err(Code::TooEarly));
    assert!(missed_for(DAY * 31).may_hand_over(1, ADA).is_ok(), "thirty days after the grace");
    assert_eq!(missed_for(DAY * 31).may_hand_over(0, BEN), Err(Code::TooEarly), "Ada is not asked");
}

/// A table for two without a clock at which both are, and Ada is asked.
fn both_are_here(away: Away, grace: Duration) -> Scene {
    let mut scene = waiting(away, grace, Vec::new(), ClockState::default());
    scene.join(ADAS, Some(ADA));
    scene.join(BENS, Some(BEN));
    scene
}

#[test]
fn whoever_is_here_and_does_nothing_is_not_waited_for_for_ever() {
    let mut scene = both_are_here(Away::Others, Duration::from_secs(120));
    scene.wait(DAY - SECOND * 10);
    assert_eq!(scene.may_hand_over(0, BEN), Err(Code::NotYourSeat), "Ada is here");
    scene.act(ADAS);
    scene.wait(DAY - SECOND);
    assert_eq!(scene.seen(ADAS).to_act, Some(at(0)), "she is still asked");
    assert_eq!(scene.may_hand_over(0, BEN), Err(Code::NotYourSeat), "she did something");
    assert_eq!(scene.info(Some(BEN)).seats[0].hand_over_in, None);
    scene.wait(SECOND);
    let ada = scene.info(Some(BEN)).seats.remove(0);
    assert_eq!((ada.is_here, ada.hand_over_in), (true, Some(0)));
    assert_eq!(scene.missed, [at(0)], "Ben may be somewhere else by now");
    assert!(scene.may_hand_over(0, BEN).is_ok());
    assert_eq!(scene.may_hand_over(1, ADA), Err(Code::NotYourSeat), "Ben is not asked");
    scene.act(ADAS);
    assert_eq!(scene.may_hand_over(0, BEN), Err(Code::NotYourSeat));
}

#[test]
fn nobody_is_waited_for_longer_because_they_come_and_go() {
    let greedy = Away::Computer { level: "greedy".into() };
    let mut scene = both_are_here(greedy.clone(), DAY * 2);
    for _ in 0..3 {
        scene.wait(DAY / 2);
        scene.leave(ADAS);
        scene.wait(SECOND);
        scene.join(ADAS, Some(ADA));
    }
    assert_eq!(scene.sat_in, []);
    scene.wait(DAY / 2);
    assert_eq!(scene.sat_in, [(at(0), "greedy".to_owned())]);
    let mut excused = both_are_here(greedy, DAY);
    excused.tell(Input::Excused { seat: at(0), time: DAY });
    excused.wait(DAY * 2 - SECOND);
    assert_eq!(excused.sat_in, [], "she is on holiday");
    excused.wait(SECOND);
    assert_eq!(excused.sat_in.len(), 1);
}

/// What the store knows of the time that is left, after this time.
fn after(time: Duration, clock: &ClockState) -> ClockState {
    let less = |left: Duration| left.saturating_sub(time);
    let silence = clock.silence.map(|it| SilenceLeft { left: less(it.left), ..it });
    let used = clock.used.map(|used| used + time);
    ClockState { used, left: clock.left.map(less), silence, ..clock.clone() }
}

#[test]
fn looking_in_at_a_table_that_sleeps_makes_nobody_wait_for_ever() {
    let greedy = Away::Computer { level: "greedy".into() };
    let again = |scene: &Scene, time| {
        let clock = after(time, scene.clock.as_ref().expect("it is stored"));
        waiting(greedy.clone(), DAY * 2, scene.log.clone(), clock)
    };
    let mut scene = both_are_here(greedy.clone(), DAY * 2);
    scene.leave(ADAS);
    assert_eq!(scene.clock.as_ref().and_then(|clock| clock.left), Some(DAY * 2));
    for _ in 0..3 {
        scene = again(&scene, DAY / 2);
        scene.join(ADAS, Some(ADA));
        assert_eq!(scene.sat_in, []);
        assert_eq!(scene.clock.as_ref().and_then(|clock| clock.left), None, "she is here");
        scene.leave(ADAS);
    }
    let left = scene.clock.as_ref().and_then(|clock| clock.left);
    assert_eq!(left, Some(DAY / 2), "by then the table is woken, not two days after her visit");
    let mut woken = again(&scene, DAY / 2);
    woken.wait(Duration::ZERO);
    assert_eq!(woken.sat_in, [(at(0), "greedy".to_owned())]);

    let mut acting = again(&scene, DAY / 4);
    acting.join(ADAS, Some(ADA));
    let stored = acting.clock.clone().expect("she is here");
    acting.act(ADAS);
    acting.clock = Some(stored);
    let mut acted = again(&acting, DAY);
    acted.join(ADAS, Some(ADA));
    acted.wait(DAY);
    assert_eq!(acted.sat_in, [], "what is stored is of a state in which she has acted");
}

#[test]
fn others_may_go_on_without_whoever_only_looks_in() {
    let mut scene = both_are_here(Away::Others, DAY * 2);
    scene.wait(DAY);
    scene.leave(ADAS);
    scene.wait(DAY - SECOND);
    assert_eq!(scene.may_hand_over(0, BEN), Err(Code::TooEarly));
    scene.wait(SECOND);
    assert!(scene.may_hand_over(0, BEN).is_ok());
    assert_eq!(scene.missed, [at(0)]);
    let kept = scene.clock.clone().expect("it is stored");
    assert_eq!(kept.left, None, "nobody is woken once more");
    let mut again = waiting(Away::Others, DAY * 2, scene.log.clone(), kept);
    again.wait(SECOND);
    assert!(again.missed.is_empty() && again.may_hand_over(0, BEN).is_ok());
}

#[test]
fn a_long_silence_is_stored_and_a_short_one_costs_nothing() {
    let mut scene = both_are_here(Away::Others, DAY * 2);
    let hour = SECOND * 60 * 60;
    scene.wait(hour - SECOND);
    scene.act(ADAS);
    scene.clock = None;
    scene.wait(hour - SECOND);
    assert_eq!(scene.clock, None);
    scene.wait(SECOND);
    let silence = scene.clock.clone().and_then(|clock| clock.silence);
    assert_eq!(silence, Some(SilenceLeft { number: 1, left: DAY * 2 - hour }));
}

const CLEO: u8 = 3;
const CLEOS: SubscriberId = SubscriberId(40);

/// Ada, Ben and Cleo at a table; Ada is asked, and has been away for as long as was agreed.
fn two_wait_for_ada() -> Scene {
    let mut scene = Scene::new(&[person(ADA), person(BEN), person(CLEO)]);
    for (screen, person) in [(ADAS, ADA), (BENS, BEN), (CLEOS, CLEO)] {
        scene.join(screen, Some(person));
    }
    scene.leave(ADAS);
    scene.wait(GRACE - SECOND);
    scene.tell(want_stand_in());
    assert_eq!(scene.refused(BENS), Code::TooEarly);
    scene.wait(SECOND);
    scene
}

fn want_stand_in() -> Input<u8> {
    Input::Wished { subscriber: BENS, seat: at(1), wish: Wish::StandIn }
}

#[test]
fn several_others_decide_together() {
    let mut scene = two_wait_for_ada();
    assert_eq!(scene.may_hand_over(0, BEN), Err(Code::NotAgreed));
    let ada = scene.info(Some(BEN)).seats.remove(0);
    assert_eq!((ada.hand_over_in, ada.by_agreement), (Some(0), true));
    let agrees = |agrees| Input::Answered { subscriber: CLEOS, agrees };
    scene.tell(want_stand_in());
    let proposal = scene.info(Some(CLEO)).proposal.expect("Cleo is asked");
    assert_eq!((proposal.wish, proposal.waits_for), (Wish::StandIn, vec![at(2)]));
    scene.tell(agrees(false));
    assert_eq!((scene.info(None).proposal, scene.sat_in.len()), (None, 0), "Cleo waits");
    scene.tell(want_stand_in());
    scene.tell(agrees(true));
    assert_eq!(scene.sat_in, [(at(0), "steady".to_owned())]);
    assert_eq!(scene.info(None).proposal, None);
}

#[test]
fn nobody_decides_about_one_who_is_back_and_one_alone_decides_as_before() {
    let mut scene = two_wait_for_ada();
    scene.tell(want_stand_in());
    scene.join(ADAS, Some(ADA));
    assert_eq!(scene.info(None).proposal, None, "she is back");
    assert_eq!(scene.sat_in, []);

    let mut scene = two_wait_for_ada();
    scene.tell(want_stand_in());
    assert_eq!(scene.sat_in, []);
    scene.leave(CLEOS);
    assert_eq!(scene.sat_in.len(), 1, "nobody else is left to agree");

    let mut scene = two_wait_for_ada();
    scene.leave(CLEOS);
    assert!(!scene.info(Some(BEN)).seats[0].by_agreement);
    assert!(scene.may_hand_over(0, BEN).is_ok());
}
