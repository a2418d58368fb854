//! Cards, building tiles, scoring tiles and the solo game, as they are printed.

use super::reader::{Line, Reader, Slots, read};
use super::words;
use crate::card::{Card, N_CARDS};
use crate::effect::{Condition, Effect, Price, SiteRule};
use crate::options::Level;
use crate::player::{N_CATTLE, N_HOUSES, N_SETTLEMENTS};
use crate::region::Strip;
use crate::resource::{Kind, Track};
use crate::scoring_tile::{N_SCORING, ScoringTile};
use crate::solo_tile::SoloTile;
use crate::space::Space;
use crate::tile::{MAX_CATTLE, N_PASTURES, N_TILES, Tile};
use arrayvec::ArrayVec;
use std::ops::RangeInclusive;
use table::{Faults, ParseError, named_enum};

/// What is printed on a project card.
#[derive(Clone, PartialEq, Debug)]
pub struct CardSheet {
    /// English, German and French.
    pub names: [String; 3],
    /// Day, sunset or night.
    pub kind: Kind,
    /// What it costs.
    pub price: Price,
    /// VP in the final scoring.
    pub vp: u8,
    /// What it does.
    pub effect: Effect,
}

named_enum! {
    /// The back of a building tile.
    pub enum Back {
        /// Laid out in every match.
        Start2 = "start-2",
        /// Laid out from three players on.
        Start3 = "start-3",
        /// Laid out with four players.
        Start4 = "start-4",
        /// Drawn when exploring.
        Gray = "gray",
    }
}

/// What is printed on a building tile.
#[derive(Clone, PartialEq, Debug)]
pub struct TileSheet {
    /// Its back.
    pub back: Back,
    /// Its sites, the upper one first.
    pub sites: ArrayVec<SiteRule, 2>,
}

/// What is printed on a scoring tile.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoringSheet {
    /// What its project costs.
    pub price: Price,
    /// What its project is worth.
    pub vp: u8,
    /// The track on which its project advances.
    pub track: Track,
    /// What it asks for.
    pub condition: Condition,
    /// How much of it, at each interim scoring; the second number only where there are two.
    pub values: [(u8, u8); 4],
}

/// A tile of the solo game.
#[derive(Clone, PartialEq, Debug)]
pub struct SoloSheet {
    /// Its three actions.
    pub actions: [Strip; 3],
    /// The numbers in its corners: top left, top right, bottom left, bottom right.
    pub corners: [Space; 4],
}

/// What the solo game needs.
#[derive(Clone, PartialEq, Debug)]
pub struct Solo {
    /// The tiles.
    pub tiles: Vec<SoloSheet>,
    /// VP of the last vacated space of houses.
    pub houses: Vec<u8>,
    /// VP of the last vacated space of settlements.
    pub settlements: Vec<u8>,
    /// VP of the last vacated space of cattle.
    pub cattle: Vec<u8>,
    /// VP of the cactus track.
    pub cactus: Vec<u8>,
    /// How many tiles of type A and B are removed at each level.
    pub removed: Vec<(u8, u8)>,
}

impl Solo {
    /// What is printed on a solo tile.
    pub fn tile(&self, tile: SoloTile) -> &SoloSheet {
        &self.tiles[tile as usize]
    }
}

pub(super) fn read_cards(text: &str, faults: &mut Faults) -> Vec<CardSheet> {
    let mut cards = Slots::new(N_CARDS);
    let mut reader = Reader::new("cards.txt", text, faults);
    reader.each(|line| {
        expect_name(line, "card")?;
        line.expect_columns(7)?;
        let names: Vec<&str> = line.field(3)?.split('/').map(str::trim).collect();
        let [english, german, french] = names[..] else {
            return Err(ParseError("three names are needed: English / German / French".to_owned()));
        };
        let sheet = CardSheet {
            names: [english, german, french].map(str::to_owned),
            kind: line.value(2)?,
            price: words::price(line.field(4)?)?,
            vp: line.value(5)?,
            effect: words::effect(line.field(6)?)?,
        };
        cards.put(line.value::<Card>(1)?.index(), sheet)
    });
    reader.all(cards, |index| format!("c{}", index + 1))
}

pub(super) fn read_tiles(text: &str, faults: &mut Faults) -> Vec<TileSheet> {
    let mut slots = Slots::new(N_TILES);
    let mut has_pastures = false;
    let mut reader = Reader::new("tiles.txt", text, faults);
    reader.each(|line| {
        line.expect_columns(if line.name() == "tile" { 5 } else { 3 })?;
        if line.name() == "pastures" {
            has_pastures = line.value::<u8>(1)? == N_PASTURES
                && line.field(2)? == format!("at most {MAX_CATTLE} cattle");
            return Ok(());
        }
        expect_name(line, "tile")?;
        let tile: Tile = line.value(1)?;
        let mut sites = ArrayVec::new();
        sites.push(words::site(line.field(3)?)?);
        if line.field(4)? != "-" {
            sites.push(words::site(line.field(4)?)?);
        }
        let back: Back = line.value(2)?;
        if tile.is_start() == (back == Back::Gray) {
            return Err(ParseError(format!("{tile} cannot have the back `{back}`")));
        }
        slots.put(tile.index(), TileSheet { back, sites })
    });
    let name = |index| Tile::new(index).expect("a tile").to_string();
    let tiles = reader.all(slots, name);
    reader.expect(has_pastures, "`pastures | 7 | at most 4 cattle` is needed");
    for (back, number) in [(Back::Start2, 6), (Back::Start3, 2), (Back::Start4, 2)] {
        let n_tiles = tiles.iter().filter(|tile| tile.back == back).count();
        reader.expect(n_tiles == number, format!("{number} tiles with back {back}, not {n_tiles}"));
    }
    tiles
}

fn expect_name(line: &Line<'_>, name: &str) -> Result<(), ParseError> {
    if line.name() == name {
        return Ok(());
    }
    Err(ParseError(format!("`{}` is not known; entries are called `{name}`", line.name())))
}

pub(super) fn read_scoring(text: &str, faults: &mut Faults) -> Vec<ScoringSheet> {
    let mut tiles = Slots::new(N_SCORING);
    let mut reader = Reader::new("scoring.txt", text, faults);
    reader.each(|line| {
        expect_name(line, "tile")?;
        line.expect_columns(7)?;
        let condition = condition(line.field(5)?)?;
        let sheet = ScoringSheet {
            price: words::price(line.field(2)?)?,
            vp: line.value(3)?,
            track: line.value(4)?,
            condition,
            values: values(line, condition)?,
        };
        tiles.put(line.value::<ScoringTile>(1)?.index(), sheet)
    });
    reader.all(tiles, |index| format!("t{}", index + 1))
}

fn condition(text: &str) -> Result<Condition, ParseError> {
    let words: Vec<&str> = text.split(' ').collect();
    Ok(match words[..] {
        ["lower-track"] => Condition::LowerTrack,
        ["connected-tiles"] => Condition::ConnectedTiles,
        ["bridges"] => Condition::Bridges,
        ["exchange-inhabitants"] => Condition::ExchangeInhabitants,
        ["exchange-vases"] => Condition::ExchangeVases,
        ["exchange-coins"] => Condition::ExchangeCoins,
        ["regions", one, other] => Condition::Regions([read(one)?, read(other)?]),
        ["card-kinds", one, other] => Condition::CardKinds([read(one)?, read(other)?]),
        [what] => Condition::AtLeast(words::counted(what)?),
        _ => return Err(ParseError(format!("`{text}` is no condition"))),
    })
}

/// The values of the four scorings. None of them is 0, since that would be no condition.
fn values(line: &Line<'_>, condition: Condition) -> Result<[(u8, u8); 4], ParseError> {
    let values = line.field(6)?.split(' ').map(|value| {
        let fault = |what: &str| Err(ParseError(format!("`{value}`: {what}")));
        let pair = match value.split_once('/') {
            Some((one, other)) => (read(one)?, Some(read(other)?)),
            None => (read(value)?, None),
        };
        match pair {
            (0, _) | (_, Some(0)) => fault("0 is always met"),
            (_, other) if other.is_some() != condition.is_pair() => {
                fault("this condition asks for another number of values")
            }
            (one, Some(other)) if one < other => fault("the higher number comes first"),
            (one, other) => Ok((one, other.unwrap_or(0))),
        }
    });
    let values: Vec<(u8, u8)> = values.collect::<Result<_, ParseError>>()?;
    values.try_into().map_err(|_| ParseError("four values are needed".to_owned()))
}

pub(super) fn read_solo(text: &str, faults: &mut Faults) -> Solo {
    let mut tiles = Slots::new(SoloTile::ALL.len());
    let mut removed = Slots::new(Level::ALL.len());
    let mut columns = Slots::new(SOLO_COLUMNS.len());
    let mut reader = Reader::new("solo.txt", text, faults);
    reader.each(|line| match line.name() {
        "level" => {
            line.expect_columns(4)?;
            let (a, b) = (line.amount(2, "a")?, line.amount(3, "b")?);
            if a > 4 || b > 4 || a + b != 4 {
                return Err(ParseError("four tiles are removed".to_owned()));
            }
            removed.put(line.value::<Level>(1)? as usize, (a, b))
        }
        "tile" => {
            line.expect_columns(4)?;
            let needed = || ParseError("three actions and four numbers are needed".to_owned());
            let sheet = SoloSheet {
                actions: line.list(2)?.try_into().map_err(|_| needed())?,
                corners: line.list(3)?.try_into().map_err(|_| needed())?,
            };
            tiles.put(line.value::<SoloTile>(1)? as usize, sheet)
        }
        name => {
            line.expect_columns(2)?;
            let index = SOLO_COLUMNS.iter().position(|&(column, _)| column == name);
            let index = index.ok_or_else(|| ParseError(format!("`{name}` is not known")))?;
            let values: Vec<u8> = line.list(1)?;
            let range = &SOLO_COLUMNS[index].1;
            if !range.contains(&values.len()) {
                return Err(ParseError(format!("{} values are not possible here", values.len())));
            }
            columns.put(index, values)
        }
    });
    let mut columns = reader.all(columns, |index| SOLO_COLUMNS[index].0.to_owned()).into_iter();
    // What is missing has been said.
    let mut column = || columns.next().unwrap_or_default();
    Solo {
        houses: column(),
        settlements: column(),
        cattle: column(),
        cactus: column(),
        tiles: reader.all(tiles, |index| format!("tile {}", SoloTile::ALL[index])),
        removed: reader.all(removed, |index| format!("level {}", Level::ALL[index])),
    }
}

/// The columns of the Wise Eminence's board, in order, and how many values each may have.
const SOLO_COLUMNS: [(&str, RangeInclusive<usize>); 4] = [
    ("houses", N_HOUSES as usize..=N_HOUSES as usize),
    ("settlements", N_SETTLEMENTS as usize..=N_SETTLEMENTS as usize),
    ("cattle", N_CATTLE as usize..=N_CATTLE as usize),
    ("cactus", 2..=200),
];
