//! What happened, as lines of a log.

use super::{Speech, other};
use crate::Arg;
use suna_valo::{Event, Good, Seller, Source, Target, Tile};
use table::Seat;

impl Speech<'_> {
    /// A line for the log: "Ben delivers 1 wool to public order P07." `None` for what is not worth
    /// a line.
    pub fn event(&self, event: &Event) -> Option<String> {
        let card = |card| ("card", Arg::from(self.card(card)));
        let one = |good: Good| self.good_count(good, 1);
        Some(match *event {
            Event::EraBegan { era, tree } => {
                self.say_of(tree, "event-era-began", &[("era", self.era(era).into())])
            }
            Event::RevealedPublic { order } => {
                self.say("event-revealed", &[("order", self.public_order(order).into())])
            }
            Event::RevealedShip { order } => {
                self.say("event-revealed-ship", &[("order", self.ship(order).into())])
            }
            Event::CameToVillage { card: it } => self.say("event-came-to-village", &[card(it)]),
            Event::CameToDisplay { seat, card: it } => {
                self.say_of(seat, "event-came-to-display", &[card(it)])
            }
            Event::DrewHand { seat, card: Some(it) } => {
                self.say_of(seat, "event-drew-hand", &[card(it)])
            }
            Event::DrewHand { card: None, .. } => return None,
            Event::Kept { seat, character } => {
                let name = self.character(character);
                self.say_of(seat, "event-kept", &[("character", name.into())])
            }
            Event::TurnBegan { seat, turn } => {
                self.say_of(seat, "event-turn-began", &[("turn", turn.into())])
            }
            Event::Bought { seat, card: it, from } => {
                let seller = match from {
                    Seller::Village => "event-bought-village",
                    Seller::Own => "event-bought-own",
                    Seller::Other if self.is_me(other(seat)) => "event-bought-yours",
                    Seller::Other => "event-bought-other",
                };
                let owner = self.name(other(seat));
                self.say_of(seat, seller, &[card(it), ("owner", owner.into())])
            }
            Event::Paid { seat, good, from } => self.gave(seat, "event-paid", good, from, &[]),
            Event::Saved { seat, good } => {
                self.say_of(seat, "event-saved", &[("what", one(good).into())])
            }
            Event::Priced { seat, card: it, good, from } => {
                self.gave(seat, "event-priced", good, from, &[card(it)])
            }
            Event::Scarce { seat, card: it, markers } => {
                self.say_of(seat, "event-scarce", &[card(it), ("count", markers.into())])
            }
            Event::TookScarcity { seat, markers } => {
                self.say_of(seat, "event-took-scarcity", &[("count", markers.into())])
            }
            Event::Overflowed { seat, resource } => {
                self.say_of(seat, "event-overflowed", &[("what", one(resource.into()).into())])
            }
            Event::Placed { seat, card: it, column, face_down } => {
                let key = if face_down { "event-placed-down" } else { "event-placed" };
                let into = self.column_as(column, "into");
                self.say_of(seat, key, &[card(it), ("into", into.into())])
            }
            Event::Celebrated { seat, festival } => {
                let name = self.festival(festival);
                self.say_of(seat, "event-celebrated", &[("festival", name.into())])
            }
            Event::Activated { seat, column } => {
                let name = self.column(column);
                self.say_of(seat, "event-activated", &[("column", name.into())])
            }
            Event::ActivatedCard { seat, card: it } => {
                self.say_of(seat, "event-activated-card", &[card(it)])
            }
            Event::Income { seat, spot } => {
                self.say_of(seat, "event-income", &[("spot", self.spot(spot).into())])
            }
            Event::Energy { seat, count } => {
                let energy = self.good_count(Good::Energy, count);
                self.say_of(seat, "event-energy", &[("what", energy.into())])
            }
            Event::Produced { seat, resource, to } => {
                let into = self.into_store(to, resource);
                let args = [("what", one(resource.into()).into()), ("into", into.into())];
                self.say_of(seat, "event-produced", &args)
            }
            Event::Stored { seat, resource, to } => {
                let into = self.into_store(to, resource);
                let args = [("what", one(resource.into()).into()), ("into", into.into())];
                self.say_of(seat, "event-stored", &args)
            }
            Event::Lost { seat, choice, count } => {
                let lost = self.taken(choice.iter().map(Good::from).collect(), count);
                self.say_of(seat, "event-lost", &[("what", lost.into())])
            }
            Event::UsedTile { seat, tile } => {
                let tile = self.progress_tile(tile);
                self.say_of(seat, "event-used-tile", &[("tile", tile.into())])
            }
            Event::Delivered { seat, to, resource, from } => {
                let to = ("to", self.target(to).into());
                self.gave(seat, "event-delivered", resource.into(), from, &[to])
            }
            Event::Completed { seat, to, points } => {
                let points = self.count("count-points", points);
                let key = match to {
                    Target::Public(_) => "event-completed",
                    Target::Own(_) => "event-completed-own",
                };
                let to = self.target(to);
                self.say_of(seat, key, &[("to", to.into()), ("points", points.into())])
            }
            Event::Shipped { seat, order, points } => {
                let points = self.count("count-points", points);
                let args = [("order", self.ship(order).into()), ("points", points.into())];
                self.say_of(seat, "event-shipped", &args)
            }
            Event::Lifted { seat, spot } => {
                let figure = self.components.spot(spot).figure;
                let args = [
                    ("figure", figure.name().into()),
                    ("spot", self.spot(spot).into()),
                    ("help", self.spot_help(spot).into()),
                ];
                self.say_of(seat, "event-lifted", &args)
            }
            Event::Stepped { seat, track } => {
                self.say_of(seat, "event-stepped", &[("track", track.name().into())])
            }
            Event::TookTile { seat, tile } => {
                let help = match tile {
                    Tile::Progress(tile) => self.progress_tile_help(tile),
                    Tile::End(tile) => self.end_tile_help(tile),
                };
                let args = [("tile", self.tile(tile).into()), ("help", help.into())];
                self.say_of(seat, "event-took-tile", &args)
            }
            Event::FilledRow { seat, row } => {
                self.say_of(seat, "event-filled-row", &[("row", (row + 1).into())])
            }
            Event::RowPoints { seat } => {
                let points = self.count("count-points", 5);
                self.say_of(seat, "event-row-points", &[("points", points.into())])
            }
            Event::RowActivated { seat } => self.say_of(seat, "event-row-activated", &[]),
            Event::Discarded { card: it } => {
                let key = if it.festival().is_some() { "event-boxed" } else { "event-discarded" };
                self.say(key, &[card(it)])
            }
            Event::Looked { seat, card: it } => self.say_of(seat, "event-looked", &[card(it)]),
            Event::Refilled { seat, card: it } => self.say_of(seat, "event-refilled", &[card(it)]),
            Event::Replaced { seat, card: it, by } => {
                let by = self.card(by);
                self.say_of(seat, "event-replaced", &[card(it), ("by", by.into())])
            }
            Event::Swapped { seat, card: it, taken, given } => {
                let goods = [("taken", one(taken).into()), ("given", one(given).into())];
                self.say_of(seat, "event-swapped", &[&[card(it)], &goods[..]].concat())
            }
            Event::EraEnds => self.words.say("event-era-ends"),
            Event::ExtraTurns => self.words.say("event-extra-turns"),
            Event::Over => self.words.say("event-over"),
        })
    }

    /// A good that was given away, and that it came from the market if it did.
    fn gave(
        &self,
        seat: Seat,
        key: &str,
        good: Good,
        from: Source,
        more: &[(&str, Arg<'_>)],
    ) -> String {
        let mut what = self.good_count(good, 1);
        if from == Source::Market {
            what = self.say("from-market", &[("what", what.into())]);
        }
        self.say_of(seat, key, &[&[("what", what.into())], more].concat())
    }
}
