//! The points at the end.

use crate::column::Column;
use crate::farm::Farm;
use crate::figure::Spot;
use crate::good::Good;
use crate::kinds::{EndTile, ShipOrder};
use crate::state::Open;
use table::Seat;

/// The points of a full row.
const ROW: i32 = 5;

/// How many points a seat has for something.
type Points = fn(&Open, Seat) -> i32;

/// The categories of the final scoring, in the order in which they are counted.
pub(crate) const CATEGORIES: [(&str, Points); 11] = [
    ("ships", ships),
    ("ship-effects", ship_effects),
    ("public-orders", public_orders),
    ("own-orders", own_orders),
    ("cards", cards),
    ("farm-board", farm_board),
    ("rows", rows),
    ("tracks", tracks),
    ("end-tile", end_tile),
    ("goods", goods),
    ("scarcity", scarcity),
];

/// All points of a seat.
pub(crate) fn total(open: &Open, seat: Seat) -> i32 {
    CATEGORIES.iter().map(|(_, points)| points(open, seat)).sum()
}

fn ships(open: &Open, seat: Seat) -> i32 {
    open.ship_orders.iter().map(|ship| i32::from(ship.points(seat, open.components()))).sum()
}

/// What fulfilled ship orders give at the end.
fn ship_effects(open: &Open, seat: Seat) -> i32 {
    let done = open.ship_orders.iter().filter(|ship| ship.is_done[seat]);
    done.map(|ship| open.ship_effect_points(seat, ship.order)).sum()
}

fn public_orders(open: &Open, seat: Seat) -> i32 {
    open.public_orders.iter().map(|order| i32::from(order.points(seat, open.components()))).sum()
}

fn own_orders(open: &Open, seat: Seat) -> i32 {
    let farm = open.farm(seat);
    let complete = farm.placed().iter().filter(|placed| placed.has_crate(open.components()));
    complete.filter_map(|placed| farm.sheet(placed)).map(|sheet| i32::from(sheet.points)).sum()
}

/// Farm cards with points of their own, and festivals that were kept.
fn cards(open: &Open, seat: Seat) -> i32 {
    let farm = open.farm(seat);
    let on_farm: i32 =
        farm.sheets().filter(|sheet| !sheet.is_order()).map(|sheet| i32::from(sheet.points)).sum();
    let festivals = farm.kept.iter().filter_map(|card| card.festival());
    on_farm + festivals.map(|festival| i32::from(festival.points())).sum::<i32>()
}

fn farm_board(open: &Open, seat: Seat) -> i32 {
    let farm = open.farm(seat);
    let empty = Spot::ALL.iter().filter(|&&spot| farm.has(spot));
    empty.map(|&spot| i32::from(open.components().spot(spot).points)).sum()
}

fn rows(open: &Open, seat: Seat) -> i32 {
    ROW * i32::from(open.farm(seat).rows_for_points)
}

fn tracks(open: &Open, seat: Seat) -> i32 {
    let farm = open.farm(seat);
    i32::from(farm.multiplier()) * i32::from(farm.track_points())
}

fn end_tile(open: &Open, seat: Seat) -> i32 {
    open.farm(seat).end_tile.map_or(0, |tile| open.end_tile_points(seat, tile))
}

impl Open {
    /// What an end tile would count for a seat if the match ended now.
    pub fn end_tile_points(&self, seat: Seat, tile: EndTile) -> i32 {
        let farm = self.farm(seat);
        let n_resources = farm.goods.len() as i32 - i32::from(farm.goods[Good::Energy]);
        match tile {
            EndTile::EndColumns => farm.n_cards.iter().filter(|&&count| count >= 3).count() as i32,
            EndTile::EndEnergy => (i32::from(farm.goods[Good::Energy]) / 2).min(6),
            EndTile::EndRows => 2 * i32::from(farm.n_row_tiles()),
            EndTile::EndBarrels => self.n_barrels(seat).into(),
            EndTile::EndCrates => farm.n_crates().into(),
            EndTile::EndResources => (n_resources / 2).min(6),
            EndTile::EndShips => self.n_ships(seat).into(),
            EndTile::EndPoints => 3,
        }
    }

    /// What the effect of a ship order would count for a seat if the match ended now.
    pub fn ship_effect_points(&self, seat: Seat, order: ShipOrder) -> i32 {
        let farm = self.farm(seat);
        match order {
            ShipOrder::PlainHonours => 3,
            ShipOrder::DockHonours => farm.n_in(Column::Dock).into(),
            ShipOrder::FieldHonours => {
                i32::from(farm.n_in(Column::Plants) + farm.n_in(Column::Flowers)) / 2
            }
            ShipOrder::FindersHonours => farm.n_in(Column::Discoveries).into(),
            ShipOrder::CrateHonours => farm.n_crates().into(),
            ShipOrder::FlockHonours => farm.n_in(Column::Pastures).into(),
            ShipOrder::BarrelHonours => self.n_barrels(seat).into(),
            ShipOrder::EnergyCargo
            | ShipOrder::CropCargo
            | ShipOrder::AnimalCargo
            | ShipOrder::ClearTrack
            | ShipOrder::EarlyShift
            | ShipOrder::FieldShift
            | ShipOrder::ClearPlace
            | ShipOrder::LateShift
            | ShipOrder::SecondHand
            | ShipOrder::SpareTile
            | ShipOrder::MixedCargo => 0,
        }
    }
}

fn goods(open: &Open, seat: Seat) -> i32 {
    open.farm(seat).goods.len() as i32 / 5
}

fn scarcity(open: &Open, seat: Seat) -> i32 {
    -i32::from(scarcity_of(&open.farm(seat)))
}

/// The markers beside a farm, and those on its display.
fn scarcity_of(farm: &Farm) -> u8 {
    farm.scarcity + farm.display.iter().flatten().map(|priced| priced.markers).sum::<u8>()
}
