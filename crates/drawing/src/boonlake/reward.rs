//! What spaces and sites bring and cost, as numbers and signs.

use super::cut::Cut;
use super::icon::Icon;
use super::symbol::{put, text};
use crate::point::Point;
use boonlake::{Reward, SiteCost, SiteEffect, SiteRule};

fn sign(icon: Icon, at: Point, size: f64) -> String {
    put(icon.id(), at, size)
}

/// Victory points on their shield.
pub(super) fn seal(at: Point, vp: i8, size: f64) -> String {
    sign(Icon::Seal, at, size) + &text("bl-seal-n", at.moved(0.0, 4.3), vp)
}

/// A number and the sign of what there is so many of.
fn many(n: u8, icon: Icon, at: Point, size: f64) -> String {
    text("bl-amount", at.moved(-6.2, 4.7), n) + &sign(icon, at.moved(5.4, 0.0), size)
}

/// What a space, a river space or a label brings.
pub(super) fn reward(reward: Reward, at: Point, cut: Cut) -> String {
    let size = if cut.is_wide() { 13.0 } else { 12.0 };
    match reward {
        Reward::Vp(vp) => seal(at, vp, size + 9.0),
        Reward::Vases(1) => sign(Icon::Vase, at, size + 6.0),
        Reward::Vases(n) => many(n, Icon::Vase, at, size + 2.0),
        Reward::Coins(n) => many(n, Icon::Coin, at, size),
        Reward::Cards(n) => many(n, Icon::Card, at, size),
        Reward::Inhabitants(n) => many(n, Icon::Inhabitant, at, size + 1.0),
        Reward::Production(resource) => {
            let what = resource.map_or(Icon::Joker, Icon::Resource);
            sign(Icon::Production, at.moved(-6.5, 0.0), size + 1.0)
                + &sign(what, at.moved(7.0, 0.0), size + 1.0)
        }
        Reward::VaseOrProduction => {
            sign(Icon::Vase, at.moved(-6.4, -0.5), 13.0)
                + &sign(Icon::Production, at.moved(6.2, 0.0), 13.0)
        }
    }
}

/// What a site costs stands left of it with a minus, what it brings right of it with a plus.
pub(super) fn beside_site(rule: &SiteRule, at: Point, r: f64) -> String {
    let (left, right) = (at.moved(-r - 1.5, 0.0), at.moved(r + 1.5, 0.0));
    let cost = rule.cost.map(|cost| {
        let (n, icon) = match cost {
            SiteCost::Coins(n) => (n, Icon::Coin),
            SiteCost::Cards(n) => (n, Icon::Card),
            SiteCost::Vp(n) => (n, Icon::Vp),
        };
        let number = text("bl-amount bl-cost", left.moved(-12.4, 4.7), format!("−{n}"));
        number + &sign(icon, left.moved(-6.0, 0.0), 12.0)
    });
    let plus = |n: u8, icon| {
        text("bl-amount bl-plus", right.moved(0.0, 4.7), format!("+{n}"))
            + &sign(icon, right.moved(20.4, 0.0), 12.0)
    };
    let gain = rule.effect.map(|effect| match effect {
        SiteEffect::Gain(Reward::Coins(n)) => plus(n, Icon::Coin),
        SiteEffect::Gain(Reward::Cards(n)) => plus(n, Icon::Card),
        SiteEffect::Gain(Reward::Inhabitants(n)) => plus(n, Icon::Inhabitant),
        SiteEffect::Gain(other) => reward(other, right.moved(12.0, 0.0), Cut::Wide),
        SiteEffect::Track(track, n) => stepped(Icon::Track(track), n, right),
        SiteEffect::OneTrack(n) => stepped(Icon::OneTrack, n, right),
        SiteEffect::Income(track) => sign(Icon::TrackIncome(track), right.moved(12.0, 0.0), 22.0),
    });
    let settlement = on_settlement(rule, at, r);
    cost.into_iter().chain(gain).collect::<String>() + &settlement
}

/// Steps on a track; one step needs no number.
fn stepped(icon: Icon, n: u8, right: Point) -> String {
    match n {
        1 => sign(icon, right.moved(12.0, 0.0), 22.0),
        _ => {
            sign(icon, right.moved(10.0, 0.0), 19.0)
                + &text("bl-amount bl-plus", right.moved(19.5, 4.7), n)
        }
    }
}

/// What a settlement on a site brings or costs: above what else it brings.
pub(super) fn on_settlement(rule: &SiteRule, at: Point, r: f64) -> String {
    if rule.on_settlement == 0 {
        return String::new();
    }
    let sign_of = if rule.on_settlement > 0 { '+' } else { '−' };
    let words = format!("{sign_of}{}", rule.on_settlement.unsigned_abs());
    // Beside a second thing it moves outwards.
    let x = r + if rule.effect.is_some() { 27.0 } else { 13.0 };
    let middle = at.moved(x, 0.0);
    put(Icon::Settlement.id(), middle.moved(0.0, -6.0), 13.0)
        + &text("bl-amount bl-vpn", middle.moved(0.0, 11.0), words)
}

/// Where there is no room beside a site, the sign of what it brings lies on it.
pub(super) fn on_site(rule: &SiteRule, at: Point) -> String {
    match rule.effect {
        Some(SiteEffect::Gain(Reward::Vp(vp))) => seal(at, vp, 17.0),
        Some(SiteEffect::Gain(gain)) => reward(gain, at.moved(0.6, 0.0), Cut::Narrow),
        Some(SiteEffect::Track(track, _)) => sign(Icon::Track(track), at, 18.0),
        Some(SiteEffect::OneTrack(_)) => sign(Icon::OneTrack, at, 18.0),
        Some(SiteEffect::Income(track)) => sign(Icon::TrackIncome(track), at, 18.0),
        None if rule.on_settlement != 0 => sign(Icon::Settlement, at, 17.0),
        None => String::new(),
    }
}
