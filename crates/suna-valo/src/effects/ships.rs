//! Fulfilling ship orders, and what each one does.

use crate::column::{Column, Columns};
use crate::event::Event;
use crate::figure::{Figure, Spot};
use crate::good::{Resource, Resources, animals, crops, plants};
use crate::kinds::ShipOrder;
use crate::rule::Rule;
use crate::state::{Open, State};
use crate::step::{Bill, Pool, Step};
use arrayvec::ArrayVec;
use table::{Journal, Seat};

impl Open {
    /// What a ship order costs a seat that has a discount beside that of its farm.
    pub fn ship_bill(&self, seat: Seat, order: ShipOrder, discount: u8) -> Bill {
        let saves = discount + u8::from(self.farm(seat).has(Spot::ShipDiscount));
        Bill { fixed: self.components().ship(order).cost, any: 0, saves, to_other: false }
    }

    /// Whether a ship order can be fulfilled now, and if not, by which rule.
    pub(crate) fn can_ship(&self, seat: Seat, order: ShipOrder, discount: u8) -> Result<(), Rule> {
        let open = self.ship_orders.iter().find(|it| it.order == order);
        if open.ok_or(Rule::ShipNotOpen)?.is_done[seat] {
            return Err(Rule::ShipDone);
        }
        let farm = self.farm(seat);
        if !farm.has_figure(Figure::Ship) {
            return Err(Rule::NoShipLeft);
        }
        let bill = self.ship_bill(seat, order, discount);
        if bill.is_payable(&farm.goods, &farm) { Ok(()) } else { Err(Rule::ShipTooDear) }
    }
}

impl ShipOrder {
    /// The resources that it gives: of which, and how many, those last that are taken first.
    pub fn cargo(self) -> ArrayVec<(Resources, u8), 3> {
        match self {
            ShipOrder::CropCargo => [(crops(), 3)].into_iter().collect(),
            ShipOrder::AnimalCargo => [(animals(), 2)].into_iter().collect(),
            ShipOrder::MixedCargo => {
                let flower = [Resource::Flower].into_iter().collect();
                ArrayVec::from([(animals(), 1), (flower, 1), (plants(), 1)])
            }
            _ => ArrayVec::new(),
        }
    }
}

impl State {
    /// Starts to fulfil a ship order: pay, place the ship, effect, and what follows it.
    pub(crate) fn ship<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        order: ShipOrder,
        discount: u8,
        journal: &mut J,
    ) {
        let open = &mut self.open;
        let mut bill = open.ship_bill(seat, order, discount);
        // A discount beyond the cost is worth nothing.
        bill.saves = bill.saves.min(bill.fixed.len() as u8);
        let found = open.ship_orders.iter_mut().find(|it| it.order == order);
        let found = found.expect("an order that lies open");
        found.is_done[seat] = true;
        found.first.get_or_insert(seat);
        let points = found.points(seat, &open.setting.components);
        journal.note(|| Event::Shipped { seat, order, points });
        let among = open.farm(seat).spots_of(Figure::Ship);
        open.push(seat, Step::AfterShip);
        open.push(seat, Step::ShipEffect { order });
        open.push(seat, Step::Figure { among, is_optional: false });
        open.push(seat, Step::Pay(bill));
    }

    /// What a ship order does at once.
    pub(crate) fn ship_effect<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        order: ShipOrder,
        journal: &mut J,
    ) {
        let standing = self.open.farm(seat).standing;
        match order {
            ShipOrder::EnergyCargo => self.gain_energy(seat, 5, journal),
            ShipOrder::CropCargo | ShipOrder::AnimalCargo | ShipOrder::MixedCargo => {
                for (resources, count) in order.cargo() {
                    self.offer_resources(seat, resources, count);
                }
            }
            ShipOrder::ClearTrack => {
                self.offer_steps(seat, 2);
                let among = standing & Spot::LEFT.into_iter().collect();
                self.open.push(seat, Step::Figure { among, is_optional: true });
            }
            ShipOrder::EarlyShift | ShipOrder::LateShift => {
                let columns: Columns = Column::ALL.iter().copied().collect();
                let columns = columns.without(Column::Orders);
                self.open.push(seat, Step::PickColumn { columns });
            }
            ShipOrder::FieldShift => {
                let columns = Column::PRODUCING.into_iter().collect();
                self.open.push(seat, Step::PickColumn { columns });
            }
            ShipOrder::ClearPlace => {
                self.gain_energy(seat, 3, journal);
                self.open.push(seat, Step::Figure { among: standing, is_optional: true });
            }
            ShipOrder::SecondHand => self.open.push(seat, Step::Dig),
            ShipOrder::SpareTile => self.open.push(seat, Step::TakeTile { pool: Pool::Boxed }),
            // Points at the end.
            ShipOrder::PlainHonours
            | ShipOrder::DockHonours
            | ShipOrder::FieldHonours
            | ShipOrder::FindersHonours
            | ShipOrder::CrateHonours
            | ShipOrder::FlockHonours
            | ShipOrder::BarrelHonours => {}
        }
    }
}
