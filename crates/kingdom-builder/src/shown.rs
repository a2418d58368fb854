//! A view as it goes to a client, and back: everything the viewer knows, in a form that other
//! programs read with ease.

use crate::MAX_SEATS;
use crate::board::{Board, MAX_LOCATIONS, MAX_NOMADS, Placed, SiteMask};
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::event::GoldSource;
use crate::location::{Location, Nomad};
use crate::objective::{Objective, Task};
use crate::options::ISLAND_LOCATIONS;
use crate::quadrant::Quadrant;
use crate::state::{Cards, Hand, InPlayGold, Kingdom, Mandatory, Open, Setting, Turn};
use crate::step::{Piece, Step, Steps};
use crate::terrain::{Card, Terrain};
use crate::view::View;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{BySeat, Pile, Seat, Viewer};

/// The view as it goes to a client. Hexes are `[row, column]`; rows 20 to 24 are the island.
#[derive(Serialize, Deserialize)]
pub struct Shown {
    viewer: Viewer,
    players: usize,
    quadrants: [ShownQuadrant; 4],
    island: Option<Location>,
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

/// A quadrant's name and by how many degrees it is turned.
type ShownQuadrant = (Quadrant, u16);

/// So many cards of each kind.
type Counted = BTreeMap<Card, u8>;

#[derive(Serialize, Deserialize)]
struct ShownLocation {
    at: Cell,
    kind: Location,
    tiles: u8,
}

#[derive(Serialize, Deserialize)]
struct ShownNomad {
    at: Cell,
    tile: Option<Nomad>,
}

#[derive(Serialize, Deserialize)]
struct ShownPiece {
    kind: PieceKind,
    at: Cell,
    seat: Seat,
}

#[derive(Serialize, Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "kebab-case")]
enum PieceKind {
    Warrior,
    Wagon,
    Ship,
    City,
}

#[derive(Serialize, Deserialize)]
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
    gold: BTreeMap<GoldSource, u8>,
}

#[derive(Serialize, Deserialize)]
struct ShownTile {
    kind: Location,
    from: Cell,
    state: TileState,
}

#[derive(Serialize, Deserialize, PartialEq)]
#[serde(rename_all = "kebab-case")]
enum TileState {
    Ready,
    Used,
    Fresh,
}

#[derive(Serialize, Deserialize)]
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

fn counted(cards: &Cards) -> Counted {
    let counts = Card::ALL.iter().map(|&card| (card, cards.count(card as usize)));
    counts.filter(|(_, count)| *count > 0).collect()
}

fn cards(counted: &Counted) -> Cards {
    let mut counts = [0; 10];
    counted.iter().for_each(|(&card, &count)| counts[card as usize] = count);
    Pile::new(counts)
}

fn nomad_list(nomads: &Pile<11>) -> Vec<Nomad> {
    let each = |&nomad: &Nomad| std::iter::repeat_n(nomad, nomads.count(nomad as usize) as usize);
    Nomad::ALL.iter().flat_map(each).collect()
}

fn nomad_pile(nomads: &[Nomad]) -> Pile<11> {
    let mut pile = Pile::EMPTY;
    nomads.iter().for_each(|&nomad| pile.add(nomad as usize));
    pile
}

impl From<View> for Shown {
    fn from(view: View) -> Shown {
        let open = &view.open;
        let setting = &open.setting;
        let board = open.board();
        let seats = || Seat::all(setting.n_seats);
        let mut settlements: Vec<_> = seats()
            .flat_map(|seat| {
                let cells = open.settlements(seat);
                cells.iter().map(move |cell| (cell.row(), cell.col(), seat))
            })
            .collect();
        settlements.sort_unstable();
        let location = |(&(at, kind), &tiles)| ShownLocation { at, kind, tiles };
        let nomad = |(&at, &tile)| ShownNomad { at, tile };
        Shown {
            viewer: view.viewer,
            players: setting.n_seats,
            quadrants: board
                .quadrants
                .map(|placed| (placed.quadrant, if placed.is_turned { 180 } else { 0 })),
            island: board.island.map(|side| ISLAND_LOCATIONS[side]),
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
            settlements,
            pieces: seats().flat_map(|seat| shown_pieces(open, seat)).collect(),
            walls: open.walls,
            seats: seats().map(|seat| shown_seat(open, seat, view.hand_sizes[seat])).collect(),
            cards: counted(&setting.cards),
            discards: counted(&open.discards),
            gone: counted(&open.gone),
            unseen: counted(&view.unseen),
            hand: view.hand,
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
    let kinds = [PieceKind::Warrior, PieceKind::Wagon, PieceKind::Ship];
    let places = Piece::ALL
        .iter()
        .zip(kinds)
        .flat_map(|(&piece, kind)| kingdom.places_of(piece).map(move |at| (kind, at)));
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
    let mut gold = kingdom.gold;
    let gold = GoldSource::ALL.iter().map(|&source| (source, *gold.paid_by(source)));
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
        marked_lines: (0..25).filter(|line| kingdom.marks >> line & 1 == 1).collect(),
        gold: gold.filter(|(_, earned)| *earned > 0).collect(),
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

impl TryFrom<Shown> for View {
    type Error = String;

    fn try_from(shown: Shown) -> Result<View, String> {
        let n_seats = shown.players;
        if !(2..=MAX_SEATS).contains(&n_seats) || shown.seats.len() != n_seats {
            return Err(format!("{n_seats} players and {} seats", shown.seats.len()));
        }
        let setting = Arc::new(setting(&shown)?);
        let mut nomads_left = [None; MAX_NOMADS];
        for (left, nomad) in nomads_left.iter_mut().zip(&shown.nomads) {
            *left = nomad.tile;
        }
        let mut open = Open::new(setting, nomads_left);
        for (left, location) in open.tiles_left.iter_mut().zip(&shown.locations) {
            *left = location.tiles;
        }
        open.turn = turn(&shown.turn);
        for (seat, seated) in Seat::all(n_seats).zip(&shown.seats) {
            let is_in_turn = seat == open.turn.seat;
            let used = fill_kingdom(&mut open.kingdoms[seat], seated, &open.setting.board)?;
            if is_in_turn {
                open.turn.used = used;
            }
        }
        put_pieces(&mut open, &shown)?;
        open.discards = cards(&shown.discards);
        open.gone = cards(&shown.gone);
        open.is_last_round = shown.last_round;
        open.silo_turns = shown.silo_turns;
        open.steps = Steps::try_from(&shown.steps[..]).map_err(|_| "too many steps".to_owned())?;
        let hand_sizes =
            BySeat::from_fn(|seat| shown.seats.get(seat.index()).map_or(0, |seated| seated.hand));
        Ok(View {
            viewer: shown.viewer,
            open,
            hand: shown.hand,
            hand_sizes,
            unseen: cards(&shown.unseen),
        })
    }
}

fn setting(shown: &Shown) -> Result<Setting, String> {
    let placed = |(quadrant, degrees): ShownQuadrant| Placed { quadrant, is_turned: degrees != 0 };
    let side = |location: Location| {
        let side = ISLAND_LOCATIONS.iter().position(|&side| side == location);
        side.ok_or_else(|| format!("`{location}` is no side of the island"))
    };
    let island = shown.island.map(side).transpose()?;
    let mut board = Board::new(shown.quadrants.map(placed), island);
    board.capitols = shown.capitols;
    shown.caves.iter().for_each(|cave| board.add_cave(cave));
    let powers = Setting::powers_of(&board);
    Ok(Setting {
        n_seats: shown.players,
        board,
        objectives: shown.objectives,
        tasks: shown.tasks.clone(),
        removed: shown.removed_terrain,
        lords_need_presence: shown.lords_need_presence,
        cards: cards(&shown.cards),
        powers,
    })
}

fn turn(shown: &ShownTurn) -> Turn {
    Turn {
        seat: shown.seat,
        round: shown.round,
        card: shown.card,
        terrain: shown.terrain,
        mandatory: shown.mandatory,
        built: shown.built.clone(),
        moved: shown.moved.clone(),
        used: 0,
        used_refuge_bonus: shown.used_refuge_bonus,
        used_canoe_bonus: shown.used_canoe_bonus,
        used_farmland: shown.used_farmland,
        used_cave: shown.used_cave,
        outpost: shown.outpost,
        fort: shown.fort_card,
        quadrants: shown.quadrants,
        scouts: shown.scouts.clone(),
    }
}

/// Gives a kingdom all but its pieces; says which of its tiles are used.
fn fill_kingdom(
    kingdom: &mut Kingdom,
    shown: &ShownSeat,
    board: &Board,
) -> Result<SiteMask, String> {
    let bit = |at: Cell| {
        let tile = board.locations.iter().position(|&(hex, _)| hex == at);
        tile.map(|tile| 1 << tile).ok_or_else(|| format!("{at} is no location hex"))
    };
    let mut used = 0;
    for tile in &shown.tiles {
        let tile_bit: SiteMask = bit(tile.from)?;
        kingdom.held |= tile_bit;
        match tile.state {
            TileState::Fresh => kingdom.fresh |= tile_bit,
            TileState::Used => used |= tile_bit,
            TileState::Ready => {}
        }
    }
    for &at in &shown.taken {
        kingdom.taken |= bit(at)?;
    }
    kingdom.supply = shown.supply;
    kingdom.kept = shown.on_temple_for_next;
    kingdom.kept_due = shown
        .on_temple
        .checked_sub(shown.on_temple_for_next)
        .ok_or("more kept for the next turn than kept")?;
    kingdom.tokens = shown.tokens;
    kingdom.nomads = nomad_pile(&shown.nomads);
    kingdom.fresh_nomads = nomad_pile(&shown.fresh_nomads);
    for &line in &shown.marked_lines {
        kingdom.marks |=
            1u32.checked_shl(line).ok_or_else(|| format!("there is no line {line}"))?;
    }
    kingdom.gold = InPlayGold::default();
    for (&source, &gold) in &shown.gold {
        *kingdom.gold.paid_by(source) = gold;
    }
    Ok(used)
}

/// Puts everything on the board, and keeps note of all that follows from where pieces stand.
fn put_pieces(open: &mut Open, shown: &Shown) -> Result<(), String> {
    for &(row, col, seat) in &shown.settlements {
        let at = Cell::new(row, col).ok_or_else(|| format!("`{row},{col}` is no hex"))?;
        open.put_on(seat, at);
    }
    for piece in &shown.pieces {
        let at = piece.at;
        let mut hexes = CellSet::from_iter([at]);
        let kingdom = &mut open.kingdoms[piece.seat];
        match piece.kind {
            PieceKind::Warrior => {
                let place = kingdom.warriors.iter_mut().find(|place| place.is_none());
                *place.ok_or("more than two warriors")? = Some(at);
            }
            PieceKind::Wagon => kingdom.wagon = Some(at),
            PieceKind::Ship => kingdom.ship = Some(at),
            PieceKind::City => {
                kingdom.city = Some(at);
                hexes |= *at.neighbours();
            }
        }
        hexes.iter().for_each(|at| open.put_on(piece.seat, at));
        open.special_pieces |= hexes;
    }
    open.walls = shown.walls;
    open.occupied |= shown.walls;
    let seat = open.turn.seat;
    for &scout in &shown.turn.scouts {
        open.occupied.add(scout);
        open.kingdoms[seat].near |= *scout.neighbours();
    }
    open.refresh_guards();
    Ok(())
}
