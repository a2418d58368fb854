//! Any position set up by hand, and the only door from there to a state.

use crate::card::{Card, CardSet};
use crate::components::Components;
use crate::land::Piece;
use crate::options::Options;
use crate::player::{LastingEffects, N_INHABITANTS, N_TIER_INHABITANTS, Player};
use crate::space::{Site, Space};
use crate::state::{EMINENCE, MAX_PLAYERS, Open, State};
use crate::step::Step;
use crate::tile::Tile;
use table::{BySeat, Edition, Faults, Game, QuickChance, Seat, Side, Silent};

/// A position that may be nonsense until [`Position::state`] has looked at it.
///
/// It begins as a match whose set-up is done, with empty hands and nobody on the map.
#[derive(Clone, Debug)]
pub struct Position {
    /// Everything that lies open.
    pub open: Open,
    /// The hands.
    pub hands: BySeat<CardSet, MAX_PLAYERS>,
}

/// Takes the topmost house off the board.
fn take_house(player: &mut Player, parts: &Components) {
    let recess = player.houses_to_take(&parts.boards).first();
    player.houses.remove(recess.expect("a house is left"));
}

impl Position {
    /// A match of so many players before its first turn, with our components.
    pub fn new(players: usize) -> Result<Position, Faults> {
        Position::of_edition(players, &Edition::ours())
    }

    /// A match of so many players before its first turn.
    pub fn of_edition(players: usize, edition: &Edition<State>) -> Result<Position, Faults> {
        let mut chance = QuickChance::new(1);
        let options = Options { players, level: None };
        let mut state = State::set_up(edition, &options, &mut chance, &mut Silent)?;
        let mut actions = Vec::new();
        while matches!(state.open.step(), Some(Step::PickTile { .. } | Step::FirstSite { .. })) {
            state.legal(&mut actions);
            // The first turn of the Wise Eminence would follow by itself.
            if state.open.steps.len() == 2 && state.open.is_solo() {
                let seat = Seat::FIRST;
                state.open.player_mut(seat).production.0[0] = 1;
                state.open.steps.clear();
                state.open.steps.push(Step::Turn { seat });
                break;
            }
            state.apply_unchecked(actions[0], &mut chance, &mut Silent);
        }
        Ok(Position { open: state.open, hands: BySeat::default() })
    }

    /// Asks for this step first.
    pub fn ask(&mut self, step: Step) {
        self.open.steps.push(step);
    }

    /// Lays a tile, from the mound if it is a gray one.
    pub fn lay(&mut self, at: Space, tile: Tile) {
        self.open.mound.remove(tile);
        self.open.terrain.lay(at, tile);
    }

    /// Lays a pasture from the supply.
    pub fn lay_pasture(&mut self, at: Space) {
        self.open.pastures_left -= 1;
        self.open.terrain.lay_pasture(at);
    }

    /// Puts a piece on a site; houses and settlements come off the board of their owner.
    pub fn put(&mut self, site: Site, side: impl Into<Side>, piece: Piece) {
        let side = side.into();
        self.open.terrain.put(site, side, piece);
        if let Some(eminence) = &mut self.open.eminence
            && side == EMINENCE
        {
            match piece {
                Piece::House => eminence.houses -= 1,
                Piece::Settlement => {
                    eminence.houses -= 1;
                    eminence.settlements -= 1;
                }
                Piece::Inhabitant => {}
            }
            return;
        }
        let parts = &self.open.components;
        let player = &mut self.open.players[side.index()];
        match piece {
            Piece::Inhabitant => {}
            Piece::House => take_house(player, parts),
            Piece::Settlement => {
                take_house(player, parts);
                player.houses_gone += 1;
                player.settlements -= 1;
            }
        }
    }

    /// Puts cattle on a pasture.
    pub fn put_cattle(&mut self, at: Space, side: impl Into<Side>) {
        let side = side.into();
        self.open.terrain.put_cattle(at, side);
        match &mut self.open.eminence {
            Some(eminence) if side == EMINENCE => eminence.cattle -= 1,
            _ => self.open.players[side.index()].cattle -= 1,
        }
    }

    /// The state, if the position is possible: what follows from the rest is worked out, and
    /// every piece must be in one place.
    pub fn state(mut self) -> Result<State, Faults> {
        let displays = self.open.players.iter().map(|player| player.display);
        let hands = self.hands.iter().map(|(_, hand)| *hand);
        let elsewhere = displays.chain(hands).fold(self.open.discards, |all, cards| all | cards);
        let deck = Card::all().collect::<CardSet>() - elsewhere;
        for seat in Seat::all(self.open.n_seats()) {
            let n_on_map = self.open.terrain.sites_with(seat, Piece::Inhabitant).count() as u8;
            let parts = &self.open.components;
            let player = &mut self.open.players[seat.index()];
            player.lasting = LastingEffects::of(&player.display, parts);
            let elsewhere =
                player.ranch + n_on_map + player.inhabitants_on_projects + N_TIER_INHABITANTS
                    - player.tiers_emptied;
            player.supply = N_INHABITANTS.checked_sub(elsewhere).ok_or_else(|| {
                Faults(vec![format!("seat {seat}: {elsewhere} inhabitants are too many")])
            })?;
        }
        let mut state = State { open: self.open, hands: self.hands, deck };
        state.audit_players().map_err(|fault| Faults(vec![fault]))?;
        state.settle(&mut QuickChance::new(2), &mut Silent);
        Ok(state)
    }
}
