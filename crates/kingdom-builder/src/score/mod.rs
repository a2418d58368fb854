//! What is counted at the end: objectives, tasks, castles, palaces and capitols.
//!
//! Everything here is read off the board alone; the gold of cards that pay during play, and that of
//! the mayors' marks, is kept by the match.

mod areas;
mod pieces;
mod places;
mod regions;
mod tasks;

pub use places::{capitol, castle, palace};

use crate::board::Board;
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::objective::{Objective, Task};
use crate::terrain::Terrain;
use table::Seat;

/// What final scoring looks at.
#[derive(Clone, Copy, Debug)]
pub struct Realm<'a> {
    /// The land.
    pub board: &'a Board,
    /// All pieces of each seat in play (settlements, warriors, wagon, ship, city hexes); its length
    /// is the number of seats.
    pub pieces: &'a [CellSet],
    /// The terrain the Scouts objective removed, if in play.
    pub removed: Option<Terrain>,
    /// Whether Lords pays only players with a piece in the quadrant.
    pub lords_need_presence: bool,
}

impl<'a> Realm<'a> {
    fn own(&self, seat: Seat) -> &'a CellSet {
        &self.pieces[seat.index()]
    }
}

/// Final gold of a card that can be read off the board, for one seat. `None` for cards that pay at
/// once (families, shepherds, ambassadors, rovers), for mayors (they are paid for marks) and for
/// scouts when no terrain was removed.
pub fn objective(objective: Objective, realm: &Realm<'_>, seat: Seat) -> Option<i32> {
    let (board, own) = (realm.board, realm.own(seat));
    let gold = match objective {
        Objective::Fishermen => pieces::fishermen(board, own),
        Objective::Miners => pieces::miners(board, own),
        Objective::Workers => pieces::workers(board, own),
        Objective::Merchants => areas::merchants(board, own),
        Objective::Discoverers => regions::discoverers(own),
        Objective::Knights => regions::knights(own),
        Objective::Hermits => areas::hermits(own),
        Objective::Citizens => areas::citizens(own),
        Objective::Lords => regions::lords(realm, seat),
        Objective::Farmers => regions::farmers(own),
        Objective::Geologists => areas::geologists(board, own),
        Objective::Messengers => areas::messengers(own),
        Objective::Noblewomen => places::noblewomen(realm, seat),
        Objective::Vassals => pieces::vassals(own),
        Objective::Captains => pieces::captains(own),
        Objective::Scouts => pieces::scouts(board, own, realm.removed?),
        Objective::Rangers => regions::rangers(own),
        Objective::Chainers => pieces::chainers(own),
        Objective::Travellers => pieces::travellers(board, own),
        Objective::Homesteaders => regions::homesteaders(own),
        Objective::Families
        | Objective::Shepherds
        | Objective::Ambassadors
        | Objective::Mayors
        | Objective::Rovers => return None,
    };
    Some(gold)
}

/// What a card would pay to a seat for places where it has built nothing yet.
pub(crate) fn idle(objective: Objective, realm: &Realm<'_>, seat: Seat) -> i32 {
    match objective {
        Objective::Lords => regions::idle_lords(realm, seat),
        _ => 0,
    }
}

/// Whether the task is met.
///
/// KB-9.23 Being met twice is no more than being met.
pub fn task(task: Task, realm: &Realm<'_>, seat: Seat) -> bool {
    let (board, own) = (realm.board, realm.own(seat));
    match task {
        Task::HomeCountry => tasks::home_country(board, own),
        Task::Fortress => tasks::fortress(own),
        Task::Road => tasks::road(own),
        Task::PlaceOfRefuge => tasks::place_of_refuge(board, own),
        Task::Advance => tasks::advance(board, own),
        Task::CompassPoints => tasks::compass_points(board, own),
    }
}

/// The number of hexes, as an amount to reckon gold with.
fn count(cells: CellSet) -> i32 {
    cells.len() as i32
}

/// How many of the hexes that touch `cell` are in the set.
fn touching(cell: Cell, own: &CellSet) -> i32 {
    count(*cell.neighbours() & *own)
}
