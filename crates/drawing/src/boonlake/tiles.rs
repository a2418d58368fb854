//! Tiles: building tiles with their sites, and pastures.

use super::chart::{Chart, corners, distance, sides, site_offset};
use super::course::pair;
use super::cut::Cut;
use super::land::region_class;
use super::reward::{beside_site, on_settlement, on_site};
use super::symbol::{circle, group, path, polygon, text};
use crate::number::short;
use crate::point::Point;
use boonlake::{Components, Laid, MAX_CATTLE, Map, Piece, Site, SiteRule, Space, Spot};

/// The tile on a space, with whatever is printed on its free sites; nothing where none lies.
pub fn tile(chart: Chart<'_>, map: Map<'_>, space: Space) -> String {
    let spot = map.spot(space);
    let drawn = body(chart, chart.space_middle(space), spot);
    if drawn.is_empty() {
        return drawn;
    }
    let number = chart.space_middle(space).moved(0.0, chart.cut.terms().texts[0] + 1.0);
    let class = if spot.laid == Laid::Pasture { "bl-n bl-on-grass" } else { "bl-n" };
    group(region_class(map.region(space)), &(drawn + &text(class, number, space)))
}

/// All tiles that lie on the map.
pub fn tiles(chart: Chart<'_>, map: Map<'_>) -> String {
    map.laid().iter().map(|space| tile(chart, map, space)).collect()
}

/// A tile that lies nowhere yet, as an `<svg>` of its own.
pub fn loose_tile(parts: &Components, laid: Laid) -> String {
    let spot = Spot { laid, sites: [None; 2], cattle: [0; 4] };
    let drawn = body(Chart::new(Cut::Wide, parts), Point { x: 0.0, y: 0.0 }, &spot);
    format!(
        r#"<svg class="icon bl-map bl-loose" viewBox="-45 -44 90 88" aria-hidden="true">{drawn}</svg>"#
    )
}

/// A tile as it would lie on a space: half transparent.
pub fn tile_ghost(chart: Chart<'_>, space: Space, laid: Laid) -> String {
    let spot = Spot { laid, sites: [None; 2], cattle: [0; 4] };
    let drawn = body(chart, chart.space_middle(space), &spot);
    group("bl-ghost", &group(region_class(chart.parts.land.spaces[space].region), &drawn))
}

fn body(chart: Chart<'_>, middle: Point, spot: &Spot) -> String {
    let inset = if chart.cut.is_wide() { 2.6 } else { 1.8 };
    let card = |class: &str| {
        let inner = corners(chart.cut, middle, inset);
        let shadow = inner.map(|at| at.moved(0.0, 2.4));
        polygon("bl-hex", &corners(chart.cut, middle, 0.0))
            + &polygon("bl-tile-shadow", &shadow)
            + &polygon(class, &inner)
            + &polygon("bl-tile-rim", &corners(chart.cut, middle, inset + 2.7))
    };
    match spot.laid {
        Laid::Nothing => String::new(),
        Laid::Pasture => card("bl-pasture") + &pasture(chart, middle, spot),
        Laid::Building(tile) => {
            let rules = &chart.parts.tile(tile).sites;
            let sites = rules.iter().enumerate().map(|(index, rule)| {
                let at = middle.moved(0.0, site_offset(chart.cut, index, rules.len()));
                site(chart, at, rule, spot.sites[index].map(|there| there.piece), rules.len())
            });
            card("bl-tile") + &sites.collect::<String>()
        }
    }
}

/// A site: a piece hides what it cost and brought, except what a settlement there is worth.
fn site(
    chart: Chart<'_>,
    at: Point,
    rule: &SiteRule,
    piece: Option<Piece>,
    n_sites: usize,
) -> String {
    let r = site_radius(chart.cut, n_sites);
    match (piece, chart.cut.is_wide()) {
        (Some(Piece::Settlement), _) | (Some(_), false) => String::new(),
        (Some(_), true) => on_settlement(&SiteRule { effect: None, ..*rule }, at, r),
        (None, is_wide) => {
            let inner = r - 1.6;
            let shade = format!(
                "M{}a{2} {2} 0 0 1 {1} 0",
                pair(at.moved(-inner, 0.0)),
                short(inner * 2.0),
                short(inner)
            );
            let words = if is_wide { beside_site(rule, at, r) } else { on_site(rule, at) };
            circle("bl-plot", at, r) + &path("bl-plot-shade", &shade) + &words
        }
    }
}

/// The radius of a site; the only one of a tile has more room.
pub(super) fn site_radius(cut: Cut, n_sites: usize) -> f64 {
    cut.terms().site + if n_sites == 1 && cut.is_wide() { 2.0 } else { 0.0 }
}

/// How many sites the tile of a site has.
pub(super) fn n_sites(map: Map<'_>, space: Space) -> usize {
    Site::of(space).iter().filter(|&&site| map.has_site(site)).count()
}

/// A fence, and a place for each of the cattle.
fn pasture(chart: Chart<'_>, middle: Point, spot: &Spot) -> String {
    let is_wide = chart.cut.is_wide();
    let (inset, gap, r) = if is_wide { (11.6, 11.0, 7.0) } else { (7.8, 9.0, 5.0) };
    let rails = corners(chart.cut, middle, inset);
    let mut posts = String::new();
    for (from, to) in sides(&rails) {
        let n_posts = (distance(from, to) / gap).round().max(1.0);
        for post in 0..n_posts as u8 {
            let share = f64::from(post) / n_posts;
            let at = from.moved((to.x - from.x) * share, (to.y - from.y) * share - 3.0);
            posts += &format!("M{}v6", pair(at));
        }
    }
    let (across, up, down) = chart.cut.terms().herd;
    let free = (spot.n_cattle()..MAX_CATTLE).map(|nth| {
        let x = if nth % 2 == 0 { -across } else { across };
        circle("bl-berth-free", middle.moved(x, if nth < 2 { up } else { down }), r)
    });
    polygon("bl-rails", &rails) + &path("bl-posts", &posts) + &free.collect::<String>()
}
