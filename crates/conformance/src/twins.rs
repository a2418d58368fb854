//! Whether anything tells a viewer what it cannot know.

use crate::{Seen, Testable, bytes, written};
use table::{Event as _, Game, Match, QuickChance, Viewer};

/// Two states that differ only in what a viewer cannot know look, answer and go on the same for
/// that viewer, as long as the viewer learns nothing: everything that can be read is compared as it
/// is written.
pub(crate) fn check_twins<G: Testable>(
    played: &Match<G>,
    action: G::Action,
    chance: &mut QuickChance,
    seen: &mut Seen,
    context: &str,
) {
    let state = played.state();
    let actor = state.to_act().expect("the match goes on");
    for viewer in Viewer::all(state.n_seats()) {
        let twin = G::guess(&state.view(viewer), chance);
        if &twin == state {
            continue;
        }
        seen.n_twins += 1;
        assert_eq!(twin.to_act(), Some(actor), "{viewer:?}: another seat is asked; {context}");
        let (of_state, of_twin) = (shown(state, viewer), shown(&twin, viewer));
        assert_eq!(of_state, of_twin, "{viewer:?}: the view tells the hidden; {context}");
        if viewer.is(actor) {
            assert_eq!(
                choices(state),
                choices(&twin),
                "{viewer:?}: choices tell the hidden; {context}"
            );
            for _ in 0..4 {
                let any = state.random_action(chance);
                let [of_state, of_twin] = [state, &twin].map(|one| answer(one, any));
                assert_eq!(of_state, of_twin, "{viewer:?}: `{any}`; {context}");
            }
        }
        // What is revealed to this viewer may differ; where nothing is, all must be alike.
        // Chance is the same for both: a die that all can see shows them the same.
        let next = after(state, action, viewer, &mut chance.clone());
        if twin.check(action).is_err() {
            assert!(
                next.has_learned,
                "{viewer:?}: that `{action}` was possible tells the hidden; {context}"
            );
            continue;
        }
        let twin_next = after(&twin, action, viewer, &mut chance.clone());
        // Where the same was revealed, no event may tell more than that.
        if next.has_learned && next.view != twin_next.view {
            continue;
        }
        assert_eq!(next, twin_next, "{viewer:?}: `{action}` tells the hidden; {context}");
        seen.n_alike += 1;
    }
}

/// What a viewer is shown. Everything said about a view is made from this alone.
fn shown<G: Game>(state: &G, viewer: Viewer) -> String {
    written::<G>(&state.view(viewer))
}

/// What the seat to act can choose, and what it is told about each choice.
fn choices<G: Game>(state: &G) -> Vec<[String; 3]> {
    let mut actions = Vec::new();
    state.legal(&mut actions);
    let told = |&action: &G::Action| [bytes(&action), action.to_string(), state.meaning(action)];
    actions.iter().map(told).collect()
}

/// What the seat to act is told when it tries something.
fn answer<G: Game>(state: &G, action: G::Action) -> String {
    state.check(action).map_or_else(|refusal| refusal.to_string(), |()| state.meaning(action))
}

/// What a viewer is shown after an action.
#[derive(PartialEq, Debug)]
struct After {
    /// Whether something hidden was revealed to the viewer.
    has_learned: bool,
    view: String,
    /// Each event as data and as a line of the log.
    events: Vec<[String; 2]>,
}

fn after<G: Game>(state: &G, action: G::Action, viewer: Viewer, chance: &mut QuickChance) -> After {
    let mut next = state.clone();
    let mut events: Vec<G::Event> = Vec::new();
    next.apply_unchecked(action, chance, &mut events);
    let told = events.iter().filter_map(|event| event.seen_by(viewer));
    After {
        has_learned: next.unseen(viewer) != state.unseen(viewer),
        view: shown(&next, viewer),
        events: told.map(|event| [bytes(&event), event.to_string()]).collect(),
    }
}
