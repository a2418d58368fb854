//! What a thing is, why nothing can be done with it, and the table as text.

use super::plan::bill;
use super::sight::Sight;
use super::thing::Thing;
use crate::face::{Part, WhyNot};
use suna_valo::{
    Action, Card, Column, Good, Open, PublicOrder, Resource, Source, Spot, Store, Target, Tile,
};
use table::{Game, Refusal, Seat};
use words::suna_valo::{Entry, Speech};

/// The rule that says no to everything that is not asked at all.
const NOT_ASKED: &str = "SV-2.1";

/// The rules by which something is too dear, a card or a ship order.
const TOO_DEAR: [&str; 2] = ["SV-3.2", "SV-12.3"];

/// What a thing is called.
pub(super) fn name(sight: &Sight, thing: Thing, speech: Speech<'_>) -> String {
    let open = sight.view.open();
    let card_or_empty = |card: Option<Card>| {
        card.map_or_else(|| speech.words().say("empty"), |card| speech.card(card))
    };
    match thing {
        Thing::Stall(place) => card_or_empty(open.village[place.index()]),
        Thing::Display(seat, place) => {
            card_or_empty(open.farm(seat).display[place.index()].map(|it| it.card))
        }
        Thing::OnDisplay(_, good) => speech.good(good),
        Thing::Deck => speech.words().say("street-deck"),
        Thing::Card(card) | Thing::OwnSlot(card, _) | Thing::CardStore(card, _) => {
            speech.card(card)
        }
        Thing::Column(column) | Thing::Head(column) | Thing::HeadStore(column, _) => {
            speech.column(column)
        }
        Thing::Down(column) => {
            speech.words().say_with("place-down", &[("column", speech.column(column).into())])
        }
        Thing::Silo(column) => speech.spot(silo(column)),
        Thing::Satchel(_) => speech.character(suna_valo::Character::Satchel),
        Thing::Stones => speech.good(Good::Energy),
        Thing::Figure(spot) => speech.spot(spot),
        Thing::Track(track) => speech.track(track),
        Thing::Tile(tile) => speech.tile(tile),
        Thing::Public(order) | Thing::Slot(order, _) => speech.public_order(order),
        Thing::Ship(order) => speech.ship(order),
        Thing::Character(character) => speech.character(character),
        Thing::Markers(seat) => speech.scarcity(open, seat),
    }
}

/// What a thing is, in sentences.
pub(super) fn explain(sight: &Sight, thing: Thing, speech: Speech<'_>) -> Vec<String> {
    let open = sight.view.open();
    let me = sight.near();
    let name = name(sight, thing, speech);
    let about = match thing {
        Thing::Stall(place) => vec![speech.village(open, me)[place.index()].text.clone()],
        Thing::Display(seat, place) => {
            vec![speech.display(open, seat)[place.index()].text.clone()]
        }
        Thing::OnDisplay(place, _) => vec![speech.display(open, me)[place.index()].text.clone()],
        Thing::Deck => vec![speech.standing(&sight.view)],
        Thing::Card(card) => vec![speech.card_help(card)],
        Thing::OwnSlot(card, slot) => {
            let slots = open.components().sheet(card).map(|sheet| &sheet.slots);
            let wanted = slots.and_then(|slots| slots.get(slot));
            vec![wanted.map(|&it| speech.good(it.into())).unwrap_or_default()]
        }
        Thing::CardStore(card, store) => {
            let placed = open.farm(me).placed().iter().find(|it| it.card == card);
            vec![lies(speech, placed.and_then(|it| it.stores[store]))]
        }
        Thing::HeadStore(column, store) => {
            vec![lies(speech, open.farm(me).head[column as usize][store])]
        }
        Thing::Satchel(store) => vec![lies(speech, open.farm(me).satchel[store])],
        Thing::Column(column) | Thing::Head(column) | Thing::Down(column) => {
            vec![speech.column_help(column)]
        }
        Thing::Silo(column) => vec![speech.spot_help(silo(column))],
        Thing::Stones => vec![speech.market(open, me)],
        Thing::Figure(spot) => {
            let sheet = open.components().spot(spot);
            let points = (sheet.points > 0).then(|| {
                speech.words().say_with("count-points", &[("count", sheet.points.into())])
            });
            let figure = match open.farm(me).has(spot) {
                true => None,
                false => Some(speech.figure(sheet.figure)),
            };
            let figure =
                figure.map(|it| speech.words().say_with("spot-stands", &[("figure", it.into())]));
            [Some(speech.spot_help(spot)), points, figure].into_iter().flatten().collect()
        }
        Thing::Track(track) => {
            let entries = speech.tracks(open);
            let both = [track as usize, 2 + me.index()];
            both.into_iter().filter_map(|it| Some(entries.get(it)?.text.clone())).collect()
        }
        Thing::Tile(Tile::Progress(tile)) => vec![speech.progress_tile_help(tile)],
        Thing::Tile(Tile::End(tile)) => vec![speech.end_tile_help(tile)],
        Thing::Public(order) | Thing::Slot(order, _) => {
            let index = open.public_orders.iter().position(|it| it.order == order);
            text_at(speech.public_orders(open), index)
        }
        Thing::Ship(order) => {
            let index = open.ship_orders.iter().position(|it| it.order == order);
            text_at(speech.ship_orders(open), index)
        }
        Thing::Character(character) => vec![speech.character_help(character)],
        Thing::Markers(seat) => vec![speech.scarcity_help(seat)],
    };
    [name].into_iter().chain(about).filter(|text| !text.is_empty()).collect()
}

fn text_at(entries: Vec<Entry>, index: Option<usize>) -> Vec<String> {
    let entry = index.and_then(|index| entries.into_iter().nth(index));
    entry.map(|entry| entry.text).into_iter().collect()
}

fn lies(speech: Speech<'_>, resource: Option<Resource>) -> String {
    match resource {
        Some(resource) => speech.good(resource.into()),
        None => speech.words().say("store-free"),
    }
}

/// The place of a column's endless store.
pub(super) fn silo(column: Column) -> Spot {
    let first = column.head_makes().first().expect("only columns that make something have a silo");
    Spot::endless(first)
}

/// Why nothing can be done with a thing, if something of its kind is asked for.
pub(super) fn why_not(sight: &Sight, thing: Thing, speech: Speech<'_>) -> Option<WhyNot> {
    let open = sight.view.open();
    let (action, Refusal { rule, reason }) =
        attempts(thing, sight).into_iter().find_map(|action| {
            let refusal = Game::check(&sight.guess, action).err()?;
            (refusal.rule != NOT_ASKED).then_some((action, refusal))
        })?;
    let short = sight.moment.eyes.filter(|_| TOO_DEAR.contains(&rule));
    let short = short.and_then(|me| shortfall(open, me, action, speech));
    let text = short.or_else(|| speech.refusal(rule)).unwrap_or_else(|| reason.to_owned());
    Some(WhyNot { text, rule: Some(rule.to_owned()) })
}

/// How much is missing, what is asked for and what one has, of something that is too dear.
fn shortfall(open: &Open, me: Seat, action: Action, speech: Speech<'_>) -> Option<String> {
    Some(speech.shortfall(&bill(open, me, action)?, open.farm(me)))
}

/// What somebody who clicks on a thing may have meant, the most likely first.
fn attempts(thing: Thing, sight: &Sight) -> Vec<Action> {
    let open = sight.view.open();
    let Some(me) = sight.moment.eyes else { return Vec::new() };
    let farm = open.farm(me);
    let goods = |lies: Option<Resource>, from: Store| -> Vec<Action> {
        let pay =
            |resource: Resource| Action::Pay { good: resource.into(), from: Source::Store(from) };
        let store = |&resource: &Resource| Action::Store { resource, to: from };
        match lies {
            Some(resource) => vec![pay(resource)],
            None => Resource::ALL.iter().map(store).collect(),
        }
    };
    let first_source = Source::Store(Store::Head);
    match thing {
        Thing::Stall(place) => vec![Action::BuyVillage { place }, Action::Refill { place }],
        Thing::Display(seat, place) if seat == me => vec![Action::BuyOwn { place }],
        Thing::Display(_, place) => vec![Action::BuyOther { place }],
        Thing::OnDisplay(place, good) => vec![Action::Swap { place, good }],
        Thing::Deck => vec![Action::Look],
        Thing::Card(card) => vec![Action::Use { card }],
        Thing::Column(column) => vec![Action::Place { column }],
        Thing::Down(column) => vec![Action::PlaceDown { column }],
        Thing::Head(column) => vec![Action::Activate { column }],
        Thing::HeadStore(column, store) => goods(farm.head[column as usize][store], Store::Head),
        Thing::Silo(column) => {
            let of_column = column.head_makes().iter();
            of_column.flat_map(|it| goods(Some(it), Store::Endless)).collect()
        }
        Thing::CardStore(card, store) => {
            let placed = farm.placed().iter().find(|it| it.card == card);
            goods(placed.and_then(|it| it.stores[store]), Store::Card(card))
        }
        Thing::Satchel(store) => goods(farm.satchel[store], Store::Satchel),
        Thing::Stones => vec![Action::Pay { good: Good::Energy, from: Source::Stones }],
        Thing::Figure(spot) => {
            let at_market = Resource::ALL.iter().filter(|&&it| Spot::discount(it) == spot);
            let pay = at_market.map(|&it| Action::Pay { good: it.into(), from: Source::Market });
            [Action::Lift { spot }].into_iter().chain(pay).collect()
        }
        Thing::Track(track) => vec![Action::Step { track }],
        Thing::Tile(Tile::Progress(tile)) => {
            vec![Action::UseTile { tile }, Action::Take { tile: Tile::Progress(tile) }]
        }
        Thing::Tile(tile) => vec![Action::Take { tile }],
        // What is delivered already is not asked for.
        Thing::Slot(order, slot) if is_delivered(open, me, order, slot) => Vec::new(),
        Thing::OwnSlot(card, slot) if is_delivered_to_own(open, me, card, slot) => Vec::new(),
        Thing::Slot(order, slot) => deliveries(Target::Public(order), slot, first_source),
        Thing::OwnSlot(card, slot) => deliveries(Target::Own(card), slot, first_source),
        Thing::Ship(order) => vec![Action::Ship { order }],
        Thing::Public(_) | Thing::Character(_) | Thing::Markers(_) => Vec::new(),
    }
}

fn is_delivered(open: &Open, me: Seat, order: PublicOrder, slot: usize) -> bool {
    let public = open.public_orders.iter().find(|it| it.order == order);
    public.is_some_and(|public| public.delivered[me] >> slot & 1 == 1)
}

fn is_delivered_to_own(open: &Open, me: Seat, card: Card, slot: usize) -> bool {
    let placed = open.farm(me).placed().iter().find(|it| it.card == card);
    placed.is_some_and(|placed| placed.delivered >> slot & 1 == 1)
}

fn deliveries(to: Target, slot: usize, from: Source) -> Vec<Action> {
    let slot = u8::try_from(slot + 1).expect("few slots");
    vec![Action::Deliver { to, slot, from }, Action::Deliver { to, slot, from: Source::Market }]
}

/// The table as text, in the order in which one needs it.
pub(super) fn as_text(sight: &Sight, speech: Speech<'_>) -> Vec<Part> {
    let (view, open) = (&sight.view, sight.view.open());
    let (near, far) = (sight.near(), sight.far());
    let line = |entry: Entry| format!("{}: {}", entry.label, entry.text);
    let lines = |entries: Vec<Entry>| entries.into_iter().map(line).collect::<Vec<_>>();
    let titled = |key: &str, lines: Vec<String>| Part { title: speech.words().say(key), lines };
    let farm = |seat: Seat| Part {
        title: speech.words().say_with("farm-of", &[("name", speech.name(seat).into())]),
        lines: [speech.seat_summary(open, seat)]
            .into_iter()
            .chain(lines(speech.farm(open, seat)))
            .collect(),
    };
    let figures = |seat: Seat| Part {
        title: speech.words().say_with("figures-of", &[("name", speech.name(seat).into())]),
        lines: lines(speech.figures(open, seat)),
    };
    let mut parts = vec![
        titled("zone-standing", vec![speech.standing(view)]),
        titled("zone-street", lines(speech.cards(open, near))),
        titled("zone-hand", lines(speech.hand(view))),
        titled("zone-orders", lines(speech.public_orders(open))),
        titled("zone-ships", lines(speech.ship_orders(open))),
        farm(near),
        figures(near),
        farm(far),
        figures(far),
        titled("zone-tracks", lines(speech.tracks(open))),
        titled("zone-tiles", lines(speech.tiles(open))),
        titled("zone-characters", lines(speech.characters(view))),
        titled("zone-discards", lines(speech.discards(open))),
    ];
    parts.retain(|part| !part.lines.is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use suna_valo::{Options, State};
    use table::{Match, Seed};

    /// What is refused because it is not asked is not told as a reason.
    #[test]
    fn a_turn_is_not_asked_before_the_characters_are_kept() {
        let options: Options = "players=2".parse().expect("good options");
        let played = Match::<State>::seeded(options, Seed::from_number(3)).expect("a match");
        let place = suna_valo::Place::ALL[0];
        let refused = Game::check(played.state(), Action::BuyVillage { place });
        assert_eq!(refused.expect_err("not asked").rule, NOT_ASKED);
    }
}
