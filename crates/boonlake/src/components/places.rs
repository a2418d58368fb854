//! The map and the river, as they are printed.

use super::reader::{Reader, read};
use super::words;
use crate::effect::Reward;
use crate::region::Region;
use crate::space::{BySpace, N_SPACES, Space, SpaceSet};
use table::{Faults, ParseError};

/// A space of the map.
#[derive(Clone, PartialEq, Debug)]
pub struct Ground {
    /// Its region.
    pub region: Region,
    /// Where it lies, on slanted axes: column and row.
    pub place: (i8, i8),
    /// From how many players on a start tile lies here.
    pub start: Option<u8>,
    /// What exploring it brings.
    pub reward: Option<Reward>,
}

/// The map.
#[derive(Clone, PartialEq, Debug)]
pub struct Land {
    /// Its spaces.
    pub spaces: BySpace<Ground>,
    /// What is adjacent to each space, over bridges too.
    pub neighbours: BySpace<SpaceSet>,
    /// The ends of bridges.
    pub bridge_ends: SpaceSet,
    /// The bridges.
    pub bridges: Vec<(Space, Space)>,
    /// The spaces of each region.
    pub regions: [SpaceSet; 4],
}

/// A space of the river.
#[derive(Clone, PartialEq, Debug)]
pub struct RiverSpace {
    /// Its name, such as `C12`.
    pub name: String,
    /// Whether any number of ships may lie there.
    pub is_harbour: bool,
    /// What it brings.
    pub reward: Option<Reward>,
    /// Where it is drawn.
    pub place: (f32, f32),
}

/// The river: a common stretch and an arm for each round.
#[derive(Clone, PartialEq, Debug)]
pub struct River {
    /// The spaces of each round in order, the common stretch first.
    pub rounds: [Vec<RiverSpace>; 2],
    /// How many of them are the common stretch; the first lock follows it.
    pub n_common: u8,
    /// Where ships start in each round, by the number of players from 1.
    pub starts: [[u8; 4]; 2],
}

impl River {
    /// A space of the river in a round, the first or the second; spaces are counted from 1.
    pub fn space(&self, is_second_round: bool, number: u8) -> &RiverSpace {
        &self.rounds[usize::from(is_second_round)][usize::from(number) - 1]
    }

    /// The last space of a round.
    pub fn last(&self, is_second_round: bool) -> u8 {
        self.rounds[usize::from(is_second_round)].len() as u8
    }
}

fn touches(one: (i8, i8), other: (i8, i8)) -> bool {
    let (columns, rows) = (one.0 - other.0, one.1 - other.1);
    columns.abs().max(rows.abs()).max((columns + rows).abs()) == 1
}

pub(super) fn read_land(text: &str, faults: &mut Faults) -> Land {
    let nothing = Ground { region: Region::Unknown, place: (0, 0), start: None, reward: None };
    let mut spaces = BySpace::from_fn(|_| nothing.clone());
    let mut seen = SpaceSet::EMPTY;
    let mut bridges = Vec::new();
    let mut fords = Vec::new();
    let mut regions_seen = Vec::new();
    let mut reader = Reader::new("map.txt", text, faults);
    reader.each(|line| {
        match line.field(0)? {
            "region" => regions_seen.push(line.value::<Region>(1)?),
            "bridge" => bridges.push((line.value(1)?, line.value(2)?)),
            "ford" => fords.push((line.value(1)?, line.value(2)?)),
            number => {
                let space: Space = read(number)?;
                let (column, row) = line
                    .field(2)?
                    .split_once(',')
                    .ok_or_else(|| ParseError("a place is `column,row`".to_owned()))?;
                let start = match line.field(3)? {
                    "-" => None,
                    start => Some(read::<u8>(start)?),
                };
                if seen.has(space) {
                    return Err(ParseError(format!("space {space} is given twice")));
                }
                seen.add(space);
                spaces[space] = Ground {
                    region: line.value(1)?,
                    place: (read(column)?, read(row)?),
                    start,
                    reward: words::maybe_reward(line.field(4)?)?,
                };
            }
        }
        Ok(())
    });
    reader.expect(regions_seen == Region::ALL, "the regions are not in their order");
    reader.expect(seen == SpaceSet::ALL, format!("{N_SPACES} spaces, not {}", seen.len()));
    for (players, number) in [(2, 6), (3, 2), (4, 2)] {
        let n_starts = Space::all().filter(|&at| spaces[at].start == Some(players)).count();
        reader.expect(
            n_starts == number,
            format!("{number} start spaces from {players} players on, not {n_starts}"),
        );
    }
    let joined = |one: Space, other: Space| {
        touches(spaces[one].place, spaces[other].place)
            || bridges
                .iter()
                .chain(&fords)
                .any(|&ends| ends == (one, other) || ends == (other, one))
    };
    let neighbours =
        BySpace::from_fn(|one| Space::all().filter(|&other| joined(one, other)).collect());
    let mut reached: SpaceSet = Space::all().take(1).collect();
    for _ in 0..N_SPACES {
        reached = reached.iter().fold(reached, |all, space| all.or(neighbours[space]));
    }
    reader.expect(reached == SpaceSet::ALL, "not every space can be reached from every other");
    let bridge_ends = bridges.iter().flat_map(|&(one, other)| [one, other]).collect();
    let regions = std::array::from_fn(|index| {
        Space::all().filter(|&at| spaces[at].region as usize == index).collect()
    });
    Land { spaces, neighbours, bridge_ends, bridges, regions }
}

pub(super) fn read_river(text: &str, faults: &mut Faults) -> River {
    let mut stretches: [Vec<RiverSpace>; 3] = Default::default();
    let mut starts = [[0; 4]; 2];
    let mut reader = Reader::new("river.txt", text, faults);
    reader.each(|line| {
        let name = line.field(0)?;
        if name == "start" || name == "return" {
            let round = usize::from(name == "return");
            return [1, 2]
                .into_iter()
                .try_for_each(|index| start(line.field(index)?, &mut starts[round]));
        }
        let stretch = match name.as_bytes().first() {
            Some(b'C') => 0,
            Some(b'U') => 1,
            Some(b'L') => 2,
            _ => return Err(ParseError(format!("`{name}` is no river space"))),
        };
        let before = if stretch == 0 { 0 } else { stretches[0].len() };
        let number: usize = read(&name[1..])?;
        if number != before + stretches[stretch].len() + 1 {
            return Err(ParseError(format!("`{name}` is not in its place")));
        }
        let (x, y) = line
            .field(3)?
            .split_once(',')
            .ok_or_else(|| ParseError("a place is `x,y`".to_owned()))?;
        stretches[stretch].push(RiverSpace {
            name: name.to_owned(),
            is_harbour: match line.field(1)? {
                "harbour" => true,
                "-" => false,
                other => return Err(ParseError(format!("`{other}` is neither harbour nor -"))),
            },
            reward: words::maybe_reward(line.field(2)?)?,
            place: (read(x)?, read(y)?),
        });
        Ok(())
    });
    let [common, upper, lower] = stretches;
    let n_common = common.len() as u8;
    let lengths = [common.len(), upper.len(), lower.len()];
    reader.expect(lengths.iter().all(|&length| length < 64), "a stretch has 63 spaces at most");
    // Four steps and three skipped ships must not take a ship over two locks.
    reader.expect(upper.len().min(lower.len()) >= 9, "an arm needs nine spaces at least");
    for (arm, name) in [(&upper, "upper"), (&lower, "lower")] {
        let ends_in_harbour = arm.last().is_some_and(|space| space.is_harbour);
        reader.expect(ends_in_harbour, format!("the last space of the {name} arm is no harbour"));
    }
    for number in starts.into_iter().flatten() {
        let is_harbour =
            number > 0 && common.get(usize::from(number) - 1).is_some_and(|space| space.is_harbour);
        reader.expect(is_harbour, "ships start in harbours of the common stretch");
    }
    let rounds = [upper, lower].map(|arm| common.iter().cloned().chain(arm).collect());
    River { rounds, n_common, starts }
}

/// `1-3 players C1`, for each number of players.
fn start(text: &str, starts: &mut [u8; 4]) -> Result<(), ParseError> {
    let wrong = || ParseError(format!("`{text}` is not such as `1-3 players C1`"));
    let (players, space) = text.split_once(" players C").ok_or_else(wrong)?;
    let (first, last) = players.split_once('-').unwrap_or((players, players));
    let (first, last): (usize, usize) = (read(first)?, read(last)?);
    let places = first.checked_sub(1).and_then(|first| starts.get_mut(first..last));
    places.ok_or_else(wrong)?.fill(read(space)?);
    Ok(())
}
