//! What all agree to by sitting down, in sentences.

use crate::parts::computer_name;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{Away, Pace, Terms, UndoRule};

/// For somebody who looks at a table before they sit down.
pub(super) fn shown(terms: Terms) -> AnyView {
    let title = Say::here().the("room-agreed");
    view! {
        <section class="agreed" id="agreed" aria-labelledby="agreed-title">
            <h3 id="agreed-title">{title}</h3>
            <Agreed terms/>
        </section>
    }
    .into_any()
}

#[component]
pub(super) fn Agreed(terms: Terms) -> impl IntoView {
    let say = Say::here();
    let sentences = sentences(&terms, say).into_iter().map(|text| view! { <li>{text}</li> });
    view! { <ul>{sentences.collect_view()}</ul> }
}

pub(super) fn sentences(terms: &Terms, say: Say) -> Vec<String> {
    let mut sentences = vec![pace_told(terms.pace, say), away_told(&terms.away, say)];
    let grace = terms.grace.filter(|_| terms.pace.is_none() && terms.away == Away::Others);
    sentences.extend(grace.map(|grace| grace_told(grace, say)));
    sentences.push(say.the(undo_key(terms.undo)));
    sentences.push(say.the(match terms.watchers {
        true => "agreed-watchers",
        false => "agreed-no-watchers",
    }));
    if terms.rated {
        sentences.push(say.the("agreed-rated"));
    }
    if terms.listed {
        let is_for_members = terms.members_only == Some(true);
        sentences.push(say.the(if is_for_members { "agreed-club" } else { "agreed-listed" }));
    }
    sentences
}

/// What says how far one may take back.
pub(super) fn undo_key(undo: UndoRule) -> &'static str {
    match undo {
        UndoRule::Free => "agreed-undo-free",
        UndoRule::Vote => "agreed-undo-vote",
        UndoRule::Never => "agreed-undo-never",
    }
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

fn grace_told(grace: u32, say: Say) -> String {
    match grace {
        0 => say.the("agreed-grace-none"),
        grace => say.with("agreed-grace", &[("time", time(grace.into(), say).into())]),
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
