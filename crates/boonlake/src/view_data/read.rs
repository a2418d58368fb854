//! Reading a view: every value in its range, every piece and card in one place, every step
//! possible.

use super::{EminenceData, SeatData, ViewData};
use crate::card::{Card, CardSet};
use crate::components::{Back, Components};
use crate::effect::Effect;
use crate::land::{Piece, Presence, Terrain};
use crate::lever::Lever;
use crate::player::{LastingEffects, N_TIER_INHABITANTS, Player};
use crate::region::Strip;
use crate::resource::{Resource, Resources};
use crate::scoring_tile::ScoringTile;
use crate::solo_tile::SoloTile;
use crate::space::{Site, SpaceSet};
use crate::state::{Eminence, MAX_PLAYERS, Open, State};
use crate::step::{Step, Steps};
use crate::tile::{MAX_CATTLE, N_PASTURES, Tile, TileSet};
use crate::view::View;
use arrayvec::ArrayVec;
use std::sync::Arc;
use table::{BySeat, Edition, Game, ParseError, QuickChance, Seat, Side, Viewer};

/// More coins, points or vases than this nobody ever has.
const MANY: i16 = 5_000;

type Read<T> = Result<T, ParseError>;

fn wrong<T>(what: impl Into<String>) -> Read<T> {
    Err(ParseError(what.into()))
}

fn demand(holds: bool, what: impl FnOnce() -> String) -> Read<()> {
    if holds { Ok(()) } else { Err(ParseError(what())) }
}

impl ViewData {
    /// Reads a view of a match of this edition.
    pub(crate) fn read(self, edition: &Edition<State>) -> Read<View> {
        let components = &edition.components;
        let n_seats = self.seats.len();
        demand((1..=MAX_PLAYERS).contains(&n_seats), || format!("{n_seats} seats"))?;
        demand(self.eminence.is_some() == (n_seats == 1), || {
            "the Wise Eminence plays against one seat, and only then".to_owned()
        })?;
        let is_seated = |seat: Seat| seat.index() < n_seats;
        if let Viewer::Seat(seat) = self.viewer {
            demand(is_seated(seat), || format!("seat {seat} does not play"))?;
        }
        demand(is_seated(self.turn), || format!("seat {} does not play", self.turn))?;
        self.check_course()?;
        let scoring = self.scoring(n_seats)?;
        let players: Vec<Player> = self
            .seats
            .iter()
            .zip(Seat::all(n_seats))
            .map(|(data, seat)| {
                let player = self.player(data, &scoring, components);
                player.map_err(|ParseError(fault)| ParseError(format!("seat {seat}: {fault}")))
            })
            .collect::<Read<_>>()?;
        let last = components.river.last(self.second_round);
        let open = Open {
            rules: edition.rules,
            components: Arc::clone(components),
            players: players.into_iter().collect(),
            eminence: self
                .eminence
                .as_ref()
                .map(|data| eminence(data, components, last))
                .transpose()?,
            terrain: self.terrain(n_seats, components)?,
            pastures_left: N_PASTURES - self.pastures.len() as u8,
            mound: self.mound(components)?,
            strips: strips(&self.strips)?,
            covered: self.covered,
            scoring,
            offered: self.offered.iter().copied().collect(),
            discards: cards(&self.discards)?,
            n_scorings: self.scorings,
            is_second_round: self.second_round,
            is_ending: self.ending,
            turn: self.turn,
            steps: steps(&self.steps, n_seats)?,
        };
        demand(open.to_act() == self.to_act, || "another seat is asked than said".to_owned())?;
        let (hand, unseen) = (cards(&self.hand)?, cards(&self.unseen)?);
        let hand_sizes = self.hand_sizes(&hand, &unseen)?;
        let view = View::of_parts(self.viewer, open, hand, hand_sizes, unseen);
        check_state(&view.guess(&mut QuickChance::new(1)))?;
        Ok(view)
    }

    fn check_course(&self) -> Read<()> {
        let is_possible = match self.second_round {
            true => (2..=4).contains(&self.scorings),
            false => self.scorings <= 2 && !self.ending,
        };
        demand(is_possible, || format!("{} scorings are not possible here", self.scorings))?;
        let is_over = self.steps.is_empty();
        demand(!is_over || self.scorings == 4, || "nothing is pending before the end".to_owned())
    }

    fn scoring(&self, n_seats: usize) -> Read<ArrayVec<ScoringTile, 4>> {
        let n_picked = self.scoring_tiles.len();
        let is_possible = match self.offered.len() {
            0 => n_picked == 4,
            n_offered => n_offered == n_seats && n_picked < n_seats,
        };
        demand(is_possible, || format!("{n_picked} scoring tiles are not possible here"))?;
        let offered = || self.offered.iter().flatten();
        let is_first = |tiles: &[ScoringTile], at: usize| !tiles[..at].contains(&tiles[at]);
        let dealt: Vec<ScoringTile> = offered().copied().collect();
        let is_once = (0..dealt.len()).all(|at| is_first(&dealt, at))
            && (0..n_picked).all(|at| is_first(&self.scoring_tiles, at))
            && self.offered.iter().zip(&self.scoring_tiles).all(|(pair, tile)| pair.contains(tile));
        demand(is_once, || "a scoring tile is in two places".to_owned())?;
        Ok(self.scoring_tiles.iter().copied().collect())
    }

    fn player(
        &self,
        data: &SeatData,
        scoring: &[ScoringTile],
        components: &Components,
    ) -> Read<Player> {
        let boards = &components.boards;
        let limits = [
            ("vp", data.vp, -MANY, MANY),
            ("coins", i16::try_from(data.coins).unwrap_or(i16::MAX), 0, MANY),
            ("vases", data.vases.into(), 0, 200),
            ("tiers-emptied", data.tiers_emptied.into(), 0, N_TIER_INHABITANTS.into()),
            ("coin-track", data.coin_track.into(), 0, boards.coin_track.len() as i16 - 1),
            ("card-track", data.card_track.into(), 0, boards.card_track.len() as i16 - 1),
            ("ship", data.ship.into(), 1, components.river.last(self.second_round).into()),
            ("turns", data.turns.into(), 0, 250),
            ("on-projects", data.on_projects.into(), 0, data.projects.len() as i16),
        ];
        check_limits(&limits)?;
        let mut production = Resources::default();
        for &resource in Resource::ALL {
            let level = data.production.get(&resource).copied();
            let level = level.filter(|&level| level <= 2);
            let level = level.ok_or_else(|| ParseError(format!("no level of {resource}")))?;
            production.0[resource as usize] = level;
        }
        let areas = |tiles: &[ScoringTile]| -> Read<u8> {
            tiles.iter().try_fold(0u8, |bits, tile| {
                let area = scoring.iter().position(|there| there == tile);
                match area.map(|area| 1 << area) {
                    Some(bit) if bits & bit == 0 => Ok(bits | bit),
                    _ => wrong(format!("{tile} is there twice or is not in play")),
                }
            })
        };
        let display = cards(&data.played)?;
        Ok(Player {
            vp: data.vp,
            coins: data.coins,
            vases: data.vases,
            ranch: data.ranch.min(N_MOST),
            supply: data.supply.min(N_MOST),
            houses: data.houses,
            houses_gone: data.houses_gone.min(N_MOST),
            settlements: data.settlements.min(N_MOST),
            cattle: data.cattle.min(N_MOST),
            tiers_emptied: data.tiers_emptied,
            tracks: [data.coin_track, data.card_track],
            production,
            boats: data.boats,
            levers: data.levers,
            used: data.levers_down,
            inhabitants_on_projects: data.on_projects,
            projects: areas(&data.projects)?,
            scored: areas(&data.scored)?,
            display,
            lasting: LastingEffects::of(&display, components),
            ship: data.ship,
            turns: data.turns,
        })
    }

    fn terrain(&self, n_seats: usize, components: &Components) -> Read<Terrain> {
        let n_sides = n_seats.max(2);
        let mut terrain = Terrain::default();
        let mut seen = TileSet::default();
        let mut laid = SpaceSet::EMPTY;
        let mut lay = |at| {
            let is_free = !laid.has(at);
            laid.add(at);
            demand(is_free, || format!("two tiles lie on {at}"))
        };
        for data in &self.tiles {
            lay(data.at)?;
            demand(!seen.has(data.tile), || format!("{} lies there twice", data.tile))?;
            seen.add(data.tile);
            terrain.lay(data.at, data.tile);
            let n_sites = components.tile(data.tile).sites.len();
            for (site, piece) in Site::of(data.at).into_iter().zip([data.upper, data.lower]) {
                let Some(Presence { side, piece }) = piece else { continue };
                let is_there = site.index() < n_sites && side.index() < n_sides;
                demand(is_there, || format!("nobody can stand on {site}"))?;
                terrain.put(site, side, piece);
            }
        }
        demand(self.pastures.len() <= N_PASTURES.into(), || "too many pastures".to_owned())?;
        for data in &self.pastures {
            lay(data.at)?;
            let n_cattle: u16 = data.cattle.iter().copied().map(u16::from).sum();
            let are_owned = data.cattle.iter().skip(n_sides).all(|&number| number == 0);
            let is_possible = n_cattle <= MAX_CATTLE.into() && are_owned;
            demand(is_possible, || format!("the cattle on {} cannot be", data.at))?;
            terrain.lay_pasture(data.at);
            for (side, &number) in Side::all(n_sides).zip(&data.cattle) {
                (0..number).for_each(|_| terrain.put_cattle(data.at, side));
            }
        }
        Ok(terrain)
    }

    /// Every gray tile lies on the map, is being laid, or has not been seen.
    fn mound(&self, components: &Components) -> Read<TileSet> {
        let being_laid = self.steps.iter().filter_map(|step| match step {
            Step::Lay { tile, .. } => Some(*tile),
            _ => None,
        });
        let on_map = self.tiles.iter().map(|data| data.tile);
        let is_gray = |tile: &Tile| components.tile(*tile).back == Back::Gray;
        let mut all: Vec<Tile> =
            self.mound.iter().copied().chain(being_laid).chain(on_map.filter(is_gray)).collect();
        all.sort_unstable();
        demand(all.into_iter().eq(Tile::all().filter(is_gray)), || {
            "a gray tile is missing or in two places".to_owned()
        })?;
        Ok(self.mound.iter().copied().collect())
    }

    /// The sizes of the hands. Those of the others are among the cards that are not seen.
    fn hand_sizes(&self, hand: &CardSet, unseen: &CardSet) -> Read<BySeat<u8, MAX_PLAYERS>> {
        let mut sizes = BySeat::default();
        let mut n_others = 0;
        for (seat, data) in Seat::all(self.seats.len()).zip(&self.seats) {
            sizes[seat] = data.hand;
            if self.viewer.is(seat) {
                let is_right = usize::from(data.hand) == hand.len();
                demand(is_right, || "the own hand has another size than said".to_owned())?;
            } else {
                n_others += usize::from(data.hand);
            }
        }
        demand(self.viewer != Viewer::Watcher || hand.is_empty(), || {
            "a watcher holds cards".to_owned()
        })?;
        demand(n_others <= unseen.len(), || {
            "more cards in hands than there are unseen".to_owned()
        })?;
        Ok(sizes)
    }
}

/// More pieces than any player has, so that sums of wrong numbers stay small.
const N_MOST: u8 = 20;

fn check_limits(limits: &[(&str, i16, i16, i16)]) -> Read<()> {
    for &(what, value, least, most) in limits {
        demand((least..=most).contains(&value), || {
            format!("{what} is {value}, which is not from {least} to {most}")
        })?;
    }
    Ok(())
}

fn cards(listed: &[Card]) -> Read<CardSet> {
    let set: CardSet = listed.iter().copied().collect();
    demand(set.len() == listed.len(), || "a card is listed twice".to_owned())?;
    Ok(set)
}

fn strips(listed: &[Strip]) -> Read<[Strip; Strip::ALL.len()]> {
    let mut sorted = listed.to_vec();
    sorted.sort_unstable();
    demand(sorted == Strip::ALL, || "the strips are not each there once".to_owned())?;
    listed.try_into().map_err(|_| ParseError("the strips are not each there once".to_owned()))
}

fn steps(listed: &[Step], n_seats: usize) -> Read<Steps> {
    let is_seated = |seat: Seat| seat.index() < n_seats;
    demand(listed.iter().filter_map(|step| step.seat()).all(is_seated), || {
        "a seat is asked that does not play".to_owned()
    })?;
    let mut steps = Steps::new();
    demand(listed.len() <= steps.capacity(), || "too many steps".to_owned())?;
    steps.extend(listed.iter().copied());
    Ok(steps)
}

fn eminence(data: &EminenceData, components: &Components, last: u8) -> Read<Eminence> {
    check_limits(&[
        ("the Wise Eminence's vp", data.vp, -MANY, MANY),
        ("its cactus", data.cactus.into(), 0, components.solo.cactus.len() as i16 - 1),
        ("its ship", data.ship.into(), 1, last.into()),
        ("its houses", data.houses.into(), 0, components.solo.houses.len() as i16),
        ("its settlements", data.settlements.into(), 0, components.solo.settlements.len() as i16),
        ("its cattle", data.cattle.into(), 0, components.solo.cattle.len() as i16),
    ])?;
    let (n_a, n_b) = components.solo.removed[data.level as usize];
    let n_of = |is_b: bool| data.solo_tiles.iter().filter(|tile| tile.is_b() == is_b).count();
    let half = SoloTile::ALL.len() / 2;
    let is_possible = n_of(false) == half - usize::from(n_a)
        && n_of(true) == half - usize::from(n_b)
        && (data.face_down - data.solo_tiles).is_empty()
        && data.revealed.is_none_or(|tile| data.solo_tiles.has(tile) && !data.face_down.has(tile));
    demand(is_possible, || "these solo tiles are not those of the level".to_owned())?;
    Ok(Eminence {
        level: data.level,
        vp: data.vp,
        houses: data.houses,
        settlements: data.settlements,
        cattle: data.cattle,
        cactus: data.cactus,
        ship: data.ship,
        tiles: data.solo_tiles,
        stack: data.face_down,
        revealed: data.revealed,
        preferred: data.preferred,
    })
}

/// Every piece and card is in one place, every step is possible, and the topmost asks for
/// something.
fn check_state(state: &State) -> Read<()> {
    state.audit_all().map_err(ParseError)?;
    for &step in &state.open.steps {
        let is_possible =
            step.seat().is_none_or(|seat| fits(state, seat, step)) && fits_match(&state.open, step);
        demand(is_possible, || format!("the step {step:?} is not possible"))?;
    }
    let mut actions = Vec::new();
    state.legal(&mut actions);
    demand(actions.is_empty() == state.open.steps.is_empty(), || {
        "the step that is asked leaves no choice".to_owned()
    })
}

/// Whether the match has what a step that belongs to no seat needs.
fn fits_match(open: &Open, step: Step) -> bool {
    match step {
        Step::Eminence => open.is_solo(),
        Step::EminenceSail { steps } => open.is_solo() && (1..=MAX_STEPS).contains(&steps),
        Step::Scoring { first } => first.index() < open.n_seats(),
        Step::Income | Step::LeversUp => open.n_scorings > 0,
        _ => true,
    }
}

/// The most steps a row gives.
const MAX_STEPS: u8 = 4;

/// Whether a seat has what a step is about.
fn fits(state: &State, seat: Seat, step: Step) -> bool {
    let open = &state.open;
    let player = open.player(seat);
    let has_inhabitant = |site| {
        open.terrain.piece(site) == Some(Presence { side: seat.into(), piece: Piece::Inhabitant })
    };
    match step {
        Step::PickTile { .. } => open.scoring.len() <= seat.index() && !open.offered.is_empty(),
        Step::PayCard { card, .. } => open.card_ways(seat, card).len() > 1,
        Step::PayProject { tile, .. } => {
            open.area(tile).is_some_and(|area| player.projects >> area & 1 == 0)
                && open.project_ways(seat, tile).len() > 1
        }
        Step::Drop { left, .. } => left > 0 && usize::from(left) < state.hand(seat).len(),
        Step::TakeHouse { site, is_free, .. } => {
            has_inhabitant(site)
                && (is_free || player.ranch > 0)
                && player.houses_to_take(state.boards()).len() > 1
        }
        Step::SiteReward { site, .. } => has_inhabitant(site) && open.map().has_site(site),
        Step::Exchange { card, .. } => {
            let is_exchange = matches!(open.parts().card(card).effect, Effect::Exchange { .. });
            is_exchange && player.display.has(card)
        }
        Step::TileLever { .. } => player.is_ready(Lever::Tile) && player.supply > 0,
        Step::ChooseTrack { steps, .. } => (1..=9).contains(&steps),
        Step::Sail { steps, .. } => (1..=MAX_STEPS).contains(&steps),
        Step::ScoreTile { .. } => open.scoring.len() == 4 && open.n_scorings > 0,
        Step::Trade { tile, .. } => {
            open.parts().scoring(tile).condition.is_exchange()
                && open.n_scorings > 0
                && open.area(tile).is_some_and(|area| player.scored >> area & 1 == 1)
        }
        Step::FirstSite { .. }
        | Step::Turn { .. }
        | Step::Recruit { .. }
        | Step::Offer { .. }
        | Step::LiftLever { .. }
        | Step::Explore { .. }
        | Step::Lay { .. }
        | Step::Pasture { .. }
        | Step::Produce { .. }
        | Step::VaseOrProduce { .. }
        | Step::ChooseRegion { .. }
        | Step::RegionShare { .. }
        | Step::PioneerShare { .. }
        | Step::Hire { .. }
        | Step::EndTurn { .. } => true,
        Step::Eminence
        | Step::EminenceSail { .. }
        | Step::Scoring { .. }
        | Step::Income
        | Step::LeversUp => true,
    }
}
