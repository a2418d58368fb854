//! What cards and ship orders cost, in full, and how that can be paid.

use super::{Deed, Speech, other};
use suna_valo::{
    Bill, FarmRef, Figure, Good, Goods, Open, Place, Resource, ShipOrder, Source, Spot, Step,
};
use table::Seat;

impl Speech<'_> {
    /// Buying a card of the village, with what makes up its price.
    pub(super) fn buy_village(&self, open: &Open, seat: Seat, place: Place) -> Deed {
        let (Some(card), Some(bill)) =
            (open.village[place.index()], open.village_bill(seat, place))
        else {
            return self.words.say("empty").into();
        };
        let components = open.components();
        let parts = self.say(
            "price-village",
            &[
                ("minimum", components.minimum(card).into()),
                ("place", components.village[place.index()].into()),
                ("discount", u8::from(open.farm(seat).has(Spot::VillageDiscount)).into()),
            ],
        );
        let args = [("card", self.card(card).into()), ("price", self.bill(&bill).into())];
        self.deed_with(self.say("action-buy-village", &args), [parts, self.card_help(card)])
    }

    /// Taking a card of the own display, with what goes away.
    pub(super) fn buy_own(&self, open: &Open, seat: Seat, place: Place) -> Deed {
        let Some(priced) = open.farm(seat).display[place.index()] else {
            return self.words.say("empty").into();
        };
        let mut notes = Vec::new();
        if !priced.price.is_empty() {
            let goods = self.goods(&priced.price);
            notes.push(self.say("price-own", &[("goods", goods.into())]));
        }
        if priced.markers > 0 {
            notes.push(self.count("price-own-scarcity", priced.markers));
        }
        notes.push(self.card_help(priced.card));
        let card = self.card(priced.card);
        self.deed_with(self.say("action-buy-own", &[("card", card.into())]), notes)
    }

    /// Buying a card of the other display, with what the seller gets.
    pub(super) fn buy_other(&self, open: &Open, seat: Seat, place: Place) -> Deed {
        let priced = open.farm(other(seat)).display[place.index()];
        let (Some(priced), Some(bill)) = (priced, open.other_bill(seat, place)) else {
            return self.words.say("empty").into();
        };
        let mut notes = Vec::new();
        notes.extend(self.lacking(&bill, open.farm(seat)));
        let seller = self.name(other(seat));
        if !priced.price.is_empty() {
            let goods = self.goods(&priced.price.doubled());
            notes.push(
                self.say("price-other", &[("name", (&seller).into()), ("goods", goods.into())]),
            );
        }
        if priced.markers > 0 {
            let args = [("name", (&seller).into()), ("count", priced.markers.into())];
            notes.push(self.say("price-other-scarcity", &args));
        }
        notes.push(self.card_help(priced.card));
        let args = [
            ("card", self.card(priced.card).into()),
            ("name", seller.into()),
            ("price", self.bill(&bill).into()),
        ];
        self.deed_with(self.say("action-buy-other", &args), notes)
    }

    /// Fulfilling a ship order, with its price, its points and what leaves the village.
    pub(super) fn send_ship(&self, open: &Open, seat: Seat, order: ShipOrder) -> Deed {
        let (discount, festival) = match open.pending().map(|pending| pending.step) {
            Some(Step::ShipOffer { discount, festival }) => (discount, Some(festival)),
            _ => (0, None),
        };
        let bill = open.ship_bill(seat, order, discount);
        let [first, second] = self.components.ship(order).places;
        let is_first =
            open.ship_orders.iter().all(|ship| ship.order != order || ship.first.is_none());
        let points = self.count("count-points", if is_first { first } else { second });
        let mut notes = Vec::new();
        notes.extend(self.lacking(&bill, open.farm(seat)));
        notes.push(self.say("price-ship", &[("points", points.into())]));
        notes.push(self.ship_help(order));
        notes.extend(self.lost_cargo(open.farm(seat), order, &bill));
        let removes = match festival {
            None => true,
            Some(festival) => open.setting.festival_ships_remove && festival.is_as_in_a_turn(),
        };
        if removes && let Some(card) = open.village.iter().rev().flatten().next() {
            notes.push(self.say("price-ship-village", &[("card", self.card(*card).into())]));
        }
        let args = [("order", self.ship(order).into()), ("price", self.bill(&bill).into())];
        self.deed_with(self.say("action-ship", &args), notes)
    }

    /// How much of what a ship order gives will be lost, once it is paid for.
    fn lost_cargo(&self, farm: FarmRef<'_>, order: ShipOrder, bill: &Bill) -> Option<String> {
        let cargo = order.cargo();
        let lost = farm.n_lost_after_paying(&bill.fixed, &cargo);
        let ships = farm.spots_of(Figure::Ship);
        let mut kinds = cargo.iter().flat_map(|(choice, _)| choice.iter());
        match kinds.any(|resource| ships.has(Spot::endless(resource))) {
            true => (lost > 0).then(|| self.count("note-lost-silo", lost)),
            false => self.lost_of_it(lost),
        }
    }

    /// What must be paid: "1 wool and 2 goods of any kind".
    pub(super) fn bill(&self, bill: &Bill) -> String {
        let mut parts = Vec::new();
        if !bill.fixed.is_empty() {
            parts.push(self.goods(&bill.fixed));
        }
        if bill.any > 0 {
            parts.push(self.count("count-any", bill.any));
        }
        let price =
            if parts.is_empty() { self.words.say("nothing") } else { self.words.list(&parts) };
        match usize::from(bill.saves).min(bill.fixed.len()) {
            0 => price,
            saves => self.say("price-less", &[("price", price.into()), ("count", saves.into())]),
        }
    }

    /// What of a bill is not there and costs energy at the market.
    pub(super) fn lacking(&self, bill: &Bill, farm: FarmRef<'_>) -> Option<String> {
        let lacking = bill.at_cost(&farm.goods, &farm).without_energy();
        if lacking.is_empty() {
            return None;
        }
        let energy = Resource::ALL.iter().map(|&it| lacking[it] * farm.rate(it)).sum();
        let (lacking, energy) = (self.goods(&lacking), self.good_count(Good::Energy, energy));
        Some(self.say("price-lacking", &[("goods", lacking.into()), ("energy", energy.into())]))
    }

    /// How much is missing to pay a bill, what it asks for and what is there.
    pub fn shortfall(&self, bill: &Bill, farm: FarmRef<'_>) -> String {
        let (needed, own) = (bill.energy_needed(&farm.goods, &farm), farm.goods[Good::Energy]);
        let short = self.say("short-by", &[("what", self.short(bill, farm).into())]);
        let have = self.goods(&farm.goods);
        let asked =
            self.say("short-fixed", &[("price", self.bill(bill).into()), ("have", have.into())]);
        if needed == 0 {
            return [short, asked].join(" ");
        }
        let [needed, own] = [needed, own].map(|it| self.good_count(Good::Energy, it));
        let is_due = bill.fixed[Good::Energy] > 0;
        let key = if is_due { "short-energy-due" } else { "short-energy" };
        let energy = self.say(key, &[("energy", needed.into()), ("have", own.into())]);
        [short, asked, energy].join(" ")
    }

    /// As much as is short to pay a bill, with the market.
    fn short(&self, bill: &Bill, farm: FarmRef<'_>) -> String {
        let needed = bill.energy_needed(&farm.goods, &farm);
        match needed.checked_sub(farm.goods[Good::Energy]) {
            None | Some(0) => self.count("count-any", bill.n_short(&farm.goods, &farm)),
            Some(short) => self.good_count(Good::Energy, short),
        }
    }

    /// What somebody lacks who cannot pay a bill: what is asked for and not there, or else what is
    /// short of any kind.
    pub(super) fn lacks(&self, bill: &Bill, farm: FarmRef<'_>) -> String {
        let lacking = bill.at_cost(&farm.goods, &farm).without_energy();
        if lacking.is_empty() { self.short(bill, farm) } else { self.goods(&lacking) }
    }

    /// The obvious way to pay the rest, as it would be.
    pub(super) fn rest(&self, open: &Open, seat: Seat) -> Deed {
        let is_price = matches!(open.pending().map(|it| it.step), Some(Step::Price { .. }));
        let first = self.words.say(if is_price { "action-rest-price" } else { "action-rest" });
        let Some(rest) = open.rest() else { return first.into() };
        let own = rest.given.iter().filter(|(_, from)| *from != Source::Market);
        let mut own: Goods = own.map(|(good, _)| *good).collect();
        let bought: Goods =
            rest.given.iter().filter(|(_, from)| *from == Source::Market).map(|it| it.0).collect();
        let mut notes = Vec::new();
        if !own.is_empty() || bought.is_empty() && rest.markers == 0 {
            notes.push(self.goods(&own));
        }
        if !bought.is_empty() {
            let farm = open.farm(seat);
            let cost = Resource::ALL.iter().map(|&it| bought[it] * farm.rate(it)).sum();
            own = Goods::NONE;
            own[Good::Energy] = cost;
            let args = [("goods", self.goods(&bought).into()), ("energy", self.goods(&own).into())];
            notes.push(self.say("rest-market", &args));
        }
        if !rest.saved.is_empty() {
            let saved = self.goods(&rest.saved);
            notes.push(self.say("rest-saved", &[("goods", saved.into())]));
        }
        if rest.markers > 0 {
            notes.push(self.count("count-scarcity", rest.markers));
        }
        Deed { what: first, notes: vec![self.words.commas(&notes)] }
    }
}
