//! A finished match, looked at again.

mod bar;
mod film;
mod source;

use crate::components;
use crate::kingdom_builder::KingdomBuilderTable;
use crate::line::Line;
use crate::parts::{TopBar, level_name, told_apart};
use crate::say::Say;
use crate::storage::{Browser, Storage as _};
use bar::Bar;
use film::Film;
use kingdom_builder::State;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::{use_location, use_params_map};
use protocol::{Holder, TableInfo, ToClient};
use source::{OPENED, Source};
use table::{Edition, Record, Seat, Viewer};

/// Keeps a record that was opened from a file, for the page that shows it; whether the browser lets
/// us.
pub(crate) fn keep_opened(record: &Record) -> bool {
    Browser.set(OPENED, &record.to_string())
}

/// With whose eyes a match is looked at again.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Eyes {
    /// As a seat saw it.
    Seat(Seat),
    /// As those saw it who only watched.
    Watcher,
    /// With everybody's cards open.
    All,
}

impl Eyes {
    fn viewer(self) -> Viewer {
        match self {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Watcher | Eyes::All => Viewer::Watcher,
        }
    }
}

/// What is shown, shared by screen and bar.
#[derive(Clone, Copy)]
struct Reel {
    film: StoredValue<Film, LocalStorage>,
    n_plies: usize,
    /// How many moves were made so far.
    now: RwSignal<usize>,
    eyes: RwSignal<Eyes>,
    names: StoredValue<Vec<String>>,
    mine: StoredValue<Vec<Seat>>,
    is_verified: Option<bool>,
    file_name: StoredValue<String>,
}

impl Reel {
    fn film<T>(self, ask: impl FnOnce(&mut Film) -> T) -> T {
        let mut answer = None;
        self.film.update_value(|film| answer = Some(ask(film)));
        answer.expect("the film is asked at once")
    }

    fn name(self, seat: Seat) -> String {
        self.names.with_value(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    fn go_to(self, n_plies: usize) {
        self.now.set(n_plies.min(self.n_plies));
    }
}

#[component]
pub(crate) fn ReplayPage() -> impl IntoView {
    let params = use_params_map();
    let location = use_location();
    move || {
        let id = params.read().get("table").unwrap_or_default();
        let is_local = location.pathname.read_untracked().starts_with("/local/");
        view! { <Loading id is_local/> }
    }
}

#[component]
fn Loading(id: String, is_local: bool) -> impl IntoView {
    let say = Say::here();
    let source = RwSignal::new(None::<Result<Source, String>>);
    spawn_local(async move {
        let told = match is_local {
            true => Source::local(&id, say).await,
            false => Source::remote(&id, say).await,
        };
        // The page may be gone by now.
        source.try_set(Some(told));
    });
    move || match source.get() {
        None => view! { <p class="loading" role="status">{say.the("app-loading")}</p> }.into_any(),
        Some(Err(told)) => view! { <NoReplay told/> }.into_any(),
        Some(Ok(source)) if source.record.origin.game != "kingdom-builder" => {
            view! { <NoReplay told=say.the("error-version")/> }.into_any()
        }
        Some(Ok(source)) => match screened(&source) {
            Ok((film, edition)) => view! { <Screening film source edition/> }.into_any(),
            Err(problem) => {
                let told = say.with("error-bad-record", &[("problem", problem.into())]);
                view! { <NoReplay told/> }.into_any()
            }
        },
    }
}

/// The film of a record and how its views are read, or why there is none.
fn screened(source: &Source) -> Result<(Film, Edition<State>), String> {
    let film = Film::new(source.record.clone(), source.components.clone());
    let edition = components::edition(source.record.origin.rules, &source.components);
    Ok((film.map_err(|error| error.to_string())?, edition.map_err(|problem| problem.reason)?))
}

#[component]
fn NoReplay(told: String) -> impl IntoView {
    let say = Say::here();
    view! {
        <TopBar title=say.the("replay-title")/>
        <main class="page narrow">
            <h1>{say.the("replay-title")}</h1>
            <p role="alert">{told}</p>
            <A href="/">{say.the("error-back-to-lobby")}</A>
        </main>
    }
}

/// The table as it was, and the bar to go through the match.
#[component]
fn Screening(film: Film, source: Source, edition: Edition<State>) -> impl IntoView {
    let say = Say::here();
    let Source { table, is_verified, .. } = source;
    let n_plies = film.n_plies();
    let is_mine = |seat: &Seat| table.seats.get(seat.index()).is_some_and(|seat| seat.is_mine);
    let mine: Vec<Seat> = Seat::all(film.n_seats()).filter(is_mine).collect();
    let eyes = mine.first().map_or(Eyes::All, |seat| Eyes::Seat(*seat));
    let reel = Reel {
        n_plies,
        now: RwSignal::new(linked_move().unwrap_or(0).min(n_plies)),
        eyes: RwSignal::new(eyes),
        names: StoredValue::new(names(&table, say)),
        mine: StoredValue::new(mine),
        is_verified,
        file_name: StoredValue::new(format!("freehold-{}-{}.txt", table.game, table.id)),
        film: StoredValue::new_local(film),
    };
    Effect::new(move || link_move(reel.now.get()));
    let table = StoredValue::new(held_by_nobody(table));
    // With other eyes everything may look different, so the table is laid anew.
    let screen = move || {
        let viewer = reel.eyes.get().viewer();
        let show = move |now: usize, before: Option<usize>| {
            let since = before.map(|before| before.min(now));
            ToClient::Update(reel.film(|film| film.update(now, viewer, since)))
        };
        let line = Line::new();
        line.table.set(Some(table.get_value()));
        let first = reel.now.get_untracked();
        line.receive(show(first, None));
        Effect::new(move |shown: Option<usize>| {
            let (now, shown) = (reel.now.get(), shown.unwrap_or(first));
            if shown != now {
                line.receive(show(now, Some(shown)));
            }
            now
        });
        view! { <KingdomBuilderTable line is_local=true edition=edition.clone()/> }
    };
    view! {
        <div class="replaying">
            {screen}
            <Bar reel/>
        </div>
    }
}

/// The table without its players: the match is over, and no screen goes from one to the next.
fn held_by_nobody(mut table: TableInfo) -> TableInfo {
    for seat in &mut table.seats {
        seat.is_mine = false;
        seat.played_by = None;
        // Whether somebody is here today says nothing about the match.
        seat.is_here = true;
    }
    table
}

/// What the seats are called.
fn names(table: &TableInfo, say: Say) -> Vec<String> {
    let name = |(index, seat): (usize, &protocol::SeatInfo)| match &seat.holder {
        Holder::Open => say.with("common-player-number", &[("number", (index + 1).into())]),
        Holder::Person { name } => name.clone(),
        Holder::Computer { level } => level_name(level, say),
    };
    told_apart(table.seats.iter().enumerate().map(name).collect())
}

/// The move that the address names.
fn linked_move() -> Option<usize> {
    let search = window().location().search().ok()?;
    let mut parts = search.trim_start_matches('?').split('&');
    parts.find_map(|part| part.strip_prefix("move="))?.parse().ok()
}

/// Lets the address name the move that is shown, so that it can be passed on.
fn link_move(now: usize) {
    let path = window().location().pathname().unwrap_or_default();
    if let Ok(history) = window().history() {
        // Browsers refuse when this comes too often; then the address is a little behind.
        let _ = history.replace_state_with_url(
            &wasm_bindgen::JsValue::NULL,
            "",
            Some(&format!("{path}?move={now}")),
        );
    }
}
