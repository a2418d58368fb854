//! Points that count up when they change, with what was gained beside them.

use super::Table;
use crate::reactive::{Memo, RwSignal, StoredValue};
use crate::say::number;
use crate::settings::Settings;
use leptos::prelude::*;
use std::time::Duration;
use table::Side;

/// A step of counting, and how many there are at most.
const STEP: Duration = Duration::from_millis(45);
const N_STEPS: i32 = 12;

/// The points of a side.
#[component]
pub(crate) fn Points(side: Side) -> impl IntoView {
    let table = Table::here();
    let settings = Settings::here();
    let points = Memo::new(move |_| table.moment(|moment| moment.points(side)));
    let shown = RwSignal::new(None::<i32>);
    let gain = RwSignal::new(None::<i32>);
    // Counts the changes, so that an earlier one stops counting.
    let n_changes = StoredValue::new(0u32);
    Effect::new(move |before: Option<Option<i32>>| {
        let now = points.get();
        let (Some(Some(from)), Some(to)) = (before, now) else {
            shown.set(now);
            return now;
        };
        if from == to {
            return now;
        }
        n_changes.update_value(|n_changes| *n_changes += 1);
        match settings.moves() {
            true => {
                gain.set(Some(to - from));
                count(shown, gain, n_changes, (from, to), 1);
            }
            false => shown.set(now),
        }
        now
    });
    let gained = move || {
        gain.get().map(|gain| {
            let class = if gain < 0 { "gain lost" } else { "gain" };
            let sign = if gain < 0 { "−" } else { "+" };
            view! { <span class=class aria-hidden="true">{format!("{sign}{}", gain.abs())}</span> }
        })
    };
    view! { <span class="counted">{move || shown.get().map(number)}{gained}</span> }
}

/// Shows the next number on the way.
fn count(
    shown: RwSignal<Option<i32>>,
    gain: RwSignal<Option<i32>>,
    n_changes: StoredValue<u32>,
    (from, to): (i32, i32),
    step: i32,
) {
    let change = n_changes.get_value();
    shown.set(Some(on_the_way(from, to, step)));
    let next = move || {
        // Something else happened meanwhile, or the page is gone.
        if n_changes.try_get_value() != Some(change) {
            return;
        }
        match step < 2 * N_STEPS {
            true => count(shown, gain, n_changes, (from, to), step + 1),
            false => gain.set(None),
        }
    };
    set_timeout(next, STEP);
}

/// The number after a step; it has arrived after the last one.
fn on_the_way(from: i32, to: i32, step: i32) -> i32 {
    from + (to - from) * step.min(N_STEPS) / N_STEPS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counting_never_leaves_the_way_and_arrives() {
        for (from, to) in [(0, 3), (3, 0), (10, 48), (-4, 4)] {
            let way: Vec<i32> = (0..=N_STEPS).map(|step| on_the_way(from, to, step)).collect();
            assert_eq!((way.first(), way.last()), (Some(&from), Some(&to)));
            assert!(way.is_sorted() || way.iter().rev().is_sorted(), "{way:?}");
            assert_eq!(on_the_way(from, to, 2 * N_STEPS), to);
        }
    }
}
