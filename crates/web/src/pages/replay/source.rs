//! Where a record comes from: the server, this browser, or a file.

use crate::api;
use crate::components;
use crate::local::LocalTables;
use crate::say::Say;
use crate::storage::{Browser, Storage as _};
use games::{ComponentSet, Library};
use protocol::{Code, Holder, Problem, SeatInfo, SeatSetup, TableId, TableInfo, UndoRule};
use table::{Luck, Record, RulesVersion};

/// A record opened from a file is kept here.
pub(super) const OPENED: &str = "opened-record";
/// What stands for the table's name in the address of such a record.
const FILE: &str = "file";

/// A record with everything known about its table.
#[derive(Clone)]
pub(super) struct Source {
    pub(super) record: Record,
    pub(super) table: TableInfo,
    /// What it was played with.
    pub(super) components: ComponentSet,
    /// Whether the seed fits the fingerprint that was published at the start, where there is one.
    pub(super) is_verified: Option<bool>,
}

impl Source {
    /// A match on the server, or the record that was opened last.
    pub(super) async fn remote(id: &str, say: Say) -> Result<Source, String> {
        if id == FILE {
            return Source::opened(say).await;
        }
        let told = |problem: Problem| told(&problem, say);
        let text = api::record(id).await.map_err(told)?;
        let record = read(&text, say)?;
        let table = api::table(id).await.map_err(told)?;
        // Better than what the server says today is what it said when one sat down.
        let published = Browser.get(&format!("fingerprint/{id}"));
        let published = published.unwrap_or_else(|| table.seed_hash.clone());
        let is_verified = match &record.origin.luck {
            Luck::Seed(seed) => Some(seed.commitment() == published),
            Luck::Script(_) => None,
        };
        let table = TableInfo { is_owner: false, ..table };
        let components = components_of(&record, say).await?;
        Ok(Source { record, table, components, is_verified })
    }

    /// A match in this browser.
    pub(super) async fn local(id: &str, say: Say) -> Result<Source, String> {
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
        let components = components_of(&record, say).await?;
        Ok(Source { record, table, components, is_verified: None })
    }

    async fn opened(say: Say) -> Result<Source, String> {
        let text = Browser.get(OPENED).ok_or_else(|| say.the("error-not-found"))?;
        let record = read(&text, say)?;
        let components = components_of(&record, say).await?;
        let seats = (1..=n_seats(&record, &components)).map(|number| SeatInfo {
            holder: person(say.with("common-player-number", &[("number", number.into())])),
            is_mine: false,
            is_here: true,
            played_by: None,
        });
        let table = table_of(FILE, &record, seats.collect());
        Ok(Source { record, table, components, is_verified: None })
    }
}

fn read(text: &str, say: Say) -> Result<Record, String> {
    let record: Record = text.parse().map_err(|error: table::ParseError| {
        say.with("error-bad-record", &[("problem", error.to_string().into())])
    })?;
    check_rules(&record.origin.game, record.origin.rules, say)?;
    Ok(record)
}

/// A match of other rules cannot be shown truly, so it is not shown at all.
fn check_rules(game: &str, rules: RulesVersion, say: Say) -> Result<(), String> {
    let game = games::game(game)
        .map_err(|error| say.with("error-bad-record", &[("problem", error.to_string().into())]))?;
    match game.rules().contains(&rules.0) {
        true => Ok(()),
        false => {
            let versions = [("theirs", rules.0.into()), ("ours", game.newest_rules().0.into())];
            Err(say.with("replay-other-rules", &versions))
        }
    }
}

async fn components_of(record: &Record, say: Say) -> Result<ComponentSet, String> {
    let set = components::fetch(&record.origin.game, record.origin.components).await;
    set.map_err(|problem| told(&problem, say))
}

fn told(problem: &Problem, say: Say) -> String {
    match problem.code {
        Code::NotOver => say.the("replay-not-over"),
        Code::Storage | Code::Damaged => {
            say.with("error-bad-record", &[("problem", (&problem.reason).into())])
        }
        _ => say.problem(problem),
    }
}

fn person(name: String) -> Holder {
    Holder::Person { name }
}

fn n_seats(record: &Record, components: &ComponentSet) -> usize {
    let mut library = Library::default();
    library.add(components.clone());
    let game = games::game(&record.origin.game);
    let start = game.and_then(|game| game.replay(record, &library, Some(0)));
    start.map_or(0, |start| start.n_seats())
}

fn table_of(id: &str, record: &Record, seats: Vec<SeatInfo>) -> TableInfo {
    TableInfo {
        id: TableId::new(id),
        game: record.origin.game.clone(),
        rules: record.origin.rules,
        components: record.origin.components,
        options: record.origin.options.clone(),
        seed_hash: match &record.origin.luck {
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
