//! The bot tracks of the near farm, with what can be done on them laid over the drawing.

use super::card::told;
use super::farm_part::told_on_tracks;
use super::sight::Sight;
use super::sight_of;
use super::thing::Thing;
use crate::reactive::Memo;
use crate::table::{Placed, Table};
use drawing::suna_valo::{
    Lie, TrackPlace, ghost_gear, lit_place, track_place, tracks, tracks_shape, tracks_size,
    tracks_view_box,
};
use leptos::prelude::*;
use suna_valo::components::Notch;
use suna_valo::{Farm, FarmRef, Tile, Track};
use table::Seat;

#[component]
pub(super) fn Tracks(seat: Seat, lie: Lie) -> impl IntoView {
    let table = Table::here();
    let farm = Memo::new(move |_| Some(sight_of(table)?.view.open().farms[seat].clone()));
    let drawn = Memo::new(move |_| {
        let (farm, sight) = (farm.get()?, untrack(|| sight_of(table))?);
        Some(tracks(FarmRef::new(&farm, sight.view.open().components()), seat, lie))
    });
    let shown = move || {
        let sight = sight_of(table)?;
        Some(lit(&sight, seat, table, lie))
    };
    let view_box = move || {
        untrack(|| sight_of(table)).map(|it| tracks_view_box(it.view.open().components(), lie))
    };
    let shape = move || {
        untrack(|| sight_of(table)).map(|it| tracks_shape(it.view.open().components(), lie))
    };
    let places = Memo::new(move |_| {
        let (farm, sight) = (farm.get()?, untrack(|| sight_of(table))?);
        Some(places(&farm, &sight))
    });
    let buttons = move || {
        let sight = untrack(|| sight_of(table))?;
        let parts = sight.view.open().components();
        let (width, height) = tracks_size(parts, lie);
        let buttons = places.get()?.into_iter().map(|(thing, place)| {
            let at = track_place(place, parts, lie);
            let label = told(table, &sight, |speech| super::explain::name(&sight, thing, speech));
            view! {
                <span
                    class="v-track-place"
                    style:left=format!("{:.2}%", at.x / width * 100.0)
                    style:top=format!("{:.2}%", at.y / height * 100.0)
                >
                    <Placed spot=thing.spot() class="v-track-button" label><span></span></Placed>
                </span>
            }
        });
        Some(buttons.collect_view())
    };
    let class = match lie {
        Lie::Upright => "v-tracks upright",
        Lie::Lying | Lie::Rail => "v-tracks lying",
    };
    view! {
        <div class=class>
            <div class="v-tracks-box" style=("aspect-ratio", shape)>
                <svg viewBox=view_box aria-hidden="true">
                    <g inner_html=move || drawn.get().unwrap_or_default()></g>
                    <g inner_html=move || shown().unwrap_or_default()></g>
                </svg>
                {buttons}
            </div>
        </div>
    }
}

/// Everything on the tracks that can be pointed at, and where.
fn places(farm: &Farm, sight: &Sight) -> Vec<(Thing, TrackPlace)> {
    let parts = sight.view.open().components();
    let farm = FarmRef::new(farm, parts);
    let mut places = Vec::new();
    for &track in Track::ALL {
        let gears = farm.after_step(track).unwrap_or(farm.gears);
        places.push((Thing::Track(track), TrackPlace::of(gears, track)));
        for space in 0..=parts.top(track) {
            if let Some((spot, _)) = parts.blocker(track, space).filter(|(it, _)| !farm.has(*it)) {
                places.push((Thing::Figure(spot), TrackPlace::Space(track, space)));
            }
        }
    }
    // As they are drawn: those of the track in its notches, the others beside it.
    let mut held = farm.tiles.iter();
    for space in 0..=farm.gears.right {
        match parts.notch(space) {
            Notch::Progress => {
                if let Some(tile) = held.next() {
                    let thing = Thing::Tile(Tile::Progress(tile.tile));
                    places.push((thing, TrackPlace::Notch(space)));
                }
            }
            Notch::End => {
                let tile = farm.end_tile.map(|tile| Thing::Tile(Tile::End(tile)));
                places.extend(tile.map(|thing| (thing, TrackPlace::Notch(space))));
            }
            Notch::None => {}
        }
    }
    for (nth, tile) in (0..).zip(held) {
        places.push((Thing::Tile(Tile::Progress(tile.tile)), TrackPlace::Beside(nth)));
    }
    places
}

/// Where something can be done, what is told of, and the gear where the step under the pointer would bring it.
fn lit(sight: &Sight, seat: Seat, table: Table, lie: Lie) -> String {
    let farm = sight.view.open().farm(seat);
    let parts = farm.components();
    let lit = table.lit();
    let is_lit = |thing: Thing| lit.contains(&thing.spot());
    let places = places(&farm, sight).into_iter().filter(|(thing, _)| is_lit(*thing));
    let rings = places.map(|(_, place)| lit_place(place, parts, lie));
    let pointed = table.pointed.get().and_then(Thing::at);
    let ghost = match pointed {
        Some(Thing::Track(track)) if is_lit(Thing::Track(track)) => {
            farm.after_step(track).map(|then| ghost_gear(farm, seat, track, then, lie))
        }
        _ => None,
    };
    let told = told_on_tracks(farm, seat, table, lie);
    ghost.into_iter().chain(rings).chain([told]).collect()
}
