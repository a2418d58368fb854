//! The tables of the club whose match is not over, on the host's page.

use super::parts::{Asking, Trouble, day};
use crate::api::club;
use crate::parts::computer_name;
use crate::reactive::{RwSignal, StoredValue};
use crate::say::Say;
use leptos::prelude::*;
use protocol::{Holder, HostTables, TableSummary};

/// The tables, the latest made first.
#[component]
pub(super) fn Tables() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let tables = RwSignal::new(Vec::<TableSummary>::new());
    let next = RwSignal::new(None::<String>);
    let look = move |after: Option<String>| {
        let is_first = after.is_none();
        let page = async move { club::host_tables(after.as_deref()).await };
        asking.ask(page, move |page: HostTables| {
            tables.update(|shown| {
                if is_first {
                    shown.clear();
                }
                shown.extend(page.tables);
            });
            next.set(page.next);
        });
    };
    look(None);
    let remove = Callback::new(move |table: String| {
        asking.ask(async move { club::remove_table(&table).await }, move |()| look(None));
    });
    view! {
        <section class="sheet" id="host-tables">
            <h2>{say.the("club-tables")}</h2>
            {move || tables.with(Vec::is_empty).then(|| view! {
                <p class="quiet">{say.the("club-tables-none")}</p>
            })}
            <ul class="club-rows">
                {move || tables.get().into_iter().map(|table| view! { <Row table remove/> }).collect_view()}
            </ul>
            {move || next.get().map(|after| view! {
                <button class="button" id="more-tables" on:click=move |_| look(Some(after.clone()))>
                    {say.the("club-tables-more")}
                </button>
            })}
            <Trouble asking/>
        </section>
    }
}

/// A table: what is played by whom, how it stands, and a way to remove it that asks first.
#[component]
fn Row(table: TableSummary, remove: Callback<String>) -> impl IntoView {
    let say = Say::here();
    let is_asking = RwSignal::new(false);
    let game = say.the(&format!("game-{}", table.game));
    let names: Vec<String> = table.seats.iter().filter_map(|seat| name(seat, say)).collect();
    let names = say.ask(|words| words.list(&names));
    let state = say.the(match table.is_waiting {
        true => "club-table-waits",
        false => "club-table-goes-on",
    });
    let detail = format!("{names} · {state} · {}", day(table.changed_at));
    let label = format!("{}: {game}, {names}", say.the("club-table-remove"));
    let id = StoredValue::new(table.id.to_string());
    let care = move || {
        match is_asking.get() {
        false => view! {
            <button class="button small" aria-label=label.clone() on:click=move |_| is_asking.set(true)>
                {say.the("club-table-remove")}
            </button>
        }
        .into_any(),
        true => view! {
            <span class="club-buttons" role="alertdialog" aria-label=say.the("club-table-remove-sure")>
                <span>{say.the("club-table-remove-sure")}</span>
                <button class="button small danger" on:click=move |_| remove.run(id.get_value())>
                    {say.the("club-table-remove")}
                </button>
                <button class="button small" autofocus=true on:click=move |_| is_asking.set(false)>
                    {say.the("common-cancel")}
                </button>
            </span>
        }
        .into_any(),
    }
    };
    view! {
        <li class="club-row">
            <span>
                <a href=format!("/table/{}", table.id)><strong>{game}</strong></a><br/>
                <span class="quiet">{detail}</span>
            </span>
            {care}
        </li>
    }
}

/// Who has a seat; nobody has a free one.
fn name(holder: &Holder, say: Say) -> Option<String> {
    match holder {
        Holder::Open => None,
        Holder::Person { name } => Some(name.clone()),
        Holder::Computer { level } => Some(computer_name(level, say)),
    }
}
