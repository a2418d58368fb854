//! One small choice of a player.

use crate::card::Card;
use crate::event::Place;
use crate::house_recess::HouseRecess;
use crate::lever::{Lever, LeverUse, Levers};
use crate::region::{Region, Strip};
use crate::resource::{Resource, Track};
use crate::scoring_tile::ScoringTile;
use crate::space::{Site, Space};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;
use table::{ParseError, named_enum, one_spelling};

named_enum! {
    /// With what an inhabitant is hired.
    pub enum Wage {
        /// Three coins.
        Coins = "coins",
        /// Three cards.
        Cards = "cards",
    }
}

/// One small choice of the seat that is asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Action {
    /// Picks a scoring tile for the own area: `pick t5`.
    Pick {
        /// The tile.
        tile: ScoringTile,
    },
    /// Builds a production site: `produce loam`.
    Produce {
        /// Of which resource.
        resource: Resource,
    },
    /// Takes an action strip: `choose pioneer`.
    Choose {
        /// The strip.
        strip: Strip,
    },
    /// Plays a card: `play c17`.
    Play {
        /// The card.
        card: Card,
    },
    /// Realises the project of a scoring tile: `project t5`.
    Project {
        /// The tile.
        tile: ScoringTile,
    },
    /// Pays for a card or project with the boats at these places and these levers:
    /// `pay loam,iron` or `pay loam,iron boat,joker-or-two`.
    Pay {
        /// Where the boats go, the one further upstream first.
        boats: [Resource; 2],
        /// Which levers are moved down.
        levers: Levers,
    },
    /// Discards a card for coins: `discard c17`.
    Discard {
        /// The card.
        card: Card,
    },
    /// Discards a card to pay for something: `drop c17`.
    Drop {
        /// The card.
        card: Card,
    },
    /// Uses a lever: `use cards`.
    Use {
        /// Which, and what for.
        lever: LeverUse,
    },
    /// Moves a used lever up: `lift boat`.
    Lift {
        /// Which.
        lever: Lever,
    },
    /// Reveals a building tile: `explore`.
    Explore,
    /// Lays a tile: `lay 12`.
    Lay {
        /// Where.
        at: Space,
    },
    /// Puts an inhabitant on a site: `develop 12a`.
    Develop {
        /// Where.
        site: Site,
    },
    /// Turns an inhabitant into a house: `house 12a`.
    House {
        /// Where.
        site: Site,
    },
    /// Chooses which house of a tier is taken from the board, by its recess: `take-house 2`.
    TakeHouse {
        /// The recess of the house.
        recess: HouseRecess,
    },
    /// Turns a house into a settlement: `settle 12a`, `settle 12a lever`, `settle 12a vp 1`.
    Settle {
        /// Where.
        site: Site,
        /// Whether the lever for settlements is used.
        lever: bool,
        /// For how many surcharge inhabitants VP are given.
        vp: u8,
    },
    /// Places cattle: `cattle 12`, `cattle 12 vp 1`.
    Cattle {
        /// Where.
        at: Space,
        /// For how many surcharge inhabitants VP are given.
        vp: u8,
    },
    /// Draws the cards that are offered: `draw`.
    Draw,
    /// Buys a lever: `modernize boat`.
    Modernize {
        /// Which.
        lever: Lever,
    },
    /// Hires an inhabitant: `hire coins`.
    Hire {
        /// For what.
        wage: Wage,
    },
    /// Chooses a region: `region boonlake`.
    Region {
        /// Which.
        region: Region,
    },
    /// Takes the coins of a region scoring: `take`.
    Take,
    /// Takes a vase: `vase`.
    Vase,
    /// Advances on a track: `advance coin-track`.
    Advance {
        /// Which.
        track: Track,
    },
    /// Moves the ship by so many steps: `sail 3`.
    Sail {
        /// How many.
        steps: u8,
    },
    /// Exchanges as the card says: `exchange`.
    Exchange,
    /// Exchanges the other way round: `exchange-back`.
    ExchangeBack,
    /// Scores a scoring tile: `score t5`.
    Score {
        /// Which.
        tile: ScoringTile,
    },
    /// Makes the exchanges of a scoring tile with so many inhabitants or vases, and coins for the
    /// rest: `trade 2`.
    Trade {
        /// How many inhabitants or vases.
        pieces: u8,
    },
    /// Does none of what is offered: `pass`.
    Pass,
}

impl Action {
    /// Where on the map it is done, if it is there.
    pub fn place(self) -> Option<Place> {
        match self {
            Action::Lay { at } | Action::Cattle { at, .. } => Some(Place::Space(at)),
            Action::Develop { site } | Action::House { site } | Action::Settle { site, .. } => {
                Some(Place::Site(site))
            }
            Action::Pick { .. }
            | Action::Produce { .. }
            | Action::Choose { .. }
            | Action::Play { .. }
            | Action::Project { .. }
            | Action::Pay { .. }
            | Action::Discard { .. }
            | Action::Drop { .. }
            | Action::Use { .. }
            | Action::Lift { .. }
            | Action::Explore
            | Action::TakeHouse { .. }
            | Action::Draw
            | Action::Modernize { .. }
            | Action::Hire { .. }
            | Action::Region { .. }
            | Action::Take
            | Action::Vase
            | Action::Advance { .. }
            | Action::Sail { .. }
            | Action::Exchange
            | Action::ExchangeBack
            | Action::Score { .. }
            | Action::Trade { .. }
            | Action::Pass => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Pick { tile } => write!(f, "pick {tile}"),
            Action::Produce { resource } => write!(f, "produce {resource}"),
            Action::Choose { strip } => write!(f, "choose {strip}"),
            Action::Play { card } => write!(f, "play {card}"),
            Action::Project { tile } => write!(f, "project {tile}"),
            Action::Pay { boats: [one, other], levers } => {
                write!(f, "pay {one},{other}")?;
                let mut before = ' ';
                levers.iter().try_for_each(|lever| {
                    write!(f, "{}{lever}", std::mem::replace(&mut before, ','))
                })
            }
            Action::Discard { card } => write!(f, "discard {card}"),
            Action::Drop { card } => write!(f, "drop {card}"),
            Action::Use { lever } => write!(f, "use {lever}"),
            Action::Lift { lever } => write!(f, "lift {lever}"),
            Action::Explore => f.write_str("explore"),
            Action::Lay { at } => write!(f, "lay {at}"),
            Action::Develop { site } => write!(f, "develop {site}"),
            Action::House { site } => write!(f, "house {site}"),
            Action::TakeHouse { recess } => write!(f, "take-house {recess}"),
            Action::Settle { site, lever, vp } => {
                write!(f, "settle {site}{}", if lever { " lever" } else { "" })?;
                write_vp(f, vp)
            }
            Action::Cattle { at, vp } => {
                write!(f, "cattle {at}")?;
                write_vp(f, vp)
            }
            Action::Draw => f.write_str("draw"),
            Action::Modernize { lever } => write!(f, "modernize {lever}"),
            Action::Hire { wage } => write!(f, "hire {wage}"),
            Action::Region { region } => write!(f, "region {region}"),
            Action::Take => f.write_str("take"),
            Action::Vase => f.write_str("vase"),
            Action::Advance { track } => write!(f, "advance {track}"),
            Action::Sail { steps } => write!(f, "sail {steps}"),
            Action::Exchange => f.write_str("exchange"),
            Action::ExchangeBack => f.write_str("exchange-back"),
            Action::Score { tile } => write!(f, "score {tile}"),
            Action::Trade { pieces } => write!(f, "trade {pieces}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

fn write_vp(f: &mut fmt::Formatter<'_>, vp: u8) -> fmt::Result {
    if vp == 0 { Ok(()) } else { write!(f, " vp {vp}") }
}

impl FromStr for Action {
    type Err = ParseError;

    /// Reads what `Display` writes, and no other spelling of it.
    fn from_str(text: &str) -> Result<Action, ParseError> {
        one_spelling(text, Action::read(text)?)
    }
}

impl Action {
    fn read(text: &str) -> Result<Action, ParseError> {
        let unknown = || {
            ParseError(format!(
                "`{text}` is no action; actions look like `play c17`, `develop 12a` or `pass` \
                 (BL-2.2)"
            ))
        };
        let number = |text: &str| text.parse::<u8>().map_err(|_| unknown());
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["pick", tile] => Action::Pick { tile: tile.parse()? },
            ["produce", resource] => Action::Produce { resource: resource.parse()? },
            ["choose", strip] => Action::Choose { strip: strip.parse()? },
            ["play", card] => Action::Play { card: card.parse()? },
            ["project", tile] => Action::Project { tile: tile.parse()? },
            ["pay", boats] => Action::Pay { boats: parse_boats(boats)?, levers: Levers::EMPTY },
            ["pay", boats, levers] => {
                Action::Pay { boats: parse_boats(boats)?, levers: parse_levers(levers)? }
            }
            ["discard", card] => Action::Discard { card: card.parse()? },
            ["drop", card] => Action::Drop { card: card.parse()? },
            ["use", lever] => Action::Use { lever: lever.parse()? },
            ["lift", lever] => Action::Lift { lever: lever.parse()? },
            ["explore"] => Action::Explore,
            ["lay", at] => Action::Lay { at: at.parse()? },
            ["develop", site] => Action::Develop { site: site.parse()? },
            ["house", site] => Action::House { site: site.parse()? },
            ["take-house", recess] => Action::TakeHouse { recess: recess.parse()? },
            ["settle", site, ref rest @ ..] => {
                let (lever, vp) = match *rest {
                    [] => (false, 0),
                    ["lever"] => (true, 0),
                    ["vp", vp] => (false, number(vp)?),
                    ["lever", "vp", vp] => (true, number(vp)?),
                    _ => return Err(unknown()),
                };
                Action::Settle { site: site.parse()?, lever, vp }
            }
            ["cattle", at] => Action::Cattle { at: at.parse()?, vp: 0 },
            ["cattle", at, "vp", vp] => Action::Cattle { at: at.parse()?, vp: number(vp)? },
            ["draw"] => Action::Draw,
            ["modernize", lever] => Action::Modernize { lever: lever.parse()? },
            ["hire", wage] => Action::Hire { wage: wage.parse()? },
            ["region", region] => Action::Region { region: region.parse()? },
            ["take"] => Action::Take,
            ["vase"] => Action::Vase,
            ["advance", track] => Action::Advance { track: track.parse()? },
            ["sail", steps] => Action::Sail { steps: number(steps)? },
            ["exchange"] => Action::Exchange,
            ["exchange-back"] => Action::ExchangeBack,
            ["score", tile] => Action::Score { tile: tile.parse()? },
            ["trade", pieces] => Action::Trade { pieces: number(pieces)? },
            ["pass"] => Action::Pass,
            _ => return Err(unknown()),
        })
    }
}

fn parse_levers(text: &str) -> Result<Levers, ParseError> {
    text.split(',').map(str::parse::<Lever>).collect()
}

fn parse_boats(text: &str) -> Result<[Resource; 2], ParseError> {
    let wrong = || ParseError(format!("`{text}` are no places of boats; they look like wood,iron"));
    let (one, other) = text.split_once(',').ok_or_else(wrong)?;
    Ok([one.parse()?, other.parse()?])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// BL-2.2
    #[test]
    fn unreadable_actions_say_what_was_expected() {
        let error = |text: &str| text.parse::<Action>().expect_err("unreadable").0;
        assert!(error("").contains("BL-2.2"));
        assert!(error("play").contains("BL-2.2"));
        assert!(error("dance 3").contains("BL-2.2"));
        assert!(error("lay 99").starts_with("`99` is no space"));
        assert!(error("pay wood").starts_with("`wood` are no places of boats"));
        assert_eq!("sail 3".parse(), Ok(Action::Sail { steps: 3 }));
        assert!(error("sail 03").contains("is written `sail 3`"));
        assert!(error("settle 12a vp 0").contains("is written `settle 12a`"));
        assert!(error("pay wood,iron joker-or-two,boat").contains("boat,joker-or-two"));
        assert!(error("take-house 7").starts_with("`7` is no recess of a house"));
    }
}
