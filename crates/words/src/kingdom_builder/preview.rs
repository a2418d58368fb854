//! What a choice would bring.

use super::Speech;
use crate::Arg;
use kingdom_builder::Event;
use table::{Seat, Standings};

impl Speech<'_> {
    /// What something would bring to a seat: the gold in all and what for, and tiles. `events` are
    /// what would happen.
    pub fn preview(
        &self,
        before: &Standings,
        after: &Standings,
        events: &[Event],
        seat: Seat,
    ) -> String {
        let mut parts = self.gold_change(before, after, seat);
        parts.extend(events.iter().filter_map(|event| self.tile_change(event, seat)));
        self.words.commas(&parts)
    }

    fn gold_change(&self, before: &Standings, after: &Standings, seat: Seat) -> Vec<String> {
        let of = |standings: &Standings| standings.totals()[seat.index()];
        let change = of(after) - of(before);
        let signed = Arg::signed(change.into());
        let mut parts =
            vec![self.say("preview-gold", &[("count", change.into()), ("signed", signed)])];
        for (old, new) in before.categories.iter().zip(&after.categories) {
            let change = new.points[seat.index()] - old.points[seat.index()];
            if change != 0 {
                let (signed, category) = (Arg::signed(change.into()), self.category(new.name));
                let args = [("signed", signed), ("category", category.into())];
                parts.push(self.say("preview-gold-for", &args));
            }
        }
        parts
    }

    fn tile_change(&self, event: &Event, me: Seat) -> Option<String> {
        let (key, tile) = match *event {
            Event::TookTile { seat, location, .. } if seat == me => {
                ("preview-takes-tile", self.location(location))
            }
            Event::TookNomad { seat, nomad, .. } if seat == me => {
                ("preview-takes-nomad", self.nomad(nomad))
            }
            Event::LostTile { seat, location } if seat == me => {
                ("preview-loses-tile", self.location(location))
            }
            _ => return None,
        };
        Some(self.say(key, &[("tile", tile.into())]))
    }
}
