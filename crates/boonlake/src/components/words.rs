//! The words for prices, rewards and effects in the component files.

use super::reader::{amount_of, read};
use crate::effect::{
    Bundle, Counted, Effect, Lasting, Price, Reward, SiteCost, SiteEffect, SiteRule,
};
use crate::resource::{Resource, Track};
use table::ParseError;

fn wrong(text: &str, expected: &str) -> ParseError {
    ParseError(format!("`{text}` is not {expected}"))
}

/// `3 coins, 1 vases, 2 loam` or `free`.
pub(super) fn price(text: &str) -> Result<Price, ParseError> {
    let mut price = Price::default();
    if text == "free" {
        return Ok(price);
    }
    for part in text.split(',').map(str::trim) {
        let (number, unit) =
            part.split_once(' ').ok_or_else(|| wrong(part, "a price such as `3 coins, 2 loam`"))?;
        let number: u8 = read(number)?;
        let place = match unit {
            "coins" => &mut price.coins,
            "vases" => &mut price.vases,
            unit => &mut price.resources.0[read::<Resource>(unit)? as usize],
        };
        *place = place.checked_add(number).ok_or_else(|| wrong(text, "a price one can pay"))?;
    }
    Ok(price)
}

/// `coins 3`, `production wood`, `vase-or-production`.
pub(super) fn reward(text: &str) -> Result<Reward, ParseError> {
    Ok(match text.split_once(' ') {
        Some(("coins", number)) => Reward::Coins(read(number)?),
        Some(("cards", number)) => Reward::Cards(read(number)?),
        Some(("vp", number)) => Reward::Vp(read(number)?),
        Some(("inhabitants", number)) => Reward::Inhabitants(read(number)?),
        Some(("vases", number)) => Reward::Vases(read(number)?),
        Some(("production", resource)) => Reward::Production(Some(read(resource)?)),
        None if text == "production" => Reward::Production(None),
        None if text == "vase-or-production" => Reward::VaseOrProduction,
        _ => return Err(wrong(text, "a reward such as `coins 2` or `production wood`")),
    })
}

/// A reward or `-`.
pub(super) fn maybe_reward(text: &str) -> Result<Option<Reward>, ParseError> {
    if text == "-" { Ok(None) } else { reward(text).map(Some) }
}

/// `1 vases + 2 coins`.
fn bundle(text: &str) -> Result<Bundle, ParseError> {
    let mut bundle = Bundle::default();
    for part in text.split('+').map(str::trim) {
        let place = match part.split_once(' ').map(|(_, unit)| unit) {
            Some("cards") => &mut bundle.cards,
            Some("coins") => &mut bundle.coins,
            Some("vases") => &mut bundle.vases,
            Some("inhabitants") => &mut bundle.inhabitants,
            Some("vp") => &mut bundle.vp,
            _ => return Err(wrong(part, "something to exchange, such as `2 cards`")),
        };
        *place = read(part.split(' ').next().expect("a first word"))?;
    }
    Ok(bundle)
}

/// What is counted: `cattle`, `coin-track`, `levers`.
pub(super) fn counted(text: &str) -> Result<Counted, ParseError> {
    Ok(match text {
        "coin-track" => Counted::Track(Track::Coin),
        "card-track" => Counted::Track(Track::Card),
        "levers" => Counted::Levers,
        "cattle" => Counted::Cattle,
        "houses" => Counted::Houses,
        "settlements" => Counted::Settlements,
        "production" => Counted::Production,
        _ => return Err(wrong(text, "something that is counted")),
    })
}

/// A number of steps on an income track, few enough that each may bring a reward.
fn steps(text: &str) -> Result<u8, ParseError> {
    let steps = read(text)?;
    if (1..=9).contains(&steps) { Ok(steps) } else { Err(wrong(text, "from 1 to 9 steps")) }
}

/// The effect of a card.
pub(super) fn effect(text: &str) -> Result<Effect, ParseError> {
    if let Some(exchange) = text.strip_prefix("exchange ") {
        let (both_ways, sides) = match exchange.split_once("<>") {
            Some(sides) => (true, Some(sides)),
            None => (false, exchange.split_once('>')),
        };
        let (give, take) = sides.ok_or_else(|| wrong(text, "an exchange: `>` is missing"))?;
        let (give, take) = (bundle(give.trim())?, bundle(take.trim())?);
        if give.cards > 0 && take.cards > 0 {
            return Err(wrong(text, "an exchange: cards are on both sides"));
        }
        return Ok(Effect::Exchange { give, take, both_ways });
    }
    if let Some(at_end) = text.strip_prefix("end ") {
        return end_effect(at_end);
    }
    if let Some(lasting) = text.strip_prefix("always ") {
        return lasting_effect(lasting).map(Effect::Always);
    }
    if text.contains("-track ") {
        let (mut coin, mut card) = (0, 0);
        for part in text.split(',').map(str::trim) {
            match part.split_once(' ') {
                Some(("coin-track", number)) => coin = steps(number)?,
                Some(("card-track", number)) => card = steps(number)?,
                _ => return Err(wrong(part, "steps such as `coin-track 1`")),
            }
        }
        return Ok(Effect::Tracks { coin, card });
    }
    Ok(match text {
        "lift-lever" => Effect::LiftLever,
        "free-house" => Effect::FreeHouse,
        "cheap-settlement" => Effect::CheapSettlement,
        _ => Effect::Gain(reward(text)?),
    })
}

fn end_effect(text: &str) -> Result<Effect, ParseError> {
    let words: Vec<&str> = text.split(' ').collect();
    let pair = |text: &str| -> Result<(u8, u8), ParseError> {
        let (number, vp) = text.split_once(':').ok_or_else(|| wrong(text, "such as `3:5`"))?;
        Ok((read(number)?, read(vp)?))
    };
    Ok(match words[..] {
        ["per-presence", region] => Effect::Per { what: Counted::Presences(read(region)?), vp: 1 },
        ["per-production"] => Effect::Per { what: Counted::Production, vp: 1 },
        ["per-cattle"] => Effect::Per { what: Counted::Cattle, vp: 1 },
        ["per-house"] => Effect::Per { what: Counted::Houses, vp: 1 },
        ["per-settlement"] => Effect::Per { what: Counted::Settlements, vp: 2 },
        ["threshold", what, low, high] => {
            let (low, high) = (pair(low)?, pair(high)?);
            if low.0 >= high.0 || low.1 > high.1 {
                return Err(wrong(text, "in order: the lower number comes first"));
            }
            Effect::Threshold { what: counted(what)?, low, high }
        }
        _ => return Err(wrong(text, "an effect of the final scoring")),
    })
}

fn lasting_effect(text: &str) -> Result<Lasting, ParseError> {
    Ok(match text.split_once(' ') {
        Some(("lever-discount", coins)) => Lasting::LeverDiscount(read(coins)?),
        Some(("discard-bonus", kind)) => Lasting::DiscardBonus(read(kind)?),
        None => match text {
            "card-discount" => Lasting::CardDiscount,
            "cattle-inhabitant" => Lasting::CattleInhabitant,
            "cattle-coins" => Lasting::CattleCoins,
            "river-coins" => Lasting::RiverCoins,
            "harbour-coins" => Lasting::HarbourCoins,
            "harbour-cards" => Lasting::HarbourCards,
            "vase-bonus" => Lasting::VaseBonus,
            _ => return Err(wrong(text, "a lasting effect")),
        },
        _ => return Err(wrong(text, "a lasting effect")),
    })
}

/// A building site: `free`, `pay 4 coins, coin-track 1`, `vases 1, settlement -5`.
pub(super) fn site(text: &str) -> Result<SiteRule, ParseError> {
    let mut site = SiteRule::default();
    if text == "free" {
        return Ok(site);
    }
    for part in text.split(',').map(str::trim) {
        let twice = || wrong(part, "possible here a second time");
        if let Some(cost) = part.strip_prefix("pay ") {
            let cost = match cost.split_once(' ').map(|(_, unit)| unit) {
                Some("coins") => SiteCost::Coins(amount_of(cost, "coins")?),
                Some("cards") => SiteCost::Cards(amount_of(cost, "cards")?),
                Some("vp") => SiteCost::Vp(amount_of(cost, "vp")?),
                _ => return Err(wrong(part, "a cost such as `pay 4 coins`")),
            };
            if site.cost.replace(cost).is_some() {
                return Err(twice());
            }
        } else if let Some(vp) = part.strip_prefix("settlement ") {
            site.on_settlement = read(vp)?;
        } else {
            let effect = match part.split_once(' ') {
                Some(("coin-track", number)) => SiteEffect::Track(Track::Coin, steps(number)?),
                Some(("card-track", number)) => SiteEffect::Track(Track::Card, steps(number)?),
                Some(("one-track", number)) => SiteEffect::OneTrack(steps(number)?),
                None if part == "coin-income" => SiteEffect::Income(Track::Coin),
                None if part == "card-income" => SiteEffect::Income(Track::Card),
                _ => SiteEffect::Gain(reward(part)?),
            };
            if site.effect.replace(effect).is_some() {
                return Err(twice());
            }
        }
    }
    Ok(site)
}
