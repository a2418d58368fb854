//! Where the spaces of the bot tracks lie.

use crate::point::Point;
use suna_valo::{Components, Gears, Track};

/// How the tracks of a farm are laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lie {
    /// Both climb, side by side.
    Upright,
    /// Both run to the right, one below the other.
    Lying,
    /// Both in one line, small and without their tiles.
    Rail,
}

/// A place on the tracks that a gear or a tile can have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TrackPlace {
    /// A space of a track.
    Space(Track, u8),
    /// On the way around a space of the right track.
    Around {
        /// The space with the figure.
        space: u8,
        /// How far along that way, from 1.
        nth: u8,
    },
    /// The notch for the tile beside a space of the right track.
    Notch(u8),
    /// Where tiles lie that came from elsewhere, from 0.
    Beside(u8),
}

impl TrackPlace {
    /// Where the gear of a track is.
    pub fn of(gears: Gears, track: Track) -> TrackPlace {
        match track {
            Track::Left => TrackPlace::Space(track, gears.left),
            Track::Right if gears.detour > 0 => {
                TrackPlace::Around { space: gears.right + 1, nth: gears.detour }
            }
            Track::Right => TrackPlace::Space(track, gears.right),
        }
    }
}

/// The size of both tracks together.
pub fn tracks_size(components: &Components, lie: Lie) -> (f64, f64) {
    let [left, right] = tops(components);
    match lie {
        Lie::Upright => (112.0, HEAD + STEP_UP * left.max(right) + FOOT),
        Lie::Lying => (START + STEP_ON * left.max(right) + 20.0, 124.0),
        Lie::Rail => (rail_start(components) + RAIL_STEP * right + 14.0, 58.0),
    }
}

/// For the `viewBox` of the tracks.
pub fn tracks_view_box(components: &Components, lie: Lie) -> String {
    let (width, height) = tracks_size(components, lie);
    format!("0 0 {width} {height}")
}

/// The `aspect-ratio` of a box that they fill.
pub fn tracks_shape(components: &Components, lie: Lie) -> String {
    let (width, height) = tracks_size(components, lie);
    format!("{width} / {height}")
}

/// The middle of a place on the tracks.
pub fn track_place(place: TrackPlace, components: &Components, lie: Lie) -> Point {
    let (track, along) = match place {
        TrackPlace::Space(track, space) => (track, f64::from(space)),
        TrackPlace::Around { space, nth } => (Track::Right, around(space, nth, components, lie)),
        TrackPlace::Notch(space) => (Track::Right, f64::from(space)),
        TrackPlace::Beside(nth) => (Track::Right, f64::from(nth) * 0.75),
    };
    let across = match place {
        TrackPlace::Space(..) => 0,
        TrackPlace::Around { .. } => 1,
        TrackPlace::Notch(_) | TrackPlace::Beside(_) => 2,
    };
    let is_left = track == Track::Left;
    let (x, y) = match lie {
        Lie::Upright => {
            let base = tracks_size(components, lie).1 - FOOT;
            let x = if is_left { 22.0 } else { [58.0, 89.0, 91.0][across] };
            (x, base - along * STEP_UP)
        }
        Lie::Lying => {
            let y = if is_left { 20.0 } else { [76.0, 50.0, 106.0][across] };
            (START + along * STEP_ON, y)
        }
        Lie::Rail if is_left => (14.0 + along * RAIL_STEP, 42.0),
        Lie::Rail => (rail_start(components) + along * RAIL_STEP, [42.0, 19.0, 42.0][across]),
    };
    Point { x, y }
}

/// The room above upright tracks and below them, and from one of their spaces to the next.
const HEAD: f64 = 58.0;
const FOOT: f64 = 34.0;
const STEP_UP: f64 = 53.0;

/// Where lying tracks begin, and from one of their spaces to the next.
const START: f64 = 48.0;
const STEP_ON: f64 = 42.0;

/// The same for tracks in one line.
const RAIL_STEP: f64 = 23.5;

fn rail_start(components: &Components) -> f64 {
    let [left, _] = tops(components);
    14.0 + RAIL_STEP * left + 29.0
}

fn tops(components: &Components) -> [f64; 2] {
    [Track::Left, Track::Right].map(|track| f64::from(components.top(track)))
}

/// How far along the track a space on the way around another one lies: they are spread evenly before
/// and behind it. Upright tracks leave room for the tiles beside the spaces before and behind.
fn around(space: u8, nth: u8, components: &Components, lie: Lie) -> f64 {
    let n_around = components.blocker(Track::Right, space).map_or(1, |(_, it)| it.around);
    let reach = if lie == Lie::Upright { 0.3 } else { 0.5 };
    let share = match n_around {
        0 | 1 => 0.0,
        n => 2.0 * f64::from(nth - 1) / f64::from(n - 1) - 1.0,
    };
    f64::from(space) + share * reach
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{ComponentTexts, Components as _};

    /// Every place of the tracks, whatever lies there.
    fn places(components: &Components) -> Vec<TrackPlace> {
        let mut places = Vec::new();
        for &track in Track::ALL {
            places.extend((0..=components.top(track)).map(|space| TrackPlace::Space(track, space)));
        }
        for space in 0..=components.top(Track::Right) {
            let n_around =
                components.blocker(Track::Right, space).map_or(0, |(_, blocker)| blocker.around);
            places.extend((1..=n_around).map(|nth| TrackPlace::Around { space, nth }));
        }
        places
    }

    /// Tracks of two spaces more each.
    fn longer() -> Components {
        let ours = ComponentTexts::ours::<Components>();
        let board = ours.text("board.txt");
        let board = board.replace("1 1 2 2 3 3 4 |", "1 1 2 2 3 3 4 4 5 |");
        let board = board.replace("0 0 0 1 1 2 2 3 |", "0 0 0 1 1 2 2 3 3 4 |");
        let texts = [("board.txt".to_owned(), board.replace("end-notch | 7", "end-notch | 9"))];
        let texts = ComponentTexts::with_others::<Components>(texts).expect("a file of ours");
        Components::read(&texts).unwrap_or_else(|faults| panic!("{faults}"))
    }

    #[test]
    fn the_box_of_the_tracks_has_their_shape() {
        let (ours, longer) = (Components::ours(), longer());
        assert_eq!(tracks_shape(&ours, Lie::Lying), "362 / 124");
        assert_eq!(tracks_shape(&longer, Lie::Lying), "446 / 124");
        assert_eq!(tracks_shape(&longer, Lie::Upright), "112 / 569");
    }

    #[test]
    fn no_two_places_touch_and_all_are_in_the_picture() {
        places_lie_apart(&Components::ours());
        places_lie_apart(&longer());
    }

    fn places_lie_apart(components: &Components) {
        for lie in [Lie::Upright, Lie::Lying, Lie::Rail] {
            let (width, height) = tracks_size(components, lie);
            let points: Vec<Point> = places(components)
                .into_iter()
                .map(|place| track_place(place, components, lie))
                .collect();
            for (index, at) in points.iter().enumerate() {
                assert!(at.x > 10.0 && at.x < width - 10.0, "{lie:?} {at:?}");
                assert!(at.y > 10.0 && at.y < height - 10.0, "{lie:?} {at:?}");
                for other in &points[..index] {
                    let distance = (at.x - other.x).hypot(at.y - other.y);
                    assert!(distance > 17.0, "{lie:?}: {at:?} and {other:?}");
                }
            }
        }
    }

    #[test]
    fn a_gear_on_a_detour_is_beside_the_space_with_the_figure() {
        let gears = Gears { left: 2, right: 3, detour: 1 };
        assert_eq!(TrackPlace::of(gears, Track::Left), TrackPlace::Space(Track::Left, 2));
        let around = TrackPlace::Around { space: 4, nth: 1 };
        assert_eq!(TrackPlace::of(gears, Track::Right), around);
    }
}
