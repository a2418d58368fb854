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
    let sizes = sizes(lie);
    let r = match place {
        TrackPlace::Space(..) => sizes.space + 3.8,
        TrackPlace::Around { .. } => sizes.detour + 3.8,
        TrackPlace::Notch(_) | TrackPlace::Beside(_) => sizes.tile / 2.0 + 2.0,
    };
    ring(place, components, lie, r, "sv-lit")
}

/// The same around the one that is pointed at, with room for the gear that would stand there.
pub fn pointed_place(place: TrackPlace, components: &Components, lie: Lie) -> String {
    let sizes = sizes(lie);
    let r = match place {
        TrackPlace::Space(..) | TrackPlace::Around { .. } => sizes.gear / 2.0 + 2.0,
        TrackPlace::Notch(_) | TrackPlace::Beside(_) => sizes.tile / 2.0 + 3.0,
    };
    ring(place, components, lie, r, "sv-over")
}

/// A ring around a place of the tracks that is told of.
pub fn told_place(place: TrackPlace, components: &Components, lie: Lie) -> String {
    ring(place, components, lie, sizes(lie).gear / 2.0 + 2.0, "sv-told")
}

fn ring(place: TrackPlace, components: &Components, lie: Lie, r: f64, class: &str) -> String {
    let at = track_place(place, components, lie);
    let (x, y, side) = (short(at.x - r), short(at.y - r), r * 2.0);
    let corner = match place {
        TrackPlace::Space(..) | TrackPlace::Around { .. } => r,
        TrackPlace::Notch(_) | TrackPlace::Beside(_) => 10.0,
    };
    format!(
        r#"<rect class="{class}" x="{x}" y="{y}" width="{side}" height="{side}" rx="{corner}"/>"#
    )
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
