//! What is asked of whom, and why.

use super::{Speech, key};
use crate::Arg;
use boonlake::{Kind, Offer, Offered, Open, Step, View};
use table::Seat;

/// The line that says at all times what is asked of whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// What is to be done: "You may hire inhabitants."
    pub title: String,
    /// Why it is asked: "Ben took Hire; this part is for all."
    pub detail: String,
}

impl Speech<'_> {
    /// What is asked now, and why.
    pub fn question(&self, view: &View) -> Question {
        let open = view.open();
        let (Some(step), Some(seat)) = (open.step(), open.to_act()) else {
            return Question { title: self.words.say("ask-match-over"), detail: String::new() };
        };
        Question { title: self.asked(open, seat, step), detail: self.why(open, seat, step) }
    }

    fn asked(&self, open: &Open, seat: Seat, step: Step) -> String {
        let parts = open.parts();
        let ask = |key: &str| self.say_of(seat, key, &[]);
        let with = |key: &str, args: &[(&str, Arg<'_>)]| self.say_of(seat, key, args);
        match step {
            Step::PickTile { .. } => ask("ask-pick"),
            Step::FirstSite { .. } => ask("ask-first-site"),
            Step::Produce { .. } => ask("ask-produce"),
            Step::Turn { .. } => ask("ask-turn"),
            Step::Offer { offer, .. } if offer.is_empty() => ask("ask-last-levers"),
            Step::Offer { offer, .. } => {
                let key = if offer.has(Offered::Twice) { "ask-offer-twice" } else { "ask-offer" };
                with(key, &[("list", self.or_list(&self.offered(offer)).into())])
            }
            Step::PayCard { card, .. } => {
                with("ask-pay", &[("what", self.card(card, parts).into())])
            }
            Step::PayProject { tile, .. } => {
                let tile = self.scoring_tile(tile, parts);
                let what = self.say("project-of", &[("tile", tile.into())]);
                with("ask-pay", &[("what", what.into())])
            }
            Step::Drop { left, .. } => with("ask-drop", &[("count", left.into())]),
            Step::TakeHouse { .. } => ask("ask-take-house"),
            Step::Exchange { card, .. } => {
                with("ask-exchange", &[("card", self.card(card, parts).into())])
            }
            Step::LiftLever { .. } => ask("ask-lift"),
            Step::Explore { .. } => ask("ask-explore"),
            Step::Lay { tile, .. } => {
                let sites: Vec<String> =
                    parts.tile(tile).sites.iter().map(|site| self.site(site)).collect();
                let sites = match &sites[..] {
                    [one] => self.say("ask-lay-one", &[("site", one.into())]),
                    [upper, lower, ..] => {
                        self.say("ask-lay-two", &[("upper", upper.into()), ("lower", lower.into())])
                    }
                    [] => String::new(),
                };
                with("ask-lay", &[("sites", sites.into())])
            }
            Step::Pasture { .. } => ask("ask-pasture"),
            Step::TileLever { .. } => ask("ask-tile-lever"),
            Step::VaseOrProduce { .. } => ask("ask-vase-or-produce"),
            Step::ChooseTrack { steps, .. } => with("ask-track", &[("count", steps.into())]),
            Step::ChooseRegion { .. } => ask("ask-region"),
            Step::RegionShare { .. } => ask("ask-region-share"),
            Step::PioneerShare { .. } => ask("ask-pioneer-share"),
            Step::Hire { has_hired: false, .. } => ask("ask-hire"),
            Step::Hire { has_hired: true, .. } => ask("ask-hire-again"),
            Step::Sail { steps, .. } => with("ask-sail", &[("count", steps.into())]),
            Step::ScoreTile { .. } => {
                let vp = open.n_scorings;
                with("ask-score", &[("vp", vp.into()), ("own", (2 * vp).into())])
            }
            Step::Trade { tile, .. } => {
                let needed = self.needed(tile, open.n_scorings, parts);
                let what = self.condition(tile, parts);
                with("ask-trade", &[("needed", needed.into()), ("what", what.into())])
            }
            // These resolve themselves.
            Step::Recruit { .. }
            | Step::SiteReward { .. }
            | Step::EndTurn { .. }
            | Step::Eminence
            | Step::EminenceSail { .. }
            | Step::Scoring { .. }
            | Step::Income
            | Step::LeversUp => ask("ask-wait"),
        }
    }

    /// What is offered, as things one may do.
    fn offered(&self, offer: Offer) -> Vec<String> {
        let others = [
            (Offered::Develop, "offer-develop"),
            (Offered::Upgrade, "offer-upgrade"),
            (Offered::Cattle, "offer-cattle"),
            (Offered::Modernize, "offer-modernize"),
            (Offered::ModernizeShared, "offer-modernize-shared"),
            (Offered::DrawOne, "offer-draw-one"),
            (Offered::DrawTwo, "offer-draw-two"),
            (Offered::FreeHouse, "offer-free-house"),
            (Offered::CheapSettlement, "offer-cheap-settlement"),
        ];
        let others = others.into_iter().filter(|(what, _)| offer.has(*what));
        let others: Vec<String> = others.map(|(_, key)| self.words.say(key)).collect();
        let mut all = self.offered_with_a_card(offer, others.is_empty());
        all.extend(others);
        all
    }

    /// What one may do with a card. Beside other things it is said in short: the chips say the rest.
    fn offered_with_a_card(&self, offer: Offer, is_alone: bool) -> Vec<String> {
        let kinds: Vec<Kind> =
            Kind::ALL.iter().copied().filter(|&kind| offer.has_kind(kind)).collect();
        let play = match kinds[..] {
            [] => return Vec::new(),
            _ if offer.has(Offered::Forgone) => return vec![self.words.say("offer-forgone")],
            [kind] => key("offer-card", kind.name()),
            _ => "offer-card-any".to_owned(),
        };
        let can_discard = offer.has(Offered::Discard);
        if !is_alone {
            let key = if can_discard { play + ".or-discard" } else { play };
            return vec![self.words.say(&key)];
        }
        let discard = can_discard.then_some("offer-discard");
        let keys = [play.as_str()].into_iter().chain(discard).chain(["offer-project"]);
        keys.map(|key| self.words.say(key)).collect()
    }

    /// Why a seat is asked: an interim scoring, its own turn, or what somebody's strip lets all do.
    fn why(&self, open: &Open, seat: Seat, step: Step) -> String {
        match step {
            Step::PickTile { .. } => return self.words.say("why-pick"),
            Step::FirstSite { .. } => return self.words.say("why-first-site"),
            Step::Turn { .. } => return self.when(open),
            _ => {}
        }
        if is_scoring(open) {
            return self.say("why-scoring", &[("number", open.n_scorings.into())]);
        }
        // The strip that was taken lies at the bottom until the turn is over.
        let strip = ("strip", Arg::from(self.strip(open.strips[6])));
        let is_eminence = open.steps.iter().any(|step| matches!(step, Step::EminenceSail { .. }));
        if is_eminence {
            self.say("why-eminence", &[strip])
        } else if matches!(step, Step::Sail { .. }) {
            self.words.say("why-sail")
        } else if open.turn != seat {
            self.say_of(open.turn, "why-taken", &[strip])
        } else if is_shared(step) {
            self.say_of(seat, "why-shared", &[strip])
        } else {
            self.say_of(seat, "why-own", &[strip])
        }
    }

    /// How far the match is: round, scorings, and what comes next.
    pub fn when(&self, open: &Open) -> String {
        let round = if open.is_second_round { 2 } else { 1 };
        if open.to_act().is_none() {
            return self.words.say("when-over");
        }
        if is_scoring(open) {
            let number = ("number", open.n_scorings.into());
            return self.say("when-scoring", &[("round", round.into()), number]);
        }
        if open.is_ending {
            return self.words.say("when-last-turns");
        }
        let next = open.n_scorings + 1;
        self.say("when-round", &[("round", round.into()), ("next", next.into())])
    }
}

/// Whether an interim scoring runs: what ends it, income or the levers that go up, is still to come.
pub(super) fn is_scoring(open: &Open) -> bool {
    open.steps.iter().any(|step| matches!(step, Step::Income | Step::LeversUp))
}

/// Whether this is the part of a strip that is for all.
fn is_shared(step: Step) -> bool {
    match step {
        Step::Offer { offer, .. } => offer.has(Offered::Share),
        Step::Hire { .. } | Step::RegionShare { .. } | Step::PioneerShare { .. } => true,
        _ => false,
    }
}
