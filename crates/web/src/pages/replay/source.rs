//! Where a record comes from: the server, this browser, a file, or a link that carries it.

use super::link::{self, Link};
use crate::api;
use crate::components;
use crate::face;
use crate::local::LocalTables;
use crate::say::Say;
use crate::storage::{Browser, Storage as _};
use games::{AnyGame, ComponentSet, Library};
use leptos::prelude::window;
use protocol::{Away, Code, Holder, Problem, SeatInfo, TableId, TableInfo, USUAL_GRACE, UndoRule};
use table::{Luck, Origin, Player, Record, RulesVersion};

/// A record opened from a file is kept here.
pub(super) const OPENED: &str = "opened-record";
/// What stands for the table's name in the address of such a record.
const FILE: &str = "file";
/// What stands for it in the address of a record that the link itself carries.
pub(super) const CARRIED: &str = "link";

/// A record with everything known about its table.
#[derive(Clone)]
pub(super) struct Source {
    pub(super) engine: &'static dyn AnyGame,
    pub(super) record: Record,
    pub(super) table: TableInfo,
    /// What it was played with.
    pub(super) components: ComponentSet,
    /// Whether the seed fits the fingerprint that was published at the start, where there is one.
    pub(super) is_verified: Option<bool>,
    /// Where anybody can look at it.
    pub(super) link: Link,
}

impl Source {
    /// A match on the server, the record that was opened last, or the one that the link carries.
    pub(super) async fn remote(id: &str, say: Say) -> Result<Source, String> {
        match id {
            FILE => return Source::opened(say).await,
            CARRIED => return Source::carried(say).await,
            _ => {}
        }
        let told = |problem: Problem| told(&problem, say);
        let text = api::record(id).await.map_err(told)?;
        let (engine, mut record) = read(&text, say).await?;
        let table = api::table(id).await.map_err(told)?;
        name_players(&mut record, &table.seats);
        // Better than what the server says today is what it said when one sat down.
        let published = Browser.get(&format!("fingerprint/{id}"));
        let published = published.unwrap_or_else(|| table.seed_hash.clone());
        let is_verified = match &record.origin.luck {
            Luck::Seed(seed) => Some(seed.commitment() == published),
            Luck::Script(_) => None,
        };
        let table = TableInfo { is_owner: false, ..table };
        let components = components_of(&record, engine, say).await?;
        let link = Link::ToServer(id.to_owned());
        Ok(Source { engine, record, table, components, is_verified, link })
    }

    /// A match in this browser.
    pub(super) async fn local(id: &str, say: Say) -> Result<Source, String> {
        let told = |problem: Problem| told(&problem, say);
        let kept = LocalTables::here().load(id).map_err(told)?;
        let text = LocalTables::here().record(id).map_err(told)?;
        let (engine, mut record) = read(&text, say).await?;
        let mut seats = kept.seats();
        name_players(&mut record, &seats);
        name_the_nameless(&mut seats, say);
        let table = table_of(id, &record, seats);
        let components = components_of(&record, engine, say).await?;
        let link = Link::carrying(&record).await;
        Ok(Source { engine, record, table, components, is_verified: None, link })
    }

    async fn opened(say: Say) -> Result<Source, String> {
        let text = Browser.get(OPENED).ok_or_else(|| say.the("error-not-found"))?;
        Source::of_text(&text, FILE, say).await
    }

    async fn carried(say: Say) -> Result<Source, String> {
        let code = window().location().hash().unwrap_or_default();
        let text = link::unpacked(code.trim_start_matches('#')).await;
        let text = text.ok_or_else(|| say.the("replay-link-broken"))?;
        Source::of_text(&text, CARRIED, say).await
    }

    async fn of_text(text: &str, id: &str, say: Say) -> Result<Source, String> {
        let (engine, record) = read(text, say).await?;
        let components = components_of(&record, engine, say).await?;
        let seats = (0..n_seats(&record, engine, &components)).map(|index| {
            let holder = match record.players.get(index) {
                Some(Player::Computer(level)) => Holder::Computer { level: level.clone() },
                Some(Player::Person(name)) => Holder::Person { name: name.clone() },
                None => Holder::Open,
            };
            SeatInfo::held_by(holder, false)
        });
        let mut seats: Vec<SeatInfo> = seats.collect();
        name_the_nameless(&mut seats, say);
        let table = table_of(id, &record, seats);
        let link = Link::carrying(&record).await;
        Ok(Source { engine, record, table, components, is_verified: None, link })
    }
}

/// A link that carries a finished match of this browser, at its end, unless it is too long for one.
pub(crate) async fn link_to_own(id: &str) -> Option<String> {
    let tables = LocalTables::here();
    let mut record: Record = tables.record(id).ok()?.parse().ok()?;
    name_players(&mut record, &tables.load(id).ok()?.seats());
    Link::carrying(&record).await.address(record.plies.len())
}

/// Puts who played into a record that does not say it.
fn name_players(record: &mut Record, seats: &[SeatInfo]) {
    if record.players.is_empty() {
        let player = |seat: &SeatInfo| match &seat.holder {
            Holder::Computer { level } => Player::Computer(level.clone()),
            Holder::Person { name } => Player::Person(name.clone()),
            Holder::Open => Player::Person(String::new()),
        };
        record.players = seats.iter().map(player).collect();
    }
}

/// Gives a number to all without a name: whoever looks at a match again is not "you" in it.
fn name_the_nameless(seats: &mut [SeatInfo], say: Say) {
    for (index, seat) in seats.iter_mut().enumerate() {
        let is_nameless = match &seat.holder {
            Holder::Person { name } => name.is_empty(),
            Holder::Open => true,
            Holder::Computer { .. } => false,
        };
        if is_nameless {
            let name = say.with("common-player-number", &[("number", (index + 1).into())]);
            seat.holder = Holder::Person { name };
        }
    }
}

/// Reads a record, and fetches the engine that can play it again.
async fn read(text: &str, say: Say) -> Result<(&'static dyn AnyGame, Record), String> {
    let record: Record = text.parse().map_err(|error: table::ParseError| {
        say.with("error-bad-record", &[("problem", error.to_string().into())])
    })?;
    let engine = face::engine_of(record.origin.game.clone()).await;
    let engine = engine.map_err(|missing| told(&missing.into(), say))?;
    let engine = engine.ok_or_else(|| say.the("error-game-not-here"))?;
    check_rules(engine, record.origin.rules, say)?;
    Ok((engine, record))
}

/// A match of other rules cannot be shown truly, so it is not shown at all.
fn check_rules(engine: &dyn AnyGame, rules: RulesVersion, say: Say) -> Result<(), String> {
    match engine.rules().contains(&rules.0) {
        true => Ok(()),
        false => {
            let versions = [("theirs", rules.0.into()), ("ours", engine.newest_rules().0.into())];
            Err(say.with("replay-other-rules", &versions))
        }
    }
}

async fn components_of(
    record: &Record,
    engine: &'static dyn AnyGame,
    say: Say,
) -> Result<ComponentSet, String> {
    let Origin { game, components: hash, .. } = &record.origin;
    let set = components::fetch(game, *hash, components::by_engine(engine)).await;
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

fn n_seats(record: &Record, engine: &dyn AnyGame, components: &ComponentSet) -> usize {
    let mut library = Library::default();
    library.add(components.clone());
    engine.replay(record, &library, Some(0)).map_or(0, |start| start.n_seats())
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
        members_only: false,
        rated: false,
        is_owner: false,
        n_watchers: 0,
        rematch: None,
        grace: USUAL_GRACE,
        way_out: None,
        pace: None,
        away: Away::Others,
        watchers: true,
        room: None,
        proposal: None,
    }
}
