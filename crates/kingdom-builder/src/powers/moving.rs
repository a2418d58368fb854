//! Moving settlements: which ones, and where to.

use crate::cell::{Cell, Direction};
use crate::cell_set::CellSet;
use crate::location::Location;
use crate::power::Power;
use crate::rule::Rule;
use crate::sieve::{Sieve, Watch};
use crate::state::Open;
use crate::terrain::Terrain;
use table::Seat;

/// How a settlement is moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// To a terrain, adjacent if possible; `None` if the card's terrain is not chosen yet.
    ToTerrain(Option<Terrain>),
    /// Exactly two hexes in a straight line.
    TwoAway,
    /// To an adjacent hex; the rule says by what.
    OneStep(Rule),
    /// Straight until something is in the way.
    Slide,
    /// Straight to the first free hex.
    Leap,
    /// Along the area it belongs to.
    AlongArea,
    /// From cave to cave.
    ByCave,
    /// To any hex next to an own piece.
    BesideOwn,
    /// Not at all.
    Not,
}

impl Open {
    fn way(&self, power: Power) -> Way {
        match power {
            Power::Location(location) => match location {
                Location::Barn => Way::ToTerrain(self.turn.terrain),
                Location::Harbor => Way::ToTerrain(Some(Terrain::Water)),
                Location::RopeBridge => Way::ToTerrain(Some(Terrain::Canyon)),
                Location::TreeHouse => Way::ToTerrain(Some(Terrain::Forest)),
                Location::Paddock => Way::TwoAway,
                Location::Refuge => Way::OneStep(Rule::NotRefuge),
                Location::Caravan => Way::Slide,
                Location::Palisade => Way::AlongArea,
                Location::Oracle
                | Location::Farm
                | Location::Tavern
                | Location::Tower
                | Location::Oasis
                | Location::Quarry
                | Location::Village
                | Location::Garden
                | Location::Lighthouse
                | Location::ForestersLodge
                | Location::Barracks
                | Location::Crossroads
                | Location::CityHall
                | Location::Fort
                | Location::Monastery
                | Location::Wagon
                | Location::Temple
                | Location::Canoe
                | Location::Fountain
                | Location::Bazaar
                | Location::WaterMill
                | Location::MountainStation
                | Location::ScoutCabin
                | Location::Cathedral
                | Location::Watchtower
                | Location::University => Way::Not,
            },
            Power::RefugeBonus => Way::Leap,
            Power::Resettlement => Way::OneStep(Rule::NotOneStep),
            Power::Cave => Way::ByCave,
            Power::Silo => Way::BesideOwn,
            Power::Mandatory
            | Power::CanoeBonus
            | Power::Donation(_)
            | Power::Sword
            | Power::Farmland => Way::Not,
        }
    }

    /// Where the settlement lifted from `from` may be put.
    pub(crate) fn put_sites<W: Watch>(
        &self,
        seat: Seat,
        power: Power,
        from: Cell,
        sieve: &mut Sieve<W>,
    ) {
        let way = self.way(power);
        if let Way::ToTerrain(terrain) = way {
            return self.sites_on(terrain, seat, power, sieve);
        }
        sieve.drop(Rule::SameHex, [from].into_iter().collect());
        sieve.keep(Rule::NotBuildable, self.board().buildable);
        match way {
            Way::TwoAway => sieve.keep(Rule::NotTwoAway, *from.two_away()),
            Way::OneStep(rule) => sieve.keep(rule, *from.neighbours()),
            Way::Slide => {
                self.keep_free(sieve);
                return sieve.keep(Rule::NotSlide, self.slides(from));
            }
            Way::Leap => {
                self.keep_free(sieve);
                return sieve.keep(Rule::NotRefugeBonus, self.leaps(from));
            }
            Way::AlongArea => {
                let rest = self.rest_of_area(seat, from);
                sieve.keep(Rule::NotPalisade, rest.neighbours());
            }
            Way::ByCave => sieve.keep(Rule::NotByCave, self.board().by_cave),
            Way::BesideOwn => sieve.keep(Rule::SiloAdjacent, self.kingdoms[seat].near),
            Way::Not | Way::ToTerrain(_) => sieve.keep(Rule::NotPossible, CellSet::EMPTY),
        }
        self.keep_free(sieve);
    }

    /// The settlements that a power can move somewhere.
    pub(crate) fn liftable(&self, seat: Seat, power: Power) -> CellSet {
        let own = self.settlements(seat);
        let free_land = self.free(self.board().buildable);
        let filtered =
            |can_go: &dyn Fn(Cell) -> bool| own.iter().filter(|&at| can_go(at)).collect();
        match self.way(power) {
            Way::ToTerrain(terrain) => {
                let kind = terrain.map_or(CellSet::EMPTY, |terrain| self.board().of(terrain));
                if self.free(kind).is_empty() { CellSet::EMPTY } else { own }
            }
            Way::TwoAway => filtered(&|from| from.two_away().meets(&free_land)),
            Way::OneStep(_) | Way::Slide => filtered(&|from| from.neighbours().meets(&free_land)),
            Way::Leap => filtered(&|from| !self.leaps(from).is_empty()),
            Way::AlongArea => {
                filtered(&|from| self.rest_of_area(seat, from).neighbours().meets(&free_land))
            }
            Way::ByCave => {
                let targets = free_land & self.board().by_cave;
                if targets.is_empty() { CellSet::EMPTY } else { own & self.board().by_cave }
            }
            Way::BesideOwn => filtered(&|from| {
                if self.turn.moved.contains(&from) {
                    return false;
                }
                let rest = self.kingdoms[seat].pieces.without(from);
                (free_land & self.kingdoms[seat].near)
                    .iter()
                    .any(|target| target.neighbours().meets(&rest))
            }),
            Way::Not => CellSet::EMPTY,
        }
    }

    /// Where a caravan comes to rest in each direction (KB-8.13).
    fn slides(&self, from: Cell) -> CellSet {
        let free_land = self.free(self.board().buildable);
        let slide = |direction: Direction| {
            let way = std::iter::successors(from.next(direction), move |at| at.next(direction));
            way.take_while(|&at| free_land.has(at)).last()
        };
        Direction::ALL.into_iter().filter_map(slide).collect()
    }

    /// The first free hex in each direction, over anything (KB-10.12).
    fn leaps(&self, from: Cell) -> CellSet {
        let free_land = self.free(self.board().buildable).without(from);
        let leap = |direction: Direction| {
            let mut way = std::iter::successors(from.next(direction), |at| at.next(direction));
            way.find(|&at| free_land.has(at))
        };
        Direction::ALL.into_iter().filter_map(leap).collect()
    }

    /// The area a settlement at `from` belongs to, without it; it may be lifted already.
    fn rest_of_area(&self, seat: Seat, from: Cell) -> CellSet {
        let mut pieces = self.kingdoms[seat].pieces;
        pieces.add(from);
        pieces.area(from).without(from)
    }
}
