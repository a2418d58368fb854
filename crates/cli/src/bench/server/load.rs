//! Many tables of two, played at the same time.

use super::player::{Player, failed, post};
use crate::failure::Failure;
use serde_json::json;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use table::QuickChance;
use tokio::task::JoinSet;

/// So many people make tables at the same time.
const MAKERS: usize = 16;

/// How fast to play.
#[derive(Clone, Copy)]
pub(super) enum Pace {
    /// Each move follows the one before at once.
    Unbounded,
    /// So many moves in a second, all tables together.
    PerSecond(u32),
}

/// What a round came to.
pub(super) struct Round {
    pub(super) time: Duration,
    /// From sending a move until all players have seen it, sorted.
    pub(super) delays: Vec<Duration>,
}

/// Everybody who plays.
pub(super) struct Load {
    tables: Vec<Table>,
}

/// A table and its two players.
struct Table {
    id: String,
    /// Where its two players are.
    addresses: [SocketAddr; 2],
    cookies: [String; 2],
    players: [Player; 2],
    /// Which player sits at which seat: they change after each match.
    is_swapped: bool,
    picks: QuickChance,
}

impl Load {
    pub(super) async fn set_up(addresses: &[SocketAddr], n_tables: usize) -> Result<Load, Failure> {
        let mut making = JoinSet::new();
        for number in 0..n_tables {
            // All pairs of nodes, one after the other.
            let first = addresses[number % addresses.len()];
            let second = addresses[number / addresses.len() % addresses.len()];
            making.spawn(Table::set_up([first, second], number as u64));
        }
        let mut tables = Vec::with_capacity(n_tables);
        while let Some(made) = making.join_next().await {
            tables.push(made.map_err(failed)??);
        }
        Ok(Load { tables })
    }

    pub(super) async fn play(&mut self, pace: Pace, time: Duration) -> Result<Round, Failure> {
        let start = Instant::now();
        let n_tables = self.tables.len() as u32;
        let mut playing = JoinSet::new();
        for (number, table) in self.tables.drain(..).enumerate() {
            let pause = match pace {
                Pace::Unbounded => Duration::ZERO,
                Pace::PerSecond(n_moves) => Duration::from_secs(1) * n_tables / n_moves,
            };
            // Spread over the pause, as independent tables are.
            let first = start + pause * number as u32 / n_tables;
            playing.spawn(table.play(first, pause, start + time));
        }
        let mut delays = Vec::new();
        while let Some(played) = playing.join_next().await {
            let (table, mut of_table) = played.map_err(failed)??;
            self.tables.push(table);
            delays.append(&mut of_table);
        }
        delays.sort_unstable();
        Ok(Round { time: start.elapsed(), delays })
    }

    /// Everybody goes; says which tables there were.
    pub(super) fn leave(self) -> Vec<String> {
        self.tables.into_iter().map(|table| table.id).collect()
    }
}

impl Table {
    async fn set_up(addresses: [SocketAddr; 2], number: u64) -> Result<Table, Failure> {
        let address = addresses[0];
        let mut cookies = Vec::new();
        for name in ["Ada", "Ben"] {
            cookies.push(guest(address, name).await?);
        }
        let cookies: [String; 2] = cookies.try_into().map_err(|_| failed("two guests"))?;
        // What a table costs the server hardly depends on the game.
        let game = games::GAMES[0].name();
        let setup = json!({"game": game, "options": "players=2", "seats": ["me", "open"]});
        let setup = setup.to_string();
        let (_, created) = post(address, Some(&cookies[0]), "/api/tables", &setup).await?;
        let created: serde_json::Value = serde_json::from_str(&created).map_err(failed)?;
        let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
        let id = text(&created["table"]["id"]);
        let claim = format!(r#"{{"secret":"{}"}}"#, text(&created["links"][0]["secret"]));
        post(address, Some(&cookies[1]), &format!("/api/tables/{id}/claim"), &claim).await?;
        let mut players = join(addresses, &cookies, &id).await?;
        for player in &mut players {
            player.until_begun().await?;
        }
        let picks = QuickChance::new(number);
        Ok(Table { id, addresses, cookies, players, is_swapped: false, picks })
    }

    async fn play(
        mut self,
        first: Instant,
        pause: Duration,
        end: Instant,
    ) -> Result<(Table, Vec<Duration>), Failure> {
        let mut delays = Vec::new();
        let mut next = first;
        loop {
            if !pause.is_zero() {
                tokio::time::sleep_until(next.into()).await;
                next += pause;
            }
            if end <= Instant::now() {
                return Ok((self, delays));
            }
            let (_, to_act) = self.players[0].state()?;
            let Some(seat) = to_act else {
                self.rematch().await?;
                continue;
            };
            let pick = self.picks.below(1 << 30) as u64;
            let start = Instant::now();
            let active = seat ^ usize::from(self.is_swapped);
            let number = self.players[active].act(seat, pick).await?;
            for player in &mut self.players {
                player.until_number(number).await?;
            }
            delays.push(start.elapsed());
        }
    }

    /// Acts and takes back until the log has so many entries, or the match is over.
    async fn lengthen(&mut self, n_entries: u64) -> Result<(), Failure> {
        loop {
            let (number, to_act) = self.players[0].state()?;
            let Some(seat) = to_act.filter(|_| number < n_entries) else { return Ok(()) };
            // Nobody has changed places yet.
            let mut able = None;
            for (seat, player) in self.players.iter().enumerate() {
                if player.n_undoable()? > 0 {
                    able = Some(seat);
                }
            }
            let number = match able {
                Some(seat) => self.players[seat].undo(seat).await?,
                None => {
                    let pick = self.picks.below(1 << 30) as u64;
                    self.players[seat].act(seat, pick).await?
                }
            };
            for player in &mut self.players {
                player.until_number(number).await?;
            }
        }
    }

    /// The same people once more, one seat further.
    async fn rematch(&mut self) -> Result<(), Failure> {
        let path = format!("/api/tables/{}/rematch", self.id);
        let mut id = String::new();
        // It begins when both have asked for it.
        for (address, cookie) in self.addresses.iter().zip(&self.cookies) {
            (_, id) = post(*address, Some(cookie), &path, "null").await?;
        }
        self.id = serde_json::from_str(&id).map_err(failed)?;
        self.players = join(self.addresses, &self.cookies, &self.id).await?;
        for player in &mut self.players {
            player.until_begun().await?;
        }
        self.is_swapped = !self.is_swapped;
        Ok(())
    }
}

/// A new guest, by their cookie.
async fn guest(address: SocketAddr, name: &str) -> Result<String, Failure> {
    let (head, _) = post(address, None, "/api/guest", &format!(r#"{{"name":"{name}"}}"#)).await?;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next());
    Ok(cookie.ok_or_else(|| failed("no cookie"))?.to_owned())
}

async fn join(
    addresses: [SocketAddr; 2],
    cookies: &[String; 2],
    table: &str,
) -> Result<[Player; 2], Failure> {
    Ok([
        Player::join(addresses[0], Some(&cookies[0]), table).await?,
        Player::join(addresses[1], Some(&cookies[1]), table).await?,
    ])
}

/// Makes a table whose log has so many entries; says its name.
pub(super) async fn long_table(address: SocketAddr, n_entries: u64) -> Result<String, Failure> {
    let mut table = Table::set_up([address; 2], 0).await?;
    table.lengthen(n_entries).await?;
    Ok(table.id)
}

/// Makes tables at which nobody does anything.
pub(super) async fn make_tables(addresses: &[SocketAddr], n_tables: usize) -> Result<(), Failure> {
    let mut making = JoinSet::new();
    for (number, &address) in (0..MAKERS).zip(addresses.iter().cycle()) {
        let n_tables = (n_tables + number) / MAKERS;
        making.spawn(async move {
            let cookie = guest(address, "Ada").await?;
            let seats = json!(["me", {"same-screen": {"name": "Ben"}}]);
            let setup =
                json!({"game": games::GAMES[0].name(), "options": "players=2", "seats": seats});
            for _ in 0..n_tables {
                post(address, Some(&cookie), "/api/tables", &setup.to_string()).await?;
            }
            Ok::<_, Failure>(())
        });
    }
    while let Some(made) = making.join_next().await {
        made.map_err(failed)??;
    }
    Ok(())
}

/// Opens tables that sleep, one after the other: how long each took until its match was seen.
pub(super) async fn open(
    addresses: &[SocketAddr],
    tables: &[String],
) -> Result<Vec<Duration>, Failure> {
    let mut delays = Vec::with_capacity(tables.len());
    for (table, &address) in tables.iter().zip(addresses.iter().cycle()) {
        let start = Instant::now();
        Player::join(address, None, table).await?;
        delays.push(start.elapsed());
    }
    delays.sort_unstable();
    Ok(delays)
}

/// Opens sockets that only watch.
pub(super) async fn watch(
    addresses: &[SocketAddr],
    tables: &[String],
    n_sockets: usize,
) -> Result<Vec<Player>, Failure> {
    let mut watchers = Vec::with_capacity(n_sockets);
    let places: Vec<_> =
        tables.iter().cycle().zip(addresses.iter().cycle()).take(n_sockets).collect();
    for places in places.chunks(100) {
        let mut joining = JoinSet::new();
        for &(name, &address) in places {
            let name = name.to_string();
            joining.spawn(async move { Player::join(address, None, &name).await });
        }
        while let Some(joined) = joining.join_next().await {
            watchers.push(joined.map_err(failed)??);
        }
    }
    Ok(watchers)
}
