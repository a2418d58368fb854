//! What is printed on the action board, the income tracks and the player boards.

use super::reader::{Line, Reader, Slots, after};
use super::words;
use crate::effect::Reward;
use crate::house_recess::HouseRecess;
use crate::lever::Lever;
use crate::player::{N_CATTLE, N_HOUSES, N_SETTLEMENTS, N_TIER_INHABITANTS};
use crate::region::{Region, Strip};
use crate::resource::Track;
use crate::state::MAX_PLAYERS;
use table::{Faults, Member as _, ParseError};

/// Tiers of a player board.
const N_TIERS: u8 = 5;

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
pub struct LeverSheet {
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
    pub levers: Vec<LeverSheet>,
    /// The reward of each region's label.
    pub labels: Vec<Reward>,
    /// Coins at the start, by seat.
    pub start_coins: Vec<u8>,
}

impl Boards {
    /// A lever's space.
    #[inline]
    pub fn lever(&self, lever: Lever) -> &LeverSheet {
        &self.levers[lever as usize]
    }

    /// A recess of a house.
    #[inline]
    pub fn house(&self, place: HouseRecess) -> &Recess {
        &self.houses[place.index()]
    }

    /// The tier of a recess.
    #[inline]
    pub fn tier_of(&self, recess: &Recess) -> &Tier {
        &self.tiers[usize::from(recess.tier) - 1]
    }

    /// The reward of a region's label.
    #[inline]
    pub fn label(&self, region: Region) -> Reward {
        self.labels[region as usize]
    }

    /// One of the tracks.
    #[inline]
    pub fn track(&self, track: Track) -> &[TrackSpace] {
        match track {
            Track::Coin => &self.coin_track,
            Track::Card => &self.card_track,
        }
    }
}

pub(super) fn read_boards(text: &str, faults: &mut Faults) -> Boards {
    let mut rows = Slots::new(Strip::ALL.len());
    let mut tracks = [Slots::new(0), Slots::new(0)];
    let mut houses = Slots::new(N_HOUSES.into());
    let mut settlements = Slots::new(N_SETTLEMENTS.into());
    let mut cattle = Slots::new(N_CATTLE.into());
    let mut inhabitants = Slots::new(N_TIER_INHABITANTS.into());
    let mut tiers = Slots::new(N_TIERS.into());
    let mut levers = Slots::new(Lever::ALL.len());
    let mut labels = Slots::new(Region::ALL.len());
    let mut start_coins = Vec::new();
    let mut reader = Reader::new("boards.txt", text, faults);
    reader.each(|line| match line.name() {
        "row" => {
            line.expect_columns(4)?;
            rows.put(numbered(line)?, (line.amount(2, "steps")?, line.amount(3, "vp")?))
        }
        "coin-track" => {
            tracks[Track::Coin as usize].put_beyond(line.value(1)?, track_space(line, "coins")?)
        }
        "card-track" => {
            tracks[Track::Card as usize].put_beyond(line.value(1)?, track_space(line, "cards")?)
        }
        "houses" => houses.put(numbered(line)?, recess(line)?),
        "settlements" => settlements.put(numbered(line)?, recess(line)?),
        "cattle" => cattle.put(numbered(line)?, recess(line)?),
        "inhabitants" => inhabitants.put(numbered(line)?, recess(line)?),
        "tier" => {
            line.expect_columns(4)?;
            let surcharge = line.amount(2, "inhabitants")?;
            tiers.put(numbered(line)?, Tier { surcharge, end_vp: line.amount(3, "vp")? })
        }
        "lever" => {
            line.expect_columns(4)?;
            let lever: Lever = line.value(1)?;
            let text = line.field(3)?.to_owned();
            levers.put(lever as usize, LeverSheet { cost: line.amount(2, "coins")?, text })
        }
        "label" => {
            line.expect_columns(3)?;
            labels.put(line.value::<Region>(1)? as usize, words::reward(line.field(2)?)?)
        }
        "coins" => {
            line.expect_columns(1 + MAX_PLAYERS)?;
            start_coins = (1..=MAX_PLAYERS).map(|at| line.value(at)).collect::<Result<_, _>>()?;
            Ok(())
        }
        other => Err(ParseError(format!("`{other}` is not known"))),
    });
    let [coin_track, card_track] = tracks;
    let number = |what: &'static str| move |index: usize| format!("{what} {}", index + 1);
    let boards = Boards {
        rows: reader.all(rows, number("row")),
        coin_track: reader.all(coin_track, |index| format!("place {index} of the coin track")),
        card_track: reader.all(card_track, |index| format!("place {index} of the card track")),
        houses: reader.all(houses, number("house")),
        settlements: reader.all(settlements, number("settlement")),
        cattle: reader.all(cattle, number("cattle")),
        inhabitants: reader.all(inhabitants, number("inhabitant")),
        tiers: reader.all(tiers, number("tier")),
        levers: reader.all(levers, |index| format!("lever {}", Lever::ALL[index])),
        labels: reader.all(labels, |index| format!("the label of {}", Region::ALL[index])),
        start_coins,
    };
    check(&boards, &mut reader);
    boards
}

/// The number in the column after the name, from 1; counted from 0.
fn numbered(line: &Line<'_>) -> Result<usize, ParseError> {
    let number: usize = line.value(1)?;
    number.checked_sub(1).ok_or_else(|| ParseError("numbers begin with 1".to_owned()))
}

fn track_space(line: &Line<'_>, unit: &str) -> Result<TrackSpace, ParseError> {
    line.expect_columns(5)?;
    Ok(TrackSpace {
        income: line.amount(2, unit)?,
        vp: line.amount(3, "vp")?,
        reward: words::maybe_reward(line.field(4)?)?,
    })
}

fn recess(line: &Line<'_>) -> Result<Recess, ParseError> {
    line.expect_columns(5)?;
    let tier = after(line.field(2)?, "tier")?;
    if !(1..=N_TIERS).contains(&tier) {
        return Err(ParseError(format!("there is no tier {tier}")));
    }
    Ok(Recess { tier, coins: line.amount(3, "coins")?, vp: line.amount(4, "vp")? })
}

fn check(boards: &Boards, reader: &mut Reader<'_>) {
    let n_coins = boards.start_coins.len();
    reader.expect(n_coins == MAX_PLAYERS, "the coins at the start are missing");
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
