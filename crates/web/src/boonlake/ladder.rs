//! The action strips as a ladder: the rail with steps and fines stays, the planks move. Below, what is
//! left of everything.

use super::sight::Sight;
use super::signs::{Many, Signs, of_strip_all, of_strip_own};
use super::thing::Thing;
use super::{of_things, sight_of};
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::say::Say;
use crate::table::{Placed, Table};
use boonlake::{Open, Step, Strip};
use drawing::boonlake::{Icon, icon};
use leptos::prelude::*;

#[component]
pub(super) fn Ladder() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let rows = Memo::new(move |_| {
        sight_of(table)
            .map(|sight| sight.view.open().parts().boards.rows.clone())
            .unwrap_or_default()
    });
    let strips = Memo::new(move |_| sight_of(table).map(|sight| sight.view.open().strips));
    let rail = move || {
        let rungs = rows.get().into_iter().map(|(steps, fine)| view! { <Rung steps fine/> });
        rungs.collect_view()
    };
    let in_order = move || strips.get().into_iter().flatten();
    view! {
        <div class="ladder">
            <h2>{say.the("ladder-title")}</h2>
            <div class="ladder-body">
                <div class="ladder-rail" aria-hidden="true">{rail}</div>
                <ol class="ladder-planks">
                    <For each=in_order key=|strip| *strip let(strip)>
                        <Plank strip strips rows/>
                    </For>
                </ol>
            </div>
            <Supply/>
        </div>
    }
}

/// A rung of the rail: how far the ship may go, and the VP to pay.
#[component]
fn Rung(steps: u8, fine: u8) -> impl IntoView {
    let say = Say::here();
    let fine = (fine > 0).then(|| say.with("ladder-fine", &[("vp", fine.into())]));
    view! {
        <div class="rung">
            <span class="rung-steps">{steps}</span>
            <Drawing svg=icon(Icon::Sail)/>
            {fine.map(|fine| view! { <span class="rung-fine">{fine}</span> })}
        </div>
    }
}

/// How far the ship of the one whose turn it is may sail, if this strip is in use.
fn in_use(open: &Open, strip: Strip) -> Option<u8> {
    let steps = open.steps.iter().find_map(|step| match *step {
        Step::Sail { steps, .. } | Step::EminenceSail { steps } => Some(steps),
        _ => None,
    });
    steps.filter(|_| open.strips[6] == strip)
}

/// On how many solo tiles that may still come a strip stands.
fn n_awaited(open: &Open, strip: Strip) -> usize {
    let Some(eminence) = &open.eminence else { return 0 };
    let tiles = eminence.stack.iter().map(|tile| open.parts().solo.tile(tile));
    tiles.filter(|tile| tile.actions.contains(&strip)).count()
}

#[component]
fn Plank(
    strip: Strip,
    strips: Memo<Option<[Strip; 7]>>,
    rows: Memo<Vec<(u8, u8)>>,
) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let row = Memo::new(move |_| {
        strips.get().and_then(|strips| strips.iter().position(|&there| there == strip)).unwrap_or(0)
    });
    // How many rows it came down or went up, and how often it moved: the style sheet slides it from
    // where it was, each time anew.
    let moved = Memo::new(move |before: Option<&(usize, i32, usize)>| match before {
        Some(&(old, _, times)) => (row.get(), old as i32 - row.get() as i32, times + 1),
        None => (row.get(), 0, 0),
    });
    let use_now = Memo::new(move |_| in_use(sight_of(table)?.view.open(), strip));
    let awaited =
        Memo::new(move |_| sight_of(table).map_or(0, |it| n_awaited(it.view.open(), strip)));
    let label = move || {
        let (steps, fine) = rows.with(|rows| rows.get(row.get()).copied().unwrap_or_default());
        of_things(say, |speech| speech.strip_label(strip, steps, fine))
    };
    let is_odd = move || moved.get().2 % 2 == 1;
    let is_even = move || moved.get().2 > 0 && moved.get().2 % 2 == 0;
    view! {
        <li
            class="plank-place"
            class:slid-odd=is_odd
            class:slid-even=is_even
            class:falls=move || moved.get().1 < -1
            style=("--from", move || moved.get().1.to_string())
        >
            {move || view! {
                <Placed spot=Thing::Strip(strip).spot() class=plank_class(strip) label=label()>
                    <Face strip use_now awaited/>
                </Placed>
            }}
        </li>
    }
}

fn plank_class(strip: Strip) -> &'static str {
    use boonlake::Kind::{Day, Night, Sunset};
    match strip.kind() {
        Some(Day) => "plank k-day",
        Some(Sunset) => "plank k-sunset",
        Some(Night) => "plank k-night",
        None => "plank",
    }
}

/// What is written on a plank.
#[component]
fn Face(strip: Strip, use_now: Memo<Option<u8>>, awaited: Memo<usize>) -> impl IntoView {
    let say = Say::here();
    let (name, own, all) = of_things(say, |speech| {
        (speech.strip(strip), speech.strip_own(strip), speech.strip_all(strip))
    });
    let kind = strip.kind().map(|kind| view! { <Drawing svg=icon(Icon::Kind(kind))/> });
    let whose = if strip == Strip::Pioneer { "plank-others" } else { "plank-all" };
    view! {
        <span class="plank-head">
            <strong class="plank-name">{name}</strong>
            {move || use_now.get().map(|_| view! { <span class="in-use">{say.the("plank-in-use")}</span> })}
            {move || (awaited.get() > 0).then(|| view! {
                <span class="plank-owl" title=say.with("plank-awaited", &[("count", awaited.get().into())])>
                    <Drawing svg=icon(Icon::Owl)/><b>{awaited.get()}</b>
                </span>
            })}
            <span class="plank-kind">{kind}</span>
        </span>
        <span class="plank-own">
            <Signs signs=of_strip_own(strip)/>
            {move || use_now.get().map(|steps| view! {
                <span class="plank-ship"><Drawing svg=icon(Icon::Sail)/><b>{steps}</b></span>
            })}
        </span>
        <span class="plank-shared">
            <span class="plank-who">{say.the(whose)}</span>
            <Signs signs=of_strip_all(strip)/>
        </span>
        <span class="plank-words">{own}</span>
        <span class="plank-words">{all}</span>
    }
}

/// What is left of tiles, pastures and cards.
#[component]
fn Supply() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let left = Memo::new(move |_| sight_of(table).map(|sight| left_of_all(&sight)));
    let signs = [
        (Icon::Tile, "supply-tiles"),
        (Icon::Pasture, "supply-pastures"),
        (Icon::Deck, "supply-deck"),
        (Icon::Drop, "supply-discards"),
    ];
    let list = move || {
        let counted = left.get().into_iter().flatten().zip(signs);
        let counted = counted.map(|(count, (sign, key))| {
            let name = say.with(key, &[("count", count.into())]);
            view! { <li><Many count=count.to_string() sign name/></li> }
        });
        counted.collect_view()
    };
    view! { <ul class="supply">{list}</ul> }
}

fn left_of_all(sight: &Sight) -> [usize; 4] {
    let open = sight.view.open();
    [open.mound.len(), open.pastures_left.into(), sight.view.deck_size(), open.discards.len()]
}
