//! Games in a list.

use crate::local::{LocalTable, Next, Progress, now};
use crate::parts::{level_name, told_apart};
use crate::say::Say;
use kingdom_builder::{Expansion, Options};
use leptos::prelude::*;
use leptos_router::components::A;
use protocol::{Holder, SeatSetup, TableSummary};
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
    href: String,
    action: String,
    /// The table in this browser that it is.
    local: Option<String>,
}

impl Listing {
    /// A table of one's own in this browser.
    pub(super) fn local(table: &LocalTable, progress: &Progress, say: Say) -> Listing {
        let names = told_apart(table.names(|level| level_name(level, say)));
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
            href,
            action: say.the(if is_over { "lobby-replay" } else { "lobby-continue" }),
            local: Some(table.id.clone()),
        }
    }

    /// A table on the server where one sits.
    pub(super) fn mine(table: &TableSummary, say: Say) -> Listing {
        let listing = Listing::on_server(table, say);
        match table.is_over {
            true => Listing {
                href: format!("/replay/{}", table.id),
                action: say.the("lobby-replay"),
                ..listing
            },
            false => Listing { action: say.the("lobby-continue"), ..listing },
        }
    }

    /// A table on the server that everybody may see.
    pub(super) fn watched(table: &TableSummary, say: Say) -> Listing {
        Listing { action: say.the("lobby-watch"), ..Listing::on_server(table, say) }
    }

    fn on_server(table: &TableSummary, say: Say) -> Listing {
        let names = table.seats.iter().filter_map(|holder| match holder {
            Holder::Open => None,
            Holder::Person { name } => Some(name.clone()),
            Holder::Computer { level } => Some(level_name(level, say)),
        });
        let names = told_apart(names.collect());
        let n_free = table.seats.len() - names.len();
        let note = match n_free {
            0 => None,
            _ => Some(say.with("lobby-waiting-for-players", &[("count", n_free.into())])),
        };
        Listing {
            who: say.ask(|words| words.list(&names)),
            what: what(&table.game, &table.options, say),
            note,
            is_my_turn: table.is_my_turn && !table.is_over,
            is_over: table.is_over,
            changed_at: table.changed_at,
            href: format!("/table/{}", table.id),
            action: String::new(),
            local: None,
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
    let name = |side: Side| names.get(side.index()).cloned().unwrap_or_default();
    let is_known = games::game(&table.origin.game)
        .is_ok_and(|game| game.rules().contains(&table.origin.rules.0));
    match &progress.next {
        _ if !is_known => (Some(say.the("lobby-other-version")), false),
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

/// The game, and what is in play.
fn what(game: &str, options: &str, say: Say) -> String {
    let mut parts = vec![say.the(&format!("create-game-{game}"))];
    if let Ok(options) = options.parse::<Options>() {
        if options.expansions.len() == Expansion::ALL.len() {
            parts.push(say.the("create-preset-everything"));
        } else {
            let name =
                |expansion: &Expansion| say.of_things(|speech| speech.expansion(Some(*expansion)));
            parts.extend(options.expansions.iter().map(name));
        }
    }
    parts.join(" · ")
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
) -> impl IntoView {
    let games = games.into_iter().map(|listing| view! { <GameLine listing remove/> });
    view! { <ul class="games">{games.collect_view()}</ul> }
}

#[component]
fn GameLine(listing: Listing, remove: Option<Callback<String>>) -> impl IntoView {
    let say = Say::here();
    let Listing { who, what, note, is_my_turn, changed_at, href, action, local, .. } = listing;
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
                <A href=href attr:class="button" attr:aria-label=label>{action}</A>
                {remover}
            </div>
        </li>
    }
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
