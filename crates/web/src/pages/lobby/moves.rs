//! What waits for one: the most pressing table large, the others beside it.

use super::boxes::Sign;
use super::games::{More, Picture};
use super::listing::{Listing, ago, left};
use crate::api;
use crate::clock::ticking;
use crate::parts::is_letter;
use crate::reactive::{RwSignal, StoredValue};
use crate::router::Router;
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Problem;
use std::time::Duration;

/// So many tables are cards; the rest are told by a number.
const MAX_SHOWN: usize = 5;

#[component]
pub(super) fn Moves(
    games: Vec<Listing>,
    remove: Callback<String>,
    changed: Callback<Option<Problem>>,
) -> impl IntoView {
    let say = Say::here();
    let router = Router::here();
    let n_games = games.len();
    let first = games.first().map(|listing| listing.href.clone());
    let to_first = StoredValue::new(first.clone());
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if is_letter(&event, "n")
            && let Some(href) = to_first.get_value()
        {
            router.go(&href);
        }
    });
    on_cleanup(move || listener.remove());
    let shows_all = RwSignal::new(false);
    let games = StoredValue::new(games);
    let cards = move || {
        let n_shown = if shows_all.get() { n_games } else { MAX_SHOWN };
        let games = games.get_value().into_iter().take(n_shown).enumerate();
        let card =
            |(index, listing)| view! { <Card listing is_first={index == 0} remove changed/> };
        games.map(card).collect_view()
    };
    view! {
        <section class="moves" aria-labelledby="mine-title">
            <div class="zone-head">
                <h2 id="mine-title">
                    {say.the("home-your-move")}" "<span class="count">{n_games}</span>
                </h2>
                {(1 < n_games).then(|| view! {
                    <a href=first.clone() aria-keyshortcuts="n">{say.the("home-next")}" "<kbd>"N"</kbd></a>
                })}
            </div>
            <ul class="games move-cards" class:single={n_games == 1}>{cards}</ul>
            {move || (MAX_SHOWN < n_games && !shows_all.get()).then(|| view! {
                <button class="button plain" id="more-moves" on:click=move |_| shows_all.set(true)>
                    {say.with("home-more", &[("count", (n_games - MAX_SHOWN).into())])}
                </button>
            })}
        </section>
    }
}

#[component]
fn Card(
    listing: Listing,
    is_first: bool,
    remove: Callback<String>,
    changed: Callback<Option<Problem>>,
) -> impl IntoView {
    let say = Say::here();
    let name = say.the(&format!("game-{}", listing.game));
    let with = say.with("home-with", &[("names", listing.who.clone().into())]);
    let played = listing.what.split_once(" · ").map(|(_, beyond)| beyond.to_owned());
    let where_it_is = listing.local.is_some().then(|| say.the("create-where-here"));
    let detail = [Some(with), played, where_it_is].into_iter().flatten().collect::<Vec<_>>();
    let label = format!("{}: {name}, {}", say.the("home-play"), listing.who);
    let action = say.the(if is_first { "home-play-turn" } else { "home-play" });
    let pace = listing.pace.clone();
    let time = match listing.ends_at {
        Some(ends_at) => view! { <Clock ends_at changed/> }.into_any(),
        None => view! { <span class="fact">{ago(listing.changed_at, say)}</span> }.into_any(),
    };
    view! {
        <li class="game move-card" class:big=is_first>
            <a class="stamp" href=listing.href.clone() tabindex="-1" aria-hidden="true">
                <Picture address=listing.picture.clone()/>
            </a>
            <div class="move-words">
                <p class="facts">
                    {time}
                    {pace.map(|pace| view! { <span class="fact line">{pace}</span> })}
                </p>
                <h3><Sign game=listing.game.clone()/>{name}</h3>
                <p class="quiet">{detail.join(" · ")}</p>
                {listing.note.clone().map(|note| view! { <p class="game-note">{note}</p> })}
                <p class="turn-mark">{say.the("lobby-your-turn")}</p>
                {is_first.then(|| view! { <Score state=listing.state.clone() names=listing.names.clone()/> })}
            </div>
            <div class="move-do">
                <a href=listing.href.clone() class="button primary" aria-label=label>{action}</a>
                <More listing remove changed/>
            </div>
        </li>
    }
}

/// How much time is left; it goes on while one looks, and is asked for anew when time has jumped.
#[component]
fn Clock(ends_at: i64, changed: Callback<Option<Problem>>) -> impl IntoView {
    let say = Say::here();
    let now = ticking(Duration::from_secs(1), move || changed.run(None));
    let seconds = move || ends_at - (now.get() / 1_000.0) as i64;
    let is_short = move || seconds() < 60 * 60;
    view! { <span class="fact time-left" class:now=is_short>{move || left(seconds(), say)}</span> }
}

/// The points so far, as everybody at the table can count them.
#[component]
fn Score(state: Option<(String, u64)>, names: Vec<String>) -> impl IntoView {
    let points = RwSignal::new(Vec::<i32>::new());
    if let Some((table, number)) = state {
        spawn_local(async move {
            // Without them the card is as good; and the page may be gone by now.
            if let Ok(glance) = api::glance(&table, number).await {
                points.try_set(glance.points);
            }
        });
    }
    let names = StoredValue::new(names);
    let score = move || {
        let names = names.get_value().into_iter();
        let rows = points.get().into_iter().zip(names).enumerate();
        let row = |(seat, (points, name))| {
            view! { <li><i class=format!("seat-{}", seat + 1)></i><b>{points}</b><span class="quiet">{name}</span></li> }
        };
        rows.map(row).collect_view()
    };
    view! { <ul class="score">{score}</ul> }
}
