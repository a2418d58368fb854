//! What a seat asks for: links to send, to sit down by, to go on elsewhere; and who plays on.

use super::{Table, link_card};
use crate::api;
use crate::levels::LetPlay;
use crate::parts::{NameField, my_name};
use crate::reactive::{RwSignal, StoredValue};
use crate::say::Say;
use crate::storage::{Browser, Storage as _};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Problem;
use std::time::Duration;
use table::Seat;

/// A link by which a seat goes on at another device, made anew.
pub(super) fn travel(seat: Seat, id: String) -> AnyView {
    let say = Say::here();
    let table = Table::here();
    let id = StoredValue::new(id);
    let link = RwSignal::new(None::<String>);
    let make = move || {
        told(table, async move {
            let made = api::travel(&id.get_value(), seat.index()).await?;
            link.try_set(Some(made.link));
            Ok(())
        });
    };
    make();
    let shown = move || match link.get() {
        // It is on its way, or could not be made; then one can ask again.
        None => view! {
            <button class="button small plain travel" on:click=move |_| make()>
                {say.the("table-seat-travel")}
            </button>
        }
        .into_any(),
        Some(link) => view! {
            <div class="open-seat">
                <p class="quiet">{say.the("table-seat-travel-hint")}</p>
                {link_card::shown(link, say.the("table-seat-travel"))}
            </div>
        }
        .into_any(),
    };
    shown.into_any()
}

/// Does something at the server, and shows what went wrong.
fn told(table: Table, deed: impl Future<Output = Result<(), Problem>> + 'static) {
    spawn_local(async move {
        if let Err(problem) = deed.await {
            table.line.problem.set(Some(problem));
        }
    });
}

/// Lets a computer of a level play at a seat, or none any more.
fn let_play(table: Table, seat: Seat, id: StoredValue<String>, level: Option<String>) {
    told(table, async move {
        api::hand_over(&id.get_value(), seat.index(), level.as_deref()).await.map(drop)
    });
}

/// Sends the computer away that plays for somebody.
pub(super) fn take_back(seat: Seat, id: String) -> AnyView {
    let say = Say::here();
    let table = Table::here();
    let table_id = StoredValue::new(id);
    view! {
        <button class="button small" on:click=move |_| let_play(table, seat, table_id, None)>
            {say.the("table-seat-take-back")}
        </button>
    }
    .into_any()
}

/// How long somebody who is away is still waited for.
pub(super) fn wait(seconds: u32) -> AnyView {
    let say = Say::here();
    let left = RwSignal::new(seconds);
    // The seat may be another one's by now.
    let count = move || {
        left.try_update(|left| *left = left.saturating_sub(1));
    };
    if let Ok(ticking) = set_interval_with_handle(count, Duration::from_secs(1)) {
        on_cleanup(move || ticking.clear());
    }
    let time = move || {
        let left = left.get();
        format!("{}:{:02}", left / 60, left % 60)
    };
    view! {
        <p class="quiet">{move || say.with("table-seat-wait", &[("time", time().into())])}</p>
    }
    .into_any()
}

/// Lets a computer play on at a seat: which one is to be chosen.
pub(super) fn hand_over(seat: Seat, id: String) -> AnyView {
    let table = Table::here();
    let table_id = StoredValue::new(id);
    let hand_over = move |level: String| let_play(table, seat, table_id, Some(level));
    view! {
        <LetPlay
            id=format!("seat{}-computer", seat.index())
            label=Say::here().the("table-seat-hand-over")
            let_play=Callback::new(hand_over)
            levels=bots::stand_ins()
        />
    }
    .into_any()
}

/// A seat that anybody may take.
pub(super) fn free_seat(seat: Seat, id: String) -> AnyView {
    let say = Say::here();
    let table = Table::here();
    let id = StoredValue::new(id);
    let name = RwSignal::new(my_name());
    let is_unknown = my_name().is_empty();
    let sit_down = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        told(table, async move {
            api::introduce(name.get_untracked().trim()).await?;
            api::sit_down(&id.get_value(), seat.index()).await?;
            // The line was opened by somebody without a seat, perhaps without a name.
            window().location().reload().map_err(|_| Problem::new(protocol::Code::Unavailable, ""))
        });
    };
    view! {
        <form class="open-seat" on:submit=sit_down>
            <p class="quiet">{say.the("table-seat-open")}</p>
            {is_unknown.then(|| view! { <NameField name/> })}
            <button class="button small primary" prop:disabled=move || name.get().trim().is_empty()>
                {say.the("lobby-sit-down")}
            </button>
        </form>
    }
    .into_any()
}

/// The secret link of an open seat, for the owner to send.
pub(super) fn open_seat(seat: Seat, id: String) -> AnyView {
    let say = Say::here();
    let table = Table::here();
    let key = format!("link/{id}/{}", seat.index());
    let link = RwSignal::new(Browser.get(&key));
    let renew = move |_| {
        let (id, key) = (id.clone(), key.clone());
        told(table, async move {
            for made in api::new_links(&id).await?.links {
                Browser.set(&format!("link/{id}/{}", made.seat), &made.link);
            }
            link.try_set(Browser.get(&key));
            Ok(())
        });
    };
    view! {
        <div class="open-seat">
            <p class="quiet">{say.the("table-seat-open-hint")}</p>
            {move || match link.get() {
                Some(link) => link_card::shown(link, say.the("table-seat-open-link")),
                None => view! {
                    <button class="button small" on:click=renew.clone()>{say.the("table-seat-make-link")}</button>
                }
                .into_any(),
            }}
        </div>
    }
    .into_any()
}
