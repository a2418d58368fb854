//! How the Wise Eminence chooses places.

use crate::land::Piece;
use crate::region::Region;
use crate::space::{Site, Space};
use crate::state::{EMINENCE, State};
use table::{Seat, Side};

impl State {
    /// The first space from the preferred one upwards, and on from 1, that will do.
    pub(super) fn search(&self, will_do: impl Fn(Space) -> bool) -> Option<Space> {
        self.preferred().onwards().find(|&at| will_do(at))
    }

    /// Where a tile can be laid.
    pub(super) fn search_open_space(&self) -> Option<Space> {
        let spaces = self.open.map().open_spaces();
        self.search(|at| spaces.has(at))
    }

    /// A free site; the upper one of two.
    pub(super) fn search_free_site(&self) -> Option<Site> {
        let map = self.open.map();
        let is_free = |site: &Site| map.has_site(*site) && map.piece(*site).is_none();
        let at = self.search(|at| Site::of(at).iter().any(is_free))?;
        Site::of(at).into_iter().find(is_free)
    }

    /// A house of the Eminence; the upper one of two.
    pub(super) fn search_own_house(&self) -> Option<Site> {
        let terrain = &self.open.terrain;
        let is_own = |site: &Site| {
            let piece = terrain.piece(*site);
            piece.is_some_and(|here| here.side == EMINENCE && here.piece == Piece::House)
        };
        let at = self.search(|at| Site::of(at).iter().any(is_own))?;
        Site::of(at).into_iter().find(is_own)
    }

    /// The pasture with the most structures around it less its cattle; then the one with the
    /// fewest cattle; then the first from the preferred location on.
    pub(super) fn search_pasture(&self) -> Option<Space> {
        let terrain = self.open.map();
        let merit = |at: Space| {
            let n_structures = terrain
                .around(at, |spot| spot.n_pieces(Piece::House) + spot.n_pieces(Piece::Settlement));
            let n_cattle = i16::from(terrain.spot(at).n_cattle());
            (i16::from(n_structures) - n_cattle, -n_cattle)
        };
        let best = terrain.pastures_with_room().map(merit).max()?;
        let has_room = |at: Space| terrain.pastures_with_room().any(|pasture| pasture == at);
        self.search(|at| has_room(at) && merit(at) == best)
    }

    /// The region, of those not covered, where the player is furthest ahead; the northernmost of
    /// several. With all covered, the same among all.
    pub(super) fn search_region(&self) -> Region {
        let map = self.open.map();
        let lead = |region: Region| {
            let presences = |side: Side| i16::from(map.presences_in(side, region));
            presences(Seat::FIRST.into()) - presences(EMINENCE)
        };
        let all_covered = self.open.free_labels().next().is_none();
        let choice = Region::ALL
            .iter()
            .copied()
            .filter(|&region| all_covered || !self.open.covered.has(region));
        // Of equal ones the last is taken, so the southernmost must come first.
        choice.rev().max_by_key(|&region| lead(region)).expect("four regions")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Position;
    use crate::tile::Tile;

    /// BL-12.5; 13 and 14 have tiles, so that 15 is the next
    #[test]
    fn s02_the_next_free_space() {
        let mut position = Position::new(1).expect("a match");
        let [thirteen, fifteen] = [13, 15].map(|number| Space::new(number).expect("a space"));
        position.lay(thirteen, Tile::new(0).expect("a tile"));
        position.open.eminence.as_mut().expect("a solo match").preferred = thirteen;
        let state = position.state().expect("a possible position");
        assert!(state.open.terrain.laid().has(Space::new(14).expect("a space")));
        assert_eq!(state.search_open_space(), Some(fifteen));
    }
}
