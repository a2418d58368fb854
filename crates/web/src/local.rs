//! Tables of one's own, kept in the browser.
//!
//! A table lies under several keys, so that what is written for an action is as much in a long match
//! as in a short one:
//!
//! | key | what | written |
//! |---|---|---|
//! | `tables` | the names of all tables | when one is made or thrown away |
//! | `table/ID` | what the table began with | once |
//! | `table/ID/entry/N` | an entry of its log, from 0 | once |
//! | `table/ID/progress` | how it stands; as long after the last action as after the first | for each entry |
//! | `table/ID/record` | the record, once the match is over | once |
//! | `components/GAME/HASH` | boards and cards that tables began with | once for all of them |

use crate::components;
use crate::face;
use crate::lazy::lazy;
use crate::random;
use crate::storage::{Browser, Storage};
use games::{AnyGame, ComponentSet, Library};
use host::Host;
use protocol::{Code, Deed, Entry, Holder, Problem, SeatInfo, SeatSetup, TableSetup};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Origin, Record, Seat, Side, Standings, read_fields, read_variants};

/// What a table of one's own began with.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct LocalTable {
    pub(crate) id: String,
    pub(crate) setup: TableSetup,
    /// What the one who plays here is called; empty if they did not say.
    pub(crate) my_name: String,
    pub(crate) origin: Origin,
}

read_fields! { LocalTable: id, setup, my_name, origin }

impl LocalTable {
    /// Who sits at the seats.
    pub(crate) fn seats(&self) -> Vec<SeatInfo> {
        let seat = |seat: &SeatSetup| {
            let holder = match seat {
                SeatSetup::Me | SeatSetup::Open => Holder::Person { name: self.my_name.clone() },
                SeatSetup::SameScreen { name } => Holder::Person { name: name.clone() },
                SeatSetup::Computer { level } => Holder::Computer { level: level.clone() },
            };
            let is_mine = matches!(holder, Holder::Person { .. });
            SeatInfo::held_by(holder, is_mine)
        };
        self.setup.seats.iter().map(seat).collect()
    }
}

/// How a table stands, for those who only want to know that.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Progress {
    /// How many entries the log has.
    pub(crate) n_entries: u64,
    pub(crate) next: Next,
    /// In seconds since 1970.
    pub(crate) changed_at: i64,
}

read_fields! { Progress: n_entries, next, changed_at }

/// How a match goes on.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Next {
    /// A seat is asked.
    ToAct(Seat),
    /// Not at all: somebody won.
    WonBy(Vec<Side>),
}

read_variants! { Next: ToAct(Seat), WonBy(Vec<Side>) }

/// What an action led to, as the worker tells it to be kept.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Then {
    /// A seat is asked.
    Asked(Seat),
    /// The match is over.
    Over { record: String, winners: Vec<Side> },
}

read_variants! { Then: Asked(Seat), Over { record, winners } }

impl Then {
    /// What the end of a match leaves.
    pub(crate) fn over(record: &Record, standings: &Standings) -> Then {
        Then::Over { record: record.to_string(), winners: standings.winners() }
    }
}

/// The tables that are kept somewhere.
#[derive(Clone, Copy)]
pub(crate) struct LocalTables<S = Browser>(S);

const INDEX: &str = "tables";

fn key(id: &str) -> String {
    format!("table/{id}")
}

fn key_of(id: &str, part: &str) -> String {
    format!("table/{id}/{part}")
}

fn key_of_entry(id: &str, number: u64) -> String {
    format!("table/{id}/entry/{number}")
}

impl LocalTables {
    /// Those of this browser.
    pub(crate) fn here() -> LocalTables {
        LocalTables(Browser)
    }
}

impl<S: Storage> LocalTables<S> {
    /// Sets a new table up and keeps it.
    pub(crate) fn create(
        &self,
        engine: &'static dyn AnyGame,
        mut setup: TableSetup,
        my_name: String,
        now: i64,
    ) -> Result<LocalTable, Problem> {
        let set = components::for_new_table(&self.0, engine, setup.components)?;
        let mut library = Library::default();
        library.add(set.clone());
        let origin = Host::set_up(engine, &setup.options, random::seed(), &library)?;
        let host = Host::open(engine, &origin, &library, setup.undo, [])?;
        if host.n_seats() != setup.seats.len() {
            return Err(Problem::new(Code::BadSetup, "as many seats as players are needed"));
        }
        if setup.shuffle_seats {
            random::shuffle(&mut setup.seats);
        }
        let first = host.to_act().expect("a match that begins asks somebody");
        let table = LocalTable { id: random::name(), setup, my_name, origin };
        // A later page may come with other boards and cards.
        self.keep_components(&set)?;
        let progress = Progress { n_entries: 0, next: Next::ToAct(first), changed_at: now };
        self.write(&key(&table.id), &table)?;
        self.write(&key_of(&table.id, "progress"), &progress)?;
        let mut ids = self.ids();
        ids.push(table.id.clone());
        self.write(INDEX, &ids)?;
        Ok(table)
    }

    /// Keeps a new table that goes on where a recorded match was after some of its actions.
    pub(crate) fn play_on(
        &self,
        engine: &'static dyn AnyGame,
        (record, n_plies): (&Record, usize),
        set: &ComponentSet,
        setup: TableSetup,
        my_name: String,
        now: i64,
    ) -> Result<LocalTable, Problem> {
        let mut library = Library::default();
        library.add(set.clone());
        let plies = record.plies.iter().take(n_plies).enumerate();
        let log = plies.map(|(index, ply)| Entry {
            seat: ply.seat,
            key: format!("recorded {index}"),
            deed: Deed::Act(ply.action.clone()),
        });
        let log: Vec<Entry> = log.collect();
        let host = Host::open(engine, &record.origin, &library, setup.undo, log.clone())?;
        let Some(next) = host.to_act() else {
            return Err(Problem::new(Code::Over, "the match is over here"));
        };
        if host.n_seats() != setup.seats.len() {
            return Err(Problem::new(Code::BadSetup, "as many seats as players are needed"));
        }
        let origin = record.origin.clone();
        let table = LocalTable { id: random::name(), setup, my_name, origin };
        self.keep_components(set)?;
        self.write(&key(&table.id), &table)?;
        for (number, entry) in (0..).zip(&log) {
            self.write(&key_of_entry(&table.id, number), entry)?;
        }
        let progress =
            Progress { n_entries: log.len() as u64, next: Next::ToAct(next), changed_at: now };
        self.write(&key_of(&table.id, "progress"), &progress)?;
        let mut ids = self.ids();
        ids.push(table.id.clone());
        self.write(INDEX, &ids)?;
        Ok(table)
    }

    /// The table of this name.
    pub(crate) fn load(&self, id: &str) -> Result<LocalTable, Problem> {
        let text = self.0.get(&key(id)).ok_or_else(no_such_table)?;
        read(&text)
    }

    /// The log of a table.
    pub(crate) fn log(&self, id: &str) -> Result<Vec<Entry>, Problem> {
        let entry = |number: u64| {
            let text = self.0.get(&key_of_entry(id, number)).ok_or_else(|| {
                Problem::new(Code::Damaged, format!("entry {number} of the table is missing"))
            })?;
            read(&text)
        };
        (0..self.progress(id)?.n_entries).map(entry).collect()
    }

    /// All tables and how they stand. A table that cannot be read is left out.
    pub(crate) fn all(&self) -> Vec<(LocalTable, Progress)> {
        let summary = |id: &String| Some((self.load(id).ok()?, self.progress(id).ok()?));
        self.ids().iter().filter_map(summary).collect()
    }

    /// Keeps one more entry of a log, after the `number` that it has. Refused, nothing is kept.
    pub(crate) fn append(
        &self,
        id: &str,
        number: u64,
        entry: &Entry,
        then: &Then,
        now: i64,
    ) -> Result<(), Problem> {
        let n_entries = self.progress(id)?.n_entries;
        if n_entries != number {
            return Err(Problem::new(
                Code::Stale,
                format!(
                    "this is entry {number}, but the log has {n_entries}: the table was played on elsewhere"
                ),
            ));
        }
        // How it stands comes last: before that the log has not grown.
        self.write(&key_of_entry(id, number), entry)?;
        let next = match then {
            Then::Asked(seat) => Next::ToAct(*seat),
            Then::Over { record, winners } => {
                self.keep(&key_of(id, "record"), record)?;
                Next::WonBy(winners.clone())
            }
        };
        let progress = Progress { n_entries: number + 1, next, changed_at: now };
        self.write(&key_of(id, "progress"), &progress)
    }

    /// The record of a finished match, as a text.
    pub(crate) fn record(&self, id: &str) -> Result<String, Problem> {
        self.load(id)?;
        self.0.get(&key_of(id, "record")).ok_or_else(|| {
            Problem::new(Code::NotOver, "the record can be had when the match is over")
        })
    }

    /// Throws a table away, with everything that is kept of it.
    pub(crate) fn remove(&self, id: &str) {
        let n_entries = self.progress(id).map_or(0, |progress| progress.n_entries);
        // One more than the log has: an entry may have been kept just before there was no more room.
        (0..=n_entries).for_each(|number| self.0.remove(&key_of_entry(id, number)));
        self.0.remove(&key_of(id, "record"));
        let origin = self.load(id).map(|table| table.origin);
        self.0.remove(&key_of(id, "progress"));
        self.0.remove(&key(id));
        let mut ids = self.ids();
        ids.retain(|known| known != id);
        // The list only gets shorter; where even that cannot be written, it names a table too many.
        let _ = self.write(INDEX, &ids);
        if let Ok(Origin { game, components: hash, .. }) = origin {
            let names_it =
                |id: &String| self.load(id).is_ok_and(|table| table.origin.components == hash);
            if !ids.iter().any(names_it) {
                components::forget(&self.0, &game, hash);
            }
        }
    }

    /// Keeps the components that a table began with, for as long as there is such a table.
    fn keep_components(&self, set: &ComponentSet) -> Result<(), Problem> {
        match components::keep(&self.0, set) {
            true => Ok(()),
            false => Err(no_room()),
        }
    }

    fn ids(&self) -> Vec<String> {
        self.0.get(INDEX).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    fn progress(&self, id: &str) -> Result<Progress, Problem> {
        read(&self.0.get(&key_of(id, "progress")).ok_or_else(no_such_table)?)
    }

    fn write(&self, key: &str, value: &impl Serialize) -> Result<(), Problem> {
        self.keep(key, &serde_json::to_string(value).expect("what is kept can be written"))
    }

    fn keep(&self, key: &str, text: &str) -> Result<(), Problem> {
        match self.0.set(key, text) {
            true => Ok(()),
            false => Err(no_room()),
        }
    }
}

fn no_room() -> Problem {
    Problem::new(Code::Storage, "the browser does not let us keep anything")
}

fn no_such_table() -> Problem {
    Problem::new(Code::Unknown, "there is no such table in this browser")
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    serde_json::from_str(text)
        .map_err(|error| Problem::new(Code::Damaged, format!("the stored table: {error}")))
}

/// Makes a table of one's own, for pages that do not have the engine themselves.
pub(crate) async fn create(setup: TableSetup, my_name: String) -> Result<LocalTable, Problem> {
    let engine = face::engine_of(setup.game.clone()).await?.ok_or_else(no_such_game)?;
    creator().await?(engine, setup, my_name)
}

/// Makes a table of a game.
type Create = fn(&'static dyn AnyGame, TableSetup, String) -> Result<LocalTable, Problem>;

lazy! { own_tables after crate::pages::table_page after crate::worker::listen:
    fn creator() -> Create {
        create_by
    }
}

pub(crate) fn create_by(
    engine: &'static dyn AnyGame,
    setup: TableSetup,
    my_name: String,
) -> Result<LocalTable, Problem> {
    LocalTables::here().create(engine, setup, my_name, now())
}

/// What is told of a game that cannot be played here.
pub(crate) fn no_such_game() -> Problem {
    Problem::new(Code::OtherRules, "this game cannot be played here")
}

/// The browser's clock, in seconds since 1970.
pub(crate) fn now() -> i64 {
    (js_sys::Date::now() / 1000.0) as i64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::testing::Memory;
    use kingdom_builder::State;
    use protocol::{Request, UndoRule};
    use table::Viewer;

    const ENGINE: &dyn AnyGame = games::any_game::<State>();

    fn tables() -> LocalTables<Memory> {
        LocalTables(Memory::default())
    }

    fn made(tables: &LocalTables<Memory>) -> LocalTable {
        let seats = vec![SeatSetup::Me, SeatSetup::Computer { level: "steady".into() }];
        let setup = TableSetup {
            shuffle_seats: true,
            ..TableSetup::new("kingdom-builder", "players=2", seats)
        };
        tables.create(ENGINE, setup, "Ada".into(), 1).expect("a table")
    }

    fn entry(number: u64) -> Entry {
        let deed = Deed::act("build 3,4");
        Entry { seat: Seat::FIRST, key: format!("key {number:04}"), deed }
    }

    fn asked() -> Then {
        Then::Asked(Seat::FIRST)
    }

    #[test]
    fn a_table_is_read_as_it_was_kept() {
        let tables = tables();
        let table = made(&tables);
        assert_eq!(tables.load(&table.id), Ok(table.clone()));
        for number in 0..3 {
            tables.append(&table.id, number, &entry(number), &asked(), 5).expect("room");
        }
        assert_eq!(tables.log(&table.id), Ok(vec![entry(0), entry(1), entry(2)]));
        let progress = Progress { n_entries: 3, next: Next::ToAct(Seat::FIRST), changed_at: 5 };
        assert_eq!(tables.all(), [(table, progress)]);
    }

    /// What is read and written for action 1,000 is what it was for action 10.
    #[test]
    fn an_action_costs_the_same_however_long_the_log_is() {
        let tables = tables();
        let table = made(&tables);
        let mut costs = Vec::new();
        for number in 0..1_001 {
            let (n_bytes, n_calls) = (tables.0.n_bytes.get(), tables.0.n_calls.get());
            tables.append(&table.id, number, &entry(number), &asked(), 5).expect("room");
            costs.push((tables.0.n_bytes.get() - n_bytes, tables.0.n_calls.get() - n_calls));
        }
        let ((bytes_early, calls_early), (bytes_late, calls_late)) = (costs[10], costs[1_000]);
        assert_eq!(calls_late, calls_early);
        // Larger numbers have more digits: one in the key, one in how it stands.
        assert!(bytes_late <= bytes_early + 4, "{bytes_early} bytes, then {bytes_late}");
        let (n_calls, n_tables) = (tables.0.n_calls.get(), tables.all().len());
        assert_eq!((n_tables, tables.0.n_calls.get() - n_calls), (1, 3), "the list reads no log");
    }

    #[test]
    fn a_log_that_grew_elsewhere_is_not_overwritten() {
        let tables = tables();
        let table = made(&tables);
        tables.append(&table.id, 0, &entry(0), &asked(), 5).expect("room");
        let refused = tables.append(&table.id, 0, &entry(9), &asked(), 6).expect_err("another tab");
        assert_eq!(refused.code, Code::Stale);
        assert_eq!(tables.log(&table.id), Ok(vec![entry(0)]));
    }

    #[test]
    fn without_room_nothing_counts_as_kept() {
        let tables = tables();
        let table = made(&tables);
        tables.0.is_full.set(true);
        let refused = tables.append(&table.id, 0, &entry(0), &asked(), 5).expect_err("no room");
        assert_eq!(refused.code, Code::Storage);
        tables.0.is_full.set(false);
        assert_eq!(tables.log(&table.id), Ok(Vec::new()));
        tables.append(&table.id, 0, &entry(1), &asked(), 5).expect("room again");
        assert_eq!(tables.log(&table.id), Ok(vec![entry(1)]));
    }

    #[test]
    fn a_table_thrown_away_leaves_nothing() {
        let tables = tables();
        let (kept, gone) = (made(&tables), made(&tables));
        for number in 0..20 {
            tables.append(&gone.id, number, &entry(number), &asked(), 5).expect("room");
        }
        let over = Then::Over { record: "a record".into(), winners: vec![Seat::FIRST.into()] };
        tables.append(&gone.id, 20, &entry(20), &over, 5).expect("room");
        assert_eq!(tables.record(&gone.id).as_deref(), Ok("a record"));
        tables.remove(&gone.id);
        assert!(tables.0.texts.borrow().keys().all(|key| !key.contains(&gone.id)));
        assert_eq!(tables.load(&gone.id).expect_err("gone").code, Code::Unknown);
        assert_eq!(tables.all().len(), 1);
        let is_components = |key: &String| key.starts_with("components/");
        assert!(tables.0.texts.borrow().keys().any(is_components), "another table needs them");
        assert_eq!(tables.load(&kept.id), Ok(kept.clone()));
        tables.remove(&kept.id);
        assert!(tables.0.texts.borrow().keys().eq([INDEX]), "{:?}", tables.0.texts.borrow());
    }

    #[test]
    fn a_match_that_is_kept_goes_on_where_it_was() {
        let tables = tables();
        let table = made(&tables);
        let host = Host::open(ENGINE, &table.origin, &Library::default(), UndoRule::Free, []);
        let mut host = host.expect("a match");
        for number in 0..30 {
            let seat = host.to_act().expect("not over");
            let action = host.update(Viewer::Seat(seat), None).legal[0].clone();
            let request =
                Request { number, key: format!("key {number}"), seat, deed: Deed::Act(action) };
            let entry = host.carry_out(&request).expect("legal");
            let then = Then::Asked(host.to_act().expect("not over"));
            tables.append(&table.id, number, &entry, &then, 5).expect("room");
        }
        let log = tables.log(&table.id).expect("a log");
        let again = Host::open(ENGINE, &table.origin, &Library::default(), UndoRule::Free, log)
            .expect("the log repeats");
        assert_eq!(again.number(), 30);
        assert_eq!(tables.all()[0].1.next, Next::ToAct(host.to_act().expect("not over")));
        assert_eq!(tables.record(&table.id).expect_err("not over").code, Code::NotOver);
    }

    #[test]
    fn a_recorded_match_is_played_on_from_any_of_its_moments() {
        let tables = tables();
        let set = ENGINE.our_components();
        let luck = table::Luck::Seed(table::Seed::from_number(5));
        let mut played = ENGINE.start("players=2", &set, luck).expect("good options");
        for _ in 0..20 {
            let seat = played.to_act().expect("not over");
            let action = played.legal_texts()[0].clone();
            played.act(seat, &action, Vec::new()).expect("legal");
        }
        let record = played.record();
        let computer = SeatSetup::Computer { level: "steady".into() };
        let setup = TableSetup { seats: vec![SeatSetup::Me, computer], ..made(&tables).setup };
        let play_on = |n_plies: usize, setup: TableSetup| {
            tables.play_on(ENGINE, (&record, n_plies), &set, setup, "Ada".into(), 7)
        };
        for n_plies in [0, 7, 20] {
            let table = play_on(n_plies, setup.clone()).expect("a table");
            let log = tables.log(&table.id).expect("its log");
            assert_eq!(log.len(), n_plies);
            let library = Library::default();
            let host = Host::open(ENGINE, &table.origin, &library, UndoRule::Free, log);
            let host = host.expect("a match");
            let before = ENGINE.replay(&record, &library, Some(n_plies)).expect("the same match");
            assert_eq!((host.n_plies(), host.to_act()), (n_plies, before.to_act()));
        }
        let lonely = TableSetup { seats: vec![SeatSetup::Me], ..setup };
        assert_eq!(play_on(3, lonely).expect_err("a seat is missing").code, Code::BadSetup);
    }
}
