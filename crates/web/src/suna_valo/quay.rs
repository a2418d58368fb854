//! The quay: ship orders with what they cost and do, and the places for ships.

use super::card::told;
use super::orders::{Folded, figures, folded};
use super::thing::Thing;
use super::{is_dear, sight_of};
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::table::{Placed, Table};
use drawing::suna_valo::{Icon, icon, token};
use leptos::prelude::*;
use suna_valo::{Figure, Good, Goods, OpenShip};
use table::Seat;

#[component]
pub(super) fn Quay() -> impl IntoView {
    let table = Table::here();
    let ships = Memo::new(move |_| {
        let Some(sight) = sight_of(table) else { return Vec::new() };
        sight.view.open().ship_orders.to_vec()
    });
    let to_come = Memo::new(move |_| Some(folded(sight_of(table)?.view.open().ship_orders.len())));
    let key = |ship: &OpenShip| {
        (ship.order, ship.first, [ship.is_done[Seat::FIRST], ship.is_done[Seat::FIRST.next(2)]])
    };
    view! {
        <div class="v-quay">
            <For each=move || ships.get() key=key let(ship)><Berth ship/></For>
            {move || to_come.get().map(|eras| eras.into_iter().map(|era| view! { <Folded era/> }).collect_view())}
        </div>
    }
}

#[component]
fn Berth(ship: OpenShip) -> impl IntoView {
    let table = Table::here();
    let sight = untrack(|| sight_of(table))?;
    let parts = sight.view.open().components();
    let sheet = parts.ship(ship.order);
    let (name, help) =
        told(table, &sight, |speech| (speech.ship(ship.order), speech.ship_help(ship.order)));
    let is_done = ship.is_done[sight.near()];
    let second = ship.first.map(|first| first.next(2)).filter(|it| ship.is_done[*it]);
    let ships = figures(Figure::Ship, sheet.places, [ship.first, second]);
    let class = match (is_done, ship.is_done[sight.far()]) {
        (true, true) => "v-berth thin",
        (true, false) => "v-berth slim",
        (false, _) => "v-berth",
    };
    let (cost, number) = (cost(&sheet.cost), ship.order.number());
    let is_dear = Memo::new(move |_| !is_done && is_dear(table, Thing::Ship(ship.order)));
    Some(view! {
        <div class=class class:dear=move || is_dear.get()>
            <Placed spot=Thing::Ship(ship.order).spot() class="v-berth-face" label=name>
                {(!is_done).then(|| view! {
                    <span class="v-cost"><Drawing svg=cost/></span>
                    <span class="v-berth-text">{help}</span>
                })}
                <span class="v-berth-places"><span class="v-number">{number}</span><Drawing svg=ships/></span>
            </Placed>
            <span class="v-lock" aria-hidden="true"><Drawing svg=icon(Icon::Lock)/></span>
        </div>
    })
}

/// What a ship takes along: single goods, or how many of each where they are many.
fn cost(goods: &Goods) -> String {
    let of_kind = |(good, count): (Good, u8)| match goods.len() > 4 {
        true => format!("<span class=\"v-many\"><b>{count}</b>{}</span>", icon(Icon::Good(good))),
        false => token(good).repeat(count.into()),
    };
    goods.iter().filter(|(_, count)| *count > 0).map(of_kind).collect()
}
