//! Turns that were planned while others thought.

use crate::scene::{
    ADA, ADAS, Agreed, BEN, BENS, GRACE, STORAGE_PAUSE, Scene, WATCHER, at, person,
};
use crate::scene::{computer, seating, stood_in};
use host::{Agreement, Input, StoredPlan};
use protocol::{Code, Entry, Plan, PlannedStep, Term, ToClient, UndoRule, mark};
use std::time::Duration;

/// Ada plays her turn to its end.
fn turn_of_ada(scene: &mut Scene) {
    while scene.seen(ADAS).to_act == Some(at(0)) {
        scene.act(ADAS);
    }
}

/// What Ben would do in his next turn if Ada plays as she does here, as far as he learns nothing new.
fn turn_of_ben() -> Vec<PlannedStep> {
    let mut scene = Scene::of_two();
    turn_of_ada(&mut scene);
    let mut steps = Vec::new();
    while scene.seen(BENS).to_act == Some(at(1)) {
        let legal = scene.seen(BENS).legal.clone();
        let among = mark(legal.iter().map(String::as_str));
        steps.push(PlannedStep { act: legal[0].clone(), among });
        scene.act(BENS);
    }
    assert!(2 < steps.len(), "a turn has several choices: {steps:?}");
    steps
}

fn plan(scene: &mut Scene, steps: Vec<PlannedStep>, is_strict: bool) -> Plan {
    let plan = Plan { steps, is_strict };
    let planned = Input::Planned { subscriber: BENS, seat: at(1), plan: Some(plan.clone()) };
    scene.tell(planned);
    let (seat, number, kept) = scene.kept_plans.pop().expect("it is stored");
    assert_eq!((seat, kept.as_ref()), (at(1), Some(&plan)));
    scene.tell(Input::PlanKept { seat, number, plan: kept });
    plan
}

/// The entries that Ben had planned.
fn planned(log: &[Entry]) -> usize {
    log.iter().filter(|entry| entry.seat == at(1) && entry.key.starts_with("planned ")).count()
}

#[test]
fn a_planned_turn_is_played_when_it_comes_and_nobody_else_knows_before() {
    for is_strict in [true, false] {
        let mut scene = Scene::of_two();
        let steps = turn_of_ben();
        let n_steps = steps.len();
        plan(&mut scene, steps, is_strict);
        assert_eq!(scene.heard(BENS), [format!("plan of {n_steps}")]);
        assert!(scene.heard(ADAS).is_empty() && scene.heard(WATCHER).is_empty());
        turn_of_ada(&mut scene);
        assert!(scene.append.is_some(), "Ben acts without asking");
        while scene.append.is_some() {
            scene.stored();
        }
        assert_eq!(planned(&scene.log), n_steps);
        assert_eq!(scene.seen(ADAS).to_act, Some(at(0)), "it is Ada's turn again");
        assert_eq!(scene.ended_plans, [at(1)]);
        let is_plan = |message: &ToClient| matches!(message, ToClient::Plan(_));
        assert!(!scene.messages(ADAS).iter().any(is_plan), "nobody is told of plans");
        assert!(!scene.messages(WATCHER).iter().any(is_plan));
        assert!(scene.heard(BENS).contains(&"plan of 0".to_owned()), "Ben knows that it is done");
    }
}

#[test]
fn a_strict_plan_wants_the_choices_it_was_made_for() {
    let mut steps = turn_of_ben();
    steps[0].among = mark(["something else"]);
    let mut scene = Scene::of_two();
    plan(&mut scene, steps.clone(), true);
    turn_of_ada(&mut scene);
    assert_eq!(scene.append, None, "nothing is done");
    assert_eq!(scene.ended_plans, [at(1)]);
    assert!(scene.heard(BENS).contains(&"plan of 0, dropped".to_owned()));

    let mut scene = Scene::of_two();
    plan(&mut scene, steps, false);
    turn_of_ada(&mut scene);
    assert!(scene.append.is_some(), "what is possible is enough for one that is not strict");
}

#[test]
fn what_is_not_possible_ends_a_plan() {
    let mut steps = turn_of_ben();
    steps[1].act = "build 99,99".to_owned();
    let mut scene = Scene::of_two();
    plan(&mut scene, steps, false);
    turn_of_ada(&mut scene);
    scene.stored();
    assert_eq!((planned(&scene.log), scene.append.as_ref()), (1, None));
    assert!(scene.heard(BENS).contains(&"plan of 0, dropped".to_owned()));
    assert_eq!(scene.seen(BENS).to_act, Some(at(1)), "Ben goes on himself");
}

#[test]
fn a_plan_can_be_taken_back_and_is_its_owners_alone() {
    let mut scene = Scene::of_two();
    let steps = turn_of_ben();
    plan(&mut scene, steps.clone(), false);
    scene.tell(Input::Planned { subscriber: BENS, seat: at(1), plan: None });
    let (seat, number, kept) = scene.kept_plans.pop().expect("it is stored");
    assert_eq!(kept, None);
    scene.tell(Input::PlanKept { seat, number, plan: None });
    turn_of_ada(&mut scene);
    assert_eq!(scene.append, None);

    let mut scene = Scene::of_two();
    let plan = Some(Plan { steps, is_strict: false });
    scene.messages(ADAS);
    scene.tell(Input::Planned { subscriber: ADAS, seat: at(1), plan: plan.clone() });
    assert_eq!(scene.refused(ADAS), Code::NotYourSeat);
    scene.tell(Input::Planned { subscriber: ADAS, seat: at(0), plan });
    assert_eq!(scene.refused(ADAS), Code::Stale, "it is her turn already");
    let empty = Some(Plan { steps: Vec::new(), is_strict: false });
    scene.messages(BENS);
    scene.tell(Input::Planned { subscriber: BENS, seat: at(1), plan: empty });
    assert_eq!(scene.refused(BENS), Code::Unreadable);
    assert!(scene.kept_plans.is_empty());
}

#[test]
fn a_plan_goes_on_after_a_restart_where_it_stopped() {
    let steps = turn_of_ben();
    let n_steps = steps.len();
    let mut scene = Scene::of_two();
    plan(&mut scene, steps.clone(), true);
    turn_of_ada(&mut scene);
    scene.stored();
    assert_eq!(planned(&scene.log), 1, "one is stored, and then the program stops");
    let stored = StoredPlan { seat: at(1), number: 0, plan: Plan { steps, is_strict: true } };
    let agreement = Agreement { grace: GRACE, ..Agreement::default() };
    let seating = seating(&[person(ADA), person(BEN)]);
    let mut again = Scene::agreed(Agreed {
        log: scene.log.clone(),
        plans: vec![stored.clone()],
        ..Agreed::new(seating.clone(), agreement.clone(), UndoRule::Free)
    });
    while again.append.is_some() {
        again.stored();
    }
    assert_eq!(planned(&again.log), n_steps, "nothing is done twice");

    let others = scene.log.iter().map(|entry| match entry.seat == at(1) {
        true => Entry { key: "by hand".into(), ..entry.clone() },
        false => entry.clone(),
    });
    let late = Agreed {
        log: others.collect(),
        plans: vec![stored],
        ..Agreed::new(seating, agreement, UndoRule::Free)
    };
    assert_eq!(Scene::agreed(late).append, None, "who has acted has other plans");
}

#[test]
fn a_store_that_fails_is_tried_again_after_a_while() {
    let mut scene = Scene::of_two();
    plan(&mut scene, turn_of_ben(), false);
    turn_of_ada(&mut scene);
    scene.not_stored();
    scene.read();
    assert_eq!(scene.append, None, "not at once");
    scene.wait(STORAGE_PAUSE);
    assert!(scene.append.is_some());
}

#[test]
fn a_computer_that_sits_in_has_no_plans() {
    let mut scene = Scene::of_two();
    plan(&mut scene, turn_of_ben(), false);
    scene.seat(&[person(ADA), stood_in(BEN)]);
    turn_of_ada(&mut scene);
    assert_eq!(scene.append, None);
    scene.seat(&[person(ADA), computer()]);
    scene.wait(Duration::from_secs(1));
    assert_eq!(scene.append, None);
}

#[test]
fn what_all_agree_to_can_be_changed_until_the_match_begins() {
    let room = host::Seating {
        has_begun: false,
        ..seating(&[person(ADA), host::SeatHolder::Open { played_by: None }])
    };
    let agreement = Agreement { grace: GRACE, ..Agreement::default() };
    let mut scene = Scene::agreed(Agreed::new(room, agreement.clone(), UndoRule::Free));
    scene.join(ADAS, Some(ADA));
    scene.wait(Duration::from_secs(1));
    scene.messages(ADAS);
    let pace = Some(protocol::Pace { turn: 60, reserve: 0 });
    let changed = Agreement { pace, changed: vec![Term::Pace], ..agreement.clone() };
    scene.tell(Input::Agreed { agreement: changed, undo: UndoRule::Never });
    assert_eq!(scene.heard(ADAS), ["table"], "all are told");
    let info = scene.info(Some(ADA));
    assert_eq!((info.pace, info.undo), (pace, UndoRule::Never));
    assert_eq!(info.room.expect("it has not begun").changed, [Term::Pace]);

    scene.seat(&[person(ADA), person(BEN)]);
    scene.tell(Input::Agreed { agreement, undo: UndoRule::Free });
    assert_eq!(scene.info(Some(ADA)).pace, pace, "now it stands");
}
