//! What the seat to act may do: the list, and the verdict on a single action.

use crate::action::{Action, Wage};
use crate::land::Piece;
use crate::lever::{Lever, LeverUse};
use crate::may::{Verdict, demand, is_any_time};
use crate::offer::Offer;
use crate::region::{Region, Strip};
use crate::resource::{Resource, Track};
use crate::rule::Rule;
use crate::state::State;
use crate::step::Step;
use arrayvec::ArrayVec;
use std::ops::ControlFlow::{self, Break, Continue};
use table::Seat;

/// What a visitor of actions answers: go on, or enough.
type Flow = ControlFlow<()>;

impl State {
    /// Fills `actions` with everything that is legal now.
    pub(crate) fn list(&self, actions: &mut Vec<Action>) {
        actions.clear();
        if let Some(step) = self.open.step() {
            let _complete = self.visit(step, &mut |action| {
                actions.push(action);
                Continue(())
            });
        }
    }

    /// Whether an offer leaves anything to choose, judged by what all can see: of a hand only its
    /// size, so that being asked tells nobody what is in it.
    pub(crate) fn leaves_choice(&self, seat: Seat, offer: Offer) -> bool {
        let player = self.open.player(seat);
        let step = Step::Offer { seat, offer };
        let ready = player.levers.without(player.used);
        let uses_lever = |uses: &[LeverUse]| self.has_use_for(seat, step, uses);
        if offer.has(Offer::FORGONE) {
            return uses_lever(&LeverUse::INSTEAD_OF_CARD)
                || uses_lever(&LeverUse::INSTEAD_OF_SHARE);
        }
        // What no lever can help with.
        if offer == Offer::FREE_HOUSE {
            return self.offers_anything(seat, offer);
        }
        if offer.has(Offer::DRAW_ONE.or(Offer::DRAW_TWO))
            || offer.has_card() && !self.hand(seat).is_empty()
        {
            return true;
        }
        if !ready.is_empty()
            && (uses_lever(&LeverUse::TO_SPEND)
                || uses_lever(&LeverUse::INSTEAD_OF_CARD)
                || uses_lever(&LeverUse::INSTEAD_OF_SHARE))
        {
            return true;
        }
        self.offers_anything(seat, offer)
            || offer.has_card() && self.visit_projects(seat, &mut |_| Break(())).is_break()
    }

    /// Whether a seat can use a lever in one of these ways at a step.
    pub(crate) fn has_use_for(&self, seat: Seat, step: Step, uses: &[LeverUse]) -> bool {
        uses.iter().any(|&lever| self.may_use(seat, step, lever).is_ok())
    }

    /// Whether an offer has anything on the map or on the player board that can be done.
    pub(crate) fn offers_anything(&self, seat: Seat, offer: Offer) -> bool {
        self.visit_board(seat, offer, &mut |_| Break(())).is_break()
    }

    /// The first two choices at a step, which show whether there is anything to choose.
    pub(crate) fn first_choices(&self, step: Step) -> ArrayVec<Action, 2> {
        let mut choices = ArrayVec::new();
        let _complete = self.visit(step, &mut |action| {
            choices.push(action);
            if choices.is_full() { Break(()) } else { Continue(()) }
        });
        choices
    }

    /// Shows every legal action to a visitor, until it has seen enough.
    fn visit(&self, step: Step, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        let Some(seat) = step.seat() else { return Continue(()) };
        match step {
            Step::PickTile { .. } => {
                for tile in self.open.offered[seat.index()] {
                    see(Action::Pick { tile })?;
                }
            }
            Step::FirstSite { .. } | Step::Produce { .. } => self.visit_sites(seat, see)?,
            Step::VaseOrProduce { .. } => {
                see(Action::Vase)?;
                self.visit_sites(seat, see)?;
            }
            Step::Turn { .. } => {
                for &strip in &self.open.strips {
                    see(Action::Choose { strip })?;
                }
            }
            Step::Offer { offer, .. } => self.visit_offer(seat, offer, see)?,
            Step::PayCard { card, .. } => {
                let player = self.open.player(seat);
                self.visit_ways(&player.ways(&player.card_price(card)), see)?;
            }
            Step::PayProject { tile, .. } => {
                let player = self.open.player(seat);
                self.visit_ways(&player.ways(&player.project_price(tile)), see)?;
            }
            Step::Drop { .. } => {
                for card in self.hand(seat).iter() {
                    see(Action::Drop { card })?;
                }
            }
            Step::Exchange { card, .. } => {
                for (action, is_back) in [(Action::Exchange, false), (Action::ExchangeBack, true)] {
                    if self.may_exchange(seat, card, is_back).is_ok() {
                        see(action)?;
                    }
                }
                see(Action::Pass)?;
            }
            Step::LiftLever { .. } => {
                for lever in self.open.player(seat).used.iter() {
                    see(Action::Lift { lever })?;
                }
            }
            Step::Explore { .. } => {
                see(Action::Explore)?;
                see(Action::Pass)?;
            }
            Step::Lay { .. } => self.visit_spaces(see)?,
            Step::Pasture { .. } => {
                self.visit_spaces(see)?;
                see(Action::Pass)?;
            }
            Step::TileLever { .. } => {
                see(Action::Use { lever: LeverUse::TileInhabitant })?;
                see(Action::Pass)?;
            }
            Step::ChooseTrack { .. } => {
                for &track in Track::ALL {
                    see(Action::Advance { track })?;
                }
            }
            Step::ChooseRegion { .. } => {
                for &region in Region::ALL {
                    if self.may_choose_region(region).is_ok() {
                        see(Action::Region { region })?;
                    }
                }
            }
            Step::RegionShare { .. } => {
                see(Action::Take)?;
                self.visit_levers(seat, step, &[LeverUse::RegionVp], see)?;
                self.visit_levers(seat, step, &LeverUse::INSTEAD_OF_SHARE, see)?;
            }
            Step::PioneerShare { .. } => {
                see(Action::Draw)?;
                self.visit_levers(seat, step, &LeverUse::INSTEAD_OF_SHARE, see)?;
            }
            Step::Hire { .. } => {
                for &wage in Wage::ALL {
                    if self.may_hire(seat, wage).is_ok() {
                        see(Action::Hire { wage })?;
                    }
                }
                self.visit_levers(seat, step, &LeverUse::INSTEAD_OF_SHARE, see)?;
                see(Action::Pass)?;
            }
            Step::Sail { steps: max_steps, .. } => {
                for steps in 1..=max_steps {
                    if self.may_sail(seat, steps, max_steps).is_ok() {
                        see(Action::Sail { steps })?;
                    }
                }
            }
            Step::ScoreTile { .. } => {
                for &tile in &self.open.scoring {
                    if self.may_score(seat, tile).is_ok() {
                        see(Action::Score { tile })?;
                    }
                }
            }
            Step::Trade { tile, .. } => {
                let (n_needed, ..) = self.trade_terms(seat, tile);
                for pieces in 0..=n_needed {
                    if self.may_trade(seat, tile, pieces).is_ok() {
                        see(Action::Trade { pieces })?;
                    }
                }
                see(Action::Pass)?;
            }
            Step::SiteReward { .. } | Step::Recruit { .. } | Step::EndTurn { .. } => {}
            Step::Eminence | Step::EminenceSail { .. } => {}
            Step::Scoring { .. } | Step::Income | Step::LeversUp => {}
        }
        if is_any_time(step) {
            self.visit_levers(seat, step, &LeverUse::AT_ANY_TIME, see)?;
        }
        Continue(())
    }

    fn visit_offer(&self, seat: Seat, offer: Offer, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        let step = Step::Offer { seat, offer };
        if !offer.has(Offer::FORGONE) {
            if offer.has_card() {
                for card in self.hand(seat).iter() {
                    if self.may_play(seat, offer, card).is_ok() {
                        see(Action::Play { card })?;
                    }
                    if self.may_discard(seat, offer, card).is_ok() {
                        see(Action::Discard { card })?;
                    }
                }
                self.visit_projects(seat, see)?;
            }
            if offer.has(Offer::DRAW_ONE.or(Offer::DRAW_TWO)) {
                see(Action::Draw)?;
            }
            self.visit_board(seat, offer, see)?;
        }
        self.visit_levers(seat, step, &LeverUse::INSTEAD_OF_SHARE, see)?;
        self.visit_levers(seat, step, &LeverUse::INSTEAD_OF_CARD, see)?;
        see(Action::Pass)
    }

    fn visit_projects(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        for &tile in &self.open.scoring {
            if self.may_realise(seat, tile).is_ok() {
                see(Action::Project { tile })?;
            }
        }
        Continue(())
    }

    /// What an offer allows on the map and on the player board.
    fn visit_board(&self, seat: Seat, offer: Offer, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        let player = self.open.player(seat);
        let terrain = &self.open.terrain;
        if offer.has(Offer::DEVELOP) && player.ranch > 0 {
            for site in terrain.free_sites() {
                if self.may_develop(seat, site).is_ok() {
                    see(Action::Develop { site })?;
                }
            }
        }
        let is_free = offer.has(Offer::FREE_HOUSE);
        if (is_free || offer.has(Offer::UPGRADE)) && self.may_house_somewhere(seat, is_free).is_ok()
        {
            for site in terrain.sites_with(seat, Piece::Inhabitant) {
                see(Action::House { site })?;
            }
        }
        if offer.has(Offer::UPGRADE.or(Offer::CHEAP_SETTLEMENT)) {
            self.visit_settlements(seat, offer, see)?;
        }
        if offer.has(Offer::CATTLE) && player.cattle > 0 {
            for at in terrain.pastures().iter() {
                for vp in 0..=player.cattle_surcharge() {
                    if self.may_place_cattle(seat, at, vp).is_ok() {
                        see(Action::Cattle { at, vp })?;
                    }
                }
            }
        }
        if offer.has(Offer::MODERNIZE.or(Offer::MODERNIZE_SHARED)) {
            for lever in Lever::all() {
                if self.may_modernize(seat, offer, lever).is_ok() {
                    see(Action::Modernize { lever })?;
                }
            }
        }
        Continue(())
    }

    fn visit_settlements(
        &self,
        seat: Seat,
        offer: Offer,
        see: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        let player = self.open.player(seat);
        if player.settlements == 0 {
            return Continue(());
        }
        for site in self.open.terrain.sites_with(seat, Piece::House) {
            for lever in [false, true] {
                for vp in 0..=player.settlement_surcharge() {
                    if self.may_settle(seat, offer, site, lever, vp).is_ok() {
                        see(Action::Settle { site, lever, vp })?;
                    }
                }
            }
        }
        Continue(())
    }

    fn visit_sites(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        for &resource in Resource::ALL {
            if self.may_produce(seat, resource).is_ok() {
                see(Action::Produce { resource })?;
            }
        }
        Continue(())
    }

    fn visit_spaces(&self, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        for at in self.open.terrain.open_spaces().iter() {
            see(Action::Lay { at })?;
        }
        Continue(())
    }

    fn visit_ways(
        &self,
        ways: &crate::payment::Ways,
        see: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        for way in ways {
            see(Action::Pay { boats: way.boats, levers: way.levers })?;
        }
        Continue(())
    }

    fn visit_levers(
        &self,
        seat: Seat,
        step: Step,
        uses: &[LeverUse],
        see: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        for &lever in uses {
            if self.may_use(seat, step, lever).is_ok() {
                see(Action::Use { lever })?;
            }
        }
        Continue(())
    }

    /// Whether an action is legal now, and by which rule not.
    pub(crate) fn verdict(&self, action: Action) -> Verdict {
        let step = self.open.step().ok_or(Rule::Over)?;
        let seat = step.seat().ok_or(Rule::NotAsked)?;
        if let Action::Use { lever } = action {
            if matches!(step, Step::PickTile { .. } | Step::FirstSite { .. }) {
                return Err(Rule::NotAsked);
            }
            return self.may_use(seat, step, lever);
        }
        match (step, action) {
            (Step::PickTile { .. }, Action::Pick { tile }) => {
                demand(self.open.offered[seat.index()].contains(&tile), Rule::NotOffered)
            }
            (
                Step::FirstSite { .. } | Step::Produce { .. } | Step::VaseOrProduce { .. },
                Action::Produce { resource },
            ) => self.may_produce(seat, resource),
            (Step::VaseOrProduce { .. }, Action::Vase) => Ok(()),
            (Step::Turn { .. }, Action::Choose { strip }) => {
                demand(Strip::ALL.contains(&strip), Rule::NotAsked)
            }
            (Step::Offer { .. }, Action::Pass) => Ok(()),
            (Step::Offer { offer, .. }, action) if !offer.has(Offer::FORGONE) => {
                self.verdict_on_offer(seat, offer, action)
            }
            (Step::PayCard { card, .. }, Action::Pay { boats, levers }) => {
                let player = self.open.player(seat);
                let ways = player.ways(&player.card_price(card));
                let is_offered = ways.iter().any(|way| (way.boats, way.levers) == (boats, levers));
                demand(is_offered, Rule::NotThatWay)
            }
            (Step::PayProject { tile, .. }, Action::Pay { boats, levers }) => {
                let player = self.open.player(seat);
                let ways = player.ways(&player.project_price(tile));
                let is_offered = ways.iter().any(|way| (way.boats, way.levers) == (boats, levers));
                demand(is_offered, Rule::NotThatWay)
            }
            (Step::Drop { .. }, Action::Drop { card }) => {
                demand(self.hand(seat).has(card), Rule::NotInHand)
            }
            (Step::Exchange { card, .. }, Action::Exchange) => self.may_exchange(seat, card, false),
            (Step::Exchange { card, .. }, Action::ExchangeBack) => {
                self.may_exchange(seat, card, true)
            }
            (Step::LiftLever { .. }, Action::Lift { lever }) => {
                demand(self.open.player(seat).used.has(lever), Rule::NotUsed)
            }
            (Step::Explore { .. }, Action::Explore) => Ok(()),
            (Step::Lay { .. } | Step::Pasture { .. }, Action::Lay { at }) => self.may_lay(at),
            (Step::ChooseTrack { .. }, Action::Advance { .. }) => Ok(()),
            (Step::ChooseRegion { .. }, Action::Region { region }) => {
                self.may_choose_region(region)
            }
            (Step::RegionShare { .. }, Action::Take) => Ok(()),
            (Step::PioneerShare { .. }, Action::Draw) => Ok(()),
            (Step::Hire { .. }, Action::Hire { wage }) => self.may_hire(seat, wage),
            (Step::Sail { steps: max_steps, .. }, Action::Sail { steps }) => {
                self.may_sail(seat, steps, max_steps)
            }
            (Step::ScoreTile { .. }, Action::Score { tile }) => self.may_score(seat, tile),
            (Step::Trade { tile, .. }, Action::Trade { pieces }) => {
                self.may_trade(seat, tile, pieces)
            }
            (
                Step::Exchange { .. }
                | Step::Explore { .. }
                | Step::Pasture { .. }
                | Step::TileLever { .. }
                | Step::Hire { .. }
                | Step::Trade { .. },
                Action::Pass,
            ) => Ok(()),
            _ => Err(Rule::NotAsked),
        }
    }

    fn verdict_on_offer(&self, seat: Seat, offer: Offer, action: Action) -> Verdict {
        let asks = |what: Offer| demand(offer.has(what), Rule::NotAsked);
        match action {
            Action::Play { card } => {
                asks(Offer::CARD)?;
                self.may_play(seat, offer, card)
            }
            Action::Discard { card } => {
                asks(Offer::CARD)?;
                self.may_discard(seat, offer, card)
            }
            Action::Project { tile } => {
                asks(Offer::CARD)?;
                self.may_realise(seat, tile)
            }
            Action::Draw => {
                demand(offer.has(Offer::DRAW_ONE.or(Offer::DRAW_TWO)), Rule::NothingDrawn)
            }
            Action::Develop { site } => {
                asks(Offer::DEVELOP)?;
                self.may_develop(seat, site)
            }
            Action::House { site } => {
                asks(Offer::UPGRADE.or(Offer::FREE_HOUSE))?;
                self.may_house(seat, site, offer.has(Offer::FREE_HOUSE))
            }
            Action::Settle { site, lever, vp } => {
                asks(Offer::UPGRADE.or(Offer::CHEAP_SETTLEMENT))?;
                self.may_settle(seat, offer, site, lever, vp)
            }
            Action::Cattle { at, vp } => {
                asks(Offer::CATTLE)?;
                self.may_place_cattle(seat, at, vp)
            }
            Action::Modernize { lever } => {
                asks(Offer::MODERNIZE.or(Offer::MODERNIZE_SHARED))?;
                self.may_modernize(seat, offer, lever)
            }
            _ => Err(Rule::NotAsked),
        }
    }
}
