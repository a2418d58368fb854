//! Whether somebody has the page in sight. One that was left open and not touched for a while tells nobody
//! anything, however long it stays visible.

use crate::clock::steady_now;
use leptos::leptos_dom::helpers::{IntervalHandle, WindowListenerHandle};
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

/// So long after the last touch somebody still looks, in milliseconds.
const LOOKS_FOR: f64 = 2.0 * 60.0 * 1_000.0;

/// So often it is looked whether that is over.
const PAUSE: Duration = Duration::from_secs(5);

/// What counts as a touch.
const TOUCHES: [&str; 4] = ["pointermove", "pointerdown", "keydown", "wheel"];

/// Whether somebody looks, by what is known of the page. Times are in milliseconds.
struct Attention {
    is_hidden: bool,
    touched_at: f64,
    is_looking: bool,
}

impl Attention {
    fn new(is_hidden: bool, now: f64) -> Attention {
        Attention { is_hidden, touched_at: now, is_looking: !is_hidden }
    }

    /// The page was touched. As all of these, it says whether somebody looks now, if that is new.
    fn on_touch(&mut self, now: f64) -> Option<bool> {
        self.touched_at = now;
        self.on_time(now)
    }

    /// The page went to the background, or came to the front.
    fn on_turn(&mut self, is_hidden: bool, now: f64) -> Option<bool> {
        self.is_hidden = is_hidden;
        self.on_touch(now)
    }

    fn on_time(&mut self, now: f64) -> Option<bool> {
        let is_looking = !self.is_hidden && now - self.touched_at < LOOKS_FOR;
        let is_new = is_looking != self.is_looking;
        self.is_looking = is_looking;
        is_new.then_some(is_looking)
    }
}

/// Watches the page until it is stopped.
pub(crate) struct Sight {
    attention: Rc<RefCell<Attention>>,
    listeners: Vec<WindowListenerHandle>,
    looking: Option<IntervalHandle>,
}

impl Sight {
    /// Says from now on when somebody begins to look, and when they do not any more.
    pub(crate) fn watch(tell: impl Fn(bool) + 'static) -> Sight {
        let attention = Rc::new(RefCell::new(Attention::new(document().hidden(), steady_now())));
        let known = Rc::clone(&attention);
        let note = Rc::new(move |happened: fn(&mut Attention, f64) -> Option<bool>| {
            let news = happened(&mut known.borrow_mut(), steady_now());
            news.into_iter().for_each(&tell);
        });
        let mut listeners = Vec::new();
        for touch in TOUCHES {
            let note = Rc::clone(&note);
            listeners
                .push(window_event_listener_untyped(touch, move |_| note(Attention::on_touch)));
        }
        let turned = Rc::clone(&note);
        listeners.push(window_event_listener_untyped("visibilitychange", move |_| {
            turned(|attention, now| attention.on_turn(document().hidden(), now));
        }));
        // Without it a page is in sight as long as it is visible.
        let looking = set_interval_with_handle(move || note(Attention::on_time), PAUSE).ok();
        Sight { attention, listeners, looking }
    }

    pub(crate) fn is_looking(&self) -> bool {
        self.attention.borrow().is_looking
    }

    pub(crate) fn stop(self) {
        self.listeners.into_iter().for_each(WindowListenerHandle::remove);
        if let Some(looking) = self.looking {
            looking.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_that_nobody_touches_is_forgotten_and_found_again() {
        let mut attention = Attention::new(false, 0.0);
        assert_eq!(attention.on_touch(60_000.0), None, "that is known");
        assert_eq!(attention.on_time(179_000.0), None);
        assert_eq!(attention.on_time(180_000.0), Some(false));
        assert_eq!(attention.on_time(300_000.0), None, "once is enough");
        assert_eq!(attention.on_touch(300_000.0), Some(true));
        assert_eq!(attention.on_time(419_000.0), None);
    }

    #[test]
    fn a_page_in_the_background_is_not_seen_and_seen_at_once_in_front() {
        let mut attention = Attention::new(true, 0.0);
        assert!(!attention.is_looking);
        assert_eq!(attention.on_touch(1_000.0), None, "a pointer passes by");
        assert_eq!(attention.on_turn(false, 500_000.0), Some(true));
        assert_eq!(attention.on_turn(true, 501_000.0), Some(false));
        assert_eq!(attention.on_time(900_000.0), None);
        assert_eq!(attention.on_turn(false, 901_000.0), Some(true));
    }
}
