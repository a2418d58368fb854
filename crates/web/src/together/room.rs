//! The room before a match begins.

use super::agreed::Agreed;
use super::bring::Bring;
use super::change::{Change, SetUpAnew, begin_anew_with_set_up, changed_told, terms_of};
use super::note::NoteToMyself;
use super::places::Places;
use super::talk::Talk;
use crate::api;
use crate::clock::steady_now;
use crate::line::Line;
use crate::parting::Parting;
use crate::parts::TopBar;
use crate::reactive::Memo;
use crate::router::Router;
use crate::say::Say;
use crate::title::Title;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Holder, Problem, TableInfo};
use std::time::Duration;

#[component]
pub(super) fn WaitingRoom(line: Line) -> impl IntoView {
    let say = Say::here();
    let info = Memo::new(move |_| line.table.get());
    let game = info.with_untracked(|info| info.as_ref().map(|info| info.game.clone()));
    let game = game.unwrap_or_default();
    let agreed = Memo::new(move |_| info.with(|info| info.as_ref().map(terms_of)));
    let is_owner =
        Memo::new(move |_| info.with(|info| info.as_ref().is_some_and(|it| it.is_owner)));
    let title = say.the("room-title");
    let game = say.the(&format!("game-{game}"));
    let sits = Memo::new(move |_| {
        info.with(|info| info.as_ref().is_some_and(|info| info.seats.iter().any(|it| it.is_mine)))
    });
    let is_inside = Memo::new(move |_| {
        sits.get() || info.with(|info| info.as_ref().is_some_and(|it| it.is_owner))
    });
    // Who is awaited.
    Title::say(move || line.table.with(|info| info.as_ref().map(|info| awaited(info, say))));
    begin_anew_with_set_up(line);
    view! {
        <TopBar title=title.clone()/>
        <main class="page room">
            <h1>{game}" · "{title}</h1>
            <div class="room-columns">
                <div>
                    <Places line/>
                    <Foot line/>
                    {move || agreed.get().map(|terms| view! {
                        <section class="sheet agreed" aria-labelledby="agreed-title">
                            <h2 id="agreed-title">{say.the("room-agreed")}</h2>
                            <Agreed terms=terms.clone()/>
                            {is_owner.get().then(|| view! {
                                <Change line terms/>
                                <SetUpAnew line/>
                            })}
                        </section>
                    })}
                    <WayOut line/>
                </div>
                <div>
                    {move || is_inside.get().then(|| view! { <Bring line/> })}
                    {move || sits.get().then(|| view! {
                        <Talk line/>
                        <section class="sheet"><NoteToMyself line/></section>
                    })}
                </div>
            </div>
        </main>
    }
}

/// Who or what is awaited, in a sentence.
fn awaited(info: &TableInfo, say: Say) -> String {
    let is_free =
        |seat: &&protocol::SeatInfo| seat.holder == Holder::Open && seat.played_by.is_none();
    let n_free = info.seats.iter().filter(is_free).count();
    let hesitating: Vec<String> = info
        .seats
        .iter()
        .filter(|seat| !seat.is_ready)
        .filter_map(|seat| match &seat.holder {
            Holder::Person { name } => Some(name.clone()),
            Holder::Open | Holder::Computer { .. } => None,
        })
        .collect();
    match (n_free, hesitating.is_empty()) {
        (0, false) => {
            let names = say.ask(|words| words.list(&hesitating));
            say.with("room-hesitating", &[("names", names.into())])
        }
        (0, true) => say.the("room-lead"),
        (count, _) => say.with("room-waits", &[("count", count.into())]),
    }
}

/// Who is awaited, what happens next by itself, and the one thing to do.
#[component]
fn Foot(line: Line) -> impl IntoView {
    let say = Say::here();
    let begins_at = Memo::new(move |_| {
        let begins_in = line.table.with(|info| info.as_ref()?.room.as_ref()?.begins_in);
        begins_in.map(|time| steady_now() + f64::from(time))
    });
    let now = super::ticking(line, Duration::from_millis(250));
    let told = move || match begins_at.get() {
        Some(at) => {
            let seconds = ((at - now.get()).max(0.0) / 1_000.0).ceil() as usize;
            say.with("room-begins", &[("seconds", seconds.into())])
        }
        None => {
            line.table.with(|info| info.as_ref().map(|info| awaited(info, say)).unwrap_or_default())
        }
    };
    let is_ready = Memo::new(move |_| {
        line.table.with(|info| {
            let mine = info.as_ref()?.seats.iter().find(|seat| seat.is_mine)?;
            Some(mine.is_ready)
        })
    });
    let set_ready = move |wanted: bool| {
        let id = line.table.with_untracked(|info| info.as_ref().map(|info| info.id.to_string()));
        let Some(id) = id else { return };
        spawn_local(async move {
            if let Err(problem) = api::together::set_ready(&id, wanted).await {
                line.problem.try_set(Some(problem));
            }
        });
    };
    view! {
        <section class="room-foot">
            <p class="room-told" role="status" aria-live="polite">{told}</p>
            <p class="room-changed" role="alert">
                {move || line.table.with(|info| changed_told(info.as_ref()?, say))}
            </p>
            <p class="quiet">{say.the("room-lead")}</p>
            {move || is_ready.get().map(|is_ready| match is_ready {
                true => view! {
                    <button class="button" id="wait" on:click=move |_| set_ready(false)>
                        {say.the("room-wait")}
                    </button>
                }
                .into_any(),
                false => view! {
                    <button class="button" id="ready" on:click=move |_| set_ready(true)>
                        {say.the("room-go")}
                    </button>
                }
                .into_any(),
            })}
            <p class="problem" role="alert">
                {move || line.problem.get().map(|problem| say.problem(&problem))}
            </p>
        </section>
    }
}

#[component]
fn WayOut(line: Line) -> impl IntoView {
    let router = Router::here();
    let way = Memo::new(move |_| {
        line.table.with(|info| {
            let info = info.as_ref()?;
            Some((info.id.to_string(), info.way_out?))
        })
    });
    let done = Callback::new(move |done: Result<(), Problem>| match done {
        Ok(()) => router.go("/"),
        Err(problem) => line.problem.set(Some(problem)),
    });
    move || way.get().map(|(table, way)| view! { <p class="way-out"><Parting table way done/></p> })
}
