//! What a choice would bring.

use super::sight::Sight;
use super::speech;
use crate::face::Teller;
use kingdom_builder::{Action, Event};
use table::{Game, QuickChance};

/// What a choice would bring to the one who looks, in words.
pub(super) fn preview(sight: &Sight, action: Action, teller: Teller<'_>) -> String {
    let Some(me) = sight.moment.eyes else { return String::new() };
    let mut after = sight.guess.clone();
    let mut events: Vec<Event> = Vec::new();
    after.apply_by(action, &mut QuickChance::new(1), &mut events);
    speech(teller).preview(&sight.moment.standings, &after.standings_so_far(), &events, me)
}

/// How much gold a choice would bring at once.
pub(super) fn worth(sight: &Sight, action: Action) -> i32 {
    let Some(me) = sight.moment.eyes else { return 0 };
    let mut after = sight.guess.clone();
    let mut events: Vec<Event> = Vec::new();
    after.apply_by(action, &mut QuickChance::new(1), &mut events);
    after.standings_so_far().totals()[me.index()] - sight.moment.standings.totals()[me.index()]
}
