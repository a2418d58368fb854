//! Cards, building tiles, scoring tiles and the solo game, as they are printed.

use super::reader::{Line, Reader, read};
use super::words;
use crate::card::N_CARDS;
use crate::effect::{Condition, Effect, Price, SiteRule};
use crate::options::Level;
use crate::region::Strip;
use crate::resource::{Kind, Track};
use crate::scoring_tile::N_SCORING;
use crate::solo::solo_tile_name;
use crate::space::Space;
use crate::tile::{MAX_CATTLE, N_PASTURES, N_TILES};
use arrayvec::ArrayVec;
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
        Start2 = "start2",
        /// Laid out from three players on.
        Start3 = "start3",
        /// Laid out with four players.
        Start4 = "start4",
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
    /// Whether it is of type B.
    pub is_b: bool,
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

pub(super) fn read_cards(text: &str, faults: &mut Faults) -> Vec<CardSheet> {
    let mut cards: Vec<CardSheet> = Vec::new();
    // A line that is wrong keeps its place, so that those after it are still right.
    let mut n_lines = 0;
    let mut reader = Reader::new("cards.txt", text, faults);
    reader.each(|line| {
        n_lines += 1;
        let id = format!("c{n_lines}");
        if line.field(0)? != id {
            return Err(ParseError(format!("`{}` should be `{id}`", line.fields[0])));
        }
        let names: Vec<&str> = line.field(2)?.split('/').map(str::trim).collect();
        let [english, german, french] = names[..] else {
            return Err(ParseError("three names are needed: English / German / French".to_owned()));
        };
        cards.push(CardSheet {
            names: [english, german, french].map(str::to_owned),
            kind: line.value(1)?,
            price: words::price(line.field(3)?)?,
            vp: line.value(4)?,
            effect: words::effect(line.field(5)?)?,
        });
        Ok(())
    });
    reader.expect(n_lines == N_CARDS, format!("{N_CARDS} cards, not {n_lines}"));
    cards
}

pub(super) fn read_tiles(text: &str, faults: &mut Faults) -> Vec<TileSheet> {
    let mut tiles: Vec<TileSheet> = Vec::new();
    let mut has_pastures = false;
    let mut reader = Reader::new("tiles.txt", text, faults);
    reader.each(|line| {
        if line.field(0)? == "pastures" {
            has_pastures = line.value::<u8>(1)? == N_PASTURES
                && line.field(2)? == format!("at most {MAX_CATTLE} cattle");
            return Ok(());
        }
        let expected = crate::tile::Tile::new(tiles.len())
            .ok_or_else(|| ParseError(format!("more than {N_TILES} tiles")))?;
        if line.field(0)? != expected.to_string() {
            return Err(ParseError(format!("`{}` should be `{expected}`", line.fields[0])));
        }
        let mut sites = ArrayVec::new();
        sites.push(words::site(line.field(2)?)?);
        if line.field(3)? != "-" {
            sites.push(words::site(line.field(3)?)?);
        }
        tiles.push(TileSheet { back: line.value(1)?, sites });
        Ok(())
    });
    reader.expect(tiles.len() == N_TILES, format!("{N_TILES} tiles, not {}", tiles.len()));
    reader.expect(has_pastures, "`pastures | 7 | at most 4 cattle` is needed");
    for (back, number) in [(Back::Start2, 6), (Back::Start3, 2), (Back::Start4, 2)] {
        let n_tiles = tiles.iter().filter(|tile| tile.back == back).count();
        reader.expect(n_tiles == number, format!("{number} tiles with back {back}, not {n_tiles}"));
    }
    tiles
}

pub(super) fn read_scoring(text: &str, faults: &mut Faults) -> Vec<ScoringSheet> {
    let mut tiles: Vec<ScoringSheet> = Vec::new();
    let mut n_lines = 0;
    let mut reader = Reader::new("scoring.txt", text, faults);
    reader.each(|line| {
        n_lines += 1;
        let id = format!("t{n_lines}");
        if line.field(0)? != id {
            return Err(ParseError(format!("`{}` should be `{id}`", line.fields[0])));
        }
        let condition = condition(line.field(4)?)?;
        tiles.push(ScoringSheet {
            price: words::price(line.field(1)?)?,
            vp: line.value(2)?,
            track: line.value(3)?,
            condition,
            values: values(line)?,
        });
        Ok(())
    });
    reader.expect(n_lines == N_SCORING, format!("{N_SCORING} tiles, not {n_lines}"));
    tiles
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

fn values(line: &Line<'_>) -> Result<[(u8, u8); 4], ParseError> {
    let values = line.field(5)?.split(' ').map(|value| match value.split_once('/') {
        Some((one, other)) => match (read(one)?, read(other)?) {
            (one, other) if one < other => {
                Err(ParseError(format!("`{value}`: the higher number comes first")))
            }
            pair => Ok(pair),
        },
        None => Ok((read(value)?, 0)),
    });
    let values: Vec<(u8, u8)> = values.collect::<Result<_, ParseError>>()?;
    values.try_into().map_err(|_| ParseError("four values are needed".to_owned()))
}

pub(super) fn read_solo(text: &str, faults: &mut Faults) -> Solo {
    let mut solo = Solo {
        tiles: Vec::new(),
        houses: Vec::new(),
        settlements: Vec::new(),
        cattle: Vec::new(),
        cactus: Vec::new(),
        removed: Vec::new(),
    };
    let mut reader = Reader::new("solo.txt", text, faults);
    reader.each(|line| {
        let numbers = |index: usize| -> Result<Vec<u8>, ParseError> {
            line.field(index)?.split(' ').map(read).collect()
        };
        match line.field(0)? {
            "houses" => solo.houses = numbers(1)?,
            "settlements" => solo.settlements = numbers(1)?,
            "cattle" => solo.cattle = numbers(1)?,
            "cactus" => solo.cactus = numbers(1)?,
            "level" => {
                let level = Level::ALL.get(solo.removed.len());
                let expected = level.ok_or_else(|| ParseError("five levels".to_owned()))?;
                if line.field(1)? != expected.name() {
                    return Err(ParseError(format!("the level `{expected}` comes first")));
                }
                let (a, b) = (line.amount(2, "A")?, line.amount(3, "B")?);
                if a > 4 || b > 4 || a + b != 4 {
                    return Err(ParseError("four tiles are removed".to_owned()));
                }
                solo.removed.push((a, b));
            }
            name => {
                let expected = solo_tile_name(solo.tiles.len());
                if name != expected {
                    return Err(ParseError(format!("`{name}` should be `{expected}`")));
                }
                let actions = line.field(1)?.split(' ').map(read).collect::<Result<Vec<_>, _>>()?;
                let corners = line.field(2)?.split(' ').map(read).collect::<Result<Vec<_>, _>>()?;
                let needed = || ParseError("three actions and four numbers are needed".to_owned());
                solo.tiles.push(SoloSheet {
                    is_b: name.starts_with('B'),
                    actions: actions.try_into().map_err(|_| needed())?,
                    corners: corners.try_into().map_err(|_| needed())?,
                });
            }
        }
        Ok(())
    });
    let n_b = solo.tiles.iter().filter(|tile| tile.is_b).count();
    reader.expect((solo.tiles.len(), n_b) == (10, 5), "five tiles A and five tiles B are needed");
    reader.expect(solo.removed.len() == 5, "five levels are needed");
    reader.expect(solo.houses.len() == 6, "six values of houses are needed");
    reader.expect(solo.settlements.len() == 4, "four values of settlements are needed");
    reader.expect(solo.cattle.len() == 5, "five values of cattle are needed");
    reader.expect((2..=200).contains(&solo.cactus.len()), "2 to 200 cactus values are needed");
    solo
}
