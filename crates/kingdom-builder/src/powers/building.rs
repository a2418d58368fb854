//! Building: where a power lets a settlement be built, and building it.

use crate::cell::{Cell, Direction};
use crate::cell_set::CellSet;
use crate::event::Event;
use crate::location::{Location, Nomad};
use crate::power::{CANOE, CATHEDRAL, Power};
use crate::rule::Rule;
use crate::sieve::{Sieve, Watch};
use crate::state::{Mandatory, Open, State};
use crate::step::Step;
use crate::terrain::Terrain;
use table::{Journal, Seat};

impl Open {
    /// Where a seat may build one settlement by a power.
    #[inline]
    pub(crate) fn build_sites<W: Watch>(&self, seat: Seat, power: Power, sieve: &mut Sieve<W>) {
        match power {
            Power::Mandatory => self.sites_on(self.terrain_of(power), seat, power, sieve),
            Power::Location(location) => self.location_build_sites(seat, location, sieve),
            Power::CanoeBonus => {
                let board = self.board();
                sieve.keep(Rule::WrongKind, board.of(Terrain::Swamp) | board.of(Terrain::Water));
                self.keep_free(sieve);
                self.prefer_adjacent(seat, power, sieve);
            }
            Power::Donation(_) => self.sites_on(self.terrain_of(power), seat, power, sieve),
            Power::Farmland => {
                let farmland = self.board().of(Terrain::Farmland);
                sieve.keep(Rule::NotFarmland, farmland & self.kingdoms[seat].near);
                self.keep_free(sieve);
            }
            Power::Silo => {
                sieve.keep(Rule::NotBuildable, self.board().buildable);
                self.keep_free(sieve);
                sieve.keep(Rule::SiloAdjacent, self.kingdoms[seat].near);
            }
            Power::RefugeBonus | Power::Resettlement | Power::Sword | Power::Cave => {
                sieve.keep(Rule::NotPossible, CellSet::EMPTY);
            }
        }
    }

    /// The terrain that the pending step builds on; `None` if it asks for no terrain, or for one of
    /// several.
    pub fn asked_terrain(&self) -> Option<Terrain> {
        match self.step()? {
            Step::Turn | Step::Mandatory => self.terrain_of(Power::Mandatory),
            Step::Build { power, .. } => self.terrain_of(power),
            _ => None,
        }
    }

    /// The terrain that a power builds on, if it is a certain one.
    #[inline]
    fn terrain_of(&self, power: Power) -> Option<Terrain> {
        match power {
            Power::Mandatory | Power::Location(Location::Oracle | Location::Cathedral) => {
                self.turn.terrain
            }
            Power::Location(Location::Farm) => Some(Terrain::Grass),
            Power::Location(Location::Oasis) => Some(Terrain::Desert),
            Power::Location(Location::Garden) => Some(Terrain::Flower),
            Power::Location(Location::ForestersLodge) => Some(Terrain::Forest),
            Power::Location(Location::Monastery) => Some(Terrain::Canyon),
            Power::Donation(terrain) => Some(terrain),
            _ => None,
        }
    }

    fn location_build_sites<W: Watch>(&self, seat: Seat, location: Location, sieve: &mut Sieve<W>) {
        let power = Power::Location(location);
        let board = self.board();
        let beside = |rule: Rule, hexes: CellSet, sieve: &mut Sieve<W>| {
            sieve.keep(Rule::NotBuildable, board.buildable);
            sieve.keep(rule, hexes);
            self.keep_free(sieve);
            self.prefer_adjacent(seat, power, sieve);
        };
        match location {
            Location::Oracle
            | Location::Cathedral
            | Location::Farm
            | Location::Oasis
            | Location::Garden
            | Location::ForestersLodge
            | Location::Monastery => self.sites_on(self.terrain_of(power), seat, power, sieve),
            Location::Fort => {
                let card = self.turn.fort;
                let shown = card.map(|card| [card.base(), Terrain::Swamp]);
                let n_shown = card.map_or(0, |card| card.terrains().count());
                let shown = &shown.as_ref().map_or(&[][..], |shown| &shown[..n_shown]);
                self.sites_on_either(shown, seat, power, sieve);
            }
            Location::Canoe => {
                self.sites_on_either(&[Terrain::Swamp, Terrain::Water], seat, power, sieve);
            }
            Location::Tower => beside(Rule::NotEdge, board.edge, sieve),
            Location::WaterMill => beside(Rule::WrongKind, board.by_water, sieve),
            Location::MountainStation => beside(Rule::WrongKind, board.by_mountain, sieve),
            Location::University => beside(Rule::WrongKind, board.by_special, sieve),
            Location::Watchtower => {
                beside(Rule::NotByForeign, self.foreign(seat).neighbours(), sieve);
            }
            Location::Tavern => {
                sieve.keep(Rule::NotBuildable, board.buildable);
                sieve.keep(Rule::NotInRow, row_ends(self.kingdoms[seat].pieces));
                self.keep_free(sieve);
            }
            Location::Village => {
                let [_, _, thrice] = touched(self.kingdoms[seat].pieces);
                sieve.keep(Rule::NotBuildable, board.buildable);
                sieve.keep(Rule::NotVillage, thrice);
                self.keep_free(sieve);
            }
            Location::Fountain => {
                let mut land = board.buildable;
                if self.has_bonus(seat, Location::Fountain) {
                    land |= board.of(Terrain::Mountain);
                }
                let [once, twice, _] = touched(self.kingdoms[seat].pieces);
                sieve.keep(Rule::NotBuildable, land);
                sieve.keep(Rule::NotFountain, once & !twice);
                sieve.drop(Rule::NotFountain, self.foreign(seat).neighbours());
                self.keep_free(sieve);
            }
            Location::Harbor
            | Location::Paddock
            | Location::Barn
            | Location::Quarry
            | Location::Caravan
            | Location::Lighthouse
            | Location::Barracks
            | Location::Crossroads
            | Location::CityHall
            | Location::Wagon
            | Location::Temple
            | Location::Refuge
            | Location::Bazaar
            | Location::ScoutCabin
            | Location::Palisade
            | Location::RopeBridge
            | Location::TreeHouse => sieve.keep(Rule::NotPossible, CellSet::EMPTY),
        }
    }

    /// On one terrain, adjacent if possible.
    #[inline(always)]
    pub(crate) fn sites_on<W: Watch>(
        &self,
        terrain: Option<Terrain>,
        seat: Seat,
        power: Power,
        sieve: &mut Sieve<W>,
    ) {
        let kind = terrain.map_or(CellSet::EMPTY, |terrain| self.board().of(terrain));
        sieve.keep(Rule::WrongKind, kind);
        self.keep_free(sieve);
        self.prefer_adjacent(seat, power, sieve);
    }

    /// On one of some terrains, of which the player chooses one first and then builds adjacent if
    /// possible: so each terrain is judged by itself.
    fn sites_on_either<W: Watch>(
        &self,
        terrains: &[Terrain],
        seat: Seat,
        power: Power,
        sieve: &mut Sieve<W>,
    ) {
        let (mut kinds, mut sites) = (CellSet::EMPTY, CellSet::EMPTY);
        for &terrain in terrains {
            kinds |= self.board().of(terrain);
            let mut one = Sieve::new();
            self.sites_on(Some(terrain), seat, power, &mut one);
            sites |= one.into_left();
        }
        sieve.keep(Rule::WrongKind, kinds);
        self.keep_free(sieve);
        sieve.keep(if power == CANOE { Rule::NotCanoe } else { Rule::NotAdjacent }, sites);
    }

    #[inline(always)]
    pub(crate) fn keep_free<W: Watch>(&self, sieve: &mut Sieve<W>) {
        sieve.drop(Rule::Occupied, self.occupied);
        sieve.drop(Rule::Guarded, self.guarded);
    }

    #[inline(always)]
    fn prefer_adjacent<W: Watch>(&self, seat: Seat, power: Power, sieve: &mut Sieve<W>) {
        if !self.ignores_adjacency(seat, power) {
            sieve.prefer(Rule::NotAdjacent, self.kingdoms[seat].near);
        }
    }

    /// Whether an outpost or the temple bonus frees the next build (KB-8.7, KB-10.10).
    #[inline(always)]
    fn ignores_adjacency(&self, seat: Seat, power: Power) -> bool {
        let is_first = power == Power::Mandatory && self.turn.built.is_empty();
        (self.turn.outpost && seat == self.turn.seat)
            || (is_first && self.has_bonus(seat, Location::Temple))
    }

    /// Whether a settlement is there to be built.
    pub(crate) fn has_supply(&self, seat: Seat, power: Power) -> bool {
        let kingdom = &self.kingdoms[seat];
        kingdom.supply > 0 || (power == Power::Mandatory && kingdom.kept_due > 0)
    }

    /// Where the pending step lets the seat in turn build, place or put something with usual
    /// adjacency; `None` if it asks for something else.
    fn sites_with_usual_adjacency(&self) -> Option<CellSet> {
        let seat = self.turn.seat;
        let power = match self.step()? {
            Step::Turn if self.turn.mandatory == Mandatory::Pending => Power::Mandatory,
            Step::Mandatory => Power::Mandatory,
            Step::Build { power, .. } => power,
            Step::Canoe { seat, .. } if seat == self.turn.seat => CANOE,
            Step::Cathedral if self.kingdoms[seat].tokens > 0 => CATHEDRAL,
            Step::Put { power, from } if power.has_usual_adjacency() => {
                return Some(self.sites(|open, sieve| open.put_sites(seat, power, from, sieve)));
            }
            Step::Piece { piece } if self.can_be_placed(piece) => {
                return Some(self.sites(|open, sieve| open.piece_sites(seat, piece, sieve)));
            }
            _ => return None,
        };
        (power.has_usual_adjacency() && self.has_supply(seat, power))
            .then(|| self.sites(|open, sieve| open.build_sites(seat, power, sieve)))
    }

    /// Whether an outpost can be used for the pending step and would open more hexes (KB-8.7).
    #[inline]
    pub(crate) fn can_use_outpost(&self) -> bool {
        self.kingdoms[self.turn.seat].nomads.count(Nomad::Outpost as usize) > 0
            && !self.turn.outpost
            && self.an_outpost_helps()
    }

    fn an_outpost_helps(&self) -> bool {
        let Some(sites) = self.sites_with_usual_adjacency() else { return false };
        let mut with_outpost = self.clone();
        with_outpost.turn.outpost = true;
        with_outpost.sites_with_usual_adjacency() != Some(sites)
    }
}

impl State {
    /// Builds a settlement as the pending step asks for.
    pub(crate) fn build_for<J: Journal<Event>>(&mut self, step: Step, at: Cell, journal: &mut J) {
        let turn_seat = self.open.turn.seat;
        let (seat, power) = match step {
            Step::Turn => {
                let left = self.n_mandatory_left();
                self.open.turn.mandatory = Mandatory::Running { left };
                self.open.steps.push(Step::Mandatory);
                (turn_seat, Power::Mandatory)
            }
            Step::Mandatory => (turn_seat, Power::Mandatory),
            Step::Build { power, .. } => {
                self.one_less();
                (turn_seat, power)
            }
            Step::Cathedral => {
                self.open.steps.pop();
                let left = self.open.kingdoms[turn_seat].tokens - 1;
                self.open.steps.push(Step::Build { power: CATHEDRAL, left, is_first: false });
                (turn_seat, CATHEDRAL)
            }
            Step::Canoe { seat, left } => {
                self.open.steps.pop();
                self.open.steps.push(Step::Canoe { seat, left: left - 1 });
                (seat, CANOE)
            }
            _ => unreachable!("a settlement is built only in a step that builds"),
        };
        journal.note(|| Event::Built { seat, at, power });
        if power == CATHEDRAL {
            self.open.kingdoms[seat].tokens -= 1;
        }
        if seat == turn_seat && power.has_usual_adjacency() {
            self.open.turn.outpost = false;
        }
        let from_temple = power == Power::Mandatory && self.open.kingdoms[seat].kept_due > 0;
        if from_temple {
            self.open.kingdoms[seat].kept_due -= 1;
        } else {
            self.take_from_supply(seat, journal);
        }
        self.open.put_on(seat, at);
        if power == Power::Mandatory {
            self.open.turn.built.push(at);
            if let Mandatory::Running { left } = &mut self.open.turn.mandatory {
                *left -= 1;
            }
        }
        self.earn_for_building(seat, at, journal);
        self.arrive(seat, at, journal);
    }

    pub(crate) fn has_no_site(&self, seat: Seat, power: Power) -> bool {
        self.open.sites(|open, sieve| open.build_sites(seat, power, sieve)).is_empty()
    }

    /// Counts down in the step that repeats.
    pub(crate) fn one_less(&mut self) {
        if let Some(
            Step::Build { left, is_first, .. }
            | Step::Wall { left, is_first }
            | Step::Scout { left, is_first },
        ) = self.open.steps.last_mut()
        {
            *left -= 1;
            *is_first = false;
        }
    }

    /// Takes a settlement out of the supply, to build it or to mark a line with it.
    pub(crate) fn take_from_supply<J: Journal<Event>>(&mut self, seat: Seat, journal: &mut J) {
        let kingdom = &mut self.open.kingdoms[seat];
        kingdom.supply -= 1;
        if kingdom.supply == 0 && !self.open.is_last_round && !self.open.is_silo_phase() {
            self.open.is_last_round = true;
            journal.note(|| Event::LastRound { seat });
        }
    }
}

/// Hexes next to at least one, two and three of the pieces.
pub(crate) fn touched(pieces: CellSet) -> [CellSet; 3] {
    let [mut once, mut twice, mut thrice] = [CellSet::EMPTY; 3];
    for piece in pieces.iter() {
        let around = *piece.neighbours();
        thrice |= twice & around;
        twice |= once & around;
        once |= around;
    }
    [once, twice, thrice]
}

/// Hexes that lengthen a straight unbroken row of three pieces or more (KB-5.6).
fn row_ends(pieces: CellSet) -> CellSet {
    let mut ends = CellSet::EMPTY;
    for ahead in Direction::AXES {
        let back = ahead.opposite();
        let middles = pieces & pieces.moved(ahead) & pieces.moved(back);
        if !middles.is_empty() {
            ends |= middles.moved(ahead).moved(ahead) | middles.moved(back).moved(back);
        }
    }
    ends
}
