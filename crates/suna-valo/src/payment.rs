//! Paying: what is due, whether it can be paid, and the obvious way to do it.

use crate::action::Action;
use crate::event::Event;
use crate::farm::Farm;
use crate::figure::Spot;
use crate::good::{Good, Goods, Resource};
use crate::rule::Rule;
use crate::state::{Open, State};
use crate::step::{Bill, Step};
use crate::store::Source;
use table::{Journal, Seat};

impl Bill {
    /// Goods of any kind.
    pub(crate) const fn any(count: u8) -> Bill {
        Bill { fixed: Goods::NONE, any: count, saves: 0, to_other: false }
    }

    /// Whether nothing is due any more.
    pub(crate) fn is_paid(&self) -> bool {
        self.fixed.is_empty() && self.any == 0
    }

    /// The good that is asked for next. Fixed goods are paid kind by kind, so that only what is a
    /// choice is asked.
    pub fn next_due(&self) -> Option<Good> {
        self.fixed.first()
    }

    /// What is due and must cost energy: the energy itself and what is not among these goods. What
    /// is left out is what would cost most.
    pub fn at_cost(&self, goods: &Goods, farm: &Farm) -> Goods {
        let mut at_cost = Goods::NONE;
        at_cost[Good::Energy] = self.fixed[Good::Energy];
        for &resource in Resource::ALL {
            at_cost[resource] = self.fixed[resource].saturating_sub(goods[resource]);
        }
        for _ in 0..self.saves {
            let due = Good::ALL.iter().copied().filter(|&good| at_cost[good] > 0);
            let Some(dearest) = due.max_by_key(|&good| farm.cost(good)) else { break };
            at_cost[dearest] -= 1;
        }
        at_cost
    }

    /// How much energy somebody with these goods needs at least, at the rates of a farm.
    pub fn energy_needed(&self, goods: &Goods, farm: &Farm) -> u8 {
        self.needed(goods, farm).0
    }

    /// How many goods of any kind somebody is short of, who has the energy that is needed.
    pub fn n_short(&self, goods: &Goods, farm: &Farm) -> usize {
        self.needed(goods, farm).1.saturating_sub(goods.len())
    }

    /// Whether somebody with these goods can pay at the rates of a farm; what is missing comes from
    /// the market.
    pub(crate) fn is_payable(&self, goods: &Goods, farm: &Farm) -> bool {
        let (energy, n_goods) = self.needed(goods, farm);
        energy <= goods[Good::Energy] && n_goods <= goods.len()
    }

    /// How much energy is needed, and how many goods in all.
    fn needed(&self, goods: &Goods, farm: &Farm) -> (u8, usize) {
        let at_cost = self.at_cost(goods, farm);
        let energy = at_cost.iter().map(|(good, count)| count * farm.cost(good)).sum();
        // What is left out need not be owned either.
        let n_own = self.fixed.len().saturating_sub(self.saves.into()) - at_cost.len();
        (energy, n_own + usize::from(energy) + usize::from(self.any))
    }

    /// The good to leave out: the dearest, as long as the rest can still be paid.
    fn best_save(&self, farm: &Farm) -> Good {
        let worth = |good: Good| match good.resource() {
            None => 1,
            Some(resource) => {
                let is_missing = farm.goods[resource] < self.fixed[resource];
                farm.rate(resource) * 2 + u8::from(is_missing) * 16
            }
        };
        let due = Good::ALL.iter().copied().filter(|&good| self.fixed[good] > 0);
        let is_possible = |&good: &Good| {
            let mut after = *self;
            after.saves -= 1;
            after.fixed[good] -= 1;
            after.is_payable(&farm.goods, farm)
        };
        due.filter(is_possible).max_by_key(|&good| worth(good)).expect("the bill can be paid")
    }

    /// The next payment in the most obvious way: own goods before the market, cheap ones first.
    pub(crate) fn obvious(&self, farm: &Farm) -> Obvious {
        if self.saves > 0 && !self.fixed.is_empty() {
            return Obvious::Save(self.best_save(farm));
        }
        match self.next_due() {
            Some(good) => match good.resource() {
                None => Obvious::Pay(good, Source::Stones),
                Some(resource) => {
                    let store = farm.best_source(resource).map(Source::Store);
                    Obvious::Pay(good, store.unwrap_or(Source::Market))
                }
            },
            None => {
                farm.cheapest().map_or(Obvious::Nothing, |(good, from)| Obvious::Pay(good, from))
            }
        }
    }
}

/// One payment that suggests itself.
pub(crate) enum Obvious {
    /// Leave a good out.
    Save(Good),
    /// Give a good.
    Pay(Good, Source),
    /// There is nothing to give.
    Nothing,
}

impl Farm {
    /// The good that is missed least: energy, then whatever there is most of among the cheap.
    pub(crate) fn cheapest(&self) -> Option<(Good, Source)> {
        if self.goods[Good::Energy] > 0 {
            return Some((Good::Energy, Source::Stones));
        }
        let owned = Resource::ALL.iter().copied().filter(|&it| self.goods[it] > 0);
        let resource =
            owned.min_by_key(|&it| (self.rate(it), std::cmp::Reverse(self.goods[it])))?;
        let store = self.best_source(resource).expect("it is owned");
        Some((resource.into(), Source::Store(store)))
    }

    /// Whether a good can come from here at all; gives what is left then.
    fn goods_after(&self, good: Good, from: Source) -> Result<Goods, Rule> {
        let mut goods = self.goods;
        match (from, good.resource()) {
            (Source::Stones, None) if goods[Good::Energy] > 0 => goods[Good::Energy] -= 1,
            (Source::Store(store), Some(resource)) => {
                self.can_take(resource, store)?;
                goods[resource] -= 1;
            }
            (Source::Market, Some(resource)) => {
                let left = goods[Good::Energy].checked_sub(self.rate(resource));
                goods[Good::Energy] = left.ok_or(Rule::MarketTooDear)?;
            }
            (Source::Market, None) => return Err(Rule::NoMarketHere),
            _ => return Err(Rule::NotThere),
        }
        Ok(goods)
    }

    /// Whether a good may be paid now, and if not, by which rule.
    pub(crate) fn can_pay(&self, bill: &Bill, good: Good, from: Source) -> Result<(), Rule> {
        if bill.fixed.is_empty() {
            if bill.any == 0 {
                return Err(Rule::NothingDue);
            }
            if from == Source::Market && !bill.to_other {
                return Err(Rule::AnyIsEnough);
            }
            let left = self.goods_after(good, from)?.len();
            return if left + 1 >= usize::from(bill.any) { Ok(()) } else { Err(Rule::TooDear) };
        }
        if bill.next_due() != Some(good) {
            return Err(if bill.fixed[good] > 0 { Rule::NotDue } else { Rule::ExactGoods });
        }
        let mut after = *bill;
        after.fixed[good] -= 1;
        let goods = self.goods_after(good, from)?;
        if after.is_payable(&goods, self) { Ok(()) } else { Err(Rule::TooDear) }
    }

    /// Whether a good may be left out now, and if not, by which rule.
    pub(crate) fn can_save(&self, bill: &Bill, good: Good) -> Result<(), Rule> {
        if bill.saves == 0 || bill.next_due() != Some(good) {
            return Err(Rule::NoSaving);
        }
        let mut after = *bill;
        after.saves -= 1;
        after.fixed[good] -= 1;
        if after.is_payable(&self.goods, self) { Ok(()) } else { Err(Rule::TooDear) }
    }

    /// Whether a good may be put on a card that needs `least` more, and if not, by which rule.
    pub(crate) fn can_price(&self, least: u8, good: Good, from: Source) -> Result<(), Rule> {
        let goods = self.goods_after(good, from)?;
        // One's own goods always reach as far as they can; only the market could waste them.
        let missing = |least: u8, goods: &Goods| usize::from(least).saturating_sub(goods.len());
        if missing(least.saturating_sub(1), &goods) > missing(least, &self.goods) {
            return Err(Rule::NoVoluntaryScarcity);
        }
        Ok(())
    }

    /// Whether every good goes into a payment, so that their order is all one could choose.
    pub(crate) fn pays_with_all(&self, bill: &Bill) -> bool {
        match bill.next_due() {
            None => usize::from(bill.any) == self.goods.len() && !self.could_buy_any(bill),
            Some(good) => bill.saves == 0 && !self.could_keep(bill, good),
        }
    }

    /// Whether a resource of the market could be one of the goods of any kind.
    fn could_buy_any(&self, bill: &Bill) -> bool {
        let sells = |&it: &Resource| self.can_pay(bill, it.into(), Source::Market).is_ok();
        Resource::ALL.iter().any(sells)
    }

    /// Whether one could pay without giving all one has of the good that is due.
    fn could_keep(&self, bill: &Bill, good: Good) -> bool {
        let Some(resource) = good.resource() else { return false };
        let (due, own) = (bill.fixed[good], self.goods[good]);
        if own > due {
            return true;
        }
        // Then one more than what is missing comes from the market.
        let mut after = *bill;
        after.fixed[good] = own.saturating_sub(1);
        let cost = (due - after.fixed[good]).saturating_mul(self.rate(resource));
        let mut goods = self.goods;
        goods[Good::Energy] = goods[Good::Energy].saturating_sub(cost);
        own > 0 && cost <= self.goods[Good::Energy] && after.is_payable(&goods, self)
    }

    /// Whether every good goes onto a card that needs `least` more, and no market helps.
    pub(crate) fn prices_with_all(&self, least: u8) -> bool {
        let sells = |&it: &Resource| self.can_price(least, it.into(), Source::Market).is_ok();
        self.goods.len() <= usize::from(least) && !Resource::ALL.iter().any(sells)
    }

    /// Gives a good away.
    pub(crate) fn give(&mut self, good: Good, from: Source) {
        match (from, good.resource()) {
            (Source::Store(store), Some(resource)) => self.take(resource, store),
            (Source::Market, Some(resource)) => self.goods[Good::Energy] -= self.rate(resource),
            _ => self.goods[Good::Energy] -= 1,
        }
    }

    /// Every way to give a good, the market last.
    #[inline]
    pub(crate) fn ways(&self, good: Good, with_market: bool, mut each: impl FnMut(Source)) {
        match good.resource() {
            None => {
                if self.goods[Good::Energy] > 0 {
                    each(Source::Stones);
                }
            }
            Some(resource) => {
                self.sources(resource, |store| each(Source::Store(store)));
                if with_market && self.rate(resource) <= self.goods[Good::Energy] {
                    each(Source::Market);
                }
            }
        }
    }

    /// What a card of the village costs here.
    pub(crate) fn village_cost(&self, minimum: u8, place_price: u8) -> u8 {
        (minimum + place_price).saturating_sub(u8::from(self.has(Spot::VillageDiscount)))
    }
}

/// The obvious way to pay what is due, or to reach the least price.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rest {
    /// What is given, and where it comes from.
    pub given: Vec<(Good, Source)>,
    /// What is left out by a discount.
    pub saved: Goods,
    /// The scarcity markers that replace what is missing.
    pub markers: u8,
}

impl Open {
    /// What paying the rest would give now; nothing if it is not asked for.
    pub fn rest(&self) -> Option<Rest> {
        let pending = self.pending()?;
        let mut farm = self.farms[pending.seat].clone();
        let mut rest = Rest::default();
        match pending.step {
            Step::Pay(mut bill) => {
                while !bill.is_paid() {
                    match bill.obvious(&farm) {
                        Obvious::Save(good) => {
                            bill.saves -= 1;
                            bill.fixed[good] -= 1;
                            rest.saved[good] += 1;
                        }
                        Obvious::Pay(good, from) => {
                            farm.give(good, from);
                            rest.given.push((good, from));
                            let is_fixed = !bill.fixed.is_empty();
                            let due = if is_fixed { &mut bill.fixed[good] } else { &mut bill.any };
                            *due -= 1;
                        }
                        Obvious::Nothing => return None,
                    }
                }
            }
            Step::Price { mut least, .. } => {
                while least > 0
                    && let Some((good, from)) = farm.cheapest()
                {
                    farm.give(good, from);
                    rest.given.push((good, from));
                    least -= 1;
                }
                rest.markers = least;
            }
            _ => return None,
        }
        Some(rest)
    }
}

impl State {
    /// Pays one good, leaves one out, or pays all the rest.
    pub(crate) fn pay<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        mut bill: Bill,
        action: Action,
        journal: &mut J,
    ) {
        match action {
            Action::Pay { good, from } => self.pay_one(seat, &mut bill, good, from, journal),
            Action::Save { good } => save_one(seat, &mut bill, good, journal),
            _ => {
                while !bill.is_paid() {
                    match bill.obvious(&self.open.farm(seat)) {
                        Obvious::Save(good) => save_one(seat, &mut bill, good, journal),
                        Obvious::Pay(good, from) => {
                            self.pay_one(seat, &mut bill, good, from, journal);
                        }
                        Obvious::Nothing => unreachable!("a bill that cannot be paid is not made"),
                    }
                }
            }
        }
        self.open.steps.last_mut().expect("the payment").step = Step::Pay(bill);
    }

    fn pay_one<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        bill: &mut Bill,
        good: Good,
        from: Source,
        journal: &mut J,
    ) {
        self.open.farm_mut(seat).give(good, from);
        journal.note(|| Event::Paid { seat, good, from });
        if !bill.fixed.is_empty() {
            bill.fixed[good] -= 1;
            return;
        }
        bill.any -= 1;
        if bill.to_other {
            // What replaces a scarcity marker goes to the seller, whose step waits below.
            let below = self.open.steps.len() - 2;
            let Step::Receive { goods } = &mut self.open.steps[below].step else {
                unreachable!("the seller waits for the payment")
            };
            goods[good] += 1;
        }
    }
}

fn save_one<J: Journal<Event>>(seat: Seat, bill: &mut Bill, good: Good, journal: &mut J) {
    bill.fixed[good] -= 1;
    bill.saves -= 1;
    journal.note(|| Event::Saved { seat, good });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn goods(letters: &str) -> Goods {
        letters.chars().map(|it| Good::from_letter(&it.to_string()).expect("a good")).collect()
    }

    fn bill(fixed: &str, any: u8, saves: u8) -> Bill {
        Bill { fixed: goods(fixed), any, saves, to_other: false }
    }

    /// SV-3.11: leaving out a dear good must not cost energy that is due.
    #[test]
    fn the_obvious_way_ends_with_everything_paid() {
        for (fixed, saves, purse) in
            [("WENN", 1, "WEN"), ("NNFFWWEE", 2, "FFWWEE"), ("GLFW", 1, "GLFW")]
        {
            let mut farm = Farm::new();
            farm.head = [[None; 2]; 3];
            farm.goods = goods(purse);
            for &resource in Resource::ALL {
                farm.endless[resource as usize] = farm.goods[resource];
            }
            let mut bill = bill(fixed, 0, saves);
            while !bill.is_paid() {
                match bill.obvious(&farm) {
                    Obvious::Save(good) => {
                        bill.saves -= 1;
                        bill.fixed[good] -= 1;
                    }
                    Obvious::Pay(good, from) => {
                        assert_eq!(farm.can_pay(&bill, good, from), Ok(()), "{fixed} from {purse}");
                        farm.give(good, from);
                        bill.fixed[good] -= 1;
                    }
                    Obvious::Nothing => panic!("{fixed} from {purse}"),
                }
            }
        }
    }

    /// SV-3.2, SV-12.3, SV-12.6
    #[test]
    fn what_is_missing_is_bought_and_the_dearest_left_out() {
        let farm = Farm::new();
        let payable = |bill: Bill, purse: &str| bill.is_payable(&goods(purse), &farm);
        assert!(payable(bill("GLFW", 0, 0), "GLFW"));
        assert!(!payable(bill("GLFW", 0, 0), "GLF"));
        assert!(payable(bill("GLFW", 0, 1), "GLF"));
        assert!(payable(bill("GLFW", 0, 0), "GLFNNNN"));
        assert!(!payable(bill("GLFW", 0, 0), "GLFNNN"));
        assert!(payable(bill("GLFW", 0, 1), "GLNNN"));
        assert!(payable(bill("NNNN", 0, 1), "NNN"));
        assert!(!payable(bill("NNNN", 0, 1), "NNGGG"));
        assert!(payable(bill("G", 2, 0), "GNN"));
        assert!(!payable(bill("G", 2, 0), "NNN"));
        assert!(payable(bill("GG", 0, 2), ""));
        assert!(payable(bill("", 0, 0), ""));
    }
}
