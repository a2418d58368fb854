//! Games in a list, line by line.

use super::boxes::Sign;
use super::listing::{Listing, ago};
use super::moves::Moves;
use super::open;
use crate::api;
use crate::lazy::{lazy, part};
use crate::parting::Parting;
use crate::parts::{focus_name, my_name};
use crate::reactive::{RwSignal, StoredValue};
use crate::router::Router;
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Problem;

/// What a list of games is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// They wait for one.
    Moves,
    /// One's own games, under way or over.
    Own,
    /// Those of others, to sit down at, as far as they are wanted.
    Open(RwSignal<Wanted>),
    /// Those of others, to watch.
    Watched,
}

/// Which open tables one wants to see.
#[derive(Clone, PartialEq, Eq, Default)]
pub(super) struct Wanted {
    /// The game; all, if none is named.
    pub(super) game: Option<String>,
    /// How many seats; any number, if none is named.
    pub(super) n_seats: Option<usize>,
}

#[component]
pub(super) fn Games(
    games: Vec<Listing>,
    kind: Kind,
    /// Throws a table of this browser away.
    remove: Callback<String>,
    /// Is told when something has changed at the server, or why not.
    changed: Callback<Option<Problem>>,
) -> impl IntoView {
    part(lines, move |lines| lines(kind, games.clone(), remove, changed))
}

/// Shows games.
type Lines = fn(Kind, Vec<Listing>, Callback<String>, Callback<Option<Problem>>) -> AnyView;

lazy! { lobby_later:
    // Who has no games yet does not load it.
    fn lines() -> Lines {
        |kind, games, remove, changed| match kind {
            Kind::Moves => view! { <Moves games remove changed/> }.into_any(),
            Kind::Open(wanted) => {
                let rows = move |games| view! { <Rows games kind remove changed/> }.into_any();
                open::filtered(games, wanted, rows)
            }
            Kind::Own | Kind::Watched => view! { <Rows games kind remove changed/> }.into_any(),
        }
    }
}

#[component]
fn Rows(
    games: Vec<Listing>,
    kind: Kind,
    remove: Callback<String>,
    changed: Callback<Option<Problem>>,
) -> impl IntoView {
    let line = |listing| view! { <GameLine listing kind remove changed/> };
    view! { <ul class="games rows">{games.into_iter().map(line).collect_view()}</ul> }
}

/// A small picture of a table; the last thing that comes, and nothing is missing without it.
#[component]
pub(super) fn Picture(#[prop(into)] address: String) -> impl IntoView {
    let is_there = RwSignal::new(true);
    view! {
        <img
            src=address
            alt=""
            width="116"
            height="100"
            loading="lazy"
            class:missing=move || !is_there.get()
            on:error=move |_| is_there.set(false)
        />
    }
}

#[component]
fn GameLine(
    listing: Listing,
    kind: Kind,
    remove: Callback<String>,
    changed: Callback<Option<Problem>>,
) -> impl IntoView {
    let say = Say::here();
    let Listing { who, what, note, changed_at, href, local, free_seat, pace, .. } = listing.clone();
    let name = say.the(&format!("game-{}", listing.game));
    let beyond = what.split_once(" · ").map(|(_, beyond)| beyond.to_owned());
    let where_it_is = local.is_some().then(|| say.the("create-where-here"));
    let pace = pace.filter(|_| !listing.is_over);
    let is_offered = matches!(kind, Kind::Open(_) | Kind::Watched);
    let with = match is_offered {
        true => who.clone(),
        false => say.with("home-with", &[("names", who.clone().into())]),
    };
    let detail = [Some(with), beyond, pace, where_it_is];
    let detail = detail.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let action = match (is_offered, listing.is_over) {
        (true, _) => say.the("lobby-watch"),
        (false, true) => say.the("lobby-replay"),
        (false, false) => say.the("lobby-continue"),
    };
    let label = format!("{action}: {name}, {who}");
    let sit_down = free_seat.map(|(table, seat)| view! { <SitDown table seat changed/> });
    let (n_taken, n_seats) = listing.taken;
    let seats = sit_down.is_some().then(|| {
        let dots = (0..n_seats).map(|seat| view! { <i class:full={seat < n_taken}></i> });
        let told = [("count", n_taken.into()), ("all", n_seats.into())];
        view! {
            <span class="dots" role="img" aria-label=say.with("home-seats-taken", &told)>
                {dots.collect_view()}
            </span>
        }
    });
    let picture = listing.picture.clone();
    view! {
        <li class="game">
            <span class="stamp"><Picture address=picture/></span>
            <div class="game-words">
                <h3>
                    <a href=href aria-label=label><Sign game=listing.game.clone()/>{name}</a>
                </h3>
                <p class="quiet">{detail}</p>
                {note.map(|note| view! { <p class="game-note">{note}</p> })}
            </div>
            {seats}
            <span class="quiet since">{(!is_offered).then(|| ago(changed_at, say))}</span>
            <div class="game-buttons">
                {sit_down}
                <More listing remove changed/>
            </div>
        </li>
    }
}

/// Ways to have done with a game, folded away.
#[component]
pub(super) fn More(
    listing: Listing,
    remove: Callback<String>,
    changed: Callback<Option<Problem>>,
) -> impl IntoView {
    let say = Say::here();
    let done = Callback::new(move |done: Result<(), Problem>| changed.run(done.err()));
    let parting = listing.way_out.map(|(table, way)| view! { <Parting table way done/> });
    let remover = listing.local.map(|id| view! { <Remover id remove/> });
    let is_any = parting.is_some() || remover.is_some();
    is_any.then(|| {
        view! {
            <details class="menu more-ways">
                <summary class="button plain" aria-label=say.the("common-more") title=say.the("common-more")>
                    "⋯"
                </summary>
                <div class="menu-sheet">{remover}{parting}</div>
            </details>
        }
    })
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
    view! { <button class="button small sit-down" on:click=sit_down>{say.the("lobby-sit-down")}</button> }
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
            <button class="button small plain remove" on:click=move |_| is_asking.set(true)>
                {say.the("lobby-local-remove")}
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
