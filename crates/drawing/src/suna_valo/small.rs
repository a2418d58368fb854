//! Both farms as large as a stamp: how many cards lie in each column, what the village offers, which
//! orders and ships there are.

use super::card_marks::column_class;
use super::figure_marks::seat_class;
use super::symbol::short;
use suna_valo::{Column, Open, View};
use table::Seat;

const WIDTH: f64 = 232.0;
const HEIGHT: f64 = 200.0;
/// The height of the notice board and of the quay.
const STRIP: f64 = 30.0;
const EDGE: f64 = 6.0;
/// From one column of a farm to the next.
const STEP: f64 = 14.5;
const FARM_TOP: f64 = EDGE + STRIP + 6.0;
const FARM_HEIGHT: f64 = HEIGHT - 2.0 * FARM_TOP;
const FARM_WIDTH: f64 = 6.0 * STEP + 4.0;

/// Both farms of a match as somebody knows them again who looks through many.
pub fn small(view: &View) -> String {
    let open = view.open();
    let mut drawn = rect("sv-road sv-flat", 0.0, 0.0, WIDTH, HEIGHT)
        + &rect("sv-frame sv-flat", EDGE, EDGE, WIDTH - 2.0 * EDGE, STRIP)
        + &rect("sv-water sv-flat", EDGE, HEIGHT - EDGE - STRIP, WIDTH - 2.0 * EDGE, STRIP)
        + &orders(open)
        + &ships(open);
    for seat in Seat::all(2) {
        let left = if seat == Seat::FIRST { EDGE } else { WIDTH - EDGE - FARM_WIDTH };
        drawn += &farm(open, seat, left);
    }
    drawn += &village(open);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><g class="sv-i">{drawn}</g></svg>"#
    )
}

fn rect(class: &str, x: f64, y: f64, width: f64, height: f64) -> String {
    let [x, y, width, height] = [x, y, width, height].map(short);
    format!(r#"<rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}" rx="2"/>"#)
}

/// Something in the colours of a seat.
fn of_seat(seat: Seat, drawn: &str) -> String {
    format!(r#"<g class="{}">{drawn}</g>"#, seat_class(Some(seat)))
}

/// A mark of a seat: full where it has done with something.
fn mark(seat: Seat, x: f64, y: f64, is_done: bool) -> String {
    let class = if is_done { "sv-small-done" } else { "sv-small-open" };
    of_seat(
        seat,
        &format!(r#"<circle class="{class}" cx="{}" cy="{}" r="4"/>"#, short(x), short(y)),
    )
}

/// The notice board: for each order whether each seat has delivered all of it.
fn orders(open: &Open) -> String {
    let mut drawn = String::new();
    for (index, order) in open.public_orders.iter().enumerate() {
        let x = EDGE + 5.0 + 36.0 * index as f64;
        drawn += &rect("sv-note sv-flat", x, EDGE + 4.0, 31.0, STRIP - 8.0);
        for seat in Seat::all(2) {
            let x = x + 9.5 + 12.0 * seat.index() as f64;
            let is_done = order.is_done(seat, open.components());
            drawn += &mark(seat, x, EDGE + STRIP / 2.0, is_done);
        }
    }
    drawn
}

/// The quay: for each ship whether each seat's was there.
fn ships(open: &Open) -> String {
    let mut drawn = String::new();
    for (index, order) in open.ship_orders.iter().enumerate() {
        let x = EDGE + 5.0 + 36.0 * index as f64;
        let y = HEIGHT - EDGE - STRIP;
        drawn += &rect("sv-note sv-flat", x, y + 4.0, 31.0, STRIP - 8.0);
        for seat in Seat::all(2) {
            let x = x + 9.5 + 12.0 * seat.index() as f64;
            drawn += &mark(seat, x, y + STRIP / 2.0, order.is_done[seat]);
        }
    }
    drawn
}

fn farm(open: &Open, seat: Seat, left: f64) -> String {
    let farm = open.farm(seat);
    let mut drawn = rect("sv-small-farm", left, FARM_TOP, FARM_WIDTH, FARM_HEIGHT);
    for &column in Column::ALL {
        let class = column_class(column);
        let x = left + 3.0 + STEP * column as usize as f64;
        let width = STEP - 2.0;
        let tint = rect("sv-wash", x, FARM_TOP + 4.0, width, FARM_HEIGHT - 8.0);
        let head = rect("sv-flat", x, FARM_TOP + 4.0, width, 10.0);
        let cards = (0..farm.n_cards[column as usize]).map(|row| {
            let y = FARM_TOP + 17.0 + 12.0 * f64::from(row);
            rect("sv-small-card", x + 1.0, y, width - 2.0, 10.0)
                + &rect("sv-flat", x + 1.0, y, width - 2.0, 3.0)
        });
        let column = [tint, head].into_iter().chain(cards).collect::<String>();
        drawn += &format!(r#"<g class="{class}">{column}</g>"#);
    }
    of_seat(seat, &drawn)
}

/// The cards between both farms.
fn village(open: &Open) -> String {
    let mut drawn = String::new();
    for (place, offered) in open.village.iter().enumerate() {
        let Some(offered) = offered else { continue };
        let column = open.components().sheet(*offered).and_then(|sheet| sheet.columns.first());
        let class = column.map_or_else(|| "sv-festival".to_owned(), column_class);
        let y = FARM_TOP + 2.0 + 40.0 * place as f64;
        let x = WIDTH / 2.0 - 12.0;
        let card = rect("sv-small-card", x, y, 24.0, 34.0) + &rect("sv-flat", x, y, 24.0, 9.0);
        drawn += &format!(r#"<g class="{class}">{card}</g>"#);
    }
    drawn
}
