//! The notice board: public orders, with the slots of both seats and the places for barrels.

use super::card::told;
use super::sight_of;
use super::thing::Thing;
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::say::Say;
use crate::table::{Placed, Table};
use drawing::suna_valo::{Icon, icon, slot};
use leptos::prelude::*;
use suna_valo::components::Reward;
use suna_valo::{Components, Era, Figure, Good, OpenPublic};
use table::Seat;

#[component]
pub(super) fn NoticeBoard() -> impl IntoView {
    let table = Table::here();
    let near = Memo::new(move |_| sight_of(table).map(|sight| sight.near()));
    let orders = Memo::new(move |_| {
        let Some(sight) = sight_of(table) else { return Vec::new() };
        sight.view.open().public_orders.to_vec()
    });
    let to_come = Memo::new(move |_| {
        let sight = sight_of(table)?;
        let open = sight.view.open();
        Some(folded(open.public_orders.len()))
    });
    // Those that are done take little room.
    let is_many = Memo::new(move |_| {
        let Some((sight, seat)) = sight_of(table).zip(near.get()) else { return false };
        let open = sight.view.open();
        let is_done = |order: &&OpenPublic| order.is_done(seat, open.components());
        let n_done = open.public_orders.iter().filter(is_done).count();
        match open.public_orders.len() - n_done {
            ..=3 => false,
            4 => n_done > 0,
            _ => true,
        }
    });
    // One note changes when something is delivered to it; the others stay as they are.
    let key = |order: &OpenPublic| {
        (
            order.order,
            order.first,
            [order.delivered[Seat::FIRST], order.delivered[Seat::FIRST.next(2)]],
        )
    };
    move || {
        let seat = near.get()?;
        Some(view! {
            <div class="v-board" class:many=move || is_many.get()>
                <For each=move || orders.get() key=key let(order)><Note seat order/></For>
                {move || to_come.get().map(|eras| eras.into_iter().map(|era| view! { <Folded era/> }).collect_view())}
            </div>
        })
    }
}

/// The eras of orders that are still to come, of the two that each era reveals.
pub(super) fn folded(n_open: usize) -> Vec<Era> {
    Era::ALL.iter().flat_map(|&era| [era, era]).skip(n_open).collect()
}

/// Something that is not revealed yet.
#[component]
pub(super) fn Folded(era: Era) -> impl IntoView {
    let say = Say::here();
    view! {
        <span class="v-folded"><Drawing svg=icon(Icon::Era(era))/>{say.the("orders-later")}</span>
    }
}

#[component]
fn Note(seat: Seat, order: OpenPublic) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let sight = untrack(|| sight_of(table))?;
    let parts = sight.view.open().components();
    let sheet = parts.public(order.order);
    let far = seat.next(2);
    let is_done = order.is_done(seat, parts);
    let name = told(table, &sight, |speech| speech.public_order(order.order));
    let slots = sheet.slots[seat.index()].iter().enumerate().map(|(index, &wanted)| {
        let is_given = order.delivered[seat] >> index & 1 == 1;
        let label = told(table, &sight, |speech| {
            let what = speech.good(wanted.resource.into());
            match speech.reward(wanted.reward) {
                Some(reward) => format!("{name}: {what}, {reward}"),
                None => format!("{name}: {what}"),
            }
        });
        view! {
            <span class="v-asked">
                <Placed spot=Thing::Slot(order.order, index).spot() class="v-slot" label>
                    <Drawing svg=slot(wanted.resource, is_given)/>
                </Placed>
                <span class="v-reward" aria-hidden="true">{reward(wanted.reward)}</span>
            </span>
        }
    });
    let n_given = say.with(
        "orders-given",
        &[
            ("given", order.delivered[far].count_ones().into()),
            ("all", sheet.slots[far.index()].len().into()),
        ],
    );
    let theirs = match order.is_done(far, parts) {
        true => String::new(),
        false => {
            let slots = sheet.slots[far.index()].iter().enumerate();
            slots
                .map(|(index, it)| slot(it.resource, order.delivered[far] >> index & 1 == 1))
                .collect()
        }
    };
    let class = match (is_done, order.is_done(far, parts)) {
        (true, true) => "v-note thin",
        (true, false) => "v-note slim",
        (false, _) => "v-note",
    };
    let (number, places) = (order.order.number(), places(&order, parts));
    Some(view! {
        <article class=class>
            {(!is_done).then(|| view! { <div class="v-mine">{slots.collect_view()}</div> })}
            {(!theirs.is_empty()).then(|| view! {
                <div class="v-theirs" aria-hidden="true"><Drawing svg=icon(Icon::Seat(far))/><Drawing svg=theirs/><b class="v-given">{n_given}</b></div>
            })}
            <Placed spot=Thing::Public(order.order).spot() class="v-note-places" label=name>
                <span class="v-number">{number}</span>
                <Drawing svg=places/>
            </Placed>
        </article>
    })
}

/// Both barrels: whose they are, or what they are worth.
fn places(order: &OpenPublic, parts: &Components) -> String {
    let worth = parts.public(order.order).barrels;
    let second = order.first.map(|first| first.next(2)).filter(|it| order.is_done(*it, parts));
    figures(Figure::Barrel, worth, [order.first, second])
}

/// Two places for figures, each with its points.
pub(super) fn figures(figure: Figure, worth: [u8; 2], taken: [Option<Seat>; 2]) -> String {
    let place = |(points, seat): (u8, Option<Seat>)| {
        let class = if seat.is_some() { "v-worth taken" } else { "v-worth" };
        let piece = icon(Icon::Figure(figure, seat));
        format!(r#"<span class="{class}">{piece}<b>{points}</b></span>"#)
    };
    worth.into_iter().zip(taken).map(place).collect()
}

/// What a delivery brings, small.
fn reward(reward: Reward) -> impl IntoView {
    let (count, sign) = match reward {
        Reward::Nothing => return None,
        Reward::Energy(count) => (count, Icon::Good(Good::Energy)),
        Reward::Resources(choice, count) => (count, Icon::Choice(choice)),
        Reward::Steps(count) => (count, Icon::Step),
        Reward::Deliveries(count) => (count, Icon::Delivery),
    };
    Some(view! { "+"{(count > 1).then_some(count)}<Drawing svg=icon(sign)/> })
}
