//! What happened, as lines of a log.

use super::Speech;
use crate::Arg;
use boonlake::{Components, Event, Good};
use table::Seat;

/// What is counted together, by the names of its amounts.
const COUNTED: [&str; 5] = ["coins", "vases", "inhabitants", "cards", "vp"];

impl Speech<'_> {
    /// What followed from something, in short: "−9 coins, +1 vase, 1 step on the coin track".
    pub fn followed<'e>(
        &self,
        events: impl Iterator<Item = &'e Event>,
        parts: &Components,
    ) -> String {
        let mut counts = [0_i32; 5];
        let mut others = Vec::new();
        let place = |good: Good| match good {
            Good::Coins => 0,
            Good::Vases => 1,
            Good::Inhabitants => 2,
            Good::Vp => 4,
        };
        for event in events {
            match *event {
                Event::Gained { good, amount, .. } => counts[place(good)] += i32::from(amount),
                Event::Lost { good, amount, .. } => counts[place(good)] -= i32::from(amount),
                Event::EminenceGained { vp } => counts[4] += i32::from(vp),
                Event::Drew { card: None, .. } => counts[3] += 1,
                Event::Drew { card: Some(card), .. } => {
                    others.push("+ ".to_owned() + &self.card(card, parts));
                }
                Event::Dropped { card, .. } => {
                    others.push("− ".to_owned() + &self.card(card, parts))
                }
                Event::Advanced { track, steps, .. } => others.push(self.steps_on(track, steps)),
                Event::Produced { resource, level, .. } => {
                    others.push(self.site_level(resource, level));
                }
                Event::Shown { boats, .. } => others.push(self.boats_at(boats)),
                Event::UsedLever { lever, .. } => others.push(self.lever(lever)),
                Event::LiftedLever { lever, .. } => {
                    others.push(self.say("action-lift", &[("lever", self.lever(lever).into())]));
                }
                Event::EminenceCactus { .. } => others.extend(self.event(event, parts)),
                _ => {}
            }
        }
        let counted = COUNTED.iter().zip(counts).filter(|(_, count)| *count != 0);
        let counted = counted.map(|(what, count)| {
            let sign = if count < 0 { "−" } else { "+" };
            sign.to_owned() + &self.count(what, count.abs())
        });
        self.words.commas(&counted.chain(others).collect::<Vec<_>>())
    }

    /// A line for the log: "Ben builds a house on 12a (New Hope)." `None` for what is not worth a
    /// line.
    pub fn event(&self, event: &Event, parts: &Components) -> Option<String> {
        let of = |seat: Seat, key: &str, args: &[(&str, Arg<'_>)]| self.say_of(seat, key, args);
        let card = |card| ("card", Arg::from(self.card(card, parts)));
        let tile = |tile| ("tile", Arg::from(self.scoring_tile(tile, parts)));
        let site = |site| ("place", Arg::from(self.site_name(site, parts)));
        let space = |at| ("place", Arg::from(self.space_name(at, parts)));
        let lever = |lever| ("lever", Arg::from(self.lever(lever)));
        let region = |region| ("region", Arg::from(self.region(region)));
        let strip = |strip| ("strip", Arg::from(self.strip(strip)));
        let plain = |key: &str| self.words.say(key);
        Some(match *event {
            Event::Drew { seat, card: Some(drawn) } => of(seat, "event-drew", &[card(drawn)]),
            Event::Drew { seat, card: None } => of(seat, "event-drew-hidden", &[]),
            Event::Reshuffled => plain("event-reshuffled"),
            Event::Picked { seat, tile: it } => of(seat, "event-picked", &[tile(it)]),
            Event::Filled { tile: it, .. } => self.say("event-filled", &[tile(it)]),
            Event::Chose { seat, strip: it, steps } => {
                of(seat, "event-chose", &[strip(it), ("count", steps.into())])
            }
            Event::Played { seat, card: it } => of(seat, "event-played", &[card(it)]),
            Event::Realised { seat, tile: it } => of(seat, "event-realised", &[tile(it)]),
            Event::Shown { seat, boats } => {
                let places = boats.map(|boat| self.resource_plain(boat));
                let places = self.words.list(&places);
                of(seat, "event-boats", &[("places", places.into())])
            }
            Event::Discarded { seat, card: it } => of(seat, "event-discarded", &[card(it)]),
            Event::Dropped { seat, card: it } => of(seat, "event-dropped", &[card(it)]),
            Event::UsedLever { seat, lever: it } => of(seat, "event-used-lever", &[lever(it)]),
            Event::LiftedLever { seat, lever: it } => of(seat, "event-lifted-lever", &[lever(it)]),
            Event::Explored { seat, .. } => of(seat, "event-explored", &[]),
            Event::Laid { seat, at, .. } => of(seat, "event-laid", &[space(at)]),
            Event::LaidPasture { seat, at } => of(seat, "event-laid-pasture", &[space(at)]),
            Event::Developed { seat, site: it } => of(seat, "event-developed", &[site(it)]),
            Event::BuiltHouse { seat, site: it, .. } => of(seat, "event-built-house", &[site(it)]),
            Event::BuiltSettlement { seat, site: it } => {
                of(seat, "event-built-settlement", &[site(it)])
            }
            Event::PlacedCattle { seat, at } => of(seat, "event-placed-cattle", &[space(at)]),
            Event::Modernized { seat, lever: it } => of(seat, "event-modernized", &[lever(it)]),
            Event::Gained { seat, good, amount } => {
                of(seat, "event-gained", &[("what", self.good(good, amount).into())])
            }
            Event::Lost { seat, good, amount } => {
                of(seat, "event-lost", &[("what", self.good(good, amount).into())])
            }
            Event::Produced { seat, resource, level } => {
                let resource = self.resource_plain(resource);
                let args = [("resource", resource.into()), ("level", level.into())];
                of(seat, "event-produced", &args)
            }
            Event::Advanced { seat, track, steps } => {
                of(seat, "event-advanced", &[("steps", self.steps_on(track, steps).into())])
            }
            Event::ChoseRegion { seat, region: it } => of(seat, "event-region", &[region(it)]),
            Event::Sailed { seat, to } => {
                of(seat, "event-sailed", &[("place", self.river_space(to).into())])
            }
            Event::ScoringBegan { number } => {
                self.say("event-scoring", &[("number", number.into())])
            }
            Event::ScoredTile { seat, tile: it, is_met } => {
                of(seat, if is_met { "event-tile-met" } else { "event-tile-missed" }, &[tile(it)])
            }
            Event::RoundBegan => plain("event-round"),
            Event::LastRound => plain("event-last-round"),
            Event::TurnEnded { .. } => return None,
            Event::SoloTile { tile, preferred } => self
                .say("event-solo-tile", &[("tile", self.solo_tile(tile).into()), space(preferred)]),
            Event::EminenceChose { strip: it, steps } => {
                self.say("event-eminence-chose", &[strip(it), ("count", steps.into())])
            }
            Event::EminenceCactus { steps } => {
                self.say("event-eminence-cactus", &[("count", steps.into())])
            }
            Event::EminenceLaid { at, .. } => self.say("event-eminence-laid", &[space(at)]),
            Event::EminencePasture { at } => self.say("event-eminence-pasture", &[space(at)]),
            Event::EminenceHouse { site: it } => self.say("event-eminence-house", &[site(it)]),
            Event::EminenceSettlement { site: it } => {
                self.say("event-eminence-settlement", &[site(it)])
            }
            Event::EminenceCattle { at } => self.say("event-eminence-cattle", &[space(at)]),
            Event::EminenceRegion { region: it } => {
                self.say("event-eminence-region", &[region(it)])
            }
            Event::EminenceGained { vp } => {
                self.say("event-eminence-gained", &[("what", self.count("vp", vp).into())])
            }
            Event::EminenceSailed { to } => {
                self.say("event-eminence-sailed", &[("place", self.river_space(to).into())])
            }
            Event::Over => plain("event-over"),
        })
    }
}
