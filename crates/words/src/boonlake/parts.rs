//! Labels of the parts of a table, for those who hear them.

use super::question::is_scoring;
use super::{Speech, key};
use boonlake::components::Recess;
use boonlake::{Card, Components, Effect, Lever, Open, Resource, ScoringTile, Strip};
use table::Seat;

impl Speech<'_> {
    /// A strip on its row: "Settle, ship up to 4 steps".
    pub fn strip_label(&self, strip: Strip, steps: u8, fine: u8) -> String {
        let name = self.strip(strip);
        let args = [("name", name.into()), ("count", steps.into()), ("vp", fine.into())];
        self.say(if fine > 0 { "plank-label-fine" } else { "plank-label" }, &args)
    }

    /// What a lever is for, in a word or two.
    pub fn lever_short(&self, lever: Lever) -> String {
        self.words.say(&(key("lever", lever.name()) + ".short"))
    }

    /// A lever of a board: "lever 7 (boat), up".
    pub fn lever_label(&self, open: &Open, seat: Seat, lever: Lever) -> String {
        let player = open.player(seat);
        let state = if player.is_ready(lever) {
            self.words.say("lever-up")
        } else if player.levers.has(lever) {
            self.words.say("lever-down")
        } else {
            self.count("coins", player.lever_cost(lever, &open.parts().boards))
        };
        let lever = self.lever(lever);
        self.say("lever-label", &[("lever", lever.into()), ("state", state.into())])
    }

    /// A production site: "Loam, level 2".
    pub fn site_level(&self, resource: Resource, level: u8) -> String {
        let resource = self.resource(resource);
        self.say("site-level", &[("resource", resource.into()), ("level", level.into())])
    }

    /// So many of a resource: "2 loam".
    pub fn resource_count(&self, resource: Resource, count: u8) -> String {
        self.count(resource.name(), count)
    }

    /// Where two boats lie on the canal.
    pub fn boats_at(&self, boats: [Resource; 2]) -> String {
        let places = self.words.list(&boats.map(|boat| self.resource_plain(boat)));
        self.say("boats-at", &[("places", places.into())])
    }

    /// What a recess pays, or would if its piece were gone.
    pub fn recess_pays(&self, recess: &Recess, is_full: bool) -> String {
        let what = self.at_scorings(recess.coins, recess.vp.into(), false);
        let what = what.unwrap_or_else(|| self.words.say("summary-none"));
        let key = if is_full { "recess-full" } else { "recess-empty" };
        self.say(key, &[("what", what.into())])
    }

    /// What a scoring tile is about, without its number.
    pub fn scoring_name(&self, tile: ScoringTile, parts: &Components) -> String {
        self.condition_name(parts.scoring(tile).condition)
    }

    /// A card with all that is printed on it, as one sentence.
    pub fn card_label(&self, card: Card, parts: &Components) -> String {
        let (name, help) = (self.card(card, parts), self.card_help(card, parts));
        self.say("card-label", &[("name", name.into()), ("help", help.into())])
    }

    /// What a played card pays at the end as things stand, if it pays for something.
    pub fn paid_at_end(&self, open: &Open, seat: Seat, card: Card) -> Option<String> {
        let effect = open.parts().card(card).effect;
        matches!(effect, Effect::Per { .. } | Effect::Threshold { .. })
            .then(|| self.say("played-worth", &[("vp", open.vp_of_effect(seat, effect).into())]))
    }

    /// What a seat can bring about by its next turn that concerns all.
    pub fn warning(&self, open: &Open, seat: Seat) -> Option<String> {
        let steps = open.parts().boards.rows.first().map_or(0, |&(steps, _)| steps);
        let (from, to) = (open.player(seat).ship, open.landing(seat, steps));
        let key = if open.triggers_scoring(from, to) {
            if open.is_at_end(to) { "warn-end-of-round" } else { "warn-lock" }
        } else if open.is_second_round && !open.is_ending && open.is_at_end(to) {
            "warn-last-turns"
        } else {
            return None;
        };
        Some(self.words.say(key))
    }

    /// Where the next interim scoring waits, or that one runs.
    pub fn clock(&self, open: &Open) -> String {
        let (key, number) = match (is_scoring(open), open.n_scorings) {
            (true, number) => ("clock-now", number),
            (false, 4) => ("clock-over", 4),
            (false, done) if done % 2 == 0 => ("clock-lock", done + 1),
            (false, done) => ("clock-end", done + 1),
        };
        self.say(key, &[("number", number.into())])
    }
}
