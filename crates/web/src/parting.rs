//! Having done with a table on the server.

use crate::api;
use crate::reactive::{RwSignal, StoredValue};
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Problem, WayOut};

/// A button that has done with a table, but asks first.
#[component]
pub(crate) fn Parting(
    table: String,
    way: WayOut,
    /// Tells what came of it.
    done: Callback<Result<(), Problem>>,
) -> impl IntoView {
    let say = Say::here();
    let is_asking = RwSignal::new(false);
    let table = StoredValue::new(table);
    let name = way_name(way);
    let go = move |_| {
        is_asking.set(false);
        spawn_local(async move { done.run(api::leave(&table.get_value(), way).await) });
    };
    move || {
        match is_asking.get() {
        false => view! {
            <button class="button small plain parting" on:click=move |_| is_asking.set(true)>
                {say.the(&format!("part-{name}"))}
            </button>
        }
        .into_any(),
        true => view! {
            <div class="sure" role="alertdialog" aria-label=say.the(&format!("part-{name}-sure"))>
                <p>{say.the(&format!("part-{name}-sure"))}</p>
                <button class="button danger parting-yes" on:click=go>{say.the(&format!("part-{name}"))}</button>
                <button class="button" autofocus=true on:click=move |_| is_asking.set(false)>
                    {say.the("common-cancel")}
                </button>
            </div>
        }
        .into_any(),
    }
    }
}

/// How the texts call a way.
fn way_name(way: WayOut) -> &'static str {
    match way {
        WayOut::Remove => "remove",
        WayOut::Leave => "leave",
        WayOut::Resign => "resign",
        WayOut::PutAway => "put-away",
    }
}
