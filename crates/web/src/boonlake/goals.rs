//! The scoring tiles with everybody's present value, and their projects.

use super::event::event_of;
use super::sight::Sight;
use super::signs::{Signs, of_price};
use super::thing::Thing;
use super::{of_things, sight_of, speech};
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::say::Say;
use crate::table::{Placed, Table};
use boonlake::{Event, ScoringTile};
use drawing::boonlake::{Icon, Owner, condition_icons, icon};
use leptos::prelude::*;
use std::sync::Arc;
use table::Seat;

#[component]
pub(super) fn Goals() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let tiles = Memo::new(move |_| {
        sight_of(table).map(|sight| sight.view.open().scoring.to_vec()).unwrap_or_default()
    });
    let at_hand = Memo::new(move |_| {
        let sight = sight_of(table)?;
        Some(of_things(say, |speech| speech.scoring_at_hand(sight.view.open())))
    });
    let next =
        move || at_hand.get().map(|number| say.with("goals-next", &[("number", number.into())]));
    let is_empty = move || tiles.with(Vec::is_empty);
    view! {
        <section class="goals" aria-label=say.the("area-scoring")>
            <h2>{say.the("area-scoring")}<small>{next}</small></h2>
            <For each=move || tiles.get() key=|tile| *tile let(tile)><Goal tile/></For>
            {move || is_empty().then(|| view! { <p class="quiet">{say.the("goals-none")}</p> })}
        </section>
    }
}

/// How a seat stands with a tile.
#[derive(Clone, PartialEq)]
enum Stand {
    /// It was scored, and brought so many VP.
    Scored(Option<i32>),
    Has {
        value: String,
        is_met: bool,
    },
}

#[derive(Clone, PartialEq)]
struct Shown {
    scoring: u8,
    stands: Vec<(Seat, Stand, String)>,
    realised: Vec<Seat>,
}

#[component]
fn Goal(tile: ScoringTile) -> impl IntoView {
    let table = Table::here();
    let scored =
        Memo::new(move |_| sight_of(table).map(|it| scored(&it, tile)).unwrap_or_default());
    let brought = Memo::new(move |_| {
        let seats = scored.get().into_iter();
        seats.map(|seat| (seat, untrack(|| brought(table, seat, tile)))).collect::<Vec<_>>()
    });
    let shown = Memo::new(move |_| Some(shown(&*sight_of(table)?, tile, table, &brought.get())));
    move || {
        let (shown, sight) = (shown.get()?, untrack(|| sight_of(table))?);
        Some(view! { <Tile tile shown sight/> })
    }
}

/// The seats that have scored a tile.
fn scored(sight: &Sight, tile: ScoringTile) -> Vec<Seat> {
    let open = sight.view.open();
    let area = open.area(tile).unwrap_or(0);
    sight.seats().filter(|&seat| open.player(seat).scored >> area & 1 == 1).collect()
}

fn shown(sight: &Sight, tile: ScoringTile, table: Table, brought: &[(Seat, Option<i32>)]) -> Shown {
    let open = sight.view.open();
    let area = open.area(tile).unwrap_or(0);
    let (scoring, stands) = table.tell(|teller| {
        let speech = speech(teller);
        let scoring = speech.scoring_at_hand(open);
        let stands = sight.seats().map(|seat| {
            let told = speech.standing(open, seat, tile, scoring);
            if let Some(&(_, vp)) = brought.iter().find(|(by, _)| *by == seat) {
                return (seat, Stand::Scored(vp), told);
            }
            let (one, other) = open.has_for(seat, tile);
            let is_pair = open.parts().scoring(tile).condition.is_pair();
            let value = if is_pair { format!("{one}/{other}") } else { one.to_string() };
            (seat, Stand::Has { value, is_met: open.meets(seat, tile, scoring) }, told)
        });
        (scoring, stands.collect())
    });
    let realised = sight.seats().filter(|&seat| open.player(seat).projects >> area & 1 == 1);
    Shown { scoring, stands, realised: realised.collect() }
}

/// What a tile brought a seat: as many VP as the number of the scoring, twice on the own one. It is
/// looked for when a tile was scored, and only then.
fn brought(table: Table, seat: Seat, tile: ScoringTile) -> Option<i32> {
    let area = sight_of(table)?.view.open().area(tile);
    table.stories.with(|stories| {
        let story = stories.now();
        let event = |index: usize| event_of(&*story[index].event);
        let scored = (0..story.len()).rev().find_map(|index| match *event(index)? {
            Event::ScoredTile { seat: by, tile: it, is_met } if by == seat && it == tile => {
                Some((index, is_met))
            }
            _ => None,
        });
        let (index, is_met) = scored?;
        let number = (0..index).rev().find_map(|index| match *event(index)? {
            Event::ScoringBegan { number } => Some(i32::from(number)),
            _ => None,
        })?;
        let factor = if area == Some(seat.index()) { 2 } else { 1 };
        Some(if is_met { factor * number } else { -factor * number })
    })
}

#[component]
fn Tile(tile: ScoringTile, shown: Shown, sight: Arc<Sight>) -> impl IntoView {
    let say = Say::here();
    let open = sight.view.open();
    let (parts, sheet) = (open.parts(), open.parts().scoring(tile));
    let (name, needed) = of_things(say, |speech| {
        let needed =
            [1, 2, 3, 4].map(|number| speech.needed(tile, number, parts).replace(" + ", "/"));
        (speech.scoring_name(tile, parts), needed)
    });
    let owner = sight.seats().find(|seat| Some(seat.index()) == open.area(tile));
    let owner = owner.map(|seat| {
        view! {
            <span class="goal-owner"><Drawing svg=icon(Icon::Mark(Owner::Seat(seat)))/>"×2"</span>
        }
    });
    let scoring = shown.scoring;
    let values = (1u8..).zip(needed).map(move |(number, needed)| view! {
        <span class="goal-value" class:now={number == scoring} class:past={number < scoring}>{needed}</span>
    });
    let values = values.collect_view();
    let signs = condition_icons(sheet.condition).into_iter();
    let signs = signs.map(|sign| view! { <Drawing svg=icon(sign)/> }).collect_view();
    let (price, vp, track) = (of_price(&sheet.price), sheet.vp, sheet.track);
    let stands =
        shown.stands.into_iter().map(|(seat, stand, told)| view! { <Standing seat stand told/> });
    let done = shown.realised.into_iter();
    let done = done.map(|seat| view! { <Drawing svg=icon(Icon::Mark(Owner::Seat(seat)))/> });
    let label = name.clone();
    view! {
        <Placed spot=Thing::Tile(tile).spot() class="goal-tile" label>
            <span class="goal-head">
                {signs}<strong>{name}</strong>{owner}
                <span class="goal-values">{values}</span>
            </span>
            <span class="goal-line">
                <span class="goal-stands">{stands.collect_view()}</span>
                <span class="goal-project">
                    <Signs signs=price/>
                    <span class="goal-brings">
                        <span class="vp-shield">{vp}</span>
                        <Drawing svg=icon(Icon::Track(track))/>
                    </span>
                    {done.collect_view()}
                </span>
            </span>
        </Placed>
    }
}

#[component]
fn Standing(seat: Seat, stand: Stand, told: String) -> impl IntoView {
    let mark = view! { <Drawing svg=icon(Icon::Mark(Owner::Seat(seat)))/> };
    let (class, value) = match stand {
        Stand::Scored(vp) => ("stand scored", vp.map(signed).unwrap_or_default()),
        Stand::Has { value, is_met: true } => ("stand met", value),
        Stand::Has { value, is_met: false } => ("stand", value),
    };
    view! { <span class=class title=told.clone()>{mark}<b>{value}</b></span> }
}

/// "+6", "−3"
pub(super) fn signed(number: i32) -> String {
    let sign = if number < 0 { "−" } else { "+" };
    format!("{sign}{}", number.abs())
}
