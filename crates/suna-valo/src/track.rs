//! The two bot tracks of a farm.

use crate::components::Components;
use crate::figure::{Spot, Spots};
use serde::{Deserialize, Serialize};
use table::named_enum;

named_enum! {
    /// A bot track.
    pub enum Track {
        /// The one that multiplies.
        Left = "left",
        /// The one that gives points and tiles.
        Right = "right",
    }
}

/// The highest space of the left track.
pub(crate) const LEFT_TOP: u8 = 6;
/// The highest space of the right track.
pub(crate) const RIGHT_TOP: u8 = 7;
/// A way around a blocked space has so many spaces.
const DETOUR: u8 = 2;

/// What a step leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Notch {
    /// Nothing to take.
    None,
    /// A progress tile.
    Progress,
    /// An end tile.
    End,
}

/// The two gears of a farm.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Gears {
    /// The space of the left gear.
    pub left: u8,
    /// The space of the right gear; on a detour, the space it started from.
    pub right: u8,
    /// How far the right gear is on a detour; 0 on the track itself.
    pub detour: u8,
}

impl Gears {
    /// Where a step on a track would lead, if there is one.
    ///
    /// Around a blocked space of the right track there is a longer way; when the space is free,
    /// nobody takes it.
    pub fn after_step(self, track: Track, standing: Spots) -> Option<Gears> {
        let mut gears = self;
        match track {
            Track::Left => {
                gears.left += 1;
                let blocked = blocker(Track::Left, gears.left).is_some_and(|it| standing.has(it));
                (!self.is_at_top(track) && !blocked).then_some(gears)
            }
            Track::Right if self.detour == DETOUR => {
                gears.right += 2;
                gears.detour = 0;
                Some(gears)
            }
            Track::Right if self.detour > 0 => {
                gears.detour += 1;
                Some(gears)
            }
            Track::Right if self.is_at_top(track) => None,
            Track::Right => {
                if blocker(Track::Right, self.right + 1).is_some_and(|it| standing.has(it)) {
                    gears.detour = 1;
                } else {
                    gears.right += 1;
                }
                Some(gears)
            }
        }
    }

    /// Whether a track ends where its gear is.
    pub(crate) fn is_at_top(self, track: Track) -> bool {
        match track {
            Track::Left => self.left == LEFT_TOP,
            Track::Right => self.right == RIGHT_TOP,
        }
    }

    /// The tile that waits where the right gear is.
    pub(crate) fn notch(self) -> Notch {
        match (self.right, self.detour) {
            (3 | 5, 0) => Notch::Progress,
            (RIGHT_TOP, 0) => Notch::End,
            _ => Notch::None,
        }
    }

    /// The factor the left gear has reached.
    pub fn multiplier(self, components: &Components) -> u8 {
        components.left[usize::from(self.left)]
    }

    /// The points the right gear has reached.
    pub fn points(self, components: &Components) -> u8 {
        components.right[usize::from(self.right)]
    }
}

/// The place whose figure blocks a space.
fn blocker(track: Track, space: u8) -> Option<Spot> {
    Some(match (track, space) {
        (Track::Left, 2) => Spot::L2,
        (Track::Left, 4) => Spot::L4,
        (Track::Left, 6) => Spot::L6,
        (Track::Right, 2) => Spot::R2,
        (Track::Right, 4) => Spot::R4,
        (Track::Right, 6) => Spot::R6,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn climb(track: Track, standing: Spots) -> usize {
        let mut gears = Gears::default();
        std::iter::from_fn(|| {
            gears = gears.after_step(track, standing)?;
            Some(())
        })
        .count()
    }

    /// SV-10.3, SV-10.4
    #[test]
    fn the_left_track_can_be_blocked_and_the_right_one_has_a_way_around() {
        let all: Spots = Spot::ALL.iter().copied().collect();
        assert_eq!((climb(Track::Left, all), climb(Track::Right, all)), (1, 10));
        assert_eq!((climb(Track::Left, Spots::EMPTY), climb(Track::Right, Spots::EMPTY)), (6, 7));
        assert_eq!(climb(Track::Right, all.without(Spot::R4)), 9);
        assert_eq!(climb(Track::Left, all.without(Spot::L2)), 3);
    }
}
