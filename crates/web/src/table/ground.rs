//! A drawn board: pointed at, clicked, zoomed and panned with a mouse or fingers, and walked over by
//! keyboard. What is drawn on it is the game's own.

use super::bubble::Bubble;
use super::story::Told;
use super::touches::{LONG_PRESS, Lifted, Moved, Touches, place};
use super::{Place, Table};
use crate::face::{Moment, Spot};
use crate::reactive::{RwSignal, StoredValue};
use crate::say::Say;
use drawing::{Frame, Point};
use leptos::ev::{KeyboardEvent, PointerEvent, WheelEvent};
use leptos::prelude::*;
use std::sync::Arc;

/// A place of this width, in pixels, can just be met; the drawing is looked at from nearer than that
/// would be.
const LEAST: f64 = 20.0;
/// So wide a place shall be where the drawing is looked at from nearer by itself.
const EASY: f64 = 26.0;
/// And no wider, so that much of the drawing stays in sight.
const NEAR: f64 = 34.0;
/// A finger means a place that is no farther away than this, in pixels.
const THUMB: f64 = 28.0;
/// A drawing so much wider than high leaves a corner empty where the buttons find room.
const WIDE: f64 = 1.4;

/// Where the places of a drawing lie.
pub(crate) trait Map: Send + Sync + 'static {
    /// Width and height of the drawing.
    fn size(&self) -> (f64, f64);

    /// How wide a place is.
    fn spot_width(&self) -> f64;

    /// The place at a point.
    fn spot_at(&self, point: Point) -> Option<Spot>;

    /// The middle of a place, if it is on this drawing.
    fn middle(&self, spot: Spot) -> Option<Point>;

    /// The next place in a direction.
    fn next(&self, from: Spot, step: Step) -> Spot;

    /// Where the keyboard begins if nothing is lit.
    fn first(&self) -> Option<Spot>;
}

/// A step of the keyboard's cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Left,
    Right,
    Up,
    Down,
}

/// What of a drawing is in sight, and how it lies on the screen.
#[derive(Clone, Copy)]
pub(super) struct Sighted {
    pub(super) frame: RwSignal<Frame>,
    pub(super) svg: NodeRef<leptos::svg::Svg>,
}

impl Sighted {
    /// Pixels for each unit of the drawing, and where its corner lies on the screen.
    pub(super) fn measure(self) -> Option<(f64, f64, f64)> {
        let rect = self.svg.get_untracked()?.get_bounding_client_rect();
        let frame = self.frame.get_untracked();
        let scale = (rect.width() / frame.width).min(rect.height() / frame.height);
        let left = rect.left() + (rect.width() - frame.width * scale) / 2.0;
        let top = rect.top() + (rect.height() - frame.height * scale) / 2.0;
        Some((scale, left, top))
    }

    fn point(self, (x, y): (f64, f64)) -> Option<Point> {
        let (scale, left, top) = self.measure()?;
        let frame = self.frame.get_untracked();
        Some(Point { x: frame.left + (x - left) / scale, y: frame.top + (y - top) / scale })
    }
}

#[component]
pub(crate) fn Ground(
    map: Arc<dyn Map>,
    /// What is drawn, from below to above.
    children: Children,
) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let whole = Frame::whole(map.size());
    let sighted = Sighted { frame: RwSignal::new(whole), svg: NodeRef::new() };
    let frame = sighted.frame;
    let is_wide = whole.width > WIDE * whole.height;
    let map = StoredValue::new(map);
    let touches = StoredValue::new(Touches::default());
    // Whether the place in `pointed` is the keyboard's, which is read out.
    let is_keyboard = RwSignal::new(false);
    // Whether somebody chose what is in sight; then it is left alone until the turn is over.
    let is_by_hand = StoredValue::new(false);
    look_nearer(table, map, sighted, is_by_hand);
    // Nobody points at a drawing that is gone; all of the table may be gone with it.
    on_cleanup(move || {
        table.pointed.try_set(None);
    });
    let spot_at = move |at: (f64, f64)| map.with_value(|map| map.spot_at(sighted.point(at)?));
    // The page may be gone when the browser tells of the pointer or the focus.
    let point_at = move |spot: Option<Spot>, by_keyboard: bool| {
        is_keyboard.try_set(by_keyboard);
        if table.pointed.try_get_untracked().is_some_and(|pointed| pointed != spot) {
            table.anchor.set(None);
            table.pointed.set(spot);
        }
    };
    let go_to = move |spot: Option<Spot>| {
        if let Some(middle) = spot.and_then(|spot| map.with_value(|map| map.middle(spot))) {
            frame.update(|frame| *frame = frame.showing(middle));
        }
        point_at(spot, true);
    };
    let walk_to = Callback::new(move |spot: Spot| {
        if let Some(svg) = sighted.svg.get_untracked() {
            // A browser that does not move the focus still points at the place.
            let _ = svg.focus();
        }
        go_to(Some(spot));
    });
    table.stage.lay(map, sighted, walk_to);
    let look = move |look: &dyn Fn(&Frame) -> Frame| {
        is_by_hand.set_value(true);
        frame.update(|frame| *frame = look(frame));
    };

    let on_down = move |event: PointerEvent| {
        touches.update_value(|touches| touches.put_down(&event));
        if event.pointer_type() == "mouse" {
            return;
        }
        let at = place(&event);
        let press = move || {
            if touches.try_with_value(Touches::is_held) == Some(true) {
                touches.update_value(Touches::hold);
                point_at(spot_at(at), false);
            }
        };
        let timer = set_timeout_with_handle(press, LONG_PRESS).ok();
        touches.update_value(|touches| touches.wait_for_hold(timer));
    };
    let on_move = move |event: PointerEvent| {
        if !touches.with_value(Touches::is_down) {
            return point_at(spot_at(place(&event)), false);
        }
        let mut moved = Moved::Nothing;
        touches.update_value(|touches| moved = touches.moved(&event));
        match moved {
            Moved::Nothing => {}
            Moved::Pan { from, to } => {
                let (Some(from), Some(to)) = (sighted.point(from), sighted.point(to)) else {
                    return;
                };
                look(&|frame| frame.moved(from.x - to.x, from.y - to.y));
            }
            Moved::Pinch { factor, fixed } => {
                let Some(fixed) = sighted.point(fixed) else { return };
                look(&|frame| frame.zoomed(factor, fixed));
            }
        }
    };
    let on_up = move |event: PointerEvent| {
        let mut lifted = Lifted::Nothing;
        touches.update_value(|touches| lifted = touches.lifted(&event));
        let is_touch = event.pointer_type() != "mouse";
        match lifted {
            Lifted::Click if event.button() == 0 => {
                let met = nearest_lit(table, map, sighted, place(&event)).filter(|_| is_touch);
                let Some(spot) = met.or_else(|| spot_at(place(&event))) else { return };
                // A thumb meets no place as small as this: it asks to see it from nearer.
                let width = sighted
                    .measure()
                    .map_or(LEAST, |(scale, ..)| scale * map.with_value(|map| map.spot_width()));
                if is_touch && width < LEAST {
                    let Some(fixed) = sighted.point(place(&event)) else { return };
                    return look(&|frame| frame.zoomed(EASY / width, fixed));
                }
                // A finger hides what it points at, and points at nothing once it is lifted. What was
                // just done is seen; no words about it shall hide what comes next.
                let is_done = if is_touch { table.tap(spot) } else { table.act_at(spot) };
                let stays = table.tapped.get_untracked() == Some(spot);
                point_at((stays || !is_touch && !is_done).then_some(spot), false);
            }
            Lifted::Held => point_at(None, false),
            Lifted::Click | Lifted::Nothing => {}
        }
    };
    let let_go = move |event: &PointerEvent| {
        touches.update_value(|touches| {
            touches.lifted(event);
        });
    };
    let on_leave = move |event: PointerEvent| {
        let_go(&event);
        if event.pointer_type() == "mouse" {
            point_at(None, false);
        }
    };
    let on_wheel = move |event: WheelEvent| {
        event.prevent_default();
        let at = (event.client_x().into(), event.client_y().into());
        let Some(fixed) = sighted.point(at) else { return };
        let factor = (-event.delta_y() / 400.0).exp();
        look(&|frame| frame.zoomed(factor, fixed));
    };
    let zoom = move |factor: f64| look(&|frame| frame.zoomed(factor, frame.center()));
    let on_key = move |event: KeyboardEvent| {
        let cursor = table.pointed.get_untracked();
        let walk = |step: Step| untrack(|| walk(table, map, cursor, step));
        let next = match &*event.key() {
            "ArrowLeft" => walk(Step::Left),
            "ArrowRight" => walk(Step::Right),
            "ArrowUp" => walk(Step::Up),
            "ArrowDown" => walk(Step::Down),
            key @ ("n" | "N" | "p" | "P") => {
                let next = untrack(|| table.next_lit(cursor, matches!(key, "p" | "P")));
                let is_here = |spot: Spot| map.with_value(|map| map.middle(spot).is_some());
                // What lies beside the board is gone to by the table.
                if !next.is_some_and(is_here) {
                    return;
                }
                next
            }
            "Enter" | " " => {
                event.prevent_default();
                if let Some(spot) = cursor {
                    table.act_at(spot);
                }
                return;
            }
            "+" | "=" => return zoom(1.4),
            "-" => return zoom(1.0 / 1.4),
            "0" => return look(&|_| whole),
            "Escape" => None,
            _ => return,
        };
        event.prevent_default();
        go_to(next);
    };
    let spoken = move || {
        let (true, Some(spot), Some(sight)) =
            (is_keyboard.get(), table.pointed.get(), table.sight.get())
        else {
            return None;
        };
        let what = super::bubble::spoken(table, spot).join(" ");
        let place = table.tell(|teller| sight.spot_name(spot, teller));
        Some(say.with("a11y-place-label", &[("place", place.into()), ("what", what.into())]))
    };
    view! {
        <div class="board-frame" class:wide=is_wide>
            <svg
                node_ref=sighted.svg
                class="board"
                class:zoomed=move || !frame.get().is_whole()
                class:by-keyboard=move || is_keyboard.get()
                viewBox=move || frame.get().view_box()
                tabindex="0"
                role="application"
                aria-label=say.the("a11y-board")
                aria-describedby="board-help board-said"
                on:pointerdown=on_down
                on:pointermove=on_move
                on:pointerup=on_up
                on:pointercancel=move |event| let_go(&event)
                on:pointerleave=on_leave
                on:wheel=on_wheel
                on:keydown=on_key
                on:blur=move |_| {
                    if is_keyboard.try_get_untracked() == Some(true) {
                        point_at(None, false);
                    }
                }
            >
                {children()}
            </svg>
            <p id="board-help" class="visually-hidden">{say.the("a11y-board-help")}</p>
            <p id="board-said" class="visually-hidden" aria-live="polite">{spoken}</p>
            <div class="zoom" class:zoomed=move || !frame.get().is_whole()>
                <button class="button" aria-label=say.the("table-zoom-in") on:click=move |_| zoom(1.4)>"+"</button>
                <button class="button" aria-label=say.the("table-zoom-out") on:click=move |_| zoom(1.0 / 1.4)>"−"</button>
                <button class="button" aria-label=say.the("table-zoom-reset") on:click=move |_| look(&|_| whole)>"⌂"</button>
            </div>
            <Bubble map sighted/>
        </div>
    }
}

/// The place nearest to a finger where something can be done, if it is near enough to be meant.
fn nearest_lit(
    table: Table,
    map: StoredValue<Arc<dyn Map>>,
    sighted: Sighted,
    at: (f64, f64),
) -> Option<Spot> {
    let (scale, ..) = sighted.measure()?;
    let point = sighted.point(at)?;
    let distance = |spot: &Spot| {
        let middle = map.with_value(|map| map.middle(*spot))?;
        Some((middle.x - point.x).hypot(middle.y - point.y) * scale)
    };
    let lit = untrack(|| table.lit()).into_iter();
    let near = lit.filter_map(|spot| Some((distance(&spot)?, spot)));
    let nearest = near.min_by(|one, other| one.0.total_cmp(&other.0));
    nearest.filter(|(distance, _)| *distance <= THUMB).map(|(_, spot)| spot)
}

/// Looks at what is lit from nearer where that is needed, and at the whole again when others move
/// or are shown moving. A match that is looked at again is followed from turn to turn.
fn look_nearer(
    table: Table,
    map: StoredValue<Arc<dyn Map>>,
    sighted: Sighted,
    is_by_hand: StoredValue<bool>,
) {
    Effect::new(move |before: Option<(bool, Option<usize>)>| {
        let lit = table.sight.with(Option::is_some).then(|| table.lit());
        let is_mine = table.moment(Moment::is_my_turn).unwrap_or(false) && !table.showing.is_on();
        let followed = followed(table);
        let now = (is_mine, followed.first().map(|told| told.serial));
        if before != Some(now) {
            is_by_hand.set_value(false);
        }
        let (Some(svg), Some(lit)) = (sighted.svg.get(), lit) else { return now };
        if is_by_hand.get_value() {
            return now;
        }
        let rect = svg.get_bounding_client_rect();
        let (size, spot) = map.with_value(|map| (map.size(), map.spot_width()));
        let looked_at = match is_mine {
            true => lit,
            false => followed.iter().flat_map(|told| told.event.spots()).collect(),
        };
        let middle = |spot: &Spot| map.with_value(|map| map.middle(*spot));
        let middles: Vec<Point> = looked_at.iter().filter_map(middle).collect();
        let next = frame_for(size, spot, (rect.width(), rect.height()), &middles);
        let shown = sighted.frame.get_untracked();
        // What is in sight already is not moved about while a turn is followed.
        let is_seen = !followed.is_empty() && shown.width == next.width && shown.sees(&middles);
        if shown != next && !is_seen {
            sighted.frame.set(next);
        }
        now
    });
}

/// The moves of the latest turn, where a match is looked at again and is not over.
fn followed(table: Table) -> Vec<Told> {
    let is_followed = table.place == Place::Replay && table.moment(Moment::is_over) == Some(false);
    match is_followed {
        true => table.stories.with(|stories| stories.latest_moves()),
        false => Vec::new(),
    }
}

/// What of a drawing is shown in a room, in pixels: all of it, unless its places were too small to
/// meet then and some of them shall be met.
fn frame_for(size: (f64, f64), spot: f64, room: (f64, f64), lit: &[Point]) -> Frame {
    let (across, down) = (room.0 / size.0, room.1 / size.1);
    let whole = Frame::whole(size);
    if across.min(down) * spot >= LEAST || lit.is_empty() {
        return whole;
    }
    // As near as the drawing fills the room, if that is near enough and not too near.
    let unit = spot / (across.max(down) * spot).clamp(EASY, NEAR);
    whole.around(lit, (room.0 * unit, room.1 * unit))
}

/// The next place in a direction; the first lit one to begin with.
fn walk(
    table: Table,
    map: StoredValue<Arc<dyn Map>>,
    cursor: Option<Spot>,
    step: Step,
) -> Option<Spot> {
    match cursor {
        Some(from) => Some(map.with_value(|map| map.next(from, step))),
        None => {
            let on_board = |spot: &Spot| map.with_value(|map| map.middle(*spot).is_some());
            let lit = table.lit().into_iter().filter(on_board).min();
            lit.or_else(|| map.with_value(|map| map.first()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: (f64, f64) = (911.0, 790.0);
    const SPOT: f64 = 41.6;

    fn spot_on_screen(frame: Frame, room: (f64, f64)) -> f64 {
        SPOT * (room.0 / frame.width).min(room.1 / frame.height)
    }

    #[test]
    fn a_desk_always_shows_everything() {
        let lit = [Point { x: 100.0, y: 100.0 }];
        assert!(frame_for(SIZE, SPOT, (960.0, 740.0), &lit).is_whole());
    }

    #[test]
    fn a_phone_looks_at_what_is_lit_and_at_everything_when_nothing_is() {
        let lit = [Point { x: 100.0, y: 100.0 }, Point { x: 180.0, y: 140.0 }];
        for room in [(352.0, 493.0), (382.0, 597.0), (300.0, 200.0)] {
            assert!(frame_for(SIZE, SPOT, room, &[]).is_whole());
            let near = frame_for(SIZE, SPOT, room, &lit);
            assert!(spot_on_screen(near, room) >= EASY, "{room:?}: {near:?}");
            let has = |at: &Point| {
                (near.left..near.left + near.width).contains(&at.x)
                    && (near.top..near.top + near.height).contains(&at.y)
            };
            assert!(lit.iter().all(has), "{room:?}: {near:?}");
        }
    }
}
