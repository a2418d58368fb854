//! What followed from something that was done, in a few words behind it.

use super::Speech;
use suna_valo::{Event, Good, Goods, Source};

impl Speech<'_> {
    /// What followed, in short: "Plants, −2 grain, +1 wool". What is lost for want of room is told
    /// by a line of its own.
    pub fn followed<'e>(&self, events: impl Iterator<Item = &'e Event>) -> String {
        let [mut given, mut bought, mut saved, mut gained] = [Goods::NONE; 4];
        let mut parts = Vec::new();
        let mut markers = Vec::new();
        for event in events {
            match *event {
                Event::Paid { good, from, .. } | Event::Priced { good, from, .. } => match from {
                    Source::Market => bought[good] += 1,
                    _ => given[good] += 1,
                },
                Event::Saved { good, .. } => saved[good] += 1,
                Event::Scarce { markers: count, .. }
                | Event::TookScarcity { markers: count, .. } => {
                    markers.push(self.count("count-scarcity", count));
                }
                Event::Activated { column, .. } => parts.push(self.column(column)),
                Event::ActivatedCard { card, .. } => parts.push(self.card(card)),
                Event::UsedTile { tile, .. } => parts.push(self.progress_tile(tile)),
                Event::Energy { count, .. } => gained[Good::Energy] += count,
                Event::Produced { resource, .. } | Event::Stored { resource, .. } => {
                    gained[resource] += 1;
                }
                _ => {}
            }
        }
        parts.extend(self.each(&given).map(|what| format!("−{what}")));
        parts.extend(
            self.each(&bought)
                .map(|what| format!("−{}", self.say("from-market", &[("what", what.into())]))),
        );
        if !saved.is_empty() {
            parts.push(self.say("rest-saved", &[("goods", self.goods(&saved).into())]));
        }
        parts.extend(self.each(&gained).map(|what| format!("+{what}")));
        parts.extend(markers);
        self.words.commas(&parts)
    }

    /// Goods of several kinds, each by itself.
    fn each<'g>(&'g self, goods: &'g Goods) -> impl Iterator<Item = String> + 'g {
        let some = goods.iter().filter(|(_, count)| *count > 0);
        some.map(|(good, count)| self.good_count(good, count))
    }
}
