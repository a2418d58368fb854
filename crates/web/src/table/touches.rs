//! What fingers and the mouse do on a drawing: point, click, pan, pinch, hold.

use leptos::ev::PointerEvent;
use leptos::prelude::TimeoutHandle;
use std::time::Duration;

/// A pointer that moves less than this, in pixels, is held still.
const STILL: f64 = 8.0;
/// A pointer held down for so long asks what is under it.
pub(super) const LONG_PRESS: Duration = Duration::from_millis(450);

/// The pointers that are down.
#[derive(Clone, Default)]
pub(super) struct Touches {
    /// By number, with where they are.
    down: Vec<(i32, f64, f64)>,
    start: (f64, f64),
    is_drag: bool,
    is_long: bool,
    timer: Option<TimeoutHandle>,
}

/// What a pointer that moved while it was down means.
pub(super) enum Moved {
    Nothing,
    /// One pointer drags the drawing, from here to there.
    Pan {
        from: (f64, f64),
        to: (f64, f64),
    },
    /// Two pointers pinch it; what lies under the other one stays.
    Pinch {
        factor: f64,
        fixed: (f64, f64),
    },
}

/// What a pointer that was lifted means.
#[derive(PartialEq, Eq)]
pub(super) enum Lifted {
    Nothing,
    Click,
    /// It was held, to see what lies there.
    Held,
}

pub(super) fn place(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

impl Touches {
    pub(super) fn is_down(&self) -> bool {
        !self.down.is_empty()
    }

    /// Whether one pointer is down and has not moved.
    pub(super) fn is_held(&self) -> bool {
        self.down.len() == 1 && !self.is_drag
    }

    pub(super) fn put_down(&mut self, event: &PointerEvent) {
        let (x, y) = place(event);
        self.down.retain(|(id, ..)| *id != event.pointer_id());
        self.down.push((event.pointer_id(), x, y));
        self.is_drag = self.down.len() > 1;
        self.is_long = false;
        self.start = (x, y);
    }

    pub(super) fn wait_for_hold(&mut self, timer: Option<TimeoutHandle>) {
        self.timer = timer;
    }

    pub(super) fn hold(&mut self) {
        self.is_long = true;
    }

    pub(super) fn moved(&mut self, event: &PointerEvent) -> Moved {
        let (x, y) = place(event);
        let Some(index) = self.down.iter().position(|(id, ..)| *id == event.pointer_id()) else {
            return Moved::Nothing;
        };
        let (_, old_x, old_y) =
            std::mem::replace(&mut self.down[index], (event.pointer_id(), x, y));
        let (start_x, start_y) = self.start;
        if (x - start_x).hypot(y - start_y) > STILL {
            self.is_drag = true;
        }
        match self.down[..] {
            [_, _] => {
                let (_, other_x, other_y) = self.down[1 - index];
                let before = (old_x - other_x).hypot(old_y - other_y).max(1.0);
                let after = (x - other_x).hypot(y - other_y).max(1.0);
                Moved::Pinch { factor: after / before, fixed: (other_x, other_y) }
            }
            _ if self.is_drag => Moved::Pan { from: (old_x, old_y), to: (x, y) },
            _ => Moved::Nothing,
        }
    }

    pub(super) fn lifted(&mut self, event: &PointerEvent) -> Lifted {
        if let Some(timer) = self.timer.take() {
            timer.clear();
        }
        self.down.retain(|(id, ..)| *id != event.pointer_id());
        match self.down.is_empty() {
            true if self.is_long => Lifted::Held,
            true if !self.is_drag => Lifted::Click,
            _ => Lifted::Nothing,
        }
    }
}
