//! Games in a list.

use crate::api;
use crate::lazy::{lazy, part};
use crate::local::{LocalTable, Next, Progress, now};
use crate::parting::Parting;
use crate::parts::{computer_name, focus_name, my_name, seat_names, told_apart};
use crate::router::Router;
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Holder, Problem, SeatSetup, TableSummary, WayOut};
use std::cmp::Reverse;
use table::Side;

/// A game as the lobby shows it.
#[derive(Clone, PartialEq)]
pub(super) struct Listing {
    who: String,
    what: String,
    /// How it stands.
    note: Option<String>,
    is_my_turn: bool,
    pub(super) is_over: bool,
    pub(super) changed_at: i64,
    /// How many seconds whoever is asked has left.
    time_left: Option<i64>,
    href: String,
    action: String,
    /// The table in this browser that it is.
    local: Option<String>,
    /// The table on the server that it is, and how to have done with it.
    way_out: Option<(String, WayOut)>,
    /// The table on the server that it is, and a seat of it that is free.
    free_seat: Option<(String, usize)>,
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
        Listing {
            who: say.ask(|words| words.list(&names)),
            what: what(&table.origin.game, &table.origin.options, say),
            note,
            is_my_turn,
            is_over,
            changed_at: progress.changed_at,
            time_left: None,
            href,
            action: say.the(if is_over { "lobby-replay" } else { "lobby-continue" }),
            local: Some(table.id.clone()),
            way_out: None,
            free_seat: None,
        }
    }

    /// A table on the server where one sits.
    pub(super) fn mine(table: &TableSummary, say: Say) -> Listing {
        let way_out = table.way_out.map(|way| (table.id.to_string(), way));
        let listing = Listing { way_out, ..Listing::on_server(table, say) };
        match table.is_over {
            true => Listing {
                href: format!("/replay/{}", table.id),
                action: say.the("lobby-replay"),
                ..listing
            },
            false => Listing { action: say.the("lobby-continue"), ..listing },
        }
    }

    /// A table on the server that everybody may see, and sit down at while there is a seat.
    pub(super) fn offered(table: &TableSummary, say: Say) -> Listing {
        let free = table.seats.iter().position(|holder| *holder == Holder::Open);
        let free_seat = free.map(|seat| (table.id.to_string(), seat));
        Listing { action: say.the("lobby-watch"), free_seat, ..Listing::on_server(table, say) }
    }

    /// What waits for one comes first, what presses most before the rest; then the latest.
    pub(super) fn order(&self) -> impl Ord + use<> {
        let left = self.time_left.filter(|_| self.is_my_turn).unwrap_or(i64::MAX);
        (Reverse(self.is_my_turn), left, Reverse(self.changed_at))
    }

    fn on_server(table: &TableSummary, say: Say) -> Listing {
        let names = table.seats.iter().map(|holder| match holder {
            Holder::Open => None,
            Holder::Person { name } => Some(name.clone()),
            Holder::Computer { level } => Some(computer_name(level, say)),
        });
        let names: Vec<Option<String>> = names.collect();
        let n_free = names.iter().filter(|name| name.is_none()).count();
        let won = |side: &Side| match names.get(side.index()) {
            Some(name) => name.clone(),
            None => without_seat(&table.game, say),
        };
        let winners: Vec<String> = table.winners.iter().filter_map(won).collect();
        let note = match (table.is_over, n_free) {
            (true, _) if winners.is_empty() => None,
            (true, _) => {
                let winners = say.ask(|words| words.list(&winners));
                Some(say.with("lobby-won-by", &[("names", winners.into())]))
            }
            (false, 0) => None,
            (false, _) => Some(say.with("lobby-waiting-for-players", &[("count", n_free.into())])),
        };
        let names = told_apart(names.into_iter().flatten().collect());
        Listing {
            who: say.ask(|words| words.list(&names)),
            what: what(&table.game, &table.options, say),
            note,
            is_my_turn: table.is_my_turn && !table.is_over,
            is_over: table.is_over,
            changed_at: table.changed_at,
            time_left: table.time_left,
            href: format!("/table/{}", table.id),
            action: String::new(),
            local: None,
            way_out: None,
            free_seat: None,
        }
    }
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

/// The game, and what is in play beyond it: everything that the options name and that has a text,
/// such as `game-NAME-nomads`.
fn what(game: &str, options: &str, say: Say) -> String {
    let key = format!("game-{game}");
    let values = options.split_whitespace().filter_map(|option| option.split_once('='));
    let names = values.flat_map(|(_, value)| value.split(','));
    let known = names.filter_map(|name| say.known(&format!("{key}-{name}")));
    std::iter::once(say.the(&key)).chain(known).collect::<Vec<_>>().join(" · ")
}

/// How long ago something was.
fn ago(then: i64, say: Say) -> String {
    let minutes = (now() - then).max(0) / 60;
    let (key, count) = match minutes {
        0 => return say.the("common-just-now"),
        1..60 => ("common-minutes-ago", minutes),
        60..1440 => ("common-hours-ago", minutes / 60),
        _ => ("common-days-ago", minutes / 1440),
    };
    say.with(key, &[("count", count.into())])
}

#[component]
pub(super) fn Games(
    games: Vec<Listing>,
    /// Throws a table of this browser away.
    #[prop(optional, into)]
    remove: Option<Callback<String>>,
    /// Is told when something has changed at the server, or why not.
    #[prop(into)]
    changed: Callback<Option<Problem>>,
) -> impl IntoView {
    part(lines, move |lines| lines(games.clone(), remove, changed))
}

/// Shows games, line by line.
type Lines = fn(Vec<Listing>, Option<Callback<String>>, Callback<Option<Problem>>) -> AnyView;

lazy! { lobby_later:
    // Who has no games yet does not load it.
    fn lines() -> Lines {
        |games, remove, changed| {
            let games = games.into_iter().map(|listing| view! { <GameLine listing remove changed/> });
            view! { <ul class="games">{games.collect_view()}</ul> }.into_any()
        }
    }
}

#[component]
fn GameLine(
    listing: Listing,
    remove: Option<Callback<String>>,
    changed: Callback<Option<Problem>>,
) -> impl IntoView {
    let say = Say::here();
    let Listing { who, what, note, is_my_turn, changed_at, href, action, local, .. } = listing;
    let Listing { way_out, free_seat, .. } = listing;
    let done = Callback::new(move |done: Result<(), Problem>| changed.run(done.err()));
    let parting = way_out.map(|(table, way)| view! { <Parting table way done/> });
    let sit_down = free_seat.map(|(table, seat)| view! { <SitDown table seat changed/> });
    let label = format!("{action}: {who}");
    let when = ago(changed_at, say);
    let where_it_is = local.is_some().then(|| say.the("create-where-here"));
    let detail = [Some(what), where_it_is, Some(when)];
    let detail = detail.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let remover = local.zip(remove).map(|(id, remove)| view! { <Remover id remove/> });
    view! {
        <li class="game" class:my-turn=is_my_turn>
            <div class="game-words">
                <h3>{who}</h3>
                <p class="quiet">{detail}</p>
                {note.map(|note| view! { <p class="game-note">{note}</p> })}
            </div>
            {is_my_turn.then(|| view! { <span class="turn-mark">{say.the("lobby-your-turn")}</span> })}
            <div class="game-buttons">
                <a href=href class="button" aria-label=label>{action}</a>
                {sit_down}
                {remover}
                {parting}
            </div>
        </li>
    }
}

/// Takes a seat that is free, under the name that stands in the lobby.
#[component]
fn SitDown(table: String, seat: usize, changed: Callback<Option<Problem>>) -> impl IntoView {
    let say = Say::here();
    let router = Router::here();
    let table = StoredValue::new(table);
    let sit_down = move |_| {
        if my_name().is_empty() {
            return focus_name();
        }
        spawn_local(async move {
            let table = table.get_value();
            let seated = match api::introduce(&my_name()).await {
                Ok(()) => api::sit_down(&table, seat).await,
                Err(problem) => Err(problem),
            };
            match seated {
                Ok(_) => router.go(&format!("/table/{table}")),
                Err(problem) => changed.run(Some(problem)),
            }
        });
    };
    view! { <button class="button primary sit-down" on:click=sit_down>{say.the("lobby-sit-down")}</button> }
}

/// Throws a table away, but asks first.
#[component]
fn Remover(id: String, remove: Callback<String>) -> impl IntoView {
    let say = Say::here();
    let is_asking = RwSignal::new(false);
    let id = StoredValue::new(id);
    move || {
        match is_asking.get() {
        false => view! {
            <button
                class="button plain remove"
                title=say.the("lobby-local-remove")
                aria-label=say.the("lobby-local-remove")
                on:click=move |_| is_asking.set(true)
            >
                "×"
            </button>
        }
        .into_any(),
        true => view! {
            <div class="sure" role="alertdialog" aria-label=say.the("lobby-local-remove-sure")>
                <p>{say.the("lobby-local-remove-sure")}</p>
                <button class="button danger remove-yes" on:click=move |_| remove.run(id.get_value())>
                    {say.the("lobby-local-remove")}
                </button>
                <button class="button" autofocus=true on:click=move |_| is_asking.set(false)>
                    {say.the("common-cancel")}
                </button>
            </div>
        }
        .into_any(),
    }
    }
}
