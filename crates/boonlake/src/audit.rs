//! Whether everything is in exactly one place.

use crate::card::{CardSet, N_CARDS};
use crate::land::Piece;
use crate::player::{
    LastingEffects, N_CATTLE, N_HOUSES, N_INHABITANTS, N_SETTLEMENTS, N_TIER_INHABITANTS, Player,
};
use crate::region::Strip;
use crate::state::{EMINENCE, Eminence, State};
use crate::step::Step;
use crate::tile::N_PASTURES;
use table::{Game as _, Seat};

impl State {
    /// Counts every component against the box, and compares everything kept with the same worked
    /// out anew. Says what does not fit.
    pub(crate) fn audit_all(&self) -> Result<(), String> {
        if let Some(eminence) = &self.open.eminence {
            self.audit_eminence(eminence)?;
        }
        self.audit_players()
    }

    /// The same without the pieces of the Wise Eminence, of which a position set up by hand may
    /// have as many as it likes.
    pub(crate) fn audit_players(&self) -> Result<(), String> {
        self.audit_cards()?;
        if !self.open.map().is_consistent() {
            return Err("what is kept about the map is wrong".to_owned());
        }
        let n_pastures = self.open.terrain.pastures().len() as u8 + self.open.pastures_left;
        if n_pastures != N_PASTURES {
            return Err(format!("{n_pastures} pastures"));
        }
        for seat in Seat::all(self.n_seats()) {
            self.audit_pieces(seat).map_err(|fault| format!("seat {seat}: {fault}"))?;
        }
        let standings = self.standings().totals();
        let totals = self.totals();
        if standings.iter().zip(Seat::all(4)).any(|(&sum, seat)| sum != totals[seat]) {
            return Err("the breakdown does not add up to the total".to_owned());
        }
        let mut strips = self.open.strips;
        strips.sort_unstable();
        if strips[..] != *Strip::ALL { Err("strips are missing".to_owned()) } else { Ok(()) }
    }

    /// Every card is in exactly one place.
    fn audit_cards(&self) -> Result<(), String> {
        let mut all = CardSet::EMPTY;
        let mut n_cards = 0;
        let displays = self.open.players.iter().map(|player| &player.display);
        let hands = self.hands.iter().map(|(_, hand)| hand);
        let heaps = hands.chain(displays).chain([&self.deck, &self.open.discards]);
        for heap in heaps {
            n_cards += heap.len();
            all = all | *heap;
        }
        for step in &self.open.steps {
            if let Step::PayCard { card, .. } = *step {
                n_cards += 1;
                all.add(card);
            }
        }
        if n_cards != N_CARDS || all.len() != N_CARDS {
            return Err(format!("{n_cards} cards, {} of them different", all.len()));
        }
        Ok(())
    }

    /// Every piece of the Wise Eminence is in exactly one place; a house that became a settlement
    /// is out of the game.
    fn audit_eminence(&self, eminence: &Eminence) -> Result<(), String> {
        let terrain = &self.open.terrain;
        let on_map = |piece| terrain.sites_with(EMINENCE, piece).count() as u8;
        let settlements = on_map(Piece::Settlement);
        let n_cattle: u8 =
            terrain.pastures().iter().map(|at| terrain.spot(at).cattle[EMINENCE.index()]).sum();
        let pieces = (
            eminence.houses + on_map(Piece::House) + settlements,
            eminence.settlements + settlements,
            eminence.cattle + n_cattle,
        );
        if pieces != (N_HOUSES, N_SETTLEMENTS, N_CATTLE) || on_map(Piece::Inhabitant) > 0 {
            return Err(format!("the pieces of the Wise Eminence are {pieces:?}"));
        }
        Ok(())
    }

    /// Every piece of a player is in exactly one place.
    fn audit_pieces(&self, seat: Seat) -> Result<(), String> {
        let terrain = &self.open.terrain;
        let player: &Player = self.open.player(seat);
        let on_map = |piece| terrain.sites_with(seat, piece).count() as u8;
        let in_recesses = N_TIER_INHABITANTS - player.tiers_emptied;
        let inhabitants = player.ranch
            + player.supply
            + in_recesses
            + on_map(Piece::Inhabitant)
            + player.inhabitants_on_projects;
        if inhabitants != N_INHABITANTS {
            return Err(format!("{inhabitants} inhabitants"));
        }
        let houses = player.houses.len() as u8 + player.houses_gone + on_map(Piece::House);
        let settlements = player.settlements + on_map(Piece::Settlement);
        let n_cattle: u8 =
            terrain.pastures().iter().map(|at| terrain.spot(at).cattle[seat.index()]).sum();
        let pieces = (houses, settlements, player.cattle + n_cattle);
        if pieces != (N_HOUSES, N_SETTLEMENTS, N_CATTLE) {
            return Err(format!("{houses} houses, {settlements} settlements, {n_cattle} cattle"));
        }
        if !(player.used - player.levers).is_empty() {
            return Err("a lever that is not there is used".to_owned());
        }
        if player.lasting != LastingEffects::of(&player.display, self.parts()) {
            return Err("the lasting effects are not those of the cards".to_owned());
        }
        if player.boats[0] > player.boats[1] {
            return Err("the boats are not in order".to_owned());
        }
        Ok(())
    }
}
