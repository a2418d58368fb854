//! The two bot tracks of a farm.

use crate::components::{Blocker, Components, Notch};
use crate::figure::Spots;
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

/// The two gears of a farm.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
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
    pub fn after_step(
        self,
        track: Track,
        standing: Spots,
        components: &Components,
    ) -> Option<Gears> {
        let mut gears = self;
        let here = match track {
            Track::Left => self.left,
            Track::Right => self.right,
        };
        if here == components.top(track) {
            return None;
        }
        let blocker = components.blocker(track, here + 1);
        if track == Track::Right && self.detour > 0 {
            let (_, blocker) = blocker.expect("a way leads around a space with a figure");
            if self.detour < blocker.around {
                gears.detour += 1;
            } else {
                gears.right += 2;
                gears.detour = 0;
            }
            return Some(gears);
        }
        match (blocker.filter(|(spot, _)| standing.has(*spot)), track) {
            (Some((_, Blocker { around: 0, .. })), _) => return None,
            (Some(_), _) => gears.detour = 1,
            (None, Track::Left) => gears.left += 1,
            (None, Track::Right) => gears.right += 1,
        }
        Some(gears)
    }

    /// Whether a track ends where its gear is.
    pub(crate) fn is_at_top(self, track: Track, components: &Components) -> bool {
        match track {
            Track::Left => self.left == components.top(track),
            Track::Right => self.right == components.top(track),
        }
    }

    /// The tile that waits where the right gear is.
    pub fn notch(self, components: &Components) -> Notch {
        if self.detour > 0 { Notch::None } else { components.notch(self.right) }
    }

    /// The factor the left gear has reached.
    pub fn multiplier(self, components: &Components) -> u8 {
        components.track(Track::Left)[usize::from(self.left)]
    }

    /// The points the right gear has reached.
    pub fn points(self, components: &Components) -> u8 {
        components.track(Track::Right)[usize::from(self.right)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figure::Spot;
    use table::Components as _;

    fn climb(track: Track, standing: Spots) -> usize {
        let components = Components::ours();
        let mut gears = Gears::default();
        std::iter::from_fn(|| {
            gears = gears.after_step(track, standing, &components)?;
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
        assert_eq!(climb(Track::Right, all.without(Spot::RightMiddle)), 9);
        assert_eq!(climb(Track::Left, all.without(Spot::LeftLower)), 3);
    }
}
