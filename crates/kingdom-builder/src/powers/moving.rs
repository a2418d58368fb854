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

impl Open {
    /// Where the settlement lifted from `from` may be put.
    pub(crate) fn put_sites<W: Watch>(
        &self,
        seat: Seat,
        power: Power,
        from: Cell,
        sieve: &mut Sieve<W>,
    ) {
        if let Some(terrain) = self.terrain_to_move_to(power) {
            return self.sites_on(terrain, seat, power, sieve);
        }
        sieve.drop(Rule::SameHex, [from].into_iter().collect());
        sieve.keep(Rule::NotBuildable, self.board().buildable);
        match power {
            Power::Location(Location::Paddock) => sieve.keep(Rule::NotTwoAway, *from.two_away()),
            Power::Location(Location::Refuge) => sieve.keep(Rule::NotRefuge, *from.neighbours()),
            Power::Resettlement => sieve.keep(Rule::NotOneStep, *from.neighbours()),
            Power::Location(Location::Caravan) => {
                self.keep_free(sieve);
                return sieve.keep(Rule::NotSlide, self.slides(from));
            }
            Power::RefugeBonus => {
                self.keep_free(sieve);
                return sieve.keep(Rule::NotRefugeBonus, self.leaps(from));
            }
            Power::Location(Location::Palisade) => {
                let rest = self.rest_of_area(seat, from);
                sieve.keep(Rule::NotPalisade, rest.neighbours());
            }
            Power::Cave => sieve.keep(Rule::NotByCave, self.board().by_cave),
            Power::Silo => sieve.keep(Rule::SiloAdjacent, self.kingdoms[seat].near),
            _ => sieve.keep(Rule::NotPossible, CellSet::EMPTY),
        }
        self.keep_free(sieve);
    }

    /// For powers that move a settlement to a terrain: the terrain, `None` inside if the card's
    /// terrain is not chosen yet.
    fn terrain_to_move_to(&self, power: Power) -> Option<Option<Terrain>> {
        match power {
            Power::Location(Location::Barn) => Some(self.turn.terrain),
            Power::Location(Location::Harbor) => Some(Some(Terrain::Water)),
            Power::Location(Location::RopeBridge) => Some(Some(Terrain::Canyon)),
            Power::Location(Location::TreeHouse) => Some(Some(Terrain::Forest)),
            _ => None,
        }
    }

    /// The settlements that a power can move somewhere.
    pub(crate) fn liftable(&self, seat: Seat, power: Power) -> CellSet {
        let own = self.settlements(seat);
        let free_land = self.free(self.board().buildable);
        let filtered =
            |can_go: &dyn Fn(Cell) -> bool| own.iter().filter(|&at| can_go(at)).collect();
        if let Some(terrain) = self.terrain_to_move_to(power) {
            let kind = terrain.map_or(CellSet::EMPTY, |terrain| self.board().of(terrain));
            return if self.free(kind).is_empty() { CellSet::EMPTY } else { own };
        }
        match power {
            Power::Location(Location::Paddock) => {
                filtered(&|from| from.two_away().meets(&free_land))
            }
            Power::Location(Location::Refuge) | Power::Resettlement => {
                filtered(&|from| from.neighbours().meets(&free_land))
            }
            Power::Location(Location::Caravan) => {
                filtered(&|from| from.neighbours().meets(&free_land))
            }
            Power::RefugeBonus => filtered(&|from| !self.leaps(from).is_empty()),
            Power::Location(Location::Palisade) => {
                filtered(&|from| self.rest_of_area(seat, from).neighbours().meets(&free_land))
            }
            Power::Cave => {
                let targets = free_land & self.board().by_cave;
                if targets.is_empty() { CellSet::EMPTY } else { own & self.board().by_cave }
            }
            Power::Silo => filtered(&|from| {
                if self.turn.moved.contains(&from) {
                    return false;
                }
                let rest = self.kingdoms[seat].pieces.without(from);
                (free_land & self.kingdoms[seat].near)
                    .iter()
                    .any(|target| target.neighbours().meets(&rest))
            }),
            _ => CellSet::EMPTY,
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
