//! A game as the lobby tells of it.

use crate::clock::steady_now;
use crate::files;
use crate::local::{LocalTable, Next, Progress, now};
use crate::parts::{computer_name, seat_names, told_apart, what_is_played};
use crate::say::Say;
use protocol::{Holder, OwnResult, Pace, SeatSetup, TableSummary, WayOut};
use std::cmp::Reverse;
use table::Side;

/// A game as the lobby tells of it.
#[derive(Clone, PartialEq)]
pub(super) struct Listing {
    pub(super) game: String,
    /// The address of a small picture.
    pub(super) picture: String,
    /// Who plays.
    pub(super) who: String,
    /// The game, and what is in play beyond it.
    pub(super) what: String,
    /// How it stands.
    pub(super) note: Option<String>,
    pub(super) is_my_turn: bool,
    pub(super) is_over: bool,
    pub(super) changed_at: i64,
    /// When the time of whoever is asked is up, in seconds of the browser's even clock.
    pub(super) ends_at: Option<i64>,
    /// How fast it is played, at a table on the server.
    pub(super) pace: Option<String>,
    pub(super) href: String,
    /// The table in this browser that it is.
    pub(super) local: Option<String>,
    /// The table on the server that it is, and how to have done with it.
    pub(super) way_out: Option<(String, WayOut)>,
    /// The table on the server that it is, and a seat of it that is free.
    pub(super) free_seat: Option<(String, usize)>,
    /// The table on the server that it is, and the number of its state.
    pub(super) state: Option<(String, u64)>,
    /// What those are called who play, in the order of their seats.
    pub(super) names: Vec<String>,
    /// How many seats are taken, and how many there are.
    pub(super) taken: (usize, usize),
}

impl Listing {
    /// A table of one's own in this browser.
    pub(super) fn local(table: &LocalTable, progress: &Progress, say: Say) -> Listing {
        let names = seat_names(&table.seats(), say);
        let (note, is_my_turn) = local_note(table, progress, &names, say);
        let is_over = matches!(progress.next, Next::WonBy(_));
        let href = match is_over {
            true => format!("/local/{}/replay", table.id),
            false => format!("/local/{}", table.id),
        };
        let game = &table.origin.game;
        Listing {
            game: game.clone(),
            picture: lid(game),
            who: say.ask(|words| words.list(&names)),
            what: what_is_played(game, &table.origin.options, say),
            note,
            is_my_turn,
            is_over,
            changed_at: progress.changed_at,
            ends_at: None,
            pace: None,
            href,
            local: Some(table.id.clone()),
            way_out: None,
            free_seat: None,
            state: None,
            taken: (names.len(), names.len()),
            names,
        }
    }

    /// A table on the server where one sits.
    pub(super) fn mine(table: &TableSummary, say: Say) -> Listing {
        let way_out = table.way_out.map(|way| (table.id.to_string(), way));
        let listing = Listing { way_out, ..Listing::on_server(table, say) };
        match table.is_over {
            true => Listing { href: format!("/replay/{}", table.id), ..listing },
            false => listing,
        }
    }

    /// A table on the server that everybody may see, and sit down at while there is a seat.
    pub(super) fn offered(table: &TableSummary, say: Say) -> Listing {
        let free = table.seats.iter().position(|holder| *holder == Holder::Open);
        let free_seat = free.map(|seat| (table.id.to_string(), seat));
        let listing = Listing { free_seat, ..Listing::on_server(table, say) };
        match table.watchers {
            true => listing,
            false => Listing { picture: lid(&table.game), ..listing },
        }
    }

    /// What waits for one comes first, what presses most before the rest; then the latest.
    pub(super) fn order(&self) -> impl Ord + use<> {
        let ends_at = self.ends_at.filter(|_| self.is_my_turn).unwrap_or(i64::MAX);
        (Reverse(self.is_my_turn), ends_at, Reverse(self.changed_at))
    }

    fn on_server(table: &TableSummary, say: Say) -> Listing {
        let names = table.seats.iter().map(|holder| match holder {
            Holder::Open => None,
            Holder::Person { name } => Some(name.clone()),
            Holder::Computer { level } => Some(computer_name(level, say)),
        });
        let names: Vec<Option<String>> = names.collect();
        let n_seats = names.len();
        let n_free = names.iter().filter(|name| name.is_none()).count();
        let won = |side: &Side| match names.get(side.index()) {
            Some(name) => name.clone(),
            None => without_seat(&table.game, say),
        };
        let winners: Vec<String> = table.winners.iter().filter_map(won).collect();
        let asked = table.to_act.and_then(|seat| names.get(seat.index()).cloned().flatten());
        let is_my_turn = table.is_my_turn && !table.is_over;
        let others = table.acted.filter(|seat| Some(*seat) != table.to_act);
        let acted = others.and_then(|seat| names.get(seat.index()).cloned().flatten());
        let note = match (table.is_over, n_free, asked) {
            (true, ..) => how_it_ended(&winners, table.own_result, say),
            (false, 0, Some(_)) if is_my_turn => {
                acted.map(|name| say.with("home-acted", &[("name", name.into())]))
            }
            (false, 0, Some(name)) => Some(say.with("home-has-turn", &[("name", name.into())])),
            (false, 0, None) => None,
            (false, ..) => Some(say.with("lobby-waiting-for-players", &[("count", n_free.into())])),
        };
        let names = told_apart(names.into_iter().flatten().collect());
        Listing {
            game: table.game.clone(),
            picture: format!("/api/tables/{}/small.svg?at={}", table.id, table.number),
            who: say.ask(|words| words.list(&names)),
            what: what_is_played(&table.game, &table.options, say),
            note,
            is_my_turn,
            is_over: table.is_over,
            changed_at: table.changed_at,
            ends_at: table.time_left.map(|left| (steady_now() / 1_000.0) as i64 + left),
            pace: Some(pace_told(table.pace, say)),
            href: format!("/table/{}", table.id),
            local: None,
            way_out: None,
            free_seat: None,
            state: Some((table.id.to_string(), table.number)),
            taken: (n_seats - n_free, n_seats),
            names,
        }
    }
}

/// Who won, and how it ended for whoever looks.
fn how_it_ended(winners: &[String], own: Option<OwnResult>, say: Say) -> Option<String> {
    let won =
        || say.with("lobby-won-by", &[("names", say.ask(|words| words.list(winners)).into())]);
    let winners = (!winners.is_empty()).then(won);
    let own = own.map(|OwnResult { place, points, rating_change }| {
        let place = say.with("home-place", &[("place", place.into())]);
        let points = say.with("home-points", &[("count", points.into())]);
        let change = rating_change.map(|change| format!("{change:+}").replace('-', "−"));
        [Some(place), Some(points), change].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    });
    let told: Vec<String> = winners.into_iter().chain(own).collect();
    (!told.is_empty()).then(|| told.join(" · "))
}

/// The picture of a game of which there is no other.
fn lid(game: &str) -> String {
    files::address(&format!("boxes/{game}-lid.svg"))
}

/// How a game in this browser stands, and whether a person is asked.
fn local_note(
    table: &LocalTable,
    progress: &Progress,
    names: &[String],
    say: Say,
) -> (Option<String>, bool) {
    let without_seat = || without_seat(&table.origin.game, say).unwrap_or_default();
    let name = |side: Side| names.get(side.index()).cloned().unwrap_or_else(without_seat);
    match &progress.next {
        Next::WonBy(winners) => {
            let winners: Vec<String> = winners.iter().copied().map(name).collect();
            let winners = say.ask(|words| words.list(&winners));
            (Some(say.with("lobby-won-by", &[("names", winners.into())])), false)
        }
        Next::ToAct(seat) => match table.setup.seats.get(seat.index()) {
            Some(SeatSetup::Me) => (None, true),
            _ => (Some(say.with("table-turn-of", &[("name", name((*seat).into()).into())])), false),
        },
    }
}

/// What somebody is called who plays a game without a seat.
fn without_seat(game: &str, say: Say) -> Option<String> {
    say.known(&format!("game-{game}-opponent"))
}

/// How fast a match is played.
pub(super) fn pace_told(pace: Option<Pace>, say: Say) -> String {
    let hours = |seconds: u32| seconds.div_ceil(60 * 60) as usize;
    match pace {
        None => say.the("home-pace-none"),
        Some(pace) if !pace.is_slow() => say.the("home-pace-live"),
        Some(Pace { turn, .. }) if hours(turn) < 24 => {
            say.with("home-pace-hours", &[("count", hours(turn).into())])
        }
        Some(Pace { turn, .. }) => {
            say.with("home-pace-days", &[("count", (hours(turn) / 24).into())])
        }
    }
}

/// How long ago something was.
pub(super) fn ago(then: i64, say: Say) -> String {
    let minutes = (now() - then).max(0) / 60;
    let (key, count) = match minutes {
        0 => return say.the("common-just-now"),
        1..60 => ("common-minutes-ago", minutes),
        60..1440 => ("common-hours-ago", minutes / 60),
        _ => ("common-days-ago", minutes / 1440),
    };
    say.with(key, &[("count", count.into())])
}

/// How much time is left, as one reads it; within the last hour to the second.
pub(super) fn left(seconds: i64, say: Say) -> String {
    let seconds = seconds.max(0);
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600 % 24, seconds / 60 % 60);
    match (days, hours) {
        (0, 0) => {
            let time = format!("{minutes}:{:02}", seconds % 60);
            say.with("home-clock", &[("time", time.into())])
        }
        (0, hours) => say.with("home-hours-left", &[("count", (hours as usize).into())]),
        (days, hours) => {
            let args = [("days", (days as usize).into()), ("hours", (hours as usize).into())];
            say.with("home-days-left", &args)
        }
    }
}
