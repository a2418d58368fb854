//! What the conformance tests need to know of this game.

use crate::action::Action;
use crate::cell::{Cell, ROWS, WIDTH};
use crate::location::Location;
use crate::objective::Objective;
use crate::options::{Expansion, Options};
use crate::power::Power;
use crate::state::State;
use crate::terrain::{Card, Terrain};
use conformance::Testable;
use table::{Game as _, QuickChance, Seat};

impl Testable for State {
    /// Every turn builds from a supply of 40 or ends the game, swords and temples give back a few;
    /// nine tiles and what belongs to them give a few dozen choices a turn at most.
    const MAX_ACTIONS: usize = 10_000;

    fn random_options(chance: &mut QuickChance) -> Options {
        let mut options = Options { players: 2 + chance.below(4), ..Options::default() };
        // A third with everything, a third base alone, a third mixed.
        let share = match chance.below(3) {
            0 => 0,
            1 => 100,
            _ => 50,
        };
        for &expansion in Expansion::ALL {
            if chance.below(100) < share {
                options.expansions.add(expansion);
            }
        }
        options.swamp_cards = !options.has(Expansion::Marshlands) && chance.below(4) == 0;
        options.lords_need_presence = chance.below(4) == 0;
        if chance.below(4) == 0 {
            let allowed: Vec<Objective> = Objective::ALL
                .iter()
                .copied()
                .filter(|objective| options.allows(objective.expansion()))
                .collect();
            let first = chance.below(allowed.len());
            options.objectives =
                Some(std::array::from_fn(|index| allowed[(first + index) % allowed.len()]));
        }
        options.of_each = chance.below(2) == 0;
        options
    }

    fn random_action(&self, chance: &mut QuickChance) -> Action {
        let mut cell = || loop {
            if let Some(cell) = Cell::new(chance.below(ROWS), chance.below(WIDTH)) {
                return cell;
            }
        };
        let at = cell();
        match chance.below(24) {
            0 => Action::Play { card: chance.pick(Card::ALL) },
            1 => Action::PlayRemoved,
            2 => Action::Replace,
            3 => Action::Choose { terrain: chance.pick(Terrain::ALL) },
            4..=6 => Action::Build { at },
            7 => Action::Use { power: Power::Location(chance.pick(Location::ALL)) },
            8 => Action::Use { power: chance.pick(&Power::BESIDE_LOCATIONS) },
            9 => Action::Again { location: chance.pick(Location::ALL) },
            10 => Action::Outpost,
            11 => Action::Lift { from: at },
            12 => Action::Put { at },
            13 => Action::Wall { at },
            14 => Action::Scout { at },
            15 => Action::Place { at },
            16 => Action::Recall { from: at },
            17 => Action::City { at },
            18 => Action::Remove { from: at },
            19 => Action::Take,
            20 => Action::SiloBuild,
            21 => Action::SiloMove,
            22 => Action::Stop,
            _ => Action::End,
        }
    }

    fn audit(&self) -> Result<(), String> {
        self.open.audit()?;
        self.audit_cards()?;
        let standings = self.standings().totals();
        let totals = self.totals();
        for seat in Seat::all(self.n_seats()) {
            if standings[seat.index()] != totals[seat] {
                return Err(format!("seat {seat}: the breakdown does not add up to the total"));
            }
        }
        Ok(())
    }
}

impl State {
    /// Every card of the match is in exactly one place.
    fn audit_cards(&self) -> Result<(), String> {
        let open = &self.open;
        let mut cards = self.deck;
        cards.add_all(&open.discards);
        cards.add_all(&open.gone);
        open.turn.card.iter().for_each(|&card| cards.add(card as usize));
        for seat in Seat::all(self.n_seats()) {
            self.hands[seat].iter().for_each(|&card| cards.add(card as usize));
        }
        if cards == open.setting.cards {
            Ok(())
        } else {
            Err(format!("cards: {cards:?} instead of {:?}", open.setting.cards))
        }
    }
}
