//! What an action brings a seat, told from what it does and without carrying it out.

use super::hand::Hand;
use super::prospect::{Ends, Plan};
use super::stage::Stage;
use super::worth::{
    effect_worth, fading_worth, first_site, held_worth, lever_gain, lever_use_worth,
    one_production, recess_worth, reward_worth, steps_worth,
};
use boonlake::{
    Action, Bundle, Card, Condition, Counted, Effect, Lever, LeverUse, Offer, Offered, Piece,
    Player, Price, Region, Resource, Reward, ScoringTile, Space, State, Step, Track, Wage,
};
use std::cell::OnceCell;
use table::Seat;

/// What a seat can do now, each thing by what it would bring.
pub(super) struct Gains<'a> {
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) player: &'a Player,
    pub(super) stage: &'a Stage<'a>,
    hand: OnceCell<Hand>,
    plan: OnceCell<Plan<'a>>,
    ends: OnceCell<Ends>,
    pub(super) house_gain: OnceCell<f32>,
    fading: OnceCell<f32>,
}

impl<'a> Gains<'a> {
    pub(super) fn new(state: &'a State, seat: Seat, stage: &'a Stage<'a>) -> Gains<'a> {
        Gains {
            state,
            seat,
            player: state.open().player(seat),
            stage,
            hand: OnceCell::new(),
            plan: OnceCell::new(),
            ends: OnceCell::new(),
            house_gain: OnceCell::new(),
            fading: OnceCell::new(),
        }
    }

    /// What an action brings at a step. That of a strip is a promise, and told elsewhere.
    pub(super) fn of(&self, step: Step, action: Action) -> f32 {
        let stage = self.stage;
        match action {
            Action::Pick { .. } | Action::Choose { .. } => 0.0,
            Action::Produce { resource } => match step {
                Step::FirstSite { .. } => {
                    first_site(self.state, self.seat, resource, stage.weights)
                }
                _ => self.produced(resource),
            },
            Action::Vase => stage.vase * f32::from(1 + self.player.lasting.vase_bonus),
            Action::Play { card } => self.played(card),
            Action::Project { tile } => self.realised(tile),
            Action::Pay { boats, levers } => {
                let lost = levers.iter().map(|lever| self.lever_used(lever));
                self.coins(-self.boat_coins(boats, levers.has(Lever::Boat)))
                    + if levers.has(Lever::JokerAndFive) { 5.0 * stage.coin } else { 0.0 }
                    - lost.sum::<f32>()
            }
            Action::Discard { card } => {
                let coins = self.player.discard_coins(stage.parts.card(card).kind);
                f32::from(coins) * stage.coin - held_worth(self.player, card, stage)
            }
            Action::Drop { card } => -held_worth(self.player, card, stage),
            Action::Use { lever } => self.used(step, lever),
            Action::Lift { lever } => self.lever_used(lever),
            Action::Explore => stage.weights.laid + self.best_space(),
            Action::Lay { at } => self.space(at) + stage.weights.laid,
            Action::Develop { site } => self.developed(site),
            Action::House { .. } => self.house(matches!(
                step,
                Step::Offer { offer, .. } if offer.has(Offered::FreeHouse)
            )),
            Action::TakeHouse { recess } => recess_worth(stage.parts.boards.house(recess), stage),
            Action::Settle { site, lever, vp } => match step {
                Step::Offer { offer, .. } => self.settled(offer, site, lever, vp),
                _ => 0.0,
            },
            Action::Cattle { at, vp } => self.placed_cattle(at, vp),
            Action::Draw => {
                let is_one = matches!(
                    step,
                    Step::Offer { offer, .. } if !offer.has(Offered::DrawTwo)
                );
                self.drawn(if is_one { 1.0 } else { 2.0 })
            }
            Action::Modernize { lever } => {
                let is_shared = matches!(
                    step,
                    Step::Offer { offer, .. } if offer.has(Offered::ModernizeShared)
                );
                self.modernized(lever) + if is_shared { self.inhabitants(-1) } else { 0.0 }
            }
            Action::Hire { wage } => {
                self.inhabitants(1)
                    + match wage {
                        Wage::Coins => self.coins(-3),
                        Wage::Cards => -3.0 * stage.card,
                    }
            }
            Action::Region { region } => self.region(region),
            Action::Take => match step {
                Step::RegionShare { region, .. } => self.coins(self.n_paying(region)),
                _ => 0.0,
            },
            Action::Advance { track } => match step {
                Step::ChooseTrack { steps, .. } => self.advanced(track, steps),
                _ => 0.0,
            },
            Action::Sail { steps } => self.sailed(steps),
            Action::Exchange | Action::ExchangeBack => match step {
                Step::Exchange { card, .. } => self.exchanged(card, action == Action::ExchangeBack),
                _ => 0.0,
            },
            Action::Score { tile } => self.scored(tile),
            Action::Trade { pieces } => match step {
                Step::Trade { tile, .. } => self.traded(tile, pieces),
                _ => 0.0,
            },
            Action::Pass => match step {
                Step::Trade { tile, .. } => -f32::from(self.state.open().tile_vp(self.seat, tile)),
                _ => 0.0,
            },
        }
    }

    pub(super) fn hand(&self) -> &Hand {
        self.hand.get_or_init(|| Hand::new(self.state, self.seat, self.player, self.stage))
    }

    fn plan(&self) -> &Plan<'a> {
        self.plan.get_or_init(|| Plan::new(self.state, self.seat, self.stage))
    }

    /// What one more of something brings by scoring tiles and cards played.
    pub(super) fn one_more(&self, what: Counted) -> f32 {
        let ends = self.ends.get_or_init(|| Ends::new(self.state, self.seat, self.player));
        self.plan().one_more(what) + ends.one_more(what)
    }

    /// What a presence more on a space brings.
    pub(super) fn presence(&self, at: Space) -> f32 {
        let region = self.state.open().map().region(at);
        let ends = self.ends.get_or_init(|| Ends::new(self.state, self.seat, self.player));
        self.plan().presence(at) + ends.one_more(Counted::Presences(region))
    }

    /// Coins gained, or given.
    pub(super) fn coins(&self, coins: i32) -> f32 {
        let now = f32::from(self.player.coins);
        self.stage.coins(now + coins as f32) - self.stage.coins(now)
    }

    /// Inhabitants gained, as many as there are, or given.
    pub(super) fn inhabitants(&self, number: i32) -> f32 {
        let ranch = i32::from(self.player.ranch);
        let number = number.min(self.player.supply.into());
        self.stage.inhabitants((ranch + number) as f32) - self.stage.inhabitants(ranch as f32)
    }

    fn drawn(&self, number: f32) -> f32 {
        self.stage.weights.drawn * self.stage.card * number
    }

    /// A lever that is moved down cannot be used again before the next scoring.
    pub(super) fn lever_used(&self, lever: Lever) -> f32 {
        self.stage.weights.lever_now * lever_use_worth(self.player, lever, self.stage)
    }

    /// A production site: what it makes, and which cards in hand it brings nearer.
    fn produced(&self, resource: Resource) -> f32 {
        let mut player = self.player.clone();
        player.production.0[resource as usize] += 1;
        let hand = Hand::new(self.state, self.seat, &player, self.stage);
        hand.worth - self.hand().worth
            + one_production(self.player, self.stage)
            + self.one_more(Counted::Production)
    }

    pub(super) fn played(&self, card: Card) -> f32 {
        let sheet = self.stage.parts.card(card);
        let price = self.player.card_price(card, self.stage.parts);
        f32::from(sheet.vp) + self.effect(card, &sheet.effect) - self.hand().loss(card)
            + self.plan().card(Some(sheet.kind))
            + self.paid(&price)
    }

    pub(super) fn realised(&self, tile: ScoringTile) -> f32 {
        let sheet = self.stage.parts.scoring(tile);
        let is_own = self.state.open().area(tile) == Some(self.seat.index());
        let factor = if is_own { 2.0 } else { 1.0 };
        factor * f32::from(sheet.vp)
            + self.inhabitants(1)
            + self.advanced(sheet.track, 1)
            + self.plan().card(None)
            + self.paid(&self.player.project_price(tile, self.stage.parts))
    }

    /// What a card does when it is played, and later.
    fn effect(&self, card: Card, effect: &Effect) -> f32 {
        match effect {
            Effect::Tracks { coin, card } => {
                self.advanced(Track::Coin, *coin) + self.advanced(Track::Card, *card)
            }
            Effect::Exchange { both_ways, .. } => {
                let back = if *both_ways { self.exchanged(card, true) } else { 0.0 };
                self.exchanged(card, false).max(back).max(0.0)
            }
            Effect::LiftLever => {
                let used = self.player.used.iter();
                used.map(|lever| self.lever_used(lever)).fold(0.0, f32::max)
            }
            Effect::FreeHouse => {
                let map = self.state.open().map();
                let can = map.sites_with(self.seat, Piece::Inhabitant).next().is_some();
                if can { self.house(true).max(0.0) } else { 0.0 }
            }
            Effect::CheapSettlement => self.best_settlement(Offer::of([Offered::CheapSettlement])),
            Effect::Per { .. } | Effect::Threshold { .. } => {
                self.state.open().vp_of_effect(self.seat, *effect) as f32
            }
            Effect::Gain(_) | Effect::Always(_) => {
                effect_worth(self.state, self.seat, effect, self.stage)
            }
        }
    }

    /// What a price costs: coins and vases, coins for boats, or levers where boats do not suffice.
    fn paid(&self, price: &Price) -> f32 {
        let vases = self.stage.vase * f32::from(price.vases);
        match self.player.boat_coins(price) {
            Some(coins) => self.coins(-i32::from(u16::from(price.coins) + coins)) - vases,
            None => {
                let lever = self.stage.weights.lever_now * self.stage.weights.lever_joker_or_two;
                self.coins(-i32::from(price.coins)) - lever - vases
            }
        }
    }

    /// The coins for boats that go to these places.
    fn boat_coins(&self, to: [Resource; 2], has_lever: bool) -> i32 {
        let [one, other] = self.player.boats;
        let upstream = |to: [Resource; 2]| i32::from(to[0] < one) + i32::from(to[1] < other);
        let n_upstream = upstream(to).min(upstream([to[1], to[0]]));
        2 * (n_upstream - i32::from(has_lever)).max(0)
    }

    fn used(&self, step: Step, lever: LeverUse) -> f32 {
        let stage = self.stage;
        let brings = match lever {
            LeverUse::TakeVase => stage.vase,
            LeverUse::SellVase => self.coins(6) - stage.vase,
            LeverUse::Modernize => self.best_lever(),
            LeverUse::Upgrade => self.best_upgrade(),
            LeverUse::Production => self.coins(self.player.production.total().into()),
            LeverUse::ThreeCoins => self.coins(3),
            LeverUse::Region => match step {
                Step::RegionShare { region, .. } => {
                    self.coins(self.n_paying(region)) + self.n_paying(region) as f32
                }
                _ => 0.0,
            },
            LeverUse::Boat => 0.0,
            LeverUse::Tile => self.inhabitants(1),
            LeverUse::TwoCoins => self.coins(2),
            LeverUse::TwoCards => self.drawn(2.0),
            LeverUse::FiveCoins => self.coins(5),
            LeverUse::Cards => 3.0 + self.inhabitants(1) - 2.0 * stage.card,
        };
        brings - self.lever_used(lever.lever())
    }

    fn best_lever(&self) -> f32 {
        let boards = &self.stage.parts.boards;
        let levers = Lever::ALL.iter().copied().filter(|&lever| {
            !self.player.levers.has(lever)
                && self.player.coins >= self.player.lever_cost(lever, boards).into()
        });
        levers.map(|lever| self.modernized(lever)).fold(0.0, f32::max)
    }

    pub(super) fn modernized(&self, lever: Lever) -> f32 {
        let cost = self.player.lever_cost(lever, &self.stage.parts.boards);
        lever_gain(self.player, lever, self.stage)
            + self.coins(-i32::from(cost))
            + self.one_more(Counted::Levers)
    }

    /// A tile laid on a space.
    pub(super) fn space(&self, at: Space) -> f32 {
        let reward = self.stage.parts.land.spaces[at].reward;
        reward.map_or(0.0, |reward| reward_worth(self.player, reward, self.stage))
    }

    fn best_space(&self) -> f32 {
        let spaces = self.state.open().map().open_spaces();
        spaces.iter().map(|at| self.space(at)).fold(0.0, f32::max)
    }

    /// The income of one marker, now.
    pub(super) fn income(&self, track: Track) -> f32 {
        let steps = self.player.steps(track);
        let space = self.stage.parts.boards.track(track)[usize::from(steps)];
        f32::from(space.vp)
            + match track {
                Track::Coin => self.coins(space.income.into()),
                Track::Card => self.drawn(space.income.into()),
            }
    }

    pub(super) fn advanced(&self, track: Track, steps: u8) -> f32 {
        steps_worth(self.player, track, steps, self.stage)
            + f32::from(steps) * self.one_more(Counted::Track(track))
    }

    /// The presences that region scoring pays.
    fn n_paying(&self, region: Region) -> i32 {
        self.state.open().map().presences_outside(self.seat, region).into()
    }

    pub(super) fn region(&self, region: Region) -> f32 {
        let open = self.state.open();
        let label = match open.covered.has(region) {
            true => 0.0,
            false => {
                let reward = self.stage.parts.boards.label(region);
                reward_worth(self.player, reward, self.stage)
            }
        };
        let n_paying = self.n_paying(region);
        let vp = if self.player.is_ready(Lever::Region) { n_paying as f32 } else { 0.0 };
        label + self.coins(n_paying) + vp
    }

    /// A space of the river, and what lies there.
    pub(super) fn sailed(&self, steps: u8) -> f32 {
        let (stage, open) = (self.stage, self.state.open());
        let at = open.landing(self.seat, steps);
        let space = stage.parts.river.space(open.is_second_round, at);
        let lasting = &self.player.lasting;
        let harbour = match space.is_harbour {
            true => {
                stage.coin * f32::from(lasting.harbour_coins)
                    + self.drawn(lasting.harbour_cards.into())
            }
            false => 0.0,
        };
        let reward = match space.reward {
            Some(Reward::Coins(coins)) => self.coins((coins + lasting.river_coins).into()),
            Some(Reward::Vases(vases)) => stage.vase * f32::from(vases + lasting.vase_bonus),
            Some(reward) => reward_worth(self.player, reward, stage),
            None => 0.0,
        };
        reward + harbour + stage.weights.river_space * f32::from(at - self.player.ship)
            - self.faded(at)
    }

    /// What goods lose in worth when the own ship brings the end nearer.
    fn faded(&self, ship: u8) -> f32 {
        let then = self.stage.with_ship_at(self.state, ship);
        if then.left >= self.stage.left {
            return 0.0;
        }
        let now = self.fading.get_or_init(|| fading_worth(self.player, self.stage));
        now - fading_worth(self.player, &then)
    }

    fn exchanged(&self, card: Card, is_back: bool) -> f32 {
        let Effect::Exchange { give, take, .. } = self.stage.parts.card(card).effect else {
            return 0.0;
        };
        let (give, take) = if is_back { (take, give) } else { (give, take) };
        let change =
            |number: fn(&Bundle) -> u8| i32::from(number(&take)) - i32::from(number(&give));
        let cards = change(|bundle| bundle.cards) as f32;
        change(|bundle| bundle.vp) as f32
            + self.coins(change(|bundle| bundle.coins))
            + self.inhabitants(change(|bundle| bundle.inhabitants))
            + self.stage.vase * change(|bundle| bundle.vases) as f32
            + self.stage.card * cards
    }

    /// A scoring tile at this scoring, and the others later.
    fn scored(&self, tile: ScoringTile) -> f32 {
        let open = self.state.open();
        let terms = open.trade_terms(self.seat, tile);
        let now = match self.stage.parts.scoring(tile).condition {
            Condition::ExchangeInhabitants
            | Condition::ExchangeVases
            | Condition::ExchangeCoins => {
                let pieces = terms.n_pieces.min(terms.n_needed);
                let can = terms.coins(pieces) <= self.player.coins;
                let missed = -f32::from(open.tile_vp(self.seat, tile));
                if can { self.traded(tile, pieces).max(missed) } else { missed }
            }
            _ => {
                let vp = f32::from(open.tile_vp(self.seat, tile));
                if open.meets(self.seat, tile, open.n_scorings) { vp } else { -vp }
            }
        };
        now + self.stage.weights.scoring_tiles * self.plan().without(tile)
    }

    fn traded(&self, tile: ScoringTile, pieces: u8) -> f32 {
        let open = self.state.open();
        let terms = open.trade_terms(self.seat, tile);
        let given = match self.stage.parts.scoring(tile).condition {
            Condition::ExchangeInhabitants => self.inhabitants(-i32::from(pieces)),
            Condition::ExchangeVases => -self.stage.vase * f32::from(pieces),
            _ => 0.0,
        };
        f32::from(terms.vp())
            + f32::from(open.tile_vp(self.seat, tile))
            + given
            + self.coins(-i32::from(terms.coins(pieces)))
    }
}
