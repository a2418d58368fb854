//! What a choice costs and brings: in words, and by what one has before and after.

use super::sight::Sight;
use super::speech;
use crate::face::{self, Change, Teller};
use boonlake::{Action, State, Track};
use drawing::boonlake::{Icon, icon};
use table::{Chance, Game, QuickChance, Seat, Urn};

/// What a choice costs and brings to the one who looks.
pub(super) fn deal(sight: &Sight, action: Action, teller: Teller<'_>) -> face::Deal {
    let speech = speech(teller);
    let deal = speech.deal(&action, &sight.view);
    let mut notes = deal.notes;
    let mut changes = Vec::new();
    if let (Some(me), Some((after, is_new))) = (sight.moment.eyes, after(sight, action)) {
        changes = changed(&sight.guess, &after, me, teller);
        notes.extend(tiles_met(sight, &after, me, teller));
        if is_new {
            notes.push(teller.words.say("note-shows-something-new"));
        }
    }
    face::Deal { costs: deal.costs, brings: deal.brings, changes, notes }
}

/// How many points a choice brings at once.
pub(super) fn worth(sight: &Sight, action: Action) -> i32 {
    let Some(me) = sight.moment.eyes else { return 0 };
    after(sight, action)
        .map(|(after, _)| after.open().total_vp(me) - sight.guess.open().total_vp(me))
        .unwrap_or(0)
}

/// What would follow at once, and whether it turns up something that nobody knew.
fn after(sight: &Sight, action: Action) -> Option<(State, bool)> {
    let mut after = sight.guess.clone();
    let mut chance = Watched { chance: QuickChance::new(1), is_asked: false };
    Game::check(&after, action).ok()?;
    after.apply_by(action, &mut chance, &mut Vec::new());
    Some((after, chance.is_asked))
}

/// A chance that knows whether it was asked.
struct Watched {
    chance: QuickChance,
    is_asked: bool,
}

impl Chance for Watched {
    fn draw(&mut self, urn: &Urn<'_>) -> usize {
        self.is_asked = true;
        self.chance.draw(urn)
    }
}

/// What one has of everything that is counted, where it changes.
fn changed(before: &State, after: &State, me: Seat, teller: Teller<'_>) -> Vec<Change> {
    let counts = |state: &State| {
        let player = state.open().player(me);
        [
            (Icon::Coin, "have-coins", i32::from(player.coins)),
            (Icon::Vase, "have-vases", player.vases.into()),
            (Icon::Inhabitant, "have-inhabitants", player.ranch.into()),
            (Icon::Card, "have-cards", state.hand_of(me).len() as i32),
            (Icon::Lever, "have-levers", player.ready().len() as i32),
            (Icon::Production, "have-production", player.production.total().into()),
            (Icon::Track(Track::Coin), "have-coin-track", player.steps(Track::Coin).into()),
            (Icon::Track(Track::Card), "have-card-track", player.steps(Track::Card).into()),
            (Icon::Vp, "have-vp", state.open().total_vp(me)),
        ]
    };
    let pairs = counts(before).into_iter().zip(counts(after));
    let changed = pairs.filter(|((.., before), (.., after))| before != after);
    changed
        .map(|((sign, key, before), (.., after))| Change {
            picture: icon(sign),
            name: teller.words.say(key),
            before,
            after,
        })
        .collect()
}

/// The scoring tiles whose condition becomes true, or ceases to be.
fn tiles_met(sight: &Sight, after: &State, me: Seat, teller: Teller<'_>) -> Vec<String> {
    let before = sight.guess.open();
    let speech = speech(teller);
    let scoring = speech.scoring_at_hand(before);
    let is_met = |state: &State, tile| state.open().meets(me, tile, scoring);
    let tiles = before.scoring.iter().filter_map(|&tile| {
        let key = match (is_met(&sight.guess, tile), is_met(after, tile)) {
            (false, true) => "note-tile-met",
            (true, false) => "note-tile-lost",
            _ => return None,
        };
        let name = speech.scoring_tile(tile, before.parts());
        Some(teller.words.say_with(key, &[("tile", name.into()), ("number", scoring.into())]))
    });
    tiles.collect()
}
