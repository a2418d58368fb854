//! What the conformance tests need to know of this game.

use crate::action::Action;
use crate::board::MAX_LOCATIONS;
use crate::box_contents::BOX;
use crate::cell::{Cell, ROWS, WIDTH};
use crate::cell_set::CellSet;
use crate::location::Location;
use crate::objective::Objective;
use crate::options::{Expansion, Options};
use crate::power::Power;
use crate::state::State;
use crate::step::Piece;
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
                options.expansions.insert(expansion);
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
        self.audit_pieces()?;
        self.audit_tiles()?;
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
    /// Every piece is in exactly one place, and what is kept about places is right.
    fn audit_pieces(&self) -> Result<(), String> {
        let open = &self.open;
        let mut occupied = open.walls;
        let mut special = CellSet::EMPTY;
        let mut guarded = CellSet::EMPTY;
        open.turn.scouts.iter().for_each(|&scout| occupied.add(scout));
        let mut n_occupied = open.walls.len() + open.turn.scouts.len();
        let is_lifted = |seat: Seat| {
            matches!(open.step(), Some(crate::Step::Put { .. })) && seat == open.turn.seat
        };
        for seat in Seat::all(self.n_seats()) {
            let kingdom = &open.kingdoms[seat];
            occupied |= kingdom.pieces;
            n_occupied += kingdom.pieces.len();
            let mut own = kingdom.pieces;
            if seat == open.turn.seat {
                open.turn.scouts.iter().for_each(|&scout| own.add(scout));
            }
            if own.neighbours() != kingdom.near {
                return Err(format!("seat {seat}: adjacency is wrong"));
            }
            let mut own_special: CellSet =
                Piece::ALL.iter().flat_map(|&piece| kingdom.places_of(piece)).collect();
            if let Some(middle) = kingdom.city {
                own_special |= *middle.neighbours();
                own_special.add(middle);
            }
            if !own_special.is_within(&kingdom.pieces) {
                return Err(format!("seat {seat}: a special piece is not on the board"));
            }
            special |= own_special;
            kingdom.places_of(Piece::Warrior).for_each(|at| guarded |= *at.neighbours());
            let n_settlements = open.settlements(seat).len()
                + usize::from(kingdom.supply + kingdom.kept + kingdom.kept_due)
                + kingdom.marks.count_ones() as usize
                + usize::from(is_lifted(seat));
            if n_settlements != usize::from(BOX.settlements) {
                return Err(format!("seat {seat}: {n_settlements} settlements"));
            }
        }
        if occupied != open.occupied || occupied.len() != n_occupied {
            return Err("two pieces on a hex, or a hex wrongly taken".to_owned());
        }
        if special != open.special_pieces || guarded != open.guarded {
            return Err("special pieces or guards are wrong".to_owned());
        }
        if open.walls.len() > usize::from(BOX.walls) {
            return Err("more walls than there are".to_owned());
        }
        if occupied.meets(&open.board().special) {
            return Err("a piece on a special hex".to_owned());
        }
        Ok(())
    }

    /// Every tile is on its hex, with a seat, or gone; a seat holds a tile only beside its hex.
    fn audit_tiles(&self) -> Result<(), String> {
        let open = &self.open;
        let is_moving = matches!(open.step(), Some(crate::Step::Put { .. }));
        for (tile, (hex, location)) in open.board().locations.iter().enumerate() {
            let mask = 1 << tile;
            let seats = Seat::all(self.n_seats());
            let n_taken = seats.filter(|&seat| open.kingdoms[seat].taken & mask != 0).count();
            if n_taken + usize::from(open.tiles_left[tile]) != usize::from(BOX.tiles_per_location) {
                return Err(format!("{location}: the tiles of {hex} do not add up"));
            }
            for seat in Seat::all(self.n_seats()) {
                let kingdom = &open.kingdoms[seat];
                let touches = hex.neighbours().meets(&kingdom.pieces);
                let holds = kingdom.held & mask != 0;
                if holds && !touches && !is_moving {
                    return Err(format!("seat {seat} holds {location} without touching {hex}"));
                }
                if holds && kingdom.taken & mask == 0 || kingdom.fresh & !kingdom.held != 0 {
                    return Err(format!("seat {seat}: {location} was not taken"));
                }
                if touches && kingdom.taken & mask == 0 && open.tiles_left[tile] > 0 {
                    return Err(format!("seat {seat} did not take {location} from {hex}"));
                }
            }
        }
        let mut nomads = table::Pile::EMPTY;
        open.nomads_left.iter().flatten().for_each(|&nomad| nomads.add(nomad as usize));
        for seat in Seat::all(self.n_seats()) {
            nomads.add_all(&open.kingdoms[seat].nomads);
            nomads.add_all(&open.kingdoms[seat].fresh_nomads);
        }
        if nomads.counts().iter().zip(BOX.nomads.counts()).any(|(here, all)| here > all) {
            return Err("more nomad tiles than there are".to_owned());
        }
        if open.nomads_left[open.board().nomads.len()..].iter().any(Option::is_some) {
            return Err("a nomad tile without a hex".to_owned());
        }
        let extra = open.tiles_left[open.board().locations.len()..MAX_LOCATIONS].iter();
        if extra.sum::<u8>() > 0 { Err("tiles without a hex".to_owned()) } else { Ok(()) }
    }

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
