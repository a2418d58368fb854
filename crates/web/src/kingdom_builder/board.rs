//! The board: drawn, clicked, zoomed, and walked over by keyboard.

use super::preview::preview;
use super::sight::Sight;
use super::table::Table;
use crate::say::Say;
use crate::settings::Settings;
use drawing::Frame;
use drawing::kingdom_builder as drawn;
use drawing::kingdom_builder::Point;
use kingdom_builder::{Action, Cell, Event, Land, Setting, Special, Standing, Step};
use leptos::ev::{KeyboardEvent, PointerEvent, WheelEvent};
use leptos::html;
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// A pointer that moves less than this, in pixels, is held still.
const STILL: f64 = 8.0;
/// A hex of this width, in pixels, is easily met by a thumb.
const THUMB: f64 = 40.0;
/// A pointer held down for so long asks what is under it.
const LONG_PRESS: Duration = Duration::from_millis(450);

/// What fingers and the mouse do on the board.
#[derive(Clone, Default)]
struct Touches {
    /// Pointers that are down, by number, with where they are.
    down: Vec<(i32, f64, f64)>,
    start: (f64, f64),
    is_drag: bool,
    is_long: bool,
    timer: Option<TimeoutHandle>,
}

#[component]
pub(crate) fn Board() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let setting = Memo::new_with_compare(
        move |_| table.sight.with(|sight| Some(sight.as_ref()?.view.open().setting.clone())),
        is_other_match,
    );
    move || {
        setting.get().map(|setting| view! { <Drawn setting/> }.into_any()).unwrap_or_else(|| {
            view! { <p class="loading" role="status">{say.the("app-loading")}</p> }.into_any()
        })
    }
}

/// Whether another match is shown, which needs another picture; all views of one match share their
/// setting.
fn is_other_match(old: Option<&Option<Arc<Setting>>>, new: Option<&Option<Arc<Setting>>>) -> bool {
    let place = |setting: Option<&Option<Arc<Setting>>>| Some(Arc::as_ptr(setting?.as_ref()?));
    place(old) != place(new)
}

#[component]
fn Drawn(setting: Arc<Setting>) -> impl IntoView {
    let say = Say::here();
    let settings = Settings::here();
    let table = Table::here();
    let whole = Frame::whole(drawn::size(&setting.board));
    let frame = RwSignal::new(whole);
    let has_island = setting.board.island.is_some();
    let land = drawn::land(&setting.board);
    let letters = drawn::letters(&setting.board);
    let svg = NodeRef::<leptos::svg::Svg>::new();
    let touches = StoredValue::new(Touches::default());
    // Whether the hex in `pointed` is the keyboard's, which gets a ring.
    let is_keyboard = RwSignal::new(false);

    let point_of = move |x: f64, y: f64| -> Option<Point> {
        let rect = svg.get_untracked()?.get_bounding_client_rect();
        let frame = frame.get_untracked();
        let scale = (rect.width() / frame.width).min(rect.height() / frame.height);
        Some(Point {
            x: frame.left + (x - rect.left() - (rect.width() - frame.width * scale) / 2.0) / scale,
            y: frame.top + (y - rect.top() - (rect.height() - frame.height * scale) / 2.0) / scale,
        })
    };
    let hex_width = move || {
        let scale = svg.get_untracked().map_or(1.0, |svg| {
            let (rect, frame) = (svg.get_bounding_client_rect(), frame.get_untracked());
            (rect.width() / frame.width).min(rect.height() / frame.height)
        });
        scale * drawn::RADIUS * 3f64.sqrt()
    };
    let cell_of = move |x: f64, y: f64| drawn::cell_at(point_of(x, y)?, has_island);
    let point_at = move |cell: Option<Cell>, by_keyboard: bool| {
        is_keyboard.set(by_keyboard);
        if table.pointed.get_untracked() != cell {
            table.pointed.set(cell);
        }
    };

    let on_down = move |event: PointerEvent| {
        let (x, y) = (event.client_x().into(), event.client_y().into());
        touches.update_value(|touches| {
            touches.down.retain(|(id, ..)| *id != event.pointer_id());
            touches.down.push((event.pointer_id(), x, y));
            touches.is_drag = touches.down.len() > 1;
            touches.is_long = false;
            touches.start = (x, y);
        });
        if event.pointer_type() == "mouse" {
            return;
        }
        let press = move || {
            let is_held = touches.with_value(|touches| touches.down.len() == 1 && !touches.is_drag);
            if is_held {
                touches.update_value(|touches| touches.is_long = true);
                point_at(cell_of(x, y), false);
            }
        };
        let timer = set_timeout_with_handle(press, LONG_PRESS).ok();
        touches.update_value(|touches| touches.timer = timer);
    };
    let on_move = move |event: PointerEvent| {
        let (x, y): (f64, f64) = (event.client_x().into(), event.client_y().into());
        let is_down = touches.with_value(|touches| !touches.down.is_empty());
        if !is_down {
            return point_at(cell_of(x, y), false);
        }
        let Some(here) = point_of(x, y) else { return };
        touches.update_value(|touches| {
            let Some(index) = touches.down.iter().position(|(id, ..)| *id == event.pointer_id())
            else {
                return;
            };
            let (_, old_x, old_y) = touches.down[index];
            let Some(old) = point_of(old_x, old_y) else { return };
            let (start_x, start_y) = touches.start;
            if (x - start_x).hypot(y - start_y) > STILL {
                touches.is_drag = true;
            }
            if touches.down.len() == 2 {
                let (_, other_x, other_y) = touches.down[1 - index];
                let before = (old_x - other_x).hypot(old_y - other_y).max(1.0);
                let after = (x - other_x).hypot(y - other_y).max(1.0);
                let Some(fixed) = point_of(other_x, other_y) else { return };
                frame.update(|frame| *frame = frame.zoomed(after / before, fixed));
            } else if touches.is_drag {
                frame.update(|frame| *frame = frame.moved(old.x - here.x, old.y - here.y));
            }
            touches.down[index] = (event.pointer_id(), x, y);
        });
    };
    let on_up = move |event: PointerEvent| {
        let (x, y) = (event.client_x().into(), event.client_y().into());
        let mut is_click = false;
        touches.update_value(|touches| {
            if let Some(timer) = touches.timer.take() {
                timer.clear();
            }
            touches.down.retain(|(id, ..)| *id != event.pointer_id());
            is_click = touches.down.is_empty() && !touches.is_drag && !touches.is_long;
        });
        if !is_click || event.button() != 0 {
            return;
        }
        let is_touch = event.pointer_type() != "mouse";
        if let Some(here) = point_of(x, y).filter(|_| is_touch && hex_width() < THUMB / 2.0) {
            // Too small for a thumb: the first tap looks nearer, the second one acts.
            point_at(None, false);
            let nearer = THUMB / hex_width();
            return frame.update(|frame| *frame = frame.zoomed(nearer, here));
        }
        if let Some(cell) = cell_of(x, y) {
            // A finger hides what it points at, and points at nothing once it is lifted.
            point_at((!is_touch).then_some(cell), false);
            table.act_at(cell, say);
        }
    };
    let on_cancel = move |event: PointerEvent| {
        touches.update_value(|touches| {
            if let Some(timer) = touches.timer.take() {
                timer.clear();
            }
            touches.down.retain(|(id, ..)| *id != event.pointer_id());
        });
    };
    let on_leave = move |event: PointerEvent| {
        on_cancel(event.clone());
        if event.pointer_type() == "mouse" {
            point_at(None, false);
        }
    };
    let on_wheel = move |event: WheelEvent| {
        event.prevent_default();
        let Some(fixed) = point_of(event.client_x().into(), event.client_y().into()) else {
            return;
        };
        let factor = (-event.delta_y() / 400.0).exp();
        frame.update(|frame| *frame = frame.zoomed(factor, fixed));
    };
    let zoom =
        move |factor: f64| frame.update(|frame| *frame = frame.zoomed(factor, frame.center()));
    let on_key = move |event: KeyboardEvent| {
        let Some(sight) = table.sight.get_untracked() else { return };
        let cursor = table.pointed.get_untracked();
        let next = match &*event.key() {
            "ArrowLeft" => walk(cursor, &sight, 0, -1),
            "ArrowRight" => walk(cursor, &sight, 0, 1),
            "ArrowUp" => walk(cursor, &sight, -1, 0),
            "ArrowDown" => walk(cursor, &sight, 1, 0),
            "n" | "N" => next_target(cursor, &sight, false),
            "p" | "P" => next_target(cursor, &sight, true),
            "Enter" | " " => {
                event.prevent_default();
                if let Some(cell) = cursor {
                    table.act_at(cell, say);
                }
                return;
            }
            "+" | "=" => return zoom(1.4),
            "-" => return zoom(1.0 / 1.4),
            "0" => return frame.set(whole),
            "Escape" => None,
            _ => return,
        };
        event.prevent_default();
        if let Some(cell) = next {
            frame.update(|frame| *frame = frame.showing(drawn::center(cell)));
        }
        point_at(next, true);
    };

    let pieces = move || table.sight.get().map(|sight| pieces(&sight)).unwrap_or_default();
    let tiles = move || table.sight.get().map(|sight| tiles(&sight)).unwrap_or_default();
    let targets = move || {
        let Some(sight) = table.sight.get() else { return String::new() };
        if table.line.is_sending() {
            return String::new();
        }
        sight.targets().iter().map(drawn::target).collect()
    };
    let traces = move || table.sight.get().map(|sight| traces(&sight, table)).unwrap_or_default();
    let highlights = move || {
        table.highlighted.with(|cells| cells.iter().copied().map(drawn::focus).collect::<String>())
    };
    let ghost = move || {
        let (Some(sight), Some(at)) = (table.sight.get(), table.pointed.get()) else {
            return String::new();
        };
        let standing = sight.action_at(at).and_then(|action| ghost_of(&sight, action));
        standing.map(|standing| drawn::ghost(standing, at)).unwrap_or_default()
    };
    let cursor = move || match table.pointed.get().filter(|_| is_keyboard.get()) {
        Some(cell) => drawn::focus(cell),
        None => String::new(),
    };
    view! {
        <div class="board-frame">
            <svg
                node_ref=svg
                class="board"
                class:zoomed=move || !frame.get().is_whole()
                viewBox=move || frame.get().view_box()
                tabindex="0"
                role="application"
                aria-label=say.the("a11y-board")
                aria-describedby="board-help board-said"
                on:pointerdown=on_down
                on:pointermove=on_move
                on:pointerup=on_up
                on:pointercancel=on_cancel
                on:pointerleave=on_leave
                on:wheel=on_wheel
                on:keydown=on_key
                on:blur=move |_| if is_keyboard.get_untracked() { point_at(None, false) }
            >
                <g inner_html=land></g>
                <g inner_html=tiles></g>
                <g class="letters" inner_html=move || {
                    if settings.has_letters.get() { letters.clone() } else { String::new() }
                }></g>
                <For each=pieces key=|(at, standing)| format!("{at} {standing:?}") let((at, standing))>
                    <g class="standing" inner_html=drawn::standing(standing, at)></g>
                </For>
                <g inner_html=traces></g>
                <g inner_html=targets></g>
                <g inner_html=ghost></g>
                <g inner_html=highlights></g>
                <g inner_html=cursor></g>
            </svg>
            <p id="board-help" class="visually-hidden">{say.the("a11y-board-help")}</p>
            <p id="board-said" class="visually-hidden" aria-live="polite">
                {move || match is_keyboard.get() {
                    true => table.pointed.get().map(|at| spoken(table, at, say)),
                    false => None,
                }}
            </p>
            <div class="zoom">
                <button class="button" aria-label=say.the("table-zoom-in") on:click=move |_| zoom(1.4)>"+"</button>
                <button class="button" aria-label=say.the("table-zoom-out") on:click=move |_| zoom(1.0 / 1.4)>"−"</button>
                <button class="button" aria-label=say.the("table-zoom-reset") on:click=move |_| frame.set(whole)>"⌂"</button>
            </div>
            <Explained frame svg/>
        </div>
    }
}

/// What is under the pointer, in words, beside it.
#[component]
fn Explained(frame: RwSignal<Frame>, svg: NodeRef<leptos::svg::Svg>) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let bubble = NodeRef::<html::Div>::new();
    let place = move || {
        let (cell, frame) = (table.pointed.get()?, frame.get());
        let rect = svg.get()?.get_bounding_client_rect();
        let scale = (rect.width() / frame.width).min(rect.height() / frame.height);
        let center = drawn::center(cell);
        let x = (center.x - frame.left) * scale + (rect.width() - frame.width * scale) / 2.0;
        let y = (center.y - frame.top) * scale + (rect.height() - frame.height * scale) / 2.0;
        let is_right = x > rect.width() / 2.0;
        let is_low = y > rect.height() * 0.6;
        Some((x, y, is_right, is_low, cell))
    };
    move || {
        place().map(|(x, y, is_right, is_low, cell)| {
            view! {
                <div
                    node_ref=bubble
                    class="bubble"
                    class:from-right=is_right
                    class:from-below=is_low
                    aria-hidden="true"
                    style:left=format!("{x:.0}px")
                    style:top=format!("{y:.0}px")
                >
                    {explanation(table, cell, say).into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}
                </div>
            }
        })
    }
}

/// What is on a hex, and what acting there would bring or why one cannot.
fn explanation(table: Table, at: Cell, say: Say) -> Vec<String> {
    let Some(sight) = table.sight.get() else { return Vec::new() };
    let mut said = vec![table.speak(say, |speech| speech.hex(&sight.view, at))];
    let board = sight.view.open().board();
    let help = say.of_things(|speech| match board.land_at(at) {
        Some(Land::Location(location)) => Some(speech.location_help(location)),
        Some(Land::Special(_)) if board.capitols.has(at) => Some(speech.capitol_help()),
        Some(Land::Special(special)) => {
            let nomad = board.nomads.iter().position(|&hex| hex == at);
            let tile = nomad.and_then(|index| sight.view.open().nomads_left[index]);
            Some(match tile {
                Some(nomad) if special == Special::Nomad => speech.nomad_help(nomad),
                _ => speech.special_help(special),
            })
        }
        Some(Land::Terrain(_)) if board.caves.has(at) => Some(speech.cave_help()),
        _ => None,
    });
    said.extend(help);
    match sight.action_at(at) {
        Some(action) => {
            said.push(table.speak(say, |speech| speech.action(&action, &sight.view)));
            said.push(preview(&sight, action, say));
        }
        None => said.extend(
            sight
                .why_not(at)
                .and_then(|refusal| say.of_things(|speech| speech.refusal(refusal.rule))),
        ),
    }
    said
}

/// The same for those who hear it, with the place first.
fn spoken(table: Table, at: Cell, say: Say) -> String {
    let place = say.of_things(|speech| speech.cell(at));
    let what = explanation(table, at, say).join(" ");
    say.with("a11y-hex-label", &[("place", place.into()), ("what", what.into())])
}

/// Everything that stands on the board.
fn pieces(sight: &Sight) -> Vec<(Cell, Standing)> {
    let open = sight.view.open();
    let mut cells: Vec<Cell> = open.occupied.iter().collect();
    // A city is drawn once, over its seven hexes' middle ones too.
    cells.sort_unstable();
    cells.into_iter().filter_map(|at| Some((at, open.standing(at)?))).collect()
}

/// The tiles that are left on their hexes.
fn tiles(sight: &Sight) -> String {
    let open = sight.view.open();
    let board = open.board();
    let locations = board.locations.iter().zip(open.tiles_left);
    let locations = locations.map(|(&(at, _), left)| drawn::tile_count(at, left));
    let nomads = board.nomads.iter().zip(open.nomads_left);
    locations.chain(nomads.map(|(&at, tile)| drawn::nomad_tile(at, tile))).collect()
}

/// What others did since the last own turn, numbered; while it is shown again, as far as it got.
fn traces(sight: &Sight, table: Table) -> String {
    let has_begun = sight.undoable > 0 || !sight.view.open().turn.built.is_empty();
    let is_wanted = table.showing.is_on() || !(sight.is_my_turn() && has_begun);
    if !is_wanted {
        return String::new();
    }
    let moves = sight.news.iter().map(|told| &told.event).filter(|event| event.changes_the_board());
    let n_shown = table.showing.n_shown().unwrap_or(usize::MAX);
    let mark = |(index, event): (usize, &Event)| {
        let places = event.cells();
        let seat = event.seat().expect("somebody moved");
        let arrow = match places[..] {
            [from, to] => drawn::arrow(from, to),
            _ => String::new(),
        };
        let last = *places.last().expect("a move has a place");
        arrow + &drawn::trace(last, seat, index + 1)
    };
    moves.enumerate().take(n_shown).map(mark).collect()
}

/// What an action would put on its hex.
fn ghost_of(sight: &Sight, action: Action) -> Option<Standing> {
    let seat = sight.to_act()?;
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

/// The next hex in a direction; the first lit one, or the middle, to begin with.
fn walk(cursor: Option<Cell>, sight: &Sight, down: isize, right: isize) -> Option<Cell> {
    let Some(from) = cursor else {
        return sight.targets().first().or_else(|| Cell::new(10, 10));
    };
    let board = sight.view.open().board();
    let (mut row, mut col) = (from.row() as isize, from.col() as isize);
    for _ in 0..25 {
        row += down;
        col += right;
        let cell = Cell::new(usize::try_from(row).ok()?, usize::try_from(col).ok()?);
        if let Some(cell) = cell.filter(|cell| board.land_at(*cell).is_some()) {
            return Some(cell);
        }
    }
    Some(from)
}

/// The next lit hex in reading order, or the one before.
fn next_target(cursor: Option<Cell>, sight: &Sight, is_backwards: bool) -> Option<Cell> {
    let mut cells: Vec<Cell> = sight.legal.iter().filter_map(|action| action.cell()).collect();
    cells.sort_unstable();
    if is_backwards {
        cells.reverse();
    }
    let is_beyond = |cell: &&Cell| match cursor {
        Some(cursor) if is_backwards => **cell < cursor,
        Some(cursor) => **cell > cursor,
        None => true,
    };
    cells.iter().find(is_beyond).or(cells.first()).copied().or(cursor)
}
