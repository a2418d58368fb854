//! Where a record comes from: the server, this browser, or a file.

use crate::api;
use crate::local::LocalTables;
use crate::say::Say;
use crate::storage::{Browser, Storage as _};
use protocol::{Code, Holder, Problem, SeatInfo, SeatSetup, TableId, TableInfo, UndoRule};
use table::record::{Luck, Record};

/// A record opened from a file is kept here.
pub(super) const OPENED: &str = "opened-record";
/// What stands for the table's name in the address of such a record.
const FILE: &str = "file";

/// A record with everything known about its table.
#[derive(Clone)]
pub(super) struct Source {
    pub(super) record: Record,
    pub(super) table: TableInfo,
    /// Whether the seed fits the fingerprint that was published at the start, where there is one.
    pub(super) is_verified: Option<bool>,
}

impl Source {
    /// A match on the server, or the record that was opened last.
    pub(super) async fn remote(id: &str, say: Say) -> Result<Source, String> {
        if id == FILE {
            return Source::opened(say);
        }
        let told = |problem: Problem| told(&problem, say);
        let text = api::record(id).await.map_err(told)?;
        let record = read(&text, say)?;
        let table = api::table(id).await.map_err(told)?;
        // Better than what the server says today is what it said when one sat down.
        let published = Browser.get(&format!("fingerprint/{id}"));
        let published = published.unwrap_or_else(|| table.seed_hash.clone());
        let is_verified = match &record.luck {
            Luck::Seed(seed) => Some(seed.commitment() == published),
            Luck::Script(_) => None,
        };
        let table = TableInfo { is_owner: false, ..table };
        Ok(Source { record, table, is_verified })
    }

    /// A match in this browser.
    pub(super) fn local(id: &str, say: Say) -> Result<Source, String> {
        let told = |problem: Problem| told(&problem, say);
        let kept = LocalTables::here().load(id).map_err(told)?;
        let record = read(&LocalTables::here().record(id).map_err(told)?, say)?;
        let seats = kept.setup.seats.iter().map(|seat| SeatInfo {
            holder: match seat {
                SeatSetup::Computer { level } => Holder::Computer { level: level.clone() },
                SeatSetup::SameScreen { name } => person(name.clone()),
                SeatSetup::Me | SeatSetup::Open => person(kept.my_name.clone()),
            },
            is_mine: !matches!(seat, SeatSetup::Computer { .. }),
            is_here: true,
            played_by: None,
        });
        let table = table_of(id, &record, seats.collect());
        Ok(Source { record, table, is_verified: None })
    }

    fn opened(say: Say) -> Result<Source, String> {
        let text = Browser.get(OPENED).ok_or_else(|| say.the("error-not-found"))?;
        let record = read(&text, say)?;
        let n_seats = n_seats(&record);
        let seats = (1..=n_seats).map(|number| SeatInfo {
            holder: person(say.with("common-player-number", &[("number", number.into())])),
            is_mine: false,
            is_here: true,
            played_by: None,
        });
        let table = table_of(FILE, &record, seats.collect());
        Ok(Source { record, table, is_verified: None })
    }
}

fn read(text: &str, say: Say) -> Result<Record, String> {
    let record: Record = text.parse().map_err(|error: table::ParseError| {
        say.with("error-bad-record", &[("problem", error.to_string().into())])
    })?;
    check_rules(&record.game, record.rules, say)?;
    Ok(record)
}

/// A match of other rules cannot be shown truly, so it is not shown at all.
fn check_rules(game: &str, rules: u16, say: Say) -> Result<(), String> {
    let game = games::game(game)
        .map_err(|error| say.with("error-bad-record", &[("problem", error.to_string().into())]))?;
    match game.rules() == rules {
        true => Ok(()),
        false => {
            let versions = [("theirs", rules.into()), ("ours", game.rules().into())];
            Err(say.with("replay-other-rules", &versions))
        }
    }
}

fn told(problem: &Problem, say: Say) -> String {
    match problem.code {
        Code::NotOver => say.the("replay-not-over"),
        Code::Storage => say.with("error-bad-record", &[("problem", (&problem.reason).into())]),
        _ => say.problem(problem),
    }
}

fn person(name: String) -> Holder {
    Holder::Person { name }
}

fn n_seats(record: &Record) -> usize {
    let game = games::game(&record.game);
    let start = game.and_then(|game| game.replay(record, Some(0)));
    start.map_or(0, |start| start.n_seats())
}

fn table_of(id: &str, record: &Record, seats: Vec<SeatInfo>) -> TableInfo {
    TableInfo {
        id: TableId::new(id),
        game: record.game.clone(),
        rules: record.rules,
        options: record.options.clone(),
        seed_hash: match &record.luck {
            Luck::Seed(seed) => seed.commitment(),
            Luck::Script(_) => String::new(),
        },
        seats,
        undo: UndoRule::Never,
        listed: false,
        is_owner: false,
        n_watchers: 0,
        rematch: None,
    }
}
