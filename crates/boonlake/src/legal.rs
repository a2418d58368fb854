//! What the seat to act may do: the list, and the verdict on a single action.

use crate::action::{Action, Wage};
use crate::land::Piece;
use crate::lever::{Lever, LeverUse};
use crate::may::{Verdict, demand, is_any_time};
use crate::offer::{Offer, Offered};
use crate::region::Region;
use crate::resource::{Resource, Track};
use crate::rule::Rule;
use crate::state::State;
use crate::step::Step;
use arrayvec::ArrayVec;
use std::ops::ControlFlow::{self, Break, Continue};
use table::Seat;

/// The things that can be paid with what a lever brings.
fn spending() -> Offer {
    Offer::of([
        Offered::Develop,
        Offered::Upgrade,
        Offered::Cattle,
        Offered::Modernize,
        Offered::ModernizeShared,
        Offered::CheapSettlement,
    ])
}

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
        let ready = player.ready();
        let uses_lever = |uses: &[LeverUse]| self.has_use_for(seat, step, uses);
        // What no lever can help with.
        if offer == Offer::of([Offered::FreeHouse]) {
            return self.offers_anything(seat, offer);
        }
        let is_card_left = offer.has_card() && !offer.has(Offered::Forgone);
        if offer.has_draw() || is_card_left && !self.hand(seat).is_empty() {
            return true;
        }
        if !ready.is_empty() {
            // Once the card is given up and nothing else is left, there is nothing to spend on.
            let can_spend = !offer.has(Offered::Forgone) || offer.has_any(spending());
            if can_spend && uses_lever(&LeverUse::TO_SPEND)
                || uses_lever(&LeverUse::INSTEAD_OF_CARD)
                || uses_lever(&LeverUse::INSTEAD_OF_SHARE)
            {
                return true;
            }
        }
        self.offers_anything(seat, offer)
            || is_card_left && self.visit_projects(seat, &mut |_| Break(())).is_break()
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
                self.visit_ways(&self.open.card_ways(seat, card), see)?;
            }
            Step::PayProject { tile, .. } => {
                self.visit_ways(&self.open.project_ways(seat, tile), see)?;
            }
            Step::Drop { .. } => {
                for card in self.hand(seat).iter() {
                    see(Action::Drop { card })?;
                }
            }
            Step::TakeHouse { .. } => {
                for recess in self.open.player(seat).houses_to_take(self.boards()).iter() {
                    see(Action::TakeHouse { recess })?;
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
                see(Action::Use { lever: LeverUse::Tile })?;
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
                self.visit_levers(seat, step, &[LeverUse::Region], see)?;
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
                let n_needed = self.open.trade_terms(seat, tile).n_needed;
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
        if offer.has_card() && !offer.has(Offered::Forgone) {
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
        if offer.has_draw() {
            see(Action::Draw)?;
        }
        self.visit_board(seat, offer, see)?;
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
        if offer.has(Offered::Develop) && player.ranch > 0 {
            for site in self.open.map().free_sites() {
                if self.may_develop(seat, site).is_ok() {
                    see(Action::Develop { site })?;
                }
            }
        }
        let is_free = offer.has(Offered::FreeHouse);
        if (is_free || offer.has(Offered::Upgrade))
            && self.may_house_somewhere(seat, is_free).is_ok()
        {
            for site in terrain.sites_with(seat, Piece::Inhabitant) {
                see(Action::House { site })?;
            }
        }
        if offer.has_any(Offer::of([Offered::Upgrade, Offered::CheapSettlement])) {
            self.visit_settlements(seat, offer, see)?;
        }
        if offer.has(Offered::Cattle) && player.cattle > 0 {
            for at in terrain.pastures().iter() {
                for vp in 0..=player.cattle_surcharge(self.boards()) {
                    if self.may_place_cattle(seat, at, vp).is_ok() {
                        see(Action::Cattle { at, vp })?;
                    }
                }
            }
        }
        if offer.has_any(Offer::of([Offered::Modernize, Offered::ModernizeShared])) {
            for lever in Lever::ALL.iter().copied() {
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
                for vp in 0..=player.settlement_surcharge(self.boards()) {
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
        for at in self.open.map().open_spaces().iter() {
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
        let asks = |is_asked: bool| demand(is_asked, Rule::NotAsked);
        // The offer, if it has any of these.
        let offers = |things: Offer| match step {
            Step::Offer { offer, .. } if offer.has_any(things) => Ok(offer),
            _ => Err(Rule::NotAsked),
        };
        let offers_card = || {
            let offer = offers(Offer::any_card())?;
            demand(!offer.has(Offered::Forgone), Rule::CardForgone).map(|()| offer)
        };
        match action {
            Action::Pick { tile } => {
                asks(matches!(step, Step::PickTile { .. }))?;
                demand(self.open.offered[seat.index()].contains(&tile), Rule::NotOffered)
            }
            Action::Produce { resource } => {
                asks(matches!(
                    step,
                    Step::FirstSite { .. } | Step::Produce { .. } | Step::VaseOrProduce { .. }
                ))?;
                self.may_produce(seat, resource)
            }
            Action::Vase => asks(matches!(step, Step::VaseOrProduce { .. })),
            Action::Choose { .. } => asks(matches!(step, Step::Turn { .. })),
            Action::Play { card } => self.may_play(seat, offers_card()?, card),
            Action::Discard { card } => self.may_discard(seat, offers_card()?, card),
            Action::Project { tile } => offers_card().and_then(|_| self.may_realise(seat, tile)),
            Action::Pay { boats, levers } => {
                let ways = match step {
                    Step::PayCard { card, .. } => self.open.card_ways(seat, card),
                    Step::PayProject { tile, .. } => self.open.project_ways(seat, tile),
                    _ => return Err(Rule::NotAsked),
                };
                let is_offered = ways.iter().any(|way| (way.boats, way.levers) == (boats, levers));
                demand(is_offered, Rule::NotThatWay)
            }
            Action::Drop { card } => {
                asks(matches!(step, Step::Drop { .. }))?;
                demand(self.hand(seat).has(card), Rule::NotInHand)
            }
            Action::Use { lever } => {
                asks(!matches!(step, Step::PickTile { .. } | Step::FirstSite { .. }))?;
                self.may_use(seat, step, lever)
            }
            Action::Lift { lever } => {
                asks(matches!(step, Step::LiftLever { .. }))?;
                demand(self.open.player(seat).used.has(lever), Rule::NotUsed)
            }
            Action::Explore => asks(matches!(step, Step::Explore { .. })),
            Action::Lay { at } => {
                asks(matches!(step, Step::Lay { .. } | Step::Pasture { .. }))?;
                self.may_lay(at)
            }
            Action::Develop { site } => {
                offers(Offer::of([Offered::Develop]))?;
                self.may_develop(seat, site)
            }
            Action::House { site } => {
                let offer = offers(Offer::of([Offered::Upgrade, Offered::FreeHouse]))?;
                self.may_house(seat, site, offer.has(Offered::FreeHouse))
            }
            Action::TakeHouse { recess } => {
                asks(matches!(step, Step::TakeHouse { .. }))?;
                self.may_take_house(seat, recess)
            }
            Action::Settle { site, lever, vp } => {
                let offer = offers(Offer::of([Offered::Upgrade, Offered::CheapSettlement]))?;
                self.may_settle(seat, offer, site, lever, vp)
            }
            Action::Cattle { at, vp } => {
                offers(Offer::of([Offered::Cattle]))?;
                self.may_place_cattle(seat, at, vp)
            }
            Action::Draw => match step {
                Step::PioneerShare { .. } => Ok(()),
                Step::Offer { offer, .. } => demand(offer.has_draw(), Rule::NothingDrawn),
                _ => Err(Rule::NotAsked),
            },
            Action::Modernize { lever } => {
                let offer = offers(Offer::of([Offered::Modernize, Offered::ModernizeShared]))?;
                self.may_modernize(seat, offer, lever)
            }
            Action::Hire { wage } => {
                asks(matches!(step, Step::Hire { .. }))?;
                self.may_hire(seat, wage)
            }
            Action::Region { region } => {
                asks(matches!(step, Step::ChooseRegion { .. }))?;
                self.may_choose_region(region)
            }
            Action::Take => asks(matches!(step, Step::RegionShare { .. })),
            Action::Advance { .. } => asks(matches!(step, Step::ChooseTrack { .. })),
            Action::Sail { steps } => {
                let Step::Sail { steps: max_steps, .. } = step else { return Err(Rule::NotAsked) };
                self.may_sail(seat, steps, max_steps)
            }
            Action::Exchange | Action::ExchangeBack => {
                let Step::Exchange { card, .. } = step else { return Err(Rule::NotAsked) };
                self.may_exchange(seat, card, action == Action::ExchangeBack)
            }
            Action::Score { tile } => {
                asks(matches!(step, Step::ScoreTile { .. }))?;
                self.may_score(seat, tile)
            }
            Action::Trade { pieces } => {
                let Step::Trade { tile, .. } = step else { return Err(Rule::NotAsked) };
                self.may_trade(seat, tile, pieces)
            }
            Action::Pass => asks(matches!(
                step,
                Step::Offer { .. }
                    | Step::Exchange { .. }
                    | Step::Explore { .. }
                    | Step::Pasture { .. }
                    | Step::TileLever { .. }
                    | Step::Hire { .. }
                    | Step::Trade { .. }
            )),
        }
    }
}
