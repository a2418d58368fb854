//! Suna Valo's drawings: well formed, without styles, small, naming only what exists, and showing
//! what lies on the table.

use crate::looking::{css, lightness, parsed, values};
use ::suna_valo::{
    Action, Card, Character, Choice, Column, Components, EndTile, Era, FarmRef, Figure, Gears,
    Good, HeldTile, Options, ProgressTile, Resource, Resources, Spot, State, Track,
};
use drawing::suna_valo::{
    Icon, Lie, Scene, TrackPlace, defs, flight, ghost_gear, icon, lettered_defs, lit_place,
    pointed_place, scene, slot, store, token, told_place, track_place, tracks, tracks_size,
};
use drawing::{Colour, Point, Rgb, board, colours};
use roxmltree::Document;
use std::collections::BTreeSet;
use table::{Components as _, Game, Match, Seat, Seed, Viewer};

/// Some matches, every so many actions. Whoever plays does something while there is something to do,
/// so that figures go, gears climb and tiles are taken.
fn states() -> Vec<State> {
    let mut states = Vec::new();
    for number in 0..4 {
        let seed = Seed::from_number(number);
        let mut played = Match::<State>::seeded(Options::default(), seed).expect("a match");
        let mut legal: Vec<Action> = Vec::new();
        for step in 0.. {
            if step % 60 == 0 {
                states.push(played.state().clone());
            }
            let Some(seat) = played.state().to_act() else { break };
            legal.clear();
            played.state().legal(&mut legal);
            let is_dull = |action: &Action| {
                matches!(action, Action::PlaceDown { .. } | Action::Done | Action::Skip)
            };
            let bright: Vec<Action> = legal.iter().copied().filter(|it| !is_dull(it)).collect();
            let choices = if bright.is_empty() { &legal } else { &bright };
            let action = choices[(step * 7 + step / 3) % choices.len()];
            played.act(seat, action, vec![]).expect("a legal action");
        }
        states.push(played.state().clone());
    }
    states
}

fn icons() -> Vec<Icon> {
    let mut icons = vec![
        Icon::AnyGood,
        Icon::Delivery,
        Icon::Step,
        Icon::Activate,
        Icon::Row,
        Icon::FaceDown,
        Icon::Market,
        Icon::Endless,
        Icon::Income,
        Icon::Swap,
        Icon::Look,
        Icon::Dig,
        Icon::PublicOrder,
        Icon::OwnOrder,
        Icon::ShipOrder,
        Icon::Reveal,
        Icon::Festival,
        Icon::Bot,
        Icon::EndBot,
        Icon::Points(1),
        Icon::Points(12),
        Icon::Sun,
        Icon::Scarcity,
        Icon::Tree,
        Icon::Deck,
        Icon::Discards,
        Icon::Lock,
        Icon::Lost,
        Icon::Check,
        Icon::Arrow,
    ];
    icons.extend(Good::ALL.iter().copied().map(Icon::Good));
    let wide = Choice::ALL.iter().filter(|choice| choice.resources().len() > 1);
    icons.extend(wide.copied().map(Icon::Choice));
    for seat in [Some(Seat::FIRST), Some(Seat::FIRST.next(2)), None] {
        icons.extend(Figure::ALL.iter().map(|&figure| Icon::Figure(figure, seat)));
        icons.push(Icon::Gear(seat));
        icons.extend(seat.map(Icon::Seat));
    }
    icons.extend(Column::ALL.iter().copied().map(Icon::Column));
    icons.extend(Character::ALL.iter().copied().map(Icon::Character));
    icons.extend(ProgressTile::ALL.iter().copied().map(Icon::ProgressTile));
    icons.extend(EndTile::ALL.iter().copied().map(Icon::EndTile));
    icons.extend(Track::ALL.iter().copied().map(Icon::Track));
    icons.extend(Spot::ALL.iter().copied().map(Icon::Spot));
    icons.extend(Era::ALL.iter().copied().map(Icon::Era));
    icons
}

const LIES: [Lie; 3] = [Lie::Upright, Lie::Lying, Lie::Rail];

/// The tracks of a farm in every lie, with all that can be shown on them.
fn tracks_of(farm: FarmRef<'_>, seat: Seat) -> Vec<String> {
    let components = farm.components();
    let mut drawn = Vec::new();
    for lie in LIES {
        drawn.push(tracks(farm, seat, lie));
        for then in Track::ALL.iter().filter_map(|&track| farm.after_step(track)) {
            for &track in Track::ALL {
                drawn.push(ghost_gear(farm, seat, track, then, lie));
                drawn.push(lit_place(TrackPlace::of(then, track), components, lie));
                drawn.push(pointed_place(TrackPlace::of(then, track), components, lie));
                drawn.push(told_place(TrackPlace::of(then, track), components, lie));
            }
        }
        drawn.push(lit_place(TrackPlace::Notch(3), components, lie));
        drawn.push(pointed_place(TrackPlace::Beside(0), components, lie));
    }
    drawn
}

/// Everything that can be drawn, piece by piece.
fn everything() -> Vec<String> {
    let mut all = vec![defs(), flight(Point { x: 1.0, y: 2.0 }, Point { x: 90.5, y: 40.0 })];
    all.extend(icons().into_iter().map(icon));
    all.extend(Scene::ALL.map(scene));
    all.extend(Good::ALL.iter().map(|&good| token(good)));
    for &resource in Resource::ALL {
        all.extend([slot(resource, false), slot(resource, true)]);
    }
    for &choice in Choice::ALL {
        let fits = choice.resources();
        all.extend([store(fits, None), store(fits, fits.first())]);
    }
    all.push(store(Resources::EMPTY, None));
    for state in states() {
        for seat in Seat::all(2) {
            all.extend(tracks_of(state.open().farm(seat), seat));
        }
    }
    all
}

#[test]
fn symbols_are_named_once_and_all_of_them_are_used() {
    let ids = values(&defs(), "id");
    let distinct: BTreeSet<&str> = ids.iter().map(String::as_str).collect();
    assert_eq!(distinct.len(), ids.len());
    assert!(ids.iter().all(|id| id.starts_with("sv-")));
    let mut used = BTreeSet::new();
    for markup in everything() {
        for reference in values(&markup, "href") {
            used.insert(reference.strip_prefix('#').expect("it stays in the page").to_owned());
        }
    }
    let used: BTreeSet<&str> = used.iter().map(String::as_str).collect();
    assert_eq!(used, distinct);
}

#[test]
fn each_good_has_its_letter_where_letters_are_wished() {
    let lettered = lettered_defs(|good| good.letter().to_string());
    parsed(&lettered, |document| {
        let letters =
            document.descendants().filter(|it| it.attribute("class") == Some("sv-letter"));
        let letters: BTreeSet<&str> = letters.filter_map(|it| it.text()).collect();
        assert_eq!(letters.len(), Good::ALL.len(), "{letters:?}");
    });
    assert!(css().contains(".sv-letter {"));
    assert!(!defs().contains("sv-letter"));
}

#[test]
fn no_two_icons_look_the_same() {
    let mut drawn = BTreeSet::new();
    for one in icons() {
        let markup = icon(one);
        assert!(markup.starts_with(r#"<svg class="icon"#), "{one:?}");
        assert!(markup.contains(r#"aria-hidden="true""#), "{one:?}");
        assert!(drawn.insert(markup), "{one:?} is drawn like another");
    }
    let mut shapes = BTreeSet::new();
    parsed(&defs(), |document| {
        let page = document.input_text();
        for symbol in document.descendants().filter(|node| node.has_tag_name("symbol")) {
            let inside = symbol.children().map(|node| &page[node.range()]).collect::<String>();
            assert!(shapes.insert(inside), "{:?} is drawn like another", symbol.attribute("id"));
        }
    });
}

#[test]
fn markup_holds_no_styles_and_every_class_has_a_rule() {
    for markup in everything() {
        parsed(&markup, |document| {
            for attribute in document.descendants().flat_map(|node| node.attributes()) {
                let name = attribute.name();
                assert!(!["style", "fill", "stroke"].contains(&name), "{name} in {markup}");
            }
        });
        for class in values(&markup, "class").iter().flat_map(|classes| classes.split(' ')) {
            let is_ruled =
                [" ", ",", ")"].iter().any(|end| css().contains(&format!(".{class}{end}")));
            assert!(is_ruled, "{class} has no rule");
        }
    }
}

#[test]
fn every_colour_that_is_used_is_given_in_light_and_dark_and_the_other_way_round() {
    let is_used = |name: &str| css().contains(&format!("var(--{name})"));
    for use_of in css().split("var(--sv-").skip(1) {
        let name = use_of.split(')').next().unwrap_or_default();
        assert!(colours().contains_key(&*format!("sv-{name}")), "{name} is used but not given");
    }
    for name in colours().keys().filter(|name| name.starts_with("sv-")) {
        // The other colours one can choose for oneself are named by the page.
        assert!(is_used(name) || name.starts_with("sv-seat-"), "{name} is given but not used");
    }
}

#[test]
fn seats_differ_without_colour_and_their_marks_can_be_seen() {
    let looks: [fn(&Colour) -> Rgb; 2] = [|colour| colour.light, |colour| colour.dark];
    let named = |name: String| colours()[&*name];
    for look in looks {
        let shades = (1..=5).map(|seat| lightness(look(&named(format!("sv-seat-{seat}")))));
        let mut shades: Vec<f64> = shades.collect();
        for (index, shade) in shades.iter().enumerate() {
            let mark = lightness(look(&named(format!("sv-seat-{}-mark", index + 1))));
            assert!((shade - mark).abs() > 40.0, "seat {}: {shade} and {mark}", index + 1);
        }
        shades.sort_by(f64::total_cmp);
        let closest = shades.windows(2).map(|two| two[1] - two[0]).fold(100.0, f64::min);
        assert!(closest > 3.5, "{shades:?}");
    }
}

#[test]
fn tracks_show_figures_and_tiles_that_are_there() {
    let (mut fewest_standing, mut most_tiles) = (6, 0);
    for state in states() {
        for seat in Seat::all(2) {
            let farm = state.open().farm(seat);
            let blockers = Spot::LEFT.into_iter().chain(Spot::RIGHT);
            let n_standing = blockers.filter(|&spot| farm.standing.has(spot)).count();
            let n_tiles = farm.tiles.len() + usize::from(farm.end_tile.is_some());
            fewest_standing = fewest_standing.min(n_standing);
            most_tiles = most_tiles.max(n_tiles);
            for lie in [Lie::Upright, Lie::Lying] {
                let drawn = tracks(farm, seat, lie);
                let n_tiles_drawn = drawn.matches("sv-tile").count();
                assert_eq!(n_tiles_drawn, n_tiles);
                let figures = Figure::ALL
                    .iter()
                    .map(|figure| drawn.matches(&format!(r##""#sv-{figure}" transform"##)).count());
                let on_end_tile = match farm.end_tile {
                    Some(EndTile::EndBarrels | EndTile::EndCrates | EndTile::EndShips) => 1,
                    _ => 0,
                };
                assert_eq!(figures.sum::<usize>(), n_standing + on_end_tile, "{lie:?}");
                assert_eq!(drawn.matches("#sv-gear").count(), 2);
            }
        }
    }
    assert!(fewest_standing < 6 && most_tiles > 2, "{fewest_standing}, {most_tiles}");
}

#[test]
fn tiles_from_elsewhere_lie_beside_the_track() {
    let components = Components::ours();
    let mut farm = states()[0].open().farms[Seat::FIRST].clone();
    for &tile in &ProgressTile::ALL[..3] {
        farm.tiles.push(HeldTile { tile, is_fresh: false });
    }
    for right in 0..=components.top(Track::Right) {
        farm.gears.right = right;
        let drawn = tracks(FarmRef::new(&farm, &components), Seat::FIRST, Lie::Upright);
        assert_eq!(drawn.matches("sv-tile").count(), 3, "on space {right}");
        let n_notches = drawn.matches("sv-notch").count();
        let n_reached = [3, 5].into_iter().filter(|&notch| notch <= right).count();
        assert_eq!(n_notches, 3 - n_reached, "on space {right}");
    }
}

#[test]
fn notches_lie_in_the_picture() {
    let components = Components::ours();
    for lie in [Lie::Upright, Lie::Lying] {
        let (width, height) = tracks_size(&components, lie);
        for place in [3, 5, 7].map(TrackPlace::Notch).into_iter().chain([TrackPlace::Beside(0)]) {
            let at = track_place(place, &components, lie);
            assert!(at.x + 17.0 < width && at.y + 17.0 < height, "{place:?} {lie:?}");
        }
    }
    let start = TrackPlace::of(Gears::default(), Track::Right);
    assert_eq!(start, TrackPlace::Space(Track::Right, 0));
}

#[test]
fn a_card_shows_the_land_of_its_column() {
    let components = Components::ours();
    for card in Card::all().filter(|&card| components.is_for_sale(card)) {
        let scene = Scene::of(card, &components);
        match components.sheet(card).map(|sheet| sheet.columns) {
            None => assert_eq!(scene, Scene::Festival, "{card}"),
            Some(columns) if columns.len() > 1 => assert_eq!(scene, Scene::FieldsAndBeds, "{card}"),
            Some(columns) => {
                let column = columns.first().expect("a column");
                assert_eq!(scene, Scene::of_column(column), "{card}");
            }
        }
    }
}

#[test]
fn symbols_are_small_enough_to_download() {
    let size = defs().len();
    assert!(size < 48_000, "{size} bytes");
}

#[test]
fn a_match_stands_alone_with_all_that_lies_open() {
    for state in states() {
        let svg = board(&state.view(Viewer::Watcher)).expect("it is drawn");
        let picture = Document::parse(&svg).expect("well formed");
        for node in picture.descendants() {
            assert!(!["use", "symbol", "style"].contains(&node.tag_name().name()));
            for attribute in node.attributes() {
                let is_left = attribute.name() == "class" || attribute.value().contains("var(");
                assert!(!is_left, "{}={}", attribute.name(), attribute.value());
            }
        }
        for seat in ["sv-seat-1", "sv-seat-2"] {
            let (red, green, blue) = colours()[seat].light;
            assert!(svg.contains(&format!("fill=\"#{red:02x}{green:02x}{blue:02x}\"")), "{seat}");
        }
        assert!(svg.len() < 400_000, "{} bytes", svg.len());
    }
}
