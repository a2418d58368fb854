//! What a choice would bring.

use super::sight::Sight;
use crate::say::Say;
use kingdom_builder::{Action, Event};
use table::{Game, QuickChance, Seat, Standings};
use words::Arg;

/// What a choice would bring to the one who looks, in words.
pub(crate) fn preview(sight: &Sight, action: Action, say: Say) -> String {
    let Some(me) = sight.eyes() else { return String::new() };
    let mut after = sight.guess.clone();
    let mut events: Vec<Event> = Vec::new();
    after.apply_unchecked(action, &mut QuickChance::new(1), &mut events);
    let mut parts = gold(&sight.standings, &after.standings(), me, say);
    for event in &events {
        match *event {
            Event::TookTile { seat, location, .. } if seat == me => {
                let tile = say.of_things(|speech| speech.location(location));
                parts.push(say.with("preview-takes-tile", &[("tile", tile.into())]));
            }
            Event::TookNomad { seat, nomad, .. } if seat == me => {
                let tile = say.of_things(|speech| speech.nomad(nomad));
                parts.push(say.with("preview-takes-nomad", &[("tile", tile.into())]));
            }
            Event::LostTile { seat, location } if seat == me => {
                let tile = say.of_things(|speech| speech.location(location));
                parts.push(say.with("preview-loses-tile", &[("tile", tile.into())]));
            }
            _ => {}
        }
    }
    say.ask(|words| words.commas(&parts))
}

/// The gold in all, and what for.
fn gold(before: &Standings, after: &Standings, me: Seat, say: Say) -> Vec<String> {
    let of = |standings: &Standings| standings.totals()[me.index()];
    let change = of(after) - of(before);
    let signed = Arg::signed(change.into());
    let mut parts = vec![say.with("preview-gold", &[("count", change.into()), ("signed", signed)])];
    for (old, new) in before.categories.iter().zip(&after.categories) {
        let change = new.points[me.index()] - old.points[me.index()];
        if change != 0 {
            let category = say.of_things(|speech| speech.category(new.name));
            let signed = Arg::signed(change.into());
            parts.push(
                say.with("preview-gold-for", &[("signed", signed), ("category", category.into())]),
            );
        }
    }
    parts
}
