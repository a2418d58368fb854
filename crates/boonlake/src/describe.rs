//! Prices, rewards, effects and actions in words.

use crate::action::{Action, Wage};
use crate::card::Card;
use crate::components::parts;
use crate::effect::{
    Bundle, Condition, Counted, Effect, Lasting, Price, Reward, SiteCost, SiteEffect, SiteRule,
};
use crate::land::Laid;
use crate::lever::LeverUse;
use crate::resource::Resource;
use crate::scoring_tile::ScoringTile;
use crate::space::{Site, Space};
use crate::state::Open;
use crate::step::Step;

fn many(number: u8, word: &str) -> Option<String> {
    (number > 0).then(|| format!("{number} {word}"))
}

/// A price: `3 coins, 1 vase, 2 loam`.
pub fn price_text(price: &Price) -> String {
    let resources = Resource::ALL.iter().map(|&one| many(price.resources.of(one), one.name()));
    let goods = [many(price.coins, "coins"), many(price.vases, "vase")];
    let parts: Vec<String> = goods.into_iter().chain(resources).flatten().collect();
    if parts.is_empty() { "free".to_owned() } else { parts.join(", ") }
}

/// A reward: `2 coins`.
pub fn reward_text(reward: &Reward) -> String {
    match reward {
        Reward::Coins(number) => format!("{number} coins"),
        Reward::Cards(number) => format!("{number} cards"),
        Reward::Vp(number) => format!("{number} VP"),
        Reward::Inhabitants(number) => format!("{number} inhab."),
        Reward::Vases(number) => format!("{number} vase"),
        Reward::Production(Some(resource)) => format!("site: {resource}"),
        Reward::Production(None) => "any site".to_owned(),
        Reward::VaseOrProduction => "vase or site".to_owned(),
    }
}

fn bundle_text(bundle: &Bundle) -> String {
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
        Counted::Track(track) => format!("steps on the {track}"),
        Counted::Levers => "levers".to_owned(),
        Counted::Cattle => "cattle placed".to_owned(),
        Counted::Houses => "houses built".to_owned(),
        Counted::Settlements => "settlements built".to_owned(),
        Counted::Production => "resources produced".to_owned(),
        Counted::Presences(region) => format!("presences in {region}"),
    }
}

/// What a card does.
pub fn effect_text(effect: &Effect) -> String {
    match effect {
        Effect::Tracks { coin, card } => {
            let steps = [many(*coin, "on the coin track"), many(*card, "on the card track")];
            format!("now: {}", steps.into_iter().flatten().collect::<Vec<_>>().join(", "))
        }
        Effect::Gain(reward) => format!("now: {}", reward_text(reward)),
        Effect::Exchange { give, take, both_ways } => {
            let back = if *both_ways { ", or the other way round" } else { "" };
            format!("now: {} for {}{back}", bundle_text(take), bundle_text(give))
        }
        Effect::LiftLever => "now: move a used lever up".to_owned(),
        Effect::FreeHouse => "now: an inhabitant becomes a house for nothing".to_owned(),
        Effect::CheapSettlement => {
            "now: a settlement for 1 inhabitant and 1 presence less".to_owned()
        }
        Effect::Per { what, vp } => {
            format!("end: {vp} VP for {}, each", counted_text(*what))
        }
        Effect::Threshold { what, low, high } => {
            let (what, from, to) = (counted_text(*what), low, high);
            format!("end: {} VP from {} {what} on, {} VP from {}", from.1, from.0, to.1, to.0)
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

/// A card in one line: its name, price, VP and effect.
pub fn card_text(card: Card) -> String {
    let sheet = parts().card(card);
    format!(
        "{} ({}; {}; {} VP; {})",
        sheet.names[0],
        sheet.kind,
        price_text(&sheet.price),
        sheet.vp,
        effect_text(&sheet.effect)
    )
}

/// What a site costs and brings.
pub fn site_text(site: &SiteRule) -> String {
    let cost = site.cost.map(|cost| match cost {
        SiteCost::Coins(number) => format!("pay {number} coins"),
        SiteCost::Cards(number) => format!("discard {number} cards"),
        SiteCost::Vp(number) => format!("lose {number} VP"),
    });
    let effect = site.effect.map(|effect| match effect {
        SiteEffect::Gain(reward) => reward_text(&reward),
        SiteEffect::Track(track, steps) => format!("{steps} on the {track}"),
        SiteEffect::OneTrack(steps) => format!("{steps} on one track"),
        SiteEffect::Income(track) => format!("income of the {track}"),
    });
    let settlement =
        (site.on_settlement != 0).then(|| format!("settlement {:+} VP", site.on_settlement));
    let parts: Vec<String> = [cost, effect, settlement].into_iter().flatten().collect();
    if parts.is_empty() { "free".to_owned() } else { parts.join(", ") }
}

/// A scoring tile in one line: its project and its condition.
pub fn scoring_text(tile: ScoringTile) -> String {
    let sheet = parts().scoring(tile);
    let condition = match sheet.condition {
        Condition::AtLeast(what) => counted_text(what),
        Condition::LowerTrack => "steps on the lower track".to_owned(),
        Condition::ConnectedTiles => "connected tiles".to_owned(),
        Condition::Bridges => "presences at bridges".to_owned(),
        Condition::Regions([one, other]) => format!("presences in {one} and {other}"),
        Condition::CardKinds([one, other]) => format!("{one} and {other} cards"),
        Condition::ExchangeInhabitants => "times 1 inhabitant or 5 coins for 2 VP".to_owned(),
        Condition::ExchangeVases => "times 1 vase or 5 coins for 2 VP".to_owned(),
        Condition::ExchangeCoins => "times 2 coins for 1 VP".to_owned(),
    };
    let is_pair = matches!(sheet.condition, Condition::Regions(_) | Condition::CardKinds(_));
    let value = |(one, other): (u8, u8)| match is_pair {
        true => format!("{one}/{other}"),
        false => one.to_string(),
    };
    format!(
        "project {} for {} VP and a step on the {}; asks for {} {condition}",
        price_text(&sheet.price),
        sheet.vp,
        sheet.track,
        sheet.values.map(value).join(" ")
    )
}

impl Open {
    /// What is printed on a site, if there is such a site.
    pub fn site_rule(&self, site: Site) -> Option<&'static SiteRule> {
        match self.terrain.spot(site.at).laid {
            Laid::Building(tile) => parts().tile(tile).sites.get(site.index()),
            Laid::Nothing | Laid::Pasture => None,
        }
    }

    /// What an action means, in words, for the seat that is asked.
    pub fn action_text(&self, action: Action) -> String {
        let space_text = |at: Space| {
            let ground = &parts().land.spaces[at];
            let reward = ground.reward.as_ref().map_or("nothing".to_owned(), reward_text);
            format!("on {at} in {}: {reward}", ground.region)
        };
        let for_vp = |vp: u8| match vp {
            0 => String::new(),
            _ => format!(", giving {} VP instead of {vp} inhabitants", 4 * vp),
        };
        match action {
            Action::Pick { tile } => scoring_text(tile),
            Action::Produce { resource } => format!("build production of {resource}"),
            Action::Choose { strip } => {
                let row = self.strips.iter().position(|&there| there == strip).unwrap_or(0);
                let (steps, fine) = parts().boards.rows[row];
                let fine = if fine > 0 { format!(", fine {fine} VP") } else { String::new() };
                format!("{steps} steps{fine}")
            }
            Action::Play { card } | Action::Discard { card } | Action::Drop { card } => {
                card_text(card)
            }
            Action::Project { tile } | Action::Score { tile } => scoring_text(tile),
            Action::Pay { boats: [one, other], levers } => match levers.is_empty() {
                true => format!("with the boats at {one} and {other}"),
                false => format!("with the boats at {one} and {other} and levers {levers}"),
            },
            Action::Use { lever } => use_text(lever).to_owned(),
            Action::Lift { lever } | Action::Modernize { lever } => {
                let sheet = &parts().boards.levers[lever.index()];
                format!("{} coins: {}", sheet.cost, sheet.text)
            }
            Action::Explore => "reveal a tile and lay it".to_owned(),
            Action::Lay { at } => space_text(at),
            Action::Develop { site } => self.site_rule(site).map_or(String::new(), site_text),
            Action::House { .. } => "an inhabitant becomes a house".to_owned(),
            Action::Settle { lever, vp, .. } => {
                let by = if lever { ", with lever 8" } else { "" };
                format!("a house becomes a settlement{by}{}", for_vp(vp))
            }
            Action::Cattle { at, vp } => {
                format!("beside {} cattle{}", self.terrain.spot(at).n_cattle(), for_vp(vp))
            }
            Action::Draw => "draw what is offered".to_owned(),
            Action::Hire { wage: Wage::Coins } => "an inhabitant for 3 coins".to_owned(),
            Action::Hire { wage: Wage::Cards } => "an inhabitant for 3 cards".to_owned(),
            Action::Region { region } => match self.covered[region as usize] {
                true => "the others pay".to_owned(),
                false => {
                    let label = reward_text(&parts().boards.labels[region as usize]);
                    format!("take {label}; the others pay")
                }
            },
            Action::Take => "take the coins".to_owned(),
            Action::Vase => "take a vase".to_owned(),
            Action::Advance { .. } => String::new(),
            Action::Sail { steps } => {
                let Some(seat) = self.to_act() else { return String::new() };
                let space = parts().river.space(self.is_second_round, self.landing(seat, steps));
                let reward = space.reward.as_ref().map_or("nothing".to_owned(), reward_text);
                format!("to {}: {reward}", space.name)
            }
            Action::Exchange => "as the card says".to_owned(),
            Action::ExchangeBack => "the other way round".to_owned(),
            Action::Trade { pieces } => format!("with {pieces} pieces and coins for the rest"),
            Action::Pass => "none of this".to_owned(),
        }
    }

    /// What is asked now, in words.
    pub fn question(&self) -> String {
        let Some(step) = self.step() else { return "The match is over.".to_owned() };
        let Some(seat) = step.seat() else { return String::new() };
        let asked = match step {
            Step::PickTile { .. } => "pick a scoring tile for your area",
            Step::FirstSite { .. } | Step::Produce { .. } => "build a production site",
            Step::Turn { .. } => "choose an action strip",
            Step::Offer { .. } => "do one of these, or pass",
            Step::PayCard { .. } | Step::PayProject { .. } => "choose how to pay",
            Step::Drop { left, .. } => {
                return format!("Seat {seat}: discard {left} cards as payment.");
            }
            Step::Exchange { .. } => "exchange, or pass",
            Step::LiftLever { .. } => "move a used lever up",
            Step::Explore { .. } => "explore, or pass",
            Step::Lay { tile, .. } => {
                let sites: Vec<String> = parts().tile(tile).sites.iter().map(site_text).collect();
                return format!("Seat {seat}: lay tile {tile} ({}).", sites.join(" | "));
            }
            Step::Pasture { .. } => "lay a pasture, or pass",
            Step::TileLever { .. } => "use lever 9 for the laid tile, or pass",
            Step::VaseOrProduce { .. } => "take a vase or build a production site",
            Step::ChooseTrack { .. } => "choose a track",
            Step::ChooseRegion { .. } => "choose a region",
            Step::RegionShare { .. } => "take your coins, or use a lever",
            Step::PioneerShare { .. } => "draw two cards, or use a lever",
            Step::Hire { .. } => "hire, or pass",
            Step::Sail { .. } => "move your ship",
            Step::ScoreTile { .. } => "score one of the scoring tiles",
            Step::Trade { .. } => "make the exchanges, or miss the tile",
            Step::Recruit { .. }
            | Step::SiteReward { .. }
            | Step::EndTurn { .. }
            | Step::Eminence
            | Step::EminenceSail { .. }
            | Step::Scoring { .. }
            | Step::Income
            | Step::LeversUp => "",
        };
        format!("Seat {seat}: {asked}.")
    }
}

fn use_text(lever: LeverUse) -> &'static str {
    match lever {
        LeverUse::TakeVase => "a vase instead of the shared part",
        LeverUse::SellVase => "6 coins for a vase instead of the shared part",
        LeverUse::Modernize => "modernize instead of the shared part",
        LeverUse::Upgrade => "upgrade instead of the shared part",
        LeverUse::Production => "1 coin for each resource produced, instead of a card",
        LeverUse::ThreeCoins => "3 coins instead of a card",
        LeverUse::RegionVp => "coins and VP",
        LeverUse::Boat => "the lower boat goes up to the wood",
        LeverUse::TileInhabitant => "an inhabitant",
        LeverUse::TwoCoins => "2 coins",
        LeverUse::TwoCards => "2 cards",
        LeverUse::FiveCoins => "5 coins",
        LeverUse::Cards => "discard 2 cards for an inhabitant and 3 VP",
    }
}
