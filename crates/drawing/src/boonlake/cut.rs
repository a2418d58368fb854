//! The map is cut three ways: one lattice, drawn wide for desks and tall for phones.

use crate::point::Point;

/// For which width the map is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// For desks, with the income tracks in the beams of the frame.
    Wide,
    /// For phones.
    Tall,
    /// For phones of 360 pixels: hexes are narrower, letters are not smaller.
    Narrow,
}

/// The measures of a cut.
pub(super) struct Terms {
    /// From side to side of a hex.
    pub(super) width: f64,
    /// An upright side of a hex.
    pub(super) side: f64,
    /// The height of a hex's point.
    pub(super) cap: f64,
    /// The middle of the place in column 0, row 0.
    pub(super) origin: Point,
    /// The whole picture.
    pub(super) size: (f64, f64),
    /// The frame left and above of the bed.
    pub(super) frame: (f64, f64),
    /// The radius of a river space.
    pub(super) disc: f64,
    /// How wide a bridge is.
    pub(super) bridge: f64,
    /// The radius of a site.
    pub(super) site: f64,
    /// How wide the river is.
    pub(super) river: f64,
    /// How far the land of a region goes beyond its hexes.
    pub(super) shore: f64,
    /// The sites of a tile, from its middle: upper, lower, the only one.
    pub(super) sites: [f64; 3],
    /// The places of cattle, from the middle to the right, upwards and downwards.
    pub(super) herd: (f64, f64, f64),
    /// The number of a space and what exploring brings, from the middle.
    pub(super) texts: [f64; 2],
    /// How large pieces, cattle and ships are.
    pub(super) pieces: [f64; 3],
}

const WIDE: Terms = Terms {
    width: 87.0,
    side: 39.5,
    cap: 21.5,
    origin: Point { x: 106.0, y: 58.0 },
    size: (836.0, 552.0),
    frame: (50.0, 6.0),
    disc: 14.5,
    bridge: 13.0,
    site: 10.9,
    river: 33.0,
    shore: 13.0,
    sites: [-8.0, 19.0, 5.0],
    herd: (17.0, -7.0, 18.0),
    texts: [-25.5, 9.0],
    pieces: [31.0, 27.0, 33.0],
};

const TALL: Terms = Terms {
    width: 45.4,
    side: 38.0,
    cap: 17.5,
    origin: Point { x: 28.0, y: 45.0 },
    size: (390.0, 484.0),
    frame: (3.0, 3.0),
    disc: 12.0,
    bridge: 10.0,
    site: 11.0,
    river: 26.0,
    shore: 9.0,
    sites: [-7.5, 17.0, 5.0],
    herd: (10.5, -8.0, 14.0),
    texts: [-23.5, 6.0],
    pieces: [25.0, 21.0, 28.0],
};

const NARROW: Terms = Terms {
    width: 41.7,
    origin: Point { x: 25.6, y: 45.0 },
    size: (360.0, 484.0),
    disc: 11.0,
    bridge: 9.0,
    site: 10.5,
    ..TALL
};

impl Cut {
    /// All cuts.
    pub const ALL: [Cut; 3] = [Cut::Wide, Cut::Tall, Cut::Narrow];

    pub(super) const fn terms(self) -> &'static Terms {
        match self {
            Cut::Wide => &WIDE,
            Cut::Tall => &TALL,
            Cut::Narrow => &NARROW,
        }
    }

    /// How large the picture is.
    pub const fn size(self) -> (f64, f64) {
        self.terms().size
    }

    /// For the `viewBox` of an SVG.
    pub fn view_box(self) -> String {
        let (width, height) = self.size();
        format!("0 0 {width} {height}")
    }

    /// The id of what cuts water off at the frame.
    pub(super) const fn clip(self) -> &'static str {
        match self {
            Cut::Wide => "bl-bed-wide",
            Cut::Tall => "bl-bed-tall",
            Cut::Narrow => "bl-bed-narrow",
        }
    }

    /// Whether there is room for words beside a site.
    pub(super) fn is_wide(self) -> bool {
        self == Cut::Wide
    }

    /// The ground of the map inside its frame: left, top, width and height.
    pub(super) const fn bed(self) -> (f64, f64, f64, f64) {
        let Terms { frame: (left, top), size: (width, height), .. } = *self.terms();
        (left, top, width - 2.0 * left, height - 2.0 * top)
    }

    /// A place of the lattice: `u` counts hexes to the right, `v` rows down.
    pub(super) fn at(self, (u, v): (f64, f64)) -> Point {
        let terms = self.terms();
        terms.origin.moved(terms.width * u, (terms.side + terms.cap) * v)
    }
}
