//! The browser's two clocks: the system's, which is set anew now and then, and one that goes on evenly
//! and may stand still while the device sleeps. What is left of somebody's time is counted by the second;
//! where the two disagree, neither knows, and the server is asked.

use crate::reactive::{RwSignal, StoredValue};
use leptos::prelude::*;
use std::time::Duration;

/// If one clock has gone on by so much more than the other, in milliseconds, time has jumped.
const JUMP: f64 = 2_000.0;

/// The time since the page was opened, in milliseconds, whatever the system's clock says.
pub(crate) fn steady_now() -> f64 {
    window().performance().map_or_else(js_sys::Date::now, |clock| clock.now())
}

/// What both clocks showed when they were last looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Look {
    system: f64,
    steady: f64,
}

impl Look {
    fn now() -> Look {
        Look { system: js_sys::Date::now(), steady: steady_now() }
    }

    /// Whether time has jumped since an earlier look.
    fn has_jumped_since(self, earlier: Look) -> bool {
        JUMP < ((self.system - earlier.system) - (self.steady - earlier.steady)).abs()
    }
}

/// The even clock, in milliseconds, looked at so often for as long as the page shows it; `jumped` is
/// told when the time it shows cannot be trusted any more.
pub(crate) fn ticking(pause: Duration, jumped: impl Fn() + 'static) -> RwSignal<f64> {
    let first = Look::now();
    let now = RwSignal::new(first.steady);
    let last = StoredValue::new(first);
    let look = move || {
        let look = Look::now();
        // The page may be gone by now.
        let Some(earlier) = last.try_get_value() else { return };
        last.set_value(look);
        now.set(look.steady);
        if look.has_jumped_since(earlier) {
            jumped();
        }
    };
    if let Ok(ticking) = set_interval_with_handle(look, pause) {
        on_cleanup(move || ticking.clear());
    }
    now
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_has_jumped_where_the_clocks_disagree() {
        let earlier = Look { system: 1_000_000.0, steady: 5_000.0 };
        let has_jumped = |system: f64, steady: f64| {
            Look { system: earlier.system + system, steady: earlier.steady + steady }
                .has_jumped_since(earlier)
        };
        assert!(!has_jumped(500.0, 500.0));
        assert!(!has_jumped(60_000.0, 60_000.0), "a page in the background is looked at seldom");
        assert!(!has_jumped(700.0, 500.0), "the system's clock is set right little by little");
        assert!(has_jumped(3_600_500.0, 500.0), "the device slept, or its clock was put forward");
        assert!(has_jumped(-3_599_500.0, 500.0), "its clock was put back");
    }
}
