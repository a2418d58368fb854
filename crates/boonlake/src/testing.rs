//! What the conformance tests need to know of this game.

use crate::action::{Action, Wage};
use crate::card::{Card, CardSet, N_CARDS};
use crate::land::Piece;
use crate::lever::{Lever, LeverUse, Levers};
use crate::options::{Level, Options};
use crate::player::{LastingEffects, N_INHABITANTS, Player};
use crate::region::{Region, Strip};
use crate::resource::{Resource, Track};
use crate::scoring_tile::{N_SCORING, ScoringTile};
use crate::space::{N_SPACES, Site, Space};
use crate::state::State;
use crate::step::Step;
use crate::tile::N_PASTURES;
use conformance::Testable;
use table::{Game as _, QuickChance, Seat};

impl Testable for State {
    /// Ships make at least one step a turn and the river is short; hiring and the like end with
    /// what they are paid with.
    const MAX_ACTIONS: usize = 8_000;

    fn random_options(chance: &mut QuickChance) -> Options {
        let players = 1 + chance.below(4);
        let level = (players == 1 && chance.below(6) > 0).then(|| chance.pick(Level::ALL));
        Options { players, level }
    }

    fn random_action(&self, chance: &mut QuickChance) -> Action {
        let at = Space::new(1 + chance.below(N_SPACES)).expect("a space");
        let site = Site { at, is_lower: chance.below(2) == 1 };
        let card = Card::new(1 + chance.below(N_CARDS)).expect("a card");
        let tile = ScoringTile::new(chance.below(N_SCORING)).expect("a scoring tile");
        let lever = Lever::new(1 + chance.below(12)).expect("a lever");
        let resource = chance.pick(Resource::ALL);
        let few = chance.below(4) as u8;
        match chance.below(30) {
            0 => Action::Pick { tile },
            1 => Action::Produce { resource },
            2 => Action::Choose { strip: chance.pick(Strip::ALL) },
            3 | 4 => Action::Play { card },
            5 => Action::Project { tile },
            6 => Action::Pay {
                boats: [resource, chance.pick(Resource::ALL)],
                levers: (0..few).map(|_| lever).collect::<Levers>(),
            },
            7 => Action::Discard { card },
            8 => Action::Drop { card },
            9 | 10 => Action::Use { lever: chance.pick(LeverUse::ALL) },
            11 => Action::Lift { lever },
            12 => Action::Explore,
            13 => Action::Lay { at },
            14 => Action::Develop { site },
            15 => Action::House { site },
            16 | 17 => Action::Settle { site, lever: chance.below(2) == 1, vp: few },
            18 => Action::Cattle { at, vp: few },
            19 => Action::Draw,
            20 => Action::Modernize { lever },
            21 => Action::Hire { wage: chance.pick(Wage::ALL) },
            22 => Action::Region { region: chance.pick(Region::ALL) },
            23 => Action::Take,
            24 => Action::Vase,
            25 => Action::Advance { track: chance.pick(Track::ALL) },
            26 => Action::Sail { steps: few },
            27 => chance.pick(&[Action::Exchange, Action::ExchangeBack]),
            28 => chance.pick(&[Action::Score { tile }, Action::Trade { pieces: few }]),
            _ => Action::Pass,
        }
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_cards()?;
        if !self.open.terrain.is_consistent() {
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
}

impl State {
    /// Every card is in exactly one place.
    fn audit_cards(&self) -> Result<(), String> {
        let mut all = CardSet::EMPTY;
        let mut n_cards = 0;
        let displays = self.open.players.iter().map(|player| &player.display);
        let heaps = self.hands.iter().chain(displays).chain([&self.deck, &self.open.discards]);
        for heap in heaps {
            n_cards += heap.len();
            all.add_all(*heap);
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

    /// Every piece of a player is in exactly one place.
    fn audit_pieces(&self, seat: Seat) -> Result<(), String> {
        let terrain = &self.open.terrain;
        let player: &Player = self.open.player(seat);
        let on_map = |piece| terrain.sites_with(seat, piece).count() as u8;
        let in_recesses = 2 - player.tiers_emptied;
        let inhabitants = player.ranch
            + player.supply
            + in_recesses
            + on_map(Piece::Inhabitant)
            + player.inhabitants_on_projects;
        if inhabitants != N_INHABITANTS {
            return Err(format!("{inhabitants} inhabitants"));
        }
        let houses = player.houses + player.houses_gone + on_map(Piece::House);
        let settlements = player.settlements + on_map(Piece::Settlement);
        let n_cattle: u8 =
            terrain.pastures().iter().map(|at| terrain.spot(at).cattle[seat.index()]).sum();
        if (houses, settlements, player.cattle + n_cattle) != (6, 4, 5) {
            return Err(format!("{houses} houses, {settlements} settlements, {n_cattle} cattle"));
        }
        if !player.used.is_within(player.levers) {
            return Err("a lever that is not there is used".to_owned());
        }
        if player.lasting != LastingEffects::of(&player.display) {
            return Err("the lasting effects are not those of the cards".to_owned());
        }
        if player.boats[0] > player.boats[1] {
            return Err("the boats are not in order".to_owned());
        }
        Ok(())
    }
}
