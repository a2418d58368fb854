//! Where things move: pieces are put down, slide and are lifted, tiles fly to their owner, cards are
//! turned. Nothing of it takes room, and nothing waits for it.

use super::ground::{Map, Sighted};
use super::story::Change;
use crate::face::{Motion, Spot};
use crate::reactive::StoredValue;
use crate::settings::Settings;
use crate::sound::Sound;
use drawing::Point;
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;
use table::Seat;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// A jump over more actions than this is no motion.
const MOST_PLIES: usize = 8;
/// So long one thing waits for the one before it, in milliseconds.
const BETWEEN: u32 = 140;

/// So long a way takes, in milliseconds: for each unit of the board, at least, and at most.
const PER_UNIT: f64 = 3.5;
const LEAST_WAY: u32 = 250;
const LONGEST_WAY: u32 = 1_200;

/// Where things move.
#[derive(Clone, Copy)]
pub(crate) struct Stage {
    settings: Settings,
    /// The board, while one is shown.
    ground: StoredValue<Option<Laid>>,
    /// How many actions were shown.
    n_plies: StoredValue<usize>,
}

/// A board that is shown, and how it lies on the screen.
#[derive(Clone, Copy)]
struct Laid {
    map: StoredValue<Arc<dyn Map>>,
    sighted: Sighted,
    /// Gives the keyboard the board, with its cursor at a place.
    walk_to: Callback<Spot>,
}

impl Stage {
    pub(super) fn new() -> Stage {
        Stage {
            settings: Settings::here(),
            ground: StoredValue::new(None),
            n_plies: StoredValue::new(0),
        }
    }

    /// Lets pieces move on this board for as long as it is shown.
    pub(super) fn lay(
        self,
        map: StoredValue<Arc<dyn Map>>,
        sighted: Sighted,
        walk_to: Callback<Spot>,
    ) {
        self.ground.set_value(Some(Laid { map, sighted, walk_to }));
        on_cleanup(move || {
            self.ground.try_set_value(None);
        });
    }

    /// Goes to a place of the board by keyboard, if it is on the board.
    pub(super) fn walk_to(self, spot: Spot) {
        if let Some(laid) = self.ground.get_value().filter(|_| self.middle(spot).is_some()) {
            laid.walk_to.run(spot);
        }
    }

    /// Whether a place lies in the lower half of what is in sight.
    pub(super) fn is_low(self, spot: Spot) -> bool {
        let laid = self.ground.get_value();
        laid.zip(self.middle(spot)).is_some_and(|(laid, middle)| {
            let frame = laid.sighted.frame.get_untracked();
            middle.y > frame.top + frame.height / 2.0
        })
    }

    /// Shows what an update changed. Two people at one screen see it once.
    pub(super) fn show(self, change: &Change, n_plies: usize) {
        let before = self.n_plies.get_value();
        self.n_plies.set_value(n_plies);
        if n_plies.abs_diff(before) > MOST_PLIES {
            return;
        }
        let gone = change.gone.iter().filter(|told| told.ply <= before);
        let gone = gone.filter_map(|told| told.event.motion()?.back());
        let come = change.come.iter().filter(|told| told.ply > before);
        let come = come.filter_map(|told| told.event.motion());
        self.perform(gone.chain(come).collect());
    }

    /// Lets things move, one after the other, as soon as the page shows where they end.
    pub(super) fn perform(self, motions: Vec<Motion>) {
        if motions.is_empty() {
            return;
        }
        let (moves, sounds) = (self.settings.moves(), self.settings.has_sound.get_untracked());
        request_animation_frame(move || {
            let mut wait = 0;
            for motion in motions {
                if sounds {
                    sound_of(&motion).play(wait);
                }
                // What is not on this screen does not move.
                if moves && self.perform_one(motion, wait).is_some() {
                    wait += BETWEEN;
                }
            }
        });
    }

    fn perform_one(self, motion: Motion, wait: u32) -> Option<()> {
        match motion {
            Motion::Put { at, .. } => {
                let above = keyframe("translateY(-26px) scale(1.12)", r#","opacity":0"#);
                let down = keyframe("translateY(2px) scale(1)", r#","opacity":1,"offset":0.75"#);
                animate(&standing(at)?, &[above, down, STANDING.into()], 300, wait)
            }
            Motion::Slide { from, to } => {
                let (from, to) = (self.middle(from)?, self.middle(to)?);
                let start = format!("translate({:.1}px, {:.1}px)", from.x - to.x, from.y - to.y);
                let element = standing(self.spot_at(to)?)?;
                animate(&element, &[keyframe(&start, ""), STANDING.into()], 480, wait)
            }
            Motion::Lift { from, piece } => self.lift(from, &piece, wait),
            Motion::Take { from, owner, icon } => self.fly(from, owner, &icon, wait),
            Motion::Turn { owner } => {
                let cards = found(&format!(".player[data-seat=\"{}\"] .tile-card", owner.index()));
                let frames = [keyframe("perspective(12rem) rotateY(88deg)", ""), STANDING.into()];
                let mut turned = None;
                for card in cards {
                    turned = animate(&card, &frames, 320, wait);
                }
                turned
            }
        }
    }

    /// Lets something that stands at the end of a way go along it.
    pub(crate) fn travel(self, element: &Element, way: &[Point]) {
        let length: f64 = way.windows(2).map(|two| distance(two[0], two[1])).sum();
        if !self.settings.moves() || length < 1.0 {
            return;
        }
        let mut gone = 0.0;
        let mut frames = Vec::new();
        for two in way.windows(2) {
            let at = format!("translate({:.1}px, {:.1}px)", two[0].x, two[0].y);
            frames.push(keyframe(&at, &format!(r#","offset":{:.3}"#, gone / length)));
            gone += distance(two[0], two[1]);
        }
        frames.push(STANDING.into());
        let time = (length * PER_UNIT) as u32;
        animate(element, &frames, time.clamp(LEAST_WAY, LONGEST_WAY), 0);
    }

    fn middle(self, spot: Spot) -> Option<Point> {
        let laid = self.ground.try_get_value()??;
        laid.map.try_with_value(|map| map.middle(spot))?
    }

    fn spot_at(self, point: Point) -> Option<Spot> {
        let laid = self.ground.try_get_value()??;
        laid.map.try_with_value(|map| map.spot_at(point))?
    }

    /// A piece goes up and away.
    fn lift(self, from: Spot, piece: &str, wait: u32) -> Option<()> {
        let Point { x, y } = self.middle(from)?;
        let board = self.ground.try_get_value()??.sighted.svg.get_untracked()?;
        let layer = document().create_element_ns(Some("http://www.w3.org/2000/svg"), "g").ok()?;
        layer.set_attribute("class", "moving").ok()?;
        layer.set_inner_html(&format!(r#"<g transform="translate({x:.1} {y:.1})">{piece}</g>"#));
        board.append_child(&layer).ok()?;
        let away = keyframe("translateY(-30px) scale(1.12)", r#","opacity":0"#);
        animate(&layer, &[STANDING.into(), away], 320, wait);
        remove_after(layer, 300 + wait);
        Some(())
    }

    /// A thing flies from its place to its owner, wherever that one is shown.
    fn fly(self, from: Spot, owner: Seat, icon: &str, wait: u32) -> Option<()> {
        let laid = self.ground.try_get_value()??;
        let (scale, left, top) = laid.sighted.measure()?;
        let frame = laid.sighted.frame.try_get_untracked()?;
        let middle = self.middle(from)?;
        let start = ((middle.x - frame.left) * scale + left, (middle.y - frame.top) * scale + top);
        let owners = found(&format!("[data-seat=\"{}\"]", owner.index()));
        let shown = owners.into_iter().map(|owner| owner.get_bounding_client_rect());
        let goal = shown.into_iter().find(|rect| rect.width() > 0.0)?;
        let goal = (goal.right() - goal.width().min(48.0), goal.top() + goal.height() / 2.0);
        let layer = document().create_element("div").ok()?;
        layer.set_attribute("class", "flying").ok()?;
        layer.set_attribute("aria-hidden", "true").ok()?;
        layer.set_inner_html(icon);
        document().query_selector(".table").ok()??.append_child(&layer).ok()?;
        let at = |(x, y): (f64, f64), scale: &str| {
            format!("translate({x:.0}px, {y:.0}px) translate(-50%, -50%) scale({scale})")
        };
        let over = (start.0 * 0.6 + goal.0 * 0.4, start.1.min(goal.1) - 24.0);
        let frames = [
            keyframe(&at(start, "1"), r#","easing":"ease-out""#),
            keyframe(&at(over, "1.5"), r#","easing":"ease-in","offset":0.45"#),
            keyframe(&at(goal, "0.7"), ""),
        ];
        animate(&layer, &frames, 720, wait);
        remove_after(layer, 700 + wait);
        Some(())
    }
}

/// How a motion sounds.
fn sound_of(motion: &Motion) -> Sound {
    match motion {
        Motion::Put { .. } | Motion::Lift { .. } => Sound::Place,
        Motion::Slide { .. } => Sound::Slide,
        Motion::Take { .. } => Sound::Gold,
        Motion::Turn { .. } => Sound::Card,
    }
}

/// What stands at a place of the board, or lies at one beside it that is in sight.
fn standing(spot: Spot) -> Option<Element> {
    let place = format!("[data-spot=\"{}\"]", spot.0);
    let on_board = document().query_selector(&format!(".board {place}")).ok()?;
    on_board.or_else(|| {
        let beside = found(&format!(".place{place}"));
        beside.into_iter().find(|it| it.get_bounding_client_rect().width() > 0.0)
    })
}

fn found(selector: &str) -> Vec<Element> {
    let Ok(nodes) = document().query_selector_all(selector) else { return Vec::new() };
    (0..nodes.length()).filter_map(|index| nodes.get(index)?.dyn_into().ok()).collect()
}

fn distance(one: Point, other: Point) -> f64 {
    (one.x - other.x).hypot(one.y - other.y)
}

/// Where the page has an element, as a frame of its motion.
const STANDING: &str = "{}";

/// A frame of a motion, as JSON: how the element is transformed, and more of its looks, each with a
/// comma before it.
fn keyframe(transform: &str, more: &str) -> String {
    format!(r#"{{"transform":"{transform}"{more}}}"#)
}

/// Moves an element for so many milliseconds; before and after it is where the page has it.
fn animate(element: &Element, frames: &[String], length: u32, wait: u32) -> Option<()> {
    let frames = format!("[{}]", frames.join(","));
    let options = format!(
        r#"{{"duration":{length},"delay":{wait},"fill":"backwards","easing":"cubic-bezier(.3, .7, .3, 1)"}}"#
    );
    let read = |text: &str| js_sys::JSON::parse(text).ok();
    // The bindings do not have it yet.
    let animate = js_sys::Reflect::get(element, &JsValue::from_str("animate")).ok()?;
    let animate: js_sys::Function = animate.dyn_into().ok()?;
    animate.call2(element, &read(&frames)?, &read(&options)?).ok()?;
    Some(())
}

fn remove_after(element: Element, milliseconds: u32) {
    set_timeout(move || element.remove(), Duration::from_millis(milliseconds.into()));
}
