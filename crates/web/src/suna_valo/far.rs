//! The farm across the street: all of it, small, to be looked at.

use super::card::{card_class, column_class, effect, told};
use super::column::figures_left;
use super::farm::{Tree, kept_festivals};
use super::farm_part::{FarmPart, told_on_tracks};
use super::holdings::Markers;
use super::sight::Sight;
use super::sight_of;
use super::thing::Thing;
use crate::face::Spot as Place;
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::say::Say;
use crate::table::{Placed as Button, Table};
use drawing::suna_valo::{Icon, Lie, icon, slot, store, tracks, tracks_view_box};
use leptos::prelude::*;
use suna_valo::{
    Card, Character, Column, Farm, FarmRef, Good, Goods, Placed, Resource, Resources, Spot, Tile,
};
use table::Seat;

#[component]
pub(super) fn Far() -> impl IntoView {
    let table = Table::here();
    let far = Memo::new(move |_| sight_of(table).map(|sight| sight.far()));
    move || far.get().map(|seat| view! { <FarFarm seat/> })
}

/// Whether a place is on the farm across the street, of what is told of by the place of its own.
pub(super) fn holds(sight: &Sight, spot: Place) -> bool {
    let far = sight.far();
    let farm = sight.view.open().farm(far);
    match Thing::at(spot) {
        Some(Thing::Card(card)) => {
            farm.placed().iter().any(|it| it.card == card) || farm.kept.contains(&card)
        }
        Some(Thing::Tile(Tile::Progress(tile))) => farm.tiles.iter().any(|it| it.tile == tile),
        Some(Thing::Tile(Tile::End(tile))) => farm.end_tile == Some(tile),
        Some(Thing::Character(character)) => farm.character == Some(character),
        Some(Thing::Markers(seat)) => seat == far,
        _ => FarmPart::seat_of(spot) == Some(far),
    }
}

#[component]
fn FarFarm(seat: Seat) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let farm = Memo::new(move |_| Some(sight_of(table)?.view.open().farms[seat].clone()));
    let columns = Column::ALL.iter().map(|&column| view! { <FarColumn seat farm column/> });
    let drawn = move || {
        let (farm, sight) = (farm.get()?, untrack(|| sight_of(table))?);
        let farm = FarmRef::new(&farm, sight.view.open().components());
        let told = told_on_tracks(farm, seat, table, Lie::Rail);
        Some(tracks(farm, seat, Lie::Rail) + &told)
    };
    let view_box = move || {
        let sight = untrack(|| sight_of(table))?;
        Some(tracks_view_box(sight.view.open().components(), Lie::Rail))
    };
    let spoken = move || {
        let sight = sight_of(table)?;
        let entries = table.tell(|teller| sight.speech(teller).tracks(sight.view.open()));
        entries.get(2 + seat.index()).map(|entry| entry.text.clone())
    };
    let label = move || say.with("farm-of", &[("name", table.name(seat).into())]);
    view! {
        <section class="v-far" aria-label=label>
            <header class="v-far-head">
                <Drawing svg=icon(Icon::Seat(seat))/><strong>{move || table.name(seat)}</strong><Tree seat/>
                <FarPurse seat farm/>
                <FarSeals farm/>
            </header>
            <div class="v-far-columns">{columns.collect_view()}</div>
            <svg class="v-rail" viewBox=view_box role="img" aria-label=spoken inner_html=move || drawn().unwrap_or_default()></svg>
            <div class="v-far-foot">
                <FarKit seat farm/>
                <span class="v-far-left"><Markers seat/>{figures_left(seat)}</span>
            </div>
        </section>
    }
}

#[component]
fn FarPurse(seat: Seat, farm: Memo<Option<Farm>>) -> impl IntoView {
    let table = Table::here();
    let goods = Memo::new(move |_| farm.with(|farm| farm.as_ref().map(|farm| farm.goods)));
    move || {
        let goods = goods.get().unwrap_or(Goods::NONE);
        let sight = untrack(|| sight_of(table))?;
        let tally = |&good: &Good| {
            let name = told(table, &sight, |speech| speech.good_count(good, goods[good]));
            let is_told = move || good == Good::Energy && FarmPart::Stones.is_told(seat, table);
            view! {
                <span class="v-far-tally" class:none={goods[good] == 0} class:v-told=is_told title=name.clone()>
                    <Drawing svg=icon(Icon::Good(good))/><b aria-hidden="true">{goods[good]}</b>
                    <span class="visually-hidden">{name.clone()}</span>
                </span>
            }
        };
        Some(
            view! { <span class="v-far-purse">{Good::ALL.iter().map(tally).collect_view()}</span> },
        )
    }
}

#[component]
fn FarColumn(seat: Seat, farm: Memo<Option<Farm>>, column: Column) -> impl IntoView {
    let table = Table::here();
    let shown = Memo::new(move |_| {
        farm.with(|farm| {
            let farm = farm.as_ref()?;
            let cards: Vec<Placed> = farm.in_column(column).map(|(_, placed)| *placed).collect();
            let head = Column::PRODUCING.contains(&column).then(|| farm.head[column as usize]);
            let makes = column.head_makes();
            let has_silo = makes.first().is_some_and(|it| farm.has(Spot::endless(it)));
            let held = has_silo.then(|| {
                let held = makes.iter().map(|it: Resource| (it, farm.endless[it as usize]));
                held.collect::<Vec<_>>()
            });
            Some((cards, head, held, makes.first().map(|it| farm.rate(it))))
        })
    });
    move || {
        let (cards, head, held, rate) = shown.get()?;
        let sight = untrack(|| sight_of(table))?;
        let rate = rate.map(|rate| {
            let told = told(table, &sight, |speech| {
                speech.words().say("label-market") + ": " + &speech.good_count(Good::Energy, rate)
            });
            view! {
                <span title=told.clone()>
                    <span aria-hidden="true">{rate}</span><Drawing svg=icon(Icon::Good(Good::Energy))/>
                    <span class="visually-hidden">{told.clone()}</span>
                </span>
            }
        });
        let head = match head {
            Some(head) => {
                let stores = head.into_iter().map(|lies| store(column.head_makes(), lies));
                stores.collect::<String>()
            }
            None => match column {
                Column::Discoveries => icon(Icon::Good(Good::Energy)),
                Column::Dock => icon(Icon::Delivery),
                _ => icon(Icon::OwnOrder),
            },
        };
        let is_told = move || FarmPart::Column(column).is_told(seat, table);
        let are_stores_told = move || FarmPart::Stores(column).is_told(seat, table);
        let silo = held.map(|held| {
            let held = held.into_iter().map(|(resource, count)| {
                let name = told(table, &sight, |speech| speech.good_count(resource.into(), count));
                view! {
                    <span class="v-held" title=name.clone()>
                        <b aria-hidden="true">{count}</b><Drawing svg=icon(Icon::Good(resource.into()))/>
                        <span class="visually-hidden">{name.clone()}</span>
                    </span>
                }
            });
            view! { <span class="v-far-silo" class:v-told=are_stores_told>{held.collect_view()}</span> }
        });
        let cards = cards.into_iter().map(|placed| view! { <FarCard table seat placed/> });
        Some(view! {
            <div class=format!("v-far-column {}", column_class(column))>
                <span class="v-far-rate">{rate}</span>
                <span class="v-far-emblem" class:v-told=is_told><Drawing svg=icon(Icon::Column(column))/></span>
                <span class="v-far-pair" class:v-told=are_stores_told><Drawing svg=head/></span>
                {silo}
                {cards.collect_view()}
            </div>
        })
    }
}

#[component]
fn FarCard(table: Table, seat: Seat, placed: Placed) -> impl IntoView {
    let sight = untrack(|| sight_of(table))?;
    let parts = sight.view.open().components();
    let label = told(table, &sight, |speech| speech.card(placed.card));
    let Some(sheet) = placed.sheet(parts) else {
        return Some(
            view! {
                <div class="v-far-card v-back">
                    <Button spot=Thing::Card(placed.card).spot() class="v-far-face" label><Drawing svg=icon(Icon::FaceDown)/></Button>
                </div>
            }
            .into_any(),
        );
    };
    let stores = sheet.makes.iter().zip(placed.stores).map(|(&fits, lies)| store(fits, lies));
    let pictures: String = if placed.has_crate(parts) {
        icon(Icon::Figure(suna_valo::Figure::Crate, Some(seat))) + &icon(Icon::Points(sheet.points))
    } else if sheet.is_order() {
        let slots = sheet.slots.iter().enumerate();
        slots.map(|(index, &it)| slot(it, placed.delivered >> index & 1 == 1)).collect()
    } else if sheet.makes.is_empty() {
        effect(placed.card, parts)
    } else {
        stores.collect()
    };
    Some(
        view! {
            <div class=format!("v-far-card {}", card_class(placed.card, parts))>
                <Button spot=Thing::Card(placed.card).spot() class="v-far-face" label><Drawing svg=pictures/></Button>
            </div>
        }
        .into_any(),
    )
}

/// The tiles of full rows.
#[component]
fn FarSeals(farm: Memo<Option<Farm>>) -> impl IntoView {
    let say = Say::here();
    let rows = Memo::new(move |_| {
        farm.with(|farm| farm.as_ref().map(|farm| (farm.rows_for_points, farm.rows_activated)))
    });
    move || {
        let (for_points, activated) = rows.get().filter(|rows| *rows != (0, 0))?;
        let told =
            say.with("rows", &[("points", for_points.into()), ("activated", activated.into())]);
        let seals = icon(Icon::Points(5)).repeat(for_points.into())
            + &icon(Icon::Row).repeat(activated.into());
        Some(view! {
            <span class="v-far-seals" title=told.clone()>
                <Drawing svg=seals/><span class="visually-hidden">{told.clone()}</span>
            </span>
        })
    }
}

/// The character with its stores, the tiles, and what was uncovered.
#[component]
fn FarKit(seat: Seat, farm: Memo<Option<Farm>>) -> impl IntoView {
    let table = Table::here();
    let kit = Memo::new(move |_| {
        farm.with(|farm| {
            let farm = farm.as_ref()?;
            let gone: Vec<Spot> = Spot::ALL
                .iter()
                .copied()
                .filter(|&spot| spot.number().is_some() && farm.has(spot))
                .collect();
            let tiles: Vec<Tile> =
                farm.tiles.iter().map(|held| Tile::Progress(held.tile)).collect();
            let end = farm.end_tile.map(Tile::End);
            let satchel = farm.is(Character::Satchel).then_some(farm.satchel);
            let tiles: Vec<Tile> = tiles.into_iter().chain(end).collect();
            let kept: Vec<Card> = farm.kept.iter().copied().collect();
            Some((farm.character, satchel, kept, tiles, gone))
        })
    });
    move || {
        let (character, satchel, kept, tiles, gone) = kit.get()?;
        let sight = untrack(|| sight_of(table))?;
        let character = character.map(|character| {
            let label = told(table, &sight, |speech| speech.character(character));
            view! {
                <Button spot=Thing::Character(character).spot() class="v-character" label=label.clone()>
                    <Drawing svg=icon(Icon::Character(character))/><span>{label.clone()}</span>
                </Button>
            }
        });
        let satchel = satchel.map(|satchel| {
            let all: Resources = Resource::ALL.iter().copied().collect();
            let held = satchel.iter().flatten().fold(Goods::NONE, |mut held, &resource| {
                held[resource] += 1;
                held
            });
            let told = told(table, &sight, |speech| speech.goods(&held));
            let stores: String = satchel.into_iter().map(|lies| store(all, lies)).collect();
            let is_told = move || FarmPart::Satchel.is_told(seat, table);
            view! {
                <span class="v-far-satchel" class:v-told=is_told title=told.clone()>
                    <Drawing svg=stores/><span class="visually-hidden">{told.clone()}</span>
                </span>
            }
        });
        let tiles = tiles.into_iter().map(|tile| {
            let label = told(table, &sight, |speech| speech.tile(tile));
            let picture = match tile {
                Tile::Progress(tile) => icon(Icon::ProgressTile(tile)),
                Tile::End(tile) => icon(Icon::EndTile(tile)),
            };
            view! { <Button spot=Thing::Tile(tile).spot() class="v-tile" label><Drawing svg=picture/></Button> }
        });
        let gone = gone.into_iter().map(|spot| {
            let name = told(table, &sight, |speech| speech.spot(spot));
            let is_told = move || FarmPart::Figure(spot).is_told(seat, table);
            view! {
                <span class="v-gone-spot" class:v-told=is_told title=name.clone()><Drawing svg=icon(Icon::Spot(spot))/><span class="visually-hidden">{name.clone()}</span></span>
            }
        });
        Some(
            view! { {character}{satchel}{kept_festivals(table, &sight, kept)}{tiles.collect_view()}{gone.collect_view()} },
        )
    }
}
