//! Setting the table up.

use crate::card::{Card, CardSet};
use crate::components::{Back, Components};
use crate::draw::draw;
use crate::event::Event;
use crate::land::Terrain;
use crate::options::{Level, Options};
use crate::player::Player;
use crate::region::Strip;
use crate::scoring_tile::{N_SCORING, ScoringTile};
use crate::solo::draw_solo_tile;
use crate::solo_tile::SoloTile;
use crate::space::Space;
use crate::state::{Eminence, Open, State};
use crate::step::{Step, Steps};
use crate::tile::BUILDING_TILE;
use crate::tile::{N_PASTURES, Tile, TileSet};
use arrayvec::ArrayVec;
use std::sync::Arc;
use table::{BySeat, Chance, Edition, Faults, Journal, Pile, Seat, Set};

/// Cards in hand at the start.
const START_CARDS: u8 = 6;

impl State {
    /// Sets the table up, up to the first choice.
    pub(crate) fn set_up<C: Chance, J: Journal<Event>>(
        edition: &Edition<State>,
        options: &Options,
        chance: &mut C,
        log: &mut J,
    ) -> Result<State, Faults> {
        options.check()?;
        let n_seats = options.players;
        let is_solo = n_seats == 1;
        let parts: &Components = &edition.components;
        let ship = parts.river.starts[0][n_seats - 1];
        let players = (0..n_seats).map(|seat| {
            // The Wise Eminence is the start player, so that the only seat has the second's coins.
            let coins = parts.boards.start_coins[if is_solo { 1 } else { seat }];
            Player::new(coins, ship)
        });
        let mut state = State {
            open: Open {
                components: Arc::clone(&edition.components),
                rules: edition.rules,
                players: players.collect(),
                eminence: is_solo
                    .then(|| eminence(parts, options.level.unwrap_or(Level::Easy), ship, chance)),
                terrain: lay_start_tiles(parts, n_seats, chance),
                pastures_left: N_PASTURES,
                mound: tiles_with(parts, Back::Gray),
                strips: draw_strips(chance),
                covered: Set::EMPTY,
                scoring: ArrayVec::new(),
                offered: ArrayVec::new(),
                discards: CardSet::EMPTY,
                n_scorings: 0,
                is_second_round: false,
                is_ending: false,
                turn: Seat::FIRST,
                steps: Steps::new(),
            },
            hands: BySeat::default(),
            deck: Card::all().collect(),
        };
        for seat in Seat::all(n_seats) {
            state.draw_cards(seat, START_CARDS, chance, log);
        }
        let mut tiles: Pile<N_SCORING> = Pile::new([1; N_SCORING]);
        for _ in 0..n_seats {
            let pair = [(); 2].map(|()| draw_scoring(&mut tiles, chance));
            state.open.offered.push(pair);
        }
        let seats = || Seat::all(n_seats);
        let first = if is_solo { Step::Eminence } else { Step::Turn { seat: Seat::FIRST } };
        let steps: ArrayVec<Step, 9> = seats()
            .map(|seat| Step::PickTile { seat })
            .chain(seats().map(|seat| Step::FirstSite { seat }))
            .chain([first])
            .collect();
        state.open.push(&steps);
        Ok(state)
    }

    /// A seat picks its scoring tile; after the last one the other areas are filled by chance.
    pub(crate) fn pick_tile<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        tile: ScoringTile,
        chance: &mut C,
        log: &mut J,
    ) {
        log.note(|| Event::Picked { seat, tile });
        self.open.scoring.push(tile);
        if self.open.scoring.len() < self.open.n_seats() {
            return;
        }
        let mut left: Pile<N_SCORING> = Pile::new([1; N_SCORING]);
        for tile in self.open.offered.iter().flatten() {
            left.remove(tile.index());
        }
        while !self.open.scoring.is_full() {
            let area = self.open.scoring.len() as u8;
            let tile = draw_scoring(&mut left, chance);
            self.open.scoring.push(tile);
            log.note(|| Event::Filled { area, tile });
        }
        self.open.offered.clear();
    }
}

fn draw_scoring<C: Chance>(tiles: &mut Pile<N_SCORING>, chance: &mut C) -> ScoringTile {
    let by_index = |index| ScoringTile::new(index).expect("a scoring tile");
    let name = |index: usize| by_index(index).to_string();
    by_index(tiles.draw("scoring tile", &name, chance).expect("enough scoring tiles"))
}

fn tiles_with(parts: &Components, back: Back) -> TileSet {
    Tile::all().filter(|&tile| parts.tile(tile).back == back).collect()
}

/// Start tiles of all backs that are used, mixed, on all spaces that are used.
fn lay_start_tiles<C: Chance>(parts: &Components, n_seats: usize, chance: &mut C) -> Terrain {
    let backs: &[Back] = match n_seats {
        1 | 2 => &[Back::Start2],
        3 => &[Back::Start2, Back::Start3],
        _ => &[Back::Start2, Back::Start3, Back::Start4],
    };
    let mut tiles: TileSet =
        backs.iter().flat_map(|&back| tiles_with(parts, back).iter()).collect();
    let mut terrain = Terrain::default();
    for at in Space::all() {
        let start = parts.land.spaces[at].start;
        if start.is_some_and(|players| usize::from(players) <= n_seats.max(2)) {
            terrain.lay(
                at,
                draw(&mut tiles, BUILDING_TILE, chance).expect("a start tile for each start space"),
            );
        }
    }
    terrain
}

fn draw_strips<C: Chance>(chance: &mut C) -> [Strip; 7] {
    let mut left: Pile<7> = Pile::new([1; 7]);
    let name = |index: usize| Strip::ALL[index].to_string();
    std::array::from_fn(|_| {
        Strip::ALL[left.draw("action strip", &name, chance).expect("seven strips")]
    })
}

/// The Wise Eminence, with as many solo tiles removed as the level says.
fn eminence<C: Chance>(parts: &Components, level: Level, ship: u8, chance: &mut C) -> Eminence {
    let solo = &parts.solo;
    let (n_a, n_b) = solo.removed[level as usize];
    let mut tiles: Set<SoloTile> = SoloTile::ALL.iter().copied().collect();
    for (is_b, number) in [(false, n_a), (true, n_b)] {
        for _ in 0..number {
            let of_type = tiles.iter().filter(|tile| tile.is_b() == is_b).collect();
            tiles.remove(draw_solo_tile("removed tile", of_type, chance));
        }
    }
    Eminence {
        level,
        vp: 0,
        houses: solo.houses.len() as u8,
        settlements: solo.settlements.len() as u8,
        cattle: solo.cattle.len() as u8,
        cactus: 0,
        ship,
        tiles,
        stack: tiles,
        revealed: None,
        preferred: solo.tile(SoloTile::A1).corners[0],
    }
}
