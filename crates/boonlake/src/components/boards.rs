//! What is printed on the action board, the income tracks and the player boards.

use super::reader::{Line, Reader, after};
use super::words;
use crate::effect::Reward;
use crate::lever::N_LEVERS;
use crate::region::Region;
use crate::resource::Track;
use table::{Faults, ParseError};

/// A space of an income track.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TrackSpace {
    /// Coins or cards at each interim scoring.
    pub income: u8,
    /// VP at each interim scoring.
    pub vp: u8,
    /// What stepping onto it brings.
    pub reward: Option<Reward>,
}

/// A recess of the player board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Recess {
    /// Its tier, from 1.
    pub tier: u8,
    /// Coins at each interim scoring once it is empty.
    pub coins: u8,
    /// VP at each interim scoring once it is empty.
    pub vp: u8,
}

/// A tier of the player board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tier {
    /// Inhabitants that a settlement or cattle of this tier costs in addition.
    pub surcharge: u8,
    /// VP for each empty recess in the final scoring.
    pub end_vp: u8,
}

/// A lever's space.
#[derive(Clone, PartialEq, Debug)]
pub struct Lever {
    /// What it costs to modernize here.
    pub cost: u8,
    /// What it does, in words.
    pub text: String,
}

/// Everything printed on boards.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Boards {
    /// Steps and fine of each row, from the top.
    pub rows: Vec<(u8, u8)>,
    /// The coin track.
    pub coin_track: Vec<TrackSpace>,
    /// The card track.
    pub card_track: Vec<TrackSpace>,
    /// The recesses of houses, in the order in which they are emptied.
    pub houses: Vec<Recess>,
    /// The recesses of settlements.
    pub settlements: Vec<Recess>,
    /// The recesses of cattle.
    pub cattle: Vec<Recess>,
    /// The recesses of the two inhabitants.
    pub inhabitants: Vec<Recess>,
    /// The tiers, from 1.
    pub tiers: Vec<Tier>,
    /// The levers.
    pub levers: Vec<Lever>,
    /// The reward of each region's label.
    pub labels: Vec<Reward>,
    /// Coins at the start, by seat.
    pub start_coins: Vec<u8>,
}

impl Boards {
    /// One of the tracks.
    pub fn track(&self, track: Track) -> &[TrackSpace] {
        match track {
            Track::Coin => &self.coin_track,
            Track::Card => &self.card_track,
        }
    }
}

pub(super) fn read_boards(text: &str, faults: &mut Faults) -> Boards {
    let mut boards = Boards::default();
    let mut labels: Vec<Option<Reward>> = vec![None; 4];
    let mut reader = Reader::new("boards.txt", text, faults);
    reader.each(|line| {
        match line.field(0)? {
            "row" => boards.rows.push((line.value(1)?, line.value(2)?)),
            "coin-track" => boards.coin_track.push(track_space(line, "coins")?),
            "card-track" => boards.card_track.push(track_space(line, "cards")?),
            "houses" => boards.houses.push(recess(line)?),
            "settlements" => boards.settlements.push(recess(line)?),
            "cattle" => boards.cattle.push(recess(line)?),
            "inhabitants" => boards.inhabitants.push(recess(line)?),
            "tier" => boards.tiers.push(Tier { surcharge: line.value(2)?, end_vp: line.value(3)? }),
            "lever" => {
                let number: usize = line.value(1)?;
                if number != boards.levers.len() + 1 {
                    return Err(ParseError(format!("lever {number} is not in its place")));
                }
                let text = line.field(3)?.to_owned();
                boards.levers.push(Lever { cost: line.amount(2, "coins")?, text });
            }
            "label" => {
                let region: Region = line.value(1)?;
                labels[region as usize] = Some(words::reward(line.field(2)?)?);
            }
            "coins" => {
                for index in 1..=4 {
                    boards.start_coins.push(line.value(index)?);
                }
            }
            other => return Err(ParseError(format!("`{other}` is not known"))),
        }
        Ok(())
    });
    boards.labels = labels.into_iter().flatten().collect();
    check(&boards, &mut reader);
    boards
}

fn track_space(line: &Line<'_>, unit: &str) -> Result<TrackSpace, ParseError> {
    Ok(TrackSpace {
        income: line.amount(1, unit)?,
        vp: line.amount(2, "vp")?,
        reward: words::maybe_reward(line.field(3)?)?,
    })
}

fn recess(line: &Line<'_>) -> Result<Recess, ParseError> {
    let tier = after(line.field(1)?, "tier")?;
    if !(1..=5).contains(&tier) {
        return Err(ParseError(format!("there is no tier {tier}")));
    }
    Ok(Recess { tier, coins: line.amount(2, "coins")?, vp: line.amount(3, "vp")? })
}

fn check(boards: &Boards, reader: &mut Reader<'_>) {
    let counts = [
        ("rows", boards.rows.len(), 7),
        ("houses", boards.houses.len(), 6),
        ("settlements", boards.settlements.len(), 4),
        ("cattle", boards.cattle.len(), 5),
        ("inhabitants", boards.inhabitants.len(), 2),
        ("tiers", boards.tiers.len(), 5),
        ("levers", boards.levers.len(), N_LEVERS),
        ("region labels", boards.labels.len(), 4),
        ("start coins", boards.start_coins.len(), 4),
    ];
    for (what, number, expected) in counts {
        reader.expect(number == expected, format!("{expected} {what} are needed, not {number}"));
    }
    for track in [&boards.coin_track, &boards.card_track] {
        let is_possible = (8..=60).contains(&track.len());
        reader.expect(is_possible, "an income track has 8 to 60 spaces");
    }
    let steps = boards.rows.iter().map(|&(steps, _)| steps);
    reader.expect(steps.clone().is_sorted_by(|one, next| one >= next), "rows lose steps downwards");
    reader.expect(steps.clone().all(|steps| (1..=4).contains(&steps)), "a row has 1 to 4 steps");
    let fines = boards.rows.iter().map(|&(_, fine)| fine > 0);
    reader.expect(
        fines.eq([false, false, false, false, false, true, true]),
        "the two lowest rows have a fine, the others none",
    );
    for column in [&boards.houses, &boards.settlements, &boards.cattle, &boards.inhabitants] {
        reader.expect(column.is_sorted_by_key(|recess| recess.tier), "tiers go downwards");
    }
}
