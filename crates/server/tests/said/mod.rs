//! What the program says in its log that somebody should look at.

use std::fmt::{Debug, Write as _};
use std::sync::{Mutex, OnceLock};
use tracing::field::Field;
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

static LINES: Mutex<Vec<String>> = Mutex::new(Vec::new());

struct Said;

/// Listens from now on, to all that is tested beside each other.
pub(crate) fn listen() {
    static IS_HEARD: OnceLock<()> = OnceLock::new();
    IS_HEARD.get_or_init(|| {
        tracing::subscriber::set_global_default(Said).expect("nobody else listens");
    });
}

/// The lines that contain all of these.
pub(crate) fn said(parts: &[&str]) -> Vec<String> {
    let lines = LINES.lock().expect("nobody panics here");
    lines.iter().filter(|line| parts.iter().all(|part| line.contains(part))).cloned().collect()
}

impl Subscriber for Said {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() <= Level::WARN
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut line = String::new();
        event.record(&mut |field: &Field, value: &dyn Debug| {
            write!(line, "{field}={value:?} ").expect("writing to a string");
        });
        LINES.lock().expect("nobody panics here").push(line);
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}
