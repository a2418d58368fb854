//! A whole match in one picture: both farms, the street between them, the orders above and the ships
//! below.

use super::card_marks::{column_class, column_id};
use super::defs::defs_for;
use super::figure_marks::{figure_id, seat_class, seat_id};
use super::good_marks::choice_id;
use super::portraits::portrait_id;
use super::symbol::{short, used_at};
use super::track_plan::{Lie, tracks_size};
use super::tracks::tracks;
use suna_valo::components::FarmCard;
use suna_valo::{Card, Column, Figure, Good, Goods, Open, Placed, Resource, View};
use table::Seat;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 630.0;
/// The height of the notice board and of the quay.
const STRIP: f64 = 84.0;
const FARM_WIDTH: f64 = 276.0;
const EDGE: f64 = 14.0;
/// From one column to the next, on a farm and in the street.
const COLUMN_STEP: f64 = 44.0;
/// The highest that a card on a farm gets.
const CARD_HEIGHT: f64 = 44.0;

/// A match with all that lies open.
pub fn played(view: &View) -> String {
    let open = view.open();
    let right = WIDTH - EDGE - FARM_WIDTH;
    let seats = [Seat::FIRST, Seat::FIRST.next(2)];
    let drawn = [
        rect("sv-frame sv-body", 1.0, 1.0, WIDTH - 2.0, HEIGHT - 2.0, 14.0),
        rect("sv-water sv-flat", 6.0, HEIGHT - STRIP - 6.0, WIDTH - 12.0, STRIP, 10.0),
        public_orders(open),
        ship_orders(open),
        farm(open, seats[0], EDGE),
        farm(open, seats[1], right),
        street(open, seats),
    ]
    .concat();
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="board-picture" viewBox="0 0 {WIDTH} {HEIGHT}">{}<g class="sv-i">{drawn}</g></svg>"#,
        defs_for(&drawn),
    )
}

fn rect(class: &str, x: f64, y: f64, width: f64, height: f64, radius: f64) -> String {
    let [x, y, width, height] = [x, y, width, height].map(short);
    format!(
        r#"<rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}"/>"#
    )
}

/// A symbol, and whether it is only to come.
type Mark = (&'static str, bool);

/// Symbols side by side around a point, in the width there is.
fn in_a_row(marks: &[Mark], x: f64, y: f64, width: f64, side: f64) -> String {
    let side = side.min(width / marks.len().max(1) as f64);
    let first = x - side * (marks.len() as f64 - 1.0) / 2.0;
    let mark = |(index, &(id, is_faint)): (usize, &Mark)| {
        let drawn = used_at(id, first + side * index as f64, y, side * 0.94);
        if is_faint { format!(r#"<g class="sv-faint">{drawn}</g>"#) } else { drawn }
    };
    marks.iter().enumerate().map(mark).collect()
}

/// From one order to the next.
const ORDER_STEP: f64 = 117.0;

fn order_x(index: usize) -> f64 {
    EDGE + ORDER_STEP * index as f64
}

/// What each seat has still to deliver, or its barrel.
fn public_orders(open: &Open) -> String {
    let mut drawn = String::new();
    for (index, order) in open.public_orders.iter().enumerate() {
        let (x, y) = (order_x(index), EDGE);
        drawn += &rect("sv-note sv-body", x, y, ORDER_STEP - 9.0, STRIP - 22.0, 5.0);
        for seat in Seat::all(2) {
            let slots = &open.components().public(order.order).slots[seat.index()];
            let marks: Vec<Mark> = match order.is_done(seat, open.components()) {
                true => vec![(figure_id(Figure::Barrel), false)],
                false => asked(slots.iter().map(|slot| slot.resource), order.delivered[seat]),
            };
            let y = y + 17.0 + 28.0 * seat.index() as f64;
            drawn += &of_seat(seat, &used_at(seat_id(seat), x + 14.0, y, 14.0));
            drawn += &of_seat(seat, &in_a_row(&marks, x + 64.0, y, 80.0, 24.0));
        }
    }
    drawn
}

/// What ships bring, and whose ships were there.
fn ship_orders(open: &Open) -> String {
    let mut drawn = String::new();
    for (index, order) in open.ship_orders.iter().enumerate() {
        let (x, y) = (order_x(index), HEIGHT - STRIP + 5.0);
        drawn += &rect("sv-note sv-body", x, y, ORDER_STEP - 9.0, STRIP - 22.0, 5.0);
        let cost = price(open.components().ship(order.order).cost);
        drawn += &in_a_row(&cost, x + 54.0, y + 18.0, 100.0, 22.0);
        for seat in Seat::all(2) {
            let ship = [(figure_id(Figure::Ship), !order.is_done[seat])];
            let x = x + 38.0 + 32.0 * seat.index() as f64;
            drawn += &of_seat(seat, &in_a_row(&ship, x, y + 44.0, 24.0, 24.0));
        }
    }
    drawn
}

/// The slots of an order; what was delivered is faint.
fn asked(slots: impl Iterator<Item = Resource>, delivered: u8) -> Vec<Mark> {
    let slots = slots.enumerate();
    slots.map(|(index, slot)| (slot.name(), delivered >> index & 1 == 1)).collect()
}

/// Something in the colours of a seat.
fn of_seat(seat: Seat, drawn: &str) -> String {
    format!(r#"<g class="{}">{drawn}</g>"#, seat_class(Some(seat)))
}

fn price(goods: Goods) -> Vec<Mark> {
    let each = goods.iter().flat_map(|(good, count)| (0..count).map(move |_| good.name()));
    each.map(|name| (name, false)).collect()
}

fn farm(open: &Open, seat: Seat, left: f64) -> String {
    let farm = open.farm(seat);
    let top = EDGE + STRIP - 12.0;
    let height = HEIGHT - 2.0 * STRIP - 26.0;
    let mut drawn = rect("sv-ground sv-body", left, top, FARM_WIDTH, height, 10.0);
    drawn += &of_seat(seat, &used_at(seat_id(seat), left + 20.0, top + 20.0, 20.0));
    if let Some(character) = farm.character {
        drawn += &used_at(portrait_id(character), left + 50.0, top + 20.0, 34.0);
    }
    let owned: Vec<Mark> = Good::ALL.iter().map(|&it| (it.name(), farm.goods[it] == 0)).collect();
    drawn += &in_a_row(&owned, left + FARM_WIDTH - 96.0, top + 20.0, 180.0, 28.0);

    let n_rows = farm.n_cards.iter().copied().max().unwrap_or_default().max(3);
    let room = height - 40.0 - 66.0;
    let card_height = (room / f64::from(n_rows + 1)).min(CARD_HEIGHT);
    for &column in Column::ALL {
        let x = left + 8.0 + COLUMN_STEP * column as usize as f64;
        let y = top + 40.0;
        drawn += &band(column, x, y, card_height);
        for (row, (_, placed)) in farm.in_column(column).enumerate() {
            let y = y + card_height * (row + 1) as f64;
            drawn += &farm_card(open, placed, seat, x, y, card_height - 3.0);
        }
    }

    let (rail_width, rail_height) = tracks_size(farm.components(), Lie::Rail);
    let scale = (FARM_WIDTH - 8.0) / rail_width;
    let rail_top = top + height - rail_height * scale - 8.0;
    let (x, y, scale) = (short(left + 4.0), short(rail_top), short(scale));
    drawn += &format!(
        r#"<g transform="translate({x} {y})scale({scale})">{}</g>"#,
        tracks(farm, seat, Lie::Rail)
    );
    drawn
}

/// The head of a column.
fn band(column: Column, x: f64, y: f64, height: f64) -> String {
    let class = column_class(column);
    rect(&format!("{class} sv-flat"), x, y, COLUMN_STEP - 4.0, height - 3.0, 5.0)
        + &rect(&format!("{class} sv-tint"), x + 2.0, y + 2.0, COLUMN_STEP - 8.0, height - 7.0, 4.0)
        + &used_at(column_id(column), x + 20.0, y + height / 2.0 - 1.5, (height - 12.0).min(24.0))
}

/// A card that lies in a column.
fn farm_card(open: &Open, placed: &Placed, seat: Seat, x: f64, y: f64, height: f64) -> String {
    let width = COLUMN_STEP - 4.0;
    let Some(sheet) = placed.sheet(open.components()) else {
        return rect("sv-back sv-body", x, y, width, height, 5.0)
            + &used_at("face-down", x + width / 2.0, y + height / 2.0, height.min(24.0));
    };
    let marks = match placed.has_crate(open.components()) {
        true => vec![(figure_id(Figure::Crate), false)],
        false => shown(sheet, placed.stores, placed.delivered),
    };
    let marks = in_a_row(&marks, x + width / 2.0, y + height / 2.0 + 2.0, width - 2.0, 22.0);
    card(placed.column, x, y, width, height) + &of_seat(seat, &marks)
}

/// An empty card of a column.
fn card(column: Column, x: f64, y: f64, width: f64, height: f64) -> String {
    let class = column_class(column);
    rect(&format!("{class} sv-tint"), x, y, width, height, 5.0)
        + &rect(&format!("{class} sv-flat"), x, y, width, 6.0, 3.0)
}

/// What a card shows: what it makes or what lies there, what it gives, what it asks for.
fn shown(sheet: &FarmCard, stores: [Option<Resource>; 2], delivered: u8) -> Vec<Mark> {
    let stores = sheet.makes.iter().zip(stores).filter_map(|(fits, lies)| {
        let resource = lies.or(fits.first())?;
        Some((resource.name(), lies.is_none()))
    });
    let gains = sheet.gains;
    let counted = [(gains.energy, "energy"), (gains.drones, "delivery"), (gains.gears, "step")];
    let counted = counted.into_iter().flat_map(|(count, id)| (0..count).map(move |_| (id, false)));
    let choices = gains.resources.iter().map(|(choice, _)| (choice_id(choice), false));
    let slots = asked(sheet.slots.iter().copied(), delivered);
    let mut marks: Vec<Mark> = stores.chain(counted).chain(choices).chain(slots).collect();
    if marks.is_empty() {
        marks.push(("sun", false));
    }
    marks
}

/// The village between both displays.
fn street(open: &Open, seats: [Seat; 2]) -> String {
    let left = EDGE + FARM_WIDTH + 8.0;
    let top = EDGE + STRIP - 12.0;
    let width = WIDTH - 2.0 * left;
    let mut drawn = rect("sv-road sv-flat", left, top, width, HEIGHT - 2.0 * STRIP - 26.0, 10.0);
    drawn += &used_at("market", left + width / 2.0, top + 26.0, 34.0);
    for place in 0..3 {
        let [own, other] = seats.map(|seat| open.farms[seat].display[place]);
        let cards = [own.map(|it| it.card), open.village[place], other.map(|it| it.card)];
        for (column, card) in cards.into_iter().enumerate() {
            let x = left + 2.5 + width / 3.0 * column as f64;
            let y = top + 56.0 + 116.0 * place as f64;
            drawn += &card.map(|card| offer(open, card, x, y)).unwrap_or_default();
        }
    }
    drawn
}

/// A card that can be bought.
fn offer(open: &Open, offered: Card, x: f64, y: f64) -> String {
    let (width, height) = (34.0, 104.0);
    let Some(sheet) = open.components().sheet(offered) else {
        return rect("sv-festival sv-tint", x, y, width, height, 5.0)
            + &rect("sv-festival sv-flat", x, y, width, 24.0, 5.0)
            + &used_at("festival", x + width / 2.0, y + 62.0, 32.0);
    };
    let column = sheet.columns.first().expect("every card has a column");
    let marks = shown(sheet, [None; 2], 0).into_iter().map(|(id, _)| (id, false));
    let marks: Vec<Mark> = marks.collect();
    card(column, x, y, width, height)
        + &rect(&format!("{} sv-flat", column_class(column)), x, y, width, 24.0, 5.0)
        + &used_at(column_id(column), x + width / 2.0, y + 12.0, 18.0)
        + &in_a_row(&marks, x + width / 2.0, y + 62.0, width - 4.0, 28.0)
}
