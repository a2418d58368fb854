//! The end of a match: who won, for what, and what next.

use super::table::Table;
use crate::api;
use crate::local::{LocalTables, now};
use crate::parts::{Drawing, save_file};
use crate::say::Say;
use drawing::kingdom_builder::{Icon, icon};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use table::{Seat, Side, Standings};

#[component]
pub(crate) fn End() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let standings = move || table.sight.get().map(|sight| sight.standings.clone());
    view! {
        <section class="end" aria-labelledby="end-title">
            <h2 id="end-title">{move || standings().map(|standings| headline(&standings, table, say))}</h2>
            {move || standings().map(|standings| view! { <Chart standings/> })}
            <NextSteps/>
        </section>
    }
}

/// Who won.
pub(super) fn headline(standings: &Standings, table: Table, say: Say) -> String {
    let winners = standings.winners();
    let names = table.names.get();
    let name = |side: &Side| names.get(side.index()).cloned().unwrap_or_default();
    let me = table.sight.with(|sight| sight.as_ref()?.eyes());
    match (&winners[..], me) {
        ([winner], Some(me)) if *winner == me => say.the("end-you-win"),
        ([winner], _) => say.with("end-winner", &[("name", name(winner).into())]),
        (winners, _) => {
            let names: Vec<String> = winners.iter().map(name).collect();
            let names = say.ask(|words| words.list(&names));
            say.with("end-tie", &[("names", names.into())])
        }
    }
}

/// Gold per category and player, as bars with numbers; it is a table to those who hear it.
#[component]
fn Chart(standings: Standings) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let names = table.names.get();
    let totals = standings.totals();
    let seats: Vec<Seat> = Seat::all(totals.len()).collect();
    let most = totals.iter().copied().max().unwrap_or(0).max(1);
    let head = seats.iter().map(|&seat| {
        let name = names.get(seat.index()).cloned().unwrap_or_default();
        view! { <th scope="col"><Drawing svg=icon(Icon::Piece(seat))/>{name}</th> }
    });
    let largest = standings.categories.iter().flat_map(|category| category.points.iter().copied());
    let largest = largest.max().unwrap_or(0).max(1);
    let row = |name: String, points: &[i32], largest: i32, class: &'static str| {
        let cells = points.iter().enumerate().map(|(index, &points)| {
            let share = 100.0 * f64::from(points.max(0)) / f64::from(largest);
            view! {
                <td>
                    <span class="bar-value">{points}</span>
                    <span class=format!("bar seat-{}", index + 1) style:width=format!("{share:.0}%")></span>
                </td>
            }
        });
        view! { <tr class=class><th scope="row">{name}</th>{cells.collect_view()}</tr> }
    };
    let rows = standings.categories.iter().map(|category| {
        let name = say.of_things(|speech| speech.category(category.name));
        row(name, &category.points, largest, "")
    });
    let rows = rows.collect_view();
    let sum = row(say.the("end-total"), &totals, most, "total");
    view! {
        <div class="chart-frame" tabindex="0" role="group" aria-label=say.the("end-scores")>
            <table class="chart">
                <caption class="visually-hidden">{say.the("end-scores")}</caption>
                <thead><tr><th scope="col">{say.the("end-category")}</th>{head.collect_view()}</tr></thead>
                <tbody>{rows}{sum}</tbody>
            </table>
        </div>
    }
}

#[component]
fn NextSteps() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let navigate = use_navigate();
    let info = move || table.line.table.get();
    let id = StoredValue::new(info().map(|info| info.id.to_string()).unwrap_or_default());
    let again = {
        let navigate = navigate.clone();
        move |_| {
            let navigate = navigate.clone();
            if table.is_local {
                let tables = LocalTables::here();
                let made = tables.load(&id.get_value()).and_then(|old| {
                    let mut setup = old.setup;
                    setup.seats.rotate_left(1);
                    tables.create(setup, old.my_name, now())
                });
                match made {
                    Ok(made) => navigate(&format!("/local/{}", made.id), Default::default()),
                    Err(problem) => table.line.problem.set(Some(problem)),
                }
                return;
            }
            spawn_local(async move {
                match api::rematch(&id.get_value()).await {
                    Ok(next) => navigate(&format!("/table/{next}"), Default::default()),
                    Err(problem) => table.line.problem.set(Some(problem)),
                }
            });
        }
    };
    let download = move |_| {
        spawn_local(async move {
            let id = id.get_value();
            let record = match table.is_local {
                true => LocalTables::here().record(&id),
                false => api::record(&id).await,
            };
            match record {
                // What cannot be saved is still there to be looked at.
                Ok(text) => drop(save_file(&format!("freehold-{id}.txt"), &text)),
                Err(problem) => table.line.problem.set(Some(problem)),
            }
        });
    };
    let offered = move || info().and_then(|info| info.rematch);
    let is_seated = move || {
        table.is_local || info().is_some_and(|info| info.seats.iter().any(|seat| seat.is_mine))
    };
    let replay = if table.is_local {
        format!("/local/{}/replay", id.get_value())
    } else {
        format!("/replay/{}", id.get_value())
    };
    view! {
        <div class="next-steps">
            {move || match offered() {
                Some(next) => view! {
                    <A href=format!("/table/{next}") attr:class="button primary" attr:id="rematch">
                        {say.the("end-rematch-join")}
                    </A>
                }
                .into_any(),
                None if is_seated() => {
                    let again = again.clone();
                    view! {
                        <button class="button primary" id="rematch" on:click=again>{say.the("end-rematch")}</button>
                    }
                    .into_any()
                }
                None => ().into_any(),
            }}
            <A href=replay attr:class="button" attr:id="replay">{say.the("end-replay")}</A>
            <button class="button" id="download" title=say.the("end-download-hint") on:click=download>
                {say.the("end-download")}
            </button>
            <A href="/" attr:class="button">{say.the("end-lobby")}</A>
        </div>
    }
}
