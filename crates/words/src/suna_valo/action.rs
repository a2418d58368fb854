//! Choices, as labels for buttons, lists and screen readers: what one does, its full price, and
//! what follows from it.

use super::{Speech, other};
use suna_valo::components::{Notch, Reward, SpotSheet};
use suna_valo::{
    Action, Card, Character, Column, FarmRef, Good, Open, Resource, Source, Spot, Step, Target,
    Tile, Track, View,
};
use table::Seat;

/// A choice in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    /// What one does, with its full price: "Buy Lily pond (H02) from the village for 2 goods".
    pub what: String,
    /// What makes up the price, what follows, what is lost.
    pub notes: Vec<String>,
}

impl From<String> for Deed {
    fn from(what: String) -> Deed {
        Deed { what, notes: Vec::new() }
    }
}

impl Speech<'_> {
    /// A label for a choice, whatever it is: "Deliver 1 wool from the head of the pastures to
    /// public order P07; brings 1 flower". `legal` is all that can be chosen.
    pub fn action(&self, action: &Action, view: &View, legal: &[Action]) -> String {
        let Deed { what, notes } = self.deed(action, view, legal);
        match (*action, &notes[..]) {
            (Action::PayRest, [how]) => {
                self.say("rest", &[("how", what.into()), ("what", how.into())])
            }
            _ => self.noted(what, notes),
        }
    }

    /// A choice, and what there is to know about it. `legal` is all that can be chosen.
    pub fn deed(&self, action: &Action, view: &View, legal: &[Action]) -> Deed {
        let open = view.open();
        let Some(pending) = open.pending() else { return self.words.say("ask-match-over").into() };
        let (seat, step) = (pending.seat, pending.step);
        let farm = open.farm(seat);
        let plain = |key: &str| self.words.say(key);
        match *action {
            Action::Keep { character } => {
                let name = self.character(character);
                self.deed_with(
                    self.say("action-keep", &[("character", name.into())]),
                    [self.character_help(character)],
                )
            }
            Action::BuyVillage { place } => self.buy_village(open, seat, place),
            Action::BuyOwn { place } => self.buy_own(open, seat, place),
            Action::BuyOther { place } => self.buy_other(open, seat, place),
            Action::Ship { order } => self.send_ship(open, seat, order),
            Action::Pay { good, from } => self.paying(open, seat, step, good, from),
            Action::PayRest => self.rest(open, seat),
            Action::Save { good } => {
                self.say("action-save", &[("good", self.good_count(good, 1).into())]).into()
            }
            Action::Place { column } => self.placing(open, seat, step, column, false),
            Action::PlaceDown { column } => self.placing(open, seat, step, column, true),
            Action::Celebrate => match step {
                Step::PlaceCard { card } if let Some(festival) = card.festival() => {
                    let said = self.say("action-celebrate", &[("card", self.card(card).into())]);
                    self.deed_with(said, self.celebrated(open, seat, festival))
                }
                _ => plain("empty").into(),
            },
            Action::ProduceHead { resource, to } => {
                let args = [
                    ("what", self.good_count(resource.into(), 1).into()),
                    ("of", self.column_as(Column::of(resource), "of").into()),
                    ("into", self.into_store(to, resource).into()),
                ];
                self.say("action-produce-head", &args).into()
            }
            Action::Produce { card, resource, to } => {
                let args = [
                    ("what", self.good_count(resource.into(), 1).into()),
                    ("card", self.card(card).into()),
                    ("into", self.into_store(to, resource).into()),
                ];
                self.say("action-produce", &args).into()
            }
            Action::Store { resource, to } => {
                let what = self.good_count(resource.into(), 1);
                let into = self.into_store(to, resource);
                self.say("action-store", &[("what", what.into()), ("into", into.into())]).into()
            }
            Action::TakeEnergy => {
                let what = self.good_count(Good::Energy, 1);
                self.say("action-take-energy", &[("what", what.into())]).into()
            }
            Action::UseTile { tile } => {
                let said =
                    self.say("action-use-tile", &[("tile", self.progress_tile(tile).into())]);
                let more = farm.is(Character::Tinker).then(|| plain("note-tinker"));
                self.deed_with(said, [self.progress_tile_help(tile)].into_iter().chain(more))
            }
            Action::Use { card } => {
                let said = self.say("action-use", &[("card", self.card(card).into())]);
                self.deed_with(said, [self.card_help(card)])
            }
            Action::Activate { column } => {
                let object = self.column_as(column, "object");
                let said = self.say("action-activate", &[("column", object.into())]);
                self.deed_with(said, self.column_gives(open, seat, column, None, 0))
            }
            Action::Deliver { to, slot, from } => self.delivering(open, seat, to, slot, from),
            Action::Step { track } => self.stepping(farm, track),
            Action::Lift { spot } => self.lifting(farm, spot),
            Action::Take { tile } => self.taking(open, seat, tile),
            Action::RowPoints => {
                let points = self.count("count-points", 5);
                self.say("action-row-points", &[("points", points.into())]).into()
            }
            Action::RowActivate => match step {
                Step::RowBonus { row } => {
                    self.deed_with(plain("action-row-activate"), self.row_gives(farm, row))
                }
                _ => plain("action-row-activate").into(),
            },
            Action::Dig { card, column } => {
                let into = self.column_as(column, "into");
                let args = [("card", self.card(card).into()), ("into", into.into())];
                let notes = [self.card_help(card)].into_iter();
                let notes = notes.chain(self.filled_row(&farm, column));
                self.deed_with(self.say("action-dig", &args), notes)
            }
            Action::Refill { place } => self.refilling(farm, open.village[place.index()]),
            Action::Look => plain("action-look").into(),
            Action::RefillDeck => match step {
                Step::RefillLooked { card, .. } => self.refilling(farm, Some(card)),
                _ => self.refilling(farm, None),
            },
            Action::Replace { place, card } => {
                let Some(priced) = farm.display[place.index()] else {
                    return plain("empty").into();
                };
                let least = farm.least_price(self.components.minimum(card));
                let missing = usize::from(least).saturating_sub(priced.total());
                let stay = self.say("note-stay", &[("goods", self.goods(&priced.price).into())]);
                let more = self.say("note-more", &[("count", missing.into())]);
                let args =
                    [("card", self.card(card).into()), ("old", self.card(priced.card).into())];
                self.deed_with(
                    self.say("action-replace", &args),
                    [stay, more, self.card_help(card)],
                )
            }
            Action::Swap { place, good } => {
                let card = farm.display[place.index()].map(|priced| priced.card);
                let card = card.map_or_else(|| plain("empty"), |card| self.card(card));
                let what = self.good_count(good, 1);
                self.say("action-swap", &[("what", what.into()), ("card", card.into())]).into()
            }
            Action::Skip => plain(match step {
                Step::Figure { .. } => "action-skip-figure",
                Step::ShipOffer { .. } => "action-skip-ship",
                Step::Dig => "action-skip-dig",
                _ => "action-skip",
            })
            .into(),
            Action::Done => self.finishing(open, seat, step, legal),
        }
    }

    /// Giving one good: as payment, as part of a price, or in a swap.
    fn paying(&self, open: &Open, seat: Seat, step: Step, good: Good, from: Source) -> Deed {
        let farm = open.farm(seat);
        let what = self.given(good, from, farm);
        let on = |card: Option<Card>| card.map_or_else(String::new, |card| self.card(card));
        match step {
            Step::Prepare => {
                let args = [("what", what.into()), ("card", on(unpriced(farm)).into())];
                self.say("action-price", &args).into()
            }
            Step::Price { place, .. } => {
                let card = on(farm.display[place.index()].map(|priced| priced.card));
                self.say("action-price", &[("what", what.into()), ("card", card.into())]).into()
            }
            Step::SwapGive { take, .. } => {
                let taken = self.good_count(take, 1);
                self.say("action-give", &[("what", what.into()), ("taken", taken.into())]).into()
            }
            _ => self.say("action-pay", &[("what", what.into())]).into(),
        }
    }

    fn placing(&self, open: &Open, seat: Seat, step: Step, column: Column, is_down: bool) -> Deed {
        let Step::PlaceCard { card } = step else { return self.words.say("empty").into() };
        let farm = open.farm(seat);
        let key = if is_down { "action-place-down" } else { "action-place" };
        let said = self.say(key, &[("into", self.column_as(column, "into").into())]);
        let steps = u8::from(is_down && farm.has(Spot::FaceDownStep));
        let gives = self.column_gives(open, seat, column, Some((card, is_down)), steps);
        self.deed_with(said, gives.into_iter().chain(self.filled_row(&farm, column)))
    }

    /// What is delivered from where, beside other ways to deliver to the same slot.
    pub fn delivery(&self, action: &Action, view: &View) -> Option<String> {
        let Action::Deliver { to, slot, from } = *action else { return None };
        let open = view.open();
        let seat = open.pending()?.seat;
        let (resource, ..) = slot_of(open, seat, to, usize::from(slot).checked_sub(1)?)?;
        Some(self.given(resource.into(), from, open.farm(seat)))
    }

    fn delivering(&self, open: &Open, seat: Seat, to: Target, slot: u8, from: Source) -> Deed {
        let farm = open.farm(seat);
        let index = usize::from(slot).saturating_sub(1);
        let Some((resource, reward, n_free, points)) = slot_of(open, seat, to, index) else {
            return self.words.say("empty").into();
        };
        let mut notes = Vec::new();
        if let Some(brings) = self.reward(reward) {
            let (brings, n_lost, is_all_lost) = match reward {
                Reward::Resources(choice, count) => {
                    let n_lost =
                        farm.n_lost_after_giving(resource, from, choice.resources(), count);
                    (brings, n_lost, n_lost == usize::from(count))
                }
                Reward::Steps(count) => (self.steps(count, farm), 0, false),
                _ => (brings, 0, false),
            };
            let key = if is_all_lost { "brings-lost" } else { "brings" };
            notes.push(self.say(key, &[("what", brings.into())]));
            notes.extend(self.lost_of_it(n_lost).filter(|_| !is_all_lost));
        }
        if n_free == 1 {
            let figure = match to {
                Target::Public(_) => "barrel",
                Target::Own(_) => "crate",
            };
            let points = self.count("count-points", points);
            let args = [("points", points.into()), ("figure", figure.into())];
            notes.push(self.say("completes", &args));
        } else {
            notes.push(self.count("slots-left", n_free - 1));
        }
        let what = self.given(resource.into(), from, farm);
        let args = [("what", what.into()), ("to", self.target(to).into())];
        self.deed_with(self.say("action-deliver", &args), notes)
    }

    fn stepping(&self, farm: FarmRef<'_>, track: Track) -> Deed {
        let Some(after) = farm.after_step(track) else { return self.words.say("empty").into() };
        let components = farm.components();
        let (factor, points) = (after.multiplier(components), after.points(components));
        let worth = self.say(
            "step-worth",
            &[
                ("points", points.into()),
                ("factor", factor.into()),
                ("worth", (factor * points).into()),
            ],
        );
        if track == Track::Left {
            let said = self.say("action-step-left", &[("space", after.left.into())]);
            return self.deed_with(said, [worth]);
        }
        if after.detour > 0 {
            let around = components.blocker(track, after.right + 1).map_or(0, |it| it.1.around);
            let args = [
                ("space", (after.right + 1).into()),
                ("now", after.detour.into()),
                ("all", around.into()),
            ];
            return self.say("action-step-around", &args).into();
        }
        let tile = match after.notch(components) {
            Notch::None => None,
            Notch::Progress => Some(self.words.say("note-progress")),
            Notch::End => Some(self.words.say("note-end")),
        };
        let said = self.say("action-step-right", &[("space", after.right.into())]);
        self.deed_with(said, [worth].into_iter().chain(tile))
    }

    /// Taking a figure off the farm, with what it uncovers.
    pub(super) fn lifting(&self, farm: FarmRef<'_>, spot: Spot) -> Deed {
        let SpotSheet { figure, points, .. } = self.components.spot(spot);
        let args = [("figure", figure.name().into()), ("spot", self.spot(spot).into())];
        let points = (points > 0).then(|| self.count("count-points", points));
        let income = spot.income_resources();
        let lost = income.and_then(|choice| self.lost_of_it(farm.n_lost(choice, 1)));
        let notes = [self.spot_help(spot)].into_iter().chain(points).chain(lost);
        self.deed_with(self.say("action-lift", &args), notes)
    }

    fn taking(&self, open: &Open, seat: Seat, tile: Tile) -> Deed {
        let said = self.say("action-take", &[("tile", self.tile(tile).into())]);
        match tile {
            Tile::Progress(tile) => {
                let later = self.words.say("note-next-turn");
                self.deed_with(said, [self.progress_tile_help(tile), later])
            }
            Tile::End(tile) => {
                let now = self.count("count-points", open.end_tile_points(seat, tile));
                let now = self.say("note-now", &[("points", now.into())]);
                self.deed_with(said, [self.end_tile_help(tile), now])
            }
        }
    }

    /// The cards that activating a row uses once more.
    fn row_gives(&self, farm: FarmRef<'_>, row: u8) -> Vec<String> {
        let columns = Column::ALL.iter().filter(|&&column| column != Column::Orders);
        let placed = columns.filter_map(|&it| farm.in_column(it).nth(usize::from(row)));
        placed
            .filter_map(|(_, placed)| {
                let does = self.does(farm.sheet(placed)?);
                let args = [("card", self.card(placed.card).into()), ("does", does.into())];
                Some(self.say("row-card", &args))
            })
            .collect()
    }

    /// Filling the own display with a card, with the least price and what is missing for it.
    fn refilling(&self, farm: FarmRef<'_>, card: Option<Card>) -> Deed {
        let Some(card) = card else { return self.words.say("empty").into() };
        let least = farm.least_price(self.components.minimum(card));
        let args = [("card", self.card(card).into()), ("least", least.into())];
        let missing = usize::from(least).saturating_sub(farm.goods.len());
        let scarce = (missing > 0).then(|| self.count("note-scarcity", missing));
        let notes = scarce.into_iter().chain([self.card_help(card)]);
        self.deed_with(self.say("action-refill", &args), notes)
    }

    fn finishing(&self, open: &Open, seat: Seat, step: Step, legal: &[Action]) -> Deed {
        match step {
            Step::Price { place, .. } => {
                let priced = open.farm(seat).display[place.index()];
                let price = priced.map_or_else(String::new, |priced| self.goods(&priced.price));
                self.say("action-done-price", &[("price", price.into())]).into()
            }
            Step::Renew => self.words.say("action-done-renew").into(),
            Step::Row { .. } => self.words.say("action-done-row").into(),
            _ => match &self.unused(open, seat, legal)[..] {
                [] => self.words.say("action-done").into(),
                unused => {
                    let unused = self.words.list(unused);
                    self.say("action-done-unused", &[("what", unused.into())]).into()
                }
            },
        }
    }
}

/// The card of the display that is priced next in the preparation.
pub(super) fn unpriced(farm: FarmRef<'_>) -> Option<Card> {
    farm.display.iter().flatten().find(|priced| priced.total() == 0).map(|priced| priced.card)
}

/// A slot of an order: what it takes and gives, how many slots are free, what the order is worth.
fn slot_of(
    open: &Open,
    seat: Seat,
    to: Target,
    index: usize,
) -> Option<(Resource, Reward, u32, u8)> {
    let components = open.components();
    match to {
        Target::Public(order) => {
            let sheet = components.public(order);
            let slots = &sheet.slots[seat.index()];
            let public = open.public_orders.iter().find(|it| it.order == order)?;
            let n_free = slots.len() as u32 - public.delivered[seat].count_ones();
            let [first, second] = sheet.barrels;
            let is_second = public.first.is_some_and(|first| first == other(seat));
            let slot = slots.get(index)?;
            Some((slot.resource, slot.reward, n_free, if is_second { second } else { first }))
        }
        Target::Own(card) => {
            let placed = open.farm(seat).placed().iter().find(|it| it.card == card)?;
            let sheet = components.sheet(card)?;
            let n_free = sheet.slots.len() as u32 - placed.delivered.count_ones();
            let resource = *sheet.slots.get(index)?;
            Some((resource, Reward::Nothing, n_free, sheet.points))
        }
    }
}
