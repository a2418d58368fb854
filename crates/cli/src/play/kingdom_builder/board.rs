//! The board, drawn in text.

use super::super::ink::{Ink, QUIET, Style, blend};
use super::super::terminal::Teller;
use super::place::row_name;
use drawing::Rgb;
use drawing::kingdom_builder::{land_colour, seat_colours};
use kingdom_builder::{
    Cell, CellSet, Land, Location, Nomad, Open, Piece, Special, Standing, Terrain,
};
use table::Seat;

/// Hexes in a row.
const WIDTH: usize = 20;
/// The columns that wide hexes need.
const WIDE: usize = 88;

/// How many characters a hex takes; odd rows are shifted by about half of it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HexWidth {
    /// Land, shape and number of a seat, mark.
    Four,
    /// Land, shape of a seat, mark: for screens of 80 columns.
    Three,
}

impl HexWidth {
    fn columns(self) -> usize {
        match self {
            HexWidth::Four => 4,
            HexWidth::Three => 3,
        }
    }
}

/// How a board is drawn.
#[derive(Clone, Copy)]
struct Pen<'p> {
    open: &'p Open,
    marks: &'p Marks,
    hex: HexWidth,
    ink: Ink,
}

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

fn shape(seat: Seat) -> &'static str {
    ["▲", "●", "■", "◆", "★"][seat.index()]
}

/// The shape and number of a seat, counted from 1 as in its name.
pub(crate) fn badge(seat: Seat) -> String {
    format!("{}{}", shape(seat), seat.index() + 1)
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

/// The whole board, with row and column numbers counted from 1.
pub(crate) fn draw(open: &Open, marks: &Marks, teller: Teller<'_>) -> String {
    let hex = if teller.width < WIDE { HexWidth::Three } else { HexWidth::Four };
    let pen = Pen { open, marks, hex, ink: teller.ink };
    let mut ruler = "   ".to_owned();
    (1..=WIDTH).for_each(|col| ruler += &format!("{col:<width$}", width = hex.columns()));
    let mut drawn = pen.ink.paint(ruler.trim_end(), QUIET) + "\n";
    for row in 0..open.board().n_lines() {
        drawn += pen.row(row).trim_end();
        drawn.push('\n');
    }
    drawn
}

impl Pen<'_> {
    fn row(self, row: usize) -> String {
        let number = format!("{:>2} ", row_name(row));
        let shift = self.hex.columns() / 2;
        let indent = if row % 2 == 1 { shift } else { 0 };
        let mut line = self.ink.paint(&number, QUIET) + &" ".repeat(indent);
        for col in 0..WIDTH {
            match Cell::new(row, col) {
                Some(at) => line += &self.hex(at),
                None => line += &self.blank(),
            }
        }
        if row < WIDTH {
            let outdent = " ".repeat(shift - indent);
            line += &format!("{outdent} {}", self.ink.paint(&row_name(row), QUIET));
        }
        line
    }

    fn blank(self) -> String {
        " ".repeat(self.hex.columns())
    }

    fn hex(self, at: Cell) -> String {
        let board = self.open.board();
        match board.land_at(at) {
            None => self.blank(),
            Some(Land::Terrain(terrain)) => self.terrain(at, terrain),
            Some(Land::Location(location)) => {
                let index = board.locations.iter().position(|&(place, _)| place == at);
                let index = index.expect("a location hex is in the list");
                self.location(location, self.open.tiles_left[index])
            }
            Some(Land::Special(special)) => {
                let face = match special {
                    Special::Castle if board.capitols.has(at) => "Cap",
                    Special::Castle => "Cas",
                    Special::Palace => "Pal",
                    Special::Silo => "Sil",
                    Special::Nomad => {
                        let index = board.nomads.iter().position(|&place| place == at);
                        nomad_face(
                            self.open.nomads_left[index.expect("a nomad hex is in the list")],
                        )
                    }
                };
                let ground = if special == Special::Nomad { SEAL } else { STONE };
                let face = format!("{face:<width$}", width = self.hex.columns());
                self.ink.paint(&face, Style::on(PAPER, ground).bold())
            }
        }
    }

    /// The name of a location; in small letters, and without dots, once its tiles are gone.
    fn location(self, location: Location, n_left: u8) -> String {
        let name = short(location);
        let name = if n_left == 0 { name.to_lowercase() } else { name.to_owned() };
        let dots = match (self.hex, n_left) {
            (HexWidth::Three, _) => "",
            (HexWidth::Four, 0) => " ",
            (HexWidth::Four, 1) => ".",
            (HexWidth::Four, _) => ":",
        };
        let colour = if n_left > 0 { GOLD } else { PAPER };
        self.ink.paint(&format!("{name}{dots}"), Style::on(colour, SEAL).bold())
    }

    /// Letter of the land, what stands there, one character for a mark.
    fn terrain(self, at: Cell, terrain: Terrain) -> String {
        let is_target = self.marks.targets.has(at);
        let ground = ground_of(terrain, at, is_target, self.ink);
        let quiet = Style::on(blend(ground, INK, 60), ground);
        let alert = Style::on(RED, ground).bold();
        let letter_style = if is_target { Style::on(INK, ground).bold() } else { quiet };
        let letter = self.ink.paint(&terrain.letter().to_string(), letter_style);
        let standing = self.open.standing(at);
        let mark = match (is_target && standing.is_some(), self.marks.recent.has(at)) {
            (true, _) => "•",
            (false, true) => "*",
            (false, false) => " ",
        };
        let mark = self.ink.paint(mark, alert);
        let is_cave = self.open.board().caves.has(at);
        let strong = Style::on(INK, ground).bold();
        match (standing, self.hex) {
            // Special pieces need two characters, so that their land is told by its colour alone.
            (Some(standing @ (Standing::Piece(..) | Standing::City(_))), HexWidth::Three) => {
                self.standing(standing, ground) + &mark
            }
            (Some(standing), _) => letter + &self.standing(standing, ground) + &mark,
            (None, HexWidth::Three) if is_target => letter + &self.ink.paint("• ", alert),
            (None, HexWidth::Three) if is_cave => letter + &self.ink.paint("()", strong),
            (None, HexWidth::Three) => letter + &self.ink.paint(" ", quiet) + &mark,
            (None, HexWidth::Four) => {
                let middle = match () {
                    () if is_target => self.ink.paint(" •", alert),
                    () if is_cave => self.ink.paint("()", strong),
                    () => self.ink.paint("  ", quiet),
                };
                letter + &middle + &mark
            }
        }
    }

    fn standing(self, standing: Standing, ground: Rgb) -> String {
        let (face, style) = match standing {
            Standing::Settlement(seat) if self.hex == HexWidth::Three => {
                (shape(seat).to_owned(), seat_style(seat))
            }
            Standing::Settlement(seat) => (badge(seat), seat_style(seat)),
            Standing::Piece(piece, seat) => {
                let kind = match piece {
                    Piece::Warrior => 'w',
                    Piece::Wagon => 'g',
                    Piece::Ship => 's',
                };
                (format!("{kind}{}", seat.index() + 1), seat_style(seat))
            }
            Standing::City(seat) => (format!("c{}", seat.index() + 1), seat_style(seat)),
            Standing::Wall => ("##".to_owned(), Style::on(INK, ground).bold()),
            Standing::Scout => ("??".to_owned(), Style::on(INK, ground).bold()),
        };
        match (standing, self.hex) {
            (Standing::Wall | Standing::Scout, HexWidth::Three) => {
                self.ink.paint(&face[..1], style)
            }
            _ => self.ink.paint(&face, style),
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use kingdom_builder::{Action, Options, State};
    use std::collections::BTreeSet;
    use table::{Game as _, Match, Seed, Viewer};
    use words::{Language, Words};

    fn rows(played: &Match<State>, marks: &Marks, width: usize) -> Vec<String> {
        let words = Words::at_terminal(Language::English, "kingdom-builder");
        let teller = Teller { words: &words, names: &[], width, ink: Ink::Plain };
        let view = played.state().view(Viewer::Watcher);
        draw(view.open(), marks, teller).lines().map(str::to_owned).collect()
    }

    #[test]
    fn rows_show_land_places_pieces_and_marks() {
        let mut played =
            Match::<State>::seeded(Options::first_game(2), Seed::from_number(1)).expect("a match");
        let at: Cell = "0,0".parse().expect("a hex");
        played.act(Seat::FIRST, Action::Build { at }, vec![]).expect("the first card is flower");
        let targets = played.state().open().free(*at.neighbours());
        let marks = Marks { targets, recent: [at].into_iter().collect() };
        assert_eq!(
            rows(&played, &marks, 100)[..5],
            [
                "   1   2   3   4   5   6   7   8   9   10  11  12  13  14  15  16  17  18  19  20",
                " 1 F▲1*D • D   M   M   D   D   C   C   C   C   C   C   D   D   W   D   D   D   D      1",
                " 2   F • F   D   D   D   M   M   C   C   C   M   M   C   D   D   W   D   D   D   D    2",
                " 3 F   F   F   F   F   F   F   M   M   M   M   M   C   M   M   W   D   D   Pad:F      3",
                " 4   W   W   F   Cas G   G   T   T   M   M   M   C   M   M   W   M   D   F   F   F    4",
            ]
        );
        assert_eq!(
            rows(&played, &marks, 80)[..4],
            [
                "   1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20",
                " 1 F▲*D• D  M  M  D  D  C  C  C  C  C  C  D  D  W  D  D  D  D    1",
                " 2  F• F  D  D  D  M  M  C  C  C  M  M  C  D  D  W  D  D  D  D   2",
                " 3 F  F  F  F  F  F  F  M  M  M  M  M  C  M  M  W  D  D  PadF    3",
            ]
        );
    }

    #[test]
    fn every_drawn_line_fits_the_screen() {
        let options: Options = "players=5 with=all".parse().expect("good options");
        for seed in 0..20 {
            let played = Match::<State>::seeded(options.clone(), Seed::from_number(seed))
                .expect("a good set-up");
            for width in [80, 100] {
                for line in rows(&played, &Marks::default(), width) {
                    assert!(line.chars().count() <= width, "{line}");
                }
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
