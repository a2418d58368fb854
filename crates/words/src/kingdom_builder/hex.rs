//! What is on a hex, and the board as text.

use super::names::counted_row;
use super::{Speech, key};
use kingdom_builder::{Cell, Land, Nomad, Open, Special, Standing, View};
use table::Seat;

/// Hexes in the longest row.
const WIDTH: usize = 20;

impl Speech<'_> {
    /// What is on a hex, in one or a few sentences: its land, its tiles, who stands there.
    pub fn hex(&self, view: &View, at: Cell) -> String {
        let open = view.open();
        let mut said = vec![match open.board().land_at(at) {
            None => return self.words.say("hex-none"),
            Some(Land::Location(location)) => self.say(
                "hex-location",
                &[
                    ("count", tiles_left(open, at).into()),
                    ("location", self.location(location).into()),
                ],
            ),
            Some(Land::Special(Special::Nomad)) => match nomad_left(open, at) {
                Some(nomad) => self.say("hex-nomad", &[("tile", self.nomad(nomad).into())]),
                None => self.words.say("hex-nomad-empty"),
            },
            Some(_) => self.say("hex-land", &[("land", self.land(open, at).into())]),
        }];
        said.extend(open.standing(at).map(|standing| match standing {
            Standing::Settlement(seat) => self.say_of(seat, "hex-settlement", &[]),
            Standing::Piece(piece, seat) => self.whose("hex-piece", piece.name(), seat),
            Standing::City(seat) => self.whose("hex-piece", "city", seat),
            Standing::Wall => self.words.say("hex-wall"),
            Standing::Scout => self.words.say("hex-scout"),
        }));
        if open.guarded.has(at) && !open.occupied.has(at) && open.board().terrain_at(at).is_some() {
            said.push(self.words.say("hex-guarded"));
        }
        said.join(" ")
    }

    /// The board row by row, as text for screen readers: "Row 3: 1–2 water, 3 Farm with 2 tiles, 4
    /// settlement of Anna on grass". Numbers are columns.
    pub fn board_as_text(&self, view: &View) -> Vec<String> {
        let open = view.open();
        (0..open.board().n_lines()).map(|row| self.row_as_text(open, row)).collect()
    }

    fn row_as_text(&self, open: &Open, row: usize) -> String {
        let hexes = (0..WIDTH).filter_map(|col| Cell::new(row, col));
        let mut runs: Vec<(Cell, Cell, String)> = Vec::new();
        for at in hexes.filter(|&at| open.board().land_at(at).is_some()) {
            let what = self.hex_in_row(open, at, 1);
            match runs.last_mut() {
                Some((_, to, last)) if *last == what => *to = at,
                _ => runs.push((at, at, what)),
            }
        }
        let runs: Vec<String> = runs
            .into_iter()
            .map(|(from, to, what)| {
                if from == to {
                    let at = ("at", (from.col() + 1).into());
                    return self.say("board-one", &[at, ("what", what.into())]);
                }
                let what = self.hex_in_row(open, from, to.col() - from.col() + 1);
                self.say(
                    "board-run",
                    &[
                        ("from", (from.col() + 1).into()),
                        ("to", (to.col() + 1).into()),
                        ("what", what.into()),
                    ],
                )
            })
            .collect();
        let (key, row) = counted_row(row, "board-row", "board-row-island");
        self.say(key, &[("row", row.into()), ("runs", self.words.commas(&runs).into())])
    }

    /// A hex, or so many equal ones, in the fewest words.
    fn hex_in_row(&self, open: &Open, at: Cell, count: usize) -> String {
        let on = open.board().terrain_at(at).map(|terrain| self.terrain_on(terrain));
        let on = ("on", on.unwrap_or_default().into());
        let count = ("count", count.into());
        match open.standing(at) {
            Some(Standing::Settlement(seat)) => self.say_of(seat, "board-settlement", &[on, count]),
            Some(Standing::Piece(piece, seat)) => {
                self.say_of(seat, "board-piece", &[("piece", piece.name().into()), on])
            }
            Some(Standing::City(seat)) => {
                self.say_of(seat, "board-piece", &[("piece", "city".into()), on])
            }
            Some(Standing::Wall) => self.say("board-wall", &[on, count]),
            Some(Standing::Scout) => self.say("board-scout", &[on, count]),
            None => match open.board().land_at(at) {
                Some(Land::Location(location)) => self.say(
                    "board-location",
                    &[
                        ("count", tiles_left(open, at).into()),
                        ("location", self.location(location).into()),
                    ],
                ),
                Some(Land::Special(Special::Nomad)) => match nomad_left(open, at) {
                    Some(nomad) => self.say("board-nomad", &[("tile", self.nomad(nomad).into())]),
                    None => self.words.say("board-nomad-empty"),
                },
                _ => self.land_plain(open, at),
            },
        }
    }

    /// The name of a hex's land as a heading.
    pub(super) fn land(&self, open: &Open, at: Cell) -> String {
        match land_key(open, at) {
            Some(key) => self.words.say(&key),
            None => self.words.say("hex-none"),
        }
    }

    /// The name of a hex's land within a sentence.
    pub(super) fn land_plain(&self, open: &Open, at: Cell) -> String {
        match open.board().land_at(at) {
            Some(Land::Location(location)) => self.location(location),
            _ => match land_key(open, at) {
                Some(key) => self.words.say(&(key + ".plain")),
                None => self.words.say("hex-none"),
            },
        }
    }

    fn whose(&self, key: &str, piece: &str, seat: Seat) -> String {
        self.say_of(seat, key, &[("piece", piece.into())])
    }
}

fn land_key(open: &Open, at: Cell) -> Option<String> {
    let board = open.board();
    Some(match board.land_at(at)? {
        _ if board.caves.has(at) => "special-cave".to_owned(),
        _ if board.capitols.has(at) => "special-capitol".to_owned(),
        Land::Terrain(terrain) => key("terrain", terrain.name()),
        Land::Location(location) => key("location", location.name()),
        Land::Special(special) => key("special", special.name()),
    })
}

fn tiles_left(open: &Open, at: Cell) -> u8 {
    let index = open.board().locations.iter().position(|&(cell, _)| cell == at);
    index.map_or(0, |index| open.tiles_left[index])
}

fn nomad_left(open: &Open, at: Cell) -> Option<Nomad> {
    let index = open.board().nomads.iter().position(|&cell| cell == at)?;
    open.nomads_left[index]
}
