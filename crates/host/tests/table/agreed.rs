//! What was agreed: when a match begins, how much time there is, taking back, and talk.

use crate::scene::{
    ADA, ADAS, Agreed, BEN, BENS, GRACE, Scene, WATCHER, at, person, seating, stood_in,
};
use host::{Agreement, Input, Past, SeatHolder, SubscriberId};
use protocol::{
    Away, Clocks, Code, Deed, Pace, Phrase, Proposal, Remark, Said, ToClient, UndoRule, Wish,
};
use std::time::Duration;

const SECOND: Duration = Duration::from_secs(1);
const COUNTDOWN: Duration = Duration::from_secs(3);

fn agreed(agreement: Agreement, undo: UndoRule) -> Scene {
    let seating = seating(&[person(ADA), person(BEN)]);
    let mut scene = Scene::agreed(Agreed::new(seating, agreement, undo));
    scene.join(ADAS, Some(ADA));
    scene.join(BENS, Some(BEN));
    scene.wait(SECOND);
    scene
}

fn with_clock(away: Away) -> Scene {
    let pace = Some(Pace { turn: 60, reserve: 30 });
    agreed(Agreement { grace: GRACE, pace, away, ..Agreement::default() }, UndoRule::Free)
}

fn keen() -> Away {
    Away::Computer { level: "greedy".into() }
}

/// What a screen was last told of the clocks.
fn clocks(scene: &mut Scene, screen: SubscriberId) -> Clocks {
    let told = scene.messages(screen).into_iter().rev();
    let mut clocks = told.filter_map(|message| match message {
        ToClient::Clocks(clocks) => Some(clocks),
        _ => None,
    });
    clocks.next().expect("the clocks were told")
}

/// Ada plays her first turn to its end, and the screens forget what they heard.
fn first_turn(scene: &mut Scene) {
    while scene.seen(ADAS).to_act == Some(at(0)) {
        scene.act(ADAS);
    }
}

#[test]
fn a_match_begins_when_all_sit_and_nobody_wants_to_wait() {
    let open = SeatHolder::Open { played_by: None };
    let room = |other: SeatHolder<u8>, hesitates: bool| {
        let past = Past { hesitates, ..Past::default() };
        let name = "Ada".to_owned();
        let ada = SeatHolder::Person { person: ADA, name, played_by: None, past };
        let code = Some("FERN-42".to_owned());
        host::Seating { has_begun: false, code, ..seating(&[ada, other]) }
    };
    let seating = room(open, false);
    let agreement = Agreement::default();
    let mut scene = Scene::agreed(Agreed::new(seating, agreement, UndoRule::Free));
    scene.join(ADAS, Some(ADA));
    scene.join(WATCHER, None);
    scene.wait(COUNTDOWN * 2);
    let info = scene.info(Some(ADA));
    let inside = info.room.expect("it has not begun");
    assert_eq!((inside.code.as_deref(), inside.begins_in), (Some("FERN-42"), None));
    let outside = scene.info(None).room.expect("it has not begun");
    assert_eq!(outside.code, None, "the code is for those who sit here to give");
    let request = scene.choice(ADAS);
    scene.ask(ADAS, request);
    assert_eq!(scene.refused(ADAS), Code::NotBegun);

    scene.tell(Input::Seated(room(person(BEN), false)));
    assert_eq!(scene.info(None).room.and_then(|room| room.begins_in), Some(3000));
    scene.wait(SECOND);
    scene.tell(Input::Seated(room(person(BEN), true)));
    scene.wait(COUNTDOWN * 2);
    assert_eq!(scene.n_begins, 0, "Ada wants to wait");
    scene.tell(Input::Seated(room(person(BEN), false)));
    scene.wait(COUNTDOWN);
    assert_eq!(scene.n_begins, 1);
    scene.seat(&[person(ADA), person(BEN)]);
    assert_eq!(scene.info(Some(ADA)).room, None);
    scene.wait(COUNTDOWN * 2);
    assert_eq!(scene.n_begins, 1);
    scene.act(ADAS);
}

#[test]
fn time_runs_for_whoever_is_asked() {
    let mut scene = with_clock(keen());
    scene.wait(Duration::from_secs(79));
    first_turn(&mut scene);
    let told = clocks(&mut scene, BENS);
    assert_eq!((told.running, told.turn_left), (Some(at(1)), 60_000));
    assert_eq!(told.reserves, [10_000, 30_000], "80 seconds of 60");
    scene.wait(Duration::from_secs(89));
    assert_eq!(scene.sat_in, []);
    scene.wait(SECOND);
    assert_eq!(scene.sat_in, [(at(1), "greedy".to_owned())]);
    scene.wait(Duration::from_secs(600));
    assert_eq!(scene.sat_in.len(), 1, "once is enough");
    scene.seat(&[person(ADA), stood_in(BEN)]);
    let told = clocks(&mut scene, ADAS);
    assert_eq!((told.running, told.reserves[1]), (None, 0));
    assert_eq!(scene.clock.as_ref().and_then(|state| state.left), None);
}

#[test]
fn whoever_is_excused_is_waited_for() {
    let mut scene = with_clock(keen());
    scene.wait(Duration::from_secs(90));
    assert_eq!(scene.sat_in.len(), 1);
    scene.tell(Input::Excused { seat: at(0), time: Duration::from_secs(1000) });
    scene.wait(Duration::from_secs(990));
    assert_eq!(scene.sat_in.len(), 1, "Ada is on holiday");
    scene.wait(Duration::from_secs(20));
    assert_eq!(scene.sat_in.len(), 2);
}

#[test]
fn as_agreed_the_others_may_or_all_wait() {
    for (away, expected) in [(Away::Others, None), (Away::Wait, Some(Code::TooEarly))] {
        let mut scene = with_clock(away);
        scene.leave(ADAS);
        scene.wait(Duration::from_secs(80));
        assert_eq!(scene.may_hand_over(0, BEN).err(), Some(Code::TooEarly), "Ada has time left");
        scene.wait(Duration::from_secs(20));
        assert_eq!(scene.may_hand_over(0, BEN).err(), expected);
        assert_eq!(scene.sat_in, []);
    }
}

#[test]
fn without_a_clock_a_computer_sits_in_for_whoever_is_away_and_asked() {
    let agreement = Agreement { grace: GRACE, away: keen(), ..Agreement::default() };
    let mut scene = agreed(agreement, UndoRule::Free);
    scene.leave(BENS);
    scene.wait(GRACE * 2);
    assert_eq!(scene.sat_in, [], "nobody waits for Ben yet");
    first_turn(&mut scene);
    scene.wait(GRACE - SECOND);
    assert_eq!(scene.sat_in, [], "he has the time that was agreed from when he is asked");
    scene.wait(SECOND);
    assert_eq!(scene.sat_in, [(at(1), "greedy".to_owned())]);
}

#[test]
fn clocks_stand_still_when_all_agree() {
    let mut scene = with_clock(keen());
    let wish = |wish| Input::Wished { subscriber: BENS, seat: at(1), wish };
    scene.tell(wish(Wish::GoOn));
    assert_eq!(scene.refused(BENS), Code::Stale);
    scene.tell(wish(Wish::Pause));
    let proposal = Proposal { wish: Wish::Pause, seat: at(1), waits_for: vec![at(0)] };
    assert_eq!(scene.info(Some(ADA)).proposal, Some(proposal));
    scene.tell(Input::Answered { subscriber: ADAS, agrees: true });
    assert!(clocks(&mut scene, ADAS).is_paused);
    scene.wait(Duration::from_secs(5000));
    assert_eq!(scene.sat_in, []);
    scene.tell(wish(Wish::GoOn));
    let told = clocks(&mut scene, ADAS);
    assert!(!told.is_paused && 55_000 < told.turn_left, "{told:?}");
    scene.wait(Duration::from_secs(100));
    assert_eq!(scene.sat_in.len(), 1);
}

#[test]
fn taking_back_is_asked_where_it_is_not_free() {
    let mut scene = agreed(Agreement::default(), UndoRule::Vote);
    scene.act(ADAS);
    assert_eq!(scene.seen(ADAS).undoable, 0);
    let undo = scene.request(ADAS, Deed::Undo { actions: 1 });
    scene.ask(ADAS, undo);
    assert_eq!(scene.refused(ADAS), Code::NoUndo);
    let wish =
        |subscriber, seat| Input::Wished { subscriber, seat: at(seat), wish: Wish::TakeBack };
    scene.tell(wish(BENS, 0));
    assert_eq!(scene.refused(BENS), Code::NotYourSeat);
    scene.tell(wish(ADAS, 0));
    scene.tell(Input::Answered { subscriber: BENS, agrees: false });
    assert_eq!((scene.info(None).proposal, scene.append.is_none()), (None, true));
    scene.tell(wish(ADAS, 0));
    scene.tell(Input::Answered { subscriber: ADAS, agrees: true });
    assert_eq!(scene.refused(ADAS), Code::Stale, "one does not agree with oneself");
    scene.tell(Input::Answered { subscriber: BENS, agrees: true });
    scene.stored();
    assert_eq!(scene.log.last().map(|entry| &entry.deed), Some(&Deed::Undo { actions: 1 }));
    assert_eq!((scene.seen(BENS).n_plies, scene.info(None).proposal), (0, None));
    scene.tell(wish(ADAS, 0));
    assert_eq!(scene.refused(ADAS), Code::NoUndo, "there is nothing left");
}

#[test]
fn a_wish_to_take_back_ends_when_the_match_goes_on() {
    let mut scene = agreed(Agreement::default(), UndoRule::Free);
    scene.act(ADAS);
    scene.tell(Input::Wished { subscriber: ADAS, seat: at(0), wish: Wish::TakeBack });
    assert!(scene.info(None).proposal.is_some());
    scene.act(ADAS);
    assert_eq!(scene.info(None).proposal, None);
}

#[test]
fn whoever_has_gone_is_not_asked_any_more() {
    let mut scene = with_clock(keen());
    let pause = Input::Wished { subscriber: ADAS, seat: at(0), wish: Wish::Pause };
    scene.tell(pause);
    scene.seat(&[person(ADA), stood_in(BEN)]);
    assert!(clocks(&mut scene, ADAS).is_paused, "a computer does not mind");
    let mut scene = with_clock(keen());
    scene.tell(Input::Wished { subscriber: BENS, seat: at(1), wish: Wish::Pause });
    scene.seat(&[person(ADA), crate::scene::computer()]);
    assert_eq!(scene.info(None).proposal, None, "nobody wants it any more");
}

#[test]
fn those_who_sit_here_talk_and_nobody_else_listens() {
    let mut scene = agreed(Agreement::default(), UndoRule::Free);
    scene.join(WATCHER, None);
    let say = |subscriber, said| Input::Said { subscriber, said };
    scene.tell(say(WATCHER, Said::Phrase(Phrase::Hello)));
    assert_eq!(scene.refused(WATCHER), Code::NotYourSeat);
    for wrong in ["", "  ", "a\nb", &"x".repeat(301)] {
        scene.tell(say(ADAS, Said::Text(wrong.to_owned())));
    }
    assert_eq!(scene.remarks, []);
    for n in 0..9 {
        scene.tell(say(ADAS, Said::Text(format!(" number {n} "))));
    }
    assert_eq!(scene.remarks.len(), 6, "enough at once");
    assert_eq!(scene.remarks[0], (at(0), Said::Text("number 0".into())));
    let said = Said::Phrase(Phrase::WellPlayed);
    let remark = Remark { number: 0, name: "Ada".into(), seat: Some(at(0)), said, at: 0 };
    scene.tell(Input::Remarked(remark.clone()));
    let heard = |scene: &mut Scene, screen| {
        let told = scene.messages(screen).into_iter();
        told.filter(|message| matches!(message, ToClient::Talk(_))).count()
    };
    assert_eq!((heard(&mut scene, BENS), heard(&mut scene, WATCHER)), (1, 0));
    scene.leave(BENS);
    scene.join(BENS, Some(BEN));
    assert_eq!(heard(&mut scene, BENS), 1, "whoever comes is told what was said");
}

#[test]
fn only_those_who_sit_here_see_a_table_without_watchers() {
    let agreement = Agreement { watchers: false, ..Agreement::default() };
    let scene = agreed(agreement, UndoRule::Free);
    assert!(scene.may_watch(Some(ADA)).is_ok() && scene.may_watch(Some(BEN)).is_ok());
    assert_eq!(scene.may_watch(None).expect_err("a stranger").code, Code::NoWatchers);
    assert_eq!(scene.may_watch(Some(9)).expect_err("another").code, Code::NoWatchers);
}
