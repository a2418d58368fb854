//! One column of the near farm: the figures above it and in its head, its stores, its cards, and the
//! place for the next one.

use super::card::{FarmCardView, column_class, told};
use super::explain::silo;
use super::farm_part::FarmPart;
use super::sight_of;
use super::thing::Thing;
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::say::Say;
use crate::table::{Placed, Table};
use drawing::suna_valo::{Icon, icon, store};
use leptos::prelude::*;
use suna_valo::{Column, Figure, Good, Resource, Spot, Step};
use table::Seat;

#[component]
pub(super) fn ColumnView(seat: Seat, column: Column) -> impl IntoView {
    let table = Table::here();
    let cards = Memo::new(move |_| {
        let Some(sight) = sight_of(table) else { return Vec::new() };
        let farm = sight.view.open().farm(seat);
        farm.in_column(column).map(|(_, placed)| *placed).collect::<Vec<_>>()
    });
    // The one that is used now.
    let works = Memo::new(move |_| {
        let sight = sight_of(table)?;
        let pending = sight.view.open().pending().filter(|pending| pending.seat == seat)?;
        match pending.step {
            Step::Activation(pool) => Some(pool.column == Some(column)),
            _ => None,
        }
    });
    view! {
        <div class=format!("v-column {}", column_class(column)) class:works=move || works.get() == Some(true)>
            <Above seat column/>
            <div class="v-head">
                <HeadName seat column/>
                <HeadStores seat column/>
                <Below seat column/>
            </div>
            <For each=move || cards.get() key=|placed| *placed let(placed)>
                <FarmCardView placed/>
            </For>
            <Next seat column/>
        </div>
    }
}

#[component]
fn HeadName(seat: Seat, column: Column) -> impl IntoView {
    let table = Table::here();
    let sight = untrack(|| sight_of(table))?;
    let name = told(table, &sight, |speech| speech.column(column));
    let holds = Some(FarmPart::Column(column).spot(seat));
    Some(view! {
        <Placed spot=Thing::Head(column).spot() holds class="v-head-name" label=name.clone()>
            <Drawing svg=icon(Icon::Column(column))/><span>{name.clone()}</span>
        </Placed>
    })
}

/// What the head stores or gives.
#[component]
fn HeadStores(seat: Seat, column: Column) -> impl IntoView {
    let table = Table::here();
    if !Column::PRODUCING.contains(&column) {
        let signs = match column {
            Column::Discoveries => icon(Icon::Good(Good::Energy)),
            Column::Dock => icon(Icon::Delivery),
            _ => icon(Icon::Delivery) + &icon(Icon::Arrow) + &icon(Icon::OwnOrder),
        };
        return view! { <div class="v-pair"><Drawing svg=signs/></div> }.into_any();
    }
    let head = Memo::new(move |_| {
        let sight = sight_of(table)?;
        let farm = sight.view.open().farm(seat);
        Some((farm.head[column as usize], farm.has(silo(column))))
    });
    let stores = move || {
        let (head, is_open) = head.get()?;
        let sight = untrack(|| sight_of(table))?;
        let name = told(table, &sight, |speech| speech.column(column));
        let stores = head.into_iter().enumerate().map(|(index, lies)| {
            let label = told(table, &sight, |speech| match lies {
                Some(resource) => speech.good(resource.into()),
                None => speech.words().say("store-free"),
            });
            // Once the endless store is open nothing is put here any more.
            let fits = if is_open { suna_valo::Resources::EMPTY } else { column.head_makes() };
            let label = format!("{name}: {label}");
            let holds = Some(FarmPart::Stores(column).spot(seat));
            view! {
                <Placed spot=Thing::HeadStore(column, index).spot() holds class="v-store" label>
                    <Drawing svg=store(fits, lies)/>
                </Placed>
            }
        });
        Some(stores.collect_view())
    };
    view! { <div class="v-pair">{stores}</div> }.into_any()
}

/// The place above a column: what the market asks, or another discount.
#[component]
fn Above(seat: Seat, column: Column) -> impl IntoView {
    let table = Table::here();
    let spot = match column {
        Column::Plants => Spot::PlantMarket,
        Column::Flowers => Spot::FlowerMarket,
        Column::Pastures => Spot::PastureMarket,
        Column::Discoveries => Spot::FaceDownStep,
        Column::Dock => Spot::ShipDiscount,
        Column::Orders => Spot::VillageDiscount,
    };
    let say = Say::here();
    let has = Memo::new(move |_| {
        sight_of(table).is_some_and(|sight| sight.view.open().farm(seat).has(spot))
    });
    move || {
        let sight = untrack(|| sight_of(table))?;
        let has = has.get();
        let text = match column.head_makes().first() {
            Some(resource) => {
                let rate = sight.view.open().farm(seat).rate(resource);
                let then =
                    (!has).then(|| say.with("market-then", &[("energy", (rate - 1).into())]));
                view! {
                    <span class="v-rate"><b>{rate}</b><Drawing svg=icon(Icon::Good(Good::Energy))/></span>
                    {then.map(|then| view! { <span class="v-then">{then}</span> })}
                }
                .into_any()
            }
            None => view! { <Drawing svg=icon(Icon::Spot(spot))/> }.into_any(),
        };
        Some(view! { <FigurePlace seat spot has class="v-spot">{text}</FigurePlace> })
    }
}

/// The place in a head: the endless store, or an income.
#[component]
fn Below(seat: Seat, column: Column) -> impl IntoView {
    let table = Table::here();
    let is_store = Column::PRODUCING.contains(&column);
    let spot = match column {
        Column::Discoveries => Spot::EnergyIncome,
        Column::Dock => Spot::CropIncome,
        Column::Orders => Spot::AnimalIncome,
        _ => silo(column),
    };
    let state = Memo::new(move |_| {
        let sight = sight_of(table)?;
        let farm = sight.view.open().farm(seat);
        Some((farm.has(spot), farm.endless))
    });
    move || {
        let (has, endless) = state.get()?;
        let sight = untrack(|| sight_of(table))?;
        if has && is_store {
            let held = column.head_makes().iter().map(move |resource: Resource| {
                view! {
                    <span class="v-held"><b>{endless[resource as usize]}</b><Drawing svg=icon(Icon::Good(resource.into()))/></span>
                }
            });
            let label = told(table, &sight, |speech| {
                let held = column
                    .head_makes()
                    .iter()
                    .map(|it: Resource| speech.good_count(it.into(), endless[it as usize]));
                let held: Vec<String> = held.collect();
                format!("{}: {}", speech.spot(spot), speech.words().list(&held))
            });
            let holds = Some(FarmPart::Stores(column).spot(seat));
            return Some(
                view! {
                    <Placed spot=Thing::Silo(column).spot() holds class="v-low open" label>
                        <Drawing svg=icon(Icon::Endless)/>{held.collect_view()}
                    </Placed>
                }
                .into_any(),
            );
        }
        let sign = if is_store { icon(Icon::Endless) } else { icon(Icon::Spot(spot)) };
        Some(
            view! {
                <FigurePlace seat spot has class="v-low"><Drawing svg=sign/></FigurePlace>
            }
            .into_any(),
        )
    }
}

/// A place with its figure, or a tick once that is gone.
#[component]
fn FigurePlace(
    seat: Seat,
    spot: Spot,
    has: bool,
    class: &'static str,
    children: Children,
) -> impl IntoView {
    let table = Table::here();
    let sight = untrack(|| sight_of(table))?;
    let sheet = sight.view.open().components().spot(spot);
    let label = told(table, &sight, |speech| speech.spot(spot));
    let peg = match has {
        true => icon(Icon::Check),
        false => icon(Icon::Figure(sheet.figure, Some(seat))),
    };
    let points = (sheet.points > 0).then(|| {
        view! { <span class="v-spot-points"><Drawing svg=icon(Icon::Points(sheet.points))/></span> }
    });
    let holds = Some(FarmPart::Figure(spot).spot(seat));
    Some(view! {
        <div class="v-figure" class:gone=has>
            <Placed spot=Thing::Figure(spot).spot() holds class label>
                <span class="v-peg"><Drawing svg=peg/></span>
                {children()}
            </Placed>
            {points}
        </div>
    })
}

/// Where the next card goes, face up or face down.
#[component]
fn Next(seat: Seat, column: Column) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let card = Memo::new(move |_| {
        let sight = sight_of(table)?;
        let pending = sight.view.open().pending().filter(|pending| pending.seat == seat)?;
        match pending.step {
            Step::PlaceCard { card } if sight.moment.is_my_turn() => Some(card),
            _ => None,
        }
    });
    let sight = untrack(|| sight_of(table))?;
    let label = told(table, &sight, |speech| speech.column(column));
    let down = say.with("place-down", &[("column", label.clone().into())]);
    let is_placing = move || card.get().is_some();
    Some(view! {
        <div class="v-next" class:placing=is_placing>
            <Placed spot=Thing::Column(column).spot() class="v-vacant" label>
                {move || card.get().and_then(|card| {
                    let sight = untrack(|| sight_of(table))?;
                    let parts = sight.view.open().components();
                    let goes_here = parts.sheet(card)?.columns.has(column);
                    goes_here.then(|| view! { <Drawing svg=super::card::effect(card, parts)/> })
                })}
            </Placed>
            <Show when=is_placing>
                <Placed spot=Thing::Down(column).spot() class="v-down" label=down.clone()>
                    <Drawing svg=icon(Icon::FaceDown)/>
                </Placed>
            </Show>
        </div>
    })
}

/// How many figures of a kind still stand on a farm.
pub(super) fn figures_left(seat: Seat) -> impl IntoView {
    let table = Table::here();
    let left = Memo::new(move |_| {
        let sight = sight_of(table)?;
        let farm = sight.view.open().farm(seat);
        Some(Figure::ALL.iter().map(|&it| (it, farm.spots_of(it).len())).collect::<Vec<_>>())
    });
    move || {
        let left = left.get()?.into_iter().map(|(figure, count)| {
            view! { <span class="v-left"><Drawing svg=icon(Icon::Figure(figure, Some(seat)))/><b>{count}</b></span> }
        });
        Some(left.collect_view())
    }
}
