//! The parts of a player board: canal, recesses, production sites, levers.

use super::figure::{Figure, Owner};
use super::icon::Icon;
use super::standing::figure_at;
use super::symbol::{circle, group, path, put, put_as, rect, text};
use crate::number::short;
use crate::point::Point;
use boonlake::components::Recess;
use boonlake::{Kind, Resource};

/// An `<svg>` from 0,0.
pub(super) fn svg(class: &str, width: u16, height: u16, body: &str) -> String {
    format!(
        r#"<svg class="{class}" viewBox="0 0 {width} {height}" aria-hidden="true">{body}</svg>"#
    )
}

/// The canal with both boats, and where they would go, if that is asked; 200 by 66.
pub fn canal(boats: [Resource; 2], goal: Option<[Resource; 2]>, owner: Owner) -> String {
    let x = |resource: Resource| 24.0 + 51.0 * f64::from(resource as u8);
    let mut drawn = path("bl-canal-bank", "M16 41H184") + &path("bl-canal", "M16 41H184");
    for &resource in Resource::ALL {
        drawn += &put(resource.name(), Point { x: x(resource), y: 11.0 }, 17.0);
        drawn += &circle("bl-berth", Point { x: x(resource), y: 41.0 }, 11.0);
    }
    let shown = goal.unwrap_or(boats);
    for (index, &boat) in shown.iter().enumerate() {
        // Two at one place lie side by side.
        let aside = if shown[0] == shown[1] { index as f64 * 19.0 - 9.5 } else { 0.0 };
        let at = Point { x: x(boat) + aside, y: 39.0 };
        drawn += &figure_at("bl-piece", Figure::Boat, owner, at, 27.0);
    }
    if let Some(goal) = goal {
        for (from, to) in moves(boats, goal) {
            let at = Point { x: x(from), y: 39.0 };
            drawn += &figure_at("bl-left", Figure::Boat, owner, at, 27.0);
            let (start, end) = (x(from), x(to));
            let (turn, head) = (short((start + end) / 2.0), if end < start { 6.0 } else { -6.0 });
            drawn += &path(
                "bl-stroke",
                &format!("M{} 56Q{turn} 68 {} 57", short(start), short(end + head)),
            );
            drawn += &path(
                "bl-head",
                &format!("M{} 54l{} 1 {} 6z", short(end), short(head * 1.2), short(head * -0.2)),
            );
        }
    }
    svg("bl-canal-picture", 200, 66, &drawn)
}

/// From where to where boats go, leaving out those that stay.
fn moves(from: [Resource; 2], to: [Resource; 2]) -> Vec<(Resource, Resource)> {
    let mut left = to.to_vec();
    let mut going = Vec::new();
    for boat in from {
        match left.iter().position(|&goal| goal == boat) {
            Some(index) => _ = left.remove(index),
            None => going.push(boat),
        }
    }
    going.into_iter().zip(left).collect()
}

/// A hollow for something.
fn hollow(width: f64, height: f64) -> String {
    rect("bl-recess", (0.5, 0.5, width - 1.0, height - 1.0), 6.0)
        + &path("bl-recess-top", &format!("M4 2H{}", short(width - 4.0)))
}

/// A recess of the player board: the piece in it, or the income that is paid once it is empty;
/// 46 by 32.
pub fn recess(recess: &Recess, piece: Option<(Figure, Owner)>) -> String {
    let middle = Point { x: 23.0, y: 16.0 };
    let content = match piece {
        Some((figure, owner)) => figure_at("bl-piece", figure, owner, middle, 30.0),
        None => income(recess, middle),
    };
    svg("bl-recess-picture", 46, 32, &(hollow(46.0, 32.0) + &content))
}

fn income(recess: &Recess, at: Point) -> String {
    let paid =
        [(recess.coins, Icon::Coin), (recess.vp, Icon::Vp)].into_iter().filter(|paid| paid.0 > 0);
    let n_kinds = paid.clone().count();
    let first = at.x - 11.0 * (n_kinds as f64 - 1.0);
    let parts = paid.enumerate().map(|(index, (n, icon))| {
        let x = first + 22.0 * index as f64;
        text("bl-pay", Point { x: x - 6.5, y: at.y + 5.0 }, n)
            + &put(icon.id(), Point { x: x + 5.0, y: at.y }, 13.0)
    });
    parts.collect()
}

/// A production site at a level from 0 to 2; 46 by 36.
pub fn production(resource: Resource, level: u8) -> String {
    let sign = |x, size| put(resource.name(), Point { x, y: 17.5 }, size);
    let token = rect("bl-token", (2.5, 1.5, 41.0, 32.0), 5.0);
    let content = match level {
        0 => put_as("bl-faint", resource.name(), Point { x: 23.0, y: 18.0 }, 22.0),
        1 => group("bl-pale", &(token + &sign(23.0, 25.0))),
        _ => group("bl-pale", &(token + &sign(13.5, 19.0) + &sign(32.5, 19.0))),
    };
    svg("bl-production", 46, 36, &(hollow(46.0, 36.0) + &content))
}

/// How a lever stands on a player board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeverStand {
    /// Not bought; what it costs.
    Open(u8),
    /// It can be used.
    Up,
    /// It was used.
    Down,
}

/// The slot of a lever: its knob up or down, or its price; 24 by 45.
pub fn lever(stand: LeverStand) -> String {
    let knob = |y: f64, class: &str| {
        rect("bl-slot-line", (5.0, 4.5, 14.0, 36.0), 7.0)
            + &path("bl-stem", &format!("M12 22.5V{}", short(y)))
            + &circle(class, Point { x: 12.0, y }, 6.8)
    };
    let drawn = match stand {
        LeverStand::Open(cost) => {
            text("bl-pay", Point { x: 12.0, y: 19.0 }, cost)
                + &put(Icon::Coin.id(), Point { x: 12.0, y: 32.0 }, 14.0)
        }
        LeverStand::Up => knob(12.5, "bl-knob"),
        LeverStand::Down => knob(32.5, "bl-knob bl-knob-down"),
    };
    svg("bl-lever-picture", 24, 45, &drawn)
}

/// The land at the foot of a card, by its kind; 176 by 60, to be cut at the right.
pub fn card_band(kind: Kind) -> String {
    let (class, body) = match kind {
        Kind::Day => (
            "bl-band-day",
            r#"<path class="bl-far" d="M0 60V34q22-16 46-6t44-8 46 6 40-6V60z"/><path class="bl-near" d="M0 60V46q30-12 60-2t60-4 56 2V60z"/><circle class="bl-sun" cx="132" cy="16" r="8"/>"#,
        ),
        Kind::Sunset => (
            "bl-band-sunset",
            r#"<circle class="bl-sun" cx="60" cy="34" r="15"/><path class="bl-far" d="M0 60V38l26-10 22 8 40-14 34 12 54-10V60z"/><path class="bl-near" d="M0 60V48q40-10 80-2t96-4V60z"/>"#,
        ),
        Kind::Night => (
            "bl-band-night",
            r#"<path class="bl-far" d="M0 60V40l18-12 20 10 30-18 28 16 26-10 54 14V60z"/><path class="bl-near" d="M0 60V50q34-12 74-3t102-5V60z"/><path class="bl-sun" d="M22 12l1.4 3.4 3.4 1.4-3.4 1.4-1.4 3.4-1.4-3.4-3.4-1.4 3.4-1.4zM84 6l1 2.6 2.6 1-2.6 1-1 2.6-1-2.6-2.6-1 2.6-1z"/>"#,
        ),
    };
    format!(
        r#"<svg class="{class}" viewBox="0 0 176 60" preserveAspectRatio="xMinYMax slice" aria-hidden="true">{body}</svg>"#
    )
}

/// The four interim scorings: those that were, the next one, and the rest; 64 by 16.
pub fn scoring_dots(n_scorings: u8) -> String {
    let dots = (0..4).map(|index| {
        let at = Point { x: 8.0 + 16.0 * f64::from(index), y: 8.0 };
        match index.cmp(&n_scorings) {
            std::cmp::Ordering::Less => circle("bl-scored", at, 5.5),
            std::cmp::Ordering::Equal => circle("bl-next", at, 5.5) + &circle("bl-scored", at, 2.2),
            std::cmp::Ordering::Greater => circle("bl-later", at, 5.5),
        }
    });
    svg("bl-dots", 64, 16, &dots.collect::<String>())
}
