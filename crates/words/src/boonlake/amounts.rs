//! How many of something, lists and prices.

use super::{Speech, key};
use crate::Arg;
use boonlake::{Bundle, Good, Price, Resource, Resources, Reward};

impl Speech<'_> {
    /// So many of something: "2 coins".
    pub(super) fn count<'n>(&self, what: &str, count: impl Into<Arg<'n>>) -> String {
        self.say(&key("count", what), &[("count", count.into())])
    }

    /// So many of it, if there is any.
    pub(super) fn some(&self, what: &str, count: u16) -> Option<String> {
        (count > 0).then(|| self.count(what, count))
    }

    /// So many of a good.
    pub fn good(&self, good: Good, amount: u16) -> String {
        self.count(good.name(), amount)
    }

    /// A list of which one is chosen: `a, b or c`.
    pub(super) fn or_list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                let first = self.words.commas(first);
                self.say("list-or", &[("first", first.into()), ("last", last.into())])
            }
        }
    }

    /// The parts of a price that are given away.
    pub(super) fn price_parts(&self, price: &Price) -> Vec<String> {
        let coins = self.some("coins", price.coins.into());
        coins.into_iter().chain(self.some("vases", price.vases.into())).collect()
    }

    /// Resources with commas; empty if there are none.
    pub(super) fn resources(&self, resources: &Resources) -> String {
        let some = |&one: &Resource| self.some(one.name(), resources.of(one).into());
        self.words.commas(&Resource::ALL.iter().filter_map(some).collect::<Vec<_>>())
    }

    /// A price: "3 coins, 1 vase; needs 2 loam".
    pub fn price(&self, price: &Price) -> String {
        let paid = self.price_parts(price);
        let paid =
            if paid.is_empty() { self.words.say("price-free") } else { self.words.commas(&paid) };
        match self.resources(&price.resources) {
            none if none.is_empty() => paid,
            shown => {
                let needs = self.say("deal-needs", &[("resources", shown.into())]);
                paid + &self.words.say("deal-and") + &needs
            }
        }
    }

    /// A reward: "2 coins".
    pub fn reward(&self, reward: &Reward) -> String {
        match *reward {
            Reward::Coins(number) => self.count("coins", number),
            Reward::Cards(number) => self.count("cards", number),
            Reward::Vp(number) => self.count("vp", number),
            Reward::Inhabitants(number) => self.count("inhabitants", number),
            Reward::Vases(number) => self.count("vases", number),
            Reward::Production(Some(resource)) => {
                let resource = self.resource_plain(resource);
                self.say("reward-production-of", &[("resource", resource.into())])
            }
            Reward::Production(None) => self.words.say("reward-production"),
            Reward::VaseOrProduction => self.words.say("reward-vase-or-production"),
        }
    }

    /// One side of an exchange: "3 cards".
    pub fn bundle(&self, bundle: &Bundle) -> String {
        let parts = [
            self.some("cards", bundle.cards.into()),
            self.some("coins", bundle.coins.into()),
            self.some("vases", bundle.vases.into()),
            self.some("inhabitants", bundle.inhabitants.into()),
            self.some("vp", bundle.vp.into()),
        ];
        self.words.list(&parts.into_iter().flatten().collect::<Vec<_>>())
    }

    /// What comes at each interim scoring; at the fourth it is VP only.
    pub(super) fn at_scorings(&self, coins: u8, vp: u16, is_last: bool) -> Option<String> {
        let coins = if is_last { None } else { self.some("coins", coins.into()) };
        let parts: Vec<String> = coins.into_iter().chain(self.some("vp", vp)).collect();
        if parts.is_empty() {
            return None;
        }
        Some(self.say("at-scorings", &[("what", self.words.list(&parts).into())]))
    }
}
