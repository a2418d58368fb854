//! What an action does.

use crate::action::{Action, Wage};
use crate::effect::Effect;
use crate::event::Event;
use crate::lever::LeverUse;
use crate::may::WAGE;
use crate::offer::{Offer, Offered};
use crate::payment::{Way, Ways};
use crate::state::State;
use crate::step::Step;
use table::{Chance, Journal, Seat};

impl State {
    /// Carries out a legal action and everything that follows from it, up to the next choice.
    pub(crate) fn carry_out<C: Chance, J: Journal<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        log: &mut J,
    ) {
        let step = self.open.step().expect("the match is not over");
        let seat = step.seat().expect("a seat is asked");
        if let Action::Use { lever } = action {
            self.use_lever(seat, step, lever, chance, log);
        } else {
            self.open.steps.pop();
            self.answer(seat, step, action, chance, log);
        }
        self.settle(chance, log);
    }

    /// Carries out the answer to a step that has been taken off the stack.
    fn answer<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        step: Step,
        action: Action,
        chance: &mut C,
        log: &mut J,
    ) {
        let offer = match step {
            Step::Offer { offer, .. } => offer,
            _ => Offer::NONE,
        };
        if offer.has(Offered::Twice) && action != Action::Pass {
            let offer = offer.without(Offered::Twice);
            self.open.steps.push(Step::Offer { seat, offer });
        }
        match action {
            Action::Pick { tile } => self.pick_tile(seat, tile, chance, log),
            Action::Produce { resource } => self.produce(seat, resource, log),
            Action::Vase => {
                let bonus = self.open.player(seat).lasting.vase_bonus;
                self.gain_vases(seat, 1 + bonus, log);
            }
            Action::Choose { strip } => self.choose_strip(seat, strip, log),
            Action::Play { card } => self.play(seat, card, chance, log),
            Action::Project { tile } => self.realise(seat, tile, chance, log),
            Action::Discard { card } => self.sell(seat, card, log),
            Action::Pay { boats, levers } => {
                let chosen = |ways: Ways| {
                    let is_it = |way: &&Way| (way.boats, way.levers) == (boats, levers);
                    *ways.iter().find(is_it).expect("the way was checked")
                };
                match step {
                    Step::PayCard { card, .. } => {
                        let way = chosen(self.open.card_ways(seat, card));
                        self.pay_for_card(seat, card, way, chance, log);
                    }
                    Step::PayProject { tile, .. } => {
                        let way = chosen(self.open.project_ways(seat, tile));
                        self.pay_for_project(seat, tile, way, chance, log);
                    }
                    _ => unreachable!("the action was checked"),
                }
            }
            Action::Drop { card } => {
                let Step::Drop { left, .. } = step else { unreachable!("the action was checked") };
                self.discard(seat, card);
                log.note(|| Event::Dropped { seat, card });
                self.ask_to_drop(seat, left - 1, log);
            }
            Action::Use { .. } => unreachable!("levers are no answer to a step"),
            Action::Lift { lever } => self.lift_lever(seat, lever, log),
            Action::Explore => self.reveal(seat, chance, log),
            Action::Lay { at } => match step {
                Step::Lay { tile, .. } => self.lay_tile(seat, tile, at, chance, log),
                _ => self.lay_pasture(seat, at, chance, log),
            },
            Action::Develop { site } => self.develop(seat, site, log),
            Action::House { site } => {
                self.build_house(seat, site, offer.has(Offered::FreeHouse), log);
            }
            Action::TakeHouse { recess } => {
                let Step::TakeHouse { site, is_free, .. } = step else {
                    unreachable!("the action was checked")
                };
                self.put_house(seat, site, is_free, Some(recess), log);
            }
            Action::Settle { site, lever, vp } => {
                self.build_settlement(seat, offer, site, (lever, vp), log);
            }
            Action::Cattle { at, vp } => self.place_cattle(seat, at, vp, log),
            Action::Draw => match step {
                Step::PioneerShare { .. } => self.share_pioneer(seat, chance, log),
                _ => {
                    let n_cards = if offer.has(Offered::DrawTwo) { 2 } else { 1 };
                    self.draw_cards(seat, n_cards, chance, log);
                }
            },
            Action::Modernize { lever } => self.modernize(seat, offer, lever, log),
            Action::Hire { wage } => {
                self.open.steps.push(Step::Hire { seat, has_hired: true });
                self.gain_inhabitants(seat, 1, log);
                match wage {
                    Wage::Coins => self.pay_coins(seat, WAGE.into(), log),
                    Wage::Cards => self.ask_to_drop(seat, WAGE, log),
                }
            }
            Action::Region { region } => self.choose_region(seat, region, chance, log),
            Action::Take => {
                let Step::RegionShare { region, .. } = step else {
                    unreachable!("the action was checked")
                };
                self.pay_region(seat, region, false, log);
            }
            Action::Advance { track } => {
                let Step::ChooseTrack { steps, .. } = step else {
                    unreachable!("the action was checked")
                };
                self.advance(seat, track, steps, chance, log);
            }
            Action::Sail { steps } => self.sail(seat, steps, chance, log),
            Action::Exchange | Action::ExchangeBack => {
                let Step::Exchange { card, .. } = step else {
                    unreachable!("the action was checked")
                };
                let Effect::Exchange { give, take, .. } = self.parts().card(card).effect else {
                    unreachable!("only cards with an exchange ask for it")
                };
                let is_back = action == Action::ExchangeBack;
                let (give, take) = if is_back { (take, give) } else { (give, take) };
                self.exchange(seat, give, take, chance, log);
            }
            Action::Score { tile } => self.score_tile(seat, tile, log),
            Action::Trade { pieces } => {
                let Step::Trade { tile, .. } = step else { unreachable!("the action was checked") };
                self.trade(seat, tile, pieces, log);
            }
            Action::Pass => {
                if let Step::Trade { tile, .. } = step {
                    self.mark_tile(seat, tile, false, log);
                }
            }
        }
    }

    /// Resolves what resolves itself, until a step asks for a choice or the match is over.
    pub(crate) fn settle<C: Chance, J: Journal<Event>>(&mut self, chance: &mut C, log: &mut J) {
        while let Some(step) = self.open.step() {
            match step {
                Step::Offer { seat, offer } => {
                    if self.leaves_choice(seat, offer) {
                        return;
                    }
                    self.open.steps.pop();
                }
                Step::Recruit { seat } => {
                    self.open.steps.pop();
                    self.gain_inhabitants(seat, 1, log);
                }
                Step::SiteReward { seat, site } => {
                    self.open.steps.pop();
                    self.site_reward(seat, site, chance, log);
                }
                Step::Exchange { seat, card } => {
                    let can = |is_back| self.may_exchange(seat, card, is_back).is_ok();
                    let could = || {
                        self.has_vases_to_exchange(seat, card)
                            && self.has_use_for(seat, step, &LeverUse::TO_SPEND)
                    };
                    if can(false) || can(true) || could() {
                        return;
                    }
                    self.open.steps.pop();
                }
                Step::LiftLever { seat } => {
                    let used = self.open.player(seat).used;
                    if used.len() > 1 {
                        return;
                    }
                    self.open.steps.pop();
                    used.iter().for_each(|lever| self.lift_lever(seat, lever, log));
                }
                Step::Explore { seat } => {
                    if self.can_explore() {
                        return;
                    }
                    self.open.steps.pop();
                    self.lay_nothing(seat, log);
                }
                Step::Pasture { seat } => {
                    if self.can_lay_pasture() {
                        return;
                    }
                    self.open.steps.pop();
                    self.lay_nothing(seat, log);
                }
                Step::RegionShare { seat, region } => {
                    if self.can_replace_share(seat, step)
                        || self.has_use_for(seat, step, &[LeverUse::Region])
                    {
                        return;
                    }
                    self.open.steps.pop();
                    self.pay_region(seat, region, false, log);
                }
                Step::PioneerShare { seat } => {
                    if self.can_replace_share(seat, step) {
                        return;
                    }
                    self.open.steps.pop();
                    self.share_pioneer(seat, chance, log);
                }
                Step::Hire { seat, .. } => {
                    let can = |wage| self.may_hire(seat, wage).is_ok();
                    let could_pay = self.open.player(seat).supply > 0
                        && self.has_use_for(seat, step, &LeverUse::TO_SPEND);
                    if can(Wage::Coins)
                        || can(Wage::Cards)
                        || could_pay
                        || self.can_replace_share(seat, step)
                    {
                        return;
                    }
                    self.open.steps.pop();
                }
                Step::Sail { seat, .. } if self.open.is_at_end(self.open.player(seat).ship) => {
                    self.open.steps.pop();
                }
                Step::Lay { seat, .. }
                | Step::Produce { seat }
                | Step::VaseOrProduce { seat }
                | Step::ChooseRegion { seat }
                | Step::Sail { seat, .. }
                | Step::ScoreTile { seat } => {
                    let choices = self.first_choices(step);
                    if choices.is_full() {
                        return;
                    }
                    self.open.steps.pop();
                    if let Some(&only) = choices.first() {
                        self.answer(seat, step, only, chance, log);
                    }
                }
                Step::EndTurn { seat } => {
                    self.open.steps.pop();
                    self.end_turn(seat, log);
                }
                Step::Eminence => {
                    self.open.steps.pop();
                    self.eminence_turn(chance, log);
                }
                Step::EminenceSail { steps } => {
                    self.open.steps.pop();
                    self.eminence_sail(steps, log);
                }
                Step::Scoring { first } => {
                    self.open.steps.pop();
                    self.begin_scoring(first, log);
                }
                Step::Income => {
                    self.open.steps.pop();
                    self.income(chance, log);
                }
                Step::LeversUp => {
                    self.open.steps.pop();
                    self.finish_scoring(log);
                }
                Step::PickTile { .. }
                | Step::FirstSite { .. }
                | Step::Turn { .. }
                | Step::PayCard { .. }
                | Step::PayProject { .. }
                | Step::Drop { .. }
                | Step::TakeHouse { .. }
                | Step::TileLever { .. }
                | Step::ChooseTrack { .. }
                | Step::Trade { .. } => return,
            }
        }
    }
}
