//! The markup of the drawings: well formed, without styles, small, and naming only what exists.

use crate::looking::{css, lightness, parsed, values};
use ::kingdom_builder::{
    Board, Card, Cell, CellSet, Components, IslandSide, Location, MAX_SEATS, Nomad, Objective,
    Piece, Placed, Quadrant, Standing, Task, Terrain,
};
use drawing::kingdom_builder::{
    self as draw, Icon, Layout, arrow, defs, focus, ghost, icon, labels, land, land_colour,
    letters, lit, nomad_tile, origin, region, seat_colours, standing, tile_count, trace,
};
use drawing::{Colour, Rgb, colours};
use std::collections::BTreeSet;
use table::{Components as _, Seat};

/// Where the island lies makes no difference to the markup.
const LAYOUT: Layout = Layout::Beside;

/// Every quadrant, four on each board, all with the island and some caves and capitols.
fn boards() -> Vec<Board> {
    let mut boards = Vec::new();
    for (index, four) in Quadrant::ALL.chunks_exact(4).enumerate() {
        let is_turned = index % 2 == 1;
        let placed = std::array::from_fn(|at| Placed { quadrant: four[at], is_turned });
        let mut board = Board::new(&Components::ours(), placed, Some(IslandSide::ALL[index % 2]));
        let cave = board.of(Terrain::Mountain).first().expect("every four have a mountain");
        board.add_cave(cave);
        board.capitols = board.castles;
        boards.push(board);
    }
    boards
}

fn icons() -> Vec<Icon> {
    let mut icons = vec![
        Icon::CardBack,
        Icon::Castle,
        Icon::Palace,
        Icon::Silo,
        Icon::Capitol,
        Icon::Cave,
        Icon::NomadHex,
        Icon::Wall,
        Icon::Scout,
        Icon::Gold,
    ];
    icons.extend(Terrain::ALL.iter().copied().map(Icon::Terrain));
    icons.extend(Card::ALL.iter().copied().map(Icon::Card));
    icons.extend(Location::ALL.iter().copied().map(Icon::Location));
    icons.extend(Nomad::ALL.iter().copied().map(Icon::Nomad));
    icons.extend(Objective::ALL.iter().copied().map(Icon::Objective));
    icons.extend(Task::ALL.iter().copied().map(Icon::Task));
    let kinds: [fn(Seat) -> Icon; 6] =
        [Icon::Piece, Icon::Warrior, Icon::Wagon, Icon::Ship, Icon::City, Icon::PlayerMark];
    icons.extend(kinds.iter().flat_map(|kind| Seat::all(MAX_SEATS).map(kind)));
    icons
}

fn standings() -> Vec<Standing> {
    let mut standings = vec![Standing::Wall, Standing::Scout];
    for seat in Seat::all(MAX_SEATS) {
        standings.extend([Standing::Settlement(seat), Standing::City(seat)]);
        standings.extend(Piece::ALL.iter().map(|&piece| Standing::Piece(piece, seat)));
    }
    standings
}

fn overlays() -> Vec<String> {
    let [here, there] = ["4,7", "6,2"].map(|text| text.parse::<Cell>().expect("on the board"));
    let cells: CellSet = [here, there].into_iter().collect();
    let board = &boards()[0];
    let mut overlays = vec![
        focus(LAYOUT, here),
        arrow(LAYOUT, here, there),
        arrow(LAYOUT, here, here),
        region(LAYOUT, cells),
    ];
    overlays.extend([
        lit(LAYOUT, cells, board),
        lit(LAYOUT, CellSet::all_where(|_| true), board),
        labels(LAYOUT, board),
    ]);
    overlays.extend(standings().into_iter().map(|one| origin(LAYOUT, one, here)));
    overlays.extend(standings().into_iter().map(|one| standing(LAYOUT, one, here)));
    overlays.extend(standings().into_iter().map(|one| ghost(LAYOUT, one, here)));
    overlays.extend(Seat::all(MAX_SEATS).map(|seat| trace(LAYOUT, here, seat, 12)));
    overlays.extend((0..=2).map(|n| tile_count(LAYOUT, here, n)));
    overlays.extend(Nomad::ALL.iter().map(|&nomad| nomad_tile(LAYOUT, here, Some(nomad))));
    overlays.push(nomad_tile(LAYOUT, here, None));
    overlays
}

/// Everything that can be drawn, piece by piece.
fn everything() -> Vec<String> {
    let mut all = vec![defs()];
    all.extend(boards().iter().flat_map(|board| [land(LAYOUT, board), letters(LAYOUT, board)]));
    all.extend(icons().into_iter().map(icon));
    all.extend(overlays());
    all
}

#[test]
fn ids_are_unique_and_prefixed() {
    let ids = values(&defs(), "id");
    let distinct: BTreeSet<&String> = ids.iter().collect();
    assert_eq!(distinct.len(), ids.len());
    assert!(ids.iter().all(|id| id.starts_with("kb-")));
    for markup in everything().iter().skip(1) {
        assert_eq!(values(markup, "id"), Vec::<String>::new(), "only defs() gives ids");
    }
}

#[test]
fn every_use_names_a_symbol() {
    let ids: BTreeSet<String> = values(&defs(), "id").into_iter().collect();
    for markup in everything() {
        for reference in values(&markup, "href") {
            let id = reference.strip_prefix('#').expect("references stay in the page");
            assert!(ids.contains(id), "{id} is used but not defined");
        }
    }
}

#[test]
fn a_picture_holds_just_what_it_uses() {
    for (game, picture) in drawing::pictures() {
        let used: BTreeSet<String> = values(&picture, "href").into_iter().collect();
        let mut held = BTreeSet::new();
        parsed(&picture, |document| {
            let symbols = document.descendants().filter(|node| node.has_tag_name("symbol"));
            held.extend(symbols.filter_map(|node| node.attribute("id")).map(|id| format!("#{id}")));
        });
        assert_eq!(used, held, "{game}");
        assert!(picture.len() < 65_000, "{game}: {} bytes", picture.len());
    }
}

#[test]
fn every_symbol_is_used() {
    let mut used: BTreeSet<String> = BTreeSet::new();
    for markup in everything() {
        used.extend(values(&markup, "href"));
    }
    parsed(&defs(), |document| {
        for symbol in document.descendants().filter(|node| node.has_tag_name("symbol")) {
            let id = symbol.attribute("id").expect("symbols have ids");
            assert!(used.contains(&format!("#{id}")), "{id} is never used");
            assert!(symbol.has_children(), "{id} is empty");
        }
    });
}

#[test]
fn no_two_icons_look_the_same() {
    let mut drawn = BTreeSet::new();
    for one in icons() {
        let markup = icon(one);
        assert!(markup.starts_with(r#"<svg class="icon" viewBox=""#), "{one:?}");
        assert!(markup.contains(r#"aria-hidden="true""#), "{one:?}");
        assert!(drawn.insert(markup), "{one:?} is drawn like another");
    }
    let mut shapes = BTreeSet::new();
    parsed(&defs(), |document| {
        let page = document.input_text();
        for symbol in document.descendants().filter(|node| node.has_tag_name("symbol")) {
            let inside = symbol.children().map(|node| &page[node.range()]).collect::<String>();
            let id = symbol.attribute("id").expect("symbols have ids");
            assert!(shapes.insert(inside), "{id} is drawn like another");
        }
    });
}

#[test]
fn markup_is_well_formed_and_holds_no_styles() {
    for markup in everything() {
        parsed(&markup, |document| {
            for node in document.descendants() {
                assert!(!node.has_tag_name("style") && !node.has_tag_name("script"));
                for attribute in node.attributes() {
                    let name = attribute.name();
                    assert!(name != "style" && !name.starts_with("on"), "{name} in {markup}");
                }
            }
        });
    }
}

#[test]
fn every_class_has_a_rule() {
    // Handles for whoever composes the page, with nothing to say about looks.
    let handles = ["kb-land", "kb-piece", "kb-tile"];
    for markup in everything() {
        for class in values(&markup, "class").iter().flat_map(|classes| classes.split(' ')) {
            let is_ruled =
                [" ", ",", ")"].iter().any(|end| css().contains(&format!(".{class}{end}")));
            assert!(is_ruled || handles.contains(&class), "{class} has no rule");
        }
    }
}

#[test]
fn every_colour_that_is_used_is_given_in_light_and_dark() {
    for use_of in css().split("var(--kb-").skip(1) {
        let name = use_of.split(')').next().unwrap_or_default();
        assert!(colours().contains_key(name), "{name} is used but not given");
    }
}

#[test]
fn terrains_and_seats_differ_without_colour() {
    let kinds: Vec<Colour> = Terrain::ALL.iter().map(|&terrain| land_colour(terrain)).collect();
    let seats: Vec<Colour> = Seat::all(MAX_SEATS).map(|seat| seat_colours(seat).0).collect();
    let looks: [fn(&Colour) -> Rgb; 2] = [|colour| colour.light, |colour| colour.dark];
    for look in looks {
        for all in [&kinds, &seats] {
            let mut shades: Vec<f64> = all.iter().map(|colour| lightness(look(colour))).collect();
            shades.sort_by(f64::total_cmp);
            let closest = shades.windows(2).map(|two| two[1] - two[0]).fold(100.0, f64::min);
            assert!(closest > 3.5, "{all:?}: {shades:?}");
        }
    }
}

#[test]
fn a_board_is_small_enough_to_parse_at_once() {
    for board in boards() {
        let size = land(LAYOUT, &board).len();
        assert!(size < 80_000, "{size} bytes");
    }
    let size = defs().len();
    assert!(size < 90_000, "{size} bytes");
}

#[test]
fn a_board_shows_all_its_places() {
    for board in boards() {
        let drawn = land(LAYOUT, &board);
        for (_, location) in &board.locations {
            assert!(drawn.contains(&format!("#kb-location-{location}\"")), "{location}");
        }
        assert_eq!(drawn.matches("#kb-nomad-hex").count(), board.nomads.len());
        assert_eq!(drawn.matches("#kb-capitol").count(), board.capitols.len());
        assert_eq!(drawn.matches("#kb-palace").count(), board.palaces.len());
        assert_eq!(drawn.matches("#kb-silo").count(), board.silos.len());
        assert_eq!(drawn.matches("#kb-cave").count(), board.caves.len());
        let n_hexes = CellSet::all_where(|cell| board.land_at(cell).is_some()).len();
        let n_plain = n_hexes - board.special.len();
        assert_eq!(letters(LAYOUT, &board).matches("<text").count(), n_plain);
        // A mark or a seal for each hex; a cave stands in place of its mountain's mark.
        assert_eq!(drawn.matches("<use").count(), n_hexes);
    }
}

const LAYOUTS: [Layout; 2] = [Layout::Beside, Layout::Below];

/// The rooms beside the panel, or above it, on a desk, a small laptop, a tablet held upright and a
/// phone.
#[test]
fn the_island_lies_where_hexes_are_largest() {
    let with_island = &boards()[0];
    let width = |room: (f64, f64), layout: Layout| {
        let full = draw::size(layout, with_island);
        2.0 * draw::RADIUS * 0.866 * (room.0 / full.0).min(room.1 / full.1)
    };
    for (room, best, least) in [
        ((1073.0, 740.0), Layout::Beside, 35.0),
        ((640.0, 612.0), Layout::Below, 24.0),
        ((760.0, 770.0), Layout::Below, 31.0),
        ((382.0, 590.0), Layout::Below, 17.0),
    ] {
        assert_eq!(Layout::for_room(with_island, room), best, "{room:?}");
        assert!(width(room, best) >= least, "{room:?}: {}", width(room, best));
    }
}

#[test]
fn the_picture_holds_every_hex() {
    for (board, layout) in boards().iter().flat_map(|board| LAYOUTS.map(|layout| (board, layout))) {
        let (width, height) = draw::size(layout, board);
        for cell in CellSet::all_where(|_| true).iter() {
            let at = draw::center(layout, cell);
            let inside = at.x > draw::RADIUS
                && at.y > draw::RADIUS
                && at.x < width - draw::RADIUS
                && at.y < height - draw::RADIUS;
            assert!(inside, "{cell} at {at:?}");
        }
    }
}
