//! What all agree to by sitting down, in sentences.

use crate::parts::computer_name;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{Away, Pace, TableInfo, UndoRule};

#[component]
pub(super) fn Agreed(info: TableInfo) -> impl IntoView {
    let say = Say::here();
    let sentences = sentences(&info, say).into_iter().map(|text| view! { <li>{text}</li> });
    view! {
        <section class="sheet agreed" aria-labelledby="agreed-title">
            <h2 id="agreed-title">{say.the("room-agreed")}</h2>
            <ul>{sentences.collect_view()}</ul>
        </section>
    }
}

fn sentences(info: &TableInfo, say: Say) -> Vec<String> {
    let mut sentences = vec![pace_told(info.pace, say), away_told(&info.away, say)];
    sentences.push(say.the(match info.undo {
        UndoRule::Free => "agreed-undo-free",
        UndoRule::Vote => "agreed-undo-vote",
        UndoRule::Never => "agreed-undo-never",
    }));
    sentences.push(say.the(match info.watchers {
        true => "agreed-watchers",
        false => "agreed-no-watchers",
    }));
    if info.rated {
        sentences.push(say.the("agreed-rated"));
    }
    sentences
}

pub(super) fn away_told(away: &Away, say: Say) -> String {
    match away {
        Away::Others => say.the("agreed-away-others"),
        Away::Wait => say.the("agreed-away-wait"),
        Away::Computer { level } => {
            let level = computer_name(level, say);
            say.with("agreed-away-computer", &[("level", level.into())])
        }
    }
}

pub(super) fn pace_told(pace: Option<Pace>, say: Say) -> String {
    let Some(pace) = pace else { return say.the("agreed-pace-none") };
    let turn = time(pace.turn.into(), say);
    match pace.reserve {
        0 => say.with("agreed-pace-plain", &[("turn", turn.into())]),
        reserve => {
            let reserve = time(reserve.into(), say);
            say.with("agreed-pace", &[("turn", turn.into()), ("reserve", reserve.into())])
        }
    }
}

/// A span of time in words, in its largest unit.
pub(super) fn time(seconds: i64, say: Say) -> String {
    const UNITS: [(i64, &str); 4] =
        [(86_400, "time-days"), (3_600, "time-hours"), (60, "time-minutes"), (1, "time-seconds")];
    let seconds = seconds.max(0);
    // Up to two of a unit the smaller one says more.
    let fits = |(unit, _): &&(i64, &str)| 2 * unit <= seconds || seconds == *unit;
    let (unit, key) = UNITS.iter().find(fits).unwrap_or(&UNITS[3]);
    say.with(key, &[("count", ((seconds / unit) as usize).into())])
}
