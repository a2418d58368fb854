//! The work of one action does not grow with the match.

use crate::scene::{ADA, ADAS, BEN, BENS, Scene, WATCHER, person};
use host::{Settings, SubscriberId};
use protocol::{Deed, ToClient};

/// What one entry and one refusal made the table write.
#[derive(Default)]
struct Written {
    n_messages: usize,
    /// How many actions were told of, with all their events.
    n_actions: usize,
    /// Without view, choices and events: their size is the game's own.
    n_bytes: usize,
}

impl Written {
    fn add(&mut self, messages: Vec<ToClient>) {
        self.n_messages += messages.len();
        for mut message in messages {
            if let ToClient::Update(update) = &mut message {
                // Eyes that see for the first time are told everything.
                let since = update.since.unwrap_or(0);
                let told = since + 1..=update.n_plies;
                assert!(
                    update.since.is_none() || update.events.iter().all(|it| told.contains(&it.ply))
                );
                self.n_actions += update.n_plies - since;
                update.events.clear();
                update.legal.clear();
                update.view = serde_json::from_str("null").expect("JSON");
            }
            self.n_bytes += serde_json::to_string(&message).expect("JSON").len();
        }
    }
}

/// Plays a match to its end. Whatever can be taken back is taken back and done again, so that the
/// log has more than a thousand entries; each is followed by a refusal.
fn play(scene: &mut Scene, screens: &[SubscriberId]) -> Vec<Written> {
    let mut written = Vec::new();
    let mut enter = |scene: &mut Scene, id, deed: Deed| {
        screens.iter().for_each(|id| drop(scene.messages(*id)));
        let request = scene.request(id, deed);
        scene.ask(id, request);
        scene.stored();
        let wrong = scene.request(id, Deed::act("dance"));
        scene.ask(id, wrong);
        let mut now = Written::default();
        screens.iter().for_each(|id| now.add(scene.messages(*id)));
        written.push(now);
    };
    for number in 0.. {
        let asked = |id: &&SubscriberId| !scene.seen(**id).legal.is_empty();
        let Some(&id) = screens.iter().find(asked) else { break };
        let legal = &scene.seen(id).legal;
        let action = Deed::Act(legal[(number * 7 + 1) % legal.len()].clone());
        enter(scene, id, action.clone());
        let n_times = if scene.seen(id).undoable == 0 { 0 } else { 4 };
        for _ in 0..n_times {
            enter(scene, id, Deed::Undo { actions: 1 });
            enter(scene, id, action.clone());
        }
    }
    written
}

fn mean(written: &[Written], count: impl Fn(&Written) -> usize) -> f64 {
    written.iter().map(count).sum::<usize>() as f64 / written.len() as f64
}

fn assert_level(written: &[Written]) {
    assert!(1000 < written.len(), "{} entries are too few", written.len());
    for (what, count) in [
        ("messages", (|it| it.n_messages) as fn(&Written) -> usize),
        ("actions told of", |it| it.n_actions),
        ("bytes", |it| it.n_bytes),
    ] {
        let (early, late) = (mean(&written[10..110], count), mean(&written[900..1000], count));
        println!("{what} for an entry: {early:.1} from the 10th on, {late:.1} up to the 1000th");
        assert!(late < early * 1.5, "{what} grow with the match");
    }
}

#[test]
fn an_action_costs_the_same_early_and_late() {
    let seats = [person(ADA), person(BEN), person(ADA), person(BEN)];
    let mut scene = Scene::of("boonlake", "players=4", &seats, Settings::default());
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
