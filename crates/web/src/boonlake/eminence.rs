//! The Wise Eminence: what it has, what it earns, and what it was told to do.

use super::event::event_of;
use super::sight::Sight;
use super::{opponent, sight_of, speech};
use crate::lazy::part;
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::say::Say;
use crate::table::{Points, Table};
use boonlake::{EMINENCE, Eminence, Event, Open, Strip};
use drawing::boonlake::{Figure, Icon, Owner, icon};
use leptos::prelude::*;
use std::sync::Arc;

/// The opponent of the solo game; nobody in a match of several.
#[component]
pub(super) fn Opponent() -> impl IntoView {
    let table = Table::here();
    let is_there = move |sight: Arc<Sight>| sight.view.open().eminence.is_some();
    let is_there = Memo::new(move |_| sight_of(table).is_some_and(is_there));
    view! { <Show when=move || is_there.get()>{part(opponent, |shown| shown())}</Show> }
}

/// The opponent as it stands.
pub(super) fn shown() -> AnyView {
    let table = Table::here();
    let opponent = Memo::new(move |_| sight_of(table)?.view.open().eminence.clone());
    let shown = move || {
        let (eminence, sight) = (opponent.get()?, sight_of(table)?);
        Some(view! { <Block eminence sight/> })
    };
    shown.into_any()
}

#[component]
fn Block(eminence: Eminence, sight: Arc<Sight>) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let open = sight.view.open();
    let solo = &open.parts().solo;
    let (name, level) = table.tell(|teller| {
        let speech = speech(teller);
        (speech.eminence(), speech.level(eminence.level))
    });
    let columns = [
        (Figure::House, &solo.houses, eminence.houses, "piece-house"),
        (Figure::Settlement, &solo.settlements, eminence.settlements, "piece-settlement"),
        (Figure::Cattle, &solo.cattle, eminence.cattle, "piece-cattle"),
    ];
    let columns = columns.map(|(figure, values, left, key)| {
        let n_taken = values.len() - usize::from(left);
        let places = values.iter().enumerate().map(|(index, &vp)| {
            let is_full = index >= n_taken;
            let content = match is_full {
                true => view! { <Drawing svg=icon(Icon::Piece(figure, Owner::Eminence))/> }.into_any(),
                false => view! { <b>{vp}</b> }.into_any(),
            };
            view! { <span class="solo-place" class:last={index + 1 == n_taken}>{content}</span> }
        });
        let told = say.with(
            "solo-column",
            &[("piece", say.the(key).into()), ("taken", n_taken.into()), ("all", values.len().into())],
        );
        view! { <span class="solo-column" role="img" aria-label=told.clone() title=told>{places.collect_view()}</span> }
    });
    let income = say.with("solo-income", &[("vp", open.eminence_next_income().into())]);
    let stack = |is_b: bool| eminence.stack.iter().filter(|tile| tile.is_b() == is_b).count();
    let stack =
        say.with("eminence-stack", &[("a", stack(false).into()), ("b", stack(true).into())]);
    let cactus = cactus_track(&eminence, &solo.cactus);
    let taken = table.stories.with(|stories| {
        latest_taken(stories.now().iter().filter_map(|told| event_of(&*told.event)))
    });
    let revealed = revealed(table, open, &eminence, taken);
    view! {
        <article class="player eminence">
            <div class="player-head">
                <Drawing svg=icon(Icon::Owl)/>
                <h3>{name}</h3>
                <span class="tag">{level}</span>
                <span class="gold"><Points side=EMINENCE/>" "<small>{say.the("points-unit")}</small></span>
            </div>
            <div class="solo-columns">{columns.collect_view()}</div>
            <div class="solo-track">{cactus}<p class="quiet">{income}</p></div>
            {revealed}
            <p class="quiet">{stack}</p>
        </article>
    }
}

/// The places of the track around its marker.
fn cactus_track(eminence: &Eminence, values: &[u8]) -> impl IntoView + use<> {
    let say = Say::here();
    let at = usize::from(eminence.cactus);
    let first = at.saturating_sub(3).min(values.len().saturating_sub(9));
    let places = values.iter().enumerate().skip(first).take(9);
    let places = places.map(|(index, &vp)| {
        view! { <span class="solo-place" class:last={index == at}><b>{vp}</b></span> }
    });
    let told = say.with(
        "solo-cactus",
        &[("place", at.into()), ("last", values.len().saturating_sub(1).into())],
    );
    view! {
        <div class="solo-cactus" role="img" aria-label=told.clone() title=told>
            <Drawing svg=icon(Icon::Cactus)/>{places.collect_view()}
        </div>
    }
}

/// The strip that it took last, which lies at the bottom by now.
fn latest_taken<'a>(events: impl DoubleEndedIterator<Item = &'a Event>) -> Option<Strip> {
    events.rev().find_map(|event| match *event {
        Event::EminenceChose { strip, .. } => Some(strip),
        _ => None,
    })
}

/// The tile turned up last: its actions as they lie on the ladder now, with the one that was taken,
/// and the numbers it looks at.
fn revealed(
    table: Table,
    open: &Open,
    eminence: &Eminence,
    taken: Option<Strip>,
) -> Option<impl IntoView + use<>> {
    let say = Say::here();
    let tile = eminence.revealed?;
    let sheet = open.parts().solo.tile(tile);
    let row = |strip| open.strips.iter().position(|&there| there == strip);
    let mut strips = sheet.actions;
    strips.sort_by_key(|&strip| row(strip));
    let (name, help) = table.tell(|teller| {
        let speech = speech(teller);
        (speech.solo_tile(tile), speech.solo_tile_help(tile, open.parts()))
    });
    let strips = strips.into_iter().map(|strip| {
        let name = table.tell(|teller| speech(teller).strip(strip));
        let is_taken = taken == Some(strip);
        view! {
            <li class:taken=is_taken>
                <Drawing svg=icon(Icon::Strip(strip))/>{name}
                {is_taken.then(|| view! { <span class="visually-hidden">{say.the("solo-taken")}</span> })}
            </li>
        }
    });
    let corners = sheet.corners.into_iter().map(|space| {
        let is_preferred = space == eminence.preferred;
        view! { <span class="solo-place" class:last=is_preferred><b>{space.to_string()}</b></span> }
    });
    Some(view! {
        <div class="solo-tile">
            <strong>{name}</strong>
            <ol class="solo-actions">{strips.collect_view()}</ol>
            <span class="solo-corners">{corners.collect_view()}</span>
            <p class="quiet">{help}</p>
        </div>
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seat;

    /// It moved down when it was taken, so where the strips lie does not tell it.
    #[test]
    fn the_strip_that_was_taken_is_that_of_the_latest_turn() {
        let chose = |strip| Event::EminenceChose { strip, steps: 2 };
        let events = [
            chose(Strip::Builder),
            Event::EminenceCactus { steps: 1 },
            chose(Strip::Region),
            Event::TurnEnded { seat: Seat::FIRST },
        ];
        assert_eq!(latest_taken(events.iter()), Some(Strip::Region));
        assert_eq!(latest_taken(events[1..2].iter()), None);
    }
}
