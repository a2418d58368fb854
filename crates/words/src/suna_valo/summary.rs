//! What a seat has, as text.

use super::Speech;
use super::sight::Entry;
use suna_valo::{Column, FarmRef, Figure, Good, Open, Placed, Resource, Spot};
use table::Seat;

impl Speech<'_> {
    /// What a seat has, in a few sentences: goods, cards, figures, tiles.
    pub fn seat_summary(&self, open: &Open, seat: Seat) -> String {
        let farm = open.farm(seat);
        let figures = |figure| self.count(&format!("count-{figure}"), farm.spots_of(figure).len());
        let left: Vec<String> = Figure::ALL.iter().map(|&it| figures(it)).collect();
        let args = [
            ("goods", self.goods(&farm.goods).into()),
            ("cards", self.count("count-cards", farm.cards.len()).into()),
            ("figures", self.words.list(&left).into()),
        ];
        self.say_of(seat, "summary", &args)
    }

    /// What a seat pays at its market.
    pub fn market(&self, open: &Open, seat: Seat) -> String {
        let farm = open.farm(seat);
        let price = |&it: &Resource| {
            let energy = self.good_count(Good::Energy, farm.rate(it));
            self.say(
                "market-price",
                &[("what", self.good(it.into()).into()), ("energy", energy.into())],
            )
        };
        let prices: Vec<String> = Resource::ALL.iter().map(price).collect();
        self.words.commas(&prices)
    }

    /// A seat's farm, one thing after the other.
    pub fn farm(&self, open: &Open, seat: Seat) -> Vec<Entry> {
        let farm = open.farm(seat);
        let label = |key: &str| self.words.say(key);
        let mut entries = vec![
            self.entry(label("label-goods"), self.goods(&farm.goods)),
            self.entry(label("label-market"), self.market(open, seat)),
        ];
        for &column in Column::ALL {
            entries.push(self.entry(self.column(column), self.column_text(farm, column)));
        }
        if farm.has_satchel() {
            entries.push(self.entry(label("label-satchel"), self.stores(&farm.satchel)));
        }
        entries.push(self.entry(label("label-tracks"), self.gears(open, seat)));
        let mut tiles: Vec<String> = Vec::new();
        for held in &farm.tiles {
            let fresh = held.is_fresh.then(|| self.words.say("note-next-turn"));
            let notes = [self.progress_tile_help(held.tile)].into_iter().chain(fresh);
            tiles.push(self.noted(self.progress_tile(held.tile), notes));
        }
        tiles.extend(
            farm.end_tile.map(|it| self.noted(self.end_tile(it), [self.end_tile_help(it)])),
        );
        tiles.extend(farm.kept.iter().map(|&card| self.card(card)));
        entries.extend(tiles.into_iter().map(|tile| self.entry(label("label-tile"), tile)));
        for &spot in Spot::ALL.iter().filter(|&&spot| farm.has(spot)) {
            entries.push(self.entry(label("label-uncovered"), self.uncovered(spot)));
        }
        entries.push(self.entry(label("label-figures"), self.standing_figures(farm)));
        let args =
            [("points", farm.rows_for_points.into()), ("activated", farm.rows_activated.into())];
        entries.push(self.entry(label("label-rows"), self.say("rows", &args)));
        if farm.scarcity > 0 {
            let markers = self.count("count-scarcity", farm.scarcity);
            entries.push(self.entry(label("label-scarcity"), markers));
        }
        entries
    }

    /// The scarcity markers that a seat has to keep: "2 scarcity markers".
    pub fn scarcity(&self, open: &Open, seat: Seat) -> String {
        self.count("count-scarcity", open.farm(seat).scarcity)
    }

    /// What each scarcity marker costs that a seat has to keep.
    pub fn scarcity_help(&self, seat: Seat) -> String {
        self.say_of(seat, "scarcity-held", &[])
    }

    /// The places where figures still stand, with what each would uncover.
    pub fn figures(&self, open: &Open, seat: Seat) -> Vec<Entry> {
        let farm = open.farm(seat);
        let entry = |figure: Figure| {
            let spots = farm.spots_of(figure).iter().map(move |spot| (figure, spot));
            spots.map(|(figure, spot)| self.entry(self.figure(figure), self.uncovered(spot)))
        };
        Figure::ALL.iter().flat_map(|&figure| entry(figure)).collect()
    }

    fn uncovered(&self, spot: Spot) -> String {
        let points = self.components.spot(spot).points;
        let points = (points > 0).then(|| self.count("count-points", points));
        self.noted(self.spot(spot), [self.spot_help(spot)].into_iter().chain(points))
    }

    fn standing_figures(&self, farm: FarmRef<'_>) -> String {
        let count = |&it: &Figure| self.count(&format!("count-{it}"), farm.spots_of(it).len());
        self.words.list(&Figure::ALL.iter().map(count).collect::<Vec<_>>())
    }

    /// A column: its head, and its cards from top to bottom.
    fn column_text(&self, farm: FarmRef<'_>, column: Column) -> String {
        let mut head = self.column_help(column);
        if !column.head_makes().is_empty() {
            let makes: Vec<Resource> = column.head_makes().iter().collect();
            let endless = makes.iter().any(|&it| farm.has(Spot::endless(it)));
            let mut stores = self.stores(&farm.head[column as usize]);
            if endless {
                let goods = makes.iter().flat_map(|&it| {
                    std::iter::repeat_n(Good::from(it), farm.endless[it as usize].into())
                });
                let inside = self.goods(&goods.collect());
                stores = self.say("silo", &[("single", stores.into()), ("goods", inside.into())]);
            }
            head = self.noted(head, [stores]);
        }
        let cards = farm.in_column(column).map(|(_, placed)| self.placed(placed, farm));
        std::iter::once(head).chain(cards).collect::<Vec<_>>().join(" | ")
    }

    /// A card in a column: what it does, what lies on it, what it still needs.
    fn placed(&self, placed: &Placed, farm: FarmRef<'_>) -> String {
        let Some(sheet) = farm.sheet(placed) else { return self.words.say("face-down") };
        let card = self.card(placed.card);
        if placed.has_crate(self.components) {
            let points = self.count("count-points", sheet.points);
            return self.say("order-done", &[("card", card.into()), ("points", points.into())]);
        }
        if sheet.is_order() {
            let open = sheet.slots.iter().enumerate();
            let open = open.filter(|(index, _)| placed.delivered >> index & 1 == 0);
            let needs = self.goods(&open.map(|(_, &it)| Good::from(it)).collect());
            let points = self.count("count-points", sheet.points);
            let args = [("card", card.into()), ("goods", needs.into()), ("points", points.into())];
            return self.say("order-open", &args);
        }
        let does = self.does(sheet);
        let said = self.say("row-card", &[("card", card.into()), ("does", does.into())]);
        let stores = &placed.stores[..sheet.makes.len()];
        let stores = (!stores.is_empty()).then(|| self.stores(stores));
        self.noted(said, stores)
    }

    /// Single stores: what lies there.
    fn stores(&self, stores: &[Option<Resource>]) -> String {
        let store = |it: &Option<Resource>| match it {
            Some(resource) => self.good((*resource).into()),
            None => self.words.say("store-free"),
        };
        let stores: Vec<String> = stores.iter().map(store).collect();
        self.say("stores", &[("what", self.words.commas(&stores).into())])
    }
}
