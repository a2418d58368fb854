//! A finished match, looked at again.

mod bar;
mod film;
mod link;
mod play_on;
mod source;

use crate::face::{self, Face, OpenHands, ReplayFace};
use crate::line::Line;
use crate::parts::{TopBar, seat_names};
use crate::reactive::{LocalValue, RwSignal, StoredValue};
use crate::say::Say;
use crate::storage::{Browser, Storage as _};
use crate::table::{Place, PlayedTable};
use crate::title::Title;
use bar::Bar;
use film::Film;
use games::{AnyGame, ComponentSet};
use leptos::prelude::*;
use leptos::task::spawn_local;
use link::Link;
use protocol::{SeatInfo, TableInfo, ToClient};
pub(crate) use source::link_to_own;
use source::{OPENED, Source};
use table::{Seat, Viewer};

/// Keeps a record that was opened from a file, for the page that shows it; whether the browser lets
/// us.
pub(crate) fn keep_opened(record: &str) -> bool {
    Browser.set(OPENED, record)
}

/// A match on the server or one of this browser, once it is over.
pub(super) fn page(is_local: bool, id: String) -> AnyView {
    view! { <ReplayPage id is_local/> }.into_any()
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
    engine: &'static dyn AnyGame,
    hands: &'static dyn ReplayFace,
    film: LocalValue<Film>,
    n_plies: usize,
    /// How many moves were made so far.
    now: RwSignal<usize>,
    eyes: RwSignal<Eyes>,
    names: StoredValue<Vec<String>>,
    mine: StoredValue<Vec<Seat>>,
    is_verified: Option<bool>,
    /// Where the match can be looked at by anybody.
    link: StoredValue<Link>,
    file_name: StoredValue<String>,
    /// Who sat where, and what it was played with.
    seats: StoredValue<Vec<SeatInfo>>,
    set: StoredValue<ComponentSet>,
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
fn ReplayPage(id: String, is_local: bool) -> impl IntoView {
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
        Some(Ok(source)) => {
            let game = source.record.origin.game.clone();
            let show = move |faces| screened(faces, source.clone());
            face::with_replay(game, show)
        }
    }
}

/// The film of a record, or why there is none.
fn screened(
    (face, hands): (&'static dyn Face, &'static dyn ReplayFace),
    source: Source,
) -> AnyView {
    let Source { engine, record, components, .. } = &source;
    let reader = face.reader(record.origin.rules, components).map_err(|problem| problem.reason);
    let film = reader.and_then(|reader| {
        let film = Film::new(*engine, record.clone(), components.clone(), &*reader);
        film.map_err(|error| error.to_string())
    });
    match film {
        Ok(film) => view! { <Screening face hands film source/> }.into_any(),
        Err(problem) => {
            let told = Say::here().with("error-bad-record", &[("problem", problem.into())]);
            view! { <NoReplay told/> }.into_any()
        }
    }
}

#[component]
fn NoReplay(told: String) -> impl IntoView {
    let say = Say::here();
    Title::say(move || Some(say.the("replay-title")));
    view! {
        <TopBar title=say.the("replay-title")/>
        <main class="page narrow">
            <h1>{say.the("replay-title")}</h1>
            <p role="alert">{told}</p>
            <a href="/">{say.the("error-back-to-lobby")}</a>
        </main>
    }
}

/// The table as it was, and the bar to go through the match.
#[component]
fn Screening(
    face: &'static dyn Face,
    hands: &'static dyn ReplayFace,
    film: Film,
    source: Source,
) -> impl IntoView {
    let say = Say::here();
    let Source { engine, table, record, components, is_verified, link } = source;
    let rules = record.origin.rules;
    let n_plies = film.n_plies();
    let is_mine = |seat: &Seat| table.seats.get(seat.index()).is_some_and(|seat| seat.is_mine);
    let mine: Vec<Seat> = Seat::all(film.n_seats()).filter(is_mine).collect();
    let eyes = mine.first().map_or(Eyes::All, |seat| Eyes::Seat(*seat));
    let reel = Reel {
        engine,
        hands,
        n_plies,
        now: RwSignal::new(linked_move().unwrap_or(0).min(n_plies)),
        eyes: RwSignal::new(eyes),
        names: StoredValue::new(seat_names(&table.seats, say)),
        mine: StoredValue::new(mine),
        is_verified,
        link: StoredValue::new(link),
        file_name: StoredValue::new(format!("freehold-{}-{}.txt", table.game, table.id)),
        seats: StoredValue::new(table.seats.clone()),
        set: StoredValue::new(components.clone()),
        film: LocalValue::new_local(film),
    };
    Effect::new(move || link_move(reel.now.get()));
    let table = StoredValue::new(held_by_nobody(table));
    // With other eyes everything may look different, so the table is laid anew.
    let screen = move || {
        let eyes = reel.eyes.get();
        let viewer = eyes.viewer();
        // Given with all eyes: what an earlier look gave would still be found.
        provide_context(OpenHands((eyes == Eyes::All).then(|| {
            Callback::new(move |seat| {
                let now = reel.now.get_untracked();
                reel.film(|film| reel.hands.hand(film.at(now), seat))
            })
        })));
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
        let set = components.clone();
        view! { <PlayedTable face line place=Place::Replay rules set/> }
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

/// The move that the address names.
fn linked_move() -> Option<usize> {
    let search = window().location().search().ok()?;
    let mut parts = search.trim_start_matches('?').split('&');
    parts.find_map(|part| part.strip_prefix("move="))?.parse().ok()
}

/// Lets the address name the move that is shown, so that it can be passed on.
fn link_move(now: usize) {
    let path = window().location().pathname().unwrap_or_default();
    let hash = window().location().hash().unwrap_or_default();
    if let Ok(history) = window().history() {
        // Browsers refuse when this comes too often; then the address is a little behind.
        let _ = history.replace_state_with_url(
            &wasm_bindgen::JsValue::NULL,
            "",
            Some(&format!("{path}?move={now}{hash}")),
        );
    }
}
