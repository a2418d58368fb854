//! What may be done now.
//!
//! [`State::list`] and [`State::verdict`] ask the same questions: whether a power can be used, and
//! which hexes a [`Sieve`] leaves.

use crate::action::Action;
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::power::{CANOE, CATHEDRAL, Power};
use crate::rule::Rule;
use crate::sieve::{Sieve, Unwatched, Watched};
use crate::state::{Mandatory, Open, State};
use crate::step::{Piece, Step};
use crate::terrain::Terrain;
use table::{Refusal, Seat};

impl Open {
    #[inline(always)]
    pub(crate) fn sites(&self, narrow: impl FnOnce(&Open, &mut Sieve<Unwatched>)) -> CellSet {
        let mut sieve = Sieve::new();
        narrow(self, &mut sieve);
        sieve.into_left()
    }

    fn judge(&self, at: Cell, narrow: impl FnOnce(&Open, &mut Sieve<Watched>)) -> Result<(), Rule> {
        if self.board().land_at(at).is_none() {
            return Err(Rule::OffBoard);
        }
        let mut sieve = Sieve::watching(at);
        narrow(self, &mut sieve);
        sieve.verdict()
    }
}

#[inline(always)]
fn add(actions: &mut Vec<Action>, cells: CellSet, make: impl Fn(Cell) -> Action) {
    cells.iter().for_each(|cell| actions.push(make(cell)));
}

impl State {
    /// Fills `actions` with everything that may be done now.
    pub(crate) fn list(&self, actions: &mut Vec<Action>) {
        actions.clear();
        let open = &self.open;
        let Some(step) = open.step() else { return };
        let seat = open.turn.seat;
        match step {
            Step::PlayCard => self.list_cards(actions),
            Step::Turn => self.list_turn(actions),
            Step::Mandatory => {
                self.list_choices(actions);
                let sites =
                    open.sites(|open, sieve| open.build_sites(seat, Power::Mandatory, sieve));
                add(actions, sites, |at| Action::Build { at });
            }
            Step::Build { power, is_first, .. } => {
                let sites = open.sites(|open, sieve| open.build_sites(seat, power, sieve));
                add(actions, sites, |at| Action::Build { at });
                if !is_first {
                    actions.push(Action::Stop);
                }
            }
            Step::Lift { power, is_first, .. } => {
                add(actions, open.liftable(seat, power), |from| Action::Lift { from });
                if !is_first {
                    actions.push(Action::Stop);
                }
            }
            Step::Put { power, from } => {
                let sites = open.sites(|open, sieve| open.put_sites(seat, power, from, sieve));
                add(actions, sites, |at| Action::Put { at });
            }
            Step::Wall { is_first, .. } => {
                let sites = open.sites(|open, sieve| open.wall_sites(seat, sieve));
                add(actions, sites, |at| Action::Wall { at });
                if !is_first {
                    actions.push(Action::Stop);
                }
            }
            Step::Scout { is_first, .. } => {
                let sites = open.sites(|open, sieve| open.scout_sites(seat, sieve));
                add(actions, sites, |at| Action::Scout { at });
                if !is_first {
                    actions.push(Action::Stop);
                }
            }
            Step::Piece { piece } => {
                let sites = open.sites(|open, sieve| open.piece_sites(seat, piece, sieve));
                add(actions, sites, |at| Action::Place { at });
                let places = open.kingdoms[seat].places_of(piece);
                actions.extend(places.map(|from| Action::Recall { from }));
            }
            Step::City => add(actions, open.city_sites(seat), |at| Action::City { at }),
            Step::Temple => add(actions, open.settlements(seat), |from| Action::Remove { from }),
            Step::Sword { against } => {
                add(actions, open.settlements(against), |from| Action::Remove { from });
            }
            Step::Cathedral => {
                actions.push(Action::Take);
                if open.kingdoms[seat].tokens > 0 && open.has_supply(seat, CATHEDRAL) {
                    let sites = open.sites(|open, sieve| open.build_sites(seat, CATHEDRAL, sieve));
                    add(actions, sites, |at| Action::Build { at });
                }
            }
            Step::Canoe { seat, .. } => {
                let canoe = CANOE;
                let sites = open.sites(|open, sieve| open.build_sites(seat, canoe, sieve));
                add(actions, sites, |at| Action::Build { at });
                actions.push(Action::Stop);
            }
            Step::Silo { .. } => {
                actions.extend(
                    [Action::SiloBuild, Action::SiloMove]
                        .into_iter()
                        .filter(|&action| self.verdict_on_silo(action).is_ok()),
                );
                actions.push(Action::Stop);
            }
        }
        if open.can_use_outpost() {
            actions.push(Action::Outpost);
        }
    }

    /// The action that a hex stands for in the pending step, whether it is legal or not; `None` if
    /// the step asks for no hex, or the match is over.
    pub fn action_at(&self, at: Cell) -> Option<Action> {
        Some(match self.open.step()? {
            Step::Turn
            | Step::Mandatory
            | Step::Build { .. }
            | Step::Cathedral
            | Step::Canoe { .. } => Action::Build { at },
            Step::Lift { .. } => Action::Lift { from: at },
            Step::Put { .. } => Action::Put { at },
            Step::Wall { .. } => Action::Wall { at },
            Step::Scout { .. } => Action::Scout { at },
            Step::Piece { piece } => {
                let stands_there = |place| place == at;
                let mut places = self.open.kingdoms[self.open.turn.seat].places_of(piece);
                match places.any(stands_there) {
                    true => Action::Recall { from: at },
                    false => Action::Place { at },
                }
            }
            Step::City => Action::City { at },
            Step::Temple | Step::Sword { .. } => Action::Remove { from: at },
            Step::PlayCard | Step::Silo { .. } => return None,
        })
    }

    /// Why a hex cannot be chosen now; `None` if it can, or if no hex is asked for.
    pub fn why_not(&self, at: Cell) -> Option<Refusal> {
        self.verdict(self.action_at(at)?).err().map(Rule::refusal)
    }

    fn list_cards(&self, actions: &mut Vec<Action>) {
        let hand = &self.hands[self.open.turn.seat];
        for (index, &card) in hand.iter().enumerate() {
            if self.is_playable(card) && !hand[..index].contains(&card) {
                actions.push(Action::Play { card });
            }
        }
        if self.can_play_removed() {
            actions.push(Action::PlayRemoved);
        }
        if !self.can_play_a_card() {
            actions.push(Action::Replace);
        }
    }

    fn list_choices(&self, actions: &mut Vec<Action>) {
        if self.open.turn.terrain.is_none()
            && let Some(card) = self.open.turn.card
        {
            let can = |&terrain: &Terrain| self.open.can_choose(terrain).is_ok();
            actions.extend(card.terrains().filter(can).map(|terrain| Action::Choose { terrain }));
        }
    }

    fn list_turn(&self, actions: &mut Vec<Action>) {
        let open = &self.open;
        let seat = open.turn.seat;
        self.list_choices(actions);
        if open.turn.mandatory == Mandatory::Pending {
            let sites = open.sites(|open, sieve| open.build_sites(seat, Power::Mandatory, sieve));
            add(actions, sites, |at| Action::Build { at });
        } else {
            actions.push(Action::End);
        }
        let kingdom = &open.kingdoms[seat];
        let n_drawable = self.n_drawable();
        let mut tiles = kingdom.held & !kingdom.fresh;
        // Two equal tiles are one choice, so each kind is looked at once.
        while tiles != 0 {
            let (_, location) = open.board().locations[tiles.trailing_zeros() as usize];
            tiles &= !open.board().tiles_of(location);
            let power = Power::Location(location);
            if self.verdict_on_use(power, n_drawable).is_ok() {
                actions.push(Action::Use { power });
            }
            if open.verdict_on_again(location, n_drawable).is_ok() {
                actions.push(Action::Again { location });
            }
        }
        for &power in &open.setting.powers {
            if self.verdict_on_use(power, n_drawable).is_ok() {
                actions.push(Action::Use { power });
            }
        }
    }

    /// Whether an action may be done now, and if not, by which rule.
    pub(crate) fn verdict(&self, action: Action) -> Result<(), Rule> {
        let open = &self.open;
        let Some(step) = open.step() else { return Err(Rule::Over) };
        let seat = open.turn.seat;
        let own_settlement = |whose: Seat, from: Cell| {
            if open.settlements(whose).has(from) { Ok(()) } else { Err(Rule::NotOwnSettlement) }
        };
        let may_stop = |is_first: bool| if is_first { Err(Rule::MustDoOne) } else { Ok(()) };
        match (step, action) {
            (_, Action::Outpost) => {
                if open.can_use_outpost() {
                    Ok(())
                } else {
                    Err(Rule::NoOutpost)
                }
            }
            (Step::PlayCard, Action::Play { card }) => {
                let can = self.hands[seat].contains(&card) && self.is_playable(card);
                if can { Ok(()) } else { Err(Rule::CardNotPlayable) }
            }
            (Step::PlayCard, Action::PlayRemoved) => {
                if self.can_play_removed() {
                    Ok(())
                } else {
                    Err(Rule::NotRemoved)
                }
            }
            (Step::PlayCard, Action::Replace) => {
                if self.can_play_a_card() {
                    Err(Rule::CardsPlayable)
                } else {
                    Ok(())
                }
            }
            (Step::Turn | Step::Mandatory, Action::Choose { terrain }) => open.can_choose(terrain),
            (Step::Turn | Step::Mandatory, Action::Build { at }) => {
                if open.turn.mandatory == Mandatory::Done {
                    return Err(Rule::MandatoryDone);
                }
                if open.turn.terrain.is_none() {
                    return Err(Rule::TerrainChosen);
                }
                open.judge(at, |open, sieve| open.build_sites(seat, Power::Mandatory, sieve))
            }
            (Step::Turn, Action::Use { power }) => self.verdict_on_use(power, self.n_drawable()),
            (Step::Turn, Action::Again { location }) => {
                open.verdict_on_again(location, self.n_drawable())
            }
            (Step::Turn, Action::End) => match open.turn.mandatory {
                Mandatory::Done => Ok(()),
                _ => Err(Rule::MandatoryFirst),
            },
            (Step::Mandatory, Action::Use { .. } | Action::Again { .. } | Action::End) => {
                Err(Rule::NotBetween)
            }
            (Step::Build { power, .. }, Action::Build { at }) => {
                open.judge(at, |open, sieve| open.build_sites(seat, power, sieve))
            }
            (Step::Build { is_first, .. }, Action::Stop)
            | (Step::Lift { is_first, .. }, Action::Stop)
            | (Step::Wall { is_first, .. }, Action::Stop)
            | (Step::Scout { is_first, .. }, Action::Stop) => may_stop(is_first),
            (Step::Lift { power, .. }, Action::Lift { from }) => {
                own_settlement(seat, from)?;
                if power == Power::Cave && !open.board().by_cave.has(from) {
                    return Err(Rule::NotByCave);
                }
                if open.liftable(seat, power).has(from) { Ok(()) } else { Err(Rule::NoTarget) }
            }
            (Step::Put { power, from }, Action::Put { at }) => {
                open.judge(at, |open, sieve| open.put_sites(seat, power, from, sieve))
            }
            (Step::Wall { .. }, Action::Wall { at }) => {
                open.judge(at, |open, sieve| open.wall_sites(seat, sieve))
            }
            (Step::Scout { .. }, Action::Scout { at }) => {
                open.judge(at, |open, sieve| open.scout_sites(seat, sieve))
            }
            (Step::Piece { piece }, Action::Place { at }) => {
                open.judge(at, |open, sieve| open.piece_sites(seat, piece, sieve))
            }
            (Step::Piece { piece }, Action::Recall { from }) => {
                let stands = open.kingdoms[seat].places_of(piece).any(|at| at == from);
                match piece {
                    _ if stands => Ok(()),
                    Piece::Warrior => Err(Rule::NoWarriorThere),
                    Piece::Wagon | Piece::Ship => Err(Rule::NoPieceThere),
                }
            }
            (Step::City, Action::City { at }) => {
                if open.city_sites(seat).has(at) {
                    Ok(())
                } else {
                    Err(Rule::CityMisfit)
                }
            }
            (Step::Temple, Action::Remove { from }) => own_settlement(seat, from),
            (Step::Sword { against }, Action::Remove { from }) => {
                own_settlement(against, from).map_err(|_| Rule::NotTheirs)
            }
            (Step::Cathedral, Action::Take) => Ok(()),
            (Step::Cathedral, Action::Build { at }) => {
                if open.kingdoms[seat].tokens == 0 {
                    return Err(Rule::NotPossible);
                }
                if !open.has_supply(seat, CATHEDRAL) {
                    return Err(Rule::NoSupply);
                }
                open.judge(at, |open, sieve| open.build_sites(seat, CATHEDRAL, sieve))
            }
            (Step::Canoe { seat, .. }, Action::Build { at }) => {
                let canoe = CANOE;
                open.judge(at, |open, sieve| open.build_sites(seat, canoe, sieve))
            }
            (Step::Canoe { .. } | Step::Silo { .. }, Action::Stop) => Ok(()),
            (Step::Silo { .. }, Action::SiloBuild | Action::SiloMove) => {
                self.verdict_on_silo(action)
            }
            _ => Err(Rule::NotAsked),
        }
    }
}
