//! The end of a match: who won, for what, and what next.

use super::headline::{headline, tie};
use super::{Place, Table, share};
use crate::api;
use crate::local::{self, LocalTables};
use crate::pages::link_to_own;
use crate::parts::{Drawing, save_file};
use crate::reactive::{RwSignal, StoredValue};
use crate::router::Router;
use crate::say::{Say, number};
use crate::settings::Settings;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Problem;
use std::time::Duration;
use table::{Seat, Side, Standings};
use wasm_bindgen_futures::JsFuture;

/// What of the end is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scene {
    /// Who won, and nothing else.
    Winner,
    /// What for, and what next.
    Scores,
    /// The board, to be looked at.
    Board,
}

/// So long the winner has the table.
const FOR_THE_WINNER: Duration = Duration::from_secs(3);

/// The end of a match. Whoever did not see it happen is told at once.
pub(super) fn shown(is_seen: bool) -> AnyView {
    let say = Say::here();
    let table = Table::here();
    let is_staged = is_seen && Settings::here().moves();
    let scene = RwSignal::new(if is_staged { Scene::Winner } else { Scene::Scores });
    let go_on = move || {
        if scene.try_get_untracked() == Some(Scene::Winner) {
            scene.set(Scene::Scores);
        }
    };
    if is_staged {
        set_timeout(go_on, FOR_THE_WINNER);
        let keys = window_event_listener(leptos::ev::keydown, move |event| {
            if matches!(&*event.key(), "Escape" | "s" | "S" | "Enter" | " ") {
                go_on();
            }
        });
        on_cleanup(move || keys.remove());
    }
    let standings = move || table.moment(|moment| moment.standings.clone());
    let shown = move || match scene.get() {
        Scene::Winner => view! { <Winner go_on/> }.into_any(),
        Scene::Scores => view! {
            <section class="end" class:staged=is_staged aria-labelledby="end-title">
                <h2 id="end-title">{move || headline(table, say)}</h2>
                {move || tie(table, say).map(|told| view! { <p class="end-tie">{told}</p> })}
                {move || standings().map(|standings| view! { <Chart standings/> })}
                <NextSteps put_aside=move || scene.set(Scene::Board)/>
            </section>
        }
        .into_any(),
        Scene::Board => view! {
            <button
                class="button primary end-again"
                id="end-again"
                on:click=move |_| scene.set(Scene::Scores)
            >
                {say.the("end-scores")}
            </button>
        }
        .into_any(),
    };
    shown.into_any()
}

/// Who won, over the whole board.
#[component]
fn Winner(go_on: impl Fn() + Copy + 'static) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let winners = table.moment(|moment| moment.standings.winners()).unwrap_or_default();
    let points = winners.first().and_then(|side| table.moment(|moment| moment.points(*side)));
    let portraits = winners.into_iter().map(|side| {
        let face = Seat::new(side.index()).and_then(|seat| table.computer(seat));
        let face = face.map(|level| view! { <Drawing svg=drawing::computer(&level)/> });
        view! { <Drawing svg=table.face.piece(side)/>{face} }
    });
    view! {
        <section class="winner" aria-labelledby="winner-title" on:click=move |_| go_on()>
            <div class="winner-pieces">{portraits.collect_view()}</div>
            <h2 id="winner-title">{headline(table, say)}</h2>
            {tie(table, say).map(|told| view! { <p class="winner-tie">{told}</p> })}
            <p class="winner-points">{points.map(number)}" "<small>{say.with("points-unit", &[("count", points.unwrap_or_default().into())])}</small></p>
            <button class="button" id="skip-scene" on:click=move |_| go_on()>{say.the("table-skip")}</button>
        </section>
    }
}

/// Points per category and player, as bars with numbers; it is a table to those who hear it.
#[component]
fn Chart(standings: Standings) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let totals = standings.totals();
    let sides = (0..totals.len()).filter_map(Side::new);
    let most = totals.iter().copied().max().unwrap_or(0).max(1);
    let head = sides.map(|side| {
        let name = table.side_name(side);
        let face = Seat::new(side.index()).and_then(|seat| table.computer(seat));
        let face = face.map(|level| view! { <Drawing svg=drawing::computer(&level)/> });
        view! {
            <th scope="col" title=name.clone()>
                <span class="chart-face"><Drawing svg=table.face.piece(side)/>{face}</span>
                <span class="chart-name">{name.clone()}</span>
            </th>
        }
    });
    let largest = standings.categories.iter().flat_map(|category| category.points.iter().copied());
    let largest = largest.max().unwrap_or(0).max(1);
    let row = |nth: usize,
               sign: String,
               name: String,
               points: &[i32],
               largest: i32,
               class: &'static str| {
        let cells = points.iter().enumerate().map(|(index, &points)| {
            let share = 100.0 * f64::from(points) / f64::from(largest);
            // Nothing is no bar.
            let bar = (points > 0).then(|| view! {
                <span class=format!("bar seat-{}", index + 1) style:width=format!("{share:.0}%")></span>
            });
            view! { <td><span class="bar-value">{number(points)}</span>{bar}</td> }
        });
        view! {
            <tr class=class style=("--row", nth.to_string())>
                <th scope="row"><Drawing svg=sign/>{name}</th>
                {cells.collect_view()}
            </tr>
        }
    };
    let rows = standings.categories.iter().enumerate().map(|(nth, category)| {
        let name = say.ask(|words| table.face.category(words, category.name));
        let sign = table.face.category_sign(category.name);
        row(nth, sign, name, &category.points, largest, "")
    });
    let rows = rows.collect_view();
    let n_rows = standings.categories.len();
    let sum = row(n_rows, String::new(), say.the("end-total"), &totals, most, "total");
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
fn NextSteps(
    /// Lets the board be looked at.
    put_aside: impl Fn() + 'static,
) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let router = Router::here();
    let info = move || table.line.table.get();
    let id = StoredValue::new(info().map(|info| info.id.to_string()).unwrap_or_default());
    let again = move |_| {
        spawn_local(async move {
            let id = id.get_value();
            let next = match table.place == Place::Browser {
                true => rematch_here(&id).await.map(|next| format!("/local/{next}")),
                false => api::rematch(&id).await.map(|next| format!("/table/{next}")),
            };
            match next {
                Ok(address) => router.go(&address),
                Err(problem) => table.line.problem.set(Some(problem)),
            }
        });
    };
    let shared = RwSignal::new("end-share");
    let share = move |_| {
        spawn_local(async move {
            let link = match table.place {
                Place::Browser => link_to_own(&id.get_value()).await,
                Place::Server | Place::Replay => {
                    let origin = window().location().origin().unwrap_or_default();
                    Some(format!("{origin}/replay/{}", id.get_value()))
                }
            };
            let told = match link {
                Some(link) if hand_on(&link).await => "common-copied",
                Some(_) => "end-share",
                None => "replay-link-too-long",
            };
            // The page may be gone by now.
            shared.try_set(told);
        });
    };
    let download = move |_| {
        spawn_local(async move {
            let id = id.get_value();
            let record = match table.place == Place::Browser {
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
        table.place == Place::Browser
            || info().is_some_and(|info| info.seats.iter().any(|seat| seat.is_mine))
    };
    let replay = if table.place == Place::Browser {
        format!("/local/{}/replay", id.get_value())
    } else {
        format!("/replay/{}", id.get_value())
    };
    view! {
        <div class="next-steps">
            {move || match (is_seated(), offered()) {
                // Whoever asks second gets the same table, and is ready for it.
                (true, offered) => {
                    let text = if offered.is_some() { "end-rematch-join" } else { "end-rematch" };
                    view! {
                        <button class="button primary" id="rematch" on:click=again>{say.the(text)}</button>
                    }
                    .into_any()
                }
                (false, Some(next)) => view! {
                    <a href=format!("/table/{next}") class="button primary" id="rematch">
                        {say.the("end-rematch-join")}
                    </a>
                }
                .into_any(),
                (false, None) => ().into_any(),
            }}
            <a href=replay class="button" id="replay">{say.the("end-replay")}</a>
            <button class="button" id="share" title=say.the("end-share-hint") on:click=share>
                {move || say.the(shared.get())}
            </button>
            <button class="button" id="download" title=say.the("end-download-hint") on:click=download>
                {say.the("end-download")}
            </button>
            <button class="button" id="put-aside" on:click=move |_| put_aside()>{say.the("end-look")}</button>
            <a href="/" class="button">{say.the("end-lobby")}</a>
        </div>
    }
}

/// Sets the same table up anew, with the next one to begin.
async fn rematch_here(id: &str) -> Result<String, Problem> {
    let old = LocalTables::here().load(id)?;
    let mut setup = old.setup;
    setup.seats.rotate_left(1);
    let made = local::create(setup, old.my_name).await?;
    Ok(made.id)
}

/// Hands a link on: by whatever the device shares with, or else by copying it. Whether it was copied.
async fn hand_on(link: &str) -> bool {
    match share::is_possible() {
        true => {
            share::by_device(link).await;
            false
        }
        false => JsFuture::from(window().navigator().clipboard().write_text(link)).await.is_ok(),
    }
}
