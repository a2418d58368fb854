//! Tables of one's own, kept in the browser.

use crate::settings::{forget, store, stored, stored_keys};
use host::Host;
use protocol::{Code, Entry, MatchSetup, Problem, SeatSetup, TableSetup};
use serde::{Deserialize, Serialize};
use table::Record;

/// A table of one's own, as it is kept in the browser.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct LocalTable {
    pub(crate) id: String,
    pub(crate) setup: TableSetup,
    /// What the one who plays here is called.
    pub(crate) my_name: String,
    #[serde(rename = "match")]
    pub(crate) match_setup: MatchSetup,
    pub(crate) log: Vec<Entry>,
    /// In seconds since 1970.
    pub(crate) changed_at: i64,
    pub(crate) is_over: bool,
}

const KEY: &str = "table/";

impl LocalTable {
    /// Sets a new table up and keeps it.
    pub(crate) fn create(mut setup: TableSetup, my_name: String) -> Result<LocalTable, Problem> {
        let match_setup = Host::set_up(&setup.game, &setup.options, random())?;
        let host = Host::open(&match_setup, setup.undo, [])?;
        if host.n_seats() != setup.seats.len() {
            return Err(Problem::new(Code::BadSetup, "as many seats as players are needed"));
        }
        if setup.shuffle_seats {
            shuffle(&mut setup.seats);
        }
        let id: String = random::<8>().iter().map(|byte| format!("{byte:02x}")).collect();
        let table = LocalTable {
            id,
            setup,
            my_name,
            match_setup,
            log: Vec::new(),
            changed_at: now(),
            is_over: false,
        };
        if table.keep() {
            Ok(table)
        } else {
            Err(Problem::new(Code::Storage, "the browser does not let us keep anything"))
        }
    }

    /// The table of this name.
    pub(crate) fn load(id: &str) -> Result<LocalTable, Problem> {
        let text = stored(&format!("{KEY}{id}"))
            .ok_or_else(|| Problem::new(Code::Unknown, "there is no such table in this browser"))?;
        serde_json::from_str(&text)
            .map_err(|error| Problem::new(Code::Storage, format!("the stored table: {error}")))
    }

    /// All tables, the latest first.
    pub(crate) fn all() -> Vec<LocalTable> {
        let keys = stored_keys(KEY);
        let ids = keys.iter().filter_map(|key| key.strip_prefix(KEY));
        let mut tables: Vec<LocalTable> = ids.filter_map(|id| LocalTable::load(id).ok()).collect();
        tables.sort_by_key(|table| std::cmp::Reverse(table.changed_at));
        tables
    }

    /// Keeps one more line of the log; whether the browser lets us.
    pub(crate) fn append(&mut self, entry: Entry, is_over: bool) -> bool {
        self.log.push(entry);
        self.is_over = is_over;
        self.changed_at = now();
        self.keep()
    }

    fn keep(&self) -> bool {
        let text = serde_json::to_string(self).expect("a table can be written");
        store(&format!("{KEY}{}", self.id), &text)
    }

    /// Throws the table away.
    pub(crate) fn remove(id: &str) {
        forget(&format!("{KEY}{id}"));
    }

    /// The record of the match.
    pub(crate) fn record(&self) -> Result<Record, Problem> {
        Host::open(&self.match_setup, self.setup.undo, self.log.iter().cloned())?.record()
    }

    /// What the seats are called; a computer by its level.
    pub(crate) fn names(&self, computer: impl Fn(&str) -> String) -> Vec<String> {
        let name = |seat: &SeatSetup| match seat {
            SeatSetup::Me | SeatSetup::Open => self.my_name.clone(),
            SeatSetup::SameScreen { name } => name.clone(),
            SeatSetup::Computer { level } => computer(level),
        };
        self.setup.seats.iter().map(name).collect()
    }
}

/// Random bytes.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let crypto = leptos::prelude::window().crypto().expect("browsers have randomness");
    crypto.get_random_values_with_u8_array(&mut bytes).expect("randomness is at hand");
    bytes
}

fn shuffle<T>(items: &mut [T]) {
    let picks: [u8; 8] = random();
    for (last, pick) in (1..items.len()).rev().zip(picks) {
        items.swap(last, usize::from(pick) % (last + 1));
    }
}

pub(crate) fn now() -> i64 {
    (js_sys::Date::now() / 1000.0) as i64
}
