//! Where something may be built, placed or moved to, by which power.
//!
//! Each function narrows a [`Sieve`] down. The list of legal actions takes what is left; a refusal
//! takes the rule that dropped the hex.

use crate::cell::{Cell, CellSet, Direction};
use crate::location::Location;
use crate::power::Power;
use crate::rule::Rule;
use crate::sieve::{Sieve, Watch};
use crate::state::Open;
use crate::step::Piece;
use crate::terrain::Terrain;
use table::Seat;

impl Open {
    /// Where a seat may build one settlement by a power.
    #[inline]
    pub(crate) fn build_sites<W: Watch>(&self, seat: Seat, power: Power, sieve: &mut Sieve<W>) {
        match power {
            Power::Mandatory => self.sites_on(self.turn.terrain, seat, power, sieve),
            Power::Location(location) => self.location_build_sites(seat, location, sieve),
            Power::CanoeBonus => {
                self.sites_on_either(&[Terrain::Swamp, Terrain::Water], seat, power, sieve);
            }
            Power::Donation(terrain) => self.sites_on(Some(terrain), seat, power, sieve),
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
            Location::Oracle | Location::Cathedral => {
                self.sites_on(self.turn.terrain, seat, power, sieve);
            }
            Location::Farm => self.sites_on(Some(Terrain::Grass), seat, power, sieve),
            Location::Oasis => self.sites_on(Some(Terrain::Desert), seat, power, sieve),
            Location::Garden => self.sites_on(Some(Terrain::Flower), seat, power, sieve),
            Location::ForestersLodge => self.sites_on(Some(Terrain::Forest), seat, power, sieve),
            Location::Monastery => self.sites_on(Some(Terrain::Canyon), seat, power, sieve),
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
            _ => sieve.keep(Rule::NotPossible, CellSet::EMPTY),
        }
    }

    /// On one terrain, adjacent if possible.
    #[inline(always)]
    fn sites_on<W: Watch>(
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
        let is_canoe = matches!(power, Power::CanoeBonus | Power::Location(Location::Canoe));
        sieve.keep(if is_canoe { Rule::NotCanoe } else { Rule::NotAdjacent }, sites);
    }

    #[inline(always)]
    fn keep_free<W: Watch>(&self, sieve: &mut Sieve<W>) {
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

    /// Whether an outpost would open more hexes for a build.
    pub(crate) fn outpost_helps(&self, seat: Seat, power: Power) -> bool {
        if self.ignores_adjacency(seat, power) {
            return false;
        }
        let sites = |open: &Open| {
            let mut sieve = Sieve::new();
            open.build_sites(seat, power, &mut sieve);
            sieve.into_left()
        };
        let mut with_outpost = self.clone();
        with_outpost.turn.outpost = true;
        sites(&with_outpost) != sites(self)
    }

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

    /// Where a wall may be put.
    pub(crate) fn wall_sites<W: Watch>(&self, seat: Seat, sieve: &mut Sieve<W>) {
        let kind = self.turn.terrain.map_or(CellSet::EMPTY, |terrain| self.board().of(terrain));
        sieve.keep(Rule::WrongKind, kind);
        sieve.drop(Rule::Occupied, self.occupied);
        sieve.keep(Rule::WallNotAdjacent, self.kingdoms[seat].pieces.neighbours());
    }

    /// Where a scout may be placed.
    pub(crate) fn scout_sites<W: Watch>(&self, seat: Seat, sieve: &mut Sieve<W>) {
        let board = self.board();
        let land = board.buildable | board.of(Terrain::Water) | board.of(Terrain::Mountain);
        sieve.keep(Rule::WrongKind, land);
        sieve.drop(Rule::Occupied, self.occupied);
        sieve.keep(Rule::ScoutNotAdjacent, self.kingdoms[seat].pieces.neighbours());
    }

    /// Where a special piece may be placed, or, if it stands on the board, moved to.
    pub(crate) fn piece_sites<W: Watch>(&self, seat: Seat, piece: Piece, sieve: &mut Sieve<W>) {
        let board = self.board();
        let kingdom = &self.kingdoms[seat];
        let land = match piece {
            Piece::Warrior => board.buildable,
            Piece::Wagon => board.buildable | board.of(Terrain::Mountain),
            Piece::Ship => board.of(Terrain::Water),
        };
        sieve.keep(Rule::WrongKind, land);
        self.keep_free(sieve);
        match (piece, kingdom.places_of(piece).next()) {
            (Piece::Warrior, _) if kingdom.places_of(piece).count() == kingdom.warriors.len() => {
                sieve.keep(Rule::PieceStays, CellSet::EMPTY);
            }
            (Piece::Wagon | Piece::Ship, Some(from)) => {
                let mut reached = *from.neighbours() & sieve.left();
                for _ in 1..3 {
                    reached |= reached.neighbours() & sieve.left();
                }
                sieve.keep(Rule::NotInReach, reached);
            }
            _ => sieve.prefer(Rule::NotAdjacent, kingdom.near),
        }
    }

    /// The middles where the city may be laid.
    pub(crate) fn city_sites(&self, seat: Seat) -> CellSet {
        let free_land = self.free(self.board().buildable);
        let near = self.kingdoms[seat].near;
        let fits = |&middle: &Cell| {
            let around = middle.neighbours();
            around.is_within(&free_land)
                && around.len() == 6
                && (around.meets(&near) || near.has(middle))
        };
        free_land.iter().filter(fits).collect()
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
