//! Setting the table up.

use crate::board::{Board, MAX_LOCATIONS, MAX_NOMADS, Placed};
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::components::Components;
use crate::event::Event;
use crate::location::{Location, Nomad};
use crate::objective::{Objective, Task};
use crate::options::{Capitols, Expansion, Options, n_crossroads};
use crate::quadrant::{IslandSide, Quadrant};
use crate::state::{Cards, Hand, Kingdom, Open, Setting, State, Turn};
use crate::step::Steps;
use crate::terrain::{Card, Terrain};
use arrayvec::ArrayVec;
use std::sync::Arc;
use table::{BySeat, Chance, Faults, Journal, Pile, Seat, Setup, Urn};

impl State {
    /// Sets the table up and begins the first turn.
    pub(crate) fn set_up<C: Chance, J: Journal<Event>>(
        setup: &Setup<State>,
        chance: &mut C,
        journal: &mut J,
    ) -> Result<State, Faults> {
        let options = &setup.options;
        let components = &setup.edition.components;
        options.check()?;
        let quadrants = match (options.quadrants, options.of_each) {
            (Some(quadrants), _) => quadrants,
            (None, false) => draw_quadrants(options, chance),
            (None, true) => draw_quadrants_of_each(options, chance),
        };
        let mut board = Board::new(components, quadrants, island_side(options, chance));
        if options.has(Expansion::Capitol) {
            put_capitols(&mut board, options, chance)?;
        }
        if options.has(Expansion::Caves) {
            put_caves(&mut board, options, chance)?;
        }
        let objectives = options.objectives.unwrap_or_else(|| draw_objectives(options, chance));
        let tasks = match &options.tasks {
            Some(tasks) => tasks.iter().copied().collect(),
            None => draw_tasks(n_crossroads(&quadrants), chance),
        };
        let nomads_left = draw_nomads(components, &board, chance);

        let mut cards = components.contents.cards;
        if !options.has(Expansion::Marshlands) && !options.swamp_cards {
            take_out(&mut cards, Card::has_swamp);
        }
        let removed =
            objectives.contains(&Objective::Scouts).then(|| remove_terrain(&mut cards, chance));

        let powers = Setting::powers_of(&board);
        let setting = Setting {
            rules: setup.edition.rules,
            components: Arc::clone(components),
            n_seats: options.players,
            board,
            objectives,
            tasks,
            removed,
            lords_need_presence: options.lords_need_presence,
            cards,
            powers,
        };
        let mut state = State {
            open: Open::new(Arc::new(setting), nomads_left),
            hands: BySeat::from_fn(|_| Hand::new()),
            deck: cards,
        };
        for seat in Seat::all(options.players) {
            let card = state.draw(chance, journal).expect("enough cards for all hands");
            state.hands[seat].push(card);
            journal.note(|| Event::Drew { seat, card: Some(card) });
        }
        state.begin_turn(Seat::FIRST, 1, journal);
        state.settle(chance, journal);
        Ok(state)
    }
}

impl Open {
    /// The table before anybody has done anything.
    pub(crate) fn new(setting: Arc<Setting>, nomads_left: [Option<Nomad>; MAX_NOMADS]) -> Open {
        let mut tiles_left = [0; MAX_LOCATIONS];
        let n_locations = setting.board.locations.len();
        tiles_left[..n_locations].fill(setting.contents().tiles_per_location);
        let settlements = setting.contents().settlements;
        Open {
            setting,
            kingdoms: BySeat::from_fn(|_| Kingdom::new(settlements)),
            occupied: CellSet::EMPTY,
            guarded: CellSet::EMPTY,
            special_pieces: CellSet::EMPTY,
            walls: CellSet::EMPTY,
            tiles_left,
            nomads_left,
            discards: Pile::EMPTY,
            gone: Pile::EMPTY,
            turn: Turn::new(Seat::FIRST, 1),
            steps: Steps::new(),
            is_last_round: false,
            silo_turns: 0,
        }
    }
}

/// Draws one of some named things, all equally likely.
fn one_of<C: Chance>(what: &'static str, names: &[&str], chance: &mut C) -> usize {
    let counts = vec![1; names.len()];
    chance.draw(&Urn { what, counts: &counts, name: &|kind| names[kind].to_owned() })
}

type Quadrants = Pile<{ Quadrant::ALL.len() }>;

/// The quadrants that pass a test.
fn quadrants_where(is_wanted: impl Fn(Quadrant) -> bool) -> Quadrants {
    let mut wanted = Pile::EMPTY;
    let all = Quadrant::ALL.iter().copied();
    all.filter(|quadrant| is_wanted(*quadrant)).for_each(|quadrant| wanted.add(quadrant as usize));
    wanted
}

fn draw_quadrant<C: Chance>(left: &mut Quadrants, chance: &mut C) -> Option<Quadrant> {
    let name = |index: usize| Quadrant::ALL[index].to_string();
    left.draw("quadrant", &name, chance).map(|index| Quadrant::ALL[index])
}

/// Lays four of the quadrants out, one after the other.
fn deal_quadrants<C: Chance>(mut left: Quadrants, chance: &mut C) -> [Placed; 4] {
    std::array::from_fn(|_| {
        let quadrant = draw_quadrant(&mut left, chance).expect("four quadrants at least");
        let is_turned = one_of("turn of the quadrant", &["0", "180"], chance) == 1;
        Placed { quadrant, is_turned }
    })
}

fn draw_quadrants<C: Chance>(options: &Options, chance: &mut C) -> [Placed; 4] {
    deal_quadrants(quadrants_where(|one| options.allows(one.expansion())), chance)
}

/// Draws a quadrant for each expansion that comes with some, then others from all that are left,
/// and lays the four out (KB-1.18).
fn draw_quadrants_of_each<C: Chance>(options: &Options, chance: &mut C) -> [Placed; 4] {
    let mut left = quadrants_where(|one| options.allows(one.expansion()));
    let mut drawn = ArrayVec::<Quadrant, 4>::new();
    for &expansion in Expansion::ALL.iter().filter(|&&expansion| options.has(expansion)) {
        let mut of_it = quadrants_where(|one| match expansion {
            Expansion::Capitol => matches!(one, Quadrant::Harbor | Quadrant::Oracle),
            _ => one.expansion() == Some(expansion),
        });
        if !drawn.is_full()
            && let Some(quadrant) = draw_quadrant(&mut of_it, chance)
        {
            left.remove(quadrant as usize);
            drawn.push(quadrant);
        }
    }
    while !drawn.is_full() {
        drawn.push(draw_quadrant(&mut left, chance).expect("eight quadrants at least"));
    }
    deal_quadrants(quadrants_where(|one| drawn.contains(&one)), chance)
}

fn draw_objectives<C: Chance>(options: &Options, chance: &mut C) -> [Objective; 3] {
    let mut left: Pile<{ Objective::ALL.len() }> = Pile::EMPTY;
    let allowed = Objective::ALL.iter().filter(|one| options.allows(one.expansion()));
    allowed.for_each(|&objective| left.add(objective as usize));
    let name = |kind: usize| Objective::ALL[kind].to_string();
    std::array::from_fn(|_| {
        let kind = left.draw("objective", &name, chance).expect("ten objectives at least");
        Objective::ALL[kind]
    })
}

fn draw_tasks<C: Chance>(n_tasks: usize, chance: &mut C) -> ArrayVec<Task, 4> {
    let mut left = Pile::new([1; Task::ALL.len()]);
    let name = |kind: usize| Task::ALL[kind].to_string();
    (0..n_tasks)
        .map(|_| Task::ALL[left.draw("task", &name, chance).expect("more tasks than quadrants")])
        .collect()
}

fn draw_nomads<C: Chance>(
    components: &Components,
    board: &Board,
    chance: &mut C,
) -> [Option<Nomad>; MAX_NOMADS] {
    let mut left = components.contents.nomads;
    let name = |kind: usize| Nomad::ALL[kind].to_string();
    let mut tiles = [None; MAX_NOMADS];
    for tile in &mut tiles[..board.nomads.len()] {
        *tile = left.draw("nomad tile", &name, chance).map(|kind| Nomad::ALL[kind]);
    }
    tiles
}

/// Which side of the island lies up, if it is in play (KB-1.17).
fn island_side<C: Chance>(options: &Options, chance: &mut C) -> Option<IslandSide> {
    let names: ArrayVec<&str, { IslandSide::ALL.len() }> =
        IslandSide::ALL.iter().map(|side| side.name()).collect();
    let by_chance = |chance: &mut C| IslandSide::ALL[one_of("island side", &names, chance)];
    options.has(Expansion::Island).then(|| options.island.unwrap_or_else(|| by_chance(chance)))
}

/// Puts a capitol on one castle of the harbor and of the oracle quadrant, or of one of them
/// (KB-1.16).
fn put_capitols<C: Chance>(
    board: &mut Board,
    options: &Options,
    chance: &mut C,
) -> Result<(), Faults> {
    let homes: ArrayVec<usize, 2> = board
        .locations
        .iter()
        .filter(|(_, location)| matches!(location, Location::Harbor | Location::Oracle))
        .filter_map(|(cell, _)| cell.quadrant())
        .collect();
    let castles = board.castles;
    let places: Vec<CellSet> = homes
        .iter()
        .map(|&home| in_quadrant(home) & castles)
        .filter(|castles| !castles.is_empty())
        .collect();
    let cells = match &options.capitols {
        Capitols::Each => by_chance("capitol", &places, chance),
        Capitols::One => by_chance("capitol", &together(&places), chance),
        Capitols::On(chosen) => capitols_on(chosen, &places)?,
    };
    cells.into_iter().for_each(|cell| board.capitols.add(cell));
    Ok(())
}

/// All places as one, or none if there are none.
fn together(places: &[CellSet]) -> Vec<CellSet> {
    places.iter().copied().reduce(|all, place| all | place).into_iter().collect()
}

/// The chosen castles, if they can have capitols: no two in one quadrant, and one at least.
fn capitols_on(chosen: &[Cell], places: &[CellSet]) -> Result<Vec<Cell>, Faults> {
    let mut faults = misfits("capitol", chosen, places);
    let n_in = |place: &CellSet| chosen.iter().filter(|&&cell| place.has(cell)).count();
    for place in places.iter().filter(|place| n_in(place) > 1) {
        let n_chosen = n_in(place);
        faults.add(format!("capitols: only one of {} can have one, not {n_chosen}", listed(place)));
    }
    if let [all] = together(places)[..]
        && n_in(&all) == 0
    {
        faults.add(format!("capitols: one of {} is needed at least", listed(&all)));
    }
    faults.into_result()?;
    Ok(chosen.to_vec())
}

/// Puts a cave into each quadrant that has a mountain for it (KB-1.15).
fn put_caves<C: Chance>(
    board: &mut Board,
    options: &Options,
    chance: &mut C,
) -> Result<(), Faults> {
    let fitting = CellSet::all_where(|cell| board.may_hold_cave(cell));
    let places: Vec<CellSet> = (0..4)
        .map(|quadrant| in_quadrant(quadrant) & fitting)
        .filter(|mountains| !mountains.is_empty())
        .collect();
    let cells = choose_cells("cave", &options.caves, &places, chance)?;
    cells.into_iter().for_each(|cell| board.add_cave(cell));
    Ok(())
}

fn in_quadrant(quadrant: usize) -> CellSet {
    CellSet::all_where(|cell| cell.quadrant() == Some(quadrant))
}

/// One hex of each place: as chosen, or by chance.
fn choose_cells<C: Chance>(
    what: &'static str,
    chosen: &Option<Vec<Cell>>,
    places: &[CellSet],
    chance: &mut C,
) -> Result<Vec<Cell>, Faults> {
    let Some(chosen) = chosen else {
        return Ok(by_chance(what, places, chance));
    };
    let mut faults = misfits(what, chosen, places);
    for place in places {
        let n_chosen = chosen.iter().filter(|&&cell| place.has(cell)).count();
        if n_chosen != 1 {
            faults.add(format!("{what}s: one of {} is needed, not {n_chosen}", listed(place)));
        }
    }
    faults.into_result()?;
    Ok(chosen.clone())
}

/// Says which of the chosen hexes are in none of the places.
fn misfits(what: &str, chosen: &[Cell], places: &[CellSet]) -> Faults {
    let mut faults = Faults::default();
    for cell in chosen.iter().filter(|&&cell| !places.iter().any(|place| place.has(cell))) {
        faults.add(format!("{what}s: none fits on {cell}"));
    }
    faults
}

fn listed(cells: &CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" or ")
}

fn by_chance<C: Chance>(what: &'static str, places: &[CellSet], chance: &mut C) -> Vec<Cell> {
    places.iter().map(|&place| one_cell(what, place, chance)).collect()
}

fn one_cell<C: Chance>(what: &'static str, cells: CellSet, chance: &mut C) -> Cell {
    let cells: Vec<Cell> = cells.iter().collect();
    let names: Vec<String> = cells.iter().map(Cell::to_string).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    cells[one_of(what, &names, chance)]
}

/// Draws the terrain that the scouts remove and takes its cards out (KB-10.25).
fn remove_terrain<C: Chance>(cards: &mut Cards, chance: &mut C) -> Terrain {
    let name = |kind: usize| Card::ALL[kind].to_string();
    let kind = chance.draw(&Urn { what: "terrain card", counts: cards.counts(), name: &name });
    let terrain = Card::ALL[kind].base();
    take_out(cards, |card| card.base() == terrain);
    terrain
}

fn take_out(cards: &mut Cards, unwanted: impl Fn(Card) -> bool) {
    for &card in Card::ALL.iter().filter(|&&card| unwanted(card)) {
        cards.remove_all(card as usize);
    }
}
