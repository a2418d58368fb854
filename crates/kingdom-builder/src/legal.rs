//! What may be done now.
//!
//! [`State::list`] and [`State::verdict`] ask the same questions: whether a power can be used, and
//! which hexes a [`Sieve`] leaves.

use crate::action::Action;
use crate::board::MAX_LOCATIONS;
use crate::box_contents::BOX;
use crate::cell::{Cell, CellSet};
use crate::location::{Location, Nomad};
use crate::power::Power;
use crate::rule::Rule;
use crate::sieve::{Sieve, Unwatched, Watched};
use crate::state::{Mandatory, Open, State};
use crate::step::{Piece, Step};
use crate::terrain::Terrain;
use table::Seat;

/// How a power is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Work {
    /// Build up to so many settlements.
    Build(u8),
    /// Move up to so many times.
    Move(u8),
    /// Put up stone walls.
    Walls,
    /// Place scouts.
    Scouts,
    /// Place, move or take back a special piece.
    Piece(Piece),
    /// Lay the city.
    City,
    /// Keep a settlement on the temple.
    Temple,
    /// Remove settlements of the others.
    Sword,
    /// Take a token or build for tokens.
    Cathedral,
    /// Not used by a choice in one's turn.
    Passive,
}

impl Power {
    pub(crate) fn work(self) -> Work {
        match self {
            Power::Location(location) => match location {
                Location::Oracle | Location::Farm | Location::Tavern | Location::Tower => {
                    Work::Build(1)
                }
                Location::Oasis | Location::Village | Location::Garden | Location::Fort => {
                    Work::Build(1)
                }
                Location::ForestersLodge | Location::Monastery | Location::Fountain => {
                    Work::Build(1)
                }
                Location::WaterMill | Location::MountainStation => Work::Build(1),
                Location::Watchtower | Location::University => Work::Build(1),
                Location::Harbor | Location::Paddock | Location::Barn | Location::Caravan => {
                    Work::Move(1)
                }
                Location::Refuge | Location::Palisade => Work::Move(1),
                Location::RopeBridge | Location::TreeHouse => Work::Move(1),
                Location::Quarry => Work::Walls,
                Location::ScoutCabin => Work::Scouts,
                Location::Barracks => Work::Piece(Piece::Warrior),
                Location::Wagon => Work::Piece(Piece::Wagon),
                Location::Lighthouse => Work::Piece(Piece::Ship),
                Location::CityHall => Work::City,
                Location::Temple => Work::Temple,
                Location::Cathedral => Work::Cathedral,
                Location::Crossroads | Location::Canoe | Location::Bazaar => Work::Passive,
            },
            Power::CanoeBonus | Power::Farmland => Work::Build(1),
            Power::Donation(_) => Work::Build(3),
            Power::RefugeBonus | Power::Cave => Work::Move(1),
            Power::Resettlement => Work::Move(4),
            Power::Sword => Work::Sword,
            Power::Mandatory | Power::Silo => Work::Passive,
        }
    }
}

impl Open {
    #[inline(always)]
    fn sites(&self, narrow: impl FnOnce(&Open, &mut Sieve<Unwatched>)) -> CellSet {
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

    /// Whether a settlement is there to be built.
    fn has_supply(&self, seat: Seat, power: Power) -> bool {
        let kingdom = &self.kingdoms[seat];
        kingdom.supply > 0 || (power == Power::Mandatory && kingdom.kept_due > 0)
    }

    /// Whether the seat in turn holds what it takes to use a power now.
    fn verdict_on_holding(&self, power: Power) -> Result<(), Rule> {
        let seat = self.turn.seat;
        let holds = match power {
            Power::Location(location) => self.usable_tiles(seat, location) & !self.turn.used != 0,
            Power::RefugeBonus => {
                self.has_bonus(seat, Location::Refuge) && !self.turn.used_refuge_bonus
            }
            Power::CanoeBonus => {
                self.has_bonus(seat, Location::Canoe) && !self.turn.used_canoe_bonus
            }
            Power::Farmland => !self.turn.used_farmland,
            Power::Cave => !self.turn.used_cave,
            Power::Donation(_) | Power::Resettlement | Power::Sword => {
                let nomad = power.nomad().expect("a nomad tile");
                self.kingdoms[seat].nomads.count(nomad as usize) > 0
            }
            Power::Mandatory | Power::Silo => false,
        };
        if holds { Ok(()) } else { Err(Rule::NoTile) }
    }

    /// Whether a power can be carried out now by the seat in turn (KB-4.7).
    fn verdict_on_start(&self, power: Power, n_drawable: usize) -> Result<(), Rule> {
        let seat = self.turn.seat;
        let follows_card = matches!(
            power,
            Power::Location(
                Location::Oracle | Location::Barn | Location::Quarry | Location::Cathedral
            )
        );
        if follows_card && self.turn.terrain.is_none() && power != CATHEDRAL {
            return Err(Rule::TerrainChosen);
        }
        let possible = match power.work() {
            Work::Build(_) => {
                if !self.has_supply(seat, power) {
                    return Err(Rule::NoSupply);
                }
                if power == Power::Location(Location::Fort) {
                    n_drawable > 0
                } else {
                    !self.sites(|open, sieve| open.build_sites(seat, power, sieve)).is_empty()
                }
            }
            Work::Move(_) => !self.liftable(seat, power).is_empty(),
            Work::Walls => {
                self.walls_left() > 0
                    && !self.sites(|open, sieve| open.wall_sites(seat, sieve)).is_empty()
            }
            Work::Scouts => {
                self.turn.scouts.remaining_capacity() > 0
                    && !self.sites(|open, sieve| open.scout_sites(seat, sieve)).is_empty()
            }
            Work::Piece(piece) => {
                self.kingdoms[seat].places_of(piece).next().is_some()
                    || !self.sites(|open, sieve| open.piece_sites(seat, piece, sieve)).is_empty()
            }
            Work::City => {
                if self.kingdoms[seat].city.is_some() {
                    return Err(Rule::CityLaid);
                }
                !self.city_sites(seat).is_empty()
            }
            Work::Temple => !self.settlements(seat).is_empty(),
            Work::Sword => self.next_struck(seat).is_some(),
            Work::Cathedral => true,
            Work::Passive => false,
        };
        if possible { Ok(()) } else { Err(Rule::NotPossible) }
    }

    /// Walls not on the board.
    pub(crate) fn walls_left(&self) -> usize {
        usize::from(BOX.walls).saturating_sub(self.walls.len())
    }

    /// The next opponent after `after`, clockwise up to the seat in turn, who has a settlement.
    pub(crate) fn next_struck(&self, after: Seat) -> Option<Seat> {
        after
            .from_left(self.setting.n_seats)
            .take_while(|&seat| seat != self.turn.seat)
            .find(|&seat| !self.settlements(seat).is_empty())
    }

    /// Whether the bazaar can repeat a tile now (KB-11.8, KB-11.9).
    fn verdict_on_again(&self, location: Location, n_drawable: usize) -> Result<(), Rule> {
        let seat = self.turn.seat;
        let bazaar = self.usable_tiles(seat, Location::Bazaar) & !self.turn.used;
        if bazaar == 0 {
            return Err(Rule::NoTile);
        }
        let power = Power::Location(location);
        let was_used = self.usable_tiles(seat, location) & self.turn.used != 0;
        if !was_used || power.work() == Work::Passive {
            return Err(Rule::NotAgain);
        }
        self.verdict_on_start(power, n_drawable)
    }

    /// The power by which the pending step builds, if it does.
    fn building_power(&self) -> Option<Power> {
        match self.step()? {
            Step::Turn if self.turn.mandatory == Mandatory::Pending => Some(Power::Mandatory),
            Step::Mandatory => Some(Power::Mandatory),
            Step::Build { power, .. } => Some(power),
            Step::Cathedral if self.kingdoms[self.turn.seat].tokens > 0 => Some(CATHEDRAL),
            _ => None,
        }
    }

    /// Whether an outpost can be used for the pending build (KB-8.7).
    fn can_use_outpost(&self) -> bool {
        let seat = self.turn.seat;
        let holds = self.kingdoms[seat].nomads.count(Nomad::Outpost as usize) > 0;
        holds
            && self.building_power().is_some_and(|power| {
                power.has_usual_adjacency()
                    && self.has_supply(seat, power)
                    && self.outpost_helps(seat, power)
            })
    }

    /// Whether one half of a swamp card is still to be chosen, and this one can be.
    fn can_choose(&self, terrain: Terrain) -> Result<(), Rule> {
        let is_open = self.turn.terrain.is_none() && self.turn.mandatory != Mandatory::Done;
        if !is_open {
            return Err(Rule::TerrainChosen);
        }
        let is_shown = self.turn.card.is_some_and(|card| card.terrains().any(|one| one == terrain));
        if is_shown && !self.free(self.board().of(terrain)).is_empty() {
            Ok(())
        } else {
            Err(Rule::TerrainFull)
        }
    }
}

#[inline(always)]
fn add(actions: &mut Vec<Action>, cells: CellSet, make: impl Fn(Cell) -> Action) {
    cells.iter().for_each(|cell| actions.push(make(cell)));
}

pub(crate) const CATHEDRAL: Power = Power::Location(Location::Cathedral);

impl State {
    /// The terrain cards that could still be drawn.
    pub(crate) fn n_drawable(&self) -> usize {
        self.deck.len() + self.open.discards.len()
    }

    /// Whether a card in hand could be played now.
    pub(crate) fn is_playable(&self, card: crate::terrain::Card) -> bool {
        card.terrains().any(|terrain| !self.open.free(self.open.board().of(terrain)).is_empty())
    }

    /// Whether the two cards in hand allow the terrain that the scouts removed (KB-10.27).
    fn can_play_removed(&self) -> bool {
        let hand = &self.hands[self.open.turn.seat];
        let [first, second] = hand[..] else { return false };
        let shared = first.terrains().any(|one| second.terrains().any(|other| one == other));
        shared
            && self
                .open
                .setting
                .removed
                .is_some_and(|terrain| !self.open.free(self.open.board().of(terrain)).is_empty())
    }

    /// Whether anything can be played with the two cards in hand.
    fn can_play_a_card(&self) -> bool {
        let hand = &self.hands[self.open.turn.seat];
        hand.iter().any(|&card| self.is_playable(card)) || self.can_play_removed()
    }

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
                let canoe = Power::Location(Location::Canoe);
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
        if open.turn.mandatory == Mandatory::Pending {
            self.list_choices(actions);
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

    fn verdict_on_use(&self, power: Power, n_drawable: usize) -> Result<(), Rule> {
        self.open.verdict_on_holding(power)?;
        self.open.verdict_on_start(power, n_drawable)
    }

    fn verdict_on_silo(&self, action: Action) -> Result<(), Rule> {
        let open = &self.open;
        let seat = open.turn.seat;
        if action == Action::SiloBuild {
            if !open.has_supply(seat, Power::Silo) {
                return Err(Rule::NoSupply);
            }
            let sites = open.sites(|open, sieve| open.build_sites(seat, Power::Silo, sieve));
            return if sites.is_empty() { Err(Rule::NotPossible) } else { Ok(()) };
        }
        if open.liftable(seat, Power::Silo).is_empty() { Err(Rule::NotPossible) } else { Ok(()) }
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
                if stands { Ok(()) } else { Err(Rule::PieceStays) }
            }
            (Step::City, Action::City { at }) => {
                if open.city_sites(seat).has(at) {
                    Ok(())
                } else {
                    Err(Rule::CityMisfit)
                }
            }
            (Step::Temple, Action::Remove { from }) => own_settlement(seat, from),
            (Step::Sword { against }, Action::Remove { from }) => own_settlement(against, from),
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
                let canoe = Power::Location(Location::Canoe);
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

const _: () = assert!(MAX_LOCATIONS <= 16, "a tile mask has room for every location hex");
