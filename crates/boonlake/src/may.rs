//! Whether one thing may be done, and by which rule not. What is legal is listed by asking the
//! same questions.

use crate::action::Wage;
use crate::card::Card;
use crate::components::Boards;
use crate::effect::{Bundle, Effect, SiteCost};
use crate::house_recess::HouseRecess;
use crate::land::{Piece, Presence};
use crate::lever::{Lever, LeverUse};
use crate::offer::{Offer, Offered};
use crate::region::Region;
use crate::resource::Resource;
use crate::rule::Rule;
use crate::scoring_tile::ScoringTile;
use crate::space::{Site, Space};
use crate::state::State;
use crate::step::Step;
use crate::tile::MAX_CATTLE;
use table::Seat;

/// Presences that a settlement needs.
const PRESENCES_NEEDED: u8 = 3;
/// Coins or cards that hiring costs.
pub(crate) const WAGE: u8 = 3;

pub(crate) type Verdict = Result<(), Rule>;

/// `Ok` if something holds, otherwise the rule that asks for it.
pub(crate) fn demand(holds: bool, rule: Rule) -> Verdict {
    if holds { Ok(()) } else { Err(rule) }
}

impl State {
    pub(crate) fn may_play(&self, seat: Seat, offer: Offer, card: Card) -> Verdict {
        demand(self.hand(seat).has(card), Rule::NotInHand)?;
        demand(offer.has_kind(self.parts().card(card).kind), Rule::WrongKind)?;
        let player = self.open.player(seat);
        player.check_price(&player.card_price(card, self.parts()))
    }

    pub(crate) fn may_discard(&self, seat: Seat, offer: Offer, card: Card) -> Verdict {
        demand(offer.has(Offered::Discard), Rule::NoDiscard)?;
        demand(self.hand(seat).has(card), Rule::NotInHand)?;
        demand(offer.has_kind(self.parts().card(card).kind), Rule::WrongKind)
    }

    pub(crate) fn may_realise(&self, seat: Seat, tile: ScoringTile) -> Verdict {
        let area = self.open.area(tile).ok_or(Rule::NotInPlay)?;
        let player = self.open.player(seat);
        demand(player.projects >> area & 1 == 0, Rule::ProjectDone)?;
        player.check_price(&player.project_price(tile, self.parts()))
    }

    pub(crate) fn may_lay(&self, at: Space) -> Verdict {
        demand(!self.open.terrain.laid().has(at), Rule::SpaceTaken)?;
        demand(self.open.map().open_spaces().has(at), Rule::NotAdjacent)
    }

    pub(crate) fn may_develop(&self, seat: Seat, site: Site) -> Verdict {
        let player = self.open.player(seat);
        demand(player.ranch > 0, Rule::NoInhabitant)?;
        let rule = self.open.map().site_rule(site).ok_or(Rule::NoSite)?;
        demand(self.open.terrain.piece(site).is_none(), Rule::SiteTaken)?;
        let can_pay = match rule.cost {
            Some(SiteCost::Coins(coins)) => player.coins >= coins.into(),
            Some(SiteCost::Cards(cards)) => self.hand(seat).len() >= cards.into(),
            Some(SiteCost::Vp(_)) | None => true,
        };
        demand(can_pay, Rule::SiteCost)
    }

    pub(crate) fn may_house(&self, seat: Seat, site: Site, is_free: bool) -> Verdict {
        let own = Presence { side: seat.into(), piece: Piece::Inhabitant };
        demand(self.open.terrain.piece(site) == Some(own), Rule::NotOwnInhabitant)?;
        self.may_house_somewhere(seat, is_free)
    }

    /// What every house needs, wherever it is built.
    pub(crate) fn may_house_somewhere(&self, seat: Seat, is_free: bool) -> Verdict {
        let player = self.open.player(seat);
        demand(!player.houses.is_empty() || player.houses_gone > 0, Rule::NoHouse)?;
        demand(is_free || player.ranch > 0, Rule::NoInhabitantForHouse)
    }

    pub(crate) fn may_settle(
        &self,
        seat: Seat,
        offer: Offer,
        site: Site,
        lever: bool,
        vp: u8,
    ) -> Verdict {
        let map = self.open.map();
        let own = Presence { side: seat.into(), piece: Piece::House };
        demand(map.piece(site) == Some(own), Rule::NotOwnHouse)?;
        self.may_settle_somewhere(seat, offer, lever, vp)?;
        let discount = offer.settlement_discount() + u8::from(lever);
        let needed = PRESENCES_NEEDED.saturating_sub(discount);
        demand(map.presences_beside(site) >= needed, Rule::FewPresences)
    }

    /// What every settlement needs, wherever it is built.
    pub(crate) fn may_settle_somewhere(
        &self,
        seat: Seat,
        offer: Offer,
        lever: bool,
        vp: u8,
    ) -> Verdict {
        let player = self.open.player(seat);
        demand(player.settlements > 0, Rule::NoSettlement)?;
        demand(!lever || player.is_ready(Lever::Settlement), Rule::LeverNotReady)?;
        let due = self.open.settlement_due(seat, offer, lever, vp).ok_or(Rule::WrongVp)?;
        demand(player.ranch >= due, Rule::FewInhabitants)
    }

    pub(crate) fn may_place_cattle(&self, seat: Seat, at: Space, vp: u8) -> Verdict {
        let terrain = &self.open.terrain;
        demand(terrain.pastures().has(at), Rule::NoPasture)?;
        let n_there = terrain.spot(at).n_cattle();
        demand(n_there < MAX_CATTLE, Rule::PastureFull)?;
        let player = self.open.player(seat);
        demand(player.cattle > 0, Rule::NoCattle)?;
        let due = self.open.cattle_due(seat, n_there, vp).ok_or(Rule::WrongCattleVp)?;
        demand(player.ranch >= due, Rule::FewForCattle)
    }

    pub(crate) fn may_modernize(&self, seat: Seat, offer: Offer, lever: Lever) -> Verdict {
        let player = self.open.player(seat);
        demand(!player.levers.has(lever), Rule::LeverOwned)?;
        let needs_inhabitant = offer.has(Offered::ModernizeShared);
        demand(!needs_inhabitant || player.ranch > 0, Rule::LeverInhabitant)?;
        demand(player.coins >= player.lever_cost(lever, self.boards()).into(), Rule::LeverCoins)
    }

    pub(crate) fn may_hire(&self, seat: Seat, wage: Wage) -> Verdict {
        let player = self.open.player(seat);
        demand(player.supply > 0, Rule::NoSupply)?;
        let can_pay = match wage {
            Wage::Coins => player.coins >= WAGE.into(),
            Wage::Cards => self.hand(seat).len() >= WAGE.into(),
        };
        demand(can_pay, Rule::CannotHire)
    }

    pub(crate) fn may_choose_region(&self, region: Region) -> Verdict {
        let is_free = !self.open.covered.has(region);
        demand(is_free || self.open.free_labels().next().is_none(), Rule::RegionCovered)
    }

    pub(crate) fn may_produce(&self, seat: Seat, resource: Resource) -> Verdict {
        demand(self.open.player(seat).production.of(resource) < 2, Rule::SiteFull)
    }

    /// Whether a seat can give what an exchange asks for.
    pub(crate) fn may_give(&self, seat: Seat, give: &Bundle) -> Verdict {
        let player = self.open.player(seat);
        let can_give = self.hand(seat).len() >= give.cards.into()
            && player.coins >= give.coins.into()
            && player.vases >= give.vases
            && player.ranch >= give.inhabitants;
        demand(can_give, Rule::CannotGive)
    }

    pub(crate) fn may_exchange(&self, seat: Seat, card: Card, is_back: bool) -> Verdict {
        let Effect::Exchange { give, take, both_ways } = self.parts().card(card).effect else {
            return Err(Rule::NotAsked);
        };
        demand(!is_back || both_ways, Rule::OneWay)?;
        self.may_give(seat, if is_back { &take } else { &give })
    }

    /// Whether nothing but coins, cards or inhabitants is missing for an exchange, which levers
    /// could bring.
    pub(crate) fn has_vases_to_exchange(&self, seat: Seat, card: Card) -> bool {
        let Effect::Exchange { give, take, both_ways } = self.parts().card(card).effect else {
            return false;
        };
        let vases = self.open.player(seat).vases;
        vases >= give.vases || both_ways && vases >= take.vases
    }

    /// Whether a lever may be used in this way at this step.
    pub(crate) fn may_use(&self, seat: Seat, step: Step, lever: LeverUse) -> Verdict {
        let player = self.open.player(seat);
        demand(player.is_ready(lever.lever()), Rule::LeverNotReady)?;
        match lever {
            LeverUse::TakeVase => demand(is_shared(step), Rule::LeverNotShared),
            LeverUse::Modernize => {
                demand(is_shared(step), Rule::LeverNotShared)?;
                demand(
                    self.offers_anything(seat, Offer::of([Offered::Modernize])),
                    Rule::LeverNotNow,
                )
            }
            LeverUse::Upgrade => {
                demand(is_shared(step), Rule::LeverNotShared)?;
                demand(self.offers_anything(seat, Offer::of([Offered::Upgrade])), Rule::LeverNotNow)
            }
            LeverUse::SellVase => {
                demand(is_shared(step), Rule::LeverNotShared)?;
                demand(player.vases > 0, Rule::LeverCost)
            }
            LeverUse::Production | LeverUse::ThreeCoins => {
                let is_card = matches!(step, Step::Offer { offer, .. } if offer.has_card());
                demand(is_card, Rule::LeverNoCard)
            }
            LeverUse::Region => {
                let Step::RegionShare { region, .. } = step else { return Err(Rule::LeverNotNow) };
                let n_presences = self.open.map().presences_outside(seat, region);
                demand(n_presences > 0, Rule::LeverNotNow)
            }
            LeverUse::Boat => {
                let can_move = player.boats[1] > Resource::Wood;
                demand(is_any_time(step) && can_move, Rule::LeverNotNow)
            }
            LeverUse::Tile => demand(matches!(step, Step::TileLever { .. }), Rule::LeverNotNow),
            LeverUse::TwoCoins | LeverUse::TwoCards | LeverUse::FiveCoins => {
                demand(is_any_time(step), Rule::LeverNotNow)
            }
            LeverUse::Cards => {
                demand(is_any_time(step), Rule::LeverNotNow)?;
                demand(self.hand(seat).len() >= 2, Rule::LeverCost)
            }
        }
    }

    pub(crate) fn may_trade(&self, seat: Seat, tile: ScoringTile, pieces: u8) -> Verdict {
        let terms = self.open.trade_terms(seat, tile);
        let can_pay = pieces <= terms.n_needed.min(terms.n_pieces)
            && self.open.player(seat).coins >= terms.coins(pieces);
        demand(can_pay, Rule::CannotTrade)
    }

    pub(crate) fn may_score(&self, seat: Seat, tile: ScoringTile) -> Verdict {
        let area = self.open.area(tile).ok_or(Rule::TileScored)?;
        demand(self.open.player(seat).scored >> area & 1 == 0, Rule::TileScored)
    }

    /// What is printed on boards.
    #[inline]
    pub(crate) fn boards(&self) -> &Boards {
        &self.parts().boards
    }

    /// Whether the next house can be taken from a recess.
    pub(crate) fn may_take_house(&self, seat: Seat, recess: HouseRecess) -> Verdict {
        let choice = self.open.player(seat).houses_to_take(self.boards());
        demand(choice.has(recess), Rule::NotThatHouse)
    }

    pub(crate) fn may_sail(&self, seat: Seat, steps: u8, max_steps: u8) -> Verdict {
        let is_possible = (1..=max_steps).contains(&steps)
            && self.open.landing(seat, steps) != self.open.landing(seat, steps - 1);
        demand(is_possible, Rule::TooFar)
    }
}

/// Whether this is the shared part of an action, untouched so far.
fn is_shared(step: Step) -> bool {
    match step {
        Step::Offer { offer, .. } => offer.has(Offered::Share),
        Step::Hire { has_hired, .. } => !has_hired,
        Step::RegionShare { .. } | Step::PioneerShare { .. } => true,
        Step::PickTile { .. }
        | Step::FirstSite { .. }
        | Step::Turn { .. }
        | Step::Eminence
        | Step::EminenceSail { .. }
        | Step::Recruit { .. }
        | Step::PayCard { .. }
        | Step::PayProject { .. }
        | Step::Drop { .. }
        | Step::TakeHouse { .. }
        | Step::SiteReward { .. }
        | Step::Exchange { .. }
        | Step::LiftLever { .. }
        | Step::Explore { .. }
        | Step::Lay { .. }
        | Step::Pasture { .. }
        | Step::TileLever { .. }
        | Step::Produce { .. }
        | Step::VaseOrProduce { .. }
        | Step::ChooseTrack { .. }
        | Step::ChooseRegion { .. }
        | Step::Sail { .. }
        | Step::EndTurn { .. }
        | Step::Scoring { .. }
        | Step::ScoreTile { .. }
        | Step::Trade { .. }
        | Step::Income
        | Step::LeversUp => false,
    }
}

/// Whether the levers that need no occasion can be used here. In the middle of paying they
/// cannot, since they could take away what is being paid with.
pub(crate) fn is_any_time(step: Step) -> bool {
    matches!(
        step,
        Step::Turn { .. }
            | Step::Offer { .. }
            | Step::Exchange { .. }
            | Step::Explore { .. }
            | Step::Pasture { .. }
            | Step::ChooseRegion { .. }
            | Step::RegionShare { .. }
            | Step::PioneerShare { .. }
            | Step::Hire { .. }
            | Step::Sail { .. }
            | Step::ScoreTile { .. }
            | Step::Trade { .. }
    )
}
