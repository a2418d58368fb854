//! What the strongest computer would do, found from what the page was sent and nothing else.

use crate::components::{self, Texts};
use bots::{AnyBrain, Clock, Level, Question};
use protocol::{Code, Problem};
use serde::Serialize;
use table::{ComponentsHash, RulesVersion, read_fields};

/// A choice, as the page knows it.
#[derive(Clone, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Asked {
    pub(crate) game: String,
    pub(crate) rules: RulesVersion,
    pub(crate) components: ComponentsHash,
    pub(crate) texts: Texts,
    /// The view of the seat that is asked, as it was sent.
    pub(crate) view: String,
    pub(crate) n_plies: usize,
    /// Who is asked for advice.
    pub(crate) level: String,
}

read_fields! { Asked: game, rules, components, texts, view, n_plies, level }

/// What somebody would do, the best first.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Advice {
    pub(crate) n_plies: usize,
    pub(crate) lines: Vec<Advised>,
    /// The points that each seat will probably have at the end.
    pub(crate) points: Vec<f32>,
}

read_fields! { Advice: n_plies, lines, points }

/// An action and the chance to win with it, from 0 to 1.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Advised {
    pub(crate) action: String,
    pub(crate) to_win: f32,
}

read_fields! { Advised: action, to_win }

/// How many actions are told.
const N_LINES: usize = 2;

/// Thinks about a choice.
pub(crate) fn think(
    brain: &dyn AnyBrain,
    asked: &Asked,
    seed: u64,
    clock: &dyn Clock,
) -> Result<Advice, Problem> {
    let unreadable = |what: String| Problem::new(Code::Unreadable, what);
    let set = components::read(brain.game(), asked.components, asked.texts.clone())?;
    let view = brain.game().read_view(&asked.view, asked.rules, &set);
    let view = view.map_err(|error| unreadable(error.to_string()))?;
    let level: Level = asked.level.parse().map_err(|error| unreadable(format!("{error}")))?;
    let bot = brain.bot(level, seed, 1);
    let question = Question { view, n_plies: asked.n_plies, own_last: None };
    let thought = bot.and_then(|mut bot| bot.think(&question, clock));
    let thought = thought.map_err(|error| unreadable(error.to_string()))?;
    let lines = thought.lines.into_iter().take(N_LINES);
    let lines = lines.map(|line| Advised { action: line.action, to_win: line.reward });
    Ok(Advice { n_plies: asked.n_plies, lines: lines.collect(), points: thought.points })
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::NoClock;
    use games::Library;
    use host::Host;
    use protocol::UndoRule;
    use table::{Seed, Viewer};

    const BRAIN: &dyn AnyBrain = bots::any_brain::<kingdom_builder::State>();

    fn asked(viewer: impl Fn(&Host) -> Viewer) -> (Asked, Vec<String>) {
        let library = Library::default();
        let origin = Host::set_up(BRAIN.game(), "players=2", Seed([5; 32]), &library);
        let origin = origin.expect("good options");
        let host =
            Host::open(BRAIN.game(), &origin, &library, UndoRule::Free, []).expect("a new match");
        let update = host.update(viewer(&host), None);
        let set = BRAIN.game().our_components();
        let asked = Asked {
            game: "kingdom-builder".into(),
            rules: origin.rules,
            components: origin.components,
            texts: set.texts().clone().into(),
            view: update.view.get().to_owned(),
            n_plies: update.n_plies,
            level: "keen@40".into(),
        };
        (asked, update.legal)
    }

    #[test]
    fn what_is_advised_can_be_done_and_has_its_numbers() {
        let (asked, legal) = asked(|host| Viewer::from(host.to_act()));
        let advice = think(BRAIN, &asked, 1, &NoClock).expect("an advice");
        assert_eq!(advice.lines.len(), N_LINES);
        for line in &advice.lines {
            assert!(legal.contains(&line.action), "{line:?}");
            assert!((0.0..=1.0).contains(&line.to_win), "{line:?}");
        }
        assert_eq!(advice.points.len(), 2);
    }

    #[test]
    fn nonsense_is_refused_with_a_reason() {
        let (asked, _) = asked(|host| Viewer::from(host.to_act()));
        let nonsense = [
            Asked { view: "{}".into(), ..asked.clone() },
            Asked { level: "wizard".into(), ..asked.clone() },
            Asked { rules: RulesVersion(999), ..asked.clone() },
        ];
        for asked in nonsense {
            let problem = think(BRAIN, &asked, 1, &NoClock).expect_err("nothing to say");
            assert!(!problem.reason.is_empty());
        }
    }
}
