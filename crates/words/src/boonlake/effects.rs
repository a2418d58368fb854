//! What cards, sites and scoring tiles do.

use super::{Speech, key};
use crate::Arg;
use boonlake::{
    Card, Components, Condition, Counted, Effect, Lasting, ScoringTile, SiteCost, SiteEffect,
    SiteRule, Track,
};

impl Speech<'_> {
    /// When an effect works: at once, at the end, or as long as the card lies there.
    pub fn effect_when(&self, effect: &Effect) -> String {
        self.words.say(match effect {
            Effect::Per { .. } | Effect::Threshold { .. } => "when-end",
            Effect::Always(_) => "when-always",
            Effect::Tracks { .. }
            | Effect::Gain(_)
            | Effect::Exchange { .. }
            | Effect::LiftLever
            | Effect::FreeHouse
            | Effect::CheapSettlement => "when-now",
        })
    }

    /// What an effect does, without when: "1 vase".
    pub fn effect(&self, effect: &Effect) -> String {
        match effect {
            Effect::Tracks { coin, card } => {
                let steps = [(Track::Coin, *coin), (Track::Card, *card)];
                let steps = steps.into_iter().filter(|&(_, steps)| steps > 0);
                let said = steps.map(|(track, steps)| self.steps_on(track, steps));
                self.words.list(&said.collect::<Vec<_>>())
            }
            Effect::Gain(reward) => self.reward(reward),
            Effect::Exchange { give, take, both_ways } => {
                let key = if *both_ways { "effect-exchange-both" } else { "effect-exchange" };
                let (give, take) = (self.bundle(give), self.bundle(take));
                self.say(key, &[("give", give.into()), ("take", take.into())])
            }
            Effect::LiftLever => self.words.say("effect-lift-lever"),
            Effect::FreeHouse => self.words.say("effect-free-house"),
            Effect::CheapSettlement => self.words.say("effect-cheap-settlement"),
            Effect::Per { what, vp } => {
                let each = self.counted_each(*what);
                self.say("effect-per", &[("vp", (*vp).into()), ("each", each.into())])
            }
            Effect::Threshold { what, low, high } => self.say(
                "effect-threshold",
                &[
                    ("what", self.counted(*what).into()),
                    ("low", low.0.into()),
                    ("low-vp", low.1.into()),
                    ("high", high.0.into()),
                    ("high-vp", high.1.into()),
                ],
            ),
            Effect::Always(lasting) => self.lasting(*lasting),
        }
    }

    /// The effect of a card with when it works: "At once: 1 vase".
    pub fn card_effect(&self, card: Card, parts: &Components) -> String {
        let effect = &parts.card(card).effect;
        let (when, effect) = (self.effect_when(effect), self.effect(effect));
        self.say("card-effect", &[("when", when.into()), ("effect", effect.into())])
    }

    /// Everything printed on a card but its name.
    pub fn card_help(&self, card: Card, parts: &Components) -> String {
        let sheet = parts.card(card);
        self.say(
            "card-help",
            &[
                ("kind", self.kind(sheet.kind).into()),
                ("price", self.price(&sheet.price).into()),
                ("effect", self.card_effect(card, parts).into()),
                ("vp", sheet.vp.into()),
            ],
        )
    }

    fn lasting(&self, lasting: Lasting) -> String {
        match lasting {
            Lasting::LeverDiscount(coins) => {
                self.say("lasting-lever-discount", &[("count", coins.into())])
            }
            Lasting::CardDiscount => self.words.say("lasting-card-discount"),
            Lasting::DiscardBonus(kind) => {
                let card = self.words.say(&(key("kind", kind.name()) + ".each-card"));
                self.say("lasting-discard-bonus", &[("card", card.into())])
            }
            Lasting::CattleInhabitant => self.words.say("lasting-cattle-inhabitant"),
            Lasting::CattleCoins => self.words.say("lasting-cattle-coins"),
            Lasting::RiverCoins => self.words.say("lasting-river-coins"),
            Lasting::HarbourCoins => self.words.say("lasting-harbour-coins"),
            Lasting::HarbourCards => self.words.say("lasting-harbour-cards"),
            Lasting::VaseBonus => self.words.say("lasting-vase-bonus"),
        }
    }

    /// Steps on a track: "2 steps on the coin track".
    pub fn steps_on(&self, track: Track, steps: u8) -> String {
        let on = self.track_on(track);
        self.say("steps-on", &[("count", steps.into()), ("on", on.into())])
    }

    /// What is counted, as a heading within a sentence: "levers".
    pub(super) fn counted(&self, what: Counted) -> String {
        self.counted_form(what, "")
    }

    /// What is counted, as a name.
    pub(super) fn counted_name(&self, what: Counted) -> String {
        self.counted_form(what, ".name")
    }

    fn counted_each(&self, what: Counted) -> String {
        self.counted_form(what, ".each")
    }

    fn counted_form(&self, what: Counted, form: &str) -> String {
        let key = match what {
            Counted::Track(Track::Coin) => "counted-coin-track",
            Counted::Track(Track::Card) => "counted-card-track",
            Counted::Levers => "counted-levers",
            Counted::Cattle => "counted-cattle",
            Counted::Houses => "counted-houses",
            Counted::Settlements => "counted-settlements",
            Counted::Production => "counted-production",
            Counted::Presences(region) => {
                let key = "counted-presences".to_owned() + form;
                return self.say(&key, &[("region", self.region(region).into())]);
            }
        };
        self.words.say(&format!("{key}{form}"))
    }

    /// What a building site costs, beside the inhabitant that comes to stand there.
    pub(super) fn site_cost(&self, site: &SiteRule) -> Option<String> {
        Some(match site.cost? {
            SiteCost::Coins(number) => self.count("coins", number),
            SiteCost::Cards(number) => self.count("cards", number),
            SiteCost::Vp(number) => self.count("vp", number),
        })
    }

    /// What a building site brings at once.
    pub(super) fn site_effect(&self, site: &SiteRule) -> Option<String> {
        Some(match site.effect? {
            SiteEffect::Gain(reward) => self.reward(&reward),
            SiteEffect::Track(track, steps) => self.steps_on(track, steps),
            SiteEffect::OneTrack(steps) => self.say("site-one-track", &[("count", steps.into())]),
            SiteEffect::Income(track) => self.say("site-income", &[("track", track.name().into())]),
        })
    }

    /// What a building site does to a settlement that is built there.
    pub(super) fn site_settlement(&self, site: &SiteRule) -> Option<String> {
        let vp = i64::from(site.on_settlement);
        (vp != 0).then(|| self.say("site-settlement", &[("vp", Arg::signed(vp))]))
    }

    /// What is printed on a building site: "costs 4 coins; brings 1 step on the coin track".
    pub fn site(&self, site: &SiteRule) -> String {
        let costs = self.site_cost(site);
        let costs = costs.map(|costs| self.say("deal-costs", &[("costs", costs.into())]));
        let brings = self.site_effect(site);
        let brings = brings.map(|brings| self.say("deal-brings", &[("brings", brings.into())]));
        let parts = [costs, brings, self.site_settlement(site)];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        match parts.is_empty() {
            true => self.words.say("site-nothing"),
            false => parts.join(&self.words.say("deal-and")),
        }
    }

    /// What a scoring tile counts: "levers".
    pub fn condition(&self, tile: ScoringTile, parts: &Components) -> String {
        match parts.scoring(tile).condition {
            Condition::AtLeast(what) => self.counted(what),
            Condition::LowerTrack => self.words.say("condition-lower-track.counts"),
            Condition::ConnectedTiles => self.words.say("condition-connected-tiles.counts"),
            Condition::Bridges => self.words.say("condition-bridges.counts"),
            Condition::Regions([one, other]) => self.say(
                "condition-regions",
                &[("one", self.region(one).into()), ("other", self.region(other).into())],
            ),
            Condition::CardKinds([one, other]) => self.say(
                "condition-card-kinds",
                &[("one", self.kind(one).into()), ("other", self.kind(other).into())],
            ),
            Condition::ExchangeInhabitants => {
                self.words.say("condition-exchange-inhabitants.counts")
            }
            Condition::ExchangeVases => self.words.say("condition-exchange-vases.counts"),
            Condition::ExchangeCoins => self.words.say("condition-exchange-coins.counts"),
        }
    }

    /// How much a scoring tile asks for at an interim scoring, from 1 to 4: "3", or "2 + 1".
    pub fn needed(&self, tile: ScoringTile, scoring: u8, parts: &Components) -> String {
        let sheet = parts.scoring(tile);
        let (one, other) = sheet.values[usize::from(scoring.clamp(1, 4)) - 1];
        if sheet.condition.is_pair() { format!("{one} + {other}") } else { one.to_string() }
    }

    /// How a scoring tile works: what it counts, and how much at the four scorings.
    pub fn scoring_help(&self, tile: ScoringTile, parts: &Components) -> String {
        let needed = [1, 2, 3, 4].map(|scoring| self.needed(tile, scoring, parts));
        let key = match parts.scoring(tile).condition.is_pair() {
            true => "scoring-help-pair",
            false => "scoring-help",
        };
        let [first, second, third, fourth] = needed;
        self.say(
            key,
            &[
                ("condition", self.condition(tile, parts).into()),
                ("first", first.into()),
                ("second", second.into()),
                ("third", third.into()),
                ("fourth", fourth.into()),
            ],
        )
    }

    /// The project of a scoring tile: price and what it brings.
    pub fn project_help(&self, tile: ScoringTile, parts: &Components) -> String {
        let sheet = parts.scoring(tile);
        self.say(
            "project-help",
            &[
                ("price", self.price(&sheet.price).into()),
                ("vp", sheet.vp.into()),
                ("steps", self.steps_on(sheet.track, 1).into()),
            ],
        )
    }
}
