//! What one viewer knows of a match.

use crate::board::Placed;
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::location::{Location, Nomad};
use crate::objective::{Objective, Task};
use crate::state::{Cards, Hand, Mandatory, Open, State};
use crate::step::{Piece, Step};
use crate::terrain::{Card, Terrain};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use table::{BySeat, Chance, Seat, Viewer};

/// What one viewer knows: what lies open, the own hand, and of the rest how much there is.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    viewer: Viewer,
    open: Open,
    hand: Hand,
    hand_sizes: BySeat<usize>,
    /// The deck and the hands of the others, which the viewer cannot tell apart.
    unseen: Cards,
}

impl View {
    pub(crate) fn new(state: &State, viewer: Viewer) -> View {
        let hand = match viewer {
            Viewer::Seat(seat) => state.hands[seat].clone(),
            Viewer::Watcher => Hand::new(),
        };
        View {
            viewer,
            open: state.open.clone(),
            hand,
            hand_sizes: BySeat::from_fn(|seat| state.hands[seat].len()),
            unseen: table::Game::unseen(state, viewer),
        }
    }

    /// Deals the unseen cards anew.
    pub(crate) fn guess<C: Chance>(&self, chance: &mut C) -> State {
        let mut deck = self.unseen;
        let name = |kind: usize| Card::ALL[kind].to_string();
        let hands = BySeat::from_fn(|seat| {
            if self.viewer.is(seat) {
                return self.hand.clone();
            }
            let mut hand: Hand = (0..self.hand_sizes[seat])
                .map(|_| deck.draw("terrain card", &name, chance).expect("it was seen in a hand"))
                .map(|kind| Card::ALL[kind])
                .collect();
            hand.sort_unstable();
            hand
        });
        State { open: self.open.clone(), hands, deck }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What lies open.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The viewer's own cards.
    pub fn hand(&self) -> &[Card] {
        &self.hand
    }

    /// How many cards a seat holds.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.hand_sizes[seat]
    }

    /// The cards the viewer cannot see.
    pub fn unseen(&self) -> &Cards {
        &self.unseen
    }
}

/// The view as it goes to a client. Hexes are `[row, column]`; rows 20 to 24 are the island.
#[derive(Serialize)]
struct Shown {
    viewer: Option<usize>,
    players: usize,
    quadrants: Vec<(&'static str, u16)>,
    island: Option<&'static str>,
    objectives: [Objective; 3],
    tasks: Vec<Task>,
    removed_terrain: Option<Terrain>,
    castles: Vec<Hex>,
    palaces: Vec<Hex>,
    silos: Vec<Hex>,
    capitols: Vec<Hex>,
    caves: Vec<Hex>,
    locations: Vec<ShownLocation>,
    nomads: Vec<ShownNomad>,
    settlements: Vec<(usize, usize, usize)>,
    pieces: Vec<ShownPiece>,
    walls: Vec<Hex>,
    scouts: Vec<Hex>,
    seats: Vec<ShownSeat>,
    discards: BTreeMap<&'static str, u8>,
    gone: BTreeMap<&'static str, u8>,
    unseen: BTreeMap<&'static str, u8>,
    hand: Vec<Card>,
    last_round: bool,
    turn: ShownTurn,
    to_act: Option<usize>,
    step: Option<ShownStep>,
}

type Hex = (usize, usize);

#[derive(Serialize)]
struct ShownLocation {
    at: Hex,
    kind: Location,
    tiles: u8,
}

#[derive(Serialize)]
struct ShownNomad {
    at: Hex,
    tile: Option<Nomad>,
}

#[derive(Serialize)]
struct ShownPiece {
    kind: &'static str,
    at: Hex,
    seat: usize,
}

#[derive(Serialize)]
struct ShownSeat {
    supply: u8,
    on_temple: u8,
    tokens: u8,
    hand: usize,
    tiles: Vec<ShownTile>,
    nomads: Vec<Nomad>,
    fresh_nomads: Vec<Nomad>,
    marked_lines: Vec<usize>,
    gold: BTreeMap<&'static str, u8>,
}

#[derive(Serialize)]
struct ShownTile {
    kind: Location,
    from: Hex,
    state: &'static str,
}

#[derive(Serialize)]
struct ShownTurn {
    seat: usize,
    round: u16,
    card: Option<Card>,
    terrain: Option<Terrain>,
    mandatory: &'static str,
    left: Option<u8>,
    built: Vec<Hex>,
    fort_card: Option<Card>,
    outpost: bool,
}

#[derive(Serialize)]
struct ShownStep {
    kind: &'static str,
    power: Option<String>,
    from: Option<Hex>,
    left: Option<u8>,
}

fn hex(cell: Cell) -> Hex {
    (cell.row(), cell.col())
}

fn hexes(cells: CellSet) -> Vec<Hex> {
    cells.iter().map(hex).collect()
}

fn named(cards: &Cards) -> BTreeMap<&'static str, u8> {
    let counted = Card::ALL.iter().map(|&card| (card.name(), cards.count(card as usize)));
    counted.filter(|(_, count)| *count > 0).collect()
}

fn nomad_list(nomads: &table::Pile<11>) -> Vec<Nomad> {
    let each = |&nomad: &Nomad| std::iter::repeat_n(nomad, nomads.count(nomad as usize) as usize);
    Nomad::ALL.iter().flat_map(each).collect()
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let open = &self.open;
        let setting = &open.setting;
        let board = open.board();
        let seats = || Seat::all(setting.n_seats);
        let quadrant =
            |placed: &Placed| (placed.quadrant.name(), if placed.is_turned { 180 } else { 0 });
        let mut settlements: Vec<_> = seats()
            .flat_map(|seat| {
                open.settlements(seat)
                    .iter()
                    .map(move |cell| (cell.row(), cell.col(), seat.index()))
                    .collect::<Vec<_>>()
            })
            .collect();
        settlements.sort_unstable();
        let viewer = match self.viewer {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Watcher => None,
        };
        let location = |(index, &(cell, kind)): (usize, &(Cell, Location))| ShownLocation {
            at: hex(cell),
            kind,
            tiles: open.tiles_left[index],
        };
        let nomad = |(index, &cell): (usize, &Cell)| ShownNomad {
            at: hex(cell),
            tile: open.nomads_left[index],
        };
        Shown {
            viewer,
            players: setting.n_seats,
            quadrants: board.quadrants.iter().map(quadrant).collect(),
            island: board.island.map(|side| ["rope_bridge", "tree_house"][side]),
            objectives: setting.objectives,
            tasks: setting.tasks.to_vec(),
            removed_terrain: setting.removed,
            castles: hexes(board.castles),
            palaces: hexes(board.palaces),
            silos: hexes(board.silos),
            capitols: hexes(board.capitols),
            caves: hexes(board.caves),
            locations: board.locations.iter().enumerate().map(location).collect(),
            nomads: board.nomads.iter().enumerate().map(nomad).collect(),
            settlements,
            pieces: seats().flat_map(|seat| shown_pieces(open, seat)).collect(),
            walls: hexes(open.walls),
            scouts: open.turn.scouts.iter().copied().map(hex).collect(),
            seats: seats().map(|seat| shown_seat(open, seat, self.hand_sizes[seat])).collect(),
            discards: named(&open.discards),
            gone: named(&open.gone),
            unseen: named(&self.unseen),
            hand: self.hand.to_vec(),
            last_round: open.is_last_round,
            turn: shown_turn(open),
            to_act: open.to_act().map(Seat::index),
            step: open.step().map(shown_step),
        }
        .serialize(serializer)
    }
}

fn shown_pieces(open: &Open, seat: Seat) -> Vec<ShownPiece> {
    let kingdom = &open.kingdoms[seat];
    let places = Piece::ALL
        .iter()
        .flat_map(|&piece| kingdom.places_of(piece).map(move |at| (piece.name(), at)));
    places
        .chain(kingdom.city.map(|at| ("city", at)))
        .map(|(kind, at)| ShownPiece { kind, at: hex(at), seat: seat.index() })
        .collect()
}

fn shown_seat(open: &Open, seat: Seat, n_cards: usize) -> ShownSeat {
    let kingdom = &open.kingdoms[seat];
    let tiles = open.board().locations.iter().enumerate();
    let tiles =
        tiles.filter(|(tile, _)| kingdom.held >> tile & 1 == 1).map(|(tile, &(at, kind))| {
            let is = |mask: u16| mask >> tile & 1 == 1;
            let state = if is(kingdom.fresh) {
                "fresh"
            } else if seat == open.turn.seat && is(open.turn.used) {
                "used"
            } else {
                "ready"
            };
            ShownTile { kind, from: hex(at), state }
        });
    let gold = kingdom.gold;
    let gold = [
        ("families", gold.families),
        ("shepherds", gold.shepherds),
        ("ambassadors", gold.ambassadors),
        ("rovers", gold.rovers),
        ("treasure", gold.treasure),
    ];
    ShownSeat {
        supply: kingdom.supply,
        on_temple: kingdom.kept + kingdom.kept_due,
        tokens: kingdom.tokens,
        hand: n_cards,
        tiles: tiles.collect(),
        nomads: nomad_list(&kingdom.nomads),
        fresh_nomads: nomad_list(&kingdom.fresh_nomads),
        marked_lines: (0..25).filter(|line| kingdom.marks >> line & 1 == 1).collect(),
        gold: gold.into_iter().filter(|(_, earned)| *earned > 0).collect(),
    }
}

fn shown_turn(open: &Open) -> ShownTurn {
    let turn = &open.turn;
    let (mandatory, left) = match turn.mandatory {
        Mandatory::Pending => ("pending", None),
        Mandatory::Running { left } => ("running", Some(left)),
        Mandatory::Done => ("done", None),
    };
    ShownTurn {
        seat: turn.seat.index(),
        round: turn.round,
        card: turn.card,
        terrain: turn.terrain,
        mandatory,
        left,
        built: turn.built.iter().copied().map(hex).collect(),
        fort_card: turn.fort,
        outpost: turn.outpost,
    }
}

fn shown_step(step: Step) -> ShownStep {
    let plain = |kind| ShownStep { kind, power: None, from: None, left: None };
    match step {
        Step::PlayCard => plain("play-card"),
        Step::Turn => plain("turn"),
        Step::Mandatory => plain("mandatory"),
        Step::Build { power, left, .. } => {
            ShownStep { power: Some(power.to_string()), left: Some(left), ..plain("build") }
        }
        Step::Lift { power, left, .. } => {
            ShownStep { power: Some(power.to_string()), left: Some(left), ..plain("lift") }
        }
        Step::Put { power, from } => {
            ShownStep { power: Some(power.to_string()), from: Some(hex(from)), ..plain("put") }
        }
        Step::Wall { left, .. } => ShownStep { left: Some(left), ..plain("wall") },
        Step::Scout { left, .. } => ShownStep { left: Some(left), ..plain("scout") },
        Step::Piece { piece } => ShownStep { power: Some(piece.to_string()), ..plain("piece") },
        Step::City => plain("city"),
        Step::Temple => plain("temple"),
        Step::Sword { .. } => plain("sword"),
        Step::Cathedral => plain("cathedral"),
        Step::Canoe { left, .. } => ShownStep { left: Some(left), ..plain("canoe") },
        Step::Silo { .. } => plain("silo"),
    }
}
