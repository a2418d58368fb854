//! Hears every statement that is asked of a database.
#![allow(dead_code, reason = "no test needs everything")]

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

/// What was heard so far.
#[derive(Clone, Default)]
pub(crate) struct Listener(Arc<Mutex<Vec<String>>>);

impl Listener {
    /// Begins to listen, to the whole program.
    pub(crate) fn start() -> Listener {
        let listener = Listener::default();
        tracing::subscriber::set_global_default(listener.clone()).expect("nobody else listens");
        listener
    }

    /// The statements since the last time, each once.
    pub(crate) fn take(&self) -> BTreeSet<String> {
        self.take_all().into_iter().collect()
    }

    /// The statements since the last time, as often as they were asked.
    pub(crate) fn take_all(&self) -> Vec<String> {
        let statements = std::mem::take(&mut *self.0.lock().expect("nobody panics here"));
        let words = ["SELECT", "INSERT", "UPDATE", "DELETE", "WITH"];
        let is_ours = |sql: &String| words.iter().any(|word| sql.starts_with(word));
        statements.into_iter().filter(is_ours).collect()
    }
}

/// A short statement is its own summary; of a longer one that is only the beginning.
#[derive(Default)]
struct Statement {
    summary: String,
    whole: String,
}

impl Visit for Statement {
    fn record_str(&mut self, field: &Field, value: &str) {
        match field.name() {
            "summary" => self.summary = value.to_owned(),
            "db.statement" => self.whole = value.trim().to_owned(),
            _ => {}
        }
    }

    fn record_debug(&mut self, _: &Field, _: &dyn std::fmt::Debug) {}
}

impl Subscriber for Listener {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target() == "sqlx::query"
    }

    fn event(&self, event: &Event<'_>) {
        let mut statement = Statement::default();
        event.record(&mut statement);
        let Statement { summary, whole } = statement;
        let sql = if whole.is_empty() { summary } else { whole };
        self.0.lock().expect("nobody panics here").push(sql);
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}
