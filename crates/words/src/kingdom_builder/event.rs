//! What happened, as lines of a log.

use super::Speech;
use crate::Arg;
use kingdom_builder::{Event, Location, Nomad, Power};
use std::fmt::Display;
use table::Seat;

impl Speech<'_> {
    /// A line for the log: "Ben builds at row 4, column 7." `None` for what is not worth a line.
    pub fn event(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Drew { seat, card: Some(card) } => {
                self.say_of(seat, "event-drew", &[("card", self.card(card).into())])
            }
            Event::Drew { card: None, .. } | Event::TurnEnded { .. } => return None,
            Event::Reshuffled => self.words.say("event-reshuffled"),
            Event::TurnBegan { seat, round } => {
                self.say_of(seat, "event-turn-began", &[("round", round.into())])
            }
            Event::Played { seat, card } => {
                self.say_of(seat, "event-played", &[("card", self.card(card).into())])
            }
            Event::PlayedRemoved { seat, terrain } => {
                let terrain = self.terrain(terrain);
                self.say_of(seat, "event-played-removed", &[("terrain", terrain.into())])
            }
            Event::Replaced { seat, card } => {
                self.say_of(seat, "event-replaced", &[("card", self.card(card).into())])
            }
            Event::MandatoryLapsed { seat } => self.say_of(seat, "event-mandatory-lapsed", &[]),
            Event::Chose { seat, terrain } => {
                self.say_of(seat, "event-chose", &[("terrain", self.terrain_plain(terrain).into())])
            }
            Event::WentOn { seat, terrain } => {
                let terrain = self.terrain_plain(terrain);
                self.say_of(seat, "event-went-on", &[("terrain", terrain.into())])
            }
            Event::Used { seat, power } => {
                self.say_of(seat, "event-used", &[("object", self.power_object(power).into())])
            }
            Event::UsedOutpost { seat } => {
                let object = self.words.say(&format!("nomad-{}.object", Nomad::Outpost));
                self.say_of(seat, "event-used", &[("object", object.into())])
            }
            Event::DrewForFort { seat, card } => {
                self.say_of(seat, "event-drew-for-fort", &[("card", self.card(card).into())])
            }
            Event::Built { seat, at, power } => {
                let place = ("place", Arg::from(self.cell(at)));
                // These two build without having been called up by a line of their own.
                if matches!(power, Power::Silo | Power::Location(Location::Canoe)) {
                    let power = ("power", self.power(power).into());
                    self.say_of(seat, "event-built-by", &[place, power])
                } else {
                    self.say_of(seat, "event-built", &[place])
                }
            }
            Event::Moved { seat, from, to, .. } => self.say_of(
                seat,
                "event-moved",
                &[("from", self.cell(from).into()), ("to", self.cell(to).into())],
            ),
            Event::PutWall { seat, at } => self.placed(seat, "event-put-wall", at),
            Event::PlacedScout { seat, at } => self.placed(seat, "event-placed-scout", at),
            Event::Placed { seat, piece, at } => self.say_of(
                seat,
                "event-placed",
                &[("piece", piece.name().into()), ("place", self.cell(at).into())],
            ),
            Event::MovedPiece { seat, piece, from, to } => self.say_of(
                seat,
                "event-moved-piece",
                &[
                    ("piece", piece.name().into()),
                    ("from", self.cell(from).into()),
                    ("to", self.cell(to).into()),
                ],
            ),
            Event::Recalled { seat, piece, from } => self.say_of(
                seat,
                "event-recalled",
                &[("piece", piece.name().into()), ("from", self.cell(from).into())],
            ),
            Event::LaidCity { seat, at } => self.placed(seat, "event-laid-city", at),
            Event::KeptOnTemple { seat, from } => {
                self.say_of(seat, "event-kept-on-temple", &[("from", self.cell(from).into())])
            }
            Event::Struck { seat, whose, from } => {
                let key = if self.is_me(whose) { "event-struck-me" } else { "event-struck" };
                let owner = self.name(whose);
                self.say_of(seat, key, &[("owner", owner.into()), ("from", self.cell(from).into())])
            }
            Event::TookTile { seat, location, .. } => {
                self.say_of(seat, "event-took-tile", &[("tile", self.location(location).into())])
            }
            Event::LostTile { seat, location } => {
                self.say_of(seat, "event-lost-tile", &[("tile", self.location(location).into())])
            }
            Event::TookNomad { seat, nomad, .. } => {
                self.say_of(seat, "event-took-nomad", &[("tile", self.nomad(nomad).into())])
            }
            Event::TookToken { seat } => self.say_of(seat, "event-took-token", &[]),
            Event::Earned { seat, gold, source } => {
                let source = self.category(&name_of(source));
                self.say_of(
                    seat,
                    "event-earned",
                    &[("gold", gold.into()), ("source", source.into())],
                )
            }
            Event::Marked { seat, line } => {
                self.say_of(seat, "event-marked", &[("line", self.line(line).into())])
            }
            Event::LastRound { seat } => self.say_of(seat, "event-last-round", &[]),
            Event::Over => self.words.say("event-over"),
        })
    }

    fn placed(&self, seat: Seat, key: &str, at: kingdom_builder::Cell) -> String {
        self.say_of(seat, key, &[("place", self.cell(at).into())])
    }
}

/// The stable name of what paid, which is also its name in the standings.
fn name_of(source: impl Display) -> String {
    source.to_string()
}
