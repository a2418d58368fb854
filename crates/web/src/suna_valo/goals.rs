//! The points of both as if it ended now, and the tiles that can still be taken.

use super::card::told;
use super::sight_of;
use super::thing::Thing;
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::say::{Say, number};
use crate::table::{Placed, Table};
use drawing::suna_valo::{Icon, icon};
use leptos::prelude::*;
use suna_valo::{Figure, Tile};
use table::Seat;

#[component]
pub(super) fn Goals() -> impl IntoView {
    view! { <Points/><Tiles/> }
}

#[component]
fn Points() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let categories = Memo::new(move |_| {
        table.moment(|moment| {
            let categories = moment.standings.categories.iter();
            categories.map(|it| (it.name, it.points.to_vec())).collect::<Vec<_>>()
        })
    });
    let rows = move || {
        let (categories, sight) = (categories.get()?, untrack(|| sight_of(table))?);
        let heads = categories.iter().map(|(name, _)| {
            let told = told(table, &sight, |speech| {
                format!("{}: {}", speech.category(name), speech.category_help(name))
            });
            view! {
                <th scope="col" title=told.clone()><Drawing svg=icon(sign(name))/><span class="visually-hidden">{told.clone()}</span></th>
            }
        });
        let heads = heads.collect_view();
        let seats = [sight.near(), sight.far()].map(|seat: Seat| {
            let points = categories.iter().map(|(_, points)| points.get(seat.index()).copied().unwrap_or(0));
            let sum: i32 = points.clone().sum();
            let cells = points.map(|points| {
                view! { <td class:zero={points == 0}>{if points == 0 { "·".to_owned() } else { number(points) }}</td> }
            });
            view! {
                <tr>
                    <th scope="row"><Drawing svg=icon(Icon::Seat(seat))/><span class="v-score-name">{move || table.name(seat)}</span></th>
                    {cells.collect_view()}
                    <td class="v-sum">{number(sum)}</td>
                </tr>
            }
        });
        Some(view! {
            <thead><tr><th scope="col" class="v-score-title">{say.the("points-now")}</th>{heads}<th scope="col"><span class="visually-hidden">{say.the("points-unit")}</span></th></tr></thead>
            <tbody>{seats.into_iter().collect_view()}</tbody>
        })
    };
    view! { <section class="v-points" aria-label=say.the("points-now")><table>{rows}</table></section> }
}

/// The sign of a category of the final scoring.
pub(super) fn sign(category: &str) -> Icon {
    match category {
        "ships" => Icon::Figure(Figure::Ship, None),
        "ship-effects" => Icon::ShipOrder,
        "public-orders" => Icon::Figure(Figure::Barrel, None),
        "own-orders" => Icon::Figure(Figure::Crate, None),
        "cards" => Icon::Sun,
        "farm-board" => Icon::Endless,
        "rows" => Icon::Row,
        "tracks" => Icon::Gear(None),
        "end-tile" => Icon::EndBot,
        "goods" => Icon::AnyGood,
        _ => Icon::Scarcity,
    }
}

/// The bot tiles: to be taken from the track, out of the box by a ship, at the top of the track.
#[component]
fn Tiles() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let tiles = Memo::new(move |_| {
        let sight = sight_of(table)?;
        let open = sight.view.open();
        let progress: Vec<Tile> = open.progress_tiles.iter().map(Tile::Progress).collect();
        let boxed: Vec<Tile> = open.boxed_tiles.iter().map(Tile::Progress).collect();
        let end: Vec<Tile> = open.end_tiles.iter().map(Tile::End).collect();
        Some([("tiles-progress", progress), ("tiles-end", end), ("tiles-boxed", boxed)])
    });
    let lists = move || {
        let sight = untrack(|| sight_of(table))?;
        let lists = tiles.get()?.into_iter().filter(|(_, tiles)| !tiles.is_empty());
        let lists = lists.map(|(key, tiles)| {
            let tiles = tiles.into_iter().map(|tile| {
                let (name, help) = told(table, &sight, |speech| match tile {
                    Tile::Progress(it) => (speech.tile(tile), speech.progress_tile_help(it)),
                    Tile::End(it) => (speech.tile(tile), speech.end_tile_help(it)),
                });
                let picture = match tile {
                    Tile::Progress(tile) => icon(Icon::ProgressTile(tile)),
                    Tile::End(tile) => icon(Icon::EndTile(tile)),
                };
                view! {
                    <li>
                        <Placed spot=Thing::Tile(tile).spot() class="v-tile" label=name>
                            <Drawing svg=picture/><span class="v-tile-text">{help}</span>
                        </Placed>
                    </li>
                }
            });
            view! { <div><h3>{say.the(key)}</h3><ul>{tiles.collect_view()}</ul></div> }
        });
        Some(lists.collect_view())
    };
    view! { <section class="v-tiles" aria-label=say.the("zone-tiles")>{lists}</section> }
}
