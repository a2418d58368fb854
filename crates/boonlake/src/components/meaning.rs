//! What the rules read of a set of components, in a canonical form: its hash names the set in
//! stored matches for ever, so that nothing here may change for a set that means the same.

use super::{Components, Recess, TrackSpace};
use crate::card::Card;
use crate::effect::{
    Bundle, Condition, Counted, Effect, Lasting, Price, Reward, SiteCost, SiteEffect, SiteRule,
};
use crate::lever::Lever;
use crate::options::Level;
use crate::region::Region;
use crate::resource::Resource;
use crate::scoring_tile::ScoringTile;
use crate::solo_tile::SoloTile;
use crate::space::Space;
use crate::tile::Tile;
use std::fmt::Display;
use table::Canon;

impl Components {
    /// Writes down everything the rules read: no names or texts for people, and of the map what is
    /// adjacent, not where it is drawn.
    pub(super) fn write_meaning(&self, canon: &mut Canon) {
        for card in Card::all() {
            let sheet = self.card(card);
            let (price, effect) = (price_word(&sheet.price), effect_word(&sheet.effect));
            canon.line(
                "card",
                [card.to_string(), sheet.kind.to_string(), price, sheet.vp.to_string(), effect],
            );
        }
        for tile in Tile::all() {
            let sheet = self.tile(tile);
            let sites = sheet.sites.iter().map(site_word);
            canon.line("tile", [tile.to_string(), sheet.back.to_string()].into_iter().chain(sites));
        }
        for tile in ScoringTile::all() {
            let sheet = self.scoring(tile);
            let what = [
                tile.to_string(),
                price_word(&sheet.price),
                sheet.vp.to_string(),
                sheet.track.to_string(),
                condition_word(sheet.condition),
            ];
            let values = sheet.values.iter().map(|(one, other)| format!("{one}/{other}"));
            canon.line("scoring-tile", what.into_iter().chain(values));
        }
        self.write_places(canon);
        self.write_boards(canon);
        self.write_solo(canon);
    }

    fn write_places(&self, canon: &mut Canon) {
        for at in Space::all() {
            let ground = &self.land.spaces[at];
            let start = ground.start.map_or("-".to_owned(), |players| players.to_string());
            let reward = reward_word(ground.reward.as_ref());
            canon.line("space", [at.to_string(), ground.region.to_string(), start, reward]);
            canon.line("adjacent", [at].into_iter().chain(self.land.neighbours[at].iter()));
        }
        canon.line("bridge-ends", self.land.bridge_ends.iter());
        canon.line("common-stretch", [self.river.n_common]);
        for (spaces, starts) in self.river.rounds.iter().zip(&self.river.starts) {
            let spaces = spaces.iter().map(|space| {
                let harbour = if space.is_harbour { "harbour" } else { "open" };
                format!("{harbour}:{}", reward_word(space.reward.as_ref()))
            });
            canon.line("river", spaces);
            canon.line("ships-start", starts);
        }
    }

    fn write_boards(&self, canon: &mut Canon) {
        let boards = &self.boards;
        canon.line("rows", boards.rows.iter().map(|(steps, fine)| format!("{steps}:{fine}")));
        canon.line("coin-track", boards.coin_track.iter().map(track_word));
        canon.line("card-track", boards.card_track.iter().map(track_word));
        canon.line("houses", boards.houses.iter().map(recess_word));
        canon.line("settlements", boards.settlements.iter().map(recess_word));
        canon.line("cattle", boards.cattle.iter().map(recess_word));
        canon.line("inhabitants", boards.inhabitants.iter().map(recess_word));
        let tiers = boards.tiers.iter().map(|tier| format!("{}:{}", tier.surcharge, tier.end_vp));
        canon.line("tiers", tiers);
        for &lever in Lever::ALL {
            canon.line("lever", [lever.to_string(), boards.lever(lever).cost.to_string()]);
        }
        for &region in Region::ALL {
            let reward = reward_word(Some(&boards.label(region)));
            canon.line("label", [region.to_string(), reward]);
        }
        canon.line("start-coins", &boards.start_coins);
    }

    fn write_solo(&self, canon: &mut Canon) {
        let solo = &self.solo;
        for (column, values) in [
            ("solo-houses", &solo.houses),
            ("solo-settlements", &solo.settlements),
            ("solo-cattle", &solo.cattle),
            ("solo-cactus", &solo.cactus),
        ] {
            canon.line(column, values);
        }
        for &tile in SoloTile::ALL {
            let sheet = solo.tile(tile);
            let actions = sheet.actions.iter().map(ToString::to_string);
            let corners = sheet.corners.iter().map(ToString::to_string);
            canon.line("solo-tile", [tile.to_string()].into_iter().chain(actions).chain(corners));
        }
        for (level, (a, b)) in Level::ALL.iter().zip(&solo.removed) {
            canon.line("removed", [level.to_string(), a.to_string(), b.to_string()]);
        }
    }
}

/// Several values as one word.
fn joined(values: impl IntoIterator<Item = impl Display>) -> String {
    values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(":")
}

fn track_word(space: &TrackSpace) -> String {
    format!("{}:{}:{}", space.income, space.vp, reward_word(space.reward.as_ref()))
}

fn recess_word(recess: &Recess) -> String {
    joined([recess.tier, recess.coins, recess.vp])
}

fn price_word(price: &Price) -> String {
    let resources = Resource::ALL.iter().map(|&resource| price.resources.of(resource));
    joined([price.coins, price.vases].into_iter().chain(resources))
}

fn reward_word(reward: Option<&Reward>) -> String {
    match reward {
        None => "-".to_owned(),
        Some(Reward::Coins(number)) => format!("coins:{number}"),
        Some(Reward::Cards(number)) => format!("cards:{number}"),
        Some(Reward::Vp(number)) => format!("vp:{number}"),
        Some(Reward::Inhabitants(number)) => format!("inhabitants:{number}"),
        Some(Reward::Vases(number)) => format!("vases:{number}"),
        Some(Reward::Production(Some(resource))) => format!("production:{resource}"),
        Some(Reward::Production(None)) => "production".to_owned(),
        Some(Reward::VaseOrProduction) => "vase-or-production".to_owned(),
    }
}

fn bundle_word(bundle: &Bundle) -> String {
    joined([bundle.cards, bundle.coins, bundle.vases, bundle.inhabitants, bundle.vp])
}

fn counted_word(what: Counted) -> String {
    match what {
        Counted::Track(track) => track.to_string(),
        Counted::Levers => "levers".to_owned(),
        Counted::Cattle => "cattle".to_owned(),
        Counted::Houses => "houses".to_owned(),
        Counted::Settlements => "settlements".to_owned(),
        Counted::Production => "production".to_owned(),
        Counted::Presences(region) => format!("presences:{region}"),
    }
}

fn effect_word(effect: &Effect) -> String {
    match effect {
        Effect::Tracks { coin, card } => format!("tracks:{coin}:{card}"),
        Effect::Gain(reward) => format!("gain:{}", reward_word(Some(reward))),
        Effect::Exchange { give, take, both_ways } => {
            let way = if *both_ways { "both-ways" } else { "one-way" };
            format!("exchange:{way}:{}:{}", bundle_word(give), bundle_word(take))
        }
        Effect::LiftLever => "lift-lever".to_owned(),
        Effect::FreeHouse => "free-house".to_owned(),
        Effect::CheapSettlement => "cheap-settlement".to_owned(),
        Effect::Per { what, vp } => format!("per:{}:{vp}", counted_word(*what)),
        Effect::Threshold { what, low, high } => {
            let values = joined([low.0, low.1, high.0, high.1]);
            format!("threshold:{}:{values}", counted_word(*what))
        }
        Effect::Always(lasting) => format!("always:{}", lasting_word(*lasting)),
    }
}

fn lasting_word(lasting: Lasting) -> String {
    match lasting {
        Lasting::LeverDiscount(coins) => format!("lever-discount:{coins}"),
        Lasting::CardDiscount => "card-discount".to_owned(),
        Lasting::DiscardBonus(kind) => format!("discard-bonus:{kind}"),
        Lasting::CattleInhabitant => "cattle-inhabitant".to_owned(),
        Lasting::CattleCoins => "cattle-coins".to_owned(),
        Lasting::RiverCoins => "river-coins".to_owned(),
        Lasting::HarbourCoins => "harbour-coins".to_owned(),
        Lasting::HarbourCards => "harbour-cards".to_owned(),
        Lasting::VaseBonus => "vase-bonus".to_owned(),
    }
}

fn site_word(site: &SiteRule) -> String {
    let cost = match site.cost {
        None => "free".to_owned(),
        Some(SiteCost::Coins(number)) => format!("coins:{number}"),
        Some(SiteCost::Cards(number)) => format!("cards:{number}"),
        Some(SiteCost::Vp(number)) => format!("vp:{number}"),
    };
    let effect = match site.effect {
        None => "-".to_owned(),
        Some(SiteEffect::Gain(reward)) => format!("gain:{}", reward_word(Some(&reward))),
        Some(SiteEffect::Track(track, steps)) => format!("{track}:{steps}"),
        Some(SiteEffect::OneTrack(steps)) => format!("one-track:{steps}"),
        Some(SiteEffect::Income(track)) => format!("income:{track}"),
    };
    format!("{cost},{effect},{}", site.on_settlement)
}

fn condition_word(condition: Condition) -> String {
    match condition {
        Condition::AtLeast(what) => format!("at-least:{}", counted_word(what)),
        Condition::LowerTrack => "lower-track".to_owned(),
        Condition::ConnectedTiles => "connected-tiles".to_owned(),
        Condition::Bridges => "bridges".to_owned(),
        Condition::Regions([one, other]) => format!("regions:{one}:{other}"),
        Condition::CardKinds([one, other]) => format!("card-kinds:{one}:{other}"),
        Condition::ExchangeInhabitants => "exchange-inhabitants".to_owned(),
        Condition::ExchangeVases => "exchange-vases".to_owned(),
        Condition::ExchangeCoins => "exchange-coins".to_owned(),
    }
}
