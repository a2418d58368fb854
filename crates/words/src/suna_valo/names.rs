//! What things are called and what they do.

use super::{Speech, key};
use suna_valo::components::Reward;
use suna_valo::{
    Character, Choice, Column, EndTile, Era, FarmRef, Festival, Figure, Good, Goods, ProgressTile,
    PublicOrder, Resource, ShipOrder, Source, Spot, Store, Target, Tile, Track,
};
use table::Set;

impl Speech<'_> {
    /// The name of a good.
    pub fn good(&self, good: Good) -> String {
        self.words.say(&key("good", good.name()))
    }

    /// The letter of a good in tight places.
    pub fn letter(&self, good: Good) -> String {
        self.words.say(&(key("good", good.name()) + ".letter"))
    }

    /// So many of a good: "2 lilies".
    pub fn good_count(&self, good: Good, count: u8) -> String {
        self.count(&key("count", good.name()), count)
    }

    /// Goods of several kinds: "2 grain and 1 flower"; "nothing".
    pub fn goods(&self, goods: &Goods) -> String {
        let some = goods.iter().filter(|(_, count)| *count > 0);
        let said: Vec<String> = some.map(|(good, count)| self.good_count(good, count)).collect();
        if said.is_empty() { self.words.say("nothing") } else { self.words.list(&said) }
    }

    /// Some goods of one's choice: "2 of grain or lily".
    pub fn taken(&self, choice: Set<Good>, count: u8) -> String {
        if let Some(only) = choice.iter().next().filter(|_| choice.len() == 1) {
            return self.good_count(only, count);
        }
        if choice.len() == Good::ALL.len() {
            return self.count("count-any", count);
        }
        let names: Vec<String> = choice.iter().map(|good| self.good(good)).collect();
        self.say("taken", &[("count", count.into()), ("what", self.either(&names).into())])
    }

    /// The same for resources.
    pub fn resources(&self, choice: Choice, count: u8) -> String {
        self.taken(choice.resources().iter().map(Good::from).collect(), count)
    }

    /// What a delivery gives; nothing for nothing.
    pub fn reward(&self, reward: Reward) -> Option<String> {
        Some(match reward {
            Reward::Nothing => return None,
            Reward::Energy(count) => self.good_count(Good::Energy, count),
            Reward::Resources(choice, count) => self.resources(choice, count),
            Reward::Steps(count) => self.count("count-steps", count),
            Reward::Deliveries(count) => self.count("count-deliveries", count),
        })
    }

    /// The name of an era: "era II".
    pub fn era(&self, era: Era) -> String {
        self.say("era", &[("numeral", era.numeral().into())])
    }

    /// The name of a column, as a heading.
    pub fn column(&self, column: Column) -> String {
        self.words.say(&key("column", column.name()))
    }

    /// A column in the form that a sentence needs: `object`, `into`, `in` or `of`.
    pub(super) fn column_as(&self, column: Column, form: &str) -> String {
        self.words.say(&format!("column-{}.{form}", column.name()))
    }

    /// What the head of a column gives.
    pub fn column_help(&self, column: Column) -> String {
        self.column_as(column, "help")
    }

    /// The name of a kind of figure.
    pub fn figure(&self, figure: Figure) -> String {
        self.words.say(&key("figure", figure.name()))
    }

    /// The name of a place for a figure, with the number printed on it.
    pub fn spot(&self, spot: Spot) -> String {
        let name = self.words.say(&key("spot", spot.name()));
        match spot.number() {
            Some(number) => self.numbered(name, number),
            None => name,
        }
    }

    /// What it uncovers.
    pub fn spot_help(&self, spot: Spot) -> String {
        let help = key("spot", spot.name()) + ".help";
        match self.components.spot(spot).blocks {
            Some(blocker) => self.say(&help, &[("space", blocker.space.into())]),
            None => self.words.say(&help),
        }
    }

    /// The name of a bot track.
    pub fn track(&self, track: Track) -> String {
        self.words.say(&key("track", track.name()))
    }

    /// What a bot track is good for.
    pub fn track_help(&self, track: Track) -> String {
        self.words.say(&(key("track", track.name()) + ".help"))
    }

    /// The nickname of a character, with its number.
    pub fn character(&self, character: Character) -> String {
        self.numbered(self.words.say(&key("character", character.name())), character.number())
    }

    /// What a character does.
    pub fn character_help(&self, character: Character) -> String {
        self.words.say(&(key("character", character.name()) + ".help"))
    }

    /// The name of a festival, with its number.
    pub fn festival(&self, festival: Festival) -> String {
        self.numbered(self.words.say(&key("festival", festival.name())), festival.number())
    }

    /// What a festival does.
    pub fn festival_help(&self, festival: Festival) -> String {
        self.words.say(&(key("festival", festival.name()) + ".help"))
    }

    /// The name of a ship order, with its number.
    pub fn ship(&self, order: ShipOrder) -> String {
        self.numbered(self.words.say(&key("ship", order.name())), order.number())
    }

    /// What a ship order does.
    pub fn ship_help(&self, order: ShipOrder) -> String {
        self.words.say(&(key("ship", order.name()) + ".help"))
    }

    /// The name of a public order: "public order P03".
    pub fn public_order(&self, order: PublicOrder) -> String {
        self.say("public-order", &[("number", order.number().into())])
    }

    /// The name of what is delivered to.
    pub fn target(&self, target: Target) -> String {
        match target {
            Target::Public(order) => self.public_order(order),
            Target::Own(card) => self.card(card),
        }
    }

    /// The name of a bot tile, with its number.
    pub fn tile(&self, tile: Tile) -> String {
        match tile {
            Tile::Progress(tile) => self.progress_tile(tile),
            Tile::End(tile) => self.end_tile(tile),
        }
    }

    /// The name of a progress tile, with its number.
    pub fn progress_tile(&self, tile: ProgressTile) -> String {
        self.numbered(self.words.say(&key("tile", tile.name())), tile.number())
    }

    /// What a progress tile does.
    pub fn progress_tile_help(&self, tile: ProgressTile) -> String {
        self.words.say(&(key("tile", tile.name()) + ".help"))
    }

    /// The name of an end tile, with its number.
    pub fn end_tile(&self, tile: EndTile) -> String {
        self.numbered(self.words.say(&key("tile", tile.name())), tile.number())
    }

    /// What an end tile counts.
    pub fn end_tile_help(&self, tile: EndTile) -> String {
        self.words.say(&(key("tile", tile.name()) + ".help"))
    }

    /// Where a resource goes: "into the head of the plants".
    pub fn into_store(&self, store: Store, resource: Resource) -> String {
        self.store("into", store, resource)
    }

    /// Where a resource comes from: "from the head of the plants".
    pub fn from_store(&self, store: Store, resource: Resource) -> String {
        self.store("from", store, resource)
    }

    fn store(&self, way: &str, store: Store, resource: Resource) -> String {
        let of = self.column_as(Column::of(resource), "of");
        match store {
            Store::Head => self.say(&format!("store-head.{way}"), &[("of", of.into())]),
            Store::Endless => self.say(&format!("store-endless.{way}"), &[("of", of.into())]),
            Store::Satchel => self.words.say(&format!("store-satchel.{way}")),
            Store::Card(card) => {
                self.say(&format!("store-card.{way}"), &[("card", self.card(card).into())])
            }
        }
    }

    /// One of a good and where it comes from: "1 wool from the head of the pastures", "1 wool from
    /// the market for 4 energy (3 energy left)".
    pub fn given(&self, good: Good, from: Source, farm: FarmRef<'_>) -> String {
        let what = self.all_given(good, 1, from, farm);
        match (from, good.resource()) {
            (Source::Market, Some(resource)) => {
                let left = farm.goods[Good::Energy].saturating_sub(farm.rate(resource));
                let left = self.energy_left(left);
                self.say("given-market-left", &[("what", what.into()), ("left", left.into())])
            }
            _ => what,
        }
    }

    /// So many of a good and where they come from.
    pub fn all_given(&self, good: Good, count: u8, from: Source, farm: FarmRef<'_>) -> String {
        let what = self.good_count(good, count);
        match (from, good.resource()) {
            (Source::Store(store), Some(resource)) => {
                let from = self.from_store(store, resource);
                self.say("given", &[("what", what.into()), ("from", from.into())])
            }
            (Source::Market, Some(resource)) => {
                let energy = self.good_count(Good::Energy, farm.rate(resource) * count);
                self.say("given-market", &[("what", what.into()), ("energy", energy.into())])
            }
            _ => what,
        }
    }

    /// The energy that is left: "3 energy left".
    pub fn energy_left(&self, left: u8) -> String {
        let left = self.good_count(Good::Energy, left);
        self.say("energy-left", &[("left", left.into())])
    }

    /// The name of something that gives points, by its name in the standings.
    pub fn category(&self, name: &str) -> String {
        self.words.say(&key("category", name))
    }

    /// How it pays.
    pub fn category_help(&self, name: &str) -> String {
        self.words.say(&(key("category", name) + ".help"))
    }

    /// A name and the number printed on the thing.
    pub(super) fn numbered(&self, name: String, number: &str) -> String {
        self.say("numbered", &[("what", name.into()), ("number", number.into())])
    }
}
