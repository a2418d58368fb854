//! The board: the land, what stands on it, and what a player is shown.

use super::map::{HexMap, cell, spot};
use super::sight::Sight;
use super::sight_of;
use crate::reactive::{Memo, RwSignal};
use crate::say::Say;
use crate::settings::Settings;
use crate::table::{Ground, Table};
use drawing::kingdom_builder::{self as drawn, Layout};
use kingdom_builder::{Action, Cell, CellSet, Event, MAX_SEATS, Setting, Standing, Step};
use leptos::prelude::*;
use std::sync::Arc;
use wasm_bindgen::JsValue;

#[component]
pub(super) fn Board() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let setting = Memo::new_with_compare(
        move |_| sight_of(table).map(|sight| sight.view.open().setting.clone()),
        is_other_match,
    );
    let room = RwSignal::new(room());
    let resized = window_event_listener(leptos::ev::resize, move |_| room.set(self::room()));
    on_cleanup(move || resized.remove());
    let layout = Memo::new(move |_| {
        setting.with(|setting| Some(Layout::for_room(&setting.as_ref()?.board, room.get())))
    });
    move || match setting.get().zip(layout.get()) {
        Some((setting, layout)) => view! { <Drawn setting layout/> }.into_any(),
        None => view! { <p class="loading" role="status">{say.the("app-loading")}</p> }.into_any(),
    }
}

/// How much room there is for the board; as long as the page is not laid out, that of the window.
fn room() -> (f64, f64) {
    let side = document().query_selector(".board-side").ok().flatten();
    let rect = side.map(|side| side.get_bounding_client_rect());
    let inner = |size: Result<JsValue, JsValue>| size.ok().and_then(|size| size.as_f64());
    match rect.filter(|rect| rect.height() > 0.0) {
        Some(rect) => (rect.width(), rect.height()),
        None => (
            inner(window().inner_width()).unwrap_or(1.0),
            inner(window().inner_height()).unwrap_or(1.0),
        ),
    }
}

/// Whether another match is shown, which needs another picture; all views of one match share their
/// setting.
fn is_other_match(old: &Option<Arc<Setting>>, new: &Option<Arc<Setting>>) -> bool {
    let place = |setting: &Option<Arc<Setting>>| setting.as_ref().map(Arc::as_ptr);
    place(old) != place(new)
}

#[component]
fn Drawn(setting: Arc<Setting>, layout: Layout) -> impl IntoView {
    let settings = Settings::here();
    let table = Table::here();
    let land = drawn::land(layout, &setting.board) + &drawn::labels(layout, &setting.board);
    let letters = drawn::letters(layout, &setting.board);
    let drawn_of = move |draw: fn(Layout, &Sight) -> String| {
        sight_of(table).map(|sight| draw(layout, &sight)).unwrap_or_default()
    };
    let all_pieces = move || sight_of(table).map(|sight| pieces(&sight)).unwrap_or_default();
    let all_lit = move || match table.line.is_sending() {
        true => String::new(),
        false => drawn_of(lit),
    };
    let traces =
        move || sight_of(table).map(|sight| traces(layout, &sight, table)).unwrap_or_default();
    let highlights = move || {
        let cells = table.highlighted.with(|spots| spots.iter().copied().map(cell).collect());
        if CellSet::is_empty(&cells) { String::new() } else { drawn::region(layout, cells) }
    };
    let pointed = move || table.pointed.get().map(cell);
    let ghost = move || {
        let (Some(sight), Some(at)) = (sight_of(table), pointed()) else { return String::new() };
        let standing = sight.action_at(at).and_then(|action| ghost_of(&sight, action));
        standing.map(|standing| would_stand(layout, standing, at)).unwrap_or_default()
    };
    view! {
        <Ground map=Arc::new(HexMap(setting, layout))>
            <g inner_html=land></g>
            <g inner_html=move || drawn_of(tiles)></g>
            <g class="letters" inner_html=move || {
                if settings.has_letters.get() { letters.clone() } else { String::new() }
            }></g>
            <g inner_html=all_lit></g>
            <g inner_html=move || drawn_of(origin)></g>
            <For each=all_pieces key=|(at, standing)| format!("{at} {standing:?}") let((at, standing))>
                <g
                    class="standing"
                    class:to-come=move || table.to_come.with(|spots| spots.contains(&spot(at)))
                    data-spot=spot(at).0
                    inner_html=drawn::standing(layout, standing, at)
                ></g>
            </For>
            <g inner_html=traces></g>
            <g inner_html=ghost></g>
            <g class="kb-told" inner_html=highlights></g>
            <g class="cursor" inner_html=move || pointed().map(|at| drawn::focus(layout, at)).unwrap_or_default()></g>
        </Ground>
    }
}

/// What would stand on a hex, with all that it would cover.
fn would_stand(layout: Layout, standing: Standing, at: Cell) -> String {
    let covered = match standing {
        Standing::City(_) => {
            let mut covered = *at.neighbours();
            covered.add(at);
            drawn::region(layout, covered)
        }
        _ => String::new(),
    };
    covered + &drawn::ghost(layout, standing, at)
}

/// Where one can act.
fn lit(layout: Layout, sight: &Sight) -> String {
    drawn::lit(layout, sight.targets(), sight.view.open().board())
}

/// Where the piece comes from that is on its way.
fn origin(layout: Layout, sight: &Sight) -> String {
    let (Some(Step::Put { from, .. }), Some(seat)) =
        (sight.view.open().step(), sight.moment.to_act)
    else {
        return String::new();
    };
    drawn::origin(layout, Standing::Settlement(seat), from)
}

/// Everything that stands on the board.
fn pieces(sight: &Sight) -> Vec<(Cell, Standing)> {
    let open = sight.view.open();
    // A city is drawn once, over its seven hexes' middle ones too.
    open.occupied.iter().filter_map(|at| Some((at, open.standing(at)?))).collect()
}

/// The tiles that are left on their hexes.
fn tiles(layout: Layout, sight: &Sight) -> String {
    let open = sight.view.open();
    let board = open.board();
    let locations = board.locations.iter().zip(open.tiles_left);
    let locations = locations.map(|(&(at, _), left)| drawn::tile_count(layout, at, left));
    let nomads = board.nomads.iter().zip(open.nomads_left);
    locations.chain(nomads.map(|(&at, tile)| drawn::nomad_tile(layout, at, tile))).collect()
}

/// What others did in their latest turns, numbered for each; what is older than the latest turn of all
/// steps back. While it is shown again, all of it as far as it got. Once the match is over the board is
/// there to be looked at.
fn traces(layout: Layout, sight: &Sight, table: Table) -> String {
    let moment = &sight.moment;
    let has_begun = moment.undoable > 0 || !sight.view.open().turn.built.is_empty();
    let is_quiet = moment.is_over() || moment.is_my_turn() && has_begun;
    if is_quiet && !table.showing.is_on() {
        return String::new();
    }
    let news = table.news.get();
    let events = news.iter().filter_map(|told| told.event.as_any().downcast_ref::<Event>());
    let events: Vec<&Event> = events.collect();
    let n_shown = table.showing.n_shown();
    let shown: Vec<(&Event, usize)> = match n_shown {
        Some(n_shown) => numbered(&events).into_iter().take(n_shown).collect(),
        None => numbered(latest_turns(&events)),
    };
    let last_seat = shown.last().and_then(|(event, _)| event.seat());
    let mark = |(event, number): &(&Event, usize)| {
        let places = event.cells();
        let seat = event.seat().expect("somebody moved");
        let arrow = match places[..] {
            [from, to] => drawn::arrow(layout, from, to),
            _ => String::new(),
        };
        let last = *places.last().expect("a move has a place");
        let trace = arrow + &drawn::trace(layout, last, seat, *number);
        match Some(seat) == last_seat {
            true => trace,
            false => format!(r#"<g class="older">{trace}</g>"#),
        }
    };
    shown.iter().map(mark).collect()
}

/// What changed the board, with its number among what the same seat did.
fn numbered<'e>(events: &[&'e Event]) -> Vec<(&'e Event, usize)> {
    let mut n_done = [0; MAX_SEATS];
    let moves = events.iter().filter(|event| event.changes_the_board());
    let number = |event: &&'e Event| {
        let done = &mut n_done[event.seat()?.index()];
        *done += 1;
        Some((*event, *done))
    };
    moves.filter_map(number).collect()
}

/// What happened since the turn before the latest one of somebody ended: at most a turn of each.
fn latest_turns<'s, 'e>(events: &'s [&'e Event]) -> &'s [&'e Event] {
    let mut n_begun = [0; MAX_SEATS];
    let mut is_too_old = |event: &&Event| match event {
        Event::TurnBegan { seat, .. } => {
            n_begun[seat.index()] += 1;
            n_begun[seat.index()] > 1
        }
        _ => false,
    };
    let n_kept = events.iter().copied().rev().position(|event| is_too_old(&event));
    &events[events.len() - n_kept.unwrap_or(events.len())..]
}

/// What an action would put on its hex.
fn ghost_of(sight: &Sight, action: Action) -> Option<Standing> {
    let seat = sight.moment.to_act?;
    Some(match action {
        Action::Build { .. } | Action::Put { .. } => Standing::Settlement(seat),
        Action::Wall { .. } => Standing::Wall,
        Action::Scout { .. } => Standing::Scout,
        Action::City { .. } => Standing::City(seat),
        Action::Place { .. } => match sight.view.open().step()? {
            Step::Piece { piece } => Standing::Piece(piece, seat),
            _ => return None,
        },
        _ => return None,
    })
}
