//! The interim scoring as a scene: a bar with its parts while it runs, and what it brought to each
//! when it is over.

use super::event::event_of;
use super::goals::signed;
use super::{bar_of_scoring, of_things, shares_of_scoring, sight_of, speech};
use crate::lazy::part;
use crate::parts::Drawing;
use crate::reactive::Memo;
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
const PARTS: [&str; 5] =
    ["scene-cards", "scene-tiles", "scene-income", "scene-levers", "scene-labels"];

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
    // The number of the scoring that is just over, or looked at again.
    let outcome = table.scene;
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
        Some(shares(events, open))
    })
}

/// Adds up what each side got: by its tile, with the exchanges it asks for, and from the income on.
fn shares<'a>(events: impl Iterator<Item = &'a Event>, open: &Open) -> Vec<(Side, Share)> {
    let mut shares = vec![Share::default(); open.n_sides()];
    let mut n_scored = 0;
    // Levers that are used between the income and their way up bring coins and cards of their own.
    let mut is_income_over = false;
    let mut last = None;
    for event in events {
        let before = last.replace(event);
        // The VP of a tile follow at once.
        let is_of_tile = matches!(before, Some(Event::ScoredTile { .. }));
        let is_after_tiles = n_scored == open.n_seats();
        let is_income = is_after_tiles && !is_income_over;
        match *event {
            Event::ScoredTile { seat, tile, is_met } => {
                n_scored += 1;
                let share = &mut shares[seat.index()];
                share.tile = Some((tile, is_met));
                // Those of the exchanges come just before.
                let is_exchange = open.parts().scoring(tile).condition.is_exchange();
                if let Some(Event::Gained { seat: by, good: Good::Vp, amount }) = before
                    && is_exchange
                    && is_met
                    && *by == seat
                {
                    share.tile_vp = (*amount).into();
                }
            }
            Event::Gained { seat, good: Good::Vp, amount } if is_of_tile => {
                shares[seat.index()].tile_vp += i32::from(amount);
            }
            Event::Lost { seat, good: Good::Vp, amount } if is_of_tile => {
                shares[seat.index()].tile_vp -= i32::from(amount);
            }
            Event::Gained { seat, good: Good::Vp, amount } if is_after_tiles => {
                shares[seat.index()].vp += i32::from(amount);
            }
            Event::Gained { seat, good: Good::Coins, amount } if is_income => {
                shares[seat.index()].coins += i32::from(amount);
            }
            Event::Drew { seat, .. } if is_income => shares[seat.index()].cards += 1,
            Event::EminenceGained { vp } if is_after_tiles => {
                shares[EMINENCE.index()].vp += i32::from(vp);
            }
            Event::UsedLever { .. } if is_after_tiles => is_income_over = true,
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
    use boonlake::{Lever, Position};

    fn seats() -> [Seat; 2] {
        [0, 1].map(|index| Seat::new(index).expect("a seat"))
    }

    fn gained(seat: Seat, good: Good, amount: u16) -> Event {
        Event::Gained { seat, good, amount }
    }

    /// A tile that is met by exchanges, or by what one has.
    fn tile(open: &Open, is_exchange: bool) -> ScoringTile {
        let is_it =
            |tile: &ScoringTile| open.parts().scoring(*tile).condition.is_exchange() == is_exchange;
        ScoringTile::all().find(is_it).expect("a tile of this kind")
    }

    #[test]
    fn a_tile_is_told_apart_from_the_income() {
        let open = Position::new(2).expect("a match").open;
        let [one, two] = seats();
        let tile = tile(&open, false);
        let events = [
            Event::ScoringBegan { number: 2 },
            gained(one, Good::Coins, 9),
            gained(one, Good::Vp, 8),
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
        let shares = shares(events.iter(), &open);
        let of = |index: usize| shares[index].1;
        let expected = Share { tile: Some((tile, true)), tile_vp: 4, coins: 5, cards: 1, vp: 0 };
        assert_eq!(of(0), expected);
        let expected = Share { tile: Some((tile, false)), tile_vp: -2, coins: 0, cards: 0, vp: 4 };
        assert_eq!(of(1), expected);
    }

    #[test]
    fn the_vp_of_exchanges_belong_to_their_tile() {
        let open = Position::new(2).expect("a match").open;
        let [one, two] = seats();
        let tile = tile(&open, true);
        let events = [
            Event::ScoringBegan { number: 1 },
            Event::Lost { seat: one, good: Good::Coins, amount: 4 },
            gained(one, Good::Vp, 6),
            Event::ScoredTile { seat: one, tile, is_met: true },
            gained(one, Good::Vp, 3),
            Event::ScoredTile { seat: two, tile, is_met: false },
            Event::Lost { seat: two, good: Good::Vp, amount: 3 },
        ];
        let of_tile = shares(events.iter(), &open).into_iter().map(|(_, share)| share.tile_vp);
        assert_eq!(of_tile.collect::<Vec<_>>(), [9, -3]);
    }

    /// Before the levers go up those can be used that bring coins and cards: that is no income.
    #[test]
    fn what_levers_bring_after_the_income_is_not_counted_as_income() {
        let open = Position::new(2).expect("a match").open;
        let [one, two] = seats();
        let tile = tile(&open, false);
        let events = [
            Event::UsedLever { seat: one, lever: Lever::Cards },
            Event::ScoredTile { seat: one, tile, is_met: true },
            Event::ScoredTile { seat: two, tile, is_met: true },
            gained(one, Good::Coins, 5),
            gained(two, Good::Coins, 6),
            Event::UsedLever { seat: two, lever: Lever::Cards },
            Event::Drew { seat: two, card: None },
            gained(two, Good::Coins, 4),
            gained(one, Good::Vp, 2),
        ];
        let shares = shares(events.iter(), &open).into_iter();
        let told: Vec<_> = shares.map(|(_, it)| (it.coins, it.cards, it.vp)).collect();
        assert_eq!(told, [(5, 0, 2), (6, 0, 0)]);
    }
}
