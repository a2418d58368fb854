//! What stands on the map and moves, piece by piece.

use super::chart::Chart;
use super::course::pair;
use super::figure::{Figure, Owner, piece};
use super::icon::badge;
use super::symbol::circle;
use crate::number::short;
use crate::point::Point;
use boonlake::{Open, Piece, Presence, Region, Site, Space, Track};
use table::Side;

/// One thing that stands somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A piece on a building site.
    Piece(Site, Presence),
    /// The `nth` cattle of a pasture, from 0.
    Cattle(Space, usize, Side),
    /// A ship on the river.
    Ship(Side),
    /// A marker on an income track. Only the wide cut has tracks.
    Marker(Track, Side),
    /// A disc on a region's label.
    Cover(Region),
}

/// Everything that stands on the map.
pub fn standings(open: &Open) -> Vec<Standing> {
    let mut all = Vec::new();
    for space in open.terrain.laid().iter() {
        let spot = open.terrain.spot(space);
        let sites = Site::of(space).into_iter().zip(spot.sites);
        all.extend(sites.filter_map(|(site, there)| Some(Standing::Piece(site, there?))));
        let owners = Side::all(open.n_sides())
            .flat_map(|side| std::iter::repeat_n(side, spot.cattle[side.index()].into()));
        all.extend(owners.enumerate().map(|(nth, side)| Standing::Cattle(space, nth, side)));
    }
    all.extend(
        Region::ALL.iter().filter(|&&one| open.covered.has(one)).map(|&one| Standing::Cover(one)),
    );
    all.extend(Side::all(open.n_sides()).map(Standing::Ship));
    for &track in Track::ALL {
        let seats = Side::all(open.n_seats());
        all.extend(seats.map(|side| Standing::Marker(track, side)));
    }
    all
}

/// Where something stands: its middle.
pub fn standing_place(chart: Chart<'_>, open: &Open, standing: Standing) -> Point {
    match standing {
        Standing::Piece(site, _) => chart.site_middle(open.map(), site).moved(0.0, -0.5),
        Standing::Cattle(space, nth, _) => chart.cattle_place(space, nth),
        Standing::Ship(side) => {
            let at = chart.river_middle(open.is_second_round, ship_space(open, side));
            let (index, n) =
                among(open, side, |other| ship_space(open, other) == ship_space(open, side));
            at.moved((index as f64 - (n as f64 - 1.0) / 2.0) * 18.0, -4.0)
        }
        Standing::Marker(track, side) => {
            let place = |side: Side| open.players[side.index()].steps(track);
            let (left, top, step) = chart.track_space(track, place(side).into());
            let (index, _) = among(open, side, |other| {
                other.seat(open.n_seats()).is_some() && place(other) == place(side)
            });
            let (x, is_low) = [(32.0, true), (32.0, false), (19.0, true), (19.0, false)][index % 4];
            Point { x: left + x, y: top + if is_low { step - 14.0 } else { 13.0 } }
        }
        Standing::Cover(region) => chart.label_middle(region),
    }
}

/// Where a side is among those at the same place, and how many they are.
fn among(open: &Open, side: Side, is_there: impl Fn(Side) -> bool) -> (usize, usize) {
    let there: Vec<Side> = Side::all(open.n_sides()).filter(|&other| is_there(other)).collect();
    (there.iter().position(|&other| other == side).unwrap_or(0), there.len())
}

/// The space of the river where the ship of a side is.
pub fn ship_space(open: &Open, side: Side) -> u8 {
    match (side.seat(open.n_seats()), &open.eminence) {
        (None, Some(eminence)) => eminence.ship,
        _ => open.players[side.index()].ship,
    }
}

/// One piece as a group of its own.
pub fn standing(chart: Chart<'_>, open: &Open, standing: Standing) -> String {
    standing_as("bl-piece", chart, open, standing)
}

/// A piece around 0,0, for whoever moves it to its [`standing_place`].
pub fn travelling(chart: Chart<'_>, open: &Open, standing: Standing) -> String {
    drawn_at("bl-piece", Point { x: 0.0, y: 0.0 }, chart, open, standing)
}

/// What would stand there: half transparent.
pub fn ghost(chart: Chart<'_>, open: &Open, standing: Standing) -> String {
    standing_as("bl-ghost", chart, open, standing)
}

fn standing_as(class: &str, chart: Chart<'_>, open: &Open, standing: Standing) -> String {
    drawn_at(class, standing_place(chart, open, standing), chart, open, standing)
}

fn drawn_at(class: &str, at: Point, chart: Chart<'_>, open: &Open, standing: Standing) -> String {
    let [on_site, cattle, ship] = chart.cut.terms().pieces;
    let owned =
        |side: Side, figure, size: f64| figure_at(class, figure, Owner::of(side, open), at, size);
    match standing {
        Standing::Piece(_, Presence { side, piece: Piece::Settlement }) => {
            owned(side, Figure::Settlement, on_site + 2.0)
        }
        Standing::Piece(_, Presence { side, piece }) => owned(side, piece.into(), on_site),
        Standing::Cattle(_, _, side) => owned(side, Figure::Cattle, cattle),
        Standing::Ship(side) => owned(side, Figure::Ship, ship),
        Standing::Marker(_, side) if chart.cut.is_wide() => {
            let owner = Owner::of(side, open);
            placed(class, owner, at, 16.0 / 24.0, &badge(owner))
        }
        Standing::Marker(..) => String::new(),
        Standing::Cover(_) => {
            let r = if chart.cut.is_wide() { 12.6 } else { 11.0 };
            let disc = circle("bl-cover", at, r) + &circle("bl-cover-rim", at, r * 0.68);
            let cross = format!(
                r#"<path class="bl-cross" d="M{}l8 8m0-8l-8 8"/>"#,
                pair(at.moved(-4.0, -4.0))
            );
            format!(r#"<g class="{class}">{disc}{cross}</g>"#)
        }
    }
}

/// A piece so large at any place of a picture.
pub fn figure_at(class: &str, figure: Figure, owner: Owner, at: Point, size: f64) -> String {
    let shadow = r#"<ellipse class="bl-shadow" cx=".8" cy="9.8" rx="9.4" ry="2.4"/>"#;
    // The rim goes two units beyond the field of 24.
    placed(class, owner, at, size / 28.0, &(shadow.to_owned() + &piece(figure, owner)))
}

fn placed(class: &str, owner: Owner, at: Point, scale: f64, body: &str) -> String {
    let scale = (scale * 1_000.0).round() / 1_000.0;
    format!(
        r#"<g class="{class} {}" transform="translate({} {}) scale({scale})">{body}</g>"#,
        owner.class(),
        short(at.x),
        short(at.y),
    )
}
