//! Small pictures beside words: in lists, on buttons and on cards.

use super::card_marks::{card_id, objective_id, task_id};
use super::geometry::points_around;
use super::location_marks::location_id;
use super::piece_marks::{Kind, piece_id, player_id, seat_class};
use super::place_marks::nomad_id;
use super::symbol::used;
use super::terrain_marks::{terrain_class, terrain_mark};
use crate::point::Point;
use kingdom_builder::{Card, Location, Nomad, Objective, Task, Terrain};
use table::Seat;

/// Everything that has a small picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Icon {
    Terrain(Terrain),
    Card(Card),
    CardBack,
    Location(Location),
    Nomad(Nomad),
    Castle,
    Palace,
    Silo,
    Capitol,
    Cave,
    NomadHex,
    Piece(Seat),
    Warrior(Seat),
    Wagon(Seat),
    Ship(Seat),
    City(Seat),
    Wall,
    Scout,
    Gold,
    Objective(Objective),
    Task(Task),
    PlayerMark(Seat),
}

/// The icon as an `<svg>` of its own, sized by CSS and silent to screen readers: the words beside it
/// speak. It needs the symbols of [`defs`](super::defs) in the same page.
pub fn icon(icon: Icon) -> String {
    let (view_box, body) = match icon {
        Icon::Terrain(terrain) => (HEX, hex(terrain)),
        Icon::Card(card) => (CARD, used(&card_id(card))),
        Icon::CardBack => (CARD, used("card-back")),
        Icon::Location(location) => (SEAL, used(&location_id(location))),
        Icon::Nomad(nomad) => (SEAL, used(&nomad_id(nomad))),
        Icon::Castle => (SEAL, used("castle")),
        Icon::Palace => (SEAL, used("palace")),
        Icon::Silo => (SEAL, used("silo")),
        Icon::Capitol => (SEAL, used("capitol")),
        Icon::Cave => (SEAL, used("cave")),
        Icon::NomadHex => (SEAL, used("nomad-hex")),
        Icon::Piece(seat) => (PIECE, owned(seat, &piece_id(Kind::Settlement, seat))),
        Icon::Warrior(seat) => (PIECE, owned(seat, &piece_id(Kind::Warrior, seat))),
        Icon::Wagon(seat) => (PIECE, owned(seat, &piece_id(Kind::Wagon, seat))),
        Icon::Ship(seat) => (PIECE, owned(seat, &piece_id(Kind::Ship, seat))),
        Icon::City(seat) => (HEX, owned(seat, &piece_id(Kind::City, seat))),
        Icon::Wall => (PIECE, used("wall")),
        Icon::Scout => (PIECE, used("scout")),
        Icon::Gold => (COIN, used("gold")),
        Icon::Objective(objective) => (SEAL, used(&objective_id(objective))),
        Icon::Task(task) => (SEAL, used(&task_id(task))),
        Icon::PlayerMark(seat) => (COIN, owned(seat, &player_id(seat))),
    };
    format!(r#"<svg class="icon" viewBox="{view_box}" aria-hidden="true">{body}</svg>"#)
}

const HEX: &str = "-25 -25 50 50";
const SEAL: &str = "-19.5 -19.5 39 39";
const PIECE: &str = "-18 -18 36 36";
const COIN: &str = "-13 -13 26 26";
const CARD: &str = "-17 -23 34 46";

fn hex(terrain: Terrain) -> String {
    let points = points_around(Point { x: 0.0, y: 0.0 }, 23.4);
    let mark = used(&terrain_mark(terrain, 0));
    let class = terrain_class(terrain);
    format!(
        r#"<g class="{class}"><polygon class="kb-hex kb-hex-alone" points="{points}"/>{mark}</g>"#
    )
}

fn owned(seat: Seat, id: &str) -> String {
    format!(r##"<use class="{}" href="#kb-{id}"/>"##, seat_class(seat))
}
