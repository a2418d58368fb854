//! How much of what is counted a player will have later, and which scoring tiles that meets.

use super::stage::Stage;
use super::weights::Weights;
use arrayvec::ArrayVec;
use boonlake::{Condition, Counted, Effect, Kind, Player, ScoringTile, Space, State, Track};
use table::Seat;

/// How much of something a seat will probably have at the end.
pub(super) fn at_the_end(state: &State, seat: Seat, what: Counted, stage: &Stage<'_>) -> f32 {
    let (growth, most) = growth(what, stage.weights);
    (f32::from(state.open().count(seat, what)) + growth * 4.0 * stage.left).min(most)
}

/// How much of something a seat gains in a quarter of a match, and the most there can be.
fn growth(what: Counted, weights: &Weights) -> (f32, f32) {
    match what {
        Counted::Track(_) => (weights.growth_tracks, 9.0),
        Counted::Levers => (weights.growth_levers, 12.0),
        Counted::Cattle => (weights.growth_cattle, 5.0),
        Counted::Houses => (weights.growth_houses, 6.0),
        Counted::Settlements => (weights.growth_settlements, 4.0),
        Counted::Production => (weights.growth_production, 8.0),
        Counted::Presences(_) => (weights.growth_presences, 9.0),
    }
}

/// The scoring tiles that a seat has not scored, each planned for the scoring that suits.
pub(super) struct Plan<'a> {
    state: &'a State,
    seat: Seat,
    stage: &'a Stage<'a>,
    tiles: ArrayVec<Planned, 4>,
    n_scored: usize,
    /// What the tiles will bring.
    pub worth: f32,
}

/// A tile, how things stand, and at which scoring it is to be scored.
struct Planned {
    tile: ScoringTile,
    factor: f32,
    standing: Standing,
    hopes: [f32; 4],
    scoring: usize,
}

/// What a seat has of a condition.
#[derive(Clone, Copy)]
struct Standing {
    /// How much, of the first thing where there are two.
    one: f32,
    /// How much of the second thing.
    other: f32,
    /// How much it gains in a quarter of a match.
    growth: f32,
    /// What meeting it brings besides, for each thing asked for.
    surplus: f32,
}

impl<'a> Plan<'a> {
    pub(super) fn new(state: &'a State, seat: Seat, stage: &'a Stage<'a>) -> Plan<'a> {
        let open = state.open();
        let scored = open.player(seat).scored;
        let n_scored = scored.count_ones() as usize;
        let mut plan = Plan { state, seat, stage, tiles: ArrayVec::new(), n_scored, worth: 0.0 };
        // A match begins before all tiles lie there.
        if open.scoring.len() < 4 {
            return plan;
        }
        for (area, &tile) in open.scoring.iter().enumerate() {
            if scored >> area & 1 == 0 {
                let factor = if area == seat.index() { 2.0 } else { 1.0 };
                let standing = plan.standing(tile);
                let hopes =
                    std::array::from_fn(|scoring| plan.hope(tile, factor, standing, scoring));
                plan.tiles.push(Planned { tile, factor, standing, hopes, scoring: n_scored });
            }
        }
        plan.order();
        plan
    }

    /// Finds the order of tiles that brings most: `best` of some tiles is the most they can bring
    /// at the next scorings.
    fn order(&mut self) {
        let n_tiles = self.tiles.len();
        let mut best = [0.0_f32; 16];
        let mut last = [0_usize; 16];
        for some in 1..1_usize << n_tiles {
            let scoring = self.n_scored + some.count_ones() as usize - 1;
            best[some] = f32::MIN;
            for (index, planned) in self.tiles.iter().enumerate() {
                if some >> index & 1 == 1 {
                    let worth = best[some & !(1 << index)] + planned.hopes[scoring];
                    if worth > best[some] {
                        (best[some], last[some]) = (worth, index);
                    }
                }
            }
        }
        let mut some = (1 << n_tiles) - 1;
        self.worth = best[some];
        while some != 0 {
            let index = last[some];
            self.tiles[index].scoring = self.n_scored + some.count_ones() as usize - 1;
            some &= !(1 << index);
        }
    }

    /// What the tiles left will bring if one of them is scored now.
    pub(super) fn without(&self, tile: ScoringTile) -> f32 {
        let left = self.tiles.iter().filter(|planned| planned.tile != tile);
        let hope = |planned: &Planned| {
            let next = (self.n_scored + 1).min(3);
            planned.hopes[next..].iter().copied().fold(f32::MIN, f32::max)
        };
        left.map(hope).sum()
    }

    /// What one more of something brings by the tiles.
    pub(super) fn one_more(&self, what: Counted) -> f32 {
        self.sum(|condition| match condition {
            Condition::AtLeast(counted) => (counted == what).into(),
            Condition::LowerTrack => self.is_lower_track(what).into(),
            Condition::Regions(regions) => {
                let [one, other] = regions.map(|region| Counted::Presences(region) == what);
                (one, other).into()
            }
            Condition::ConnectedTiles
            | Condition::Bridges
            | Condition::CardKinds(_)
            | Condition::ExchangeInhabitants
            | Condition::ExchangeVases
            | Condition::ExchangeCoins => false.into(),
        })
    }

    /// What a presence more on a space brings by the tiles that ask for a region, bridges or
    /// connected tiles.
    pub(super) fn presence(&self, at: Space) -> f32 {
        let map = self.state.open().map();
        let land = &self.stage.parts.land;
        self.one_more(Counted::Presences(map.region(at)))
            + self.sum(|condition| match condition {
                Condition::Bridges => land.bridge_ends.has(at).into(),
                Condition::ConnectedTiles => {
                    let is_there = |at: Space| map.spot(at).n_presences_of(self.seat) > 0;
                    (!is_there(at) && land.neighbours[at].iter().any(is_there)).into()
                }
                _ => false.into(),
            })
    }

    /// What a played card of a kind, or of any, brings by the tiles.
    pub(super) fn card(&self, kind: Option<Kind>) -> f32 {
        self.sum(|condition| match condition {
            Condition::CardKinds(kinds) => {
                let [one, other] = kinds.map(|there| kind.is_none_or(|kind| kind == there));
                (one, other && !one).into()
            }
            _ => false.into(),
        })
    }

    /// What tiles bring more if each stands as much better as `more` says of its condition.
    fn sum(&self, more: impl Fn(Condition) -> More) -> f32 {
        let gain = |planned: &Planned| {
            let More(one, other) = more(self.stage.parts.scoring(planned.tile).condition);
            if !one && !other {
                return 0.0;
            }
            let mut standing = planned.standing;
            standing.one += f32::from(u8::from(one));
            standing.other += f32::from(u8::from(other));
            let Planned { tile, factor, scoring, hopes, .. } = *planned;
            self.hope(tile, factor, standing, scoring) - hopes[scoring]
        };
        self.stage.weights.scoring_tiles * self.tiles.iter().map(gain).sum::<f32>()
    }

    fn is_lower_track(&self, what: Counted) -> bool {
        let [coin, card] = self.state.open().player(self.seat).tracks;
        match what {
            Counted::Track(Track::Coin) => coin < card,
            Counted::Track(Track::Card) => card < coin,
            _ => false,
        }
    }

    /// What a tile brings if it is scored at one of the four scorings.
    fn hope(&self, tile: ScoringTile, factor: f32, standing: Standing, scoring: usize) -> f32 {
        let Standing { one, other, growth, surplus } = standing;
        let number = scoring as f32 + 1.0;
        let (most, least) = self.stage.parts.scoring(tile).values[scoring];
        let [likely, each] = self.stage.weights.tile_chance;
        let (have, other) = if one < other { (other, one) } else { (one, other) };
        let short = f32::from(most) - have + (f32::from(least) - other).max(0.0);
        let short = short.max(if other > 0.0 || least > 0 { 0.0 } else { -9.0 });
        let later = (number - 4.0 * (1.0 - self.stage.left)).max(0.0);
        let chance = match later > 0.1 {
            false if short <= 0.0 => 1.0,
            false => 0.0,
            true => (likely - each * (short - growth * later)).clamp(0.05, 0.95),
        };
        let gained = surplus * f32::from(most) * chance;
        factor * number * (2.0 * chance - 1.0) + gained.max(0.0)
    }

    fn standing(&self, tile: ScoringTile) -> Standing {
        let open = self.state.open();
        let player = open.player(self.seat);
        let map = open.map();
        let (stage, weights) = (self.stage, self.stage.weights);
        let alone = |number: u8, growth: f32| Standing {
            one: f32::from(number),
            other: 0.0,
            growth,
            surplus: 0.0,
        };
        let pair = |one: u8, other: u8, growth: f32| Standing {
            other: f32::from(other),
            ..alone(one, growth)
        };
        let exchange =
            |one: f32, growth: f32, surplus: f32| Standing { one, other: 0.0, growth, surplus };
        let [inhabitants, vases, by_coins] = weights.growth_exchanges;
        match stage.parts.scoring(tile).condition {
            Condition::AtLeast(what) => alone(open.count(self.seat, what), growth(what, weights).0),
            Condition::LowerTrack => {
                let [coin, card] = player.tracks;
                alone(coin.min(card), weights.growth_lower_track)
            }
            Condition::ConnectedTiles => {
                alone(map.connected_tiles(self.seat), weights.growth_connected)
            }
            Condition::Bridges => {
                alone(map.presences_at_bridges(self.seat), weights.growth_bridges)
            }
            Condition::Regions([one, other]) => {
                let number = |region| map.presences_in(self.seat, region);
                pair(number(one), number(other), weights.growth_two_regions)
            }
            Condition::CardKinds([one, other]) => {
                let number = |kind| player.n_played(kind, stage.parts);
                pair(number(one), number(other), weights.growth_card_kinds)
            }
            Condition::ExchangeInhabitants => {
                let number = player.ranch + (player.coins / 5) as u8;
                exchange(f32::from(number), inhabitants, 2.0 - stage.inhabitant)
            }
            Condition::ExchangeVases => {
                let number = player.vases + (player.coins / 5) as u8;
                exchange(f32::from(number), vases, 2.0 - stage.vase)
            }
            Condition::ExchangeCoins => {
                exchange(f32::from(player.coins / 2), by_coins, 1.0 - 2.0 * stage.coin)
            }
        }
    }
}

/// Whether there is one more of the first thing that a condition asks for, and of the second.
struct More(bool, bool);

impl From<bool> for More {
    fn from(one: bool) -> More {
        More(one, false)
    }
}

impl From<(bool, bool)> for More {
    fn from((one, other): (bool, bool)) -> More {
        More(one, other)
    }
}

/// What one more of something brings at the end, by the cards played.
pub(super) struct Ends(ArrayVec<(Counted, f32), 32>);

impl Ends {
    pub(super) fn new(state: &State, seat: Seat, player: &Player) -> Ends {
        let mut ends = ArrayVec::new();
        for card in player.display.iter() {
            let end = match state.parts().card(card).effect {
                Effect::Per { what, vp } => (what, f32::from(vp)),
                Effect::Threshold { what, low, high } => {
                    let next = state.open().count(seat, what) + 1;
                    let vp = match next {
                        _ if next == high.0 => high.1 - low.1,
                        _ if next == low.0 => low.1,
                        _ => continue,
                    };
                    (what, f32::from(vp))
                }
                _ => continue,
            };
            if ends.try_push(end).is_err() {
                break;
            }
        }
        Ends(ends)
    }

    pub(super) fn one_more(&self, what: Counted) -> f32 {
        self.0.iter().filter(|(counted, _)| *counted == what).map(|(_, vp)| vp).sum()
    }
}
