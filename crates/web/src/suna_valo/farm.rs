//! The near farm: what one has, the character, both tracks, six columns and the seals of full rows.

use super::card::told;
use super::column::ColumnView;
use super::farm_part::FarmPart;
use super::sight::Sight;
use super::sight_of;
use super::thing::Thing;
use super::tracks::Tracks;
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::say::Say;
use crate::table::{Placed, Table};
use drawing::suna_valo::{Icon, Lie, icon, store};
use leptos::prelude::*;
use suna_valo::{Card, Character, Column, Good, Goods, Resource, Resources};
use table::Seat;

#[component]
pub(super) fn FarmBoard() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let near = Memo::new(move |_| sight_of(table).map(|sight| sight.near()));
    move || match near.get() {
        Some(seat) => view! { <Near seat/> }.into_any(),
        None => view! { <p class="loading" role="status">{say.the("app-loading")}</p> }.into_any(),
    }
}

#[component]
fn Near(seat: Seat) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let label = move || say.with("farm-of", &[("name", table.name(seat).into())]);
    let columns = Column::ALL.iter().map(|&column| {
        view! { <ColumnView seat column/> }
    });
    let n_rows = Memo::new(move |_| {
        let sight = sight_of(table)?;
        Some(sight.view.open().farm(seat).n_cards.into_iter().max().unwrap_or(0) + 1)
    });
    let rows = move || n_rows.get().unwrap_or(1).max(3).to_string();
    view! {
        <section
            class="v-farm board"
            class:dense=move || n_rows.get().is_some_and(|n_rows| n_rows > 3)
            class:crowded=move || n_rows.get().is_some_and(|n_rows| n_rows > 5)
            aria-label=label
            style=("--rows", rows)
        >
            <header class="v-farm-head">
                <span class="v-owner"><Drawing svg=icon(Icon::Seat(seat))/><strong>{move || table.name(seat)}</strong><Tree seat/></span>
                <Purse seat/>
                <Person seat/>
            </header>
            <Tracks seat lie=Lie::Upright/>
            <div class="v-columns">{columns.collect_view()}<Seals seat/></div>
            <Tracks seat lie=Lie::Lying/>
        </section>
    }
}

/// Who begins a round.
#[component]
pub(super) fn Tree(seat: Seat) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let has = Memo::new(move |_| sight_of(table).is_some_and(|it| it.view.open().tree == seat));
    move || {
        has.get().then(|| {
            let told = say.the("farm-tree");
            view! {
                <span class="v-tree" title=told.clone()>
                    <Drawing svg=icon(Icon::Tree)/><span class="visually-hidden">{told.clone()}</span>
                </span>
            }
        })
    }
}

/// The sum of all goods; energy lies here and nowhere else.
#[component]
fn Purse(seat: Seat) -> impl IntoView {
    let table = Table::here();
    let goods = Memo::new(move |_| {
        sight_of(table).map_or(Goods::NONE, |sight| sight.view.open().farm(seat).goods)
    });
    let tally = move |good: Good| {
        let count = move || goods.with(|goods| goods[good]);
        let name = untrack(|| sight_of(table)).map(|sight| told(table, &sight, |it| it.good(good)));
        let name = name.unwrap_or_default();
        let body = move || view! { <Drawing svg=icon(Icon::Good(good))/><b>{count}</b> };
        match good.resource() {
            None => view! {
                <li><Placed spot=Thing::Stones.spot() holds=Some(FarmPart::Stones.spot(seat)) class="v-tally" label=name>{body()}</Placed></li>
            }
            .into_any(),
            Some(_) => view! {
                <li class="v-tally" class:none=move || count() == 0 title=name.clone()>
                    {body()}<span class="visually-hidden">{name.clone()}</span>
                </li>
            }
            .into_any(),
        }
    };
    view! { <ul class="v-purse">{Good::ALL.iter().map(|&good| tally(good)).collect_view()}</ul> }
}

/// The character, with its stores if it has some.
#[component]
fn Person(seat: Seat) -> impl IntoView {
    let table = Table::here();
    let who = Memo::new(move |_| {
        let sight = sight_of(table)?;
        let farm = sight.view.open().farm(seat);
        Some((farm.character?, farm.satchel, farm.kept.iter().copied().collect::<Vec<_>>()))
    });
    move || {
        let (character, satchel, kept) = who.get()?;
        let sight = untrack(|| sight_of(table))?;
        let name = told(table, &sight, |speech| speech.character(character));
        let stores = (character == Character::Satchel).then(|| {
            let all: Resources = Resource::ALL.iter().copied().collect();
            let stores = satchel.into_iter().enumerate().map(|(index, lies)| {
                let label = told(table, &sight, |speech| match lies {
                    Some(resource) => speech.good(resource.into()),
                    None => speech.words().say("store-free"),
                });
                let label = format!("{name}: {label}");
                let holds = Some(FarmPart::Satchel.spot(seat));
                view! {
                    <Placed spot=Thing::Satchel(index).spot() holds class="v-store" label>
                        <Drawing svg=store(all, lies)/>
                    </Placed>
                }
            });
            stores.collect_view()
        });
        Some(view! {
            <div class="v-person">
                <Placed spot=Thing::Character(character).spot() class="v-character" label=name.clone()>
                    <Drawing svg=icon(Icon::Character(character))/>
                    <span class="v-person-name">{name.clone()}</span>
                </Placed>
                {stores}
                {kept_festivals(table, &sight, kept)}
            </div>
        })
    }
}

/// Festivals that were kept for their points.
pub(super) fn kept_festivals(table: Table, sight: &Sight, kept: Vec<Card>) -> AnyView {
    let festivals = kept.into_iter().filter_map(|card| {
        let points = card.festival()?.points();
        let label = told(table, sight, |speech| speech.card(card));
        let picture = icon(Icon::Festival) + &icon(Icon::Points(points));
        Some(view! {
            <Placed spot=Thing::Card(card).spot() class="v-kept" label><Drawing svg=picture/></Placed>
        })
    });
    festivals.collect_view().into_any()
}

/// The tiles of full rows, at the right edge.
#[component]
fn Seals(seat: Seat) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let rows = Memo::new(move |_| {
        let sight = sight_of(table)?;
        let farm = sight.view.open().farm(seat);
        Some((farm.rows_for_points, farm.rows_activated, farm.n_full_rows()))
    });
    move || {
        let (for_points, activated, _) = rows.get()?;
        let told =
            say.with("rows", &[("points", for_points.into()), ("activated", activated.into())]);
        let seals = (0..3).map(|index| {
            let (class, picture) = match index {
                index if index < for_points => ("v-seal taken", Some(icon(Icon::Points(5)))),
                index if index < for_points + activated => ("v-seal used", Some(icon(Icon::Row))),
                _ => ("v-seal", None),
            };
            view! { <span class=class>{picture.map(|svg| view! { <Drawing svg/> })}</span> }
        });
        Some(view! {
            <div class="v-seals" title=told.clone()>
                {seals.collect_view()}<span class="visually-hidden">{told.clone()}</span>
            </div>
        })
    }
}
