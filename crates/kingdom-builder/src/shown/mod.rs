//! A view as it goes to a client: everything the viewer knows, in a form that other programs read
//! with ease.

mod counts;
mod read;

use self::counts::Counts;
use crate::board::{MAX_LOCATIONS, MAX_NOMADS, SiteMask};
use crate::cell::{Cell, ROWS};
use crate::cell_set::CellSet;
use crate::event::GoldSource;
use crate::location::{Location, Nomad};
use crate::objective::{Objective, Task};
use crate::quadrant::{IslandSide, Quadrant};
use crate::state::{Cards, Hand, Mandatory, Nomads, Open, Turn};
use crate::step::{Piece, Step};
use crate::terrain::{Card, Terrain};
use crate::view::View;
use arrayvec::ArrayVec;
use serde::Serialize;
use table::{Seat, Viewer, named_enum, read_fields};

/// The view as it goes to a client. Hexes are `[row, column]`; rows 20 to 24 are the island.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Shown {
    viewer: Viewer,
    players: usize,
    quadrants: [ShownQuadrant; 4],
    island: Option<IslandSide>,
    objectives: [Objective; 3],
    tasks: ArrayVec<Task, 4>,
    removed_terrain: Option<Terrain>,
    lords_need_presence: bool,
    castles: CellSet,
    palaces: CellSet,
    silos: CellSet,
    capitols: CellSet,
    caves: CellSet,
    locations: ArrayVec<ShownLocation, MAX_LOCATIONS>,
    nomads: ArrayVec<ShownNomad, MAX_NOMADS>,
    settlements: Vec<(usize, usize, Seat)>,
    pieces: Vec<ShownPiece>,
    walls: CellSet,
    seats: Vec<ShownSeat>,
    cards: Counted,
    discards: Counted,
    gone: Counted,
    unseen: Counted,
    hand: Hand,
    last_round: bool,
    silo_turns: u32,
    turn: ShownTurn,
    to_act: Option<Seat>,
    steps: Vec<Step>,
}

read_fields! { Shown:
    viewer, players, quadrants, island, objectives, tasks, removed_terrain, lords_need_presence,
    castles, palaces, silos, capitols, caves, locations, nomads, settlements, pieces, walls, seats,
    cards, discards, gone, unseen, hand, last_round, silo_turns, turn, to_act, steps,
}

/// A quadrant's name and by how many degrees it is turned.
type ShownQuadrant = (Quadrant, u16);

/// So many cards of each kind.
type Counted = Counts<Card>;

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct ShownLocation {
    at: Cell,
    kind: Location,
    tiles: u8,
}

read_fields! { ShownLocation: at, kind, tiles }

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct ShownNomad {
    at: Cell,
    tile: Option<Nomad>,
}

read_fields! { ShownNomad: at, tile }

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct ShownPiece {
    kind: PieceKind,
    at: Cell,
    seat: Seat,
}

read_fields! { ShownPiece: kind, at, seat }

named_enum! {
    enum PieceKind {
        Warrior = "warrior",
        Wagon = "wagon",
        Ship = "ship",
        City = "city",
    }
}

impl From<Piece> for PieceKind {
    fn from(piece: Piece) -> PieceKind {
        match piece {
            Piece::Warrior => PieceKind::Warrior,
            Piece::Wagon => PieceKind::Wagon,
            Piece::Ship => PieceKind::Ship,
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct ShownSeat {
    supply: u8,
    /// On a temple, to be built in this turn or the next.
    on_temple: u8,
    /// Of these, the ones to be built in the next turn.
    on_temple_for_next: u8,
    tokens: u8,
    hand: usize,
    tiles: Vec<ShownTile>,
    /// The location hexes that gave this seat a tile, whether it still has it or not.
    taken: Vec<Cell>,
    nomads: Vec<Nomad>,
    fresh_nomads: Vec<Nomad>,
    marked_lines: Vec<u32>,
    gold: Counts<GoldSource>,
}

read_fields! { ShownSeat:
    supply, on_temple, on_temple_for_next, tokens, hand, tiles, taken, nomads, fresh_nomads,
    marked_lines, gold,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct ShownTile {
    kind: Location,
    from: Cell,
    state: TileState,
}

read_fields! { ShownTile: kind, from, state }

named_enum! {
    enum TileState {
        Ready = "ready",
        Used = "used",
        Fresh = "fresh",
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct ShownTurn {
    seat: Seat,
    round: u16,
    card: Option<Card>,
    terrain: Option<Terrain>,
    mandatory: Mandatory,
    built: ArrayVec<Cell, 8>,
    moved: ArrayVec<Cell, 3>,
    scouts: ArrayVec<Cell, 2>,
    fort_card: Option<Card>,
    outpost: bool,
    used_refuge_bonus: bool,
    used_canoe_bonus: bool,
    used_farmland: bool,
    used_cave: bool,
    /// The quadrants built in, as bits, for the rovers.
    quadrants: u8,
}

read_fields! { ShownTurn:
    seat, round, card, terrain, mandatory, built, moved, scouts, fort_card, outpost,
    used_refuge_bonus, used_canoe_bonus, used_farmland, used_cave, quadrants,
}

fn counted(cards: &Cards) -> Counted {
    Card::ALL.iter().map(|&card| (card, cards.count(card as usize))).collect()
}

fn nomad_list(nomads: &Nomads) -> Vec<Nomad> {
    let each = |&nomad: &Nomad| std::iter::repeat_n(nomad, nomads.count(nomad as usize) as usize);
    Nomad::ALL.iter().flat_map(each).collect()
}

impl Shown {
    /// The view as it goes to a client.
    pub(crate) fn of(view: &View) -> Shown {
        let open = &view.open;
        let setting = &open.setting;
        let board = open.board();
        let seats = || Seat::all(setting.n_seats);
        let settled = seats().fold(CellSet::EMPTY, |all, seat| all | open.settlements(seat));
        let settlement = |cell: Cell| {
            let owner = seats().find(|&seat| open.settlements(seat).has(cell));
            (cell.row(), cell.col(), owner.expect("a settlement is somebody's"))
        };
        let location = |(&(at, kind), &tiles)| ShownLocation { at, kind, tiles };
        let nomad = |(&at, &tile)| ShownNomad { at, tile };
        Shown {
            viewer: view.viewer,
            players: setting.n_seats,
            quadrants: board
                .quadrants
                .map(|placed| (placed.quadrant, if placed.is_turned { 180 } else { 0 })),
            island: board.island,
            objectives: setting.objectives,
            tasks: setting.tasks.clone(),
            removed_terrain: setting.removed,
            lords_need_presence: setting.lords_need_presence,
            castles: board.castles,
            palaces: board.palaces,
            silos: board.silos,
            capitols: board.capitols,
            caves: board.caves,
            locations: board.locations.iter().zip(&open.tiles_left).map(location).collect(),
            nomads: board.nomads.iter().zip(&open.nomads_left).map(nomad).collect(),
            settlements: settled.iter().map(settlement).collect(),
            pieces: seats().flat_map(|seat| shown_pieces(open, seat)).collect(),
            walls: open.walls,
            seats: seats().map(|seat| shown_seat(open, seat, view.hand_sizes[seat])).collect(),
            cards: counted(&setting.cards),
            discards: counted(&open.discards),
            gone: counted(&open.gone),
            unseen: counted(&view.unseen),
            hand: view.hand.clone(),
            last_round: open.is_last_round,
            silo_turns: open.silo_turns,
            turn: shown_turn(&open.turn),
            to_act: open.to_act(),
            steps: open.steps.to_vec(),
        }
    }
}

fn shown_pieces(open: &Open, seat: Seat) -> Vec<ShownPiece> {
    let kingdom = &open.kingdoms[seat];
    let places = Piece::ALL
        .iter()
        .flat_map(|&piece| kingdom.places_of(piece).map(move |at| (PieceKind::from(piece), at)));
    places
        .chain(kingdom.city.map(|at| (PieceKind::City, at)))
        .map(|(kind, at)| ShownPiece { kind, at, seat })
        .collect()
}

fn shown_seat(open: &Open, seat: Seat, n_cards: usize) -> ShownSeat {
    let kingdom = &open.kingdoms[seat];
    let locations = || open.board().locations.iter().enumerate();
    let tiles = locations().filter(|(tile, _)| kingdom.held >> tile & 1 == 1);
    let tiles = tiles.map(|(tile, &(from, kind))| {
        let is = |mask: SiteMask| mask >> tile & 1 == 1;
        let state = if is(kingdom.fresh) {
            TileState::Fresh
        } else if seat == open.turn.seat && is(open.turn.used) {
            TileState::Used
        } else {
            TileState::Ready
        };
        ShownTile { kind, from, state }
    });
    let taken = locations().filter(|(tile, _)| kingdom.taken >> tile & 1 == 1);
    let gold = GoldSource::ALL.iter().map(|&source| (source, kingdom.gold[source]));
    ShownSeat {
        supply: kingdom.supply,
        on_temple: kingdom.kept + kingdom.kept_due,
        on_temple_for_next: kingdom.kept,
        tokens: kingdom.tokens,
        hand: n_cards,
        tiles: tiles.collect(),
        taken: taken.map(|(_, &(at, _))| at).collect(),
        nomads: nomad_list(&kingdom.nomads),
        fresh_nomads: nomad_list(&kingdom.fresh_nomads),
        marked_lines: (0..ROWS as u32).filter(|line| kingdom.marks >> line & 1 == 1).collect(),
        gold: gold.collect(),
    }
}

fn shown_turn(turn: &Turn) -> ShownTurn {
    ShownTurn {
        seat: turn.seat,
        round: turn.round,
        card: turn.card,
        terrain: turn.terrain,
        mandatory: turn.mandatory,
        built: turn.built.clone(),
        moved: turn.moved.clone(),
        scouts: turn.scouts.clone(),
        fort_card: turn.fort,
        outpost: turn.outpost,
        used_refuge_bonus: turn.used_refuge_bonus,
        used_canoe_bonus: turn.used_canoe_bonus,
        used_farmland: turn.used_farmland,
        used_cave: turn.used_cave,
        quadrants: turn.quadrants,
    }
}
