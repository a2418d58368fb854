//! Whether a position is one that play can lead to, as far as can be told by counting.

use crate::board::MAX_LOCATIONS;
use crate::cell_set::CellSet;
use crate::state::Open;
use crate::step::{Piece, Step};
use table::Seat;

impl Open {
    /// Whether all pieces and tiles are accounted for, and what is kept about places is right.
    pub(crate) fn audit(&self) -> Result<(), String> {
        self.audit_pieces()?;
        self.audit_tiles()
    }

    /// Every piece is in exactly one place, and what is kept about places is right.
    fn audit_pieces(&self) -> Result<(), String> {
        let mut occupied = self.walls;
        let mut special = CellSet::EMPTY;
        let mut guarded = CellSet::EMPTY;
        self.turn.scouts.iter().for_each(|&scout| occupied.add(scout));
        let mut n_occupied = self.walls.len() + self.turn.scouts.len();
        let is_lifted =
            |seat: Seat| matches!(self.step(), Some(Step::Put { .. })) && seat == self.turn.seat;
        for seat in Seat::all(self.setting.n_seats) {
            let kingdom = &self.kingdoms[seat];
            occupied |= kingdom.pieces;
            n_occupied += kingdom.pieces.len();
            let mut own = kingdom.pieces;
            if seat == self.turn.seat {
                self.turn.scouts.iter().for_each(|&scout| own.add(scout));
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
            let n_settlements = self.settlements(seat).len()
                + [kingdom.supply, kingdom.kept, kingdom.kept_due]
                    .map(usize::from)
                    .iter()
                    .sum::<usize>()
                + kingdom.marks.count_ones() as usize
                + usize::from(is_lifted(seat));
            if n_settlements != usize::from(self.setting.contents().settlements) {
                return Err(format!("seat {seat}: {n_settlements} settlements"));
            }
        }
        if occupied != self.occupied || occupied.len() != n_occupied {
            return Err("two pieces on a hex, or a hex wrongly taken".to_owned());
        }
        if special != self.special_pieces || guarded != self.guarded {
            return Err("special pieces or guards are wrong".to_owned());
        }
        if self.walls.len() > usize::from(self.setting.contents().walls) {
            return Err("more walls than there are".to_owned());
        }
        if occupied.meets(&self.board().special) {
            return Err("a piece on a special hex".to_owned());
        }
        Ok(())
    }

    /// Every tile is on its hex, with a seat, or gone; a seat holds a tile only beside its hex.
    fn audit_tiles(&self) -> Result<(), String> {
        let is_moving = matches!(self.step(), Some(Step::Put { .. }));
        for (tile, (hex, location)) in self.board().locations.iter().enumerate() {
            let mask = 1 << tile;
            let seats = Seat::all(self.setting.n_seats);
            let n_taken = seats.filter(|&seat| self.kingdoms[seat].taken & mask != 0).count();
            if n_taken + usize::from(self.tiles_left[tile])
                != usize::from(self.setting.contents().tiles_per_location)
            {
                return Err(format!("{location}: the tiles of {hex} do not add up"));
            }
            for seat in Seat::all(self.setting.n_seats) {
                let kingdom = &self.kingdoms[seat];
                let touches = hex.neighbours().meets(&kingdom.pieces);
                let holds = kingdom.held & mask != 0;
                if holds && !touches && !is_moving {
                    return Err(format!("seat {seat} holds {location} without touching {hex}"));
                }
                if holds && kingdom.taken & mask == 0 || kingdom.fresh & !kingdom.held != 0 {
                    return Err(format!("seat {seat}: {location} was not taken"));
                }
                if touches && kingdom.taken & mask == 0 && self.tiles_left[tile] > 0 {
                    return Err(format!("seat {seat} did not take {location} from {hex}"));
                }
            }
        }
        let mut nomads = table::Pile::EMPTY;
        self.nomads_left.iter().flatten().for_each(|&nomad| nomads.add(nomad as usize));
        for seat in Seat::all(self.setting.n_seats) {
            nomads.add_all(&self.kingdoms[seat].nomads);
            nomads.add_all(&self.kingdoms[seat].fresh_nomads);
        }
        if nomads
            .counts()
            .iter()
            .zip(self.setting.contents().nomads.counts())
            .any(|(here, all)| here > all)
        {
            return Err("more nomad tiles than there are".to_owned());
        }
        if self.nomads_left[self.board().nomads.len()..].iter().any(Option::is_some) {
            return Err("a nomad tile without a hex".to_owned());
        }
        let extra = self.tiles_left[self.board().locations.len()..MAX_LOCATIONS].iter();
        if extra.sum::<u8>() > 0 { Err("tiles without a hex".to_owned()) } else { Ok(()) }
    }
}
