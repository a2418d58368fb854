//! What would follow from a choice or a plan: what one has before and after.

use super::plan::Plan;
use super::sight::Sight;
use crate::face::{self, Change, Outcome, Teller};
use drawing::suna_valo::{Icon, icon};
use suna_valo::{Action, Good, State, Track};
use table::{Chance, Game, QuickChance, Urn};

/// What would follow from a choice for the one who looks.
pub(super) fn outcome(sight: &Sight, action: Action, teller: Teller<'_>) -> Outcome {
    let Some((after, is_new)) = after(sight, action) else { return Outcome::default() };
    let notes = is_new.then(|| shows_something_new(teller)).into_iter().collect();
    Outcome { changes: changed(sight, &after, teller), notes }
}

/// What a whole purchase brings to the one who looks; `notes` are about its end.
pub(super) fn deal_of(
    sight: &Sight,
    plan: &Plan,
    mut notes: Vec<String>,
    teller: Teller<'_>,
) -> face::Deal {
    notes.extend(plan.is_new.then(|| shows_something_new(teller)));
    let changes = changed(sight, &plan.after, teller);
    face::Deal { changes, notes, ..face::Deal::default() }
}

fn shows_something_new(teller: Teller<'_>) -> String {
    teller.words.say("note-shows-something-new")
}

/// How many points a choice brings at once.
pub(super) fn worth(sight: &Sight, action: Action) -> i32 {
    let Some(me) = sight.moment.eyes else { return 0 };
    let points = |state: &State| state.totals()[me];
    after(sight, action).map_or(0, |(after, _)| points(&after) - points(&sight.guess))
}

/// What would follow at once, and whether it turns up something that nobody knew.
fn after(sight: &Sight, action: Action) -> Option<(State, bool)> {
    let mut after = sight.guess.clone();
    let mut chance = Watched::default();
    Game::check(&after, action).ok()?;
    after.apply_by(action, &mut chance, &mut Vec::new());
    Some((after, chance.is_asked))
}

/// A chance that knows whether it was asked.
pub(super) struct Watched {
    chance: QuickChance,
    pub(super) is_asked: bool,
}

impl Default for Watched {
    fn default() -> Watched {
        Watched { chance: QuickChance::new(1), is_asked: false }
    }
}

impl Chance for Watched {
    fn draw(&mut self, urn: &Urn<'_>) -> usize {
        self.is_asked = true;
        self.chance.draw(urn)
    }
}

/// What one has of everything that is counted, where it changes.
fn changed(sight: &Sight, after: &State, teller: Teller<'_>) -> Vec<Change> {
    let Some(me) = sight.moment.eyes else { return Vec::new() };
    let speech = sight.speech(teller);
    let goods = Good::ALL.iter().map(|&good| (Icon::Good(good), speech.good(good)));
    let tracks = Track::ALL.iter().map(|&track| (Icon::Track(track), speech.track(track)));
    let points = (Icon::Sun, teller.words.say("points-unit"));
    let counted = goods.chain(tracks).chain([points]);
    let counts = |state: &State| {
        let farm = state.open().farm(me);
        let goods = Good::ALL.iter().map(|&good| i32::from(farm.goods[good]));
        let tracks = [farm.gears.left, farm.gears.right].map(i32::from);
        let points = state.totals()[me];
        goods.chain(tracks).chain([points]).collect::<Vec<_>>()
    };
    let counts = counts(&sight.guess).into_iter().zip(counts(after));
    let changed = counted.zip(counts).filter(|(_, (before, after))| before != after);
    changed
        .map(|((sign, name), (before, after))| Change { picture: icon(sign), name, before, after })
        .collect()
}
