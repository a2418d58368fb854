//! The map and the river, as they are printed.

use super::reader::{Decimal, Reader, Slots, place};
use super::words;
use crate::effect::Reward;
use crate::region::Region;
use crate::space::{BySpace, N_SPACES, Space, SpaceSet};
use crate::state::MAX_PLAYERS;
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
    /// The fords.
    pub fords: Vec<(Space, Space)>,
    /// The spaces of each region.
    pub regions: [SpaceSet; 4],
}

/// A space of the river.
#[derive(Clone, PartialEq, Debug)]
pub struct RiverSpace {
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
    pub starts: [[u8; MAX_PLAYERS]; 2],
}

impl River {
    /// A space of the river in a round, the first or the second; spaces are counted from 1.
    pub fn space(&self, is_second_round: bool, number: u8) -> &RiverSpace {
        &self.rounds[usize::from(is_second_round)][usize::from(number) - 1]
    }

    /// A short name of a space for people: C of the common stretch, U and L of the arms.
    pub fn short_name(&self, is_second_round: bool, number: u8) -> String {
        let letter = match (number <= self.n_common, is_second_round) {
            (true, _) => 'C',
            (false, false) => 'U',
            (false, true) => 'L',
        };
        format!("{letter}{number}")
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
    let mut slots = Slots::new(N_SPACES);
    let (mut bridges, mut fords) = (Vec::<(Space, Space)>::new(), Vec::<(Space, Space)>::new());
    let mut reader = Reader::new("map.txt", text, faults);
    reader.each(|line| match line.name() {
        "space" => {
            line.expect_columns(6)?;
            let space: Space = line.value(1)?;
            let start = match line.field(4)? {
                "-" => None,
                _ => Some(line.value::<u8>(4)?),
            };
            let ground = Ground {
                region: line.value(2)?,
                place: place(line.field(3)?)?,
                start,
                reward: words::maybe_reward(line.field(5)?)?,
            };
            slots.put(space.index(), ground)
        }
        name @ ("bridge" | "ford") => {
            line.expect_columns(3)?;
            let ends = (line.value(1)?, line.value(2)?);
            if name == "bridge" {
                bridges.push(ends)
            } else {
                fords.push(ends)
            }
            Ok(())
        }
        other => Err(ParseError(format!("`{other}` is not known"))),
    });
    let mut grounds = reader.all(slots, |index| format!("space {}", index + 1));
    let nothing = Ground { region: Region::Unknown, place: (0, 0), start: None, reward: None };
    // What is missing has been said; the rest goes on with as many as there should be.
    grounds.resize(N_SPACES, nothing);
    let spaces = BySpace::from_fn(|at| grounds[at.index()].clone());
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
        reached = reached.iter().fold(reached, |all, space| all | neighbours[space]);
    }
    reader.expect(reached.len() == N_SPACES, "not every space can be reached from every other");
    let bridge_ends = bridges.iter().flat_map(|&(one, other)| [one, other]).collect();
    let regions = std::array::from_fn(|index| {
        Space::all().filter(|&at| spaces[at].region as usize == index).collect()
    });
    Land { spaces, neighbours, bridge_ends, bridges, fords, regions }
}

pub(super) fn read_river(text: &str, faults: &mut Faults) -> River {
    let mut stretches = [Slots::new(0), Slots::new(0), Slots::new(0)];
    let mut starts = [[0; MAX_PLAYERS]; 2];
    let mut reader = Reader::new("river.txt", text, faults);
    reader.each(|line| {
        let stretch = match line.name() {
            "common" => 0,
            "upper" => 1,
            "lower" => 2,
            name @ ("start" | "return") => {
                line.expect_columns(1 + MAX_PLAYERS)?;
                for (index, start) in starts[usize::from(name == "return")].iter_mut().enumerate() {
                    *start = line.value(1 + index)?;
                }
                return Ok(());
            }
            other => return Err(ParseError(format!("`{other}` is not known"))),
        };
        line.expect_columns(5)?;
        let number: usize = line.value(1)?;
        let index = number.checked_sub(1);
        let index = index.ok_or_else(|| ParseError("numbers begin with 1".to_owned()))?;
        let space = RiverSpace {
            is_harbour: match line.field(2)? {
                "harbour" => true,
                "-" => false,
                other => return Err(ParseError(format!("`{other}` is neither harbour nor -"))),
            },
            reward: words::maybe_reward(line.field(3)?)?,
            place: {
                let (Decimal(x), Decimal(y)) = place(line.field(4)?)?;
                (x, y)
            },
        };
        stretches[stretch].put_beyond(index, space)
    });
    let [common, upper, lower] = stretches;
    let common = reader.all(common, |index| format!("space {} of the common stretch", index + 1));
    // The arms are numbered on from the common stretch.
    let n_common = common.len();
    let mut arm = |slots: Slots<RiverSpace>, name: &str| -> Vec<RiverSpace> {
        let arm = slots.after(n_common);
        reader.all(arm, |index| format!("space {} of the {name} arm", n_common + index + 1))
    };
    let (upper, lower) = (arm(upper, "upper"), arm(lower, "lower"));
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
    River { rounds, n_common: n_common as u8, starts }
}
