//! The interim scoring as a scene: a bar with its parts while it runs, and what it brought to each
//! when it is over.

use super::event::event_of;
use super::goals::signed;
use super::{bar_of_scoring, of_things, shares_of_scoring, sight_of, speech};
use crate::lazy::part;
use crate::parts::Drawing;
use crate::say::Say;
use crate::settings::Settings;
use crate::table::Table;
use boonlake::{EMINENCE, Event, Good, Open, ScoringTile, Step};
use drawing::boonlake::{Icon, Owner, condition_icons, icon};
use leptos::prelude::*;
use std::time::Duration;
use table::{Seat, Side};

/// So long the outcome has the table, unless something is done before.
const FOR_THE_OUTCOME: Duration = Duration::from_secs(12);

/// The parts of a scoring, in order.
const PARTS: [&str; 4] = ["scene-cards", "scene-tiles", "scene-income", "scene-levers"];

/// What a scoring brought a side.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Share {
    tile: Option<(ScoringTile, bool)>,
    tile_vp: i32,
    coins: i32,
    cards: i32,
    vp: i32,
}

#[component]
pub(super) fn Scoring() -> impl IntoView {
    let table = Table::here();
    // The number of the scoring that is just over.
    let outcome = RwSignal::new(None::<u8>);
    let finished = Memo::new(move |_| Some(n_finished(sight_of(table)?.view.open())));
    Effect::new(move |before: Option<Option<u8>>| {
        let now = finished.get();
        match (before.flatten(), now) {
            // The last one is part of the end.
            (Some(before), Some(number)) if number > before && number < 4 => {
                outcome.set(Some(number));
                let close = move || {
                    outcome.try_update(|shown| {
                        shown.take_if(|shown| *shown == number);
                    });
                };
                set_timeout(close, FOR_THE_OUTCOME);
            }
            (Some(before), Some(number)) if number < before => outcome.set(None),
            _ => {}
        }
        now
    });
    // Whatever is done next closes it; it stands in nobody's way.
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            outcome.set(None);
        }
    });
    let clicks = window_event_listener(leptos::ev::click, move |_| outcome.set(None));
    on_cleanup(move || {
        keys.remove();
        clicks.remove();
    });
    let running = Memo::new(move |_| {
        let sight = sight_of(table)?;
        let open = sight.view.open();
        running_part(open).map(|part| (open.n_scorings, part))
    });
    view! {
        {move || running.get().map(|(number, now)| part(bar_of_scoring, move |bar| bar(number, now)))}
        {move || outcome.get().map(|number| part(shares_of_scoring, move |shares| shares(number)))}
    }
}

/// How many scorings are over.
pub(super) fn n_finished(open: &Open) -> u8 {
    open.n_scorings - u8::from(running_part(open).is_some())
}

/// Which part of a scoring runs, if one does.
fn running_part(open: &Open) -> Option<usize> {
    let has = |step: Step| open.steps.contains(&step);
    if has(Step::LeversUp) {
        return Some(3);
    }
    if !has(Step::Income) {
        return None;
    }
    let n_to_score = open.steps.iter().filter(|it| matches!(it, Step::ScoreTile { .. })).count();
    Some(if n_to_score == open.n_seats() { 0 } else { 1 })
}

/// What the latest scoring brought to all, from what was told.
fn told(table: Table, number: u8) -> Option<Vec<(Side, Share)>> {
    let sight = sight_of(table)?;
    let open = sight.view.open();
    table.stories.with(|stories| {
        let story = stories.now();
        let begin = story.iter().rposition(|told| {
            matches!(event_of(&*told.event), Some(Event::ScoringBegan { number: it }) if *it == number)
        })?;
        let events = story[begin..].iter().filter_map(|told| event_of(&*told.event));
        Some(shares(events, open.n_seats(), open.n_sides()))
    })
}

/// Adds up what each side got: by its tile, and from the income on.
fn shares<'a>(
    events: impl Iterator<Item = &'a Event>,
    n_seats: usize,
    n_sides: usize,
) -> Vec<(Side, Share)> {
    let mut shares = vec![Share::default(); n_sides];
    let mut n_scored = 0;
    // The VP of a tile follow at once.
    let mut just_scored = false;
    for event in events {
        let was_scored = std::mem::take(&mut just_scored);
        let is_income = n_scored == n_seats && !was_scored;
        match *event {
            Event::ScoredTile { seat, tile, is_met } => {
                shares[seat.index()].tile = Some((tile, is_met));
                n_scored += 1;
                just_scored = true;
            }
            Event::Gained { seat, good: Good::Vp, amount } if was_scored => {
                shares[seat.index()].tile_vp = amount.into();
            }
            Event::Lost { seat, good: Good::Vp, amount } if was_scored => {
                shares[seat.index()].tile_vp = -i32::from(amount);
            }
            Event::Gained { seat, good: Good::Vp, amount } if is_income => {
                shares[seat.index()].vp += i32::from(amount);
            }
            Event::Gained { seat, good: Good::Coins, amount } if is_income => {
                shares[seat.index()].coins += i32::from(amount);
            }
            Event::Drew { seat, .. } if is_income => shares[seat.index()].cards += 1,
            Event::EminenceGained { vp } if is_income => {
                shares[EMINENCE.index()].vp += i32::from(vp);
            }
            Event::RoundBegan
            | Event::TurnEnded { .. }
            | Event::Chose { .. }
            | Event::SoloTile { .. } => break,
            _ => {}
        }
    }
    (0..).filter_map(Side::new).zip(shares).collect()
}

/// The parts of the scoring that runs, the present one bold.
pub(super) fn bar(number: u8, now: usize) -> AnyView {
    let say = Say::here();
    let parts = PARTS.into_iter().enumerate().map(|(index, key)| {
        view! { <li class:now={index == now} class:past={index < now}>{say.the(key)}</li> }
    });
    view! {
        <div class="scoring-bar">
            <strong>{say.with("scene-title", &[("number", number.into())])}</strong>
            <ol>{parts.collect_view()}</ol>
        </div>
    }
    .into_any()
}

/// What it brought to each. It is read once, when it is over.
pub(super) fn shares_told(number: u8) -> AnyView {
    untrack(|| shares_of(number)).into_any()
}

fn shares_of(number: u8) -> Option<impl IntoView> {
    let say = Say::here();
    let table = Table::here();
    let is_staged = Settings::here().moves();
    let shares = told(table, number)?;
    let sight = sight_of(table)?;
    let open = sight.view.open();
    let rows = shares.into_iter().map(|(side, share)| {
        let name = table.tell(|teller| speech(teller).side(open, side));
        let tile = share.tile.map(|(tile, is_met)| {
            let name = of_things(say, |speech| speech.scoring_name(tile, open.parts()));
            let signs = condition_icons(open.parts().scoring(tile).condition).into_iter();
            let signs = signs.map(|sign| view! { <Drawing svg=icon(sign)/> }).collect_view();
            let class = if is_met { "share-tile met" } else { "share-tile" };
            view! { {signs}<span class=class>{name}</span>" "<b>{signed(share.tile_vp)}</b> }
        });
        let owner = Seat::new(side.index()).filter(|_| side.index() < open.n_seats());
        let owner = owner.map_or(Owner::Eminence, Owner::Seat);
        view! {
            <tr>
                <th scope="row"><Drawing svg=icon(Icon::Mark(owner))/>{name}</th>
                <td>{tile}</td><td>{share.coins}</td><td>{share.cards}</td><td>{share.vp}</td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    let head = [
        ("scene-tile", Icon::Scoring),
        ("scene-coins", Icon::Coin),
        ("scene-drawn", Icon::Card),
        ("scene-vp", Icon::Vp),
    ];
    let head = head.map(|(key, sign)| {
        view! {
            <th scope="col"><Drawing svg=icon(sign)/><span>{say.the(key)}</span></th>
        }
    });
    Some(view! {
        <section class="scoring-scene" class:staged=is_staged role="status" aria-labelledby="scoring-title">
            <h2 id="scoring-title">{say.with("scene-title", &[("number", number.into())])}</h2>
            <table>
                <thead><tr><th scope="col"><span class="visually-hidden">{say.the("table-players")}</span></th>{head.collect_view()}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
            <button class="button small" id="scoring-close">{say.the("common-close")}</button>
        </section>
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_is_told_apart_from_the_income() {
        let [one, two] = [0, 1].map(|index| Seat::new(index).expect("a seat"));
        let tile = ScoringTile::new(3).expect("a tile");
        let gained = |seat, good, amount| Event::Gained { seat, good, amount };
        let events = [
            Event::ScoringBegan { number: 2 },
            gained(one, Good::Coins, 9),
            Event::ScoredTile { seat: one, tile, is_met: true },
            gained(one, Good::Vp, 4),
            Event::ScoredTile { seat: two, tile, is_met: false },
            Event::Lost { seat: two, good: Good::Vp, amount: 2 },
            gained(one, Good::Coins, 5),
            Event::Drew { seat: one, card: None },
            gained(two, Good::Vp, 3),
            gained(two, Good::Vp, 1),
            Event::RoundBegan,
            gained(one, Good::Coins, 7),
        ];
        let shares = shares(events.iter(), 2, 2);
        let of = |index: usize| shares[index].1;
        let expected = Share { tile: Some((tile, true)), tile_vp: 4, coins: 5, cards: 1, vp: 0 };
        assert_eq!(of(0), expected);
        let expected = Share { tile: Some((tile, false)), tile_vp: -2, coins: 0, cards: 0, vp: 4 };
        assert_eq!(of(1), expected);
    }
}
