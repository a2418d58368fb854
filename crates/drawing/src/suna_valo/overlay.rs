//! What a player is shown: where one can act, what would be, and how goods would fly.

use super::figure_marks::seat_class;
use super::symbol::short;
use super::track_plan::{Lie, TrackPlace, track_place};
use super::tracks::{gear_at, sizes, value};
use crate::point::Point;
use suna_valo::{Components, FarmRef, Gears, Track};
use table::Seat;

/// A ring around a place of the tracks where the player can act.
pub fn lit_place(place: TrackPlace, components: &Components, lie: Lie) -> String {
    ring(place, components, lie, "sv-lit")
}

/// The same around the one that is pointed at.
pub fn pointed_place(place: TrackPlace, components: &Components, lie: Lie) -> String {
    ring(place, components, lie, "sv-over")
}

fn ring(place: TrackPlace, components: &Components, lie: Lie, class: &str) -> String {
    let at = track_place(place, components, lie);
    let sizes = sizes(lie);
    let (x, y) = (short(at.x), short(at.y));
    match place {
        TrackPlace::Space(..) | TrackPlace::Around { .. } => {
            let r = if matches!(place, TrackPlace::Space(..)) { sizes.space } else { sizes.detour };
            format!(r#"<circle class="{class}" cx="{x}" cy="{y}" r="{}"/>"#, r + 3.8)
        }
        TrackPlace::Notch(_) | TrackPlace::Beside(_) => {
            let side = sizes.tile + 4.0;
            let (left, top) = (short(at.x - side / 2.0), short(at.y - side / 2.0));
            format!(
                r#"<rect class="{class}" x="{left}" y="{top}" width="{side}" height="{side}" rx="10"/>"#
            )
        }
    }
}

/// The gear of a track where it would be after a step.
pub fn ghost_gear(farm: FarmRef<'_>, seat: Seat, track: Track, then: Gears, lie: Lie) -> String {
    let at = track_place(TrackPlace::of(then, track), farm.components(), lie);
    let space = match track {
        Track::Left => then.left,
        Track::Right => then.right,
    };
    let gear = gear_at(at, &value(farm, track, space), lie);
    format!(r#"<g class="sv-i sv-ghost {}">{gear}</g>"#, seat_class(Some(seat)))
}

/// The way of a drone or of a card from one place of the page to another, in a low arc.
pub fn flight(from: Point, to: Point) -> String {
    let middle = Point { x: (from.x + to.x) / 2.0, y: (from.y + to.y) / 2.0 };
    // The arc leans upwards, by an eighth of its length.
    let rise = (to.x - from.x).hypot(to.y - from.y) / 8.0;
    let path = format!(
        "M{} {}Q{} {} {} {}",
        short(from.x),
        short(from.y),
        short(middle.x),
        short(middle.y - rise),
        short(to.x),
        short(to.y)
    );
    format!(r#"<path class="sv-way-casing" d="{path}"/><path class="sv-way" d="{path}"/>"#)
}
