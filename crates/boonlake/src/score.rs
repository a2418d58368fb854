//! The final scoring.

use crate::effect::Effect;
use crate::state::Open;
use table::Seat;

impl Open {
    /// VP for owned levers: two each from four on, three each from seven on.
    pub fn lever_vp(&self, seat: Seat) -> i32 {
        let n_levers = self.player(seat).levers.len() as i32;
        match n_levers {
            0..=3 => 0,
            4..=6 => 2 * n_levers,
            _ => 3 * n_levers,
        }
    }

    /// The VP printed on played cards.
    pub fn card_vp(&self, seat: Seat) -> i32 {
        let display = self.player(seat).display;
        display.iter().map(|card| i32::from(self.parts().card(card).vp)).sum()
    }

    /// What played cards pay at the end.
    pub fn effect_vp(&self, seat: Seat) -> i32 {
        let display = self.player(seat).display;
        display.iter().map(|card| self.vp_of_effect(seat, self.parts().card(card).effect)).sum()
    }

    /// What one effect pays at the end, as things stand.
    pub fn vp_of_effect(&self, seat: Seat, effect: Effect) -> i32 {
        match effect {
            Effect::Per { what, vp } => i32::from(vp) * i32::from(self.count(seat, what)),
            Effect::Threshold { what, low, high } => match self.count(seat, what) {
                count if count >= high.0 => high.1.into(),
                count if count >= low.0 => low.1.into(),
                _ => 0,
            },
            Effect::Tracks { .. }
            | Effect::Gain(_)
            | Effect::Exchange { .. }
            | Effect::LiftLever
            | Effect::FreeHouse
            | Effect::CheapSettlement
            | Effect::Always(_) => 0,
        }
    }

    /// VP for recesses of the lower tiers that are empty.
    pub fn tier_vp(&self, seat: Seat) -> i32 {
        let boards = &self.parts().boards;
        let empty = self.player(seat).empty_recesses(boards);
        empty.map(|recess| i32::from(boards.tier_of(recess).end_vp)).sum()
    }

    /// Everything: the track and what the final scoring gives, as things stand.
    pub fn total_vp(&self, seat: Seat) -> i32 {
        i32::from(self.player(seat).vp)
            + self.lever_vp(seat)
            + self.card_vp(seat)
            + self.effect_vp(seat)
            + self.tier_vp(seat)
    }
}
