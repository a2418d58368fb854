//! A view as it is sent to a client, and back: everything the viewer knows, in a form that other
//! programs read with ease. What comes in is checked before it becomes a view.

mod read;

use crate::card::{Card, CardSet};
use crate::house_recess::Houses;
use crate::land::{Laid, Presence};
use crate::lever::Levers;
use crate::options::Level;
use crate::player::Player;
use crate::region::{Region, Strip};
use crate::resource::{Resource, Track};
use crate::scoring_tile::ScoringTile;
use crate::solo_tile::SoloTile;
use crate::space::Space;
use crate::state::{Eminence, MAX_PLAYERS, Open};
use crate::step::Step;
use crate::tile::Tile;
use crate::view::View;
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Seat, Set, Viewer, read_fields};

/// A view as it is sent.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ViewData {
    viewer: Viewer,
    seats: Vec<SeatData>,
    eminence: Option<EminenceData>,
    tiles: Vec<TileData>,
    pastures: Vec<PastureData>,
    /// The gray tiles that nobody has seen.
    mound: Vec<Tile>,
    strips: Vec<Strip>,
    covered: Set<Region>,
    scoring_tiles: Vec<ScoringTile>,
    /// During the set-up: the scoring tiles each seat chooses from.
    offered: Vec<[ScoringTile; 2]>,
    hand: Vec<Card>,
    discards: Vec<Card>,
    /// The deck and the hands of the others.
    unseen: Vec<Card>,
    /// How many interim scorings have begun.
    scorings: u8,
    second_round: bool,
    ending: bool,
    turn: Seat,
    to_act: Option<Seat>,
    steps: Vec<Step>,
}

read_fields! { strict ViewData:
    viewer, seats, eminence, tiles, pastures, mound, strips, covered, scoring_tiles, offered, hand,
    discards, unseen, scorings, second_round, ending, turn, to_act, steps,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct SeatData {
    vp: i16,
    coins: u16,
    vases: u8,
    ranch: u8,
    supply: u8,
    /// The recesses that still hold a house, from 1 at the top.
    houses: Houses,
    /// Houses that became settlements.
    houses_gone: u8,
    settlements: u8,
    cattle: u8,
    /// How many inhabitants of recesses have been taken.
    tiers_emptied: u8,
    coin_track: u8,
    card_track: u8,
    production: BTreeMap<Resource, u8>,
    boats: [Resource; 2],
    levers: Levers,
    levers_down: Levers,
    on_projects: u8,
    projects: Vec<ScoringTile>,
    scored: Vec<ScoringTile>,
    played: Vec<Card>,
    ship: u8,
    turns: u8,
    /// How many cards are in the hand.
    hand: u8,
}

read_fields! { strict SeatData:
    vp, coins, vases, ranch, supply, houses, houses_gone, settlements, cattle, tiers_emptied,
    coin_track, card_track, production, boats, levers, levers_down, on_projects, projects, scored,
    played, ship, turns, hand,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct EminenceData {
    level: Level,
    vp: i16,
    houses: u8,
    settlements: u8,
    cattle: u8,
    cactus: u8,
    ship: u8,
    solo_tiles: Set<SoloTile>,
    face_down: Set<SoloTile>,
    revealed: Option<SoloTile>,
    preferred: Space,
}

read_fields! { strict EminenceData:
    level, vp, houses, settlements, cattle, cactus, ship, solo_tiles, face_down, revealed,
    preferred,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct TileData {
    at: Space,
    tile: Tile,
    upper: Option<Presence>,
    lower: Option<Presence>,
}

read_fields! { strict TileData: at, tile, upper, lower }

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct PastureData {
    at: Space,
    /// How many cattle each side has there.
    cattle: [u8; MAX_PLAYERS],
}

read_fields! { strict PastureData: at, cattle }

impl View {
    /// The view as it is sent.
    pub(crate) fn data(&self) -> ViewData {
        let open = self.open();
        let seats = Seat::all(open.n_seats());
        let (tiles, pastures) = laid(open);
        ViewData {
            viewer: self.viewer(),
            seats: seats
                .map(|seat| seat_data(open, open.player(seat), self.hand_size(seat) as u8))
                .collect(),
            eminence: open.eminence.as_ref().map(eminence_data),
            tiles,
            pastures,
            mound: open.mound.iter().collect(),
            strips: open.strips.to_vec(),
            covered: open.covered,
            scoring_tiles: open.scoring.to_vec(),
            offered: open.offered.to_vec(),
            hand: listed(self.hand()),
            discards: listed(&open.discards),
            unseen: listed(self.unseen()),
            scorings: open.n_scorings,
            second_round: open.is_second_round,
            ending: open.is_ending,
            turn: open.turn,
            to_act: open.to_act(),
            steps: open.steps.to_vec(),
        }
    }
}

fn listed(cards: &CardSet) -> Vec<Card> {
    cards.iter().collect()
}

fn laid(open: &Open) -> (Vec<TileData>, Vec<PastureData>) {
    let (mut tiles, mut pastures) = (Vec::new(), Vec::new());
    for at in open.terrain.laid().iter() {
        let spot = open.terrain.spot(at);
        match spot.laid {
            Laid::Nothing => {}
            Laid::Pasture => pastures.push(PastureData { at, cattle: spot.cattle }),
            Laid::Building(tile) => {
                let [upper, lower] = spot.sites;
                tiles.push(TileData { at, tile, upper, lower });
            }
        }
    }
    (tiles, pastures)
}

fn seat_data(open: &Open, player: &Player, hand: u8) -> SeatData {
    let areas = |bits: u8| {
        let tiles = open.scoring.iter().enumerate();
        tiles.filter(|(area, _)| bits >> area & 1 == 1).map(|(_, &tile)| tile).collect()
    };
    SeatData {
        vp: player.vp,
        coins: player.coins,
        vases: player.vases,
        ranch: player.ranch,
        supply: player.supply,
        houses: player.houses,
        houses_gone: player.houses_gone,
        settlements: player.settlements,
        cattle: player.cattle,
        tiers_emptied: player.tiers_emptied,
        coin_track: player.steps(Track::Coin),
        card_track: player.steps(Track::Card),
        production: Resource::ALL.iter().map(|&one| (one, player.production.of(one))).collect(),
        boats: player.boats,
        levers: player.levers,
        levers_down: player.used,
        on_projects: player.inhabitants_on_projects,
        projects: areas(player.projects),
        scored: areas(player.scored),
        played: listed(&player.display),
        ship: player.ship,
        turns: player.turns,
        hand,
    }
}

fn eminence_data(eminence: &Eminence) -> EminenceData {
    EminenceData {
        level: eminence.level,
        vp: eminence.vp,
        houses: eminence.houses,
        settlements: eminence.settlements,
        cattle: eminence.cattle,
        cactus: eminence.cactus,
        ship: eminence.ship,
        solo_tiles: eminence.tiles,
        face_down: eminence.stack,
        revealed: eminence.revealed,
        preferred: eminence.preferred,
    }
}
