//! Choices, each with its full price and what it brings.

use super::Speech;
use crate::Arg;
use boonlake::{Action, Lever, LeverUse, Offered, Open, Region, Step, Strip, View, Wage};
use table::Seat;

/// A choice in words: what one does, what it costs, what it brings, and what else there is to
/// know. The table shows costs and gains apart; [`Speech::action`] makes one line of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// "Develop 12a (New Hope)"
    pub what: String,
    /// "1 inhabitant", "4 coins"
    pub costs: Vec<String>,
    /// "1 step on the coin track"
    pub brings: Vec<String>,
    /// "then interim scoring 2"
    pub notes: Vec<String>,
}

impl Deal {
    pub(super) fn new(what: String) -> Deal {
        Deal { what, costs: Vec::new(), brings: Vec::new(), notes: Vec::new() }
    }
}

impl Speech<'_> {
    /// A choice in one line: "Develop 12a (New Hope): costs 1 inhabitant, 4 coins; brings …".
    pub fn action(&self, action: &Action, view: &View) -> String {
        let deal = self.deal(action, view);
        self.with_terms(&deal, [self.costs(&deal), self.outcome(&deal)])
    }

    /// What one does and what it costs.
    pub fn label(&self, deal: &Deal) -> String {
        self.with_terms(deal, [self.costs(deal), String::new()])
    }

    /// One of several ways to build at a place, as they differ: by the inhabitants to give and by
    /// the lever. `None` for what is done in one way only.
    pub fn way(&self, action: &Action, view: &View) -> Option<String> {
        let uses_lever = match *action {
            Action::Settle { lever, .. } => lever,
            Action::Cattle { .. } => false,
            _ => return None,
        };
        let deal = self.deal(action, view);
        let lever = uses_lever.then(|| self.lever(Lever::Settlement));
        let price: Vec<String> = deal.costs.into_iter().take(1).chain(lever).collect();
        let price = self.words.commas(&price);
        Some(self.say("deal", &[("what", deal.what.into()), ("terms", price.into())]))
    }

    /// What it costs and what follows, in a line; may be empty.
    pub fn terms(&self, deal: &Deal) -> String {
        let terms = [self.costs(deal), self.outcome(deal)];
        let terms: Vec<String> = terms.into_iter().filter(|it| !it.is_empty()).collect();
        terms.join(&self.words.say("deal-and"))
    }

    /// What follows: gains, and what else there is to know; may be empty.
    pub fn outcome(&self, deal: &Deal) -> String {
        let mut terms = Vec::new();
        if !deal.brings.is_empty() {
            let brings = self.words.commas(&deal.brings);
            terms.push(self.say("deal-brings", &[("brings", brings.into())]));
        }
        terms.extend(deal.notes.iter().cloned());
        terms.join(&self.words.say("deal-and"))
    }

    fn costs(&self, deal: &Deal) -> String {
        match &deal.costs[..] {
            [] => String::new(),
            costs => self.say("deal-costs", &[("costs", self.words.commas(costs).into())]),
        }
    }

    fn with_terms(&self, deal: &Deal, terms: [String; 2]) -> String {
        let terms: Vec<String> = terms.into_iter().filter(|it| !it.is_empty()).collect();
        if terms.is_empty() {
            return deal.what.clone();
        }
        let terms = terms.join(&self.words.say("deal-and"));
        self.say("deal", &[("what", (&deal.what).into()), ("terms", terms.into())])
    }

    /// A choice with its full price, as things stand.
    pub fn deal(&self, action: &Action, view: &View) -> Deal {
        let open = view.open();
        let (Some(step), Some(seat)) = (open.step(), open.to_act()) else {
            return Deal::new(self.words.say("ask-match-over"));
        };
        let parts = open.parts();
        let plain = |key: &str| Deal::new(self.words.say(key));
        match *action {
            Action::Pick { tile } => {
                let name = self.scoring_tile(tile, parts);
                let mut deal = Deal::new(self.say("action-pick", &[("tile", name.into())]));
                deal.notes.push(self.scoring_help(tile, parts));
                deal.notes.push(self.project_help(tile, parts));
                deal
            }
            Action::Produce { resource } => {
                let level = open.player(seat).production.of(resource) + 1;
                let resource = self.resource_plain(resource);
                Deal::new(self.say(
                    "action-produce",
                    &[("resource", resource.into()), ("level", level.into())],
                ))
            }
            Action::Choose { strip } => self.choose_deal(open, strip),
            Action::Play { card } => self.play_deal(open, seat, card),
            Action::Project { tile } => self.project_deal(open, seat, tile),
            Action::Pay { boats, levers } => self.pay_deal(view, boats, levers),
            Action::Discard { card } => self.discard_deal(open, seat, card),
            Action::Drop { card } => self.drop_deal(open, card),
            Action::Use { lever } => self.use_deal(open, seat, step, lever),
            Action::Lift { lever } => {
                let mut deal =
                    Deal::new(self.say("action-lift", &[("lever", self.lever(lever).into())]));
                deal.notes.push(self.lever_help(lever));
                deal
            }
            Action::Explore => plain("action-explore"),
            Action::Lay { at } => self.lay_deal(open, seat, at),
            Action::Develop { site } => self.develop_deal(open, seat, site),
            Action::House { site } => self.house_deal(open, seat, site),
            Action::TakeHouse { recess } => {
                let mut deal = Deal::new(
                    self.say("action-take-house", &[("recess", recess.to_string().into())]),
                );
                let recess = parts.boards.house(recess);
                let is_last = open.n_scorings >= 3;
                deal.brings.extend(self.at_scorings(recess.coins, recess.vp.into(), is_last));
                deal
            }
            Action::Settle { site, lever, vp } => self.settle_deal(open, seat, site, lever, vp),
            Action::Cattle { at, vp } => self.cattle_deal(open, seat, at, vp),
            Action::Draw => self.draw_deal(step),
            Action::Modernize { lever } => self.modernize_deal(open, seat, step, lever),
            Action::Hire { wage } => {
                let mut deal = plain("action-hire");
                let what = match wage {
                    Wage::Coins => "coins",
                    Wage::Cards => "cards",
                };
                deal.costs.push(self.count(what, 3));
                deal.brings.push(self.count("inhabitants", 1));
                deal
            }
            Action::Region { region } => self.region_deal(open, seat, region),
            Action::Take => {
                let coins = match step {
                    Step::RegionShare { region, .. } => open.map().presences_outside(seat, region),
                    _ => 0,
                };
                Deal::new(self.say("action-take", &[("count", coins.into())]))
            }
            Action::Vase => {
                let mut deal = plain("action-vase");
                deal.brings.push(self.count("vases", 1 + open.player(seat).lasting.vase_bonus));
                deal
            }
            Action::Advance { track } => {
                let mut deal = Deal::new(self.track(track));
                if let Step::ChooseTrack { steps, .. } = step {
                    deal.brings.extend(self.track_gain(open, seat, track, steps));
                }
                deal
            }
            Action::Sail { steps } => self.sail_deal(view, seat, steps),
            Action::Exchange | Action::ExchangeBack => self.exchange_deal(open, *action),
            Action::Score { tile } => self.score_deal(open, seat, tile),
            Action::Trade { pieces } => self.trade_deal(open, seat, pieces),
            Action::Pass => plain(pass_key(step)),
        }
    }

    fn choose_deal(&self, open: &Open, strip: Strip) -> Deal {
        let mut deal = Deal::new(self.strip(strip));
        let row = open.strips.iter().position(|&there| there == strip).unwrap_or(0);
        let (steps, fine) = open.parts().boards.rows[row];
        deal.costs.extend(self.some("vp", fine.into()));
        deal.notes.push(self.strip_own(strip));
        deal.notes.push(self.strip_all(strip));
        deal.notes.push(self.say("note-ship", &[("count", steps.into())]));
        deal
    }

    fn draw_deal(&self, step: Step) -> Deal {
        let is_one = matches!(step, Step::Offer { offer, .. } if offer.has(Offered::DrawOne));
        let mut deal = Deal::new(
            self.say("action-draw", &[("count", if is_one { 1.into() } else { 2.into() })]),
        );
        if matches!(step, Step::PioneerShare { .. }) {
            deal.notes.push(self.words.say("note-then-card"));
        }
        deal
    }

    fn modernize_deal(&self, open: &Open, seat: Seat, step: Step, lever: Lever) -> Deal {
        let mut deal =
            Deal::new(self.say("action-modernize", &[("lever", self.lever(lever).into())]));
        let coins = open.player(seat).lever_cost(lever, &open.parts().boards);
        deal.costs.extend(self.some("coins", coins.into()));
        let is_shared =
            matches!(step, Step::Offer { offer, .. } if offer.has(Offered::ModernizeShared));
        if is_shared {
            deal.costs.push(self.count("inhabitants", 1));
        }
        deal.notes.push(self.lever_help(lever));
        deal
    }

    /// Choosing a region: its reward, and what the others pay everybody.
    fn region_deal(&self, open: &Open, seat: Seat, region: Region) -> Deal {
        let mut deal =
            Deal::new(self.say("action-region", &[("region", self.region(region).into())]));
        if open.covered.has(region) {
            deal.notes.push(self.words.say("note-covered"));
        } else {
            deal.brings.extend(self.gain(open, seat, &open.parts().boards.label(region)));
        }
        let paid = |seat: Seat| self.count("coins", open.map().presences_outside(seat, region));
        deal.notes.push(self.say("note-region-you", &[("coins", paid(seat).into())]));
        for other in Seat::all(open.n_seats()).filter(|&other| other != seat) {
            let args = [("name", self.name(other).into()), ("what", paid(other).into())];
            deal.notes.push(self.say("note-region-other", &args));
        }
        if open.is_solo() {
            let vp = open.map().presences_outside(boonlake::EMINENCE, region);
            let args = [("name", self.eminence().into()), ("what", self.count("vp", vp).into())];
            deal.notes.push(self.say("note-region-other", &args));
        }
        deal
    }

    fn use_deal(&self, open: &Open, seat: Seat, step: Step, lever: LeverUse) -> Deal {
        let name: Arg<'_> = self.lever(lever.lever()).into();
        let mut deal = Deal::new(self.say("action-use", &[("lever", name)]));
        let player = open.player(seat);
        match lever {
            LeverUse::TakeVase => deal.brings.push(self.count("vases", 1)),
            LeverUse::SellVase => {
                deal.costs.push(self.count("vases", 1));
                deal.brings.push(self.count("coins", 6));
            }
            LeverUse::Modernize => deal.notes.push(self.words.say("use-modernize")),
            LeverUse::Upgrade => deal.notes.push(self.words.say("use-upgrade")),
            LeverUse::Production => {
                deal.brings.push(self.count("coins", player.production.total()));
            }
            LeverUse::ThreeCoins => deal.brings.push(self.count("coins", 3)),
            LeverUse::Region => {
                if let Step::RegionShare { region, .. } = step {
                    let presences = open.map().presences_outside(seat, region);
                    deal.brings.push(self.count("coins", presences));
                    deal.brings.push(self.count("vp", presences));
                }
            }
            LeverUse::Boat => {
                let from = self.resource_plain(player.boats[1]);
                deal.notes.push(self.say("use-boat", &[("from", from.into())]));
            }
            LeverUse::Tile => deal.brings.extend(self.inhabitants_gain(open, seat, 1)),
            LeverUse::TwoCoins => deal.brings.push(self.count("coins", 2)),
            LeverUse::TwoCards => deal.brings.push(self.count("cards", 2)),
            LeverUse::FiveCoins => deal.brings.push(self.count("coins", 5)),
            LeverUse::Cards => {
                deal.costs.push(self.count("cards", 2));
                deal.brings.extend(self.inhabitants_gain(open, seat, 1));
                deal.brings.push(self.count("vp", 3));
            }
        }
        if LeverUse::INSTEAD_OF_SHARE.contains(&lever) {
            deal.notes.push(self.words.say("note-instead-of-share"));
        } else if LeverUse::INSTEAD_OF_CARD.contains(&lever) {
            deal.notes.push(self.words.say("note-instead-of-card"));
        }
        deal
    }
}

/// What declining means at a step.
fn pass_key(step: Step) -> &'static str {
    match step {
        Step::Explore { .. } => "action-pass-explore",
        Step::Pasture { .. } => "action-pass-pasture",
        Step::TileLever { .. } => "action-pass-lever",
        Step::Hire { .. } => "action-pass-hire",
        Step::Exchange { .. } => "action-pass-exchange",
        Step::Trade { .. } => "action-pass-trade",
        Step::Offer { offer, .. } if offer.has(Offered::Twice) => "action-pass-twice",
        _ => "action-pass",
    }
}
