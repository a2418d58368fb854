//! The work of one action does not grow with the match.

use crate::scene::{ADA, ADAS, BEN, BENS, Scene, WATCHER, person};
use host::Settings;
use protocol::{Deed, ToClient};

/// What one action and one refusal made the table write.
#[derive(Default)]
struct Written {
    n_messages: usize,
    n_events: usize,
    /// Without the view and the choices, whose size is the state's and not the history's.
    n_bytes: usize,
}

impl Written {
    fn add(&mut self, messages: Vec<ToClient>) {
        self.n_messages += messages.len();
        for mut message in messages {
            if let ToClient::Update(update) = &mut message {
                self.n_events += update.events.len();
                update.legal.clear();
                update.view = serde_json::from_str("null").expect("JSON");
            }
            self.n_bytes += serde_json::to_string(&message).expect("JSON").len();
        }
    }
}

/// Plays a match to its end with a refusal after each action, and counts.
fn play(scene: &mut Scene, screens: &[host::SubscriberId]) -> Vec<Written> {
    let mut written = Vec::new();
    for number in 0.. {
        let asked = |id: &&host::SubscriberId| !scene.seen(**id).legal.is_empty();
        let Some(&id) = screens.iter().find(asked) else { break };
        screens.iter().for_each(|id| drop(scene.messages(*id)));
        let request = scene.nth_choice(id, number * 7 + 1);
        scene.ask(id, request);
        scene.stored();
        let wrong = scene.request(id, Deed::act("dance"));
        scene.ask(id, wrong);
        let mut now = Written::default();
        screens.iter().for_each(|id| now.add(scene.messages(*id)));
        written.push(now);
    }
    written
}

fn mean(written: &[Written], count: impl Fn(&Written) -> usize) -> f64 {
    written.iter().map(count).sum::<usize>() as f64 / written.len() as f64
}

fn assert_level(written: &[Written]) {
    let n = written.len();
    println!("{n} actions");
    for (what, count) in [
        ("messages", (|it| it.n_messages) as fn(&Written) -> usize),
        ("events", |it| it.n_events),
        ("bytes", |it| it.n_bytes),
    ] {
        let (early, late) = (mean(&written[10..110], count), mean(&written[n - 100..], count));
        println!("{what}: {early:.1} for each of actions 10 to 110, {late:.1} for the last 100");
        assert!(late < early * 1.5, "{what} grow with the match");
    }
}

#[test]
fn an_action_costs_the_same_early_and_late() {
    let mut scene =
        Scene::of("boonlake", "players=2", &[person(ADA), person(BEN)], Settings::default());
    let screens = [ADAS, BENS, WATCHER];
    for (id, person) in screens.into_iter().zip([Some(ADA), Some(BEN), None]) {
        scene.join(id, person);
    }
    assert_level(&play(&mut scene, &screens));
}

#[test]
fn at_one_screen_too() {
    let seats = [person(ADA), person(ADA), person(ADA), person(ADA)];
    let mut scene = Scene::of("boonlake", "players=4", &seats, Settings::default());
    scene.join(ADAS, Some(ADA));
    assert_level(&play(&mut scene, &[ADAS]));
}
