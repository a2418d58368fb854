//! A view as plain text, for terminals, logs and screen readers.

use crate::cell::{BOARD_ROWS, Cell, ROWS, WIDTH};
use crate::location::Special;
use crate::power::Power;
use crate::quadrant::Land;
use crate::state::{Mandatory, Open};
use crate::step::{Piece, Step};
use crate::view::View;
use std::fmt;
use table::{Seat, Viewer};

/// What stands on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A settlement of a seat.
    Settlement(Seat),
    /// A warrior, wagon or ship of a seat.
    Piece(Piece, Seat),
    /// A part of a seat's city.
    City(Seat),
    /// A stone wall.
    Wall,
    /// A scout.
    Scout,
}

impl Open {
    /// What stands on a hex, if anything.
    pub fn standing(&self, at: Cell) -> Option<Standing> {
        if !self.occupied.has(at) {
            return None;
        }
        if self.walls.has(at) {
            return Some(Standing::Wall);
        }
        if self.turn.scouts.contains(&at) {
            return Some(Standing::Scout);
        }
        let seat =
            Seat::all(self.setting.n_seats).find(|&seat| self.kingdoms[seat].pieces.has(at))?;
        let kingdom = &self.kingdoms[seat];
        let piece =
            Piece::ALL.iter().find(|&&piece| kingdom.places_of(piece).any(|place| place == at));
        Some(match piece {
            Some(&piece) => Standing::Piece(piece, seat),
            None if self.special_pieces.has(at) => Standing::City(seat),
            None => Standing::Settlement(seat),
        })
    }

    /// The letter for the land of a hex: the terrain's, or `L` location, `K` castle, `X` capitol,
    /// `N` nomads, `P` palace, `O` silo, `H` cave. A space where no hex is.
    pub fn land_letter(&self, at: Cell) -> char {
        let board = self.board();
        match board.land_at(at) {
            None => ' ',
            Some(_) if board.caves.has(at) => 'H',
            Some(_) if board.capitols.has(at) => 'X',
            Some(Land::Terrain(terrain)) => terrain.letter(),
            Some(Land::Location(_)) => 'L',
            Some(Land::Special(Special::Castle)) => 'K',
            Some(Land::Special(Special::Nomad)) => 'N',
            Some(Land::Special(Special::Palace)) => 'P',
            Some(Land::Special(Special::Silo)) => 'O',
        }
    }

    /// The two characters for what stands on a hex: `0` to `4` a seat's settlement, with `w`
    /// warrior, `g` wagon, `s` ship or `c` city before it, `##` wall, `??` scout.
    pub fn standing_mark(&self, at: Cell) -> String {
        match self.standing(at) {
            None => String::new(),
            Some(Standing::Settlement(seat)) => seat.to_string(),
            Some(Standing::Piece(Piece::Warrior, seat)) => format!("w{seat}"),
            Some(Standing::Piece(Piece::Wagon, seat)) => format!("g{seat}"),
            Some(Standing::Piece(Piece::Ship, seat)) => format!("s{seat}"),
            Some(Standing::City(seat)) => format!("c{seat}"),
            Some(Standing::Wall) => "##".to_owned(),
            Some(Standing::Scout) => "??".to_owned(),
        }
    }

    /// What is asked of whom, in one sentence.
    pub fn question(&self) -> String {
        let (Some(step), Some(seat)) = (self.step(), self.to_act()) else {
            return "The match is over.".to_owned();
        };
        let by = |power: Power| match power {
            Power::Silo => "for the silo".to_owned(),
            power => format!("by {power}"),
        };
        let left = |left: u8| if left > 1 { format!(" ({left} possible)") } else { String::new() };
        let asked = match step {
            Step::PlayCard => "choose the card for this turn".to_owned(),
            Step::Turn => match (self.turn.mandatory, self.turn.terrain) {
                (Mandatory::Pending, Some(terrain)) => {
                    format!("build on {terrain}, or use something first")
                }
                (Mandatory::Pending, None) => "choose the terrain, or use something first".into(),
                _ => "use something, or end the turn".to_owned(),
            },
            Step::Mandatory => match (self.turn.mandatory, self.turn.terrain) {
                (Mandatory::Running { left }, Some(terrain)) => {
                    format!("build on {terrain}, {left} to go")
                }
                _ => "choose the terrain to go on with".to_owned(),
            },
            Step::Build { power, left: n, .. } => {
                format!("build a settlement {}{}", by(power), left(n))
            }
            Step::Lift { power, left: n, .. } => {
                format!("lift a settlement to move it {}{}", by(power), left(n))
            }
            Step::Put { power, from } => {
                format!("put the settlement of {from} down {}", by(power))
            }
            Step::Wall { left: n, .. } => format!("put up a stone wall{}", left(n)),
            Step::Scout { left: n, .. } => format!("place a scout{}", left(n)),
            Step::Piece { piece } => format!("place, move or take back the {piece}"),
            Step::City => "lay the city".to_owned(),
            Step::Temple => "take a settlement off the board for the next turn".to_owned(),
            Step::Sword { against } => format!("remove a settlement of seat {against}"),
            Step::Cathedral => "take a token, or build for those you have".to_owned(),
            Step::Canoe { left: n, .. } => {
                format!("a location ran empty: build by canoe{}, or stop", left(n))
            }
            Step::Silo { .. } => "use the silo: build up to three or move up to three".to_owned(),
        };
        format!("Seat {seat}: {asked}.")
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = self.open();
        let setting = &open.setting;
        let n_rows = if open.board().island.is_some() { ROWS } else { BOARD_ROWS };
        for row in 0..n_rows {
            let indent = if row % 2 == 1 { "  " } else { "" };
            write!(f, "{row:>2} {indent}")?;
            for col in 0..WIDTH {
                let Some(at) = Cell::new(row, col) else {
                    write!(f, "    ")?;
                    continue;
                };
                write!(f, "{}{:<3}", open.land_letter(at), open.standing_mark(at))?;
            }
            writeln!(f)?;
        }
        let objectives: Vec<&str> = setting.objectives.iter().map(|one| one.name()).collect();
        writeln!(f, "objectives: {}", objectives.join(", "))?;
        if !setting.tasks.is_empty() {
            let tasks: Vec<&str> = setting.tasks.iter().map(|one| one.name()).collect();
            writeln!(f, "tasks: {}", tasks.join(", "))?;
        }
        if let Some(terrain) = setting.removed {
            writeln!(f, "removed terrain: {terrain}")?;
        }
        for seat in Seat::all(setting.n_seats) {
            writeln!(f, "{}", self.seat_line(seat))?;
        }
        if let Viewer::Seat(_) = self.viewer() {
            let hand: Vec<&str> = self.hand().iter().map(|card| card.name()).collect();
            writeln!(
                f,
                "your hand: {}",
                if hand.is_empty() { "empty".into() } else { hand.join(", ") }
            )?;
        }
        if let Some(card) = open.turn.card {
            writeln!(f, "round {}, seat {} played {card}", open.turn.round, open.turn.seat)?;
        }
        if open.is_last_round {
            writeln!(f, "this is the last round")?;
        }
        writeln!(f, "{}", open.question())
    }
}

impl View {
    /// What a seat has, in one line.
    pub fn seat_line(&self, seat: Seat) -> String {
        let open = self.open();
        let kingdom = &open.kingdoms[seat];
        let mut line = format!("seat {seat}: supply {}", kingdom.supply);
        if kingdom.kept + kingdom.kept_due > 0 {
            line += &format!(", on the temple {}", kingdom.kept + kingdom.kept_due);
        }
        if kingdom.tokens > 0 {
            line += &format!(", tokens {}", kingdom.tokens);
        }
        let tiles = open.board().locations.iter().enumerate();
        let held = tiles.filter(|(tile, _)| kingdom.held >> tile & 1 == 1);
        let tiles: Vec<String> = held
            .map(|(tile, (_, location))| {
                let is_used = seat == open.turn.seat && open.turn.used >> tile & 1 == 1;
                let note = if kingdom.fresh >> tile & 1 == 1 {
                    " (new)"
                } else if is_used {
                    " (used)"
                } else {
                    ""
                };
                format!("{location}{note}")
            })
            .collect();
        if !tiles.is_empty() {
            line += &format!(", tiles {}", tiles.join(" "));
        }
        for (nomads, note) in [(&kingdom.nomads, ""), (&kingdom.fresh_nomads, " (new)")] {
            for nomad in crate::location::Nomad::ALL {
                for _ in 0..nomads.count(*nomad as usize) {
                    line += &format!(", {nomad}{note}");
                }
            }
        }
        line
    }
}
