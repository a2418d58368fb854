//! What something costs and brings, in numbers, before it is done. The rules go by these numbers
//! when they carry it out, and whoever tells a player what a choice means asks for the same.

use crate::components::Recess;
use crate::effect::{Condition, Counted};
use crate::land::Piece;
use crate::offer::Offer;
use crate::player::Player;
use crate::resource::Track;
use crate::scoring_tile::ScoringTile;
use crate::space::{Site, Space};
use crate::state::Open;
use table::Seat;

/// VP that may be given instead of an inhabitant of a surcharge.
pub(crate) const VP_FOR_INHABITANT: i16 = 4;
/// Inhabitants that a settlement costs.
const SETTLEMENT_INHABITANTS: u8 = 2;
/// VP lost for a second settlement in a region.
const SAME_REGION_VP: i16 = 5;
/// Coins for each house next to placed cattle.
const COINS_PER_HOUSE: u16 = 2;
/// Coins that stand for an inhabitant or a vase.
const COINS_FOR_PIECE: u8 = 5;
/// Coins given where only coins are asked for.
const COINS_ALONE: u8 = 2;

/// What a settlement costs and brings, apart from the recess it leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SettlementTerms {
    /// Inhabitants to give.
    pub inhabitants: u8,
    /// VP given for inhabitants of the surcharge.
    pub surcharge_vp: i16,
    /// VP lost because the player has a settlement in the region already.
    pub region_vp: i16,
    /// VP that the site brings, or costs if below 0.
    pub site_vp: i16,
}

/// What cattle cost and bring, apart from the recess they leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CattleTerms {
    /// Inhabitants to give.
    pub inhabitants: u8,
    /// VP given for inhabitants of the surcharge.
    pub surcharge_vp: i16,
    /// Coins for houses next to the pasture, and by cards.
    pub coins: u16,
    /// VP at each interim scoring for the settlements next to the pasture.
    pub vp_at_scorings: u8,
}

/// The exchanges that a scoring tile asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TradeTerms {
    /// How many.
    pub n_needed: u8,
    /// How many inhabitants or vases the seat has for them.
    pub n_pieces: u8,
    /// Coins for each that is made without a piece.
    pub coins_each: u8,
    /// VP for each.
    pub vp_each: u8,
}

impl TradeTerms {
    /// The coins to be given beside so many pieces.
    pub fn coins(self, pieces: u8) -> u16 {
        u16::from(self.coins_each) * u16::from(self.n_needed.saturating_sub(pieces))
    }

    /// The VP of all exchanges.
    pub fn vp(self) -> i16 {
        i16::from(self.vp_each) * i16::from(self.n_needed)
    }
}

/// Something that stands on the board of a player until it is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Placed {
    /// A house.
    House,
    /// A settlement.
    Settlement,
    /// Cattle.
    Cattle,
}

/// How many inhabitants are to be given, when VP replace some of the surcharge.
fn inhabitants_due(base: u8, surcharge: u8, discount: u8, vp: u8) -> Option<u8> {
    if vp > surcharge {
        return None;
    }
    (base + surcharge).saturating_sub(discount).checked_sub(vp)
}

impl Open {
    /// The inhabitants that a seat gives for a settlement, wherever it is; `None` if VP would
    /// replace more than the surcharge.
    pub(crate) fn settlement_due(
        &self,
        seat: Seat,
        offer: Offer,
        lever: bool,
        vp: u8,
    ) -> Option<u8> {
        let surcharge = self.player(seat).settlement_surcharge(&self.parts().boards);
        let discount = offer.settlement_discount() + u8::from(lever);
        inhabitants_due(SETTLEMENT_INHABITANTS, surcharge, discount, vp)
    }

    /// What a settlement on a site costs a seat and brings it, with or without the lever and with
    /// VP for so many inhabitants of the surcharge.
    pub fn settlement_terms(
        &self,
        seat: Seat,
        offer: Offer,
        site: Site,
        lever: bool,
        vp: u8,
    ) -> Option<SettlementTerms> {
        let map = self.map();
        let region = map.region(site.at);
        let mut others = map.sites_with(seat, Piece::Settlement);
        let is_second = others.any(|other| map.region(other.at) == region);
        Some(SettlementTerms {
            inhabitants: self.settlement_due(seat, offer, lever, vp)?,
            surcharge_vp: VP_FOR_INHABITANT * i16::from(vp),
            region_vp: if is_second { SAME_REGION_VP } else { 0 },
            site_vp: map.site_rule(site).map_or(0, |rule| rule.on_settlement.into()),
        })
    }

    /// The inhabitants that a seat gives for cattle on a pasture with so many; `None` if VP would
    /// replace more than the surcharge.
    pub(crate) fn cattle_due(&self, seat: Seat, n_there: u8, vp: u8) -> Option<u8> {
        let player = self.player(seat);
        let surcharge = player.cattle_surcharge(&self.parts().boards);
        let discount = player.lasting.cattle_inhabitants;
        inhabitants_due(n_there + 1, surcharge, discount, vp)
    }

    /// What cattle on a pasture cost a seat and bring it, with VP for so many inhabitants of the
    /// surcharge.
    pub fn cattle_terms(&self, seat: Seat, at: Space, vp: u8) -> Option<CattleTerms> {
        let player = self.player(seat);
        let n_there = self.terrain.spot(at).n_cattle();
        let map = self.map();
        let n_houses = map.pieces_around(at, Piece::House);
        Some(CattleTerms {
            inhabitants: self.cattle_due(seat, n_there, vp)?,
            surcharge_vp: VP_FOR_INHABITANT * i16::from(vp),
            coins: COINS_PER_HOUSE * u16::from(n_houses) + u16::from(player.lasting.cattle_coins),
            vp_at_scorings: map.pieces_around(at, Piece::Settlement),
        })
    }

    /// Whether the inhabitant of a tier comes to the ranch when a piece is placed next.
    pub fn frees_inhabitant(&self, seat: Seat, placed: Placed) -> bool {
        let boards = &self.parts().boards;
        let mut player: Player = self.player(seat).clone();
        match placed {
            Placed::House => {
                let Some(first) = player.houses_to_take(boards).first() else { return false };
                player.houses.remove(first);
            }
            Placed::Settlement => player.settlements = player.settlements.saturating_sub(1),
            Placed::Cattle => player.cattle = player.cattle.saturating_sub(1),
        }
        let next = boards.inhabitants.get(usize::from(player.tiers_emptied));
        next.is_some_and(|recess| player.has_emptied(recess.tier, boards))
    }

    /// The recess that the next settlement or cattle leaves; of houses there may be several.
    pub fn next_recess(&self, seat: Seat, placed: Placed) -> Option<&Recess> {
        let (boards, player) = (&self.parts().boards, self.player(seat));
        match placed {
            Placed::House => {
                let choice = player.houses_to_take(boards);
                choice.first().filter(|_| choice.len() == 1).map(|recess| boards.house(recess))
            }
            Placed::Settlement => boards.settlements.get(usize::from(player.settlements_taken())),
            Placed::Cattle => boards.cattle.get(usize::from(player.cattle_taken())),
        }
    }

    /// What the next interim scoring pays a seat, apart from levers and the scoring tile: coins,
    /// cards and VP. At the fourth it is VP only.
    pub fn next_income(&self, seat: Seat) -> (u16, u8, u16) {
        let (boards, player) = (&self.parts().boards, self.player(seat));
        let space = |track: Track| boards.track(track)[usize::from(player.steps(track))];
        let (coin, card) = (space(Track::Coin), space(Track::Card));
        let (coins, vp) = player.empty_recesses(boards).fold((0, 0), |(coins, vp), recess| {
            (coins + u16::from(recess.coins), vp + u16::from(recess.vp))
        });
        let vp = vp + u16::from(coin.vp + card.vp) + u16::from(self.map().cattle_vp(seat));
        if self.n_scorings >= 3 {
            return (0, 0, vp);
        }
        (coins + u16::from(coin.income), card.income, vp)
    }

    /// The exchanges a tile asks for at this interim scoring.
    pub fn trade_terms(&self, seat: Seat, tile: ScoringTile) -> TradeTerms {
        let sheet = self.parts().scoring(tile);
        let n_needed = sheet.values[usize::from(self.n_scorings.clamp(1, 4)) - 1].0;
        let player = self.player(seat);
        let (n_pieces, coins_each, vp_each) = match sheet.condition {
            Condition::ExchangeInhabitants => (player.ranch, COINS_FOR_PIECE, 2),
            Condition::ExchangeVases => (player.vases, COINS_FOR_PIECE, 2),
            _ => (0, COINS_ALONE, 1),
        };
        TradeTerms { n_needed, n_pieces, coins_each, vp_each }
    }

    /// How much a seat has of what a scoring tile asks for; where it asks for two things, of both
    /// in their order. Of exchanges it is how many could be made.
    pub fn has_for(&self, seat: Seat, tile: ScoringTile) -> (u8, u8) {
        let (player, map, parts) = (self.player(seat), self.map(), self.parts());
        match parts.scoring(tile).condition {
            Condition::AtLeast(what) => (self.count(seat, what), 0),
            Condition::LowerTrack => (player.tracks[0].min(player.tracks[1]), 0),
            Condition::ConnectedTiles => (map.connected_tiles(seat), 0),
            Condition::Bridges => (map.presences_at_bridges(seat), 0),
            Condition::Regions([one, other]) => {
                (map.presences_in(seat, one), map.presences_in(seat, other))
            }
            Condition::CardKinds([one, other]) => {
                (player.n_played(one, parts), player.n_played(other, parts))
            }
            Condition::ExchangeInhabitants
            | Condition::ExchangeVases
            | Condition::ExchangeCoins => {
                let terms = self.trade_terms(seat, tile);
                let by_coins = player.coins / u16::from(terms.coins_each);
                (terms.n_pieces.saturating_add(u8::try_from(by_coins).unwrap_or(u8::MAX)), 0)
            }
        }
    }

    /// Whether a seat meets the condition of a tile at an interim scoring; exchanges are never
    /// met by themselves.
    pub fn meets(&self, seat: Seat, tile: ScoringTile, scoring: u8) -> bool {
        let sheet = self.parts().scoring(tile);
        let (most, least) = sheet.values[usize::from(scoring) - 1];
        let is_pair = |one: u8, other: u8| one.max(other) >= most && one.min(other) >= least;
        let (one, other) = self.has_for(seat, tile);
        match sheet.condition {
            Condition::AtLeast(_)
            | Condition::LowerTrack
            | Condition::ConnectedTiles
            | Condition::Bridges => one >= most,
            Condition::Regions(_) => is_pair(one, other),
            Condition::CardKinds(_) => {
                // Each realised project counts as a card of either kind, whichever is needed.
                let n_projects = self.player(seat).projects.count_ones() as u8;
                (0..=n_projects).any(|share| is_pair(one + share, other + n_projects - share))
            }
            Condition::ExchangeInhabitants
            | Condition::ExchangeVases
            | Condition::ExchangeCoins => false,
        }
    }

    /// The VP that a tile brings a seat at this interim scoring, or costs it if it is missed.
    pub fn tile_vp(&self, seat: Seat, tile: ScoringTile) -> i16 {
        let is_own = self.area(tile) == Some(seat.index());
        let factor = if is_own { 2 } else { 1 };
        factor * i16::from(self.n_scorings)
    }

    /// How much of something a seat has.
    pub fn count(&self, seat: Seat, what: Counted) -> u8 {
        match what {
            Counted::Presences(region) => self.map().presences_in(seat, region),
            what => self.player(seat).count(what).expect("counted for the player"),
        }
    }
}
