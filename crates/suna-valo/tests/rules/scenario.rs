//! Short ways to set a position up and to play on from it.

use std::sync::{Arc, LazyLock};
use suna_valo::{
    Action, Activation, Card, Character, Choices, Column, Components, Era, Event, Good, Goods,
    OpenPublic, OpenShip, Pending, Place, Placed, Position, Priced, Reach, Resource, Spot, State,
    Step,
};
use table::{ComponentTexts, Components as _, Game, ScriptedChance, Seat, Set};

/// The cards the tests were written for, so that they do not change with the balance of ours.
pub(crate) fn known_components() -> Arc<Components> {
    static KNOWN: LazyLock<Arc<Components>> = LazyLock::new(|| {
        let files = [
            ("cards.txt", include_str!("components/cards.txt")),
            ("festivals.txt", include_str!("components/festivals.txt")),
            ("orders.txt", include_str!("components/orders.txt")),
            ("ships.txt", include_str!("components/ships.txt")),
            ("board.txt", include_str!("components/board.txt")),
        ];
        let files = files.map(|(name, text)| (name.to_owned(), text.to_owned()));
        let texts = ComponentTexts::with_others::<Components>(files).expect("known files");
        Arc::new(Components::read(&texts).expect("good files"))
    });
    Arc::clone(&KNOWN)
}

/// Seats by number.
pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a small seat")
}

/// A card by name.
pub(crate) fn card(name: &str) -> Card {
    name.parse().expect("a card")
}

/// A place of the village or a display, from 1 to 3.
pub(crate) fn place(number: usize) -> Place {
    Place::ALL[number - 1]
}

/// Goods from letters, `GGB N`.
pub(crate) fn goods(letters: &str) -> Goods {
    letters
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .map(|letter| Good::from_letter(&letter.to_string()).expect("a good"))
        .collect()
}

/// So many steps to make.
pub(crate) fn steps(gears: u8) -> Step {
    Step::Activation(Activation { gears, ..empty() })
}

/// So many deliveries to make.
pub(crate) fn drones(drones: u8) -> Step {
    Step::Activation(Activation { drones, ..empty() })
}

fn empty() -> Activation {
    Activation {
        column: None,
        drones: 0,
        reach: Reach::Everywhere,
        gears: 0,
        resources: Choices::NONE,
        makes: Set::EMPTY,
        head: false,
        tiles: Set::EMPTY,
    }
}

/// A step that can be skipped, so that what lies below it begins.
pub(crate) fn pause() -> Step {
    Step::PickColumn { columns: Column::ALL.iter().copied().collect() }
}

/// A position to be filled, in the first turn of seat 0.
#[derive(Clone)]
pub(crate) struct Scene(pub(crate) Position);

/// A position with two characters that do nothing without tiles and ships.
pub(crate) fn scene() -> Scene {
    with_characters("tinker", "skipper")
}

/// A position with these characters.
pub(crate) fn with_characters(white: &str, black: &str) -> Scene {
    let characters = [white, black].map(|name| name.parse::<Character>().expect("a character"));
    Scene(Position::new(known_components(), characters))
}

impl Scene {
    /// The goods of a seat: in the heads as far as these have room, then in opened endless stores.
    pub(crate) fn goods(mut self, index: usize, letters: &str) -> Scene {
        let farm = &mut self.0.open.farms[seat(index)];
        farm.head = [[None; 2]; 3];
        farm.goods = Goods::NONE;
        for (good, count) in goods(letters).iter() {
            for _ in 0..count {
                let Some(resource) = good.resource() else {
                    farm.goods[Good::Energy] += 1;
                    continue;
                };
                let column = Column::ALL.iter().find(|it| it.head_makes().has(resource));
                let head = &mut farm.head[*column.expect("a column") as usize];
                match head.iter_mut().find(|store| store.is_none()) {
                    Some(store) => *store = Some(resource),
                    None => {
                        let spot = match resource {
                            Resource::Grain | Resource::Lily => Spot::PlantSilo,
                            Resource::Flower => Spot::FlowerSilo,
                            Resource::Wool | Resource::Egg => Spot::PastureSilo,
                        };
                        farm.standing.remove(spot);
                        farm.endless[resource as usize] += 1;
                    }
                }
            }
        }
        self
    }

    /// Cards on a farm, each in its first column: `H01 H28=W H03=S_`; in parentheses face down in
    /// a column: `(H40:dock)`; another column by `H22:flowers`.
    pub(crate) fn farm(mut self, index: usize, cards: &str) -> Scene {
        for word in cards.split_whitespace() {
            let is_face_down = word.starts_with('(');
            let word = word.trim_matches(['(', ')']);
            let (word, stored) = word.split_once('=').unwrap_or((word, ""));
            let (name, column) = word.split_once(':').unwrap_or((word, ""));
            let placed = card(name);
            let column = match column {
                "" => {
                    let components = known_components();
                    let sheet = components.sheet(placed).expect("a farm card");
                    sheet.columns.iter().next().expect("a column")
                }
                name => name.parse().expect("a column"),
            };
            let mut stores = [None; 2];
            for (store, letter) in stores.iter_mut().zip(stored.chars()) {
                *store = Resource::from_letter(&letter.to_string()).ok();
            }
            self.0.open.farms[seat(index)].cards.push(Placed {
                card: placed,
                column,
                is_face_down,
                stores,
                delivered: 0,
            });
        }
        self
    }

    /// The slots of an own order that are filled already, as bits.
    pub(crate) fn delivered(mut self, index: usize, name: &str, slots: u8) -> Scene {
        let mut cards = self.0.open.farms[seat(index)].cards.iter_mut();
        cards.find(|placed| placed.card == card(name)).expect("on the farm").delivered = slots;
        self
    }

    /// The cards of the village from left to right; `-` for a gap.
    pub(crate) fn village(mut self, cards: &str) -> Scene {
        for (place, name) in self.0.open.village.iter_mut().zip(cards.split_whitespace()) {
            *place = (name != "-").then(|| card(name));
        }
        self
    }

    /// A card in a display with its price and markers: place 1 to 3.
    pub(crate) fn display(
        mut self,
        index: usize,
        place: usize,
        name: &str,
        price: &str,
        markers: u8,
    ) -> Scene {
        let priced = Priced { card: card(name), price: goods(price), markers };
        self.0.open.farms[seat(index)].display[place - 1] = Some(priced);
        self
    }

    /// Public orders that lie open.
    pub(crate) fn public(mut self, orders: &str) -> Scene {
        for name in orders.split_whitespace() {
            let order = name.parse().expect("a public order");
            self.0.open.public_orders.push(OpenPublic {
                order,
                delivered: [0; 2].into(),
                first: None,
            });
        }
        self
    }

    /// Ship orders that lie open.
    pub(crate) fn ships(mut self, orders: &str) -> Scene {
        for name in orders.split_whitespace() {
            let order = name.parse().expect("a ship order");
            self.0.open.ship_orders.push(OpenShip {
                order,
                is_done: [false; 2].into(),
                first: None,
            });
        }
        self
    }

    /// Figures that are gone from a farm, by their places.
    pub(crate) fn lifted(mut self, index: usize, spots: &str) -> Scene {
        for name in spots.split_whitespace() {
            self.0.open.farms[seat(index)].standing.remove(name.parse().expect("a place"));
        }
        self
    }

    /// The turn of this seat instead.
    pub(crate) fn turn_of(self, index: usize) -> Scene {
        self.with(|open| open.active = seat(index))
            .only(index, Step::EndTurn)
            .asks(index, Step::Turn)
    }

    /// Only these farm cards are left in the deck; the others are discarded. To be called when all
    /// else is laid out.
    pub(crate) fn deck(mut self, cards: &str) -> Scene {
        let open = &mut self.0.open;
        let mut lying: Vec<Card> = cards.split_whitespace().map(card).collect();
        lying.extend(open.village.iter().flatten());
        for farm in open.farms.values() {
            lying.extend(farm.cards.iter().map(|placed| placed.card));
            lying.extend(farm.display.iter().flatten().map(|priced| priced.card));
        }
        let left = known_components().deck(open.era).iter();
        left.filter(|card| !lying.contains(card)).for_each(|card| open.discards.add(card));
        open.specials.festivals = 0;
        self
    }

    /// Cards in hand.
    pub(crate) fn hand(mut self, index: usize, cards: &str) -> Scene {
        self.0.hands[seat(index)] = cards.split_whitespace().map(card).collect();
        self
    }

    /// The era.
    pub(crate) fn era(mut self, era: Era) -> Scene {
        self.0.open.era = era;
        self
    }

    /// Asks this first, then goes on with what was pending.
    pub(crate) fn asks(mut self, index: usize, step: Step) -> Scene {
        self.0.open.steps.push(Pending { seat: seat(index), step });
        self
    }

    /// Instead of a turn, only this is pending.
    pub(crate) fn only(mut self, index: usize, step: Step) -> Scene {
        self.0.open.steps.clear();
        self.asks(index, step)
    }

    /// Changes anything else.
    pub(crate) fn with(mut self, change: impl FnOnce(&mut suna_valo::Open)) -> Scene {
        change(&mut self.0.open);
        self
    }

    /// The game.
    pub(crate) fn game(self) -> Played {
        let state = self.0.state().unwrap_or_else(|faults| panic!("a possible position: {faults}"));
        Played { state, events: Vec::new() }
    }
}

/// A game being played by text.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    /// The state now.
    pub(crate) state: State,
    /// Everything that happened.
    pub(crate) events: Vec<Event>,
}

impl Played {
    /// Does one action after another, `buy-own 1; place plants`. What is drawn is named after an
    /// action: `refill 1 > H04`; what is not named is anything possible.
    pub(crate) fn act(mut self, actions: &str) -> Played {
        for text in actions.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let (text, draws) = text.split_once('>').unwrap_or((text, ""));
            let draws: Vec<String> = draws.split_whitespace().map(str::to_owned).collect();
            let action: Action = text.trim().parse().expect("an action");
            let mut chance = ScriptedChance::new(draws.clone());
            self.state.apply(action, &mut chance, &mut self.events).unwrap_or_else(|refusal| {
                panic!("`{text}` is refused: {refusal}\n{}", self.text())
            });
            if !draws.is_empty() {
                assert_eq!(chance.problem(), None, "the draws of `{text}`");
            }
        }
        self
    }

    fn text(&self) -> String {
        format!("{}{:?}", self.state.view(table::Viewer::Watcher), self.legal())
    }

    /// The rule by which an action is refused now.
    pub(crate) fn refusal(&self, action: &str) -> &'static str {
        let action: Action = action.parse().expect("an action");
        match self.state.check(action) {
            Ok(()) => panic!("`{action}` is accepted\n{}", self.text()),
            Err(refusal) => refusal.rule,
        }
    }

    /// All legal actions as text.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.state.legal(&mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    /// Whether an action is legal now.
    pub(crate) fn can(&self, action: &str) -> bool {
        self.state.check(action.parse().expect("an action")).is_ok()
    }

    /// Whether a ship order can be fulfilled now.
    pub(crate) fn asked_to_ship(&self) -> bool {
        self.legal().iter().any(|action| action.starts_with("ship "))
    }

    /// Who is asked.
    pub(crate) fn asked(&self) -> usize {
        self.state.to_act().expect("the match goes on").index()
    }

    /// How many deliveries the activation has left, if it is one.
    pub(crate) fn step_drones(&self) -> Option<u8> {
        match self.step() {
            Step::Activation(left) => Some(left.drones),
            _ => None,
        }
    }

    /// What is asked.
    pub(crate) fn step(&self) -> Step {
        self.state.open().pending().expect("the match goes on").step
    }

    /// A seat's goods, as letters.
    pub(crate) fn goods(&self, index: usize) -> String {
        self.state.open().farms[seat(index)].goods.to_string()
    }

    /// A seat's energy.
    pub(crate) fn energy(&self, index: usize) -> u8 {
        self.state.open().farms[seat(index)].goods[Good::Energy]
    }

    /// The price on a card of a display: place 1 to 3.
    pub(crate) fn price(&self, index: usize, place: usize) -> String {
        let priced = self.state.open().farms[seat(index)].display[place - 1].expect("a card");
        format!("{} {}+{}", priced.card, priced.price, priced.markers)
    }

    /// The cards of the village.
    pub(crate) fn village(&self) -> String {
        let names: Vec<String> = self
            .state
            .open()
            .village
            .iter()
            .map(|card| card.map_or("-".to_owned(), |card| card.to_string()))
            .collect();
        names.join(" ")
    }

    /// Whether an event with this text happened.
    pub(crate) fn happened(&self, text: &str) -> bool {
        self.events.iter().any(|event| event.to_string() == text)
    }

    /// The points of a seat in a category, as they stand.
    pub(crate) fn points(&self, category: &str, index: usize) -> i32 {
        let standings = self.state.standings();
        let found = standings.categories.iter().find(|one| one.name == category);
        found.unwrap_or_else(|| panic!("no category {category}")).points[index]
    }
}
