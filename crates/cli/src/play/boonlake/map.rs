//! The map: two lines for each row of spaces, in 80 columns.

use super::super::ink::{ACCENT, QUIET};
use super::super::lines::{flow, padded, visible_width};
use super::sight::Sight;
use boonlake::Place;
use boonlake::{EMINENCE, Laid, Open, Piece, Region, Reward, Site, Space, SpaceSet};
use table::Side;

/// Columns for each space.
const HEX_WIDTH: usize = 10;

/// How a side's pieces are marked: the number of the player, or E for the Wise Eminence.
pub(super) fn mark(open: &Open, side: Side) -> String {
    if open.is_solo() && side == EMINENCE { "E".to_owned() } else { (side.index() + 1).to_string() }
}

/// The map, and below it the labels of the regions.
pub(super) fn draw(sight: &Sight<'_>) -> String {
    let open = sight.view.open();
    let land = &open.parts().land;
    let column = |at: Space| {
        let (q, r) = land.spaces[at].place;
        (2 * i16::from(q) + i16::from(r)) as usize * HEX_WIDTH / 2
    };
    let mut rows: Vec<i8> = Space::all().map(|at| land.spaces[at].place.1).collect();
    rows.sort_unstable();
    rows.dedup();
    let targets = targets(sight);
    let mut text = String::new();
    for row in rows {
        let mut hexes: Vec<Space> =
            Space::all().filter(|&at| land.spaces[at].place.1 == row).collect();
        hexes.sort_by_key(|&at| column(at));
        for line in [head, body] {
            let mut out = String::new();
            for &at in &hexes {
                let said = line(sight, at);
                let style = if targets.has(at) { ACCENT } else { QUIET };
                let is_free = open.terrain.spot(at).laid == Laid::Nothing;
                let is_painted = targets.has(at) || is_free;
                out = padded(&out, column(at));
                out += &if is_painted { sight.teller.ink.paint(&said, style) } else { said };
            }
            debug_assert!(visible_width(&out) <= 80, "{out}");
            text += out.trim_end();
            text += "\n";
        }
    }
    let labels = Region::ALL.iter().map(|&region| sight.speech().region_label(open, region));
    text + &flow(sight.teller.width, "", &labels.collect::<Vec<_>>(), " · ")
}

/// The spaces where something can be done now.
fn targets(sight: &Sight<'_>) -> SpaceSet {
    let place = |place: Place| match place {
        Place::Space(at) => Some(at),
        Place::Site(site) => Some(site.at),
        Place::River(_) => None,
    };
    sight.legal.iter().filter_map(|action| action.place().and_then(place)).collect()
}

/// The number, the letter of the region, `=` at a bridge, and the tile.
fn head(sight: &Sight<'_>, at: Space) -> String {
    let open = sight.view.open();
    let land = &open.parts().land;
    let region = sight.speech().region(land.spaces[at].region);
    let region = region.chars().next().unwrap_or(' ');
    let bridge = if land.bridge_ends.has(at) { "=" } else { "" };
    let what = match open.terrain.spot(at).laid {
        Laid::Nothing => String::new(),
        Laid::Pasture => sight.teller.words.say("map-pasture"),
        Laid::Building(tile) => tile.to_string(),
    };
    format!("{at}{region}{bridge} {what}")
}

/// What stands there, or what exploring brings.
fn body(sight: &Sight<'_>, at: Space) -> String {
    let open = sight.view.open();
    let spot = open.terrain.spot(at);
    match spot.laid {
        Laid::Nothing => match &open.parts().land.spaces[at].reward {
            Some(reward) => format!("({})", short(sight, reward)),
            None => "(–)".to_owned(),
        },
        Laid::Pasture => {
            let herds = Side::all(spot.cattle.len()).zip(spot.cattle);
            let owners = herds.map(|(side, number)| mark(open, side).repeat(number.into()));
            let owners: String = owners.collect();
            sight.teller.words.say_with("map-cattle", &[("owners", owners.into())])
        }
        Laid::Building(_) => {
            let piece = |site: &Site| match open.terrain.piece(*site) {
                None => "..".to_owned(),
                Some(here) => {
                    let letter = match here.piece {
                        Piece::Inhabitant => 'i',
                        Piece::House => 'h',
                        Piece::Settlement => 'S',
                    };
                    format!("{}{letter}", mark(open, here.side))
                }
            };
            let sites = Site::of(at);
            let sites = sites.iter().filter(|&&site| open.map().has_site(site)).map(piece);
            sites.collect::<Vec<_>>().join(" ")
        }
    }
}

/// A reward in as few letters as a space has room for.
pub(super) fn short(sight: &Sight<'_>, reward: &Reward) -> String {
    let words = sight.teller.words;
    let count = |key: &str, count: i64| words.say_with(key, &[("count", count.into())]);
    match *reward {
        Reward::Coins(number) => count("short-coins", number.into()),
        Reward::Cards(number) => count("short-cards", number.into()),
        Reward::Vp(number) => count("count-vp", number.into()),
        Reward::Inhabitants(number) => count("short-inhabitants", number.into()),
        Reward::Vases(number) => count("count-vases", number.into()),
        Reward::Production(Some(resource)) => {
            format!("+{}", sight.speech().resource_plain(resource))
        }
        Reward::Production(None) | Reward::VaseOrProduction => words.say("short-site"),
    }
}
