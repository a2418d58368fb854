//! The map as large as a stamp: regions, water, tiles, and whose pieces stand there.

use super::chart::Chart;
use super::course::{Course, stretches};
use super::cut::Cut;
use super::figure::Owner;
use super::land::{region_class, shore};
use super::standing::{Standing, standing_place, standings};
use super::symbol::{group, line, path, polygon, rect};
use crate::number::short;
use crate::point::Point;
use boonlake::{Laid, Open, Piece, Presence, Space, View};

/// The map of a match as somebody knows it again who looks through many.
pub fn small(view: &View) -> String {
    let open = view.open();
    let chart = Chart::new(Cut::Wide, open.parts());
    let bed = Cut::Wide.bed();
    let mut drawn = rect("bl-bed", bed, 0.0) + &water(chart);
    for space in Space::all() {
        let class = match open.terrain.spot(space).laid {
            Laid::Nothing => "bl-hex",
            Laid::Pasture => "bl-pasture",
            Laid::Building(_) => "bl-tile",
        };
        let hex = polygon(class, &chart.corners(space, 1.0));
        drawn += &group(region_class(open.map().region(space)), &hex);
    }
    drawn.extend(standings(open).into_iter().map(|standing| piece(chart, open, standing)));
    let (left, top, width, height) = bed;
    let view_box = [left, top, width, height].map(short).join(" ");
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}">{drawn}</svg>"#)
}

fn water(chart: Chart<'_>) -> String {
    let course = |stretch: Vec<(f64, f64)>| {
        Course(stretch.into_iter().map(|place| chart.cut.at(place)).collect()).smooth()
    };
    let all = stretches(chart.parts).map(course).concat();
    let wide = chart.cut.terms().river;
    line("bl-bank", &all, wide + 9.0) + &shore(chart, "bl-lake") + &line("bl-water", &all, wide)
}

/// What stands on the map, in the colour of whose it is.
fn piece(chart: Chart<'_>, open: &Open, standing: Standing) -> String {
    let (side, shape) = match standing {
        Standing::Piece(_, Presence { side, piece: Piece::Settlement }) => (side, SETTLEMENT),
        Standing::Piece(_, Presence { side, .. }) => (side, HOUSE),
        Standing::Cattle(_, _, side) => (side, CATTLE),
        Standing::Ship(side) => (side, SHIP),
        Standing::Marker(..) | Standing::Cover(_) => return String::new(),
    };
    let Point { x, y } = standing_place(chart, open, standing);
    let shape = path("bl-small-piece", &format!("M{} {}{shape}", short(x), short(y)));
    group(&Owner::of(side, open).class(), &shape)
}

const HOUSE: &str = "m0-13l12 10v15h-24v-15z";
const SETTLEMENT: &str = "m-15 14v-18l8-7v-10l7-7l7 7v10l8 7v18z";
const CATTLE: &str = "m-13-10q3 5 6 3q7-3 14 0q3 2 6-3q1 8-6 9q-2 8-7 12q-5-4-7-12q-7-1-6-9z";
const SHIP: &str = "m-17 4h13v-23q18 7 17 21h6q-2 11-9 13h-18q-7-2-9-11z";
