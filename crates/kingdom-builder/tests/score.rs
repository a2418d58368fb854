//! Final scoring on small hand-made positions. Each test names the rules it tests.

use kingdom_builder::score::{self, Realm};
use kingdom_builder::{
    Board, Cell, CellSet, Components, Direction, IslandSide, Objective, Placed, Task, Terrain,
};
use table::{Components as _, Seat};

type Places<'a> = &'a [(usize, usize)];

/// A board and the pieces on it.
struct Position {
    board: Board,
    pieces: Vec<CellSet>,
    removed: Option<Terrain>,
    lords_need_presence: bool,
}

impl Position {
    fn new(quadrants: &str, island: Option<IslandSide>) -> Position {
        let placed: Vec<Placed> =
            quadrants.split(' ').map(|name| name.parse().expect("a known quadrant")).collect();
        let board =
            Board::new(&Components::ours(), placed.try_into().expect("four quadrants"), island);
        Position { board, pieces: Vec::new(), removed: None, lords_need_presence: false }
    }

    /// Adds a seat with these pieces.
    fn seat(self, places: Places<'_>) -> Position {
        self.seat_on(set(places))
    }

    fn seat_on(mut self, cells: CellSet) -> Position {
        self.pieces.push(cells);
        self
    }

    /// What `score` says for each seat.
    fn each<T>(&self, score: impl Fn(&Realm<'_>, Seat) -> T) -> Vec<T> {
        let realm = Realm {
            board: &self.board,
            pieces: &self.pieces,
            removed: self.removed,
            lords_need_presence: self.lords_need_presence,
        };
        Seat::all(self.pieces.len()).map(|seat| score(&realm, seat)).collect()
    }

    fn gold(&self, card: Objective) -> Vec<i32> {
        self.each(|realm, seat| score::objective(card, realm, seat).expect("paid at the end"))
    }

    fn met(&self, card: Task) -> Vec<bool> {
        self.each(|realm, seat| score::task(card, realm, seat))
    }
}

/// The board of the first game:
///
/// ```text
///     01234567890123456789
///  0  FDDMMDDCCCCCCDDWDDDD
///  1  FFDDDMMCCCMMCDDWDDDD
///  2  FFFFFFFMMMMMCMMWDDLF
///  3  WWFKGGTTMMMCMMWMDFFF
///  4  FFWWGGGTTCCCTTWMMCFF
///  5  FCCWGTTCCCCTTWCCCMFF
///  6  DFLCWTTLCGCLTTWFFFFF
///  7  DDCWTTGGGGGGTWGKGFGT
///  8  DDDWTTTGGGGGTTWGGGGT
///  9  DDWWTTTGGGGGTTWGGGTT
/// 10  DDCWWTTGGGDDCWWTTTGG
/// 11  DCWFFTTTGGDKCWTTTLGG
/// 12  DDWFFTTLFGCCCFFFTCFF
/// 13  WWWFGTFFFFCCFFWDDCCF
/// 14  WWWWGGGGFFCGGWFFDDCC
/// 15  WTTWGGCCDCGGLFWFWDDC
/// 16  WTCTWGCCDCGGGTFFWWDD
/// 17  WKCFWLDDCWGGTTMWWWDW
/// 18  WWCFWWWDDWGMTTWWWWWW
/// 19  WWWWWWWWWWTTTWWWWWWW
/// ```
fn first() -> Position {
    Position::new("tavern paddock oasis farm", None)
}

/// A board with nomad hexes, a palace and a silo:
///
/// ```text
///     01234567890123456789
///  0  GGGTTWGTTTGGGWWWMCCC
///  1  GGGKTWGTTTGGWTDWWWCC
///  2  GFFGTTWGGTGMWTLDDDWM
///  3  FFCGTWFLTTFWTTCCDFFF
///  4  FFFCCWFFWWFWGGCCDDMF
///  5  MMCGGWWWDDFWNGCCDNFF
///  6  CCCMGFFFDDFFWGCCCFFF
///  7  CCKDMDFFCCDWGGCNTTFF
///  8  WWWDDDDMCCDDWWGTTMTT
///  9  WWWWDDDDDCDDDWWTMTTT
/// 10  FFFGGTTTTDMMADDGGDTT
/// 11  FFGSTTTTDDMADDDGDDTT
/// 12  FFLSCCMTDDGGGWDLGGDT
/// 13  CCWCCCMDMDCGWWWAADTT
/// 14  CCWWWSSDDDCCGMWATTTC
/// 15  CCCSSWSLDDCMGMWWTTCC
/// 16  WWCPSWFFFFCCGGWMWWAC
/// 17  SWWWWWWWFFCLFFWWWAOC
/// 18  SSGGGGGWTTFFFFFFWWWW
/// 19  SGGGGGGWTTFFFFFWWWWW
/// ```
fn mixed() -> Position {
    Position::new("oracle quarry temple bazaar-water-mill", None)
}

/// The first game with the island's rope bridge side:
///
/// ```text
///     0123456
/// 20  .DDCCC.
/// 21  DDMCKG.
/// 22  FDMCCGG
/// 23  FLCTTG.
/// 24  .FFTTG.
/// ```
fn with_island() -> Position {
    Position::new("tavern paddock oasis farm", Some(IslandSide::RopeBridge))
}

fn cell(row: usize, col: usize) -> Cell {
    Cell::new(row, col).expect("a hex is there")
}

fn set(places: Places<'_>) -> CellSet {
    places.iter().map(|&(row, col)| cell(row, col)).collect()
}

/// The first `n` hexes of a row, from a column on.
fn row(row: usize, from: usize, n: usize) -> CellSet {
    (from..from + n).map(|col| cell(row, col)).collect()
}

fn around(row: usize, col: usize) -> CellSet {
    *cell(row, col).neighbours()
}

/// A hex and all around it.
fn flower(row: usize, col: usize) -> CellSet {
    around(row, col) | set(&[(row, col)])
}

/// `n` hexes in a straight line.
fn line(start: Cell, direction: Direction, n: usize) -> CellSet {
    std::iter::successors(Some(start), |at| at.next(direction)).take(n).collect()
}

/// Gold of the only seat of the first game's board.
fn gold(card: Objective, cells: CellSet) -> i32 {
    first().seat_on(cells).gold(card)[0]
}

fn gold_at(card: Objective, places: Places<'_>) -> i32 {
    gold(card, set(places))
}

/// Whether the only seat of the first game's board meets a task.
fn met(card: Task, cells: CellSet) -> bool {
    first().seat_on(cells).met(card)[0]
}

/// KB-6.1
#[test]
fn fishermen_live_by_water_not_on_it() {
    assert_eq!(gold_at(Objective::Fishermen, &[(3, 2), (0, 0)]), 1);
    assert_eq!(gold_at(Objective::Fishermen, &[(3, 0), (3, 1)]), 0, "both on water");
    assert_eq!(gold_at(Objective::Fishermen, &[(3, 15)]), 1, "on a mountain by water");
}

/// KB-6.2
#[test]
fn miners_live_by_mountains_not_on_them() {
    assert_eq!(gold_at(Objective::Miners, &[(0, 2), (0, 0)]), 1);
    assert_eq!(gold_at(Objective::Miners, &[(0, 3), (0, 4)]), 0, "both on a mountain");
    assert_eq!(gold_at(Objective::Miners, &[(3, 14)]), 1, "on water by a mountain");
}

/// KB-6.3
#[test]
fn workers_live_by_locations() {
    assert_eq!(gold_at(Objective::Workers, &[(6, 1), (5, 1), (0, 0)]), 2);
}

/// KB-6.4
#[test]
fn merchants_link_locations_by_one_area() {
    let castle_to_tavern = set(&[(3, 2), (4, 2), (5, 2)]);
    let tavern_to_tavern = row(7, 2, 5);
    assert_eq!(gold(Objective::Merchants, castle_to_tavern), 8);
    assert_eq!(gold(Objective::Merchants, castle_to_tavern | set(&[(6, 6)])), 8, "6,6 links none");
    assert_eq!(gold(Objective::Merchants, set(&[(3, 2), (5, 2)])), 0, "not joined");
    let both = castle_to_tavern | tavern_to_tavern;
    assert_eq!(both.areas().count(), 2);
    assert_eq!(gold(Objective::Merchants, both), 12, "the tavern between them pays once");
}

/// KB-6.4 The best case of the base game.
#[test]
fn merchants_earn_48_at_most() {
    let position = Position::new("oracle farm tavern tower", None);
    let everywhere = CellSet::all_where(|cell| !cell.is_island()) & !position.board.special;
    assert_eq!(position.seat_on(everywhere).gold(Objective::Merchants), [48]);
}

/// KB-6.5 KB-6.6
#[test]
fn all_special_hexes_but_silos_are_locations_for_workers_and_merchants() {
    for (kind, beside, gold) in [
        ("castle", (1, 2), 1),
        ("nomad", (5, 13), 1),
        ("palace", (15, 3), 1),
        ("silo", (17, 17), 0),
    ] {
        assert_eq!(mixed().seat(&[beside]).gold(Objective::Workers), [gold], "{kind}");
    }
    let quarry_to_nomad = set(&[(3, 13), (4, 13)]);
    let temple_to_palace = set(&[(13, 2), (14, 3), (15, 3)]);
    for link in [quarry_to_nomad, temple_to_palace] {
        assert_eq!(mixed().seat_on(link).gold(Objective::Merchants), [8], "{link:?}");
    }
    let bazaar_to_silo = row(17, 12, 6);
    assert_eq!(mixed().seat_on(bazaar_to_silo).gold(Objective::Merchants), [0]);
}

/// KB-6.7
#[test]
fn discoverers_count_lines() {
    assert_eq!(gold_at(Objective::Discoverers, &[(0, 0), (0, 9), (4, 4)]), 2);
    let column = CellSet::all_where(|cell| cell.col() == 0 && !cell.is_island());
    assert_eq!(gold(Objective::Discoverers, column), 20, "the best case");
}

/// KB-6.8
#[test]
fn knights_count_the_fullest_line() {
    let gaps = [(0, 0), (0, 5), (0, 9), (4, 4), (4, 5)];
    assert_eq!(gold_at(Objective::Knights, &gaps), 6);
    assert_eq!(gold(Objective::Knights, row(0, 0, 20)), 40, "the best case");
}

/// KB-6.9
#[test]
fn hermits_count_areas() {
    assert_eq!(gold_at(Objective::Hermits, &[(0, 0), (0, 1), (4, 4), (9, 9)]), 3);
}

/// KB-6.10
#[test]
fn citizens_halve_the_largest_area() {
    assert_eq!(gold(Objective::Citizens, row(0, 0, 5) | row(9, 0, 4)), 2);
    assert_eq!(gold(Objective::Citizens, row(0, 0, 1)), 0);
}

/// KB-6.11 KB-6.12
#[test]
fn lords_pay_the_two_highest_numbers_of_each_quadrant() {
    let mut position = first()
        .seat_on(row(0, 0, 8))
        .seat_on(row(1, 0, 8))
        .seat_on(row(2, 0, 6))
        .seat_on(row(3, 0, 2));
    position.lords_need_presence = true;
    assert_eq!(position.gold(Objective::Lords), [12, 12, 6, 0]);
    position.lords_need_presence = false;
    assert_eq!(position.gold(Objective::Lords), [48, 48, 42, 36], "all lead the empty quadrants");
}

/// KB-6.12
#[test]
fn lords_pay_for_zero_unless_presence_is_needed() {
    let one_each = set(&[(0, 0), (0, 10), (10, 0), (10, 10)]);
    let mut position = first().seat_on(one_each).seat(&[]);
    assert_eq!(position.gold(Objective::Lords), [48, 24]);
    position.lords_need_presence = true;
    assert_eq!(position.gold(Objective::Lords), [48, 0]);
}

/// Three, two, four and one pieces in the quadrants.
fn uneven() -> CellSet {
    row(0, 0, 3) | row(0, 10, 2) | row(10, 0, 4) | row(19, 19, 1)
}

/// KB-6.13
#[test]
fn farmers_count_the_weakest_quadrant() {
    assert_eq!(gold(Objective::Farmers, uneven()), 3);
    assert_eq!(gold(Objective::Farmers, row(0, 0, 20) | row(10, 0, 10)), 0);
    assert_eq!(gold(Objective::Farmers, row(0, 0, 20) | row(10, 0, 20)), 30, "the best case");
}

/// KB-7.6
#[test]
fn a_castle_pays_once() {
    let position = first().seat(&[(3, 2), (3, 4), (11, 10)]).seat(&[(4, 3)]).seat(&[(0, 0)]);
    assert_eq!(position.each(score::castle), [6, 3, 0]);
}

/// KB-7.8
#[test]
fn nothing_on_the_board_earns_nothing() {
    let mut position = mixed().seat(&[]).seat(&[(0, 0)]);
    position.removed = Some(Terrain::Grass);
    position.lords_need_presence = true;
    for &card in Objective::ALL {
        let gold = position.each(|realm, seat| score::objective(card, realm, seat))[0];
        assert!(matches!(gold, None | Some(0)), "{card}");
    }
    for &card in Task::ALL {
        assert!(!position.met(card)[0], "{card}");
    }
    for place in [score::castle, score::palace, score::capitol] {
        assert_eq!(position.each(place)[0], 0);
    }
}

/// KB-8.21
#[test]
fn cards_paid_in_play_are_not_scored() {
    let position = first().seat(&[(0, 0)]);
    for &card in Objective::ALL {
        let gold = position.each(|realm, seat| score::objective(card, realm, seat))[0];
        // No terrain was removed, so scouts are not in play either.
        let others = matches!(card, Objective::Mayors | Objective::Scouts);
        assert_eq!(gold.is_none(), card.pays_at_once() || others, "{card}");
    }
}

/// KB-9.23
#[test]
fn every_player_can_meet_a_task() {
    let position = first().seat_on(flower(5, 5)).seat_on(flower(15, 8)).seat(&[(0, 0)]);
    assert_eq!(position.met(Task::Fortress), [true, true, false]);
    let worth: Vec<i32> = Task::ALL.iter().map(|task| task.gold()).collect();
    assert_eq!(worth, [5, 6, 7, 8, 9, 10]);
}

/// KB-9.24
#[test]
fn a_home_country_is_a_whole_area() {
    assert!(met(Task::HomeCountry, set(&[(10, 2), (11, 1)])));
    assert!(!met(Task::HomeCountry, set(&[(10, 2)])), "one hex is missing, be it empty or a wall");
    assert!(met(Task::HomeCountry, set(&[(10, 2), (11, 1), (11, 0)])), "more do no harm");
    let desert = first().board.of(Terrain::Desert).area(cell(9, 0));
    let upper = desert & CellSet::all_where(|cell| cell.row() < 10);
    assert!(met(Task::HomeCountry, desert));
    assert!(!met(Task::HomeCountry, upper), "the area goes on beyond the seam");
}

/// KB-9.25
#[test]
fn water_and_mountains_can_be_a_home_country() {
    assert!(met(Task::HomeCountry, set(&[(13, 14)])));
    assert!(met(Task::HomeCountry, set(&[(0, 3), (0, 4)])));
    assert!(!met(Task::HomeCountry, set(&[(0, 3)])));
}

/// KB-9.26
#[test]
fn a_fortress_has_six_own_neighbours() {
    let fortress = flower(5, 5);
    assert!(met(Task::Fortress, fortress));
    assert!(!met(Task::Fortress, fortress.without(cell(5, 5))));
    assert!(!met(Task::Fortress, fortress.without(cell(4, 5))));
    assert!(!met(Task::Fortress, flower(0, 5)), "at the edge two neighbours are missing");
}

/// KB-9.27
#[test]
fn a_road_is_seven_in_a_diagonal() {
    for direction in [Direction::SouthEast, Direction::SouthWest] {
        let road = line(cell(6, 9), direction, 7);
        assert!(met(Task::Road, road));
        let last = road.iter().last().expect("seven hexes");
        assert!(!met(Task::Road, road.without(last)));
        let gap = line(cell(6, 9), direction, 9)
            .without(line(cell(6, 9), direction, 5).iter().last().expect("five hexes"));
        assert!(!met(Task::Road, gap), "eight in two parts");
    }
    assert!(!met(Task::Road, line(cell(6, 9), Direction::East, 7)));
    let zigzag = (0..9).map(|row| cell(row, 9)).collect();
    assert!(!met(Task::Road, zigzag));
}

/// KB-9.28 KB-9.29
#[test]
fn a_place_of_refuge_is_surrounded() {
    for (kind, (row, col), is_one) in [
        ("location", (3, 7), true),
        ("castle", (1, 3), true),
        ("nomad", (5, 12), true),
        ("palace", (16, 3), false),
        ("silo", (17, 18), false),
    ] {
        let ring = around(row, col);
        assert_eq!(ring.len(), 6);
        assert_eq!(mixed().seat_on(ring).met(Task::PlaceOfRefuge), [is_one], "{kind}");
        let five = ring.without(ring.first().expect("six hexes"));
        assert_eq!(mixed().seat_on(five).met(Task::PlaceOfRefuge), [false], "{kind}");
    }
    assert_eq!(mixed().seat_on(flower(18, 3)).met(Task::PlaceOfRefuge), [false], "only grass");
}

/// All hexes of each edge of the board.
fn edges() -> [CellSet; 4] {
    let column = |col| (0..20).map(|row| cell(row, col)).collect();
    [row(0, 0, 20), row(19, 0, 20), column(0), column(19)]
}

/// KB-9.30
#[test]
fn an_advance_is_seven_on_one_edge() {
    for edge in edges() {
        let spread: CellSet = edge.iter().skip(1).step_by(3).collect();
        assert!(met(Task::Advance, spread) && spread.len() == 7);
        assert!(!met(Task::Advance, spread.without(spread.first().expect("seven hexes"))));
    }
    assert!(!met(Task::Advance, row(0, 1, 6) | row(5, 0, 1)), "on two edges");
}

/// KB-9.31
#[test]
fn compass_points_lie_on_all_four_edges() {
    let points = set(&[(0, 5), (19, 5), (5, 0), (5, 19)]);
    assert!(met(Task::CompassPoints, points));
    for point in points.iter() {
        assert!(!met(Task::CompassPoints, points.without(point)), "without {point}");
    }
}

/// KB-9.32
#[test]
fn a_corner_is_on_two_edges() {
    assert!(met(Task::CompassPoints, set(&[(0, 0), (19, 19)])));
    assert!(met(Task::CompassPoints, set(&[(0, 19), (19, 0)])));
    assert!(!met(Task::CompassPoints, set(&[(0, 0), (0, 19)])));
    for edge in edges() {
        assert!(met(Task::Advance, edge.iter().take(7).collect()));
    }
}

/// KB-10.4
#[test]
fn a_palace_pays_those_with_most_beside_it() {
    let rivals = mixed().seat(&[(16, 2), (17, 2)]).seat(&[(15, 3), (16, 4)]).seat(&[(17, 3)]);
    assert_eq!(rivals.each(score::palace), [5, 5, 0]);
    assert_eq!(mixed().seat(&[(16, 2)]).seat(&[(0, 0)]).each(score::palace), [5, 0]);
}

/// KB-10.5
#[test]
fn a_lonely_palace_pays_nobody() {
    assert_eq!(mixed().seat(&[(0, 0)]).seat(&[(18, 3)]).each(score::palace), [0, 0]);
}

/// KB-10.20
#[test]
fn geologists_link_mountain_ranges() {
    let gold = |places: Places<'_>| mixed().seat(places).gold(Objective::Geologists)[0];
    assert_eq!(gold(&[(14, 12)]), 4, "one piece between two ranges");
    assert_eq!(gold(&[(11, 11)]), 0, "only one range");
    assert_eq!(gold(&[(11, 11), (16, 16)]), 0, "two ranges, two areas");
    assert_eq!(gold(&[(14, 12), (16, 14)]), 6, "the range in the middle pays once");
    assert_eq!(gold(&[(15, 11), (15, 12)]), 4, "a piece on a range reaches it");
}

/// KB-10.21
#[test]
fn messengers_walk_between_the_ends_of_an_area() {
    assert_eq!(gold(Objective::Messengers, row(0, 0, 5) | row(9, 0, 3)), 6, "the longest counts");
    assert_eq!(gold(Objective::Messengers, row(0, 0, 2)), 0);
    assert_eq!(gold(Objective::Messengers, row(0, 0, 1)), 0);
    let bow = [(4, 4), (4, 5), (5, 5), (6, 5), (6, 4)];
    assert_eq!(gold_at(Objective::Messengers, &bow), 2, "the way need not follow the pieces");
    let bend = row(4, 4, 3) | line(cell(4, 6), Direction::SouthEast, 3);
    assert_eq!(gold(Objective::Messengers, bend), 6);
    for direction in Direction::ALL {
        assert_eq!(gold(Objective::Messengers, line(cell(9, 9), direction, 6)), 8);
    }
}

/// KB-10.22
#[test]
fn noblewomen_rule_over_locations_castles_and_nomads() {
    for (kind, (row, col), pay) in [
        ("location", (3, 7), 5),
        ("castle", (1, 3), 5),
        ("nomad", (5, 12), 5),
        ("palace", (16, 3), 0),
        ("silo", (17, 18), 0),
    ] {
        let ring: Vec<Cell> = around(row, col).iter().collect();
        let part = |cells: &[Cell]| cells.iter().copied().collect::<CellSet>();
        let rivals =
            mixed().seat_on(part(&ring[..2])).seat_on(part(&ring[2..4])).seat_on(part(&ring[4..5]));
        assert_eq!(rivals.gold(Objective::Noblewomen), [pay, pay, 0], "{kind}");
    }
}

/// KB-10.23
#[test]
fn vassals_live_along_the_seams() {
    let at_seams = [(9, 0), (10, 5), (0, 9), (19, 10), (9, 10)];
    assert_eq!(gold_at(Objective::Vassals, &at_seams), 5);
    assert_eq!(gold_at(Objective::Vassals, &[(8, 8), (11, 11), (0, 0)]), 0);
}

/// KB-10.24
#[test]
fn captains_have_three_own_neighbours() {
    assert_eq!(gold(Objective::Captains, flower(5, 5)), 7);
    assert_eq!(gold_at(Objective::Captains, &[(5, 5), (5, 4), (5, 6), (4, 5)]), 1);
    assert_eq!(gold_at(Objective::Captains, &[(5, 5), (5, 6), (4, 6)]), 0);
}

/// KB-10.26
#[test]
fn scouts_live_by_the_removed_terrain_not_on_it() {
    let mut position = first().seat(&[(3, 4), (3, 5), (3, 2), (4, 3)]);
    position.removed = Some(Terrain::Grass);
    assert_eq!(position.gold(Objective::Scouts), [1], "only 4,3 is beside grass and not on it");
    position.removed = Some(Terrain::Desert);
    assert_eq!(position.gold(Objective::Scouts), [0]);
}

/// KB-11.22
#[test]
fn rangers_count_lines_with_one_piece() {
    assert_eq!(gold_at(Objective::Rangers, &[(0, 0), (1, 0), (1, 5), (2, 0)]), 4);
}

/// KB-11.26
#[test]
fn chainers_have_two_own_neighbours() {
    assert_eq!(gold(Objective::Chainers, row(0, 0, 4)), 2);
    assert_eq!(gold_at(Objective::Chainers, &[(5, 5), (5, 6), (4, 6)]), 3);
    assert_eq!(gold(Objective::Chainers, flower(5, 5)), 0, "all have more");
}

/// KB-11.27
#[test]
fn travellers_live_at_the_edge() {
    let places = [(0, 0), (0, 5), (19, 3), (7, 0), (7, 19), (5, 5), (1, 1)];
    assert_eq!(gold_at(Objective::Travellers, &places), 5);
}

/// KB-11.28
#[test]
fn homesteaders_count_the_strongest_quadrant() {
    assert_eq!(gold(Objective::Homesteaders, uneven()), 4);
}

/// KB-12.1
#[test]
fn a_capitol_pays_for_pieces_up_to_two_hexes_away() {
    let mut position = mixed().seat(&[(1, 2), (1, 1), (3, 3), (1, 0)]).seat(&[(4, 3)]);
    assert_eq!(position.each(score::capitol), [0, 0], "no capitol on the castle");
    position.board.capitols.add(cell(1, 3));
    assert_eq!(position.each(score::capitol), [3, 0]);
    position.board.capitols.add(cell(7, 2));
    let all = CellSet::all_where(|_| true) & !position.board.special;
    let (cut_off_by_the_edge, whole) = (6 + 12 - 3, 6 + 12);
    assert_eq!(position.seat_on(all).each(score::capitol)[2], cut_off_by_the_edge + whole);
}

/// KB-12.2
#[test]
fn a_castle_with_a_capitol_is_still_a_castle() {
    let mut position = mixed().seat_on(around(1, 3));
    position.board.capitols.add(cell(1, 3));
    assert_eq!(position.each(score::castle), [3]);
    assert_eq!(position.gold(Objective::Workers), [6]);
    assert_eq!(position.gold(Objective::Noblewomen), [5]);
    assert_eq!(position.met(Task::PlaceOfRefuge), [true]);
}

/// KB-12.3
#[test]
fn a_cave_is_a_mountain() {
    let mut position = mixed().seat(&[(10, 9), (15, 11), (15, 12)]);
    let all = |position: &Position| {
        [Objective::Miners, Objective::Geologists].map(|card| position.gold(card)[0])
    };
    assert_eq!(all(&position), [2, 4]);
    position.board.add_cave(cell(10, 10));
    position.board.add_cave(cell(15, 11));
    assert_eq!(all(&position), [2, 4]);
    assert_eq!(position.met(Task::HomeCountry), [true], "15,11 is a whole range");
}

/// KB-12.5
#[test]
fn the_island_touches_no_board() {
    let coast = row(19, 0, 7) | row(20, 1, 5);
    let position = with_island().seat_on(coast);
    assert_eq!(position.gold(Objective::Hermits), [2]);
    assert_eq!(position.gold(Objective::Citizens), [3]);
    assert_eq!(position.gold(Objective::Messengers), [10]);
    assert_eq!(with_island().seat_on(row(20, 1, 5)).gold(Objective::Fishermen), [0]);
}

/// KB-12.9
#[test]
fn the_island_adds_five_lines() {
    let one_each = set(&[(20, 1), (21, 0), (22, 0), (23, 0), (24, 1)]);
    let position = with_island().seat_on(one_each).seat_on(one_each | edges()[2]);
    assert_eq!(position.gold(Objective::Discoverers), [5, 25]);
    assert_eq!(position.gold(Objective::Rangers), [10, 50]);
}

/// KB-12.10
#[test]
fn lords_farmers_and_knights_pass_the_island_by() {
    let mut position = with_island()
        .seat_on(row(22, 0, 7) | set(&[(0, 0), (0, 10), (10, 0)]))
        .seat(&[(1, 0), (2, 0)]);
    position.lords_need_presence = true;
    assert_eq!(position.gold(Objective::Lords), [6 + 12 + 12, 12]);
    assert_eq!(position.gold(Objective::Farmers), [0, 0]);
    assert_eq!(position.gold(Objective::Knights), [4, 2]);
}

/// KB-12.11
#[test]
fn the_island_has_no_quadrant_seam_or_edge() {
    let whole = with_island().seat_on(CellSet::all_where(Cell::is_island));
    for card in [Objective::Homesteaders, Objective::Vassals, Objective::Travellers] {
        assert_eq!(whole.gold(card), [0], "{card}");
    }
    let six_and_island =
        with_island().seat_on(edges()[2].iter().take(6).collect::<CellSet>() | row(21, 0, 1));
    assert_eq!(six_and_island.met(Task::Advance), [false]);
    let island_west = with_island().seat(&[(0, 5), (19, 5), (5, 19), (22, 0)]);
    let island_south = with_island().seat(&[(0, 5), (5, 0), (5, 19), (24, 3)]);
    assert_eq!(island_west.met(Task::CompassPoints), [false]);
    assert_eq!(island_south.met(Task::CompassPoints), [false]);
}

/// KB-12.12
#[test]
fn the_island_counts_for_every_other_card() {
    let link = with_island().seat(&[(22, 4), (22, 3), (23, 2)]);
    assert_eq!(link.each(score::castle), [3]);
    for (card, gold) in [
        (Objective::Workers, 2),
        (Objective::Merchants, 8),
        (Objective::Noblewomen, 10),
        (Objective::Hermits, 1),
        (Objective::Citizens, 1),
        (Objective::Messengers, 2),
        (Objective::Chainers, 1),
        (Objective::Miners, 2),
    ] {
        assert_eq!(link.gold(card), [gold], "{card}");
    }
    let city = with_island().seat_on(flower(23, 3));
    assert_eq!(city.gold(Objective::Captains), [7]);
    assert_eq!(city.met(Task::Fortress), [true]);
    assert_eq!(with_island().seat_on(around(21, 4)).met(Task::PlaceOfRefuge), [true]);
    assert_eq!(with_island().seat(&[(21, 2), (22, 2)]).met(Task::HomeCountry), [true]);
    let mut scouts = with_island().seat(&[(20, 2), (20, 1)]);
    scouts.removed = Some(Terrain::Canyon);
    assert_eq!(scouts.gold(Objective::Scouts), [1]);
    let tree_house = Position::new("tavern paddock oasis farm", Some(IslandSide::TreeHouse))
        .seat(&[(22, 1), (22, 0)]);
    assert_eq!(tree_house.gold(Objective::Fishermen), [1]);
}
