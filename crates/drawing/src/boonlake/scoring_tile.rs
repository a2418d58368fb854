//! Scoring tiles: what they count and ask for, and below it their projects.

use super::icon::Icon;
use super::own_board::svg;
use super::reward::seal;
use super::symbol::{group, path, put, rect, text};
use crate::point::Point;
use boonlake::components::ScoringSheet;
use boonlake::{Condition, Counted, Resource};

/// What a scoring tile counts.
pub fn condition_icons(condition: Condition) -> Vec<Icon> {
    match condition {
        Condition::AtLeast(what) => vec![Icon::of(what)],
        Condition::LowerTrack => vec![Icon::OneTrack],
        Condition::ConnectedTiles => vec![Icon::Tile],
        Condition::Bridges => vec![Icon::Bridge],
        Condition::Regions(two) => two.map(|it| Icon::of(Counted::Presences(it))).into(),
        Condition::CardKinds(two) => two.map(Icon::Kind).into(),
        Condition::ExchangeInhabitants => vec![Icon::Inhabitant, Icon::Exchange],
        Condition::ExchangeVases => vec![Icon::Vase, Icon::Exchange],
        Condition::ExchangeCoins => vec![Icon::Coin, Icon::Exchange],
    }
}

/// A scoring tile, with what it asks for at this scoring, from 1, on plum; 168 by 112.
pub fn scoring_tile(sheet: &ScoringSheet, scoring: u8) -> String {
    let drawn = asks(sheet, scoring) + &path("bl-fold", "M8 73H160") + &project(sheet);
    card(112, &drawn)
}

/// The half of a scoring tile that is scored; 168 by 73.
pub fn scored_half(sheet: &ScoringSheet, scoring: u8) -> String {
    card(73, &asks(sheet, scoring))
}

fn card(height: u16, drawn: &str) -> String {
    let card = rect("bl-token", (1.0, 1.0, 166.0, f64::from(height) - 2.0), 9.0);
    svg("bl-scoring-tile", 168, height, &group("bl-pale", &(card + drawn)))
}

/// What is counted, and how much of it at the four scorings.
fn asks(sheet: &ScoringSheet, scoring: u8) -> String {
    let mut drawn = String::new();
    let signs = condition_icons(sheet.condition);
    let first = 84.0 - 17.0 * (signs.len() as f64 - 1.0);
    for (index, sign) in signs.into_iter().enumerate() {
        drawn += &put(sign.id(), Point { x: first + 34.0 * index as f64, y: 22.0 }, 32.0);
    }
    for (number, (one, other)) in (1u8..).zip(sheet.values) {
        let at = Point { x: 3.0 + 32.4 * f64::from(number), y: 58.0 };
        let class = if number == scoring { "bl-seal-n" } else { "bl-inlay-n" };
        if number == scoring {
            drawn += &rect("bl-needed", (at.x - 15.0, 43.0, 30.0, 21.0), 5.0);
        }
        drawn += &match sheet.condition.is_pair() {
            true => text(class, at, format!("{one}/{other}")),
            false => text(class, at, one),
        };
    }
    drawn
}

/// The price of a project left, what it brings right.
fn project(sheet: &ScoringSheet) -> String {
    let price = &sheet.price;
    let given = [(price.coins, Icon::Coin), (price.vases, Icon::Vase)];
    let shown = Resource::ALL.iter().map(|&one| (price.resources.of(one), Icon::Resource(one)));
    let mut drawn = String::new();
    let mut x = 4.0;
    for (count, sign) in given.into_iter().chain(shown).filter(|(count, _)| *count > 0) {
        x += if count > 9 { 13.0 } else { 9.0 };
        drawn += &text("bl-inlay-n", Point { x, y: 97.0 }, count);
        x += if count > 9 { 17.0 } else { 12.5 };
        drawn += &put(sign.id(), Point { x, y: 92.0 }, 16.0);
        x += 7.0;
    }
    let vp = i8::try_from(sheet.vp).unwrap_or(i8::MAX);
    drawn
        + &seal(Point { x: 130.0, y: 92.0 }, vp, 25.0)
        + &put(Icon::Track(sheet.track).id(), Point { x: 152.0, y: 92.0 }, 22.0)
}
