//! What lies over the land and changes during a match: pieces, tiles, and what a player is shown.

use super::geometry::{HALF_WIDTH, RADIUS, center, hex_points};
use super::land::{SIDES, corner, hexes};
use super::path::Path;
use super::piece_marks::{Kind, piece_id, seat_class};
use super::place_marks::nomad_id;
use crate::number::short;
use crate::point::Point;
use kingdom_builder::{Board, Cell, CellSet, Nomad, Piece, Standing};
use table::Seat;

/// What stands on a hex.
pub fn standing(standing: Standing, cell: Cell) -> String {
    standing_as(standing, cell, "kb-piece")
}

/// What would stand on a hex: half transparent.
pub fn ghost(standing: Standing, cell: Cell) -> String {
    standing_as(standing, cell, "kb-ghost")
}

fn standing_as(standing: Standing, cell: Cell, class: &str) -> String {
    let (id, seat) = match standing {
        Standing::Settlement(seat) => (piece_id(Kind::Settlement, seat), Some(seat)),
        Standing::Piece(Piece::Warrior, seat) => (piece_id(Kind::Warrior, seat), Some(seat)),
        Standing::Piece(Piece::Wagon, seat) => (piece_id(Kind::Wagon, seat), Some(seat)),
        Standing::Piece(Piece::Ship, seat) => (piece_id(Kind::Ship, seat), Some(seat)),
        Standing::City(seat) => (piece_id(Kind::City, seat), Some(seat)),
        Standing::Wall => ("wall".to_owned(), None),
        Standing::Scout => ("scout".to_owned(), None),
    };
    let seat = seat.map(|seat| " ".to_owned() + &seat_class(seat)).unwrap_or_default();
    put(&id, &format!("{class}{seat}"), center(cell))
}

fn put(id: &str, class: &str, at: Point) -> String {
    let (x, y) = (short(at.x), short(at.y));
    format!(r##"<use class="{class}" href="#kb-{id}" x="{x}" y="{y}"/>"##)
}

/// So many lit hexes get a dot each; of more, the line around them tells enough.
const FEW: usize = 16;

/// Marks the hexes where the player can act: a line runs around them, and all other land steps back.
pub fn lit(cells: CellSet, board: &Board) -> String {
    if cells.is_empty() {
        return String::new();
    }
    let rest = CellSet::all_where(|cell| board.land_at(cell).is_some() && !cells.has(cell));
    let few = if cells.len() <= FEW { " kb-few" } else { "" };
    let mut picture = format!(
        r#"<g class="kb-lit{few}"><path class="kb-rest" d="{}"/>{}"#,
        hexes(rest),
        edge(cells)
    );
    for at in cells.iter().map(center) {
        let (x, y) = (short(at.x), short(at.y));
        picture += &format!(r#"<circle class="kb-target" cx="{x}" cy="{y}" r="5"/>"#);
    }
    picture + "</g>"
}

/// Outlines what a piece of several hexes would cover.
pub fn region(cells: CellSet) -> String {
    format!(r#"<g class="kb-region">{}</g>"#, edge(cells))
}

/// The line around some hexes, in colour between light.
fn edge(cells: CellSet) -> String {
    let mut path = Path::default();
    for cell in cells.iter() {
        for (side, &direction) in SIDES.iter().enumerate() {
            if !cell.next(direction).is_some_and(|next| cells.has(next)) {
                path.stretch(corner(cell, side), corner(cell, side + 1));
            }
        }
    }
    let line = path.written();
    // Light around the line makes what is inside glow.
    format!(
        r#"<path class="kb-halo-line" d="{line}"/><path class="kb-casing" d="{line}"/><path class="kb-edge" d="{line}"/>"#
    )
}

/// Marks where a piece that is on its way comes from.
pub fn origin(piece: Standing, cell: Cell) -> String {
    let points = hex_points(cell, 0.92);
    let left = standing_as(piece, cell, "kb-left");
    format!(r#"<g class="kb-origin"><polygon points="{points}"/>{left}</g>"#)
}

/// Rings the hex the keyboard is on: dark between light lines, so that it shows on any land.
pub fn focus(cell: Cell) -> String {
    let points = hex_points(cell, 1.0);
    format!(
        r#"<g class="kb-focus"><polygon class="kb-focus-light" points="{points}"/><polygon class="kb-focus-dark" points="{points}"/></g>"#
    )
}

/// Marks what a seat did on a hex in the last turn, as the `number`th thing.
pub fn trace(cell: Cell, seat: Seat, number: usize) -> String {
    let points = hex_points(cell, 0.9);
    let badge = center(cell).moved(HALF_WIDTH * 0.62, -RADIUS * 0.56);
    let (x, y, text_y) = (short(badge.x), short(badge.y), short(badge.y + 3.9));
    let class = seat_class(seat);
    format!(
        r#"<g class="kb-trace {class}"><polygon class="kb-casing" points="{points}"/><polygon points="{points}"/><circle cx="{x}" cy="{y}" r="7.4"/><text x="{x}" y="{text_y}" text-anchor="middle">{number}</text></g>"#
    )
}

/// A move from one hex to another, as a bent arrow that ends before the middle of its goal.
pub fn arrow(from: Cell, to: Cell) -> String {
    let (start, goal) = (center(from), center(to));
    let (x, y) = (goal.x - start.x, goal.y - start.y);
    let length = x.hypot(y).max(1.0);
    let (along_x, along_y) = (x / length, y / length);
    let bend = length * 0.14;
    let middle = start.moved(x / 2.0 + along_y * bend, y / 2.0 - along_x * bend);
    // The head points the way the curve arrives.
    let (last_x, last_y) = (goal.x - middle.x, goal.y - middle.y);
    let last = last_x.hypot(last_y).max(1.0);
    let (head_x, head_y) = (last_x / last, last_y / last);
    let tip = goal.moved(-head_x * 9.0, -head_y * 9.0);
    let neck = tip.moved(-head_x * 9.0, -head_y * 9.0);
    let curve = format!(
        "M{} {}Q{} {} {} {}",
        short(start.x),
        short(start.y),
        short(middle.x),
        short(middle.y),
        short(neck.x),
        short(neck.y)
    );
    let corner = |side: f64| neck.moved(-head_y * 6.0 * side, head_x * 6.0 * side);
    let (left, right) = (corner(1.0), corner(-1.0));
    let head = [tip, left, right].map(|at| format!("{},{}", short(at.x), short(at.y))).join(" ");
    format!(
        r#"<g class="kb-arrow"><path class="kb-casing" d="{curve}"/><polygon class="kb-casing" points="{head}"/><path d="{curve}"/><polygon points="{head}"/></g>"#
    )
}

/// The tiles left on a location hex, as pips on its seal; the seal fades when none is left.
pub fn tile_count(cell: Cell, n: u8) -> String {
    let at = center(cell);
    if n == 0 {
        let (x, y) = (short(at.x), short(at.y));
        return format!(r#"<circle class="kb-spent" cx="{x}" cy="{y}" r="17.8"/>"#);
    }
    let mut pips = r#"<g class="kb-pips">"#.to_owned();
    for pip in 0..n {
        let x = at.x + 8.6 * (f64::from(pip) - f64::from(n - 1) / 2.0);
        let (x, y) = (short(x), short(at.y + 16.6));
        pips += &format!(r#"<circle cx="{x}" cy="{y}" r="3.6"/>"#);
    }
    pips + "</g>"
}

/// The tile that lies on a nomad hex; the hex fades when it is taken.
pub fn nomad_tile(cell: Cell, nomad: Option<Nomad>) -> String {
    match nomad {
        Some(nomad) => put(&nomad_id(nomad), "kb-tile", center(cell)),
        None => tile_count(cell, 0),
    }
}
