//! The bot tracks of a farm: two roots with a lamp on each space, which burn as far as the gears
//! have come.

use super::bot_marks::{counted, given, works_by};
use super::card_marks::column_class;
use super::figure_marks::{figure_id, seat_class};
use super::icon::sun;
use super::symbol::{SIDE, short, used_at};
use super::track_plan::{Lie, TrackPlace, track_place, tracks_size};
use crate::point::Point;
use suna_valo::components::Notch;
use suna_valo::{FarmRef, HeldTile, Track};
use table::Seat;

/// Both tracks of a farm with all that is on them.
pub fn tracks(farm: FarmRef<'_>, seat: Seat, lie: Lie) -> String {
    let drawing = Tracks { farm, lie };
    let parts = [
        drawing.roots(),
        drawing.detours(),
        if lie == Lie::Rail { String::new() } else { drawing.notches() + &drawing.sum() },
        drawing.spaces(Track::Left),
        drawing.spaces(Track::Right),
        drawing.gear(Track::Left),
        drawing.gear(Track::Right),
    ];
    format!(
        r#"<g class="sv-i {}" aria-hidden="true">{}</g>"#,
        seat_class(Some(seat)),
        parts.concat()
    )
}

/// How large things are on tracks that lie like this.
pub(super) struct Sizes {
    pub(super) space: f64,
    pub(super) detour: f64,
    pub(super) figure: f64,
    pub(super) gear: f64,
    pub(super) tile: f64,
}

pub(super) const fn sizes(lie: Lie) -> Sizes {
    match lie {
        Lie::Upright => Sizes { space: 12.5, detour: 7.0, figure: 23.0, gear: 34.0, tile: 36.0 },
        Lie::Lying => Sizes { space: 12.5, detour: 6.5, figure: 23.0, gear: 34.0, tile: 32.0 },
        Lie::Rail => Sizes { space: 10.0, detour: 5.0, figure: 18.0, gear: 29.0, tile: 0.0 },
    }
}

/// A gear with what its space is worth in its hub.
pub(super) fn gear_at(at: Point, value: &str, lie: Lie) -> String {
    let side = sizes(lie).gear;
    let hub = format!(
        r#"<circle class="sv-hub sv-body" stroke-width="1.2" cx="{}" cy="{}" r="{}"/>"#,
        short(at.x),
        short(at.y),
        short(side * 0.29)
    );
    used_at("gear", at.x, at.y, side) + &hub + &number(at, value, "sv-value sv-value-hub")
}

/// What a space is worth, as it is printed.
pub(super) fn value(farm: FarmRef<'_>, track: Track, space: u8) -> String {
    let value = farm.components().track(track)[usize::from(space)];
    match track {
        Track::Left => format!("×{value}"),
        Track::Right => value.to_string(),
    }
}

fn number(at: Point, text: &str, class: &str) -> String {
    let (x, y) = (short(at.x), short(at.y + 4.4));
    format!(r#"<text class="{class}" x="{x}" y="{y}">{text}</text>"#)
}

struct Tracks<'a> {
    farm: FarmRef<'a>,
    lie: Lie,
}

impl Tracks<'_> {
    fn at(&self, place: TrackPlace) -> Point {
        track_place(place, self.farm.components(), self.lie)
    }

    /// The space a gear has reached.
    fn reached(&self, track: Track) -> u8 {
        match track {
            Track::Left => self.farm.gears.left,
            Track::Right => self.farm.gears.right,
        }
    }

    /// The roots, and the sap in them as far as the gears have come.
    fn roots(&self) -> String {
        let mut drawn = match self.lie {
            Lie::Upright => self.ground(),
            Lie::Lying | Lie::Rail => String::new(),
        };
        for &track in Track::ALL {
            let whole = self.root(track, self.farm.components().top(track));
            let sap = self.root(track, self.reached(track));
            for (class, path) in [("sv-bark", &whole), ("sv-root", &whole), ("sv-sap", &sap)] {
                drawn += &format!(r#"<path class="{class}" d="{path}"/>"#);
            }
            let start = self.at(TrackPlace::Space(track, 0));
            drawn += &match self.lie {
                Lie::Upright => used_at(track.name(), start.x, start.y + 24.0, 18.0),
                Lie::Lying => used_at(track.name(), 17.0, start.y, 22.0),
                Lie::Rail => String::new(),
            };
        }
        drawn
    }

    /// Where the roots of upright tracks meet the ground.
    fn ground(&self) -> String {
        let [left, right] = [Track::Left, Track::Right]
            .map(|track| self.at(TrackPlace::Space(track, 0)))
            .map(|at| (short(at.x), short(at.y)));
        let ((left, y), (right, _)) = (left, right);
        format!(
            r#"<path class="sv-root" d="M{left} {y}q0 26 18 30M{right} {y}q0 24-32 30M{left} {y}m0 12q-12 8-18 18M{right} {y}m0 12q26 4 44 16"/>"#
        )
    }

    /// The line from the start of a track to a space. One that climbs winds like a root.
    fn root(&self, track: Track, to: u8) -> String {
        let start = self.at(TrackPlace::Space(track, 0));
        let mut path = format!("M{} {}", short(start.x), short(start.y));
        for space in 1..=to {
            let from = self.at(TrackPlace::Space(track, space - 1));
            let to = self.at(TrackPlace::Space(track, space));
            let bend = match self.lie {
                Lie::Upright if space % 2 == 0 => 7.0,
                Lie::Upright => -7.0,
                Lie::Lying | Lie::Rail => 0.0,
            };
            let third = (to.y - from.y) * 0.35;
            path += &format!(
                "C{} {} {} {} {} {}",
                short(from.x + bend),
                short(from.y + third),
                short(to.x + bend),
                short(to.y - third),
                short(to.x),
                short(to.y)
            );
        }
        path
    }

    /// The ways around the figures of the right track. Once a figure is gone nobody takes its way.
    fn detours(&self) -> String {
        let mut drawn = String::new();
        let gears = self.farm.gears;
        let r = sizes(self.lie).detour;
        for space in 1..self.farm.components().top(Track::Right) {
            let blocker = self.farm.components().blocker(Track::Right, space);
            let Some((spot, blocker)) = blocker.filter(|(_, blocker)| blocker.around > 0) else {
                continue;
            };
            let is_open = self.farm.standing.has(spot);
            let class = if is_open { "sv-twig" } else { "sv-twig sv-twig-cut" };
            let way = self.way_around(space, blocker.around);
            drawn += &format!(r#"<path class="{class}" d="{way}"/>"#);
            let n_passed = match space {
                _ if !is_open => 0,
                space if space <= gears.right => blocker.around,
                space if space == gears.right + 1 => gears.detour,
                _ => 0,
            };
            for nth in 1..=blocker.around {
                let at = self.at(TrackPlace::Around { space, nth });
                let lamp = if nth <= n_passed { "sv-lamp" } else { "sv-niche" };
                let faint = if is_open { "" } else { " sv-faint" };
                drawn += &format!(
                    r#"<circle class="{lamp} sv-body{faint}" cx="{}" cy="{}" r="{r}"/>"#,
                    short(at.x),
                    short(at.y)
                );
            }
        }
        drawn
    }

    fn way_around(&self, space: u8, n_around: u8) -> String {
        let before = self.at(TrackPlace::Space(Track::Right, space - 1));
        let behind = self.at(TrackPlace::Space(Track::Right, space + 1));
        let first = self.at(TrackPlace::Around { space, nth: 1 });
        let last = self.at(TrackPlace::Around { space, nth: n_around });
        // The corner between a space and the way beside it.
        let corner = |space: Point| match self.lie {
            Lie::Upright => Point { x: first.x, ..space },
            Lie::Lying | Lie::Rail => Point { y: first.y, ..space },
        };
        let pair = |at: Point| format!("{} {}", short(at.x), short(at.y));
        let points = [before, corner(before), first, last, corner(behind), behind].map(pair);
        let [before, turn, first, last, back, behind] = points;
        format!("M{before}Q{turn} {first}L{last}Q{back} {behind}")
    }

    /// The notches of the right track with the tiles that were taken, and tiles from elsewhere.
    fn notches(&self) -> String {
        let components = self.farm.components();
        let mut held = self.farm.tiles.iter();
        let mut drawn = String::new();
        for space in 0..=components.top(Track::Right) {
            let notch = components.notch(space);
            if notch == Notch::None {
                continue;
            }
            let at = self.at(TrackPlace::Notch(space));
            drawn += &self.cable(space, at);
            let is_reached = space <= self.farm.gears.right;
            drawn += &match (notch, self.farm.end_tile) {
                (Notch::End, Some(tile)) => self.tile(at, "sv-sun", "bot-end", counted(tile)),
                (Notch::End, None) => self.notch(at, "bot-end"),
                _ => match if is_reached { held.next() } else { None } {
                    Some(tile) => self.progress_tile(at, tile),
                    None => self.notch(at, "bot"),
                },
            };
        }
        for (nth, tile) in held.enumerate() {
            drawn += &self.progress_tile(self.at(TrackPlace::Beside(nth as u8)), tile);
        }
        drawn
    }

    fn cable(&self, space: u8, notch: Point) -> String {
        let from = self.at(TrackPlace::Space(Track::Right, space));
        let (x, y, to_x, to_y) = (short(from.x), short(from.y), short(notch.x), short(notch.y));
        format!(r#"<path class="sv-cable" d="M{x} {y}L{to_x} {to_y}"/>"#)
    }

    fn notch(&self, at: Point, bot: &str) -> String {
        let side = sizes(self.lie).tile - 2.0;
        let rect = rect(at, side, "sv-notch");
        let bot = used_at(bot, at.x, at.y, side * 0.64);
        format!(r#"{rect}<g class="sv-faint">{bot}</g>"#)
    }

    fn progress_tile(&self, at: Point, held: &HeldTile) -> String {
        let class = column_class(held.tile.column());
        self.tile(at, &class, works_by(held.tile), given(held.tile))
    }

    /// A tile with two pictures from corner to corner.
    fn tile(&self, at: Point, class: &str, works: &str, gives: &str) -> String {
        let side = sizes(self.lie).tile;
        let (shift, size) = (side * 0.17, side * 0.53);
        rect(at, side, &format!("{class} sv-tile"))
            + &used_at(works, at.x - shift, at.y - shift, size)
            + &used_at(gives, at.x + shift, at.y + shift, size)
    }

    /// The lamps of a track, with figures in the way and what each space is worth.
    fn spaces(&self, track: Track) -> String {
        let sizes = sizes(self.lie);
        let components = self.farm.components();
        let mut drawn = String::new();
        for space in 0..=components.top(track) {
            let at = self.at(TrackPlace::Space(track, space));
            let blocker = components.blocker(track, space);
            let figure = blocker.filter(|(spot, _)| self.farm.standing.has(*spot));
            let burns = space <= self.reached(track) && figure.is_none();
            let (x, y, r) = (short(at.x), short(at.y), sizes.space);
            if burns {
                drawn +=
                    &format!(r#"<circle class="sv-shine" cx="{x}" cy="{y}" r="{}"/>"#, r + 4.0);
            }
            let lamp = if burns { "sv-lamp" } else { "sv-niche" };
            drawn += &format!(r#"<circle class="{lamp} sv-body" cx="{x}" cy="{y}" r="{r}"/>"#);
            drawn += &match figure {
                Some((spot, _)) => {
                    used_at(figure_id(components.spot(spot).figure), at.x, at.y, sizes.figure)
                }
                None => number(at, &value(self.farm, track, space), "sv-value"),
            };
        }
        drawn
    }

    fn gear(&self, track: Track) -> String {
        let at = self.at(TrackPlace::of(self.farm.gears, track));
        gear_at(at, &value(self.farm, track, self.reached(track)), self.lie)
    }

    /// What the tracks are worth together.
    fn sum(&self) -> String {
        let points = self.farm.multiplier() * self.farm.track_points();
        let (width, _) = tracks_size(self.farm.components(), self.lie);
        let components = self.farm.components();
        let has_room = components.top(Track::Left) < components.top(Track::Right);
        let (at, side) = match self.lie {
            Lie::Upright => (Point { x: 22.0, y: 24.0 }, 32.0),
            _ if has_room => (Point { x: width - 22.0, y: 20.0 }, 30.0),
            _ => return String::new(),
        };
        let (left, top) = (short(at.x - side / 2.0), short(at.y - side / 2.0));
        let scale = short(side / SIDE);
        format!(r#"<g transform="translate({left} {top})scale({scale})">{}</g>"#, sun(points))
    }
}

fn rect(at: Point, side: f64, class: &str) -> String {
    let (x, y) = (short(at.x - side / 2.0), short(at.y - side / 2.0));
    format!(r#"<rect class="{class}" x="{x}" y="{y}" width="{side}" height="{side}" rx="8"/>"#)
}
