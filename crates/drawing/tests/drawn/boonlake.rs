//! Boonlake drawn: everything lies where the map says, and the markup names only what exists.

use crate::looking::{css, values};
use ::boonlake::{
    Components, Laid, Region, Resource, ScoringTile, Site, Space, State, Tile, Track,
};
use drawing::boonlake::{
    self as draw, Chart, Cut, Figure, Icon, LeverStand, Owner, Target, defs, icon, land, lit,
    standing, standings, tiles, works,
};
use drawing::{Point, board};
use std::collections::BTreeSet;
use table::{Components as _, Game, Match, Seat, Seed, Viewer};

/// A match some way on, with random choices.
fn played(options: &str) -> Match<State> {
    let options = options.parse().expect("options");
    let mut played = Match::<State>::seeded(options, Seed::from_number(5)).expect("a match");
    let mut legal = Vec::new();
    for step in 0..250 {
        let Some(seat) = played.state().to_act() else { break };
        legal.clear();
        played.state().legal(&mut legal);
        let action = legal[(step * 7 + step / 3) % legal.len()];
        played.act(seat, action, vec![]).expect("a legal action");
    }
    played
}

fn distance(one: Point, other: Point) -> f64 {
    (one.x - other.x).hypot(one.y - other.y)
}

/// Everything that can be drawn of a match, piece by piece.
fn everything(played: &Match<State>) -> Vec<String> {
    let open = played.state().open();
    let owner = Owner::Seat(Seat::FIRST);
    let mut all = Vec::new();
    for cut in Cut::ALL {
        let chart = Chart::new(cut, open.parts());
        all.extend([land(chart), tiles(chart, open.map()), works(chart)]);
        all.extend(standings(open).into_iter().map(|one| standing(chart, open, one)));
        let mut targets: Vec<Target> = Space::all().map(Target::Space).collect();
        targets.extend(open.map().free_sites().map(Target::Site));
        targets.extend([Target::River(3), Target::Track(Track::Coin, 2)]);
        for &region in Region::ALL {
            all.push(draw::label(chart, region, Some("A & B")));
            all.push(draw::region_glow(chart, region));
            targets.push(Target::Label(region));
        }
        for target in targets {
            all.push(lit(chart, open, target) + &draw::focus(chart, open, target));
            all.push(draw::trace(chart, open, target, owner, 2));
        }
        let space = Space::new(4).expect("a space");
        all.push(draw::tile_ghost(chart, space, Laid::Pasture));
        all.push(draw::letters(chart, |region| region.name()[..1].to_uppercase()));
        all.push(draw::ship_way(chart, open, 13, 16));
        all.push(draw::ship_stops(chart, open, &[14, 15, 16]));
    }
    let goal = Some([Resource::Wood; 2]);
    all.push(draw::canal([Resource::Iron, Resource::Wood], goal, owner));
    all.extend((0..3).map(|level| draw::production(Resource::Loam, level)));
    all.extend([LeverStand::Open(3), LeverStand::Up, LeverStand::Down].map(draw::lever));
    all.extend(boonlake::Kind::ALL.iter().map(|&kind| draw::card_band(kind)));
    all.extend((0..=4).map(draw::scoring_dots));
    for tile in ScoringTile::all() {
        let sheet = open.parts().scoring(tile);
        all.extend([draw::scoring_tile(sheet, 2), draw::scored_half(sheet, 4)]);
    }
    let boards = &open.parts().boards;
    all.extend(boards.houses.iter().map(|recess| draw::recess(recess, None)));
    all.extend(Tile::all().map(|tile| draw::loose_tile(open.parts(), Laid::Building(tile))));
    for figure in Figure::ALL {
        all.extend(Owner::all().map(|owner| icon(Icon::Piece(figure, owner))));
    }
    all.extend(Owner::all().map(|owner| icon(Icon::Mark(owner))));
    all
}

#[test]
fn the_markup_names_only_what_exists() {
    let ids: BTreeSet<String> = values(&defs(), "id").into_iter().collect();
    assert_eq!(ids.len(), values(&defs(), "id").len());
    assert!(ids.iter().all(|id| id.starts_with("bl-")));
    let handles = ["bl-piece", "bl-map", "bl-loose", "bl-arm-1", "bl-arm-2", "bl-lever-picture"];
    let sized = ["bl-canal-picture", "bl-recess-picture", "bl-production", "bl-dots"];
    for markup in
        ["players=4", "players=1 level=easy"].iter().flat_map(|one| everything(&played(one)))
    {
        assert!(values(&markup, "id").is_empty() && values(&markup, "style").is_empty());
        for reference in values(&markup, "href") {
            assert!(ids.contains(&reference[1..]), "{reference} is not defined");
        }
        for class in values(&markup, "class").iter().flat_map(|classes| classes.split(' ')) {
            let is_ruled = [" ", ","].iter().any(|end| css().contains(&format!(".{class}{end}")));
            let is_known = handles.contains(&class) || sized.contains(&class) || class == "icon";
            assert!(is_ruled || is_known, "{class} has no rule");
        }
    }
}

#[test]
fn every_colour_of_the_map_is_given_in_light_and_dark() {
    for use_of in css().split("var(--bl-").skip(1) {
        let name = use_of.split(')').next().unwrap_or_default();
        assert!(drawing::colours().contains_key(&*format!("bl-{name}")), "{name} is not given");
    }
}

#[test]
fn river_spaces_keep_apart_and_off_the_land() {
    let parts = Components::ours();
    for (cut, disc) in Cut::ALL.into_iter().zip([14.5, 12.0, 11.0]) {
        let chart = Chart::new(cut, &parts);
        let (width, height) = cut.size();
        for round in [false, true] {
            let spaces: Vec<Point> =
                (1..=parts.river.last(round)).map(|n| chart.river_middle(round, n)).collect();
            for (index, &one) in spaces.iter().enumerate() {
                assert!(one.x > disc && one.x < width - disc, "{cut:?}: {one:?}");
                assert!(one.y > disc && one.y < height - disc, "{cut:?}: {one:?}");
                assert_eq!(chart.space_at(one), None, "{cut:?}: {} lies on land", index + 1);
                let near = spaces[..index].iter().map(|&other| distance(one, other));
                assert!(near.fold(1e9, f64::min) > 2.0 * disc + 0.5, "{cut:?}: {}", index + 1);
            }
        }
    }
}

#[test]
fn sites_and_cattle_lie_on_their_space() {
    let played = played("players=4");
    let open = played.state().open();
    for cut in Cut::ALL {
        let chart = Chart::new(cut, open.parts());
        for space in Space::all() {
            assert_eq!(chart.space_at(chart.space_middle(space)), Some(space));
            for site in Site::of(space).into_iter().filter(|&site| open.map().has_site(site)) {
                assert_eq!(chart.space_at(chart.site_middle(open.map(), site)), Some(space));
            }
            for nth in 0..4 {
                assert_eq!(chart.space_at(chart.cattle_place(space, nth)), Some(space));
            }
        }
    }
}

#[test]
fn a_finger_takes_the_nearest_place() {
    let played = played("players=4");
    let open = played.state().open();
    let chart = Chart::new(Cut::Tall, open.parts());
    let sites: Vec<Target> = open.map().free_sites().map(Target::Site).collect();
    for &site in &sites {
        let beside = draw::middle(chart, open, site).moved(3.0, -2.0);
        assert_eq!(draw::target_at(chart, open, &sites, beside), Some(site));
    }
    assert_eq!(draw::target_at(chart, open, &sites, Point { x: -200.0, y: 0.0 }), None);
}

#[test]
fn the_map_of_a_match_stands_alone() {
    let svg = board(&played("players=4").state().view(Viewer::Watcher)).expect("it is drawn");
    let picture = roxmltree::Document::parse(&svg).expect("well formed");
    for node in picture.descendants() {
        assert!(!["use", "symbol", "style"].contains(&node.tag_name().name()));
        for attribute in node.attributes() {
            let is_left = attribute.name() == "class" || attribute.value().contains("var(");
            assert!(!is_left, "{}={}", attribute.name(), attribute.value());
        }
    }
}
