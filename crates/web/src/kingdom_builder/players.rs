//! The players: gold, supply, tiles, cards; and what can be done about a seat.

use super::sight::Sight;
use super::table::Table;
use crate::api;
use crate::parts::{Drawing, level_name};
use crate::say::Say;
use crate::storage::{Browser, Storage as _};
use drawing::kingdom_builder::{Icon, icon};
use kingdom_builder::Nomad;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Holder, SeatInfo};
use std::sync::Arc;
use table::Seat;

#[component]
pub(crate) fn Players() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let n_seats = Memo::new(move |_| {
        table
            .sight
            .with(|sight| sight.as_ref().map_or(0, |sight| sight.view.open().setting.n_seats))
    });
    view! {
        <section class="players" aria-label=say.the("a11y-players")>
            <h2>{say.the("table-players")}</h2>
            {move || Seat::all(n_seats.get()).map(|seat| view! { <Player seat/> }).collect_view()}
            <Watchers/>
        </section>
    }
}

#[component]
fn Watchers() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let n_watchers =
        move || table.line.table.with(|table| table.as_ref().map_or(0, |t| t.n_watchers));
    let is_watcher =
        move || table.sight.with(|sight| sight.as_ref().is_some_and(|s| s.eyes().is_none()));
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
    let is_asked = move || table.sight.with(|sight| sight.as_ref()?.to_act()) == Some(seat);
    let name =
        move || table.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default());
    let info = move || {
        table.line.table.with(|table| Some(table.as_ref()?.seats.get(seat.index())?.clone()))
    };
    let details = move || table.sight.get().map(|sight| view! { <Holdings sight seat/> });
    let gold = move || {
        table.sight.with(|sight| sight.as_ref().map(|sight| sight.standings.totals()[seat.index()]))
    };
    // Somebody who gave no name is called "you" already.
    let is_mine =
        move || info().is_some_and(|info| info.is_mine) && name() != say.the("common-you");
    view! {
        <article class="player" class:asked=is_asked aria-current=move || is_asked().then_some("true")>
            <div class="player-head">
                <Drawing svg=icon(Icon::Piece(seat))/>
                <h3>{name}</h3>
                {move || is_mine().then(|| view! { <span class="tag">{say.the("common-you")}</span> })}
                {move || info().and_then(|info| presence(&info, say))}
                <span class="gold" title=say.the("table-score-now")>
                    {gold}" "<small>{say.the("table-gold")}</small>
                </span>
            </div>
            {details}
            {move || info().map(|info| view! { <SeatCare seat info/> })}
        </article>
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
        Holder::Person { name } if !info.is_here => {
            let text = say.with("table-player-away", &[("name", name.into())]);
            Some(view! { <span class="tag away">{text}</span> }.into_any())
        }
        Holder::Person { .. } | Holder::Open | Holder::Computer { .. } => None,
    }
}

/// What lies before a seat.
#[component]
fn Holdings(sight: Arc<Sight>, seat: Seat) -> impl IntoView {
    let say = Say::here();
    let open = sight.view.open();
    let kingdom = &open.kingdoms[seat];
    let is_me = sight.eyes() == Some(seat);
    let supply = say.with("table-supply-count", &[("count", kingdom.supply.into())]);
    let hand = match is_me {
        true => sight
            .view
            .hand()
            .iter()
            .map(|&card| {
                let (name, help) = say.of_things(|speech| (speech.card(card), speech.card_help(card)));
                view! { <Tile picture=Icon::Card(card) label=name help state="ready"/> }
            })
            .collect_view()
            .into_any(),
        false => (0..sight.view.hand_size(seat))
            .map(|_| {
                let hidden = say.with("table-hand-hidden", &[("count", 1.into())]);
                view! { <Tile picture=Icon::CardBack label=hidden help=String::new() state="ready"/> }
            })
            .collect_view()
            .into_any(),
    };
    let tiles =
        open.board().locations.iter().enumerate().filter(|(tile, _)| kingdom.held >> tile & 1 == 1);
    let tiles = tiles.map(|(tile, &(_, location))| {
        let is = |mask: u16| mask >> tile & 1 == 1;
        let state = if is(kingdom.fresh) {
            "new"
        } else if seat == open.turn.seat && is(open.turn.used) {
            "used"
        } else {
            "ready"
        };
        let (name, help) =
            say.of_things(|speech| (speech.location(location), speech.location_help(location)));
        view! { <Tile picture=Icon::Location(location) label=name help state/> }
    });
    let tiles = tiles.collect_view();
    let nomads = [(&kingdom.nomads, "ready"), (&kingdom.fresh_nomads, "new")];
    let nomads = nomads.into_iter().flat_map(|(pile, state)| {
        Nomad::ALL.iter().flat_map(move |&nomad| {
            (0..pile.count(nomad as usize)).map(move |_| {
                let (name, help) =
                    say.of_things(|speech| (speech.nomad(nomad), speech.nomad_help(nomad)));
                view! { <Tile picture=Icon::Nomad(nomad) label=name help state/> }
            })
        })
    });
    let nomads = nomads.collect_view();
    let more =
        [("holding-temple", kingdom.kept + kingdom.kept_due), ("holding-tokens", kingdom.tokens)];
    let more = more.into_iter().filter(|(_, count)| *count > 0);
    let more = more.map(|(key, count)| {
        view! {
            <span class="quiet">{say.with(key, &[("count", count.into())])}</span>
        }
    });
    let more = more.collect_view();
    view! {
        <div class="holdings">
            <span class="quiet">{supply}</span>
            {more}
            <ul class="tiles">{tiles}{nomads}{hand}</ul>
        </div>
    }
}

/// A tile or card that explains itself.
#[component]
fn Tile(
    picture: Icon,
    #[prop(into)] label: String,
    #[prop(into)] help: String,
    state: &'static str,
) -> impl IntoView {
    let say = Say::here();
    let name = match state {
        "used" => format!("{label} ({})", say.the("table-tile-used")),
        "new" => format!("{label} ({})", say.the("table-tile-new-other")),
        _ => label,
    };
    view! {
        <li class=format!("tile tile-{state}")>
            <details class="explained" name="tile">
                <summary aria-label=name.clone()><Drawing svg=icon(picture)/></summary>
                <div class="explanation"><strong>{name.clone()}</strong><p>{help}</p></div>
            </details>
        </li>
    }
}

/// What can be done about a seat: send its link, let a computer play on, take it back.
#[component]
fn SeatCare(seat: Seat, info: SeatInfo) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let id = table.line.table.with_untracked(|table| table.as_ref().map(|t| t.id.to_string()));
    let id = StoredValue::new(id.unwrap_or_default());
    let is_owner =
        table.line.table.with_untracked(|table| table.as_ref().is_some_and(|t| t.is_owner));
    let is_absent = matches!(info.holder, Holder::Person { .. }) && !info.is_here;
    let told = move |result: Result<(), protocol::Problem>| {
        if let Err(problem) = result {
            table.line.problem.set(Some(problem));
        }
    };
    let hand_over = move |level: Option<&'static str>| {
        spawn_local(async move {
            let id = id.get_value();
            told(api::hand_over(&id, seat.index(), level).await.map(|_| ()));
        });
    };
    if table.is_local {
        return ().into_any();
    }
    if info.holder == Holder::Open && is_owner {
        return view! { <OpenSeat seat id=id.get_value()/> }.into_any();
    }
    if info.played_by.is_some() && (is_owner || info.is_mine) {
        return view! {
            <button class="button small" on:click=move |_| hand_over(None)>
                {say.the("table-seat-take-back")}
            </button>
        }
        .into_any();
    }
    if is_absent && is_owner && !info.is_mine {
        return view! {
            <button class="button small" on:click=move |_| hand_over(Some("steady"))>
                {say.the("table-seat-hand-over")}
            </button>
        }
        .into_any();
    }
    if info.holder == Holder::Open {
        return view! { <p class="quiet">{say.the("table-seat-open")}</p> }.into_any();
    }
    ().into_any()
}

/// The secret link of an open seat, for the owner to send.
#[component]
fn OpenSeat(seat: Seat, id: String) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let key = format!("link/{id}/{}", seat.index());
    let link = RwSignal::new(Browser.get(&key));
    let is_copied = RwSignal::new(false);
    let renew = move |_| {
        let (id, key) = (id.clone(), key.clone());
        spawn_local(async move {
            match api::new_links(&id).await {
                Ok(links) => {
                    for made in links.links {
                        Browser.set(&format!("link/{id}/{}", made.seat), &made.link);
                    }
                    link.set(Browser.get(&key));
                }
                Err(problem) => table.line.problem.set(Some(problem)),
            }
        });
    };
    let copy = move |_| {
        if let Some(link) = link.get_untracked() {
            spawn_local(async move {
                let copied = window().navigator().clipboard().write_text(&link);
                let copied = wasm_bindgen_futures::JsFuture::from(copied).await;
                is_copied.set(copied.is_ok());
            });
        }
    };
    view! {
        <div class="open-seat">
            <p class="quiet">{say.the("table-seat-open-hint")}</p>
            {move || match link.get() {
                Some(text) => view! {
                    <input class="link" readonly=true aria-label=say.the("table-seat-open") prop:value=text/>
                    <button class="button small" on:click=copy>
                        {move || say.the(if is_copied.get() { "table-seat-link-copied" } else { "table-seat-copy-link" })}
                    </button>
                }
                .into_any(),
                None => view! {
                    <button class="button small" on:click=renew.clone()>{say.the("table-seat-copy-link")}</button>
                }
                .into_any(),
            }}
        </div>
    }
}
