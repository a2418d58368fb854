//! Reading the data files, with every fault at once.

use super::check;
use super::{
    Blocker, Components, FarmCard, FestivalSheet, Gains, MAX_SPACES, PublicSheet, Reward,
    ShipSheet, Slot, Spaces, SpotSheet,
};
use crate::card::{Card, Era, Festival, N_DECK_CARDS};
use crate::column::{Column, Columns};
use crate::figure::Spot;
use crate::good::{Choice, Good, Goods, Resource};
use crate::kinds::{PublicOrder, ShipOrder};
use crate::track::Track;
use arrayvec::ArrayVec;
use std::fmt::Display;
use std::str::FromStr;
use table::data::{Entry, read_entries};
use table::{Canon, ComponentTexts, Components as _, Member};
use table::{Faults, named_enum};

/// No number in the files is larger.
const LARGEST: u8 = 20;

named_enum! {
    /// The special cards of the decks.
    pub enum Special {
        /// Brings a festival.
        Festival = "festival",
        /// Reveals a public order.
        RevealPublic = "reveal-public",
        /// Reveals a ship order.
        RevealShip = "reveal-ship",
    }
}

/// A card of a deck.
#[derive(Clone)]
pub(super) enum DeckCard {
    Farm(FarmCard),
    Special(Era, Special),
}

/// Reads the texts of all files.
pub(super) fn components(texts: &ComponentTexts) -> Result<Components, Faults> {
    let mut faults = Faults::default();
    let deck_cards = sheets::<Card, _>("cards.txt", N_DECK_CARDS, texts, &mut faults, deck_card);
    let festivals =
        sheets::<Festival, _>("festivals.txt", Festival::ALL.len(), texts, &mut faults, festival);
    let public_orders = sheets::<PublicOrder, _>(
        "orders.txt",
        PublicOrder::COUNT,
        texts,
        &mut faults,
        public_order,
    );
    let ship_orders =
        sheets::<ShipOrder, _>("ships.txt", ShipOrder::ALL.len(), texts, &mut faults, ship_order);
    let board = Board::read(texts, &mut faults);

    let deck_cards = complete("cards.txt", deck_cards, Card::all(), &mut faults);
    let festivals = complete("festivals.txt", festivals, Festival::ALL, &mut faults);
    let public_orders = complete("orders.txt", public_orders, PublicOrder::all(), &mut faults);
    let ship_orders = complete("ships.txt", ship_orders, ShipOrder::ALL, &mut faults);
    let spots = complete("board.txt", board.spots, Spot::ALL, &mut faults);
    for (name, is_there) in [
        ("village", board.village.is_some()),
        ("left-track", board.tracks[Track::Left as usize].is_some()),
        ("right-track", board.tracks[Track::Right as usize].is_some()),
        ("progress-notches", board.progress_notches.is_some()),
        ("end-notch", board.end_notch.is_some()),
    ] {
        if !is_there {
            faults.add(format!("board.txt: {name} is missing"));
        }
    }
    faults.clone().into_result()?;
    let missing = "what is missing was a fault";
    let deck_cards: [DeckCard; N_DECK_CARDS] = deck_cards.expect(missing);
    check::decks(&deck_cards, &mut faults);
    let n_draws = |era: Era| {
        let brings = |card: &&DeckCard| matches!(card, DeckCard::Special(it, Special::Festival) if *it == era);
        deck_cards.iter().filter(brings).count() as u8
    };
    let festival_draws = [Era::One, Era::Two, Era::Three].map(n_draws);
    let mut components = Components {
        cards: deck_cards.map(|card| match card {
            DeckCard::Farm(sheet) => Some(sheet),
            DeckCard::Special(..) => None,
        }),
        festival_draws,
        festivals: festivals.expect(missing),
        public_orders: public_orders.expect(missing),
        ship_orders: ship_orders.expect(missing),
        spots: spots.expect(missing),
        village: board.village.expect(missing),
        tracks: board.tracks.map(|track| track.expect(missing)),
        progress_notches: board.progress_notches.expect(missing),
        end_notch: board.end_notch.expect(missing),
        hash: Canon::default().hash(),
    };
    check::counts(&components, &mut faults);
    check::tracks(&components, &mut faults);
    faults.into_result()?;
    let mut canon = Canon::default();
    components.meaning(&mut canon);
    components.hash = canon.hash();
    Ok(components)
}

/// What was found for each name: nothing, something wrong, or its sheet.
type Found<S> = Vec<Option<Option<S>>>;

/// The sheets of a file whose entries are named by what they are about, by the name's number.
fn sheets<T: Member + FromStr<Err: Display>, S>(
    file: &str,
    n_names: usize,
    texts: &ComponentTexts,
    faults: &mut Faults,
    read: impl Fn(&Entry<'_>, &mut Faults) -> Option<S>,
) -> Found<S> {
    let mut found = nothing(n_names);
    for entry in read_entries(file, texts.text(file), faults) {
        if let Some(about) = entry.parse::<T>(entry.name(), faults) {
            let sheet = read(&entry, faults);
            put(&mut found, about.index(), sheet, &entry, faults);
        }
    }
    found
}

fn nothing<S>(n_names: usize) -> Found<S> {
    std::iter::repeat_with(|| None).take(n_names).collect()
}

fn put<S>(
    found: &mut Found<S>,
    index: usize,
    sheet: Option<S>,
    entry: &Entry<'_>,
    faults: &mut Faults,
) {
    match found.get_mut(index) {
        None => entry.fault(faults, format!("{} does not belong here", entry.name())),
        Some(Some(_)) => entry.fault(faults, format!("{} is there twice", entry.name())),
        Some(place) => *place = Some(sheet),
    }
}

/// All sheets; says which are missing.
fn complete<S, T: Display, const N: usize>(
    file: &str,
    found: Found<S>,
    names: impl IntoIterator<Item = T>,
    faults: &mut Faults,
) -> Option<[S; N]> {
    for (sheet, name) in found.iter().zip(names) {
        if sheet.is_none() {
            faults.add(format!("{file}: {name} is missing"));
        }
    }
    let sheets: Option<Vec<S>> = found.into_iter().map(Option::flatten).collect();
    sheets?.try_into().ok()
}

/// A number that can stand in a data file.
fn number(entry: &Entry<'_>, text: &str, faults: &mut Faults) -> Option<u8> {
    let number = entry.number(text, faults)?;
    if number > LARGEST {
        entry.fault(faults, format!("`{text}` is more than {LARGEST}"));
        return None;
    }
    Some(number)
}

/// Numbers with blanks between them.
fn numbers<const MOST: usize>(
    entry: &Entry<'_>,
    text: &str,
    faults: &mut Faults,
) -> Option<ArrayVec<u8, MOST>> {
    let read: Vec<Option<u8>> =
        text.split_whitespace().map(|word| number(entry, word, faults)).collect();
    let read: Vec<u8> = read.into_iter().collect::<Option<_>>()?;
    if read.len() > MOST {
        entry.fault(faults, format!("{} numbers, where {MOST} are the most", read.len()));
        return None;
    }
    Some(read.into_iter().collect())
}

/// Exactly so many numbers.
fn exactly<const N: usize>(entry: &Entry<'_>, text: &str, faults: &mut Faults) -> Option<[u8; N]> {
    let read = numbers::<MAX_SPACES>(entry, text, faults)?;
    let exact = <[u8; N]>::try_from(&read[..]).ok();
    if exact.is_none() {
        entry.fault(faults, format!("{N} numbers are needed, not {}", read.len()));
    }
    exact
}

/// Things of one kind between commas.
fn list<T, const MOST: usize>(
    entry: &Entry<'_>,
    text: &str,
    faults: &mut Faults,
    read: impl Fn(&str, &mut Faults) -> Option<T>,
) -> Option<ArrayVec<T, MOST>> {
    let items: Vec<Option<T>> = text.split(',').map(|item| read(item.trim(), faults)).collect();
    let items: Vec<T> = items.into_iter().collect::<Option<_>>()?;
    if items.len() > MOST {
        entry.fault(faults, format!("{} things, where {MOST} are the most", items.len()));
        return None;
    }
    Some(items.into_iter().collect())
}

/// How many of what: `2 energy`; one, if no number stands there.
fn counted<'a>(entry: &Entry<'_>, text: &'a str, faults: &mut Faults) -> Option<(u8, &'a str)> {
    match text.split_once(' ') {
        None => Some((1, text)),
        Some((count, what)) => Some((number(entry, count, faults)?, what.trim())),
    }
}

fn deck_card(entry: &Entry<'_>, faults: &mut Faults) -> Option<DeckCard> {
    if entry.columns.get(2) == Some(&"special") {
        let [era, _, kind] = entry.values(["era", "special", "kind"], faults)?;
        let (era, kind) = (entry.parse(era, faults), entry.parse(kind, faults));
        return Some(DeckCard::Special(era?, kind?));
    }
    let [era, columns, minimum, effect] =
        entry.values(["era", "columns", "minimum", "effect"], faults)?;
    let era = entry.parse(era, faults);
    let names: Vec<Option<Column>> =
        columns.split('/').map(|name| entry.parse(name, faults)).collect();
    let columns: Option<Columns> = names.into_iter().collect();
    let minimum = number(entry, minimum, faults);
    let mut card = FarmCard {
        era: Era::One,
        columns: Columns::EMPTY,
        minimum: 0,
        makes: ArrayVec::new(),
        gains: Gains::default(),
        slots: ArrayVec::new(),
        points: 0,
    };
    let effects: Vec<Option<()>> =
        effect.split(';').map(|part| card_effect(&mut card, entry, part.trim(), faults)).collect();
    effects.into_iter().collect::<Option<()>>()?;
    (card.era, card.columns, card.minimum) = (era?, columns?, minimum?);
    let is_in_orders = card.columns == Columns::from_iter([Column::Orders]);
    if card.is_order() != is_in_orders || card.columns.has(Column::Orders) != is_in_orders {
        entry.fault(faults, "orders, and nothing else, lie in the column orders");
        return None;
    }
    Some(DeckCard::Farm(card))
}

/// One thing a card does: `make grain, lily`, `gain 1 energy`, `order lily, flower for 3` or
/// `points 2`.
fn card_effect(
    card: &mut FarmCard,
    entry: &Entry<'_>,
    effect: &str,
    faults: &mut Faults,
) -> Option<()> {
    match effect.split_once(' ') {
        Some(("make", made)) => {
            let choice = |name: &str, faults: &mut Faults| entry.parse::<Choice>(name, faults);
            let made = list::<Choice, 2>(entry, made, faults, choice)?;
            card.makes = made.into_iter().map(Choice::resources).collect();
        }
        Some(("gain", gained)) => {
            let counts = |text: &str, faults: &mut Faults| {
                let (count, what) = counted(entry, text, faults)?;
                let gain = gain(what, count);
                if gain.is_none() {
                    entry.fault(faults, format!("`{what}` cannot be gained"));
                }
                gain
            };
            for reward in list::<Reward, 8>(entry, gained, faults, counts)? {
                match reward {
                    Reward::Nothing => {}
                    Reward::Energy(count) => card.gains.energy += count,
                    Reward::Resources(choice, count) => card.gains.resources[choice] += count,
                    Reward::Steps(count) => card.gains.gears += count,
                    Reward::Deliveries(count) => card.gains.drones += count,
                }
            }
        }
        Some(("order", order)) => {
            let Some((slots, points)) = order.split_once(" for ") else {
                entry.fault(faults, "an order looks like `order lily, flower for 3`");
                return None;
            };
            let slot = |name: &str, faults: &mut Faults| entry.parse::<Resource>(name, faults);
            card.slots = list(entry, slots, faults, slot)?;
            card.points = number(entry, points.trim(), faults)?;
        }
        Some(("points", points)) => card.points = number(entry, points.trim(), faults)?,
        _ => {
            let fault = format!("`{effect}`: a card can make, gain, order or points");
            entry.fault(faults, fault);
            return None;
        }
    }
    Some(())
}

/// So many of something that can be gained.
fn gain(what: &str, count: u8) -> Option<Reward> {
    Some(match what {
        "energy" => Reward::Energy(count),
        "delivery" => Reward::Deliveries(count),
        "step" => Reward::Steps(count),
        _ => Reward::Resources(what.parse().ok()?, count),
    })
}

fn festival(entry: &Entry<'_>, faults: &mut Faults) -> Option<FestivalSheet> {
    let [era, minimum] = entry.values(["era", "minimum"], faults)?;
    let (era, minimum) = (entry.parse(era, faults), number(entry, minimum, faults));
    Some(FestivalSheet { era: era?, minimum: minimum? })
}

fn public_order(entry: &Entry<'_>, faults: &mut Faults) -> Option<PublicSheet> {
    let columns = ["era", "slots of white", "slots of black", "points of the barrels"];
    let [era, white, black, barrels] = entry.values(columns, faults)?;
    let slot = |text: &str, faults: &mut Faults| {
        let (resource, reward) = text.split_once('>').unwrap_or((text, ""));
        let resource = entry.parse(resource.trim(), faults)?;
        let reward = match reward.trim() {
            "" => Reward::Nothing,
            reward => {
                let (count, what) = counted(entry, reward, faults)?;
                let reward = gain(what, count);
                if reward.is_none() {
                    entry.fault(faults, format!("`{what}` is no reward"));
                }
                reward?
            }
        };
        Some(Slot { resource, reward })
    };
    let era = entry.parse(era, faults);
    let slots = [white, black].map(|slots| list(entry, slots, faults, slot));
    let barrels = exactly(entry, barrels, faults);
    let [white, black] = slots;
    Some(PublicSheet { era: era?, slots: [white?, black?], barrels: barrels? })
}

fn ship_order(entry: &Entry<'_>, faults: &mut Faults) -> Option<ShipSheet> {
    let [era, cost, places] = entry.values(["era", "cost", "points of the ships"], faults)?;
    let era = entry.parse(era, faults);
    let good = |text: &str, faults: &mut Faults| {
        let (count, what) = counted(entry, text, faults)?;
        Some((entry.parse::<Good>(what, faults)?, count))
    };
    let cost = list::<(Good, u8), 6>(entry, cost, faults, good);
    let places = exactly(entry, places, faults);
    let mut goods = Goods::NONE;
    cost?.into_iter().for_each(|(good, count)| goods[good] += count);
    Some(ShipSheet { era: era?, cost: goods, places: places? })
}

/// What `board.txt` says.
struct Board {
    spots: Found<SpotSheet>,
    village: Option<[u8; 3]>,
    tracks: [Option<Spaces>; Track::ALL.len()],
    progress_notches: Option<ArrayVec<u8, MAX_SPACES>>,
    end_notch: Option<u8>,
}

impl Board {
    fn read(texts: &ComponentTexts, faults: &mut Faults) -> Board {
        let file = "board.txt";
        let mut board = Board {
            spots: nothing(Spot::ALL.len()),
            village: None,
            tracks: [None, None],
            progress_notches: None,
            end_notch: None,
        };
        let mut seen: Vec<&str> = Vec::new();
        for entry in &read_entries(file, texts.text(file), faults) {
            let name = entry.name();
            if let Ok(spot) = name.parse::<Spot>() {
                let sheet = spot_sheet(spot, entry, faults);
                put(&mut board.spots, spot as usize, sheet, entry, faults);
                continue;
            }
            if seen.contains(&name) {
                entry.fault(faults, format!("{name} is there twice"));
                continue;
            }
            seen.push(name);
            let Some([values]) = entry.values(["numbers"], faults) else { continue };
            match name {
                "village" => board.village = exactly(entry, values, faults),
                "left-track" => board.tracks[0] = numbers(entry, values, faults),
                "right-track" => board.tracks[1] = numbers(entry, values, faults),
                "progress-notches" => board.progress_notches = numbers(entry, values, faults),
                "end-notch" => board.end_notch = number(entry, values, faults),
                _ => entry.fault(faults, format!("`{name}` is not known here")),
            }
        }
        board
    }
}

fn spot_sheet(spot: Spot, entry: &Entry<'_>, faults: &mut Faults) -> Option<SpotSheet> {
    if spot.number().is_some() {
        let [figure, points] = entry.values(["figure", "points"], faults)?;
        let (figure, points) = (entry.parse(figure, faults), number(entry, points, faults));
        return Some(SpotSheet { figure: figure?, points: points?, blocks: None });
    }
    let [figure, points, space, around] =
        entry.values(["figure", "points", "space", "spaces around it"], faults)?;
    let (figure, points) = (entry.parse(figure, faults), number(entry, points, faults));
    let (space, around) = (number(entry, space, faults), number(entry, around, faults));
    let blocks = Some(Blocker { space: space?, around: around? });
    Some(SpotSheet { figure: figure?, points: points?, blocks })
}
