//! The players: points, what lies before them, and whether they are there.

use super::counted::Points;
use super::seat_care::{SeatCare, is_watched_by_me};
use super::{Place, Table};
use crate::parts::{Drawing, computer_style, level_name};
use crate::reactive::Memo;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{Holder, SeatInfo};
use table::Seat;

#[component]
pub(crate) fn Players() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let n_seats = Memo::new(move |_| table.moment(|moment| moment.n_seats).unwrap_or(0));
    view! {
        <section class="players" aria-label=say.the("a11y-players")>
            <h2>{say.the("table-players")}</h2>
            {move || table.seats(n_seats.get()).into_iter().map(|seat| view! { <Player seat/> }).collect_view()}
            <Watchers/>
        </section>
    }
}

#[component]
fn Watchers() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let is_watcher = move || {
        // Whoever looks at a match again may well have played it.
        table.place != Place::Replay
            && table.moment(|moment| moment.eyes.is_none()).unwrap_or(false)
    };
    // To those who look on, the others are who looks on.
    let n_watchers = move || {
        table.line.table.with(|around| {
            let Some(around) = around else { return 0 };
            around.n_watchers.saturating_sub(usize::from(is_watched_by_me(around)))
        })
    };
    view! {
        {move || is_watcher().then(|| view! {
            <p class="quiet" title=say.the("table-watcher-hint")>{say.the("table-watcher")}</p>
        })}
        {move || (n_watchers() > 0).then(|| view! {
            <p class="quiet">{say.with("table-watching", &[("count", n_watchers().into())])}</p>
        })}
    }
}

#[component]
fn Player(seat: Seat) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let is_asked = move || table.moment(|moment| moment.to_act).flatten() == Some(seat);
    let name = move || table.name(seat);
    let info = Memo::new(move |_| {
        table.line.table.with(|table| Some(table.as_ref()?.seats.get(seat.index())?.clone()))
    });
    let is_me = move || table.moment(|moment| moment.eyes).flatten() == Some(seat);
    let is_over = Memo::new(move |_| table.moment(|moment| moment.is_over()).unwrap_or(false));
    // Of several at one screen only one is "you"; somebody who gave no name is called so already.
    let is_mine = move || {
        is_me() && info.get().is_some_and(|info| info.is_mine) && name() != say.the("common-you")
    };
    view! {
        <article class="player" data-seat=seat.index() class:asked=is_asked class:me=is_me aria-current=move || is_asked().then_some("true")>
            <div class="player-head">
                <Drawing svg=table.face.piece(seat.into())/>
                {move || table.computer(seat).map(|level| view! { <Portrait level/> })}
                <h3>{name}</h3>
                {move || is_mine().then(|| view! { <span class="tag">{say.the("common-you")}</span> })}
                {move || info.get().and_then(|info| presence(&info, say))}
                <span class="gold" title=say.the("table-score-now")>
                    <Points side=seat.into()/>" "<small>{say.the("points-unit")}</small>
                </span>
            </div>
            {table.face.holdings(seat)}
            {move || {
                let is_over = is_over.get();
                info.get().map(|info| view! { <SeatCare seat info is_over/> })
            }}
        </article>
    }
}

/// The face of a computer, which says how it plays.
#[component]
fn Portrait(level: String) -> impl IntoView {
    let say = Say::here();
    let told = computer_style(&level, say);
    let title = told.clone();
    view! {
        <span class="portrait" title=title>
            <Drawing svg=drawing::computer(&level)/>
            <span class="visually-hidden">{told}</span>
        </span>
    }
}

/// A word about somebody who is not simply there.
fn presence(info: &SeatInfo, say: Say) -> Option<AnyView> {
    if let Some(level) = &info.played_by {
        let level = level_name(level, say);
        let text = say.with("common-computer-name", &[("level", level.into())]);
        return Some(view! { <span class="tag">{text}</span> }.into_any());
    }
    match &info.holder {
        Holder::Computer { level } => {
            Some(view! { <span class="tag">{level_name(level, say)}</span> }.into_any())
        }
        Holder::Person { name } if !info.is_here => {
            let text = say.with("table-player-away", &[("name", name.into())]);
            Some(view! { <span class="tag away">{text}</span> }.into_any())
        }
        Holder::Person { .. } | Holder::Open => None,
    }
}

/// A tile or card that explains itself, and can be used where it lies.
#[component]
pub(crate) fn Thing(
    /// Its picture.
    picture: String,
    #[prop(into)] label: String,
    #[prop(into)] help: String,
    /// How it looks: `ready`, `used`, `new`, or `card` if it can be turned.
    state: &'static str,
    /// What a click does, if anything can be done with it now.
    #[prop(optional_no_strip)]
    choice: Option<usize>,
) -> impl IntoView {
    let table = Table::here();
    let name = label.clone();
    view! {
        <li class=format!("tile tile-{state}") class:usable=choice.is_some()>
            <button
                class="tile-face"
                aria-label=label
                aria-description=help.clone()
                on:click=move |_| if let Some(choice) = choice { table.choose(choice) }
            >
                <Drawing svg=picture/>
            </button>
            <div class="explanation" aria-hidden="true"><strong>{name}</strong><p>{help}</p></div>
        </li>
    }
}
