//! What is printed on cards, tiles and boards, in words.

use crate::card::Card;
use crate::components::Components;
use crate::effect::{
    Bundle, Condition, Counted, Effect, Lasting, Price, Reward, SiteCost, SiteEffect, SiteRule,
};
use crate::lever::Lever;
use crate::region::{Region, Strip};
use crate::resource::{Resource, Track};
use crate::scoring_tile::ScoringTile;

/// So many of something: `1 coin`, `2 coins`, `1 cattle`.
pub(crate) fn count_text(number: impl Into<i32>, words: &str) -> String {
    let number = number.into();
    match words.strip_suffix('s') {
        Some(one) if number == 1 => format!("1 {one}"),
        _ => format!("{number} {words}"),
    }
}

/// The same, if there is any.
fn many(number: u8, words: &str) -> Option<String> {
    (number > 0).then(|| count_text(number, words))
}

/// The name of a region.
pub(crate) const fn region_text(region: Region) -> &'static str {
    match region {
        Region::Unknown => "Unknown",
        Region::NewHope => "New Hope",
        Region::Boonlake => "Boonlake",
        Region::Southern => "Southern",
    }
}

/// The name of an income track.
pub(crate) const fn track_text(track: Track) -> &'static str {
    match track {
        Track::Coin => "coin track",
        Track::Card => "card track",
    }
}

/// What a strip lets its taker do, and then all.
pub(crate) const fn strip_text(strip: Strip) -> (&'static str, &'static str) {
    match strip {
        Strip::Pioneer => {
            ("day card; explore twice; develop or upgrade", "the others: 2 cards, play one")
        }
        Strip::Cattle => ("day card; lay a pasture", "all: cattle or a card"),
        Strip::Region => ("sunset card; a region's reward", "all: coins of the other regions"),
        Strip::Progress => ("sunset card; buy a lever", "all: a lever (+1 inhabitant) or a card"),
        Strip::Settle => ("night card; develop or upgrade", "all: develop, upgrade or a card"),
        Strip::Hire => ("night card; 1 inhabitant; explore", "all: hire for 3 coins or cards"),
        Strip::Builder => ("3 coins; play a card or draw 2", "all: a card"),
    }
}

/// A price: `3 coins, 1 vase, 2 loam`.
pub fn price_text(price: &Price) -> String {
    let resources = Resource::ALL.iter().map(|&one| many(price.resources.of(one), one.name()));
    let goods = [many(price.coins, "coins"), many(price.vases, "vases")];
    let parts: Vec<String> = goods.into_iter().chain(resources).flatten().collect();
    if parts.is_empty() { "free".to_owned() } else { parts.join(", ") }
}

/// A reward: `2 coins`.
pub fn reward_text(reward: &Reward) -> String {
    match reward {
        Reward::Coins(number) => count_text(*number, "coins"),
        Reward::Cards(number) => count_text(*number, "cards"),
        Reward::Vp(number) => format!("{number} VP"),
        Reward::Inhabitants(number) => count_text(*number, "inhabitants"),
        Reward::Vases(number) => count_text(*number, "vases"),
        Reward::Production(Some(resource)) => format!("a production site of {resource}"),
        Reward::Production(None) => "a production site".to_owned(),
        Reward::VaseOrProduction => "a vase or a production site".to_owned(),
    }
}

pub(crate) fn bundle_text(bundle: &Bundle) -> String {
    let parts = [
        many(bundle.cards, "cards"),
        many(bundle.coins, "coins"),
        many(bundle.vases, "vases"),
        many(bundle.inhabitants, "inhabitants"),
        many(bundle.vp, "VP"),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" and ")
}

fn counted_text(what: Counted) -> String {
    match what {
        Counted::Track(track) => format!("steps on the {}", track_text(track)),
        Counted::Levers => "levers".to_owned(),
        Counted::Cattle => "cattle placed".to_owned(),
        Counted::Houses => "houses built".to_owned(),
        Counted::Settlements => "settlements built".to_owned(),
        Counted::Production => "resources produced".to_owned(),
        Counted::Presences(region) => format!("presences in {}", region_text(region)),
    }
}

fn one_counted(what: Counted) -> String {
    match what {
        Counted::Track(track) => format!("step on the {}", track_text(track)),
        Counted::Levers => "lever".to_owned(),
        Counted::Cattle => "cattle placed".to_owned(),
        Counted::Houses => "house built".to_owned(),
        Counted::Settlements => "settlement built".to_owned(),
        Counted::Production => "resource produced".to_owned(),
        Counted::Presences(region) => format!("presence in {}", region_text(region)),
    }
}

/// What a card does.
pub fn effect_text(effect: &Effect) -> String {
    match effect {
        Effect::Tracks { coin, card } => {
            let steps = [(Track::Coin, *coin), (Track::Card, *card)].into_iter();
            let steps = steps
                .filter(|(_, steps)| *steps > 0)
                .map(|(track, steps)| format!("{} +{steps}", track_text(track)));
            format!("now: {}", steps.collect::<Vec<_>>().join(", "))
        }
        Effect::Gain(reward) => format!("now: {}", reward_text(reward)),
        Effect::Exchange { give, take, both_ways } => {
            let back = if *both_ways { ", or back" } else { "" };
            format!("now: give {} for {}{back}", bundle_text(give), bundle_text(take))
        }
        Effect::LiftLever => "now: move a used lever up".to_owned(),
        Effect::FreeHouse => "now: a house for nothing".to_owned(),
        Effect::CheapSettlement => "now: a settlement, -1 inhabitant, -1 neighbour".to_owned(),
        Effect::Per { what, vp } => {
            format!("end: {vp} VP per {}", one_counted(*what))
        }
        Effect::Threshold { what, low, high } => {
            let (what, from, to) = (counted_text(*what), low, high);
            format!("end: {} VP for {} {what}, {} VP for {}", from.1, from.0, to.1, to.0)
        }
        Effect::Always(lasting) => format!("always: {}", lasting_text(*lasting)),
    }
}

fn lasting_text(lasting: Lasting) -> String {
    match lasting {
        Lasting::LeverDiscount(coins) => format!("levers cost {coins} coins less"),
        Lasting::CardDiscount => "cards and projects cost 1 coin less".to_owned(),
        Lasting::DiscardBonus(kind) => format!("1 coin more for discarding a {kind} card"),
        Lasting::CattleInhabitant => "cattle cost 1 inhabitant less".to_owned(),
        Lasting::CattleCoins => "cattle bring 2 coins more".to_owned(),
        Lasting::RiverCoins => "1 coin more on river spaces with coins".to_owned(),
        Lasting::HarbourCoins => "2 coins in harbours".to_owned(),
        Lasting::HarbourCards => "2 cards in harbours".to_owned(),
        Lasting::VaseBonus => "1 vase more on river spaces with a vase".to_owned(),
    }
}

/// What a site costs and brings.
pub fn site_text(site: &SiteRule) -> String {
    let cost = site.cost.map(|cost| match cost {
        SiteCost::Coins(number) => format!("pay {}", count_text(number, "coins")),
        SiteCost::Cards(number) => format!("discard {}", count_text(number, "cards")),
        SiteCost::Vp(number) => format!("lose {number} VP"),
    });
    let effect = site.effect.map(|effect| match effect {
        SiteEffect::Gain(reward) => reward_text(&reward),
        SiteEffect::Track(track, steps) => {
            format!("{} on the {}", count_text(steps, "steps"), track_text(track))
        }
        SiteEffect::OneTrack(steps) => format!("{} on one track", count_text(steps, "steps")),
        SiteEffect::Income(track) => format!("the income of the {}", track_text(track)),
    });
    let settlement = (site.on_settlement != 0)
        .then(|| format!("{:+} VP for a settlement there", site.on_settlement));
    let parts: Vec<String> = [cost, effect, settlement].into_iter().flatten().collect();
    if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") }
}

impl Components {
    /// The name of a card in English.
    pub fn card_name(&self, card: Card) -> &str {
        &self.card(card).names[0]
    }

    /// A card in one line: its name, price, VP and effect.
    pub fn card_text(&self, card: Card) -> String {
        let sheet = self.card(card);
        format!(
            "{} ({}; {}; {} VP; {})",
            sheet.names[0],
            sheet.kind,
            price_text(&sheet.price),
            sheet.vp,
            effect_text(&sheet.effect)
        )
    }

    /// What a scoring tile asks for.
    pub fn condition_text(&self, tile: ScoringTile) -> String {
        match self.scoring(tile).condition {
            Condition::AtLeast(what) => counted_text(what),
            Condition::LowerTrack => "steps on both tracks".to_owned(),
            Condition::ConnectedTiles => "connected tiles with your pieces".to_owned(),
            Condition::Bridges => "presences at bridges".to_owned(),
            Condition::Regions([one, other]) => {
                format!("presences in {} and {}", region_text(one), region_text(other))
            }
            Condition::CardKinds([one, other]) => format!("{one} and {other} cards played"),
            Condition::ExchangeInhabitants => "times 1 inhabitant or 5 coins for 2 VP".to_owned(),
            Condition::ExchangeVases => "times 1 vase or 5 coins for 2 VP".to_owned(),
            Condition::ExchangeCoins => "times 2 coins for 1 VP".to_owned(),
        }
    }

    /// How much a scoring tile asks for at an interim scoring, from 1 to 4.
    pub fn needed_text(&self, tile: ScoringTile, scoring: u8) -> String {
        let sheet = self.scoring(tile);
        let (one, other) = sheet.values[usize::from(scoring.clamp(1, 4)) - 1];
        if sheet.condition.is_pair() { format!("{one}/{other}") } else { one.to_string() }
    }

    /// The project of a scoring tile.
    pub fn project_text(&self, tile: ScoringTile) -> String {
        let sheet = self.scoring(tile);
        let track = track_text(sheet.track);
        format!("{}: {} VP, 1 step on the {track}", price_text(&sheet.price), sheet.vp)
    }

    /// A scoring tile in one line: its project and its condition.
    pub fn scoring_text(&self, tile: ScoringTile) -> String {
        let needed = [1, 2, 3, 4].map(|scoring| self.needed_text(tile, scoring)).join(" ");
        format!("{needed} {}; project {}", self.condition_text(tile), self.project_text(tile))
    }

    /// What a lever does.
    pub fn lever_text(&self, lever: Lever) -> &str {
        &self.boards.lever(lever).text
    }
}
