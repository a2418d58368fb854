//! The income tracks in the beams of the frame.

use super::chart::Chart;
use super::icon::Icon;
use super::symbol::{circle, group, put, rect, text};
use crate::point::Point;
use boonlake::{Reward, Track};

/// A track with its incomes; what a step brings lies on the line between two spaces.
pub(super) fn track_beam(chart: Chart<'_>, track: Track) -> String {
    let sign = if track == Track::Coin { Icon::Coin } else { Icon::Card };
    let spaces = chart.parts.boards.track(track);
    let head = chart.track_space(track, 0).0;
    let mut beam = put(Icon::Track(track).id(), Point { x: head + 20.0, y: 17.0 }, 20.0);
    let mut gifts = String::new();
    for (place, space) in spaces.iter().enumerate() {
        let (left, top, step) = chart.track_space(track, place);
        let at = |x: f64, y: f64| Point { x: left + x, y: top + y };
        beam += &rect("bl-inlay", (left, top + 1.5, 40.0, step - 3.0), 5.0);
        let aside = if space.income > 9 { 3.0 } else { 0.0 };
        beam += &text("bl-inlay-n", at(10.0, 18.0), space.income);
        beam += &put(sign.id(), at(22.0 + aside, 13.0), 13.0);
        if space.vp > 0 {
            beam += &text("bl-inlay-v", at(8.0, step - 8.0), space.vp);
            beam += &put(Icon::Vp.id(), at(18.0, step - 12.6), 12.5);
        }
        if let Some(gift) = space.reward {
            gifts += &circle("bl-gift", at(20.0, 0.0), 9.4);
            gifts += &put(gift_icon(gift).id(), at(20.0, -0.3), 13.0);
        }
    }
    group("bl-beam", &(beam + &gifts))
}

/// The sign of what a space brings.
pub fn gift_icon(reward: Reward) -> Icon {
    match reward {
        Reward::Coins(_) => Icon::Coin,
        Reward::Cards(_) => Icon::Card,
        Reward::Vp(_) => Icon::Vp,
        Reward::Inhabitants(_) => Icon::Inhabitant,
        Reward::Vases(_) => Icon::Vase,
        Reward::Production(_) | Reward::VaseOrProduction => Icon::Production,
    }
}
