//! Reading the data files, with every fault at once.

use super::{
    Components, FILES, FarmCard, FestivalSheet, Gains, PublicSheet, Reward, ShipSheet, Slot,
    SpotSheet,
};
use crate::card::{Card, Era, Festival};
use crate::column::Columns;
use crate::figure::{Figure, Spot};
use crate::good::{Good, Goods, Resource, Resources};
use crate::kinds::{PublicOrder, ShipOrder};
use arrayvec::ArrayVec;
use std::fmt::Display;
use std::str::FromStr;
use table::{Faults, ParseError};

/// Reads the texts of [`FILES`].
pub(super) fn components(texts: &[&str]) -> Result<Components, Faults> {
    let mut faults = Faults::default();
    let mut cards = vec![None; super::N_FARM_CARDS];
    let mut specials = [[0u8; 3]; 3];
    read_lines(0, texts, &mut faults, |line| {
        let [id, era, "special", kind] = line.words[..] else {
            let id = line.word(0)?;
            let card: Card = line.parse(id)?;
            let index = if card.festival().is_none() { card.index() } else { usize::MAX };
            let read = farm_card(line);
            return line.put(&mut cards, index, id, read?);
        };
        let era = line.parse::<EraNumber>(era)?.0;
        match kind {
            "festival" => specials[0][era as usize] += 1,
            "reveal-public" => specials[1][era as usize] += 1,
            "reveal-ship" => specials[2][era as usize] += 1,
            _ => line.fault(format!("{id}: `{kind}` is no special card"))?,
        }
        Some(())
    });
    let mut festivals = vec![None; super::N_FESTIVALS];
    read_lines(1, texts, &mut faults, |line| {
        let id = line.word(0)?;
        let index = line.parse::<Festival>(id)? as usize;
        let era = line.era(1)?;
        let minimum = line.number(2)?;
        line.put(&mut festivals, index, id, FestivalSheet { era, minimum })
    });
    let mut public_orders = vec![None; PublicOrder::ALL.len()];
    read_lines(2, texts, &mut faults, |line| {
        let id = line.word(0)?;
        let index = line.parse::<PublicOrder>(id)? as usize;
        let sheet = public_order(line)?;
        line.put(&mut public_orders, index, id, sheet)
    });
    let mut ship_orders = vec![None; ShipOrder::ALL.len()];
    read_lines(3, texts, &mut faults, |line| {
        let id = line.word(0)?;
        let index = line.parse::<ShipOrder>(id)? as usize;
        let era = line.era(1)?;
        let cost: Option<Goods> = line
            .between("cost", "places")?
            .to_vec()
            .into_iter()
            .map(|letter| line.letter(letter, Good::from_letter))
            .collect();
        let places = line.pair("places")?;
        line.put(&mut ship_orders, index, id, ShipSheet { era, cost: cost?, places })
    });
    let mut spots = vec![None; Spot::ALL.len()];
    let (mut village, mut left, mut right) = (None, None, None);
    read_lines(4, texts, &mut faults, |line| {
        match line.word(0)? {
            "figure" => {
                let id = line.word(1)?;
                let index = line.parse::<Spot>(id)? as usize;
                let figure = line.word(2).and_then(|kind| line.parse::<Figure>(kind))?;
                let points = line.number(3)?;
                line.put(&mut spots, index, id, SpotSheet { figure, points })?;
            }
            "village" => village = Some(line.numbers()?),
            "left" => left = Some(line.numbers()?),
            "right" => right = Some(line.numbers()?),
            other => line.fault(format!("`{other}` is not known here"))?,
        }
        Some(())
    });

    let cards = complete(0, cards, |index| format!("H{:02}", index + 1), &mut faults);
    let festivals = complete(1, festivals, |index| Festival::ALL[index].to_string(), &mut faults);
    let public_orders =
        complete(2, public_orders, |index| PublicOrder::ALL[index].to_string(), &mut faults);
    let ship_orders =
        complete(3, ship_orders, |index| ShipOrder::ALL[index].to_string(), &mut faults);
    let spots = complete(4, spots, |index| Spot::ALL[index].to_string(), &mut faults);
    for (name, is_missing) in
        [("village", village.is_none()), ("left", left.is_none()), ("right", right.is_none())]
    {
        if is_missing {
            faults.add(format!("board.txt: {name} is missing"));
        }
    }
    let (Some(cards), Some(festivals), Some(public_orders), Some(ship_orders), Some(spots)) =
        (cards, festivals, public_orders, ship_orders, spots)
    else {
        return Err(faults);
    };
    faults.clone().into_result()?;
    let components = Components {
        cards: exactly(cards),
        festival_draws: specials[0],
        festivals: exactly(festivals),
        public_orders: exactly(public_orders),
        ship_orders: exactly(ship_orders),
        spots: exactly(spots),
        village: village.expect("it was not missing"),
        left: left.expect("it was not missing"),
        right: right.expect("it was not missing"),
        hash: String::new(),
    };
    check_counts(&components, &specials, &mut faults);
    faults.into_result()?;
    let read = format!("{components:?}");
    let hash = blake3::hash(read.as_bytes()).to_hex()[..16].to_owned();
    Ok(Components { hash, ..components })
}

fn exactly<T: std::fmt::Debug, const N: usize>(items: Vec<T>) -> [T; N] {
    items.try_into().expect("as many as there are names")
}

/// What must hold whatever the cards say, so that a match can be played to its end.
fn check_counts(components: &Components, specials: &[[u8; 3]; 3], faults: &mut Faults) {
    for &era in Era::ALL {
        let n_draws = usize::from(components.festival_draws[era as usize]);
        let n_reveals = specials[1][era as usize] + specials[2][era as usize];
        let n_cards = components.deck(era).len() + n_draws + usize::from(n_reveals);
        if n_cards != 23 || specials[1][era as usize] != 1 || specials[2][era as usize] != 1 {
            faults.add(format!(
                "cards.txt: era {era} has {n_cards} cards; 23 are needed, with one reveal-public \
                 and one reveal-ship among them"
            ));
        }
        let n_festivals = components.festivals(era).len();
        if n_festivals != 4 {
            faults.add(format!("festivals.txt: era {era} has {n_festivals}, not four festivals"));
        }
        let of_era = |sheet_era: Era| sheet_era == era;
        let n_public = components.public_orders.iter().filter(|it| of_era(it.era)).count();
        let n_ships = components.ship_orders.iter().filter(|it| of_era(it.era)).count();
        if (n_public, n_ships) != (6, 6) {
            faults.add(format!(
                "era {era} has {n_public} public orders and {n_ships} ship orders, not six"
            ));
        }
    }
    for &figure in Figure::ALL {
        let n_figures = components.spots.iter().filter(|spot| spot.figure == figure).count();
        if n_figures != 6 {
            faults.add(format!("board.txt: 6 {figure}s are needed, not {n_figures}"));
        }
    }
}

/// All sheets, or the names of those that are missing.
fn complete<T>(
    file: usize,
    sheets: Vec<Option<T>>,
    name: impl Fn(usize) -> String,
    faults: &mut Faults,
) -> Option<Vec<T>> {
    for (index, _) in sheets.iter().enumerate().filter(|(_, sheet)| sheet.is_none()) {
        faults.add(format!("{}: {} is missing", FILES[file].0, name(index)));
    }
    sheets.into_iter().collect()
}

fn farm_card(line: &mut Line<'_>) -> Option<FarmCard> {
    let era = line.era(1);
    let columns: Option<Columns> =
        line.word(2).and_then(|names| names.split('/').map(|name| line.parse(name)).collect());
    let minimum = line.number(3);
    let mut makes = ArrayVec::new();
    let mut slots = ArrayVec::new();
    let mut gains = Gains::default();
    let mut points = 0;
    let effect: Vec<&str> = line.words.get(5..).unwrap_or_default().to_vec();
    match line.word(4)? {
        "make" => {
            for word in effect {
                let made: Option<Resources> = word
                    .split('/')
                    .map(|letter| line.letter(letter, Resource::from_letter))
                    .collect();
                if makes.try_push(made?).is_err() {
                    line.fault("a card makes two things at most")?;
                }
            }
        }
        "gain" => {
            for word in effect {
                let digits = word.bytes().take_while(u8::is_ascii_digit).count();
                let count: u8 = line.parse_number(&word[..digits])?;
                match &word[digits..] {
                    "N" => gains.energy += count,
                    "drone" => gains.drones += count,
                    "gear" => gains.gears += count,
                    "G/S/B" => gains.crops += count,
                    "W/E" => gains.animals += count,
                    _ => line.fault(format!(
                        "`{word}` is no gain; they look like 1N 2drone 1gear 1G/S/B 1W/E"
                    ))?,
                }
            }
        }
        "order" => {
            for letter in line.between("order", "for")?.to_vec() {
                let resource = line.letter(letter, Resource::from_letter)?;
                if slots.try_push(resource).is_err() {
                    line.fault("an order has four slots at most")?;
                }
            }
            points = line.words.last().copied().and_then(|word| line.parse_number(word))?;
            if slots.is_empty() {
                line.fault("an order needs a slot")?;
            }
        }
        "points" => points = line.number(5)?,
        other => line.fault(format!("`{other}`: a card can make, gain, order or points"))?,
    }
    let is_order = !slots.is_empty();
    let columns = columns?;
    if is_order != columns.has(crate::column::Column::Orders) {
        line.fault("orders, and nothing else, lie in the column orders")?;
    }
    Some(FarmCard { era: era?, columns, minimum: minimum?, makes, gains, slots, points })
}

fn public_order(line: &mut Line<'_>) -> Option<PublicSheet> {
    let era = line.era(1)?;
    let mut areas = [ArrayVec::new(), ArrayVec::new()];
    for (area, (from, to)) in areas.iter_mut().zip([("white", "black"), ("black", "barrels")]) {
        for word in line.between(from, to)?.to_vec() {
            let (letter, reward) = word.split_once('>').unwrap_or((word, ""));
            let resource = line.letter(letter, Resource::from_letter)?;
            let reward = match reward {
                "" => Reward::Nothing,
                "gear" => Reward::Step,
                _ => match reward.strip_suffix('N') {
                    Some(count) => Reward::Energy(line.parse_number(count)?),
                    None => Reward::Resource(line.letter(reward, Resource::from_letter)?),
                },
            };
            if area.try_push(Slot { resource, reward }).is_err() {
                line.fault("an order has four slots at most")?;
            }
        }
        if area.is_empty() {
            line.fault(format!("{from} needs a slot"))?;
        }
    }
    Some(PublicSheet { era, slots: areas, barrels: line.pair("barrels")? })
}

struct EraNumber(Era);

impl FromStr for EraNumber {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<EraNumber, ParseError> {
        let index = ["1", "2", "3"].iter().position(|&number| number == text);
        index
            .map(|index| EraNumber(Era::ALL[index]))
            .ok_or_else(|| ParseError(format!("`{text}` is no era; eras are 1, 2 and 3")))
    }
}

/// A line that says something, without its mark.
struct Line<'a> {
    file: &'static str,
    number: usize,
    words: Vec<&'a str>,
    faults: &'a mut Faults,
}

fn read_lines(
    file: usize,
    texts: &[&str],
    faults: &mut Faults,
    mut read: impl FnMut(&mut Line<'_>) -> Option<()>,
) {
    for (index, text) in texts[file].lines().enumerate() {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let (content, mark) = text.split_once('|').unwrap_or((text, ""));
        let words = content.split_whitespace().collect();
        let mut line = Line { file: FILES[file].0, number: index + 1, words, faults };
        let is_marked =
            ["fact", "ours", "part"].iter().any(|word| mark.trim_start().starts_with(word));
        if !is_marked {
            let _: Option<()> =
                line.fault("say after `|` whether it is fact, ours or part of each");
        }
        // A fault has been noted where `None` comes from.
        let _: Option<()> = read(&mut line);
    }
}

impl<'a> Line<'a> {
    /// Takes note of a fault; `None`, so that reading the line ends with `?`.
    fn fault<T>(&mut self, fault: impl Display) -> Option<T> {
        self.faults.add(format!("{} line {}: {fault}", self.file, self.number));
        None
    }

    fn word(&mut self, index: usize) -> Option<&'a str> {
        match self.words.get(index) {
            Some(word) => Some(word),
            None => self.fault("something is missing"),
        }
    }

    fn parse<T: FromStr<Err: Display>>(&mut self, word: &str) -> Option<T> {
        word.parse().map_err(|error| self.fault::<()>(error)).ok()
    }

    fn parse_number(&mut self, word: &str) -> Option<u8> {
        match word.parse() {
            Ok(number) if number <= 20 => Some(number),
            Ok(_) => self.fault(format!("`{word}` is more than 20")),
            Err(_) => self.fault(format!("`{word}` is no number")),
        }
    }

    fn number(&mut self, index: usize) -> Option<u8> {
        let word = self.word(index)?;
        self.parse_number(word)
    }

    fn numbers<const N: usize>(&mut self) -> Option<[u8; N]> {
        let words = self.words[1..].to_vec();
        let numbers: Option<Vec<u8>> =
            words.into_iter().map(|word| self.parse_number(word)).collect();
        match numbers?.try_into() {
            Ok(numbers) => Some(numbers),
            Err(_) => self.fault(format!("{N} numbers are needed")),
        }
    }

    fn era(&mut self, index: usize) -> Option<Era> {
        let word = self.word(index)?;
        Some(self.parse::<EraNumber>(word)?.0)
    }

    fn letter<T>(&mut self, letter: &str, read: fn(&str) -> Result<T, ParseError>) -> Option<T> {
        read(letter).map_err(|error| self.fault::<()>(error)).ok()
    }

    /// The words between two others.
    fn between(&mut self, from: &str, to: &str) -> Option<&[&'a str]> {
        let position = |word: &str| self.words.iter().position(|&it| it == word);
        match (position(from), position(to)) {
            (Some(from), Some(to)) if from < to => Some(&self.words[from + 1..to]),
            _ => self.fault(format!("`{from} … {to}` is missing")),
        }
    }

    /// The two numbers at the end, after a word.
    fn pair(&mut self, after: &str) -> Option<[u8; 2]> {
        let [.., name, first, second] = self.words[..] else {
            return self.fault("something is missing");
        };
        if name != after {
            return self.fault(format!("`{after}` and two numbers are needed at the end"));
        }
        let (first, second) = (self.parse_number(first)?, self.parse_number(second)?);
        Some([first, second])
    }

    fn put<T>(&mut self, all: &mut [Option<T>], index: usize, id: &str, sheet: T) -> Option<()> {
        match all.get_mut(index) {
            None => self.fault(format!("{id} does not belong here")),
            Some(Some(_)) => self.fault(format!("{id} is there twice")),
            Some(place) => {
                *place = Some(sheet);
                Some(())
            }
        }
    }
}
