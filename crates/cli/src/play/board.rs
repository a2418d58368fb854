//! The board, drawn in text.

use super::ink::{Ink, QUIET, Style, blend};
use drawing::Rgb;
use drawing::kingdom_builder::{land_colour, seat_colours};
use kingdom_builder::{
    Cell, CellSet, Land, Location, Nomad, Open, Piece, Special, Standing, Terrain,
};
use table::Seat;

/// Each hex is so many characters wide; odd rows are shifted by half of it.
const HEX: usize = 4;
const WIDTH: usize = 20;

const INK: Rgb = (31, 24, 17);
const PAPER: Rgb = (251, 248, 241);
const RED: Rgb = (168, 38, 22);
const SEAL: Rgb = (74, 58, 34);
const GOLD: Rgb = (240, 204, 110);
const STONE: Rgb = (70, 66, 64);

/// Hexes to point out.
#[derive(Clone, Copy, Default)]
pub(crate) struct Marks {
    /// What can be chosen now.
    pub(crate) targets: CellSet,
    /// Where the others did something since the viewer's last choice.
    pub(crate) recent: CellSet,
}

/// The shape and number of a seat.
pub(crate) fn badge(seat: Seat) -> String {
    let shapes = ["▲", "●", "■", "◆", "★"];
    format!("{}{seat}", shapes[seat.index()])
}

/// The same in the seat's colours.
pub(crate) fn painted_badge(seat: Seat, ink: Ink) -> String {
    ink.paint(&badge(seat), seat_style(seat))
}

fn seat_style(seat: Seat) -> Style {
    let (ground, mark) = seat_colours(seat);
    Style::on(mark.light, ground.light).bold()
}

/// The letter of a terrain on its colour.
pub(crate) fn painted_letter(terrain: Terrain, ink: Ink) -> String {
    let letter = terrain.letter().to_string();
    match ink {
        Ink::Plain => letter,
        _ => ink.paint(&format!(" {letter} "), Style::on(INK, land_colour(terrain).light)),
    }
}

/// Three letters for a location; no two are the same.
pub(crate) fn short(location: Location) -> &'static str {
    match location {
        Location::Barn => "Brn",
        Location::Barracks => "Brk",
        Location::ForestersLodge => "Ldg",
        Location::Fort => "Frt",
        Location::WaterMill => "Mil",
        Location::Watchtower => "Wtw",
        Location::Palisade => "Psd",
        Location::Oracle => "Ora",
        Location::Farm => "Frm",
        Location::Tavern => "Tav",
        Location::Tower => "Tow",
        Location::Harbor => "Har",
        Location::Paddock => "Pad",
        Location::Oasis => "Oas",
        Location::Quarry => "Qry",
        Location::Caravan => "Crv",
        Location::Village => "Vil",
        Location::Garden => "Gdn",
        Location::Lighthouse => "Lgt",
        Location::Crossroads => "Crs",
        Location::CityHall => "Hal",
        Location::Monastery => "Mon",
        Location::Wagon => "Wag",
        Location::Temple => "Tem",
        Location::Refuge => "Ref",
        Location::Canoe => "Can",
        Location::Fountain => "Fou",
        Location::Bazaar => "Baz",
        Location::MountainStation => "Mst",
        Location::ScoutCabin => "Sct",
        Location::Cathedral => "Cat",
        Location::University => "Uni",
        Location::RopeBridge => "Rop",
        Location::TreeHouse => "Tre",
    }
}

fn nomad_face(nomad: Option<Nomad>) -> &'static str {
    match nomad {
        None => "N -",
        Some(Nomad::DonationGrass) => "N+G",
        Some(Nomad::DonationFlower) => "N+F",
        Some(Nomad::DonationForest) => "N+T",
        Some(Nomad::DonationCanyon) => "N+C",
        Some(Nomad::DonationDesert) => "N+D",
        Some(Nomad::DonationWater) => "N+W",
        Some(Nomad::DonationMountain) => "N+M",
        Some(Nomad::Resettlement) => "Nre",
        Some(Nomad::Outpost) => "Nou",
        Some(Nomad::Sword) => "Nsw",
        Some(Nomad::Treasure) => "N$3",
    }
}

/// The whole board, with row and column numbers.
pub(crate) fn draw(open: &Open, marks: &Marks, ink: Ink) -> String {
    let mut ruler = "   ".to_owned();
    (0..WIDTH).for_each(|col| ruler += &format!("{col:<HEX$}"));
    let mut drawn = ink.paint(ruler.trim_end(), QUIET) + "\n";
    for row in 0..open.board().n_lines() {
        drawn += draw_row(open, row, marks, ink).trim_end();
        drawn.push('\n');
    }
    drawn
}

fn draw_row(open: &Open, row: usize, marks: &Marks, ink: Ink) -> String {
    let number = format!("{row:>2} ");
    let indent = if row % 2 == 1 { " ".repeat(HEX / 2) } else { String::new() };
    let mut line = ink.paint(&number, QUIET) + &indent;
    for col in 0..WIDTH {
        match Cell::new(row, col) {
            Some(at) => line += &draw_hex(open, at, marks, ink),
            None => line += &" ".repeat(HEX),
        }
    }
    if row < WIDTH {
        let outdent = " ".repeat(HEX / 2 - indent.len());
        line += &format!("{outdent} {}", ink.paint(&row.to_string(), QUIET));
    }
    line
}

fn draw_hex(open: &Open, at: Cell, marks: &Marks, ink: Ink) -> String {
    let board = open.board();
    match board.land_at(at) {
        None => " ".repeat(HEX),
        Some(Land::Terrain(terrain)) => draw_terrain(open, at, terrain, marks, ink),
        Some(Land::Location(location)) => {
            let index = board.locations.iter().position(|&(place, _)| place == at);
            let left = open.tiles_left[index.expect("a location hex is in the list")];
            let dots = match left {
                0 => " ",
                1 => ".",
                _ => ":",
            };
            let face = format!("{}{dots}", short(location));
            ink.paint(&face, Style::on(if left > 0 { GOLD } else { PAPER }, SEAL).bold())
        }
        Some(Land::Special(special)) => {
            let face = match special {
                Special::Castle if board.capitols.has(at) => "Cap",
                Special::Castle => "Cas",
                Special::Palace => "Pal",
                Special::Silo => "Sil",
                Special::Nomad => {
                    let index = board.nomads.iter().position(|&place| place == at);
                    nomad_face(open.nomads_left[index.expect("a nomad hex is in the list")])
                }
            };
            let ground = if special == Special::Nomad { SEAL } else { STONE };
            ink.paint(&format!("{face:<HEX$}"), Style::on(PAPER, ground).bold())
        }
    }
}

/// Letter of the land, two characters for what stands there, one for a mark.
fn draw_terrain(open: &Open, at: Cell, terrain: Terrain, marks: &Marks, ink: Ink) -> String {
    let is_target = marks.targets.has(at);
    let ground = ground_of(terrain, at, is_target, ink);
    let quiet = Style::on(blend(ground, INK, 60), ground);
    let alert = Style::on(RED, ground).bold();
    let letter = terrain.letter().to_string();
    let standing = open.standing(at);
    let middle = match standing {
        Some(standing) => draw_standing(standing, ground, ink),
        None if is_target => ink.paint(" •", alert),
        None if open.board().caves.has(at) => ink.paint("()", Style::on(INK, ground).bold()),
        None => ink.paint("  ", quiet),
    };
    let end = match (is_target && standing.is_some(), marks.recent.has(at)) {
        (true, _) => "•",
        (false, true) => "*",
        (false, false) => " ",
    };
    let letter_style = if is_target { Style::on(INK, ground).bold() } else { quiet };
    ink.paint(&letter, letter_style) + &middle + &ink.paint(end, alert)
}

fn ground_of(terrain: Terrain, at: Cell, is_target: bool, ink: Ink) -> Rgb {
    let ground = land_colour(terrain).light;
    match (ink, is_target) {
        // The palette is too coarse for shades: they would turn into other colours.
        (Ink::Palette, true) => PAPER,
        (Ink::Palette, false) => ground,
        // Neighbours in a row differ by a shade, so that single hexes can be told apart.
        (_, false) if at.col() % 2 == 1 => blend(ground, INK, 7),
        (_, false) => ground,
        (_, true) => blend(ground, (255, 255, 255), 55),
    }
}

fn draw_standing(standing: Standing, ground: Rgb, ink: Ink) -> String {
    match standing {
        Standing::Settlement(seat) => painted_badge(seat, ink),
        Standing::Piece(piece, seat) => {
            let kind = match piece {
                Piece::Warrior => 'w',
                Piece::Wagon => 'g',
                Piece::Ship => 's',
            };
            ink.paint(&format!("{kind}{seat}"), seat_style(seat))
        }
        Standing::City(seat) => ink.paint(&format!("c{seat}"), seat_style(seat)),
        Standing::Wall => ink.paint("##", Style::on(INK, ground).bold()),
        Standing::Scout => ink.paint("??", Style::on(INK, ground).bold()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kingdom_builder::{Action, Options, State};
    use std::collections::BTreeSet;
    use table::{Game as _, Match, Seed, Viewer};

    #[test]
    fn rows_show_land_places_pieces_and_marks() {
        let mut played =
            Match::<State>::seeded(Options::first_game(2), Seed::from_number(1)).expect("a match");
        let at: Cell = "0,0".parse().expect("a hex");
        played.act(Seat::FIRST, Action::Build { at }, vec![]).expect("the first card is flower");
        let view = played.state().view(Viewer::Watcher);
        let targets = view.open().free(*at.neighbours());
        let marks = Marks { targets, recent: [at].into_iter().collect() };
        let drawn = draw(view.open(), &marks, Ink::Plain);
        let rows: Vec<&str> = drawn.lines().take(5).collect();
        assert_eq!(
            rows,
            [
                "   0   1   2   3   4   5   6   7   8   9   10  11  12  13  14  15  16  17  18  19",
                " 0 F▲0*D • D   M   M   D   D   C   C   C   C   C   C   D   D   W   D   D   D   D      0",
                " 1   F • F   D   D   D   M   M   C   C   C   M   M   C   D   D   W   D   D   D   D    1",
                " 2 F   F   F   F   F   F   F   M   M   M   M   M   C   M   M   W   D   D   Pad:F      2",
                " 3   W   W   F   Cas G   G   T   T   M   M   M   C   M   M   W   M   D   F   F   F    3",
            ]
        );
    }

    #[test]
    fn every_drawn_line_fits_100_columns() {
        let options: Options = "players=5 with=all".parse().expect("good options");
        for seed in 0..20 {
            let played = Match::<State>::seeded(options.clone(), Seed::from_number(seed))
                .expect("a good set-up");
            let view = played.state().view(Viewer::Watcher);
            let drawn = draw(view.open(), &Marks::default(), Ink::Plain);
            for line in drawn.lines() {
                assert!(line.chars().count() <= 100, "{line}");
            }
        }
    }

    #[test]
    fn no_two_locations_have_the_same_letters() {
        let all: BTreeSet<&str> = Location::ALL.iter().map(|&location| short(location)).collect();
        assert_eq!(all.len(), Location::ALL.len());
        assert!(all.iter().all(|name| name.len() == 3));
    }
}
