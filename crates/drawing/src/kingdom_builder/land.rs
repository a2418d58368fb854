//! The land of a board: everything that never changes during a match.

use super::geometry::{Area, CORNERS, HALF_WIDTH, RADIUS};
use super::geometry::{board_area, center, island_area};
use super::location_marks::location_id;
use super::path::Path;
use super::terrain_marks::{N_VARIANTS, terrain_class, terrain_mark};
use crate::number::short;
use crate::point::Point;
use kingdom_builder::{Board, Cell, CellSet, Direction, Land, Special, Terrain};

/// Frame, hexes, marks, seals and seams of a board.
pub fn land(board: &Board) -> String {
    let cells = CellSet::all_where(|cell| board.land_at(cell).is_some());
    let mut picture = format!(r#"<g class="kb-land">{}"#, frame(board_area()));
    if board.island.is_some() {
        picture += &frame(island_area());
    }
    for &terrain in Terrain::ALL {
        picture += &terrain_layer(board, terrain);
    }
    picture += &format!(r#"<path class="kb-hex kb-place" d="{}"/>"#, hexes(board.special));
    picture += &borders(board, cells);
    picture += &seams(board_area());
    picture += &glow(board_area());
    picture += &places(board);
    picture + "</g>"
}

/// How much of the frame is wood; the rest is the bed.
pub(super) const WOOD: f64 = 17.0;

/// A wooden frame around a sunken bed of paper.
fn frame(area: Area) -> String {
    let Area { corner, width, height } = area;
    let rectangle = |class: &str, inset: f64, round: f64| {
        format!(
            r#"<rect class="{class}" x="{}" y="{}" width="{}" height="{}" rx="{round}"/>"#,
            short(corner.x + inset),
            short(corner.y + inset),
            short(width - 2.0 * inset),
            short(height - 2.0 * inset)
        )
    };
    let mut grain = String::new();
    for (line, start) in [(4.5, 0.1), (8.0, 0.3), (12.0, 0.05)] {
        for y in [corner.y + line, corner.y + height - line] {
            let (from, bend) = (corner.x + 14.0 + start * width * 0.3, width * 0.2);
            let path = format!(
                "M{} {}q{} 2.4 {} 0t{} 0",
                short(from),
                short(y),
                short(bend),
                short(2.0 * bend),
                short(1.6 * bend)
            );
            grain += &path;
        }
    }
    rectangle("kb-frame", 1.0, 15.0)
        + &rectangle("kb-frame-light", 1.0, 15.0)
        + &format!(r#"<path class="kb-grain" d="{grain}"/>"#)
        + &rectangle("kb-frame-edge", 2.6, 13.6)
        + &rectangle("kb-bed", WOOD, 9.0)
}

/// The hexes of one terrain and their marks.
fn terrain_layer(board: &Board, terrain: Terrain) -> String {
    let cells = board.of(terrain);
    if cells.is_empty() {
        return String::new();
    }
    let mut layer = format!(
        r#"<g class="{}"><path class="kb-hex" d="{}"/>"#,
        terrain_class(terrain),
        hexes(cells)
    );
    for cell in cells.iter().filter(|&cell| !board.caves.has(cell)) {
        let chance = scramble(cell);
        let id = terrain_mark(terrain, chance % N_VARIANTS);
        let mut at = center(cell);
        // Furrows fill their hex to the sides and must not be shifted. All else lies somewhere in
        // it, and whole numbers are shorter.
        if terrain != Terrain::Farmland {
            at.x = at.x.round() + (chance / 3 % 5) as f64 - 2.0;
            at.y = at.y.round() + (chance / 15 % 4) as f64 - 2.0;
        }
        layer += &placed(&id, at);
    }
    layer + "</g>"
}

/// A number that looks like chance but is always the same for a hex.
fn scramble(cell: Cell) -> usize {
    let mut mixed = (cell.row() * 32 + cell.col() + 1) as u32;
    for _ in 0..2 {
        mixed = (mixed ^ mixed >> 15).wrapping_mul(0x2c1b_3c6d);
    }
    (mixed >> 11) as usize
}

/// Hexes as one path.
pub(super) fn hexes(cells: CellSet) -> String {
    let (half, side, upright) = (short(HALF_WIDTH), short(RADIUS / 2.0), short(RADIUS));
    let hex = format!("l{half} {side}v{upright}l-{half} {side}l-{half}-{side}v-{upright}z");
    let mut path = Path::default();
    for cell in cells.iter() {
        path.outline(center(cell).moved(0.0, -RADIUS), &hex);
    }
    path.written().to_owned()
}

/// What counts as one country when borders are drawn: places are countries of their own.
fn country(board: &Board, cell: Option<Cell>) -> Option<Option<Terrain>> {
    cell.map(|cell| board.terrain_at(cell))
}

/// Ink lines where lands meet, a pale line along the shores, a faint one where quadrants join.
fn borders(board: &Board, cells: CellSet) -> String {
    let (mut lines, mut shores, mut joints) = (Path::default(), Path::default(), Path::default());
    for cell in cells.iter() {
        let own = country(board, Some(cell));
        let is_other: [bool; 6] =
            SIDES.map(|direction| country(board, cell.next(direction)) != own);
        for side in 0..6 {
            let (from, to) = (corner(cell, side), corner(cell, side + 1));
            let neighbour = cell.next(SIDES[side]);
            let is_later = |next: Cell| cell < next && cell.quadrant() != next.quadrant();
            if neighbour.is_some_and(is_later) {
                joints.stretch(from, to);
            }
            if !is_other[side] {
                continue;
            }
            if neighbour.is_none_or(|neighbour| cell < neighbour) {
                lines.stretch(from, to);
            }
            let is_shore = own == Some(Some(Terrain::Water)) && neighbour.is_some();
            if is_shore {
                // Pushed a little into the water; it ends on the sides next to this one, where the
                // shore of the next hex goes on.
                let start = between(from, corner(cell, side + 5), SHORE);
                let end = between(to, corner(cell, side + 2), SHORE);
                shores.stretch(start, end);
            }
        }
    }
    let path =
        |class: &str, path: &Path| format!(r#"<path class="{class}" d="{}"/>"#, path.written());
    path("kb-shore", &shores) + &path("kb-border", &lines) + &path("kb-joint", &joints)
}

/// How far the shore line lies off the land, as a share of a side.
const SHORE: f64 = 0.15;

/// The neighbours across the sides of a hex, clockwise from the side right of its top corner.
pub(super) const SIDES: [Direction; 6] = [
    Direction::NorthEast,
    Direction::East,
    Direction::SouthEast,
    Direction::SouthWest,
    Direction::West,
    Direction::NorthWest,
];

pub(super) fn corner(cell: Cell, index: usize) -> Point {
    let (x, y) = CORNERS[index % 6];
    center(cell).moved(x * RADIUS, y * RADIUS)
}

fn between(from: Point, to: Point, share: f64) -> Point {
    from.moved(share * (to.x - from.x), share * (to.y - from.y))
}

/// Notches in the frame where the quadrants meet.
fn seams(area: Area) -> String {
    let Area { width, height, .. } = area;
    let (x, y, wood) = (short(width / 2.0), short(height / 2.0), short(WOOD));
    let (right, bottom) = (short(width - WOOD), short(height - WOOD));
    format!(
        r#"<path class="kb-seam" d="M{x} 1v{wood}M{x} {bottom}v{wood}M1 {y}h{wood}M{right} {y}h{wood}"/>"#
    )
}

/// Light from the upper left.
fn glow(area: Area) -> String {
    format!(
        r#"<rect class="kb-glow" x="{WOOD}" y="{WOOD}" width="{}" height="{}" rx="9"/>"#,
        short(area.width - 2.0 * WOOD),
        short(area.height - 2.0 * WOOD)
    )
}

fn placed(id: &str, at: Point) -> String {
    format!(r##"<use href="#kb-{id}" x="{}" y="{}"/>"##, short(at.x), short(at.y))
}

/// The seals of everything special, and the caves.
fn places(board: &Board) -> String {
    let mut seals = String::new();
    for cell in board.special.iter() {
        let id = match board.land_at(cell) {
            Some(Land::Location(location)) => location_id(location),
            Some(Land::Special(Special::Castle)) if board.capitols.has(cell) => "capitol".into(),
            Some(Land::Special(Special::Castle)) => "castle".into(),
            Some(Land::Special(Special::Nomad)) => "nomad-hex".into(),
            Some(Land::Special(Special::Palace)) => "palace".into(),
            Some(Land::Special(Special::Silo)) => "silo".into(),
            Some(Land::Terrain(_)) | None => continue,
        };
        seals += &placed(&id, center(cell));
    }
    for cell in board.caves.iter() {
        seals += &placed("cave", center(cell));
    }
    seals
}
